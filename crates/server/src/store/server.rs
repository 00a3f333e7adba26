//! A store on a server: a database of `PostgreSQL` with the tables of this program.

use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgConnection, PgPool, PgPoolOptions};
use sqlx::{ConnectOptions, Connection as _};
use tokio::time::{sleep, timeout};

use super::StoreError;
use super::sql::{Connection, query, too_late};

/// How the tables of each version become those of the next, as for a file: the first makes all of them at once, since no server has
/// had older ones. A change adds a step, and never changes an old one.
const STEPS: [&str; 8] = [
    include_str!("schema/postgres/27.sql"),
    include_str!("schema/postgres/28.sql"),
    include_str!("schema/postgres/29.sql"),
    include_str!("schema/postgres/30.sql"),
    include_str!("schema/postgres/31.sql"),
    include_str!("schema/postgres/32.sql"),
    include_str!("schema/postgres/33.sql"),
    include_str!("schema/postgres/34.sql"),
];

/// The version of the tables that the first step makes.
const FIRST: i64 = 27;

/// The version of the oldest tables whose program still runs on those of this one, beside its nodes: a step that takes something away,
/// or lets something be written that the older one cannot read, raises it.
const WORKS_FROM: i64 = 31;

/// The most connections that read for one node.
const READERS: u32 = 4;

/// How long a connection may take to open, or to say that it is still one: who was cut off has some that nothing will ever come from.
const REACHED: Duration = Duration::from_secs(3);

/// How soon the server sees that whoever it speaks to is gone: as long as it does not, a lock that he held is held.
const SEEN_GONE: [(&str, &str); 4] = [
    ("tcp_keepalives_idle", "3"),
    ("tcp_keepalives_interval", "1"),
    ("tcp_keepalives_count", "3"),
    ("tcp_user_timeout", "6s"),
];

/// How long a node may stand still in the middle of a write: others cannot take over meanwhile what it is about.
const STANDS_STILL: [(&str, &str); 1] = [("idle_in_transaction_session_timeout", "2s")];

/// What keeps everything one after the other that is not of one match alone, as with one file; any number that nobody else uses.
pub(super) const LOCK: i64 = 0x6761_6666_6572;

/// What whoever uses a database holds, alone or with others.
const USER: i64 = LOCK + 1;

/// Who else may use a database at the same time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sharing {
    /// Nobody: a server that knows of no others.
    Alone,
    /// Other nodes that share it by the same bus.
    WithNodes,
}

/// How often it is tried to get a database that somebody else has: the server may just have noticed that its last user is gone.
const TRIES: u32 = 20;
const PAUSE: Duration = Duration::from_millis(250);

/// Opens a connection that keeps others away as long as it lives, as far as they may not use the database too.
pub(super) async fn connect(
    options: &PgConnectOptions,
    sharing: Sharing,
) -> Result<Connection, StoreError> {
    let options = options.clone().options(SEEN_GONE);
    let (lock, options) = match sharing {
        Sharing::Alone => ("SELECT pg_try_advisory_lock($1)", options),
        Sharing::WithNodes => (
            "SELECT pg_try_advisory_lock_shared($1)",
            options.options(STANDS_STILL),
        ),
    };
    let opened = timeout(REACHED, options.connect()).await;
    let opened = opened.map_err(|_| too_late())??;
    let mut connection = Connection::Postgres(Box::new(opened));
    for _ in 0..TRIES {
        let tried = query(lock).bind(USER).fetch_one(&mut connection);
        let row = timeout(REACHED, tried).await.map_err(|_| too_late())??;
        if row.try_get(0)? {
            return Ok(connection);
        }
        sleep(PAUSE).await;
    }
    connection.close().await?;
    Err(StoreError::InUse)
}

/// Opens a database with the tables of this program.
pub(super) async fn open(
    options: &PgConnectOptions,
    sharing: Sharing,
) -> Result<Connection, StoreError> {
    let mut connection = connect(options, sharing).await?;
    let database = options.get_database().unwrap_or_default();
    prepare(&mut connection, database, sharing).await?;
    Ok(connection)
}

/// Connections that read.
pub(super) async fn readers(options: &PgConnectOptions) -> Result<PgPool, StoreError> {
    let reading = options
        .clone()
        .options(SEEN_GONE)
        .options([("default_transaction_read_only", "on")]);
    let pool = PgPoolOptions::new()
        .max_connections(READERS)
        .acquire_timeout(REACHED)
        // Where nobody waits for an answer any more the pool would wait for it, and one connection less would be left.
        .after_release(|connection, _| Box::pin(answers(connection)));
    Ok(pool.connect_with(reading).await?)
}

/// Whether a connection answers; an error where it does not in time.
async fn answers(connection: &mut PgConnection) -> Result<bool, sqlx::Error> {
    let answered = timeout(REACHED, connection.ping()).await;
    answered.map_err(|_| too_late())?.map(|()| true)
}

/// Brings a database to the tables of this program; refuses one of a newer program, unless this one is a node that still runs on its
/// tables while the others are upgraded.
async fn prepare(
    connection: &mut Connection,
    database: &str,
    sharing: Sharing,
) -> Result<(), StoreError> {
    connection.begin().await?;
    // Two nodes that are started at the same time do it one after the other.
    let lock = query("SELECT pg_advisory_xact_lock($1)").bind(LOCK);
    lock.execute(&mut *connection).await?;
    connection
        .run(
            "CREATE TABLE IF NOT EXISTS schema_version \
             (version BIGINT NOT NULL, works_from BIGINT, club UUID NOT NULL DEFAULT gen_random_uuid())",
        )
        .await?;
    let row = query("SELECT version, works_from FROM schema_version")
        .fetch_optional(&mut *connection)
        .await?;
    let (found, works_from): (i64, Option<i64>) = match row {
        Some(row) => (row.try_get(0)?, row.try_get(1)?),
        None => (FIRST - 1, None),
    };
    let known = FIRST + STEPS.len() as i64 - 1;
    if found > known {
        let is_node = sharing == Sharing::WithNodes;
        if is_node && works_from.is_some_and(|from| from <= known) {
            return Ok(connection.commit().await?);
        }
        return Err(StoreError::Newer {
            file: format!("the database {database}"),
            found,
            known,
        });
    }
    for step in &STEPS[(found + 1 - FIRST) as usize..] {
        connection.run(*step).await?;
    }
    let stated = if found < FIRST {
        "INSERT INTO schema_version (version, works_from) VALUES ($1, $2)"
    } else {
        "UPDATE schema_version SET version = $1, works_from = $2"
    };
    query(stated)
        .bind(known)
        .bind(WORKS_FROM)
        .execute(&mut *connection)
        .await?;
    connection.commit().await?;
    Ok(())
}
