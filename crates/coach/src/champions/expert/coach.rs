//! The expert: it plays for points by what it has learned, and looks at the opponents' answers.

use std::sync::Arc;

use gaffer_champions::{Choice, Open, Position, Space, Step, View};
use gaffer_core::Side;

use crate::search::Watch;
use crate::{Coach, Luck};

use super::super::turn::Plan;
use super::super::{dead_ball, line_up};
use super::judgement::Judgement;
use super::skill::Skill;
use super::turn::Thought;

/// A strong coach for Champions 2020.
#[derive(Clone, Debug, Default)]
pub struct Expert {
    judgement: Judgement,
    skill: Skill,
    /// The rest of the turn being played.
    plan: Plan,
    watch: Arc<Watch>,
}

impl Coach<Position> for Expert {
    fn decide(&mut self, view: &View, side: Side, choices: &[Choice], luck: &mut Luck) -> Choice {
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
            _ => self.think(&Position::from(*open), side, choices, luck),
        }
    }

    fn watched_by(&mut self, watch: Arc<Watch>) {
        self.watch = watch;
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

impl Expert {
    /// An expert who plays so well.
    pub fn with(skill: Skill) -> Self {
        Self {
            skill,
            ..Self::default()
        }
    }

    /// An expert with a judgement of its own.
    pub fn judging(judgement: Judgement, skill: Skill) -> Self {
        Self {
            judgement,
            skill,
            ..Self::default()
        }
    }

    /// The next choice of the plan, a new plan's where there is none, or the best by expectation.
    fn think(
        &mut self,
        position: &Position,
        side: Side,
        choices: &[Choice],
        luck: &mut Luck,
    ) -> Choice {
        if let Some(choice) = self.planned(position, choices) {
            return choice;
        }
        if matches!(position.open().step(), Step::Mover | Step::Act | Step::Leg) {
            let mut thought = Thought::new(&self.judgement, self.skill, luck, &self.watch);
            self.plan = thought.plan(position, side);
            if let Some(choice) = self.planned(position, choices) {
                return choice;
            }
        }
        self.judgement
            .best_of(position, side, 1.0, &mut |judgement, open, _| {
                judgement.still(open)
            })
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
