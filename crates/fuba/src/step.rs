//! Steps: what comes next in a position, as plain data.

use gaffer_core::Side;
use serde::{Deserialize, Serialize};

use crate::choice::Standing;
use crate::diagram::{EVERY, IN_1_0, IN_2_2, IN_2014, Known, SINCE_2014, UNTIL_2014};
use crate::mirror::{Mirror, Symmetry};
use crate::options::Advanced;
use crate::pitch::Line;

/// The occasion of a set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SetUp {
    /// F22-3.3.1.
    KickOff,
    /// F22-5.2.1.
    FreeKick,
    /// F22-5.3.1.
    CornerKick,
    /// F22-5.5.1.
    Penalty,
}

/// What a forced entry goes back to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EntryAfter {
    /// The control check (F22-4.4.2a).
    Check,
    /// A lost rebound (F22-4.6.1c).
    Rebound,
    /// The award of a quick free kick (F22-D41).
    QuickFreeKick,
    /// A dribbling skill that failed (F22-D99).
    Dribble,
    /// Skilled full back, with nobody where the ball came (F22-D98).
    FullBack,
    /// An empty target, from the area that stood in for it (F10-4.4.1c).
    StandIn,
    /// A target held by opponents alone, from an area next to it (F10-4.4.3b).
    Support,
    /// A pass with a value above 6 (F14-4.5.4c).
    OverSix,
    /// The award of a goal kick (F14-4.4.2e).
    GoalKick,
}

/// What kind of move a special event gives.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EventMoveKind {
    /// Of the basic table: it counts as moved (F22-4.4.1d).
    #[default]
    Event,
    /// A good attack or defence move: no mark, and the snapshot is corrected (F22-A11-1.1).
    Good,
    /// A fast situation: it counts as moved, and the snapshot is corrected (F22-A11-1.5).
    Fast,
}

impl EventMoveKind {
    /// The most moves that an event gives.
    pub(crate) const fn most(self) -> u8 {
        match self {
            Self::Event | Self::Fast => 2,
            Self::Good => 1,
        }
    }
}

/// What a duel is about (F22-A11b).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Duel {
    /// F22-A11-1.5.
    FastSituation,
    /// F22-A11-2.1.
    Bounce,
    /// F22-A11-4.3.
    SideLine,
    /// F22-A11-4.4.
    GoalLine,
    /// F22-A11-5.1.
    HighBall,
    /// F22-A11-6.5.
    YoungTalent,
    /// F22-A11-6.6.
    PerfectSquad,
}

/// A moment in which a side may use a skill (F22-A10e).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Window {
    /// Stage 2, the passive team.
    OffSideTrap,
    /// A special event is due, the team whose attack zone the target is in.
    Actor,
    /// The end of stage 4, the controlling team.
    ControllingCheck,
    /// The end of stage 4, the passive team.
    PassiveCheck,
    /// The beginning of the other team's stage.
    OpponentStage,
    /// The beginning of the own stage.
    OwnStage,
    /// A goal attempt was announced, the passive team.
    Keeper,
    /// A goal attempt was announced, the controlling team.
    Shooter,
    /// The end of the own movement action.
    Doubling,
    /// After the own successful pressing.
    FullBack,
    /// After the own actions.
    BallSkills,
    /// The end of the own stage.
    FormationChange,
    /// The beginning of a penalty, the passive team.
    Penalty,
}

impl Window {
    /// All windows.
    pub(crate) const ALL: [Self; 13] = [
        Self::OffSideTrap,
        Self::Actor,
        Self::ControllingCheck,
        Self::PassiveCheck,
        Self::OpponentStage,
        Self::OwnStage,
        Self::Keeper,
        Self::Shooter,
        Self::Doubling,
        Self::FullBack,
        Self::BallSkills,
        Self::FormationChange,
        Self::Penalty,
    ];
}

/// Where play goes on after points were gained.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GainThen {
    /// With the rest of a substitution action: so many are left.
    Substitution(u8),
    /// With what follows an injury.
    Injury,
}

/// Makes `Step` of its rows: what a step carries, the name of the decision where somebody chooses, the editions that
/// know it and the rules without which it cannot come up.
macro_rules! steps {
    (
        at which somebody chooses { $(
            $(#[$choice_doc:meta])*
            $choice:ident $(($($of:ident: $of_type:ty),+))? $({ $($(#[$has_attr:meta])* $has:ident: $has_type:ty),+ })?
            = $asked:literal, in $known:ident $(needs $($rule:ident)+)?;
        )+ }
        that wait for dice { $(
            $(#[$roll_doc:meta])*
            $roll:ident $(($($by:ident: $by_type:ty),+))? $({ $($(#[$keeps_attr:meta])* $keeps:ident: $keeps_type:ty),+ })?
            in $roll_known:ident $(needs $($roll_rule:ident)+)?;
        )+ }
    ) => {
        /// What comes next: the pending work of a position, as plain data.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
        #[expect(missing_docs, reason = "the names are those of the rules' steps")]
        pub enum Step {
            $($(#[$choice_doc])* $choice $(($($of_type),+))? $({ $($(#[$has_attr])* $has: $has_type),+ })?,)+
            $($(#[$roll_doc])* $roll $(($($by_type),+))? $({ $($(#[$keeps_attr])* $keeps: $keeps_type),+ })?,)+
            Over,
        }

        /// The pattern of the steps at which nobody chooses: those that wait for dice, and the end.
        #[macro_export]
        macro_rules! without_choice {
            () => { $($crate::Step::$roll { .. } |)+ $crate::Step::Over };
        }
        pub(crate) use without_choice;

        /// The pattern of the steps that wait for no dice.
        macro_rules! without_dice {
            () => { $($crate::Step::$choice { .. } |)+ $crate::Step::Over };
        }
        pub(crate) use without_dice;

        impl Step {
            /// The name of the decision awaited.
            pub(crate) const fn asked(self) -> &'static str {
                match self {
                    $(Self::$choice { .. } => $asked,)+
                    without_choice!() => "",
                }
            }

            /// The editions that know the step, and the rules without which it cannot come up, whatever it carries.
            pub(crate) const fn known(self) -> (Known, &'static [Advanced]) {
                match self {
                    $(Self::$choice { .. } => ($known, &[$($(Advanced::$rule),+)?]),)+
                    $(Self::$roll { .. } => ($roll_known, &[$($(Advanced::$roll_rule),+)?]),)+
                    Self::Over => (EVERY, &[]),
                }
            }
        }

        impl Mirror for Step {
            fn mirror(&mut self, by: Symmetry) {
                match self {
                    $(Self::$choice $(($($of),+))? $({ $($has),+ })? => {
                        $($($of.mirror(by);)+)?
                        $($($has.mirror(by);)+)?
                    })+
                    $(Self::$roll $(($($by),+))? $({ $($keeps),+ })? => {
                        $($($by.mirror(by);)+)?
                        $($($keeps.mirror(by);)+)?
                    })+
                    Self::Over => {}
                }
            }
        }
    };
}

steps! {
    at which somebody chooses {
        Formation(side: Side) = "formation", in EVERY;
        KickOffChoice(side: Side) = "kick-off choice", in EVERY;
        Place { set_up: SetUp, side: Side } = "set-up", in EVERY;
        Adjust { set_up: SetUp, left: u8 } = "adjust", in EVERY;
        Target = "target", in EVERY;
        EventMoves { side: Side, left: u8, #[serde(default)] kind: EventMoveKind }
            = "event moves", in IN_2_2 needs Events;
        Entry(after: EntryAfter) = "entry", in EVERY;
        Action = "action", in IN_2_2;
        Moves {
            line: Line,
            left: u8,
            #[serde(default)]
            dribbled: bool,
            /// How many of the moves may be of another type (F22-D76, High condition).
            #[serde(default)]
            other_types: u8
        } = "moves", in EVERY;
        FreeMovements = "free movements", in EVERY;
        SendOff(side: Side) = "send off", in IN_2_2;
        CornerSide = "corner side", in EVERY;
        FreeKick = "free kick", in EVERY;
        RestartMoves {
            side: Side,
            made: u8,
            /// For the passive team; the controlling team may make any number.
            #[serde(default)]
            allowed: u8
        } = "restart moves", in IN_2_2;
        Dive = "dive", in EVERY;
        Kick = "kick", in EVERY;
        HalfTime(side: Side) = "half time", in SINCE_2014;
        Roles(side: Side) = "roles", in SINCE_2014 needs Roles;
        Skills(side: Side) = "skills", in IN_2_2 needs Skills;
        Skill(window: Window) = "skill", in IN_2_2 needs Skills;
        LosePoint { side: Side, sum: u8, dice: u8 } = "lose point", in SINCE_2014 needs Condition;
        GainPoints { side: Side, left: u8, then: GainThen }
            = "gain point", in SINCE_2014 needs Substitutions Condition;
        Sweep = "sweep", in IN_2_2 needs Keeper;
        SlowPlay = "slow play", in IN_2_2 needs SlowPlay;
        Injury(side: Side) = "injury", in SINCE_2014 needs Injuries;
        Replace { side: Side, area: Standing } = "replace", in SINCE_2014 needs Injuries Substitutions;
        /// The substitutions still to be made, this one included.
        Substitutions(left: u8) = "substitution", in IN_2_2 needs Substitutions;
        Dribble = "dribble", in IN_2_2 needs Skills;
        Bounce = "bounce", in IN_2_2 needs Events;
        PerfectPass = "perfect pass", in IN_2_2 needs Events;
        ExtraSkill(side: Side) = "extra skill", in IN_2_2 needs Events Skills;
        Styles(side: Side) = "styles", in IN_2014 needs Aggression;
        /// A goal kick opens the turn, fast or slow (F10-5.3e, F14-5.3.1a).
        GoalKick = "goal kick", in UNTIL_2014;
        StandIn = "stand-in", in IN_1_0;
        Shot = "shot", in UNTIL_2014;
        Movement = "movement", in UNTIL_2014;
        /// Moves by equal dice (F10-4.7.6a).
        QuickMoves { left: u8, #[serde(default)] dribbled: bool } = "moves", in IN_1_0;
        Press = "press", in IN_2014;
        /// A substitution at the end of the own stage (F14-A3a).
        Substitution = "substitution", in IN_2014 needs Substitutions;
    }
    that wait for dice {
        KickOffRoll in EVERY;
        TurnRoll in EVERY;
        EventRoll in EVERY;
        GoalRoll in EVERY;
        DifficultRoll in EVERY;
        ReboundRoll in SINCE_2014;
        PressingRoll in SINCE_2014;
        YellowCardRoll(side: Side) in SINCE_2014;
        RedCardRoll { side: Side, #[serde(default)] extra: u8 } in EVERY;
        PenaltyRoll in EVERY;
        TirednessRoll { side: Side, sum: u8, dice: u8 } in SINCE_2014 needs Condition;
        SlowPlayRoll in IN_2_2 needs SlowPlay;
        /// The piece has been taken from the area, or from the corner spot.
        InjuryRoll {
            side: Side,
            area: Standing,
            /// It went in the place of the keeper (F22-A4f).
            #[serde(default)]
            keeper: bool
        } in SINCE_2014 needs Injuries;
        FreshRoll {
            left: u8,
            #[serde(default)]
            wide: bool,
            /// The side whose injured piece is replaced (F14-A4d).
            #[serde(default, skip_serializing_if = "Option::is_none")]
            injured: Option<Side>
        } in SINCE_2014 needs Substitutions Condition;
        ActorRoll in IN_2_2 needs Skills;
        FansRoll(side: Side) in IN_2_2 needs Skills;
        DribbleRoll in IN_2_2 needs Skills;
        HighConditionRoll { #[serde(default)] boost: bool } in IN_2_2 needs Skills;
        /// The moves for a condition point (F14-A1.1b).
        ConditionRoll in IN_2014 needs Condition;
        DuelRoll(duel: Duel) in IN_2_2 needs Events;
        StreakingRoll in IN_2_2 needs Events;
        LostSkillRoll(side: Side) in IN_2_2 needs Events Skills;
        GainedSkillRoll(side: Side) in IN_2_2 needs Events Skills;
    }
}

impl Step {
    /// Whether the step belongs to an action stage (F22-4.5a): an action to be chosen or carried out,
    /// or the free movements after it.
    pub const fn is_in_action_stage(self) -> bool {
        matches!(
            self,
            Self::Action
                | Self::Moves { .. }
                | Self::FreeMovements
                | Self::GoalRoll
                | Self::DifficultRoll
                | Self::ReboundRoll
                | Self::PressingRoll
                | Self::Entry(
                    EntryAfter::Rebound
                        | EntryAfter::Dribble
                        | EntryAfter::FullBack
                        | EntryAfter::GoalKick
                )
                | Self::Shot
                | Self::Movement
                | Self::QuickMoves { .. }
                | Self::ConditionRoll
                | Self::Press
                | Self::Substitution
                | Self::Skill(
                    Window::OpponentStage
                        | Window::OwnStage
                        | Window::Keeper
                        | Window::Shooter
                        | Window::Doubling
                        | Window::FullBack
                        | Window::BallSkills
                        | Window::FormationChange
                )
                | Self::Substitutions(_)
                | Self::FreshRoll { injured: None, .. }
                | Self::GainPoints {
                    then: GainThen::Substitution(_),
                    ..
                }
                | Self::DribbleRoll
                | Self::Dribble
                | Self::HighConditionRoll { .. }
        )
    }
}
