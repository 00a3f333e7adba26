//! Matches that are over, kept moment by moment, and which of them are not kept yet.

use super::sql::{Connection, query};
use super::statements::change;
use super::writer::Work;
use super::{Store, StoreError};

/// Some of the matches that are over and not kept, in the order of their keys after one.
pub(super) const TO_ARCHIVE: &str = "SELECT number, id FROM matches \
    WHERE NOT archived AND (finished IS NOT NULL OR ended IS NOT NULL OR loaded) AND number > $1 ORDER BY number LIMIT $2";

/// The most matches that are found at a time.
const AT_A_TIME: i64 = 100;

/// Keeps the replay of a match; nothing where that was forgotten meanwhile.
pub(super) async fn put(
    connection: &mut Connection,
    number: i64,
    replay: &[u8],
) -> Result<(), StoreError> {
    let mark = "UPDATE matches SET archived = TRUE WHERE number = $1";
    if change(connection, mark, [number]).await? == 0 {
        return Ok(());
    }
    query(
        "INSERT INTO replays (match, replay) VALUES ($1, $2) \
         ON CONFLICT (match) DO UPDATE SET replay = excluded.replay",
    )
    .bind(number)
    .bind(replay)
    .execute(connection)
    .await?;
    Ok(())
}

impl Store {
    /// Keeps a match that is over, moment by moment.
    pub(crate) async fn archive(&self, number: i64, replay: Vec<u8>) -> Result<(), StoreError> {
        self.writer.write(Work::Archive(number, replay)).await
    }

    /// A match that is over, moment by moment, if it was kept.
    pub(crate) async fn archived(&self, number: i64) -> Result<Option<Vec<u8>>, StoreError> {
        let row = query("SELECT replay FROM replays WHERE match = $1")
            .bind(number)
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.map(|row| row.try_get(0)).transpose()?)
    }

    /// The keys and the names of some matches that are over and were not kept, in the order of their keys after one.
    pub(crate) async fn to_archive(&self, after: i64) -> Result<Vec<(i64, String)>, StoreError> {
        let rows = query(TO_ARCHIVE)
            .bind(after)
            .bind(AT_A_TIME)
            .fetch_all(&self.readers)
            .await?;
        let found = rows
            .iter()
            .map(|row| Ok((row.try_get(0)?, row.try_get(1)?)));
        found.collect()
    }
}
