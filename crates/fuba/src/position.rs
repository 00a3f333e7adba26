//! A position: everything that is open to both teams, and the secrets of each.

use gaffer_core::{BySide, Side};
use serde::{Deserialize, Serialize};

use crate::choice::{ActionKind, Dive, Kick, Move, Piece};
use crate::counts::Counts;
use crate::formation::Formation;
use crate::options::Options;
use crate::pitch::{Area, AreaSet, Line, penalty_area};
use crate::team::{Mark, Team};

/// A position of a match of FUBA.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    pub(crate) open: Open,
    pub(crate) secrets: BySide<Secret>,
}

/// Everything that both teams and every spectator may know; it has no field for a secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Open {
    pub(crate) options: Options,
    pub(crate) teams: BySide<Team>,
    pub(crate) clock: Clock,
    pub(crate) score: BySide<u8>,
    pub(crate) first_kick_off: Side,
    pub(crate) controlling: Side,
    pub(crate) ball: Area,
    pub(crate) value: BallValue,
    pub(crate) turn: Turn,
    pub(crate) step: Step,
}

/// What a side has decided and not yet shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct Secret {
    /// The formation chosen before the match or at half time, until both have chosen (F22-2.1a, F22-D11).
    pub formation: Option<Formation>,
    /// What the keeper will do, until the kick is named (F22-5.5.2a).
    pub dive: Option<Dive>,
}

/// How well the controlling team has the ball: 1 is excellent, 6 is poor (F22-1.1d, F22-1.3.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct BallValue(u8);

impl BallValue {
    /// Excellent control; the value of every restart.
    pub const BEST: Self = Self(1);
    /// Poor control.
    pub const WORST: Self = Self(6);

    /// The nearest value within 1 to 6 (F22-D1).
    #[inline]
    pub const fn clamped(number: i8) -> Self {
        if number < 1 {
            Self(1)
        } else if number > 6 {
            Self(6)
        } else {
            Self(number as u8)
        }
    }

    /// The value as a number.
    #[inline]
    pub const fn number(self) -> i8 {
        self.0 as i8
    }

    /// The value changed by so much and clamped (F22-D1).
    #[inline]
    #[must_use]
    pub const fn changed(self, by: i8) -> Self {
        Self::clamped(self.number() + by)
    }
}

/// The time marker (F22-3.1a, F22-4.3.3a).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Clock {
    pub(crate) half: u8,
    pub(crate) square: u8,
    pub(crate) stoppage: u8,
}

/// The regular squares of a half.
pub const HALF_SQUARES: u8 = 45;
/// The last stoppage square.
pub const LAST_STOPPAGE: u8 = 5;

impl Clock {
    /// The marker before a half begins.
    pub const fn start_of(half: u8) -> Self {
        Self {
            half,
            square: 0,
            stoppage: 0,
        }
    }

    /// 1 or 2.
    pub const fn half(self) -> u8 {
        self.half
    }

    /// Regular squares passed in this half, 0 to 45.
    pub const fn square(self) -> u8 {
        self.square
    }

    /// The number on the stoppage square the marker stands on, 0 in regular time.
    pub const fn stoppage(self) -> u8 {
        self.stoppage
    }

    /// The minute of the match for comparisons with game time (F22-D23).
    pub const fn minute(self) -> u8 {
        HALF_SQUARES * (self.half - 1) + self.square + self.stoppage
    }

    /// Whether the half ends with this turn (F22-4.3.3d).
    pub(crate) const fn is_last_turn(self) -> bool {
        self.stoppage == LAST_STOPPAGE
    }
}

/// How the ball comes into a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TurnKind {
    /// Open play.
    #[default]
    OpenPlay,
    /// After a kick-off set-up.
    KickOff,
    /// A free kick, quick or not.
    FreeKick,
    /// A corner kick.
    CornerKick,
    /// A goal kick.
    GoalKick,
}

/// What is remembered of the turn being played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Turn {
    pub(crate) kind: TurnKind,
    /// Whether the control check stage of a goal kick or corner kick is still to end (F22-D67).
    pub(crate) dead_ball: bool,
    pub(crate) start: Area,
    pub(crate) target: Area,
    pub(crate) began: Side,
    /// All pieces at the beginning of the turn (F22-D42).
    pub(crate) snapshot: BySide<Counts>,
    /// The controlling team's offside areas as judged in stage 1 (F22-D39).
    pub(crate) offside: AreaSet,
    /// The stage-3 dice, 0 before they are rolled.
    pub(crate) dice: BySide<u8>,
    /// What a special event adds to the new value.
    pub(crate) value_change: i8,
    pub(crate) stages_skipped: bool,
    pub(crate) first: Side,
    pub(crate) acting: Side,
    /// The action now due, 1 or 2.
    pub(crate) action: u8,
    pub(crate) used: ActionSet,
    /// The attempt now made is a direct free kick.
    pub(crate) direct: bool,
    /// The corner taker on the spot at `start`.
    pub(crate) taker: Option<Piece>,
    /// The last move of the row being made, for the canonical order.
    pub(crate) last_move: Option<Move>,
    /// The penalty being taken, once kick and dive are shown.
    pub(crate) penalty: Option<(Kick, Dive)>,
}

impl Turn {
    pub(crate) const fn new(kind: TurnKind, ball: Area, began: Side) -> Self {
        Self {
            kind,
            dead_ball: matches!(kind, TurnKind::GoalKick | TurnKind::CornerKick),
            start: ball,
            target: ball,
            began,
            snapshot: BySide {
                home: Counts::NONE,
                away: Counts::NONE,
            },
            offside: AreaSet::EMPTY,
            dice: BySide { home: 0, away: 0 },
            value_change: 0,
            stages_skipped: false,
            first: began,
            acting: began,
            action: 1,
            used: ActionSet::NONE,
            direct: false,
            taker: None,
            last_move: None,
            penalty: None,
        }
    }

    /// Whether the action now due is the second of its stage (F22-4.5.2).
    #[inline]
    pub(crate) const fn is_second_action(&self) -> bool {
        self.action > 1
    }
}

/// The types of action already played in a stage.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct ActionSet(u8);

impl ActionSet {
    /// No action yet.
    pub(crate) const NONE: Self = Self(0);

    /// Whether a type was played.
    #[inline]
    pub(crate) const fn contains(self, kind: ActionKind) -> bool {
        self.0 & (1 << kind as u8) != 0
    }

    /// Takes note of a type.
    #[inline]
    pub(crate) fn insert(&mut self, kind: ActionKind) {
        self.0 |= 1 << kind as u8;
    }

    /// The types played.
    pub(crate) fn iter(self) -> impl Iterator<Item = ActionKind> {
        ActionKind::ALL
            .into_iter()
            .filter(move |kind| self.contains(*kind))
    }
}

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
    },
    Entry(EntryAfter),
    Action,
    Moves {
        line: Line,
        left: u8,
        #[serde(default)]
        dribbled: bool,
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
    Over,
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
                | Self::Entry(EntryAfter::Rebound)
        )
    }
}

impl Position {
    /// What is open.
    pub fn open(&self) -> &Open {
        &self.open
    }

    /// A position from what a viewer sees and what he assumes of the rest.
    pub fn imagine(open: Open, secrets: BySide<Secret>) -> Self {
        Self { open, secrets }
    }

    /// The position before anything was decided.
    pub(crate) fn start(options: Options) -> Self {
        let team = |side| Team {
            outfield: Counts::NONE,
            moved: Counts::NONE,
            free_moved: Counts::NONE,
            keeper: Some(penalty_area(side)),
            keeper_mark: Mark::Unmoved,
            in_hand: crate::formation::OUTFIELD,
            yellow: 0,
            red: 0,
            formation: None,
        };
        Self {
            open: Open {
                options,
                teams: BySide::with(team),
                clock: Clock::start_of(1),
                score: BySide { home: 0, away: 0 },
                first_kick_off: Side::Home,
                controlling: Side::Home,
                ball: Area::B3,
                value: BallValue::BEST,
                turn: Turn::new(TurnKind::KickOff, Area::B3, Side::Home),
                step: Step::Formation(Side::Home),
            },
            secrets: BySide::default(),
        }
    }
}

impl Open {
    /// The options the match is played with.
    pub fn options(&self) -> Options {
        self.options
    }

    /// A team.
    #[inline]
    pub fn team(&self, side: Side) -> &Team {
        &self.teams[side]
    }

    /// The time marker.
    pub fn clock(&self) -> Clock {
        self.clock
    }

    /// Goals.
    pub fn score(&self) -> BySide<u8> {
        self.score
    }

    /// The controlling team (F22-1.3a).
    #[inline]
    pub fn controlling(&self) -> Side {
        self.controlling
    }

    /// The passive team (F22-1.3a).
    #[inline]
    pub fn passive(&self) -> Side {
        !self.controlling
    }

    /// The area with the ball; before a corner is taken, the area of its corner.
    #[inline]
    pub fn ball(&self) -> Area {
        self.ball
    }

    /// The ball value.
    #[inline]
    pub fn value(&self) -> BallValue {
        self.value
    }

    /// What comes next.
    #[inline]
    pub fn step(&self) -> Step {
        self.step
    }

    /// How the ball came into the turn being played.
    pub fn turn_kind(&self) -> TurnKind {
        self.turn.kind
    }

    /// Start and target area of the turn being played.
    pub fn pass(&self) -> (Area, Area) {
        (self.turn.start, self.turn.target)
    }

    /// The stage-3 dice of the turn, once rolled.
    pub fn turn_dice(&self) -> Option<BySide<u8>> {
        (self.turn.dice.home > 0).then_some(self.turn.dice)
    }

    /// The team whose action stage is played, and the number of its action.
    pub fn acting(&self) -> (Side, u8) {
        (self.turn.acting, self.turn.action)
    }

    /// The team that has or had the first action stage of the turn.
    pub fn first_to_act(&self) -> Side {
        self.turn.first
    }

    /// The controlling team when the turn began.
    pub fn controlling_at_the_beginning(&self) -> Side {
        self.turn.began
    }

    /// The corner taker while he stands on his spot.
    pub fn taker(&self) -> Option<Piece> {
        self.turn.taker
    }

    /// Hands the ball to the other team; the roles swap at once (F22-1.3b).
    #[inline]
    pub(crate) fn turn_over(&mut self) {
        self.controlling = !self.controlling;
    }

    /// Players of the controlling and of the passive team that count in an area.
    #[inline]
    pub(crate) fn counts(&self, area: Area) -> (u8, u8) {
        (
            self.teams[self.controlling].count(area),
            self.teams[!self.controlling].count(area),
        )
    }

    /// All marks of the turn are cleared (F22-D6).
    pub(crate) fn clear_marks(&mut self) {
        self.teams.home.clear_marks();
        self.teams.away.clear_marks();
        self.turn.last_move = None;
    }
}
