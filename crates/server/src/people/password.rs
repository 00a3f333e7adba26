//! Passwords: what one may be, and their hashes (argon2id), a few at a time and away from everything else.

use std::sync::Arc;

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use gaffer_games::protocol::Problem;
use tokio::sync::Semaphore;

use super::name::{AccountName, fold};
use crate::app::off_the_runtime;
use crate::problem;
use crate::words::say;

/// The lengths of passwords, in characters.
const SHORTEST: usize = 8;
const LONGEST: usize = 128;

/// So many are hashed at once: each takes 19 MiB and a core for a while.
const AT_ONCE: usize = 2;
/// So many may wait for it.
const WAITING: usize = 64;

/// The hash of no password, with the cost of one: it is tried where there is no account, which then takes as long.
const NOBODY: &str = "$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5bm9ib2R5bm9ibw$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

/// Where passwords are hashed.
#[derive(Debug)]
pub(crate) struct Passwords {
    places: Arc<Semaphore>,
    queue: Arc<Semaphore>,
}

impl Default for Passwords {
    fn default() -> Self {
        Self {
            places: Arc::new(Semaphore::new(AT_ONCE)),
            queue: Arc::new(Semaphore::new(WAITING)),
        }
    }
}

impl Passwords {
    /// The hash of a password.
    pub(crate) async fn hash(&self, password: String) -> Result<String, Problem> {
        let hashed = self
            .in_turn(move || {
                let hash = Argon2::default().hash_password(password.as_bytes());
                hash.map(|hash| hash.to_string())
            })
            .await?;
        hashed.map_err(|error| {
            tracing::error!(%error, "a password could not be hashed");
            problem::internal()
        })
    }

    /// Whether a password is the one of a hash; without a hash it is not, and that takes as long.
    pub(crate) async fn is_right(
        &self,
        password: String,
        hash: Option<String>,
    ) -> Result<bool, Problem> {
        self.in_turn(move || {
            let hash = hash.as_deref().unwrap_or(NOBODY);
            PasswordHash::new(hash).is_ok_and(|hash| {
                let argon = Argon2::default();
                argon.verify_password(password.as_bytes(), &hash).is_ok()
            })
        })
        .await
    }

    async fn in_turn<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let waiting = Arc::clone(&self.queue).try_acquire_owned();
        let waiting = waiting.map_err(|_| problem::too_many_requests())?;
        let place = Arc::clone(&self.places).acquire_owned().await;
        let place = place.map_err(|_| problem::internal())?;
        off_the_runtime(move || {
            let _taken = (place, waiting);
            work()
        })
        .await
    }
}

/// Refuses what nobody should have for a password.
pub(crate) fn check(password: &str, name: &AccountName) -> Result<(), Problem> {
    let bad = |why| Err(Problem::said("bad-password", why));
    let length = password.chars().take(LONGEST + 1).count();
    if !(SHORTEST..=LONGEST).contains(&length) {
        let (least, most) = (SHORTEST, LONGEST);
        return bad(say!(people::PasswordLength, least, most));
    }
    if fold(password) == name.folded {
        return bad(say!(people::PasswordIsName));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_password_is_known_by_its_hash_alone() {
        let passwords = Passwords::default();
        let hash = passwords.hash("correct horse".into()).await.unwrap();
        assert!(
            hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"),
            "{hash}"
        );
        let again = passwords.hash("correct horse".into()).await.unwrap();
        assert_ne!(hash, again, "each has its own salt");
        let is_right = |password: &str, hash| passwords.is_right(password.into(), hash);
        assert!(is_right("correct horse", Some(hash.clone())).await.unwrap());
        assert!(!is_right("correct house", Some(hash)).await.unwrap());
        assert!(!is_right("correct horse", None).await.unwrap());
        assert!(!is_right("x", Some("broken".into())).await.unwrap());
    }

    /// Else a name that is nobody's would be answered at once.
    #[test]
    fn nobody_has_a_hash_that_costs_as_much_as_any() {
        let nobody = PasswordHash::new(NOBODY).unwrap();
        let somebody = Argon2::default().hash_password(b"correct horse").unwrap();
        assert_eq!(nobody.algorithm, somebody.algorithm);
        assert_eq!(nobody.params.to_string(), somebody.params.to_string());
        let length = |hash: &PasswordHash| hash.hash.as_ref().map(|output| output.as_bytes().len());
        assert_eq!(length(&nobody), length(&somebody));
    }

    #[test]
    fn a_password_is_long_enough_and_not_the_name() {
        let name = AccountName::read("Big Rovers").unwrap();
        let code = |password: &str| check(password, &name).err().map(|problem| problem.code);
        assert_eq!(code("correct horse"), None);
        assert_eq!(code(&"ä".repeat(128)), None);
        for password in ["", "short12", "bigrovers", "BIG ROVERS", &"x".repeat(129)] {
            assert_eq!(code(password), Some("bad-password"), "{password}");
        }
    }
}
