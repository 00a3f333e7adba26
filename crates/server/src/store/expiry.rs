//! What is forgotten: matches that nobody joined, sandboxes and loaded records that nobody looks at any more, competitions
//! in which nothing happened.

use std::time::Duration;

use clap::Args;
use sqlx::AssertSqlSafe;

use super::sql::{Connection, Engine, Pool, Row, query};
use super::{StoreError, statements, written};
use crate::units::{self, KeptFor};

/// How much the store keeps, and how long.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Args)]
pub struct Keeping {
    /// How large the store may become before new matches are refused; those that were begun go on.
    #[arg(long = "store-limit", value_name = "SIZE", value_parser = units::size, default_value = "4G")]
    pub limit: u64,
    /// How many entries one match may have; from half of them on nothing can be taken back.
    // Taking back and choosing again could go on for ever.
    #[arg(long, value_name = "N", default_value_t = Keeping::default().entries)]
    pub entries: u64,
    /// How long a match waits for somebody to take a seat before it is forgotten; or forever.
    #[arg(long = "keep-unjoined", value_name = "TIME", value_parser = units::time, default_value = "7d")]
    pub unjoined: KeptFor,
    /// How long a sandbox is kept after somebody last looked at it; or forever.
    #[arg(long = "keep-sandboxes", value_name = "TIME", value_parser = units::time, default_value = "90d")]
    pub sandboxes: KeptFor,
    /// How long a record that was loaded is kept after somebody last looked at it; or forever.
    #[arg(id = "keep-imports", long = "keep-imports", value_name = "TIME", value_parser = units::time, default_value = "90d")]
    pub imports: KeptFor,
    /// How long after its end the journal of a match stays as it was written before it is packed, which takes a fraction of the
    /// room; or forever.
    #[arg(long = "pack-after", value_name = "TIME", value_parser = units::time, default_value = "1d")]
    pub unpacked: KeptFor,
}

impl Default for Keeping {
    fn default() -> Self {
        const DAY: Duration = Duration::from_secs(24 * 3600);
        Self {
            limit: 4 << 30,
            entries: 20_000,
            unjoined: KeptFor(Some(7 * DAY)),
            sandboxes: KeptFor(Some(90 * DAY)),
            imports: KeptFor(Some(90 * DAY)),
            unpacked: KeptFor(Some(DAY)),
        }
    }
}

/// A match or a competition that has had its time.
#[derive(Clone, Debug)]
pub(crate) struct Expired {
    /// The key of its entries.
    pub number: i64,
    /// Its name in addresses.
    pub id: String,
}

/// The most matches that are found at a time.
const AT_A_TIME: i64 = 100;

/// What has had its time: loaded records that nobody has looked at since $1, sandboxes since $2, and matches set up by $3 that nobody
/// joined.
macro_rules! old {
    (records) => {
        "loaded AND seen <= $1"
    };
    (sandboxes) => {
        "origin IS NOT NULL AND NOT loaded AND seen <= $2"
    };
    (unjoined) => {
        "joined IS NULL AND finished IS NULL AND origin IS NULL AND NOT loaded AND created <= $3 \
         AND NOT EXISTS (SELECT 1 FROM cups WHERE cups.number = matches.cup)"
    };
}

/// Some of the matches that have had their time, the oldest first.
pub(super) const EXPIRED: &str = concat!(
    "SELECT number, id FROM (SELECT number, id FROM matches WHERE ",
    old!(records),
    " ORDER BY seen LIMIT $4) AS records \
     UNION ALL SELECT number, id FROM (SELECT number, id FROM matches WHERE ",
    old!(sandboxes),
    " ORDER BY seen LIMIT $4) AS sandboxes \
     UNION ALL SELECT number, id FROM (SELECT number, id FROM matches WHERE ",
    old!(unjoined),
    " ORDER BY created LIMIT $4) AS unjoined LIMIT $4"
);

/// Those of the matches with the keys $4 that have had their time.
const STILL: &str = concat!(
    "SELECT number FROM matches WHERE number IN (SELECT CAST(value AS BIGINT) FROM json_each($4)) AND (",
    old!(records),
    " OR ",
    old!(sandboxes),
    " OR ",
    old!(unjoined),
    ")"
);

/// Matches that are to be forgotten, if they have had their time when that is written.
#[derive(Debug)]
pub(super) struct Forget {
    /// Their keys.
    pub(super) numbers: Vec<i64>,
    /// What is old, by kind.
    before: [i64; 3],
}

impl Forget {
    /// Matches that were found to have had their time at a moment.
    pub(super) fn new(numbers: Vec<i64>, keeping: &Keeping, now: u64) -> Self {
        Self {
            numbers,
            before: all_before(keeping, now),
        }
    }
}

/// Forgets matches with everything that is stored of them, but for those that somebody has joined or looked at since they were found.
pub(super) async fn forget(connection: &mut Connection, forget: &Forget) -> Result<(), StoreError> {
    // Whoever joins one of them at another node waits, and finds that it is gone.
    let lock = match connection.engine() {
        Engine::Sqlite => "",
        Engine::Postgres => " FOR UPDATE",
    };
    let [records, sandboxes, unjoined] = forget.before;
    let still = query(AssertSqlSafe(format!("{STILL}{lock}")))
        .bind(records)
        .bind(sandboxes)
        .bind(unjoined)
        .bind(written(&forget.numbers)?)
        .fetch_all(&mut *connection)
        .await?;
    let still: Vec<i64> = still
        .iter()
        .map(|row| row.try_get(0))
        .collect::<Result<_, _>>()?;
    if still.is_empty() {
        return Ok(());
    }
    statements::forget(connection, &still).await
}

/// Some of the matches that have had their time at a moment.
pub(super) async fn expired(
    readers: &Pool,
    keeping: &Keeping,
    now: u64,
) -> Result<Vec<Expired>, StoreError> {
    let [records, sandboxes, unjoined] = all_before(keeping, now);
    let rows = query(EXPIRED)
        .bind(records)
        .bind(sandboxes)
        .bind(unjoined)
        .bind(AT_A_TIME)
        .fetch_all(readers)
        .await?;
    rows.iter().map(read_expired).collect()
}

/// The last seconds since 1970 of records, sandboxes and matches nobody joined that have had their time.
fn all_before(keeping: &Keeping, now: u64) -> [i64; 3] {
    [keeping.imports, keeping.sandboxes, keeping.unjoined].map(|kept| before(kept, now))
}

/// The last second since 1970 of what has had its time; nothing is older than a time before 1970.
fn before(kept: KeptFor, now: u64) -> i64 {
    let last = |kept: Duration| now.saturating_sub(kept.as_secs()) as i64;
    kept.0.map_or(-1, last)
}

/// Some of the competitions in which nothing has happened for as long as a match waits for somebody to take a seat. All
/// others are kept, like matches that were joined.
pub(super) async fn expired_cups(
    readers: &Pool,
    keeping: &Keeping,
    now: u64,
) -> Result<Vec<Expired>, StoreError> {
    let rows = query(
        "SELECT number, id FROM cups WHERE changed <= $1 \
         AND NOT EXISTS (SELECT 1 FROM cup_entries WHERE cup = cups.number) LIMIT $2",
    )
    .bind(before(keeping.unjoined, now))
    .bind(AT_A_TIME)
    .fetch_all(readers)
    .await?;
    rows.iter().map(read_expired).collect()
}

fn read_expired(row: &Row) -> Result<Expired, StoreError> {
    Ok(Expired {
        number: row.try_get("number")?,
        id: row.try_get("id")?,
    })
}

#[cfg(test)]
mod tests {
    use gaffer_table::Secrecy;

    use super::super::Stored;
    use super::super::testing::both;
    use crate::live::Live;
    use crate::new_match;

    #[tokio::test]
    async fn what_was_joined_or_looked_at_since_it_was_found_is_kept() {
        for shared in both().await {
            let [store, other] = &shared.nodes;
            let mut ids = Vec::new();
            for is_loaded in [false, true, false, true] {
                let made = new_match::example();
                let mut stored = Stored::new(made.about.clone(), Vec::new());
                stored.about.loaded = is_loaded;
                stored.about.created = 0;
                let about = stored.about.clone();
                let mut live = Live::playing(stored, made.game, Secrecy::default());
                let standing = live.standing(0).unwrap();
                ids.push(about.id.clone());
                store.begin(about, Vec::new(), standing).await.unwrap();
            }
            let now = crate::clock::now();
            let found = store.expired(now).await.unwrap();
            assert_eq!(found.len(), 4, "{}", shared.name);
            // The match is joined at another node, and the record looked at.
            let number = |id: &String| found.iter().find(|one| one.id == *id).unwrap().number;
            other.visit(number(&ids[0]), true).await.unwrap();
            other.visit(number(&ids[1]), false).await.unwrap();
            let numbers = found.iter().map(|one| one.number).collect();
            store.forget(numbers, now).await.unwrap();
            let mut kept = Vec::new();
            for id in &ids {
                kept.push(other.read(id).await.unwrap().is_some());
            }
            assert_eq!(kept, [true, true, false, false], "{}", shared.name);
        }
    }
}
