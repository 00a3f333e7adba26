//! The sequential test: pairs are played until one of two differences in rating is much likelier than the other.
//!
//! The generalised sequential probability ratio test on the five results that a pair can have, as fishtest does it:
//! under each hypothesis the likeliest distribution with that mean is taken, and the logarithm of their ratio is
//! compared with Wald's bounds. Wrong decisions come in 5 % of the tests at most, either way.

use serde::Serialize;

use super::rating::{Pentanomial, expected_share};

/// Wald's bound for 5 % wrong decisions on either side: ln(0.95 / 0.05).
pub const BOUND: f64 = 2.944_438_979_166_440_3;

/// What stands in for a result that has not come yet, so that it is unlikely and not impossible.
const UNSEEN: f64 = 1e-3;

/// Two differences in rating, of which the test finds the likelier one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Test {
    /// The lower one.
    pub low: f64,
    /// The higher one.
    pub high: f64,
}

/// What a test found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// The lower difference.
    Low,
    /// The higher difference.
    High,
}

impl Test {
    /// Reads "LOW,HIGH" in rating points.
    pub fn read(text: &str) -> Result<Self, String> {
        let wrong = || format!("'{text}' is not LOW,HIGH in rating points, such as 0,10");
        let (low, high) = text.split_once(',').ok_or_else(wrong)?;
        let number = |text: &str| text.trim().parse::<f64>().map_err(|_| wrong());
        let (low, high) = (number(low)?, number(high)?);
        // A difference that no pair of matches can show has no test.
        let sensible = -2000.0..=2000.0;
        if !sensible.contains(&low) || !sensible.contains(&high) || low >= high {
            return Err(wrong() + ": LOW is below HIGH, both between -2000 and 2000");
        }
        Ok(Self { low, high })
    }

    /// The logarithm of how much likelier the higher difference is than the lower one.
    pub fn likelihood_ratio(&self, pairs: &Pentanomial) -> f64 {
        let seen = pairs.map(|number| (number as f64).max(UNSEEN));
        let total: f64 = seen.iter().sum();
        let shares = seen.map(|number| number / total);
        let low = likeliest_with_mean(&shares, expected_share(self.low));
        let high = likeliest_with_mean(&shares, expected_share(self.high));
        let ratios = shares.iter().zip(low).zip(high);
        total
            * ratios
                .map(|((seen, low), high)| seen * (high / low).ln())
                .sum::<f64>()
    }

    /// What the pairs have decided, if they have.
    pub fn verdict(&self, pairs: &Pentanomial) -> Option<Verdict> {
        let ratio = self.likelihood_ratio(pairs);
        match ratio {
            _ if ratio >= BOUND => Some(Verdict::High),
            _ if ratio <= -BOUND => Some(Verdict::Low),
            _ => None,
        }
    }
}

/// The distribution with this mean under which the shares seen are likeliest: each is divided by 1 + x (points -
/// mean), with the one x for which they add up to 1.
fn likeliest_with_mean(shares: &Pentashares, mean: f64) -> Pentashares {
    let excess = |x: f64| -> f64 {
        let each = shares.iter().zip(POINTS);
        each.map(|(share, points)| share * (points - mean) / (1.0 + x * (points - mean)))
            .sum()
    };
    // The excess falls from plus to minus infinity between the poles.
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    // Sixty halvings are more than a number of 53 bits can tell apart.
    for _ in 0..60 {
        let middle = f64::midpoint(low, high);
        if excess(middle) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    let x = f64::midpoint(low, high);
    let mut found = *shares;
    for (share, points) in found.iter_mut().zip(POINTS) {
        *share /= 1.0 + x * (points - mean);
    }
    found
}

type Pentashares = [f64; 5];

/// The results of a pair as shares of its points.
const POINTS: Pentashares = [0.0, 0.25, 0.5, 0.75, 1.0];

#[cfg(test)]
mod tests {
    use super::*;
    use gaffer_coach::Luck;

    #[test]
    fn bounds_are_read() {
        assert_eq!(
            Test::read("-5, 10.5"),
            Ok(Test {
                low: -5.0,
                high: 10.5
            })
        );
        for bad in ["", "5", "5,5", "10,0", "a,b", "0,NaN", "0,9999", "NaN,0"] {
            assert!(Test::read(bad).is_err(), "{bad}");
        }
    }

    /// If only whole pairs are won or lost, the likeliest distribution is known: the mean itself.
    #[test]
    fn whole_pairs_are_a_coin() {
        let test = Test {
            low: 0.0,
            high: 190.8485,
        };
        let by_hand = 60.0 * (0.75_f64 / 0.5).ln() + 40.0 * (0.25_f64 / 0.5).ln();
        let found = test.likelihood_ratio(&[40, 0, 0, 0, 60]);
        assert!((found - by_hand).abs() < 0.05, "{found} {by_hand}");
    }

    /// Half way between the two, nothing is decided; mirrored results have the opposite ratio.
    #[test]
    fn the_test_is_fair() {
        let test = Test {
            low: -20.0,
            high: 20.0,
        };
        let even = test.likelihood_ratio(&[10, 20, 40, 20, 10]);
        assert!(even.abs() < 1e-9, "{even}");
        let ahead = test.likelihood_ratio(&[5, 20, 40, 30, 20]);
        let behind = test.likelihood_ratio(&[20, 30, 40, 20, 5]);
        assert!(
            ahead > 0.0 && (ahead + behind).abs() < 1e-9,
            "{ahead} {behind}"
        );
    }

    /// For small differences the ratio is N (high - low) (2 mean - low - high) / (2 variance), in shares of points.
    #[test]
    fn small_differences_are_as_for_a_normal_mean() {
        let test = Test {
            low: 0.0,
            high: 5.0,
        };
        let pairs = [3_000, 6_000, 11_000, 6_300, 3_200];
        let total = 29_500.0;
        let moment = |power| -> f64 {
            let each = pairs.iter().zip(POINTS);
            each.map(|(n, points)| *n as f64 * points.powi(power))
                .sum::<f64>()
                / total
        };
        let mean = moment(1);
        let variance = moment(2) - mean * mean;
        let (low, high) = (expected_share(0.0), expected_share(5.0));
        let expected = total * (high - low) * (2.0 * mean - low - high) / (2.0 * variance);
        let found = test.likelihood_ratio(&pairs);
        assert!(
            (found - expected).abs() < 0.02 * expected.abs(),
            "{found} {expected}"
        );
    }

    /// Where one of the two differences is the true one, the other is found in 5 % of the tests at most, also if the
    /// two matches of a pair are correlated: one of three pairs is shared for sure.
    #[test]
    fn few_decisions_are_wrong() {
        let test = Test {
            low: 0.0,
            high: 80.0,
        };
        let mut luck = Luck::new(8);
        for (truth, wrong) in [(test.low, Verdict::High), (test.high, Verdict::Low)] {
            // The shared pairs have the mean 0.5; the others make up for it.
            let share = 0.5 + 1.5 * (expected_share(truth) - 0.5);
            let mut errors = 0;
            for _ in 0..400 {
                let mut pairs = [0; 5];
                let verdict = loop {
                    let mut wins = || usize::from(luck.below(1_000_000) < (1e6 * share) as usize);
                    let halves = 2 * (wins() + wins());
                    let shared = luck.below(3) == 0;
                    pairs[if shared { 2 } else { halves }] += 1;
                    if let Some(verdict) = test.verdict(&pairs) {
                        break verdict;
                    }
                };
                errors += u32::from(verdict == wrong);
            }
            // 20 of 400 are expected at most, with a standard deviation of 4.4.
            assert!((1..=33).contains(&errors), "{errors} of 400 at {truth}");
        }
    }

    #[test]
    fn a_clear_result_decides_and_nothing_decides_nothing() {
        let test = Test {
            low: 0.0,
            high: 50.0,
        };
        assert_eq!(test.verdict(&[0; 5]), None);
        assert_eq!(test.verdict(&[0, 2, 10, 30, 60]), Some(Verdict::High));
        assert_eq!(test.verdict(&[60, 30, 10, 2, 0]), Some(Verdict::Low));
    }
}
