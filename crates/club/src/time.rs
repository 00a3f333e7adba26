//! A moment, which always comes from outside.

use std::time::Duration;

use serde::{Deserialize, Serialize};

/// Milliseconds since 1970.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Time(pub u64);

impl Time {
    /// The time that has passed since an earlier moment; none where that one is later, as when a clock was put back.
    pub fn since(self, earlier: Self) -> Duration {
        Duration::from_millis(self.0.saturating_sub(earlier.0))
    }
}
