//! Making puzzles: positions of matches between coaches in which one answer is best by far.

use std::collections::{BTreeMap, HashSet};
use std::fmt;
use std::marker::PhantomData;
use std::ops::ControlFlow;
use std::sync::Arc;

use gaffer_coach::{Luck, Stream, play_seen};
use gaffer_core::{BySide, Side, Silent};
use gaffer_games::coaches;
use gaffer_games::thinking::Watch;
use serde::{Deserialize, Serialize};

use super::levels::{found, rating};
use super::puzzle::{Puzzle, Way, margin};
use super::puzzling::written;
use super::{Puzzling, Theme};
use crate::Progress;
use crate::pieces::{Hand, Hands, Work};

/// How many matches are looked through before it is counted what is still wanted, fewer where fewer puzzles are wanted. It does not
/// depend on who looks, so that the puzzles do not either.
const BATCH: u64 = 16;

/// The most puzzles from one match: neighbours are much alike.
const OF_A_MATCH: usize = 4;

/// So many matches for each puzzle that is wanted, and it is given up.
const PATIENCE: u64 = 50;

/// The nodes of a search that only looks at what answers lead to at once: half of the margin there, or no other search follows.
const GLANCE: u64 = 1;

/// How much more than its even share of the puzzles a theme may have, in hundredths: some themes are rare.
const SHARE: usize = 220;

/// Puzzles to be made.
#[derive(Clone, Copy, Debug)]
pub struct Making<'a> {
    /// How many.
    pub count: usize,
    /// The seed; the puzzles depend on it and not on who looks for them.
    pub seed: u64,
    /// Who looks for them.
    pub hands: Hands<'a>,
}

/// Matches in which puzzles are looked for; each is a piece.
#[derive(Serialize, Deserialize)]
#[serde(bound = "")]
pub(crate) struct Searches<G> {
    seed: u64,
    #[serde(skip)]
    game: PhantomData<fn() -> G>,
}

/// A match to be looked through.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Search {
    number: u64,
    /// The themes of which more are wanted.
    wanted: Vec<Theme>,
}

/// What a match offers: a position with its answers.
struct Candidate<G: Puzzling> {
    position: G,
    theme: Theme,
    ways: Vec<Way<G::Choice>>,
    number: u64,
    found: (u32, u32),
}

impl<G> fmt::Debug for Searches<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Searches")
            .field("seed", &self.seed)
            .finish()
    }
}

impl<G: Puzzling> Work for Searches<G> {
    type Piece = Search;
    /// The puzzles of the match, or why one cannot be written.
    type Done = Vec<Result<Puzzle, String>>;

    fn kind() -> String {
        format!("puzzles {}", G::GAME)
    }

    fn steps(_piece: &Search) -> u64 {
        // The steps are the puzzles that are kept.
        0
    }

    fn hand(&self, watch: &Arc<Watch>) -> Result<Hand<'_, Self>, String> {
        let watch = Arc::clone(watch);
        Ok(Box::new(move |search| {
            let found = self.of_match(search, &watch)?;
            Ok(found.iter().map(|one| self.puzzle(one)).collect())
        }))
    }

    fn fits(&self, search: &Search, puzzles: &Vec<Result<Puzzle, String>>) -> bool {
        let is_of_it = |puzzle: &Puzzle| {
            puzzle.number == search.number
                && puzzle.seed == self.seed
                && search.wanted.contains(&puzzle.theme)
                && puzzle.start::<G>().is_ok()
        };
        puzzles.len() <= OF_A_MATCH && puzzles.iter().flatten().all(is_of_it)
    }
}

impl Making<'_> {
    /// Makes the puzzles of a game, in the order of their themes.
    pub fn make<G: Puzzling>(self, progress: &dyn Progress) -> Result<Vec<Puzzle>, String> {
        progress.expect(self.count as u64);
        let most = (self.count * SHARE / 100).div_ceil(G::THEMES.len()).max(1);
        let mut made: BTreeMap<Theme, Vec<Puzzle>> = BTreeMap::new();
        let mut known: HashSet<G> = HashSet::new();
        let mut count = 0;
        let matches = PATIENCE * self.count as u64;
        let batch = BATCH.min(self.count as u64).max(1);
        let work = Searches::<G> {
            seed: self.seed,
            game: PhantomData,
        };
        for start in (0..matches).step_by(batch as usize) {
            let wanted: Vec<Theme> = (G::THEMES.iter().copied())
                .filter(|theme| made.get(theme).is_none_or(|puzzles| puzzles.len() < most))
                .collect();
            let searches = (start..start + batch).map(|number| Search {
                number,
                wanted: wanted.clone(),
            });
            let mut found = BTreeMap::new();
            let take = |search: Search, puzzles| {
                found.insert(search.number, puzzles);
                Ok(ControlFlow::Continue(()))
            };
            self.hands.carry_out(&work, searches, take, progress)?;
            for puzzle in found.into_values().flatten() {
                if count == self.count {
                    break;
                }
                let puzzle: Puzzle = puzzle?;
                let position = puzzle.start::<G>()?;
                let puzzles = made.entry(puzzle.theme).or_default();
                if puzzles.len() == most || known.contains(&position) {
                    continue;
                }
                known.extend(position.twins());
                known.insert(position);
                puzzles.push(puzzle);
                count += 1;
                progress.step();
            }
            if count == self.count {
                return Ok(made.into_values().flatten().collect());
            }
        }
        Err(format!(
            "{count} puzzles were found in {matches} matches, not {}",
            self.count
        ))
    }
}

impl<G: Puzzling> Searches<G> {
    /// The puzzles of a match.
    fn of_match(&self, search: &Search, watch: &Watch) -> Result<Vec<Candidate<G>>, String> {
        let Search { number, wanted } = search;
        watch.wait();
        let start = G::begin(&G::Options::default()).map_err(|faults| faults.to_string())?;
        let coach = coaches::usual::<G>();
        let mut seats = BySide {
            home: coaches::find::<G>(coach)?,
            away: coaches::find::<G>(coach)?,
        };
        let seed = Luck::at(self.seed, Stream::Puzzles, *number).number();
        let mut positions = Vec::new();
        play_seen(start, &mut seats, seed, &mut Silent, |position: &G| {
            positions.extend(position.asked_at());
        });
        let mut luck = Luck::new(seed);
        let mut candidates = Vec::new();
        while !positions.is_empty() && candidates.len() < OF_A_MATCH {
            let position = positions.swap_remove(luck.below(positions.len()));
            // Nothing is asked that follows from what the solver cannot know.
            if Side::BOTH
                .into_iter()
                .any(|side| position.has_secrets(side))
            {
                continue;
            }
            watch.wait();
            let Some((theme, ways)) = puzzle_in(&position) else {
                continue;
            };
            if !wanted.contains(&theme) {
                continue;
            }
            let found = found(&position, theme, &ways, luck.number())?;
            // What everybody finds is no question.
            if found.0 < found.1 {
                candidates.push(Candidate {
                    position,
                    theme,
                    ways,
                    number: *number,
                    found,
                });
            }
        }
        Ok(candidates)
    }

    fn puzzle(&self, candidate: &Candidate<G>) -> Result<Puzzle, String> {
        let position = written(&candidate.position)?;
        let (found, tries) = candidate.found;
        let theme = candidate.theme;
        let text = serde_json::to_string(&position).map_err(|error| error.to_string())?;
        Ok(Puzzle {
            id: format!("{}{:08x}", &G::GAME[..1], hash(&format!("{theme} {text}"))),
            theme,
            rating: rating(found, tries),
            found,
            tries,
            margin: (margin(&candidate.ways) * 1e3).floor() / 1e3,
            seed: self.seed,
            number: candidate.number,
            ways: (candidate.ways.iter().take(G::KEPT))
                .map(Way::written)
                .collect(),
            position,
        })
    }
}

/// What a position asks, with its answers, where one of them is best by the margin at every depth.
fn puzzle_in<G: Puzzling>(position: &G) -> Option<(Theme, Vec<Way<G::Choice>>)> {
    if G::DEPTHS.len() > 1 && margin(&position.ways(GLANCE)) < G::MARGIN / 2.0 {
        return None;
    }
    let mut deepest: Option<Vec<Way<G::Choice>>> = None;
    for depth in G::DEPTHS {
        let ways = position.ways(*depth);
        let best = &ways.first()?.row;
        let agrees = (deepest.as_ref().and_then(|ways| ways.first())).is_none_or(|before| {
            before.row.first() == best.first()
                && position.lost(&before.row, best, *depth) < G::MARGIN
        });
        if !agrees || margin(&ways) < G::MARGIN {
            return None;
        }
        deepest = Some(ways);
    }
    let ways = deepest?;
    Some((position.theme(&ways)?, ways))
}

/// A number that follows from a text and hardly from another (FNV-1a).
fn hash(text: &str) -> u32 {
    text.bytes().fold(0x811c_9dc5, |hash, byte| {
        (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    })
}
