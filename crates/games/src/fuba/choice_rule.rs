//! The rule that says what a choice does, for whoever asks before he plays it.

use gaffer_fuba::edition::ByEdition;
use gaffer_fuba::pitch::Line;
use gaffer_fuba::{Action, Choice, EntryAfter, Open, Pressing, SetUp, Step};

use super::skill_choices::{skill_of, skills_of};
use crate::offer::Offer;

/// The rule that says what a choice does in the edition that is played.
pub(super) fn rule_of<W>(open: &Open, offer: &Offer<Choice, W>) -> &'static str {
    let skill = if offer.is_part {
        skill_of(offer.choice)
    } else {
        skills_of(open.step(), offer.choice).iter().next()
    };
    match skill {
        Some(skill) => skill.rule(),
        None => rules_of(open.step(), offer.choice)[open.edition()],
    }
}

/// A rule of 2014 and 2.2.
const fn since_2014(in_2014: &'static str, in_2_2: &'static str) -> ByEdition<&'static str> {
    ByEdition(["", in_2014, in_2_2])
}

/// A rule of 2.2 alone.
const fn only_2_2(rule: &'static str) -> ByEdition<&'static str> {
    ByEdition(["", "", rule])
}

/// The rules of a choice, 1.0, 2014 and 2.2 side by side; nothing where an edition has no such choice.
fn rules_of(step: Step, choice: Choice) -> ByEdition<&'static str> {
    match choice {
        Choice::Formation(_) if matches!(step, Step::HalfTime(_)) => {
            since_2014("F14-2.1.1", "F22-2.2")
        }
        Choice::Formation(_) => ByEdition(["F10-3.1", "F14-2.1", "F22-2.1"]),
        Choice::KickOff(_) => ByEdition(["F10-3.2", "F14-3.1", "F22-3.2"]),
        Choice::PlaceKeeper(_) | Choice::Place(_) | Choice::KeeperTakesKick => set_up_rules(step),
        Choice::Target(_) if step == Step::PerfectPass => only_2_2("F22-A11-5.3"),
        Choice::Target(_) | Choice::TargetWith(..) => ByEdition(["F10-4.1", "F14-4.1", "F22-4.1"]),
        Choice::Action(action) => action_rules(action),
        Choice::Boosted(_) => only_2_2("F22-A1.2"),
        Choice::SubstituteFormation(_) => since_2014("F14-A3b", "F22-A3d"),
        Choice::SubstituteYellow => since_2014("F14-A3c", "F22-A3e"),
        Choice::SubstituteFresh { .. } => since_2014("F14-A3d", "F22-A3f"),
        Choice::Move(_) | Choice::Done => move_rules(step),
        Choice::Enter(_) => entry_rules(step),
        Choice::PlayFreeKick => ByEdition(["F10-5.1", "F14-5.1", "F22-5.2"]),
        Choice::CornerSide(_) => ByEdition(["F10-5.2", "F14-5.2", "F22-5.3"]),
        Choice::Dive(_) | Choice::Kick(_) => ByEdition(["F10-5.5", "F14-5.5", "F22-5.5"]),
        Choice::SendOff(_) => ByEdition(["F10-5.4", "F14-5.4", "F22-5.6.2"]),
        Choice::Roles(_) => since_2014("F14-A2", "F22-A2"),
        Choice::Skills(_) | Choice::Use(..) => only_2_2("F22-A10"),
        Choice::Injured(_) => since_2014("F14-A4", "F22-A4"),
        Choice::Bounce(_) => only_2_2("F22-A11-2.1"),
        Choice::StandIn(_) => ByEdition(["F10-4.4.1", "", ""]),
        Choice::Fast | Choice::Slow => ByEdition(["F10-5.3", "F14-5.3", ""]),
        Choice::Styles(_) => ByEdition(["", "F14-A6", ""]),
        Choice::KeeperAdvanced | Choice::KeeperInside => ByEdition(["", "F14-A5", ""]),
        Choice::Point(_) => match step {
            Step::LosePoint { .. } => since_2014("F14-A1.2", "F22-A1.3"),
            _ => since_2014("F14-A3", "F22-A3"),
        },
        Choice::Yes | Choice::No => yes_no_rules(step),
    }
}

fn set_up_rules(step: Step) -> ByEdition<&'static str> {
    match step {
        Step::Place { set_up, .. } => match set_up {
            SetUp::KickOff => ByEdition(["F10-3.3", "F14-3.2", "F22-3.3"]),
            SetUp::FreeKick => ByEdition(["F10-5.1.1", "F14-5.1.1", "F22-5.2.1"]),
            SetUp::CornerKick => ByEdition(["F10-5.2.1", "F14-5.2.1", "F22-5.3.1"]),
            SetUp::Penalty => ByEdition(["F10-5.5.1", "F14-5.5.1", "F22-5.5.1"]),
        },
        _ => ByEdition(["F10-3.3", "F14-3.2", "F22-3.3"]),
    }
}

fn action_rules(action: Action) -> ByEdition<&'static str> {
    match action {
        Action::GoalAttempt => ByEdition(["F10-4.6", "F14-4.7", "F22-4.6"]),
        Action::Movement(Line::Defence) => ByEdition(["F10-4.7.3", "F14-4.8.3", "F22-4.7"]),
        Action::Movement(Line::Midfield) => ByEdition(["F10-4.7.1", "F14-4.8.1", "F22-4.7"]),
        Action::Movement(Line::Forward) => ByEdition(["F10-4.7.2", "F14-4.8.2", "F22-4.7"]),
        Action::Condition => ByEdition(["", "F14-A1.1", ""]),
        Action::HighCondition => only_2_2("F22-4.7"),
        Action::Adjustment => since_2014("F14-4.9", "F22-4.8"),
        Action::Pressing(Pressing {
            aggressive: true, ..
        }) => only_2_2("F22-A6"),
        Action::Pressing(_) => since_2014("F14-4.9.1", "F22-4.9"),
        Action::Substitution(_) => since_2014("F14-A3", "F22-A3"),
    }
}

fn move_rules(step: Step) -> ByEdition<&'static str> {
    match step {
        Step::Adjust { .. } => ByEdition(["F10-3.3", "F14-3.2", "F22-3.3"]),
        Step::QuickMoves { .. } => ByEdition(["F10-4.7.6", "", ""]),
        Step::FreeMovements => ByEdition(["F10-4.7.5", "F14-4.8.7", "F22-4.7.6"]),
        Step::EventMoves { .. } => since_2014("F14-4.4.3", "F22-4.4.1"),
        Step::RestartMoves { .. } => only_2_2("F22-5"),
        _ => ByEdition(["F10-4.7", "F14-4.8", "F22-4.7"]),
    }
}

fn entry_rules(step: Step) -> ByEdition<&'static str> {
    match step {
        Step::Entry(EntryAfter::StandIn) => ByEdition(["F10-4.4.1", "", ""]),
        Step::Entry(EntryAfter::Support) => ByEdition(["F10-4.4.3", "", ""]),
        Step::Entry(EntryAfter::OverSix) => ByEdition(["", "F14-4.5.4", ""]),
        _ => ByEdition(["F10-4.5", "F14-4.4.2", "F22-4.4.2"]),
    }
}

fn yes_no_rules(step: Step) -> ByEdition<&'static str> {
    match step {
        Step::Shot => ByEdition(["F10-4.6", "F14-4.7", "F22-4.6"]),
        Step::Press => since_2014("F14-4.9.1", "F22-4.9"),
        Step::Substitution => since_2014("F14-A3", "F22-A3"),
        Step::Entry(_) => entry_rules(step),
        Step::Sweep => only_2_2("F22-A5"),
        Step::SlowPlay => only_2_2("F22-A9"),
        Step::Replace { .. } => since_2014("F14-A4", "F22-A4"),
        Step::Action => only_2_2("F22-A11-4.5"),
        Step::Bounce => only_2_2("F22-A11-2.1"),
        Step::PerfectPass => only_2_2("F22-A11-5.3"),
        Step::ExtraSkill(_) => only_2_2("F22-A11-6.6"),
        _ => only_2_2("F22-A10e"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules_reference;
    use gaffer_core::Side;
    use gaffer_fuba::{Edition, Skill};

    const fn place(set_up: SetUp) -> Step {
        Step::Place {
            set_up,
            side: Side::Home,
        }
    }

    /// Choices, and the steps at which they are made.
    const CASES: [(&str, &[Step]); 44] = [
        (
            "formation 4-4-2",
            &[Step::Formation(Side::Home), Step::HalfTime(Side::Home)],
        ),
        ("kick-off home", &[Step::KickOffChoice(Side::Home)]),
        (
            "place b3",
            &[
                place(SetUp::KickOff),
                place(SetUp::FreeKick),
                place(SetUp::CornerKick),
                place(SetUp::Penalty),
            ],
        ),
        ("target b4", &[Step::Target, Step::PerfectPass]),
        ("goal attempt", &[Step::Shot]),
        ("movement defence", &[Step::Movement]),
        ("movement midfield", &[Step::Movement]),
        ("movement forward", &[Step::Movement]),
        ("movement condition", &[Step::Movement]),
        ("movement high-condition", &[Step::Action]),
        ("adjustment", &[Step::Action]),
        ("pressing", &[Step::Press]),
        ("pressing aggressive", &[Step::Action]),
        ("substitution 1", &[Step::Action]),
        ("movement defence boost", &[Step::Action]),
        ("substitute formation 3-5-2", &[Step::Substitution]),
        ("substitute yellow", &[Step::Substitution]),
        ("substitute fresh", &[Step::Substitution]),
        (
            "move a2-a3",
            &[
                Step::Movement,
                Step::FreeMovements,
                Step::QuickMoves {
                    left: 1,
                    dribbled: false,
                },
                Step::Adjust {
                    set_up: SetUp::KickOff,
                    left: 1,
                },
                Step::EventMoves {
                    side: Side::Home,
                    left: 1,
                    kind: gaffer_fuba::EventMoveKind::Event,
                },
                Step::RestartMoves {
                    side: Side::Home,
                    made: 0,
                    allowed: 0,
                },
            ],
        ),
        (
            "enter a2",
            &[
                Step::Entry(EntryAfter::Check),
                Step::Entry(EntryAfter::StandIn),
                Step::Entry(EntryAfter::Support),
                Step::Entry(EntryAfter::OverSix),
                Step::Entry(EntryAfter::GoalKick),
            ],
        ),
        ("play", &[Step::FreeKick]),
        ("corner a", &[Step::CornerSide]),
        ("dive left", &[Step::Dive]),
        ("kick left", &[Step::Kick]),
        ("send off b4", &[Step::SendOff(Side::Home)]),
        ("roles none", &[Step::Roles(Side::Home)]),
        ("injured b4", &[Step::Injury(Side::Home)]),
        ("value +2", &[Step::Bounce]),
        ("stand-in b3", &[Step::StandIn]),
        ("fast", &[Step::GoalKick]),
        ("slow", &[Step::GoalKick]),
        ("styles easy normal aggressive", &[Step::Styles(Side::Home)]),
        ("keeper advanced", &[Step::FreeMovements]),
        ("keeper inside", &[Step::FreeMovements]),
        (
            "point defence",
            &[
                Step::LosePoint {
                    side: Side::Home,
                    sum: 1,
                    dice: 1,
                },
                Step::Over,
            ],
        ),
        ("no", &[Step::Shot, Step::Press, Step::Substitution]),
        ("no", &[Step::Entry(EntryAfter::Support)]),
        ("yes", &[Step::Sweep, Step::SlowPlay]),
        (
            "yes",
            &[Step::Replace {
                side: Side::Home,
                area: gaffer_fuba::Standing::In(gaffer_fuba::pitch::Area::B3),
            }],
        ),
        ("no", &[Step::Action, Step::Bounce, Step::PerfectPass]),
        ("no", &[Step::ExtraSkill(Side::Home)]),
        ("no", &[Step::Skill(gaffer_fuba::Window::Keeper)]),
        ("done", &[Step::FreeMovements]),
        ("keeper b1", &[place(SetUp::KickOff)]),
    ];

    /// Every rule named here is in the reference of its own edition, alone or as a section.
    #[test]
    fn the_rules_exist() {
        for (text, steps) in CASES {
            for step in steps {
                let rules = rules_of(*step, text.parse().unwrap());
                let mut known = 0;
                for edition in Edition::ALL {
                    let rule = rules[edition];
                    if !rule.is_empty() {
                        known += 1;
                        assert!(rule.starts_with(edition.prefix()), "{text}: {rule}");
                        assert!(!rules_reference::find(rule).is_empty(), "{text}: {rule}");
                    }
                }
                assert!(known > 0, "{text} at {step:?}");
            }
        }
        for skill in Skill::ALL {
            assert!(rules_reference::text(skill.rule()).is_some(), "{skill}");
        }
    }
}
