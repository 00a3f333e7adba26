//! Which rule an event follows.

use gaffer_core::RuleId;

use crate::choice::ActionKind;
use crate::event::{
    Event, MoveKind, PointReason, ReboundResult, Restart, ShotResult, Substitution, TimeReason,
    ValueReason,
};
use crate::pitch::Line;
use crate::rule::advanced_event;
use crate::skill::Skill;

impl Event {
    /// The rule an event follows, in the numbering of the 2.2 edition.
    #[expect(clippy::too_many_lines, reason = "one line for each event")]
    pub fn rule(&self) -> RuleId {
        RuleId(match self {
            Self::FormationsRevealed { .. } => "F22-2.1a",
            Self::KickOffRolled { .. } => "F22-3.2a",
            Self::KickOffDecided { .. } => "F22-3.2b",
            Self::HalfBegan { .. } => "F22-3.1a",
            Self::SetUpBegan { .. } | Self::SetUpDone { .. } => "F22-3.3a",
            Self::TargetChosen { .. } => "F22-4.1c",
            Self::ValueChanged { reason, .. } => match reason {
                ValueReason::TargetFree => "F22-4.2.1",
                ValueReason::StartFree => "F22-4.2.3a",
                ValueReason::LongPass => "F22-4.2.4a",
                ValueReason::OffsideRisk => "F22-4.2.2",
                ValueReason::Bounce => "F22-A11-2.1",
                ValueReason::SkilledAttacker => Skill::SkilledAttacker.rule(),
                ValueReason::ShortPasses => Skill::ShortPasses.rule(),
                ValueReason::Doubling => Skill::Doubling.rule(),
                ValueReason::SkilledFullBack => Skill::SkilledFullBack.rule(),
            },
            Self::TurnRolled { .. } => "F22-4.3a",
            Self::TimeMoved { reason, .. } => match reason {
                TimeReason::Dice => "F22-4.3.1a",
                TimeReason::EqualDice => "F22-4.3.1b",
                TimeReason::Restart => "F22-4.3.2a",
                TimeReason::Stoppage => "F22-4.3.3c",
                TimeReason::SlowPlay => "F22-A9a",
                TimeReason::Streaking => "F22-A11-5.5",
            },
            Self::HalfEnded { by_dice, .. } => {
                if *by_dice {
                    "F22-4.3.3b"
                } else {
                    "F22-4.3.3d"
                }
            }
            Self::ControlKept { .. } => "F22-4.4a",
            Self::ControlLost { .. } => "F22-4.4b",
            Self::SpecialEvent {
                advanced: true,
                controlling,
                passive,
                ..
            } => advanced_event::outcome_of(*controlling, *passive).rule,
            Self::SpecialEvent { result, .. } => match result {
                -5 => "F22-4.4.1-m5",
                -4 => "F22-4.4.1-m4",
                -3 => "F22-4.4.1-m3",
                -2 => "F22-4.4.1-m2",
                -1 => "F22-4.4.1-m1",
                0 => "F22-4.4.1-z1",
                1 => "F22-4.4.1-p1",
                2 => "F22-4.4.1-p2",
                3 => "F22-4.4.1-p3",
                4 => "F22-4.4.1-p4",
                _ => "F22-4.4.1-p5",
            },
            Self::PassFailed { .. } => "F22-4.4.1-m4",
            Self::StagesSkipped => "F22-4.4.1-z1",
            Self::Entered { .. } => "F22-4.4.2a",
            Self::NewValue { .. } => "F22-4.4.3a",
            Self::OrderFixed { home, away, .. } => {
                if home == away {
                    "F22-4.5c"
                } else {
                    "F22-4.5b"
                }
            }
            Self::ActionBegan { number: 1, .. } => "F22-4.5.2a",
            Self::ActionBegan { action, .. } => match action {
                ActionKind::GoalAttempt => "F22-4.5.2b",
                ActionKind::Movement => "F22-4.5.2c",
                ActionKind::Adjustment => "F22-4.5.2d",
                ActionKind::Pressing => "F22-4.5.2e",
                ActionKind::Substitution => "F22-4.5.2f",
            },
            Self::Moved {
                kind, with_ball, ..
            } => match (kind, with_ball) {
                (MoveKind::Dribble, _) => "F22-D99",
                (_, true) => "F22-4.7.7a",
                (MoveKind::SweeperKeeper, _) => Skill::SweeperKeeper.rule(),
                (MoveKind::Movement(Line::Midfield), _) => "F22-4.7.1a",
                (MoveKind::Movement(Line::Forward), _) => "F22-4.7.2a",
                (MoveKind::Movement(Line::Defence), _) => "F22-4.7.3a",
                (MoveKind::FreeMovement, _) => "F22-4.7.6a",
                (MoveKind::EventMove, _) => "F22-4.4.1d",
                (MoveKind::Adjusting, _) => "F22-3.3a",
                (MoveKind::QuickFreeKick, _) => "F22-5.2.3b",
                (MoveKind::GoalKick, _) => "F22-5.4c",
                (MoveKind::Cleared, _) => "F22-5.4b",
            },
            Self::Adjusted { .. } => "F22-4.8b",
            Self::Pressed { foul: true, .. } => "F22-A6f",
            Self::Pressed { won: true, .. } => "F22-4.9c",
            Self::Pressed {
                die,
                modifier,
                value,
                ..
            } => {
                if *die as i8 + modifier == value.number() {
                    "F22-4.9e"
                } else {
                    "F22-4.9d"
                }
            }
            Self::ShotTaken { result, .. } => match result {
                ShotResult::Goal => "F22-4.6c",
                ShotResult::Corner => "F22-4.6d",
                ShotResult::Rebound => "F22-4.6e",
                ShotResult::Miss => "F22-4.6f",
                ShotResult::RollsAgain => "F22-4.6.2b",
            },
            Self::DifficultRolled { .. } => "F22-4.6.2b",
            Self::Rebound { result, .. } => match result {
                ReboundResult::Lost => "F22-4.6.1c",
                _ => "F22-4.6.1b",
            },
            Self::Goal { .. } => "F22-4.6c",
            Self::RestartAwarded { restart, .. } => match restart {
                Restart::KickOff => "F22-3.3.1a",
                Restart::FreeKick => "F22-5.2b",
                Restart::QuickFreeKick => "F22-5.2.3a",
                Restart::CornerKick => "F22-5.3a",
                Restart::GoalKick => "F22-5.4a",
                Restart::Penalty => "F22-5.2c",
            },
            Self::CornerSideChosen { .. } => "F22-D51",
            Self::YellowCardRolled { .. } => "F22-5.6.1a",
            Self::RedCardRolled { .. } => "F22-5.6.2a",
            Self::SentOff { .. } => "F22-5.6.2b",
            Self::PenaltyNamed { .. } => "F22-5.5.2-T",
            Self::PenaltyTaken { .. } => "F22-5.5.2c",
            Self::FormationsChanged { .. } => "F22-2.2",
            Self::MatchEnded { .. } => "F22-4.3.4b",
            Self::ConditionSet { .. } => "F22-A1.1a",
            Self::TirednessRolled { passed: true, .. } => "F22-A1.3b",
            Self::TirednessRolled { .. } => "F22-A1.3c",
            Self::Tired { .. } => "F22-A1.3f",
            Self::PointsChanged { reason, .. } => match reason {
                PointReason::Tiredness => "F22-A1.3e",
                PointReason::Boost => "F22-A1.2f",
                PointReason::AggressivePressing => "F22-A6c",
                PointReason::Substitution => "F22-A3g",
                PointReason::Event => "F22-4.4.1-z3",
            },
            Self::Substituted { substitution, .. } => match substitution {
                Substitution::Formation(_) => "F22-A3d",
                Substitution::YellowCard => "F22-A3e",
                Substitution::Fresh { .. } => "F22-A3f",
            },
            Self::InjuryRolled { keeper: true, .. } => "F22-A4f",
            Self::InjuryRolled { result: 0, .. } => "F22-D102",
            Self::InjuryRolled { result: 1..=4, .. } | Self::InjuredReturned { .. } => "F22-A4b",
            Self::InjuryRolled { .. } => "F22-A4c",
            Self::InjuredReplaced { .. } => "F22-D86",
            Self::Swept { .. } => "F22-A5b",
            Self::SlowPlay { .. } => "F22-A9a",
            Self::SlowPlayRolled { .. } => "F22-A9b",
            Self::Booked { .. } => "F22-5.6.1f",
            Self::SkillUsed { skill, .. } => skill.rule(),
            Self::BallMoved { .. } => "F22-D98",
            Self::FansRolled { .. } => Skill::FanaticFans.rule(),
            Self::ActorRolled { .. } => Skill::Actor.rule(),
            Self::DribbleRolled { .. } => "F22-D99",
            Self::HighConditionRolled { .. } => Skill::HighCondition.rule(),
            Self::FormationChanged { .. } => Skill::TrainedFormationChange.rule(),
            Self::DuelRolled { .. } => "F22-A11b",
            Self::TargetChanged { .. } => "F22-A11-5.3",
            Self::SkillLost {
                controlling: true, ..
            } => "F22-A11-6.4",
            Self::SkillLost { .. } => "F22-A11-6.3",
            Self::SkillGained {
                later_matches: true,
                ..
            } => "F22-A11-6.5",
            Self::SkillGained { .. } => "F22-A11-6.6",
        })
    }
}
