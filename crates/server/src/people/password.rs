//! Passwords: what one may be, and their hashes (argon2id), a few at a time and away from everything else.

use std::sync::{Arc, Mutex, PoisonError};

use argon2::password_hash::phc::{Output, ParamsString, PasswordHash, Salt};
use argon2::password_hash::{self, Error};
use argon2::{Algorithm, Argon2, Block, Params, Version};
use gaffer_games::protocol::Problem;
use tokio::sync::Semaphore;

use super::name::{AccountName, fold};
use crate::app::off_the_runtime;
use crate::problem;
use crate::words::say;

/// The lengths of passwords, in characters.
const SHORTEST: usize = 8;
const LONGEST: usize = 128;

/// So many are hashed at once: each takes 19 MiB and a core for a while. As many pieces of memory are kept for it and used
/// again: where each hash asked for its own, the threads that take turns at it kept hundreds of megabytes between them.
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
    memories: Arc<Mutex<Vec<Memory>>>,
}

/// What a hash is computed in.
type Memory = Vec<Block>;

impl Default for Passwords {
    fn default() -> Self {
        Self {
            places: Arc::new(Semaphore::new(AT_ONCE)),
            queue: Arc::new(Semaphore::new(WAITING)),
            memories: Arc::default(),
        }
    }
}

impl Passwords {
    /// The hash of a password.
    pub(crate) async fn hash(&self, password: String) -> Result<String, Problem> {
        let hashed = self
            .in_turn(move |memory| {
                let (salt, params) = (Salt::generate(), Params::default());
                let output = output(&password, &salt, &params, memory)?;
                let hash = PasswordHash {
                    algorithm: Algorithm::default().ident(),
                    version: Some(Version::default().into()),
                    params: ParamsString::try_from(&params)?,
                    salt: Some(salt),
                    hash: Some(output),
                };
                Ok::<_, Error>(hash.to_string())
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
        self.in_turn(move |memory| {
            let hash = hash.as_deref().unwrap_or(NOBODY);
            is_of(&password, hash, memory).unwrap_or(false)
        })
        .await
    }

    async fn in_turn<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Memory) -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let waiting = Arc::clone(&self.queue).try_acquire_owned();
        let waiting = waiting.map_err(|_| problem::too_many_requests())?;
        let place = Arc::clone(&self.places).acquire_owned().await;
        let place = place.map_err(|_| problem::internal())?;
        let memories = Arc::clone(&self.memories);
        off_the_runtime(move || {
            let _taken = (place, waiting);
            let kept = || memories.lock().unwrap_or_else(PoisonError::into_inner);
            let mut memory = kept().pop().unwrap_or_default();
            let done = work(&mut memory);
            kept().push(memory);
            done
        })
        .await
    }
}

/// What a password hashes to, computed in memory that is used again.
fn output(
    password: &str,
    salt: &Salt,
    params: &Params,
    memory: &mut Memory,
) -> password_hash::Result<Output> {
    let argon = Argon2::from(params);
    memory.resize(params.block_count(), Block::new());
    let length = params.output_len().unwrap_or(Params::DEFAULT_OUTPUT_LEN);
    let mut bytes = [0; Output::MAX_LENGTH];
    let bytes = bytes.get_mut(..length).ok_or(Error::OutputSize)?;
    argon.hash_password_into_with_memory(password.as_bytes(), salt, bytes, memory)?;
    Ok(Output::new(bytes)?)
}

/// Whether a password is the one of a hash, compared in a time that tells nothing.
fn is_of(password: &str, hash: &str, memory: &mut Memory) -> password_hash::Result<bool> {
    let hash = PasswordHash::new(hash)?;
    let salt = hash.salt.as_ref().ok_or(Error::SaltInvalid)?;
    let output = output(password, salt, &Params::try_from(&hash)?, memory)?;
    Ok(hash.algorithm == Algorithm::default().ident() && hash.hash == Some(output))
}

/// Refuses what nobody should have for a password.
pub(crate) fn check(password: &str, name: &AccountName) -> Result<(), Problem> {
    let bad = |why| Err(Problem::said("bad-password", why));
    let count = |text: &str| text.chars().take(LONGEST + 1).count();
    // Blanks around it are part of a password, but make it no longer.
    if count(password.trim()) < SHORTEST || count(password) > LONGEST {
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
        use argon2::password_hash::PasswordHasher as _;
        let nobody = PasswordHash::new(NOBODY).unwrap();
        let somebody = Argon2::default().hash_password(b"correct horse").unwrap();
        assert_eq!(nobody.algorithm, somebody.algorithm);
        assert_eq!(nobody.params.to_string(), somebody.params.to_string());
        let length = |hash: &PasswordHash| hash.hash.as_ref().map(|output| output.as_bytes().len());
        assert_eq!(length(&nobody), length(&somebody));
    }

    /// Whatever is tried, there is never more memory than for those that are hashed at once.
    #[tokio::test]
    async fn memory_is_used_again() {
        let passwords = Arc::new(Passwords::default());
        let tries = (0..8).map(|_| {
            let passwords = Arc::clone(&passwords);
            tokio::spawn(async move { passwords.is_right("x".into(), None).await })
        });
        for tried in tries.collect::<Vec<_>>() {
            assert!(!tried.await.unwrap().unwrap());
        }
        let memories = passwords.memories.lock().unwrap();
        assert!((1..=AT_ONCE).contains(&memories.len()));
        let blocks = Params::default().block_count();
        assert!(memories.iter().all(|memory| memory.len() == blocks));
    }

    /// A hash that the crate makes by itself is one that is known here, and the other way round.
    #[tokio::test]
    async fn hashes_are_those_of_everybody() {
        use argon2::password_hash::{PasswordHasher, PasswordVerifier};
        let theirs = Argon2::default().hash_password(b"correct horse").unwrap();
        let passwords = Passwords::default();
        let is_right = passwords.is_right("correct horse".into(), Some(theirs.to_string()));
        assert!(is_right.await.unwrap());
        let ours = passwords.hash("correct horse".into()).await.unwrap();
        let ours = PasswordHash::new(&ours).unwrap();
        let verified = Argon2::default().verify_password(b"correct horse", &ours);
        assert!(verified.is_ok());
    }

    #[test]
    fn a_password_is_long_enough_and_not_the_name() {
        let name = AccountName::read("Big Rovers").unwrap();
        let code = |password: &str| check(password, &name).err().map(|problem| problem.code);
        assert_eq!(code("correct horse"), None);
        assert_eq!(code(&"ä".repeat(128)), None);
        for password in [
            "",
            "short12",
            "        ",
            "\u{3000}short12\t",
            "bigrovers",
            "BIG ROVERS",
            &"x".repeat(129),
        ] {
            assert_eq!(code(password), Some("bad-password"), "{password}");
        }
    }
}
