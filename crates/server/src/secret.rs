//! Secrets and names that nobody can guess: seats and matches.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;

/// What the store keeps of a seat's secret.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct SeatHash([u8; 32]);

impl std::fmt::Debug for SeatHash {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("SeatHash")
    }
}

impl SeatHash {
    /// The hash of a secret.
    pub(crate) fn from_secret(secret: &str) -> Self {
        // The secret is 128 random bits, so that a plain hash cannot be searched.
        Self(Sha256::digest(secret.as_bytes()).into())
    }

    /// The hash as the store keeps it.
    pub(crate) fn from_bytes(bytes: &[u8]) -> Option<Self> {
        bytes.try_into().ok().map(Self)
    }

    /// The hash itself.
    pub(crate) fn into_bytes(self) -> [u8; 32] {
        self.0
    }

    /// The bytes to keep.
    pub(crate) fn bytes(&self) -> &[u8] {
        &self.0
    }

    /// Whether this is the hash of a secret; takes the same time whatever the secret.
    pub(crate) fn is_of(&self, secret: &str) -> bool {
        self.0.ct_eq(&Self::from_secret(secret).0).into()
    }
}

/// What opens a seat of a person, and what it can be taken by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct SeatKeys {
    /// The hash of its secret; none while nobody has it.
    pub seat: Option<SeatHash>,
    /// The hash of the invitation to it, kept when the seat is taken: whoever comes late is told so.
    pub invitation: Option<SeatHash>,
}

/// A new secret of a seat, or an invitation to one: 128 random bits.
pub(crate) fn new_seat() -> Result<String, getrandom::Error> {
    random_hex::<SEAT_BYTES>()
}

/// Whether a text that a client has drawn can be the secret of a seat.
pub(crate) fn is_seat(text: &str) -> bool {
    let mut digits = text.bytes();
    text.len() == 2 * SEAT_BYTES && digits.all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f'))
}

/// A new secret of a session, a token or a link that admits to the club: 256 random bits.
pub(crate) fn new_key() -> Result<String, getrandom::Error> {
    random_hex::<32>()
}

/// The signs of recovery codes: none that could be taken for another.
const CODE_SIGNS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";

/// A new recovery code: 80 random bits, in four groups that can be read and typed.
pub(crate) fn new_code() -> Result<String, getrandom::Error> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes)?;
    let sign = |byte: &u8| char::from(CODE_SIGNS[usize::from(byte % 32)]);
    let groups = bytes.chunks(4);
    let groups: Vec<String> = groups
        .map(|group| group.iter().map(sign).collect())
        .collect();
    Ok(groups.join("-"))
}

/// The hash of a recovery code, however it was typed.
pub(crate) fn hash_of_code(code: &str) -> SeatHash {
    let signs = code.chars().filter(char::is_ascii_alphanumeric);
    let plain: String = signs.map(|sign| sign.to_ascii_lowercase()).collect();
    SeatHash::from_secret(&plain)
}

/// A new name of a match: 96 random bits. Whoever knows it can watch.
pub(crate) fn new_match_id() -> Result<String, getrandom::Error> {
    random_hex::<MATCH_BYTES>()
}

/// The id of a request. Nobody gains anything by guessing one, so that a failing system costs it nothing but its order.
pub(crate) fn new_request_id() -> String {
    random_hex::<8>().unwrap_or_default()
}

/// Whether a text can be the name of a match.
pub(crate) fn is_match_id(text: &str) -> bool {
    text.len() == 2 * MATCH_BYTES && text.bytes().all(|b| b.is_ascii_hexdigit())
}

const MATCH_BYTES: usize = 12;
const SEAT_BYTES: usize = 16;

fn random_hex<const N: usize>() -> Result<String, getrandom::Error> {
    use std::fmt::Write;
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes)?;
    Ok(bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_is_known_by_its_secret_alone() {
        let (one, other) = (new_seat().unwrap(), new_seat().unwrap());
        assert_ne!(one, other);
        assert!(is_seat(&one) && !is_seat(&one.to_uppercase()) && !is_seat(&one[1..]));
        let hash = SeatHash::from_secret(&one);
        assert!(hash.is_of(&one));
        assert!(!hash.is_of(&other));
        assert!(!hash.is_of(""));
        assert_eq!(SeatHash::from_bytes(hash.bytes()), Some(hash));
        assert_eq!(SeatHash::from_bytes(b"short"), None);
    }

    #[test]
    fn a_code_can_be_typed_in_any_way() {
        let code = new_code().unwrap();
        assert_eq!(code.len(), 19);
        assert_ne!(code, new_code().unwrap());
        let typed = format!("  {} ", code.to_uppercase().replace('-', " "));
        assert_eq!(hash_of_code(&typed), hash_of_code(&code));
        assert_ne!(hash_of_code(&code[1..]), hash_of_code(&code));
    }

    #[test]
    fn a_match_has_a_name_of_its_own() {
        let id = new_match_id().unwrap();
        assert!(is_match_id(&id));
        assert!(!is_match_id("../../etc/passwd"));
        assert_ne!(id, new_match_id().unwrap());
    }
}
