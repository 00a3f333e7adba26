//! Passkeys: the two ceremonies of `WebAuthn`, as far as a server needs them that takes any device (no attestation).
//!
//! A device signs what the page was (`Client`), what the device itself says (`Said`) and a challenge that the server drew and takes once,
//! which the store remembers: both halves of a ceremony may come to different nodes.
//! The steps are those of W3C Web Authentication Level 3, sections 7.1 and 7.2.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::signature;
use serde::Deserialize;
use sha2::{Digest as _, Sha256};

use super::Address;

/// The longest name that a device gives a passkey, in bytes.
const LONGEST_CREDENTIAL: usize = 1023;

/// Somebody was there, and the device made sure who.
const PRESENT_AND_KNOWN: u8 = 0b101;
/// A new passkey follows.
const WITH_CREDENTIAL: u8 = 0b100_0000;

/// What a ceremony is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// To log in, whoever it is.
    LogIn,
    /// A new passkey of an account.
    Add(i64),
}

/// Draws a challenge.
pub(crate) fn draw_challenge() -> Result<String, getrandom::Error> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)?;
    Ok(encode(&bytes))
}

/// Why a ceremony failed. What exactly is wrong helps nobody who did nothing wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the ceremony failed")]
pub(crate) struct Failed;

/// What the page was that the device was asked by.
#[derive(Deserialize)]
struct Client {
    #[serde(rename = "type")]
    kind: String,
    challenge: String,
    origin: String,
    #[serde(default, rename = "crossOrigin")]
    is_cross_origin: bool,
}

impl Client {
    fn parse(client: &[u8]) -> Result<Self, Failed> {
        serde_json::from_slice(client).map_err(|_| Failed)
    }
}

/// What a device says: for whom, who was there, how often it has signed.
struct Said<'a> {
    host: &'a [u8],
    flags: u8,
    counter: u32,
    rest: &'a [u8],
}

impl<'a> Said<'a> {
    fn parse(bytes: &'a [u8]) -> Result<Self, Failed> {
        let (host, rest) = bytes.split_at_checked(32).ok_or(Failed)?;
        let (&flags, rest) = rest.split_first().ok_or(Failed)?;
        let (counter, rest) = rest.split_first_chunk().ok_or(Failed)?;
        let counter = u32::from_be_bytes(*counter);
        Ok(Self {
            host,
            flags,
            counter,
            rest,
        })
    }

    /// The name of the new passkey.
    fn credential(&self) -> Result<&'a [u8], Failed> {
        let (_model, rest) = self.rest.split_at_checked(16).ok_or(Failed)?;
        let (length, rest) = rest.split_first_chunk().ok_or(Failed)?;
        let length = usize::from(u16::from_be_bytes(*length));
        rest.get(..length).ok_or(Failed)
    }
}

/// A passkey as the store keeps it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Passkey {
    /// The name that the device gave it.
    pub credential: Vec<u8>,
    /// Its public key.
    pub key: Vec<u8>,
    /// How often it has signed; 0 where the device does not count.
    pub counter: u32,
}

/// A new passkey as a browser tells it, everything in base64url.
#[derive(Clone, Debug)]
pub(crate) struct Made<'a> {
    /// What the page was.
    pub client: &'a str,
    /// What the device says.
    pub said: &'a str,
    /// The public key.
    pub key: &'a str,
}

/// A signature as a browser tells it, everything in base64url.
#[derive(Clone, Debug)]
pub(crate) struct Signed<'a> {
    /// What the page was.
    pub client: &'a str,
    /// What the device says.
    pub said: &'a str,
    /// The signature of both.
    pub signature: &'a str,
}

/// The challenge that a device says it has answered.
pub(crate) fn answered(client: &str) -> Result<String, Failed> {
    Ok(Client::parse(&decode(client)?)?.challenge)
}

/// Checks a new passkey.
pub(crate) fn check_made(address: &Address, made: &Made) -> Result<Passkey, Failed> {
    check_client(address, "webauthn.create", &decode(made.client)?)?;
    let said = decode(made.said)?;
    let said = Said::parse(&said)?;
    check_said(address, &said, PRESENT_AND_KNOWN | WITH_CREDENTIAL)?;
    let credential = said.credential()?;
    if credential.is_empty() || credential.len() > LONGEST_CREDENTIAL {
        return Err(Failed);
    }
    let key = decode(made.key)?;
    Key::parse(&key)?;
    Ok(Passkey {
        credential: credential.to_vec(),
        key,
        counter: said.counter,
    })
}

/// Checks that a passkey has signed; gives how often it has by now.
pub(crate) fn check_signed(
    address: &Address,
    passkey: &Passkey,
    signed: &Signed,
) -> Result<u32, Failed> {
    let client = decode(signed.client)?;
    check_client(address, "webauthn.get", &client)?;
    let bytes = decode(signed.said)?;
    let said = Said::parse(&bytes)?;
    check_said(address, &said, PRESENT_AND_KNOWN)?;
    let message = [&bytes[..], &Sha256::digest(&client)].concat();
    Key::parse(&passkey.key)?.verify(&message, &decode(signed.signature)?)?;
    // A device that counts and has not counted on is a copy.
    let counts = said.counter != 0 || passkey.counter != 0;
    if counts && said.counter <= passkey.counter {
        return Err(Failed);
    }
    Ok(said.counter)
}

/// Whether the page was ours; whose challenge it answered is for the store to say.
fn check_client(address: &Address, kind: &str, client: &[u8]) -> Result<(), Failed> {
    let client = Client::parse(client)?;
    let is_own_page = client.origin == address.origin() && !client.is_cross_origin;
    let is_right = is_own_page && client.kind == kind;
    is_right.then_some(()).ok_or(Failed)
}

fn check_said(address: &Address, said: &Said, flags: u8) -> Result<(), Failed> {
    let is_for_us = *said.host == *Sha256::digest(address.host());
    let is_right = is_for_us && said.flags & flags == flags;
    is_right.then_some(()).ok_or(Failed)
}

/// A public key of a kind that the page asks devices for.
struct Key<'a> {
    algorithm: &'static dyn signature::VerificationAlgorithm,
    bytes: &'a [u8],
}

/// How the keys of these kinds begin in DER; the key itself is the rest.
const P256: [u8; 26] = [
    0x30, 0x59, 0x30, 0x13, 0x06, 0x07, 0x2a, 0x86, 0x48, 0xce, 0x3d, 0x02, 0x01, 0x06, 0x08, 0x2a,
    0x86, 0x48, 0xce, 0x3d, 0x03, 0x01, 0x07, 0x03, 0x42, 0x00,
];
const ED25519: [u8; 12] = [
    0x30, 0x2a, 0x30, 0x05, 0x06, 0x03, 0x2b, 0x65, 0x70, 0x03, 0x21, 0x00,
];
/// What names an RSA key, between two lengths.
const RSA: [u8; 15] = [
    0x30, 0x0d, 0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x01, 0x05, 0x00,
];

impl<'a> Key<'a> {
    fn parse(key: &'a [u8]) -> Result<Self, Failed> {
        if let Some(bytes) = key.strip_prefix(&P256) {
            let algorithm = &signature::ECDSA_P256_SHA256_ASN1;
            return (bytes.len() == 65)
                .then_some(Self { algorithm, bytes })
                .ok_or(Failed);
        }
        if let Some(bytes) = key.strip_prefix(&ED25519) {
            let algorithm = &signature::ED25519;
            return (bytes.len() == 32)
                .then_some(Self { algorithm, bytes })
                .ok_or(Failed);
        }
        let inside = long(key, 0x30)?.strip_prefix(&RSA).ok_or(Failed)?;
        let bytes = long(inside, 0x03)?.strip_prefix(&[0]).ok_or(Failed)?;
        let algorithm = &signature::RSA_PKCS1_2048_8192_SHA256;
        Ok(Self { algorithm, bytes })
    }

    fn verify(&self, message: &[u8], signature: &[u8]) -> Result<(), Failed> {
        let key = signature::UnparsedPublicKey::new(self.algorithm, self.bytes);
        key.verify(message, signature).map_err(|_| Failed)
    }
}

/// What is inside a value of DER whose length takes two bytes and that is all there is.
fn long(der: &[u8], tag: u8) -> Result<&[u8], Failed> {
    let (head, inside) = der.split_first_chunk().ok_or(Failed)?;
    let [kind, 0x82, high, low] = *head else {
        return Err(Failed);
    };
    let length = usize::from(u16::from_be_bytes([high, low]));
    let is_right = kind == tag && inside.len() == length;
    is_right.then_some(inside).ok_or(Failed)
}

/// Bytes as browsers write them.
pub(crate) fn encode(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

/// Reads them.
pub(crate) fn decode(text: &str) -> Result<Vec<u8>, Failed> {
    URL_SAFE_NO_PAD.decode(text).map_err(|_| Failed)
}

#[cfg(test)]
#[path = "passkey_test.rs"]
mod tests;
