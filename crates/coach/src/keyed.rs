//! Luck of a drawn key: whoever has seen every number so far cannot tell the next one, nor the key.
//!
//! Everything is HMAC-SHA-256 of what it is for, so that dice and coaches tell nothing of each other.

use gaffer_core::{Dice, DiceWanted};
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

/// What sets these uses of a key apart from all others, and the version of what is written here.
const TAG: &[u8] = b"gaffer drawn seed 1";
/// The bytes of a keyed hash.
pub(crate) type Hash = [u8; 32];

/// The key of a match's dice.
#[derive(Clone)]
pub(crate) struct DiceKey(Hash);

/// A key stays out of logs.
impl std::fmt::Debug for DiceKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("DiceKey")
    }
}

impl DiceKey {
    /// The key of the dice of a drawn seed.
    pub(crate) fn derive(drawn: &[u8; 16]) -> Self {
        Self(keyed(drawn, &[&part(TAG), &part(b"dice")]))
    }

    /// The dice of a roll, counted from 0; rolls that do not count are rolled again.
    pub(crate) fn dice(&self, roll: u32, wanted: &DiceWanted) -> Dice {
        let mut bytes = (0_u32..).flat_map(|block| {
            let number = [roll.to_be_bytes(), block.to_be_bytes()].concat();
            keyed(&self.0, &[&part(b"roll"), &number])
        });
        wanted.drawn(|faces| die(&mut bytes, faces))
    }
}

/// A fair die: bytes that would favour some faces are passed over.
fn die(bytes: &mut impl Iterator<Item = u8>, faces: u8) -> u8 {
    let faces = u16::from(faces.max(1));
    let fair = 256 - 256 % faces;
    // The bytes never end.
    let byte = bytes.map(u16::from).find(|byte| *byte < fair);
    (byte.unwrap_or_default() % faces) as u8 + 1
}

/// The beginning of a coach's stream for one use of a drawn seed.
pub(crate) fn of_coach(drawn: &[u8; 16], purpose: u64, index: u64) -> Hash {
    let number = [purpose.to_be_bytes(), index.to_be_bytes()].concat();
    keyed(drawn, &[&part(TAG), &part(b"coach"), &number])
}

/// Bytes with their length before them, so that no row of parts is another's.
fn part(bytes: &[u8]) -> Vec<u8> {
    let mut part = (bytes.len() as u16).to_be_bytes().to_vec();
    part.extend(bytes);
    part
}

fn keyed(key: &[u8], texts: &[&[u8]]) -> Hash {
    // HMAC takes keys of any length, so the other way is never gone.
    let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(key) else {
        return Hash::default();
    };
    for text in texts {
        mac.update(text);
    }
    mac.finalize().into_bytes().into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use gaffer_core::{RuleId, Side, Until};

    /// Rolls of a key as other programs compute them, from the description of dice that a key gives.
    #[test]
    fn the_rolls_of_a_key_are_those_that_others_compute() {
        let hex = "3c5b24504ee968ae2e5a2a776140522b72efbdac2b3380001184c39426c7ed1b";
        let mut key = Hash::default();
        for (index, byte) in key.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&hex[2 * index..2 * index + 2], 16).unwrap();
        }
        let key = DiceKey(key);
        let rule = RuleId("F22-3.2a");
        let (one, two) = (DiceWanted::one(Side::Home), DiceWanted::two(Side::Home));
        let four = DiceWanted::so_many((Side::Home, 2), (Side::Away, 2));
        let differ = two.until(Until::Differ { lead: 0, rule });
        for (roll, wanted, shows) in [
            (0, differ, "3 2"),
            (1, two, "3 3"),
            (2, one, "5"),
            (3, one.with_faces(27), "12"),
            (4, four, "2 3 3 5"),
            (5, one.with_faces(4), "4"),
            (6, one.with_faces(3), "2"),
            (7, one.until(Until::NoOne { rule }), "4"),
            (1000, two, "5 3"),
        ] {
            assert_eq!(key.dice(roll, &wanted).to_string(), shows, "roll {roll}");
        }
    }

    #[test]
    fn dice_and_coaches_of_a_seed_have_nothing_in_common() {
        let drawn = [7; 16];
        assert_ne!(DiceKey::derive(&drawn).0, of_coach(&drawn, 0, 0));
        assert_ne!(of_coach(&drawn, 2, 5), of_coach(&drawn, 3, 5));
        assert_ne!(of_coach(&drawn, 2, 5), of_coach(&drawn, 2, 6));
        assert_ne!(of_coach(&drawn, 2, 5), of_coach(&[8; 16], 2, 5));
    }
}
