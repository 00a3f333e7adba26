//! A store moved from a file to a server or back: every row of every table, all of it or nothing, and each match compared.

use std::fmt::Write;

use futures_util::StreamExt;
use sqlx::AssertSqlSafe;

use super::maintenance::read_whole_of;
use super::place::Place;
use super::server::{self, Sharing};
use super::sql::{Connection, Engine, Row, Value, query};
use super::{StoreError, file};

/// What was moved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Copied {
    /// The matches, each of which is the same in both stores.
    pub matches: u64,
    /// The rows of all tables.
    pub rows: u64,
}

/// How many values a statement takes at most: fewer than either database does.
const MOST_VALUES: usize = 8192;

/// What a column holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Number,
    Real,
    Truth,
    Text,
    Bytes,
}

/// A table with its columns, as both databases have it.
#[derive(Clone, Debug)]
struct Table {
    name: String,
    columns: Vec<(String, Kind)>,
}

/// Copies everything from one store into another that is empty, of which one is a file and the other a server. Nobody may be using
/// either.
pub(crate) async fn copy(from: &Place, to: &Place) -> Result<Copied, StoreError> {
    let mut source = open(from).await?;
    let mut target = open(to).await?;
    let copied = copy_between(&mut source, &mut target).await;
    // What was not committed is as if it had not been.
    source.close().await?;
    target.close().await?;
    copied
}

async fn open(place: &Place) -> Result<Connection, StoreError> {
    match place {
        Place::Folder(folder) => Ok(file::open(folder, false).await?.1),
        Place::Server(options) => server::open(options, Sharing::Alone).await,
    }
}

async fn copy_between(
    source: &mut Connection,
    target: &mut Connection,
) -> Result<Copied, StoreError> {
    let tables = match (source.engine(), target.engine()) {
        (Engine::Postgres, _) => tables(source).await?,
        (Engine::Sqlite, Engine::Postgres) => tables(target).await?,
        (Engine::Sqlite, Engine::Sqlite) => return Err(StoreError::TwoFiles),
    };
    source.begin_reading().await?;
    target.begin().await?;
    for table in ["matches", "accounts", "cups"] {
        let row = query(AssertSqlSafe(format!("SELECT count(*) FROM {table}")))
            .fetch_one(&mut *target)
            .await?;
        if row.try_get::<i64, _>(0)? > 0 {
            return Err(StoreError::NotEmpty);
        }
    }
    let mut copied = Copied::default();
    for table in &tables {
        copied.rows += copy_table(source, target, table).await?;
    }
    if target.engine() == Engine::Postgres {
        count_on(target, &tables).await?;
    }
    copied.matches = compare(source, target).await?;
    target.commit().await?;
    source.commit().await?;
    Ok(copied)
}

/// The tables of a server, which says of each column what it holds; but for those that are about nodes which run. Jobs and orders are among
/// them: whoever still wants one asks again.
async fn tables(connection: &mut Connection) -> Result<Vec<Table>, StoreError> {
    let rows = query(
        "SELECT table_name::TEXT, column_name::TEXT, data_type::TEXT FROM information_schema.columns \
         WHERE table_schema = current_schema() AND table_name NOT IN ('schema_version', 'owners', 'jobs', 'orders') \
         ORDER BY table_name, ordinal_position",
    )
    .fetch_all(connection)
    .await?;
    let mut tables: Vec<Table> = Vec::new();
    for row in rows {
        let (name, column, kind): (String, String, &str) =
            (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?);
        let kind = match kind {
            "bigint" => Kind::Number,
            "double precision" => Kind::Real,
            "boolean" => Kind::Truth,
            "text" => Kind::Text,
            "bytea" => Kind::Bytes,
            other => {
                let why = format!("the column {column} of {name} is a {other}");
                return Err(StoreError::Broken(why));
            }
        };
        if tables.last().is_none_or(|table| table.name != name) {
            tables.push(Table {
                name,
                columns: Vec::new(),
            });
        }
        if let Some(table) = tables.last_mut() {
            table.columns.push((column, kind));
        }
    }
    Ok(tables)
}

/// Copies a table; gives how many rows it has.
async fn copy_table(
    source: &mut Connection,
    target: &mut Connection,
    table: &Table,
) -> Result<u64, StoreError> {
    let Table { name, columns } = table;
    let names = columns.iter().map(|(column, _)| format!("\"{column}\""));
    let names = names.collect::<Vec<_>>().join(", ");
    // What a new store begins with.
    target.run(format!("DELETE FROM {name}")).await?;
    let at_a_time = MOST_VALUES / columns.len().max(1);
    let mut copied = 0;
    let read = query(AssertSqlSafe(format!("SELECT {names} FROM {name}")));
    let mut chunks = read.stream(source).ready_chunks(at_a_time);
    while let Some(rows) = chunks.next().await {
        let insertion = insertion(name, &names, columns.len(), rows.len());
        let mut insert = query(AssertSqlSafe(insertion));
        copied += rows.len() as u64;
        for row in rows {
            let row = row?;
            for (index, (_, kind)) in columns.iter().enumerate() {
                insert = insert.bind(value(&row, index, *kind)?);
            }
        }
        insert.execute(&mut *target).await?;
    }
    Ok(copied)
}

fn value(row: &Row, index: usize, kind: Kind) -> Result<Value<'static>, StoreError> {
    Ok(match kind {
        Kind::Number => row.try_get::<Option<i64>, _>(index)?.into(),
        Kind::Real => row.try_get::<Option<f64>, _>(index)?.into(),
        Kind::Truth => row.try_get::<Option<bool>, _>(index)?.into(),
        Kind::Text => row.try_get::<Option<String>, _>(index)?.into(),
        Kind::Bytes => row.try_get::<Option<Vec<u8>>, _>(index)?.into(),
    })
}

/// The statement that adds so many rows to a table.
pub(super) fn insertion(table: &str, names: &str, columns: usize, rows: usize) -> String {
    let mut text = format!("INSERT INTO {table} ({names}) VALUES ");
    for row in 0..rows {
        text.push_str(if row == 0 { "(" } else { ", (" });
        for column in 1..=columns {
            let _ = write!(text, "${}", row * columns + column);
            text.push(if column == columns { ')' } else { ',' });
        }
    }
    text
}

/// Lets a server count on from the highest number of each table, as a file does by itself.
async fn count_on(connection: &mut Connection, tables: &[Table]) -> Result<(), StoreError> {
    for Table { name, columns } in tables {
        if columns.iter().all(|(column, _)| column != "number") {
            continue;
        }
        let count = format!(
            "SELECT setval(counter, greatest((SELECT max(number) FROM {name}), 1)) \
             FROM (SELECT pg_get_serial_sequence('{name}', 'number') AS counter) AS counters WHERE counter IS NOT NULL"
        );
        query(AssertSqlSafe(count))
            .fetch_optional(&mut *connection)
            .await?;
    }
    Ok(())
}

/// Reads every match from both stores; how many there are, where each is the same.
async fn compare(source: &mut Connection, target: &mut Connection) -> Result<u64, StoreError> {
    let rows = query("SELECT number, id FROM matches ORDER BY number")
        .fetch_all(&mut *source)
        .await?;
    for row in &rows {
        let (number, id): (i64, &str) = (row.try_get(0)?, row.try_get(1)?);
        let here = read_whole_of(source, number, id).await?;
        let there = read_whole_of(target, number, id).await?;
        if format!("{here:?}") != format!("{there:?}") {
            let why = format!("match {number} is another one in the copy");
            return Err(StoreError::Broken(why));
        }
    }
    Ok(rows.len() as u64)
}
