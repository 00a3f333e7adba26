//! All puzzles together: which is the next, and which is that of a day.

use gaffer_games::GAMES;

use super::{Puzzle, Theme};

/// Puzzles within so many points of a player's rating are about as hard as he is strong.
const ABOUT: u16 = 200;

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

    /// The puzzle that comes after another: whoever goes on from each to the next meets all that are wanted before one comes
    /// again.
    pub fn next(&self, wanted: &Wanted<'_>, after: Option<&str>) -> Option<&Puzzle> {
        let fit = || self.0.iter().filter(|puzzle| wanted.fits(puzzle));
        let near = |puzzle: &&Puzzle| {
            (wanted.rating).is_none_or(|rating| puzzle.rating.abs_diff(rating) <= ABOUT)
        };
        let is_after = |puzzle: &&Puzzle| after.is_none_or(|after| puzzle.id.as_str() > after);
        (fit().filter(near).find(is_after))
            .or_else(|| fit().find(near))
            .or_else(|| {
                let rating = wanted.rating.unwrap_or_default();
                fit().min_by_key(|puzzle| puzzle.rating.abs_diff(rating))
            })
    }
}
