//! Rows of the tables as the values that they hold.

use gaffer_core::{BySide, Bytes32, Noted, Side};
use gaffer_games::protocol::Ended;
use gaffer_table::{Entry, Snapshot, Time, Who};

use super::people::read_name;
use super::sql::{Connection, Row, query};
use super::{Member, StoreError, StoredMatch};
use crate::secret::{SeatHash, SeatKeys};

pub(super) fn read_match(row: &Row) -> Result<StoredMatch, StoreError> {
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
        // A copy that an earlier program made has no such column.
        public: row.try_get("public").unwrap_or_default(),
        // A copy that an earlier program made has no such column.
        rated: row.try_get("rated").unwrap_or_default(),
        members: BySide::default(),
        created: row.try_get::<i64, _>("created")? as u64,
        ended: row.try_get::<Option<i64>, _>("ended")?.map(|at| {
            let why = row.try_get("ended_why").unwrap_or_default();
            Ended { at: at as u64, why }
        }),
        // A copy that an earlier program made has no such column.
        cup: row.try_get("cup").unwrap_or_default(),
        secret: row
            .try_get::<Option<&[u8]>, _>("dice_secret")
            .unwrap_or_default()
            .and_then(|bytes| bytes.try_into().ok().map(Bytes32)),
        delay: row.try_get("delay").unwrap_or_default(),
        // A copy that an earlier program made has no such column.
        rolls: (row.try_get::<Option<&str>, _>("rolls").unwrap_or_default())
            .map(parse)
            .transpose()?,
    })
}

pub(super) fn read_standing(row: &Row) -> Result<Option<Snapshot>, StoreError> {
    let Some(position) = row.try_get("position")? else {
        return Ok(None);
    };
    Ok(Some(Snapshot {
        rules: row.try_get::<u32, _>("rules")?,
        position,
        events: row.try_get("events")?,
        is_over: row.try_get::<Option<i64>, _>("finished")?.is_some(),
        // A copy that an earlier program made has no such columns.
        turn: row
            .try_get::<Option<i64>, _>("turn")
            .unwrap_or_default()
            .map(seat_side),
        both: row.try_get("both").unwrap_or_default(),
        changed: Time::from_seconds(
            row.try_get::<Option<i64>, _>("changed")
                .unwrap_or_default()
                .unwrap_or_default() as u64,
        ),
        end: row
            .try_get::<Option<&str>, _>("ending")
            .unwrap_or_default()
            .map(parse)
            .transpose()?,
    }))
}

pub(super) fn read_entry(row: &Row) -> Result<Entry, StoreError> {
    Ok(Entry {
        what: parse(row.try_get::<&str, _>("entry")?)?,
        who: side(row)?.map_or(Who::Table, Who::Side),
        at: Time(row.try_get::<i64, _>("at")? as u64),
    })
}

/// The notes of a match; a copy that an earlier program made has none.
pub(super) async fn read_notes(
    reader: &mut Connection,
    number: i64,
) -> Result<Vec<Noted>, StoreError> {
    let read = "SELECT note, at, seat, after FROM notes WHERE match = $1 ORDER BY number";
    let rows = match query(read).bind(number).fetch_all(reader).await {
        Err(sqlx::Error::Database(error)) if error.message().contains("no such table") => {
            return Ok(Vec::new());
        }
        rows => rows?,
    };
    let noted = |row: &Row| {
        Ok(Noted {
            what: parse(row.try_get::<&str, _>("note")?)?,
            who: side(row)?,
            at: row.try_get::<i64, _>("at")? as u64,
            after: row.try_get::<i64, _>("after")? as u64,
        })
    };
    rows.iter().map(noted).collect()
}

/// The accounts that the seats of a match are of; a copy that an earlier program made has none.
pub(super) async fn read_members(
    reader: &mut Connection,
    number: i64,
) -> Result<BySide<Option<Member>>, StoreError> {
    let read = "SELECT side AS seat, account, kind FROM account_seats \
                JOIN accounts ON accounts.number = account WHERE match = $1";
    let rows = match query(read).bind(number).fetch_all(reader).await {
        Err(sqlx::Error::Database(error)) if error.message().contains("no such table") => {
            return Ok(BySide::default());
        }
        rows => rows?,
    };
    let mut members = BySide::default();
    for row in &rows {
        if let Some(side) = side(row)? {
            members[side] = Some(Member {
                account: row.try_get("account")?,
                kind: read_name(row.try_get("kind")?)?,
            });
        }
    }
    Ok(members)
}

/// The side in the column `seat`.
fn side(row: &Row) -> Result<Option<Side>, StoreError> {
    let seat: Option<i64> = row.try_get("seat")?;
    Ok(seat.map(seat_side))
}

/// The side with a number.
pub(super) fn seat_side(seat: i64) -> Side {
    if seat == 0 { Side::Home } else { Side::Away }
}

pub(super) fn parse<T: serde::de::DeserializeOwned>(text: &str) -> Result<T, StoreError> {
    // Where, and not what: the error is logged, and its words repeat what is stored.
    serde_json::from_str(text)
        .map_err(|error| StoreError::Broken(format!("column {} of its JSON", error.column())))
}
