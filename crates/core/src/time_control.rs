//! How much time the people of a match have to decide.

use serde::{Deserialize, Serialize};

/// The time that each side has. It runs only while a person decides, and from the first roll on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum TimeControl {
    /// Both are there: so many seconds for the whole match, and so many more for each turn.
    Live {
        /// Seconds for the whole match.
        base: u32,
        /// Seconds more for each turn of one's own.
        increment: u32,
    },
    /// Letters are written: so many days for each turn, and a reserve for all that take longer.
    Correspondence {
        /// Days for each turn of one's own.
        days: u32,
        /// Days for the whole match that are used when those are over.
        reserve: u32,
        /// Days a year that each side can take off while its clock stands still.
        #[serde(default, skip_serializing_if = "crate::is_default")]
        vacation: u32,
    },
}

impl TimeControl {
    /// Whether the numbers make sense: a day and an hour of increment at most live, a month a turn and a year of reserve by
    /// letter, and half a year of vacation.
    pub fn is_sensible(self) -> bool {
        match self {
            Self::Live { base, increment } => (1..=24 * 3600).contains(&base) && increment <= 3600,
            Self::Correspondence {
                days,
                reserve,
                vacation,
            } => (1..=30).contains(&days) && reserve <= 365 && vacation <= 180,
        }
    }
}
