//! The tables of the store, and their version.

use std::collections::BTreeSet;
use std::path::Path;

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteRow};
use sqlx::{ConnectOptions, Connection, Row};

use super::StoreError;

/// The version of the tables below. A change adds a step to `STEPS`, and never changes an old one.
const STEPS: [&str; 5] = [
    "
CREATE TABLE matches (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    header TEXT NOT NULL,
    teams TEXT NOT NULL,
    seat_home BLOB,
    seat_away BLOB,
    origin TEXT,
    loaded INTEGER NOT NULL,
    created INTEGER NOT NULL
) STRICT;
-- An entry with a request is the first that this request led to; done is the version after the last.
CREATE TABLE entries (
    match INTEGER NOT NULL,
    number INTEGER NOT NULL,
    entry TEXT NOT NULL,
    at INTEGER NOT NULL,
    seat INTEGER,
    request TEXT,
    done INTEGER,
    PRIMARY KEY (match, number)
) STRICT, WITHOUT ROWID;
",
    "
-- When a person first took a seat, when anybody last looked, and when the match ended: seconds since 1970.
ALTER TABLE matches ADD COLUMN joined INTEGER;
ALTER TABLE matches ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
ALTER TABLE matches ADD COLUMN finished INTEGER;
-- The seats that have not been told yet that the rules have changed: 1 home, 2 away, 3 both.
ALTER TABLE matches ADD COLUMN untold INTEGER NOT NULL DEFAULT 0;
UPDATE matches SET joined = created, seen = unixepoch();
-- How the match stood after its last entry, by which rules, and the digest of all its events.
CREATE TABLE positions (
    match INTEGER PRIMARY KEY,
    rules INTEGER NOT NULL,
    position TEXT NOT NULL,
    events INTEGER NOT NULL
) STRICT;
-- A match that is over, moment by moment (gzip of JSON), which no change of rules can alter any more.
CREATE TABLE replays (
    match INTEGER PRIMARY KEY,
    replay BLOB NOT NULL
) STRICT;
-- One row that is written to see whether the store can be written at all.
CREATE TABLE probe (at INTEGER NOT NULL) STRICT;
INSERT INTO probe (at) VALUES (0);
",
    "
-- When the operator ended the match (seconds since 1970), and what he said.
ALTER TABLE matches ADD COLUMN ended INTEGER;
ALTER TABLE matches ADD COLUMN ended_why TEXT;
-- The networks that the operator keeps away.
CREATE TABLE bans (
    network TEXT NOT NULL PRIMARY KEY,
    why TEXT NOT NULL,
    at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
",
    "
-- Whether hints and thoughts may be asked for; null where it was not said.
ALTER TABLE matches ADD COLUMN hints INTEGER;
",
    "
-- As much as could not be written, to see whether it can be again.
ALTER TABLE probe ADD COLUMN bytes BLOB;
",
];

/// The version of a database's tables; refuses one of a newer program.
pub(super) async fn check_known(
    connection: &mut SqliteConnection,
    file: &Path,
) -> Result<i64, StoreError> {
    let row = sqlx::query("PRAGMA user_version")
        .fetch_one(&mut *connection)
        .await?;
    let found: i64 = row.try_get(0)?;
    let known = STEPS.len() as i64;
    if found > known {
        return Err(StoreError::Newer {
            file: file.display().to_string(),
            found,
            known,
        });
    }
    Ok(found)
}

/// What is missing of the tables that a database of a known version has.
pub(super) async fn missing(
    connection: &mut SqliteConnection,
    version: i64,
) -> Result<Option<String>, sqlx::Error> {
    let mut model = SqliteConnectOptions::new()
        .in_memory(true)
        .disable_statement_logging()
        .connect()
        .await?;
    for step in STEPS.iter().take(version as usize) {
        sqlx::raw_sql(*step).execute(&mut model).await?;
    }
    let found = columns(connection).await?;
    let mut needed = columns(&mut model).await?.into_iter();
    let missing = needed.find(|column| !found.contains(column));
    Ok(missing.map(|(table, column)| {
        if found.iter().any(|(known, _)| *known == table) {
            format!("the column {column} of the table {table} is missing")
        } else {
            format!("the table {table} is missing")
        }
    }))
}

/// Every column of every table.
async fn columns(
    connection: &mut SqliteConnection,
) -> Result<BTreeSet<(String, String)>, sqlx::Error> {
    let rows = sqlx::query(
        "SELECT tables.name, columns.name \
         FROM sqlite_schema AS tables, pragma_table_info(tables.name) AS columns \
         WHERE tables.type = 'table'",
    )
    .fetch_all(connection)
    .await?;
    let column = |row: &SqliteRow| Ok((row.try_get(0)?, row.try_get(1)?));
    rows.iter().map(column).collect()
}

/// The version of a database's tables; refuses one of a newer program, and one whose tables are not whole.
pub(super) async fn check_whole(
    connection: &mut SqliteConnection,
    file: &Path,
) -> Result<i64, StoreError> {
    let version = check_known(connection, file).await?;
    match missing(connection, version).await? {
        None => Ok(version),
        Some(why) => Err(StoreError::damaged(file, why)),
    }
}

/// Brings a database to the tables of this program; refuses one of a newer program.
pub(super) async fn prepare(
    connection: &mut SqliteConnection,
    file: &Path,
) -> Result<(), StoreError> {
    let found = check_whole(connection, file).await?;
    for (index, step) in STEPS.iter().enumerate().skip(found as usize) {
        let mut transaction = connection.begin().await?;
        sqlx::raw_sql(*step).execute(&mut *transaction).await?;
        let version = format!("PRAGMA user_version = {}", index + 1);
        sqlx::raw_sql(sqlx::AssertSqlSafe(version))
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
    }
    Ok(())
}
