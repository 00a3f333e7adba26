//! The keys of the club: what pushed messages are signed with, and what ends mails without anybody logging in.

use hmac::{Hmac, KeyInit, Mac};
use p256::SecretKey;
use sha2::Sha256;
use subtle::ConstantTimeEq;

use super::push;
use crate::people::Club;
use crate::store::{Store, StoreError};

/// The key that pushed messages are signed with: that of the club's file, or one that the store keeps; none where the club has no
/// such road.
pub(crate) async fn push_key(club: &Club, store: &Store) -> Result<Option<SecretKey>, StoreError> {
    let Some(settings) = &club.push else {
        return Ok(None);
    };
    if let Some(key) = &settings.key {
        return Ok(push::read_private(key));
    }
    let drawn = || push::draw_private().map(|key| key.to_bytes().to_vec());
    let kept = store.club_key("push", drawn).await?;
    Ok(SecretKey::from_slice(&kept).ok())
}

async fn mail_key(store: &Store) -> Result<Vec<u8>, StoreError> {
    let drawn = || {
        let mut bytes = vec![0; 32];
        getrandom::fill(&mut bytes).ok().map(|()| bytes)
    };
    store.club_key("mail", drawn).await
}

/// What ends the mails to an account: its number, and that the club has said it.
pub(crate) async fn unsubscribing(store: &Store, account: i64) -> Result<String, StoreError> {
    Ok(signed(&mail_key(store).await?, account))
}

/// The account whose mails a text ends; none where the club has not said it.
pub(crate) async fn unsubscribed(store: &Store, text: &str) -> Result<Option<i64>, StoreError> {
    let account = text.split('-').next().unwrap_or_default();
    let Ok(account) = account.parse() else {
        return Ok(None);
    };
    let said = signed(&mail_key(store).await?, account);
    let is_ours: bool = said.as_bytes().ct_eq(text.as_bytes()).into();
    Ok(is_ours.then_some(account))
}

fn signed(key: &[u8], account: i64) -> String {
    use std::fmt::Write;
    // Keys of any length are taken.
    let Ok(mut code) = Hmac::<Sha256>::new_from_slice(key) else {
        return String::new();
    };
    code.update(format!("unsubscribe {account}").as_bytes());
    let mut text = format!("{account}-");
    for byte in code.finalize().into_bytes() {
        let _ = write!(text, "{byte:02x}");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_ends_the_mails_of_another() {
        let (one, other) = (signed(b"key", 1), signed(b"key", 2));
        assert!(one.starts_with("1-") && one.len() == 66);
        assert_ne!(one[2..], other[2..]);
        assert_ne!(one, signed(b"another key", 1));
    }
}
