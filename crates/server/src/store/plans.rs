//! What seats have left for later: written in the transaction of the entries that it follows from, so that nothing is given
//! twice or lost.

use gaffer_core::{BySide, Side};
use gaffer_table::Plans;

use super::rows::{parse, seat_side};
use super::sql::{Connection, query};
use super::{StoreError, seat_number, written};

/// Writes what seats have left; nothing of those that have left nothing.
pub(super) async fn put(
    connection: &mut Connection,
    number: i64,
    plans: &BySide<Option<Box<Plans>>>,
) -> Result<(), StoreError> {
    for side in Side::BOTH {
        let Some(plans) = &plans[side] else { continue };
        let is_nothing = **plans == Plans::default();
        let query = if is_nothing {
            query("DELETE FROM plans WHERE match = $1 AND seat = $2")
        } else {
            query(
                "INSERT INTO plans (match, seat, plans) VALUES ($1, $2, $3) ON CONFLICT (match, seat) DO UPDATE SET plans = $3",
            )
        };
        let mut query = query.bind(number).bind(seat_number(side));
        if !is_nothing {
            query = query.bind(written(plans)?);
        }
        query.execute(&mut *connection).await?;
    }
    Ok(())
}

/// What the seats of a match have left; in a copy that an earlier program made there is nothing.
pub(super) async fn read(
    reader: &mut Connection,
    number: i64,
) -> Result<BySide<Plans>, StoreError> {
    let read = query("SELECT seat, plans FROM plans WHERE match = $1").bind(number);
    let rows = match read.fetch_all(reader).await {
        Err(sqlx::Error::Database(error)) if error.message().contains("no such table") => {
            return Ok(BySide::default());
        }
        rows => rows?,
    };
    let mut plans = BySide::<Plans>::default();
    for row in rows {
        plans[seat_side(row.try_get("seat")?)] = parse(row.try_get("plans")?)?;
    }
    Ok(plans)
}
