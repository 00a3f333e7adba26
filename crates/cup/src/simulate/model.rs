//! A match drawn from two ratings.
//!
//! Between equals a score is as likely as in the figures. Between others each goal of margin multiplies its chance by the
//! same factor, which is chosen such that the stronger side wins as often as its rating says.

use gaffer_core::{BySide, Side};

use super::figures::{Figures, MOST_GOALS};
use crate::luck::Luck;
use crate::sheet::{Decided, ResultSheet};

/// The greatest difference of two ratings that is told apart; with it one match of a thousand is lost.
const MOST: usize = 1200;
/// The scores that a match may have after regular time.
pub(super) const SCORES: usize = MOST_GOALS * MOST_GOALS;

/// The matches of a game: what is drawn for each difference of two ratings.
#[derive(Clone, Debug)]
pub(super) struct Model {
    figures: &'static Figures,
    /// By the difference in whole points.
    odds: Vec<Odds>,
}

/// The matches of a side that is stronger by a difference.
#[derive(Clone, Debug)]
struct Odds {
    /// For each score, by the stronger side's goals and then the weaker's, the chance of this or an earlier one.
    up_to: [f64; SCORES],
    /// The chance that the stronger side scores the next goal.
    next_goal: f64,
}

impl Model {
    /// The matches by some figures; whether each is played until there is a winner.
    pub(super) fn new(figures: &'static Figures, plays_out: bool) -> Self {
        let odds = |difference| Odds::new(figures, plays_out, difference as f64);
        Self {
            figures,
            odds: (0..=MOST).map(odds).collect(),
        }
    }

    /// The result of a match; where it must have a winner, with the goals that its sides bring along.
    pub(super) fn play(
        &self,
        ratings: BySide<f64>,
        decides: Option<BySide<u8>>,
        luck: &mut Luck,
    ) -> ResultSheet {
        let difference = ratings.home - ratings.away;
        let stronger = if difference < 0.0 {
            Side::Away
        } else {
            Side::Home
        };
        // A rating that is no number casts to 0.
        let odds = &self.odds[(difference.abs().round() as usize).min(MOST)];
        let drawn = luck.share();
        let score = odds
            .up_to
            .partition_point(|up_to| *up_to <= drawn)
            .min(SCORES - 1);
        let mut score = BySide::with(|side| {
            let goals = if side == stronger {
                score / MOST_GOALS
            } else {
                score % MOST_GOALS
            };
            goals as u8
        });
        let is_level = |brought: BySide<u8>| {
            let [home, away] =
                Side::BOTH.map(|side| u16::from(score[side]) + u16::from(brought[side]));
            home == away
        };
        let decided = match decides {
            Some(brought) if is_level(brought) && luck.share() < self.figures.extra_time => {
                let scores = if luck.share() < odds.next_goal {
                    stronger
                } else {
                    !stronger
                };
                score[scores] += 1;
                Decided::ExtraTime
            }
            Some(brought) if is_level(brought) => Decided::ShootOut(self.kicks(luck)),
            _ => Decided::Regular,
        };
        ResultSheet {
            score,
            decided,
            teams: BySide::default(),
        }
    }

    /// The kicks scored in a shoot-out, away first, five each unless one side cannot be caught before; ratings do not matter.
    fn kicks(&self, luck: &mut Luck) -> BySide<u8> {
        let mut scored = BySide::<u8>::default();
        let mut left = BySide {
            home: 5_u8,
            away: 5,
        };
        let is_over = |scored: BySide<u8>, left: BySide<u8>| {
            Side::BOTH
                .into_iter()
                .any(|side| scored[side] > scored[!side] + left[!side])
        };
        let mut taker = Side::Away;
        while left.home > 0 && !is_over(scored, left) {
            left[taker] -= 1;
            scored[taker] += u8::from(luck.share() < self.figures.kicks);
            taker = !taker;
        }
        if scored.home == scored.away {
            // Then one each; pairs that change nothing are left out.
            let winner = if luck.share() < 0.5 {
                Side::Home
            } else {
                Side::Away
            };
            scored[winner] += 1;
        }
        scored
    }
}

/// The expected score of a side that is stronger by so much, a draw half a win: 400 points are ten to one.
fn expected(difference: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-difference / 400.0))
}

impl Odds {
    fn new(figures: &Figures, plays_out: bool, difference: f64) -> Self {
        let even = figures.scores();
        // What a level score is worth to the stronger side.
        let level = |tilt: f64| {
            let extra_time = if plays_out { figures.extra_time } else { 0.0 };
            extra_time * next_goal(tilt) + (1.0 - extra_time) / 2.0
        };
        let score = |tilt: f64| {
            let scores = tilted(&even, tilt);
            let of = |index: usize| match goals(index) {
                (own, other) if own > other => scores[index],
                (own, other) if own == other => scores[index] * level(tilt),
                _ => 0.0,
            };
            (0..SCORES).map(of).sum::<f64>()
        };
        let (mut low, mut high) = (0.0, 10.0);
        for _ in 0..40 {
            let middle = f64::midpoint(low, high);
            if score(middle) < expected(difference) {
                low = middle;
            } else {
                high = middle;
            }
        }
        let mut up_to = tilted(&even, low);
        let mut sum = 0.0;
        for chance in &mut up_to {
            sum += *chance;
            *chance = sum;
        }
        Self {
            up_to,
            next_goal: next_goal(low),
        }
    }
}

/// The goals of both sides in a score by its number.
const fn goals(index: usize) -> (usize, usize) {
    (index / MOST_GOALS, index % MOST_GOALS)
}

/// The chance of one goal more for the stronger side before one for the weaker.
fn next_goal(tilt: f64) -> f64 {
    1.0 / (1.0 + (-2.0 * tilt).exp())
}

/// Chances of scores with each goal of margin weighed.
fn tilted(even: &[f64; SCORES], tilt: f64) -> [f64; SCORES] {
    let mut scores = *even;
    for (index, chance) in scores.iter_mut().enumerate() {
        let (own, other) = goals(index);
        *chance *= (tilt * (own as f64 - other as f64)).exp();
    }
    let all: f64 = scores.iter().sum();
    scores.map(|chance| chance / all)
}
