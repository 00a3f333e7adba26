//! The skills of A10 in a few words: what each does and what it costs.

use gaffer_fuba::pitch::Area;
use gaffer_fuba::{Choice, Position, Skill};

use super::names::of_skill;
use super::price;
use super::trial::{after, past_windows};
use crate::words::{Phrase, say, sentences};

/// What a skill does; its rule says it in full.
pub fn effect(skill: Skill) -> Phrase {
    of_skill!(skill, fuba_skill_effects)
}

/// "1 point", "0 points".
pub fn cost(skill: Skill) -> Phrase {
    let points = skill.cost();
    say!(fuba_offers::SkillCost, points)
}

/// "1 point. Control kept, target in midfield: value -1."
pub fn cost_and_effect(skill: Skill) -> Phrase {
    let (cost, effect) = (cost(skill), effect(skill));
    say!(fuba_offers::SkillMeans, cost, effect)
}

/// A skill used: its price, its effect, and what it changes as far as that is sure.
pub(super) fn used(
    position: &Position,
    skill: Skill,
    area: Option<Area>,
    percent: u32,
) -> (Phrase, Phrase) {
    let choice = Choice::Use(skill, area);
    let label = match area {
        Some(area) => say!(fuba_offers::UseTo, skill, area),
        None => say!(fuba_offers::Use, skill),
    };
    let mut facts = vec![price::describe(position, choice)];
    match skill {
        Skill::MidfieldDribbler | Skill::DribblingAttacker => {
            facts.push(say!(fuba_offers::ThroughChance, percent));
        }
        Skill::FanaticFans => facts.push(say!(fuba_offers::FoulChance, percent)),
        Skill::ShotStopper
        | Skill::LeadingGoalKeeper
        | Skill::ClinicalFinisher
        | Skill::TrainedSpecialEvent => facts.push(say!(fuba_offers::GoalChance, percent)),
        _ => {
            // What the skill changes is what differs from leaving the window.
            let left = past_windows(*position);
            let then = past_windows(after(position, choice).0);
            let (from, to) = (left.open().value(), then.open().value());
            if from != to {
                facts.push(say!(fuba_offers::ValueInstead, to, from));
            }
            let side = then.open().first_to_act();
            if side != left.open().first_to_act() {
                facts.push(say!(fuba_offers::ActsFirst, side));
            }
        }
    }
    facts.push(effect(skill));
    (label, sentences(facts))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Words;

    /// A choice's detail has four rows of 29 columns.
    #[test]
    fn effects_are_short() {
        let names = gaffer_core::BySide::default();
        for skill in Skill::ALL {
            let effect = Words::english(&names).render(&effect(skill));
            assert!(effect.len() <= 90, "{skill}");
        }
    }
}
