//! Ratings of solvers and of puzzles: a first try is a match of the two, and everything can be computed again from the tries.

use std::collections::BTreeMap;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::{AccountId, Change, Rating, Score, Standing, Time, VERSION};

/// How uncertain the rating is with which a puzzle begins: it says how coaches do at it, and people err otherwise.
pub const PUZZLE_DEVIATION: f64 = 250.0;

/// A member's first try at a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FirstTry {
    /// The puzzle's id.
    pub puzzle: String,
    /// The puzzle's game; a solver has a rating for each.
    pub game: String,
    /// Who tried; nobody where the account was closed since.
    pub solver: Option<AccountId>,
    /// When.
    pub at: Time,
    /// Whether the answer was right.
    pub solved: bool,
}

/// A row of the book: a first try with what it did to both ratings.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RatedTry {
    /// The try.
    pub tried: FirstTry,
    /// When the solver's try before it was; nothing where it is his first of this game.
    pub since: Option<Time>,
    /// What it did to the solver.
    pub solver: Change,
    /// What it did to the puzzle.
    pub puzzle: Change,
    /// The version of the rating that says so.
    pub version: u32,
}

/// The rating with which a puzzle begins that is as hard as this.
pub fn puzzle_start(points: u16) -> Rating {
    let start = Rating::START;
    Rating::new(f64::from(points), PUZZLE_DEVIATION, start.volatility())
}

impl FirstTry {
    /// What the try does to both, from where they stood before; a newcomer stands nowhere. Time makes a solver less certain, but
    /// not a puzzle, which stays what it is.
    pub fn rate(self, solver: Option<Standing>, puzzle: Rating) -> RatedTry {
        let before = solver.map_or(Rating::START, |standing| standing.rating);
        let rested = solver.map_or(Duration::ZERO, |standing| self.at.since(standing.at));
        let score = if self.solved { Score::Win } else { Score::Loss };
        RatedTry {
            since: solver.map(|standing| standing.at),
            solver: Change {
                before,
                after: before.after(rested, puzzle.into(), score),
            },
            puzzle: Change {
                before: puzzle,
                after: puzzle.after(
                    Duration::ZERO,
                    before.rested(rested).into(),
                    score.of_opponent(),
                ),
            },
            version: VERSION,
            tried: self,
        }
    }
}

impl RatedTry {
    /// Where the solver stood before.
    fn solver_before(&self) -> Option<Standing> {
        self.since.map(|at| Standing {
            rating: self.solver.before,
            at,
        })
    }

    /// Where the solver stands after it.
    pub fn solver_after(&self) -> Standing {
        Standing {
            rating: self.solver.after,
            at: self.tried.at,
        }
    }
}

/// Where solvers and puzzles stand.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PuzzleRatings {
    solvers: BTreeMap<(String, AccountId), Standing>,
    puzzles: BTreeMap<String, Rating>,
}

impl PuzzleRatings {
    /// Where a member stands as a solver of a game's puzzles, if he ever tried one.
    pub fn solver(&self, game: &str, account: AccountId) -> Option<Standing> {
        self.solvers.get(&(game.to_owned(), account)).copied()
    }

    /// The rating of a puzzle that was tried.
    pub fn puzzle(&self, id: &str) -> Option<Rating> {
        self.puzzles.get(id).copied()
    }

    /// Rates a try of the book again, which came after all others. A puzzle's first one says with which rating it began, and one
    /// of somebody whose account was closed how strong he was: his other tries are nobody's any more.
    pub fn rate_again(&mut self, row: &RatedTry) -> RatedTry {
        let tried = &row.tried;
        let solver = match tried.solver {
            Some(account) => self.solver(&tried.game, account),
            None => row.solver_before(),
        };
        let puzzle = self.puzzle(&tried.puzzle).unwrap_or(row.puzzle.before);
        let rated = tried.clone().rate(solver, puzzle);
        if let Some(account) = tried.solver {
            let key = (tried.game.clone(), account);
            self.solvers.insert(key, rated.solver_after());
        }
        self.puzzles
            .insert(tried.puzzle.clone(), rated.puzzle.after);
        rated
    }
}
