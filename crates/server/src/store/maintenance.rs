//! What an operator does with a store: a copy of it while it is in use, bringing one back, and whether it is sound.

use std::fs;
use std::path::{Path, PathBuf};

use gaffer_games::words::Language;

use super::sql::{Connection, query};
use super::{Store, StoreError, Stored, cups, file, mark, people, schema};
use crate::private_file;

/// Copies the store of a folder into a new file, whether or not a server uses it; gives the number of its matches.
pub(crate) async fn back_up(folder: &Path, to: &Path) -> Result<u64, StoreError> {
    let failed = |error| StoreError::File(to.display().to_string(), error);
    if to.exists() {
        return Err(failed(std::io::ErrorKind::AlreadyExists.into()));
    }
    let from = file::database(folder);
    check_exists(&from)?;
    let part = file::beside(to, ".part");
    let matches = copy(&from, &part).await?;
    fs::rename(&part, to).map_err(failed)?;
    file::sync_folder(to);
    Ok(matches)
}

/// Copies one state of a database, however busy it is, into a new file, which is there whole or not at all.
async fn copy(from: &Path, to: &Path) -> Result<u64, StoreError> {
    let failed = |error| StoreError::File(to.display().to_string(), error);
    let _ = fs::remove_file(to);
    private_file::open(to).map_err(failed)?;
    let copied = copy_into(from, to).await.and_then(|matches| {
        let synced = fs::File::open(to).and_then(|file| file.sync_all());
        synced.map(|()| matches).map_err(failed)
    });
    if copied.is_err() {
        let _ = fs::remove_file(to);
    }
    copied
}

/// Copies a database into an empty file, and looks whether the copy is sound.
async fn copy_into(from: &Path, to: &Path) -> Result<u64, StoreError> {
    if let Some(why) = mark::lost_journal(from) {
        return Err(StoreError::journal_lost(from, why));
    }
    let mut source = file::open_whole(from, file::reading(from)).await?;
    schema::check_whole(&mut source, from).await?;
    let to_text = to.display().to_string().replace('\'', "''");
    source.run(format!("VACUUM INTO '{to_text}'")).await?;
    source.close().await?;
    let mut copy = file::open_whole(to, file::reading(to)).await?;
    let matches = count(&mut copy).await?;
    copy.close().await?;
    Ok(matches)
}

async fn count(connection: &mut Connection) -> Result<u64, StoreError> {
    let row = query("SELECT count(*) FROM matches")
        .fetch_one(connection)
        .await?;
    Ok(row.try_get::<i64, _>(0)? as u64)
}

fn check_exists(file: &Path) -> Result<(), StoreError> {
    if file.exists() {
        return Ok(());
    }
    Err(StoreError::File(
        file.display().to_string(),
        std::io::Error::new(std::io::ErrorKind::NotFound, "there is no store here"),
    ))
}

/// What bringing back a copy has done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Restored {
    /// The matches of the store now.
    pub matches: u64,
    /// Where the store of before lies, if there was one.
    pub before: Option<PathBuf>,
}

/// Puts a copy in the place of a folder's store, which is kept under another name. No server may use the folder.
pub(crate) async fn restore(from: &Path, folder: &Path, now: u64) -> Result<Restored, StoreError> {
    check_exists(from)?;
    let store = file::database(folder);
    let new = file::beside(&store, ".new");
    let failed = |file: &Path| {
        let file = file.display().to_string();
        move |error| StoreError::File(file, error)
    };
    // Not the file alone: the folder of a killed server has the newest answers in the journal beside it.
    let copied = copy(from, &new).await;
    let matches = copied.map_err(StoreError::of_a_copy)?;
    let kept = file::beside(&store, &format!(".before-{now}"));
    let mut before = None;
    for suffix in ["", "-wal", "-shm", mark::SUFFIX] {
        let old = file::beside(&store, suffix);
        if old.exists() {
            fs::rename(&old, file::beside(&kept, suffix)).map_err(failed(&old))?;
            before = Some(kept.clone());
        }
    }
    fs::rename(&new, &store).map_err(failed(&new))?;
    file::sync_folder(&store);
    Ok(Restored { matches, before })
}

/// What a look at every page and every match of a store has found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Findings {
    /// What the database says of its pages; empty if they are sound.
    pub damage: Vec<String>,
    /// Matches that can be played again to where they stand.
    pub sound: u64,
    /// Matches that were played by other rules, and go on from how they stood.
    pub other_rules: u64,
    /// Matches that cannot be played again: the key of each, and why.
    pub broken: Vec<(i64, String)>,
    /// Competitions whose journals lead to how they stand.
    pub cups: u64,
    /// Competitions that cannot be read: the key of each, and why.
    pub broken_cups: Vec<(i64, String)>,
    /// Accounts that can be read.
    pub accounts: u64,
    /// Accounts that cannot be read: the key of each, and why.
    pub broken_accounts: Vec<(i64, String)>,
}

impl Findings {
    /// Whether nothing is wrong.
    pub fn is_sound(&self) -> bool {
        let broken = [&self.broken, &self.broken_cups, &self.broken_accounts];
        self.damage.is_empty() && broken.iter().all(|broken| broken.is_empty())
    }
}

/// Looks at every page and every match of a database, which a server may be using; changes nothing.
pub(crate) async fn check(
    file: &Path,
    play: impl Fn(&Stored) -> Result<bool, String>,
) -> Result<Findings, StoreError> {
    check_exists(file)?;
    let mut findings = Findings {
        damage: mark::lost_journal(file).into_iter().collect(),
        ..Findings::default()
    };
    let mut connection = file::connect(&file::reading(file)).await?;
    let found = query("PRAGMA integrity_check")
        .fetch_all(&mut connection)
        .await;
    match found {
        Ok(rows) => {
            for row in rows {
                let found: String = row.try_get(0)?;
                if found != "ok" {
                    findings.damage.push(found);
                }
            }
        }
        Err(error) => findings.damage.push(file::plain(&error)),
    }
    match schema::check_known(&mut connection, file).await {
        Ok(version) => match schema::missing(&mut connection, version).await {
            Ok(missing) => findings.damage.extend(missing),
            Err(error) => findings.damage.push(file::plain(&error)),
        },
        Err(error @ StoreError::Newer { .. }) => return Err(error),
        Err(error) => findings.damage.push(error.to_string()),
    }
    check_contents(&mut connection, &mut findings, play).await?;
    connection.close().await?;
    Ok(findings)
}

/// Looks at every match, competition and account of a database.
pub(super) async fn check_contents(
    connection: &mut Connection,
    findings: &mut Findings,
    play: impl Fn(&Stored) -> Result<bool, String>,
) -> Result<(), StoreError> {
    let rows = query("SELECT number, id FROM matches ORDER BY number")
        .fetch_all(&mut *connection)
        .await;
    let rows = match rows {
        Ok(rows) => rows,
        Err(error) => {
            findings.damage.push(file::plain(&error));
            return Ok(());
        }
    };
    for row in rows {
        let (number, id) = match (row.try_get("number"), row.try_get::<String, _>("id")) {
            (Ok(number), Ok(id)) => (number, id),
            (Err(error), _) | (_, Err(error)) => {
                findings.damage.push(file::plain(&error));
                continue;
            }
        };
        let played = match read_whole(connection, number, &id).await {
            Ok(Some(stored)) => play(&stored),
            // It was deleted since the list was made.
            Ok(None) => continue,
            Err(error) => Err(error.to_string()),
        };
        match played {
            Ok(true) => findings.sound += 1,
            Ok(false) => findings.other_rules += 1,
            Err(why) => findings.broken.push((number, why)),
        }
    }
    check_cups(connection, findings).await?;
    check_accounts(connection, findings).await?;
    Ok(())
}

/// Looks at every competition; an earlier program had none.
async fn check_cups(
    connection: &mut Connection,
    findings: &mut Findings,
) -> Result<(), StoreError> {
    let Ok(rows) = query("SELECT number, id FROM cups ORDER BY number")
        .fetch_all(&mut *connection)
        .await
    else {
        return Ok(());
    };
    for row in rows {
        let (number, id): (i64, String) = (row.try_get("number")?, row.try_get("id")?);
        connection.begin_reading().await?;
        let read = cups::read(connection, &id).await;
        connection.commit().await?;
        let opened = match read {
            Ok(Some(cup)) => cup.file.open().map(|_| ()).map_err(|bad| {
                let words = bad.words();
                let words = words.iter().map(|why| Language::ENGLISH.render(why));
                words.collect::<Vec<_>>().join("; ")
            }),
            // It was forgotten since the list was made.
            Ok(None) => continue,
            Err(error) => Err(error.to_string()),
        };
        match opened {
            Ok(()) => findings.cups += 1,
            Err(why) => findings.broken_cups.push((number, why)),
        }
    }
    Ok(())
}

/// Looks at every account; an earlier program had none.
async fn check_accounts(
    connection: &mut Connection,
    findings: &mut Findings,
) -> Result<(), StoreError> {
    let Ok(rows) = query("SELECT * FROM accounts ORDER BY number")
        .fetch_all(&mut *connection)
        .await
    else {
        return Ok(());
    };
    for row in rows {
        match people::read_account(&row) {
            Ok(_) => findings.accounts += 1,
            Err(error) => {
                let number = row.try_get("number")?;
                findings.broken_accounts.push((number, error.to_string()));
            }
        }
    }
    Ok(())
}

/// Reads a match as it is at one moment, since a server may be writing; refuses one that misses an entry or a note before its last.
async fn read_whole(
    connection: &mut Connection,
    number: i64,
    id: &str,
) -> Result<Option<Stored>, StoreError> {
    connection.begin_reading().await?;
    let read = read_whole_of(connection, number, id).await;
    connection.commit().await?;
    read
}

/// Reads a match; refuses one that misses an entry or a note before its last.
pub(super) async fn read_whole_of(
    connection: &mut Connection,
    number: i64,
    id: &str,
) -> Result<Option<Stored>, StoreError> {
    let stored = Store::read_from(connection, id).await?;
    let (entries, notes) = stored.as_ref().map_or((0, 0), |stored| {
        (stored.journal.len() as i64, stored.notes.len() as i64)
    });
    let last = [
        (
            "entries",
            entries,
            "SELECT max(number) FROM entries WHERE match = $1",
        ),
        (
            "notes",
            notes,
            "SELECT max(number) FROM notes WHERE match = $1",
        ),
    ];
    // A copy that an earlier program made has no notes.
    for (what, found, last) in &last[..=usize::from(notes > 0)] {
        let row = query(*last)
            .bind(number)
            .fetch_one(&mut *connection)
            .await?;
        let last: Option<i64> = row.try_get(0)?;
        // What is packed is whole by itself.
        let needed = last.map_or(*found, |last| last + 1);
        if *found != needed {
            let why = format!("{} of its {needed} {what} are missing", needed - found);
            return Err(StoreError::Broken(why));
        }
    }
    Ok(stored)
}
