//! Relations in the store: whom somebody follows, whom he blocks, and whether two have nothing to do with each other.

use super::people::read_name;
use super::sql::{Connection, Row, query};
use super::writer::Work;
use super::{Store, StoreError, statements};
use crate::people::{Related, Relation};

/// Something to be written of relations.
#[derive(Debug)]
pub(crate) struct RelationWork {
    /// Whose it is.
    pub account: i64,
    /// The other.
    pub other: i64,
    /// What the other is from now on; nothing where it is over.
    pub relation: Option<Relation>,
}

/// Writes a relation. Nobody follows somebody who blocks him, and whoever is blocked follows no more.
pub(super) async fn carry_out(
    connection: &mut Connection,
    work: &RelationWork,
    at: i64,
) -> Result<(), StoreError> {
    let both = [work.account, work.other];
    let end = "DELETE FROM relations WHERE account = $1 AND other = $2";
    statements::change(connection, end, both).await?;
    let Some(relation) = work.relation else {
        return Ok(());
    };
    if relation == Relation::Block {
        let end = "DELETE FROM relations WHERE other = $1 AND account = $2 AND relation = 'follow'";
        statements::change(connection, end, both).await?;
    }
    query(
        "INSERT INTO relations (account, other, relation, since) \
         SELECT $1, number, $3, $4 FROM accounts WHERE number = $2 AND closed IS NULL \
         AND ($3 = 'block' OR NOT EXISTS \
         (SELECT 1 FROM relations WHERE account = $2 AND other = $1 AND relation = 'block'))",
    )
    .bind(work.account)
    .bind(work.other)
    .bind(relation.name())
    .bind(at)
    .execute(connection)
    .await?;
    Ok(())
}

impl Store {
    /// Writes a relation; when this returns it is on disk.
    pub(crate) async fn relate(&self, work: RelationWork) -> Result<(), StoreError> {
        self.writer.write(Work::Relate(work)).await
    }

    /// What another is to an account.
    pub(crate) async fn relation(
        &self,
        account: i64,
        other: i64,
    ) -> Result<Option<Relation>, StoreError> {
        let row = query("SELECT relation FROM relations WHERE account = $1 AND other = $2")
            .bind(account)
            .bind(other)
            .fetch_optional(&self.readers)
            .await?;
        row.map(|row| read_name(row.try_get(0)?)).transpose()
    }

    /// Whether one of two accounts has blocked the other: neither challenges, follows or chats to the other. A program stands for its
    /// keeper too.
    pub(crate) async fn blocked(&self, between: [i64; 2]) -> Result<bool, StoreError> {
        let row = query(
            "WITH one(number) AS (SELECT $1 UNION SELECT keeper FROM accounts WHERE number = $1), \
             two(number) AS (SELECT $2 UNION SELECT keeper FROM accounts WHERE number = $2) \
             SELECT 1 FROM relations WHERE relation = 'block' \
             AND (account IN (SELECT number FROM one) AND other IN (SELECT number FROM two) OR account IN (SELECT number FROM two) AND other IN (SELECT number FROM one))",
        )
        .bind(between[0])
        .bind(between[1])
        .fetch_optional(&self.readers)
        .await?;
        Ok(row.is_some())
    }

    /// Whether an account follows another, or the keeper of a program.
    pub(crate) async fn follows(&self, account: i64, other: i64) -> Result<bool, StoreError> {
        let row = query(
            "SELECT 1 FROM relations WHERE account = $1 AND relation = 'follow' \
             AND other IN (SELECT $2 UNION SELECT keeper FROM accounts WHERE number = $2)",
        )
        .bind(account)
        .bind(other)
        .fetch_optional(&self.readers)
        .await?;
        Ok(row.is_some())
    }

    /// Whom an account follows and whom it blocks, by name.
    pub(crate) async fn relations(&self, account: i64) -> Result<Vec<Related>, StoreError> {
        let rows = query(
            "SELECT name, relation, since FROM relations JOIN accounts ON accounts.number = other \
             WHERE account = $1 AND closed IS NULL ORDER BY folded",
        )
        .bind(account)
        .fetch_all(&self.readers)
        .await?;
        let related = |row: &Row| {
            Ok(Related {
                name: row.try_get("name")?,
                relation: read_name(row.try_get("relation")?)?,
                since: row.try_get::<i64, _>("since")? as u64,
            })
        };
        rows.iter().map(related).collect()
    }
}
