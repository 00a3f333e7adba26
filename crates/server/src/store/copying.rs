//! A store moved from a file to a server or back: every row of every table, all of it or nothing, and each match and each row compared.

use std::fmt::Write;

use futures_util::StreamExt;
use sha2::{Digest, Sha256};
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
        let had = copy_table(source, target, table).await?;
        if sum(target, table).await? != had {
            let why = format!("the table {} has other rows in the copy", table.name);
            return Err(StoreError::Broken(why));
        }
        copied.rows += had.rows;
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

/// What the rows of a table come to, in whatever order they are read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Sum {
    rows: u64,
    digests: u128,
}

impl Sum {
    fn add(&mut self, row: &[Value<'static>]) {
        let mut digest = Sha256::new();
        for value in row {
            feed(&mut digest, value);
        }
        let digest = digest.finalize();
        let first = digest.first_chunk().copied().unwrap_or_default();
        self.rows += 1;
        self.digests = self.digests.wrapping_add(u128::from_be_bytes(first));
    }
}

/// Adds a value to the digest of a row, so that no two rows have the same text.
fn feed(digest: &mut Sha256, value: &Value<'static>) {
    let mut add = |bytes: Option<&[u8]>| {
        digest.update([u8::from(bytes.is_some())]);
        let bytes = bytes.unwrap_or_default();
        digest.update(bytes.len().to_be_bytes());
        digest.update(bytes);
    };
    match value {
        Value::Number(number) => add(number
            .map(i64::to_be_bytes)
            .as_ref()
            .map(<[u8; 8]>::as_slice)),
        // A file does not tell zero from what is a little less.
        Value::Real(number) => {
            let bytes = number.map(|number| (number + 0.0).to_be_bytes());
            add(bytes.as_ref().map(<[u8; 8]>::as_slice));
        }
        Value::Truth(is_so) => add(is_so
            .map(|is_so| [u8::from(is_so)])
            .as_ref()
            .map(<[u8; 1]>::as_slice)),
        Value::Text(text) => add(text.as_deref().map(str::as_bytes)),
        Value::Bytes(bytes) => add(bytes.as_deref()),
    }
}

impl Table {
    /// Its columns, as a statement names them.
    fn names(&self) -> String {
        let columns = self.columns.iter();
        let names = columns.map(|(column, _)| format!("\"{column}\""));
        names.collect::<Vec<_>>().join(", ")
    }

    /// What a row of it holds.
    fn values(&self, row: &Row) -> Result<Vec<Value<'static>>, StoreError> {
        let columns = self.columns.iter().enumerate();
        let values = columns.map(|(index, (_, kind))| value(row, index, *kind));
        values.collect()
    }
}

/// What the rows of a table come to.
async fn sum(connection: &mut Connection, table: &Table) -> Result<Sum, StoreError> {
    let read = format!("SELECT {} FROM {}", table.names(), table.name);
    let mut rows = query(AssertSqlSafe(read)).stream(connection);
    let mut sum = Sum::default();
    while let Some(row) = rows.next().await {
        sum.add(&table.values(&row?)?);
    }
    Ok(sum)
}

/// Copies a table; gives what its rows come to.
async fn copy_table(
    source: &mut Connection,
    target: &mut Connection,
    table: &Table,
) -> Result<Sum, StoreError> {
    let Table { name, columns } = table;
    let names = table.names();
    // What a new store begins with.
    target.run(format!("DELETE FROM {name}")).await?;
    let at_a_time = MOST_VALUES / columns.len().max(1);
    let mut copied = Sum::default();
    let read = query(AssertSqlSafe(format!("SELECT {names} FROM {name}")));
    let mut chunks = read.stream(source).ready_chunks(at_a_time);
    while let Some(rows) = chunks.next().await {
        let insertion = insertion(name, &names, columns.len(), rows.len());
        let mut insert = query(AssertSqlSafe(insertion));
        for row in rows {
            let values = table.values(&row?)?;
            copied.add(&values);
            for value in values {
                insert = insert.bind(value);
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

#[cfg(test)]
mod tests {
    use super::*;

    fn sum(rows: &[[Value<'static>; 2]]) -> Sum {
        let mut sum = Sum::default();
        for row in rows {
            sum.add(row);
        }
        sum
    }

    #[test]
    fn rows_come_to_the_same_in_any_order_and_others_do_not() {
        let text = |text: &'static str| Value::Text(Some(text.into()));
        let nothing = || Value::Text(None);
        let number = |number| Value::Number(Some(number));
        let rows = [[text("ab"), text("c")], [number(1), nothing()]];
        let turned = [rows[1].clone(), rows[0].clone()];
        assert_eq!(sum(&rows), sum(&turned));
        for others in [
            [[text("a"), text("bc")], [number(1), nothing()]],
            [[text("ab"), text("c")], [number(2), nothing()]],
            [[text("ab"), text("c")], [number(1), text("")]],
        ] {
            assert_ne!(sum(&rows), sum(&others), "{others:?}");
        }
        assert_ne!(sum(&rows), sum(&rows[..1]));
        // Both databases have it, and a file only one of them.
        let real = |number| [[Value::Real(Some(number)), nothing()]];
        assert_eq!(sum(&real(-0.0)), sum(&real(0.0)));
    }
}
