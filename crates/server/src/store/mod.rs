//! The store: every match with its entries in one `SQLite` file, read from several places and written by one task.

mod schema;
mod writer;

use std::path::Path;
use std::time::Duration;

use gaffer_core::{BySide, Header, RecordEntry, Side};
use gaffer_games::protocol::{NewTeam, Origin};
use serde_json::Value;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteRow,
    SqliteSynchronous,
};
use sqlx::{ConnectOptions, Row};

use crate::secret::SeatHash;
pub(crate) use writer::Batch;
use writer::Writer;

/// A record's header whose options only the game can read.
pub(crate) type AnyHeader = Header<Value>;

/// A match as it is stored, without its entries.
#[derive(Clone, Debug)]
pub(crate) struct StoredMatch {
    /// Its name in addresses.
    pub id: String,
    /// What a record of it begins with.
    pub header: AnyHeader,
    /// The teams with their colours.
    pub teams: BySide<NewTeam>,
    /// The hash of each seat that a person has.
    pub seats: BySide<Option<SeatHash>>,
    /// Where a sandbox was taken from.
    pub origin: Option<Origin>,
    /// Whether it is a record that was loaded, which is only looked at.
    pub loaded: bool,
    /// Seconds since 1970 when it was set up.
    pub created: u64,
}

/// A stored match, its place in the store, and everything that happened in it.
#[derive(Clone, Debug)]
pub(crate) struct Stored {
    /// The key of its entries.
    pub number: i64,
    /// What is not an entry.
    pub about: StoredMatch,
    /// The entries in order.
    pub entries: Vec<RecordEntry>,
    /// Seconds since 1970 of the last entry, or of the set-up.
    pub changed: u64,
}

/// The request that led to entries, kept so that its repeat is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Stamp {
    /// Whose request it was.
    pub seat: Side,
    /// The id that the client gave it.
    pub request: String,
}

/// Why something was not stored or read.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database says no.
    #[error("the database failed: {0}")]
    Database(#[from] sqlx::Error),
    /// A newer program wrote the database.
    #[error(
        "the matches in {file} were stored by a newer Gaffer (schema {found}, this one reads {known}): use that one, or another folder with --data"
    )]
    Newer {
        /// The database.
        file: String,
        /// The version it has.
        found: i64,
        /// The version that is known here.
        known: i64,
    },
    /// Something stored cannot be read.
    #[error("a stored match cannot be read: {0}")]
    Broken(String),
    /// The group of writes that this one was part of failed.
    #[error("nothing was stored: {0}")]
    NotWritten(String),
}

/// The matches on disk.
#[derive(Clone, Debug)]
pub(crate) struct Store {
    readers: SqlitePool,
    writer: Writer,
}

/// Pages of a new database: small, since each answer changes a page of its match and each page is written whole.
const PAGE_SIZE: u32 = 1024;

impl Store {
    /// Opens the store in a folder, or makes it.
    pub(crate) async fn open(folder: &Path) -> Result<Self, StoreError> {
        let file = folder.join("matches.sqlite");
        let options = SqliteConnectOptions::new()
            .filename(&file)
            .create_if_missing(true)
            .page_size(PAGE_SIZE)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(false)
            .busy_timeout(Duration::from_secs(2))
            .pragma("wal_autocheckpoint", "16384")
            .disable_statement_logging();
        let mut connection = options.connect().await?;
        schema::prepare(&mut connection, &file).await?;
        let readers = SqlitePoolOptions::new()
            .max_connections(2)
            .connect_with(options.read_only(true))
            .await?;
        Ok(Self {
            readers,
            writer: Writer::start(connection),
        })
    }

    /// Stores a new match with the entries it begins with.
    pub(crate) async fn begin(
        &self,
        about: StoredMatch,
        entries: Vec<RecordEntry>,
    ) -> Result<(), StoreError> {
        self.writer.begin(about, entries).await
    }

    /// Stores what was added to a match; when this returns it is on disk.
    pub(crate) async fn append(&self, batch: Batch) -> Result<(), StoreError> {
        self.writer.append(batch).await
    }

    /// Waits until everything is written, and closes the file.
    pub(crate) async fn close(&self) {
        self.writer.close().await;
        self.readers.close().await;
    }

    /// Reads a match.
    pub(crate) async fn read(&self, id: &str) -> Result<Option<Stored>, StoreError> {
        let found = sqlx::query(
            "SELECT number, id, header, teams, seat_home, seat_away, origin, loaded, created \
             FROM matches WHERE id = ?",
        )
        .bind(id)
        .fetch_optional(&self.readers)
        .await?;
        let Some(row) = found else { return Ok(None) };
        let number: i64 = row.try_get("number")?;
        let about = read_match(&row)?;
        let rows = sqlx::query("SELECT entry, at FROM entries WHERE match = ? ORDER BY number")
            .bind(number)
            .fetch_all(&self.readers)
            .await?;
        let mut changed = about.created;
        if let Some(last) = rows.last() {
            changed = last.try_get::<i64, _>("at")? as u64;
        }
        let entries = rows
            .iter()
            .map(|row| parse(row.try_get::<&str, _>("entry")?))
            .collect::<Result<_, _>>()?;
        Ok(Some(Stored {
            number,
            about,
            entries,
            changed,
        }))
    }

    /// The version after a request that was carried out at this version of a match, if it was this one.
    pub(crate) async fn done(
        &self,
        number: i64,
        version: u64,
        stamp: &Stamp,
    ) -> Result<Option<u64>, StoreError> {
        let row = sqlx::query(
            "SELECT done FROM entries WHERE match = ? AND number = ? AND seat = ? AND request = ?",
        )
        .bind(number)
        .bind(version as i64)
        .bind(seat_number(stamp.seat))
        .bind(&stamp.request)
        .fetch_optional(&self.readers)
        .await?;
        row.map(|row| Ok(row.try_get::<i64, _>("done")? as u64))
            .transpose()
    }
}

fn read_match(row: &SqliteRow) -> Result<StoredMatch, StoreError> {
    let seat = |column: &str| -> Result<Option<SeatHash>, sqlx::Error> {
        let bytes: Option<&[u8]> = row.try_get(column)?;
        Ok(bytes.and_then(SeatHash::from_bytes))
    };
    let origin: Option<&str> = row.try_get("origin")?;
    Ok(StoredMatch {
        id: row.try_get("id")?,
        header: parse(row.try_get("header")?)?,
        teams: parse(row.try_get("teams")?)?,
        seats: BySide {
            home: seat("seat_home")?,
            away: seat("seat_away")?,
        },
        origin: origin.map(parse).transpose()?,
        loaded: row.try_get("loaded")?,
        created: row.try_get::<i64, _>("created")? as u64,
    })
}

fn parse<T: serde::de::DeserializeOwned>(text: &str) -> Result<T, StoreError> {
    serde_json::from_str(text).map_err(|error| StoreError::Broken(error.to_string()))
}

fn written<T: serde::Serialize>(value: &T) -> Result<String, StoreError> {
    serde_json::to_string(value).map_err(|error| StoreError::Broken(error.to_string()))
}

fn seat_number(seat: Side) -> i64 {
    match seat {
        Side::Home => 0,
        Side::Away => 1,
    }
}
