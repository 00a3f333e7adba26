//! Luck that follows from a number: the lots of tables and the matches of a simulation.

/// A stream of random numbers (`SplitMix64`), the same for the same seed for ever.
#[derive(Clone, Debug)]
pub(crate) struct Luck(u64);

/// The golden ratio in 64 bits: the step of `SplitMix64`.
const STEP: u64 = 0x9E37_79B9_7F4A_7C15;

impl Luck {
    /// The stream of a seed and further numbers; each of them, and their order, makes it another one.
    pub(crate) fn of(seed: u64, numbers: impl IntoIterator<Item = u64>) -> Self {
        numbers
            .into_iter()
            .fold(Self(seed), |mut luck, number| Self(luck.number() ^ number))
    }

    /// The next number.
    #[inline]
    pub(crate) const fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(STEP);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// A number from 0 to below 1.
    #[inline]
    pub(crate) fn share(&mut self) -> f64 {
        const BITS: u32 = 53;
        (self.number() >> (u64::BITS - BITS)) as f64 / (1_u64 << BITS) as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first numbers of seed 1234567 as published with the generator.
    #[test]
    fn the_numbers_are_those_of_splitmix64() {
        let mut luck = Luck::of(1_234_567, []);
        assert_eq!(luck.number(), 6_457_827_717_110_365_317);
        assert_eq!(luck.number(), 3_203_168_211_198_807_973);
    }

    #[test]
    fn further_numbers_and_their_order_make_another_stream() {
        let first = |numbers: &[u64]| Luck::of(1, numbers.iter().copied()).number();
        assert_ne!(first(&[1, 2]), first(&[2, 1]));
        assert_ne!(first(&[1]), first(&[1, 0]));
    }
}
