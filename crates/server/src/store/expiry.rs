//! What is forgotten: matches that nobody joined, sandboxes and loaded records that nobody looks at any more, competitions
//! in which nothing happened.

use std::time::Duration;

use clap::Args;

use super::StoreError;
use super::sql::{Pool, Row, query};
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

/// Some of the loaded records, sandboxes and matches nobody joined that have had their time, the oldest first.
pub(super) const EXPIRED: &str = "SELECT number, id FROM \
    (SELECT number, id FROM matches WHERE loaded AND seen <= $1 ORDER BY seen LIMIT $4) AS records \
    UNION ALL SELECT number, id FROM \
    (SELECT number, id FROM matches WHERE origin IS NOT NULL AND NOT loaded AND seen <= $2 ORDER BY seen LIMIT $4) AS sandboxes \
    UNION ALL SELECT number, id FROM \
    (SELECT number, id FROM matches WHERE joined IS NULL AND finished IS NULL AND origin IS NULL AND NOT loaded \
     AND created <= $3 AND NOT EXISTS (SELECT 1 FROM cups WHERE cups.number = matches.cup) \
     ORDER BY created LIMIT $4) AS unjoined \
    LIMIT $4";

/// Some of the matches that have had their time at a moment.
pub(super) async fn expired(
    readers: &Pool,
    keeping: &Keeping,
    now: u64,
) -> Result<Vec<Expired>, StoreError> {
    let before = |kept: KeptFor| before(kept, now);
    let rows = query(EXPIRED)
        .bind(before(keeping.imports))
        .bind(before(keeping.sandboxes))
        .bind(before(keeping.unjoined))
        .bind(AT_A_TIME)
        .fetch_all(readers)
        .await?;
    rows.iter().map(read_expired).collect()
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
