//! What a match is expected to end as, by the network's goals, the score and the time that is left.

use std::sync::{Arc, LazyLock};

use gaffer_champions::{Open, Period, Position};
use gaffer_core::{BySide, Outcome, Rules, Side};

use crate::net::{Facts, Net, OUTPUTS, Subject, fitted, goals_of};
use crate::{Evaluate, Expected};

use super::facts::{FACTS, facts, shares_left};
use super::scene::Scene;
use super::time::{WHOLE, rolls_left};

/// What the network is fitted to: all presets, which the facts tell apart.
pub const SUBJECT: Subject = Subject {
    game: Position::GAME,
    preset: None,
    facts: FACTS,
};

/// What was learned: `cargo run --release -p gaffer-coach --example fit` makes it.
static FITTED: LazyLock<Arc<Net>> = LazyLock::new(|| Arc::new(fitted!("champions.net", SUBJECT)));

/// The goals of a side in a whole match, where there is no ball to look at yet.
const USUAL_GOALS: f64 = 0.7;
/// The fewest goals that a side is expected to score still.
const LEAST: f64 = 0.002;

/// What the network says of scenes, whatever is left of the match.
#[derive(Default)]
pub(super) struct Looked {
    scenes: Vec<(Scene, [f32; OUTPUTS])>,
}

/// Says what positions of Champions 2020 are worth.
#[derive(Clone, Debug)]
pub struct Judgement {
    net: Arc<Net>,
}

impl Default for Judgement {
    fn default() -> Self {
        Self::with(Arc::clone(&FITTED))
    }
}

impl Judgement {
    /// A judgement by another network.
    pub fn with(net: Arc<Net>) -> Self {
        Self { net }
    }

    /// The goals that each side still scores on average.
    pub fn goals(&self, scene: &Scene) -> BySide<f64> {
        self.of_facts(scene.next, &facts(scene))
    }

    /// The same, the network asked only where players and ball did not stand so before.
    pub(super) fn goals_once(&self, scene: &Scene, looked: &mut Looked) -> BySide<f64> {
        let known = looked.scenes.iter().find(|(seen, _)| seen.is_like(scene));
        let known = known.map(|(_, outputs)| *outputs);
        let outputs = known.unwrap_or_else(|| {
            let outputs = self.net.outputs(&facts(scene));
            looked.scenes.push((*scene, outputs));
            outputs
        });
        let (left, soon) = shares_left(scene);
        of_sides(scene.next, goals_of(&outputs, left, soon))
    }

    /// The same of the facts of a scene in which a side plays the ball next.
    pub(super) fn of_facts(&self, next: Side, facts: &Facts) -> BySide<f64> {
        of_sides(next, self.net.goals(facts))
    }

    /// What the match is expected to end as, if the scene is all that is known beside score and time.
    pub(super) fn of_scene(&self, open: &Open, scene: Option<&Scene>) -> Expected {
        let goals = scene.map_or_else(|| usual_goals(open), |scene| self.goals(scene));
        expected(open, goals)
    }
}

/// Goals as each side scores them, of which a side's own come first.
fn of_sides(own: Side, goals: [f32; 2]) -> BySide<f64> {
    let [own_goals, their_goals] = goals.map(|goals| f64::from(goals).max(LEAST));
    BySide::with(|side| if side == own { own_goals } else { their_goals })
}

/// The goals that each side scores in the time that is left, if nothing else is known.
fn usual_goals(open: &Open) -> BySide<f64> {
    BySide::with(|_| (USUAL_GOALS * rolls_left(open) / WHOLE).max(LEAST))
}

/// What a goal is worth in points, as the match stands.
pub(super) fn worth_of_goal(open: &Open) -> f64 {
    let usual = usual_goals(open);
    let with = |home: f64, away: f64| {
        let goals = BySide {
            home: usual.home + home,
            away: usual.away + away,
        };
        expected(open, goals).worth(Side::Home)
    };
    (with(0.1, 0.0) - with(0.0, 0.1)) / 0.2
}

/// A match with these goals still to come in its period.
pub(super) fn expected(open: &Open, goals: BySide<f64>) -> Expected {
    let BySide { home, away } = goals;
    let score = open.in_all();
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

impl Evaluate<Position> for Judgement {
    fn expected(&self, position: &Position) -> Expected {
        self.settled(position)
    }
}

/// A match that is over.
pub(super) fn ended(open: &Open, outcome: Outcome) -> Expected {
    let score = open.in_all();
    Expected::ended(outcome, i32::from(score.home) - i32::from(score.away))
}
