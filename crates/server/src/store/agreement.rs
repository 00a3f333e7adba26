//! How often people decide as the search would, in the book of results: what is not compared yet, and the sums for the desk.

use gaffer_club::Agreement;
use gaffer_core::{BySide, Side};

use super::sql::{Connection, Row, query};
use super::{Store, StoreError, seat_number};

/// The version of what is counted and of the search that it is counted by. Another number compares every match again that is still
/// stored, and sums are of one version alone.
const VERSION: u32 = 1;

/// Some of the rated matches that were not compared.
const TO_COMPARE: &str = "SELECT match FROM results WHERE edition IS NOT NULL AND compared < $1 ORDER BY compared, number LIMIT $2";

/// The most of them that are found at a time.
const AT_A_TIME: i64 = 1000;

/// What an account has decided in rated matches.
const OWN: &str = "SELECT game, edition, count(*) FILTER (WHERE decisions > 0) AS matches, \
    CAST(sum(decisions) AS BIGINT) AS decisions, CAST(sum(agreed) AS BIGINT) AS agreed \
    FROM result_sides JOIN results ON results.number = result \
    WHERE account = $1 AND edition IS NOT NULL AND compared = $2 GROUP BY game, edition \
    HAVING sum(decisions) > 0 ORDER BY game, edition";

/// What all have decided in the rated matches of an edition.
const ALL: &str = "SELECT CAST(coalesce(sum(decisions), 0) AS BIGINT) AS decisions, CAST(coalesce(sum(agreed), 0) AS BIGINT) AS agreed \
    FROM results JOIN result_sides ON result = results.number \
    WHERE edition IS NOT NULL AND game = $1 AND edition = $2 AND compared = $3";

/// What somebody and the others have decided in the rated matches of an edition.
#[derive(Clone, Debug)]
pub(crate) struct Compared {
    /// The game.
    pub game: String,
    /// The edition of its rules.
    pub edition: String,
    /// How many matches of his were compared.
    pub matches: u32,
    /// His decisions.
    pub own: Agreement,
    /// Those of everybody else.
    pub others: Agreement,
}

/// Adds how often each side of a rated match agreed, unless that was done.
pub(super) async fn compare(
    connection: &mut Connection,
    id: &str,
    counted: &BySide<Agreement>,
) -> Result<(), StoreError> {
    let first =
        "UPDATE results SET compared = $1 WHERE match = $2 AND compared < $1 RETURNING number";
    let row = query(first)
        .bind(VERSION)
        .bind(id)
        .fetch_optional(&mut *connection)
        .await?;
    let Some(row) = row else { return Ok(()) };
    let result: i64 = row.try_get(0)?;
    for side in Side::BOTH {
        query(
            "UPDATE result_sides SET decisions = $1, agreed = $2 WHERE result = $3 AND side = $4",
        )
        .bind(counted[side].decisions)
        .bind(counted[side].agreed)
        .bind(result)
        .bind(seat_number(side))
        .execute(&mut *connection)
        .await?;
    }
    Ok(())
}

impl Store {
    /// The names of some of the rated matches that were not compared with the search, in the order in which they were booked.
    pub(crate) async fn to_compare(&self) -> Result<Vec<String>, StoreError> {
        let rows = query(TO_COMPARE)
            .bind(VERSION)
            .bind(AT_A_TIME)
            .fetch_all(&self.readers)
            .await?;
        let ids = rows.iter().map(|row| row.try_get(0));
        Ok(ids.collect::<Result<_, _>>()?)
    }

    /// How often an account and everybody else decided as the search would, by game and edition.
    pub(crate) async fn agreement(&self, account: i64) -> Result<Vec<Compared>, StoreError> {
        let rows = query(OWN)
            .bind(account)
            .bind(VERSION)
            .fetch_all(&self.readers)
            .await?;
        let mut compared = Vec::new();
        for row in &rows {
            let (game, edition): (String, String) = (row.try_get("game")?, row.try_get("edition")?);
            let all = query(ALL)
                .bind(&game)
                .bind(&edition)
                .bind(VERSION)
                .fetch_one(&self.readers)
                .await?;
            let (own, all) = (read_agreement(row)?, read_agreement(&all)?);
            compared.push(Compared {
                game,
                edition,
                matches: row.try_get("matches")?,
                own,
                // Nobody is compared with himself; what was counted in between is not missed.
                others: Agreement {
                    decisions: all.decisions.saturating_sub(own.decisions),
                    agreed: all.agreed.saturating_sub(own.agreed),
                },
            });
        }
        Ok(compared)
    }
}

fn read_agreement(row: &Row) -> Result<Agreement, sqlx::Error> {
    Ok(Agreement {
        decisions: row.try_get("decisions")?,
        agreed: row.try_get("agreed")?,
    })
}

#[cfg(test)]
mod tests {
    use super::super::schema;
    use super::*;

    #[tokio::test]
    async fn every_question_is_answered_by_an_index() {
        let mut store = schema::empty().await.unwrap();
        for question in [TO_COMPARE, OWN, ALL] {
            let explain = sqlx::AssertSqlSafe(format!("EXPLAIN QUERY PLAN {question}"));
            for row in query(explain).fetch_all(&mut store).await.unwrap() {
                let step: String = row.try_get("detail").unwrap();
                assert!(!step.starts_with("SCAN"), "{question}: {step}");
            }
        }
    }
}
