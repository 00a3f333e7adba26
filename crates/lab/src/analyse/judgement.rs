//! What was judged of a match, without words: what is kept of a review, so that it can be told in any language.

use gaffer_coach::Expected;
use gaffer_coach::analysis::{
    Analysis, Decision, Judged, Looked, Part, RollLuck, Swing, Unjudged, split,
};
use gaffer_core::{Replayed, Rules, parse_row};
use serde::{Deserialize, Serialize};

/// A roll or a decision that was judged, with the value after each of its answers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct JudgedPart {
    values: Vec<Worth>,
    #[serde(flatten)]
    what: What,
}

/// What a position is worth: the chances that the home side wins and that nobody does, and its lead.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
struct Worth(f64, f64, f64);

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum What {
    Roll {
        luck: Swing,
        correction: Swing,
    },
    Decision {
        forced: bool,
        cost: Swing,
        considered: usize,
        made: Worth,
        best: Worth,
        /// The best row, in its notation.
        row: Vec<String>,
    },
}

impl From<Expected> for Worth {
    fn from(Expected { win, draw, lead }: Expected) -> Self {
        Self(win, draw, lead)
    }
}

impl From<Worth> for Expected {
    fn from(Worth(win, draw, lead): Worth) -> Self {
        Self { win, draw, lead }
    }
}

impl JudgedPart {
    /// What was found out about a part.
    pub(super) fn new<C: ToString>((part, values): Looked<C>) -> Self {
        let what = match part {
            Part::Roll(roll) => What::Roll {
                luck: roll.luck,
                correction: roll.correction,
            },
            Part::Decision(Decision { forced, judged, .. }) => What::Decision {
                forced,
                cost: judged.cost,
                considered: judged.considered,
                made: judged.made_worth.into(),
                best: judged.best_worth.into(),
                row: judged.best.iter().map(ToString::to_string).collect(),
            },
        };
        Self {
            values: values.into_iter().map(Worth::from).collect(),
            what,
        }
    }

    /// The part of the match that it is about; nothing where it does not fit.
    fn part<R: Rules>(
        &self,
        Unjudged { answers, side }: Unjudged,
        before: Expected,
    ) -> Option<Part<R::Choice>> {
        if self.values.len() != answers.len() {
            return None;
        }
        match (&self.what, side) {
            (What::Roll { luck, correction }, None) => Some(Part::Roll(RollLuck {
                at: answers.start,
                luck: *luck,
                correction: *correction,
            })),
            (
                What::Decision {
                    forced,
                    cost,
                    considered,
                    made,
                    best,
                    row,
                },
                Some(side),
            ) => Some(Part::Decision(Decision {
                answers,
                side,
                forced: *forced,
                change: Swing::between(before, self.values.last().copied()?.into()),
                judged: Judged {
                    cost: *cost,
                    best: parse_row(&row.join(", ")).ok()?,
                    made_worth: (*made).into(),
                    best_worth: (*best).into(),
                    considered: *considered,
                },
            })),
            _ => None,
        }
    }
}

/// The analysis of a match that begins with a value, put together from its parts; nothing where they are of another match.
pub(super) fn analysis<R: Rules>(
    replayed: &Replayed<R>,
    start: Expected,
    judged: &[JudgedPart],
) -> Option<Analysis<R>> {
    let unjudged = split(replayed);
    if unjudged.len() != judged.len() {
        return None;
    }
    let mut values = vec![start];
    let mut parts = Vec::with_capacity(judged.len());
    for (part, judged) in unjudged.into_iter().zip(judged) {
        let before = values.last().copied()?;
        parts.push(judged.part::<R>(part, before)?);
        values.extend(judged.values.iter().copied().map(Expected::from));
    }
    Some(Analysis { values, parts })
}

/// How many of some parts are decisions.
pub(super) fn decisions(parts: &[Unjudged]) -> usize {
    parts.iter().filter(|part| part.side.is_some()).count()
}
