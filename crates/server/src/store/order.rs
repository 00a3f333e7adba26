//! What is written beside the entries of matches: what an operator orders, and whether writing works.

use gaffer_core::Side;
use gaffer_games::protocol::Ended;
use sqlx::sqlite::SqliteConnection;
use sqlx::{Row, query};

use super::statements::FORGET;
use super::{Store, StoreError, seat_number};
use crate::bans::Ban;
use crate::secret::SeatHash;

/// Something to write.
#[derive(Clone, Debug)]
pub(crate) enum Order {
    /// Anything at all, to see whether writing works.
    Probe,
    /// Something about a match.
    Match {
        /// The key of the match.
        number: i64,
        /// What.
        order: MatchOrder,
    },
    /// Keep a network away.
    Ban(Ban),
    /// Let a network come again.
    Unban(String),
}

/// Something to write about a match.
#[derive(Clone, Debug)]
pub(crate) enum MatchOrder {
    /// It is over for good.
    End(Ended),
    /// It is forgotten with everything that happened in it.
    Delete,
    /// Another secret opens a seat, or none does.
    Seat(Side, Option<SeatHash>),
}

/// Writes something that nobody reads; never what stands there already, which would not be written.
pub(super) const PROBE: &str = "UPDATE probe SET at = max(at + 1, ?)";

/// Writes what an order says.
pub(super) async fn carry_out(
    connection: &mut SqliteConnection,
    order: &Order,
    at: i64,
) -> Result<(), StoreError> {
    match order {
        Order::Probe => query(PROBE).bind(at),
        Order::Match { number, order } => {
            return change_match(connection, *number, order).await;
        }
        Order::Ban(ban) => query("INSERT OR REPLACE INTO bans (network, why, at) VALUES (?, ?, ?)")
            .bind(&ban.network)
            .bind(&ban.why)
            .bind(ban.at as i64),
        Order::Unban(network) => query("DELETE FROM bans WHERE network = ?").bind(network),
    }
    .execute(connection)
    .await?;
    Ok(())
}

async fn change_match(
    connection: &mut SqliteConnection,
    number: i64,
    order: &MatchOrder,
) -> Result<(), StoreError> {
    let query = match order {
        MatchOrder::End(ended) => {
            query("UPDATE matches SET ended = ?, ended_why = ? WHERE number = ?")
                .bind(ended.at as i64)
                .bind(&ended.why)
        }
        MatchOrder::Seat(side, hash) => {
            query("DELETE FROM account_seats WHERE match = ? AND side = ?")
                .bind(number)
                .bind(seat_number(*side))
                .execute(&mut *connection)
                .await?;
            let hash = hash.map(|hash| hash.bytes().to_vec());
            match side {
                Side::Home => query("UPDATE matches SET seat_home = ? WHERE number = ?"),
                Side::Away => query("UPDATE matches SET seat_away = ? WHERE number = ?"),
            }
            .bind(hash)
        }
        MatchOrder::Delete => {
            for forget in FORGET {
                let query = query(forget).bind(number);
                query.execute(&mut *connection).await?;
            }
            return Ok(());
        }
    };
    query.bind(number).execute(connection).await?;
    Ok(())
}

impl Store {
    /// The networks that are kept away, the oldest first.
    pub(crate) async fn bans(&self) -> Result<Vec<Ban>, StoreError> {
        let rows = query("SELECT network, why, at FROM bans ORDER BY at, network")
            .fetch_all(&self.readers)
            .await?;
        let bans = rows.iter().map(|row| {
            Ok(Ban {
                network: row.try_get("network")?,
                why: row.try_get("why")?,
                at: row.try_get::<i64, _>("at")? as u64,
            })
        });
        bans.collect()
    }

    /// The names of so many matches, those in which something happened last first.
    pub(crate) async fn newest(&self, most: u32) -> Result<Vec<String>, StoreError> {
        let rows = query(
            "SELECT id FROM matches ORDER BY coalesce((SELECT at FROM entries WHERE match = matches.number \
             ORDER BY entries.number DESC LIMIT 1), created) DESC, number DESC LIMIT ?",
        )
        .bind(most)
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    /// The key and the name of every match, in the order in which they were set up.
    pub(crate) async fn names(&self) -> Result<Vec<(i64, String)>, StoreError> {
        let rows = query("SELECT number, id FROM matches ORDER BY number")
            .fetch_all(&self.readers)
            .await?;
        let name = |row: &sqlx::sqlite::SqliteRow| Ok((row.try_get(0)?, row.try_get(1)?));
        rows.iter().map(name).collect()
    }
}
