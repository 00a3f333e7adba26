//! Choices: the small decisions a side makes.

use gaffer_core::{Side, named};
use serde::{Deserialize, Serialize};

use crate::formation::Formation;
use crate::pitch::{Area, Column, Line};
use crate::roles::Roles;
use crate::skill::{Hand, Skill, SkillSet};
use crate::styles::Styles;

/// One decision of a side, with a notation that reads back.
///
/// ```
/// use gaffer_fuba::{Choice, pitch::Area};
///
/// assert_eq!("target b4".parse(), Ok(Choice::Target(Area::B4)));
/// assert_eq!(Choice::Target(Area::B4).to_string(), "target b4");
/// assert!("target z9".parse::<Choice>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Choice {
    /// A formation before the match or at half time.
    Formation(Formation),
    /// Which side kicks off the first half.
    KickOff(Side),
    /// Set-up: the keeper goes to an area.
    PlaceKeeper(Area),
    /// Set-up: the keeper takes the corner or the penalty himself.
    KeeperTakesKick,
    /// Set-up: an outfield piece from the hand goes to an area.
    Place(Area),
    /// Stage 1: the area the ball is played to.
    Target(Area),
    /// An action of an action stage, or the direct attempt from a free kick.
    Action(Action),
    /// A piece goes from one area to another.
    Move(Move),
    /// Ends a row of moves.
    Done,
    /// The piece that must go to the ball.
    Enter(Entrant),
    /// A free kick is played instead of shot.
    PlayFreeKick,
    /// The flank from which a corner is taken.
    CornerSide(Flank),
    /// Penalty: what the keeper does.
    Dive(Dive),
    /// Penalty: where the kick goes.
    Kick(Kick),
    /// The area from which a sent-off piece is taken.
    SendOff(Area),
    /// A thing that may be done is done: sweeping, slowing the game, replacing an injured player.
    Yes,
    /// A thing that may be done is left.
    No,
    /// The roles named with the formation (A2).
    Roles(Roles),
    /// The skills chosen before the match, or the extra one of F22-A11-6.6.
    Skills(Hand),
    /// Stage 1: the target, with skills declared (F22-D94).
    TargetWith(Area, Declared),
    /// An action boosted by a condition point (F22-A1.2a).
    Boosted(Action),
    /// A substitution: one player changes his line (F22-A3d).
    SubstituteFormation(Formation),
    /// A substitution: a yellow card goes (F22-A3e).
    SubstituteYellow,
    /// A substitution: a fresh player, with Wide player material or not (F22-A3f).
    SubstituteFresh {
        /// Whether the skill is used.
        wide: bool,
    },
    /// The stock that loses or gains a condition point.
    Point(Line),
    /// Where an injured piece is taken from (F22-A4e).
    Injured(Standing),
    /// A skill, with the area the ball goes to where it has one.
    Use(Skill, Option<Area>),
    /// What the winner of a bounce does to the value (F22-A11-2.1).
    Bounce(Bounce),
    /// The area whose numbers stand for an empty target (F10-4.4.1b).
    StandIn(Area),
    /// A goal kick is taken at once (F10-5.3e, F14-5.3.1a).
    Fast,
    /// A goal kick is taken after moves of both teams.
    Slow,
    /// The playing styles of the three lines (F14-A6a).
    Styles(Styles),
    /// The keeper stands in front of his goal area (F14-A5a).
    KeeperAdvanced,
    /// The keeper goes back into his goal area (F14-A5a).
    KeeperInside,
}

/// The skills that are declared with the target (F22-D94).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Declared(u8);

impl Declared {
    /// The skills that can be declared, in the order in which they are written.
    pub const SKILLS: [Skill; 3] = [
        Skill::CreativeGoalKeeper,
        Skill::Crossing,
        Skill::SkilledAttacker,
    ];

    /// Every set of at least one.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..1 << Self::SKILLS.len()).map(Self)
    }

    /// Every set of at least one out of the skills held.
    pub fn all_of(held: SkillSet) -> impl Iterator<Item = Self> {
        let held = (1..)
            .zip(Self::SKILLS)
            .filter(|(_, skill)| held.contains(*skill))
            .fold(0_u8, |bits, (number, _)| bits | 1 << (number - 1));
        Self::all().filter(move |declared| declared.0 & !held == 0)
    }

    /// The skills of a set, if they can all be declared and there is one.
    pub fn from_set(skills: SkillSet) -> Option<Self> {
        Self::all().find(|declared| declared.set() == skills)
    }

    /// The skills as a set.
    pub fn set(self) -> SkillSet {
        Self::SKILLS
            .into_iter()
            .enumerate()
            .filter(|(index, _)| self.0 & 1 << index != 0)
            .map(|(_, skill)| skill)
            .collect()
    }
}

/// What the winner of a bounce does to the value (F22-D101).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Bounce {
    /// Two more.
    Up,
    /// Two less.
    Down,
}

impl Bounce {
    /// Both.
    pub const BOTH: [Self; 2] = [Self::Up, Self::Down];

    /// What is added to the value.
    pub const fn change(self) -> i8 {
        match self {
            Self::Up => 2,
            Self::Down => -2,
        }
    }
}

/// How the passive team presses (F22-4.9, A6, Tackle and Midfield pressing).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pressing {
    /// Whether aggressively (F22-A6a).
    pub aggressive: bool,
    /// The skill used.
    pub skill: Option<PressingSkill>,
}

/// A skill for pressing with two dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PressingSkill {
    /// In the own defence zone.
    Tackle,
    /// In the midfield zone.
    MidfieldPressing,
}

impl PressingSkill {
    /// The skill's card.
    pub const fn skill(self) -> Skill {
        match self {
            Self::Tackle => Skill::Tackle,
            Self::MidfieldPressing => Skill::MidfieldPressing,
        }
    }
}

impl Pressing {
    /// A normal pressing without a skill.
    pub const NORMAL: Self = Self {
        aggressive: false,
        skill: None,
    };

    /// Every manner of pressing, the normal one first.
    pub const ALL: [Self; 6] = {
        const fn by(aggressive: bool, skill: Option<PressingSkill>) -> Pressing {
            Pressing { aggressive, skill }
        }
        [
            Self::NORMAL,
            by(false, Some(PressingSkill::Tackle)),
            by(false, Some(PressingSkill::MidfieldPressing)),
            by(true, None),
            by(true, Some(PressingSkill::Tackle)),
            by(true, Some(PressingSkill::MidfieldPressing)),
        ]
    };
}

/// An action of an action stage (F22-4.5.1b).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// A shot at goal.
    GoalAttempt,
    /// Moves of one type.
    Movement(Line),
    /// The ball value follows the numbers around the ball.
    Adjustment,
    /// The passive team tries to win the ball.
    Pressing(Pressing),
    /// Moves of any type, as many as a die shows (A10).
    HighCondition,
    /// So many substitutions (F22-A3b).
    Substitution(u8),
    /// Moves of any type for a condition point, as many as a die shows (F14-A1.1).
    Condition,
}

impl Action {
    /// The action's type; a stage's actions are of different types.
    #[inline]
    pub const fn kind(self) -> ActionKind {
        match self {
            Self::GoalAttempt => ActionKind::GoalAttempt,
            Self::Movement(_) | Self::HighCondition | Self::Condition => ActionKind::Movement,
            Self::Adjustment => ActionKind::Adjustment,
            Self::Pressing(_) => ActionKind::Pressing,
            Self::Substitution(_) => ActionKind::Substitution,
        }
    }
}

named! {
    /// The type of an action.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    #[repr(u8)]
    pub enum ActionKind {
        /// A shot at goal.
        GoalAttempt = "goal attempt",
        /// Moves.
        Movement = "movement",
        /// Ball value adjustment.
        Adjustment = "ball value adjustment",
        /// Pressing.
        Pressing = "pressing",
        /// Substitutions (A3).
        Substitution = "substitution",
    }
}

/// Keeper or outfield: all that tells two pieces of a team in one area apart (F22-D6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Piece {
    /// One of the ten.
    Outfield,
    /// The goalkeeper.
    Keeper,
}

/// A piece goes from one area to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    /// Which piece of those in the area.
    pub piece: Piece,
    /// Where it comes from.
    pub from: Area,
    /// Where it goes.
    pub to: Area,
    /// Whether it takes the ball along (F22-4.7.7a).
    pub with_ball: bool,
}

impl Move {
    /// An outfield piece's move without the ball.
    pub const fn outfield(from: Area, to: Area) -> Self {
        Self {
            piece: Piece::Outfield,
            from,
            to,
            with_ball: false,
        }
    }

    /// A keeper's move without the ball.
    pub const fn keeper(from: Area, to: Area) -> Self {
        Self {
            piece: Piece::Keeper,
            from,
            to,
            with_ball: false,
        }
    }

    /// The same move with the ball.
    #[must_use]
    pub const fn and_ball(mut self) -> Self {
        self.with_ball = true;
        self
    }
}

/// Where an outfield piece stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Standing {
    /// In an area.
    In(Area),
    /// On the spot from which a corner is taken (F22-5.3.2b).
    Spot,
}

/// The piece that makes a forced entry (F22-4.4.2a).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Entrant {
    /// An outfield piece from an area.
    Outfield(Area),
    /// The keeper.
    Keeper,
    /// The taker on the corner spot.
    Taker,
}

/// A side of the pitch along which corners are taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Flank {
    /// Column a.
    A,
    /// Column c.
    C,
}

impl Flank {
    /// Both flanks.
    pub const BOTH: [Self; 2] = [Self::A, Self::C];

    /// The flank of an area in a side column.
    pub const fn from_area(area: Area) -> Option<Self> {
        match area.column() {
            Column::A => Some(Self::A),
            Column::B => None,
            Column::C => Some(Self::C),
        }
    }

    /// The corner area in front of which a side attacks on this flank.
    pub const fn corner(self, attackers: Side) -> Area {
        match (attackers, self) {
            (Side::Home, Self::A) => Area::A4,
            (Side::Home, Self::C) => Area::C4,
            (Side::Away, Self::A) => Area::A1,
            (Side::Away, Self::C) => Area::C1,
        }
    }
}

named! {
    /// What the keeper does at a penalty; left and right are his own (F22-D69).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "lowercase")]
    pub enum Dive {
        /// To his left.
        Left = "left",
        /// He stays.
        Stay = "stay",
        /// To his right.
        Right = "right",
    }
}

named! {
    /// Where a penalty is kicked; left and right are the shooter's own (F22-D69).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "lowercase")]
    pub enum Kick {
        /// To the shooter's left.
        Left = "left",
        /// Into the middle.
        Middle = "middle",
        /// To the shooter's right.
        Right = "right",
    }
}
