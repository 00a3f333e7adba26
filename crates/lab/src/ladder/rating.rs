//! Ratings: the Elo model fitted to the points of pairs, with intervals from how much pairs differ.
//!
//! A difference of 400 rating points is ten to one in expected points; a drawn match is half a point for each. The
//! ratings are the likeliest ones (Bradley and Terry), as if every pairing had played [`PRIOR`] matches more, half won
//! and half lost, so that ratings stay finite where somebody wins everything. The two matches of a pair share
//! their dice, so the pair is the unit of chance: intervals follow from the variance between pairs (the
//! "sandwich" estimate), not from counting matches as if they were independent.

use crate::Interval;

/// The matches by which every pairing is thought to have been longer, half won and half lost.
pub const PRIOR: f64 = 1.0;

/// The rating of whom the others are compared with.
pub const ANCHOR: f64 = 1500.0;

/// Rating points in one unit of the logistic scale.
const POINTS_PER_UNIT: f64 = 400.0 / std::f64::consts::LN_10;

/// How often each result of a pair came: the first of the pairing had 0, 1, 2, 3 or 4 half points.
pub type Pentanomial = [u64; 5];

/// The results of one pairing; competitors are numbered from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Results {
    /// Whose half points are counted.
    pub first: usize,
    /// The opponent.
    pub second: usize,
    /// The pairs by their result.
    pub pairs: Pentanomial,
}

/// The share of points to expect from a difference in rating.
pub fn expected_share(difference: f64) -> f64 {
    1.0 / (1.0 + (-difference / POINTS_PER_UNIT).exp())
}

/// The ratings of so many competitors, who are all connected by pairings, with the 95 % intervals of their differences
/// from the anchor. The anchor has [`ANCHOR`]; without one the mean is there.
pub fn rate(competitors: usize, pairings: &[Results], anchor: Option<usize>) -> Vec<Interval> {
    let strengths = likeliest(competitors, pairings);
    let (curvature, variation) = around(&strengths, pairings);
    let weight_of = |other: usize| match anchor {
        Some(anchor) => f64::from(other == anchor),
        None => 1.0 / competitors as f64,
    };
    (0..competitors)
        .map(|index| {
            // What is estimated: this strength less that of the anchor.
            let contrast: Vec<f64> = (0..competitors)
                .map(|other| f64::from(other == index) - weight_of(other))
                .collect();
            let difference = dot(&contrast, &strengths);
            let influence = solve(curvature.clone(), contrast);
            let spread: Vec<f64> = variation.iter().map(|row| dot(row, &influence)).collect();
            let error = dot(&influence, &spread).max(0.0).sqrt();
            let interval = Interval::around(difference, error);
            interval.map(|unit| ANCHOR + POINTS_PER_UNIT * unit)
        })
        .collect()
}

/// Strengths on the logistic scale under which the results are likeliest, by Newton's method; that of the
/// first competitor is 0.
fn likeliest(competitors: usize, pairings: &[Results]) -> Vec<f64> {
    let mut strengths = vec![0.0; competitors];
    for _ in 0..200 {
        let mut slope = vec![0.0; competitors];
        for pairing in pairings {
            let unexpected = pairing.points() - pairing.matches() * pairing.share(&strengths);
            slope[pairing.first] += unexpected;
            slope[pairing.second] -= unexpected;
        }
        let (curvature, _) = around(&strengths, pairings);
        let step = solve(curvature, slope);
        let longest = step.iter().fold(0.0_f64, |all, one| all.max(one.abs()));
        // Far from the top the parabola overshoots.
        let scale = if longest > 1.0 { 1.0 / longest } else { 1.0 };
        for (strength, step) in strengths.iter_mut().zip(&step) {
            *strength += scale * step;
        }
        if longest < 1e-10 {
            break;
        }
    }
    strengths
}

type Matrix = Vec<Vec<f64>>;

/// The curvature of the log-likelihood, and the variation of its slope between pairs.
fn around(strengths: &[f64], pairings: &[Results]) -> (Matrix, Matrix) {
    let nothing = vec![vec![0.0; strengths.len()]; strengths.len()];
    let (mut curvature, mut variation) = (nothing.clone(), nothing);
    for pairing in pairings {
        let share = pairing.share(strengths);
        let bend = pairing.matches() * share * (1.0 - share);
        let varies = pairing.variation(share);
        for (matrix, value) in [(&mut curvature, bend), (&mut variation, varies)] {
            matrix[pairing.first][pairing.first] += value;
            matrix[pairing.second][pairing.second] += value;
            matrix[pairing.first][pairing.second] -= value;
            matrix[pairing.second][pairing.first] -= value;
        }
    }
    (curvature, variation)
}

impl Results {
    fn matches(&self) -> f64 {
        2.0 * self.pairs.iter().sum::<u64>() as f64 + PRIOR
    }

    fn points(&self) -> f64 {
        let halves = self.pairs.iter().zip(0_u64..).map(|(n, half)| n * half);
        halves.sum::<u64>() as f64 / 2.0 + PRIOR / 2.0
    }

    fn share(&self, strengths: &[f64]) -> f64 {
        1.0 / (1.0 + (strengths[self.second] - strengths[self.first]).exp())
    }

    /// The sum over all pairs of the squared difference between the points had and those expected.
    fn variation(&self, share: f64) -> f64 {
        let pairs = self.pairs.iter().zip([0.0, 0.5, 1.0, 1.5, 2.0]);
        let had = pairs.map(|(number, points)| *number as f64 * (points - 2.0 * share).powi(2));
        let thought = PRIOR / 2.0 * ((1.0 - share).powi(2) + share.powi(2));
        had.sum::<f64>() + thought
    }
}

fn dot(left: &[f64], right: &[f64]) -> f64 {
    left.iter().zip(right).map(|(a, b)| a * b).sum()
}

/// Solves a symmetric system in which only differences count: the first unknown is 0, its equation follows
/// from the others.
fn solve(mut matrix: Matrix, mut right: Vec<f64>) -> Vec<f64> {
    let size = right.len();
    for column in 1..size {
        let pivot = (column..size)
            .max_by(|a, b| {
                matrix[*a][column]
                    .abs()
                    .total_cmp(&matrix[*b][column].abs())
            })
            .unwrap_or(column);
        matrix.swap(column, pivot);
        right.swap(column, pivot);
        let row = matrix[column].clone();
        for below in column + 1..size {
            let factor = matrix[below][column] / row[column];
            for (value, above) in matrix[below].iter_mut().zip(&row).skip(column) {
                *value -= factor * above;
            }
            right[below] -= factor * right[column];
        }
    }
    let mut solution = vec![0.0; size];
    for row in (1..size).rev() {
        let known = dot(&matrix[row][row + 1..], &solution[row + 1..]);
        solution[row] = (right[row] - known) / matrix[row][row];
    }
    solution
}

#[cfg(test)]
mod tests {
    use super::*;
    use gaffer_coach::Luck;

    fn close(found: f64, expected: f64, within: f64) {
        assert!(
            (found - expected).abs() < within,
            "{found} is not {expected}"
        );
    }

    fn pairing(first: usize, second: usize, pairs: Pentanomial) -> Results {
        Results {
            first,
            second,
            pairs,
        }
    }

    #[test]
    fn shares_of_points_are_differences_in_rating() {
        for (difference, share) in [(0.0, 0.5), (190.8485, 0.75), (400.0, 10.0 / 11.0)] {
            close(expected_share(difference), share, 1e-6);
            close(expected_share(-difference), 1.0 - share, 1e-6);
        }
    }

    /// 400 log10(3) = 190.8; the match that is thought makes it 400 log10(1500000.5 / 500000.5).
    #[test]
    fn three_quarters_of_the_points_are_191_rating_points() {
        let results = [pairing(0, 1, [0, 0, 500_000, 0, 500_000])];
        let rated = rate(2, &results, Some(1));
        close(rated[0].mean, 1690.85, 0.01);
        assert_eq!(rated[1].mean.to_bits(), ANCHOR.to_bits());
        assert_eq!(rated[1].low.to_bits(), ANCHOR.to_bits());
        // Without an anchor the mean is 1500.
        let rated = rate(2, &results, None);
        close(rated[0].mean, 1595.42, 0.01);
        close(rated[1].mean, 1404.58, 0.01);
    }

    /// 200 won of 200: 200.5 to 0.5 points with the one that is thought, 400 log10(401) = 1041.3.
    #[test]
    fn who_wins_everything_has_a_finite_rating() {
        let rated = rate(2, &[pairing(0, 1, [0, 0, 0, 0, 100])], Some(1));
        close(rated[0].mean, 1500.0 + 1041.26, 0.01);
        assert!(rated[0].low > 1900.0 && rated[0].high < 3200.0, "{rated:?}");
    }

    /// Nothing played: everybody is equal, and the interval says that nothing is known.
    #[test]
    fn without_matches_all_are_equal() {
        let none = [0; 5];
        let all = [
            pairing(0, 1, none),
            pairing(1, 2, none),
            pairing(0, 2, none),
        ];
        for rated in rate(3, &all, None) {
            close(rated.mean, ANCHOR, 1e-9);
            assert!(rated.high - rated.low > 400.0, "{rated:?}");
        }
    }

    /// 2 pairs won, 2 lost whole: variance 4 x 1² + 0.25, curvature 9 x 0.25, so the error is sqrt(4.25) / 2.25.
    #[test]
    fn the_interval_is_that_of_pairs_and_not_of_matches() {
        let [rated, _] = rate(2, &[pairing(0, 1, [2, 0, 0, 0, 2])], Some(1))[..] else {
            panic!("two are rated");
        };
        let error = 4.25_f64.sqrt() / 2.25 * POINTS_PER_UNIT;
        close(rated.high - 1500.0, 1.96 * error, 1e-6);
        close(1500.0 - rated.low, 1.96 * error, 1e-6);
        // The same points from pairs that were shared say more.
        let [shared, _] = rate(2, &[pairing(0, 1, [0, 0, 4, 0, 0])], Some(1))[..] else {
            panic!("two are rated");
        };
        assert!(shared.high - shared.low < (rated.high - rated.low) / 3.0);
    }

    /// Ratings that explain every pairing are found again: 3 to 1, 3 to 1, so 9 to 1 between the ends.
    #[test]
    fn consistent_results_are_explained() {
        let million = 1_000_000;
        let results = [
            pairing(0, 1, [million, 0, 0, 0, 3 * million]),
            pairing(1, 2, [million, 0, 0, 0, 3 * million]),
            pairing(0, 2, [million, 0, 0, 0, 9 * million]),
        ];
        let rated = rate(3, &results, Some(1));
        close(rated[0].mean, 1690.85, 0.01);
        close(rated[2].mean, 1309.15, 0.01);
    }

    /// The true difference lies in 95 % of the intervals: three players at 1500, 1600 and 1750, matches of a
    /// pair that are correlated.
    #[test]
    fn intervals_hold_what_they_promise() {
        let truth = [0.0, 100.0, 250.0];
        let mut luck = Luck::new(3);
        let (mut held, mut total) = (0, 0);
        for _ in 0..500 {
            let results = [(0, 1), (0, 2), (1, 2)].map(|(first, second)| {
                let share = expected_share(truth[first] - truth[second]);
                let mut pairs = [0; 5];
                for _ in 0..60 {
                    let mut draw = || luck.below(1_000_000) as f64 / 1e6;
                    let (one, other, same) = (draw(), draw(), draw() < 0.3);
                    // Three of ten pairs have one luck for both matches.
                    let wins = [one, if same { one } else { other }].map(|one| one < share);
                    pairs[2 * wins.iter().filter(|won| **won).count()] += 1;
                }
                pairing(first, second, pairs)
            });
            for (rated, truth) in rate(3, &results, Some(0)).iter().zip(truth).skip(1) {
                total += 1;
                held += u32::from((rated.low..=rated.high).contains(&(ANCHOR + truth)));
            }
        }
        let share = f64::from(held) / f64::from(total);
        assert!((0.93..0.97).contains(&share), "{share}");
    }

    /// 0 and 1 never met; they are compared through 2.
    #[test]
    fn a_gauntlet_compares_those_who_never_met() {
        let many = 1_000_000;
        let results = [
            pairing(0, 2, [0, 0, many, 0, many]),
            pairing(1, 2, [many, 0, many, 0, 0]),
        ];
        let rated = rate(3, &results, Some(2));
        close(rated[0].mean - rated[1].mean, 2.0 * 190.85, 0.01);
    }
}
