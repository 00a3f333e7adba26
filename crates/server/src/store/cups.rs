//! Competitions in the store: what each is played by, and its journal.

use std::collections::BTreeSet;

use gaffer_cup::{CupFile, Dated, FILE_VERSION, Setting};
use gaffer_table::Snapshot;

use super::rows::parse;
use super::sql::{Connection, Row, query};
use super::writer::Work;
use super::{Expired, Store, StoreError, StoredMatch, expiry, written};
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
    /// Whether everybody who looks for competitions finds it, where somebody said so.
    pub public: Option<bool>,
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
    /// Its name.
    pub name: String,
    /// The game.
    pub game: String,
    /// How many teams.
    pub teams: u32,
    /// Whether everything is played.
    pub over: bool,
    /// Seconds since 1970 when something last happened in it.
    pub changed: u64,
}

/// Who looks for competitions.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Finder<'a> {
    /// Whoever runs the server, who finds all.
    Operator,
    /// Somebody who finds what is public and what he knows.
    Visitor {
        /// Whether those are public of which nobody said it.
        public_by_default: bool,
        /// The ids of those that he knows.
        known: &'a [String],
    },
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
    /// Another organiser's secret of one.
    Organiser(i64, SeatHash),
    /// Some that are to be forgotten where nothing has happened in them.
    Forget(Vec<i64>),
}

impl CupWork {
    /// How many entries are written.
    pub(super) fn entries(&self) -> usize {
        match self {
            Self::Begin(cup) => cup.setting.teams.len(),
            Self::Append(batch) => batch.entries.len(),
            Self::Organiser(..) | Self::Forget(_) => 0,
        }
    }
}

/// Writes something of competitions.
pub(super) async fn carry_out(
    connection: &mut Connection,
    work: &CupWork,
) -> Result<(), StoreError> {
    match work {
        CupWork::Begin(cup) => {
            query(
                "INSERT INTO cups (id, setting, organiser, created, changed, over, public) \
                 VALUES ($1, $2, $3, $4, $4, FALSE, $5)",
            )
            .bind(&cup.id)
            .bind(written(&cup.setting)?)
            .bind(cup.organiser.bytes().to_vec())
            .bind(cup.created as i64)
            .bind(cup.public)
            .execute(connection)
            .await?;
        }
        CupWork::Append(batch) => append(connection, batch).await?,
        CupWork::Organiser(number, hash) => {
            let done = query("UPDATE cups SET organiser = $1 WHERE number = $2")
                .bind(hash.bytes().to_vec())
                .bind(number)
                .execute(connection)
                .await?;
            if done.rows_affected() == 0 {
                return Err(StoreError::Gone);
            }
        }
        CupWork::Forget(numbers) => {
            for number in numbers {
                // Something may have happened in it since it was found.
                let forget = "DELETE FROM cups WHERE number = $1 \
                              AND NOT EXISTS (SELECT 1 FROM cup_entries WHERE cup = cups.number)";
                query(forget).bind(number).execute(&mut *connection).await?;
            }
        }
    }
    Ok(())
}

/// Adds entries to a competition.
pub(super) async fn append(
    connection: &mut Connection,
    batch: &CupBatch,
) -> Result<(), StoreError> {
    let mut last = None;
    for (index, dated) in batch.entries.iter().enumerate() {
        last = Some(dated.at as i64);
        query("INSERT INTO cup_entries (cup, number, entry, at) VALUES ($1, $2, $3, $4)")
            .bind(batch.number)
            .bind((batch.version + index) as i64)
            .bind(written(&dated.entry)?)
            .bind(last)
            .execute(&mut *connection)
            .await?;
    }
    let done = query(
        "UPDATE cups SET changed = CASE WHEN changed < $1 THEN $1 ELSE changed END, over = $2 WHERE number = $3",
    )
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

    /// Stores a new match of a competition and the entry that it has begun, both or neither.
    pub(crate) async fn begin_in_cup(
        &self,
        about: StoredMatch,
        standing: Snapshot,
        began: CupBatch,
    ) -> Result<(), StoreError> {
        self.size.check_new()?;
        let about = Box::new(about);
        let work = Work::BeginInCup(about, standing, began);
        self.writer.write(work).await
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

    /// The competitions that somebody may find, so many at most beside those that he knows: those in which something
    /// happened last first.
    pub(crate) async fn cups(
        &self,
        finder: Finder<'_>,
        most: u32,
    ) -> Result<Vec<ListedCup>, StoreError> {
        let (all, public_by_default, known) = match finder {
            Finder::Operator => (true, false, &[][..]),
            Finder::Visitor {
                public_by_default,
                known,
            } => (false, public_by_default, known),
        };
        // The setting of a thousand teams is long: the database looks at it.
        let rows = query(
            "SELECT id, over, changed, json_extract(setting, '$.name') AS name, \
             json_extract(setting, '$.game') AS game, json_array_length(setting, '$.teams') AS teams \
             FROM cups WHERE $1 OR coalesce(public, $2) OR id IN (SELECT value FROM json_each($3)) \
             ORDER BY changed DESC, number DESC LIMIT $4",
        )
        .bind(all)
        .bind(public_by_default)
        .bind(written(&known)?)
        .bind(i64::from(most) + known.len() as i64)
        .fetch_all(&self.readers)
        .await?;
        let listed = rows.iter().map(|row| {
            Ok(ListedCup {
                id: row.try_get("id")?,
                name: row.try_get("name")?,
                game: row.try_get("game")?,
                teams: row.try_get("teams")?,
                over: row.try_get("over")?,
                changed: row.try_get::<i64, _>("changed")? as u64,
            })
        });
        listed.collect()
    }

    /// Stores another organiser's secret of a competition.
    pub(crate) async fn replace_organiser(
        &self,
        number: i64,
        hash: SeatHash,
    ) -> Result<(), StoreError> {
        self.write_cup(CupWork::Organiser(number, hash)).await
    }

    /// The keys of the competitions that are not over.
    pub(crate) async fn unfinished_cups(&self) -> Result<Vec<i64>, StoreError> {
        let rows = query("SELECT number FROM cups WHERE NOT over")
            .fetch_all(&self.readers)
            .await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    /// How many entries a competition has, and what its organiser knows.
    pub(crate) async fn cup_version(
        &self,
        number: i64,
    ) -> Result<Option<(usize, SeatHash)>, StoreError> {
        let read = "SELECT organiser, (SELECT count(*) FROM cup_entries WHERE cup = cups.number) FROM cups WHERE number = $1";
        let row = query(read)
            .bind(number)
            .fetch_optional(&self.readers)
            .await?;
        let Some(row) = row else { return Ok(None) };
        let organiser = SeatHash::from_bytes(row.try_get(0)?);
        let entries: i64 = row.try_get(1)?;
        Ok(organiser.map(|organiser| (entries as usize, organiser)))
    }

    /// The name of a competition by its key.
    pub(crate) async fn cup_id(&self, number: i64) -> Result<Option<String>, StoreError> {
        let row = query("SELECT id FROM cups WHERE number = $1")
            .bind(number)
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.map(|row| row.try_get(0)).transpose()?)
    }

    /// The name of the competition that a match is part of.
    pub(crate) async fn cup_of(&self, match_id: &str) -> Result<Option<String>, StoreError> {
        let row =
            query("SELECT cups.id FROM cups JOIN matches ON matches.cup = cups.number WHERE matches.id = $1")
                .bind(match_id)
                .fetch_optional(&self.readers)
                .await?;
        Ok(row.map(|row| row.try_get("id")).transpose()?)
    }

    /// The names of the matches of a competition that were played to their end.
    pub(crate) async fn finished_of_cup(
        &self,
        number: i64,
    ) -> Result<BTreeSet<String>, StoreError> {
        let rows = query("SELECT id FROM matches WHERE cup = $1 AND finished IS NOT NULL")
            .bind(number)
            .fetch_all(&self.readers)
            .await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }
}

/// Reads a competition; refuses one that misses an entry before its last.
pub(super) async fn read(
    reader: &mut Connection,
    id: &str,
) -> Result<Option<StoredCup>, StoreError> {
    let found = query("SELECT number, setting, organiser FROM cups WHERE id = $1")
        .bind(id)
        .fetch_optional(&mut *reader)
        .await?;
    let Some(row) = found else { return Ok(None) };
    let number: i64 = row.try_get("number")?;
    let organiser = SeatHash::from_bytes(row.try_get("organiser")?);
    let rows = query("SELECT number, entry, at FROM cup_entries WHERE cup = $1 ORDER BY number")
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

fn read_entry((index, row): (usize, &Row)) -> Result<Dated, StoreError> {
    if row.try_get::<i64, _>("number")? != index as i64 {
        return Err(StoreError::Broken("some of its entries are missing".into()));
    }
    Ok(Dated {
        at: row.try_get::<i64, _>("at")? as u64,
        entry: parse(row.try_get("entry")?)?,
    })
}
