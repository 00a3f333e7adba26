//! What a coach of FUBA assumes of what it cannot see.

use gaffer_core::Side;
use gaffer_fuba::{Dive, Formation, Position, Secret, SkillSet, Step, View};

/// Nothing unusual, and no skill.
pub(super) fn nothing_unusual(_side: Side) -> Secret {
    Secret {
        formation: Some(Formation::DEFAULT),
        dive: Some(Dive::Stay),
        ..Secret::default()
    }
}

/// The position as a side imagines it: nothing unusual is hidden.
pub fn imagine(view: &View) -> Position {
    view.imagine(nothing_unusual)
}

/// A position that can be as far as a side knows, and that can be written down: some cards in place of those that are hidden from it.
pub fn possible(view: &View) -> Position {
    let open = view.open();
    view.imagine(|side| {
        let bench = open.bench(side);
        let gone = (bench.skills_used())
            .or(bench.skills_lost())
            .or(open.options().skills_lost[side]);
        let held = SkillSet::allowed(open.options()).without(gone);
        Secret {
            dive: (open.step() == Step::Kick).then_some(Dive::Stay),
            skills: held.iter().take(bench.hidden_skills().into()).collect(),
            ..Secret::default()
        }
    })
}
