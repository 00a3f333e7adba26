//! The time marker: how far it moves and when a half ends (F10-4.3, F14-4.3, F22-4.3).

use crate::clock::{Clock, HALF_SQUARES};
use crate::options::Edition;
use crate::options::edition::{EQUAL_DICE, EqualDice, RESTART_SQUARES};

/// What the dice of a turn do to the marker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TimeMove {
    /// The half ends at once (F10-4.3.1a, F14-4.3.1a, F22-4.3.3b).
    HalfEnds,
    /// The marker moved to here.
    To(Clock),
}

/// The marker after the dice of a turn, and the squares then owed (F14-4.3b).
pub(crate) fn after_dice(
    edition: Edition,
    clock: Clock,
    owed: u8,
    one: u8,
    other: u8,
) -> (TimeMove, u8) {
    let difference = one.abs_diff(other);
    if clock.stoppage > 0 {
        // F22-D24: equal dice are a difference of 0 and always end the half. What is owed plays no part
        // (F14-4.3.1a).
        if difference < clock.stoppage {
            return (TimeMove::HalfEnds, owed);
        }
        let clock = Clock {
            stoppage: clock.stoppage + 1,
            ..clock
        };
        return (TimeMove::To(clock), owed);
    }
    let (squares, owed) = match (difference, EQUAL_DICE[edition]) {
        (0, EqualDice::NoTime) => (0, 0),
        (0, EqualDice::OneOwed) => (0, owed.saturating_add(1)),
        (0, EqualDice::TheirFace) => (one, 0),
        _ => (difference.saturating_add(owed), 0), // F14-4.3a
    };
    (TimeMove::To(advanced(clock, squares)), owed)
}

/// The marker after a restart other than a kick-off is given; not in stoppage time (F22-4.3.2).
pub(crate) fn after_award(edition: Edition, clock: Clock) -> Clock {
    advanced(clock, RESTART_SQUARES[edition])
}

/// The marker so many squares on; past square 45 it stops on +1, where only the dice of a turn move it on
/// (F10-4.3c, F14-4.3c, F22-4.3.3a, F22-D22).
pub(crate) fn advanced(clock: Clock, squares: u8) -> Clock {
    if clock.stoppage > 0 {
        return clock;
    }
    let square = clock.square.saturating_add(squares);
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
