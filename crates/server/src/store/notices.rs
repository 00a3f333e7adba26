//! Notices in the store: what matches have to tell, the roads and wishes of accounts.

use gaffer_core::Side;

use super::people::read_name;
use super::sql::{Connection, Row, query};
use super::statements::change;
use super::writer::Work;
use super::{Store, StoreError, seat_number};
use super::{mail, outbox};
use crate::notices::{Kind, Peace, Quiet, Road, Stand};

/// Seconds by which somebody is told later who looks at the match: he need not be told at all.
const WHO_IS_HERE: i64 = 120;
/// For how many minutes what goes by mail is gathered, where nobody says otherwise.
const GATHERED: u32 = 10;
/// The most browsers of an account that are told.
const MOST_PUSHED: i64 = 5;

/// How an account wants to be told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Wishes {
    /// The code of its language.
    pub language: String,
    /// When.
    pub peace: Peace,
    /// For how many minutes what goes by mail is gathered.
    pub gather: u32,
    /// What it does not want to be told of, by which road.
    pub off: Vec<(Kind, Road)>,
}

impl Default for Wishes {
    fn default() -> Self {
        Self {
            language: String::new(),
            peace: Peace::default(),
            gather: GATHERED,
            off: Vec::new(),
        }
    }
}

/// A road to an account.
#[derive(Clone, Debug)]
pub(crate) struct KnownRoad {
    /// Its key.
    pub number: i64,
    /// What it is.
    pub kind: Road,
    /// Where it leads.
    pub address: String,
    /// Seconds since 1970 since when.
    pub since: u64,
}

/// What a notice is about.
#[derive(Clone, Debug)]
pub(crate) enum Subject {
    /// A match.
    Match {
        /// Its name in addresses.
        id: String,
        /// Its teams, as JSON.
        teams: String,
    },
    /// A challenge in the lobby, by the account of this name or a guest.
    Challenge(Option<String>),
}

/// A challenge for an account.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Challenged {
    /// The number of the challenge.
    pub number: u64,
    /// The account that challenges; none where a guest does.
    pub by: Option<i64>,
    /// The account that it is for.
    pub to: i64,
    /// Whether that one is told by his browser already.
    pub is_here: bool,
}

/// A notice as it is stored, with what it is about.
#[derive(Clone, Debug)]
pub(crate) struct StoredNotice {
    /// Its key.
    pub number: i64,
    /// What it tells.
    pub kind: Kind,
    /// Seconds since 1970 from which on.
    pub at: u64,
    /// Whether it was read.
    pub is_seen: bool,
    /// What it is about.
    pub subject: Subject,
}

/// Something to be written of notices.
#[derive(Debug)]
pub(crate) enum NoticeWork {
    /// How an account wants to be told.
    Wishes(i64, Wishes),
    /// A road to an account; a new mail address or webhook takes the place of the one before.
    Road {
        /// The account.
        account: i64,
        /// What it is.
        kind: Road,
        /// Where it leads.
        address: String,
        /// The keys of a browser.
        keys: Option<String>,
    },
    /// A road to an account is closed.
    CloseRoad {
        /// The account.
        account: i64,
        /// The key of the road.
        number: i64,
    },
    /// An account has read its notices, all or those of a match.
    Seen {
        /// The account.
        account: i64,
        /// The key of the match.
        number: Option<i64>,
    },
    /// Something of mail addresses.
    Mail(mail::MailWork),
    /// Something of the outbox.
    Outbox(outbox::OutboxWork),
}

/// Writes something of notices.
pub(super) async fn carry_out(
    connection: &mut Connection,
    work: &NoticeWork,
    at: i64,
) -> Result<(), StoreError> {
    match work {
        NoticeWork::Wishes(account, wishes) => put_wishes(connection, *account, wishes).await,
        NoticeWork::Road {
            account,
            kind,
            address,
            keys,
        } => open_road(connection, *account, *kind, address, keys.as_deref(), at).await,
        NoticeWork::CloseRoad { account, number } => {
            close_road(connection, *account, *number).await
        }
        NoticeWork::Seen { account, number } => {
            let seen = "UPDATE notices SET seen = $1 WHERE account = $2 AND seen IS NULL AND at <= $1 \
                        AND ($3 = 0 OR match = $3)";
            // No match has the number 0.
            let numbers = [at, *account, number.unwrap_or_default()];
            if change(connection, seen, numbers).await? > 0 {
                let read = "DELETE FROM deliveries WHERE parcel IS NULL AND notice IN \
                            (SELECT number FROM notices WHERE account = $1 AND seen IS NOT NULL)";
                change(connection, read, [*account]).await?;
            }
            Ok(())
        }
        NoticeWork::Mail(work) => mail::carry_out(connection, work, at).await,
        NoticeWork::Outbox(work) => outbox::carry_out(connection, work, at).await,
    }
}

/// Notes what is so of a match, and what no longer is; what was noted already is not noted again.
pub(super) async fn tell(
    connection: &mut Connection,
    number: i64,
    stands: &[Stand],
    at: i64,
) -> Result<(), StoreError> {
    let anybody = query("SELECT 1 FROM account_seats WHERE match = $1 LIMIT 1")
        .bind(number)
        .fetch_optional(&mut *connection)
        .await?;
    if anybody.is_none() {
        return Ok(());
    }
    let causes: Vec<&str> = stands.iter().map(|stand| stand.cause.as_str()).collect();
    let causes = serde_json::to_string(&causes).unwrap_or_default();
    let gone = query(
        "UPDATE notices SET gone = $1 WHERE match = $2 AND gone IS NULL AND kind IN ('turn', 'time', 'offer', 'rematch') \
         AND cause NOT IN (SELECT value FROM json_each($3))",
    )
    .bind(at)
    .bind(number)
    .bind(causes)
    .execute(&mut *connection)
    .await?;
    if gone.rows_affected() > 0 {
        drop_gone(connection, number).await?;
    }
    for stand in stands {
        add(connection, number, stand, at).await?;
    }
    Ok(())
}

/// That the seat of a side was taken, for whoever has the other one.
pub(super) async fn tell_taken(
    connection: &mut Connection,
    number: i64,
    taken: Side,
    at: i64,
) -> Result<(), StoreError> {
    let side = !taken;
    let stand = Stand {
        kind: Kind::Taken,
        side,
        cause: format!("{}/{number}/{side:?}/", Kind::Taken.name()),
        at: None,
        is_here: false,
    };
    add(connection, number, &stand, at).await
}

/// That the operator has ended a match.
pub(super) async fn tell_ended(
    connection: &mut Connection,
    number: i64,
    at: i64,
) -> Result<(), StoreError> {
    let over = Side::BOTH.map(|side| Stand {
        kind: Kind::Over,
        side,
        cause: format!("{}/{number}/{side:?}/", Kind::Over.name()),
        at: None,
        is_here: false,
    });
    tell(connection, number, &over, at).await
}

/// Adds a notice for the person who has a side, unless he plays both, and lets it wait for his roads.
async fn add(
    connection: &mut Connection,
    number: i64,
    stand: &Stand,
    at: i64,
) -> Result<(), StoreError> {
    // Whoever sees the end of a match need not be told.
    let is_seen = stand.kind == Kind::Over && stand.is_here;
    query(
        "INSERT INTO notices (account, cause, kind, match, side, at, seen) \
         SELECT account, $3, $4, match, side, $5, $6 FROM account_seats AS seats \
         JOIN accounts ON accounts.number = seats.account \
         WHERE match = $1 AND side = $2 AND accounts.kind = 'person' AND NOT EXISTS \
         (SELECT 1 FROM account_seats AS other WHERE other.match = $1 AND other.side <> $2 \
         AND other.account = seats.account) \
         ON CONFLICT (account, cause) DO UPDATE SET gone = NULL, \
         at = CASE WHEN notices.kind = 'time' THEN excluded.at ELSE notices.at END",
    )
    .bind(number)
    .bind(seat_number(stand.side))
    .bind(&stand.cause)
    .bind(stand.kind.name())
    .bind(stand.at.map_or(at, |at| at as i64))
    .bind(is_seen.then_some(at))
    .execute(&mut *connection)
    .await?;
    let is_moved = stand.at.is_some();
    let_wait(connection, number, &stand.cause, stand.is_here, is_moved).await
}

/// Lets the notices of a cause wait for the roads of those whom they are for; what waits already is moved only where it has another time.
async fn let_wait(
    connection: &mut Connection,
    number: i64,
    cause: &str,
    is_here: bool,
    is_moved: bool,
) -> Result<(), StoreError> {
    let later = if is_here { WHO_IS_HERE } else { 0 };
    query(
        "INSERT INTO deliveries (notice, road, due) \
         SELECT notices.number, roads.number, notices.at + $3 + CASE WHEN roads.kind = 'mail' AND notices.kind <> 'time' \
         THEN 60 * coalesce(gather, $4) ELSE 0 END \
         FROM notices JOIN roads ON roads.account = notices.account \
         LEFT JOIN notice_settings AS wishes ON wishes.account = notices.account \
         WHERE notices.match = $1 AND cause = $2 AND seen IS NULL AND gone IS NULL AND NOT EXISTS \
         (SELECT 1 FROM notices_off AS off WHERE off.account = notices.account AND off.kind = notices.kind \
         AND off.road = roads.kind) \
         ON CONFLICT (notice, road) DO UPDATE SET due = excluded.due WHERE deliveries.parcel IS NULL AND $5",
    )
    .bind(number)
    .bind(cause)
    .bind(later)
    .bind(GATHERED)
    .bind(is_moved)
    .execute(connection)
    .await?;
    Ok(())
}

/// Seconds in which challenges of the same person ring once.
const ONE_RING: i64 = 3600;

/// The match of what tells of challenges: no match has this number.
const NO_MATCH: i64 = 0;

fn cause_of(challenge: u64) -> String {
    format!("{}/{challenge}", Kind::Challenge.name())
}

/// That somebody challenges an account of a person.
pub(super) async fn tell_challenged(
    connection: &mut Connection,
    challenged: &Challenged,
    at: i64,
) -> Result<(), StoreError> {
    let cause = cause_of(challenged.number);
    query(
        "INSERT INTO notices (account, cause, kind, match, side, at, challenger) \
         SELECT number, $2, $3, $4, 0, $5, $6 FROM accounts \
         WHERE number = $1 AND kind = 'person' AND closed IS NULL ON CONFLICT DO NOTHING",
    )
    .bind(challenged.to)
    .bind(&cause)
    .bind(Kind::Challenge.name())
    .bind(NO_MATCH)
    .bind(at)
    .bind(challenged.by)
    .execute(&mut *connection)
    .await?;
    let_wait(connection, NO_MATCH, &cause, challenged.is_here, false).await?;
    // Whoever challenges again and again, as everybody without a name together, rings once an hour.
    query(
        "UPDATE deliveries SET due = (SELECT max(ring) FROM (SELECT deliveries.due AS ring \
         UNION ALL SELECT rung.at + $3 FROM notices AS rung \
         JOIN deliveries AS sent ON sent.notice = rung.number AND sent.parcel IS NOT NULL \
         WHERE sent.road = deliveries.road AND rung.kind = $4 AND rung.challenger IS NOT DISTINCT FROM $5) AS rings) \
         WHERE parcel IS NULL AND notice IN (SELECT number FROM notices WHERE match = $1 AND cause = $2)",
    )
    .bind(NO_MATCH)
    .bind(&cause)
    .bind(ONE_RING)
    .bind(Kind::Challenge.name())
    .bind(challenged.by)
    .execute(connection)
    .await?;
    Ok(())
}

/// That a challenge is not open any more: what was not sent of it is not sent.
pub(super) async fn end_challenge(
    connection: &mut Connection,
    challenge: u64,
    at: i64,
) -> Result<(), StoreError> {
    let gone = "UPDATE notices SET gone = $1 WHERE match = $2 AND cause = $3 AND gone IS NULL";
    query(gone)
        .bind(at)
        .bind(NO_MATCH)
        .bind(cause_of(challenge))
        .execute(&mut *connection)
        .await?;
    drop_gone(connection, NO_MATCH).await
}

/// That only stored challenges are open: those that are played at once end with the server.
pub(super) async fn end_other_challenges(
    connection: &mut Connection,
    at: i64,
) -> Result<(), StoreError> {
    let gone = "UPDATE notices SET gone = $1 WHERE match = $2 AND gone IS NULL \
                AND cause NOT IN (SELECT 'challenge/' || number FROM challenges)";
    change(connection, gone, [at, NO_MATCH]).await?;
    drop_gone(connection, NO_MATCH).await
}

/// What is no longer so and not on its way is not sent.
async fn drop_gone(connection: &mut Connection, number: i64) -> Result<(), StoreError> {
    let dropped = "DELETE FROM deliveries WHERE parcel IS NULL AND notice IN \
                   (SELECT number FROM notices WHERE match = $1 AND gone IS NOT NULL)";
    change(connection, dropped, [number]).await?;
    Ok(())
}

async fn put_wishes(
    connection: &mut Connection,
    account: i64,
    wishes: &Wishes,
) -> Result<(), StoreError> {
    let Peace { quiet, zone } = wishes.peace;
    query(
        "INSERT INTO notice_settings (account, language, zone, quiet_from, quiet_to, gather) \
         SELECT number, $2, $3, $4, $5, $6 FROM accounts WHERE number = $1 AND closed IS NULL \
         ON CONFLICT (account) DO UPDATE SET language = $2, zone = $3, quiet_from = $4, quiet_to = $5, gather = $6",
    )
    .bind(account)
    .bind(&wishes.language)
    .bind(zone)
    .bind(quiet.map(|quiet| quiet.from))
    .bind(quiet.map(|quiet| quiet.to))
    .bind(wishes.gather)
    .execute(&mut *connection)
    .await?;
    change(
        connection,
        "DELETE FROM notices_off WHERE account = $1",
        [account],
    )
    .await?;
    for (kind, road) in &wishes.off {
        switch_off(connection, account, *kind, *road).await?;
    }
    Ok(())
}

/// An account is not told of something by a road any more, nor of what waits.
pub(super) async fn switch_off(
    connection: &mut Connection,
    account: i64,
    kind: Kind,
    road: Road,
) -> Result<(), StoreError> {
    let off = "INSERT INTO notices_off (account, kind, road) \
               SELECT number, $2, $3 FROM accounts WHERE number = $1 AND closed IS NULL ON CONFLICT DO NOTHING";
    let waiting = "DELETE FROM deliveries WHERE parcel IS NULL \
                   AND notice IN (SELECT number FROM notices WHERE account = $1 AND kind = $2) \
                   AND road IN (SELECT number FROM roads WHERE account = $1 AND kind = $3)";
    for statement in [off, waiting] {
        query(statement)
            .bind(account)
            .bind(kind.name())
            .bind(road.name())
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

pub(super) async fn open_road(
    connection: &mut Connection,
    account: i64,
    kind: Road,
    address: &str,
    keys: Option<&str>,
    at: i64,
) -> Result<(), StoreError> {
    query(
        "INSERT INTO roads (account, kind, address, keys, since) \
         SELECT number, $2, $3, $4, $5 FROM accounts WHERE number = $1 AND closed IS NULL \
         ON CONFLICT (account, kind, address) DO UPDATE SET keys = excluded.keys, since = excluded.since",
    )
    .bind(account)
    .bind(kind.name())
    .bind(address)
    .bind(keys)
    .bind(at)
    .execute(&mut *connection)
    .await?;
    let most = if kind == Road::Push { MOST_PUSHED } else { 1 };
    let rows = query(
        "SELECT number FROM roads WHERE account = $1 AND kind = $2 ORDER BY address = $3 DESC, since DESC, number DESC \
         LIMIT 1000000 OFFSET $4",
    )
    .bind(account)
    .bind(kind.name())
    .bind(address)
    .bind(most)
    .fetch_all(&mut *connection)
    .await?;
    for row in rows {
        close_road(connection, account, row.try_get(0)?).await?;
    }
    Ok(())
}

/// Closes a road, with everything that waits for it.
pub(super) async fn close_road(
    connection: &mut Connection,
    account: i64,
    number: i64,
) -> Result<(), StoreError> {
    let closed = "DELETE FROM roads WHERE account = $1 AND number = $2";
    if change(connection, closed, [account, number]).await? > 0 {
        for statement in [
            "DELETE FROM deliveries WHERE road = $1",
            "UPDATE parcels SET body = NULL WHERE road = $1 AND body IS NOT NULL",
        ] {
            change(connection, statement, [number]).await?;
        }
    }
    Ok(())
}

/// Everything that the store has of the notices of an account.
pub(super) const OF_ACCOUNTS: [&str; 10] = [
    "DELETE FROM deliveries WHERE notice IN (SELECT number FROM notices WHERE account = $1)",
    "DELETE FROM notices WHERE account = $1",
    "DELETE FROM deliveries WHERE notice IN (SELECT number FROM notices WHERE challenger = $1)",
    "DELETE FROM notices WHERE challenger = $1",
    "DELETE FROM roads WHERE account = $1",
    "DELETE FROM notice_settings WHERE account = $1",
    "DELETE FROM notices_off WHERE account = $1",
    "DELETE FROM parcels WHERE account = $1",
    "DELETE FROM mail_links WHERE account = $1",
    // Where links were sent counts for a day, whosever they were.
    "UPDATE confirmations SET account = 0 WHERE account = $1",
];

impl Store {
    /// Writes something of notices; when this returns it is on disk.
    pub(crate) async fn write_notices(&self, work: NoticeWork) -> Result<(), StoreError> {
        self.writer.write(Work::Notices(work)).await
    }

    /// The notices of an account that are true or not read yet, the newest first, so many at most.
    pub(crate) async fn notices(
        &self,
        account: i64,
        now: u64,
        most: u32,
    ) -> Result<Vec<StoredNotice>, StoreError> {
        let rows = query(
            "SELECT notices.*, id, teams, challengers.name AS by FROM notices \
             LEFT JOIN matches ON matches.number = match \
             LEFT JOIN accounts AS challengers ON challengers.number = challenger \
             WHERE account = $1 AND at <= $2 AND gone IS NULL ORDER BY at DESC, notices.number DESC LIMIT $3",
        )
        .bind(account)
        .bind(now as i64)
        .bind(most)
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(read_notice).collect()
    }

    /// In how many matches an account has to decide.
    pub(crate) async fn turns(&self, account: i64) -> Result<u32, StoreError> {
        let row = query(
            "SELECT count(*) FROM notices WHERE account = $1 AND kind = 'turn' AND gone IS NULL",
        )
        .bind(account)
        .fetch_one(&self.readers)
        .await?;
        Ok(row.try_get(0)?)
    }

    /// The roads to an account.
    pub(crate) async fn roads(&self, account: i64) -> Result<Vec<KnownRoad>, StoreError> {
        let rows = query("SELECT * FROM roads WHERE account = $1 ORDER BY number")
            .bind(account)
            .fetch_all(&self.readers)
            .await?;
        let road = |row: &Row| {
            Ok(KnownRoad {
                number: row.try_get("number")?,
                kind: read_name(row.try_get("kind")?)?,
                address: row.try_get("address")?,
                since: row.try_get::<i64, _>("since")? as u64,
            })
        };
        rows.iter().map(road).collect()
    }

    /// How an account wants to be told.
    pub(crate) async fn wishes(&self, account: i64) -> Result<Wishes, StoreError> {
        let row = query("SELECT * FROM notice_settings WHERE account = $1")
            .bind(account)
            .fetch_optional(&self.readers)
            .await?;
        let rows =
            query("SELECT kind, road FROM notices_off WHERE account = $1 ORDER BY kind, road")
                .bind(account)
                .fetch_all(&self.readers)
                .await?;
        let off = rows
            .iter()
            .map(|row| Ok((read_name(row.try_get(0)?)?, read_name(row.try_get(1)?)?)));
        let off = off.collect::<Result<_, StoreError>>()?;
        let Some(row) = row else {
            let wishes = Wishes::default();
            return Ok(Wishes { off, ..wishes });
        };
        Ok(Wishes {
            language: row.try_get("language")?,
            peace: read_peace(&row)?,
            gather: row.try_get("gather")?,
            off,
        })
    }
}

fn read_peace(row: &Row) -> Result<Peace, StoreError> {
    let from: Option<u16> = row.try_get("quiet_from")?;
    let to: Option<u16> = row.try_get("quiet_to")?;
    let quiet = from.zip(to).map(|(from, to)| Quiet { from, to });
    let zone = row.try_get("zone")?;
    Ok(Peace { quiet, zone })
}

pub(super) fn read_notice(row: &Row) -> Result<StoredNotice, StoreError> {
    Ok(StoredNotice {
        number: row.try_get("number")?,
        kind: read_name(row.try_get("kind")?)?,
        at: row.try_get::<i64, _>("at")? as u64,
        is_seen: row.try_get::<Option<i64>, _>("seen")?.is_some(),
        subject: match row.try_get("id")? {
            Some(id) => Subject::Match {
                id,
                teams: row.try_get("teams")?,
            },
            None => Subject::Challenge(row.try_get("by")?),
        },
    })
}
