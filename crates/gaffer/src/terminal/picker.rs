//! Choosing skills one after another (A10): a draft that becomes one choice when it is complete.

use gaffer_core::{Rules, Side};
use gaffer_fuba::{Choice, Hand, Position, Skill, SkillSet, Step};

use super::app::App;
use super::notice::Notice;
use super::offers::Offer;
use super::skill_words::{cost, effect};

/// How many skills are chosen now, and by whom; `None` where none are.
pub(super) fn wanted(position: &Position) -> Option<(Side, usize)> {
    let open = position.open();
    match open.step() {
        Step::Skills(side) => Some((side, open.options().skills_per_team.number().into())),
        Step::ExtraSkill(side) => Some((side, 1)), // F22-A11-6.6
        _ => None,
    }
}

/// The skills to choose from; the complete draft comes first, as the choice that it is.
pub(super) fn offers(position: &Position, number: usize, draft: &[Skill]) -> Vec<Offer> {
    let mut choices = Vec::new();
    position.choices(&mut choices);
    let mut allowed = SkillSet::NONE;
    let mut offers = Vec::new();
    for choice in choices {
        match choice {
            Choice::Skills(hand) => allowed = allowed.or(hand.set()),
            choice => offers.push(Offer {
                choice,
                pick: None,
                label: "No extra skill".into(),
                detail: String::new(),
            }),
        }
    }
    let drafted: SkillSet = draft.iter().copied().collect();
    if draft.len() == number
        && let Some(hand) = Hand::of(drafted)
    {
        let names: Vec<&str> = draft.iter().map(|skill| skill.name()).collect();
        offers.insert(
            0,
            Offer {
                choice: Choice::Skills(hand),
                pick: None,
                label: format!("Take {}", names.join(", ")),
                detail: format!(
                    "{}: nobody else sees them before they are used.",
                    names.join(", ")
                ),
            },
        );
    }
    for skill in allowed.iter() {
        let Some(hand) = Hand::of(SkillSet::of(&[skill])) else {
            continue;
        };
        let mark = if drafted.contains(skill) { "x" } else { "-" };
        offers.push(Offer {
            choice: Choice::Skills(hand),
            pick: Some(skill),
            label: format!("{mark} {skill}"),
            detail: format!("{} {}", cost_words(skill), effect(skill)),
        });
    }
    offers
}

fn cost_words(skill: Skill) -> String {
    format!("{}.", cost(skill))
}

impl App {
    /// Puts a skill into the draft, or takes it out again.
    pub(super) fn pick_skill(&mut self, skill: Skill) {
        let Some((_, number)) = wanted(self.session.game().position()) else {
            return;
        };
        let out = self.draft.iter().position(|one| *one == skill);
        if let Some(index) = out {
            self.draft.remove(index);
        } else if self.draft.len() < number {
            self.draft.push(skill);
        } else {
            self.notice = Some(Notice::plain(&format!(
                "{number} chosen already: Enter on one of them, or u, takes it back.",
            )));
            return;
        }
        self.input.clear();
        self.picked = false;
        self.list_offers();
        self.selected = if self.draft.len() == number {
            0
        } else {
            let at = |offer: &Offer| offer.pick == Some(skill);
            let index = self.offers.iter().position(at).unwrap_or(0);
            // The next one is at hand for the next key.
            let next = index + usize::from(out.is_none());
            next.min(self.offers.len().saturating_sub(1))
        };
    }

    /// Takes the last skill out of the draft; false if it is empty.
    pub(super) fn unpick_skill(&mut self) -> bool {
        let Some(skill) = self.draft.last().copied() else {
            return false;
        };
        self.pick_skill(skill);
        true
    }
}
