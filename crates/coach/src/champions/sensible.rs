//! The sensible coach: it looks at everything a turn can do, and at what that leaves to the opponent.

use gaffer_champions::{Choice, Position, Step, View};
use gaffer_core::Side;

use crate::{Coach, Luck};

use super::evaluate::Judge;
use super::turn::Plan;
use super::weights::Weights;
use super::{dead_ball, line_up};

/// A coach with football sense for Champions 2020.
#[derive(Clone, Debug, Default)]
pub struct Sensible {
    judge: Judge,
    /// The rest of the turn being played.
    plan: Plan,
}

impl Coach<Position> for Sensible {
    fn decide(&mut self, view: &View, side: Side, choices: &[Choice], _luck: &mut Luck) -> Choice {
        let open = view.open();
        match open.step() {
            Step::Formation(_) => line_up::formation(choices),
            Step::Goalie(_) | Step::Pick(_) | Step::SetUp(_) => line_up::default(choices),
            Step::Warm => dead_ball::warm(open, side, choices),
            Step::Out(_) => dead_ball::out(open, side, choices),
            step if dead_ball::is_first(step) => choices[0],
            Step::Mover | Step::Act | Step::Leg => self.play(&Position::from(*open), side, choices),
            Step::Follow => match self.planned(&Position::from(*open), choices) {
                Some(choice) => choice,
                None => dead_ball::best(&self.judge, &Position::from(*open), side, choices),
            },
            _ => dead_ball::best(&self.judge, &Position::from(*open), side, choices),
        }
    }
}

impl Sensible {
    /// A coach who judges by these weights.
    pub fn with(weights: Weights) -> Self {
        Self {
            judge: Judge { weights },
            plan: Plan::new(),
        }
    }

    /// The planned choice, if the plan was made for this position.
    fn planned(&mut self, position: &Position, choices: &[Choice]) -> Option<Choice> {
        let (expected, choice) = self.plan.pop()?;
        if expected.open() != position.open() {
            self.plan.clear();
            return None;
        }
        if choices.contains(&choice) {
            return Some(choice);
        }
        // Two ways that no opponent can tell apart are offered once.
        self.plan.clear();
        match choice {
            Choice::Leg(leg) => {
                Some(Choice::Leg(leg.other_way())).filter(|way| choices.contains(way))
            }
            _ => None,
        }
    }

    fn play(&mut self, position: &Position, side: Side, choices: &[Choice]) -> Choice {
        if let Some(choice) = self.planned(position, choices) {
            return choice;
        }
        self.plan = self.judge.plan(position, side);
        self.planned(position, choices).unwrap_or(choices[0])
    }
}
