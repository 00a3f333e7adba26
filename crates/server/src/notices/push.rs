//! Messages to browsers: encrypted for one of them alone (RFC 8291, RFC 8188), signed by the club (RFC 8292).

use aes_gcm::aead::{Aead, KeyInit};
use aes_gcm::{Aes128Gcm, Key, Nonce};
use axum::http::{HeaderName, HeaderValue, header};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use hkdf::Hkdf;
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};
use p256::{PublicKey, SecretKey};
use serde::{Deserialize, Serialize};
use serde_json::json;
use sha2::Sha256;
use url::Url;

use super::{Content, Trouble, outgoing};
use crate::clock;
use crate::people::Club;
use crate::store::Parcel;

/// How long a service keeps what a browser does not take, in seconds.
const KEPT: &str = "43200";
/// How long a signature is good, in seconds.
const SIGNED: u64 = 12 * 3600;
/// The size of the one record of a message.
const RECORD: u32 = 4096;
/// The most notices that one message tells in words.
const MOST_LINES: usize = 5;

/// That browsers may be told.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Push {
    /// Whom the services of browsers can write to: "mailto:owner@club.example".
    pub contact: String,
    /// The private key of the club, 32 bytes in base64url; one of its own is drawn where none is said.
    #[serde(default)]
    pub key: Option<String>,
}

impl Push {
    /// What makes no sense.
    pub(crate) fn check(&self) -> Result<(), String> {
        if !self.contact.starts_with("mailto:") && !self.contact.starts_with("https://") {
            return Err("`push.contact` begins with \"mailto:\" or \"https://\"".into());
        }
        if self
            .key
            .as_ref()
            .is_some_and(|key| read_private(key).is_none())
        {
            return Err("`push.key` is a private key of P-256: 32 bytes in base64url".into());
        }
        Ok(())
    }
}

/// The private key that a text says.
pub(super) fn read_private(text: &str) -> Option<SecretKey> {
    let bytes = BASE64.decode(text).ok()?;
    (bytes.len() == 32)
        .then(|| SecretKey::from_slice(&bytes).ok())
        .flatten()
}

/// What a browser gives for messages to it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct BrowserKeys {
    /// Its public key, in base64url.
    pub p256dh: String,
    /// Its secret that tells it that a message is for it, in base64url.
    pub auth: String,
}

impl BrowserKeys {
    /// The keys as they are used; none where they are none.
    pub(crate) fn read(&self) -> Option<(PublicKey, [u8; 16])> {
        let point = BASE64.decode(self.p256dh.trim_end_matches('=')).ok()?;
        let auth = BASE64.decode(self.auth.trim_end_matches('=')).ok()?;
        let public = PublicKey::from_sec1_bytes(&point).ok()?;
        Some((public, auth.try_into().ok()?))
    }
}

/// The public key of a private one as browsers read it.
pub(crate) fn public_key(private: &SecretKey) -> String {
    BASE64.encode(point(&private.public_key()))
}

fn point(key: &PublicKey) -> Vec<u8> {
    use p256::elliptic_curve::sec1::ToSec1Point;
    key.to_sec1_point(false).as_bytes().to_vec()
}

/// Sends a parcel to a browser.
pub(super) async fn send(
    club: &Club,
    push: &Push,
    private: &SecretKey,
    parcel: &Parcel,
    content: &Content,
) -> Result<(), Trouble> {
    let keys = parcel.keys.as_deref().unwrap_or_default();
    let keys: BrowserKeys = serde_json::from_str(keys).map_err(|_| Trouble::Gone)?;
    let (receiver, auth) = keys.read().ok_or(Trouble::Gone)?;
    let url = outgoing::check_url(&parcel.address, &club.notices)?;
    let body = encrypt_anew(told(club, parcel, content).as_bytes(), &receiver, auth);
    let signed = sign(private, &url, &push.contact, clock::now());
    let value = |text: &str| HeaderValue::from_str(text).map_err(|_| Trouble::Closed);
    let headers = vec![
        (header::AUTHORIZATION, value(&signed)?),
        (header::CONTENT_ENCODING, value("aes128gcm")?),
        (header::CONTENT_TYPE, value("application/octet-stream")?),
        (HeaderName::from_static("ttl"), value(KEPT)?),
        (HeaderName::from_static("urgency"), value("normal")?),
        // A repeat that the service still keeps takes the place of the first.
        (HeaderName::from_static("topic"), value(&parcel.key)?),
    ];
    outgoing::post(&parcel.address, headers, body.ok_or(Trouble::Closed)?, club).await
}

/// What the page's own script reads.
fn told(club: &Club, parcel: &Parcel, content: &Content) -> String {
    let lines = content.lines.iter().take(MOST_LINES);
    let words: Vec<&str> = lines.map(|line| line.words.as_str()).collect();
    let path = match content.lines.as_slice() {
        [one] => one.link.clone(),
        _ => club.origin(),
    };
    json!({
        "title": club.name,
        "body": words.join("\n"),
        "url": path,
        "tag": parcel.key,
    })
    .to_string()
}

/// Encrypts a message with a key and a salt that are drawn for it.
fn encrypt_anew(message: &[u8], receiver: &PublicKey, auth: [u8; 16]) -> Option<Vec<u8>> {
    let mut salt = [0; 16];
    getrandom::fill(&mut salt).ok()?;
    encrypt(message, receiver, auth, &draw_private()?, salt)
}

/// A new private key.
pub(super) fn draw_private() -> Option<SecretKey> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).ok()?;
    // Hardly any number is none.
    SecretKey::from_slice(&bytes).ok()
}

/// Encrypts a message for a browser: RFC 8291, section 3.4.
fn encrypt(
    message: &[u8],
    receiver: &PublicKey,
    auth: [u8; 16],
    sender: &SecretKey,
    salt: [u8; 16],
) -> Option<Vec<u8>> {
    let public = point(&sender.public_key());
    let shared = p256::ecdh::diffie_hellman(sender.to_nonzero_scalar(), receiver.as_affine());
    let info = [b"WebPush: info\0".as_slice(), &point(receiver), &public].concat();
    let mut material = [0; 32];
    let derived = Hkdf::<Sha256>::new(Some(&auth), shared.raw_secret_bytes());
    derived.expand(&info, &mut material).ok()?;
    let derived = Hkdf::<Sha256>::new(Some(&salt), &material);
    let (mut key, mut nonce) = ([0; 16], [0; 12]);
    derived
        .expand(b"Content-Encoding: aes128gcm\0", &mut key)
        .ok()?;
    derived
        .expand(b"Content-Encoding: nonce\0", &mut nonce)
        .ok()?;
    let cipher = Aes128Gcm::new(&Key::<Aes128Gcm>::from(key));
    // The one record is the last.
    let padded = [message, &[2]].concat();
    let sealed = cipher
        .encrypt(&Nonce::from(nonce), padded.as_slice())
        .ok()?;
    let length = [u8::try_from(public.len()).ok()?];
    Some(
        [
            &salt,
            RECORD.to_be_bytes().as_slice(),
            &length,
            &public,
            &sealed,
        ]
        .concat(),
    )
}

/// Says who sends: RFC 8292, section 3.
fn sign(private: &SecretKey, url: &Url, contact: &str, now: u64) -> String {
    let encode = |text: String| BASE64.encode(text.as_bytes());
    let head = encode(json!({ "typ": "JWT", "alg": "ES256" }).to_string());
    let claims = json!({
        "aud": url.origin().ascii_serialization(),
        "exp": now + SIGNED,
        "sub": contact,
    });
    let token = format!("{head}.{}", encode(claims.to_string()));
    let signature: Signature = SigningKey::from(private).sign(token.as_bytes());
    let signature = BASE64.encode(signature.to_bytes());
    format!("vapid t={token}.{signature}, k={}", public_key(private))
}

#[cfg(test)]
mod tests {
    use p256::ecdsa::VerifyingKey;
    use p256::ecdsa::signature::Verifier;

    use super::*;

    fn bytes<const N: usize>(text: &str) -> [u8; N] {
        BASE64.decode(text).unwrap().try_into().unwrap()
    }

    /// The example that RFC 8291 prints in its section 5, with the keys of its appendix A.
    #[test]
    fn the_example_of_rfc_8291_is_encrypted_as_printed() {
        let sender = read_private("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw").unwrap();
        let keys = BrowserKeys {
            p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4".into(),
            auth: "BTBZMqHH6r4Tts7J_aSIgg".into(),
        };
        let (receiver, auth) = keys.read().unwrap();
        let salt = bytes("DGv6ra1nlYgDCS1FRnbzlw");
        let message = b"When I grow up, I want to be a watermelon";
        let sealed = encrypt(message, &receiver, auth, &sender, salt).unwrap();
        let printed = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml\
                       mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT\
                       pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
        assert_eq!(BASE64.encode(&sealed), printed);
    }

    #[test]
    fn a_signature_says_for_whom_and_until_when() {
        let private = draw_private().unwrap();
        let url = Url::parse("https://push.example:8443/p/1?x=2").unwrap();
        let said = sign(&private, &url, "mailto:owner@club.example", 1000);
        let (token, key) = said
            .strip_prefix("vapid t=")
            .unwrap()
            .split_once(", k=")
            .unwrap();
        assert_eq!(key, public_key(&private));
        let (signed, signature) = token.rsplit_once('.').unwrap();
        let signature = Signature::from_slice(&bytes::<64>(signature)).unwrap();
        let verifier = VerifyingKey::from(private.public_key());
        assert!(verifier.verify(signed.as_bytes(), &signature).is_ok());
        let claims = signed.split_once('.').unwrap().1;
        let claims = BASE64.decode(claims).unwrap();
        let claims: serde_json::Value = serde_json::from_slice(&claims).unwrap();
        let expected = json!({
            "aud": "https://push.example:8443", "exp": 44200, "sub": "mailto:owner@club.example",
        });
        assert_eq!(claims, expected);
    }

    #[test]
    fn keys_that_are_none_are_not_taken() {
        let good = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
        let keys = |p256dh: &str, auth: &str| BrowserKeys {
            p256dh: p256dh.into(),
            auth: auth.into(),
        };
        assert!(keys(good, "BTBZMqHH6r4Tts7J_aSIgg").read().is_some());
        assert!(keys(good, "BTBZMqHH6r4Tts7J_aSIgg==").read().is_some());
        assert!(keys(good, "BTBZMqHH6r4Tts7J_aSI").read().is_none());
        assert!(keys(&good[..80], "BTBZMqHH6r4Tts7J_aSIgg").read().is_none());
        // A point that is not on the curve.
        let off = format!("BCVx{}", "A".repeat(83));
        assert!(keys(&off, "BTBZMqHH6r4Tts7J_aSIgg").read().is_none());
    }
}
