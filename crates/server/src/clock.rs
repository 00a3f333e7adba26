//! The time of day.

use std::time::{SystemTime, UNIX_EPOCH};

use gaffer_table::Time;

/// Seconds since 1970.
pub(crate) fn now() -> u64 {
    time().seconds()
}

/// The moment that it is now.
pub(crate) fn time() -> Time {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(Time::default(), |since| Time(since.as_millis() as u64))
}
