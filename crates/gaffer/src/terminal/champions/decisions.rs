//! The decisions and rolls by name, as the title of the panel has them.

use gaffer_champions::{Purpose, Step};
use gaffer_games::words::Phrase;

use crate::words::{named, say};

/// The decision of a step.
pub(super) fn decision(step: Step) -> Phrase {
    match step {
        Step::Goalie(_) => say!(champions_decisions::Goalie),
        Step::Formation(_) => say!(champions_decisions::Formation),
        Step::Pick(_) => say!(champions_decisions::Pick),
        Step::SetUp(_)
        | Step::SubPlace(_)
        | Step::NewGoalie(_)
        | Step::InjuryPlace
        | Step::FreeTakerPlace
        | Step::FreeWallPlace => say!(champions_decisions::Place),
        Step::Warm => say!(champions_decisions::Warm),
        Step::FoulPair => say!(champions_decisions::Foul),
        Step::Mover => say!(champions_decisions::Mover),
        Step::Act => say!(champions_decisions::Act),
        Step::Leg => say!(champions_decisions::Leg),
        Step::Follow => say!(champions_decisions::Follow),
        Step::Intercept => say!(champions_decisions::Intercept),
        Step::Save => say!(champions_decisions::Save),
        Step::OnOrBack(_) => say!(champions_decisions::OnOrBack),
        Step::Out(_) | Step::OutForGoalie(_) => say!(champions_decisions::Out),
        Step::GoalieSpot(_) | Step::ShootOutGoalie => say!(champions_decisions::GoalieSpot),
        Step::Thrower => say!(champions_decisions::Thrower),
        Step::CornerTaker => say!(champions_decisions::CornerTaker),
        Step::CornerWall => say!(champions_decisions::CornerWall),
        Step::FreeTaker => say!(champions_decisions::FreeTaker),
        Step::FreeWall => say!(champions_decisions::FreeWall),
        Step::PenaltyTaker => say!(champions_decisions::PenaltyTaker),
        Step::ShootOutTaker => say!(champions_decisions::ShootOutTaker),
        Step::InGoal(_) => say!(champions_decisions::InGoal),
        Step::InjurySub => say!(champions_decisions::InjurySub),
        Step::KickOffRoll(_)
        | Step::OpeningRoll
        | Step::InterceptRoll
        | Step::SaveRoll
        | Step::GoalieRoll
        | Step::RestartRoll
        | Step::ShootOutRoll
        | Step::Over => Phrase::nothing(),
    }
}

/// What a roll is for.
pub(super) fn roll(purpose: Purpose) -> Phrase {
    named!(purpose, Purpose: champions_rolls {
        KickOff Opening Restart ThrowIn Goalie Interception Save ShootOut ShootOutSave
    })
}
