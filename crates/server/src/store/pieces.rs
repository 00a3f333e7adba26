//! Pieces of what commands want done, in bundles which are jobs: what a command wants, what came of it, and what its pieces are of.

use super::jobs::{self, JobKind, JobWork, NewJob, Urgency, WANTED};
use super::sql::{Connection, Row, query};
use super::{Store, StoreError, written};

/// About how many bytes of results are given at once.
const MOST_BYTES: usize = 1 << 18;
/// How many pieces are given at once, of those that are done and of those that wait.
const MOST_GIVEN: i64 = 200;

/// Some of the pieces of what a command wants done, which one node does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Piece {
    /// Where the command is asked, which is its name.
    pub asker: String,
    /// The number of the first among those of the command.
    pub number: u64,
    /// What is to be done, as whoever does it reads it.
    pub what: String,
}

/// What a command wants of its pieces.
#[derive(Clone, Debug, Default)]
pub(crate) struct PiecesWanted {
    /// Where the command is asked.
    pub asker: String,
    /// What the pieces are of, where that is not kept yet.
    pub order: Option<String>,
    /// Those that are to be done, or go on.
    pub pieces: Vec<Piece>,
    /// Those whose results it has.
    pub had: Vec<Piece>,
}

/// What is known of the pieces of a command.
#[derive(Debug, Default)]
pub(crate) struct FoundPieces {
    /// What came of some that are done, or why they were given up.
    pub done: Vec<(Piece, Result<String, String>)>,
    /// Those that wait for somebody to do them: some of them, where they are many.
    pub waiting: Vec<Piece>,
}

impl Piece {
    /// Its key among the jobs.
    pub(super) fn key(&self) -> String {
        format!("{} {} {}", self.asker, self.number, self.what)
    }

    /// The piece of a key.
    pub(crate) fn of_key(key: &str) -> Option<Self> {
        let mut parts = key.splitn(3, ' ');
        Some(Self {
            asker: parts.next()?.to_owned(),
            number: parts.next()?.parse().ok()?,
            what: parts.next()?.to_owned(),
        })
    }
}

impl PiecesWanted {
    /// About how many bytes it writes.
    pub(super) fn bytes(&self) -> usize {
        let of = |pieces: &[Piece]| {
            pieces
                .iter()
                .map(|piece| piece.what.len() + 500)
                .sum::<usize>()
        };
        self.order.as_ref().map_or(0, String::len) + of(&self.pieces) + of(&self.had)
    }
}

/// Writes what a command wants.
pub(super) async fn want(
    connection: &mut Connection,
    wanted: &PiecesWanted,
    program: &str,
    at: u64,
) -> Result<(), StoreError> {
    let until = (at + WANTED) as i64;
    if let Some(order) = &wanted.order {
        query(
            "INSERT INTO orders (asker, work, wanted) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
        )
        .bind(&wanted.asker)
        .bind(order)
        .bind(until)
        .execute(&mut *connection)
        .await?;
    }
    if !wanted.had.is_empty() {
        let keys: Vec<String> = wanted.had.iter().map(Piece::key).collect();
        let keys: Vec<_> = keys.iter().map(|key| jobs::indexed(key)).collect();
        query(
            "DELETE FROM jobs WHERE kind = $1 AND program = $2 AND key IN (SELECT value FROM json_each($3))",
        )
        .bind(JobKind::Piece.name())
        .bind(program)
        .bind(written(&keys)?)
        .execute(&mut *connection)
        .await?;
    }
    if wanted.pieces.is_empty() {
        return Ok(());
    }
    query("UPDATE orders SET wanted = $2 WHERE asker = $1 AND wanted < $2")
        .bind(&wanted.asker)
        .bind(until)
        .execute(&mut *connection)
        .await?;
    for piece in &wanted.pieces {
        let job = NewJob {
            kind: JobKind::Piece,
            key: piece.key(),
            asker: piece.asker.clone(),
            urgency: Urgency::Nobody,
        };
        jobs::want(connection, &job, program, at).await?;
    }
    Ok(())
}

/// Removes everything that a command wanted.
pub(super) async fn forget(connection: &mut Connection, asker: &str) -> Result<(), StoreError> {
    // Each is found by an index of its own.
    for statement in [
        "DELETE FROM jobs WHERE asker = $1 AND kind = 'piece' AND ended IS NULL",
        "DELETE FROM jobs WHERE asker = $1 AND kind = 'piece' AND ended IS NOT NULL",
        "DELETE FROM orders WHERE asker = $1",
    ] {
        query(statement)
            .bind(asker)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

fn read_piece(row: &Row) -> Result<Piece, StoreError> {
    let key: &str = row.try_get("key")?;
    Piece::of_key(key).ok_or_else(|| StoreError::Broken(format!("{key} is no piece")))
}

fn read_done(row: &Row) -> Result<(Piece, Result<String, String>), StoreError> {
    let piece = read_piece(row)?;
    let (result, error): (Option<String>, Option<String>) =
        (row.try_get("result")?, row.try_get("error")?);
    let done = match (result, error) {
        (Some(result), None) => Ok(result),
        (_, why) => Err(why.unwrap_or_default()),
    };
    Ok((piece, done))
}

impl Store {
    /// Lets pieces of a command be done, or go on, and forgets those whose results it has.
    pub(crate) async fn want_pieces(
        &self,
        wanted: PiecesWanted,
        program: &str,
        at: u64,
    ) -> Result<(), StoreError> {
        self.write_job(JobWork::Pieces(wanted, program.to_owned(), at))
            .await
    }

    /// Forgets everything that a command wanted: whoever works at it is told so.
    pub(crate) async fn forget_pieces(&self, asker: &str) -> Result<(), StoreError> {
        self.write_job(JobWork::PiecesOver(asker.to_owned())).await
    }

    /// What the pieces of a command are of.
    pub(crate) async fn order_of(&self, asker: &str) -> Result<Option<String>, StoreError> {
        let row = query("SELECT work FROM orders WHERE asker = $1")
            .bind(asker)
            .fetch_optional(&self.readers)
            .await?;
        row.map(|row| row.try_get(0).map_err(StoreError::from))
            .transpose()
    }

    /// Whether it is kept what the pieces of a command are of.
    pub(crate) async fn has_order(&self, asker: &str) -> Result<bool, StoreError> {
        let row = query("SELECT 1 FROM orders WHERE asker = $1")
            .bind(asker)
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.is_some())
    }

    /// What came of pieces of a command: of some of them, where it is much.
    pub(crate) async fn pieces_of(&self, asker: &str) -> Result<FoundPieces, StoreError> {
        let waiting = "SELECT coalesce(long_key, key) AS key FROM jobs \
                       WHERE asker = $1 AND kind = 'piece' AND ended IS NULL AND node IS NULL LIMIT $2";
        let waiting = query(waiting).bind(asker).bind(MOST_GIVEN);
        let waiting = waiting.fetch_all(&self.readers).await?;
        let mut found = FoundPieces {
            waiting: waiting.iter().map(read_piece).collect::<Result<_, _>>()?,
            ..FoundPieces::default()
        };
        let done = "SELECT coalesce(long_key, key) AS key, result, error FROM jobs \
                    WHERE asker = $1 AND kind = 'piece' AND ended IS NOT NULL LIMIT $2";
        let rows = query(done).bind(asker).bind(MOST_GIVEN);
        let rows = rows.fetch_all(&self.readers).await?;
        let mut bytes = 0;
        for row in &rows {
            let (piece, done) = read_done(row)?;
            bytes += piece.what.len() + done.as_ref().map_or(0, String::len);
            // One is always given, however long.
            if bytes > MOST_BYTES && !found.done.is_empty() {
                break;
            }
            found.done.push((piece, done));
        }
        Ok(found)
    }
}
