//! The seats of accounts: which matches somebody has, on whatever device he looks.

use std::collections::BTreeMap;

use gaffer_core::{BySide, Side};
use gaffer_table::Time;

use super::rows::{read_match, read_members, read_standing, seat_side};
use super::sql::{Row, query};
use super::{Store, StoreError, seat_number};
use crate::match_info::Listed;
use crate::secret::SeatHash;

/// An account by which somebody at a seat is known.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SeatAccount {
    /// The account.
    pub account: i64,
    /// Whether the seat is the account's; otherwise it was.
    pub is_current: bool,
}

impl Store {
    /// The key of a match and the hashes of its seats.
    pub(crate) async fn seat_hashes(
        &self,
        id: &str,
    ) -> Result<Option<(i64, BySide<Option<SeatHash>>)>, StoreError> {
        let row = query("SELECT number, seat_home, seat_away FROM matches WHERE id = $1")
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
        let row =
            query("SELECT 1 FROM account_seats WHERE match = $1 AND side = $2 AND account = $3")
                .bind(number)
                .bind(seat_number(side))
                .bind(account)
                .fetch_optional(&self.readers)
                .await?;
        Ok(row.is_some())
    }

    /// The account of each seat of a match, or the one whose it was before it was given another secret.
    pub(crate) async fn seat_accounts(
        &self,
        number: i64,
    ) -> Result<BySide<Option<SeatAccount>>, StoreError> {
        let rows = query(
            "SELECT side, account, FALSE AS current FROM renewed_seats WHERE match = $1 \
             UNION ALL SELECT side, account, TRUE FROM account_seats WHERE match = $1 ORDER BY current",
        )
        .bind(number)
        .fetch_all(&self.readers)
        .await?;
        let mut accounts = BySide::default();
        for row in rows {
            accounts[seat_side(row.try_get(0)?)] = Some(SeatAccount {
                account: row.try_get(1)?,
                is_current: row.try_get(2)?,
            });
        }
        Ok(accounts)
    }

    /// The sides of a match that are an account's.
    pub(crate) async fn sides_of(&self, account: i64, id: &str) -> Result<Vec<Side>, StoreError> {
        let rows = query(
            "SELECT side FROM account_seats JOIN matches ON matches.number = account_seats.match \
             WHERE id = $1 AND account = $2 ORDER BY side",
        )
        .bind(id)
        .bind(account)
        .fetch_all(&self.readers)
        .await?;
        rows.iter()
            .map(|row| Ok(seat_side(row.try_get(0)?)))
            .collect()
    }

    /// The seats of an account in matches that go on.
    pub(crate) async fn open_seats(&self, account: i64) -> Result<Vec<(String, Side)>, StoreError> {
        let rows = query(
            "SELECT id, side FROM account_seats JOIN matches ON matches.number = account_seats.match \
             WHERE account = $1 AND finished IS NULL AND ended IS NULL AND NOT loaded",
        )
        .bind(account)
        .fetch_all(&self.readers)
        .await?;
        let seat = |row: &Row| Ok((row.try_get(0)?, seat_side(row.try_get(1)?)));
        rows.iter().map(seat).collect()
    }

    /// The seats of an account in matches by letter that go on, those that are due first.
    pub(crate) async fn letters_of(&self, account: i64) -> Result<Vec<(String, Side)>, StoreError> {
        let rows = query(
            "SELECT id, side FROM account_seats JOIN matches ON matches.number = account_seats.match \
             LEFT JOIN positions ON positions.match = matches.number \
             WHERE account = $1 AND finished IS NULL AND ended IS NULL AND NOT loaded \
             AND json_extract(header, '$.time.kind') = 'correspondence' ORDER BY deadline IS NULL, deadline",
        )
        .bind(account)
        .fetch_all(&self.readers)
        .await?;
        let seat = |row: &Row| Ok((row.try_get(0)?, seat_side(row.try_get(1)?)));
        rows.iter().map(seat).collect()
    }

    /// The matches in which an account has seats, as a list shows them, so many at most: those that wait for it by their
    /// deadlines, then those that go on, then those that are over, each the newest first.
    pub(crate) async fn listed(&self, account: i64, most: u32) -> Result<Vec<Listed>, StoreError> {
        let rows = query(
            "WITH mine AS (SELECT match, count(*) FILTER (WHERE side = 0) AS home, \
                           count(*) FILTER (WHERE side = 1) AS away FROM account_seats \
                           WHERE account = $1 GROUP BY match), \
             top AS (SELECT mine.*, row_number() OVER (ORDER BY finished IS NOT NULL OR ended IS NOT NULL, \
                       CASE WHEN \"both\" THEN 1 WHEN turn = 0 THEN home WHEN turn = 1 THEN away ELSE 0 END DESC, \
                       deadline IS NULL, deadline, changed DESC NULLS LAST, number DESC) AS place \
                       FROM mine JOIN matches ON number = mine.match LEFT JOIN positions ON positions.match = number \
                       ORDER BY place LIMIT $2) \
             SELECT matches.*, positions.*, cups.id AS cup_id, home, away FROM top \
             JOIN matches ON matches.number = top.match LEFT JOIN positions ON positions.match = top.match \
             LEFT JOIN cups ON cups.number = matches.cup ORDER BY place",
        )
        .bind(account)
        .bind(most)
        .fetch_all(&self.readers)
        .await?;
        let listed = |row: &Row| -> Result<(i64, Listed), StoreError> {
            let own: [i64; 2] = [row.try_get("home")?, row.try_get("away")?];
            let sides = Side::BOTH.into_iter().zip(own);
            let deadline: Option<i64> = row.try_get("deadline")?;
            let listed = Listed {
                about: read_match(row)?,
                standing: read_standing(row)?,
                deadline: deadline.map(|at| Time(at as u64)),
                cup: row.try_get("cup_id")?,
                sides: sides
                    .filter(|(_, own)| *own > 0)
                    .map(|(side, _)| side)
                    .collect(),
            };
            Ok((row.try_get("number")?, listed))
        };
        let rows: Vec<(i64, Listed)> = rows.iter().map(listed).collect::<Result<_, _>>()?;
        let mut reader = self.readers.acquire().await?;
        let mut list = Vec::with_capacity(rows.len());
        for (number, mut listed) in rows {
            if listed.about.rated {
                listed.about.members = read_members(&mut reader, number).await?;
            }
            list.push(listed);
        }
        Ok(list)
    }

    /// The names of the matches in which an account has seats, and which.
    pub(crate) async fn matches_of(
        &self,
        account: i64,
    ) -> Result<BTreeMap<String, Vec<Side>>, StoreError> {
        let rows = query(
            "SELECT id, side FROM account_seats JOIN matches ON matches.number = account_seats.match WHERE account = $1 \
             ORDER BY side",
        )
        .bind(account)
        .fetch_all(&self.readers)
        .await?;
        let mut sides = BTreeMap::<String, Vec<Side>>::new();
        for row in rows {
            let of_match = sides.entry(row.try_get(0)?).or_default();
            of_match.push(seat_side(row.try_get(1)?));
        }
        Ok(sides)
    }
}
