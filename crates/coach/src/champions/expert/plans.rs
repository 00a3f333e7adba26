//! The plans that are worth trying in a position of Champions 2020: whole turns.

use gaffer_champions::{Choice, Position, Step};
use gaffer_core::{Rules, Side};

use crate::Luck;
use crate::search::{Care, Knowledge, Watch};

use super::super::plan::TurnPlan;
use super::glance::promising;
use super::judgement::Judgement;
use super::skill::Skill;
use super::turn::{Thought, plan_of};

/// How many ways to use a turn are worth trying.
const TURNS: usize = 10;

impl Knowledge<Position> for Judgement {
    fn plans(&self, position: &Position, side: Side, care: Care, plans: &mut Vec<Vec<Choice>>) {
        if matches!(position.open().step(), Step::Mover | Step::Act | Step::Leg) {
            let turns = match care {
                Care::Glance => self.glanced(position, side),
                Care::Now | Care::Later => self.looked(position, side),
            };
            plans.extend(turns.iter().map(|turn| turn.choices().collect()));
        }
        if plans.is_empty() {
            let mut choices = Vec::new();
            position.choices(&mut choices);
            plans.extend(choices.into_iter().map(|choice| vec![choice]));
        }
    }
}

impl Judgement {
    /// The best ways to use a turn, looked at with all dice.
    fn looked(&self, position: &Position, side: Side) -> Vec<TurnPlan> {
        let (mut luck, watch) = (Luck::new(0), Watch::default());
        let mut thought = Thought::new(self, Skill::TURN, &mut luck, &watch);
        let ideas = thought.ideas(position, side).into_iter().take(TURNS);
        ideas.map(|idea| idea.plan).collect()
    }

    /// Those that seem best at a glance.
    fn glanced(&self, position: &Position, side: Side) -> Vec<TurnPlan> {
        let rows = promising(self, position.open(), side).unwrap_or_default();
        let plans = rows
            .iter()
            .filter_map(|row| plan_of(self, position, side, row));
        plans.map(|(plan, _)| plan).collect()
    }
}
