//! Competitions in the store: what each is played by, and its journal.

use gaffer_cup::{CupFile, Dated, FILE_VERSION, Setting};
use sqlx::sqlite::{SqliteConnection, SqliteRow};
use sqlx::{Row, query};

use super::rows::parse;
use super::writer::Work;
use super::{Expired, Store, StoreError, expiry, written};
use crate::secret::SeatHash;

/// A competition that is to be stored.
#[derive(Clone, Debug)]
pub(crate) struct NewCup {
    /// Its name in addresses.
    pub id: String,
    /// What is played.
    pub setting: Setting,
    /// The hash of its organiser's secret.
    pub organiser: SeatHash,
    /// Seconds since 1970 when it was set up.
    pub created: u64,
}

/// A competition as it is stored.
#[derive(Clone, Debug)]
pub(crate) struct StoredCup {
    /// The key of its entries.
    pub number: i64,
    /// The hash of its organiser's secret.
    pub organiser: SeatHash,
    /// What is played, and what happened.
    pub file: CupFile,
}

/// A competition in a list.
#[derive(Clone, Debug)]
pub(crate) struct ListedCup {
    /// Its name in addresses.
    pub id: String,
    /// What is played.
    pub setting: Setting,
    /// Whether everything is played.
    pub over: bool,
    /// Seconds since 1970 when something last happened in it.
    pub changed: u64,
}

/// Entries to add to a competition.
#[derive(Clone, Debug)]
pub(crate) struct CupBatch {
    /// The key of the competition.
    pub number: i64,
    /// How many entries it had before.
    pub version: usize,
    /// The entries.
    pub entries: Vec<Dated>,
    /// Whether everything is played after them.
    pub over: bool,
}

/// Something to be written of competitions.
#[derive(Debug)]
pub(super) enum CupWork {
    /// A new one.
    Begin(Box<NewCup>),
    /// Entries of one.
    Append(CupBatch),
    /// Some that are to be forgotten where nothing has happened in them.
    Forget(Vec<i64>),
}

impl CupWork {
    /// How many entries are written.
    pub(super) fn entries(&self) -> usize {
        match self {
            Self::Begin(cup) => cup.setting.teams.len(),
            Self::Append(batch) => batch.entries.len(),
            Self::Forget(_) => 0,
        }
    }
}

/// Writes something of competitions.
pub(super) async fn carry_out(
    connection: &mut SqliteConnection,
    work: &CupWork,
) -> Result<(), StoreError> {
    match work {
        CupWork::Begin(cup) => {
            query(
                "INSERT INTO cups (id, setting, organiser, created, changed, over) \
                 VALUES (?1, ?2, ?3, ?4, ?4, 0)",
            )
            .bind(&cup.id)
            .bind(written(&cup.setting)?)
            .bind(cup.organiser.bytes().to_vec())
            .bind(cup.created as i64)
            .execute(connection)
            .await?;
        }
        CupWork::Append(batch) => append(connection, batch).await?,
        CupWork::Forget(numbers) => {
            for number in numbers {
                // Something may have happened in it since it was found.
                let forget = "DELETE FROM cups WHERE number = ? \
                              AND NOT EXISTS (SELECT 1 FROM cup_entries WHERE cup = cups.number)";
                query(forget).bind(number).execute(&mut *connection).await?;
            }
        }
    }
    Ok(())
}

async fn append(connection: &mut SqliteConnection, batch: &CupBatch) -> Result<(), StoreError> {
    let mut last = None;
    for (index, dated) in batch.entries.iter().enumerate() {
        last = Some(dated.at as i64);
        query("INSERT INTO cup_entries (cup, number, entry, at) VALUES (?, ?, ?, ?)")
            .bind(batch.number)
            .bind((batch.version + index) as i64)
            .bind(written(&dated.entry)?)
            .bind(last)
            .execute(&mut *connection)
            .await?;
    }
    let done =
        query("UPDATE cups SET changed = max(changed, ifnull(?, 0)), over = ? WHERE number = ?")
            .bind(last)
            .bind(batch.over)
            .bind(batch.number)
            .execute(connection)
            .await?;
    if done.rows_affected() == 0 {
        return Err(StoreError::Gone);
    }
    Ok(())
}

impl Store {
    /// Stores a new competition.
    pub(crate) async fn begin_cup(&self, cup: NewCup) -> Result<(), StoreError> {
        self.size.check_new()?;
        self.write_cup(CupWork::Begin(Box::new(cup))).await
    }

    /// Stores what was added to a competition; when this returns it is on disk.
    pub(crate) async fn append_cup(&self, batch: CupBatch) -> Result<(), StoreError> {
        self.write_cup(CupWork::Append(batch)).await
    }

    /// Forgets competitions in which nothing has happened.
    pub(crate) async fn forget_cups(&self, numbers: Vec<i64>) -> Result<(), StoreError> {
        self.write_cup(CupWork::Forget(numbers)).await
    }

    /// Some of the competitions that have had their time at a moment.
    pub(crate) async fn expired_cups(&self, now: u64) -> Result<Vec<Expired>, StoreError> {
        expiry::expired_cups(&self.readers, &self.keeping, now).await
    }

    async fn write_cup(&self, work: CupWork) -> Result<(), StoreError> {
        self.writer.write(Work::Cup(work)).await
    }

    /// Reads a competition.
    pub(crate) async fn cup(&self, id: &str) -> Result<Option<StoredCup>, StoreError> {
        let mut reader = self.readers.acquire().await?;
        read(&mut reader, id).await
    }

    /// The competitions in which something happened last, so many at most.
    pub(crate) async fn cups(&self, most: u32) -> Result<Vec<ListedCup>, StoreError> {
        let rows = query("SELECT * FROM cups ORDER BY changed DESC, number DESC LIMIT ?")
            .bind(most)
            .fetch_all(&self.readers)
            .await?;
        let listed = rows.iter().map(|row| {
            Ok(ListedCup {
                id: row.try_get("id")?,
                setting: parse(row.try_get("setting")?)?,
                over: row.try_get("over")?,
                changed: row.try_get::<i64, _>("changed")? as u64,
            })
        });
        listed.collect()
    }

    /// The keys of the competitions that are not over.
    pub(crate) async fn unfinished_cups(&self) -> Result<Vec<i64>, StoreError> {
        let rows = query("SELECT number FROM cups WHERE NOT over")
            .fetch_all(&self.readers)
            .await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    /// The name of a competition by its key.
    pub(crate) async fn cup_id(&self, number: i64) -> Result<Option<String>, StoreError> {
        let row = query("SELECT id FROM cups WHERE number = ?")
            .bind(number)
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.map(|row| row.try_get(0)).transpose()?)
    }

    /// The name of the competition that a match is part of.
    pub(crate) async fn cup_of(&self, match_id: &str) -> Result<Option<String>, StoreError> {
        let row =
            query("SELECT cups.id FROM cups JOIN matches ON matches.cup = cups.number WHERE matches.id = ?")
                .bind(match_id)
                .fetch_optional(&self.readers)
                .await?;
        Ok(row.map(|row| row.try_get("id")).transpose()?)
    }

    /// The names of the matches of a competition that were played to their end.
    pub(crate) async fn finished_of_cup(&self, number: i64) -> Result<Vec<String>, StoreError> {
        let rows = query("SELECT id FROM matches WHERE cup = ? AND finished IS NOT NULL")
            .bind(number)
            .fetch_all(&self.readers)
            .await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }
}

/// Reads a competition; refuses one that misses an entry before its last.
pub(super) async fn read(
    reader: &mut SqliteConnection,
    id: &str,
) -> Result<Option<StoredCup>, StoreError> {
    let found = query("SELECT number, setting, organiser FROM cups WHERE id = ?")
        .bind(id)
        .fetch_optional(&mut *reader)
        .await?;
    let Some(row) = found else { return Ok(None) };
    let number: i64 = row.try_get("number")?;
    let organiser = SeatHash::from_bytes(row.try_get("organiser")?);
    let rows = query("SELECT number, entry, at FROM cup_entries WHERE cup = ? ORDER BY number")
        .bind(number)
        .fetch_all(reader)
        .await?;
    let journal = rows.iter().enumerate().map(read_entry);
    Ok(Some(StoredCup {
        number,
        organiser: organiser
            .ok_or_else(|| StoreError::Broken("the hash of its organiser".into()))?,
        file: CupFile {
            gaffer_cup: FILE_VERSION,
            setting: parse(row.try_get("setting")?)?,
            journal: journal.collect::<Result<_, _>>()?,
        },
    }))
}

fn read_entry((index, row): (usize, &SqliteRow)) -> Result<Dated, StoreError> {
    if row.try_get::<i64, _>("number")? != index as i64 {
        return Err(StoreError::Broken("some of its entries are missing".into()));
    }
    Ok(Dated {
        at: row.try_get::<i64, _>("at")? as u64,
        entry: parse(row.try_get("entry")?)?,
    })
}
