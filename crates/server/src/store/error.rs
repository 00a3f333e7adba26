//! Why something was not stored or read, in words for the operator.

use std::path::Path;

use sqlx::postgres::PgDatabaseError;

use super::file;

/// Why something was not stored or read.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database says no.
    #[error("the database failed: {}", file::plain(.0))]
    Database(#[from] sqlx::Error),
    /// A newer program wrote the database.
    #[error(
        "the matches in {file} were stored by a newer Gaffer (schema {found}, this one reads {known}): use that one, or another store"
    )]
    Newer {
        /// The database.
        file: String,
        /// The version it has.
        found: i64,
        /// The version that is known here.
        known: i64,
    },
    /// The file is not what it should be; a start changes nothing then.
    #[error(
        "the store {file} is damaged: {why}. Nothing was changed. Bring back the last backup with 'gaffer restore \
         BACKUP --data {folder}', or see what can still be read with 'gaffer check --data {folder}'"
    )]
    Damaged {
        /// The database.
        file: String,
        /// Its folder.
        folder: String,
        /// What is wrong with it.
        why: String,
    },
    /// What was written last is missing; a start changes nothing then.
    #[error(
        "the store {file} is not whole: {why}. Nothing was changed. Put the journal back where you have it, bring back \
         the last backup with 'gaffer restore BACKUP --data {folder}', or start with --accept-loss to go on with what is \
         in the file"
    )]
    JournalLost {
        /// The database.
        file: String,
        /// Its folder.
        folder: String,
        /// What is missing.
        why: String,
    },
    /// A file that was to be brought back is not what it should be.
    #[error("the copy {file} is damaged: {why}. Nothing was changed. Bring back an older copy")]
    BadCopy {
        /// The copy.
        file: String,
        /// What is wrong with it.
        why: String,
    },
    /// A file of the store cannot be used.
    #[error("{0}: {1}")]
    File(String, #[source] std::io::Error),
    /// Something stored cannot be read.
    #[error("a stored match cannot be read: {0}")]
    Broken(String),
    /// The store is as large as it may be.
    #[error("the store has reached {limit} bytes, as much as --store-limit allows")]
    Full {
        /// The most bytes.
        limit: u64,
    },
    /// The match, or what else this was about, was forgotten meanwhile.
    #[error("the match is gone")]
    Gone,
    /// Somebody else has taken a seat, or changed the invitation to it.
    #[error("the seat was changed meanwhile")]
    SeatChanged,
    /// A store that was to be copied into is not empty.
    #[error(
        "the store to copy into has matches, accounts or competitions already; nothing was changed. Copy into a new one"
    )]
    NotEmpty,
    /// A store that was to be copied is in use.
    #[error(
        "another server is using the database; nothing was changed. Stop it first, or let all of them share it with --bus"
    )]
    InUse,
    /// Neither of two stores is on a server.
    #[error(
        "both stores are folders: copy one with 'gaffer backup' and bring it back with 'gaffer restore'"
    )]
    TwoFiles,
    /// Another node has taken over what this was about.
    #[error("another node has taken over")]
    NotOwner,
    /// The group of writes that this one was part of failed.
    #[error("nothing was stored: {0}")]
    NotWritten(String),
}

impl StoreError {
    pub(super) fn damaged(file: &Path, why: String) -> Self {
        Self::Damaged {
            file: file.display().to_string(),
            folder: folder_of(file),
            why,
        }
    }

    pub(super) fn journal_lost(file: &Path, why: String) -> Self {
        Self::JournalLost {
            file: file.display().to_string(),
            folder: folder_of(file),
            why,
        }
    }

    /// Whether it is what was to be written that cannot be, and not the store that takes nothing.
    pub(super) fn is_of_the_work(&self) -> bool {
        match self {
            Self::Database(error) => is_refusal(error),
            Self::Broken(_) | Self::Gone | Self::SeatChanged | Self::NotOwner => true,
            _ => false,
        }
    }

    /// What went wrong with a store, of a copy: it has no folder, and itself is what would be brought back.
    pub(super) fn of_a_copy(self) -> Self {
        match self {
            Self::Damaged { file, why, .. } | Self::JournalLost { file, why, .. } => {
                Self::BadCopy { file, why }
            }
            other => other,
        }
    }
}

/// Whether the database refuses values, and not the work of its own.
fn is_refusal(error: &sqlx::Error) -> bool {
    /// `SQLITE_CONSTRAINT`.
    const CONSTRAINT: u32 = 19;
    /// The classes of errors of `PostgreSQL`: what is no value, what breaks a constraint, what two writers cannot do at the same
    /// time, of whom one is refused, and what is larger than a row or an index takes.
    const CLASSES: [&str; 4] = ["22", "23", "40", "54"];
    let sqlx::Error::Database(error) = error else {
        return false;
    };
    if error.try_downcast_ref::<PgDatabaseError>().is_some() {
        let code = error.code().unwrap_or_default();
        return CLASSES.iter().any(|class| code.starts_with(class));
    }
    file::code(error.as_ref()) == Some(CONSTRAINT)
}

fn folder_of(file: &Path) -> String {
    let folder = file.parent().unwrap_or(Path::new("."));
    folder.display().to_string()
}
