//! Where a match stands: the step that is awaited, and the small records that a turn carries along.

use gaffer_core::{Side, is_default};
use serde::{Deserialize, Serialize};

use crate::space::{Direction, Space};
use crate::squad::{Shirt, ShirtSet};
use crate::team::Player;

/// Makes `Step` of its rows: whom it is about, and the name of the decision, empty where there is none.
macro_rules! steps {
    ($($(#[$meta:meta])+ $step:ident $(($side:ident: $type:ty))? = $asked:literal;)+) => {
        /// The decision or roll that comes next (sections 5 and 6 of the rules).
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum Step {
            $($(#[$meta])+ $step $(($type))?,)+
        }

        impl Step {
            /// The name of the decision that is awaited.
            pub(crate) const fn asked(self) -> &'static str {
                match self { $(Self::$step { .. } => $asked,)+ }
            }

            /// The step seen from the other end.
            pub(crate) fn mirrored(self) -> Self {
                match self { $(Self::$step $(($side))? => Self::$step $((!$side))?,)+ }
            }
        }
    };
}

steps! {
    /// Line-up: who is in goal.
    Goalie(side: Side) = "goalie";
    /// Line-up: how many of each line.
    Formation(side: Side) = "formation";
    /// Line-up: who plays.
    Pick(side: Side) = "pick";
    /// Placement of the next player of the side.
    SetUp(side: Side) = "place";
    /// A side's die of the kick-off.
    KickOffRoll(side: Side) = "";
    /// Who warms up, before the opening roll.
    Warm = "warm";
    /// The opening roll of a turn.
    #[default]
    OpeningRoll = "";
    /// Which foul is committed.
    FoulPair = "foul";
    /// Who acts.
    Mover = "mover";
    /// What the mover does.
    Act = "act";
    /// A leg of the ball.
    Leg = "leg";
    /// Who moves to the passed ball.
    Follow = "follow";
    /// Who tries to intercept at a space.
    Intercept = "intercept";
    /// The die of an interception.
    InterceptRoll = "";
    /// Where the goalie tries to save.
    Save = "save";
    /// The die of a save.
    SaveRoll = "";
    /// The die after a catch, or after taking the ball in the hands.
    GoalieRoll = "";
    /// Which outfielder leaves for the second goalie.
    OutForGoalie(side: Side) = "out";
    /// Which outfielder becomes goalie.
    InGoal(side: Side) = "in-goal";
    /// Where the new goalie goes.
    NewGoalie(side: Side) = "place";
    /// Who comes on for an injured player.
    InjurySub = "injury-sub";
    /// Where he goes at a penalty.
    InjuryPlace = "place";
    /// Whether a warming player comes on after a goal.
    OnOrBack(side: Side) = "on-or-back";
    /// Who leaves for the substitutes.
    Out(side: Side) = "out";
    /// Where a substitute goes.
    SubPlace(side: Side) = "place";
    /// The goalie's space at a dead ball.
    GoalieSpot(side: Side) = "goalie-spot";
    /// Who throws in.
    Thrower = "thrower";
    /// Who takes the corner.
    CornerTaker = "corner-taker";
    /// Who is the wall at a corner.
    CornerWall = "corner-wall";
    /// Who takes the place of the injured player at a free kick.
    FreeTaker = "free-kick-taker";
    /// On which side of the ball.
    FreeTakerPlace = "place";
    /// Who takes the place of the fouler at a free kick.
    FreeWall = "free-kick-wall";
    /// On which of two spaces.
    FreeWallPlace = "place";
    /// Who takes the penalty, and where from.
    PenaltyTaker = "penalty-taker";
    /// The die of a restart.
    RestartRoll = "";
    /// The goalie's space at a kick of the shoot-out.
    ShootOutGoalie = "goalie-spot";
    /// Who takes a kick of the shoot-out.
    ShootOutTaker = "shoot-out-taker";
    /// The die of a kick of the shoot-out.
    ShootOutRoll = "";
    /// The match is over.
    Over = "";
}

impl Step {
    /// Whether a line-up is being made.
    pub(crate) fn is_line_up(self) -> bool {
        matches!(self, Self::Goalie(_) | Self::Formation(_) | Self::Pick(_))
    }
}

/// A part of a match (C20-state-6).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum Period {
    /// Ninety minutes.
    #[default]
    Regular,
    /// Thirty more, with a golden goal.
    ExtraTime,
    /// Kicks from the penalty spot.
    ShootOut,
}

/// The ways in which play begins again (C20-dead-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Restart {
    /// By the beaten goalie.
    AfterGoal,
    /// From an outside lane.
    ThrowIn,
    /// By the goalie.
    GoalKick,
    /// From a corner space.
    Corner,
    /// From the place of a foul or hand ball.
    FreeKick,
    /// From a penalty spot space.
    Penalty,
}

/// What kind of turn is played (C20-state-7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TurnKind {
    /// The play after the kick-off rolls.
    KickOff,
    /// With an opening roll.
    #[default]
    Normal,
    /// After a dead ball.
    Restart(Restart),
    /// The goalie's play after a catch (C20-save-8).
    Catch,
}

/// The turn (C20-state-7, 11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    /// Whose turn it is.
    pub owner: Side,
    /// What kind of turn it is.
    #[serde(default)]
    pub kind: TurnKind,
    /// The roll that opened it, 0 before.
    #[serde(default)]
    pub roll: u8,
    /// The player who acts.
    #[serde(default, skip_serializing_if = "is_default")]
    pub mover: Option<Shirt>,
    /// Who was sent to warm up last, before the roll.
    #[serde(default, skip_serializing_if = "is_default")]
    pub warmed: Option<Shirt>,
    /// Who has the next turn because of an interception or a rebound (C20-flow-6).
    #[serde(default, skip_serializing_if = "is_default")]
    pub next: Option<Side>,
    /// Whether the limits of C20-killjoy-3, 5 and 6 are ignored, because they left nothing to do
    /// (C20-killjoy-8).
    #[serde(default)]
    pub unbound: bool,
    /// Whether the shifts of the turn were made before the interceptions (C20-D22).
    #[serde(default, skip_serializing_if = "is_default")]
    pub shifted: bool,
}

impl Turn {
    /// A turn that begins.
    pub(crate) fn new(owner: Side, kind: TurnKind) -> Self {
        Self {
            owner,
            kind,
            roll: 0,
            mover: None,
            warmed: None,
            next: None,
            unbound: false,
            shifted: false,
        }
    }
}

/// A space the ball passed and the steps it still had there (C20-def-6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Passed {
    /// The space.
    pub space: Space,
    /// The steps left.
    pub rem: u8,
}

/// Spaces the ball passed, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Trail {
    spaces: [Passed; Self::CAPACITY],
    len: u8,
}

impl Trail {
    /// The strongest kick has seven steps.
    pub const CAPACITY: usize = 7;

    const NONE: Passed = Passed {
        space: Space::new(0, 0),
        rem: 0,
    };

    /// Adds a space; beyond the strongest kick nothing is kept.
    #[inline]
    pub(crate) fn push(&mut self, space: Space, rem: u8) {
        if let Some(slot) = self.spaces.get_mut(self.len as usize) {
            *slot = Passed { space, rem };
            self.len += 1;
        }
    }

    /// The spaces.
    #[inline]
    pub fn as_slice(&self) -> &[Passed] {
        &self.spaces[..self.len as usize]
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Only some of the spaces.
    #[must_use]
    pub(crate) fn filtered(&self, mut keep: impl FnMut(Passed) -> bool) -> Self {
        let mut trail = Self::default();
        for passed in self.as_slice() {
            if keep(*passed) {
                trail.push(passed.space, passed.rem);
            }
        }
        trail
    }

    /// The trail seen from the other end.
    #[must_use]
    pub(crate) fn mirrored(&self) -> Self {
        let mut trail = Self::default();
        for passed in self.as_slice() {
            trail.push(passed.space.mirrored(), passed.rem);
        }
        trail
    }
}

impl Default for Trail {
    fn default() -> Self {
        Self {
            spaces: [Self::NONE; Self::CAPACITY],
            len: 0,
        }
    }
}

impl std::fmt::Display for Trail {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (index, passed) in self.as_slice().iter().enumerate() {
            if index > 0 {
                f.write_str(", ")?;
            }
            write!(f, "{} {}", passed.space, passed.rem)?;
        }
        Ok(())
    }
}

impl std::str::FromStr for Trail {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut trail = Self::default();
        for part in text
            .split(',')
            .map(str::trim)
            .filter(|part| !part.is_empty())
        {
            let (space, rem) = part
                .split_once(' ')
                .ok_or_else(|| format!("'{part}': write a space and the steps left, e.g. 5.6 2"))?;
            let rem = rem
                .trim()
                .parse()
                .ok()
                .filter(|rem| usize::from(*rem) <= Self::CAPACITY)
                .ok_or_else(|| format!("'{rem}' is not a number of steps left, 0 to 7"))?;
            if trail.len as usize == Self::CAPACITY {
                return Err("a ball passes seven spaces at most".into());
            }
            trail.push(space.parse()?, rem);
        }
        Ok(trail)
    }
}

gaffer_core::serde_as_text!(Trail);

/// Who has touched the ball in a play, in order; a taker may be there twice (C20-kick-10).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Touches {
    shirts: [Option<Shirt>; Self::CAPACITY],
    len: u8,
}

impl Touches {
    /// Six players, and the taker once more.
    pub const CAPACITY: usize = 7;

    #[inline]
    pub(crate) fn push(&mut self, shirt: Shirt) {
        if let Some(slot) = self.shirts.get_mut(self.len as usize) {
            *slot = Some(shirt);
            self.len += 1;
        }
    }

    /// The players, in order.
    pub fn iter(&self) -> impl Iterator<Item = Shirt> {
        self.shirts[..self.len as usize].iter().flatten().copied()
    }

    /// The players as a set.
    #[inline]
    pub fn set(&self) -> ShirtSet {
        self.iter().collect()
    }

    /// The first player.
    pub fn first(&self) -> Option<Shirt> {
        self.shirts[0]
    }

    /// The player on the ball.
    #[inline]
    pub fn last(&self) -> Option<Shirt> {
        self.shirts[..self.len as usize].last().copied().flatten()
    }

    /// How many touches there were.
    #[inline]
    pub fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether nobody has touched the ball.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }
}

impl Serialize for Touches {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Touches {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let shirts = Vec::<Shirt>::deserialize(deserializer)?;
        if shirts.len() > Self::CAPACITY {
            return Err(serde::de::Error::custom(
                "a play has seven touches at most (C20-kick-10, C20-kick-11)",
            ));
        }
        let mut touches = Self::default();
        for shirt in shirts {
            touches.push(shirt);
        }
        Ok(touches)
    }
}

/// How a flight or a run ends, before interceptions are tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FlightEnd {
    /// The ball comes to rest.
    Rest(Space),
    /// It leaves the field on this outside space.
    Out(Space),
    /// It enters this goal space, with so many steps left (C20-shot-3).
    Goal(Space, u8),
    /// It runs into a player, with so many steps left.
    Hit(Player, u8),
}

/// The play of the ball that is going on (C20-state-8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Play {
    /// Who plays.
    pub side: Side,
    /// Who has touched the ball.
    #[serde(default)]
    pub touched: Touches,
    /// The steps the ball has from the player who touched it last.
    #[serde(default)]
    pub strength: u8,
    /// Whether the first toucher takes a restart (C20-kick-10).
    #[serde(default)]
    pub taker: bool,
    /// Whether a player may follow (C20-turn-D9).
    #[serde(default = "yes")]
    pub follow: bool,
    /// The empty spaces passed so far, as far as an opposing outfielder stands next to them; in a run, the
    /// spaces that are open to one side.
    #[serde(default)]
    pub flight: Trail,
    /// The spaces of a run, or of a leg into a goal: the save-spots of a shot (C20-save-1).
    #[serde(default, skip_serializing_if = "is_default")]
    pub path: Trail,
    /// How the flight ends, once its last leg is played.
    #[serde(default, skip_serializing_if = "is_default")]
    pub end: Option<FlightEnd>,
    /// The last passer's space, for C20-offside-5.
    #[serde(default, skip_serializing_if = "is_default")]
    pub passer: Option<Space>,
    /// The interceptions of the flight.
    #[serde(default, skip_serializing_if = "is_default")]
    pub interceptions: Interceptions,
}

fn yes() -> bool {
    true
}

impl Play {
    pub(crate) fn new(side: Side, strength: u8) -> Self {
        Self {
            side,
            touched: Touches::default(),
            strength,
            taker: false,
            follow: true,
            flight: Trail::default(),
            path: Trail::default(),
            end: None,
            passer: None,
            interceptions: Interceptions::default(),
        }
    }
}

/// The interceptions of a flight or run (section 14 of the rules).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Interceptions {
    /// The spaces that come before this one in the flight have been handled.
    pub next: u8,
    /// Of a run: which of its open spaces belong to away, as bits.
    pub of_away: u8,
    /// Who has tried.
    pub tried: gaffer_core::BySide<ShirtSet>,
    /// Who is trying now, and the direction of his step.
    pub trying: Option<(Shirt, Direction)>,
    /// Of a run: the interceptor or goalie who caused it.
    pub cause: Option<Player>,
}

/// A save that is being tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Save {
    /// Where.
    pub spot: Space,
    /// Where the goalie came from.
    pub from: Space,
    /// Quarters of chance (C20-save-3).
    pub quarters: u8,
}

/// A dead ball and how far its procedure has come (section 15 of the rules).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeadBall {
    /// How play begins again.
    pub restart: Restart,
    /// Who begins it.
    pub side: Side,
    /// Where.
    pub spot: Space,
    /// The player of the other side who fouled, or his substitute.
    #[serde(default, skip_serializing_if = "is_default")]
    pub fouler: Option<Shirt>,
    /// The player who was fouled, or his substitute.
    #[serde(default, skip_serializing_if = "is_default")]
    pub victim: Option<Shirt>,
    /// Whether it follows a hand ball.
    #[serde(default)]
    pub hand_ball: bool,
    /// Who was chosen for the place of the injured player.
    #[serde(default, skip_serializing_if = "is_default")]
    pub taker: Option<Shirt>,
    /// Who was chosen for the place of the fouler.
    #[serde(default, skip_serializing_if = "is_default")]
    pub wall: Option<Shirt>,
    /// Substitutes who come on and have not been placed.
    #[serde(default, skip_serializing_if = "is_default")]
    pub coming: ShirtSet,
    /// Players who leave for them.
    #[serde(default, skip_serializing_if = "is_default")]
    pub leaving: ShirtSet,
    /// Warming players about whom it is decided that they come on.
    #[serde(default, skip_serializing_if = "is_default")]
    pub decided: ShirtSet,
    /// The rows of the rearmost and foremost outfielder when the leavers were gone (C20-sub-8).
    #[serde(default)]
    pub rows: (u8, u8),
}

impl DeadBall {
    pub(crate) fn new(restart: Restart, side: Side, spot: Space) -> Self {
        Self {
            restart,
            side,
            spot,
            fouler: None,
            victim: None,
            hand_ball: false,
            taker: None,
            wall: None,
            coming: ShirtSet::EMPTY,
            leaving: ShirtSet::EMPTY,
            decided: ShirtSet::EMPTY,
            rows: (0, 0),
        }
    }
}

gaffer_core::named! {
    /// How the ball was touched (C20-state-5).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum TouchKind {
        /// With the foot, by choice.
        Played = "played",
        /// By an interception.
        Interception = "interception",
        /// By the goalie's save.
        Save = "save",
    }
}

/// The last touch of the ball (C20-state-5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Touch {
    /// By whom.
    pub player: Player,
    /// How.
    pub kind: TouchKind,
}

impl std::fmt::Display for Touch {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} {}", self.player, self.kind)
    }
}

impl std::str::FromStr for Touch {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || {
            format!("'{text}' is not a touch: write side, shirt and kind, e.g. away 5 interception")
        };
        let (player, kind) = text.rsplit_once(' ').ok_or_else(wrong)?;
        let player = player.parse()?;
        let mut kinds = TouchKind::ALL.into_iter();
        let kind = kinds.find(|one| one.name() == kind).ok_or_else(wrong)?;
        Ok(Self { player, kind })
    }
}

gaffer_core::serde_as_text!(Touch);

/// The kicks of a shoot-out (C20-cup-4 to 6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ShootOut {
    /// Kicks taken.
    pub taken: gaffer_core::BySide<u8>,
    /// Kicks scored.
    pub scored: gaffer_core::BySide<u8>,
    /// Who may not kick again before all of his side have.
    pub kicked: gaffer_core::BySide<ShirtSet>,
}
