//! Where a store is: a folder with one file, or a database on a server; and how its writer comes in again.

use std::path::PathBuf;
use std::str::FromStr;

use sqlx::ConnectOptions;
use sqlx::postgres::PgConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;

use super::mark::Mark;
use super::server::{self, Sharing};
use super::sql::Connection;
use super::{StoreError, file};

/// Everything that is asked is about few rows: to compile a query, or to share it out, would cost more than it.
const SMALL: [(&str, &str); 2] = [("jit", "off"), ("max_parallel_workers_per_gather", "0")];

/// Where a store is.
#[derive(Clone, Debug)]
pub enum Place {
    /// One file in a folder.
    Folder(PathBuf),
    /// A database of `PostgreSQL`, which several nodes may share.
    Server(Box<PgConnectOptions>),
}

impl FromStr for Place {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if !text.contains("://") {
            return Ok(Self::Folder(text.into()));
        }
        if !text.starts_with("postgres://") && !text.starts_with("postgresql://") {
            let why = "a store is a folder or a database: postgres://USER:PASSWORD@HOST:PORT/NAME";
            return Err(why.into());
        }
        // What the address says wrongly is named, and not the address: it may hold a password.
        let options = PgConnectOptions::from_str(text).map_err(|error| {
            format!("this is no address of a database: {}", file::plain(&error))
        })?;
        let options = options
            .application_name("gaffer")
            .options(SMALL)
            .disable_statement_logging();
        Ok(Self::Server(Box::new(options)))
    }
}

/// How the writer opens its connection, and what it leaves beside the store while it is in use.
#[derive(Debug)]
pub(super) enum Door {
    /// A file, with the mark that it is in use.
    File(Box<SqliteConnectOptions>, Mark),
    /// A server, which looks after its journal itself.
    Server(Box<PgConnectOptions>, Sharing),
}

impl Door {
    /// Opens another connection.
    pub(super) async fn open(&self) -> Result<Connection, StoreError> {
        Ok(match self {
            Self::File(options, _) => file::connect(options).await?,
            Self::Server(options, sharing) => server::connect(options, *sharing).await?,
        })
    }

    /// Something was written.
    pub(super) fn written(&mut self) {
        if let Self::File(_, mark) = self {
            mark.set();
        }
    }

    /// A connection was closed.
    pub(super) fn closed(&mut self) {
        if let Self::File(_, mark) = self {
            mark.settle();
        }
    }

    /// Closes the last connection; everything is in the database file then, so that whoever copies it has all of it.
    pub(super) async fn lay_down(mut self, mut connection: Connection) {
        if let Self::File(..) = self
            && let Err(error) = connection.run("PRAGMA wal_checkpoint(TRUNCATE)").await
        {
            tracing::error!(%error, "the journal of the store stays beside it: copy both");
        }
        self.closed();
        let _ = connection.close().await;
        self.closed();
    }
}
