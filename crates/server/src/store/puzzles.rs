//! Puzzles in the store: the book of first tries, and where solvers and puzzles stand.

use std::collections::{HashMap, HashSet};

use gaffer_club::{AccountId, Change, FirstTry, RatedTry, Rating, Standing, Time};

use super::results::read_standing;
use super::sql::{Connection, Row, query};
use super::writer::Work;
use super::{Store, StoreError};

/// A member's first try at a puzzle.
const TRY: &str = "SELECT * FROM puzzle_tries WHERE account = $1 AND puzzle = $2";

/// All tries of a member.
const TRIES: &str = "SELECT * FROM puzzle_tries WHERE account = $1 ORDER BY number";

/// The puzzles that a member has tried.
const TRIED: &str = "SELECT puzzle FROM puzzle_tries WHERE account = $1";

/// Where a member stands as a solver.
const SOLVER: &str = "SELECT * FROM solvers WHERE account = $1 ORDER BY game";

/// The rating of a puzzle.
const PUZZLE: &str = "SELECT * FROM puzzle_ratings WHERE puzzle = $1";

/// A first try that is to be counted, unless the puzzle was tried before.
#[derive(Clone, Debug)]
pub(crate) struct NewTry {
    /// The try; it is of somebody.
    pub tried: FirstTry,
    /// The rating with which the puzzle begins.
    pub start: Rating,
}

/// Where a member stands as a solver of a game's puzzles.
#[derive(Clone, Debug)]
pub(crate) struct Solver {
    /// The game.
    pub game: String,
    /// The rating after the last first try, and when that was.
    pub standing: Standing,
    /// How many first tries were right.
    pub solved: u32,
    /// How many were wrong.
    pub failed: u32,
}

/// Counts a first try. That there is none before it is seen by the one who writes, so that of two at the same moment one counts.
pub(super) async fn count(
    connection: &mut Connection,
    NewTry { tried, start }: &NewTry,
) -> Result<(), StoreError> {
    let Some(AccountId(account)) = tried.solver else {
        return Ok(());
    };
    let free = "SELECT 1 FROM accounts WHERE number = $1 AND closed IS NULL \
                AND NOT EXISTS (SELECT 1 FROM puzzle_tries WHERE account = $1 AND puzzle = $2)";
    let is_free = query(free)
        .bind(account)
        .bind(&tried.puzzle)
        .fetch_optional(&mut *connection)
        .await?;
    if is_free.is_none() {
        return Ok(());
    }
    let solver = query("SELECT * FROM solvers WHERE account = $1 AND game = $2")
        .bind(account)
        .bind(&tried.game)
        .fetch_optional(&mut *connection)
        .await?;
    let solver = solver.as_ref().map(read_standing).transpose()?;
    let puzzle = query(PUZZLE)
        .bind(&tried.puzzle)
        .fetch_optional(&mut *connection)
        .await?;
    let puzzle = puzzle
        .as_ref()
        .map(|row| read_rating(row, ""))
        .transpose()?;
    let rated = tried.clone().rate(solver, puzzle.unwrap_or(*start));
    insert(connection, &rated).await?;
    let put = "INSERT INTO solvers (account, game, points, deviation, volatility, at, solved, failed) \
               VALUES ($1, $2, $3, $4, $5, $6, $7, 1 - $7) ON CONFLICT (account, game) DO UPDATE SET points = $3, deviation = $4, \
               volatility = $5, at = $6, solved = solvers.solved + $7, failed = solvers.failed + 1 - $7";
    let after = rated.solver.after;
    query(put)
        .bind(account)
        .bind(&tried.game)
        .bind(after.points())
        .bind(after.deviation())
        .bind(after.volatility())
        .bind(tried.at.0 as i64)
        .bind(i64::from(tried.solved))
        .execute(&mut *connection)
        .await?;
    let put = "INSERT INTO puzzle_ratings (puzzle, points, deviation, volatility) VALUES ($1, $2, $3, $4) \
               ON CONFLICT (puzzle) DO UPDATE SET points = $2, deviation = $3, volatility = $4";
    let after = rated.puzzle.after;
    query(put)
        .bind(&tried.puzzle)
        .bind(after.points())
        .bind(after.deviation())
        .bind(after.volatility())
        .execute(connection)
        .await?;
    Ok(())
}

async fn insert(connection: &mut Connection, rated: &RatedTry) -> Result<(), StoreError> {
    let RatedTry { tried, .. } = rated;
    let insert = "INSERT INTO puzzle_tries (puzzle, game, account, at, solved, since, version, \
                  solver_before_points, solver_before_deviation, solver_before_volatility, \
                  solver_after_points, solver_after_deviation, solver_after_volatility, \
                  puzzle_before_points, puzzle_before_deviation, puzzle_before_volatility, \
                  puzzle_after_points, puzzle_after_deviation, puzzle_after_volatility) \
                  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)";
    let mut insert = query(insert)
        .bind(&tried.puzzle)
        .bind(&tried.game)
        .bind(tried.solver.map(|AccountId(account)| account))
        .bind(tried.at.0 as i64)
        .bind(tried.solved)
        .bind(rated.since.map(|at| at.0 as i64))
        .bind(rated.version);
    for rating in [
        rated.solver.before,
        rated.solver.after,
        rated.puzzle.before,
        rated.puzzle.after,
    ] {
        insert = insert
            .bind(rating.points())
            .bind(rating.deviation())
            .bind(rating.volatility());
    }
    insert.execute(connection).await?;
    Ok(())
}

impl Store {
    /// Counts a first try, unless the puzzle was tried before; when this returns it is on disk.
    pub(crate) async fn count_try(&self, tried: NewTry) -> Result<(), StoreError> {
        self.writer.write(Work::Try(Box::new(tried))).await
    }

    /// A member's first try at a puzzle.
    pub(crate) async fn first_try(
        &self,
        account: i64,
        puzzle: &str,
    ) -> Result<Option<RatedTry>, StoreError> {
        let row = query(TRY)
            .bind(account)
            .bind(puzzle)
            .fetch_optional(&self.readers)
            .await?;
        row.as_ref().map(read_try).transpose()
    }

    /// A member's first tries at all puzzles, the oldest first.
    pub(crate) async fn first_tries(&self, account: i64) -> Result<Vec<RatedTry>, StoreError> {
        let rows = query(TRIES).bind(account).fetch_all(&self.readers).await?;
        rows.iter().map(read_try).collect()
    }

    /// The puzzles that a member has tried.
    pub(crate) async fn tried_puzzles(&self, account: i64) -> Result<HashSet<String>, StoreError> {
        let rows = query(TRIED).bind(account).fetch_all(&self.readers).await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    /// Where a member stands as a solver of each game's puzzles.
    pub(crate) async fn solver(&self, account: i64) -> Result<Vec<Solver>, StoreError> {
        let rows = query(SOLVER).bind(account).fetch_all(&self.readers).await?;
        let read = |row: &Row| {
            Ok(Solver {
                game: row.try_get("game")?,
                standing: read_standing(row)?,
                solved: row.try_get("solved")?,
                failed: row.try_get("failed")?,
            })
        };
        rows.iter().map(read).collect()
    }

    /// The rating of a puzzle, where somebody has tried it.
    pub(crate) async fn puzzle_rating(&self, puzzle: &str) -> Result<Option<Rating>, StoreError> {
        let row = query(PUZZLE)
            .bind(puzzle)
            .fetch_optional(&self.readers)
            .await?;
        row.as_ref().map(|row| read_rating(row, "")).transpose()
    }

    /// The ratings of all puzzles that were tried.
    pub(crate) async fn puzzle_ratings(&self) -> Result<HashMap<String, Rating>, StoreError> {
        let rows = query("SELECT * FROM puzzle_ratings")
            .fetch_all(&self.readers)
            .await?;
        let read = |row: &Row| Ok((row.try_get("puzzle")?, read_rating(row, "")?));
        rows.iter().map(read).collect()
    }

    /// Every first try, in the order in which they were counted.
    pub(crate) async fn rated_tries(&self) -> Result<Vec<RatedTry>, StoreError> {
        let rows = query("SELECT * FROM puzzle_tries ORDER BY number")
            .fetch_all(&self.readers)
            .await?;
        rows.iter().map(read_try).collect()
    }

    /// Where every solver stands, with the game and the account.
    pub(crate) async fn all_solvers(&self) -> Result<Vec<(String, i64, Standing)>, StoreError> {
        let rows = query("SELECT * FROM solvers")
            .fetch_all(&self.readers)
            .await?;
        let read = |row: &Row| {
            Ok((
                row.try_get("game")?,
                row.try_get("account")?,
                read_standing(row)?,
            ))
        };
        rows.iter().map(read).collect()
    }
}

/// The rating in the columns of a row whose names begin so.
fn read_rating(row: &Row, of: &str) -> Result<Rating, StoreError> {
    let column = |name: &str| row.try_get::<f64, _>(&*format!("{of}{name}"));
    Ok(Rating::new(
        column("points")?,
        column("deviation")?,
        column("volatility")?,
    ))
}

fn read_try(row: &Row) -> Result<RatedTry, StoreError> {
    let change = |of: &str| -> Result<Change, StoreError> {
        Ok(Change {
            before: read_rating(row, &format!("{of}_before_"))?,
            after: read_rating(row, &format!("{of}_after_"))?,
        })
    };
    let since: Option<i64> = row.try_get("since")?;
    let account: Option<i64> = row.try_get("account")?;
    Ok(RatedTry {
        tried: FirstTry {
            puzzle: row.try_get("puzzle")?,
            game: row.try_get("game")?,
            solver: account.map(AccountId),
            at: Time(row.try_get::<i64, _>("at")? as u64),
            solved: row.try_get("solved")?,
        },
        since: since.map(|at| Time(at as u64)),
        solver: change("solver")?,
        puzzle: change("puzzle")?,
        version: row.try_get("version")?,
    })
}

#[cfg(test)]
mod tests {
    use super::super::schema;
    use super::*;

    /// A question that reads a table from its first row to its last is asked of all accounts.
    #[tokio::test]
    async fn every_question_is_answered_by_an_index() {
        let mut store = schema::empty().await.unwrap();
        for question in [TRY, TRIES, TRIED, SOLVER, PUZZLE] {
            let explain = sqlx::AssertSqlSafe(format!("EXPLAIN QUERY PLAN {question}"));
            let rows = query(explain).fetch_all(&mut store).await.unwrap();
            for row in rows {
                let step: String = row.try_get("detail").unwrap();
                assert!(!step.starts_with("SCAN"), "{question}: {step}");
            }
        }
    }
}
