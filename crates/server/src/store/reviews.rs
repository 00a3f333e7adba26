//! Reviews in the store: what was judged of a match, as bytes.

use gaffer_core::Side;

use super::rows::seat_side;
use super::sql::{Connection, Row, query};
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
        let kept = "SELECT review FROM reviews WHERE match = $1 AND depth = $2 AND rules = $3 AND judge = $4";
        let row = query(kept)
            .bind(key.number)
            .bind(key.depth)
            .bind(key.rules)
            .bind(key.judge)
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.map(|row| row.try_get(0)).transpose()?)
    }
}

/// A side of a match that was played to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PlayedSide {
    /// The key of the match.
    pub number: i64,
    /// Its name.
    pub id: String,
    /// The side.
    pub side: Side,
    /// Seconds since 1970 of its end.
    pub finished: u64,
}

impl Store {
    /// The matches of a game that are over and in which an account has one seat, so many at most: the newest, the oldest of them
    /// first.
    pub(crate) async fn played_by(
        &self,
        account: i64,
        game: &str,
        most: u32,
    ) -> Result<Vec<PlayedSide>, StoreError> {
        let rows = query(
            "SELECT number, id, finished, min(side) AS side FROM account_seats JOIN matches ON number = match \
             WHERE account = $1 AND finished IS NOT NULL AND json_extract(header, '$.game') = $2 \
             GROUP BY number HAVING count(*) = 1 ORDER BY finished DESC, number DESC LIMIT $3",
        )
        .bind(account)
        .bind(game)
        .bind(most)
        .fetch_all(&self.readers)
        .await?;
        let side = |row: &Row| {
            let side = seat_side(row.try_get("side")?);
            played_side(row, side)
        };
        rows.iter().rev().map(side).collect()
    }

    /// A side of a match, if it is one of this game that is over.
    pub(crate) async fn played(
        &self,
        number: i64,
        side: Side,
        game: &str,
    ) -> Result<Option<PlayedSide>, StoreError> {
        let find = "SELECT number, id, finished FROM matches \
                    WHERE number = $1 AND finished IS NOT NULL AND json_extract(header, '$.game') = $2";
        let row = query(find)
            .bind(number)
            .bind(game)
            .fetch_optional(&self.readers)
            .await?;
        row.map(|row| played_side(&row, side)).transpose()
    }
}

fn played_side(row: &Row, side: Side) -> Result<PlayedSide, StoreError> {
    Ok(PlayedSide {
        number: row.try_get("number")?,
        id: row.try_get("id")?,
        side,
        finished: row.try_get::<i64, _>("finished")? as u64,
    })
}

/// Writes a review in the place of an older one.
pub(super) async fn put(
    connection: &mut Connection,
    key: &ReviewKey,
    review: &[u8],
) -> Result<(), StoreError> {
    let keep = "INSERT INTO reviews (match, depth, rules, judge, review) \
                SELECT number, $2, $3, $4, $5 FROM matches WHERE number = $1 \
                ON CONFLICT (match, depth) DO UPDATE SET rules = $3, judge = $4, review = $5";
    query(keep)
        .bind(key.number)
        .bind(key.depth)
        .bind(key.rules)
        .bind(key.judge)
        .bind(review)
        .execute(connection)
        .await?;
    Ok(())
}
