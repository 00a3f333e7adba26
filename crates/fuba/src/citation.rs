//! Which rule an event follows, the editions 1.0, 2014 and 2.2 side by side.

use gaffer_core::RuleId;

use crate::choice::ActionKind;
use crate::event::{
    Event, MoveKind, PointReason, ReboundResult, Restart, ShotResult, Substitution, TimeReason,
    ValueReason,
};
use crate::options::Edition;
use crate::options::edition::Row;
use crate::pitch::Line;
use crate::rule::special_event;
use crate::skill::Skill;
use crate::step::EntryAfter;

/// The rule that sends equal kick-off dice back (F10-D5, F14-D49, F22-D8).
pub(crate) const KICK_OFF_AGAIN: Row<&str> = Row(["F10-3.2a", "F14-3.1a", "F22-3.2a"]);

/// Something that happens in 2.2 alone.
const fn only_2_2(rule: &'static str) -> Row<&'static str> {
    Row([rule; 3])
}

/// Something that happens in 2014 and 2.2.
const fn since_2014(in_2014: &'static str, in_2_2: &'static str) -> Row<&'static str> {
    Row([in_2014, in_2014, in_2_2])
}

/// Something that happens in one of the older editions alone.
const fn only(rule: &'static str) -> Row<&'static str> {
    Row([rule; 3])
}

impl Event {
    /// The rule an event follows in an edition.
    pub fn rule(&self, edition: Edition) -> RuleId {
        RuleId(self.rules().of(edition))
    }

    #[expect(clippy::too_many_lines, reason = "one line for each event")]
    fn rules(&self) -> Row<&'static str> {
        match self {
            Self::FormationsRevealed { .. } => Row(["F10-3.1a", "F14-2.1a", "F22-2.1a"]),
            Self::KickOffRolled { .. } => Row(["F10-3.2a", "F14-3.1a", "F22-3.2a"]),
            Self::KickOffDecided { .. } => Row(["F10-3.2b", "F14-3.1a", "F22-3.2b"]),
            Self::HalfBegan { .. } => Row(["F10-3.4a", "F14-3.3a", "F22-3.1a"]),
            Self::SetUpBegan { .. } | Self::SetUpDone { .. } => {
                Row(["F10-3.3a", "F14-3.2a", "F22-3.3a"])
            }
            Self::TargetChosen { .. } => Row(["F10-4.1a", "F14-4.1a", "F22-4.1c"]),
            Self::ValueChanged { reason, .. } | Self::ValueSummed { reason, .. } => {
                of_value_reason(*reason)
            }
            Self::TurnRolled { .. } => Row(["F10-4.2a", "F14-4.2a", "F22-4.3a"]),
            Self::TimeMoved { reason, .. } => match reason {
                TimeReason::Dice => Row(["F10-4.3a", "F14-4.3a", "F22-4.3.1a"]),
                TimeReason::EqualDice => Row(["F10-4.3a", "F14-4.3b", "F22-4.3.1b"]),
                TimeReason::Restart => only_2_2("F22-4.3.2a"),
                TimeReason::Stoppage => Row(["F10-4.3.1b", "F14-4.3.1b", "F22-4.3.3c"]),
                TimeReason::SlowPlay => only_2_2("F22-A9a"),
                TimeReason::Streaking => only_2_2("F22-A11-5.5"),
            },
            Self::TimeOwed { .. } => only("F14-4.3b"),
            Self::HalfEnded { by_dice: true, .. } => {
                Row(["F10-4.3.1a", "F14-4.3.1a", "F22-4.3.3b"])
            }
            Self::HalfEnded { .. } => Row(["F10-4.3.1c", "F14-4.3.1c", "F22-4.3.3d"]),
            Self::StandInNamed { .. } => only("F10-4.4.1b"),
            Self::ControlChecked { .. } => only("F10-4.4a"),
            Self::ControlKept { .. } => Row(["F10-4.4f", "F14-4.4c", "F22-4.4a"]),
            Self::ControlAutomatic { .. } => only("F14-4.4b"),
            Self::ControlLost { .. } => Row(["F10-4.4g", "F14-4.4c", "F22-4.4b"]),
            Self::SpecialEvent {
                table,
                controlling,
                passive,
                ..
            } => {
                let rule =
                    |edition| special_event::printed(*table, edition, *controlling, *passive).rule;
                Row(Edition::ALL.map(rule))
            }
            Self::PassFailed { .. } => since_2014("F14-4.4.3d", "F22-4.4.1-m4"),
            Self::StagesSkipped => since_2014("F14-4.4.3h", "F22-4.4.1-z1"),
            Self::NoMoves { .. } => only("F10-4.4.2c"),
            Self::NoDefence { .. } => only("F14-4.4.3p"),
            Self::Entered { after, .. } => match after {
                EntryAfter::StandIn => only("F10-4.4.1c"),
                EntryAfter::Support => only("F10-4.4.3b"),
                EntryAfter::OverSix => only("F14-4.5.4c"),
                EntryAfter::GoalKick => only("F14-4.4.2e"),
                EntryAfter::FullBack => only("F22-D98"),
                EntryAfter::Rebound => since_2014("F14-4.4.2e", "F22-4.4.2a"),
                EntryAfter::Check | EntryAfter::QuickFreeKick | EntryAfter::Dribble => {
                    Row(["F10-4.5b", "F14-4.4.2a", "F22-4.4.2a"])
                }
            },
            Self::NewValue { .. } => Row(["F10-4.5.1a", "F14-4.5.1a", "F22-4.4.3a"]),
            Self::PassTooLong { .. } => only("F14-4.5.4b"),
            Self::OrderFixed { home, away, .. } => {
                only_2_2(if home == away { "F22-4.5c" } else { "F22-4.5b" })
            }
            Self::StagesOrdered { fixed: true, .. } => only("F14-4.6g"),
            Self::StagesOrdered { .. } => only("F14-4.6b"),
            Self::ActionBegan { action, number, .. } => of_action(*action, *number),
            Self::Moved {
                kind, with_ball, ..
            } => of_move(*kind, *with_ball),
            Self::KeeperSet { .. } => only("F14-A5a"),
            Self::Adjusted { .. } => since_2014("F14-4.9a", "F22-4.8b"),
            Self::Pressed { foul: true, .. } => only_2_2("F22-A6f"),
            Self::Pressed { won: true, .. } => since_2014("F14-4.9.1b", "F22-4.9c"),
            Self::Pressed {
                die,
                modifier,
                value,
                ..
            } => since_2014(
                "F14-4.9.1c",
                if *die as i8 + modifier == value.number() {
                    "F22-4.9e"
                } else {
                    "F22-4.9d"
                },
            ),
            Self::ShotTaken { result, .. } => match result {
                ShotResult::Goal => Row(["F10-4.6g", "F14-4.7i", "F22-4.6c"]),
                ShotResult::Corner => Row(["F10-4.6h", "F14-4.7j", "F22-4.6d"]),
                ShotResult::Rebound => since_2014("F14-4.7k", "F22-4.6e"),
                ShotResult::Miss => Row(["F10-4.6i", "F14-4.7l", "F22-4.6f"]),
                ShotResult::RollsAgain => Row(["F10-4.6.1b", "F14-4.7.1a", "F22-4.6.2b"]),
            },
            Self::DifficultRolled { .. } => Row(["F10-4.6.1b", "F14-4.7.1a", "F22-4.6.2b"]),
            Self::Rebound { result, .. } => match result {
                ReboundResult::Lost => since_2014("F14-4.7.3c", "F22-4.6.1c"),
                _ => since_2014("F14-4.7.3b", "F22-4.6.1b"),
            },
            Self::Goal { .. } => Row(["F10-4.6g", "F14-4.7i", "F22-4.6c"]),
            Self::RestartAwarded { restart, .. } => match restart {
                Restart::KickOff => Row(["F10-3.3.1a", "F14-3.2.1a", "F22-3.3.1a"]),
                Restart::FreeKick => Row(["F10-5.1a", "F14-5.1a", "F22-5.2b"]),
                Restart::QuickFreeKick => only_2_2("F22-5.2.3a"),
                Restart::CornerKick => Row(["F10-5.2a", "F14-5.2a", "F22-5.3a"]),
                Restart::GoalKick => Row(["F10-5.3a", "F14-5.3a", "F22-5.4a"]),
                Restart::Penalty => Row(["F10-5.1b", "F14-5.1b", "F22-5.2c"]),
            },
            Self::GoalKickChosen { .. } => Row(["F10-5.3e", "F14-5.3.1a", "F22-5.4a"]),
            Self::CornerSideChosen { .. } => Row(["F10-D26", "F14-5.2b", "F22-D51"]),
            Self::YellowCardRolled { .. } => since_2014("F14-4.4.3r", "F22-5.6.1a"),
            Self::RedCardRolled { .. } => Row(["F10-5.4b", "F14-5.4b", "F22-5.6.2a"]),
            Self::SentOff { .. } => Row(["F10-5.4d", "F14-5.4d", "F22-5.6.2b"]),
            Self::Booked { .. } => Row(["F10-4.4.2a", "F14-4.4.3r", "F22-5.6.1f"]),
            Self::PenaltyNamed { .. } => Row(["F10-5.5.2b", "F14-5.5.2a", "F22-5.5.2-T"]),
            Self::PenaltyTaken { .. } => Row(["F10-5.5.2c", "F14-5.5.2b", "F22-5.5.2c"]),
            Self::FormationsChanged { .. } => since_2014("F14-2.1.1a", "F22-2.2"),
            Self::MatchEnded { .. } => Row(["F10-4.3.2c", "F14-4.3.2c", "F22-4.3.4b"]),
            Self::ConditionSet { .. } => since_2014("F14-A1a", "F22-A1.1a"),
            Self::StylesRevealed { .. } => only("F14-A6a"),
            Self::ConditionRolled { .. } => only("F14-A1.1b"),
            Self::TirednessRolled { passed: true, .. } => since_2014("F14-A1.2a", "F22-A1.3b"),
            Self::TirednessRolled { .. } => since_2014("F14-A1.2a", "F22-A1.3c"),
            Self::Tired { .. } => since_2014("F14-A1.2d", "F22-A1.3f"),
            Self::PointsChanged { reason, .. } => match reason {
                PointReason::Tiredness => since_2014("F14-A1.2c", "F22-A1.3e"),
                PointReason::Boost => since_2014("F14-A1.1a", "F22-A1.2f"),
                PointReason::AggressivePressing => only_2_2("F22-A6c"),
                PointReason::Substitution => since_2014("F14-A3e", "F22-A3g"),
                PointReason::Event => since_2014("F14-4.4.3j", "F22-4.4.1-z3"),
            },
            Self::Substituted { substitution, .. } => match substitution {
                Substitution::Formation(_) => since_2014("F14-A3b", "F22-A3d"),
                Substitution::YellowCard => since_2014("F14-A3c", "F22-A3e"),
                Substitution::Fresh { .. } => since_2014("F14-A3d", "F22-A3f"),
            },
            Self::InjuryRolled { keeper: true, .. } => only_2_2("F22-A4f"),
            Self::InjuryRolled { result: 0, .. } => only_2_2("F22-D102"),
            Self::InjuryRolled { result: 1..=3, .. } => since_2014("F14-A4b", "F22-A4b"),
            Self::InjuryRolled { result: 4, .. } => since_2014("F14-A4d", "F22-A4b"),
            Self::InjuredReturned { .. } => since_2014("F14-A4c", "F22-A4b"),
            Self::InjuryRolled { .. } => since_2014("F14-A4d", "F22-A4c"),
            Self::InjuredReplaced { .. } => since_2014("F14-A4d", "F22-D86"),
            Self::Swept { .. } => only_2_2("F22-A5b"),
            Self::SlowPlay { .. } => only_2_2("F22-A9a"),
            Self::SlowPlayRolled { .. } => only_2_2("F22-A9b"),
            Self::SkillUsed { skill, .. } => only_2_2(skill.rule()),
            Self::BallMoved { .. } => only_2_2("F22-D98"),
            Self::FansRolled { .. } => only_2_2(Skill::FanaticFans.rule()),
            Self::ActorRolled { .. } => only_2_2(Skill::Actor.rule()),
            Self::DribbleRolled { .. } => only_2_2("F22-D99"),
            Self::HighConditionRolled { .. } => only_2_2(Skill::HighCondition.rule()),
            Self::FormationChanged { .. } => only_2_2(Skill::TrainedFormationChange.rule()),
            Self::DuelRolled { .. } => only_2_2("F22-A11b"),
            Self::TargetChanged { .. } => only_2_2("F22-A11-5.3"),
            Self::SkillLost {
                controlling: true, ..
            } => only_2_2("F22-A11-6.4"),
            Self::SkillLost { .. } => only_2_2("F22-A11-6.3"),
            Self::SkillGained {
                later_matches: true,
                ..
            } => only_2_2("F22-A11-6.5"),
            Self::SkillGained { .. } => only_2_2("F22-A11-6.6"),
        }
    }
}

fn of_value_reason(reason: ValueReason) -> Row<&'static str> {
    match reason {
        ValueReason::TargetFree => only_2_2("F22-4.2.1"),
        ValueReason::StartFree => since_2014("F14-4.5.3a", "F22-4.2.3a"),
        ValueReason::LongPass => since_2014("F14-4.5.2a", "F22-4.2.4a"),
        ValueReason::OffsideRisk => only_2_2("F22-4.2.2"),
        ValueReason::Bounce => only_2_2("F22-A11-2.1"),
        ValueReason::SkilledAttacker => only_2_2(Skill::SkilledAttacker.rule()),
        ValueReason::ShortPasses => only_2_2(Skill::ShortPasses.rule()),
        ValueReason::Doubling => only_2_2(Skill::Doubling.rule()),
        ValueReason::SkilledFullBack => only_2_2(Skill::SkilledFullBack.rule()),
        ValueReason::EasySituation => only("F10-4.5.2a"),
        ValueReason::Event => only("F14-4.5.4a"),
    }
}

fn of_action(action: ActionKind, number: u8) -> Row<&'static str> {
    Row([
        "F10-4.7d",
        "F14-4.8a",
        match (number, action) {
            (1, _) => "F22-4.5.2a",
            (_, ActionKind::GoalAttempt) => "F22-4.5.2b",
            (_, ActionKind::Movement) => "F22-4.5.2c",
            (_, ActionKind::Adjustment) => "F22-4.5.2d",
            (_, ActionKind::Pressing) => "F22-4.5.2e",
            (_, ActionKind::Substitution) => "F22-4.5.2f",
        },
    ])
}

fn of_move(kind: MoveKind, with_ball: bool) -> Row<&'static str> {
    match (kind, with_ball) {
        (MoveKind::Dribble, _) => only_2_2("F22-D99"),
        (_, true) => Row(["F10-4.7.7a", "F14-4.8.8a", "F22-4.7.7a"]),
        (MoveKind::SweeperKeeper, _) => only_2_2(Skill::SweeperKeeper.rule()),
        (MoveKind::Movement(Line::Midfield), _) => Row(["F10-4.7.1a", "F14-4.8.1a", "F22-4.7.1a"]),
        (MoveKind::Movement(Line::Forward), _) => Row(["F10-4.7.2a", "F14-4.8.2a", "F22-4.7.2a"]),
        (MoveKind::Movement(Line::Defence), _) => Row(["F10-4.7.3a", "F14-4.8.3a", "F22-4.7.3a"]),
        (MoveKind::Quick, _) => only("F10-4.7.6a"),
        (MoveKind::FreeMovement, _) => Row(["F10-4.7.5a", "F14-4.8.7a", "F22-4.7.6a"]),
        (MoveKind::EventMove, _) => since_2014("F14-4.4.3q", "F22-4.4.1d"),
        (MoveKind::Adjusting, _) => Row(["F10-3.3c", "F14-3.2a", "F22-3.3a"]),
        (MoveKind::QuickFreeKick, _) => only_2_2("F22-5.2.3b"),
        (MoveKind::GoalKick, _) => only_2_2("F22-5.4c"),
        (MoveKind::Cleared, _) => only_2_2("F22-5.4b"),
    }
}
