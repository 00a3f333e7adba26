//! Passkeys in the store: whose each is, and what it last counted.

use super::people::{NewSession, leave, open};
use super::sql::{Connection, Row, query};
use super::{PeopleWork, Store, StoreError, statements};
use crate::people::Passkey;

/// A passkey as its owner sees it.
#[derive(Clone, Debug)]
pub(crate) struct KnownPasskey {
    /// Its key.
    pub number: i64,
    /// What its owner calls it.
    pub name: String,
    /// Seconds since 1970 when it was made.
    pub created: u64,
    /// Seconds since 1970 when it was last used.
    pub seen: Option<u64>,
    /// What the device knows it by.
    pub credential: Vec<u8>,
}

/// Something to be written of passkeys.
#[derive(Debug)]
pub(crate) enum PasskeyWork {
    /// A passkey of an account, unless the account has as many as it may, its password is another than the one that was checked, or
    /// somebody has that passkey.
    Add {
        /// The account.
        account: i64,
        /// The passkey.
        passkey: Passkey,
        /// What its owner calls it.
        name: String,
        /// The hash that the password was checked against.
        checked: String,
        /// The most that an account has.
        most: u32,
    },
    /// A passkey of an account is void.
    Remove {
        /// The account.
        account: i64,
        /// The key of the passkey.
        number: i64,
    },
    /// Somebody logs in with a passkey that has counted on, and leaves the session that he had.
    LogIn {
        /// The key of the passkey.
        number: i64,
        /// What it has counted.
        counter: u32,
        /// The session.
        session: NewSession,
        /// The session that ends with it.
        before: Option<i64>,
    },
}

/// Writes something of passkeys.
pub(super) async fn carry_out(
    connection: &mut Connection,
    work: &PasskeyWork,
    at: i64,
) -> Result<(), StoreError> {
    match work {
        PasskeyWork::Add {
            account,
            passkey,
            name,
            checked,
            most,
        } => {
            query(
                "INSERT INTO passkeys (account, credential, key, counter, name, created) \
                 SELECT number, $2, $3, $4, $5, $6 FROM accounts WHERE number = $1 AND closed IS NULL AND password = $7 \
                 AND (SELECT count(*) FROM passkeys WHERE account = $1) < $8 ON CONFLICT DO NOTHING",
            )
            .bind(account)
            .bind(&passkey.credential)
            .bind(&passkey.key)
            .bind(passkey.counter)
            .bind(name)
            .bind(at)
            .bind(checked)
            .bind(*most)
            .execute(connection)
            .await?;
            Ok(())
        }
        PasskeyWork::Remove { account, number } => {
            let remove = "DELETE FROM passkeys WHERE account = $1 AND number = $2";
            statements::change(connection, remove, [*account, *number]).await?;
            Ok(())
        }
        PasskeyWork::LogIn {
            number,
            counter,
            session,
            before,
        } => {
            let row = query(
                "UPDATE passkeys SET counter = $2, seen = $3 WHERE number = $1 \
                 AND (counter < $2 OR (counter = 0 AND $2 = 0)) RETURNING account",
            )
            .bind(number)
            .bind(*counter)
            .bind(at)
            .fetch_optional(&mut *connection)
            .await?;
            let Some(row) = row else { return Ok(()) };
            open(connection, row.try_get("account")?, session, at).await?;
            leave(connection, *before).await
        }
    }
}

impl Store {
    /// Writes something of passkeys; when this returns it is on disk.
    pub(crate) async fn write_passkeys(&self, work: PasskeyWork) -> Result<(), StoreError> {
        self.write_people(PeopleWork::Passkeys(work)).await
    }

    /// The passkeys of an account, the oldest first.
    pub(crate) async fn passkeys(&self, account: i64) -> Result<Vec<KnownPasskey>, StoreError> {
        let rows = query("SELECT * FROM passkeys WHERE account = $1 ORDER BY number")
            .bind(account)
            .fetch_all(&self.readers)
            .await?;
        rows.iter().map(read_known).collect()
    }

    /// A passkey by what a device knows it by, with its key here and the account that it is of.
    pub(crate) async fn passkey(
        &self,
        credential: &[u8],
    ) -> Result<Option<(i64, i64, Passkey)>, StoreError> {
        let row = query("SELECT * FROM passkeys WHERE credential = $1")
            .bind(credential.to_vec())
            .fetch_optional(&self.readers)
            .await?;
        let Some(row) = row else { return Ok(None) };
        let passkey = Passkey {
            credential: row.try_get("credential")?,
            key: row.try_get("key")?,
            counter: row.try_get("counter")?,
        };
        Ok(Some((
            row.try_get("number")?,
            row.try_get("account")?,
            passkey,
        )))
    }
}

fn read_known(row: &Row) -> Result<KnownPasskey, StoreError> {
    let seen: Option<i64> = row.try_get("seen")?;
    Ok(KnownPasskey {
        number: row.try_get("number")?,
        name: row.try_get("name")?,
        created: row.try_get::<i64, _>("created")? as u64,
        seen: seen.map(|seen| seen as u64),
        credential: row.try_get("credential")?,
    })
}
