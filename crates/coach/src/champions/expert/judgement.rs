//! What a match is expected to end as, by fitted weights, the score and the time that is left.

use std::sync::LazyLock;

use gaffer_champions::{Open, Period, Position};
use gaffer_core::{Awaits, BySide, Outcome, Rules, Side};

use crate::search::Knowledge;
use crate::{Evaluate, Expected};

use super::super::evaluate::Judge;
use super::features::Features;
use super::scene::{Kind, Scene};
use super::weights::Weights;

/// The fitted weights: `cargo run --release -p gaffer-coach --example fit_champions` makes them.
static FITTED: LazyLock<Weights> = LazyLock::new(|| {
    Weights::read(include_str!("weights.txt")).unwrap_or(Weights([0.0; Features::COUNT]))
});

/// Opening rolls for each counted one of the watch (C20-time-2): dice of interceptions and saves move it too.
const ROLLS_FOR_A_ONE: f64 = 4.5;
/// Opening rolls for each counted roll of any die (C20-time-7).
const SHARE_OF_ROLLS: f64 = 0.67;

/// The fewest goals that a side is expected to score still.
const LEAST: f64 = 0.002;

/// Says what positions of Champions 2020 are worth.
#[derive(Clone, Debug)]
pub struct Judgement {
    weights: Weights,
    judge: Judge,
}

impl Default for Judgement {
    fn default() -> Self {
        Self::with(FITTED.clone())
    }
}

impl Judgement {
    /// The goals of a side for each opening roll, in matches of coaches who use this judgement.
    pub const RATE: f64 = 0.009;

    /// A judgement by other weights.
    pub fn with(weights: Weights) -> Self {
        Self {
            weights,
            judge: Judge::default(),
        }
    }

    /// By how many goals the side that plays next is expected to lead soon.
    pub fn lead(&self, scene: &Scene) -> f64 {
        match scene.kind {
            Kind::Roll => self.weights.sum(&Features::of(scene)),
            _ => scene.kick(&self.judge),
        }
    }

    /// The same before an opening roll, where the shapes of both sides are known.
    pub(super) fn lead_with(&self, scene: &Scene, shapes: BySide<f64>) -> f64 {
        self.weights.sum(&Features::with_shapes(scene, shapes))
    }

    /// What the match is expected to end as, if the scene is all that is known beside score and time.
    pub(super) fn of_scene(&self, open: &Open, scene: Option<&Scene>) -> Expected {
        let ahead = scene.map_or(0.0, |scene| match scene.next {
            Side::Home => self.lead(scene),
            Side::Away => -self.lead(scene),
        });
        Self::of_lead(open, ahead)
    }

    /// What the match is expected to end as, if the home side is soon to score so many goals more.
    pub(super) fn of_lead(open: &Open, ahead: f64) -> Expected {
        let rolls = rolls_left(open);
        // What is special about the scene shows soon: in the first few rolls.
        let ahead = ahead * (1.0 - 0.6_f64.powf(rolls + 1.0));
        let rest = |ahead: f64| (Self::RATE * rolls + ahead / 2.0).max(LEAST);
        let mut expected = expected(open, rest(ahead), rest(-ahead));
        if open.period() == Period::Regular {
            let score = open.score();
            expected.lead = f64::from(score.home) - f64::from(score.away) + ahead;
        }
        expected
    }
}

impl Judgement {
    /// What a goal is worth in points, as the match stands.
    pub(super) fn worth_of_goal(open: &Open) -> f64 {
        let rolls = rolls_left(open);
        let rest = (Self::RATE * rolls).max(LEAST);
        let more = expected(open, rest + 0.1, rest).points(Side::Home);
        let fewer = expected(open, rest, rest + 0.1).points(Side::Home);
        (more - fewer) / 0.2
    }
}

/// The opening rolls that the period is expected to have still.
pub(super) fn rolls_left(open: &Open) -> f64 {
    if open.whistle() {
        return 0.0;
    }
    let (ones, minutes) = match open.period() {
        Period::Regular => (16, 90),
        Period::ExtraTime => (6, 30),
        Period::ShootOut => return 0.0,
    };
    if open.options().tally {
        SHARE_OF_ROLLS * (f64::from(minutes) - f64::from(open.tally())).max(1.0)
    } else {
        ROLLS_FOR_A_ONE * (f64::from(ones) - f64::from(open.ones())).max(0.25)
    }
}

/// A match with these goals still to come in its period.
fn expected(open: &Open, home: f64, away: f64) -> Expected {
    let score = open.score();
    let lead = i32::from(score.home) - i32::from(score.away);
    match open.period() {
        Period::Regular => {
            let mut expected = Expected::of_goals(lead, home, away);
            if open.options().cup {
                expected.win += expected.draw / 2.0;
                expected.draw = 0.0;
            }
            expected
        }
        // The first goal wins; without one the kicks are even.
        Period::ExtraTime => {
            let falls = 1.0 - (-home - away).exp();
            let share = home / (home + away);
            Expected {
                win: falls * share + (1.0 - falls) / 2.0,
                draw: 0.0,
                lead: f64::from(lead) + falls * (2.0 * share - 1.0),
            }
        }
        Period::ShootOut => {
            let scored = open.shoot_out().scored;
            let ahead = f64::from(scored.home) - f64::from(scored.away);
            Expected {
                win: 1.0 / (1.0 + (-1.2 * ahead).exp()),
                draw: 0.0,
                lead: f64::from(lead),
            }
        }
    }
}

impl Knowledge<Position> for Judgement {}

impl Evaluate<Position> for Judgement {
    fn expected(&self, position: &Position) -> Expected {
        let open = position.open();
        if let Awaits::Nothing(outcome) = position.awaits() {
            return ended(open, outcome);
        }
        self.settled(position)
    }
}

/// A match that is over.
pub(super) fn ended(open: &Open, outcome: Outcome) -> Expected {
    let score = open.score();
    Expected::ended(outcome, i32::from(score.home) - i32::from(score.away))
}
