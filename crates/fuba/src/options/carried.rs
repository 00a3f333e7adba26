//! Skills that earlier matches of a competition leave to this one, lost and won (F22-D113).

use gaffer_core::{BySide, Side};

use super::{Advanced, Options};
use crate::skill::SkillSet;

impl Options {
    /// The options without what only one side may know: the skills won in earlier matches.
    #[must_use]
    pub fn without_secrets(self) -> Self {
        Self {
            skills_won: BySide::default(),
            ..self
        }
    }

    /// The skills of earlier matches by the option's name.
    pub(super) fn carried_skills(&self) -> [(&'static str, BySide<SkillSet>); 2] {
        [
            ("skills_lost", self.skills_lost),
            ("skills_won", self.skills_won),
        ]
    }

    /// What is wrong with the skills of earlier matches.
    pub(super) fn carried_faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        for (name, skills) in self.carried_skills() {
            let all = skills.home.or(skills.away);
            if all.is_empty() {
                continue;
            }
            // The events that take and give skills need both rules.
            if !self.plays(Advanced::Skills) || !self.plays(Advanced::Events) {
                faults.push(format!("{name} needs A10 and A11"));
            } else if let Some(skill) = all.without(SkillSet::allowed(*self)).iter().next() {
                faults.push(format!("{name}: {skill} is not played with these options"));
            }
        }
        for side in Side::BOTH {
            let (lost, won) = (self.skills_lost[side], self.skills_won[side]);
            if let Some(skill) = lost.and(won).iter().next() {
                faults.push(format!(
                    "{skill} is lost to the {side} team for this match, so it is not among its skills_won"
                ));
            }
            let left = SkillSet::allowed(*self).without(lost.or(won)).len();
            if left < self.skills_per_team.number() && !lost.or(won).is_empty() {
                faults.push(format!(
                    "the {side} team has too few skills left to choose from"
                ));
            }
        }
        faults
    }
}
