//! Passkeys in the store: whose each is, and what it last counted.

use super::people::{NewSession, leave, open};
use super::sql::{Connection, Row, query};
use super::{PeopleWork, Store, StoreError, statements};
use crate::people::{Passkey, Purpose};

/// How many seconds somebody has for a ceremony.
const GOOD_FOR: i64 = 300;
/// So many are under way at once; the oldest make room.
const MOST: u32 = 4096;

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
    /// A ceremony begins. An account has one at a time, so that none takes the room of all others.
    Begin {
        /// What is to be signed.
        challenge: String,
        /// What it is for.
        purpose: Purpose,
    },
    /// A ceremony is over; refused where there is none such, or its time is.
    End {
        /// What was signed.
        challenge: String,
        /// What it is for.
        purpose: Purpose,
    },
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
        PasskeyWork::Begin { challenge, purpose } => {
            let account = account_of(*purpose);
            query("DELETE FROM ceremonies WHERE begun <= $1 OR account = $2")
                .bind(at - GOOD_FOR)
                .bind(account)
                .execute(&mut *connection)
                .await?;
            query(
                "DELETE FROM ceremonies WHERE challenge IN \
                 (SELECT challenge FROM ceremonies ORDER BY begun DESC, number DESC LIMIT $1 OFFSET $2)",
            )
            .bind(MOST)
            .bind(MOST - 1)
            .execute(&mut *connection)
            .await?;
            query("INSERT INTO ceremonies (challenge, account, begun) VALUES ($1, $2, $3)")
                .bind(challenge)
                .bind(account)
                .bind(at)
                .execute(connection)
                .await?;
            Ok(())
        }
        PasskeyWork::End { challenge, purpose } => {
            let end = "DELETE FROM ceremonies WHERE challenge = $1 AND begun > $2 \
                       AND coalesce(account, 0) = coalesce($3, 0)";
            let ended = query(end)
                .bind(challenge)
                .bind(at - GOOD_FOR)
                .bind(account_of(*purpose))
                .execute(connection)
                .await?;
            match ended.rows_affected() {
                0 => Err(StoreError::Gone),
                _ => Ok(()),
            }
        }
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

/// The account that a ceremony is for; none where it is for whoever logs in.
fn account_of(purpose: Purpose) -> Option<i64> {
    match purpose {
        Purpose::LogIn => None,
        Purpose::Add(account) => Some(account),
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::schema;

    /// A store, and the second that it is.
    struct Ceremonies(Connection, i64);

    impl Ceremonies {
        async fn new() -> Self {
            Self(schema::empty().await.unwrap(), 1_000_000)
        }

        async fn begin(&mut self, challenge: &str, purpose: Purpose) {
            let challenge = challenge.to_owned();
            let work = PasskeyWork::Begin { challenge, purpose };
            carry_out(&mut self.0, &work, self.1).await.unwrap();
        }

        async fn ends(&mut self, challenge: &str, purpose: Purpose) -> bool {
            let challenge = challenge.to_owned();
            let work = PasskeyWork::End { challenge, purpose };
            match carry_out(&mut self.0, &work, self.1).await {
                Ok(()) => true,
                Err(StoreError::Gone) => false,
                Err(error) => panic!("{error}"),
            }
        }
    }

    #[tokio::test]
    async fn a_ceremony_ends_once_and_for_what_it_was_begun() {
        let mut store = Ceremonies::new().await;
        store.begin("a", Purpose::Add(3)).await;
        store.begin("b", Purpose::LogIn).await;
        for wrong in [Purpose::LogIn, Purpose::Add(4)] {
            assert!(!store.ends("a", wrong).await, "{wrong:?}");
        }
        assert!(!store.ends("b", Purpose::Add(3)).await);
        assert!(!store.ends("c", Purpose::LogIn).await);
        assert!(store.ends("a", Purpose::Add(3)).await);
        assert!(!store.ends("a", Purpose::Add(3)).await);
        assert!(store.ends("b", Purpose::LogIn).await);
    }

    #[tokio::test]
    async fn a_ceremony_is_good_for_five_minutes() {
        let mut store = Ceremonies::new().await;
        store.begin("a", Purpose::LogIn).await;
        store.begin("b", Purpose::LogIn).await;
        store.1 += GOOD_FOR - 1;
        assert!(store.ends("a", Purpose::LogIn).await);
        store.1 += 1;
        assert!(!store.ends("b", Purpose::LogIn).await);
    }

    #[tokio::test]
    async fn the_oldest_ceremony_makes_room_and_an_account_has_one_at_a_time() {
        let mut store = Ceremonies::new().await;
        store.begin("first", Purpose::LogIn).await;
        store.begin("second", Purpose::LogIn).await;
        store.begin("of 2", Purpose::Add(2)).await;
        for number in 0..2 * MOST {
            store
                .begin(&format!("of 1, {number}"), Purpose::Add(1))
                .await;
        }
        for number in 3..MOST - 1 {
            store.begin(&format!("{number}"), Purpose::LogIn).await;
        }
        assert!(!store.ends("of 1, 0", Purpose::Add(1)).await);
        store.begin("one more", Purpose::LogIn).await;
        assert!(!store.ends("first", Purpose::LogIn).await);
        assert!(store.ends("second", Purpose::LogIn).await);
        assert!(store.ends("of 2", Purpose::Add(2)).await);
        assert!(
            store
                .ends(&format!("of 1, {}", 2 * MOST - 1), Purpose::Add(1))
                .await
        );
    }
}
