//! The book of results in the store: each match that was played to a result once, with what it did to ratings, badges and dice.

use gaffer_club::{
    AccountId, Agreement, Badge, Change, Circumstances, DiceStatistics, Ladder, Opponent, Party,
    Player, RatedMatch, RatedResult, Rating, Standing, Time, ladder_of, strength,
};
use gaffer_core::{BySide, How, Side};

use super::people::read_name;
use super::rows::{parse, read_members};
use super::sql::{Connection, Row, query};
use super::writer::Work;
use super::{Member, Store, StoreError, agreement, seat_number, statements, written};
use crate::people::Kind;

/// The account under which the dice of the whole server are counted.
pub(super) const SERVER: i64 = 0;

/// What a match that is over leaves in the book.
#[derive(Clone, Debug)]
pub(crate) struct Booking {
    /// The name of the match.
    pub id: String,
    /// The game as its options play it.
    pub title: String,
    /// When it ended.
    pub at: Time,
    /// How it ended before the whistle.
    pub how: Option<How>,
    /// Who won.
    pub winner: Option<Side>,
    /// The goals.
    pub goals: BySide<u8>,
    /// The teams' names.
    pub teams: BySide<String>,
    /// What decides whether it is rated; whose the seats of people are says the store.
    pub circumstances: Circumstances,
}

/// What is counted of a match after it was booked.
#[derive(Clone, Debug, Default)]
pub(crate) struct Counted {
    /// The badges of each side.
    pub badges: BySide<Vec<Badge>>,
    /// What the dice of each side showed; nothing where people threw or chose them.
    pub dice: Option<BySide<DiceStatistics>>,
}

/// Something to be written of results.
#[derive(Debug)]
pub(crate) enum ResultWork {
    /// A match of this key is over, and leaves this or nothing in the book.
    Book(i64, Option<Box<Booking>>),
    /// What is counted of the match of this name.
    Count(String, Box<Counted>),
    /// How often each side of the match of this name decided as the search would.
    Compare(String, BySide<Agreement>),
}

/// Writes something of results.
pub(super) async fn carry_out(
    connection: &mut Connection,
    work: &ResultWork,
) -> Result<(), StoreError> {
    match work {
        ResultWork::Book(number, booking) => book(connection, *number, booking.as_deref()).await,
        ResultWork::Count(id, counted) => count(connection, id, counted).await,
        ResultWork::Compare(id, counted) => agreement::compare(connection, id, counted).await,
    }
}

/// Books a match that is over, unless it is booked.
pub(super) async fn book(
    connection: &mut Connection,
    number: i64,
    booking: Option<&Booking>,
) -> Result<(), StoreError> {
    let first = "UPDATE matches SET booked = TRUE WHERE number = $1 AND NOT booked";
    let is_first = statements::change(connection, first, [number]).await? > 0;
    let Some(booking) = booking.filter(|_| is_first) else {
        return Ok(());
    };
    let members = read_members(connection, number).await?;
    let mut circumstances = booking.circumstances.clone();
    for side in Side::BOTH {
        if !matches!(circumstances.players[side], Player::Coach(_)) {
            circumstances.players[side] = player(members[side]);
        }
    }
    let ladder = ladder_of(&circumstances).ok();
    let result =
        insert_result(connection, number, booking, &circumstances, ladder.as_ref()).await?;
    let rated = match ladder {
        Some(ladder) => Some(rate(connection, booking, &circumstances, ladder).await?),
        None => None,
    };
    for side in Side::BOTH {
        let account = members[side].map(|member| member.account);
        insert_side(
            connection,
            (result, side),
            booking,
            (&circumstances, account),
            rated.as_ref(),
        )
        .await?;
    }
    Ok(())
}

/// Who plays a seat of a person, by the account that it is of.
fn player(member: Option<Member>) -> Player {
    match member {
        None => Player::Guest,
        Some(Member {
            kind: Kind::Program,
            ..
        }) => Player::Program,
        Some(Member { account, .. }) => Player::Member(AccountId(account)),
    }
}

async fn insert_result(
    connection: &mut Connection,
    number: i64,
    booking: &Booking,
    circumstances: &Circumstances,
    ladder: Option<&Ladder>,
) -> Result<i64, StoreError> {
    let insert = "INSERT INTO results (match, game, preset, title, at, how, winner, edition, speed, version, public) \
                  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, (SELECT public AND delay = 0 FROM matches WHERE number = $11)) RETURNING number";
    let done = query(insert)
        .bind(&booking.id)
        .bind(&circumstances.game)
        .bind(&circumstances.preset)
        .bind(&booking.title)
        .bind(booking.at.0 as i64)
        .bind(booking.how.as_ref().map(written).transpose()?)
        .bind(booking.winner.map(seat_number))
        .bind(ladder.map(|ladder| &ladder.edition))
        .bind(ladder.map(|ladder| ladder.speed.name()))
        .bind(ladder.map(|_| gaffer_club::VERSION))
        .bind(number)
        .fetch_one(connection)
        .await?;
    Ok(done.try_get(0)?)
}

/// The rated match with where its members stood before, and where they stand after it.
async fn rate(
    connection: &mut Connection,
    booking: &Booking,
    circumstances: &Circumstances,
    ladder: Ladder,
) -> Result<(RatedMatch, BySide<Option<Standing>>), StoreError> {
    let mut before = BySide::default();
    for side in Side::BOTH {
        if let Player::Member(AccountId(account)) = circumstances.players[side] {
            before[side] = standing(connection, &ladder, account).await?;
        }
    }
    let nobody = || StoreError::Broken("a rated match without a rated party".into());
    let party = |side: Side| match &circumstances.players[side] {
        Player::Member(account) => Some(Party::Member(*account)),
        Player::Coach(coach) => {
            let preset = circumstances.preset.as_deref().unwrap_or_default();
            strength(&circumstances.game, preset, coach).map(Party::Coach)
        }
        Player::Guest | Player::Program => None,
    };
    let result = RatedResult {
        name: booking.id.clone(),
        at: booking.at,
        ladder,
        parties: BySide {
            home: party(Side::Home).ok_or_else(nobody)?,
            away: party(Side::Away).ok_or_else(nobody)?,
        },
        winner: booking.winner,
    };
    let rated = result.rate(before);
    for side in Side::BOTH {
        if let (Party::Member(AccountId(account)), Some(change)) =
            (rated.result.parties[side], rated.changes[side])
        {
            put_standing(connection, &rated.result, side, account, change).await?;
        }
    }
    Ok((rated, before))
}

async fn standing(
    connection: &mut Connection,
    ladder: &Ladder,
    account: i64,
) -> Result<Option<Standing>, StoreError> {
    let find =
        "SELECT * FROM standings WHERE game = $1 AND edition = $2 AND speed = $3 AND account = $4";
    let row = query(find)
        .bind(&ladder.game)
        .bind(&ladder.edition)
        .bind(ladder.speed.name())
        .bind(account)
        .fetch_optional(connection)
        .await?;
    Ok(row.as_ref().map(read_standing).transpose()?)
}

/// Where somebody stands, from a row of the standings.
pub(super) fn read_standing(row: &Row) -> Result<Standing, sqlx::Error> {
    Ok(Standing {
        rating: Rating::new(
            row.try_get("points")?,
            row.try_get("deviation")?,
            row.try_get("volatility")?,
        ),
        at: Time(row.try_get::<i64, _>("at")? as u64),
    })
}

async fn put_standing(
    connection: &mut Connection,
    result: &RatedResult,
    side: Side,
    account: i64,
    change: Change,
) -> Result<(), StoreError> {
    let upsert = "INSERT INTO standings \
                  (game, edition, speed, account, points, deviation, volatility, at, certain_until, won, drawn, lost) \
                  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) \
                  ON CONFLICT (game, edition, speed, account) DO UPDATE SET points = $5, deviation = $6, volatility = $7, at = $8, \
                  certain_until = $9, won = standings.won + $10, \
                  drawn = standings.drawn + $11, lost = standings.lost + $12";
    let Change { after, .. } = change;
    let certain = result
        .at
        .0
        .saturating_add(after.certain_for().as_millis() as u64);
    query(upsert)
        .bind(&result.ladder.game)
        .bind(&result.ladder.edition)
        .bind(result.ladder.speed.name())
        .bind(account)
        .bind(after.points())
        .bind(after.deviation())
        .bind(after.volatility())
        .bind(result.at.0 as i64)
        .bind(certain as i64)
        .bind(i64::from(result.winner == Some(side)))
        .bind(i64::from(result.winner.is_none()))
        .bind(i64::from(result.winner == Some(!side)))
        .execute(connection)
        .await?;
    Ok(())
}

async fn insert_side(
    connection: &mut Connection,
    (result, side): (i64, Side),
    booking: &Booking,
    (circumstances, account): (&Circumstances, Option<i64>),
    rated: Option<&(RatedMatch, BySide<Option<Standing>>)>,
) -> Result<(), StoreError> {
    let change = rated.and_then(|(rated, _)| rated.changes[side]);
    let since = rated.and_then(|(_, before)| before[side]);
    let coach = match rated.map(|(rated, _)| rated.result.parties[side]) {
        Some(Party::Coach(strength)) => Some(strength),
        Some(Party::Member(_)) | None => None,
    };
    let before = change.map(|change| change.before);
    let after = change.map(|change| change.after);
    let insert = "INSERT INTO result_sides (result, side, account, coach, team, goals, before_points, before_deviation, \
                  before_volatility, before_at, after_points, after_deviation, after_volatility) \
                  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)";
    query(insert)
        .bind(result)
        .bind(seat_number(side))
        .bind(account)
        .bind(match &circumstances.players[side] {
            Player::Coach(coach) => Some(coach),
            Player::Member(_) | Player::Guest | Player::Program => None,
        })
        .bind(&booking.teams[side])
        .bind(booking.goals[side])
        .bind(
            before
                .map(Rating::points)
                .or(coach.map(|coach| coach.points)),
        )
        .bind(
            before
                .map(Rating::deviation)
                .or(coach.map(|coach| coach.deviation)),
        )
        .bind(before.map(Rating::volatility))
        .bind(since.map(|standing| standing.at.0 as i64))
        .bind(after.map(Rating::points))
        .bind(after.map(Rating::deviation))
        .bind(after.map(Rating::volatility))
        .execute(connection)
        .await?;
    Ok(())
}

/// Adds what is counted of a match to what it was booked with, unless that was done.
async fn count(connection: &mut Connection, id: &str, counted: &Counted) -> Result<(), StoreError> {
    let first =
        "UPDATE results SET counted = TRUE WHERE match = $1 AND NOT counted RETURNING number";
    let row = query(first)
        .bind(id)
        .fetch_optional(&mut *connection)
        .await?;
    let Some(row) = row else { return Ok(()) };
    let result: i64 = row.try_get(0)?;
    for side in Side::BOTH {
        let badges: Vec<_> = counted.badges[side]
            .iter()
            .map(|badge| badge.name())
            .collect();
        let dice = counted.dice.as_ref().map(|dice| &dice[side]);
        let put = "UPDATE result_sides SET badges = $1, dice = $2 WHERE result = $3 AND side = $4 RETURNING account";
        let row = query(put)
            .bind(badges.join(" "))
            .bind(dice.map(written).transpose()?)
            .bind(result)
            .bind(seat_number(side))
            .fetch_one(&mut *connection)
            .await?;
        let account: Option<i64> = row.try_get(0)?;
        if let Some(dice) = dice {
            for of in [Some(SERVER), account].into_iter().flatten() {
                count_dice(connection, of, dice).await?;
            }
        }
    }
    Ok(())
}

/// Adds what dice showed to what those of an account showed.
async fn count_dice(
    connection: &mut Connection,
    account: i64,
    dice: &DiceStatistics,
) -> Result<(), StoreError> {
    let row = query("SELECT statistics FROM dice_counts WHERE account = $1")
        .bind(account)
        .fetch_optional(&mut *connection)
        .await?;
    let mut all: DiceStatistics = match row {
        Some(row) => parse(row.try_get(0)?)?,
        None => DiceStatistics::default(),
    };
    all.merge(dice);
    query("INSERT INTO dice_counts (account, statistics) VALUES ($1, $2) ON CONFLICT (account) DO UPDATE SET statistics = $2")
        .bind(account)
        .bind(written(&all)?)
        .execute(connection)
        .await?;
    Ok(())
}

/// Makes a side of a booked match an account's that took the seat later, with its dice. What was rated is not touched: its sides
/// are somebody's.
pub(super) async fn take_side(
    connection: &mut Connection,
    number: i64,
    side: Side,
    account: i64,
) -> Result<(), StoreError> {
    let take = "UPDATE result_sides SET account = $3 WHERE side = $2 AND account IS NULL AND coach IS NULL \
                AND result = (SELECT results.number FROM results JOIN matches ON matches.id = results.match \
                WHERE matches.number = $1) RETURNING dice";
    let row = query(take)
        .bind(number)
        .bind(seat_number(side))
        .bind(account)
        .fetch_optional(&mut *connection)
        .await?;
    let dice: Option<String> = row.map(|row| row.try_get(0)).transpose()?.flatten();
    match dice {
        Some(dice) => count_dice(connection, account, &parse(&dice)?).await,
        None => Ok(()),
    }
}

impl Store {
    /// Writes something of results; when this returns it is on disk.
    pub(crate) async fn write_results(&self, work: ResultWork) -> Result<(), StoreError> {
        self.writer.write(Work::Results(work)).await
    }

    /// The key and the name of every match that is over and not booked, in the order in which they ended.
    pub(crate) async fn to_book(&self) -> Result<Vec<(i64, String)>, StoreError> {
        let find = "SELECT number, id FROM matches WHERE finished IS NOT NULL AND NOT booked ORDER BY finished, number";
        let rows = query(find).fetch_all(&self.readers).await?;
        let read = |row: &Row| Ok((row.try_get(0)?, row.try_get(1)?));
        rows.iter().map(read).collect()
    }

    /// The names of the matches that are booked and not counted.
    pub(crate) async fn to_count(&self) -> Result<Vec<String>, StoreError> {
        let rows = query("SELECT match FROM results WHERE NOT counted ORDER BY number")
            .fetch_all(&self.readers)
            .await?;
        let ids = rows.iter().map(|row| row.try_get(0));
        Ok(ids.collect::<Result<_, _>>()?)
    }

    /// Every rated match in the order in which they were booked.
    pub(crate) async fn rated_matches(&self) -> Result<Vec<RatedMatch>, StoreError> {
        let find = "SELECT results.*, side, account, before_points, before_deviation, before_volatility, after_points, \
                    after_deviation, after_volatility FROM results JOIN result_sides ON result = results.number \
                    WHERE edition IS NOT NULL ORDER BY results.number, side";
        let rows = query(find).fetch_all(&self.readers).await?;
        rows.chunks(2).map(read_rated).collect()
    }

    /// Where everybody stands, with the ladder and the account.
    pub(crate) async fn standings(&self) -> Result<Vec<(Ladder, i64, Standing)>, StoreError> {
        let rows = query("SELECT * FROM standings")
            .fetch_all(&self.readers)
            .await?;
        let read = |row: &Row| {
            Ok((
                read_ladder(row)?,
                row.try_get("account")?,
                read_standing(row)?,
            ))
        };
        rows.iter().map(read).collect()
    }
}

/// The ladder in the columns of a row.
pub(super) fn read_ladder(row: &Row) -> Result<Ladder, StoreError> {
    Ok(Ladder {
        game: row.try_get("game")?,
        edition: row.try_get("edition")?,
        speed: read_name(row.try_get("speed")?)?,
    })
}

/// A rated match from the rows of its two sides.
fn read_rated(sides: &[Row]) -> Result<RatedMatch, StoreError> {
    let [home, away] = sides else {
        return Err(StoreError::Broken("a result without two sides".into()));
    };
    let rows = BySide { home, away };
    let party = |side: Side| -> Result<(Party, Option<Change>), StoreError> {
        let row = rows[side];
        let (points, deviation) = (
            row.try_get("before_points")?,
            row.try_get("before_deviation")?,
        );
        let Some(account) = row.try_get("account")? else {
            return Ok((Party::Coach(Opponent { points, deviation }), None));
        };
        let before = Rating::new(points, deviation, row.try_get("before_volatility")?);
        let after = Rating::new(
            row.try_get("after_points")?,
            row.try_get("after_deviation")?,
            row.try_get("after_volatility")?,
        );
        Ok((
            Party::Member(AccountId(account)),
            Some(Change { before, after }),
        ))
    };
    let (home_party, home_change) = party(Side::Home)?;
    let (away_party, away_change) = party(Side::Away)?;
    let winner: Option<i64> = home.try_get("winner")?;
    Ok(RatedMatch {
        result: RatedResult {
            name: home.try_get("match")?,
            at: Time(home.try_get::<i64, _>("at")? as u64),
            ladder: read_ladder(home)?,
            parties: BySide {
                home: home_party,
                away: away_party,
            },
            winner: winner.map(|side| if side == 0 { Side::Home } else { Side::Away }),
        },
        changes: BySide {
            home: home_change,
            away: away_change,
        },
        version: home.try_get("version")?,
    })
}
