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

/// Makes a variant of each row, with the rule that it follows in a match with the options named.
macro_rules! events {
    (with $options:ident $($name:ident { $($field:ident: $type:ty),+ } = $rule:expr;)+) => {
        /// Something that happened.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
        #[serde(tag = "event", rename_all = "kebab-case")]
        #[expect(missing_docs, reason = "the fields are named after the rules' own words")]
        pub enum Event {
            $($name { $($field: $type),+ },)+
        }

        impl Event {
            /// The rule that the event follows in a match with these options.
            #[expect(unused_variables, reason = "most rules do not depend on what happened")]
            pub fn rule(&self, $options: &Options) -> RuleId {
                RuleId(match *self {
                    $(Self::$name { $($field),+ } => $rule,)+
                })
            }
        }
    };
}

events! {
    with options
    LinedUp { home: Formation, away: Formation } = "C20-setup-2";
    Placed { side: Side } = "C20-setup-3";
    KickOffRolled { side: Side, face: u8 } = "C20-koff-1";
    KickOff { side: Side, shirt: Shirt, strength: u8 } = "C20-koff-4";
    WarmingUp { side: Side, shirt: Shirt } = "C20-sub-1";
    TurnRolled { side: Side, face: u8 } = "C20-turn-2";
    Walked { side: Side, shirt: Shirt, from: Space, to: Space } = "C20-turn-A6";
    Reached { side: Side, shirt: Shirt, from: Space, to: Space, steps: u8, strength: u8 } = "C20-kick-2";
    TookInHands { side: Side, shirt: Shirt, from: Space, to: Space } = "C20-goalie-1";
    GoalieRolled { side: Side, face: u8 } = "C20-kick-18";
    Charged { side: Side, shirt: Shirt, victim: Shirt, from: Space, to: Space } = "C20-charge-2";
    Pushed { side: Side, shirt: Shirt, from: Space, to: Space } = "C20-charge-3";
    NothingToDo { side: Side } = "C20-turn-A11";
    Kicked { side: Side, shirt: Shirt, leg: Leg, from: Space, to: Space, strength: u8 } = "C20-kick-4";
    Received { side: Side, shirt: Shirt, at: Space, strength: u8 } = "C20-kick-6";
    BallStuck { side: Side, shirt: Shirt, at: Space } = "C20-kick-17";
    Followed { side: Side, shirt: Shirt, from: Space, to: Space } = "C20-turn-D3";
    InterceptionTried { side: Side, shirt: Shirt, from: Space, at: Space } = "C20-intercept-6";
    InterceptionRolled { side: Side, shirt: Shirt, face: u8 } = if face == 3 { "C20-intercept-8" } else { "C20-intercept-7" };
    Intercepted { side: Side, shirt: Shirt, at: Space, direction: Direction, strength: u8 } = "C20-intercept-8";
    BallRan { from: Space, direction: Direction, to: Space } = "C20-intercept-9";
    RanInto { side: Side, shirt: Shirt, strength: u8 } = "C20-rebound-5";
    BallRests { at: Space } = "C20-flow-6";
    Shot { side: Side, at: Space, speed: u8 } = "C20-shot-1";
    SaveTried { side: Side, shirt: Shirt, from: Space, spot: Space, quarters: u8 } = "C20-save-6";
    NoSave { side: Side, possible: bool } = if possible { "C20-save-5" } else { "C20-save-4" };
    SaveRolled { side: Side, face: u8, quarters: u8 } = "C20-save-7";
    Goal { side: Side, score: BySide<u8>, own_goal: bool } = "C20-shot-5";
    Caught { side: Side, shirt: Shirt, at: Space } = "C20-save-8";
    Rebound { side: Side, shirt: Shirt, at: Space, direction: Direction, strength: u8 } = "C20-rebound-1";
    HandBall { side: Side, shirt: Shirt, at: Space } = "C20-save-9";
    WentOut { at: Space } = "C20-kick-15";
    Restarts { side: Side, restart: Restart, at: Space } = match restart {
        Restart::AfterGoal => "C20-goalkick-1",
        Restart::GoalKick => "C20-goalkick-2",
        Restart::ThrowIn => "C20-throw-1",
        Restart::Corner => "C20-corner-1",
        Restart::FreeKick => "C20-free-1",
        Restart::Penalty => "C20-pen-1",
    };
    Fouled { side: Side, fouler: Shirt, victim: Shirt, at: Space } = "C20-foul-2";
    YellowCard { side: Side, shirt: Shirt } = "C20-card-1";
    RedCard { side: Side, shirt: Shirt } = "C20-card-2";
    Injured { side: Side, shirt: Shirt } = "C20-injury-1";
    InjuredOff { side: Side, shirt: Shirt } = "C20-injury-2";
    Substituted { side: Side, out: Shirt, on: Shirt } = "C20-sub-5";
    SentBack { side: Side, shirt: Shirt } = "C20-sub-4";
    NewGoalie { side: Side, shirt: Shirt, makeshift: bool } = if makeshift { "C20-card-4" } else { "C20-card-5" };
    Put { side: Side, shirt: Shirt, at: Space } = if at.goal_of().is_some() { "C20-dead-6" } else { "C20-dead-8" };
    Shifted { side: Side, shirt: Shirt, from: Space, to: Space, reason: ShiftReason } = match reason {
        ShiftReason::CornerTaker => "C20-corner-8",
        ShiftReason::Wall => "C20-corner-9",
        ShiftReason::EndlineRow => "C20-turn-E3",
        ShiftReason::Offside => "C20-offside-7",
        ShiftReason::ThrownIn => "C20-throw-5",
        ShiftReason::CornerShift => "C20-corner-2",
        ShiftReason::BesideCorner => "C20-corner-10",
        ShiftReason::Ring => "C20-free-10",
        ShiftReason::PenaltyArea => "C20-pen-2",
    };
    RestartRolled { side: Side, face: u8 } = "C20-dead-9";
    WatchMoved { ones: u8 } = "C20-time-1";
    TimeUp { period: Period } = match period {
        _ if options.tally => "C20-time-8",
        Period::Regular => "C20-time-3",
        _ => "C20-time-9",
    };
    PeriodBegan { period: Period } = "C20-cup-1";
    ShootOutKick { side: Side, shirt: Shirt, at: Space } = "C20-cup-5";
    ShootOutRolled { side: Side, face: u8 } = "C20-cup-5";
    ShootOutResult { side: Side, scored: bool, kicks: BySide<u8> } = "C20-cup-5";
    Forfeited { side: Side } = "C20-card-6";
    TieWon { side: Side, goals: BySide<u8> } = "C20-D126";
    MatchOver { outcome: Outcome, score: BySide<u8>, after: After } = after.rule(options).0;
}
