//! How often each outcome came: saves by chance, touches of a play, the last one of the watch, endings, scores.

use gaffer_champions::{After, CatchOnes, Options, Period};
use gaffer_core::BySide;

use crate::statistics::{Distribution, sum};

/// What a save came to.
#[derive(Clone, Copy, Debug)]
pub(super) enum Saved {
    Goal,
    Rebound,
    Catch,
    HandBall,
}

/// The roll on which the watch passed the end of a period (C20-time-4, 5).
#[derive(Clone, Copy, Debug)]
pub(super) enum LastOne {
    Opening,
    Interception,
    Save,
    /// After a catch or Hands (C20-D39).
    Goalie,
}

/// Scores that are counted by themselves have at most this many goals a side.
const MOST_GOALS: usize = 4;

/// How often each outcome came, over all matches.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Distributions {
    /// Saves by quarters of chance, 1 to 3: goal, rebound, catch, hand ball.
    pub(super) saves: [[u64; 4]; 3],
    /// Plays by the number of touches, 1 to 7.
    pub(super) touches: [u64; 7],
    /// The rolls on which the watch ended a period.
    pub(super) last_ones: [u64; 4],
    /// How matches were decided: regular time, extra time, shoot-out, too few players.
    pub(super) endings: [u64; 4],
    /// Scores up to 4-4 row by row, then all others.
    pub(super) scores: [u64; 26],
}

impl Distributions {
    pub(super) fn saved(&mut self, quarters: u8, result: Saved) {
        if let Some(row) = self.saves.get_mut(usize::from(quarters).wrapping_sub(1)) {
            row[result as usize] += 1;
        }
    }

    /// The watch has moved: the sixteenth one ends regular time, the sixth extra time (C20-time-3, 9).
    pub(super) fn moved(&mut self, period: Period, roll: LastOne, ones: u8) {
        let last = match period {
            Period::Regular => 16,
            Period::ExtraTime | Period::ShootOut => 6,
        };
        if ones == last {
            self.last_ones[roll as usize] += 1;
        }
    }

    pub(super) fn ended(&mut self, after: After, score: BySide<u8>) {
        self.endings[match after {
            After::Regular => 0,
            After::ExtraTime => 1,
            After::ShootOut => 2,
            After::Forfeit => 3,
        }] += 1;
        let (home, away) = (usize::from(score.home), usize::from(score.away));
        let index = if home.max(away) <= MOST_GOALS {
            home * (MOST_GOALS + 1) + away
        } else {
            self.scores.len() - 1
        };
        self.scores[index] += 1;
    }

    pub(super) fn merge(&mut self, other: &Self) {
        for (ours, theirs) in self.saves.iter_mut().zip(&other.saves) {
            sum(ours, theirs);
        }
        sum(&mut self.touches, &other.touches);
        sum(&mut self.last_ones, &other.last_ones);
        sum(&mut self.endings, &other.endings);
        sum(&mut self.scores, &other.scores);
    }

    /// Each distribution and each of its outcomes that the options let happen.
    pub(super) fn all(&self, options: &Options) -> Vec<Distribution> {
        let saves = "goal rebound catch hand-ball";
        let scores = "0-0 0-1 0-2 0-3 0-4 1-0 1-1 1-2 1-3 1-4 2-0 2-1 2-2 2-3 2-4 \
                      3-0 3-1 3-2 3-3 3-4 4-0 4-1 4-2 4-3 4-4 other";
        let rows: [(bool, &str, &str, &str, &[u64]); 7] = [
            (true, "saves_3", "saves at 3/4", saves, &self.saves[2]),
            (true, "saves_2", "saves at 2/4", saves, &self.saves[1]),
            (true, "saves_1", "saves at 1/4", saves, &self.saves[0]),
            (
                true,
                "touches",
                "plays by touches",
                "1 2 3 4 5 6 7",
                &self.touches,
            ),
            (
                !options.tally,
                "last_ones",
                "the one that ends a period",
                "opening-roll interception save goalie",
                &self.last_ones,
            ),
            (
                true,
                "endings",
                "matches decided in",
                "regular-time extra-time shoot-out forfeit",
                &self.endings,
            ),
            (true, "scores", "scores", scores, &self.scores),
        ];
        rows.into_iter()
            .filter(|(shown, ..)| *shown)
            .map(|(_, key, title, labels, numbers)| Distribution {
                key,
                title: title.into(),
                outcomes: labels
                    .split_whitespace()
                    .zip(numbers.iter().copied())
                    .filter(|(label, _)| match *label {
                        "hand-ball" | "forfeit" => options.fouls,
                        "extra-time" | "shoot-out" => options.cup,
                        "goalie" => options.readings.catch_ones() == CatchOnes::Count,
                        // With 1/4 nothing is caught (C20-save-7).
                        "catch" => key != "saves_1",
                        _ => true,
                    })
                    .collect(),
            })
            .collect()
    }
}
