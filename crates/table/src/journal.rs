//! The journal of a table: every change, with who made it and when, and the notes beside them.

use gaffer_core::{BySide, Noted, RecordEntry, Side};
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
    /// What happened beside them.
    pub notes: Vec<Noted>,
    /// The number of the first event that is new or another than before.
    pub from: usize,
    /// Whose conditional answers are others than before.
    pub plans: BySide<bool>,
    /// The side that has chosen before the rules asked it: nobody else sees another match than before.
    pub early: Option<Side>,
}

impl Changes {
    pub(crate) fn new(change: Change, who: Who, at: Time) -> Self {
        let entries = change.entries.into_iter();
        Self {
            entries: entries.map(|what| Entry { what, who, at }).collect(),
            notes: Vec::new(),
            from: change.from,
            plans: BySide::default(),
            early: None,
        }
    }

    /// Adds what was changed afterwards.
    pub fn add(&mut self, later: Self) {
        self.entries.extend(later.entries);
        self.notes.extend(later.notes);
        self.from = self.from.min(later.from);
        self.plans = BySide::with(|side| self.plans[side] || later.plans[side]);
        self.early = self.early.or(later.early);
    }
}

/// What a journal leaves for a record when everything that was taken back is left out: the answers, and the notes between them.
pub fn record_entries(journal: &[Entry], notes: &[Noted]) -> Vec<RecordEntry> {
    let mut left: Vec<(u64, RecordEntry)> = Vec::new();
    for (number, entry) in (1..).zip(journal) {
        match &entry.what {
            RecordEntry::Undo(count) => left.truncate(left.len().saturating_sub(*count)),
            what => left.push((number, what.clone())),
        }
    }
    woven(left, notes)
}

/// A journal and its notes as a record, with what was taken back, and with the moment before what was done at another one.
pub(crate) fn timed_entries(journal: &[Entry], notes: &[Noted]) -> Vec<RecordEntry> {
    let mut timed = Vec::new();
    let mut last = None;
    for (number, entry) in (1..).zip(journal) {
        if last.replace(entry.at) != Some(entry.at) {
            timed.push((number, RecordEntry::At(entry.at.0)));
        }
        timed.push((number, entry.what.clone()));
    }
    woven(timed, notes)
}

/// Entries, each with its number in the journal, and the notes between them.
fn woven(entries: Vec<(u64, RecordEntry)>, notes: &[Noted]) -> Vec<RecordEntry> {
    let of_match = |noted: &&Noted| !noted.what.is_of_rematch();
    let mut notes = notes.iter().filter(of_match).peekable();
    let mut record = Vec::new();
    for (number, what) in entries {
        while let Some(noted) = notes.next_if(|noted| noted.after < number) {
            record.push(RecordEntry::Note(noted.clone()));
        }
        record.push(what);
    }
    record.extend(notes.cloned().map(RecordEntry::Note));
    record
}

/// The journal and the notes of a record. Where it says no times, everything was made at this moment.
pub fn apart(record: Vec<RecordEntry>, mut at: Time) -> (Vec<Entry>, Vec<Noted>) {
    let (mut journal, mut notes) = (Vec::new(), Vec::new());
    let who = Who::Table;
    for entry in record {
        match entry {
            RecordEntry::Note(noted) => notes.push(Noted {
                after: journal.len() as u64,
                ..noted
            }),
            RecordEntry::At(moment) => at = Time(moment),
            // The rules know it themselves.
            RecordEntry::Asked(_) => {}
            what => journal.push(Entry { what, who, at }),
        }
    }
    (journal, notes)
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
