//! Yellow and red card tests (F10-5.4, F14-5.4, F22-5.6).

use gaffer_core::Side;

use crate::options::Edition;
use crate::options::edition::DISCARDED_YELLOW;
use crate::pitch::{Area, partly_own_half};

/// Whether a yellow card test gives a card (F22-5.6.1b to F22-5.6.1e).
pub(crate) fn is_yellow(die: u8, side: Side, foul_in: Area) -> bool {
    match die {
        0..=2 => false,
        3 => partly_own_half(side).contains(foul_in),
        _ => true,
    }
}

/// The modifier that a yellow card test gives to the red card test (F22-5.6.1e, F22-D71).
pub(crate) fn extra(die: u8) -> u8 {
    u8::from(die == 6)
}

/// Whether a red card test gives a card (F22-5.6.2a).
pub(crate) fn is_red(die: u8, yellow: u8, extra: u8) -> bool {
    die < yellow.saturating_add(extra)
}

/// Yellow cards that go with a red card.
pub(crate) fn discarded(edition: Edition, die: u8) -> u8 {
    let yellow = DISCARDED_YELLOW[edition];
    if die == 1 {
        yellow.with_a_one
    } else {
        yellow.usually
    }
}
