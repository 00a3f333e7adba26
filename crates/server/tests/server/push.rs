//! Messages to browsers, as the service of one takes them and the browser reads them.

use aes_gcm::aead::{Aead, KeyInit};
use aes_gcm::{Aes128Gcm, Key, Nonce};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hkdf::Hkdf;
use p256::ecdsa::signature::Verifier;
use p256::ecdsa::{Signature, VerifyingKey};
use p256::{PublicKey, SecretKey};
use serde_json::{Value, json};
use sha2::Sha256;

use crate::notices::{Letters, soon, until_sent};
use crate::receivers::{Mood, Received, Receiver};
use crate::support::Folder;

/// The browser of RFC 8291's example.
const PRIVATE: &str = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94";
const PUBLIC: &str =
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
const AUTH: &str = "BTBZMqHH6r4Tts7J_aSIgg";

fn decode(text: &str) -> Vec<u8> {
    URL_SAFE_NO_PAD.decode(text).unwrap()
}

/// What the browser reads of a message.
fn decrypt(sealed: &[u8]) -> Value {
    let (salt, rest) = sealed.split_at(16);
    let (size, rest) = rest.split_at(4);
    assert!(sealed.len() <= u32::from_be_bytes(size.try_into().unwrap()) as usize);
    assert_eq!(rest[0], 65);
    let (sender, sealed) = rest[1..].split_at(65);
    let private = SecretKey::from_slice(&decode(PRIVATE)).unwrap();
    let public = PublicKey::from_sec1_bytes(sender).unwrap();
    let shared = p256::ecdh::diffie_hellman(private.to_nonzero_scalar(), public.as_affine());
    let info = [b"WebPush: info\0".as_slice(), &decode(PUBLIC), sender].concat();
    let mut material = [0; 32];
    let from_both = Hkdf::<Sha256>::new(Some(&decode(AUTH)), shared.raw_secret_bytes());
    from_both.expand(&info, &mut material).unwrap();
    let derived = Hkdf::<Sha256>::new(Some(salt), &material);
    let (mut key, mut nonce) = ([0; 16], [0; 12]);
    derived
        .expand(b"Content-Encoding: aes128gcm\0", &mut key)
        .unwrap();
    derived
        .expand(b"Content-Encoding: nonce\0", &mut nonce)
        .unwrap();
    let cipher = Aes128Gcm::new(&Key::<Aes128Gcm>::from(key));
    let mut plain = cipher
        .decrypt(&Nonce::from(nonce), sealed)
        .expect("for this browser");
    assert_eq!(plain.pop(), Some(2), "the last record");
    serde_json::from_slice(&plain).unwrap()
}

/// Whether a message is signed by the key that the browser was given, for this service.
fn check_signature(message: &Received, key: &str, service: &str) {
    let said = message.header("authorization").unwrap();
    let (token, said_key) = said
        .strip_prefix("vapid t=")
        .unwrap()
        .split_once(", k=")
        .unwrap();
    assert_eq!(said_key, key);
    let (signed, signature) = token.rsplit_once('.').unwrap();
    let signature = Signature::from_slice(&decode(signature)).unwrap();
    let public = VerifyingKey::from_sec1_bytes(&decode(key)).unwrap();
    assert!(public.verify(signed.as_bytes(), &signature).is_ok());
    let claims: Value = serde_json::from_slice(&decode(signed.split_once('.').unwrap().1)).unwrap();
    assert_eq!(claims["aud"], format!("http://{service}"));
    assert_eq!(claims["sub"], "mailto:owner@club.example");
}

#[tokio::test]
async fn a_browser_gets_each_message_once_and_nobody_else_reads_it() {
    let service = Receiver::http(&[Mood::Refuse, Mood::Hang]).await;
    let folder = Folder::new();
    let club = soon("[push]\ncontact = \"mailto:owner@club.example\"\n");
    let server = club.start(&folder, &[]);
    let mut match_ = Letters::begin(&server).await;
    let endpoint = format!("http://{}/send/1", service.address);
    let browser = json!({ "endpoint": endpoint, "p256dh": PUBLIC, "auth": AUTH });
    let told = match_.bert.post(&server, "/api/me/browsers", browser).await;
    assert_eq!(told.status, 200, "{}", told.body);
    let key = told.json()["push_key"].as_str().unwrap().to_owned();
    match_.home_decides(&server).await;
    service.until_came(1).await;
    server.kill();
    let server = club.start(&folder, &[]);
    service.until_came(2).await;
    server.kill();
    let server = club.start(&folder, &[]);
    let taken = service.until_taken(1).await;
    until_sent(&folder).await;
    let message = &taken[0];
    check_signature(message, &key, &service.address);
    assert_eq!(message.header("content-encoding"), Some("aes128gcm"));
    assert_eq!(message.header("ttl"), Some("43200"));
    let told = decrypt(&message.body);
    assert_eq!(told["title"], "Rovers");
    assert_eq!(told["body"], "Your turn: Lions – Tigers");
    assert_eq!(told["url"], match_.link());
    let topic = message.header("topic").unwrap();
    assert_eq!(told["tag"], topic);
    assert!(
        service
            .all()
            .iter()
            .all(|one| one.header("topic") == Some(topic))
    );
    match_.resign(&server, &match_.seated.home).await;
    let taken = service.until_taken(2).await;
    assert_eq!(
        decrypt(&taken[1].body)["body"],
        "The match is over: Lions – Tigers"
    );
}

#[tokio::test]
async fn a_browser_that_has_gone_is_forgotten_and_a_bad_one_is_not_taken() {
    let service = Receiver::http(&[Mood::Gone]).await;
    let folder = Folder::new();
    let club = soon("[push]\ncontact = \"mailto:owner@club.example\"\n");
    let server = club.start(&folder, &[]);
    let mut match_ = Letters::begin(&server).await;
    let endpoint = format!("http://{}/send/1", service.address);
    for bad in [
        json!({ "endpoint": endpoint, "p256dh": AUTH, "auth": AUTH }),
        json!({ "endpoint": endpoint, "p256dh": PUBLIC, "auth": "" }),
        json!({ "endpoint": "nowhere", "p256dh": PUBLIC, "auth": AUTH }),
    ] {
        let refused = match_.bert.post(&server, "/api/me/browsers", bad).await;
        assert_eq!(
            (refused.status, refused.code()),
            (400, "bad-browser".into())
        );
    }
    let browser = json!({ "endpoint": endpoint, "p256dh": PUBLIC, "auth": AUTH });
    match_.bert.post(&server, "/api/me/browsers", browser).await;
    match_.home_decides(&server).await;
    service.until_came(1).await;
    until_sent(&folder).await;
    let told = match_
        .bert
        .get(&server, "/api/me/notices/settings")
        .await
        .json();
    assert_eq!((&told["known"], &told["failed"]), (&json!([]), &json!([])));
}
