//! What is written, as statements of the database.

use gaffer_core::{Noted, Side};
use gaffer_table::{Entry, Snapshot, Time, Who};
use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection, QueryBuilder, Sqlite};

use super::writer::{AfterEnd, Batch, Work};
use super::{
    Member, Stamp, StoreError, StoredMatch, bit, chat, cups, desk, lobby, notices, order, people,
    plans, puzzles, relations, results, reviews, seat_number, written,
};
use crate::clock;
use crate::secret::SeatHash;

/// The most bytes that are written to see whether they can be.
const MOST_PROBED: u64 = 16 << 20;

/// Writes so many bytes that nobody reads, and lets them go again.
pub(super) async fn probe(connection: &mut SqliteConnection, bytes: u64) -> Result<(), StoreError> {
    sqlx::query("UPDATE probe SET bytes = zeroblob(?)")
        .bind(bytes.min(MOST_PROBED) as i64)
        .execute(&mut *connection)
        .await?;
    sqlx::query("UPDATE probe SET bytes = NULL")
        .execute(connection)
        .await?;
    Ok(())
}

/// Appends to a match, and writes what that makes of it.
async fn append<'a>(
    connection: &mut SqliteConnection,
    rows: &mut Vec<EntryRow<'a>>,
    batch: &'a Batch,
    at: i64,
) -> Result<(), StoreError> {
    // A request that no side's answer has followed has led to a note.
    let first = batch.entries.first();
    let is_answered = first.is_some_and(|entry| entry.who != Who::Table);
    let stamp = batch.stamp.as_ref();
    let of_entries = stamp.filter(|_| is_answered);
    let of_notes = stamp.filter(|_| !is_answered);
    add_rows(
        rows,
        batch.number,
        batch.version,
        &batch.entries,
        of_entries,
    )?;
    insert_notes(
        &mut *connection,
        batch.number,
        batch.noted,
        &batch.notes,
        of_notes,
    )
    .await?;
    plans::put(&mut *connection, batch.number, &batch.plans).await?;
    put_standing(
        &mut *connection,
        batch.number,
        &batch.standing,
        batch.deadline,
        at,
    )
    .await?;
    if let Some(untold) = batch.untold {
        let sides = Side::BOTH.into_iter().filter(|side| untold[*side]);
        let numbers = [sides.map(bit).sum(), batch.number];
        let tell = "UPDATE matches SET untold = ? WHERE number = ?";
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

/// Writes everything in one transaction: all of it is on disk, or nothing.
pub(super) async fn write_all(
    connection: &mut SqliteConnection,
    works: &[Work],
) -> Result<(), StoreError> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let at = clock::now() as i64;
    let mut rows = Vec::with_capacity(works.len() * 2);
    for work in works {
        match work {
            Work::Begin(about, entries, notes, standing) => {
                let number = insert_match(&mut transaction, about).await?;
                add_rows(&mut rows, number, 0, entries, None)?;
                insert_notes(&mut transaction, number, 0, notes, None).await?;
                put_standing(&mut transaction, number, standing, None, at).await?;
            }
            Work::BeginInCup(about, standing, began) => {
                begin(&mut transaction, about, standing).await?;
                cups::append(&mut transaction, began).await?;
            }
            Work::Append(batch) => append(&mut transaction, &mut rows, batch, at).await?,
            Work::AfterEnd(wish) => after_end(&mut transaction, wish, at).await?,
            Work::Told(number, side) => {
                let told = "UPDATE matches SET untold = untold & ~? WHERE number = ?";
                change(&mut transaction, told, [bit(*side), *number]).await?;
            }
            Work::Visit { number, seated } => {
                let visit = if *seated {
                    "UPDATE matches SET seen = ?1, joined = ifnull(joined, ?1) WHERE number = ?2"
                } else {
                    "UPDATE matches SET seen = ?1 WHERE number = ?2"
                };
                change(&mut transaction, visit, [at, *number]).await?;
            }
            Work::Archive(number, replay) => {
                let keep = "INSERT OR REPLACE INTO replays (match, replay) \
                            SELECT number, ? FROM matches WHERE number = ?";
                sqlx::query(keep)
                    .bind(replay.as_slice())
                    .bind(number)
                    .execute(&mut *transaction)
                    .await?;
            }
            Work::Review(key, review) => {
                reviews::put(&mut transaction, key, review).await?;
            }
            Work::Forget(numbers) => {
                for number in numbers {
                    for forget in FORGET {
                        change(&mut transaction, forget, [*number]).await?;
                    }
                }
            }
            Work::Say(number, said) => chat::say(&mut transaction, *number, said).await?,
            Work::Lobby(work) => lobby::carry_out(&mut transaction, work, at).await?,
            Work::Cup(work) => cups::carry_out(&mut transaction, work).await?,
            Work::Results(work) => results::carry_out(&mut transaction, work).await?,
            Work::Try(tried) => puzzles::count(&mut transaction, tried).await?,
            Work::People(work) => people::carry_out(&mut transaction, work, at).await?,
            Work::Relate(work) => relations::carry_out(&mut transaction, work, at).await?,
            Work::Desk(work) => desk::carry_out(&mut transaction, work, at).await?,
            Work::Notices(work) => notices::carry_out(&mut transaction, work, at).await?,
            Work::Order(order) => {
                // What came before is written before.
                insert_rows(&mut transaction, &rows).await?;
                rows.clear();
                order::carry_out(&mut transaction, order, at).await?;
            }
        }
    }
    insert_rows(&mut transaction, &rows).await?;
    transaction.commit().await?;
    Ok(())
}

/// Notes what is wanted after the end of a match; the match that both want has its seats, with sides exchanged.
async fn after_end(
    connection: &mut SqliteConnection,
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
                 SELECT ?, 1 - side, account, ? FROM account_seats WHERE match = ?";
    change(connection, seats, [number, at, wish.number]).await?;
    let renewed = "INSERT INTO renewed_seats (match, side, account) \
                   SELECT ?, 1 - side, account FROM renewed_seats WHERE match = ?";
    change(connection, renewed, [number, wish.number]).await?;
    Ok(())
}

/// Everything that the store has of a match.
pub(super) const FORGET: [&str; 13] = [
    "DELETE FROM chat WHERE match = ?",
    "DELETE FROM found_matches WHERE match = ?",
    "DELETE FROM account_seats WHERE match = ?",
    "DELETE FROM renewed_seats WHERE match = ?",
    "DELETE FROM deliveries WHERE notice IN (SELECT number FROM notices WHERE match = ?)",
    "DELETE FROM notices WHERE match = ?",
    "DELETE FROM entries WHERE match = ?",
    "DELETE FROM notes WHERE match = ?",
    "DELETE FROM plans WHERE match = ?",
    "DELETE FROM positions WHERE match = ?",
    "DELETE FROM replays WHERE match = ?",
    "DELETE FROM reviews WHERE match = ?",
    "DELETE FROM matches WHERE number = ?",
];

/// Carries out a statement with numbers; gives how many rows it changed.
pub(super) async fn change<const N: usize>(
    connection: &mut SqliteConnection,
    statement: &'static str,
    numbers: [i64; N],
) -> Result<u64, StoreError> {
    let mut query = sqlx::query(statement);
    for number in numbers {
        query = query.bind(number);
    }
    Ok(query.execute(connection).await?.rows_affected())
}

/// Stores how a match stands now, and notes its end where this is it.
async fn put_standing(
    connection: &mut SqliteConnection,
    number: i64,
    standing: &Snapshot,
    deadline: Option<Time>,
    at: i64,
) -> Result<(), StoreError> {
    let upsert = "INSERT INTO positions (match, rules, position, events, turn, changed, ending, deadline, \
                  both) SELECT number, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9 FROM matches WHERE number = ?1 \
                  ON CONFLICT (match) DO UPDATE SET rules = ?2, position = ?3, events = ?4, turn = ?5, changed = ?6, \
                  ending = ?7, deadline = ?8, both = ?9";
    let done = sqlx::query(upsert)
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
        let finish = "UPDATE matches SET finished = ifnull(finished, ?) WHERE number = ?";
        change(connection, finish, [at, number]).await?;
    }
    Ok(())
}

/// A row of the table of entries.
struct EntryRow<'a> {
    number: i64,
    version: i64,
    entry: String,
    at: i64,
    seat: Option<i64>,
    /// The request that led to this entry and those after it, and the version after the last.
    request: Option<(&'a str, i64)>,
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
    connection: &mut SqliteConnection,
    number: i64,
    before: u64,
    notes: &[Noted],
    stamp: Option<&Stamp>,
) -> Result<(), StoreError> {
    for (index, noted) in notes.iter().enumerate() {
        let insert = "INSERT INTO notes (match, number, note, at, seat, after, request) \
                      VALUES (?, ?, ?, ?, ?, ?, ?)";
        sqlx::query(insert)
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
    connection: &mut SqliteConnection,
    about: &StoredMatch,
    standing: &Snapshot,
) -> Result<i64, StoreError> {
    let number = insert_match(connection, about).await?;
    put_standing(connection, number, standing, None, about.created as i64).await?;
    Ok(number)
}

async fn insert_match(
    connection: &mut SqliteConnection,
    about: &StoredMatch,
) -> Result<i64, StoreError> {
    let origin = about.origin.as_ref().map(written).transpose()?;
    let done = sqlx::query(
        "INSERT INTO matches \
         (id, header, teams, seat_home, seat_away, invitation_home, invitation_away, origin, loaded, hints, created, \
         seen, cup, dice_secret, rated, public, delay, rolls) \
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?11, ?12, ?13, ?14, ?15, ?16, ?17)",
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
    .execute(&mut *connection)
    .await?;
    let number = done.last_insert_rowid();
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

/// Statements take rows by powers of two, so that a handful of prepared ones serve every number.
const MOST_ROWS: usize = 256;

async fn insert_rows(
    connection: &mut SqliteConnection,
    rows: &[EntryRow<'_>],
) -> Result<(), StoreError> {
    let mut left = rows;
    while !left.is_empty() {
        let size = MOST_ROWS.min(1 << left.len().ilog2());
        let (now, later) = left.split_at(size);
        let mut insert: QueryBuilder<Sqlite> = QueryBuilder::new(
            "INSERT INTO entries (match, number, entry, at, seat, request, done) ",
        );
        insert.push_values(now, |mut values, row| {
            values
                .push_bind(row.number)
                .push_bind(row.version)
                .push_bind(row.entry.as_str())
                .push_bind(row.at)
                .push_bind(row.seat)
                .push_bind(row.request.map(|(request, _)| request))
                .push_bind(row.request.map(|(_, done)| done));
        });
        insert.build().execute(&mut *connection).await?;
        left = later;
    }
    Ok(())
}
