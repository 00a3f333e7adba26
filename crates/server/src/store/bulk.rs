//! What many matches append, in two statements, as `PostgreSQL` takes it: every statement is a way to the server and back.

use sqlx::postgres::PgConnection;

use super::owners::Fence;
use super::statements::EntryRow;
use super::writer::Batch;
use super::{StoreError, seat_number, written};

/// Refuses all writes where one is not its owner's any more. The rows stay locked until the transaction ends, so that nobody takes
/// over between this and what is written.
pub(super) async fn check_fences(
    connection: &mut PgConnection,
    fences: &[&Fence],
) -> Result<(), StoreError> {
    if fences.is_empty() {
        return Ok(());
    }
    let held = "SELECT 1 FROM owners JOIN unnest($1::TEXT[], $2::BIGINT[]) AS mine (match, epoch) \
                ON owners.match = mine.match AND owners.epoch = mine.epoch FOR SHARE OF owners";
    let names: Vec<&str> = fences.iter().map(|fence| fence.name()).collect();
    let epochs: Vec<i64> = fences.iter().map(|fence| fence.epoch().0).collect();
    let held = sqlx::query(held)
        .bind(names)
        .bind(epochs)
        .fetch_all(connection)
        .await?;
    if held.len() < fences.len() {
        return Err(StoreError::NotOwner);
    }
    Ok(())
}

/// Every match has a row as soon as it is set up.
const UPDATE: &str = "UPDATE positions SET rules = mine.rules, position = mine.position, events = mine.events, turn = mine.turn, \
    changed = mine.changed, ending = mine.ending, deadline = mine.deadline, \"both\" = mine.\"both\" \
    FROM unnest($1::BIGINT[], $2::BIGINT[], $3::TEXT[], $4::BIGINT[], $5::BIGINT[], $6::BIGINT[], \
    $7::TEXT[], $8::BIGINT[], $9::BOOLEAN[]) \
    AS mine (match, rules, position, events, turn, changed, ending, deadline, \"both\") \
    WHERE positions.match = mine.match";

/// But for those of a club that comes from a file of the time before: they get theirs now.
const INSERT: &str = "INSERT INTO positions (match, rules, position, events, turn, changed, ending, deadline, \"both\") \
    SELECT mine.* FROM unnest($1::BIGINT[], $2::BIGINT[], $3::TEXT[], $4::BIGINT[], $5::BIGINT[], $6::BIGINT[], \
    $7::TEXT[], $8::BIGINT[], $9::BOOLEAN[]) \
    AS mine (match, rules, position, events, turn, changed, ending, deadline, \"both\") \
    JOIN matches ON matches.number = mine.match ON CONFLICT DO NOTHING";

/// Stores how matches stand now. One that is gone refuses all of them.
pub(super) async fn put_standings(
    connection: &mut PgConnection,
    batches: &[&Batch],
) -> Result<(), StoreError> {
    if batches.is_empty() {
        return Ok(());
    }
    let column = |value: fn(&Batch) -> i64| batches.iter().map(|batch| value(batch)).collect();
    let nullable =
        |value: fn(&Batch) -> Option<i64>| batches.iter().map(|batch| value(batch)).collect();
    let numbers: Vec<i64> = column(|batch| batch.number);
    let rules: Vec<i64> = column(|batch| batch.standing.rules.into());
    let positions: Vec<&str> = batches
        .iter()
        .map(|batch| batch.standing.position.as_str())
        .collect();
    let events: Vec<i64> = column(|batch| batch.standing.events);
    let turns: Vec<Option<i64>> = nullable(|batch| batch.standing.turn.map(seat_number));
    let changed: Vec<i64> = column(|batch| batch.standing.changed.seconds() as i64);
    let endings = batches.iter().map(|batch| {
        let end = batch.standing.end.as_ref();
        end.map(written).transpose()
    });
    let endings: Vec<Option<String>> = endings.collect::<Result<_, _>>()?;
    let deadlines: Vec<Option<i64>> = nullable(|batch| batch.deadline.map(|at| at.0 as i64));
    let both: Vec<bool> = batches.iter().map(|batch| batch.standing.both).collect();
    let of = |statement: &'static str| {
        sqlx::query(statement)
            .bind(&numbers)
            .bind(&rules)
            .bind(&positions)
            .bind(&events)
            .bind(&turns)
            .bind(&changed)
            .bind(&endings)
            .bind(&deadlines)
            .bind(&both)
    };
    let mut done = of(UPDATE).execute(&mut *connection).await?.rows_affected();
    if done < batches.len() as u64 {
        done += of(INSERT).execute(connection).await?.rows_affected();
    }
    if done < batches.len() as u64 {
        return Err(StoreError::Gone);
    }
    Ok(())
}

/// Adds entries.
pub(super) async fn insert_entries(
    connection: &mut PgConnection,
    rows: &[EntryRow<'_>],
) -> Result<(), StoreError> {
    if rows.is_empty() {
        return Ok(());
    }
    let insert = "INSERT INTO entries (match, number, entry, at, seat, request, done) \
                  SELECT * FROM unnest($1::BIGINT[], $2::BIGINT[], $3::TEXT[], $4::BIGINT[], $5::BIGINT[], $6::TEXT[], \
                  $7::BIGINT[])";
    let numbers: Vec<i64> = rows.iter().map(|row| row.number).collect();
    let versions: Vec<i64> = rows.iter().map(|row| row.version).collect();
    let entries: Vec<&str> = rows.iter().map(|row| row.entry.as_str()).collect();
    let at: Vec<i64> = rows.iter().map(|row| row.at).collect();
    let seats: Vec<Option<i64>> = rows.iter().map(|row| row.seat).collect();
    let requests: Vec<Option<&str>> = rows
        .iter()
        .map(|row| row.request.map(|(request, _)| request))
        .collect();
    let done: Vec<Option<i64>> = rows
        .iter()
        .map(|row| row.request.map(|(_, done)| done))
        .collect();
    sqlx::query(insert)
        .bind(numbers)
        .bind(versions)
        .bind(entries)
        .bind(at)
        .bind(seats)
        .bind(requests)
        .bind(done)
        .execute(connection)
        .await?;
    Ok(())
}
