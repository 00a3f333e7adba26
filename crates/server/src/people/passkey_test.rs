//! The ceremonies with a device of our own, and with everything about them that may be wrong.

use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, KeyPair as _};

use super::*;

const OURS: &str = "https://club.example";

/// What is wrong, and how a device comes to it.
type Case = (&'static str, fn(&mut Device));

fn address(text: &str) -> Address {
    Address::try_from(text.to_owned()).unwrap()
}

/// A device with one key, and everything it says.
struct Device {
    pair: EcdsaKeyPair,
    kind: &'static str,
    origin: &'static str,
    cross: bool,
    host: &'static str,
    flags: u8,
    counter: u32,
}

impl Device {
    fn new(kind: &'static str) -> Self {
        let random = SystemRandom::new();
        let algorithm = &ECDSA_P256_SHA256_ASN1_SIGNING;
        let pair = EcdsaKeyPair::generate_pkcs8(algorithm, &random).unwrap();
        Self {
            pair: EcdsaKeyPair::from_pkcs8(algorithm, pair.as_ref(), &random).unwrap(),
            kind,
            origin: OURS,
            cross: false,
            host: "club.example",
            flags: 0b100_0101,
            counter: 7,
        }
    }

    fn key(&self) -> Vec<u8> {
        [&P256[..], self.pair.public_key().as_ref()].concat()
    }

    fn client(&self, challenge: &str) -> Vec<u8> {
        let (kind, origin, cross) = (self.kind, self.origin, self.cross);
        let client = serde_json::json!({
            "type": kind, "challenge": challenge, "origin": origin, "crossOrigin": cross, "other_keys": "may come",
        });
        client.to_string().into_bytes()
    }

    fn said(&self) -> Vec<u8> {
        let mut said = Sha256::digest(self.host).to_vec();
        said.push(self.flags);
        said.extend(self.counter.to_be_bytes());
        if self.kind == "webauthn.create" {
            said.extend([0; 16]);
            said.extend([0, 4]);
            said.extend(b"name");
            said.extend(b"a key in CBOR, which nobody reads");
        }
        said
    }

    fn make(&self) -> Result<Passkey, Failed> {
        let (client, said, key) = (
            encode(&self.client("challenge")),
            encode(&self.said()),
            encode(&self.key()),
        );
        let made = Made {
            client: &client,
            said: &said,
            key: &key,
        };
        check_made(&address(OURS), &made)
    }

    fn sign(&self, challenge: &str) -> [String; 3] {
        let (client, said) = (self.client(challenge), self.said());
        let message = [&said[..], &Sha256::digest(&client)].concat();
        let signature = self.pair.sign(&SystemRandom::new(), &message).unwrap();
        [encode(&client), encode(&said), encode(signature.as_ref())]
    }

    fn passkey(&self) -> Passkey {
        Passkey {
            credential: b"name".to_vec(),
            key: self.key(),
            counter: 6,
        }
    }
}

fn check([client, said, signature]: &[String; 3], passkey: &Passkey) -> Result<u32, Failed> {
    let signed = Signed {
        client,
        said,
        signature,
    };
    check_signed(&address(OURS), passkey, &signed)
}

#[test]
fn a_new_passkey_is_read() {
    let device = Device::new("webauthn.create");
    let made = device.make().unwrap();
    assert_eq!(made.credential, b"name");
    assert_eq!(made.key, device.key());
    assert_eq!(made.counter, 7);
}

#[test]
fn a_device_says_which_challenge_it_has_answered() {
    let device = Device::new("webauthn.get");
    let [client, ..] = device.sign("challenge");
    assert_eq!(answered(&client), Ok("challenge".to_owned()));
    for bad in ["", "!", "AAAA", "bnVsbA"] {
        assert_eq!(answered(bad), Err(Failed), "{bad}");
    }
}

#[test]
fn a_new_passkey_must_be_right_in_everything() {
    let cases: &[Case] = &[
        ("another ceremony", |device| {
            device.kind = "webauthn.get";
        }),
        ("another site", |device| {
            device.origin = "https://club.example.evil";
        }),
        ("another port", |device| {
            device.origin = "https://club.example:8443";
        }),
        ("a page in a page", |device| {
            device.cross = true;
        }),
        ("another host", |device| {
            device.host = "evil.example";
        }),
        ("nobody there", |device| {
            device.flags = 0b100_0100;
        }),
        ("nobody known", |device| {
            device.flags = 0b100_0001;
        }),
    ];
    for &(what, change) in cases {
        let mut device = Device::new("webauthn.create");
        change(&mut device);
        assert_eq!(device.make(), Err(Failed), "{what}");
    }
}

#[test]
fn a_signature_logs_in() {
    let device = Device::new("webauthn.get");
    let signed = device.sign("challenge");
    assert_eq!(check(&signed, &device.passkey()), Ok(7));
}

#[test]
fn a_signature_must_be_right_in_everything() {
    let cases: &[Case] = &[
        ("another ceremony", |device| {
            device.kind = "webauthn.create";
        }),
        ("another site", |device| {
            device.origin = "http://club.example";
        }),
        ("a page in a page", |device| {
            device.cross = true;
        }),
        ("another host", |device| {
            device.host = "example";
        }),
        ("nobody there", |device| {
            device.flags = 0b100;
        }),
        ("nobody known", |device| {
            device.flags = 0b001;
        }),
        ("a copy", |device| {
            device.counter = 6;
        }),
        ("one that has stopped counting", |device| {
            device.counter = 0;
        }),
    ];
    for &(what, change) in cases {
        let mut device = Device::new("webauthn.get");
        change(&mut device);
        let signed = device.sign("challenge");
        assert_eq!(check(&signed, &device.passkey()), Err(Failed), "{what}");
    }
}

#[test]
fn what_was_signed_is_what_counts() {
    let device = Device::new("webauthn.get");
    let other = Device::new("webauthn.get");
    let signed = device.sign("challenge");
    assert_eq!(check(&signed, &other.passkey()), Err(Failed), "another key");
    let (mut signed, later) = (device.sign("challenge"), device.sign("another"));
    signed[0].clone_from(&later[0]);
    assert_eq!(
        check(&signed, &device.passkey()),
        Err(Failed),
        "another page"
    );
    for part in 0..3 {
        for bad in ["", "!", "AAAA", "bnVsbA"] {
            let mut signed = device.sign("challenge");
            bad.clone_into(&mut signed[part]);
            assert_eq!(
                check(&signed, &device.passkey()),
                Err(Failed),
                "{part}: {bad}"
            );
        }
    }
}

#[test]
fn devices_that_do_not_count_are_welcome() {
    let mut device = Device::new("webauthn.get");
    device.counter = 0;
    let passkey = Passkey {
        counter: 0,
        ..device.passkey()
    };
    let signed = device.sign("challenge");
    assert_eq!(check(&signed, &passkey), Ok(0));
}

/// A key of 2048 bits whose modulus is not one: only its shape is read here.
#[test]
fn keys_of_three_kinds_are_read() {
    let inside = [&[0x30, 0x82, 0x01, 0x0a][..], &[7; 266]].concat();
    let bits = [&[0x03, 0x82, 0x01, 0x0f, 0x00][..], &inside].concat();
    let rsa = [&[0x30, 0x82, 0x01, 0x22][..], &RSA, &bits].concat();
    assert_eq!(Key::parse(&rsa).unwrap().bytes, inside);
    let ed25519 = [&ED25519[..], &[9; 32]].concat();
    assert_eq!(Key::parse(&ed25519).unwrap().bytes, [9; 32]);
    let p256 = [&P256[..], &[4; 65]].concat();
    assert_eq!(Key::parse(&p256).unwrap().bytes, [4; 65]);
    for key in [rsa, ed25519, p256] {
        for length in [0, 1, 4, 12, 19, 24, 26, key.len() - 1] {
            assert!(
                Key::parse(&key[..length]).is_err(),
                "{length} of {}",
                key.len()
            );
        }
        let long = [&key[..], &[0]].concat();
        assert!(Key::parse(&long).is_err());
    }
}
