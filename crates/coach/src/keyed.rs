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
#[derive(Clone, PartialEq, Eq)]
pub struct DiceKey(pub(crate) Hash);

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
    pub fn dice(&self, roll: u32, wanted: &DiceWanted) -> Dice {
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
pub(crate) fn part(bytes: &[u8]) -> Vec<u8> {
    let mut part = (bytes.len() as u16).to_be_bytes().to_vec();
    part.extend(bytes);
    part
}

/// HMAC-SHA-256 of texts.
pub(crate) fn keyed(key: &[u8], texts: &[&[u8]]) -> Hash {
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

    #[test]
    fn dice_and_coaches_of_a_seed_have_nothing_in_common() {
        let drawn = [7; 16];
        assert_ne!(DiceKey::derive(&drawn).0, of_coach(&drawn, 0, 0));
        assert_ne!(of_coach(&drawn, 2, 5), of_coach(&drawn, 3, 5));
        assert_ne!(of_coach(&drawn, 2, 5), of_coach(&drawn, 2, 6));
        assert_ne!(of_coach(&drawn, 2, 5), of_coach(&[8; 16], 2, 5));
    }
}
