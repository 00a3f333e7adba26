//! The rule that says what a choice does.

use gaffer_champions::{Choice, Open, Step};

use super::legs::{Target, target};

/// The rule of a choice at the decision that is due.
pub(super) fn rule_of(open: &Open, choice: Choice) -> &'static str {
    match choice {
        Choice::Pick(_) | Choice::Formation(_) => "C20-setup-2",
        Choice::Default => "C20-setup-8",
        Choice::Done | Choice::Warm(_) => "C20-sub-1",
        Choice::Foul(..) => "C20-foul-2",
        Choice::Mover(_) => "C20-turn-4",
        Choice::Walk(_) => "C20-turn-A6",
        Choice::Reach(_) => "C20-kick-2",
        Choice::Hands => "C20-goalie-1",
        Choice::Charge(_) => "C20-charge-1",
        Choice::Leg(leg) => match target(open, leg) {
            Some((Target::Goal(_), _)) => "C20-shot-1",
            Some((Target::Teammate(..), _)) => "C20-kick-6",
            Some((Target::Out, _)) => "C20-kick-15",
            _ => "C20-kick-7",
        },
        Choice::Follow(..) => "C20-turn-D3",
        Choice::Intercept(_) => "C20-intercept-8",
        Choice::Save(_) => "C20-save-7",
        Choice::On(_) | Choice::Back(_) => "C20-sub-4",
        Choice::Out(_) => "C20-sub-5",
        Choice::Goalie(_) => "C20-dead-6",
        Choice::TakerAt(..) => "C20-pen-3",
        Choice::InGoal(_) => "C20-card-4",
        Choice::Sub(_) => "C20-injury-2",
        Choice::Place(_) => match open.step() {
            Step::SetUp(_) => "C20-setup-6",
            Step::NewGoalie(_) => "C20-card-5",
            Step::FreeTakerPlace => "C20-free-3",
            Step::FreeWallPlace => "C20-free-8",
            _ => "C20-sub-12",
        },
        Choice::Taker(_) | Choice::Wall(_) => match open.step() {
            Step::Thrower => "C20-throw-3",
            Step::FreeTaker => "C20-free-4",
            Step::FreeWall => "C20-free-9",
            _ => "C20-corner-5",
        },
        Choice::No => match open.step() {
            Step::Follow => "C20-turn-D1",
            Step::Intercept => "C20-intercept-4",
            Step::Save => "C20-save-5",
            Step::InjurySub => "C20-injury-3",
            _ => "",
        },
    }
}
