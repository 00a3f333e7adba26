//! Choosing skills one after another (A10): a draft that becomes one choice when it is complete.

use gaffer_core::Rules;
use gaffer_fuba::{Choice, Hand, Position, Skill, SkillSet};

use super::facts::listed;
use super::skill_names;
use crate::terminal::app::App;
use crate::terminal::command::Command;
use crate::words::say;
use gaffer_games::fuba::skill_choices::{skill_of, wanted};
use gaffer_games::fuba::skill_words::cost_and_effect;
use gaffer_games::offer::Offer;
use gaffer_games::words::Words;

/// The skills to choose from; the complete draft comes first, as the choice that it is.
pub(super) fn offers(
    position: &Position,
    number: usize,
    draft: &[Skill],
    words: Words<'_>,
) -> Vec<Offer<Choice>> {
    let mut choices = Vec::new();
    position.choices(&mut choices);
    let mut allowed = SkillSet::EMPTY;
    let mut offers = Vec::new();
    for choice in choices {
        match choice {
            Choice::Skills(hand) => allowed = allowed.or(hand.set()),
            choice => offers.push(Offer::plain(choice, say!(fuba_sheet::NoExtraSkill), "")),
        }
    }
    let drafted: SkillSet = draft.iter().copied().collect();
    if draft.len() == number
        && let Some(hand) = Hand::from_set(drafted)
    {
        let skills = listed(draft.iter().copied(), words);
        let take = say!(fuba_sheet::Take, skills = skills.clone());
        let detail = say!(fuba_sheet::TakeInSecret, skills);
        offers.insert(0, Offer::plain(Choice::Skills(hand), take, detail));
    }
    for skill in allowed {
        let Some(hand) = Hand::from_set(SkillSet::of(&[skill])) else {
            continue;
        };
        let mark = if drafted.contains(skill) { "x" } else { "-" };
        offers.push(Offer {
            is_part: true,
            ..Offer::plain(
                Choice::Skills(hand),
                say!(fuba_sheet::Part, mark, skill),
                say!(
                    fuba_sheet::Typed,
                    notation = skill.name(),
                    detail = cost_and_effect(skill)
                ),
            )
        });
    }
    offers
}

/// What a line of skills asks for: as many as are wanted are chosen at once, fewer go into the draft.
pub(super) fn typed(position: &Position, line: &str) -> Option<Command<Choice>> {
    let number = wanted(position)?;
    let skills = skill_names::skills(line)?;
    let hand =
        |skills: &[Skill]| Hand::from_set(skills.iter().copied().collect()).map(Choice::Skills);
    if skills.len() > 1
        && skills.len() == number
        && let Some(choice) = hand(&skills)
    {
        return Some(Command::Row(vec![choice]));
    }
    let parts = skills.chunks(1).filter_map(hand).collect();
    Some(Command::Parts(parts))
}

/// Puts a skill into the draft, or takes it out again.
pub(super) fn pick(app: &mut App<Position>, skill: Skill) {
    let Some(number) = wanted(app.position()) else {
        return;
    };
    let draft = &mut app.extra.draft;
    let out = draft.iter().position(|one| *one == skill);
    if let Some(index) = out {
        draft.remove(index);
    } else if draft.len() < number {
        draft.push(skill);
    } else {
        app.note(&say!(notices::SkillsAreChosen, number));
        return;
    }
    let complete = draft.len() == number;
    app.input.clear();
    app.picked = false;
    app.list_offers();
    app.selected = if complete {
        0
    } else {
        let at =
            |offer: &Offer<Choice, String>| offer.is_part && skill_of(offer.choice) == Some(skill);
        let index = app.offers.iter().position(at).unwrap_or(0);
        // The next one is at hand for the next key.
        let next = index + usize::from(out.is_none());
        next.min(app.offers.len().saturating_sub(1))
    };
}

/// Takes the last skill out of the draft; false if it is empty.
pub(super) fn unpick(app: &mut App<Position>) -> bool {
    let last = app.extra.draft.last().copied();
    if let Some(skill) = last {
        pick(app, skill);
    }
    last.is_some()
}
