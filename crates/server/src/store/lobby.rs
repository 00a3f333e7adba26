//! The lobby in the store: challenges by letter, and matches that whoever found one has not seen yet.

use std::collections::BTreeSet;

use gaffer_club::{AccountId, Ladder, Person, Rating, Time};
use gaffer_core::{BySide, Side};
use gaffer_games::protocol::NewTeam;
use gaffer_table::Snapshot;

use super::sql::{Connection, Row, query};
use super::writer::Work;
use super::{Challenged, Store, StoreError, StoredMatch, notices, seat_number, statements};
use crate::secret::SeatHash;

/// A challenge as it is stored.
#[derive(Clone, Debug)]
pub(crate) struct StoredChallenge {
    /// Its number.
    pub number: u64,
    /// The account of its maker.
    pub account: Option<i64>,
    /// The account that it is for.
    pub addressee: Option<i64>,
    /// The hash of the secret of its maker's seat.
    pub seat: SeatHash,
    /// The rest of it, which only the lobby reads.
    pub kept: String,
}

/// A match that was made in the lobby.
#[derive(Debug)]
pub(crate) struct FoundMatch {
    /// What is stored of it.
    pub about: Box<StoredMatch>,
    /// How it stands before its first answer.
    pub standing: Snapshot,
    /// Who plays each side, and the request by which he found it.
    pub players: BySide<(Person, String)>,
    /// The numbers of the challenges that have led to it.
    pub of: Vec<u64>,
    /// Whether it is played at once.
    pub is_live: bool,
    /// Seconds since 1970.
    pub at: u64,
}

/// A match that somebody has not seen yet.
#[derive(Clone, Debug)]
pub(crate) struct Unseen {
    /// Its id.
    pub id: String,
    /// His side.
    pub side: Side,
    /// The names of the teams.
    pub names: BySide<String>,
    /// The request that led to it.
    pub request: String,
    /// Whether it is played at once.
    pub is_live: bool,
    /// Seconds since 1970 when it was made.
    pub at: u64,
}

/// Something to be written of the lobby.
#[derive(Debug)]
pub(crate) enum LobbyWork {
    /// A lobby begins: no challenges are open but those that are stored.
    Begin,
    /// A challenge is open: by letter it is stored, and whom it is for is told.
    Open(Option<StoredChallenge>, Option<Challenged>),
    /// Challenges are open no more.
    Close(Vec<u64>),
    /// A match was made, and of which challenges: both or neither.
    Found(FoundMatch),
    /// Somebody has seen a match.
    Seen(Person, String),
}

/// Writes something of the lobby.
pub(super) async fn carry_out(
    connection: &mut Connection,
    work: &LobbyWork,
    at: i64,
) -> Result<(), StoreError> {
    match work {
        LobbyWork::Begin => notices::end_other_challenges(connection, at).await,
        LobbyWork::Open(stored, challenged) => {
            if let Some(challenge) = stored {
                open(connection, challenge).await?;
            }
            match challenged {
                Some(challenged) => notices::tell_challenged(connection, challenged, at).await,
                None => Ok(()),
            }
        }
        LobbyWork::Close(numbers) => close(connection, numbers, at).await,
        LobbyWork::Found(found) => {
            let number = statements::begin(connection, &found.about, &found.standing).await?;
            for side in Side::BOTH {
                find(connection, number, side, found).await?;
            }
            close(connection, &found.of, at).await
        }
        LobbyWork::Seen(who, id) => {
            let seen = "DELETE FROM found_matches WHERE (account = $1 OR guest = $2) \
                        AND match = (SELECT number FROM matches WHERE id = $3)";
            let (account, guest) = columns(who);
            query(seen)
                .bind(account)
                .bind(guest)
                .bind(id)
                .execute(connection)
                .await?;
            Ok(())
        }
    }
}

async fn open(connection: &mut Connection, challenge: &StoredChallenge) -> Result<(), StoreError> {
    let open = "INSERT INTO challenges (number, account, addressee, seat, kept) VALUES ($1, $2, $3, $4, $5)";
    query(open)
        .bind(challenge.number as i64)
        .bind(challenge.account)
        .bind(challenge.addressee)
        .bind(challenge.seat.bytes().to_vec())
        .bind(&challenge.kept)
        .execute(connection)
        .await?;
    Ok(())
}

async fn close(connection: &mut Connection, numbers: &[u64], at: i64) -> Result<(), StoreError> {
    for number in numbers {
        let close = "DELETE FROM challenges WHERE number = $1";
        statements::change(connection, close, [*number as i64]).await?;
        notices::end_challenge(connection, *number, at).await?;
    }
    Ok(())
}

async fn find(
    connection: &mut Connection,
    number: i64,
    side: Side,
    found: &FoundMatch,
) -> Result<(), StoreError> {
    let (who, request) = &found.players[side];
    let (account, guest) = columns(who);
    query("INSERT INTO found_matches (match, side, account, guest, request, live, at) VALUES ($1, $2, $3, $4, $5, $6, $7)")
        .bind(number)
        .bind(seat_number(side))
        .bind(account)
        .bind(guest)
        .bind(request)
        .bind(found.is_live)
        .bind(found.at as i64)
        .execute(connection)
        .await?;
    Ok(())
}

/// Somebody as the columns of an account and of a guest.
fn columns(who: &Person) -> (Option<i64>, Option<Vec<u8>>) {
    match who {
        Person::Account(account) => (Some(account.0), None),
        Person::Guest(hash) => (None, Some(hash.to_vec())),
    }
}

impl Store {
    /// Writes something of the lobby; when this returns it is on disk.
    pub(crate) async fn write_lobby(&self, work: LobbyWork) -> Result<(), StoreError> {
        if matches!(work, LobbyWork::Open(Some(_), _) | LobbyWork::Found(_)) {
            self.size.check_new()?;
        }
        self.writer.write(Work::Lobby(work)).await
    }

    /// The challenges by letter.
    pub(crate) async fn challenges(&self) -> Result<Vec<StoredChallenge>, StoreError> {
        let rows = query("SELECT * FROM challenges ORDER BY number")
            .fetch_all(&self.readers)
            .await?;
        let read = |row: &Row| -> Result<Option<StoredChallenge>, StoreError> {
            let seat = SeatHash::from_bytes(row.try_get("seat")?);
            let Some(seat) = seat else { return Ok(None) };
            Ok(Some(StoredChallenge {
                number: row.try_get::<i64, _>("number")? as u64,
                account: row.try_get("account")?,
                addressee: row.try_get("addressee")?,
                seat,
                kept: row.try_get("kept")?,
            }))
        };
        rows.iter()
            .filter_map(|row| read(row).transpose())
            .collect()
    }

    /// The matches that somebody has found and not seen yet.
    pub(crate) async fn unseen(&self, who: Person) -> Result<Vec<Unseen>, StoreError> {
        let (account, guest) = columns(&who);
        let rows = query(
            "SELECT id, side, teams, request, live, at FROM found_matches JOIN matches ON matches.number = match \
             WHERE (account = $1 OR guest = $2) AND finished IS NULL AND ended IS NULL ORDER BY at",
        )
        .bind(account)
        .bind(guest)
        .fetch_all(&self.readers)
        .await?;
        let read = |row: &Row| -> Result<Unseen, StoreError> {
            let teams: BySide<NewTeam> = super::rows::parse(row.try_get("teams")?)?;
            let side: i64 = row.try_get("side")?;
            Ok(Unseen {
                id: row.try_get("id")?,
                side: if side == 0 { Side::Home } else { Side::Away },
                names: BySide::with(|side| teams[side].name.clone()),
                request: row.try_get("request")?,
                is_live: row.try_get("live")?,
                at: row.try_get::<i64, _>("at")? as u64,
            })
        };
        rows.iter().map(read).collect()
    }

    /// The accounts with which one has nothing to do: whom it or its keeper blocks, who blocks it or its keeper, and the programs of
    /// all of them.
    pub(crate) async fn avoided(&self, account: i64) -> Result<BTreeSet<AccountId>, StoreError> {
        let rows = query(
            "WITH own(number) AS (SELECT $1 UNION SELECT keeper FROM accounts WHERE number = $1), \
             avoided(number) AS (SELECT other FROM relations WHERE account IN (SELECT number FROM own) AND relation = 'block' \
             UNION SELECT account FROM relations WHERE other IN (SELECT number FROM own) AND relation = 'block') \
             SELECT number FROM avoided UNION SELECT number FROM accounts WHERE keeper IN (SELECT number FROM avoided)",
        )
        .bind(account)
        .fetch_all(&self.readers)
        .await?;
        let avoided = rows.iter().map(|row| Ok(AccountId(row.try_get(0)?)));
        avoided.collect()
    }

    /// The rating of an account on a ladder at a moment; none where it has none.
    pub(crate) async fn rating_on(
        &self,
        ladder: &Ladder,
        account: i64,
        now: Time,
    ) -> Result<Option<Rating>, StoreError> {
        let mut placed = self.placed(account).await?.into_iter();
        let placed = placed.find(|placed| placed.ladder == *ladder);
        Ok(placed.map(|placed| placed.standing.now(now)))
    }

    /// The key, the name and the kind of an account by its number; none where it is closed.
    pub(crate) async fn account_by_number(
        &self,
        number: i64,
    ) -> Result<Option<super::Account>, StoreError> {
        let row = query("SELECT * FROM accounts WHERE number = $1 AND closed IS NULL")
            .bind(number)
            .fetch_optional(&self.readers)
            .await?;
        row.as_ref().map(super::people::read_account).transpose()
    }
}
