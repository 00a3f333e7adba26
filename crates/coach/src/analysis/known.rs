//! What is known of positions already, by their fingerprints.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hash, Hasher};

use crate::Expected;

/// Sixty-four bits that stand for a position: that two of the thousands of positions of a match share them is less likely
/// than a fault of the machine.
pub(super) fn fingerprint(position: &impl Hash) -> u64 {
    let mut hasher = Folding::default();
    position.hash(&mut hasher);
    hasher.finish()
}

/// How maps of fingerprints are kept.
pub(super) type Fingerprints = BuildHasherDefault<AsItIs>;

/// The values of positions that are known.
#[derive(Debug, Default)]
pub(super) struct Known {
    values: HashMap<u64, Expected, Fingerprints>,
}

impl Known {
    /// Takes note of a position's value.
    pub(super) fn insert(&mut self, position: &impl Hash, value: Expected) {
        self.values.insert(fingerprint(position), value);
    }

    /// The value of a position, if it is known.
    pub(super) fn get(&self, position: &impl Hash) -> Option<Expected> {
        self.values.get(&fingerprint(position)).copied()
    }

    /// The value of a position, which is reckoned if it is not known.
    pub(super) fn or_reckon(
        &mut self,
        position: &impl Hash,
        reckon: impl FnOnce() -> Expected,
    ) -> Expected {
        self.or_reckon_of(fingerprint(position), reckon)
    }

    /// The same of a position with this fingerprint.
    pub(super) fn or_reckon_of(
        &mut self,
        fingerprint: u64,
        reckon: impl FnOnce() -> Expected,
    ) -> Expected {
        *self.values.entry(fingerprint).or_insert_with(reckon)
    }
}

/// Folds what it is given into 64 bits. The standard hasher, which withstands people who choose what is hashed, would take
/// most of the time of an analysis.
#[derive(Default)]
struct Folding {
    folded: u64,
    /// What is not folded in yet, and how many of its bits are taken: most of a position is small numbers.
    word: u64,
    taken: u32,
}

impl Folding {
    #[inline]
    fn fold(&mut self) {
        // The fraction of the golden ratio, and an odd number whose bits are as mixed.
        let part = self.folded ^ self.word ^ 0x9E37_79B9_7F4A_7C15;
        let mixed = u128::from(part) * 0xD6E8_FEB8_6659_FD93;
        self.folded = (mixed as u64) ^ ((mixed >> 64) as u64);
        self.word = 0;
        self.taken = 0;
    }

    #[inline]
    fn add(&mut self, part: u64, bits: u32) {
        if self.taken + bits > u64::BITS {
            self.fold();
        }
        self.word |= part << self.taken;
        self.taken += bits;
    }
}

impl Hasher for Folding {
    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        for part in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..part.len()].copy_from_slice(part);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    #[inline]
    fn write_u8(&mut self, part: u8) {
        self.add(part.into(), 8);
    }

    #[inline]
    fn write_u16(&mut self, part: u16) {
        self.add(part.into(), 16);
    }

    #[inline]
    fn write_u32(&mut self, part: u32) {
        self.add(part.into(), 32);
    }

    #[inline]
    fn write_u64(&mut self, part: u64) {
        self.add(part & 0xFFFF_FFFF, 32);
        self.add(part >> 32, 32);
    }

    /// Mostly the number of a variant.
    #[inline]
    fn write_usize(&mut self, part: usize) {
        match u8::try_from(part) {
            Ok(small) => self.write_u8(small),
            Err(_) => self.write_u64(part as u64),
        }
    }

    #[inline]
    fn finish(&self) -> u64 {
        let mut last = Self { ..*self };
        last.fold();
        last.folded
    }
}

/// Takes a fingerprint as it is.
#[derive(Default)]
pub(super) struct AsItIs(u64);

impl Hasher for AsItIs {
    fn write(&mut self, bytes: &[u8]) {
        self.0 = fingerprint(&bytes);
    }

    #[inline]
    fn write_u64(&mut self, fingerprint: u64) {
        self.0 = fingerprint;
    }

    #[inline]
    fn finish(&self) -> u64 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use gaffer_core::{Awaits, Rules, Silent};

    use super::*;
    use crate::Luck;

    /// All positions of a random match, and their fingerprints.
    fn look<R: Rules>(options: &R::Options, seed: u64, seen: &mut (HashSet<R>, HashSet<u64>)) {
        let mut position = R::begin(options).expect("sound options");
        let mut luck = Luck::new(seed);
        let mut choices = Vec::new();
        loop {
            seen.1.insert(fingerprint(&position));
            seen.0.insert(position.clone());
            match position.awaits() {
                Awaits::Nothing(_) => break,
                Awaits::Roll(roll) => {
                    let rolled = position.roll(luck.dice(&roll.dice), &mut Silent);
                    rolled.expect("dice as asked for");
                }
                Awaits::Choice(_) | Awaits::Secret(_) => {
                    choices.clear();
                    position.choices(&mut choices);
                    let choice = choices[luck.below(choices.len())];
                    position.choose(choice, &mut Silent).expect("offered");
                }
            }
        }
    }

    #[test]
    fn different_positions_have_different_fingerprints() {
        let mut fuba = Default::default();
        let mut champions = Default::default();
        for seed in 0..20 {
            look::<gaffer_fuba::Position>(&gaffer_fuba::Options::FULL, seed, &mut fuba);
            let options = gaffer_champions::Options::default();
            look::<gaffer_champions::Position>(&options, seed, &mut champions);
        }
        assert!(fuba.0.len() > 10_000, "{}", fuba.0.len());
        assert_eq!(fuba.0.len(), fuba.1.len());
        assert!(champions.0.len() > 2_000, "{}", champions.0.len());
        assert_eq!(champions.0.len(), champions.1.len());
    }
}
