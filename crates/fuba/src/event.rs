//! Events: what happened, in the order it happened, for commentary, statistics and animation.

use gaffer_core::{Outcome, RuleId, Side};
use serde::Serialize;

use crate::choice::{ActionKind, Dive, Flank, Kick, Piece};
use crate::formation::Formation;
use crate::pitch::{Area, Line};
use crate::position::{BallValue, SetUp};
use crate::rule::goal_attempt::Modifiers;

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[expect(
    missing_docs,
    reason = "the fields are named after the rules' own words"
)]
pub enum Event {
    FormationsRevealed {
        home: Formation,
        away: Formation,
    },
    KickOffRolled {
        home: u8,
        away: u8,
        winner: Side,
    },
    KickOffDecided {
        side: Side,
    },
    HalfBegan {
        half: u8,
    },
    SetUpBegan {
        set_up: SetUp,
        side: Side,
        area: Area,
    },
    SetUpDone {
        side: Side,
    },
    TargetChosen {
        side: Side,
        start: Area,
        target: Area,
    },
    ValueChanged {
        from: BallValue,
        to: BallValue,
        reason: ValueReason,
    },
    TurnRolled {
        side: Side,
        controlling: u8,
        passive: u8,
    },
    TimeMoved {
        squares: u8,
        minute: u8,
        stoppage: u8,
        reason: TimeReason,
    },
    HalfEnded {
        half: u8,
        home: u8,
        away: u8,
        stoppage: u8,
        by_dice: bool,
    },
    ControlKept {
        side: Side,
        die: u8,
        value: BallValue,
    },
    ControlLost {
        side: Side,
        die: u8,
        value: BallValue,
    },
    SpecialEvent {
        side: Side,
        die: u8,
        controlling: u8,
        passive: u8,
        result: i8,
    },
    PassFailed {
        side: Side,
        back_in: Area,
    },
    StagesSkipped,
    Entered {
        side: Side,
        piece: Piece,
        to: Area,
    },
    NewValue {
        value: BallValue,
        change: i8,
    },
    OrderFixed {
        first: Side,
        home: u8,
        away: u8,
    },
    ActionBegan {
        side: Side,
        action: ActionKind,
        line: Option<Line>,
        number: u8,
        moves: Option<u8>,
    },
    Moved {
        side: Side,
        piece: Piece,
        from: Area,
        to: Area,
        with_ball: bool,
        kind: MoveKind,
    },
    Adjusted {
        side: Side,
        controlling: u8,
        passive: u8,
        from: BallValue,
        to: BallValue,
    },
    Pressed {
        side: Side,
        die: u8,
        modifier: i8,
        value: BallValue,
        won: bool,
        new_value: BallValue,
    },
    ShotTaken {
        side: Side,
        area: Area,
        die: u8,
        modifiers: Modifiers,
        total: i8,
        value: BallValue,
        difficult: bool,
        result: ShotResult,
    },
    DifficultRolled {
        side: Side,
        die: u8,
        needed: u8,
        result: ShotResult,
    },
    Rebound {
        side: Side,
        die: u8,
        players: u8,
        passive_die: u8,
        passive_players: u8,
        result: ReboundResult,
    },
    Goal {
        side: Side,
        home: u8,
        away: u8,
        minute: u8,
    },
    RestartAwarded {
        restart: Restart,
        side: Side,
        area: Area,
    },
    CornerSideChosen {
        side: Side,
        flank: Flank,
    },
    YellowCardRolled {
        side: Side,
        die: u8,
        area: Area,
        card: bool,
    },
    RedCardRolled {
        side: Side,
        die: u8,
        yellow: u8,
        extra: u8,
        card: bool,
    },
    SentOff {
        side: Side,
        area: Option<Area>,
    },
    PenaltyNamed {
        side: Side,
        dive: Dive,
        kick: Kick,
        needed: u8,
    },
    PenaltyTaken {
        side: Side,
        die: u8,
        needed: u8,
        scored: bool,
    },
    FormationsChanged {
        home: Formation,
        away: Formation,
    },
    MatchEnded {
        home: u8,
        away: u8,
        outcome: Outcome,
    },
}

/// Why the value changes before the dice (F22-4.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ValueReason {
    /// F22-4.2.1.
    TargetFree,
    /// F22-4.2.3a.
    StartFree,
    /// F22-4.2.4a.
    LongPass,
}

/// Why the time marker moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum TimeReason {
    /// The difference of the dice (F22-4.3.1a).
    Dice,
    /// Equal dice (F22-4.3.1b).
    EqualDice,
    /// A restart (F22-4.3.2a).
    Restart,
    /// One square a turn in stoppage time (F22-4.3.3c).
    Stoppage,
}

/// What kind of move a piece made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names are those of the rules")]
pub enum MoveKind {
    Movement(Line),
    FreeMovement,
    EventMove,
    Adjusting,
    QuickFreeKick,
    GoalKick,
    Cleared,
}

/// What a goal attempt leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ShotResult {
    /// F22-4.6c.
    Goal,
    /// F22-4.6d.
    Corner,
    /// F22-4.6e.
    Rebound,
    /// F22-4.6f.
    Miss,
    /// A six in a difficult attempt (F22-4.6.2b).
    RollsAgain,
}

/// What a rebound leads to (F22-4.6.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ReboundResult {
    /// The shooting team was higher.
    Goal,
    /// Equal.
    Corner,
    /// The passive team was higher and has the ball.
    Lost,
}

/// A restart that the referee gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names are those of the rules")]
pub enum Restart {
    KickOff,
    FreeKick,
    QuickFreeKick,
    CornerKick,
    GoalKick,
    Penalty,
}

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
            },
            Self::TurnRolled { .. } => "F22-4.3a",
            Self::TimeMoved { reason, .. } => match reason {
                TimeReason::Dice => "F22-4.3.1a",
                TimeReason::EqualDice => "F22-4.3.1b",
                TimeReason::Restart => "F22-4.3.2a",
                TimeReason::Stoppage => "F22-4.3.3c",
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
            },
            Self::Moved {
                kind, with_ball, ..
            } => match (kind, with_ball) {
                (_, true) => "F22-4.7.7a",
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
        })
    }
}
