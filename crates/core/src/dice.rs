//! Dice: what a position asks to be rolled, what was rolled, and where dice come from.
//!
//! The rules never draw a die. They ask for a [`Roll`]; a [`DiceSource`] that the driver owns, or a
//! person with real dice, answers with [`Dice`].

use std::fmt;
use std::str::FromStr;

use crate::{RuleId, Side};

/// The most dice that one roll asks for.
pub const MAX_DICE: usize = 4;

/// What the dice showed, in the order in which they were asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Dice {
    faces: [u8; MAX_DICE],
    count: u8,
}

impl Dice {
    /// One die.
    pub const fn one(first: u8) -> Self {
        Self {
            faces: [first, 0, 0, 0],
            count: 1,
        }
    }

    /// Two dice.
    pub const fn two(first: u8, second: u8) -> Self {
        Self {
            faces: [first, second, 0, 0],
            count: 2,
        }
    }

    /// As many dice as the slice holds, or `None` for none or too many.
    pub fn from_faces(faces: &[u8]) -> Option<Self> {
        if faces.is_empty() || faces.len() > MAX_DICE {
            return None;
        }
        let mut dice = Self {
            faces: [0; MAX_DICE],
            count: faces.len() as u8,
        };
        dice.faces[..faces.len()].copy_from_slice(faces);
        Some(dice)
    }

    /// The first die.
    #[inline]
    pub const fn first(self) -> u8 {
        self.faces[0]
    }

    /// The second die, 0 if there is none.
    #[inline]
    pub const fn second(self) -> u8 {
        self.faces[1]
    }

    /// The lowest die: what is kept when the higher ones are dropped.
    pub fn lowest(self) -> u8 {
        self.faces().iter().copied().min().unwrap_or(0)
    }

    /// All faces.
    #[inline]
    pub fn faces(&self) -> &[u8] {
        &self.faces[..self.count as usize]
    }
}

impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, face) in self.faces().iter().enumerate() {
            if index > 0 {
                f.write_str(" ")?;
            }
            write!(f, "{face}")?;
        }
        Ok(())
    }
}

impl FromStr for Dice {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let faces = text
            .split_whitespace()
            .map(str::parse::<u8>)
            .collect::<Result<Vec<_>, _>>()
            .map_err(|_| format!("'{text}' is not a row of dice: write numbers, e.g. 5 2"))?;
        Self::from_faces(&faces).ok_or_else(|| format!("a roll has 1 to {MAX_DICE} dice"))
    }
}

/// When a roll counts; "roll again until" is one roll over fewer outcomes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Until {
    /// Every roll counts.
    Any,
    /// Only rolls whose two dice differ count, the first with this lead added.
    Differ {
        /// What is added to the first die before it is compared.
        lead: i8,
        /// The rule that sends equal dice back.
        rule: RuleId,
    },
    /// Only rolls without a 1 count.
    NoOne {
        /// The rule that sends a 1 back.
        rule: RuleId,
    },
}

/// The dice of a roll: whose they are, how many faces they have, and which rolls count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DiceWanted {
    owners: [Side; MAX_DICE],
    count: u8,
    faces: u8,
    until: Until,
    secret: bool,
}

impl DiceWanted {
    /// One six-sided die of a side.
    pub const fn one(owner: Side) -> Self {
        Self {
            owners: [owner; MAX_DICE],
            count: 1,
            faces: 6,
            until: Until::Any,
            secret: false,
        }
    }

    /// Two six-sided dice of a side.
    pub const fn two(owner: Side) -> Self {
        Self {
            count: 2,
            ..Self::one(owner)
        }
    }

    /// One six-sided die of each side, in this order.
    pub const fn each(first: Side, second: Side) -> Self {
        Self {
            owners: [first, second, second, second],
            count: 2,
            faces: 6,
            until: Until::Any,
            secret: false,
        }
    }

    /// So many six-sided dice of each side, one or two, in this order.
    pub const fn so_many(first: (Side, u8), second: (Side, u8)) -> Self {
        let owners = match first.1 {
            0 | 1 => [first.0, second.0, second.0, second.0],
            _ => [first.0, first.0, second.0, second.0],
        };
        Self {
            owners,
            count: first.1 + second.1,
            ..Self::each(first.0, second.0)
        }
    }

    /// The same dice, where only some rolls count.
    #[must_use]
    pub const fn until(mut self, until: Until) -> Self {
        self.until = until;
        self
    }

    /// The same dice with another number of faces: a card drawn from so many.
    #[must_use]
    pub const fn with_faces(mut self, faces: u8) -> Self {
        self.faces = faces;
        self
    }

    /// The same dice, shown to their owner only.
    #[must_use]
    pub const fn in_secret(mut self) -> Self {
        self.secret = true;
        self
    }

    /// Whether only the owner of the dice may see what they show.
    pub const fn is_secret(&self) -> bool {
        self.secret
    }

    /// Whose dice these are, in order.
    pub fn owners(&self) -> &[Side] {
        &self.owners[..self.count as usize]
    }

    /// How many faces each die has.
    #[inline]
    pub const fn faces(&self) -> u8 {
        self.faces
    }

    /// Which rolls count.
    pub const fn counts(&self) -> Until {
        self.until
    }

    /// How many dice there are.
    #[inline]
    pub const fn count(&self) -> u8 {
        self.count
    }

    /// Dice that answer this roll, each face drawn from so many by a generator; rolls that do not count are drawn again.
    #[inline]
    pub fn drawn(&self, mut die: impl FnMut(u8) -> u8) -> Dice {
        loop {
            let mut faces = [0; MAX_DICE];
            let faces = &mut faces[..self.count as usize];
            faces.fill_with(|| die(self.faces));
            if let Some(dice) = Dice::from_faces(faces)
                && self.check(dice).is_ok()
            {
                return dice;
            }
        }
    }

    /// Whether these dice answer this roll.
    #[inline]
    pub fn check(&self, dice: Dice) -> Result<(), BadRoll> {
        if dice.count != self.count {
            return Err(BadRoll::Count {
                wanted: self.count,
                given: dice.count,
            });
        }
        for &face in dice.faces() {
            if face == 0 || face > self.faces {
                return Err(BadRoll::Face {
                    face,
                    faces: self.faces,
                });
            }
        }
        match self.until {
            Until::Any => Ok(()),
            Until::Differ { lead, rule } => {
                if dice.first() as i8 + lead == dice.second() as i8 {
                    Err(BadRoll::Again {
                        rule,
                        why: RollAgain::Equal,
                    })
                } else {
                    Ok(())
                }
            }
            Until::NoOne { rule } => {
                if dice.faces().contains(&1) {
                    Err(BadRoll::Again {
                        rule,
                        why: RollAgain::One,
                    })
                } else {
                    Ok(())
                }
            }
        }
    }

    /// Every outcome that counts, with its integer weight, in ascending order.
    pub fn outcomes(&self) -> impl Iterator<Item = (Dice, u32)> + '_ {
        let total = u32::from(self.faces).pow(u32::from(self.count));
        (0..total).filter_map(move |mut number| {
            let mut dice = Dice {
                faces: [0; MAX_DICE],
                count: self.count,
            };
            for slot in (0..self.count as usize).rev() {
                dice.faces[slot] = (number % u32::from(self.faces)) as u8 + 1;
                number /= u32::from(self.faces);
            }
            self.check(dice).is_ok().then_some((dice, 1))
        })
    }
}

/// A roll that a position awaits: what it is for and which dice it takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Roll<P> {
    /// What the roll decides.
    pub purpose: P,
    /// The dice.
    pub dice: DiceWanted,
}

/// Why dice do not answer a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadRoll {
    /// A choice is awaited, or the match is over.
    NotAwaited,
    /// Too few or too many dice.
    Count {
        /// How many dice the roll has.
        wanted: u8,
        /// How many were given.
        given: u8,
    },
    /// A face that no such die has.
    Face {
        /// The face given.
        face: u8,
        /// How many faces the die has.
        faces: u8,
    },
    /// These dice are rolled again.
    Again {
        /// The rule that says so.
        rule: RuleId,
        /// What is wrong with them.
        why: RollAgain,
    },
}

/// Why dice are rolled again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RollAgain {
    /// They are equal, with what is added to them.
    Equal,
    /// A one is among them.
    One,
}

impl fmt::Display for RollAgain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Equal => "equal: both roll again",
            Self::One => "a 1 is rolled again",
        })
    }
}

impl fmt::Display for BadRoll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotAwaited => f.write_str("no roll is awaited now"),
            Self::Count { wanted, given } => {
                write!(f, "this roll takes {wanted} dice, not {given}")
            }
            Self::Face { face, faces } => {
                write!(f, "{face} is not on a die with the faces 1 to {faces}")
            }
            Self::Again { rule, why } => write!(f, "{why} ({rule})"),
        }
    }
}

/// Where dice come from.
pub trait DiceSource {
    /// Why no dice could be had.
    type Error;

    /// Answers one roll. The answer may still be sent back by the rules ("equal: roll again").
    fn draw(&mut self, wanted: &DiceWanted) -> Result<Dice, Self::Error>;
}

/// Dice written down beforehand, given out in order and never twice.
#[derive(Clone, Debug)]
pub struct Script {
    rolls: std::collections::VecDeque<Dice>,
}

impl Script {
    /// A script of whole rolls.
    pub fn new(rolls: impl IntoIterator<Item = Dice>) -> Self {
        Self {
            rolls: rolls.into_iter().collect(),
        }
    }

    /// How many rolls are left.
    pub fn left(&self) -> usize {
        self.rolls.len()
    }
}

/// The script holds no further roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScriptEnded;

impl DiceSource for Script {
    type Error = ScriptEnded;

    fn draw(&mut self, _wanted: &DiceWanted) -> Result<Dice, ScriptEnded> {
        self.rolls.pop_front().ok_or(ScriptEnded)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const AGAIN: RuleId = RuleId("F22-3.2a");

    #[test]
    fn a_pair_has_36_outcomes_in_order() {
        let wanted = DiceWanted::each(Side::Home, Side::Away);
        let all: Vec<_> = wanted.outcomes().collect();
        assert_eq!(all.len(), 36);
        assert_eq!(all[0].0, Dice::two(1, 1));
        assert_eq!(all[7].0, Dice::two(2, 2));
        assert_eq!(all.iter().map(|(_, weight)| weight).sum::<u32>(), 36);
    }

    #[test]
    fn rolling_again_leaves_fewer_outcomes() {
        let differ = |lead| {
            DiceWanted::each(Side::Home, Side::Away)
                .until(Until::Differ { lead, rule: AGAIN })
                .outcomes()
                .count()
        };
        assert_eq!(differ(0), 30);
        // With a lead of two, 1-3, 2-4, 3-5 and 4-6 are level.
        assert_eq!(differ(2), 32);
    }

    #[test]
    fn a_one_that_is_rolled_again_leaves_five_faces() {
        let wanted = DiceWanted::one(Side::Away).until(Until::NoOne { rule: AGAIN });
        let faces: Vec<u8> = wanted.outcomes().map(|(dice, _)| dice.first()).collect();
        assert_eq!(faces, [2, 3, 4, 5, 6]);
        assert!(matches!(
            wanted.check(Dice::one(1)),
            Err(BadRoll::Again { .. })
        ));
    }

    #[test]
    fn wrong_dice_are_told_apart() {
        let pair = DiceWanted::each(Side::Home, Side::Away).until(Until::Differ {
            lead: 0,
            rule: AGAIN,
        });
        assert_eq!(
            pair.check(Dice::one(3)),
            Err(BadRoll::Count {
                wanted: 2,
                given: 1
            })
        );
        assert_eq!(
            pair.check(Dice::two(3, 7)),
            Err(BadRoll::Face { face: 7, faces: 6 })
        );
        assert_eq!(
            pair.check(Dice::two(0, 1)),
            Err(BadRoll::Face { face: 0, faces: 6 })
        );
        assert_eq!(
            pair.check(Dice::two(4, 4)),
            Err(BadRoll::Again {
                rule: AGAIN,
                why: RollAgain::Equal
            })
        );
        assert_eq!(pair.check(Dice::two(4, 5)), Ok(()));
    }

    #[test]
    fn dice_are_read_and_written() {
        assert_eq!("5 2".parse(), Ok(Dice::two(5, 2)));
        assert_eq!(Dice::two(5, 2).to_string(), "5 2");
        assert!("five".parse::<Dice>().is_err());
        assert!("".parse::<Dice>().is_err());
        assert!("1 2 3 4 5".parse::<Dice>().is_err());
    }
}
