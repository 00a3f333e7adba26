//! The file of the store: made in one go for its owner's eyes only, opened, and refused where it is damaged.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::ConnectOptions;
use sqlx::error::DatabaseError;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};

use super::mark::{self, Mark};
use super::sql::{Connection, query};
use super::{StoreError, schema};
use crate::private_file;

/// The name of the database in the folder of the store.
const NAME: &str = "matches.sqlite";

/// Pages of a new database: small, since each answer changes a page of its match and each page is written whole.
const PAGE_SIZE: u32 = 1024;

/// The database of a folder.
pub(super) fn database(folder: &Path) -> PathBuf {
    folder.join(NAME)
}

/// A file that `SQLite` keeps beside a database: "-wal".
pub(super) fn beside(file: &Path, suffix: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}

/// How a database that exists is opened for writing.
pub(super) fn options(file: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(file)
        .create_if_missing(false)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(false)
        .busy_timeout(Duration::from_secs(2))
        .pragma("wal_autocheckpoint", "16384")
        // What is deleted of an account is not left in what is free of a page.
        .pragma("secure_delete", "FAST")
        .disable_statement_logging()
}

/// How a database is opened to be looked at: nothing of it is changed, not even how it keeps its journal.
pub(super) fn reading(file: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(file)
        .read_only(true)
        .busy_timeout(Duration::from_secs(2))
        .disable_statement_logging()
}

/// Opens a database.
pub(super) async fn connect(options: &SqliteConnectOptions) -> Result<Connection, sqlx::Error> {
    options.connect().await.map(Connection::Sqlite)
}

/// Opens the database of a folder with the tables of this program; makes it where there is none. One whose journal was
/// lost is opened only where that is accepted.
pub(super) async fn open(
    folder: &Path,
    accept_loss: bool,
) -> Result<(PathBuf, Connection), StoreError> {
    let file = database(folder);
    let is_new = is_new(&file)?;
    if let Some(why) = mark::lost_journal(&file)
        && !accept_loss
    {
        return Err(StoreError::journal_lost(&file, why));
    }
    if is_new {
        make(&file).await?;
    }
    for suffix in ["", "-wal", "-shm"] {
        // An earlier program left them open to everybody, with the seeds of running matches.
        let file = beside(&file, suffix);
        private_file::close_to_others(&file)
            .map_err(|error| StoreError::File(file.display().to_string(), error))?;
    }
    let opened = async {
        let mut connection = open_whole(&file, options(&file)).await?;
        match schema::prepare(&mut connection, &file).await {
            Ok(()) => Ok(connection),
            Err(error) => {
                connection.close().await?;
                Err(error)
            }
        }
    };
    match opened.await {
        Ok(connection) => Ok((file, connection)),
        Err(error) => {
            // The journal of a killed program may have been put into the database all the same.
            Mark::new(&file).settle();
            Err(error)
        }
    }
}

/// Opens a database that must exist and be sound.
pub(super) async fn open_whole(
    file: &Path,
    options: SqliteConnectOptions,
) -> Result<Connection, StoreError> {
    let failed = |error: sqlx::Error| {
        if is_damage(&error) {
            StoreError::damaged(file, plain(&error))
        } else {
            error.into()
        }
    };
    let mut connection = connect(&options).await.map_err(failed)?;
    let why = match look(&mut connection).await {
        // The tables are made before the file gets its name: where they are missing, their journal was lost.
        Ok((_, 0)) => StoreError::damaged(file, "it has no tables".into()),
        Ok((found, _)) if found == "ok" => return Ok(connection),
        Ok((found, _)) => StoreError::damaged(file, found),
        Err(error) => failed(error),
    };
    let _ = connection.close().await;
    Err(why)
}

/// What a database says of its pages, and the version of its tables.
async fn look(connection: &mut Connection) -> Result<(String, i64), sqlx::Error> {
    let row = query("PRAGMA quick_check(1)")
        .fetch_one(&mut *connection)
        .await?;
    let found: String = row.try_get(0)?;
    let row = query("PRAGMA user_version").fetch_one(connection).await?;
    Ok((found, row.try_get(0)?))
}

/// Whether there is no store yet. A database that was emptied or taken away is not new: what is left of it may
/// still be saved.
fn is_new(file: &Path) -> Result<bool, StoreError> {
    let journal = ["-wal", "-journal"]
        .into_iter()
        .map(|suffix| beside(file, suffix))
        .find(|journal| journal.exists());
    match (fs::metadata(file), journal) {
        (Ok(found), _) if found.len() == 0 => {
            Err(StoreError::damaged(file, "it was emptied".into()))
        }
        (Ok(_), _) => Ok(false),
        (Err(error), None) if error.kind() == io::ErrorKind::NotFound => Ok(true),
        (Err(error), Some(journal)) if error.kind() == io::ErrorKind::NotFound => {
            let why = format!("it is missing beside its journal {}", journal.display());
            Err(StoreError::damaged(file, why))
        }
        (Err(error), _) => Err(StoreError::File(file.display().to_string(), error)),
    }
}

/// Makes an empty store: under another name first, so that a half-made one never passes for a store.
async fn make(file: &Path) -> Result<(), StoreError> {
    let new = beside(file, ".new");
    let failed = |error| StoreError::File(new.display().to_string(), error);
    for suffix in ["", "-wal", "-shm"] {
        match fs::remove_file(beside(&new, suffix)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(failed(error)),
            _ => {}
        }
    }
    private_file::open(&new).map_err(failed)?;
    let mut connection = connect(&options(&new).page_size(PAGE_SIZE)).await?;
    schema::prepare(&mut connection, &new).await?;
    connection.close().await?;
    fs::rename(&new, file).map_err(failed)?;
    sync_folder(file);
    Ok(())
}

/// Lets a new name survive a crash of the computer, where the system can.
pub(super) fn sync_folder(file: &Path) {
    if let Some(folder) = file.parent()
        && let Ok(folder) = fs::File::open(folder)
    {
        let _ = folder.sync_all();
    }
}

/// Whether the database itself says that it is damaged, or no database at all.
fn is_damage(error: &sqlx::Error) -> bool {
    /// `SQLITE_CORRUPT` and `SQLITE_NOTADB`.
    const DAMAGE: [u32; 2] = [11, 26];
    let code = error.as_database_error().and_then(code);
    code.is_some_and(|code| DAMAGE.contains(&code))
}

/// What went wrong, without the names of types.
pub(super) fn plain(error: &sqlx::Error) -> String {
    match error {
        sqlx::Error::Database(error) => error.message().to_owned(),
        sqlx::Error::ColumnDecode { index, .. } => {
            format!("the column {index} does not hold what it should")
        }
        other => other.to_string(),
    }
}

/// What kind of error the database names; what is above the first byte, which says more, is left out.
pub(super) fn code(error: &dyn DatabaseError) -> Option<u32> {
    let code = error.code()?;
    code.parse::<u32>().ok().map(|code| code & 0xff)
}
