//! The time marker of a half.

use crate::options::Edition;
use crate::options::edition::FIRST_SQUARE;

/// The time marker (F22-3.1a, F22-4.3.3a).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Clock {
    pub(crate) half: u8,
    pub(crate) square: u8,
    pub(crate) stoppage: u8,
}

/// The regular squares of a half.
pub const HALF_SQUARES: u8 = 45;
/// The last stoppage square.
pub const LAST_STOPPAGE: u8 = 5;

impl Clock {
    /// The marker when a half begins.
    pub fn start_of(half: u8, edition: Edition) -> Self {
        Self {
            half,
            square: FIRST_SQUARE[edition],
            stoppage: 0,
        }
    }

    /// 1 or 2.
    pub const fn half(self) -> u8 {
        self.half
    }

    /// Regular squares passed in this half, 0 to 45.
    pub const fn square(self) -> u8 {
        self.square
    }

    /// The number on the stoppage square the marker stands on, 0 in regular time.
    pub const fn stoppage(self) -> u8 {
        self.stoppage
    }

    /// The minute of the match for comparisons with game time (F22-D23).
    pub const fn minute(self) -> u8 {
        HALF_SQUARES * (self.half - 1) + self.square + self.stoppage
    }

    /// Whether the half ends with this turn (F22-4.3.3d).
    pub(crate) const fn is_last_turn(self) -> bool {
        self.stoppage == LAST_STOPPAGE
    }
}
