//! Making puzzles: positions of matches between coaches in which one answer is best by far.

use std::collections::{BTreeMap, HashSet};

use gaffer_coach::{Luck, Stream, play_seen};
use gaffer_core::{BySide, Side, Silent};
use gaffer_games::coaches;
use rayon::iter::{IntoParallelIterator as _, ParallelIterator as _};

use super::levels::{found, rating};
use super::puzzle::{Puzzle, Way, margin};
use super::puzzling::written;
use super::{Puzzling, Theme};
use crate::Progress;
use crate::work::on_threads;

/// How many matches are looked through before it is counted what is still wanted, fewer where fewer puzzles are wanted. It does not
/// depend on the threads, so that the puzzles do not either.
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
pub struct Making {
    /// How many.
    pub count: usize,
    /// The seed; the puzzles depend on it and not on the threads.
    pub seed: u64,
    /// How many matches are looked through at the same time.
    pub threads: usize,
}

/// What a match offers: a position with its answers.
struct Candidate<G: Puzzling> {
    position: G,
    theme: Theme,
    ways: Vec<Way<G::Choice>>,
    number: u64,
    found: (u32, u32),
}

impl Making {
    /// Makes the puzzles of a game, in the order of their themes.
    pub fn make<G: Puzzling>(self, progress: &dyn Progress) -> Result<Vec<Puzzle>, String> {
        progress.expect(self.count as u64);
        let most = (self.count * SHARE / 100).div_ceil(G::THEMES.len()).max(1);
        let mut made: BTreeMap<Theme, Vec<Puzzle>> = BTreeMap::new();
        let mut known: HashSet<G> = HashSet::new();
        let mut count = 0;
        let matches = PATIENCE * self.count as u64;
        let batch = BATCH.min(self.count as u64).max(1);
        for start in (0..matches).step_by(batch as usize) {
            let wanted: Vec<Theme> = (G::THEMES.iter().copied())
                .filter(|theme| made.get(theme).is_none_or(|puzzles| puzzles.len() < most))
                .collect();
            let candidates = || {
                (start..start + batch)
                    .into_par_iter()
                    .map(|number| self.of_match::<G>(number, &wanted))
                    .collect::<Result<Vec<_>, String>>()
            };
            for candidate in on_threads(self.threads, candidates)??.into_iter().flatten() {
                if count == self.count {
                    break;
                }
                let puzzles = made.entry(candidate.theme).or_default();
                if puzzles.len() == most || known.contains(&candidate.position) {
                    continue;
                }
                known.extend(candidate.position.twins());
                known.insert(candidate.position.clone());
                puzzles.push(self.puzzle(&candidate)?);
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

    /// The puzzles of a match.
    fn of_match<G: Puzzling>(
        self,
        number: u64,
        wanted: &[Theme],
    ) -> Result<Vec<Candidate<G>>, String> {
        let start = G::begin(&G::Options::default()).map_err(|faults| faults.to_string())?;
        let coach = coaches::usual::<G>();
        let mut seats = BySide {
            home: coaches::find::<G>(coach)?,
            away: coaches::find::<G>(coach)?,
        };
        let seed = Luck::at(self.seed, Stream::Puzzles, number).number();
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
                    number,
                    found,
                });
            }
        }
        Ok(candidates)
    }

    fn puzzle<G: Puzzling>(self, candidate: &Candidate<G>) -> Result<Puzzle, String> {
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
