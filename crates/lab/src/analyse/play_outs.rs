//! A position played out many times by quick coaches: how it ends, how often each side wins, with the 95% intervals.

use std::ops::Range;

use gaffer_coach::{Luck, Stream, play_match};
use gaffer_core::{Awaits, BySide, Outcome, Side, Silent};
use gaffer_games::coaches;
use serde::Serialize;

use crate::interval::{Interval, variance};
use crate::{Progress, Studied, share};

/// How matches that were played out ended.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(super) struct PlayedOut {
    pub(super) coach: String,
    pub(super) matches: u64,
    /// The share of matches that the home side won.
    pub(super) win: Interval,
    pub(super) draw: Interval,
    pub(super) loss: Interval,
    /// The home side's lead at the end.
    pub(super) lead: Interval,
}

/// How a match that was played out ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayedEnd {
    /// Who won.
    pub outcome: Outcome,
    /// The goals.
    pub goals: BySide<u8>,
}

/// Plays a position out; what comes of it depends on the seed alone, not on the threads.
pub(super) fn play_out<G: Studied>(
    start: &G,
    coach: &str,
    matches: u64,
    seed: u64,
    threads: usize,
    progress: &dyn Progress,
) -> Result<PlayedOut, String> {
    progress.expect(matches);
    let ends = ends(start, coach, 0..matches, seed, threads, progress)?;
    let matches = ends.len() as u64;
    let of = |wanted: Outcome| {
        let some = ends.iter().filter(|end| end.outcome == wanted);
        Interval::of_share(some.count() as u64, matches)
    };
    // Only whole numbers are added up, so that the order does not matter.
    let leads = || (ends.iter()).map(|end| i64::from(end.goals.home) - i64::from(end.goals.away));
    let count = matches.max(1) as f64;
    let mean = leads().sum::<i64>() as f64 / count;
    let mean_square = leads().map(|lead| lead * lead).sum::<i64>() as f64 / count;
    Ok(PlayedOut {
        coach: coach.to_owned(),
        matches,
        win: of(Outcome::Won(Side::Home)),
        draw: of(Outcome::Drawn),
        loss: of(Outcome::Won(Side::Away)),
        lead: Interval::of_mean(mean, variance(mean, mean_square, count), count),
    })
}

/// How the matches of these numbers end, in any order.
pub(crate) fn ends<G: Studied>(
    start: &G,
    coach: &str,
    matches: Range<u64>,
    seed: u64,
    threads: usize,
    progress: &dyn Progress,
) -> Result<Vec<PlayedEnd>, String> {
    let worker = || {
        let seats = BySide {
            home: coaches::find::<G>(coach)?,
            away: coaches::find::<G>(coach)?,
        };
        Ok((Vec::new(), seats))
    };
    let play = |(mut ends, mut seats): (Vec<PlayedEnd>, BySide<_>), number| {
        let match_seed = Luck::at(seed, Stream::PlayOuts, number).number();
        let played = play_match(start.clone(), &mut seats, match_seed, &mut Silent);
        if let Awaits::Nothing(outcome) = played.position.awaits() {
            let goals = played.position.goals();
            ends.push(PlayedEnd { outcome, goals });
        }
        progress.step();
        Ok((ends, seats))
    };
    let parts = share(threads, matches, worker, play)?;
    Ok(parts.into_iter().flat_map(|(ends, _)| ends).collect())
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
