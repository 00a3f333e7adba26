//! Reviews in the store: what was judged of a match, as bytes.

use sqlx::Row;
use sqlx::sqlite::SqliteConnection;

use super::writer::Work;
use super::{Store, StoreError};

/// Which review is meant, and by what it was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ReviewKey {
    /// The key of the match.
    pub number: i64,
    /// The name of its depth.
    pub depth: &'static str,
    /// The version of the game's rules.
    pub rules: u32,
    /// The version of the judge.
    pub judge: u32,
}

impl Store {
    /// Keeps a review; nothing where the match was forgotten meanwhile.
    pub(crate) async fn keep_review(
        &self,
        key: ReviewKey,
        review: Vec<u8>,
    ) -> Result<(), StoreError> {
        self.writer.write(Work::Review(key, review)).await
    }

    /// A review that was kept, if rules and judge are still those it was made by.
    pub(crate) async fn review(&self, key: ReviewKey) -> Result<Option<Vec<u8>>, StoreError> {
        let kept =
            "SELECT review FROM reviews WHERE match = ? AND depth = ? AND rules = ? AND judge = ?";
        let row = sqlx::query(kept)
            .bind(key.number)
            .bind(key.depth)
            .bind(key.rules)
            .bind(key.judge)
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.map(|row| row.try_get(0)).transpose()?)
    }
}

/// Writes a review in the place of an older one.
pub(super) async fn put(
    connection: &mut SqliteConnection,
    key: &ReviewKey,
    review: &[u8],
) -> Result<(), StoreError> {
    let keep = "INSERT OR REPLACE INTO reviews (match, depth, rules, judge, review) \
                SELECT number, ?2, ?3, ?4, ?5 FROM matches WHERE number = ?1";
    sqlx::query(keep)
        .bind(key.number)
        .bind(key.depth)
        .bind(key.rules)
        .bind(key.judge)
        .bind(review)
        .execute(connection)
        .await?;
    Ok(())
}
