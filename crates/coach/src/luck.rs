//! Seeded luck: the one generator of the house, pinned so that a seed repeats a match for ever.

use gaffer_core::{Dice, DiceSource, DiceWanted, MAX_DICE};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// A stream of random numbers.
#[derive(Clone, Debug)]
pub struct Luck(Xoshiro256PlusPlus);

impl Luck {
    /// The stream of a seed.
    pub fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// An independent stream for one use of a seed: a match of many, a roll, a decision.
    pub fn at(seed: u64, purpose: u64, index: u64) -> Self {
        // Odd constants keep the three apart; the seeding of the generator mixes them well.
        Self::new(
            seed ^ purpose.wrapping_mul(0x9E37_79B9_7F4A_7C15)
                ^ index.wrapping_add(1).wrapping_mul(0xD1B5_4A32_D192_ED03),
        )
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
        loop {
            let mut faces = [0; MAX_DICE];
            let count = wanted.count() as usize;
            for face in &mut faces[..count] {
                *face = self.below(wanted.faces() as usize) as u8 + 1;
            }
            if let Some(dice) = Dice::from_faces(&faces[..count])
                && wanted.check(dice).is_ok()
            {
                return dice;
            }
        }
    }
}

/// The dice of a seed: the n-th roll of a match is the same whatever else happened.
#[derive(Clone, Debug)]
pub struct SeededDice {
    seed: u64,
    rolled: u64,
}

impl SeededDice {
    /// What tells dice from coaches among the uses of a seed.
    const PURPOSE: u64 = 1;

    /// The dice of a seed, after so many rolls.
    pub fn new(seed: u64, rolled: u64) -> Self {
        Self { seed, rolled }
    }
}

impl DiceSource for SeededDice {
    type Error = std::convert::Infallible;

    fn draw(&mut self, wanted: &DiceWanted) -> Result<Dice, Self::Error> {
        let dice = Luck::at(self.seed, Self::PURPOSE, self.rolled).dice(wanted);
        self.rolled += 1;
        Ok(dice)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gaffer_core::Side;

    /// Chi-square with 35 degrees of freedom: 66.6 is exceeded once in a thousand fair samples.
    #[test]
    fn pairs_of_dice_are_fair() {
        let wanted = DiceWanted::each(Side::Home, Side::Away);
        let mut dice = SeededDice::new(2026, 0);
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
    }
}
