//! Chances found by trying: every outcome of the dice that are due, on a copy of the position.

use gaffer_core::{Awaits, Rules};

/// Part of a whole, rounded to percent.
pub fn percent(part: u32, total: u32) -> u32 {
    (part * 100 + total / 2) / total.max(1)
}

/// The percentage of the rolls now due after which something has happened; 0 where no roll is due.
pub fn chance<R: Rules>(position: &R, happens: impl Fn(&R::Event) -> bool) -> u32 {
    let mut part = 0;
    let mut total = 0;
    for (events, weight) in outcomes(position) {
        total += weight;
        if events.iter().any(&happens) {
            part += weight;
        }
    }
    percent(part, total)
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
