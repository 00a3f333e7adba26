//! The journal of a table: every change, with who made it and when.

use gaffer_core::{RecordEntry, Side};
use gaffer_games::{AnyMatch, Change};
use sha2::{Digest, Sha256};

use crate::Time;

/// Who made a change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// Whoever decides for a side, or throws its dice.
    Side(Side),
    /// The table: it rolls dice, and goes on when the rules have changed.
    Table,
}

/// An entry of a journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// What the record gains.
    pub what: RecordEntry,
    /// Who made it.
    pub who: Who,
    /// When.
    pub at: Time,
}

/// What an accepted request has changed: for the journal, and for those who watch.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Changes {
    /// What the journal gains.
    pub entries: Vec<Entry>,
    /// The number of the first event that is new or another than before.
    pub from: usize,
}

impl Changes {
    pub(crate) fn new(change: Change, who: Who, at: Time) -> Self {
        let entries = change.entries.into_iter();
        Self {
            entries: entries.map(|what| Entry { what, who, at }).collect(),
            from: change.from,
        }
    }

    /// Adds what was changed afterwards.
    pub fn add(&mut self, later: Self) {
        self.entries.extend(later.entries);
        self.from = self.from.min(later.from);
    }
}

/// What entries leave when everything that was taken back is left out.
pub fn answers_left<'a>(
    entries: impl IntoIterator<Item = &'a RecordEntry>,
) -> Vec<&'a RecordEntry> {
    let mut left = Vec::new();
    for entry in entries {
        match entry {
            RecordEntry::Undo(count) => left.truncate(left.len().saturating_sub(*count)),
            RecordEntry::Answer(_) | RecordEntry::Rules { .. } => left.push(entry),
        }
    }
    left
}

/// A number that stands for a row of events: equal events have equal numbers.
#[derive(Clone, Debug, Default)]
pub struct EventDigest(Vec<i64>);

impl EventDigest {
    /// The number of all events.
    pub fn value(&self) -> i64 {
        self.0.last().copied().unwrap_or_default()
    }

    /// Goes on with the events of a match from this one on; those after it are other ones than before.
    pub fn follow(&mut self, game: &dyn AnyMatch, from: usize) {
        self.0.truncate(from);
        for event in game.event_values(self.0.len()) {
            let mut hash = Sha256::new();
            hash.update(self.value().to_be_bytes());
            hash.update(event.to_string());
            let bytes = hash.finalize();
            let first = bytes.first_chunk().copied().unwrap_or_default();
            self.0.push(i64::from_be_bytes(first));
        }
    }
}
