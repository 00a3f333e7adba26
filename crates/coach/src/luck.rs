//! Seeded luck: the generators of the house, pinned so that a seed repeats a match for ever.
//!
//! A number that somebody named leads a quick generator, which simulations live on; a seed that was drawn for a match between
//! people a keyed one, which nobody can look through.

use gaffer_core::{Bytes32, Dice, DiceSource, DiceWanted, Seed};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::{Deserialize, Serialize};

use crate::Stream;
use crate::keyed::{self, DiceKey};

/// A seed of 128 bits that nobody knows, from the system.
pub fn draw_seed() -> Result<Seed, getrandom::Error> {
    let mut key = [0; 16];
    getrandom::fill(&mut key)?;
    Ok(Seed::Drawn(key))
}

/// What the luck of a coach begins with for one decision: all that another process needs to draw the same. Of a drawn seed it tells
/// nothing else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LuckOfDecision {
    /// Of a seed that somebody named.
    Number(u64),
    /// Of a seed that was drawn.
    Key(Bytes32),
}

impl LuckOfDecision {
    /// The luck of a computer coach for one use of a match's seed.
    pub fn of_coach(seed: Seed, stream: Stream, index: u64) -> Self {
        match seed {
            Seed::Named(number) => Self::Number(mixed(number, stream, index)),
            Seed::Drawn(key) => Self::Key(Bytes32(keyed::of_coach(&key, stream.number(), index))),
        }
    }
}

/// One number of a seed, a stream and an index. Odd constants keep the three apart; the seeding of the generator mixes them well.
fn mixed(seed: u64, stream: Stream, index: u64) -> u64 {
    seed ^ stream.number().wrapping_mul(0x9E37_79B9_7F4A_7C15)
        ^ index.wrapping_add(1).wrapping_mul(0xD1B5_4A32_D192_ED03)
}

impl From<LuckOfDecision> for Luck {
    fn from(begun: LuckOfDecision) -> Self {
        match begun {
            LuckOfDecision::Number(number) => Self::new(number),
            LuckOfDecision::Key(Bytes32(key)) => Self(Xoshiro256PlusPlus::from_seed(key)),
        }
    }
}

/// A stream of random numbers.
#[derive(Clone, Debug)]
pub struct Luck(Xoshiro256PlusPlus);

impl Luck {
    /// The stream of a seed.
    pub fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// An independent stream for one use of a seed: a match of many, a roll, a decision.
    pub fn at(seed: u64, stream: Stream, index: u64) -> Self {
        Self::new(mixed(seed, stream, index))
    }

    /// The stream of a computer coach for one use of a match's seed.
    pub fn of_coach(seed: Seed, stream: Stream, index: u64) -> Self {
        LuckOfDecision::of_coach(seed, stream, index).into()
    }

    /// The next number.
    #[inline]
    pub fn number(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A number below a bound, each equally likely.
    #[inline]
    pub fn below(&mut self, bound: usize) -> usize {
        let bound = (bound as u64).max(1);
        let mut product = u128::from(self.number()) * u128::from(bound);
        // Lemire's method: reject the few numbers that would favour some results.
        if (product as u64) < bound {
            let unfair = bound.wrapping_neg() % bound;
            while (product as u64) < unfair {
                product = u128::from(self.number()) * u128::from(bound);
            }
        }
        (product >> 64) as usize
    }

    /// Fair dice for a roll; rolls that do not count are rolled again.
    #[inline]
    pub fn dice(&mut self, wanted: &DiceWanted) -> Dice {
        wanted.drawn(|faces| self.below(faces.into()) as u8 + 1)
    }
}

/// The dice of a seed: the n-th roll of a match is the same whatever else happened.
#[derive(Clone, Debug)]
pub struct SeededDice {
    from: SeedKind,
    rolled: u64,
}

#[derive(Clone, Debug)]
enum SeedKind {
    Number(u64),
    Key(DiceKey),
}

impl SeededDice {
    /// The dice of a seed, after so many rolls.
    pub fn new(seed: impl Into<Seed>, rolled: u64) -> Self {
        let from = match seed.into() {
            Seed::Named(number) => SeedKind::Number(number),
            Seed::Drawn(key) => SeedKind::Key(DiceKey::derive(&key)),
        };
        Self { from, rolled }
    }
}

impl DiceSource for SeededDice {
    type Error = std::convert::Infallible;

    fn draw(&mut self, wanted: &DiceWanted) -> Result<Dice, Self::Error> {
        let dice = match &self.from {
            SeedKind::Number(seed) => Luck::at(*seed, Stream::Dice, self.rolled).dice(wanted),
            SeedKind::Key(key) => key.dice(self.rolled as u32, wanted),
        };
        self.rolled += 1;
        Ok(dice)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gaffer_core::Side;

    const DRAWN: Seed = Seed::Drawn(*b"sixteen bytes..!");

    /// Chi-square with 35 degrees of freedom: 66.6 is exceeded once in a thousand fair samples.
    #[test]
    fn pairs_of_dice_are_fair() {
        pairs_are_fair(Seed::Named(2026));
        pairs_are_fair(DRAWN);
    }

    fn pairs_are_fair(seed: Seed) {
        let wanted = DiceWanted::each(Side::Home, Side::Away);
        let mut dice = SeededDice::new(seed, 0);
        let mut seen = [0_u32; 36];
        let rolls = 36_000;
        for _ in 0..rolls {
            let Ok(roll) = dice.draw(&wanted);
            seen[(roll.first() as usize - 1) * 6 + roll.second() as usize - 1] += 1;
        }
        let expected = f64::from(rolls) / 36.0;
        let chi: f64 = seen
            .iter()
            .map(|n| (f64::from(*n) - expected).powi(2) / expected)
            .sum();
        assert!(chi < 66.6, "chi-square {chi}");
    }

    #[test]
    fn a_seed_repeats_and_goes_on_where_it_stopped() {
        let wanted = DiceWanted::each(Side::Home, Side::Away);
        let draw = |dice: &mut SeededDice, n| -> Vec<Dice> {
            (0..n).map(|_| dice.draw(&wanted).unwrap()).collect()
        };
        let all = draw(&mut SeededDice::new(7, 0), 20);
        assert_eq!(all, draw(&mut SeededDice::new(7, 0), 20));
        assert_eq!(all[12..], draw(&mut SeededDice::new(7, 12), 8));
        assert_ne!(all, draw(&mut SeededDice::new(8, 0), 20));
        let drawn = draw(&mut SeededDice::new(DRAWN, 0), 20);
        assert_eq!(drawn[12..], draw(&mut SeededDice::new(DRAWN, 12), 8));
        assert_ne!(drawn, all);
    }

    /// What a named seed gives must never change: records and old stores go on with it.
    #[test]
    fn a_named_seed_gives_the_dice_that_it_always_gave() {
        let wanted = DiceWanted::each(Side::Home, Side::Away);
        let mut dice = SeededDice::new(7, 0);
        for roll in 0..50 {
            let Ok(drawn) = dice.draw(&wanted);
            assert_eq!(drawn, Luck::at(7, Stream::Dice, roll).dice(&wanted));
        }
        let coach = Stream::Coach(Side::Home);
        let mut luck = Luck::of_coach(Seed::Named(7), coach, 5);
        assert_eq!(luck.number(), Luck::at(7, coach, 5).number());
        // The generator is mixed from seed, stream and index as it always was.
        let mixed = 7
            ^ 2_u64.wrapping_mul(0x9E37_79B9_7F4A_7C15)
            ^ 6_u64.wrapping_mul(0xD1B5_4A32_D192_ED03);
        assert_eq!(Luck::at(7, coach, 5).number(), Luck::new(mixed).number());
    }

    #[test]
    fn no_seed_is_drawn_twice() {
        let seeds = [draw_seed(), draw_seed()].map(Result::unwrap);
        assert_ne!(seeds[0], seeds[1]);
        assert!(seeds.iter().all(|seed| matches!(seed, Seed::Drawn(_))));
    }
}
