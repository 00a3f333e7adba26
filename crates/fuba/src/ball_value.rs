//! The ball value: how well the controlling team has the ball.

use serde::Serialize;

/// How well the controlling team has the ball: 1 is excellent, 6 is poor (F22-1.1d, F22-1.3.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct BallValue(u8);

impl BallValue {
    /// Excellent control; the value of every restart.
    pub const BEST: Self = Self(1);
    /// Poor control.
    pub const WORST: Self = Self(6);

    /// The nearest value within 1 to 6 (F22-D1).
    #[inline]
    pub const fn clamped(number: i8) -> Self {
        if number < 1 {
            Self(1)
        } else if number > 6 {
            Self(6)
        } else {
            Self(number as u8)
        }
    }

    /// The value as a number.
    #[inline]
    pub const fn number(self) -> i8 {
        self.0 as i8
    }

    /// The value changed by so much and clamped (F22-D1).
    #[inline]
    #[must_use]
    pub const fn changed(self, by: i8) -> Self {
        Self::clamped(self.number() + by)
    }
}
