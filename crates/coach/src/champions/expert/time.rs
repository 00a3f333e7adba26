//! How much of a match is left.

use gaffer_champions::{Open, Period};

/// Opening rolls for each counted one of the watch (C20-time-2): dice of interceptions and saves move it too.
const ROLLS_FOR_A_ONE: f64 = 4.5;
/// Opening rolls for each counted roll of any die (C20-time-7).
const SHARE_OF_ROLLS: f64 = 0.67;
/// The opening rolls of a whole match.
pub(super) const WHOLE: f64 = 16.0 * ROLLS_FOR_A_ONE;

/// The opening rolls that the period is expected to have still.
pub(super) fn rolls_left(open: &Open) -> f64 {
    if open.whistle() {
        return 0.0;
    }
    let (ones, minutes) = match open.period() {
        Period::Regular => (16, 90),
        Period::ExtraTime => (6, 30),
        Period::ShootOut => return 0.0,
    };
    if open.options().tally {
        SHARE_OF_ROLLS * (f64::from(minutes) - f64::from(open.tally())).max(1.0)
    } else {
        ROLLS_FOR_A_ONE * (f64::from(ones) - f64::from(open.ones())).max(0.25)
    }
}
