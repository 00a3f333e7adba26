//! The decisions and rolls by name, as the title of the panel has them.

use gaffer_fuba::{Purpose, Step};
use gaffer_games::words::Phrase;

use crate::words::{named, say};

/// The decision of a step.
pub(super) fn decision(step: Step) -> Phrase {
    match step {
        Step::Formation(_) => say!(fuba_decisions::Formation),
        Step::KickOffChoice(_) => say!(fuba_decisions::KickOffChoice),
        Step::Place { .. } => say!(fuba_decisions::SetUp),
        Step::Adjust { .. } => say!(fuba_decisions::Adjust),
        Step::Target => say!(fuba_decisions::Target),
        Step::EventMoves { .. } => say!(fuba_decisions::EventMoves),
        Step::Entry(_) => say!(fuba_decisions::Entry),
        Step::Action => say!(fuba_decisions::Action),
        Step::Moves { .. } | Step::QuickMoves { .. } => say!(fuba_decisions::Moves),
        Step::FreeMovements => say!(fuba_decisions::FreeMovements),
        Step::CornerSide => say!(fuba_decisions::CornerSide),
        Step::FreeKick => say!(fuba_decisions::FreeKick),
        Step::RestartMoves { .. } => say!(fuba_decisions::RestartMoves),
        Step::Dive => say!(fuba_decisions::Dive),
        Step::Kick => say!(fuba_decisions::Kick),
        Step::SendOff(_) => say!(fuba_decisions::SendOff),
        Step::HalfTime(_) => say!(fuba_decisions::HalfTime),
        Step::Roles(_) => say!(fuba_decisions::Roles),
        Step::Skills(_) => say!(fuba_decisions::Skills),
        Step::Skill(_) => say!(fuba_decisions::Skill),
        Step::LosePoint { .. } => say!(fuba_decisions::LosePoint),
        Step::GainPoints { .. } => say!(fuba_decisions::GainPoints),
        Step::Sweep => say!(fuba_decisions::Sweep),
        Step::SlowPlay => say!(fuba_decisions::SlowPlay),
        Step::Injury(_) => say!(fuba_decisions::Injury),
        Step::Replace { .. } => say!(fuba_decisions::Replace),
        Step::Substitutions(_) | Step::Substitution => say!(fuba_decisions::Substitution),
        Step::Dribble => say!(fuba_decisions::Dribble),
        Step::Bounce => say!(fuba_decisions::Bounce),
        Step::PerfectPass => say!(fuba_decisions::PerfectPass),
        Step::ExtraSkill(_) => say!(fuba_decisions::ExtraSkill),
        Step::Styles(_) => say!(fuba_decisions::Styles),
        Step::GoalKick => say!(fuba_decisions::GoalKick),
        Step::StandIn => say!(fuba_decisions::StandIn),
        Step::Shot => say!(fuba_decisions::Shot),
        Step::Movement => say!(fuba_decisions::Movement),
        Step::Press => say!(fuba_decisions::Press),
        gaffer_fuba::without_choice!() => Phrase::nothing(),
    }
}

/// What a roll is for.
pub(super) fn roll(purpose: Purpose) -> Phrase {
    named!(purpose, Purpose: fuba_rolls {
        KickOff Turn Event GoalAttempt DifficultAttempt Rebound Pressing YellowCard RedCard Penalty Tiredness Injury
        FreshPlayer SlowPlay Actor FanaticFans Dribble HighCondition Condition Duel Streaking LostSkill GainedSkill
    })
}
