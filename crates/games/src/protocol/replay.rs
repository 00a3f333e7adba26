//! A match that is leafed through.

use serde::Serialize;
use utoipa::ToSchema;

use super::matches::MatchInfo;
use super::sight::{Landmark, LastRoll, Told};
use crate::board::{Board, Sheet};

/// A stretch of a match as a replay shows it.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Replay {
    /// What is open of the match.
    pub info: MatchInfo,
    /// How many moments there are: one before the first answer, and one after each; while the match goes on, a secret
    /// decision is one, however many answers it took.
    pub total: usize,
    /// The moments asked for.
    pub moments: Vec<Moment>,
    /// Where something worth a jump happens, over the whole match.
    pub landmarks: Vec<LandmarkAt>,
}

/// A match after so many answers.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Moment {
    /// How many moments came before.
    pub number: usize,
    /// The answer that led here, in its notation; hidden while it is a secret.
    pub answer: String,
    /// What it led to.
    pub events: Vec<Told>,
    /// The dice of that answer and what was reckoned with them, where it was a roll.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub roll: Option<LastRoll>,
    /// What stands on the board.
    pub board: Board,
    /// What stands beside it.
    pub sheet: Sheet,
}

/// A moment worth a jump.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct LandmarkAt {
    /// The moment.
    pub moment: usize,
    /// What it is.
    pub landmark: Landmark,
    /// The commentary.
    pub words: String,
}
