//! Passkeys over HTTP, with a device of our own.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, KeyPair as _};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};

use crate::club::{Browser, ClubFile, GENEROUS, PASSWORD};
use crate::support::{Answer, Folder, Server};

const ORIGIN: &str = "https://club.example";
/// How a public key on the curve P-256 begins in DER.
const SPKI: [u8; 26] = [
    0x30, 0x59, 0x30, 0x13, 0x06, 0x07, 0x2a, 0x86, 0x48, 0xce, 0x3d, 0x02, 0x01, 0x06, 0x08, 0x2a,
    0x86, 0x48, 0xce, 0x3d, 0x03, 0x01, 0x07, 0x03, 0x42, 0x00,
];

fn club() -> ClubFile {
    ClubFile::new(&format!("address = \"{ORIGIN}\"\n{GENEROUS}"))
}

fn text(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

struct Device {
    pair: EcdsaKeyPair,
    credential: &'static [u8],
}

impl Device {
    fn new(credential: &'static [u8]) -> Self {
        let random = SystemRandom::new();
        let algorithm = &ECDSA_P256_SHA256_ASN1_SIGNING;
        let pair = EcdsaKeyPair::generate_pkcs8(algorithm, &random).unwrap();
        let pair = EcdsaKeyPair::from_pkcs8(algorithm, pair.as_ref(), &random).unwrap();
        Self { pair, credential }
    }

    fn client(kind: &str, ceremony: &Value) -> Vec<u8> {
        let client = json!({ "type": kind, "challenge": ceremony["challenge"], "origin": ORIGIN });
        client.to_string().into_bytes()
    }

    fn said(flags: u8, counter: u32) -> Vec<u8> {
        let host = Sha256::digest("club.example");
        [&host[..], &[flags], &counter.to_be_bytes()].concat()
    }

    fn made(&self, ceremony: &Value) -> Value {
        let length = [0, self.credential.len() as u8];
        let said = [&Self::said(0x45, 0)[..], &[0; 16], &length, self.credential].concat();
        let key = [&SPKI[..], self.pair.public_key().as_ref()].concat();
        json!({
            "name": "phone", "password": PASSWORD,
            "client": text(&Self::client("webauthn.create", ceremony)), "said": text(&said), "key": text(&key),
        })
    }

    fn signed(&self, ceremony: &Value, counter: u32) -> Value {
        let client = Self::client("webauthn.get", ceremony);
        let said = Self::said(0x05, counter);
        let message = [&said[..], &Sha256::digest(&client)].concat();
        let signature = self.pair.sign(&SystemRandom::new(), &message).unwrap();
        json!({
            "credential": text(self.credential), "client": text(&client), "said": text(&said),
            "signature": text(signature.as_ref()),
        })
    }
}

async fn begin(browser: &mut Browser, server: &Server, path: &str) -> Value {
    let begun = browser.post(server, path, json!({})).await;
    assert_eq!(begun.status, 200, "{}", begun.body);
    begun.json()
}

async fn add(browser: &mut Browser, server: &Server, device: &Device) -> Answer {
    let ceremony = begin(browser, server, "/api/me/passkeys/ceremony").await;
    let made = device.made(&ceremony);
    browser.post(server, "/api/me/passkeys", made).await
}

async fn log_in(server: &Server, device: &Device, counter: u32) -> (Browser, Answer) {
    let mut browser = Browser::default();
    let answer = log_in_from(&mut browser, server, device, counter).await;
    (browser, answer)
}

async fn log_in_from(
    browser: &mut Browser,
    server: &Server,
    device: &Device,
    counter: u32,
) -> Answer {
    let ceremony = begin(browser, server, "/api/session/ceremony").await;
    let signed = device.signed(&ceremony, counter);
    browser.post(server, "/api/session/passkey", signed).await
}

#[tokio::test]
async fn a_passkey_logs_in_until_it_is_removed() {
    let folder = Folder::new();
    let server = club().start(&folder, &[]);
    let mut anna = Browser::register(&server, "Anna").await;
    let device = Device::new(b"anna's phone");
    let added = add(&mut anna, &server, &device).await;
    assert_eq!(added.status, 201, "{}", added.body);
    assert_eq!(added.json()[0]["name"], "phone");
    server.kill();
    let server = club().start(&folder, &[]);
    let (mut phone, answer) = log_in(&server, &device, 1).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    assert_eq!(answer.json()["name"], "Anna");
    assert!(phone.is_logged_in(&server).await);
    // A copy of the device that has not counted on.
    let (mut copy, answer) = log_in(&server, &device, 1).await;
    assert_eq!(answer.code(), "wrong-passkey");
    assert!(!copy.is_logged_in(&server).await);
    let exported = anna.get(&server, "/api/me/export").await.json();
    assert_eq!(exported["passkeys"].as_array().unwrap().len(), 1);
    let number = &exported["passkeys"][0]["number"];
    let path = format!("/api/me/passkeys/{number}");
    // Not by somebody else.
    let mut bert = Browser::register(&server, "Bert").await;
    assert_eq!(bert.delete(&server, &path).await.status, 204);
    assert_eq!(log_in(&server, &device, 2).await.1.status, 200);
    assert_eq!(anna.delete(&server, &path).await.status, 204);
    assert_eq!(log_in(&server, &device, 3).await.1.code(), "wrong-passkey");
}

#[tokio::test]
async fn a_signature_counts_once_however_often_it_is_sent() {
    let folder = Folder::new();
    let server = club().start(&folder, &[]);
    let mut anna = Browser::register(&server, "Anna").await;
    let device = Device::new(b"anna's phone");
    add(&mut anna, &server, &device).await;
    let mut browser = Browser::default();
    let ceremony = begin(&mut browser, &server, "/api/session/ceremony").await;
    let signed = device.signed(&ceremony, 1);
    let send = || server.post("/api/session/passkey", &signed);
    let (one, two, three) = tokio::join!(send(), send(), send());
    let mut statuses = [one.status, two.status, three.status];
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 401, 401]);
}

#[tokio::test]
async fn a_new_passkey_needs_the_password_and_its_own_ceremony() {
    let folder = Folder::new();
    let server = club().start(&folder, &[]);
    let mut anna = Browser::register(&server, "Anna").await;
    let mut bert = Browser::register(&server, "Bert").await;
    let device = Device::new(b"the phone");
    let ceremony = begin(&mut anna, &server, "/api/me/passkeys/ceremony").await;
    let mut made = device.made(&ceremony);
    made["password"] = "not the password".into();
    let answer = anna.post(&server, "/api/me/passkeys", made.clone()).await;
    assert_eq!(answer.code(), "wrong-password");
    made["password"] = PASSWORD.into();
    let answer = bert.post(&server, "/api/me/passkeys", made.clone()).await;
    assert_eq!(answer.code(), "wrong-passkey", "another's ceremony");
    let answer = anna.post(&server, "/api/me/passkeys", made).await;
    assert_eq!(answer.status, 201, "{}", answer.body);
    // The same device at another account: whose would it be?
    let answer = add(&mut bert, &server, &device).await;
    assert_eq!(answer.code(), "too-many-passkeys");
    // With the account its passkeys end.
    let password = json!({ "password": PASSWORD });
    let closed = anna.post(&server, "/api/me/close", password).await;
    assert_eq!(closed.status, 204);
    assert_eq!(log_in(&server, &device, 1).await.1.code(), "wrong-passkey");
}

#[tokio::test]
async fn a_club_without_an_address_has_no_passkeys() {
    let folder = Folder::new();
    let server = ClubFile::new(GENEROUS).start(&folder, &[]);
    let info = server.get("/api/club").await.json();
    assert_eq!(info.get("passkeys"), None);
    let mut anna = Browser::register(&server, "Anna").await;
    for path in ["/api/me/passkeys/ceremony", "/api/session/ceremony"] {
        let answer = anna.post(&server, path, json!({})).await;
        assert_eq!((answer.status, answer.code()), (404, "no-passkeys".into()));
    }
    assert_eq!(
        anna.get(&server, "/api/me/passkeys").await.json(),
        json!([])
    );
}

/// A browser has one session: whoever logs in or registers while somebody else is logged in there ends that session, and no other.
#[tokio::test]
async fn a_browser_changes_hands_by_passkey_and_by_registering() {
    let folder = Folder::new();
    let server = club().start(&folder, &[]);
    let mut anna = Browser::register(&server, "Anna").await;
    let device = Device::new(b"anna's phone");
    assert_eq!(add(&mut anna, &server, &device).await.status, 201);
    let mut shared = Browser::register(&server, "Bert").await;
    let password = json!({ "name": "Bert", "password": PASSWORD });
    let mut at_home = Browser::default();
    let answer = at_home.post(&server, "/api/session", password).await;
    assert_eq!(answer.status, 200, "{}", answer.body);

    // A passkey that is refused changes nothing.
    let mut of_bert = shared.clone();
    let stranger = Device::new(b"nobody's phone");
    let answer = log_in_from(&mut shared, &server, &stranger, 1).await;
    assert_eq!(answer.code(), "wrong-passkey");
    let me = shared.get(&server, "/api/me").await.json();
    assert_eq!(me["name"], "Bert");

    let answer = log_in_from(&mut shared, &server, &device, 1).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    let me = shared.get(&server, "/api/me").await.json();
    assert_eq!(me["name"], "Anna");
    assert!(!of_bert.is_logged_in(&server).await, "his old cookie");
    assert!(at_home.is_logged_in(&server).await, "his other browser");
    assert!(anna.is_logged_in(&server).await, "her other browser");

    let mut of_anna = shared.clone();
    let account = json!({ "name": "Carl", "password": PASSWORD });
    let answer = shared.post(&server, "/api/accounts", account).await;
    assert_eq!(answer.status, 201, "{}", answer.body);
    let me = shared.get(&server, "/api/me").await.json();
    assert_eq!(me["name"], "Carl");
    assert!(!of_anna.is_logged_in(&server).await, "her old cookie there");
    assert!(anna.is_logged_in(&server).await, "her other browser");
}

/// Ceremonies are few in a while, for whoever is logged in too.
#[tokio::test]
async fn ceremonies_are_limited() {
    let folder = Folder::new();
    let club = format!(
        "address = \"{ORIGIN}\"\nname = \"Rovers\"\n[limits]\nattempts = 3\nregistrations = 9\n"
    );
    let server = ClubFile::new(&club).start(&folder, &[]);
    let mut anna = Browser::register(&server, "Anna").await;
    let mut statuses = Vec::new();
    for _ in 0..5 {
        let begun = anna
            .post(&server, "/api/me/passkeys/ceremony", json!({}))
            .await;
        statuses.push(begun.status);
    }
    assert_eq!(statuses, [200, 200, 200, 429, 429]);
}
