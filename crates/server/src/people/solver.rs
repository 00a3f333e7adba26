//! Puzzle ratings and first tries of people as they are told over HTTP.

use gaffer_club::{Change, RatedTry, Time};
use serde::Serialize;
use utoipa::ToSchema;

use super::RatingInfo;
use crate::store::Solver;

/// Where somebody stands as a solver of a game's puzzles.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = PuzzleStanding)]
pub(crate) struct SolverInfo {
    /// The game.
    pub game: String,
    /// The game's name as it is printed.
    pub name: &'static str,
    /// The rating as it is known now.
    pub rating: RatingInfo,
    /// How many first tries were right.
    pub solved: u32,
    /// How many were wrong.
    pub failed: u32,
    /// Milliseconds since 1970 of the last one.
    pub at: u64,
}

impl SolverInfo {
    /// Where somebody stands at a moment.
    pub(crate) fn new(solver: Solver, now: u64) -> Self {
        Self {
            name: gaffer_games::find(&solver.game).map_or("", |game| game.title()),
            rating: solver.standing.now(Time(now)).into(),
            game: solver.game,
            solved: solver.solved,
            failed: solver.failed,
            at: solver.standing.at.0,
        }
    }
}

/// What somebody's first try at a puzzle did to both ratings.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = PuzzleTry)]
pub(crate) struct TryInfo {
    /// The puzzle's id.
    pub puzzle: String,
    /// Milliseconds since 1970.
    pub at: u64,
    /// Whether the answer was right.
    pub solved: bool,
    /// The solver's rating.
    pub member: RatingChange,
    /// The puzzle's.
    pub of_puzzle: RatingChange,
}

impl From<RatedTry> for TryInfo {
    fn from(rated: RatedTry) -> Self {
        Self {
            puzzle: rated.tried.puzzle,
            at: rated.tried.at.0,
            solved: rated.tried.solved,
            member: rated.solver.into(),
            of_puzzle: rated.puzzle.into(),
        }
    }
}

/// A rating before and after.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct RatingChange {
    /// Before.
    pub before: RatingInfo,
    /// After.
    pub after: RatingInfo,
}

impl From<Change> for RatingChange {
    fn from(Change { before, after }: Change) -> Self {
        Self {
            before: before.into(),
            after: after.into(),
        }
    }
}
