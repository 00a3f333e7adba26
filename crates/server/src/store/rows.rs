//! Rows of the tables as the values that they hold.

use gaffer_core::{BySide, Side};
use gaffer_games::protocol::Ended;
use gaffer_table::{Entry, Snapshot, Time, Who};
use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use super::{StoreError, StoredMatch};
use crate::secret::{SeatHash, SeatKeys};

pub(super) fn read_match(row: &SqliteRow) -> Result<StoredMatch, StoreError> {
    let hash = |column: &str| -> Result<Option<SeatHash>, sqlx::Error> {
        let bytes: Option<&[u8]> = row.try_get(column)?;
        Ok(bytes.and_then(SeatHash::from_bytes))
    };
    let keys = |seat: &str, invitation: &str| -> Result<SeatKeys, sqlx::Error> {
        Ok(SeatKeys {
            seat: hash(seat)?,
            // A copy that an earlier program made has no such column.
            invitation: hash(invitation).unwrap_or_default(),
        })
    };
    let origin: Option<&str> = row.try_get("origin")?;
    Ok(StoredMatch {
        id: row.try_get("id")?,
        header: parse(row.try_get("header")?)?,
        teams: parse(row.try_get("teams")?)?,
        seats: BySide {
            home: keys("seat_home", "invitation_home")?,
            away: keys("seat_away", "invitation_away")?,
        },
        origin: origin.map(parse).transpose()?,
        loaded: row.try_get("loaded")?,
        hints: row.try_get("hints")?,
        created: row.try_get::<i64, _>("created")? as u64,
        ended: row.try_get::<Option<i64>, _>("ended")?.map(|at| {
            let why = row.try_get("ended_why").unwrap_or_default();
            Ended { at: at as u64, why }
        }),
        // A copy that an earlier program made has no such column.
        cup: row.try_get("cup").unwrap_or_default(),
    })
}

pub(super) fn read_standing(row: &SqliteRow) -> Result<Option<Snapshot>, StoreError> {
    let Some(position) = row.try_get("position")? else {
        return Ok(None);
    };
    Ok(Some(Snapshot {
        rules: row.try_get::<u32, _>("rules")?,
        position,
        events: row.try_get("events")?,
        is_over: row.try_get::<Option<i64>, _>("finished")?.is_some(),
    }))
}

pub(super) fn read_entry(row: &SqliteRow) -> Result<Entry, StoreError> {
    let who = match row.try_get::<Option<i64>, _>("seat")? {
        Some(0) => Who::Side(Side::Home),
        Some(_) => Who::Side(Side::Away),
        None => Who::Table,
    };
    Ok(Entry {
        what: parse(row.try_get::<&str, _>("entry")?)?,
        who,
        at: Time::from_seconds(row.try_get::<i64, _>("at")? as u64),
    })
}

pub(super) fn parse<T: serde::de::DeserializeOwned>(text: &str) -> Result<T, StoreError> {
    // Where, and not what: the error is logged, and its words repeat what is stored.
    serde_json::from_str(text)
        .map_err(|error| StoreError::Broken(format!("column {} of its JSON", error.column())))
}
