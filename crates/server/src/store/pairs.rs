//! Pairs of accounts in the book of results: what each two have played against each other for ratings.

use gaffer_club::{AccountId, Pair};

use super::sql::{Row, query};
use super::{Store, StoreError};

/// Rated matches between two accounts from a moment on, summed for each pair, the account with the lower number first. `CROSS` keeps what is
/// found by time the first step.
pub(super) const PAIRS: &str = "SELECT a, b, count(*) AS matches, count(*) FILTER (WHERE winner = side) AS won_a, \
    count(*) FILTER (WHERE winner = 1 - side) AS won_b, count(*) FILTER (WHERE how IS NOT NULL) AS early, \
    sum(gained_a) AS gained_a, sum(gained_b) AS gained_b FROM \
    (SELECT one.account AS a, other.account AS b, one.side AS side, winner, how, \
     one.after_points - one.before_points AS gained_a, other.after_points - other.before_points AS gained_b \
     FROM results CROSS JOIN result_sides AS one CROSS JOIN result_sides AS other \
     WHERE edition IS NOT NULL AND at >= $1 AND one.result = number AND other.result = number \
     AND other.side = 1 - one.side AND one.account < other.account) AS sides GROUP BY a, b";

impl Store {
    /// What each two accounts have played against each other for ratings since a second.
    pub(crate) async fn rated_pairs(&self, since: u64) -> Result<Vec<Pair>, StoreError> {
        let rows = query(PAIRS)
            .bind(since as i64 * 1000)
            .fetch_all(&self.readers)
            .await?;
        let pair = |row: &Row| {
            let gained = |column: &str| row.try_get::<Option<f64>, _>(column);
            Ok(Pair {
                accounts: [AccountId(row.try_get("a")?), AccountId(row.try_get("b")?)],
                matches: row.try_get("matches")?,
                won: [row.try_get("won_a")?, row.try_get("won_b")?],
                early: row.try_get("early")?,
                gained: [
                    gained("gained_a")?.unwrap_or_default(),
                    gained("gained_b")?.unwrap_or_default(),
                ],
            })
        };
        rows.iter().map(pair).collect()
    }

    /// Whether two accounts are logged in from the same network.
    pub(crate) async fn same_network(&self, accounts: [i64; 2]) -> Result<bool, StoreError> {
        let row = query(
            "SELECT 1 FROM sessions AS one JOIN sessions AS other ON other.address = one.address \
             WHERE one.account = $1 AND other.account = $2 AND one.address <> ''",
        )
        .bind(accounts[0])
        .bind(accounts[1])
        .fetch_optional(&self.readers)
        .await?;
        Ok(row.is_some())
    }
}
