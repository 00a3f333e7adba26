//! Whose hidden skills may stand on the screen, and at which windows a person is asked (A10).
//!
//! Against the computer a person sees his own cards all the time. Two people at one keyboard see each
//! other's screen: hidden skills, and choices that name one, stand on it only while their owner has
//! asked for them behind a hand-over. A window that stops only for who holds a usable skill would give
//! the card away, so it passes by itself unless its owner said that he wants to be asked.

use gaffer_core::{Awaits, BySide, Rules, Side, Viewer};
use gaffer_fuba::{Advanced, Choice, Open, Position, Skill, SkillSet, Step};

use gaffer_games::fuba::skill_choices::skills_of;
use gaffer_games::words::Phrase;

use crate::session::Session;
use crate::terminal::app::App;
use crate::words::say;

/// At which windows a person is asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Asks {
    /// At every window that everybody knows to be open: stopping there tells nothing.
    pub(super) every: bool,
    /// Where one of these skills can be used.
    pub(super) about: SkillSet,
    /// The shown skills that were taken note of.
    shown: SkillSet,
}

impl Asks {
    /// Before a match: alone at the keyboard about every skill, with somebody else about none.
    pub(super) fn at_start(shared: bool) -> Self {
        Self {
            about: if shared {
                SkillSet::EMPTY
            } else {
                SkillSet::of(&Skill::ALL)
            },
            ..Self::default()
        }
    }

    /// A skill that was shown is no secret any more, and its owner is asked about it.
    pub(super) fn take_note(&mut self, shown: SkillSet) {
        self.about = self.about.or(shown.without(self.shown));
        self.shown = self.shown.or(shown);
    }

    /// Switches over whether a skill is asked about.
    pub(super) fn switch(&mut self, skill: Skill) {
        self.about = if self.about.contains(skill) {
            self.about.without(SkillSet::of(&[skill]))
        } else {
            self.about.with(skill)
        };
    }
}

/// Whether a choice names a skill that its owner has not shown.
fn names_hidden(open: &Open, side: Side, choice: Choice) -> bool {
    !skills_of(open.step(), choice)
        .without(open.bench(side).shown_skills())
        .is_empty()
}

/// The hidden skills of a side.
pub(super) fn hidden(position: &Position, side: Side) -> SkillSet {
    let view = position.view(Viewer::Side(side));
    view.own().map_or(SkillSet::EMPTY, |(_, own)| own.skills)
}

/// Whether a choice of a side may stand on the list.
pub(super) fn may_list(app: &App<Position>, side: Side, choice: Choice) -> bool {
    app.sees_hidden(side) || !names_hidden(app.open(), side, choice)
}

/// Whether a position waits at a window that passes by itself: a person has nothing to use, or did not want
/// to be asked about what he has.
pub(super) fn passes(
    position: &Position,
    session: &Session<Position>,
    asks: &BySide<Asks>,
) -> bool {
    let (Step::Skill(_), Awaits::Choice(side)) = (position.open().step(), position.awaits()) else {
        return false;
    };
    if !session.is_person(side) || session.is_shared() && asks[side].every {
        return false;
    }
    let mut choices = Vec::new();
    position.choices(&mut choices);
    !choices.iter().any(|choice| {
        let skills = skills_of(position.open().step(), *choice);
        !skills.and(asks[side].about).is_empty()
    })
}

/// Tells two people once, before the kick-off, that they are not asked about hidden skills by themselves.
pub(super) fn remark(app: &App<Position>) -> Option<Phrase> {
    let before_kick_off = matches!(app.open().step(), Step::KickOffChoice(_));
    (before_kick_off && app.session.is_shared() && app.open().plays(Advanced::Skills))
        .then(|| say!(notices::NobodyIsAsked))
}
