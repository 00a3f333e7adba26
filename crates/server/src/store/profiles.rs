//! What is read of the book of results: ladders, profiles, the history of an account and of its ratings, dice. Every question here is
//! answered by an index, however many accounts there are.

use gaffer_club::{DiceStatistics, Ladder, Rating, Standing};
use gaffer_core::{BySide, How, Side};

use super::people::read_name;
use super::results::{SERVER, read_ladder, read_standing};
use super::rows::parse;
use super::sql::{Row, query};
use super::{Store, StoreError};
use crate::people::Kind;

/// Where an account stands.
const PLACED: &str = "SELECT * FROM standings WHERE account = $1 ORDER BY game, edition, speed";

/// How many are above rating points on a ladder.
const PLACE: &str = "SELECT 1 + count(*) FROM standings WHERE game = $1 AND edition = $2 AND speed = $3 \
    AND points > $4 AND certain_until > $5";

/// How many have a place on a ladder.
const RUNGS: &str = "SELECT count(*) FROM standings WHERE game = $1 AND edition = $2 AND speed = $3 AND certain_until > $4";

/// Some places of a ladder; those before them are passed over in the index alone, and `CROSS` keeps that the first step.
const LADDER: &str = "SELECT standings.*, name, kind FROM (SELECT account AS one FROM standings \
    WHERE game = $1 AND edition = $2 AND speed = $3 AND certain_until > $4 \
    ORDER BY points DESC, account LIMIT $5 OFFSET $6) AS places CROSS JOIN standings CROSS JOIN accounts \
    WHERE game = $1 AND edition = $2 AND speed = $3 AND account = one AND accounts.number = one ORDER BY points DESC, account";

/// What an account has played.
const TALLIES: &str = "SELECT game, preset, max(title) AS title, count(*) FILTER (WHERE winner = own.side) AS won, \
    count(*) FILTER (WHERE winner IS NULL) AS drawn, count(*) FILTER (WHERE winner = other.side) AS lost, \
    CAST(sum(own.goals) AS BIGINT) AS scored, CAST(sum(other.goals) AS BIGINT) AS conceded \
    FROM result_sides AS own JOIN results ON results.number = own.result \
    JOIN result_sides AS other ON other.result = own.result AND other.side = 1 - own.side \
    WHERE own.account = $1 AND other.account IS DISTINCT FROM $1 \
    AND ($1 = $2 OR edition IS NOT NULL OR public OR other.account = $2) \
    GROUP BY game, preset ORDER BY game, preset NULLS FIRST";

/// The badges of an account.
const BADGES: &str = "SELECT own.badges, match, at FROM result_sides AS own JOIN results ON results.number = own.result \
    JOIN result_sides AS other ON other.result = own.result AND other.side = 1 - own.side \
    WHERE own.account = $1 AND own.badges <> '' \
    AND ($1 = $2 OR edition IS NOT NULL OR public OR other.account = $2) ORDER BY own.result";

/// The matches of an account.
const HISTORY: &str = "SELECT results.*, result_sides.*, accounts.name, matches.number IS NOT NULL AS kept FROM results \
    JOIN result_sides ON result = results.number \
    LEFT JOIN accounts ON accounts.number = account LEFT JOIN matches ON matches.id = match \
    WHERE results.number IN (SELECT DISTINCT own.result FROM result_sides AS own \
    JOIN results AS one ON one.number = own.result \
    JOIN result_sides AS other ON other.result = own.result AND other.side = 1 - own.side \
    WHERE own.account = $1 AND own.result < $3 \
    AND ($1 = $2 OR one.edition IS NOT NULL OR one.public OR other.account = $2) \
    ORDER BY own.result DESC LIMIT $4) ORDER BY results.number DESC, side";

/// The ratings of an account on a ladder.
const RATINGS: &str = "SELECT at, after_points, after_deviation, after_volatility, match FROM result_sides \
    JOIN results ON results.number = result \
    WHERE account = $1 AND game = $2 AND edition = $3 AND speed = $4 ORDER BY result DESC LIMIT $5";

/// What dice showed.
const DICE: &str = "SELECT statistics FROM dice_counts WHERE account = $1";

/// Where an account stands on a ladder.
#[derive(Clone, Debug)]
pub(crate) struct Placed {
    /// The ladder.
    pub ladder: Ladder,
    /// The rating after the last match, and when that ended.
    pub standing: Standing,
    /// How many rated matches it won, drew and lost.
    pub record: [u32; 3],
}

/// A place of a ladder.
#[derive(Clone, Debug)]
pub(crate) struct Rung {
    /// The name of the account.
    pub name: String,
    /// A person or a program.
    pub kind: Kind,
    /// Where it stands.
    pub placed: Placed,
}

/// What an account has played of a game by a preset.
#[derive(Clone, Debug)]
pub(crate) struct Tally {
    /// The game's name.
    pub game: String,
    /// The preset; none where the options are those of none.
    pub preset: Option<String>,
    /// The game as these options play it.
    pub title: String,
    /// How many matches it won, drew and lost.
    pub record: [u32; 3],
    /// The goals that it scored and conceded.
    pub goals: [u32; 2],
}

/// A match in the history of an account.
#[derive(Clone, Debug)]
pub(crate) struct Past {
    /// Its place in the book.
    pub number: i64,
    /// Its name.
    pub id: String,
    /// Whether the match is still stored.
    pub is_kept: bool,
    /// The game's name.
    pub game: String,
    /// The game as its options play it.
    pub title: String,
    /// Milliseconds since 1970 of its end.
    pub at: u64,
    /// How it ended before the whistle.
    pub how: Option<How>,
    /// Who won.
    pub winner: Option<Side>,
    /// Whether it was rated.
    pub is_rated: bool,
    /// Both sides.
    pub sides: BySide<PastSide>,
}

/// A side of a match in the history of an account.
#[derive(Clone, Debug)]
pub(crate) struct PastSide {
    /// The key of the account that played it.
    pub account: Option<i64>,
    /// Its name; empty where it was closed.
    pub name: Option<String>,
    /// The computer coach that played it.
    pub coach: Option<String>,
    /// The team.
    pub team: String,
    /// The goals.
    pub goals: u8,
    /// The rating points before and after, where it was rated.
    pub points: Option<[f64; 2]>,
    /// The names of its badges.
    pub badges: Vec<String>,
}

/// A rating after a match.
#[derive(Clone, Debug)]
pub(crate) struct RatedAt {
    /// Milliseconds since 1970.
    pub at: u64,
    /// The rating.
    pub rating: Rating,
    /// The name of the match.
    pub id: String,
}

/// Whose results are asked for, and by whom: others see rated and public matches and those that they played themselves.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Looking {
    /// The key of the account.
    pub account: i64,
    /// The key of the account that asks; nobody has the number 0.
    pub viewer: i64,
}

impl Store {
    /// Where an account stands on every ladder on which it has played.
    pub(crate) async fn placed(&self, account: i64) -> Result<Vec<Placed>, StoreError> {
        let rows = query(PLACED).bind(account).fetch_all(&self.readers).await?;
        rows.iter().map(read_placed).collect()
    }

    /// The place of certain rating points on a ladder at a moment.
    pub(crate) async fn place(
        &self,
        ladder: &Ladder,
        points: f64,
        now: u64,
    ) -> Result<u32, StoreError> {
        let row = query(PLACE)
            .bind(&ladder.game)
            .bind(&ladder.edition)
            .bind(ladder.speed.name())
            .bind(points)
            .bind(now as i64)
            .fetch_one(&self.readers)
            .await?;
        Ok(row.try_get(0)?)
    }

    /// How many have a place on a ladder at a moment.
    pub(crate) async fn rungs(&self, ladder: &Ladder, now: u64) -> Result<u32, StoreError> {
        let row = query(RUNGS)
            .bind(&ladder.game)
            .bind(&ladder.edition)
            .bind(ladder.speed.name())
            .bind(now as i64)
            .fetch_one(&self.readers)
            .await?;
        Ok(row.try_get(0)?)
    }

    /// So many places of a ladder at a moment, after so many.
    pub(crate) async fn ladder(
        &self,
        ladder: &Ladder,
        now: u64,
        (after, most): (u32, u32),
    ) -> Result<Vec<Rung>, StoreError> {
        let rows = query(LADDER)
            .bind(&ladder.game)
            .bind(&ladder.edition)
            .bind(ladder.speed.name())
            .bind(now as i64)
            .bind(most)
            .bind(after)
            .fetch_all(&self.readers)
            .await?;
        let read = |row: &Row| {
            Ok(Rung {
                name: row.try_get("name")?,
                kind: read_name(row.try_get("kind")?)?,
                placed: read_placed(row)?,
            })
        };
        rows.iter().map(read).collect()
    }

    /// What an account has played, by game and preset.
    pub(crate) async fn tallies(
        &self,
        Looking { account, viewer }: Looking,
    ) -> Result<Vec<Tally>, StoreError> {
        let rows = query(TALLIES)
            .bind(account)
            .bind(viewer)
            .fetch_all(&self.readers)
            .await?;
        let read = |row: &Row| {
            Ok(Tally {
                game: row.try_get("game")?,
                preset: row.try_get("preset")?,
                title: row.try_get("title")?,
                record: read_record(row)?,
                goals: [row.try_get("scored")?, row.try_get("conceded")?],
            })
        };
        rows.iter().map(read).collect()
    }

    /// The names of the badges of an account, match by match with its name and when it ended, the oldest first.
    pub(crate) async fn badges(
        &self,
        Looking { account, viewer }: Looking,
    ) -> Result<Vec<(Vec<String>, String, u64)>, StoreError> {
        let rows = query(BADGES)
            .bind(account)
            .bind(viewer)
            .fetch_all(&self.readers)
            .await?;
        let read = |row: &Row| {
            let at: i64 = row.try_get("at")?;
            Ok((
                words(row.try_get("badges")?),
                row.try_get("match")?,
                at as u64,
            ))
        };
        rows.iter().map(read).collect()
    }

    /// So many matches of an account, the last first, from before a place in the book.
    pub(crate) async fn history(
        &self,
        Looking { account, viewer }: Looking,
        before: i64,
        most: u32,
    ) -> Result<Vec<Past>, StoreError> {
        let rows = query(HISTORY)
            .bind(account)
            .bind(viewer)
            .bind(before)
            .bind(most)
            .fetch_all(&self.readers)
            .await?;
        rows.chunks(2).map(read_past).collect()
    }

    /// So many ratings of an account on a ladder, after its last matches there, the oldest first.
    pub(crate) async fn rating_history(
        &self,
        account: i64,
        ladder: &Ladder,
        most: u32,
    ) -> Result<Vec<RatedAt>, StoreError> {
        let rows = query(RATINGS)
            .bind(account)
            .bind(&ladder.game)
            .bind(&ladder.edition)
            .bind(ladder.speed.name())
            .bind(most)
            .fetch_all(&self.readers)
            .await?;
        let read = |row: &Row| {
            Ok(RatedAt {
                at: row.try_get::<i64, _>("at")? as u64,
                rating: Rating::new(
                    row.try_get("after_points")?,
                    row.try_get("after_deviation")?,
                    row.try_get("after_volatility")?,
                ),
                id: row.try_get("match")?,
            })
        };
        rows.iter().rev().map(read).collect()
    }

    /// What the dice of an account showed, or those of the whole server.
    pub(crate) async fn dice_counts(
        &self,
        account: Option<i64>,
    ) -> Result<DiceStatistics, StoreError> {
        let row = query(DICE)
            .bind(account.unwrap_or(SERVER))
            .fetch_optional(&self.readers)
            .await?;
        row.map_or_else(
            || Ok(DiceStatistics::default()),
            |row| parse(row.try_get(0)?),
        )
    }
}

fn read_placed(row: &Row) -> Result<Placed, StoreError> {
    Ok(Placed {
        ladder: read_ladder(row)?,
        standing: read_standing(row)?,
        record: read_record(row)?,
    })
}

/// How many matches were won, drawn and lost.
fn read_record(row: &Row) -> Result<[u32; 3], StoreError> {
    Ok([
        row.try_get("won")?,
        row.try_get("drawn")?,
        row.try_get("lost")?,
    ])
}

/// A match from the rows of its two sides.
fn read_past(sides: &[Row]) -> Result<Past, StoreError> {
    let [home, away] = sides else {
        return Err(StoreError::Broken("a result without two sides".into()));
    };
    let how: Option<&str> = home.try_get("how")?;
    let winner: Option<i64> = home.try_get("winner")?;
    Ok(Past {
        number: home.try_get("result")?,
        id: home.try_get("match")?,
        is_kept: home.try_get("kept")?,
        game: home.try_get("game")?,
        title: home.try_get("title")?,
        at: home.try_get::<i64, _>("at")? as u64,
        how: how.map(parse).transpose()?,
        winner: winner.map(|side| if side == 0 { Side::Home } else { Side::Away }),
        is_rated: home.try_get::<Option<&str>, _>("edition")?.is_some(),
        sides: BySide {
            home: read_side(home)?,
            away: read_side(away)?,
        },
    })
}

fn read_side(row: &Row) -> Result<PastSide, StoreError> {
    let after: Option<f64> = row.try_get("after_points")?;
    let before: Option<f64> = row.try_get("before_points")?;
    Ok(PastSide {
        account: row.try_get("account")?,
        name: row.try_get("name")?,
        coach: row.try_get("coach")?,
        team: row.try_get("team")?,
        goals: row.try_get("goals")?,
        points: before.zip(after).map(|(before, after)| [before, after]),
        badges: words(row.try_get("badges")?),
    })
}

/// The words of a text.
fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::super::schema;
    use super::*;

    /// A question that reads a table from its first row to its last is asked of all accounts.
    #[tokio::test]
    async fn every_question_is_answered_by_an_index() {
        let mut store = schema::empty().await.unwrap();
        for question in [
            PLACED, PLACE, RUNGS, LADDER, TALLIES, BADGES, HISTORY, RATINGS, DICE,
        ] {
            let explain = sqlx::AssertSqlSafe(format!("EXPLAIN QUERY PLAN {question}"));
            let rows = query(explain).fetch_all(&mut store).await.unwrap();
            for row in rows {
                let step: String = row.try_get("detail").unwrap();
                // What another step has found is read whole.
                let is_found = step == "SCAN places" || step.contains("(subquery-");
                assert!(is_found || !step.starts_with("SCAN"), "{question}: {step}");
            }
        }
    }
}
