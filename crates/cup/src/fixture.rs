//! A match of a competition before and after it is played.

use gaffer_core::BySide;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::sheet::ResultSheet;
use crate::team::TeamId;

/// A match of a competition, by the order in which they were drawn, the first 0.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema,
)]
#[serde(transparent)]
pub struct FixtureId(pub usize);

/// A tie of a knock-out: one match or several between the same two teams.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema,
)]
#[serde(transparent)]
pub struct TieId(pub usize);

/// What a match is part of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// A group of a league, the first 0.
    Group(usize),
    /// A tie of the knock-out; its first match is leg 0.
    Tie {
        /// The tie.
        tie: TieId,
        /// Which of its matches.
        leg: usize,
    },
    /// A round of a Swiss or a duplicate competition.
    Round,
}

/// A match that is to be played, is being played or was played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Fixture {
    /// The round in which it is played, the first 0.
    pub round: usize,
    /// What it is part of.
    pub stage: Stage,
    /// Who plays.
    pub teams: BySide<TeamId>,
    /// How it stands.
    pub status: Status,
}

/// How a match of a competition stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// It has not begun.
    Waiting,
    /// It is being played, where it is played here as the stored match of this name.
    Began(Option<String>),
    /// It was played.
    Played(ResultSheet),
    /// It is decided without being played: a side has withdrawn or cannot play.
    Forfeited(ResultSheet),
    /// It does not count: a side withdrew early, or the tie was drawn anew.
    Annulled,
}

impl Status {
    /// The result that counts.
    pub fn sheet(&self) -> Option<&ResultSheet> {
        match self {
            Self::Played(sheet) | Self::Forfeited(sheet) => Some(sheet),
            Self::Waiting | Self::Began(_) | Self::Annulled => None,
        }
    }
}
