//! What was said beside matches: kept with them, for those who may hear it and for moderators.

use gaffer_core::Side;
use gaffer_games::protocol::{ChatLine, ChatRoom, Saying};

use super::sql::{Connection, Row, query};
use super::writer::Work;
use super::{Store, StoreError, rows, seat_number, written};

/// Something that was said, and by whom.
#[derive(Clone, Debug)]
pub(crate) struct SaidLine {
    /// As everybody who may hear it is told.
    pub line: ChatLine,
    /// The account that said it.
    pub account: Option<i64>,
}

/// Something of an account's that was said in a match.
#[derive(Clone, Debug)]
pub(crate) struct OwnLine {
    /// The id of the match.
    pub id: String,
    /// Milliseconds since 1970.
    pub at: u64,
    /// What.
    pub what: Saying,
}

/// Writes what was said in a match.
pub(super) async fn say(
    connection: &mut Connection,
    number: i64,
    said: &SaidLine,
) -> Result<(), StoreError> {
    let SaidLine { line, account } = said;
    let say = "INSERT INTO chat (match, number, room, seat, account, at, said) \
               SELECT number, $2, $3, $4, $5, $6, $7 FROM matches WHERE number = $1";
    query(say)
        .bind(number)
        .bind(line.number as i64)
        .bind(i64::from(line.room == ChatRoom::Spectators))
        .bind(line.side.map(seat_number))
        .bind(account)
        .bind(line.at as i64)
        .bind(written(&line.what)?)
        .execute(connection)
        .await?;
    Ok(())
}

impl Store {
    /// Keeps what was said in a match; when this returns it is on disk.
    pub(crate) async fn say(&self, number: i64, said: SaidLine) -> Result<(), StoreError> {
        self.writer.write(Work::Say(number, Box::new(said))).await
    }

    /// Everything that was said in a match.
    pub(crate) async fn chat(&self, number: i64) -> Result<Vec<SaidLine>, StoreError> {
        let lines = query(
            "SELECT chat.*, accounts.name AS name FROM chat LEFT JOIN accounts ON accounts.number = account \
             WHERE match = $1 ORDER BY chat.number",
        )
        .bind(number)
        .fetch_all(&self.readers)
        .await?;
        lines.iter().map(read).collect()
    }

    /// Everything that an account has said.
    pub(crate) async fn said_by(&self, account: i64) -> Result<Vec<OwnLine>, StoreError> {
        let lines = query(
            "SELECT id, at, said FROM chat JOIN matches ON matches.number = match WHERE account = $1 ORDER BY at",
        )
        .bind(account)
        .fetch_all(&self.readers)
        .await?;
        let read = |row: &Row| {
            Ok(OwnLine {
                id: row.try_get("id")?,
                at: row.try_get::<i64, _>("at")? as u64,
                what: rows::parse(row.try_get("said")?)?,
            })
        };
        lines.iter().map(read).collect()
    }
}

fn read(row: &Row) -> Result<SaidLine, StoreError> {
    let seat: Option<i64> = row.try_get("seat")?;
    let room: i64 = row.try_get("room")?;
    Ok(SaidLine {
        line: ChatLine {
            number: row.try_get::<i64, _>("number")? as u64,
            room: if room == 0 {
                ChatRoom::Players
            } else {
                ChatRoom::Spectators
            },
            side: seat.map(|seat| if seat == 0 { Side::Home } else { Side::Away }),
            name: row.try_get("name")?,
            at: row.try_get::<i64, _>("at")? as u64,
            what: rows::parse(row.try_get("said")?)?,
        },
        account: row.try_get("account")?,
    })
}
