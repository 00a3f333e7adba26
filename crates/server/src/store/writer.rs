//! The one task that writes: whatever waits, of all matches, goes to disk in one transaction.

use std::fmt::Write;

use gaffer_core::RecordEntry;
use sqlx::sqlite::SqliteConnection;
use sqlx::{AssertSqlSafe, Connection};
use tokio::sync::{mpsc, oneshot};

use super::{Stamp, StoreError, StoredMatch, seat_number, written};
use crate::clock;

/// Entries to add to a match.
#[derive(Debug)]
pub(crate) struct Batch {
    /// The key of the match.
    pub number: i64,
    /// The version before, which is the number of the first entry.
    pub version: u64,
    /// The entries.
    pub entries: Vec<RecordEntry>,
    /// The request that led to them, where one did.
    pub stamp: Option<Stamp>,
}

#[derive(Debug)]
enum Work {
    Begin(Box<StoredMatch>, Vec<RecordEntry>),
    Append(Batch),
}

type Done = oneshot::Sender<Result<(), StoreError>>;

#[derive(Debug)]
enum Job {
    Write(Work, Done),
    Close(oneshot::Sender<()>),
}

/// The way to the writing task.
#[derive(Clone, Debug)]
pub(super) struct Writer(mpsc::Sender<Job>);

/// The most writes that wait; whoever comes later waits for a place.
const WAITING: usize = 4096;

impl Writer {
    pub(super) fn start(connection: SqliteConnection) -> Self {
        let (sender, jobs) = mpsc::channel(WAITING);
        tokio::spawn(run(connection, jobs));
        Self(sender)
    }

    pub(super) async fn begin(
        &self,
        about: StoredMatch,
        entries: Vec<RecordEntry>,
    ) -> Result<(), StoreError> {
        self.write(Work::Begin(Box::new(about), entries)).await
    }

    pub(super) async fn append(&self, batch: Batch) -> Result<(), StoreError> {
        self.write(Work::Append(batch)).await
    }

    async fn write(&self, work: Work) -> Result<(), StoreError> {
        let closed = || StoreError::NotWritten("the store is closed".into());
        let (done, word) = oneshot::channel();
        let sent = self.0.send(Job::Write(work, done)).await;
        sent.map_err(|_| closed())?;
        word.await.map_err(|_| closed())?
    }

    pub(super) async fn close(&self) {
        let (done, word) = oneshot::channel();
        if self.0.send(Job::Close(done)).await.is_ok() {
            let _ = word.await;
        }
    }
}

async fn run(mut connection: SqliteConnection, mut jobs: mpsc::Receiver<Job>) {
    let mut waiting = Vec::new();
    while jobs.recv_many(&mut waiting, WAITING).await > 0 {
        let mut works = Vec::with_capacity(waiting.len());
        let mut askers = Vec::with_capacity(waiting.len());
        let mut close = None;
        for job in waiting.drain(..) {
            match job {
                Job::Write(work, done) => {
                    works.push(work);
                    askers.push(done);
                }
                Job::Close(done) => close = Some(done),
            }
        }
        if !works.is_empty() {
            let outcome = write_all(&mut connection, &works).await;
            if let Err(error) = &outcome {
                tracing::error!(%error, writes = works.len(), "nothing of a group could be stored");
            }
            let why = outcome.err().map(|error| error.to_string());
            for asker in askers {
                let word = match &why {
                    None => Ok(()),
                    Some(why) => Err(StoreError::NotWritten(why.clone())),
                };
                // Whoever asked may be gone; what is stored is stored.
                let _ = asker.send(word);
            }
        }
        if let Some(done) = close {
            let _ = connection.close().await;
            let _ = done.send(());
            return;
        }
    }
}

/// Writes everything in one transaction: all of it is on disk, or nothing.
async fn write_all(connection: &mut SqliteConnection, works: &[Work]) -> Result<(), StoreError> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let at = clock::now() as i64;
    let mut rows = Vec::with_capacity(works.len() * 2);
    for work in works {
        match work {
            Work::Begin(about, entries) => {
                let number = insert_match(&mut transaction, about).await?;
                add_rows(&mut rows, number, 0, entries, None)?;
            }
            Work::Append(batch) => add_rows(
                &mut rows,
                batch.number,
                batch.version,
                &batch.entries,
                batch.stamp.as_ref(),
            )?,
        }
    }
    insert_rows(&mut transaction, &rows, at).await?;
    transaction.commit().await?;
    Ok(())
}

/// A row of the table of entries.
struct EntryRow<'a> {
    number: i64,
    version: i64,
    entry: String,
    stamp: Option<(&'a Stamp, i64)>,
}

fn add_rows<'a>(
    rows: &mut Vec<EntryRow<'a>>,
    number: i64,
    version: u64,
    entries: &[RecordEntry],
    stamp: Option<&'a Stamp>,
) -> Result<(), StoreError> {
    let version = version as i64;
    let done = version + entries.len() as i64;
    for (index, entry) in entries.iter().enumerate() {
        rows.push(EntryRow {
            number,
            version: version + index as i64,
            entry: written(entry)?,
            stamp: stamp.filter(|_| index == 0).map(|stamp| (stamp, done)),
        });
    }
    Ok(())
}

async fn insert_match(
    connection: &mut SqliteConnection,
    about: &StoredMatch,
) -> Result<i64, StoreError> {
    let origin = about.origin.as_ref().map(written).transpose()?;
    let done = sqlx::query(
        "INSERT INTO matches (id, header, teams, seat_home, seat_away, origin, loaded, created) \
         VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(&about.id)
    .bind(written(&about.header)?)
    .bind(written(&about.teams)?)
    .bind(about.seats.home.as_ref().map(|seat| seat.bytes().to_vec()))
    .bind(about.seats.away.as_ref().map(|seat| seat.bytes().to_vec()))
    .bind(origin)
    .bind(about.loaded)
    .bind(about.created as i64)
    .execute(connection)
    .await?;
    Ok(done.last_insert_rowid())
}

/// Statements take rows by powers of two, so that a handful of prepared ones serve every number.
const MOST_ROWS: usize = 256;

async fn insert_rows(
    connection: &mut SqliteConnection,
    rows: &[EntryRow<'_>],
    at: i64,
) -> Result<(), StoreError> {
    let mut left = rows;
    while !left.is_empty() {
        let size = MOST_ROWS.min(1 << left.len().ilog2());
        let (now, later) = left.split_at(size);
        let mut query = sqlx::query(AssertSqlSafe(insert_statement(size)));
        for row in now {
            query = query
                .bind(row.number)
                .bind(row.version)
                .bind(row.entry.as_str())
                .bind(at)
                .bind(row.stamp.map(|(stamp, _)| seat_number(stamp.seat)))
                .bind(row.stamp.map(|(stamp, _)| stamp.request.as_str()))
                .bind(row.stamp.map(|(_, done)| done));
        }
        query.execute(&mut *connection).await?;
        left = later;
    }
    Ok(())
}

fn insert_statement(rows: usize) -> String {
    let mut statement =
        "INSERT INTO entries (match, number, entry, at, seat, request, done) VALUES ".to_owned();
    for index in 0..rows {
        let comma = if index == 0 { "" } else { "," };
        let _ = write!(statement, "{comma}(?,?,?,?,?,?,?)");
    }
    statement
}
