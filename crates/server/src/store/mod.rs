//! The store: every match with its entries in one `SQLite` file, read from several places and written by one task.

mod agreement;
mod bulk;
mod chat;
mod copying;
mod cups;
mod desk;
mod error;
mod expiry;
mod file;
mod health;
#[cfg(test)]
mod indices_test;
mod jobs;
#[cfg(test)]
mod jobs_test;
mod line;
mod lobby;
mod mail;
pub(crate) mod maintenance;
mod mark;
mod notices;
mod order;
mod outbox;
mod owners;
mod packing;
mod pairs;
mod passkeys;
mod people;
mod pieces;
mod place;
mod plans;
mod profiles;
mod puzzles;
mod relations;
mod replays;
mod results;
mod reviews;
mod rows;
mod schema;
mod seats;
mod server;
mod size;
mod sql;
mod statements;
#[cfg(test)]
mod testing;
mod writer;
#[cfg(test)]
mod writer_test;

use std::time::Duration;

use gaffer_core::{BySide, Bytes32, End, Header, Note, Noted, RecordEntry, Side};
use gaffer_games::protocol::{Ended, NewTeam, Origin, Player, Problem};
use gaffer_table::{Entry, Plans, Reached, Snapshot, Time, Who, apart};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sql::{Connection, Pool, query};
use sqlx::sqlite::SqlitePoolOptions;

use crate::live::find_game;
use crate::people::Kind;
use crate::secret::SeatKeys;
pub(crate) use agreement::Compared;
pub(crate) use chat::{OwnLine, SaidLine};
pub use copying::Copied;
pub(crate) use copying::copy;
pub(crate) use cups::{CupBatch, Finder, ListedCup, NewCup, StoredCup};
pub(crate) use desk::{DeskWork, StoredAct, StoredReport};
pub(crate) use error::StoreError;
pub(crate) use expiry::Expired;
pub use expiry::Keeping;
pub(crate) use health::Trouble;
pub(crate) use jobs::{Job, JobKind, JobState, JobTake, NewJob, Outcome, Progress, Urgency};
pub(crate) use line::Line;
pub(crate) use lobby::{FoundMatch, LobbyWork, StoredChallenge};
pub(crate) use mail::{MailWork, Purpose};
use mark::Mark;
pub(crate) use notices::{Challenged, KnownRoad, NoticeWork, StoredNotice, Subject, Wishes};
pub(crate) use order::{MatchOrder, Order};
pub(crate) use outbox::{OutboxWork, Parcel, WaitingRoad};
pub(crate) use owners::Epoch;
pub(crate) use packing::Packed;
pub(crate) use passkeys::{KnownPasskey, PasskeyWork};
pub(crate) use people::{
    Account, Allowed, NewAccount, NewProgram, NewSession, PeopleWork, Session, Token,
};
pub(crate) use pieces::{FoundPieces, Piece, PiecesWanted};
use place::Door;
pub use place::Place;
pub(crate) use profiles::{Looking, Past, PastSide, Placed, RatedAt, Rung, Tally};
pub(crate) use puzzles::{NewTry, Solver};
pub(crate) use relations::RelationWork;
pub(crate) use results::{Booking, Counted, ResultWork};
pub(crate) use reviews::{PlayedSide, ReviewKey};
use rows::{read_match, read_members, read_notes, read_standing};
pub(crate) use schema::SCHEMA;
pub(crate) use server::Sharing;
use size::Size;
pub(crate) use writer::{AfterEnd, Batch};
use writer::{Work, Writer};

/// A record's header whose options only the game can read.
pub(crate) type AnyHeader = Header<Value>;

/// An account that has a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Member {
    /// The key of the account.
    pub account: i64,
    /// A person or a program.
    pub kind: Kind,
}

/// A match as it is stored, without its entries.
#[derive(Clone, Debug)]
pub(crate) struct StoredMatch {
    /// Its name in addresses.
    pub id: String,
    /// What a record of it begins with.
    pub header: AnyHeader,
    /// The teams with their colours.
    pub teams: BySide<NewTeam>,
    /// What opens each seat of a person.
    pub seats: BySide<SeatKeys>,
    /// Where a sandbox was taken from.
    pub origin: Option<Origin>,
    /// Whether it is a record that was loaded, which is only looked at.
    pub loaded: bool,
    /// Whether hints and thoughts may be asked for, where whoever set it up said so.
    pub hints: Option<bool>,
    /// Whether everybody finds it in the list of those to watch.
    pub public: bool,
    /// Whether it is to be rated.
    pub rated: bool,
    /// The accounts that the seats are of.
    pub members: BySide<Option<Member>>,
    /// Seconds since 1970 when it was set up.
    pub created: u64,
    /// When and why the operator ended it.
    pub ended: Option<Ended>,
    /// The key of the competition that it is part of.
    pub cup: Option<i64>,
    /// The server's secret for sealed dice: no part of the header, which becomes the record.
    pub secret: Option<Bytes32>,
    /// How many seconds later everybody without a seat sees it.
    pub delay: u32,
    /// The rolls that it makes first, where it goes on from a moment with the dice of another match.
    pub rolls: Option<RollsToCome>,
}

/// The rolls of another match from some roll on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct RollsToCome {
    /// How many rolls come before them.
    pub from: usize,
    /// What the dice of each showed.
    pub faces: Vec<Vec<u8>>,
}

impl StoredMatch {
    /// Whether a person is to play a side, and nobody has the seat yet.
    pub(crate) fn is_free(&self, side: Side) -> bool {
        let is_person = matches!(self.teams[side].player, Player::Person { .. });
        is_person && self.seats[side].seat.is_none() && !self.loaded
    }
}

/// A stored match, its place in the store, and everything that happened in it.
#[derive(Clone, Debug)]
pub(crate) struct Stored {
    /// The key of its entries.
    pub number: i64,
    /// What is not part of the journal.
    pub about: StoredMatch,
    /// Everything that happened, in order.
    pub journal: Vec<Entry>,
    /// What happened beside the journal, in order.
    pub notes: Vec<Noted>,
    /// What seats that wait have left.
    pub plans: BySide<Plans>,
    /// When the last entry was made, or the match set up.
    pub changed: Time,
    /// How it stands after the last entry; none where an earlier program stored it.
    pub standing: Option<Snapshot>,
    /// Seconds since 1970 of its end.
    pub finished: Option<u64>,
    /// The seats that have to be told that the rules have changed.
    pub untold: BySide<bool>,
    /// Seconds since 1970 when somebody last looked at it.
    pub seen: u64,
    /// Whether a person has taken a seat of it.
    pub is_joined: bool,
    /// Whether more of it has happened than is here.
    pub is_cut: bool,
}

impl Stored {
    /// A match that is not stored yet.
    pub(crate) fn new(about: StoredMatch, record: Vec<RecordEntry>) -> Self {
        let at = Time::from_seconds(about.created);
        let (journal, notes) = apart(record, at);
        Self {
            number: 0,
            changed: at,
            journal,
            notes,
            plans: BySide::default(),
            about,
            standing: None,
            finished: None,
            untold: BySide::default(),
            seen: 0,
            is_joined: false,
            is_cut: false,
        }
    }

    /// Whether nothing can be changed in it any more; nothing where only playing it again tells.
    pub(crate) fn is_closed(&self) -> Option<bool> {
        if self.is_cut {
            return Some(false);
        }
        let known = self.finished.is_some() || self.about.loaded || self.about.ended.is_some();
        known
            .then_some(true)
            .or(self.standing.as_ref().map(|_| false))
    }

    /// The match as everybody without a seat sees it at a moment, and when they see more: the beginning of it that is old
    /// enough, as if nothing had happened since.
    pub(crate) fn watched_at(mut self, now: Time) -> (Self, Option<Time>) {
        if self.about.delay == 0 {
            return (self, None);
        }
        let delay = Duration::from_secs(self.about.delay.into());
        let is_shown = |at: Time| at + delay <= now;
        let entries = self.journal.iter();
        let entries = entries.take_while(|entry| is_shown(entry.at)).count();
        let notes = self.notes.iter();
        let notes = notes
            .take_while(|noted| is_shown(Time(noted.at)) && noted.after <= entries as u64)
            .count();
        let is_ended = |ended: &Ended| !is_shown(Time::from_seconds(ended.at));
        let ended = self.about.ended.take_if(|ended| is_ended(ended));
        let hidden = self.journal.get(entries).map(|entry| entry.at);
        let noted = self.notes.get(notes).map(|noted| Time(noted.at));
        let ended = ended.map(|ended| Time::from_seconds(ended.at));
        let next = [hidden, noted, ended].into_iter().flatten().min();
        let Some(next) = next else {
            return (self, None);
        };
        self.journal.truncate(entries);
        self.notes.truncate(notes);
        let last = self.journal.last();
        self.changed = last.map_or(Time::from_seconds(self.about.created), |entry| entry.at);
        self.plans = BySide::default();
        self.standing = None;
        self.finished = None;
        self.is_cut = true;
        (self, Some(next + delay))
    }

    /// How it ended before the whistle.
    pub(crate) fn end(&self) -> Option<End> {
        self.notes.iter().find_map(|noted| match noted.what {
            Note::End(end) => Some(end),
            _ => None,
        })
    }

    /// The match that the journal leads to by the rules of today.
    pub(crate) fn reach(&self) -> Result<Reached, Problem> {
        let StoredMatch {
            header, created, ..
        } = &self.about;
        let began = Time::from_seconds(*created);
        let mut reached =
            gaffer_table::reach(header, &self.journal, began, self.standing.as_ref())?;
        // Nothing follows a match that is over.
        if self.finished.is_some() || self.about.loaded {
            reached.changed = None;
        }
        Ok(reached)
    }

    /// The match with the entry that a change of rules adds to it, where its owner has not stored it yet; none where there
    /// is nothing to add.
    pub(crate) fn gone_on(&self) -> Result<Option<Self>, Problem> {
        let rules = find_game(&self.about.header.game)?.version();
        let is_of_today = |standing: &Snapshot| standing.rules == rules;
        if self.standing.as_ref().is_none_or(is_of_today) {
            return Ok(None);
        }
        Ok(self.reach()?.changed.map(|what| {
            let mut gone_on = self.clone();
            gone_on.journal.push(Entry {
                what,
                who: Who::Table,
                at: self.changed,
            });
            gone_on
        }))
    }
}

/// The request that led to entries, kept so that its repeat is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Stamp {
    /// Whose request it was.
    pub seat: Side,
    /// The id that the client gave it.
    pub request: String,
}

/// The matches on disk.
#[derive(Clone, Debug)]
pub(crate) struct Store {
    readers: Pool,
    writer: Writer,
    size: Size,
    keeping: Keeping,
}

impl Store {
    /// Opens a store, or makes it; one whose journal was lost only where that is accepted.
    pub(crate) async fn open(
        place: &Place,
        sharing: Sharing,
        keeping: Keeping,
        accept_loss: bool,
    ) -> Result<Self, StoreError> {
        let (door, mut connection, readers) = match place {
            Place::Folder(folder) => {
                let (file, connection) = file::open(folder, accept_loss).await?;
                let options = file::options(&file);
                let readers = SqlitePoolOptions::new()
                    .max_connections(2)
                    .connect_with(options.clone().read_only(true))
                    .await?;
                let door = Door::File(Box::new(options), Mark::new(&file));
                (door, connection, Pool::Sqlite(readers))
            }
            Place::Server(options) => {
                let connection = server::open(options, sharing).await?;
                let readers = server::readers(options).await?;
                (
                    Door::Server(options.clone(), sharing),
                    connection,
                    Pool::Postgres(readers),
                )
            }
        };
        let size = Size::limited_to(keeping.limit);
        size.measure(&mut connection).await?;
        let writer = Writer::start(door, connection, size.clone());
        // From now on there is a journal, and the store is marked; a disk that takes nothing is seen later.
        let _ = writer.write(Work::Order(Order::Probe)).await;
        Ok(Self {
            readers,
            writer,
            size,
            keeping,
        })
    }

    /// Why nothing can be stored at the moment; none while everything can.
    pub(crate) fn trouble(&self) -> Option<Trouble> {
        self.writer.trouble()
    }

    /// Stores a new match with the entries and notes it begins with.
    pub(crate) async fn begin(
        &self,
        about: StoredMatch,
        record: Vec<RecordEntry>,
        standing: Snapshot,
    ) -> Result<(), StoreError> {
        self.size.check_new()?;
        let about = Box::new(about);
        let (entries, notes) = apart(record, Time::from_seconds(about.created));
        let begin = Work::Begin(about, entries, notes, standing);
        self.writer.write(begin).await
    }

    /// Stores what was added to a match; when this returns it is on disk.
    pub(crate) async fn append(&self, batch: Batch) -> Result<(), StoreError> {
        self.writer.write(Work::Append(batch)).await
    }

    /// Stores what the sides of a match that is over want after it, with the match that both want; when this returns it is
    /// on disk, all of it or nothing.
    pub(crate) async fn after_end(&self, wish: AfterEnd) -> Result<(), StoreError> {
        if wish.next.is_some() {
            self.size.check_new()?;
        }
        self.writer.write(Work::AfterEnd(wish)).await
    }

    /// Notes that a seat was told of a change of rules.
    pub(crate) async fn told(&self, number: i64, side: Side) -> Result<(), StoreError> {
        self.writer.write(Work::Told(number, side)).await
    }

    /// Notes that somebody looks at a match, or a person takes a seat of it.
    pub(crate) async fn visit(&self, number: i64, seated: bool) -> Result<(), StoreError> {
        self.writer.write(Work::Visit { number, seated }).await
    }

    /// Some of the matches that have had their time at a moment.
    pub(crate) async fn expired(&self, now: u64) -> Result<Vec<Expired>, StoreError> {
        expiry::expired(&self.readers, &self.keeping, now).await
    }

    /// Forgets matches that had had their time at a moment, unless somebody has joined or looked at them since.
    pub(crate) async fn forget(&self, numbers: Vec<i64>, now: u64) -> Result<(), StoreError> {
        let forget = expiry::Forget::new(numbers, &self.keeping, now);
        self.writer.write(Work::Forget(forget)).await
    }

    /// How much is kept, and how long.
    pub(crate) fn keeping(&self) -> &Keeping {
        &self.keeping
    }

    /// The bytes in use.
    pub(crate) fn size(&self) -> u64 {
        self.size.used()
    }

    /// Whether no new match is taken: as much is stored as may be.
    pub(crate) fn is_full(&self) -> bool {
        self.size.is_full()
    }

    /// Writes what an order says; when this returns it is on disk.
    pub(crate) async fn order(&self, order: Order) -> Result<(), StoreError> {
        self.writer.write(Work::Order(order)).await
    }

    /// Reads and writes a little, to see whether both work.
    pub(crate) async fn touch(&self) -> Result<(), StoreError> {
        query("SELECT at FROM probe")
            .fetch_one(&self.readers)
            .await?;
        self.order(Order::Probe).await
    }

    /// How many groups of writes have failed.
    pub(crate) fn failures(&self) -> u64 {
        self.writer.failures()
    }

    /// Waits until everything is written, and closes the file.
    pub(crate) async fn close(&self) {
        // The last connection that closes tidies the journal away, which a reader could not.
        self.readers.close().await;
        self.writer.close().await;
    }

    /// Reads a match.
    pub(crate) async fn read(&self, id: &str) -> Result<Option<Stored>, StoreError> {
        let mut reader = self.readers.acquire().await?;
        Self::read_from(&mut reader, id).await
    }

    async fn read_from(reader: &mut Connection, id: &str) -> Result<Option<Stored>, StoreError> {
        let found = query(
            "SELECT matches.*, positions.* FROM matches \
             LEFT JOIN positions ON positions.match = matches.number WHERE id = $1",
        )
        .bind(id)
        .fetch_optional(&mut *reader)
        .await?;
        let Some(row) = found else { return Ok(None) };
        let number: i64 = row.try_get("number")?;
        let about = StoredMatch {
            members: read_members(reader, number).await?,
            ..read_match(&row)?
        };
        let journal = packing::read_journal(reader, number).await?;
        let last = journal.last();
        let changed = last.map_or(Time::from_seconds(about.created), |entry| entry.at);
        let finished: Option<i64> = row.try_get("finished")?;
        let untold: i64 = row.try_get("untold")?;
        Ok(Some(Stored {
            number,
            about,
            journal,
            notes: read_notes(&mut *reader, number).await?,
            plans: plans::read(reader, number).await?,
            changed,
            standing: read_standing(&row)?,
            finished: finished.map(|at| at as u64),
            untold: BySide::with(|side| untold & bit(side) != 0),
            seen: row.try_get::<i64, _>("seen")? as u64,
            is_joined: row.try_get::<Option<i64>, _>("joined")?.is_some(),
            is_cut: false,
        }))
    }
}

fn written<T: serde::Serialize>(value: &T) -> Result<String, StoreError> {
    serde_json::to_string(value).map_err(|error| StoreError::Broken(error.to_string()))
}

/// The bit of a side in the column `untold`.
fn bit(side: Side) -> i64 {
    1 << seat_number(side)
}

fn seat_number(seat: Side) -> i64 {
    match seat {
        Side::Home => 0,
        Side::Away => 1,
    }
}
