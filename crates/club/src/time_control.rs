//! The time that both sides have to decide.

use serde::{Deserialize, Serialize};

/// The time that each side has.
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
    /// By letter: so many days for each turn, and a reserve for all that take longer.
    Correspondence {
        /// Days for each turn of one's own.
        days: u32,
        /// Days for the whole match that are used when those are over.
        reserve: u32,
    },
}
