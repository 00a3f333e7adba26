//! Whether the store takes what is written: said by its writer after every write.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use tokio::sync::watch;

use crate::clock;

/// Why the store takes nothing at the moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Trouble {
    /// Seconds since 1970 of the first write that failed.
    pub since: u64,
    /// What the last one failed with.
    pub why: String,
}

/// What the writer says of itself, for everybody who wants to know.
#[derive(Clone, Debug)]
pub(super) struct Health {
    trouble: watch::Sender<Option<Trouble>>,
    failures: Arc<AtomicU64>,
}

impl Health {
    /// A store that works.
    pub(super) fn good() -> Self {
        Self {
            trouble: watch::Sender::new(None),
            failures: Arc::default(),
        }
    }

    /// What is wrong; nothing as long as writes succeed.
    pub(super) fn trouble(&self) -> Option<Trouble> {
        self.trouble.borrow().clone()
    }

    /// How many writes have failed.
    pub(super) fn failures(&self) -> u64 {
        self.failures.load(Ordering::Relaxed)
    }

    /// A write was stored.
    pub(super) fn recovered(&self) {
        let ended = self
            .trouble
            .send_if_modified(|trouble| trouble.take().is_some());
        if ended {
            tracing::warn!("the store can be written again");
        }
    }

    /// A write could not be carried out, although the store takes others.
    pub(super) fn refused(&self, why: &str) {
        tracing::error!(why, "the store did not take a write");
        self.failures.fetch_add(1, Ordering::Relaxed);
    }

    /// A write failed.
    pub(super) fn failed(&self, why: String) {
        tracing::error!(why, "the store cannot be written");
        self.failures.fetch_add(1, Ordering::Relaxed);
        self.trouble.send_modify(|trouble| {
            let since = trouble
                .as_ref()
                .map_or_else(clock::now, |known| known.since);
            *trouble = Some(Trouble { since, why });
        });
    }
}
