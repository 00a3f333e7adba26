//! Events: what happened, in the order it happened, for commentary, statistics and animation.

use gaffer_core::{Outcome, Side};
use serde::Serialize;

use crate::ball_value::BallValue;
use crate::choice::{ActionKind, Dive, Flank, Kick, Piece, Standing};
use crate::condition::Condition;
use crate::formation::Formation;
use crate::pitch::{Area, Line};
use crate::roles::Roles;
use crate::rule::control::CheckModifiers;
use crate::rule::goal_attempt::Modifiers;
use crate::skill::Skill;
use crate::step::{Duel, EntryAfter, SetUp};
use crate::styles::Styles;

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
        result: i8,
        value: BallValue,
    },
    ControlLost {
        side: Side,
        die: u8,
        result: i8,
        value: BallValue,
    },
    SpecialEvent {
        side: Side,
        die: u8,
        controlling: u8,
        passive: u8,
        result: i8,
        table: EventTable,
        /// The event dice that a playing style has dropped (F14-A6b).
        #[serde(skip_serializing_if = "Option::is_none")]
        dropped: Option<Dropped>,
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
        after: EntryAfter,
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
        boost: bool,
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
        aggressive: bool,
        die: u8,
        dropped: Option<u8>,
        modifier: i8,
        value: BallValue,
        won: bool,
        foul: bool,
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
        second_six: bool,
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
        plus: u8,
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
        lost: bool,
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
    ConditionSet {
        side: Side,
        roles: Roles,
        condition: Condition,
    },
    TirednessRolled {
        side: Side,
        die: u8,
        sum: u8,
        minute: u8,
        passed: bool,
    },
    Tired {
        side: Side,
    },
    PointsChanged {
        side: Side,
        line: Line,
        change: i8,
        condition: Condition,
        reason: PointReason,
    },
    Substituted {
        side: Side,
        substitution: Substitution,
    },
    InjuryRolled {
        side: Side,
        area: Standing,
        die: u8,
        result: u8,
        absence: Absence,
        keeper: bool,
    },
    InjuredReplaced {
        side: Side,
        area: Standing,
        replaced: bool,
    },
    InjuredReturned {
        side: Side,
        pieces: u8,
    },
    Swept {
        side: Side,
    },
    SlowPlay {
        side: Side,
    },
    SlowPlayRolled {
        side: Side,
        sum: u8,
        minute: u8,
        card: bool,
    },
    Booked {
        side: Side,
        yellow: u8,
    },
    SkillUsed {
        side: Side,
        skill: Skill,
        cost: u8,
        condition: Condition,
    },
    BallMoved {
        side: Side,
        from: Area,
        to: Area,
    },
    FansRolled {
        side: Side,
        die: u8,
        value: BallValue,
        foul: bool,
    },
    ActorRolled {
        side: Side,
        die: u8,
    },
    DribbleRolled {
        side: Side,
        die: u8,
        value: BallValue,
        opponents: u8,
        won: bool,
    },
    HighConditionRolled {
        side: Side,
        die: u8,
        moves: u8,
    },
    FormationChanged {
        side: Side,
        formation: Formation,
    },
    DuelRolled {
        side: Side,
        duel: Duel,
        controlling: u8,
        passive: u8,
        lead: i8,
        winner: Side,
    },
    TargetChanged {
        side: Side,
        from: Area,
        to: Area,
    },
    SkillLost {
        side: Side,
        skill: Skill,
        controlling: bool,
    },
    SkillGained {
        side: Side,
        later_matches: bool,
    },
    StylesRevealed {
        home: Styles,
        away: Styles,
    },
    KeeperSet {
        side: Side,
        advanced: bool,
    },
    GoalKickChosen {
        side: Side,
        slow: bool,
    },
    TimeOwed {
        squares: u8,
    },
    StandInNamed {
        side: Side,
        target: Area,
        area: Area,
    },
    ControlChecked {
        side: Side,
        die: u8,
        modifiers: CheckModifiers,
        total: i8,
        value: BallValue,
    },
    ControlAutomatic {
        side: Side,
    },
    NoMoves {
        side: Side,
    },
    NoDefence {
        side: Side,
    },
    ValueSummed {
        from: i8,
        to: i8,
        reason: ValueReason,
    },
    PassTooLong {
        side: Side,
        sum: i8,
        value: BallValue,
    },
    StagesOrdered {
        first: Side,
        home: u8,
        away: u8,
        fixed: bool,
    },
    ConditionRolled {
        side: Side,
        die: u8,
        moves: u8,
    },
}

/// How long an injured piece is away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Absence {
    /// Not at all (F22-D102).
    None,
    /// So many minutes (F22-A4b).
    Minutes(u8),
    /// Until the turn after so many (F14-A4b).
    Turns(u8),
    /// For good (F14-A4d, F22-A4c).
    ForGood,
}

/// The second event dice of teams whose style rolls two (F14-A6b).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Dropped {
    /// Of the controlling team.
    pub controlling: Option<u8>,
    /// Of the passive team.
    pub passive: Option<u8>,
}

/// The table in which a special event is looked up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum EventTable {
    /// By one die (F10-4.4.2a).
    Die,
    /// By the difference of the dice (F14-4.4.3, F22-4.4.1).
    Difference,
    /// By both dice (F22-A11a).
    Advanced,
}

/// Why a team's condition points change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum PointReason {
    /// A tiredness test (F22-A1.3c).
    Tiredness,
    /// A boost (F22-A1.2a).
    Boost,
    /// Aggressive pressing (F22-A6c).
    AggressivePressing,
    /// A substitution or replacement (F22-A3f, F22-A4d).
    Substitution,
    /// A special event (F22-4.4.1-z3).
    Event,
}

/// What a substitution does (F22-A3c).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Substitution {
    /// The formation from the next turn on.
    Formation(Formation),
    /// A yellow card is taken back.
    YellowCard,
    /// A fresh player: his dice, their sum after Wide player material, and the points he brings.
    Fresh {
        /// The first die.
        first: u8,
        /// The second die.
        second: u8,
        /// What is multiplied by ten.
        sum: u8,
        /// The minute it is compared with.
        minute: u8,
        /// Condition points.
        points: u8,
    },
}

/// Why the value changes, apart from dice and actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ValueReason {
    /// F22-4.2.1.
    TargetFree,
    /// F22-4.2.3a.
    StartFree,
    /// F22-4.2.4a.
    LongPass,
    /// F22-4.2.2.
    OffsideRisk,
    /// F22-A11-2.1.
    Bounce,
    /// The skill Skilled attacker.
    SkilledAttacker,
    /// The skill Short passes.
    ShortPasses,
    /// The skill Doubling.
    Doubling,
    /// The skill Skilled full back.
    SkilledFullBack,
    /// No opponent disturbed the pass (F10-4.5.2a).
    EasySituation,
    /// A special event (F14-4.5.4a).
    Event,
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
    /// Slow play (F22-A9a).
    SlowPlay,
    /// Streaking (F22-A11-5.5).
    Streaking,
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
    SweeperKeeper,
    Dribble,
    Quick,
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
