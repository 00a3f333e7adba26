//! The sensible coach: it looks at everything a turn can do, and at what that leaves to the opponent.

use gaffer_champions::{Choice, Open, Position, Space, Step, View};
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
            Step::Out(_) | Step::OutForGoalie(_) => dead_ball::out(open, side, choices),
            Step::Thrower
            | Step::CornerTaker
            | Step::CornerWall
            | Step::FreeTaker
            | Step::FreeWall
            | Step::PenaltyTaker
            | Step::ShootOutTaker => dead_ball::nearest(open, side, spot(open, !side), choices),
            Step::InGoal(_) => dead_ball::nearest(open, side, goal(side), choices),
            Step::GoalieSpot(_) | Step::NewGoalie(_) | Step::ShootOutGoalie => {
                dead_ball::goalie_spot(spot(open, side), choices)
            }
            _ => self.think(&Position::from(*open), side, choices),
        }
    }
}

/// A space in the middle of a side's goal.
fn goal(side: Side) -> Space {
    Space::in_row_of(side, 5, 0)
}

/// Where a dead ball is; a side's goal where there is none.
fn spot(open: &Open, otherwise: Side) -> Space {
    open.dead_ball()
        .map_or_else(|| goal(otherwise), |dead| dead.spot)
}

impl Sensible {
    /// A coach who judges by these weights.
    pub fn with(weights: Weights) -> Self {
        Self {
            judge: Judge { weights },
            plan: Plan::new(),
        }
    }

    /// The next choice of the plan, a new plan's where there is none, or the best by expectation.
    fn think(&mut self, position: &Position, side: Side, choices: &[Choice]) -> Choice {
        if let Some(choice) = self.planned(position, choices) {
            return choice;
        }
        if matches!(position.open().step(), Step::Mover | Step::Act | Step::Leg) {
            self.plan = self.judge.plan(position, side);
            if let Some(choice) = self.planned(position, choices) {
                return choice;
            }
        }
        self.judge
            .best_of(position, side)
            .map_or(choices[0], |(choice, _)| choice)
    }

    /// The planned choice, if the plan was made for this position.
    fn planned(&mut self, position: &Position, choices: &[Choice]) -> Option<Choice> {
        let (expected, choice) = self.plan.pop()?;
        if expected.open() == position.open() && choices.contains(&choice) {
            return Some(choice);
        }
        self.plan.clear();
        None
    }
}
