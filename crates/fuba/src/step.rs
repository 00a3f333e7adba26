//! Steps: what comes next in a position, as plain data.

use gaffer_core::Side;
use serde::{Deserialize, Serialize};

use crate::choice::Standing;
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

/// What comes next: the pending work of a position, as plain data.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[expect(missing_docs, reason = "the names are those of the rules' steps")]
pub enum Step {
    Formation(Side),
    KickOffRoll,
    KickOffChoice(Side),
    Place {
        set_up: SetUp,
        side: Side,
    },
    Adjust {
        set_up: SetUp,
        left: u8,
    },
    Target,
    TurnRoll,
    EventRoll,
    EventMoves {
        side: Side,
        left: u8,
        #[serde(default)]
        kind: EventMoveKind,
    },
    Entry(EntryAfter),
    Action,
    Moves {
        line: Line,
        left: u8,
        #[serde(default)]
        dribbled: bool,
        /// How many of the moves may be of another type (F22-D76, High condition).
        #[serde(default)]
        other_types: u8,
    },
    FreeMovements,
    GoalRoll,
    DifficultRoll,
    ReboundRoll,
    PressingRoll,
    YellowCardRoll(Side),
    RedCardRoll {
        side: Side,
        #[serde(default)]
        extra: u8,
    },
    SendOff(Side),
    CornerSide,
    FreeKick,
    RestartMoves {
        side: Side,
        made: u8,
        /// For the passive team; the controlling team may make any number.
        #[serde(default)]
        allowed: u8,
    },
    Dive,
    Kick,
    PenaltyRoll,
    HalfTime(Side),
    Roles(Side),
    Skills(Side),
    Skill(Window),
    TirednessRoll {
        side: Side,
        sum: u8,
        dice: u8,
    },
    LosePoint {
        side: Side,
        sum: u8,
        dice: u8,
    },
    GainPoints {
        side: Side,
        left: u8,
        then: GainThen,
    },
    Sweep,
    SlowPlay,
    SlowPlayRoll,
    Injury(Side),
    /// The piece has been taken from the area, or from the corner spot.
    InjuryRoll {
        side: Side,
        area: Standing,
        /// It went in the place of the keeper (F22-A4f).
        #[serde(default)]
        keeper: bool,
    },
    Replace {
        side: Side,
        area: Standing,
    },
    /// The substitutions still to be made, this one included.
    Substitutions(u8),
    FreshRoll {
        left: u8,
        #[serde(default)]
        wide: bool,
        /// The side whose injured piece is replaced (F14-A4d).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        injured: Option<Side>,
    },
    ActorRoll,
    FansRoll(Side),
    DribbleRoll,
    Dribble,
    HighConditionRoll {
        #[serde(default)]
        boost: bool,
    },
    DuelRoll(Duel),
    Bounce,
    PerfectPass,
    StreakingRoll,
    LostSkillRoll(Side),
    GainedSkillRoll(Side),
    ExtraSkill(Side),
    Styles(Side),
    /// A goal kick opens the turn, fast or slow (F10-5.3e, F14-5.3.1a).
    GoalKick,
    StandIn,
    Shot,
    Movement,
    /// Moves by equal dice (F10-4.7.6a).
    QuickMoves {
        left: u8,
        #[serde(default)]
        dribbled: bool,
    },
    /// The moves for a condition point (F14-A1.1b).
    ConditionRoll,
    Press,
    /// A substitution at the end of the own stage (F14-A3a).
    Substitution,
    Over,
}

/// The pattern of the steps at which nobody chooses: those that wait for dice, and the end.
#[macro_export]
macro_rules! without_choice {
    () => {
        $crate::Step::KickOffRoll
            | $crate::Step::TurnRoll
            | $crate::Step::EventRoll
            | $crate::Step::GoalRoll
            | $crate::Step::DifficultRoll
            | $crate::Step::ReboundRoll
            | $crate::Step::PressingRoll
            | $crate::Step::YellowCardRoll(_)
            | $crate::Step::RedCardRoll { .. }
            | $crate::Step::PenaltyRoll
            | $crate::Step::TirednessRoll { .. }
            | $crate::Step::SlowPlayRoll
            | $crate::Step::InjuryRoll { .. }
            | $crate::Step::FreshRoll { .. }
            | $crate::Step::ActorRoll
            | $crate::Step::FansRoll(_)
            | $crate::Step::DribbleRoll
            | $crate::Step::HighConditionRoll { .. }
            | $crate::Step::ConditionRoll
            | $crate::Step::DuelRoll(_)
            | $crate::Step::StreakingRoll
            | $crate::Step::LostSkillRoll(_)
            | $crate::Step::GainedSkillRoll(_)
            | $crate::Step::Over
    };
}

/// The pattern of the steps that wait for no dice.
macro_rules! without_dice {
    () => {
        Step::Formation(_)
            | Step::KickOffChoice(_)
            | Step::Place { .. }
            | Step::Adjust { .. }
            | Step::Target
            | Step::EventMoves { .. }
            | Step::Entry(_)
            | Step::Action
            | Step::Moves { .. }
            | Step::FreeMovements
            | Step::SendOff(_)
            | Step::CornerSide
            | Step::FreeKick
            | Step::RestartMoves { .. }
            | Step::Dive
            | Step::Kick
            | Step::HalfTime(_)
            | Step::Roles(_)
            | Step::Skills(_)
            | Step::Skill(_)
            | Step::LosePoint { .. }
            | Step::GainPoints { .. }
            | Step::Sweep
            | Step::SlowPlay
            | Step::Injury(_)
            | Step::Replace { .. }
            | Step::Substitutions(_)
            | Step::Dribble
            | Step::Bounce
            | Step::PerfectPass
            | Step::ExtraSkill(_)
            | Step::Styles(_)
            | Step::GoalKick
            | Step::StandIn
            | Step::Shot
            | Step::Movement
            | Step::QuickMoves { .. }
            | Step::Press
            | Step::Substitution
            | Step::Over
    };
}
pub(crate) use without_dice;

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
