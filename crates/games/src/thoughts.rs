//! What computer coaches think, as it is told: part of the protocol.

use gaffer_core::Side;
use serde::Serialize;
use utoipa::ToSchema;

use crate::described;
use crate::odds::Odds;

/// How far a computer coach is with its thinking.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Thinking {
    /// The version that it decides for.
    pub version: u64,
    /// The side that it decides for.
    #[schema(value_type = described::Side)]
    pub side: Side,
    /// The positions that it has looked at; not told of a side with secrets, whose number depends on them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub positions: Option<u64>,
    /// The milliseconds that it has taken.
    pub milliseconds: u64,
}

/// What was thought about a decision.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Thoughts {
    /// Whose decision it is.
    #[schema(value_type = described::Side)]
    pub side: Side,
    /// The plans that were looked at, the best first.
    pub plans: Vec<Plan>,
    /// The positions that were looked at.
    pub positions: u64,
}

/// A plan: choices that a side can make one after another.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Plan {
    /// The row of choices in its notation, as `choose` takes it.
    pub choice: String,
    /// Each of the choices in words.
    pub steps: Vec<PlanStep>,
    /// What the match is expected to end as; none where it was not looked at.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chances: Option<Chances>,
    /// How often the search went this way.
    pub visits: u64,
    /// What most likely follows, with dice as they may fall.
    pub leads_to: Vec<PlanStep>,
}

/// What a match is expected to end as for the side that decides.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, ToSchema)]
pub struct Chances {
    /// The chance to win, from 0 to 1.
    pub win: f64,
    /// The chance of a draw.
    pub draw: f64,
    /// The lead at the end, in goals.
    pub lead: f64,
}

/// An answer in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum PlanStep {
    /// A choice.
    Choice {
        /// Who makes it.
        #[schema(value_type = described::Side)]
        side: Side,
        /// The choice in its notation.
        choice: String,
        /// What it is, in the words in which it is offered.
        label: String,
        /// How likely it is to bring what it is made for, where dice decide that.
        #[serde(skip_serializing_if = "Option::is_none")]
        odds: Option<Odds>,
        /// The way of the ball or of a piece in it: at least two places or none.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        path: Vec<String>,
    },
    /// Dice.
    Roll {
        /// What for: "turn".
        purpose: String,
        /// The same in words.
        words: String,
        /// What they show.
        dice: Vec<u8>,
    },
}
