//! The time marker (F22-4.3): how far it moves and when a half ends.

use crate::clock::{Clock, HALF_SQUARES};

/// What the stage-3 dice do to the marker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TimeMove {
    /// The half ends at once (F22-4.3.3b).
    HalfEnds,
    /// The marker moved to here.
    To(Clock),
}

/// The marker after the stage-3 dice.
pub(crate) fn after_dice(clock: Clock, one: u8, other: u8) -> TimeMove {
    let difference = one.abs_diff(other);
    if clock.stoppage > 0 {
        // F22-D24: equal dice are a difference of 0 and always end the half.
        if difference < clock.stoppage {
            return TimeMove::HalfEnds;
        }
        return TimeMove::To(Clock {
            stoppage: clock.stoppage + 1,
            ..clock
        });
    }
    // F22-4.3.1a, F22-4.3.1b.
    let squares = if difference == 0 { one } else { difference };
    TimeMove::To(advanced(clock, squares))
}

/// The marker after a restart is given: one square, not in stoppage time (F22-4.3.2).
pub(crate) fn after_award(clock: Clock) -> Clock {
    advanced(clock, 1)
}

/// The marker so many squares on; past square 45 it stops on +1, where only the dice of a turn move it on
/// (F22-4.3.3a, F22-D22).
pub(crate) fn advanced(clock: Clock, squares: u8) -> Clock {
    if clock.stoppage > 0 {
        return clock;
    }
    let square = clock.square + squares;
    if square > HALF_SQUARES {
        Clock {
            square: HALF_SQUARES,
            stoppage: 1,
            ..clock
        }
    } else {
        Clock { square, ..clock }
    }
}
