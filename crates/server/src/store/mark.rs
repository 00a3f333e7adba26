//! The mark of a store that is in use: where it is found without a journal, the journal was lost.

use std::fs;
use std::path::{Path, PathBuf};

use super::file;
use crate::private_file;

/// What is added to the name of the database.
pub(super) const SUFFIX: &str = "-open";

/// An empty file beside the database, from the first write until everything is in the database itself.
#[derive(Debug)]
pub(super) struct Mark {
    database: PathBuf,
    is_set: bool,
}

impl Mark {
    /// That of a database.
    pub(super) fn new(database: &Path) -> Self {
        Self {
            database: database.to_owned(),
            is_set: false,
        }
    }

    /// Something was written, and is in the journal.
    pub(super) fn set(&mut self) {
        if self.is_set {
            return;
        }
        match private_file::open(&mark(&self.database)) {
            Ok(_) => {
                file::sync_folder(&self.database);
                self.is_set = true;
            }
            Err(error) => tracing::warn!(%error, "the store could not be marked as in use"),
        }
    }

    /// The store was closed: where that has emptied the journal, everything is in the database.
    pub(super) fn settle(&mut self) {
        if !is_journal_empty(&self.database) {
            return;
        }
        self.is_set = false;
        if fs::remove_file(mark(&self.database)).is_ok() {
            file::sync_folder(&self.database);
        }
    }
}

/// What is wrong with a database that was not closed and whose journal is gone.
pub(super) fn lost_journal(database: &Path) -> Option<String> {
    if !mark(database).exists() || !is_journal_empty(database) {
        return None;
    }
    let journal = file::beside(database, "-wal");
    Some(format!(
        "the program that wrote it was killed, and the journal {} with what it wrote last is gone or empty",
        journal.display()
    ))
}

fn mark(database: &Path) -> PathBuf {
    file::beside(database, SUFFIX)
}

fn is_journal_empty(database: &Path) -> bool {
    fs::metadata(file::beside(database, "-wal")).map_or(true, |journal| journal.len() == 0)
}
