//! Events: what happened, in the order it happened, for commentary, statistics and animation.

use gaffer_core::{BySide, Outcome, RuleId, Side};
use serde::Serialize;

use crate::choice::Leg;
use crate::options::Options;
use crate::result::After;
use crate::space::{Direction, Space};
use crate::squad::{Formation, Shirt};
use crate::step::{Period, Restart};

/// Why a player was moved without being asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "each names its rule")]
pub enum ShiftReason {
    CornerTaker,
    Wall,
    EndlineRow,
    Offside,
    ThrownIn,
    CornerShift,
    BesideCorner,
    Ring,
    PenaltyArea,
}

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[expect(
    missing_docs,
    reason = "the fields are named after the rules' own words"
)]
pub enum Event {
    LinedUp {
        home: Formation,
        away: Formation,
    },
    Placed {
        side: Side,
    },
    KickOffRolled {
        side: Side,
        face: u8,
    },
    KickOff {
        side: Side,
        shirt: Shirt,
        strength: u8,
    },
    WarmingUp {
        side: Side,
        shirt: Shirt,
    },
    TurnRolled {
        side: Side,
        face: u8,
    },
    Walked {
        side: Side,
        shirt: Shirt,
        from: Space,
        to: Space,
    },
    Reached {
        side: Side,
        shirt: Shirt,
        from: Space,
        to: Space,
        steps: u8,
        strength: u8,
    },
    TookInHands {
        side: Side,
        shirt: Shirt,
        from: Space,
        to: Space,
    },
    GoalieRolled {
        side: Side,
        face: u8,
    },
    Charged {
        side: Side,
        shirt: Shirt,
        victim: Shirt,
        from: Space,
        to: Space,
    },
    Pushed {
        side: Side,
        shirt: Shirt,
        from: Space,
        to: Space,
    },
    NothingToDo {
        side: Side,
    },
    Kicked {
        side: Side,
        shirt: Shirt,
        leg: Leg,
        from: Space,
        to: Space,
        strength: u8,
    },
    Received {
        side: Side,
        shirt: Shirt,
        at: Space,
        strength: u8,
    },
    BallStuck {
        side: Side,
        shirt: Shirt,
        at: Space,
    },
    Followed {
        side: Side,
        shirt: Shirt,
        from: Space,
        to: Space,
    },
    InterceptionTried {
        side: Side,
        shirt: Shirt,
        from: Space,
        at: Space,
    },
    InterceptionRolled {
        side: Side,
        shirt: Shirt,
        face: u8,
    },
    Intercepted {
        side: Side,
        shirt: Shirt,
        at: Space,
        direction: Direction,
        strength: u8,
    },
    BallRan {
        from: Space,
        direction: Direction,
        to: Space,
    },
    RanInto {
        side: Side,
        shirt: Shirt,
        strength: u8,
    },
    BallRests {
        at: Space,
    },
    Shot {
        side: Side,
        at: Space,
        speed: u8,
    },
    SaveTried {
        side: Side,
        shirt: Shirt,
        from: Space,
        spot: Space,
        quarters: u8,
    },
    NoSave {
        side: Side,
        possible: bool,
    },
    SaveRolled {
        side: Side,
        face: u8,
        quarters: u8,
    },
    Goal {
        side: Side,
        score: BySide<u8>,
        own_goal: bool,
    },
    Caught {
        side: Side,
        shirt: Shirt,
        at: Space,
    },
    Rebound {
        side: Side,
        shirt: Shirt,
        at: Space,
        direction: Direction,
        strength: u8,
    },
    HandBall {
        side: Side,
        shirt: Shirt,
        at: Space,
    },
    WentOut {
        at: Space,
    },
    Restarts {
        side: Side,
        restart: Restart,
        at: Space,
    },
    Fouled {
        side: Side,
        fouler: Shirt,
        victim: Shirt,
        at: Space,
    },
    YellowCard {
        side: Side,
        shirt: Shirt,
    },
    RedCard {
        side: Side,
        shirt: Shirt,
    },
    Injured {
        side: Side,
        shirt: Shirt,
    },
    InjuredOff {
        side: Side,
        shirt: Shirt,
    },
    Substituted {
        side: Side,
        out: Shirt,
        on: Shirt,
    },
    SentBack {
        side: Side,
        shirt: Shirt,
    },
    NewGoalie {
        side: Side,
        shirt: Shirt,
        makeshift: bool,
    },
    Put {
        side: Side,
        shirt: Shirt,
        at: Space,
    },
    Shifted {
        side: Side,
        shirt: Shirt,
        from: Space,
        to: Space,
        reason: ShiftReason,
    },
    RestartRolled {
        side: Side,
        face: u8,
    },
    WatchMoved {
        ones: u8,
    },
    TimeUp {
        period: Period,
    },
    PeriodBegan {
        period: Period,
    },
    ShootOutKick {
        side: Side,
        shirt: Shirt,
        at: Space,
    },
    ShootOutRolled {
        side: Side,
        face: u8,
    },
    ShootOutResult {
        side: Side,
        scored: bool,
        kicks: BySide<u8>,
    },
    Forfeited {
        side: Side,
    },
    MatchOver {
        outcome: Outcome,
        score: BySide<u8>,
        after: After,
    },
}

impl Event {
    /// The rule that the event follows in a match with these options.
    pub fn rule(&self, options: &Options) -> RuleId {
        RuleId(match self {
            Self::LinedUp { .. } => "C20-setup-2",
            Self::Placed { .. } => "C20-setup-3",
            Self::KickOffRolled { .. } => "C20-koff-1",
            Self::KickOff { .. } => "C20-koff-4",
            Self::WarmingUp { .. } => "C20-sub-1",
            Self::TurnRolled { .. } => "C20-turn-2",
            Self::Walked { .. } => "C20-turn-A6",
            Self::Reached { .. } => "C20-kick-2",
            Self::TookInHands { .. } => "C20-goalie-1",
            Self::GoalieRolled { .. } => "C20-kick-18",
            Self::Charged { .. } => "C20-charge-2",
            Self::Pushed { .. } => "C20-charge-3",
            Self::NothingToDo { .. } => "C20-turn-A11",
            Self::Kicked { .. } => "C20-kick-4",
            Self::Received { .. } => "C20-kick-6",
            Self::BallStuck { .. } => "C20-kick-17",
            Self::Followed { .. } => "C20-turn-D3",
            Self::InterceptionTried { .. } => "C20-intercept-6",
            Self::InterceptionRolled { face: 3, .. } | Self::Intercepted { .. } => {
                "C20-intercept-8"
            }
            Self::InterceptionRolled { .. } => "C20-intercept-7",
            Self::BallRan { .. } => "C20-intercept-9",
            Self::RanInto { .. } => "C20-rebound-5",
            Self::BallRests { .. } => "C20-flow-6",
            Self::Shot { .. } => "C20-shot-1",
            Self::SaveTried { .. } => "C20-save-6",
            Self::NoSave {
                possible: false, ..
            } => "C20-save-4",
            Self::NoSave { .. } => "C20-save-5",
            Self::SaveRolled { .. } => "C20-save-7",
            Self::Goal { .. } => "C20-shot-5",
            Self::Caught { .. } => "C20-save-8",
            Self::Rebound { .. } => "C20-rebound-1",
            Self::HandBall { .. } => "C20-save-9",
            Self::WentOut { .. } => "C20-kick-15",
            Self::Restarts { restart, .. } => match restart {
                Restart::AfterGoal => "C20-goalkick-1",
                Restart::GoalKick => "C20-goalkick-2",
                Restart::ThrowIn => "C20-throw-1",
                Restart::Corner => "C20-corner-1",
                Restart::FreeKick => "C20-free-1",
                Restart::Penalty => "C20-pen-1",
            },
            Self::Fouled { .. } => "C20-foul-2",
            Self::YellowCard { .. } => "C20-card-1",
            Self::RedCard { .. } => "C20-card-2",
            Self::Injured { .. } => "C20-injury-1",
            Self::InjuredOff { .. } => "C20-injury-2",
            Self::Substituted { .. } => "C20-sub-5",
            Self::SentBack { .. } => "C20-sub-4",
            Self::NewGoalie {
                makeshift: true, ..
            } => "C20-card-4",
            Self::NewGoalie { .. } => "C20-card-5",
            Self::Put { at, .. } if at.goal_of().is_some() => "C20-dead-6",
            Self::Put { .. } => "C20-dead-8",
            Self::Shifted { reason, .. } => match reason {
                ShiftReason::CornerTaker => "C20-corner-8",
                ShiftReason::Wall => "C20-corner-9",
                ShiftReason::EndlineRow => "C20-turn-E3",
                ShiftReason::Offside => "C20-offside-7",
                ShiftReason::ThrownIn => "C20-throw-5",
                ShiftReason::CornerShift => "C20-corner-2",
                ShiftReason::BesideCorner => "C20-corner-10",
                ShiftReason::Ring => "C20-free-10",
                ShiftReason::PenaltyArea => "C20-pen-2",
            },
            Self::RestartRolled { .. } => "C20-dead-9",
            Self::WatchMoved { .. } => "C20-time-1",
            Self::TimeUp { .. } if options.tally => "C20-time-8",
            Self::TimeUp {
                period: Period::Regular,
            } => "C20-time-3",
            Self::TimeUp { .. } => "C20-time-9",
            Self::PeriodBegan { .. } => "C20-cup-1",
            Self::ShootOutKick { .. }
            | Self::ShootOutRolled { .. }
            | Self::ShootOutResult { .. } => "C20-cup-5",
            Self::Forfeited { .. } => "C20-card-6",
            Self::MatchOver { after, .. } => return after.rule(options),
        })
    }
}
