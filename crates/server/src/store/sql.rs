//! One way to speak to both databases: `SQLite` and `PostgreSQL` carry out the same statements.
//!
//! Statements are written in what both understand, with `$1` for a value. What only one of them can is asked for by
//! [`Connection::engine`], in as few places as there are.

use std::borrow::Cow;
use std::fmt::Debug;
use std::io;
use std::time::Duration;

use futures_util::StreamExt;
use futures_util::stream::BoxStream;
use sqlx::error::BoxDynError;
use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgArguments, PgConnection, PgPool, PgRow};
use sqlx::query::Query as Prepared;
use sqlx::sqlite::{SqliteArguments, SqliteConnection, SqlitePool, SqliteRow};
use sqlx::{AssertSqlSafe, ColumnIndex, Connection as _, Decode, Error, Postgres, Sqlite, Type};
use sqlx::{Row as _, SqlSafeStr, SqlStr};
use tokio::time::timeout;

/// How long a server may take to answer one who reads: one that was cut off in between never does.
const PATIENCE: Duration = Duration::from_secs(10);

/// That a server has not answered in time.
pub(super) fn too_late() -> Error {
    Error::Io(io::Error::new(
        io::ErrorKind::TimedOut,
        "the database does not answer",
    ))
}

/// Which database it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Engine {
    /// One file.
    Sqlite,
    /// A server that several nodes share.
    Postgres,
}

/// A connection to either database.
#[derive(Debug)]
pub(super) enum Connection {
    /// To a file.
    Sqlite(SqliteConnection),
    /// To a server.
    Postgres(Box<PgConnection>),
    /// To a file, taken from its pool.
    PooledSqlite(PoolConnection<Sqlite>),
    /// To a server, taken from its pool.
    PooledPostgres(PoolConnection<Postgres>),
}

/// Connections to either database from which one is taken for each statement.
#[derive(Clone, Debug)]
pub(super) enum Pool {
    /// To a file.
    Sqlite(SqlitePool),
    /// To a server.
    Postgres(PgPool),
}

/// A row of either database.
#[derive(Debug)]
pub(super) enum Row {
    /// Of a file.
    Sqlite(SqliteRow),
    /// Of a server.
    Postgres(PgRow),
}

/// A value for a statement; each knows its type where it is nothing, too.
#[derive(Clone, Debug)]
pub(super) enum Value<'q> {
    /// A whole number.
    Number(Option<i64>),
    /// A number with a fraction.
    Real(Option<f64>),
    /// Whether something is so.
    Truth(Option<bool>),
    /// A text.
    Text(Option<Cow<'q, str>>),
    /// Bytes.
    Bytes(Option<Cow<'q, [u8]>>),
}

macro_rules! values {
    ($($from:ty => $variant:ident($given:ident) $value:expr;)*) => {$(
        impl<'q> From<$from> for Value<'q> {
            fn from($given: $from) -> Self {
                Self::$variant(Some($value))
            }
        }

        impl<'q> From<Option<$from>> for Value<'q> {
            fn from(given: Option<$from>) -> Self {
                Self::$variant(given.map(|$given| $value))
            }
        }
    )*};
}

values! {
    i64 => Number(number) number;
    &'q i64 => Number(number) *number;
    i32 => Number(number) number.into();
    u32 => Number(number) number.into();
    u16 => Number(number) number.into();
    u8 => Number(number) number.into();
    f64 => Real(number) number;
    bool => Truth(truth) truth;
    &'q str => Text(text) text.into();
    &'q String => Text(text) text.as_str().into();
    String => Text(text) text.into();
    &'q [u8] => Bytes(bytes) bytes.into();
    Vec<u8> => Bytes(bytes) bytes.into();
    &'q Vec<u8> => Bytes(bytes) bytes.as_slice().into();
}

impl From<&Option<i64>> for Value<'_> {
    fn from(number: &Option<i64>) -> Self {
        Self::Number(*number)
    }
}

impl<'q> From<&'q Option<String>> for Value<'q> {
    fn from(text: &'q Option<String>) -> Self {
        Self::Text(text.as_deref().map(Cow::Borrowed))
    }
}

/// A statement with its values.
#[derive(Debug)]
pub(super) struct Query<'q> {
    statement: SqlStr,
    values: Vec<Value<'q>>,
}

/// A statement that both databases understand.
pub(super) fn query<'q>(statement: impl SqlSafeStr) -> Query<'q> {
    Query {
        statement: statement.into_sql_str(),
        values: Vec::new(),
    }
}

/// What a statement has done.
#[derive(Clone, Copy, Debug)]
pub(super) struct Done {
    rows: u64,
}

impl Done {
    /// How many rows it changed.
    pub(super) fn rows_affected(self) -> u64 {
        self.rows
    }
}

/// Where a statement is carried out.
#[derive(Debug)]
pub(super) enum Target<'c> {
    /// Over this connection.
    Connection(&'c mut Connection),
    /// Over any.
    Pool(&'c Pool),
}

impl<'c> From<&'c mut Connection> for Target<'c> {
    fn from(connection: &'c mut Connection) -> Self {
        Self::Connection(connection)
    }
}

impl<'c> From<&'c Pool> for Target<'c> {
    fn from(pool: &'c Pool) -> Self {
        Self::Pool(pool)
    }
}

/// Waits for the answer to somebody who reads; a connection on which none comes is not used again.
macro_rules! in_time {
    ($connection:expr, $asked:expr) => {
        match timeout(PATIENCE, Box::pin($asked)).await {
            Ok(answer) => answer?,
            Err(_) => {
                $connection.close_on_drop();
                return Err(too_late());
            }
        }
    };
}

/// Carries out a statement wherever it is to be, and makes of the answer what both databases give. The future is boxed: whoever waits for a
/// statement would else keep room for every one of them, as long as a match is open.
macro_rules! carry_out {
    ($query:expr, $on:expr, $method:ident, $answer:ident => $sqlite:expr, $postgres:expr) => {
        match $on.into() {
            Target::Connection(Connection::Sqlite(connection)) => {
                let $answer = Box::pin($query.for_sqlite().$method(connection)).await?;
                Ok($sqlite)
            }
            Target::Connection(Connection::Postgres(connection)) => {
                let $answer = Box::pin($query.for_postgres().$method(&mut **connection)).await?;
                Ok($postgres)
            }
            Target::Connection(Connection::PooledSqlite(connection)) => {
                let $answer = Box::pin($query.for_sqlite().$method(&mut **connection)).await?;
                Ok($sqlite)
            }
            Target::Connection(Connection::PooledPostgres(connection)) => {
                let $answer =
                    in_time!(connection, $query.for_postgres().$method(&mut **connection));
                Ok($postgres)
            }
            Target::Pool(Pool::Sqlite(pool)) => {
                let $answer = Box::pin($query.for_sqlite().$method(pool)).await?;
                Ok($sqlite)
            }
            Target::Pool(Pool::Postgres(pool)) => {
                let mut connection = pool.acquire().await?;
                let $answer = in_time!(connection, $query.for_postgres().$method(&mut *connection));
                Ok($postgres)
            }
        }
    };
}

impl<'q> Query<'q> {
    /// Gives the statement its next value.
    pub(super) fn bind(mut self, value: impl Into<Value<'q>>) -> Self {
        self.values.push(value.into());
        self
    }

    fn for_sqlite(self) -> Prepared<'q, Sqlite, SqliteArguments> {
        let query = sqlx::query(self.statement);
        self.values
            .into_iter()
            .fold(query, |query, value| match value {
                Value::Number(number) => query.bind(number),
                Value::Real(number) => query.bind(number),
                Value::Truth(truth) => query.bind(truth),
                Value::Text(text) => query.bind(text.map(Cow::into_owned)),
                Value::Bytes(bytes) => query.bind(bytes.map(Cow::into_owned)),
            })
    }

    fn for_postgres(self) -> Prepared<'q, Postgres, PgArguments> {
        let query = sqlx::query(self.statement);
        self.values
            .into_iter()
            .fold(query, |query, value| match value {
                Value::Number(number) => query.bind(number),
                Value::Real(number) => query.bind(number),
                Value::Truth(truth) => query.bind(truth),
                Value::Text(text) => query.bind(text),
                Value::Bytes(bytes) => query.bind(bytes),
            })
    }

    /// Carries the statement out.
    pub(super) async fn execute<'c>(self, on: impl Into<Target<'c>>) -> Result<Done, Error> {
        carry_out!(self, on, execute, done => Done { rows: done.rows_affected() }, Done { rows: done.rows_affected() })
    }

    /// The one row that there must be.
    pub(super) async fn fetch_one<'c>(self, on: impl Into<Target<'c>>) -> Result<Row, Error> {
        carry_out!(self, on, fetch_one, row => Row::Sqlite(row), Row::Postgres(row))
    }

    /// The first row, if there is any.
    pub(super) async fn fetch_optional<'c>(
        self,
        on: impl Into<Target<'c>>,
    ) -> Result<Option<Row>, Error> {
        carry_out!(self, on, fetch_optional, row => row.map(Row::Sqlite), row.map(Row::Postgres))
    }

    /// All rows, one after the other as they come.
    pub(super) fn stream<'c>(
        self,
        connection: &'c mut Connection,
    ) -> BoxStream<'c, Result<Row, Error>>
    where
        'q: 'c,
    {
        let sqlite = |row: Result<SqliteRow, Error>| row.map(Row::Sqlite);
        let postgres = |row: Result<PgRow, Error>| row.map(Row::Postgres);
        match connection {
            Connection::Sqlite(connection) => {
                self.for_sqlite().fetch(connection).map(sqlite).boxed()
            }
            Connection::PooledSqlite(connection) => {
                let rows = self.for_sqlite().fetch(&mut **connection);
                rows.map(sqlite).boxed()
            }
            Connection::Postgres(connection) => {
                let rows = self.for_postgres().fetch(&mut **connection);
                rows.map(postgres).boxed()
            }
            Connection::PooledPostgres(connection) => {
                let rows = self.for_postgres().fetch(&mut **connection);
                rows.map(postgres).boxed()
            }
        }
    }

    /// All rows.
    pub(super) async fn fetch_all<'c>(self, on: impl Into<Target<'c>>) -> Result<Vec<Row>, Error> {
        carry_out!(self, on, fetch_all, rows =>
            rows.into_iter().map(Row::Sqlite).collect(),
            rows.into_iter().map(Row::Postgres).collect())
    }
}

/// What a column can be read as.
pub(super) trait Held<'r>: Sized {
    /// What both databases keep it as.
    type Kept: Decode<'r, Sqlite> + Type<Sqlite> + Decode<'r, Postgres> + Type<Postgres>;

    /// Reads what is kept.
    fn read(kept: Self::Kept) -> Result<Self, BoxDynError>;
}

macro_rules! held {
    ($($held:ty),*; as numbers $($small:ty),*) => {
        $(impl<'r> Held<'r> for $held {
            type Kept = Self;

            fn read(kept: Self) -> Result<Self, BoxDynError> {
                Ok(kept)
            }
        })*
        $(impl Held<'_> for $small {
            type Kept = i64;

            fn read(kept: i64) -> Result<Self, BoxDynError> {
                Ok(kept.try_into()?)
            }
        })*
    };
}

held!(i64, f64, bool, &'r str, String, &'r [u8], Vec<u8>; as numbers i32, u8, u16, u32);

impl<'r, T: Held<'r>> Held<'r> for Option<T>
where
    Option<T::Kept>: Decode<'r, Sqlite> + Type<Sqlite> + Decode<'r, Postgres> + Type<Postgres>,
{
    type Kept = Option<T::Kept>;

    fn read(kept: Self::Kept) -> Result<Self, BoxDynError> {
        kept.map(T::read).transpose()
    }
}

impl Row {
    /// What a column of the row holds.
    pub(super) fn try_get<'r, T, I>(&'r self, column: I) -> Result<T, Error>
    where
        T: Held<'r>,
        I: ColumnIndex<SqliteRow> + ColumnIndex<PgRow> + Copy + Debug,
    {
        let kept = match self {
            Self::Sqlite(row) => row.try_get(column),
            Self::Postgres(row) => row.try_get(column),
        }?;
        T::read(kept).map_err(|source| Error::ColumnDecode {
            index: format!("{column:?}"),
            source,
        })
    }
}

impl Connection {
    /// Which database it is.
    pub(super) fn engine(&self) -> Engine {
        match self {
            Self::Sqlite(_) | Self::PooledSqlite(_) => Engine::Sqlite,
            Self::Postgres(_) | Self::PooledPostgres(_) => Engine::Postgres,
        }
    }

    /// Carries out statements without values, one after the other.
    pub(super) async fn run(&mut self, statements: impl Into<String>) -> Result<(), Error> {
        let statements = sqlx::raw_sql(AssertSqlSafe(statements.into()));
        match self {
            Self::Sqlite(connection) => statements.execute(connection).await.map(|_| ()),
            Self::Postgres(connection) => statements.execute(&mut **connection).await.map(|_| ()),
            Self::PooledSqlite(connection) => {
                statements.execute(&mut **connection).await.map(|_| ())
            }
            Self::PooledPostgres(connection) => {
                statements.execute(&mut **connection).await.map(|_| ())
            }
        }
    }

    /// Begins a transaction that writes; where it is not [committed](Self::commit), whoever began it [undoes](Self::roll_back) it or
    /// closes the connection.
    pub(super) async fn begin(&mut self) -> Result<(), Error> {
        match self.engine() {
            // Whoever reads first and writes then would be refused where somebody else has written in between.
            Engine::Sqlite => self.run("BEGIN IMMEDIATE").await,
            Engine::Postgres => self.run("BEGIN").await,
        }
    }

    /// Begins to read everything as it is at this moment.
    pub(super) async fn begin_reading(&mut self) -> Result<(), Error> {
        match self.engine() {
            Engine::Sqlite => self.run("BEGIN").await,
            Engine::Postgres => {
                self.run("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
                    .await
            }
        }
    }

    /// Ends a transaction: when this returns, what it wrote is on disk.
    pub(super) async fn commit(&mut self) -> Result<(), Error> {
        self.run("COMMIT").await
    }

    /// Ends a transaction as if nothing had been written.
    pub(super) async fn roll_back(&mut self) -> Result<(), Error> {
        self.run("ROLLBACK").await
    }

    /// Closes the connection; what was not committed is as if it had not been.
    pub(super) async fn close(self) -> Result<(), Error> {
        match self {
            Self::Sqlite(connection) => connection.close().await,
            Self::Postgres(connection) => connection.close().await,
            Self::PooledSqlite(connection) => connection.close().await,
            Self::PooledPostgres(connection) => connection.close().await,
        }
    }
}

impl Pool {
    /// One of the connections, until it is dropped.
    pub(super) async fn acquire(&self) -> Result<Connection, Error> {
        Ok(match self {
            Self::Sqlite(pool) => Connection::PooledSqlite(pool.acquire().await?),
            Self::Postgres(pool) => Connection::PooledPostgres(pool.acquire().await?),
        })
    }

    /// Closes all connections.
    pub(super) async fn close(&self) {
        match self {
            Self::Sqlite(pool) => pool.close().await,
            Self::Postgres(pool) => pool.close().await,
        }
    }
}
