//! The rule that says what a choice does, for whoever asks before he plays it.

use gaffer_fuba::{Action, Choice, Open, Pressing, Step};

use super::offers::Offer;
use super::secrecy::skills_of;

/// The rule that says what a choice does.
pub(super) fn rule_of(open: &Open, offer: &Offer) -> &'static str {
    let skills = skills_of(open.step(), offer.choice);
    if let Some(skill) = offer.pick.or_else(|| skills.iter().next()) {
        return skill.rule();
    }
    match offer.choice {
        Choice::Formation(_) => "F22-2.1",
        Choice::KickOff(_) => "F22-3.2",
        Choice::PlaceKeeper(_) | Choice::Place(_) | Choice::KeeperTakesKick => "F22-3.3",
        Choice::Target(_) if open.step() == Step::PerfectPass => "F22-A11-5.3",
        Choice::Target(_) | Choice::TargetWith(..) => "F22-4.1",
        Choice::Action(action) => match action {
            Action::GoalAttempt => "F22-4.6",
            Action::Movement(_) | Action::HighCondition => "F22-4.7",
            Action::Condition => "F14-A1.1",
            Action::Adjustment => "F22-4.8",
            Action::Pressing(Pressing {
                aggressive: true, ..
            }) => "F22-A6",
            Action::Pressing(_) => "F22-4.9",
            Action::Substitution(_) => "F22-A3",
        },
        Choice::Boosted(_) => "F22-A1.2",
        Choice::SubstituteFormation(_) => "F22-A3d",
        Choice::SubstituteYellow => "F22-A3e",
        Choice::SubstituteFresh { .. } => "F22-A3f",
        Choice::Move(_) | Choice::Done => "F22-4.7",
        Choice::Enter(_) => "F22-4.4.2",
        Choice::PlayFreeKick => "F22-5.2",
        Choice::CornerSide(_) => "F22-5.3",
        Choice::Dive(_) | Choice::Kick(_) => "F22-5.5",
        Choice::SendOff(_) => "F22-5.6.2",
        Choice::Roles(_) => "F22-A2",
        Choice::Skills(_) | Choice::Use(..) => "F22-A10",
        Choice::Injured(_) => "F22-A4",
        Choice::Bounce(_) => "F22-A11-2.1",
        Choice::StandIn(_) => "F10-4.4.1",
        Choice::Fast | Choice::Slow => "F10-5.3",
        Choice::Styles(_) => "F14-A6",
        Choice::KeeperAdvanced | Choice::KeeperInside => "F14-A5",
        Choice::Point(_) => match open.step() {
            Step::LosePoint { .. } => "F22-A1.3",
            _ => "F22-A3",
        },
        Choice::Yes | Choice::No => match open.step() {
            Step::Sweep => "F22-A5",
            Step::SlowPlay => "F22-A9",
            Step::Replace { .. } => "F22-A4",
            Step::Action => "F22-A11-4.5",
            Step::Bounce => "F22-A11-2.1",
            Step::PerfectPass => "F22-A11-5.3",
            Step::ExtraSkill(_) => "F22-A11-6.6",
            _ => "F22-A10e",
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules_reference;
    use gaffer_fuba::{Skill, Step};

    /// Every rule named here is in the reference, alone or as a section.
    #[test]
    fn the_rules_exist() {
        let position =
            <gaffer_fuba::Position as gaffer_core::Rules>::begin(&gaffer_fuba::Options::FULL)
                .unwrap();
        assert!(matches!(position.open().step(), Step::Formation(_)));
        for text in [
            "formation 4-4-2",
            "kick-off home",
            "place b3",
            "target b4",
            "goal attempt",
            "movement defence",
            "adjustment",
            "pressing",
            "pressing aggressive",
            "substitution 1",
            "movement defence boost",
            "substitute formation 3-5-2",
            "substitute yellow",
            "substitute fresh",
            "move a2-a3",
            "enter a2",
            "play",
            "corner a",
            "dive left",
            "send off b4",
            "roles none",
            "injured b4",
            "value +2",
            "point defence",
            "yes",
        ] {
            let offer = Offer {
                choice: text.parse().unwrap(),
                pick: None,
                label: String::new(),
                detail: String::new(),
            };
            let rule = rule_of(position.open(), &offer);
            assert!(!rules_reference::find(rule).is_empty(), "{text}: {rule}");
        }
        for skill in Skill::ALL {
            assert!(rules_reference::text(skill.rule()).is_some(), "{skill}");
        }
    }
}
