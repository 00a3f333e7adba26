//! The plain coach: the sensible one without what the advanced rules let a team do.

use gaffer_coach::fuba::Sensible;
use gaffer_coach::{Coach, Luck};
use gaffer_core::Side;
use gaffer_fuba::{Action, Choice, Position, Pressing, Roles, Step, Styles, View};

/// The sensible coach without the advanced rules: no condition points spent, no skills, substitutions, roles,
/// styles or aggressive pressing, no advanced keeper, no sweep and no slow play.
#[derive(Default)]
pub(crate) struct Plain {
    coach: Sensible,
    left: Vec<Choice>,
}

/// Whether a choice is one that the plain coach leaves, or "no" is the other one.
fn is_advanced(choice: Choice) -> bool {
    match choice {
        Choice::Boosted(_)
        | Choice::Use(..)
        | Choice::TargetWith(..)
        | Choice::Yes
        | Choice::SubstituteFormation(_)
        | Choice::SubstituteYellow
        | Choice::SubstituteFresh { .. }
        | Choice::KeeperAdvanced => true,
        Choice::Roles(roles) => roles != Roles::NONE,
        Choice::Styles(styles) => styles != Styles::default(),
        Choice::Action(action) => match action {
            Action::HighCondition | Action::Condition | Action::Substitution(_) => true,
            Action::Pressing(pressing) => pressing != Pressing::NORMAL,
            Action::GoalAttempt | Action::Movement(_) | Action::Adjustment => false,
        },
        _ => false,
    }
}

impl Coach<Position> for Plain {
    fn decide(&mut self, view: &View, side: Side, choices: &[Choice], luck: &mut Luck) -> Choice {
        if matches!(view.open().step(), Step::Skill(_) | Step::SlowPlay) {
            return Choice::No;
        }
        self.left.clear();
        let basic = choices.iter().filter(|choice| !is_advanced(**choice));
        self.left.extend(basic);
        match self.left[..] {
            [only] => only,
            _ => self.coach.decide(view, side, &self.left, luck),
        }
    }
}
