//! Two rule sets side by side: pairs of matches with the same dice, and what differs between them with its interval.
//!
//! The dice of a pair are the same roll by roll, and so is the luck of its coaches; the difference of each figure is taken
//! pair by pair, so that what both matches share cancels out. All sums are whole numbers: neither threads nor the order in
//! which pairs are played matter.

mod contender;
mod published;
mod told;

use std::fmt::Debug;
use std::ops::Range;

use gaffer_coach::{Luck, Stream, play_match};
use gaffer_core::Rules as _;
use serde::{Deserialize, Serialize};

use crate::statistics::{Figures, Shown, Statistics};
use crate::{Interval, Progress, Studied, share};

pub use contender::{Contender, Variant};
pub use published::Published;
pub(crate) use published::turns;
pub use told::{Contrasted, Difference, Figure, Measured, Side};

/// The most pairs of one question.
pub const MOST_PAIRS: u64 = 1_000_000;

/// Two rule sets to be held against each other.
#[derive(Debug)]
pub struct Contrast<G: Studied> {
    /// What is held against each other.
    pub contenders: [Contender<G>; 2],
    /// The seed; everything but the time it takes depends on it and on the number of pairs.
    pub seed: u64,
}

/// What some pairs add up to.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counted {
    pairs: u64,
    each: [Figures; 2],
    sums: Vec<i64>,
    squares: Vec<u64>,
}

impl Counted {
    /// How many pairs were played.
    pub fn pairs(&self) -> u64 {
        self.pairs
    }

    fn add(&mut self, [first, second]: [Vec<u64>; 2]) {
        let differences = first.iter().zip(&second);
        let differences: Vec<i64> = differences
            .map(|(first, second)| *second as i64 - *first as i64)
            .collect();
        let squares = differences.iter().map(|one| one.unsigned_abs().pow(2));
        let mut one = Self {
            pairs: 1,
            squares: squares.collect(),
            sums: differences,
            ..Self::default()
        };
        one.each[0].add(first);
        one.each[1].add(second);
        self.merge(&one);
    }

    /// Adds other pairs.
    pub fn merge(&mut self, other: &Self) {
        self.pairs += other.pairs;
        for (ours, theirs) in self.each.iter_mut().zip(&other.each) {
            ours.merge(theirs);
        }
        let figures = self.sums.len().max(other.sums.len());
        self.sums.resize(figures, 0);
        self.squares.resize(figures, 0);
        for (our, their) in self.sums.iter_mut().zip(&other.sums) {
            *our += their;
        }
        for (our, their) in self.squares.iter_mut().zip(&other.squares) {
            *our += their;
        }
    }

    /// How much more of a figure the second rule set has than the first.
    fn difference(&self, shown: &Shown) -> Interval {
        let n = self.pairs.max(1) as f64;
        let mean = self.sums.get(shown.index).map_or(0.0, |sum| *sum as f64) / n;
        let square = self.squares.get(shown.index).map_or(0.0, |sum| *sum as f64) / n;
        let variance = crate::interval::variance(mean, square, n);
        Interval::of_mean(mean, variance, n).map(|value| value / shown.unit)
    }
}

/// A question that can be answered a piece at a time, of any game.
pub trait Question: Debug + Send + Sync {
    /// Plays some of the pairs.
    fn play(
        &self,
        pairs: Range<u64>,
        threads: usize,
        progress: &dyn Progress,
    ) -> Result<Counted, String>;
    /// What the pairs say.
    fn tell(&self, counted: &Counted) -> Contrasted;
    /// The rule sets, said in full: the same for whatever means the same.
    fn variants(&self) -> [Variant; 2];
}

impl<G: Studied> Question for Contrast<G> {
    fn play(
        &self,
        pairs: Range<u64>,
        threads: usize,
        progress: &dyn Progress,
    ) -> Result<Counted, String> {
        progress.expect(pairs.end.saturating_sub(pairs.start));
        let [first, second] = &self.contenders;
        let starts = [first.start()?, second.start()?];
        let worker = || Ok((Counted::default(), [first.coaches()?, second.coaches()?]));
        let parts = share(
            threads,
            pairs,
            worker,
            |(mut counted, mut coaches), number| {
                let seed = Luck::at(self.seed, Stream::Simulation, number).number();
                let mut play = |which: usize| {
                    let mut tally = <G::Statistics as Statistics<G>>::Tally::default();
                    let coaches = &mut coaches[which];
                    let played = play_match(starts[which].clone(), coaches, seed, &mut tally);
                    G::Statistics::figures_of(&tally, &played.position)
                };
                let figures = [play(0), play(1)];
                counted.add(figures);
                progress.step();
                Ok((counted, coaches))
            },
        )?;
        let mut all = Counted::default();
        for (part, _) in &parts {
            all.merge(part);
        }
        Ok(all)
    }

    fn tell(&self, counted: &Counted) -> Contrasted {
        told::tell(self, counted)
    }

    fn variants(&self) -> [Variant; 2] {
        self.contenders.each_ref().map(Contender::variant)
    }
}

/// The question of a game and two variants of it, or why it cannot be asked.
pub fn question(
    game: &str,
    variants: &[Variant; 2],
    seed: u64,
) -> Result<Box<dyn Question>, String> {
    fn of<G: Studied>(
        [first, second]: &[Variant; 2],
        seed: u64,
    ) -> Result<Box<dyn Question>, String> {
        let contenders = [Contender::<G>::read(first)?, Contender::read(second)?];
        Ok(Box::new(Contrast { contenders, seed }))
    }
    match game {
        gaffer_fuba::Position::GAME => of::<gaffer_fuba::Position>(variants, seed),
        gaffer_champions::Position::GAME => of::<gaffer_champions::Position>(variants, seed),
        game => Err(gaffer_games::find(game).err().unwrap_or_default()),
    }
}

#[cfg(test)]
mod tests;
