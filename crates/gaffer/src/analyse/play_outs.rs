//! A position played out many times by quick coaches: how often each side wins, with the 95% intervals.

use std::sync::atomic::{AtomicU64, Ordering};

use gaffer_coach::{Coach, Luck, play_match};
use gaffer_core::{Awaits, BySide, Outcome, Side, Silent};
use indicatif::ProgressBar;

use super::lead;
use crate::coaches;
use crate::game::Playable;

/// What tells these matches from other uses of a seed.
const PURPOSE: u64 = 0x91a;
/// Standard errors to both sides of a 95% interval.
const Z: f64 = 1.96;

/// How matches ended; whole numbers, so that the order in which they are added does not matter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct PlayOuts {
    pub(super) matches: u64,
    pub(super) won: BySide<u64>,
    pub(super) drawn: u64,
    leads: i64,
    squares: i64,
}

/// A figure with its 95% interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Interval {
    pub(super) mean: f64,
    pub(super) low: f64,
    pub(super) high: f64,
}

impl PlayOuts {
    fn add(&mut self, outcome: Outcome, lead: i32) {
        self.matches += 1;
        match outcome {
            Outcome::Won(side) => self.won[side] += 1,
            Outcome::Drawn => self.drawn += 1,
        }
        self.leads += i64::from(lead);
        self.squares += i64::from(lead) * i64::from(lead);
    }

    fn merge(&mut self, other: &Self) {
        self.matches += other.matches;
        for side in Side::BOTH {
            self.won[side] += other.won[side];
        }
        self.drawn += other.drawn;
        self.leads += other.leads;
        self.squares += other.squares;
    }

    /// The share of matches that a side won.
    pub(super) fn wins(&self, side: Side) -> Interval {
        wilson(self.won[side], self.matches)
    }

    /// The share of draws.
    pub(super) fn draws(&self) -> Interval {
        wilson(self.drawn, self.matches)
    }

    /// The home side's lead at the end.
    pub(super) fn lead(&self) -> Interval {
        let n = self.matches.max(1) as f64;
        let mean = self.leads as f64 / n;
        let variance = (self.squares as f64 / n - mean * mean).max(0.0) * n / (n - 1.0).max(1.0);
        let error = Z * (variance / n).sqrt();
        Interval {
            mean,
            low: mean - error,
            high: mean + error,
        }
    }
}

/// Wilson's interval of a share.
fn wilson(count: u64, of: u64) -> Interval {
    let n = of.max(1) as f64;
    let share = count as f64 / n;
    let square = Z * Z / n;
    let middle = (share + square / 2.0) / (1.0 + square);
    let error = Z / (1.0 + square) * (share * (1.0 - share) / n + square / (4.0 * n)).sqrt();
    Interval {
        mean: share,
        low: (middle - error).max(0.0),
        high: (middle + error).min(1.0),
    }
}

/// Plays a position out; what comes of it depends on the seed alone, not on the threads.
pub(super) fn play_out<G: Playable>(
    start: &G,
    coach: &str,
    matches: u64,
    seed: u64,
    threads: usize,
    bar: &ProgressBar,
) -> Result<PlayOuts, String> {
    coaches::find::<G>(coach)?;
    let next = AtomicU64::new(0);
    let work = || -> Result<PlayOuts, String> {
        let mut counted = PlayOuts::default();
        let mut seats: BySide<Box<dyn Coach<G>>> = BySide {
            home: coaches::find::<G>(coach)?,
            away: coaches::find::<G>(coach)?,
        };
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= matches {
                return Ok(counted);
            }
            let match_seed = Luck::at(seed, PURPOSE, number).number();
            let played = play_match(start.clone(), &mut seats, match_seed, &mut Silent);
            if let Awaits::Nothing(outcome) = played.position.awaits() {
                counted.add(outcome, lead(&played.position));
            }
            bar.inc(1);
        }
    };
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let mut all = PlayOuts::default();
        for worker in workers {
            let part = worker
                .join()
                .map_err(|_| "a thread that plays out broke off".to_owned())??;
            all.merge(&part);
        }
        Ok(all)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Newcombe's examples of 1998: 81 of 263 and 0 of 20.
    #[test]
    fn intervals_are_wilsons() {
        for ((count, of), (low, high)) in [((81, 263), (0.2553, 0.3662)), ((0, 20), (0.0, 0.1611))]
        {
            let interval = wilson(count, of);
            assert!((interval.low - low).abs() < 1e-4, "{interval:?}");
            assert!((interval.high - high).abs() < 1e-4, "{interval:?}");
        }
    }

    #[test]
    fn play_outs_do_not_depend_on_the_threads() {
        use gaffer_core::Rules as _;
        let start = gaffer_fuba::Position::begin(&gaffer_fuba::Options::default()).unwrap();
        let play = |threads, seed| {
            play_out(&start, "random", 60, seed, threads, &ProgressBar::hidden()).unwrap()
        };
        assert_eq!(play(1, 4), play(3, 4));
        assert_ne!(play(1, 4), play(1, 5));
        assert_eq!(play(1, 4).matches, 60);
    }
}
