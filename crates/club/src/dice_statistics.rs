//! The dice of a match, a player or a whole server against what chance lets expect.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use gaffer_core::{Dice, DiceWanted, LONGEST_RUN, Side, chance_without_run, chi_square_tail};
use serde::{Deserialize, Serialize};

/// A chi-square is told when each face is expected at least so often: with fewer dice it does not have its distribution yet.
const LEAST_EXPECTED: f64 = 5.0;

/// What dice showed, for each number of faces. Statistics of matches are merged into those of a player or a server.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct DiceStatistics {
    /// What dice of so many faces showed.
    pub dice: BTreeMap<u8, DieStatistics>,
    /// How many dice were left out, because the rules had rolls thrown again: their faces are not equally likely.
    pub left_out: u64,
}

/// What dice of one kind showed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DieStatistics {
    /// How often each face came up, from one on.
    pub counts: Vec<u64>,
    /// How many matches had how many of these dice: runs end with their match.
    pub rows: BTreeMap<u64, u64>,
    /// The longest run of one face within a row; of several as long, that of the lowest face.
    pub longest: Run,
}

/// The same face so many times one after the other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Run {
    /// The face.
    pub face: u8,
    /// How many times.
    pub length: u64,
}

/// How far the faces are from coming up equally often.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct ChiSquare {
    /// The sum of the squared differences from what is expected, each divided by what is expected.
    pub value: f64,
    /// The degrees of freedom: one less than there are faces.
    pub degrees: u32,
    /// How often fair dice are at least as far away.
    pub chance: f64,
}

/// The mean of the faces.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Mean {
    /// The mean of what came up.
    pub value: f64,
    /// The mean of fair dice.
    pub expected: f64,
    /// How many standard deviations of such a mean the one is above the other.
    pub deviations: f64,
}

impl DiceStatistics {
    /// The statistics of a match, from its rolls in order; of one side's dice or of all.
    pub fn of_match<'a>(
        rolls: impl IntoIterator<Item = (&'a DiceWanted, &'a Dice)>,
        of: Option<Side>,
    ) -> Self {
        let mut rows: BTreeMap<u8, Vec<u8>> = BTreeMap::new();
        let mut left_out = 0;
        for (wanted, dice) in rolls {
            let own = wanted.owners().iter().zip(dice.faces());
            let own = own.filter(|(owner, _)| of.is_none_or(|side| side == **owner));
            let faces = own.map(|(_, face)| *face);
            if is_plain(wanted) && wanted.check(*dice).is_ok() {
                rows.entry(wanted.faces()).or_default().extend(faces);
            } else {
                left_out += faces.count() as u64;
            }
        }
        let dice = rows
            .into_iter()
            .filter(|(_, row)| !row.is_empty())
            .map(|(faces, row)| (faces, DieStatistics::of_row(faces, &row)))
            .collect();
        Self { dice, left_out }
    }

    /// Takes the statistics of other matches in.
    pub fn merge(&mut self, other: &Self) {
        for (faces, more) in &other.dice {
            self.dice.entry(*faces).or_default().merge(more);
        }
        self.left_out += other.left_out;
    }
}

/// Whether every face of every die is equally likely, whatever the others show: no roll is thrown again.
fn is_plain(wanted: &DiceWanted) -> bool {
    let all = u64::from(wanted.faces()).pow(wanted.count().into());
    wanted.faces() > 1 && wanted.outcomes().count() as u64 == all
}

impl DieStatistics {
    /// The statistics of a row of dice with so many faces, each of which is on such a die.
    fn of_row(faces: u8, row: &[u8]) -> Self {
        let mut counts = vec![0; faces.into()];
        for face in row {
            counts[usize::from(face - 1)] += 1;
        }
        let runs = row.chunk_by(|a, b| a == b).map(|run| Run {
            face: run[0],
            length: run.len() as u64,
        });
        Self {
            counts,
            rows: BTreeMap::from([(row.len() as u64, 1)]),
            longest: runs.max_by_key(Run::rank).unwrap_or_default(),
        }
    }

    fn merge(&mut self, other: &Self) {
        let faces = self.counts.len().max(other.counts.len());
        self.counts.resize(faces, 0);
        for (count, more) in self.counts.iter_mut().zip(&other.counts) {
            *count += more;
        }
        for (length, matches) in &other.rows {
            *self.rows.entry(*length).or_default() += matches;
        }
        self.longest = [self.longest, other.longest]
            .into_iter()
            .max_by_key(Run::rank)
            .unwrap_or_default();
    }

    /// How many dice there were.
    pub fn thrown(&self) -> u64 {
        self.counts.iter().sum()
    }

    /// How far the faces are from coming up equally often; nothing where there are too few dice to say.
    pub fn chi_square(&self) -> Option<ChiSquare> {
        let expected = self.thrown() as f64 / self.counts.len() as f64;
        if self.counts.len() < 2 || expected < LEAST_EXPECTED {
            return None;
        }
        let off = |count: &u64| (*count as f64 - expected).powi(2) / expected;
        let value = self.counts.iter().map(off).sum();
        let degrees = self.counts.len() as u32 - 1;
        Some(ChiSquare {
            value,
            degrees,
            chance: chi_square_tail(value, degrees),
        })
    }

    /// The mean against the expected one; nothing where no die was thrown.
    pub fn mean(&self) -> Option<Mean> {
        let (thrown, faces) = (self.thrown() as f64, self.counts.len() as f64);
        if thrown == 0.0 || faces < 2.0 {
            return None;
        }
        let sum: f64 = (1_u32..)
            .zip(&self.counts)
            .map(|(face, count)| f64::from(face) * *count as f64)
            .sum();
        let (value, expected) = (sum / thrown, f64::midpoint(1.0, faces));
        // The variance of a fair die of f faces is (f² - 1)/12.
        let deviation = ((faces.powi(2) - 1.0) / 12.0 / thrown).sqrt();
        Some(Mean {
            value,
            expected,
            deviations: (value - expected) / deviation,
        })
    }

    /// How often fair dice have a run at least as long in one of as many matches with as many dice.
    pub fn chance_of_run(&self, length: u64) -> f64 {
        let rows = self.rows.iter();
        let mut rows = rows.filter(|(dice, matches)| **dice >= length && **matches > 0);
        if length <= 1 || self.counts.len() < 2 {
            return if rows.next().is_some() { 1.0 } else { 0.0 };
        }
        let faces = self.counts.len();
        let without = rows
            .map(|(dice, matches)| chance_without_run(*dice, faces, length).ln() * *matches as f64);
        -without.sum::<f64>().exp_m1()
    }

    /// The length of the longest run that fair dice have on average.
    pub fn expected_longest(&self) -> f64 {
        // The mean of a number is the sum over all n of the chance that it is at least n.
        (1..=LONGEST_RUN)
            .map(|length| self.chance_of_run(length))
            .take_while(|chance| *chance > 1e-9)
            .sum()
    }
}

impl Run {
    /// What makes one run more remarkable than another, in any order of merging.
    fn rank(&self) -> (u64, Reverse<u8>) {
        (self.length, Reverse(self.face))
    }
}
