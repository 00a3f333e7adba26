//! A connection for one question alone: whether a database on a server answers. Nobody who reads or writes much is in its way.

use std::sync::Arc;
use std::time::Duration;

use sqlx::ConnectOptions;
use sqlx::postgres::PgConnectOptions;
use tokio::time::timeout;

use super::sql::{Connection, Pool, query};
use super::{Store, StoreError};

/// A line to the database on which it is asked whether it answers.
#[derive(Debug)]
pub(crate) struct Line {
    options: Arc<PgConnectOptions>,
    connection: Option<Connection>,
}

impl Line {
    /// Whether the database answers within so long.
    pub(crate) async fn answers(&mut self, patience: Duration) -> bool {
        matches!(timeout(patience, self.ask()).await, Ok(Ok(())))
    }

    async fn ask(&mut self) -> Result<(), StoreError> {
        // One on which no answer comes is dropped with this future, and the next question opens another.
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => Connection::Postgres(Box::new(self.options.connect().await?)),
        };
        query("SELECT 1").execute(&mut connection).await?;
        self.connection = Some(connection);
        Ok(())
    }
}

impl Store {
    /// A line to the database, which opens when it is asked first; nothing where the store is a file.
    pub(crate) fn line(&self) -> Option<Line> {
        match &self.readers {
            Pool::Sqlite(_) => None,
            Pool::Postgres(pool) => Some(Line {
                options: pool.connect_options(),
                connection: None,
            }),
        }
    }
}
