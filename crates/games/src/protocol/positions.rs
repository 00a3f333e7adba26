//! Positions that somebody writes down: checked, and played from.

use gaffer_core::BySide;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{Awaits, DiceFrom, NewTeam};
use crate::board::{Board, Sheet};
use crate::described;

/// A position as a short text (docs/POSITIONS.md).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct WrittenPosition {
    /// The text: "fuba/2.2;pieces=b4:3/2,b5:1/2;ball=b4;value=3".
    pub text: String,
}

/// A position that can be in a match.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct CheckedPosition {
    /// The text as it is always written.
    pub text: String,
    /// The game.
    pub game: &'static str,
    /// The game as its options play it: "FUBA 2.2".
    pub title: String,
    /// The preset whose options it has, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub preset: Option<&'static str>,
    /// What is awaited.
    pub awaits: Awaits,
    /// The decision as a short question, or what a roll is for.
    pub prompt: String,
    /// What stands on the board.
    pub board: Board,
    /// What stands beside it.
    pub sheet: Sheet,
}

/// A request for a match that begins with a position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewFromPosition {
    /// The position as a short text.
    pub text: String,
    /// The teams.
    #[schema(value_type = described::BySide<NewTeam>)]
    pub teams: BySide<NewTeam>,
    /// Where the dice come from; they cannot be sealed.
    #[serde(default)]
    pub dice: DiceFrom,
    /// The seed of dice and coaches, which everybody is told; without one the server draws 128 bits and nobody knows them.
    #[serde(default)]
    pub seed: Option<u32>,
    /// Whether hints and thoughts may be asked for; where nothing is said, unless two people play each other.
    #[serde(default)]
    pub hints: Option<bool>,
}
