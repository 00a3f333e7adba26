//! Exact chances: fractions that are never rounded.

use std::cmp::Ordering;
use std::fmt;

/// The chance of something, as a fraction in lowest terms.
///
/// Every die of a turn has 3, 4 or 5 equal outcomes, and a line is followed through eight deflections with
/// at most seven attempts each, so that neither number outgrows its type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Chance {
    numerator: u128,
    denominator: u128,
}

impl Chance {
    /// It never happens.
    pub const ZERO: Self = Self {
        numerator: 0,
        denominator: 1,
    };
    /// It always happens.
    pub const ONE: Self = Self {
        numerator: 1,
        denominator: 1,
    };

    /// So many of so many equal outcomes; without outcomes it never happens.
    pub fn new(numerator: u128, denominator: u128) -> Self {
        if denominator == 0 {
            return Self::ZERO;
        }
        let common = gcd(numerator, denominator);
        Self {
            numerator: numerator / common,
            denominator: denominator / common,
        }
    }

    /// The number above the line.
    pub fn numerator(self) -> u128 {
        self.numerator
    }

    /// The number below the line.
    pub fn denominator(self) -> u128 {
        self.denominator
    }

    /// The mean of equally likely cases.
    #[must_use]
    pub fn mean(cases: impl IntoIterator<Item = Self>) -> Self {
        let (mut sum, mut count) = (Self::ZERO, 0);
        for case in cases {
            sum = sum.plus(case);
            count += 1;
        }
        sum.times(1, count)
    }

    /// The chance of either of two things that exclude each other.
    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        let (one, two, denominator) = self.with_common_denominator(other);
        Self::new(one + two, denominator)
    }

    /// So many of so many equal parts of the chance.
    #[must_use]
    pub fn times(self, numerator: u128, denominator: u128) -> Self {
        Self::new(self.numerator * numerator, self.denominator * denominator)
    }

    /// The chance that it does not happen.
    #[must_use]
    pub fn complement(self) -> Self {
        Self {
            numerator: self.denominator.saturating_sub(self.numerator),
            denominator: self.denominator,
        }
    }

    /// What is left of the chance without another; nothing where the other is greater.
    #[must_use]
    pub(super) fn minus(self, other: Self) -> Self {
        let (one, two, denominator) = self.with_common_denominator(other);
        Self::new(one.saturating_sub(two), denominator)
    }

    /// The chance in per cent, rounded, for printing.
    pub fn percent(self) -> f64 {
        self.numerator as f64 / self.denominator as f64 * 100.0
    }

    fn with_common_denominator(self, other: Self) -> (u128, u128, u128) {
        let common = gcd(self.denominator, other.denominator);
        (
            self.numerator * (other.denominator / common),
            other.numerator * (self.denominator / common),
            self.denominator / common * other.denominator,
        )
    }
}

impl PartialOrd for Chance {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Chance {
    fn cmp(&self, other: &Self) -> Ordering {
        let (one, two, _) = self.with_common_denominator(*other);
        one.cmp(&two)
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.denominator == 1 {
            return self.numerator.fmt(f);
        }
        write!(f, "{}/{}", self.numerator, self.denominator)
    }
}

fn gcd(a: u128, b: u128) -> u128 {
    // Almost every chance is small, and small numbers divide many times faster.
    match (u64::try_from(a), u64::try_from(b)) {
        (Ok(mut a), Ok(mut b)) => {
            while b != 0 {
                (a, b) = (b, a % b);
            }
            a as u128
        }
        _ if b == 0 => a,
        _ => gcd(b, a % b),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_add_up() {
        let third = Chance::new(2, 6);
        let quarter = Chance::new(1, 4);
        assert_eq!(third.plus(quarter), Chance::new(7, 12));
        assert_eq!(third.times(3, 4), quarter);
        assert_eq!(third.complement(), Chance::new(2, 3));
        assert_eq!(Chance::mean([third, quarter]), Chance::new(7, 24));
        assert!(quarter < third && third < Chance::ONE);
        assert_eq!(third.to_string(), "1/3");
        assert_eq!(Chance::ZERO.to_string(), "0");
        assert_eq!(Chance::new(1, 0), Chance::ZERO);
    }
}
