//! The outbox in the store: what waits for a road, and the parcels that are on their way.

use super::notices::{close_road, read_notice};
use super::people::read_name;
use super::sql::{Connection, Row, query};
use super::statements::change;
use super::{Store, StoreError, StoredNotice};
use crate::notices::{Road, Trouble, Waiting};

/// A message as it is sent.
#[derive(Clone, Debug)]
pub(crate) struct Parcel {
    /// Its key in the store.
    pub number: i64,
    /// The key by which a receiver knows a repeat.
    pub key: String,
    /// Whom it is for.
    pub account: i64,
    /// The road that it goes by; none where it is no notice.
    pub road: Option<i64>,
    /// What that is.
    pub kind: Road,
    /// Where it leads.
    pub address: String,
    /// The keys of a browser.
    pub keys: Option<String>,
    /// What it says.
    pub body: String,
    /// How often it was tried.
    pub tries: u32,
    /// Whether nothing that it tells is so any more.
    pub is_stale: bool,
}

/// A message that was given up.
#[derive(Clone, Debug)]
pub(crate) struct Failure {
    /// How it was to go.
    pub kind: Road,
    /// Seconds since 1970 when it was made.
    pub at: u64,
    /// Why.
    pub why: Trouble,
}

/// What waits for a road.
#[derive(Clone, Debug)]
pub(crate) struct WaitingRoad {
    /// The key of the road.
    pub number: i64,
    /// Whose it is.
    pub account: i64,
    /// What it is.
    pub kind: Road,
    /// The notices.
    pub notices: Vec<(Waiting, StoredNotice)>,
}

/// Something to be written of the outbox.
#[derive(Debug)]
pub(crate) enum OutboxWork {
    /// What waits for a road waits until a second since 1970.
    Wait {
        /// The road.
        road: i64,
        /// The second.
        until: u64,
    },
    /// Notices that go by a road together.
    Pack {
        /// The road.
        road: i64,
        /// The notices.
        notices: Vec<i64>,
        /// The key by which a receiver knows a repeat.
        key: String,
        /// What is said.
        body: String,
    },
    /// A parcel is on its way: no other node takes it for a while.
    Take(i64),
    /// A parcel was taken.
    Sent(i64),
    /// A parcel is no longer needed.
    Drop(i64),
    /// A parcel was not taken.
    Failed {
        /// The parcel.
        parcel: i64,
        /// Why.
        why: Trouble,
        /// Seconds since 1970 when it is tried again; none where it is given up.
        again: Option<u64>,
    },
    /// A browser takes nothing any more.
    EndRoad {
        /// Whose it was.
        account: i64,
        /// The road.
        road: i64,
    },
    /// What is older than a second since 1970, and over, is forgotten.
    Expire(u64),
}

/// Seconds for which a parcel is on its way before another node tries again.
const ON_ITS_WAY: i64 = 60;

/// Writes something of the outbox.
pub(super) async fn carry_out(
    connection: &mut Connection,
    work: &OutboxWork,
    at: i64,
) -> Result<(), StoreError> {
    match work {
        OutboxWork::Wait { road, until } => {
            let wait =
                "UPDATE deliveries SET due = $1 WHERE road = $2 AND parcel IS NULL AND due < $1";
            change(connection, wait, [*until as i64, *road]).await?;
        }
        OutboxWork::Pack {
            road,
            notices,
            key,
            body,
        } => pack(connection, *road, notices, key, body, at).await?,
        OutboxWork::Take(parcel) => {
            let take = "UPDATE parcels SET due = $1 WHERE number = $2 AND body IS NOT NULL";
            change(connection, take, [at + ON_ITS_WAY, *parcel]).await?;
        }
        OutboxWork::Sent(parcel) => {
            let sent = "UPDATE parcels SET sent = $1, body = NULL WHERE number = $2";
            change(connection, sent, [at, *parcel]).await?;
        }
        OutboxWork::Drop(parcel) => {
            change(
                connection,
                "UPDATE parcels SET body = NULL WHERE number = $1",
                [*parcel],
            )
            .await?;
        }
        OutboxWork::Failed { parcel, why, again } => {
            query(
                "UPDATE parcels SET tries = tries + 1, due = coalesce($2, due), \
                 failed = CASE WHEN $2 IS NULL THEN $3 END, body = CASE WHEN $2 IS NULL THEN NULL ELSE body END \
                 WHERE number = $1 AND body IS NOT NULL",
            )
            .bind(parcel)
            .bind(again.map(|again| again as i64))
            .bind(why.name())
            .execute(connection)
            .await?;
        }
        OutboxWork::EndRoad { account, road } => {
            close_road(connection, *account, *road).await?;
        }
        OutboxWork::Expire(before) => {
            for old in EXPIRE {
                change(connection, old, [*before as i64]).await?;
            }
        }
    }
    Ok(())
}

/// Everything that is over and older than a second.
const EXPIRE: [&str; 4] = [
    "DELETE FROM deliveries WHERE notice IN (SELECT number FROM notices WHERE at < $1 \
     AND (gone IS NOT NULL OR kind IN ('over', 'taken')))",
    "DELETE FROM notices WHERE at < $1 AND (gone IS NOT NULL OR kind IN ('over', 'taken'))",
    "DELETE FROM parcels WHERE made < $1 AND body IS NULL",
    "DELETE FROM mail_links WHERE created < $1",
];

async fn pack(
    connection: &mut Connection,
    road: i64,
    notices: &[i64],
    key: &str,
    body: &str,
    at: i64,
) -> Result<(), StoreError> {
    let packed = query(
        "INSERT INTO parcels (key, account, road, kind, address, keys, body, made, due) \
         SELECT $2, account, number, kind, address, keys, $3, $4, $4 FROM roads WHERE number = $1 RETURNING number",
    )
    .bind(road)
    .bind(key)
    .bind(body)
    .bind(at)
    .fetch_optional(&mut *connection)
    .await?;
    let Some(packed) = packed else {
        return Ok(());
    };
    let parcel: i64 = packed.try_get(0)?;
    for notice in notices {
        let into = "UPDATE deliveries SET parcel = $1 WHERE notice = $2 AND road = $3";
        change(connection, into, [parcel, *notice, road]).await?;
    }
    Ok(())
}

impl Store {
    /// The roads for which something waits at a second since 1970, and by which nothing is on its way.
    pub(crate) async fn waiting_roads(&self, now: u64) -> Result<Vec<WaitingRoad>, StoreError> {
        let rows = query(
            "SELECT DISTINCT roads.number, roads.account, roads.kind FROM deliveries \
             JOIN roads ON roads.number = road WHERE parcel IS NULL AND due <= $1 AND NOT EXISTS \
             (SELECT 1 FROM parcels WHERE parcels.road = deliveries.road AND body IS NOT NULL) LIMIT 100",
        )
        .bind(now as i64)
        .fetch_all(&self.readers)
        .await?;
        let mut roads = Vec::new();
        for row in rows {
            let number = row.try_get(0)?;
            roads.push(WaitingRoad {
                number,
                account: row.try_get(1)?,
                kind: read_name(row.try_get(2)?)?,
                notices: self.waiting(number, now).await?,
            });
        }
        Ok(roads)
    }

    async fn waiting(
        &self,
        road: i64,
        now: u64,
    ) -> Result<Vec<(Waiting, StoredNotice)>, StoreError> {
        let rows = query(
            "SELECT notices.*, due, id, teams, challengers.name AS by FROM deliveries \
             JOIN notices ON notices.number = notice LEFT JOIN matches ON matches.number = match \
             LEFT JOIN accounts AS challengers ON challengers.number = challenger \
             WHERE road = $1 AND parcel IS NULL ORDER BY notices.at, notices.number",
        )
        .bind(road)
        .fetch_all(&self.readers)
        .await?;
        let waiting = |row: &Row| {
            let notice = read_notice(row)?;
            let waiting = Waiting {
                notice: notice.number,
                due: row.try_get::<i64, _>("due")? as u64,
                is_early: notice.at > now,
            };
            Ok((waiting, notice))
        };
        rows.iter().map(waiting).collect()
    }

    /// The parcels that are to be tried at a second since 1970.
    pub(crate) async fn parcels_due(&self, now: u64) -> Result<Vec<Parcel>, StoreError> {
        let rows = query(
            "SELECT *, road IS NOT NULL AND NOT EXISTS (SELECT 1 FROM deliveries JOIN notices ON notices.number = notice \
             WHERE deliveries.road = parcels.road AND parcel = parcels.number AND gone IS NULL) AS stale \
             FROM parcels WHERE body IS NOT NULL AND due <= $1 ORDER BY due LIMIT 100",
        )
        .bind(now as i64)
        .fetch_all(&self.readers)
        .await?;
        let parcel = |row: &Row| {
            Ok(Parcel {
                number: row.try_get("number")?,
                key: row.try_get("key")?,
                account: row.try_get("account")?,
                road: row.try_get("road")?,
                kind: read_name(row.try_get("kind")?)?,
                address: row.try_get("address")?,
                keys: row.try_get("keys")?,
                body: row.try_get("body")?,
                tries: row.try_get("tries")?,
                is_stale: row.try_get("stale")?,
            })
        };
        rows.iter().map(parcel).collect()
    }

    /// What could not be sent to an account, the newest first.
    pub(crate) async fn given_up(&self, account: i64) -> Result<Vec<Failure>, StoreError> {
        let rows = query(
            "SELECT kind, made, failed FROM parcels WHERE account = $1 AND failed IS NOT NULL AND road IS NOT NULL \
             ORDER BY number DESC LIMIT 10",
        )
        .bind(account)
        .fetch_all(&self.readers)
        .await?;
        let failure = |row: &Row| {
            Ok(Failure {
                kind: read_name(row.try_get("kind")?)?,
                at: row.try_get::<i64, _>("made")? as u64,
                why: read_name(row.try_get("failed")?)?,
            })
        };
        rows.iter().map(failure).collect()
    }
}
