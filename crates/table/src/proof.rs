//! Whether a record proves its dice: the seals of the server and the seats, the numbers, the secret, and every roll in order.

use gaffer_coach::{DiceKey, seat_seal, server_seal};
use gaffer_core::{
    Asked, BySide, Bytes32, Dice, DiceFrom, Header, Note, Noted, Occupant, RecordEntry, Side,
};

use crate::Rolled;

/// What became of the check of a record's dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DiceProof {
    /// So many rolls, which are all, follow from numbers that were sealed before.
    Proven(usize),
    /// The dice were never sealed.
    NotSealed(DiceFrom),
    /// The server has not shown its secret.
    NotShown,
    /// The rules changed under the match, so that its first rolls cannot be checked.
    OtherRules,
    /// Something does not fit.
    Wrong(WrongDice),
}

/// What does not fit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WrongDice {
    /// The header does not say what the server sealed.
    Header,
    /// A side has sealed twice, or is a computer coach, who seals nothing.
    Seal(Side),
    /// The number of a side does not fit its seal, or is there twice.
    Number(Side),
    /// A seal or a number is nobody's.
    Nobody,
    /// Something was shown or rolled before all had sealed or shown.
    Order,
    /// The secret does not fit the server's seal, is there twice, or is a side's.
    Secret,
    /// A roll, counted from 0, shows something else than the numbers give.
    Roll {
        /// Which.
        number: usize,
        /// What the numbers give.
        right: Dice,
    },
    /// What the record says that a roll asked for is not what the rules asked for, or does not stand before the roll.
    Asked(usize),
}

/// Checks the dice of a record: its entries, and its rolls as the rules asked for them.
pub fn prove<O>(header: &Header<O>, record: &[RecordEntry], rolls: &[Rolled]) -> DiceProof {
    if header.dice != DiceFrom::Sealed {
        return DiceProof::NotSealed(header.dice);
    }
    let Some(sealed) = &header.sealed else {
        return DiceProof::Wrong(WrongDice::Header);
    };
    let shown = match Shown::read(header, record) {
        Ok(shown) => shown,
        Err(wrong) => return DiceProof::Wrong(wrong),
    };
    for side in Side::BOTH {
        let fits = |number: Bytes32| shown.seals[side] == Some(seat_seal(side, &sealed.id, number));
        if !shown.numbers[side].is_none_or(fits) {
            return DiceProof::Wrong(WrongDice::Number(side));
        }
    }
    let Some(secret) = shown.secret else {
        return DiceProof::NotShown;
    };
    if server_seal(&sealed.id, secret) != sealed.seal {
        return DiceProof::Wrong(WrongDice::Secret);
    }
    if shown.asked.len() != rolls.len() {
        return DiceProof::OtherRules;
    }
    let key = DiceKey::sealed(secret, &sealed.id, shown.numbers);
    for (number, ((wanted, dice), asked)) in rolls.iter().zip(&shown.asked).enumerate() {
        let right = key.dice(number as u32, wanted);
        if right != *dice {
            return DiceProof::Wrong(WrongDice::Roll { number, right });
        }
        if *asked != Some(Asked::from(wanted)) {
            return DiceProof::Wrong(WrongDice::Asked(number));
        }
    }
    DiceProof::Proven(rolls.len())
}

/// What the entries of a record show of the dice.
#[derive(Default)]
struct Shown {
    seals: BySide<Option<Bytes32>>,
    numbers: BySide<Option<Bytes32>>,
    secret: Option<Bytes32>,
    /// What the record says that each roll asked for.
    asked: Vec<Option<Asked>>,
}

impl Shown {
    /// Reads them: each thing once, and in its order.
    fn read<O>(header: &Header<O>, record: &[RecordEntry]) -> Result<Self, WrongDice> {
        let seals = BySide::with(|side| {
            let player: &Occupant = &header.seats[side].coach;
            matches!(player, Occupant::Person | Occupant::Program(_))
        });
        let all_have = |row: &BySide<Option<Bytes32>>| {
            let mut sides = Side::BOTH.into_iter();
            sides.all(|side| !seals[side] || row[side].is_some())
        };
        let mut shown = Self::default();
        let mut asked = None;
        for entry in record {
            let is_roll = matches!(entry, RecordEntry::Answer(text) if text.starts_with("roll "));
            if asked.is_some() && !is_roll {
                return Err(WrongDice::Asked(shown.asked.len()));
            }
            match entry {
                RecordEntry::Note(Noted { what, who, .. }) => match (what, *who) {
                    (Note::Seal(_) | Note::Number(_), None) => return Err(WrongDice::Nobody),
                    (Note::Secret(_), Some(_)) => return Err(WrongDice::Secret),
                    (Note::Seal(_), Some(side)) if !seals[side] => {
                        return Err(WrongDice::Seal(side));
                    }
                    (Note::Seal(seal), Some(side)) => {
                        once(&mut shown.seals[side], *seal, WrongDice::Seal(side))?;
                    }
                    (Note::Number(_), _) if !all_have(&shown.seals) => {
                        return Err(WrongDice::Order);
                    }
                    (Note::Number(_), Some(side)) if !seals[side] => {
                        return Err(WrongDice::Number(side));
                    }
                    (Note::Number(number), Some(side)) => {
                        once(&mut shown.numbers[side], *number, WrongDice::Number(side))?;
                    }
                    (Note::Secret(secret), None) => {
                        once(&mut shown.secret, *secret, WrongDice::Secret)?;
                    }
                    _ => {}
                },
                RecordEntry::Asked(what) => asked = Some(what.clone()),
                RecordEntry::Answer(_) if is_roll => {
                    if !all_have(&shown.numbers) || shown.secret.is_some() {
                        return Err(WrongDice::Order);
                    }
                    shown.asked.push(asked.take());
                }
                RecordEntry::Answer(_)
                | RecordEntry::Undo(_)
                | RecordEntry::Rules { .. }
                | RecordEntry::At(_) => {}
            }
        }
        if asked.is_some() {
            return Err(WrongDice::Asked(shown.asked.len()));
        }
        Ok(shown)
    }
}

/// Puts a value where none is yet.
fn once<T>(place: &mut Option<T>, value: T, wrong: WrongDice) -> Result<(), WrongDice> {
    match place.replace(value) {
        None => Ok(()),
        Some(_) => Err(wrong),
    }
}
