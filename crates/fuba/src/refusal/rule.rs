//! The rule behind each refusal, the editions 1.0, 2014 and 2.2 side by side.

use crate::options::Advanced;
use crate::options::edition::Row;
use crate::pitch::Line;
use crate::roles::LimitedRole;

use super::Why;

/// A refusal that only 2.2 knows.
const fn only_2_2(rule: &'static str) -> Row<&'static str> {
    Row(["F10-4a", "F14-4a", rule])
}

/// A refusal that only 2014 and 2.2 know.
const fn since_2014(in_2014: &'static str, in_2_2: &'static str) -> Row<&'static str> {
    Row(["F10-4a", in_2014, in_2_2])
}

/// A refusal that only 2014 knows.
const fn only_2014(rule: &'static str) -> Row<&'static str> {
    Row(["F10-4a", rule, "F22-4a"])
}

/// A refusal that only 1.0 knows.
const fn only_1_0(rule: &'static str) -> Row<&'static str> {
    Row([rule, "F14-4a", "F22-4a"])
}

impl Why {
    /// The rule in each edition.
    #[expect(clippy::too_many_lines, reason = "one line for each reason")]
    pub(super) const fn rules(self) -> Row<&'static str> {
        match self {
            Self::NotAwaited => Row(["F10-4a", "F14-4a", "F22-4a"]),
            Self::FormationSum => Row(["F10-3.1b", "F14-2.1b", "F22-2.1c"]),
            Self::FormationNotACard => Row(["F10-D6", "F14-D1", "F22-D7"]),
            Self::FormationChange => since_2014("F14-2.1.1a", "F22-2.2"),
            Self::PlaceOrder => Row(["F10-3.3a", "F14-3.2a", "F22-3.3a"]),
            Self::AdjustOneArea => Row(["F10-3.3c", "F14-3.2a", "F22-3.3a"]),
            Self::AdjustSamePiece => Row(["F10-3.3c", "F14-3.2a", "F22-3.3b"]),
            Self::KickOffCentre => Row(["F10-3.3.1b", "F14-3.2.1b", "F22-3.3.1c"]),
            Self::KickOffControllingHalf(_) => Row(["F10-3.3.1b", "F14-3.2.1b", "F22-3.3.1d"]),
            Self::KickOffPassiveHalf(_) => Row(["F10-3.3.1c", "F14-3.2.1c", "F22-3.3.1e"]),
            Self::KickOffKeeper { controlling: true } => {
                Row(["F10-3.3.1b", "F14-3.2.1b", "F22-3.3.1f"])
            }
            Self::KickOffKeeper { controlling: false } => {
                Row(["F10-3.3.1c", "F14-3.2.1c", "F22-3.3.1f"])
            }
            Self::FreeKickTaker(_) => Row(["F10-5.1.1a", "F14-5.1.1a", "F22-5.2.1a"]),
            Self::FreeKickGuard(_) => Row(["F10-5.1.1b", "F14-5.1.1a", "F22-4a"]),
            Self::CornerTaker => Row(["F10-5.2.1a", "F14-5.2.1a", "F22-5.3.1a"]),
            Self::PenaltyKicker => Row(["F10-5.5.1a", "F14-5.5.1a", "F22-5.5.1a"]),
            Self::PenaltyAreaClosed(_) => Row(["F10-5.5.1a", "F14-5.5.1a", "F22-5.5.1b"]),
            Self::OutOfReach(_) => Row(["F10-4.1a", "F14-4.1a", "F22-4.1a"]),
            Self::OffsideTarget(_) => Row(["F10-4.1.1a", "F14-4.1b", "F22-4.1.1a"]),
            Self::OffsideNeighbours(_) => since_2014("F14-4.1c", "F22-4.1.1b"),
            Self::DifficultSituation(_) => only_2_2("F22-4.1.2"),
            Self::TooFar(_) => only_2_2("F22-4.1.3"),
            Self::FreeKickPlayedShort(_) => since_2014("F14-4.1d", "F22-5.2.2c"),
            Self::CannotStandIn(_) => only_1_0("F10-4.4.1b"),
            Self::SameType(_) => only_2_2("F22-4.5.1a"),
            Self::NotTheControllingTeam(_) | Self::NotThePassiveTeam => only_2_2("F22-4.5.1b"),
            Self::ShotFromHere(_) => Row(["F10-4.6a", "F14-4.7a", "F22-4.6a"]),
            Self::ShotNeedsKeeperOut(_) => since_2014("F14-4.7.2a", "F22-4.6a"),
            Self::NobodyToShoot(_) => only_1_0("F10-4.6a"),
            Self::Outnumbered { .. } => only_2_2("F22-4.9a"),
            Self::NoPieceToMove(_) => Row(["F10-4.7f", "F14-4.8c", "F22-4.7d"]),
            Self::MoveOrder => Row(["F10-4.7h", "F14-4.8c", "F22-4.7d"]),
            Self::NoMovesLeft => Row(["F10-4.7e", "F14-4.8b", "F22-4.7e"]),
            Self::MidfieldOneArea => Row(["F10-4.7.1a", "F14-4.8.1a", "F22-4.7.1a"]),
            Self::MidfieldDiagonal => only_2014("F14-4.8.1a"),
            Self::MidfieldForemost(_) => only_1_0("F10-4.7.1b"),
            Self::MidfieldHindmost(_) => only_1_0("F10-4.7.1c"),
            Self::MidfieldPastBallForward { .. } => only_2_2("F22-4.7.1c"),
            Self::MidfieldPastBallBackward { .. } => only_2_2("F22-4.7.1d"),
            Self::ForwardStraight => Row(["F10-4.7.2a", "F14-4.8.2a", "F22-4.7.2a"]),
            Self::ForwardBlocked(_) => since_2014("F14-4.8.2b", "F22-4.7.2b"),
            Self::DefenceStraight => Row(["F10-4.7.3a", "F14-4.8.3a", "F22-4.7.3a"]),
            Self::DefenceBlocked(_) => since_2014("F14-4.8.2b", "F22-4.7.3b"),
            Self::NoDefenceMoves => only_2014("F14-4.4.3p"),
            Self::QuickMoveOneArea => only_1_0("F10-4.7.6a"),
            Self::KeeperTwoAreas => since_2014("F14-4.8.4a", "F22-4.7.4"),
            Self::OffsideMove(_) => Row(["F10-4.7.4a", "F14-4.8.5a", "F22-4.7.5a"]),
            Self::FreeMovementOnly => Row(["F10-4.7.5a", "F14-4.8.7a", "F22-4.7.6b"]),
            Self::FreeMovementWithBall => Row(["F10-4.7.5b", "F14-4.8.7b", "F22-4.7.6b"]),
            Self::FreeMovementKeeper => Row(["F10-4.7.5a", "F14-4.8.7a", "F22-4.7.6c"]),
            Self::FreeMovementIntoBall => Row(["F10-4.7.5b", "F14-4.8.7b", "F22-4.7.6d"]),
            Self::FreeMovementLeavesBall => Row(["F10-D35", "F14-4.8.9a", "F22-4.7.6d"]),
            Self::DribbleNotControlling | Self::DribbleNotFromBall(_) => {
                Row(["F10-4.7.7a", "F14-4.8.8a", "F22-4.7.7a"])
            }
            Self::DribbleTwice => Row(["F10-D34", "F14-4.8.8a", "F22-4.7.7a"]),
            Self::DribbleOpponents(_) => Row(["F10-4.7.7a", "F14-4.8.8a", "F22-4.7.7b"]),
            Self::CarriedAmongOpponents(_) => only_1_0("F10-4.7.7a"),
            Self::DribbleOneArea => since_2014("F14-4.8.8b", "F22-4.7.7c"),
            Self::DribbleDeadBall => Row(["F10-4.7.7b", "F14-5.3b", "F22-D57"]),
            Self::LeavesBall(_) => Row(["F10-D35", "F14-4.8.9a", "F22-4.7.8"]),
            Self::EventMoveOneArea => since_2014("F14-4.4.3q", "F22-4.4.1d"),
            Self::GoalKickAreaClosed(_) => only_2_2("F22-D68"),
            Self::NotClosest(_) => Row(["F10-4.5c", "F14-4.4.2a", "F22-4.4.2a"]),
            Self::EntryForced => Row(["F10-4.5b", "F14-4.4.2a", "F22-4.4.2a"]),
            Self::RunForced => only_1_0("F10-4.4.1c"),
            Self::SupportForced => only_1_0("F10-D15"),
            Self::NotFromThere(_) => only_1_0("F10-4.4.3b"),
            Self::StoodOffside => since_2014("F14-4.4.2c", "F22-D39"),
            Self::NobodyToSendOff(_) => only_2_2("F22-D70"),
            Self::SwitchedOff(rule) => switched_off(rule),
            Self::RolesDoNotFit(line) => match line {
                Line::Defence => since_2014("F14-A2c", "F22-A2g"),
                Line::Midfield => since_2014("F14-A2b", "F22-A2g"),
                Line::Forward => since_2014("F14-A2d", "F22-A2g"),
            },
            Self::RolesAboveSix => only_2014("F14-A2e"),
            Self::RoleLimit(role) => match role {
                LimitedRole::AttackingCentreBack => since_2014("F14-A2c", "F22-A2d"),
                LimitedRole::WithdrawnStriker => since_2014("F14-A2d", "F22-A2e"),
                LimitedRole::OffensiveWingBack => since_2014("F14-A2c", "F22-A2f"),
            },
            Self::NoBoost(_) => only_2_2("F22-A1.2e"),
            Self::StockEmpty(_) => since_2014("F14-A1.1a", "F22-A1.2f"),
            Self::NoConditionBeforeGoalKick => only_2014("F14-5.3.1a"),
            Self::NoPointToLose(_) => since_2014("F14-A1.2c", "F22-A1.3e"),
            Self::StockFull(_) => since_2014("F14-A3e", "F22-A3g"),
            Self::SubstitutionsLeft(_) => since_2014("F14-A3a", "F22-A3a"),
            Self::SubstitutionOnePlayer => since_2014("F14-A3b", "F22-A3d"),
            Self::NoYellowCard => since_2014("F14-A3c", "F22-A3e"),
            Self::NotInjured(_) => since_2014("F14-A4a", "F22-A4e"),
            Self::NobodyToPress => since_2014("F14-4.9.1a", "F22-A6b"),
            Self::KeeperCannotAdvance | Self::KeeperAlready => only_2014("F14-A5a"),
            Self::AggressionStock => only_2_2("F22-A6c"),
            Self::SkillNumber(_)
            | Self::SkillTwice
            | Self::SkillNotAllowed(_)
            | Self::SkillNotHeld(_) => only_2_2("F22-A10a"),
            Self::SkillWindow(_) | Self::SkillUsed(_) => only_2_2("F22-A10e"),
            Self::SkillPrice(_) => only_2_2("F22-A10d"),
            Self::SkillCondition(skill)
            | Self::SkillArea(skill, _)
            | Self::SkillWithoutArea(skill) => only_2_2(skill.rule()),
            Self::MustShoot => only_2_2("F22-A10-goal-poacher"),
            Self::PerfectPassOneArea(_) => only_2_2("F22-A11-5.3"),
        }
    }
}

const fn switched_off(rule: Advanced) -> Row<&'static str> {
    match rule {
        Advanced::Condition => since_2014("F14-A1a", "F22-A1a"),
        Advanced::Roles => since_2014("F14-A2a", "F22-A2a"),
        Advanced::Substitutions => since_2014("F14-A3a", "F22-4.5.1b"),
        Advanced::Injuries => since_2014("F14-A4a", "F22-A4a"),
        Advanced::Keeper => since_2014("F14-A5a", "F22-A5a"),
        Advanced::Aggression => since_2014("F14-A6a", "F22-A6a"),
        Advanced::OffsideRisk => only_2_2("F22-A7a"),
        Advanced::PassingThrough => only_2_2("F22-A8a"),
        Advanced::SlowPlay => only_2_2("F22-A9a"),
        Advanced::Skills => only_2_2("F22-A10a"),
        Advanced::Events => only_2_2("F22-A11a"),
    }
}
