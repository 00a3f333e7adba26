//! Why a choice is refused, in words.

use gaffer_core::Refuses;
use gaffer_fuba::edition::KEEPER_FREE_MOVEMENT;
use gaffer_fuba::{LimitedRole, Refusal, Skill, Standing, Why};

use super::names::{self, of_skill};
use crate::words::{Phrase, named, say};

/// A refusal with its rule.
pub(super) fn refusal(refusal: Refusal) -> Phrase {
    say!(
        fuba_refusals::WithRule,
        why = why(refusal),
        rule = refusal.rule()
    )
}

#[expect(clippy::too_many_lines, reason = "one line for each reason")]
fn why(refusal: Refusal) -> Phrase {
    let edition = refusal.edition;
    match refusal.why {
        Why::NotAwaited => say!(fuba_refusals::NotAwaited),
        Why::FormationSum => say!(fuba_refusals::FormationSum),
        Why::FormationNotACard => say!(fuba_refusals::FormationNotACard),
        Why::FormationChange => say!(fuba_refusals::FormationChange),
        Why::PlaceOrder => say!(fuba_refusals::PlaceOrder),
        Why::KickOffCentre => say!(fuba_refusals::KickOffCentre),
        Why::KickOffControllingHalf(area) | Why::KickOffPassiveHalf(area) => {
            say!(fuba_refusals::KickOffHalf, area)
        }
        Why::KickOffKeeper { .. } => say!(fuba_refusals::KickOffKeeper),
        Why::FreeKickTaker(area) => say!(fuba_refusals::FreeKickTaker, area),
        Why::CornerTaker => say!(fuba_refusals::CornerTaker),
        Why::PenaltyKicker => say!(fuba_refusals::PenaltyKicker),
        Why::PenaltyAreaClosed(area) => say!(fuba_refusals::PenaltyAreaClosed, area),
        Why::AdjustOneArea => say!(fuba_refusals::AdjustOneArea),
        Why::AdjustSamePiece => say!(fuba_refusals::AdjustSamePiece),
        Why::OutOfReach(area) => say!(fuba_refusals::OutOfReach, area),
        Why::OffsideTarget(area) => say!(fuba_refusals::OffsideTarget, area),
        Why::OffsideNeighbours(area) => say!(fuba_refusals::OffsideNeighbours, area),
        Why::DifficultSituation(area) => say!(fuba_refusals::DifficultSituation, area),
        Why::TooFar(area) => say!(fuba_refusals::TooFar, area),
        Why::FreeKickPlayedShort(area) => say!(fuba_refusals::FreeKickPlayedShort, area),
        Why::SameType(kind) => say!(fuba_refusals::SameType, kind),
        Why::NotTheControllingTeam(kind) => say!(fuba_refusals::NotTheControllingTeam, kind),
        Why::NotThePassiveTeam => say!(fuba_refusals::NotThePassiveTeam),
        Why::ShotFromHere(area) => say!(fuba_refusals::ShotFromHere, area),
        Why::ShotNeedsKeeperOut(area) => say!(fuba_refusals::ShotNeedsKeeperOut, area),
        Why::Outnumbered {
            passive,
            controlling,
        } => say!(fuba_refusals::Outnumbered, passive, controlling),
        Why::NoPieceToMove(area) => say!(fuba_refusals::NoPieceToMove, area),
        Why::NoMovesLeft => say!(fuba_refusals::NoMovesLeft),
        Why::MidfieldOneArea => say!(fuba_refusals::MidfieldOneArea),
        Why::MidfieldPastBallForward { to, ball } => {
            say!(fuba_refusals::MidfieldPastBallForward, to, ball)
        }
        Why::MidfieldPastBallBackward { to, ball } => {
            say!(fuba_refusals::MidfieldPastBallBackward, to, ball)
        }
        Why::ForwardStraight => say!(fuba_refusals::ForwardStraight),
        Why::ForwardBlocked(area) => say!(fuba_refusals::ForwardBlocked, area),
        Why::DefenceStraight => say!(fuba_refusals::DefenceStraight),
        Why::DefenceBlocked(area) => say!(fuba_refusals::DefenceBlocked, area),
        Why::KeeperTwoAreas => say!(fuba_refusals::KeeperTwoAreas),
        Why::OffsideMove(area) => say!(fuba_refusals::OffsideMove, area),
        Why::FreeMovementOnly => say!(fuba_refusals::FreeMovementOnly),
        Why::FreeMovementKeeper if !KEEPER_FREE_MOVEMENT[edition] => {
            say!(fuba_refusals::FreeMovementKeeperNone)
        }
        Why::FreeMovementKeeper => say!(fuba_refusals::FreeMovementKeeper),
        Why::FreeMovementIntoBall => say!(fuba_refusals::FreeMovementIntoBall),
        Why::FreeMovementLeavesBall => say!(fuba_refusals::FreeMovementLeavesBall),
        Why::DribbleNotControlling => say!(fuba_refusals::DribbleNotControlling),
        Why::DribbleNotFromBall(area) => say!(fuba_refusals::DribbleNotFromBall, area),
        Why::DribbleTwice => say!(fuba_refusals::DribbleTwice),
        Why::DribbleOpponents(area) => say!(fuba_refusals::DribbleOpponents, area),
        Why::DribbleOneArea => say!(fuba_refusals::DribbleOneArea),
        Why::DribbleDeadBall => say!(fuba_refusals::DribbleDeadBall),
        Why::LeavesBall(area) => say!(fuba_refusals::LeavesBall, area),
        Why::EventMoveOneArea => say!(fuba_refusals::EventMoveOneArea),
        Why::GoalKickAreaClosed(area) => say!(fuba_refusals::GoalKickAreaClosed, area),
        Why::NotClosest(area) => say!(fuba_refusals::NotClosest, area),
        Why::StoodOffside => say!(fuba_refusals::StoodOffside),
        Why::NobodyToSendOff(area) => say!(fuba_refusals::NobodyToSendOff, area),
        Why::MoveOrder => say!(fuba_refusals::MoveOrder),
        Why::SwitchedOff(rule) => {
            let title = names::advanced(rule, edition);
            match rule.needs(edition) {
                Some(needed) => say!(
                    fuba_refusals::SwitchedOffNeeds,
                    rule = rule.name(),
                    title,
                    needed = needed.name()
                ),
                None => say!(fuba_refusals::SwitchedOff, rule = rule.name(), title),
            }
        }
        Why::RolesDoNotFit(_) => say!(fuba_refusals::RolesDoNotFit),
        Why::NoBoost(kind) => say!(fuba_refusals::NoBoost, kind),
        Why::RoleLimit(role) => {
            named!(role, LimitedRole: fuba_refusals { AttackingCentreBack WithdrawnStriker OffensiveWingBack })
        }
        Why::NoPointToLose(line) => say!(fuba_refusals::NoPointToLose, line),
        Why::StockEmpty(line) => say!(fuba_refusals::StockEmpty, line),
        Why::StockFull(line) => say!(fuba_refusals::StockFull, line),
        Why::SubstitutionsLeft(left) => say!(fuba_refusals::SubstitutionsLeft, left),
        Why::SubstitutionOnePlayer => say!(fuba_refusals::SubstitutionOnePlayer),
        Why::NoYellowCard => say!(fuba_refusals::NoYellowCard),
        Why::NotInjured(Standing::In(area)) => say!(fuba_refusals::NotInjured, area),
        Why::NotInjured(Standing::Spot) => say!(fuba_refusals::NotInjuredSpot),
        Why::NobodyToPress => say!(fuba_refusals::NobodyToPress),
        Why::AggressionStock => say!(fuba_refusals::AggressionStock),
        Why::SkillTwice => say!(fuba_refusals::SkillTwice),
        Why::SkillNumber(number) => say!(fuba_refusals::SkillNumber, number),
        Why::SkillNotAllowed(skill) => say!(fuba_refusals::SkillNotAllowed, skill),
        Why::SkillLost(skill) => say!(fuba_refusals::SkillLost, skill),
        Why::SkillNotHeld(skill) => say!(fuba_refusals::SkillNotHeld, skill),
        Why::SkillWindow(skill) => say!(fuba_refusals::SkillWindow, skill),
        Why::SkillUsed(skill) => say!(fuba_refusals::SkillUsed, skill),
        Why::SkillPrice(skill) => say!(fuba_refusals::SkillPrice, skill),
        Why::SkillCondition(skill) => {
            say!(fuba_refusals::SkillCondition, skill, needs = needs(skill))
        }
        Why::SkillArea(skill, area) => {
            say!(fuba_refusals::SkillArea, skill, area, needs = needs(skill))
        }
        Why::SkillWithoutArea(skill) => say!(fuba_refusals::SkillWithoutArea, skill),
        Why::MustShoot => say!(fuba_refusals::MustShoot),
        Why::PerfectPassOneArea(area) => say!(fuba_refusals::PerfectPassOneArea, area),
        Why::RolesAboveSix => say!(fuba_refusals::RolesAboveSix),
        Why::CannotStandIn(area) => say!(fuba_refusals::CannotStandIn, area),
        Why::EntryForced => say!(fuba_refusals::EntryForced),
        Why::RunForced => say!(fuba_refusals::RunForced),
        Why::SupportForced => say!(fuba_refusals::SupportForced),
        Why::NotFromThere(area) => say!(fuba_refusals::NotFromThere, area),
        Why::NobodyToShoot(area) => say!(fuba_refusals::NobodyToShoot, area),
        Why::MidfieldDiagonal => say!(fuba_refusals::MidfieldDiagonal),
        Why::MidfieldForemost(area) => say!(fuba_refusals::MidfieldForemost, area),
        Why::MidfieldHindmost(area) => say!(fuba_refusals::MidfieldHindmost, area),
        Why::QuickMoveOneArea => say!(fuba_refusals::QuickMoveOneArea),
        Why::NoDefenceMoves => say!(fuba_refusals::NoDefenceMoves),
        Why::CarriedAmongOpponents(area) => say!(fuba_refusals::CarriedAmongOpponents, area),
        Why::FreeMovementWithBall => say!(fuba_refusals::FreeMovementWithBall),
        Why::FreeKickGuard(area) => say!(fuba_refusals::FreeKickGuard, area),
        Why::KeeperCannotAdvance => say!(fuba_refusals::KeeperCannotAdvance),
        Why::KeeperAlready => say!(fuba_refusals::KeeperAlready),
        Why::NoConditionBeforeGoalKick => say!(fuba_refusals::NoConditionBeforeGoalKick),
    }
}

/// What a skill asks for.
fn needs(skill: Skill) -> Phrase {
    of_skill!(skill, fuba_skill_needs)
}
