//! Events: what happened, in the order it happened, for commentary, statistics and animation, and the rule of each.

use gaffer_core::{BySide, Outcome, RuleId, Side};
use serde::Serialize;

use crate::ball_value::BallValue;
use crate::choice::{ActionKind, Dive, Flank, Kick, Piece, Standing};
use crate::citation::{
    SHOOT_OUT, of_action, of_entry, of_injury, of_move, of_points, of_pressing, of_restart,
    of_shot, of_substitution, of_time, of_value_reason, only, only_2_2, since_2014,
};
use crate::condition::Condition;
use crate::formation::Formation;
use crate::options::Edition;
use crate::options::edition::ByEdition;
use crate::pitch::{Area, Line};
use crate::roles::Roles;
use crate::rule::control::CheckModifiers;
use crate::rule::goal_attempt::Modifiers;
use crate::rule::special_event;
use crate::skill::Skill;
use crate::step::{Duel, EntryAfter, SetUp};
use crate::styles::Styles;

/// Makes a variant of each row, with the rule that it follows in the editions 1.0, 2014 and 2.2.
macro_rules! events {
    ($(
        $name:ident $({ $($(#[$attribute:meta])* $field:ident: $type:ty),+ $(,)? })? = $rules:expr;
    )+) => {
        /// Something that happened.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
        #[serde(tag = "event", rename_all = "kebab-case")]
        #[expect(missing_docs, reason = "the fields are named after the rules' own words")]
        pub enum Event {
            $($name $({ $($(#[$attribute])* $field: $type),+ })?,)+
        }

        impl Event {
            /// The rule an event follows in an edition.
            pub fn rule(&self, edition: Edition) -> RuleId {
                RuleId(self.rules()[edition])
            }

            #[expect(unused_variables, reason = "most rules do not depend on what happened")]
            fn rules(self) -> ByEdition<&'static str> {
                match self {
                    $(Self::$name $({ $($field),+ })? => $rules,)+
                }
            }
        }
    };
}

events! {
    FormationsRevealed { home: Formation, away: Formation } = ByEdition(["F10-3.1a", "F14-2.1a", "F22-2.1a"]);
    KickOffRolled { home: u8, away: u8, winner: Side } = ByEdition(["F10-3.2a", "F14-3.1a", "F22-3.2a"]);
    KickOffDecided { side: Side } = ByEdition(["F10-3.2b", "F14-3.1a", "F22-3.2b"]);
    HalfBegan { half: u8 } = ByEdition(["F10-3.4a", "F14-3.3a", "F22-3.1a"]);
    SetUpBegan { set_up: SetUp, side: Side, area: Area } = ByEdition(["F10-3.3a", "F14-3.2a", "F22-3.3a"]);
    SetUpDone { side: Side } = ByEdition(["F10-3.3a", "F14-3.2a", "F22-3.3a"]);
    TargetChosen { side: Side, start: Area, target: Area } = ByEdition(["F10-4.1a", "F14-4.1a", "F22-4.1c"]);
    ValueChanged { from: BallValue, to: BallValue, reason: ValueReason } = of_value_reason(reason);
    TurnRolled { side: Side, controlling: u8, passive: u8 } = ByEdition(["F10-4.2a", "F14-4.2a", "F22-4.3a"]);
    TimeMoved { squares: u8, minute: u8, stoppage: u8, reason: TimeReason } = of_time(reason);
    HalfEnded { half: u8, home: u8, away: u8, stoppage: u8, by_dice: bool } = if by_dice {
        ByEdition(["F10-4.3.1a", "F14-4.3.1a", "F22-4.3.3b"])
    } else {
        ByEdition(["F10-4.3.1c", "F14-4.3.1c", "F22-4.3.3d"])
    };
    ControlKept { side: Side, die: u8, result: i8, value: BallValue } = ByEdition(["F10-4.4f", "F14-4.4c", "F22-4.4a"]);
    ControlLost { side: Side, die: u8, result: i8, value: BallValue } = ByEdition(["F10-4.4g", "F14-4.4c", "F22-4.4b"]);
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
    } = ByEdition(Edition::ALL.map(|edition| {
        special_event::printed(table, edition, controlling, passive).rule
    }));
    PassFailed { side: Side, back_in: Area } = since_2014("F14-4.4.3d", "F22-4.4.1-m4");
    StagesSkipped = since_2014("F14-4.4.3h", "F22-4.4.1-z1");
    Entered { side: Side, piece: Piece, to: Area, after: EntryAfter } = of_entry(after);
    NewValue { value: BallValue, change: i8 } = ByEdition(["F10-4.5.1a", "F14-4.5.1a", "F22-4.4.3a"]);
    OrderFixed { first: Side, home: u8, away: u8 } = only_2_2(if home == away { "F22-4.5c" } else { "F22-4.5b" });
    ActionBegan { side: Side, action: ActionKind, line: Option<Line>, number: u8, moves: Option<u8>, boost: bool }
        = of_action(action, number);
    Moved { side: Side, piece: Piece, from: Area, to: Area, with_ball: bool, kind: MoveKind }
        = of_move(kind, with_ball);
    Adjusted { side: Side, controlling: u8, passive: u8, from: BallValue, to: BallValue }
        = since_2014("F14-4.9a", "F22-4.8b");
    Pressed { side: Side, aggressive: bool, die: u8, dropped: Option<u8>, modifier: i8, value: BallValue, won: bool, foul: bool, new_value: BallValue }
        = of_pressing(die as i8 + modifier == value.number(), won, foul);
    ShotTaken { side: Side, area: Area, die: u8, modifiers: Modifiers, total: i8, value: BallValue, difficult: bool, result: ShotResult }
        = of_shot(result);
    DifficultRolled { side: Side, die: u8, needed: u8, second_six: bool, result: ShotResult }
        = ByEdition(["F10-4.6.1b", "F14-4.7.1a", "F22-4.6.2b"]);
    Rebound { side: Side, die: u8, players: u8, passive_die: u8, passive_players: u8, result: ReboundResult }
        = since_2014(
        if result == ReboundResult::Lost { "F14-4.7.3c" } else { "F14-4.7.3b" },
        if result == ReboundResult::Lost { "F22-4.6.1c" } else { "F22-4.6.1b" },
    );
    Goal { side: Side, home: u8, away: u8, minute: u8 } = ByEdition(["F10-4.6g", "F14-4.7i", "F22-4.6c"]);
    RestartAwarded { restart: Restart, side: Side, area: Area } = of_restart(restart);
    CornerSideChosen { side: Side, flank: Flank } = ByEdition(["F10-D26", "F14-5.2b", "F22-D51"]);
    YellowCardRolled { side: Side, die: u8, plus: u8, area: Area, card: bool }
        = since_2014("F14-4.4.3r", "F22-5.6.1a");
    RedCardRolled { side: Side, die: u8, yellow: u8, extra: u8, card: bool }
        = ByEdition(["F10-5.4b", "F14-5.4b", "F22-5.6.2a"]);
    SentOff { side: Side, area: Option<Area>, lost: bool } = ByEdition(["F10-5.4d", "F14-5.4d", "F22-5.6.2b"]);
    PenaltyNamed { side: Side, dive: Dive, kick: Kick, needed: u8 }
        = ByEdition(["F10-5.5.2b", "F14-5.5.2a", "F22-5.5.2-T"]);
    PenaltyTaken { side: Side, die: u8, needed: u8, scored: bool } = ByEdition(["F10-5.5.2c", "F14-5.5.2b", "F22-5.5.2c"]);
    FormationsChanged { home: Formation, away: Formation } = since_2014("F14-2.1.1a", "F22-2.2");
    MatchEnded {
        home: u8,
        away: u8,
        outcome: Outcome,
        /// What each side has scored in the shoot-out, where there was one.
        #[serde(skip_serializing_if = "Option::is_none")]
        kicks: Option<BySide<u8>>,
    } = match kicks {
        None => ByEdition(["F10-4.3.2c", "F14-4.3.2c", "F22-4.3.4b"]),
        Some(_) => SHOOT_OUT,
    };
    ShootOutBegan { side: Side } = SHOOT_OUT;
    ShootOutKick { side: Side, die: u8, needed: u8, scored: bool, kicks: BySide<u8> } = SHOOT_OUT;
    ConditionSet { side: Side, roles: Roles, condition: Condition } = since_2014("F14-A1a", "F22-A1.1a");
    TirednessRolled { side: Side, die: u8, sum: u8, minute: u8, passed: bool }
        = since_2014("F14-A1.2a", if passed { "F22-A1.3b" } else { "F22-A1.3c" });
    Tired { side: Side } = since_2014("F14-A1.2d", "F22-A1.3f");
    PointsChanged { side: Side, line: Line, change: i8, condition: Condition, reason: PointReason }
        = of_points(reason);
    Substituted { side: Side, substitution: Substitution } = of_substitution(substitution);
    InjuryRolled { side: Side, area: Standing, die: u8, result: u8, absence: Absence, keeper: bool }
        = of_injury(result, keeper);
    InjuredReplaced { side: Side, area: Standing, replaced: bool } = since_2014("F14-A4d", "F22-D86");
    InjuredReturned { side: Side, pieces: u8 } = since_2014("F14-A4c", "F22-A4b");
    Swept { side: Side } = only_2_2("F22-A5b");
    SlowPlay { side: Side } = only_2_2("F22-A9a");
    SlowPlayRolled { side: Side, sum: u8, minute: u8, card: bool } = only_2_2("F22-A9b");
    Booked { side: Side, yellow: u8 } = ByEdition(["F10-4.4.2a", "F14-4.4.3r", "F22-5.6.1f"]);
    SkillUsed { side: Side, skill: Skill, cost: u8, condition: Condition } = only_2_2(skill.rule());
    BallMoved { side: Side, from: Area, to: Area } = only_2_2("F22-D98");
    FansRolled { side: Side, die: u8, value: BallValue, foul: bool } = only_2_2(Skill::FanaticFans.rule());
    ActorRolled { side: Side, die: u8 } = only_2_2(Skill::Actor.rule());
    DribbleRolled { side: Side, die: u8, value: BallValue, opponents: u8, won: bool } = only_2_2("F22-D99");
    HighConditionRolled { side: Side, die: u8, moves: u8 } = only_2_2(Skill::HighCondition.rule());
    FormationChanged { side: Side, formation: Formation } = only_2_2(Skill::TrainedFormationChange.rule());
    DuelRolled { side: Side, duel: Duel, controlling: u8, passive: u8, lead: i8, winner: Side }
        = only_2_2("F22-A11b");
    TargetChanged { side: Side, from: Area, to: Area } = only_2_2("F22-A11-5.3");
    SkillLost { side: Side, skill: Skill, controlling: bool }
        = only_2_2(if controlling { "F22-A11-6.4" } else { "F22-A11-6.3" });
    SkillGained { side: Side, later_matches: bool }
        = only_2_2(if later_matches { "F22-A11-6.5" } else { "F22-A11-6.6" });
    StylesRevealed { home: Styles, away: Styles } = only("F14-A6a");
    KeeperSet { side: Side, advanced: bool } = only("F14-A5a");
    GoalKickChosen { side: Side, slow: bool } = ByEdition(["F10-5.3e", "F14-5.3.1a", "F22-5.4a"]);
    TimeOwed { squares: u8 } = only("F14-4.3b");
    StandInNamed { side: Side, target: Area, area: Area } = only("F10-4.4.1b");
    ControlChecked { side: Side, die: u8, modifiers: CheckModifiers, total: i8, value: BallValue } = only("F10-4.4a");
    ControlAutomatic { side: Side } = only("F14-4.4b");
    NoMoves { side: Side } = only("F10-4.4.2c");
    NoDefence { side: Side } = only("F14-4.4.3p");
    ValueSummed { from: i8, to: i8, reason: ValueReason } = of_value_reason(reason);
    PassTooLong { side: Side, sum: i8, value: BallValue } = only("F14-4.5.4b");
    StagesOrdered { first: Side, home: u8, away: u8, fixed: bool }
        = only(if fixed { "F14-4.6g" } else { "F14-4.6b" });
    ConditionRolled { side: Side, die: u8, moves: u8 } = only("F14-A1.1b");
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
