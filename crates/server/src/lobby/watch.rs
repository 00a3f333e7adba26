//! The public matches that go on: their owners say how they stand, and the lobby lists them by interest.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use gaffer_club::Interest;

use super::protocol::WatchInfo;

/// The most matches that are listed.
const MOST_LISTED: usize = 30;

/// The public matches that somebody plays or watches.
#[derive(Debug, Default)]
pub(crate) struct Watched(Mutex<BTreeMap<String, WatchInfo>>);

impl Watched {
    /// A match stands like this.
    pub(crate) fn put(&self, info: WatchInfo) {
        self.matches().insert(info.id.clone(), info);
    }

    /// A match is not to be watched any more.
    pub(crate) fn remove(&self, id: &str) {
        self.matches().remove(id);
    }

    /// Those that are worth watching most.
    pub(super) fn listed(&self) -> Vec<WatchInfo> {
        let mut matches: Vec<_> = self.matches().values().cloned().collect();
        Interest::sort(&mut matches, interest);
        matches.truncate(MOST_LISTED);
        matches
    }

    fn matches(&self) -> MutexGuard<'_, BTreeMap<String, WatchInfo>> {
        // The map is whole after every line above, so a panic elsewhere has not broken it.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn interest(info: &WatchInfo) -> Interest {
    Interest {
        people: info.people,
        rating: info.rating,
        watchers: info.watchers,
        minute: info.minute,
    }
}
