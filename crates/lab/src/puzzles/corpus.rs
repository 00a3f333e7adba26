//! All puzzles together: which is the next, and which is that of a day.

use std::collections::{HashMap, HashSet};

use gaffer_games::GAMES;

use super::{Puzzle, Theme};

/// How far a puzzle's rating may be from the solver's, one after the other while there is none: within the first he
/// is expected to find 36 to 64 of a hundred.
const WINDOWS: [u16; 3] = [100, 200, 400];

/// Puzzles, in the order of their ids, which is no order of anything else.
#[derive(Clone, Debug, Default)]
pub struct Corpus(Vec<Puzzle>);

/// Which puzzles are wanted.
#[derive(Clone, Debug, Default)]
pub struct Wanted<'a> {
    /// Of this game.
    pub game: Option<&'a str>,
    /// Of this theme.
    pub theme: Option<Theme>,
    /// About as hard as this, where there are such.
    pub rating: Option<u16>,
}

/// What is known of the puzzles beside what they are.
#[derive(Clone, Debug, Default)]
pub struct Known {
    /// The ids of those that were tried: they come only where no other is left.
    pub tried: HashSet<String>,
    /// The ratings of those whose ratings have moved, by id.
    pub ratings: HashMap<String, u16>,
}

impl Known {
    fn rating(&self, puzzle: &Puzzle) -> u16 {
        let moved = self.ratings.get(&puzzle.id);
        moved.copied().unwrap_or(puzzle.rating)
    }
}

impl Wanted<'_> {
    fn fits(&self, puzzle: &Puzzle) -> bool {
        self.game.is_none_or(|game| game == puzzle.theme.game())
            && self.theme.is_none_or(|theme| theme == puzzle.theme)
    }
}

impl Corpus {
    /// These puzzles; of two with the same id the first.
    pub fn new(mut puzzles: Vec<Puzzle>) -> Self {
        puzzles.sort_by(|one, other| one.id.cmp(&other.id));
        puzzles.dedup_by(|one, other| one.id == other.id);
        Self(puzzles)
    }

    /// Every puzzle.
    pub fn puzzles(&self) -> &[Puzzle] {
        &self.0
    }

    /// The puzzle of an id.
    pub fn find(&self, id: &str) -> Option<&Puzzle> {
        let at = self.0.binary_search_by(|puzzle| puzzle.id.as_str().cmp(id));
        at.ok().map(|at| &self.0[at])
    }

    /// The puzzle of a day, counted from any day: the games that have puzzles take turns, and none comes again before all of its
    /// game were there.
    pub fn daily(&self, day: u64) -> Option<&Puzzle> {
        let of_game = |game: &str| {
            let of_game = |puzzle: &&Puzzle| puzzle.theme.game() == game;
            self.0.iter().filter(of_game).collect::<Vec<_>>()
        };
        let games: Vec<Vec<&Puzzle>> = (GAMES.iter().map(|game| of_game(game.name())))
            .filter(|puzzles| !puzzles.is_empty())
            .collect();
        let count = games.len() as u64;
        let puzzles = &games[day.checked_rem(count)? as usize];
        let number = (day / count) % puzzles.len() as u64;
        puzzles.get(number as usize).copied()
    }

    /// The puzzle that comes after another: one that was not tried, near the rating that is wanted, and the next one by its id.
    /// Whoever goes on from each to the next meets all that are wanted before one comes again.
    pub fn next(&self, wanted: &Wanted<'_>, known: &Known, after: Option<&str>) -> Option<&Puzzle> {
        let fits = |puzzle: &&Puzzle| wanted.fits(puzzle);
        let is_new = |puzzle: &&Puzzle| !known.tried.contains(&puzzle.id);
        let mut fit: Vec<&Puzzle> = self.0.iter().filter(fits).filter(is_new).collect();
        if fit.is_empty() {
            fit = self.0.iter().filter(fits).collect();
        }
        let Some(rating) = wanted.rating else {
            return first(&fit, after);
        };
        let far = |puzzle: &&Puzzle| known.rating(puzzle).abs_diff(rating);
        let within = |window: u16| -> Vec<&Puzzle> {
            let near = fit.iter().copied();
            near.filter(|puzzle| far(puzzle) <= window).collect()
        };
        (WINDOWS.into_iter())
            .find_map(|window| first(&within(window), after))
            .or_else(|| fit.iter().copied().min_by_key(far))
    }
}

/// The first of puzzles after an id, or where that was the last the first of all.
fn first<'a>(puzzles: &[&'a Puzzle], after: Option<&str>) -> Option<&'a Puzzle> {
    let is_after = |puzzle: &&&Puzzle| after.is_none_or(|after| puzzle.id.as_str() > after);
    (puzzles.iter().find(is_after)).or(puzzles.first()).copied()
}
