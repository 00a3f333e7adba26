//! What a position awaits: whose decision, or which dice (sections 5 and 6 of the rules).

use gaffer_core::{Awaits, DiceWanted, Roll, RuleId, Side, Until};

use crate::position::Open;
use crate::purpose::Purpose;
use crate::readings::CatchOnes;
use crate::step::{Period, Restart, Step};

/// What a step waits for: whose decision, or whose die and what for.
enum Wanted {
    Secret(Side),
    Choice(Side),
    Roll(Purpose, Side),
    Nothing,
}

impl Open {
    #[inline]
    fn wanted(&self) -> Wanted {
        use Wanted::{Choice, Nothing, Roll, Secret};
        let owner = self.turn.owner;
        match self.step {
            Step::Goalie(side) | Step::Formation(side) | Step::Pick(side) => Secret(side),
            Step::SetUp(side)
            | Step::OutForGoalie(side)
            | Step::InGoal(side)
            | Step::NewGoalie(side)
            | Step::OnOrBack(side)
            | Step::Out(side)
            | Step::SubPlace(side)
            | Step::GoalieSpot(side) => Choice(side),
            Step::Warm
            | Step::FoulPair
            | Step::Mover
            | Step::Act
            | Step::Thrower
            | Step::CornerTaker
            | Step::FreeTaker
            | Step::FreeTakerPlace
            | Step::PenaltyTaker
            | Step::InjurySub
            | Step::InjuryPlace
            | Step::ShootOutTaker => Choice(owner),
            Step::CornerWall | Step::FreeWall | Step::FreeWallPlace | Step::ShootOutGoalie => {
                Choice(!owner)
            }
            Step::Leg | Step::Follow => Choice(self.play.map_or(owner, |play| play.side)),
            Step::Intercept => Choice(self.interceptors().map_or(owner, |(side, ..)| side)),
            Step::Save => Choice(self.shot().map_or(owner, |(side, ..)| side)),
            Step::KickOffRoll(side) => Roll(Purpose::KickOff, side),
            Step::OpeningRoll => Roll(Purpose::Opening, owner),
            Step::InterceptRoll => Roll(
                Purpose::Interception,
                self.interceptors().map_or(owner, |(side, ..)| side),
            ),
            Step::SaveRoll => Roll(
                if self.period == Period::ShootOut {
                    Purpose::ShootOutSave
                } else {
                    Purpose::Save
                },
                self.shot().map_or(owner, |(side, ..)| side),
            ),
            Step::GoalieRoll => Roll(Purpose::Goalie, owner),
            Step::RestartRoll => Roll(
                match self.dead {
                    Some(dead) if dead.restart == Restart::ThrowIn => Purpose::ThrowIn,
                    _ => Purpose::Restart,
                },
                owner,
            ),
            Step::ShootOutRoll => Roll(Purpose::ShootOut, owner),
            Step::Over => Nothing,
        }
    }

    /// What the position waits for.
    #[inline]
    pub(crate) fn awaited(&self) -> Awaits<Purpose> {
        match self.wanted() {
            Wanted::Secret(side) => Awaits::Secret(side),
            Wanted::Choice(side) => Awaits::Choice(side),
            Wanted::Roll(purpose, side) => Awaits::Roll(Roll {
                purpose,
                dice: dice(purpose, side, self.options.readings.catch_ones()),
            }),
            Wanted::Nothing => Awaits::Nothing(self.outcome()),
        }
    }
}

/// The die of a roll, and whether a 1 is rolled again (section 6 of the rules).
#[inline]
const fn dice(purpose: Purpose, side: Side, catch_ones: CatchOnes) -> DiceWanted {
    let (faces, again) = match purpose {
        Purpose::KickOff => (6, Some("C20-koff-1")),
        Purpose::Opening => (6, None),
        Purpose::Restart => (6, Some("C20-dead-9")),
        Purpose::ThrowIn => (4, Some("C20-throw-4")),
        // A 1 that counts is a roll of its own (C20-D39).
        Purpose::Goalie => match catch_ones {
            CatchOnes::Count => (6, None),
            CatchOnes::Skip => (6, Some("C20-save-8")),
        },
        Purpose::Interception => (3, None),
        Purpose::Save | Purpose::ShootOutSave => (4, None),
        Purpose::ShootOut => (6, Some("C20-cup-5")),
    };
    let dice = DiceWanted::one(side).with_faces(faces);
    match again {
        Some(rule) => dice.until(Until::NoOne { rule: RuleId(rule) }),
        None => dice,
    }
}
