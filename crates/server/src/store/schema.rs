//! The tables of the store, and their version.

use std::collections::BTreeSet;
use std::path::Path;

use sqlx::ConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;

use super::sql::{Connection, Row, query};
use super::{StoreError, file};

/// How the tables of each version become those of the next. A change adds a step, and never changes an old one.
const STEPS: [&str; 34] = [
    include_str!("schema/1_matches.sql"),
    include_str!("schema/2_positions.sql"),
    include_str!("schema/3_operator.sql"),
    include_str!("schema/4_hints.sql"),
    include_str!("schema/5_probe.sql"),
    include_str!("schema/6_cups.sql"),
    include_str!("schema/7_public_cups.sql"),
    include_str!("schema/8_notes.sql"),
    include_str!("schema/9_people.sql"),
    include_str!("schema/10_invitations.sql"),
    include_str!("schema/11_sealed.sql"),
    include_str!("schema/12_ratings.sql"),
    include_str!("schema/13_lobby.sql"),
    include_str!("schema/14_notices.sql"),
    include_str!("schema/15_letters.sql"),
    include_str!("schema/16_relations.sql"),
    include_str!("schema/17_passkeys.sql"),
    include_str!("schema/18_results.sql"),
    include_str!("schema/19_deadlines.sql"),
    include_str!("schema/20_agreement.sql"),
    include_str!("schema/21_challenges.sql"),
    include_str!("schema/22_friendlies.sql"),
    include_str!("schema/23_reviews.sql"),
    include_str!("schema/24_renewed_seats.sql"),
    include_str!("schema/25_puzzles.sql"),
    include_str!("schema/26_club.sql"),
    include_str!("schema/27_mail_addresses.sql"),
    include_str!("schema/28_owners.sql"),
    include_str!("schema/29_jobs.sql"),
    include_str!("schema/30_packed.sql"),
    include_str!("schema/31_ceremonies.sql"),
    include_str!("schema/32_indices.sql"),
    include_str!("schema/33_long_keys.sql"),
    include_str!("schema/34_orders.sql"),
];

/// The version of the tables that this program makes.
pub(crate) const SCHEMA: i64 = STEPS.len() as i64;

/// The version of a database's tables; refuses one of a newer program.
pub(super) async fn check_known(
    connection: &mut Connection,
    file: &Path,
) -> Result<i64, StoreError> {
    let row = query("PRAGMA user_version")
        .fetch_one(&mut *connection)
        .await?;
    let found: i64 = row.try_get(0)?;
    let known = SCHEMA;
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
    connection: &mut Connection,
    version: i64,
) -> Result<Option<String>, sqlx::Error> {
    let mut model = model(version as usize).await?;
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

/// A store without anything in it, as a version has it.
async fn model(version: usize) -> Result<Connection, sqlx::Error> {
    let options = SqliteConnectOptions::new()
        .in_memory(true)
        .disable_statement_logging();
    let mut model = file::connect(&options).await?;
    for step in STEPS.iter().take(version) {
        model.run(*step).await?;
    }
    Ok(model)
}

/// A store without anything in it, for tests.
#[cfg(test)]
pub(super) async fn empty() -> Result<Connection, sqlx::Error> {
    model(STEPS.len()).await
}

/// Every column of every table.
async fn columns(connection: &mut Connection) -> Result<BTreeSet<(String, String)>, sqlx::Error> {
    let rows = query(
        "SELECT tables.name, columns.name \
         FROM sqlite_schema AS tables, pragma_table_info(tables.name) AS columns \
         WHERE tables.type = 'table'",
    )
    .fetch_all(connection)
    .await?;
    let column = |row: &Row| Ok((row.try_get(0)?, row.try_get(1)?));
    rows.iter().map(column).collect()
}

/// The version of a database's tables; refuses one of a newer program, and one whose tables are not whole.
pub(super) async fn check_whole(
    connection: &mut Connection,
    file: &Path,
) -> Result<i64, StoreError> {
    let version = check_known(connection, file).await?;
    match missing(connection, version).await? {
        None => Ok(version),
        Some(why) => Err(StoreError::damaged(file, why)),
    }
}

/// Brings a database to the tables of this program; refuses one of a newer program.
pub(super) async fn prepare(connection: &mut Connection, file: &Path) -> Result<(), StoreError> {
    let found = check_whole(connection, file).await?;
    for (index, step) in STEPS.iter().enumerate().skip(found as usize) {
        connection.begin().await?;
        connection.run(*step).await?;
        let version = format!("PRAGMA user_version = {}", index + 1);
        connection.run(version).await?;
        connection.commit().await?;
    }
    Ok(())
}
