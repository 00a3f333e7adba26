//! The sensible coach: it looks at everything a turn can do, and at what that leaves to the opponent.

use gaffer_champions::{Choice, Position, Step, View};
use gaffer_core::Side;

use crate::{Coach, Luck};

use super::evaluate::Judge;
use super::plan::TurnPlan;
use super::routine;
use super::weights::Weights;

/// A coach with football sense for Champions 2020.
#[derive(Clone, Debug, Default)]
pub struct Sensible {
    judge: Judge,
    /// The rest of the turn being played.
    plan: TurnPlan,
}

impl Coach<Position> for Sensible {
    fn decide(&mut self, view: &View, side: Side, choices: &[Choice], _luck: &mut Luck) -> Choice {
        let open = view.open();
        routine::choice(open, side, choices)
            .unwrap_or_else(|| self.think(&Position::from(*open), side, choices))
    }
}

impl Sensible {
    /// A coach who judges by these weights.
    pub fn with(weights: Weights) -> Self {
        Self {
            judge: Judge { weights },
            plan: TurnPlan::default(),
        }
    }

    /// The next choice of the plan, a new plan's where there is none, or the best by expectation.
    fn think(&mut self, position: &Position, side: Side, choices: &[Choice]) -> Choice {
        if let Some(choice) = self.plan.next(position, choices) {
            return choice;
        }
        if matches!(position.open().step(), Step::Mover | Step::Act | Step::Leg) {
            self.plan = self.judge.plan(position, side);
            if let Some(choice) = self.plan.next(position, choices) {
                return choice;
            }
        }
        self.judge
            .best_of(position, side)
            .map_or(choices[0], |(choice, _)| choice)
    }
}
