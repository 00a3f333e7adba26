//! The expert: it plays for points by what it has learned, and looks at the opponents' answers.

use std::sync::Arc;

use gaffer_champions::{Choice, Position, Step, View};
use gaffer_core::Side;

use crate::search::{Thoughts, Watch};
use crate::{Coach, Luck};

use super::super::plan::TurnPlan;
use super::super::routine;
use super::judgement::Judgement;
use super::skill::Skill;
use super::turn::Thought;

/// A strong coach for Champions 2020.
#[derive(Clone, Debug, Default)]
pub struct Expert {
    judgement: Judgement,
    skill: Skill,
    /// The rest of the turn being played.
    plan: TurnPlan,
    watch: Arc<Watch>,
    thoughts: Option<Thoughts<Position>>,
}

impl Coach<Position> for Expert {
    fn decide(&mut self, view: &View, side: Side, choices: &[Choice], luck: &mut Luck) -> Choice {
        let open = view.open();
        self.thoughts = None;
        routine::choice(open, side, choices)
            .unwrap_or_else(|| self.think(&Position::from(*open), side, choices, luck))
    }

    fn watched_by(&mut self, watch: Arc<Watch>) {
        self.watch = watch;
    }

    fn thoughts(&self) -> Option<&Thoughts<Position>> {
        self.thoughts.as_ref()
    }
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
        if let Some(choice) = self.plan.next(position, choices) {
            return choice;
        }
        // One thought for the whole decision: its time is spent once.
        let mut thought = Thought::new(&self.judgement, self.skill, luck, &self.watch);
        if matches!(position.open().step(), Step::Mover | Step::Act | Step::Leg) {
            let ideas = thought.best_ideas(position, side);
            self.thoughts = thought.thoughts(side, &ideas);
            let best = ideas.into_iter().next();
            self.plan = best.map(|idea| idea.plan).unwrap_or_default();
            if let Some(choice) = self.plan.next(position, choices) {
                return choice;
            }
        }
        thought.best_of(position, side).unwrap_or(choices[0])
    }
}
