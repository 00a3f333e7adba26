//! Sealed dice, version 1: the server and the seats seal numbers that they drew, show them later, and all dice follow from
//! them (docs/DICE.md).
//!
//! A seal tells nothing of its number, and no other number fits it: so nobody could choose a die or foresee one, and
//! whoever has the seals and the numbers can compute every die again.

use gaffer_core::{BySide, Bytes32, Side};
use sha2::{Digest, Sha256};

use crate::keyed::{DiceKey, keyed, part};

/// What sets these hashes apart from all others, and the version of what is written here.
const TAG: &[u8] = b"gaffer sealed dice 1";

/// Thirty-two bytes that nobody knows, from the system.
pub fn draw_bytes() -> Result<Bytes32, getrandom::Error> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)?;
    Ok(Bytes32(bytes))
}

/// The seal of the server's secret for a match.
pub fn server_seal(id: &str, secret: Bytes32) -> Bytes32 {
    seal(b"server", id, secret)
}

/// The seal of a seat's number for a match.
pub fn seat_seal(side: Side, id: &str, number: Bytes32) -> Bytes32 {
    seal(side.to_string().as_bytes(), id, number)
}

fn seal(whose: &[u8], id: &str, number: Bytes32) -> Bytes32 {
    let mut hash = Sha256::new();
    for text in [TAG, whose, id.as_bytes(), &number.0] {
        hash.update(part(text));
    }
    Bytes32(hash.finalize().into())
}

impl DiceKey {
    /// The key of a match from the server's secret and the number of each seat; a computer coach has none.
    pub fn sealed(secret: Bytes32, id: &str, numbers: BySide<Option<Bytes32>>) -> Self {
        Self::of_round(secret, id, &[numbers.home, numbers.away])
    }

    /// The key of a round in which all matches have the same dice: the numbers of all seats in the order of the fixtures,
    /// home before away.
    pub fn of_round(secret: Bytes32, id: &str, numbers: &[Option<Bytes32>]) -> Self {
        let mut parts = vec![part(TAG), part(b"key"), part(id.as_bytes())];
        for number in numbers {
            parts.push(part(number.as_ref().map_or(&[], |number| &number.0)));
        }
        let parts: Vec<&[u8]> = parts.iter().map(Vec::as_slice).collect();
        Self(keyed(&secret.0, &parts))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gaffer_core::{DiceWanted, RuleId, Until};

    /// The match and the numbers of the published vectors.
    const ID: &str = "00112233445566778899aabb";

    fn from(first: u8) -> Bytes32 {
        Bytes32(std::array::from_fn(|index| first + index as u8))
    }

    fn hex(bytes: [u8; 32]) -> String {
        Bytes32(bytes).to_string()
    }

    #[test]
    fn seals_are_those_that_were_published() {
        let vectors = [
            (
                server_seal(ID, from(0)),
                "4f5eb0b2b18a0aa18a09ad2a3bd41eab2d78b8e03100ad41c8a3149241c7dd92",
            ),
            (
                seat_seal(Side::Home, ID, from(0x20)),
                "3e921617f309256f904a5765151bb6e3f0728c3f32cdfc739d96fb583806a276",
            ),
            (
                seat_seal(Side::Away, ID, from(0x40)),
                "b6cc868d4050c3d5da0b33b19c1d454dd0fa948eae298d073e229960f4ed2dcd",
            ),
        ];
        for (seal, published) in vectors {
            assert_eq!(seal.to_string(), published);
        }
    }

    #[test]
    fn the_key_and_its_dice_are_those_that_were_published() {
        let both = BySide {
            home: Some(from(0x20)),
            away: Some(from(0x40)),
        };
        let key = DiceKey::sealed(from(0), ID, both);
        let published = "3c5b24504ee968ae2e5a2a776140522b72efbdac2b3380001184c39426c7ed1b";
        assert_eq!(hex(key.0), published);
        let rule = RuleId("F22-3.2a");
        let (one, two) = (DiceWanted::one(Side::Home), DiceWanted::two(Side::Home));
        let four = DiceWanted::so_many((Side::Home, 2), (Side::Away, 2));
        for (roll, wanted, shows) in [
            (0, two.until(Until::Differ { lead: 0, rule }), "3 2"),
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
    fn a_seat_without_a_number_has_the_published_key_and_dice() {
        let one = BySide {
            home: Some(from(0x20)),
            away: None,
        };
        let key = DiceKey::sealed(from(0), ID, one);
        let published = "3b9cf65689dab54ec2ba657a19898560c64b8013952f0caa6da92b56ae68143d";
        assert_eq!(hex(key.0), published);
        let rule = RuleId("F22-3.2a");
        let (one, two) = (DiceWanted::one(Side::Home), DiceWanted::two(Side::Home));
        for (roll, wanted, shows) in [
            (0, two.until(Until::Differ { lead: 0, rule }), "3 4"),
            (1, two, "4 1"),
            (2, one, "4"),
            (3, one.with_faces(27), "16"),
        ] {
            assert_eq!(key.dice(roll, &wanted).to_string(), shows, "roll {roll}");
        }
    }

    /// Computed by another program from the description: the key of a round of three matches, one seat of which is a coach's.
    #[test]
    fn a_round_has_the_numbers_of_all_its_seats_in_order() {
        let numbers = [0x20, 0x40, 0x60, 0, 0x80, 0xa0];
        let numbers = numbers.map(|first| (first > 0).then(|| from(first)));
        let key = DiceKey::of_round(from(0), "round-1", &numbers);
        assert_eq!(hex(key.0), ROUND);
        let mut swapped = numbers;
        swapped.swap(0, 1);
        assert_ne!(DiceKey::of_round(from(0), "round-1", &swapped), key);
        // An empty number keeps its place.
        let mut moved = numbers;
        moved.swap(2, 3);
        assert_ne!(DiceKey::of_round(from(0), "round-1", &moved), key);
    }

    const ROUND: &str = "8e737d8c58e0984253aa6c7c5dc1edfc0cef6cc91f326a016feca3cef19df23f";

    #[test]
    fn a_seal_fits_one_side_of_one_match_and_one_number() {
        let home = seat_seal(Side::Home, ID, from(1));
        assert_ne!(home, seat_seal(Side::Away, ID, from(1)));
        assert_ne!(home, seat_seal(Side::Home, "another", from(1)));
        assert_ne!(home, seat_seal(Side::Home, ID, from(2)));
        assert_ne!(home, server_seal(ID, from(1)));
    }

    #[test]
    fn nothing_is_drawn_twice() {
        assert_ne!(draw_bytes().unwrap(), draw_bytes().unwrap());
    }
}
