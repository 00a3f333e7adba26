//! Skills in choices (A10): which ones a choice uses, and how many make up a hand.

use gaffer_core::Rules;
use gaffer_fuba::{Action, Choice, Position, Pressing, PressingSkill, Skill, SkillSet, Step};

use super::skill_words::cost_and_effect;
use super::{figures, names};
use crate::protocol::{self, Draft};
use crate::words::Words;

/// How many skills are chosen now; `None` where none are.
pub fn wanted(position: &Position) -> Option<usize> {
    let open = position.open();
    match open.step() {
        Step::Skills(_) => Some(open.options().skills_per_team.number().into()),
        Step::ExtraSkill(_) => Some(1), // F22-A11-6.6
        _ => None,
    }
}

/// The skill of an offer that goes into the draft.
pub fn skill_of(part: Choice) -> Option<Skill> {
    match part {
        Choice::Skills(hand) => hand.set().iter().next(),
        _ => None,
    }
}

/// The skills that a choice uses.
pub fn skills_of(step: Step, choice: Choice) -> SkillSet {
    match choice {
        Choice::Use(skill, _) => SkillSet::of(&[skill]),
        Choice::TargetWith(_, declared) => declared.set(),
        Choice::Action(action) | Choice::Boosted(action) => match action {
            Action::HighCondition => SkillSet::of(&[Skill::HighCondition]),
            Action::Pressing(Pressing { skill, .. }) => {
                skill.map(PressingSkill::skill).into_iter().collect()
            }
            _ => SkillSet::EMPTY,
        },
        Choice::SubstituteFresh { wide: true } => SkillSet::of(&[Skill::WidePlayerMaterial]),
        Choice::Formation(_) if matches!(step, Step::Skill(_)) => {
            SkillSet::of(&[Skill::TrainedFormationChange])
        }
        _ => SkillSet::EMPTY,
    }
}

/// The hand to put together, where skills are chosen.
pub fn draft(position: &Position, words: Words<'_>) -> Option<Draft> {
    let wanted = wanted(position)?;
    let mut choices = Vec::new();
    position.choices(&mut choices);
    let allowed = choices
        .iter()
        .fold(SkillSet::EMPTY, |all, choice| all.or(skill_set(*choice)));
    Some(Draft {
        wanted: wanted as u8,
        verb: "skills".to_owned(),
        parts: allowed
            .iter()
            .map(|skill| protocol::Offer {
                choice: skill.name().to_owned(),
                label: words.render(&names::skill(skill)),
                detail: words.render(&cost_and_effect(skill)),
                odds: None,
                ends_row: false,
                tells_chances: false,
                idle: false,
                places: Vec::new(),
                path: Vec::new(),
                marks: Vec::new(),
                figure: Some(figures::card(skill)),
                rule: Some(skill.rule().to_owned()),
            })
            .collect(),
    })
}

fn skill_set(choice: Choice) -> SkillSet {
    match choice {
        Choice::Skills(hand) => hand.set(),
        _ => SkillSet::EMPTY,
    }
}

/// The choice at a window that uses no skill.
pub fn decline(position: &Position) -> Option<Choice> {
    matches!(position.open().step(), Step::Skill(_)).then_some(Choice::No)
}

/// The same where the side has nothing to use.
pub fn pass(position: &Position) -> Option<Choice> {
    let no = decline(position)?;
    let mut choices = Vec::new();
    position.choices(&mut choices);
    choices.iter().all(|choice| *choice == no).then_some(no)
}
