//! A moment, which always comes from outside.

use std::ops::{Add, Sub};
use std::time::Duration;

/// Milliseconds since 1970.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    serde::Serialize,
    serde::Deserialize,
)]
pub struct Time(pub u64);

impl Time {
    /// So many seconds since 1970.
    pub const fn from_seconds(seconds: u64) -> Self {
        Self(seconds.saturating_mul(1000))
    }

    /// The whole seconds since 1970.
    pub const fn seconds(self) -> u64 {
        self.0 / 1000
    }

    /// The first moment from this one on that lies a whole number of steps, at least one, after another.
    pub(crate) fn rounded_up(self, after: Self, step: Duration) -> Self {
        let step = (step.as_millis() as u64).max(1);
        let taken = self.0.saturating_sub(after.0);
        Self(after.0 + taken.div_ceil(step).max(1) * step)
    }
}

impl Add<Duration> for Time {
    type Output = Self;

    fn add(self, time: Duration) -> Self {
        Self(self.0.saturating_add(time.as_millis() as u64))
    }
}

impl Sub for Time {
    type Output = Duration;

    /// The time between two moments; none where the other one is later.
    fn sub(self, earlier: Self) -> Duration {
        Duration::from_millis(self.0.saturating_sub(earlier.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_is_rounded_up_to_whole_steps() {
        let step = Duration::from_millis(100);
        for (taken, rounded) in [
            (0, 100),
            (1, 100),
            (99, 100),
            (100, 100),
            (101, 200),
            (999, 1000),
        ] {
            assert_eq!(
                Time(5000 + taken).rounded_up(Time(5000), step),
                Time(5000 + rounded)
            );
        }
        // A clock that was put back is no reason to wait for long.
        assert_eq!(Time(10).rounded_up(Time(5000), step), Time(5100));
    }
}
