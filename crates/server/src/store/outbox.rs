//! The outbox in the store: what waits for a road, and the parcels that are on their way.

use super::notices::{close_road, read_notice};
use super::people::read_name;
use super::sql::{Connection, Row, query};
use super::statements::change;
use super::{Store, StoreError, StoredNotice, written};
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

/// Packs notices that all wait still: what was packed meanwhile would be sent twice, by another key.
async fn pack(
    connection: &mut Connection,
    road: i64,
    notices: &[i64],
    key: &str,
    body: &str,
    at: i64,
) -> Result<(), StoreError> {
    let keys = written(&notices)?;
    let packed = query(
        "INSERT INTO parcels (key, account, road, kind, address, keys, body, made, due) \
         SELECT $2, account, number, kind, address, keys, $3, $4, $4 FROM roads WHERE number = $1 \
         AND $6 = (SELECT count(*) FROM deliveries WHERE road = $1 AND parcel IS NULL \
         AND notice IN (SELECT CAST(value AS BIGINT) FROM json_each($5))) RETURNING number",
    )
    .bind(road)
    .bind(key)
    .bind(body)
    .bind(at)
    .bind(&keys)
    .bind(notices.len() as i64)
    .fetch_optional(&mut *connection)
    .await?;
    let Some(packed) = packed else {
        return Ok(());
    };
    query(
        "UPDATE deliveries SET parcel = $1 WHERE road = $2 \
         AND notice IN (SELECT CAST(value AS BIGINT) FROM json_each($3))",
    )
    .bind(packed.try_get::<i64, _>(0)?)
    .bind(road)
    .bind(&keys)
    .execute(connection)
    .await?;
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

#[cfg(test)]
mod tests {
    use gaffer_cluster::engines::fresh_database;

    use super::super::{Keeping, Place, Sharing, schema, server};
    use super::*;

    /// The tables of both databases.
    async fn both(address: &str) -> [Connection; 2] {
        let place: Place = address.parse().unwrap();
        let store = Store::open(&place, Sharing::Alone, Keeping::default(), false).await;
        store.unwrap().close().await;
        let server = server::connect(&address.parse().unwrap(), Sharing::Alone).await;
        [schema::empty().await.unwrap(), server.unwrap()]
    }

    #[tokio::test]
    async fn what_is_packed_twice_goes_once() {
        let database = fresh_database().unwrap();
        for mut connection in both(&database.url()).await {
            let rows = "INSERT INTO roads (number, account, kind, address, since) VALUES (7, 1, 'mail', 'a@b', 0); \
                        INSERT INTO deliveries (notice, road, due) VALUES (1, 7, 0), (2, 7, 0), (3, 7, 0)";
            connection.run(rows).await.unwrap();
            for (key, notices) in [
                ("first", vec![1, 2]),
                ("again", vec![1, 2]),
                ("more", vec![1, 2, 3]),
                ("rest", vec![3]),
                ("gone", vec![4]),
            ] {
                let work = OutboxWork::Pack {
                    road: 7,
                    notices,
                    key: key.into(),
                    body: "{}".into(),
                };
                carry_out(&mut connection, &work, 5).await.unwrap();
            }
            let sent = query(
                "SELECT notice, key FROM deliveries JOIN parcels ON parcels.number = parcel ORDER BY notice",
            );
            let sent = sent.fetch_all(&mut connection).await.unwrap();
            let sent: Vec<(i64, String)> = sent
                .iter()
                .map(|row| (row.try_get(0).unwrap(), row.try_get(1).unwrap()))
                .collect();
            let expected = [(1, "first"), (2, "first"), (3, "rest")];
            assert_eq!(sent, expected.map(|(notice, key)| (notice, key.to_owned())));
            let parcels = query("SELECT count(*) FROM parcels");
            let parcels = parcels.fetch_one(&mut connection).await.unwrap();
            assert_eq!(parcels.try_get::<i64, _>(0).unwrap(), 2);
        }
    }
}
