//! How fast a match is played, from the time that both sides have.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::TimeControl;

gaffer_core::named! {
    /// How fast a match is played: who is quick is not always who plays well when there is time.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Speed {
        /// Less than [`Speed::RAPID_FROM`] for both sides together.
        Blitz = "blitz",
        /// Less than [`Speed::SLOW_FROM`].
        Rapid = "rapid",
        /// An evening.
        Slow = "slow",
        /// Days.
        Correspondence = "correspondence",
    }
    else "a speed: blitz, rapid, slow or correspondence"
}

impl Speed {
    /// From here on a match is no blitz: below, there is no time to count a pass out, as people do who take the 25 to 40 minutes of
    /// docs/FIGURES.md.
    pub const RAPID_FROM: Duration = Duration::from_secs(20 * 60);

    /// From here on a match is slow: twice as long as most people need.
    pub const SLOW_FROM: Duration = Duration::from_secs(60 * 60);

    /// The speed of a match in which each side has about so many turns.
    pub fn of(time: TimeControl, turns: u32) -> Self {
        let (base, increment) = match time {
            TimeControl::Correspondence { .. } => return Self::Correspondence,
            TimeControl::Live { base, increment } => (u64::from(base), u64::from(increment)),
        };
        let longest = Duration::from_secs(2 * (base + increment * u64::from(turns)));
        match longest {
            _ if longest < Self::RAPID_FROM => Self::Blitz,
            _ if longest < Self::SLOW_FROM => Self::Rapid,
            _ => Self::Slow,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_speed_is_how_long_both_sides_may_take() {
        for (base, increment, speed) in [
            (0, 0, Speed::Blitz),
            (599, 0, Speed::Blitz),
            (600, 0, Speed::Rapid),
            // 2 · (5 minutes + 20 · 15 seconds) is 20 minutes.
            (300, 14, Speed::Blitz),
            (300, 15, Speed::Rapid),
            (1799, 0, Speed::Rapid),
            (1800, 0, Speed::Slow),
            (u32::MAX, u32::MAX, Speed::Slow),
        ] {
            let time = TimeControl::Live { base, increment };
            assert_eq!(Speed::of(time, 20), speed, "{time:?}");
        }
        let by_letter = TimeControl::Correspondence {
            days: 1,
            reserve: 0,
            vacation: 0,
        };
        assert_eq!(Speed::of(by_letter, 20), Speed::Correspondence);
    }

    #[test]
    fn a_speed_is_written_by_its_name() {
        for speed in Speed::ALL {
            let text = serde_json::to_string(&speed).unwrap();
            assert_eq!(text, format!("\"{speed}\""));
        }
    }
}
