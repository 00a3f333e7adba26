//! The plans that are worth trying in a position of Champions 2020: whole turns.

use gaffer_champions::{Choice, Position, Step};
use gaffer_core::{Rules, Side};

use crate::Luck;
use crate::search::{Care, Knowledge, Watch};

use super::judgement::Judgement;
use super::skill::Skill;
use super::turn::Thought;

/// How many ways to use a turn are worth trying.
const TURNS: usize = 10;

impl Knowledge<Position> for Judgement {
    fn plans(&self, position: &Position, side: Side, care: Care, plans: &mut Vec<Vec<Choice>>) {
        if matches!(position.open().step(), Step::Mover | Step::Act | Step::Leg) {
            let (mut luck, watch) = (Luck::new(0), Watch::default());
            let mut thought = Thought::new(self, skill(care), &mut luck, &watch);
            let ideas = thought.ideas(position, side).into_iter().take(TURNS);
            plans.extend(ideas.map(|idea| idea.plan.choices().collect()));
        }
        if plans.is_empty() {
            let mut choices = Vec::new();
            position.choices(&mut choices);
            plans.extend(choices.into_iter().map(|choice| vec![choice]));
        }
    }
}

/// How many ways are looked at with all dice.
fn skill(care: Care) -> Skill {
    let mut skill = Skill::TURN;
    if care == Care::Glance {
        skill.breadth.own = (2, 4);
    }
    skill
}
