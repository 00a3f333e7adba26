//! Chances found by trying: every outcome of the dice that are due, on a copy of the position.

use gaffer_core::{Awaits, Rules};
use serde::Serialize;
use utoipa::ToSchema;

/// How likely something is: so many parts of a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Odds {
    /// The parts.
    pub part: u32,
    /// The whole.
    pub total: u32,
}

impl Odds {
    /// So many parts of a whole.
    pub const fn new(part: u32, total: u32) -> Self {
        Self { part, total }
    }

    /// In percent, rounded.
    pub fn percent(self) -> u32 {
        percent(self.part, self.total)
    }
}

/// Part of a whole, rounded to percent.
pub fn percent(part: u32, total: u32) -> u32 {
    (part * 100 + total / 2) / total.max(1)
}

/// How many of the rolls now due lead to something; none where no roll is due.
pub fn chance<R: Rules>(position: &R, happens: impl Fn(&R::Event) -> bool) -> Odds {
    let mut part = 0;
    let mut total = 0;
    for (events, weight) in outcomes(position) {
        total += weight;
        if events.iter().any(&happens) {
            part += weight;
        }
    }
    Odds::new(part, total)
}

/// What happens at each outcome of the roll now due, with its weight.
pub fn outcomes<R: Rules>(position: &R) -> Vec<(Vec<R::Event>, u32)> {
    let Awaits::Roll(roll) = position.awaits() else {
        return Vec::new();
    };
    roll.dice
        .outcomes()
        .filter_map(|(dice, weight)| {
            let mut after = position.clone();
            let mut events = Vec::new();
            after
                .roll(dice, &mut events)
                .is_ok()
                .then_some((events, weight))
        })
        .collect()
}
