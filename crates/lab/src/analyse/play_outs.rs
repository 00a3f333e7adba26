//! A position played out many times by quick coaches: how often each side wins, with the 95% intervals.

use gaffer_coach::{Luck, Stream, play_match};
use gaffer_core::{Awaits, BySide, Outcome, Side, Silent};
use gaffer_games::coaches;

use super::lead;
use crate::interval::{Interval, variance};
use crate::{Progress, Studied, share};

/// How matches ended; whole numbers, so that the order in which they are added does not matter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct PlayOuts {
    pub(super) matches: u64,
    pub(super) won: BySide<u64>,
    pub(super) drawn: u64,
    leads: i64,
    squares: i64,
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
        Interval::of_share(self.won[side], self.matches)
    }

    /// The share of draws.
    pub(super) fn draws(&self) -> Interval {
        Interval::of_share(self.drawn, self.matches)
    }

    /// The home side's lead at the end.
    pub(super) fn lead(&self) -> Interval {
        let n = self.matches.max(1) as f64;
        let mean = self.leads as f64 / n;
        let variance = variance(mean, self.squares as f64 / n, n);
        Interval::of_mean(mean, variance, n)
    }
}

/// Plays a position out; what comes of it depends on the seed alone, not on the threads.
pub(super) fn play_out<G: Studied>(
    start: &G,
    coach: &str,
    matches: u64,
    seed: u64,
    threads: usize,
    progress: &dyn Progress,
) -> Result<PlayOuts, String> {
    let worker = || {
        let seats = BySide {
            home: coaches::find::<G>(coach)?,
            away: coaches::find::<G>(coach)?,
        };
        Ok((PlayOuts::default(), seats))
    };
    progress.expect(matches);
    let parts = share(
        threads,
        0..matches,
        worker,
        |(mut counted, mut seats), number| {
            let match_seed = Luck::at(seed, Stream::PlayOuts, number).number();
            let played = play_match(start.clone(), &mut seats, match_seed, &mut Silent);
            if let Awaits::Nothing(outcome) = played.position.awaits() {
                counted.add(outcome, lead(&played.position));
            }
            progress.step();
            Ok((counted, seats))
        },
    )?;
    let mut all = PlayOuts::default();
    for (part, _) in &parts {
        all.merge(part);
    }
    Ok(all)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn play_outs_do_not_depend_on_the_threads() {
        use gaffer_core::Rules as _;
        let start = gaffer_fuba::Position::begin(&gaffer_fuba::Options::default()).unwrap();
        let play = |threads, seed| play_out(&start, "random", 60, seed, threads, &()).unwrap();
        assert_eq!(play(1, 4), play(3, 4));
        assert_ne!(play(1, 4), play(1, 5));
        assert_eq!(play(1, 4).matches, 60);
    }
}
