//! What is written, as statements of the database.

use gaffer_core::{Noted, Side};
use gaffer_table::{Entry, Snapshot, Time, Who};
use sqlx::AssertSqlSafe;

use super::copying::insertion;
use super::sql::{Connection, Engine, query};
use super::writer::{AfterEnd, Batch, Work};
use super::{
    Member, Stamp, StoreError, StoredMatch, bit, bulk, chat, cups, desk, expiry, jobs, lobby,
    notices, order, owners, packing, people, plans, puzzles, relations, replays, results, reviews,
    seat_number, server, written,
};
use crate::clock;
use crate::secret::SeatHash;

/// The most bytes that are written to see whether they can be.
const MOST_PROBED: u64 = 16 << 20;

/// Writes so many bytes that nobody reads, and lets them go again.
pub(super) async fn probe(connection: &mut Connection, bytes: u64) -> Result<(), StoreError> {
    query("UPDATE probe SET bytes = $1")
        .bind(vec![0; bytes.min(MOST_PROBED) as usize])
        .execute(&mut *connection)
        .await?;
    query("UPDATE probe SET bytes = NULL")
        .execute(connection)
        .await?;
    Ok(())
}

/// What is appended to matches, gathered to be written at once.
#[derive(Default)]
struct Appended<'a> {
    rows: Vec<EntryRow<'a>>,
    batches: Vec<&'a Batch>,
}

impl<'a> Appended<'a> {
    /// Takes what is appended to a match.
    fn add(&mut self, batch: &'a Batch) -> Result<(), StoreError> {
        let of_entries = batch.stamp.as_ref().filter(|_| is_answered(batch));
        add_rows(
            &mut self.rows,
            batch.number,
            batch.version,
            &batch.entries,
            of_entries,
        )?;
        self.batches.push(batch);
        Ok(())
    }

    /// Writes what was gathered.
    async fn write(&mut self, connection: &mut Connection, at: i64) -> Result<(), StoreError> {
        if let Connection::Postgres(connection) = connection {
            bulk::put_standings(connection, &self.batches).await?;
            bulk::insert_entries(connection, &self.rows).await?;
        } else {
            for batch in &self.batches {
                let (standing, deadline) = (&batch.standing, batch.deadline);
                put_standing(connection, batch.number, standing, deadline, at).await?;
            }
            insert_rows(connection, &self.rows).await?;
        }
        for batch in self.batches.drain(..) {
            write_beside(connection, batch, at).await?;
        }
        self.rows.clear();
        Ok(())
    }
}

/// Whether an answer of a side is what a request has led to, and not a note.
fn is_answered(batch: &Batch) -> bool {
    let first = batch.entries.first();
    first.is_some_and(|entry| entry.who != Who::Table)
}

/// Writes what few appends have beside entries and how the match stands.
async fn write_beside(
    connection: &mut Connection,
    batch: &Batch,
    at: i64,
) -> Result<(), StoreError> {
    let of_notes = batch.stamp.as_ref().filter(|_| !is_answered(batch));
    insert_notes(
        &mut *connection,
        batch.number,
        batch.noted,
        &batch.notes,
        of_notes,
    )
    .await?;
    plans::put(&mut *connection, batch.number, &batch.plans).await?;
    if batch.standing.is_over {
        finish(&mut *connection, batch.number, at).await?;
    }
    if let Some(untold) = batch.untold {
        let sides = Side::BOTH.into_iter().filter(|side| untold[*side]);
        let numbers = [sides.map(bit).sum(), batch.number];
        let tell = "UPDATE matches SET untold = $1 WHERE number = $2";
        change(&mut *connection, tell, numbers).await?;
    }
    if let Some(booking) = &batch.booking {
        results::book(&mut *connection, batch.number, Some(booking)).await?;
    }
    if let Some(stands) = &batch.stands {
        notices::tell(&mut *connection, batch.number, stands, at).await?;
    }
    Ok(())
}

/// Notes the end of a match.
async fn finish(connection: &mut Connection, number: i64, at: i64) -> Result<(), StoreError> {
    let finish = "UPDATE matches SET finished = coalesce(finished, $1) WHERE number = $2";
    change(connection, finish, [at, number]).await?;
    Ok(())
}

/// Writes everything in one transaction: all of it is on disk, or nothing.
pub(super) async fn write_all(
    connection: &mut Connection,
    works: &[Work],
) -> Result<(), StoreError> {
    connection.begin().await?;
    if connection.engine() == Engine::Postgres && !works.iter().all(Work::is_of_one_match) {
        // With one file everything is written one after the other. Here several nodes write at the same time: what is of one
        // match is written by its owner alone, and everything else waits for each other.
        let lock = query("SELECT pg_advisory_xact_lock($1)").bind(server::LOCK);
        lock.execute(&mut *connection).await?;
    }
    let at = clock::now() as i64;
    check_fences(connection, works).await?;
    let mut appended = Appended::default();
    for work in works {
        match work.unfenced() {
            // What is fenced is never a fence itself.
            Work::Fenced(..) => {}
            Work::TakeOver(take) => owners::take_over(connection, take).await?,
            Work::Jobs(work) => jobs::carry_out(connection, work).await?,
            Work::Begin(about, entries, notes, standing) => {
                let number = insert_match(connection, about).await?;
                add_rows(&mut appended.rows, number, 0, entries, None)?;
                insert_notes(connection, number, 0, notes, None).await?;
                put_standing(connection, number, standing, None, at).await?;
            }
            Work::BeginInCup(about, standing, began) => {
                begin(connection, about, standing).await?;
                cups::append(connection, began).await?;
            }
            Work::Append(batch) => appended.add(batch)?,
            Work::AfterEnd(wish) => after_end(connection, wish, at).await?,
            Work::Told(number, side) => {
                let told = "UPDATE matches SET untold = untold & ~$1 WHERE number = $2";
                change(connection, told, [bit(*side), *number]).await?;
            }
            Work::Visit { number, seated } => {
                let visit = if *seated {
                    "UPDATE matches SET seen = $1, joined = coalesce(joined, $1) WHERE number = $2"
                } else {
                    "UPDATE matches SET seen = $1 WHERE number = $2"
                };
                change(connection, visit, [at, *number]).await?;
            }
            Work::Archive(number, replay) => replays::put(connection, *number, replay).await?,
            Work::Pack(packed) => packing::put(connection, packed).await?,
            Work::Review(key, review) => {
                reviews::put(connection, key, review).await?;
            }
            Work::Forget(old) => expiry::forget(connection, old).await?,
            Work::Say(number, said) => chat::say(connection, *number, said).await?,
            Work::Lobby(work) => lobby::carry_out(connection, work, at).await?,
            Work::Cup(work) => cups::carry_out(connection, work).await?,
            Work::Results(work) => results::carry_out(connection, work).await?,
            Work::Try(tried) => puzzles::count(connection, tried).await?,
            Work::People(work) => people::carry_out(connection, work, at).await?,
            Work::Relate(work) => relations::carry_out(connection, work, at).await?,
            Work::Desk(work) => desk::carry_out(connection, work, at).await?,
            Work::Notices(work) => notices::carry_out(connection, work, at).await?,
            Work::Order(order) => {
                // What came before is written before.
                appended.write(connection, at).await?;
                order::carry_out(connection, order, at).await?;
            }
        }
    }
    appended.write(connection, at).await?;
    connection.commit().await?;
    Ok(())
}

/// Refuses everything where one of the works is not its owner's any more.
async fn check_fences(connection: &mut Connection, works: &[Work]) -> Result<(), StoreError> {
    let fences = works.iter().filter_map(|work| match work {
        Work::Fenced(fence, _) => Some(fence.as_ref()),
        _ => None,
    });
    if let Connection::Postgres(connection) = connection {
        let fences: Vec<_> = fences.collect();
        return bulk::check_fences(connection, &fences).await;
    }
    for fence in fences {
        owners::check(connection, fence).await?;
    }
    Ok(())
}

/// Notes what is wanted after the end of a match; the match that both want has its seats, with sides exchanged.
async fn after_end(
    connection: &mut Connection,
    wish: &AfterEnd,
    at: i64,
) -> Result<(), StoreError> {
    let stamp = Some(&wish.stamp);
    insert_notes(connection, wish.number, wish.noted, &wish.notes, stamp).await?;
    if let Some(stands) = &wish.stands {
        notices::tell(connection, wish.number, stands, at).await?;
    }
    let Some((about, standing)) = &wish.next else {
        return Ok(());
    };
    let number = insert_match(connection, about).await?;
    put_standing(connection, number, standing, None, at).await?;
    let seats = "INSERT INTO account_seats (match, side, account, since) \
                 SELECT $1, 1 - side, account, $2 FROM account_seats WHERE match = $3";
    change(connection, seats, [number, at, wish.number]).await?;
    let renewed = "INSERT INTO renewed_seats (match, side, account) \
                   SELECT $1, 1 - side, account FROM renewed_seats WHERE match = $2";
    change(connection, renewed, [number, wish.number]).await?;
    Ok(())
}

/// Everything that the store has of matches, whose keys are an array of JSON.
pub(super) const FORGET: [&str; 15] = [
    "DELETE FROM chat WHERE match IN (SELECT CAST(value AS BIGINT) FROM json_each($1))",
    "DELETE FROM found_matches WHERE match IN (SELECT CAST(value AS BIGINT) FROM json_each($1))",
    "DELETE FROM account_seats WHERE match IN (SELECT CAST(value AS BIGINT) FROM json_each($1))",
    "DELETE FROM renewed_seats WHERE match IN (SELECT CAST(value AS BIGINT) FROM json_each($1))",
    "DELETE FROM deliveries WHERE notice IN (SELECT number FROM notices \
     WHERE match IN (SELECT CAST(value AS BIGINT) FROM json_each($1)))",
    "DELETE FROM notices WHERE match IN (SELECT CAST(value AS BIGINT) FROM json_each($1))",
    "DELETE FROM entries WHERE match IN (SELECT CAST(value AS BIGINT) FROM json_each($1))",
    "DELETE FROM journals WHERE match IN (SELECT CAST(value AS BIGINT) FROM json_each($1))",
    "DELETE FROM notes WHERE match IN (SELECT CAST(value AS BIGINT) FROM json_each($1))",
    "DELETE FROM plans WHERE match IN (SELECT CAST(value AS BIGINT) FROM json_each($1))",
    "DELETE FROM positions WHERE match IN (SELECT CAST(value AS BIGINT) FROM json_each($1))",
    "DELETE FROM replays WHERE match IN (SELECT CAST(value AS BIGINT) FROM json_each($1))",
    "DELETE FROM reviews WHERE match IN (SELECT CAST(value AS BIGINT) FROM json_each($1))",
    "DELETE FROM owners WHERE match IN (SELECT id FROM matches \
     WHERE number IN (SELECT CAST(value AS BIGINT) FROM json_each($1)))",
    "DELETE FROM matches WHERE number IN (SELECT CAST(value AS BIGINT) FROM json_each($1))",
];

/// Removes everything that the store has of matches, in a few statements however many they are.
pub(super) async fn forget(connection: &mut Connection, numbers: &[i64]) -> Result<(), StoreError> {
    let keys = written(&numbers)?;
    for statement in FORGET {
        query(statement)
            .bind(&keys)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

/// Carries out a statement with numbers; gives how many rows it changed.
pub(super) async fn change<const N: usize>(
    connection: &mut Connection,
    statement: &'static str,
    numbers: [i64; N],
) -> Result<u64, StoreError> {
    let mut query = query(statement);
    for number in numbers {
        query = query.bind(number);
    }
    Ok(query.execute(connection).await?.rows_affected())
}

/// Stores how a match stands now, and notes its end where this is it.
async fn put_standing(
    connection: &mut Connection,
    number: i64,
    standing: &Snapshot,
    deadline: Option<Time>,
    at: i64,
) -> Result<(), StoreError> {
    let upsert = "INSERT INTO positions (match, rules, position, events, turn, changed, ending, deadline, \
                  \"both\") SELECT number, $2, $3, $4, $5, $6, $7, $8, $9 FROM matches WHERE number = $1 \
                  ON CONFLICT (match) DO UPDATE SET rules = $2, position = $3, events = $4, turn = $5, changed = $6, \
                  ending = $7, deadline = $8, \"both\" = $9";
    let done = query(upsert)
        .bind(number)
        .bind(standing.rules)
        .bind(standing.position.as_str())
        .bind(standing.events)
        .bind(standing.turn.map(seat_number))
        .bind(standing.changed.seconds() as i64)
        .bind(standing.end.as_ref().map(written).transpose()?)
        .bind(deadline.map(|at| at.0 as i64))
        .bind(standing.both)
        .execute(&mut *connection)
        .await?;
    if done.rows_affected() == 0 {
        return Err(StoreError::Gone);
    }
    if standing.is_over {
        finish(connection, number, at).await?;
    }
    Ok(())
}

/// A row of the table of entries.
pub(super) struct EntryRow<'a> {
    pub number: i64,
    pub version: i64,
    pub entry: String,
    pub at: i64,
    pub seat: Option<i64>,
    /// The request that led to this entry and those after it, and the version after the last.
    pub request: Option<(&'a str, i64)>,
}

fn add_rows<'a>(
    rows: &mut Vec<EntryRow<'a>>,
    number: i64,
    version: u64,
    entries: &[Entry],
    stamp: Option<&'a Stamp>,
) -> Result<(), StoreError> {
    let version = version as i64;
    let done = version + entries.len() as i64;
    for (index, entry) in entries.iter().enumerate() {
        rows.push(EntryRow {
            number,
            version: version + index as i64,
            entry: written(&entry.what)?,
            at: entry.at.0 as i64,
            seat: match (entry.who, stamp) {
                (_, Some(stamp)) if index == 0 => Some(seat_number(stamp.seat)),
                (Who::Side(side), _) => Some(seat_number(side)),
                (Who::Table, _) => None,
            },
            request: stamp
                .filter(|_| index == 0)
                .map(|stamp| (stamp.request.as_str(), done)),
        });
    }
    Ok(())
}

/// Adds notes to a match that has so many; the request is that which led to them.
async fn insert_notes(
    connection: &mut Connection,
    number: i64,
    before: u64,
    notes: &[Noted],
    stamp: Option<&Stamp>,
) -> Result<(), StoreError> {
    for (index, noted) in notes.iter().enumerate() {
        let insert = "INSERT INTO notes (match, number, note, at, seat, after, request) \
                      VALUES ($1, $2, $3, $4, $5, $6, $7)";
        query(insert)
            .bind(number)
            .bind((before + index as u64) as i64)
            .bind(written(&noted.what)?)
            .bind(noted.at as i64)
            .bind(noted.who.map(seat_number))
            .bind(noted.after as i64)
            .bind(stamp.map(|stamp| stamp.request.as_str()))
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

/// Writes a new match that nothing has happened in; gives its key.
pub(super) async fn begin(
    connection: &mut Connection,
    about: &StoredMatch,
    standing: &Snapshot,
) -> Result<i64, StoreError> {
    let number = insert_match(connection, about).await?;
    put_standing(connection, number, standing, None, about.created as i64).await?;
    Ok(number)
}

async fn insert_match(connection: &mut Connection, about: &StoredMatch) -> Result<i64, StoreError> {
    let origin = about.origin.as_ref().map(written).transpose()?;
    let done = query(
        "INSERT INTO matches \
         (id, header, teams, seat_home, seat_away, invitation_home, invitation_away, origin, loaded, hints, created, \
         seen, cup, dice_secret, rated, public, delay, rolls) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11, $12, $13, $14, $15, $16, $17) RETURNING number",
    )
    .bind(&about.id)
    .bind(written(&about.header)?)
    .bind(written(&about.teams)?)
    .bind(blob(about.seats.home.seat))
    .bind(blob(about.seats.away.seat))
    .bind(blob(about.seats.home.invitation))
    .bind(blob(about.seats.away.invitation))
    .bind(origin)
    .bind(about.loaded)
    .bind(about.hints)
    .bind(about.created as i64)
    .bind(about.cup)
    .bind(about.secret.map(|secret| secret.0.to_vec()))
    .bind(about.rated)
    .bind(about.public)
    .bind(about.delay)
    .bind(about.rolls.as_ref().map(written).transpose()?)
    .fetch_one(&mut *connection)
    .await?;
    let number = done.try_get(0)?;
    for side in Side::BOTH {
        if let Some(Member { account, .. }) = about.members[side] {
            people::take_seat(connection, number, side, account, about.created as i64).await?;
        }
    }
    Ok(number)
}

/// A hash as it is bound.
pub(super) fn blob(hash: Option<SeatHash>) -> Option<Vec<u8>> {
    hash.map(|hash| hash.bytes().to_vec())
}

/// The columns of an entry.
const ENTRY_COLUMNS: &str = "match, number, entry, at, seat, request, done";

/// Statements take rows by powers of two, so that a handful of prepared ones serve every number.
const MOST_ROWS: usize = 256;

async fn insert_rows(connection: &mut Connection, rows: &[EntryRow<'_>]) -> Result<(), StoreError> {
    let mut left = rows;
    while !left.is_empty() {
        let size = MOST_ROWS.min(1 << left.len().ilog2());
        let (now, later) = left.split_at(size);
        let mut insert = query(AssertSqlSafe(insertion("entries", ENTRY_COLUMNS, 7, size)));
        for row in now {
            insert = insert
                .bind(row.number)
                .bind(row.version)
                .bind(row.entry.as_str())
                .bind(row.at)
                .bind(row.seat)
                .bind(row.request.map(|(request, _)| request))
                .bind(row.request.map(|(_, done)| done));
        }
        insert.execute(&mut *connection).await?;
        left = later;
    }
    Ok(())
}
