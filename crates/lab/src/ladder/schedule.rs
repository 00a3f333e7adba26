//! Which pairs are played: everybody against everybody or all against one, each pairing until it is decided.

use std::collections::BTreeMap;

use gaffer_core::Side;

use super::pair::{Pair, PlayedMatch};
use super::rating::{Pentanomial, Results};
use super::sequential::{Test, Verdict};

/// Every pairing with its pairs so far.
#[derive(Debug)]
pub struct Schedule {
    pairings: Vec<Pairing>,
    /// How many pairs each pairing plays at most.
    most: u64,
    test: Option<Test>,
}

/// Two competitors, by their number, and their pairs.
#[derive(Debug, Default)]
pub struct Pairing {
    /// One of them; of a gauntlet the challenger.
    pub first: usize,
    /// The other.
    pub second: usize,
    pairs: BTreeMap<u64, Pair>,
    /// The number of the next pair to hand out.
    next: u64,
    /// How many pairs, from the first on without a gap, count: none after the one that decided the test.
    counted: u64,
    results: Pentanomial,
    verdict: Option<Verdict>,
}

/// A pair to be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Task {
    /// The number of the pairing.
    pub pairing: usize,
    /// The number of the pair in it, counted from 1.
    pub number: u64,
}

/// Everybody against everybody, or all others against the one of a gauntlet.
pub fn pairings(competitors: usize, gauntlet: Option<usize>) -> Vec<(usize, usize)> {
    let others = |one: usize| (0..competitors).filter(move |other| *other != one);
    match gauntlet {
        Some(one) => others(one).map(|other| (other, one)).collect(),
        None => (0..competitors)
            .flat_map(|first| (first + 1..competitors).map(move |second| (first, second)))
            .collect(),
    }
}

impl Schedule {
    /// Pairings of which nothing has been played.
    pub fn new(pairings: &[(usize, usize)], most: u64, test: Option<Test>) -> Self {
        let pairings = pairings
            .iter()
            .map(|&(first, second)| Pairing {
                first,
                second,
                next: 1,
                ..Pairing::default()
            })
            .collect();
        Self {
            pairings,
            most,
            test,
        }
    }

    /// The pairings.
    pub fn pairings(&self) -> &[Pairing] {
        &self.pairings
    }

    /// The next pair to be played: the pairings go on side by side.
    pub fn hand_out(&mut self) -> Option<Task> {
        for pairing in &mut self.pairings {
            while pairing.pairs.contains_key(&pairing.next) {
                pairing.next += 1;
            }
        }
        let open = self.pairings.iter_mut().enumerate();
        let (index, pairing) = open
            .filter(|(_, pairing)| pairing.verdict.is_none() && pairing.next <= self.most)
            .min_by_key(|(_, pairing)| pairing.next)?;
        pairing.next += 1;
        Some(Task {
            pairing: index,
            number: pairing.next - 1,
        })
    }

    /// Takes a pair that was played. Pairs count in the order of their numbers, so that a decision does not depend on
    /// which thread was faster.
    pub fn take(&mut self, index: usize, pair: Pair) {
        let pairing = &mut self.pairings[index];
        pairing.pairs.insert(pair.number, pair);
        while pairing.verdict.is_none()
            && pairing.counted < self.most
            && let Some(next) = pairing.pairs.get(&(pairing.counted + 1))
        {
            pairing.counted += 1;
            pairing.results[next.half_points()] += 1;
            pairing.verdict = self.test.and_then(|test| test.verdict(&pairing.results));
        }
    }

    /// The matches of a competitor that count, with his side.
    pub fn matches_of(&self, competitor: usize) -> impl Iterator<Item = (Side, &PlayedMatch)> {
        let all = self.pairings.iter();
        all.flat_map(move |pairing| pairing.matches_of(competitor))
    }

    /// How many pairs are still to be played, if no test decides before.
    pub fn left(&self) -> u64 {
        let open = self.pairings.iter().filter(|one| one.verdict.is_none());
        open.map(|one| self.most - (one.pairs.range(1..=self.most).count() as u64))
            .sum()
    }
}

impl Pairing {
    /// The pairs that count.
    pub fn pairs(&self) -> impl Iterator<Item = &Pair> {
        self.pairs.range(1..=self.counted).map(|(_, pair)| pair)
    }

    /// The matches of a competitor that count, with his side; none if he is not of this pairing.
    pub fn matches_of(&self, competitor: usize) -> impl Iterator<Item = (Side, &PlayedMatch)> {
        let side = match competitor {
            _ if competitor == self.first => Some(Side::Home),
            _ if competitor == self.second => Some(Side::Away),
            _ => None,
        };
        let pairs = side
            .into_iter()
            .flat_map(|side| self.pairs().map(move |pair| (side, pair)));
        // The sides are exchanged in the second match.
        pairs.flat_map(|(side, pair)| [side, !side].into_iter().zip(&pair.matches))
    }

    /// Their results.
    pub fn results(&self) -> Results {
        Results {
            first: self.first,
            second: self.second,
            pairs: self.results,
        }
    }

    /// What the sequential test found.
    pub fn verdict(&self) -> Option<Verdict> {
        self.verdict
    }
}

#[cfg(test)]
mod tests {
    use super::super::pair::tests::pair;
    use super::*;

    const WON: [Option<Side>; 2] = [Some(Side::Home), Some(Side::Away)];
    const SHARED: [Option<Side>; 2] = [None, None];

    #[test]
    fn all_meet_all_or_one() {
        assert_eq!(pairings(3, None), [(0, 1), (0, 2), (1, 2)]);
        assert_eq!(pairings(3, Some(1)), [(0, 1), (2, 1)]);
    }

    #[test]
    fn what_is_there_is_not_played_again() {
        let mut schedule = Schedule::new(&[(0, 1), (0, 2)], 2, None);
        schedule.take(0, pair(1, WON));
        schedule.take(1, pair(2, WON));
        schedule.take(1, pair(7, WON));
        assert_eq!(schedule.left(), 2);
        let tasks: Vec<Task> = std::iter::from_fn(|| schedule.hand_out()).collect();
        let task = |pairing, number| Task { pairing, number };
        assert_eq!(tasks, [task(1, 1), task(0, 2)]);
        schedule.take(1, pair(1, SHARED));
        schedule.take(0, pair(2, SHARED));
        assert_eq!(schedule.left(), 0);
        for pairing in schedule.pairings() {
            assert_eq!(pairing.results().pairs, [0, 0, 1, 0, 1]);
            assert_eq!(
                pairing.pairs().count(),
                2,
                "more than asked for does not count"
            );
        }
    }

    /// Whatever the order in which pairs are finished, the same ones count.
    #[test]
    fn a_test_is_decided_by_the_first_pairs() {
        let test = Test {
            low: 0.0,
            high: 100.0,
        };
        let played = |order: &mut dyn Iterator<Item = u64>| {
            let mut schedule = Schedule::new(&[(0, 1)], 100, Some(test));
            for number in order {
                let winners = if number % 5 == 0 { SHARED } else { WON };
                schedule.take(0, pair(number, winners));
            }
            assert_eq!(schedule.hand_out(), None, "decided");
            let pairing = &schedule.pairings()[0];
            (pairing.verdict(), pairing.results())
        };
        let forwards = played(&mut (1..=100));
        assert_eq!(forwards.0, Some(Verdict::High));
        assert!(forwards.1.pairs.iter().sum::<u64>() < 50);
        assert_eq!(forwards, played(&mut (1..=100).rev()));
    }
}
