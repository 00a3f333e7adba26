//! What computer coaches think, as it is told: part of the protocol.

use gaffer_core::Side;
use serde::Serialize;
use ts_rs::TS;

use crate::words::{Phrase, Words};

/// How far a computer coach is with its thinking.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Thinking {
    /// The version that it decides for.
    #[ts(type = "number")]
    pub version: u64,
    /// The side that it decides for.
    #[ts(type = "Side")]
    pub side: Side,
    /// The positions that it has looked at; not told of a side with secrets, whose number depends on them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub positions: Option<u64>,
    /// The milliseconds that it has taken.
    #[ts(type = "number")]
    pub milliseconds: u64,
}

/// What was thought about a decision; its words are phrases until somebody reads them.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(concrete(W = String))]
pub struct Thoughts<W = String> {
    /// Whose decision it is.
    #[ts(type = "Side")]
    pub side: Side,
    /// The plans that were looked at, the best first.
    pub plans: Vec<Plan<W>>,
    /// The positions that were looked at.
    #[ts(type = "number")]
    pub positions: u64,
}

/// A plan: choices that a side can make one after another.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(concrete(W = String))]
pub struct Plan<W = String> {
    /// The row of choices in its notation, as `choose` takes it.
    pub choice: String,
    /// Each of the choices in words.
    pub steps: Vec<Step<W>>,
    /// What the match is expected to end as; none where it was not looked at.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub chances: Option<Chances>,
    /// How often the search went this way.
    #[ts(type = "number")]
    pub visits: u64,
    /// What most likely follows, with dice as they may fall.
    pub leads_to: Vec<Step<W>>,
}

/// What a match is expected to end as for the side that decides.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
pub struct Chances {
    /// The chance to win, from 0 to 1.
    pub win: f64,
    /// The chance of a draw.
    pub draw: f64,
    /// The lead at the end, in goals.
    pub lead: f64,
}

/// An answer in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[ts(concrete(W = String))]
pub enum Step<W = String> {
    /// A choice.
    Choice {
        /// Who makes it.
        #[ts(type = "Side")]
        side: Side,
        /// The choice in its notation.
        choice: String,
        /// What it is, in the words in which it is offered.
        label: W,
    },
    /// Dice.
    Roll {
        /// What for: "turn".
        purpose: String,
        /// The same in words.
        words: W,
        /// What they show.
        dice: Vec<u8>,
    },
}

impl Thoughts<Phrase> {
    /// The thoughts in the words of a reader.
    pub fn render(&self, words: Words<'_>) -> Thoughts {
        let plan = |plan: &Plan<Phrase>| Plan {
            choice: plan.choice.clone(),
            steps: plan.steps.iter().map(|step| step.render(words)).collect(),
            chances: plan.chances,
            visits: plan.visits,
            leads_to: plan
                .leads_to
                .iter()
                .map(|step| step.render(words))
                .collect(),
        };
        Thoughts {
            side: self.side,
            plans: self.plans.iter().map(plan).collect(),
            positions: self.positions,
        }
    }
}

impl Step<Phrase> {
    fn render(&self, words: Words<'_>) -> Step {
        match self {
            Self::Choice {
                side,
                choice,
                label,
            } => Step::Choice {
                side: *side,
                choice: choice.clone(),
                label: words.render(label),
            },
            Self::Roll {
                purpose,
                words: phrase,
                dice,
            } => Step::Roll {
                purpose: purpose.clone(),
                words: words.render(phrase),
                dice: dice.clone(),
            },
        }
    }
}
