//! The seats of accounts: which matches somebody has, on whatever device he looks.

use std::collections::BTreeMap;

use gaffer_core::{BySide, Side};
use sqlx::{Row, query};

use super::{Store, StoreError, seat_number};
use crate::secret::SeatHash;

impl Store {
    /// The key of a match and the hashes of its seats.
    pub(crate) async fn seat_hashes(
        &self,
        id: &str,
    ) -> Result<Option<(i64, BySide<Option<SeatHash>>)>, StoreError> {
        let row = query("SELECT number, seat_home, seat_away FROM matches WHERE id = ?")
            .bind(id)
            .fetch_optional(&self.readers)
            .await?;
        let Some(row) = row else { return Ok(None) };
        let seat = |column: &str| -> Result<Option<SeatHash>, sqlx::Error> {
            let bytes: Option<&[u8]> = row.try_get(column)?;
            Ok(bytes.and_then(SeatHash::from_bytes))
        };
        let seats = BySide {
            home: seat("seat_home")?,
            away: seat("seat_away")?,
        };
        Ok(Some((row.try_get("number")?, seats)))
    }

    /// Whether a seat of a match is an account's.
    pub(crate) async fn has_seat(
        &self,
        account: i64,
        number: i64,
        side: Side,
    ) -> Result<bool, StoreError> {
        let row = query("SELECT 1 FROM account_seats WHERE match = ? AND side = ? AND account = ?")
            .bind(number)
            .bind(seat_number(side))
            .bind(account)
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.is_some())
    }

    /// The account of each seat of a match.
    pub(crate) async fn seat_accounts(
        &self,
        number: i64,
    ) -> Result<BySide<Option<i64>>, StoreError> {
        let rows = query("SELECT side, account FROM account_seats WHERE match = ?")
            .bind(number)
            .fetch_all(&self.readers)
            .await?;
        let mut accounts = BySide::default();
        for row in rows {
            accounts[side(row.try_get(0)?)] = Some(row.try_get(1)?);
        }
        Ok(accounts)
    }

    /// The sides of a match that are an account's.
    pub(crate) async fn sides_of(&self, account: i64, id: &str) -> Result<Vec<Side>, StoreError> {
        let rows = query(
            "SELECT side FROM account_seats JOIN matches ON matches.number = account_seats.match \
             WHERE id = ? AND account = ? ORDER BY side",
        )
        .bind(id)
        .bind(account)
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(|row| Ok(side(row.try_get(0)?))).collect()
    }

    /// The seats of an account in matches that go on.
    pub(crate) async fn open_seats(&self, account: i64) -> Result<Vec<(String, Side)>, StoreError> {
        let rows = query(
            "SELECT id, side FROM account_seats JOIN matches ON matches.number = account_seats.match \
             WHERE account = ? AND finished IS NULL AND ended IS NULL AND NOT loaded",
        )
        .bind(account)
        .fetch_all(&self.readers)
        .await?;
        let seat = |row: &sqlx::sqlite::SqliteRow| Ok((row.try_get(0)?, side(row.try_get(1)?)));
        rows.iter().map(seat).collect()
    }

    /// The names of the matches in which an account has seats, and which: those that go on first, then those that somebody
    /// looked at last; so many at most.
    pub(crate) async fn matches_of(
        &self,
        account: i64,
        most: Option<u32>,
    ) -> Result<Vec<(String, Vec<Side>)>, StoreError> {
        let rows = query(
            "SELECT id, side FROM account_seats JOIN matches ON matches.number = account_seats.match WHERE account = ? \
             ORDER BY finished IS NOT NULL OR ended IS NOT NULL, seen DESC, matches.number DESC, side LIMIT ?",
        )
        .bind(account)
        .bind(most.map_or(-1, |most| 2 * i64::from(most)))
        .fetch_all(&self.readers)
        .await?;
        let mut order = Vec::new();
        let mut sides = BTreeMap::<String, Vec<Side>>::new();
        for row in rows {
            let id: String = row.try_get(0)?;
            let of_match = sides.entry(id.clone()).or_default();
            if of_match.is_empty() {
                order.push(id);
            }
            of_match.push(side(row.try_get(1)?));
        }
        order.truncate(most.map_or(usize::MAX, |most| most as usize));
        let with_sides = order.into_iter().map(|id| {
            let sides = sides.remove(&id).unwrap_or_default();
            (id, sides)
        });
        Ok(with_sides.collect())
    }
}

fn side(number: i64) -> Side {
    if number == 0 { Side::Home } else { Side::Away }
}
