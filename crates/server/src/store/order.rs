//! What is written beside the entries of matches: what an operator orders, and whether writing works.

use gaffer_core::{Note, Side};
use gaffer_games::protocol::Ended;
use gaffer_table::Time;
use serde::{Deserialize, Serialize};

use super::sql::{Connection, Row, query};
use super::statements::{blob, change, forget};
use super::{Stamp, Store, StoreError, notices, people, seat_number};
use crate::bans::Ban;
use crate::secret::SeatKeys;

/// Something to write.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) enum Order {
    /// Anything at all, to see whether writing works.
    Probe,
    /// The server lives, or lives again, at this moment; what came before was an outage.
    Alive {
        /// The moment.
        at: Time,
        /// Whether it lives again.
        again: bool,
    },
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
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) enum MatchOrder {
    /// It is over for good.
    End(Ended),
    /// It is forgotten with everything that happened in it.
    Delete,
    /// Something else opens a seat.
    Seat {
        /// Whose it is.
        side: Side,
        /// What has to open it until now; an operator does not care.
        was: Option<SeatKeys>,
        /// What opens it from now on.
        keys: SeatKeys,
        /// The account that it becomes, where it is nobody's.
        account: Option<i64>,
    },
}

/// Some of the matches in which somebody's time is over.
pub(super) const TIME_OVER: &str = "SELECT deadline, number, id FROM positions JOIN matches ON number = match \
    WHERE deadline <= $1 AND (deadline, match) > ($2, $3) ORDER BY deadline, match LIMIT $4";
/// The most of them that are found at a time.
const AT_A_TIME: i64 = 100;

/// The matches of which somebody wants to know last.
pub(super) const NEWEST: &str = "SELECT id FROM (SELECT number, id, \
    CASE WHEN seen >= coalesce(finished, ended, created) THEN seen ELSE coalesce(finished, ended, created) END AS at \
    FROM matches ORDER BY \
    CASE WHEN seen >= coalesce(finished, ended, created) THEN seen ELSE coalesce(finished, ended, created) END DESC, \
    number DESC LIMIT $1) AS newest LEFT JOIN positions ON positions.match = number \
    ORDER BY coalesce(changed, at) DESC, number DESC";

/// The match with a name or a key.
pub(super) const NAMED: &str = "SELECT number, id FROM matches WHERE id = $1 \
    UNION SELECT number, id FROM matches WHERE number = $2";
/// Some of all matches.
pub(super) const NAMES: &str =
    "SELECT number, id FROM matches WHERE number > $1 ORDER BY number LIMIT $2";
/// The most of them that are read at a time.
const NAMES_AT_A_TIME: i64 = 10_000;

/// A match in which somebody's time is over.
#[derive(Clone, Debug)]
pub(crate) struct Overdue {
    /// Milliseconds since 1970 of the moment when it was over.
    deadline: i64,
    /// The key of the match.
    number: i64,
    /// Its name.
    pub id: String,
}

/// Writes something that nobody reads; never what stands there already, which would not be written.
pub(super) const PROBE: &str = "UPDATE probe SET at = CASE WHEN at >= $1 THEN at + 1 ELSE $1 END";

/// Writes what an order says.
pub(super) async fn carry_out(
    connection: &mut Connection,
    order: &Order,
    at: i64,
) -> Result<(), StoreError> {
    match order {
        Order::Probe => query(PROBE).bind(at),
        Order::Alive { at, again } => {
            return live(connection, at.0 as i64, *again).await;
        }
        Order::Match { number, order } => {
            return change_match(connection, *number, order, at).await;
        }
        Order::Ban(ban) => {
            query("INSERT INTO bans (network, why, at) VALUES ($1, $2, $3) ON CONFLICT (network) DO UPDATE SET why = $2, at = $3")
                .bind(&ban.network)
                .bind(&ban.why)
                .bind(ban.at as i64)
        }
        Order::Unban(network) => query("DELETE FROM bans WHERE network = $1").bind(network),
    }
    .execute(connection)
    .await?;
    Ok(())
}

/// How long outages are kept: longer than anybody's time.
const KEPT: i64 = 400 * 24 * 3600 * 1000;

/// Writes a sign of life, and the outage before it.
async fn live(connection: &mut Connection, at: i64, again: bool) -> Result<(), StoreError> {
    if again {
        let out = "INSERT INTO outages (began, ended) SELECT alive, $1 FROM probe WHERE alive < $1";
        query(out).bind(at).execute(&mut *connection).await?;
        let old = "DELETE FROM outages WHERE ended < $1";
        query(old).bind(at - KEPT).execute(&mut *connection).await?;
    }
    let alive = query("UPDATE probe SET alive = $1").bind(at);
    alive.execute(connection).await?;
    Ok(())
}

async fn change_match(
    connection: &mut Connection,
    number: i64,
    order: &MatchOrder,
    at: i64,
) -> Result<(), StoreError> {
    let query = match order {
        MatchOrder::End(ended) => {
            notices::tell_ended(connection, number, at).await?;
            let stop = "UPDATE positions SET deadline = NULL WHERE match = $1";
            change(connection, stop, [number]).await?;
            query("UPDATE matches SET ended = $1, ended_why = $2 WHERE number = $3")
                .bind(ended.at as i64)
                .bind(&ended.why)
        }
        MatchOrder::Seat {
            side,
            was,
            keys,
            account,
        } => {
            change_seat(connection, number, *side, *was, *keys).await?;
            if let Some(account) = account {
                people::take_seat(connection, number, *side, *account, at).await?;
            }
            if was.is_some_and(|was| was.seat.is_none()) && keys.seat.is_some() {
                notices::tell_taken(connection, number, *side, at).await?;
            }
            return Ok(());
        }
        MatchOrder::Delete => return forget(connection, &[number]).await,
    };
    query.bind(number).execute(connection).await?;
    Ok(())
}

/// Changes what opens a seat. That it is still as it was is part of the statement, so that of two who take a seat at the
/// same time one alone has it.
async fn change_seat(
    connection: &mut Connection,
    number: i64,
    side: Side,
    was: Option<SeatKeys>,
    keys: SeatKeys,
) -> Result<(), StoreError> {
    let before = was.unwrap_or_default();
    if was.is_none_or(|was| was.seat.is_some()) {
        // Whoever renews his own seat is still known by what he may not do; whom the operator gives it to is another.
        let known = if was.is_some() {
            "INSERT INTO renewed_seats (match, side, account) \
             SELECT match, side, account FROM account_seats WHERE match = $1 AND side = $2 \
             ON CONFLICT (match, side) DO UPDATE SET account = excluded.account"
        } else {
            "DELETE FROM renewed_seats WHERE match = $1 AND side = $2"
        };
        change(connection, known, [number, seat_number(side)]).await?;
        // What is given another secret, by the operator or by whoever has it, is no longer somebody's by his account: he may
        // have taken it with the old one. In a rated match nobody but the operator takes it away: whoever loses would.
        query(
            "DELETE FROM account_seats WHERE match = $1 AND side = $2 \
             AND ($3 OR NOT EXISTS (SELECT 1 FROM matches WHERE number = $1 AND rated))",
        )
        .bind(number)
        .bind(seat_number(side))
        .bind(was.is_none())
        .execute(&mut *connection)
        .await?;
    }
    let changed = query(match side {
        Side::Home => {
            "UPDATE matches SET seat_home = $2, invitation_home = $3 \
             WHERE number = $1 AND ($4 OR (seat_home IS NOT DISTINCT FROM $5 AND invitation_home IS NOT DISTINCT FROM $6))"
        }
        Side::Away => {
            "UPDATE matches SET seat_away = $2, invitation_away = $3 \
             WHERE number = $1 AND ($4 OR (seat_away IS NOT DISTINCT FROM $5 AND invitation_away IS NOT DISTINCT FROM $6))"
        }
    })
    .bind(number)
    .bind(blob(keys.seat))
    .bind(blob(keys.invitation))
    .bind(was.is_none())
    .bind(blob(before.seat))
    .bind(blob(before.invitation))
    .execute(connection)
    .await?;
    if was.is_some() && changed.rows_affected() == 0 {
        return Err(StoreError::SeatChanged);
    }
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

    /// The outages that ended after a moment, each with when it began.
    pub(crate) async fn outages(&self, after: Time) -> Result<Vec<(Time, Time)>, StoreError> {
        let rows = query("SELECT began, ended FROM outages WHERE ended > $1 ORDER BY ended")
            .bind(after.0 as i64)
            .fetch_all(&self.readers)
            .await?;
        let outage = |row: &Row| {
            let (began, ended): (i64, i64) = (row.try_get(0)?, row.try_get(1)?);
            Ok((Time(began as u64), Time(ended as u64)))
        };
        rows.iter().map(outage).collect()
    }

    /// When a server last left a sign of life.
    pub(crate) async fn last_alive(&self) -> Result<Option<Time>, StoreError> {
        let row = query("SELECT alive FROM probe")
            .fetch_one(&self.readers)
            .await?;
        let alive: Option<i64> = row.try_get(0)?;
        Ok(alive.map(|at| Time(at as u64)))
    }

    /// Whether anybody's time runs.
    pub(crate) async fn runs_time(&self) -> Result<bool, StoreError> {
        let any = query("SELECT 1 FROM positions WHERE deadline IS NOT NULL LIMIT 1")
            .fetch_optional(&self.readers)
            .await?;
        Ok(any.is_some())
    }

    /// Some of the matches in which somebody's time is over at a moment, the earliest first, after one of them.
    pub(crate) async fn time_over(
        &self,
        now: Time,
        after: Option<&Overdue>,
    ) -> Result<Vec<Overdue>, StoreError> {
        let rows = query(TIME_OVER)
            .bind(now.0 as i64)
            .bind(after.map_or(0, |after| after.deadline))
            .bind(after.map_or(0, |after| after.number))
            .bind(AT_A_TIME)
            .fetch_all(&self.readers)
            .await?;
        let overdue = |row: &Row| {
            Ok(Overdue {
                deadline: row.try_get("deadline")?,
                number: row.try_get("number")?,
                id: row.try_get("id")?,
            })
        };
        rows.iter().map(overdue).collect()
    }

    /// The note that a request has led to already.
    pub(crate) async fn noted(
        &self,
        number: i64,
        stamp: &Stamp,
    ) -> Result<Option<Note>, StoreError> {
        let row = query("SELECT note FROM notes WHERE match = $1 AND seat = $2 AND request = $3")
            .bind(number)
            .bind(seat_number(stamp.seat))
            .bind(&stamp.request)
            .fetch_optional(&self.readers)
            .await?;
        let Some(row) = row else { return Ok(None) };
        let note = serde_json::from_str(row.try_get(0)?);
        note.map_err(|error| StoreError::Broken(error.to_string()))
    }

    /// The names of so many matches, those that somebody looked at or that ended last, and of these those first in which something
    /// happened last.
    pub(crate) async fn newest(&self, most: u32) -> Result<Vec<String>, StoreError> {
        let rows = query(NEWEST).bind(most).fetch_all(&self.readers).await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    /// The key and the name of the match that is named by either.
    pub(crate) async fn named(&self, which: &str) -> Result<Vec<(i64, String)>, StoreError> {
        let rows = query(NAMED)
            .bind(which)
            .bind(which.parse::<i64>().ok())
            .fetch_all(&self.readers)
            .await?;
        names(&rows)
    }

    /// The keys and the names of some matches, in the order of their keys after one.
    pub(crate) async fn names(&self, after: i64) -> Result<Vec<(i64, String)>, StoreError> {
        let rows = query(NAMES)
            .bind(after)
            .bind(NAMES_AT_A_TIME)
            .fetch_all(&self.readers)
            .await?;
        names(&rows)
    }
}

fn names(rows: &[Row]) -> Result<Vec<(i64, String)>, StoreError> {
    let name = |row: &Row| Ok((row.try_get(0)?, row.try_get(1)?));
    rows.iter().map(name).collect()
}

#[cfg(test)]
mod tests {
    use super::super::{Batch, Keeping, Place, Sharing, Stored, writer::Work};
    use super::*;
    use crate::live::Live;
    use crate::new_match;
    use crate::secret::SeatHash;
    use gaffer_core::BySide;
    use gaffer_table::Secrecy;

    /// Whatever an owner believes, the store lets one of two take a seat.
    #[tokio::test]
    async fn a_seat_that_was_taken_meanwhile_is_not_taken_again() {
        let name = format!("gaffer-order-test-{}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&folder).unwrap();
        let store = Store::open(
            &Place::Folder(folder.clone()),
            Sharing::Alone,
            Keeping::default(),
            false,
        )
        .await;
        let store = store.unwrap();
        let mut made = new_match::example();
        let invitation = Some(SeatHash::from_secret("invitation"));
        let was = SeatKeys {
            seat: None,
            invitation,
        };
        made.about.seats.away = was;
        let stored = Stored::new(made.about.clone(), Vec::new());
        let standing = Live::playing(stored, made.game, Secrecy::default()).standing(0);
        let begin = Work::Begin(
            Box::new(made.about.clone()),
            Vec::new(),
            Vec::new(),
            standing.unwrap(),
        );
        store.writer.write(begin).await.unwrap();
        let take = |secret: &str| {
            let keys = SeatKeys {
                seat: Some(SeatHash::from_secret(secret)),
                invitation,
            };
            let (side, was) = (Side::Away, Some(was));
            store.order(Order::Match {
                number: 1,
                order: MatchOrder::Seat {
                    side,
                    was,
                    keys,
                    account: None,
                },
            })
        };
        let (one, other) = tokio::join!(take("one"), take("other"));
        assert!(one.is_ok(), "{one:?}");
        assert!(matches!(other, Err(StoreError::SeatChanged)), "{other:?}");
        let stored = store.read(&made.about.id).await.unwrap().unwrap();
        let away = stored.about.seats.away;
        assert_eq!(away.seat, Some(SeatHash::from_secret("one")));
        assert_eq!(away.invitation, invitation);
        assert_eq!(store.trouble(), None);
        store.close().await;
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[tokio::test]
    async fn matches_whose_time_is_over_come_one_after_the_other() {
        let name = format!("gaffer-overdue-test-{}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&folder).unwrap();
        let store = Store::open(
            &Place::Folder(folder.clone()),
            Sharing::Alone,
            Keeping::default(),
            false,
        )
        .await;
        let store = store.unwrap();
        assert!(!store.runs_time().await.unwrap());
        for (number, deadline) in (1..).zip([30, 10, 10, 99]) {
            let made = new_match::example();
            let stored = Stored::new(made.about.clone(), Vec::new());
            let standing = Live::playing(stored, made.game, Secrecy::default()).standing(0);
            let standing = standing.unwrap();
            let begun = store.begin(made.about, Vec::new(), standing.clone());
            begun.await.unwrap();
            let batch = Batch {
                number,
                version: 0,
                entries: Vec::new(),
                noted: 0,
                notes: Vec::new(),
                deadline: Some(Time(deadline)),
                plans: BySide::default(),
                stamp: None,
                standing,
                untold: None,
                booking: None,
                stands: None,
            };
            store.append(batch).await.unwrap();
        }
        assert!(store.runs_time().await.unwrap());
        let mut seen = Vec::new();
        let mut left = store.time_over(Time(30), None).await.unwrap();
        while let Some(first) = left.first().cloned() {
            let rest: Vec<i64> = left.iter().skip(1).map(|one| one.number).collect();
            seen.push(first.number);
            left = store.time_over(Time(30), Some(&first)).await.unwrap();
            assert_eq!(left.iter().map(|one| one.number).collect::<Vec<_>>(), rest);
        }
        assert_eq!(seen, [2, 3, 1]);
        store.close().await;
        std::fs::remove_dir_all(folder).unwrap();
    }
}
