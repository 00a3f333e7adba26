//! A position: everything that is open to both teams, and the secrets of each.

use gaffer_core::{BySide, Side};
use serde::{Deserialize, Serialize};

use crate::bench::Bench;
use crate::choice::{ActionKind, Dive, Kick, Move, Piece, Pressing};
use crate::condition::Roles;
use crate::counts::Counts;
use crate::formation::Formation;
use crate::options::{Advanced, Options};
use crate::pitch::{Area, AreaSet, Line, penalty_area};
use crate::skill::{Skill, SkillSet};
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
    pub(crate) benches: BySide<Bench>,
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
    /// The roles named with it (F22-A2a).
    pub roles: Option<Roles>,
    /// What the keeper will do, until the kick is named (F22-5.5.2a).
    pub dive: Option<Dive>,
    /// The skills held and never shown (F22-A10a).
    pub skills: SkillSet,
    /// The skills gained for later matches (F22-A11-6.5), shown or not.
    pub won: SkillSet,
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
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a fact of its own that the rules name"
)]
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
    /// 3 is the third action of F22-A11-4.5.
    pub(crate) action: u8,
    /// Whether the actions of the stage are over.
    pub(crate) actions_done: bool,
    pub(crate) used: ActionSet,
    /// The attempt now made is a direct free kick.
    pub(crate) direct: bool,
    /// The corner taker on the spot at `start`.
    pub(crate) taker: Option<Piece>,
    /// The last move of the row being made, for the canonical order.
    pub(crate) last_move: Option<Move>,
    /// The penalty being taken, once kick and dive are shown.
    pub(crate) penalty: Option<(Kick, Dive)>,
    /// The target that fixes the order of stages; another one after F22-A11-5.3.
    pub(crate) order_target: Area,
    /// Skills used in this turn, for those whose effect lasts; a restart ends it (F22-D65).
    pub(crate) in_force: BySide<SkillSet>,
    /// The side whose keeper has swept (F22-A5b).
    pub(crate) swept: Option<Side>,
    /// The side with +2 on goal attempts (F22-A11-5.6).
    pub(crate) misplaced_keeper: Option<Side>,
    /// The side that may play a third action (F22-A11-4.5).
    pub(crate) third_action: Option<Side>,
    /// The side whose boosts are free (F22-A11-6.1).
    pub(crate) free_boosts: Option<Side>,
    /// The side that may change the new value by two (F22-A11-2.1).
    pub(crate) bounce: Option<Side>,
    /// The new value, where an event fixes it (F22-A11-4.3).
    pub(crate) fixed_value: Option<BallValue>,
    /// How it is pressed, and whether boosted.
    pub(crate) pressing: (Pressing, bool),
    /// The attempt or penalty is rolled with two dice, of which the higher is dropped.
    pub(crate) keeper_skill: bool,
    /// What the shooter's skills add to the attempt.
    pub(crate) shot_skills: u8,
    /// Added to the yellow card test (Actor).
    pub(crate) card_plus: u8,
    /// The sides that still suffer an injury.
    pub(crate) injuries: BySide<bool>,
    /// Taken off the injury dice (F22-A11-5.1).
    pub(crate) injury_less: u8,
    /// What follows when cards and injuries are dealt with.
    pub(crate) then: Then,
    /// Whether the side of the corner kick is still to be chosen (F22-D51).
    pub(crate) corner_side_open: bool,
}

/// What follows when cards and injuries are dealt with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Then {
    /// The rest of the control check.
    #[default]
    Check,
    /// A free kick for this side in the area of the ball.
    FreeKick(Side),
    /// A corner kick for this side at the ball's corner.
    CornerKick(Side),
    /// The restart that was given.
    Restart,
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
            actions_done: false,
            order_target: ball,
            in_force: BySide {
                home: SkillSet::NONE,
                away: SkillSet::NONE,
            },
            swept: None,
            misplaced_keeper: None,
            third_action: None,
            free_boosts: None,
            bounce: None,
            fixed_value: None,
            pressing: (Pressing::NORMAL, false),
            keeper_skill: false,
            shot_skills: 0,
            card_plus: 0,
            injuries: BySide {
                home: false,
                away: false,
            },
            injury_less: 0,
            then: Then::Check,
            corner_side_open: false,
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
    /// A dribbling skill that failed (F22-D99).
    Dribble,
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
    /// The piece has been taken from the area.
    InjuryRoll {
        side: Side,
        area: Area,
        /// It went in the place of the keeper (F22-A4f).
        #[serde(default)]
        keeper: bool,
    },
    Replace {
        side: Side,
        area: Area,
    },
    /// The substitutions still to be made, this one included.
    Substitutions(u8),
    FreshRoll {
        left: u8,
        #[serde(default)]
        wide: bool,
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
                | Self::Entry(EntryAfter::Rebound | EntryAfter::Dribble)
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
                | Self::FreshRoll { .. }
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
            sent_off: 0,
            formation: None,
        };
        Self {
            open: Open {
                options,
                teams: BySide::with(team),
                benches: BySide::default(),
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

    /// What a team has beside its pieces.
    #[inline]
    pub fn bench(&self, side: Side) -> &Bench {
        &self.benches[side]
    }

    /// Whether an advanced rule is in force.
    #[inline]
    pub fn plays(&self, rule: Advanced) -> bool {
        self.options.plays(rule)
    }

    /// The players of a line for the number of moves: one less while the team is tired (F22-A1.4a).
    #[inline]
    pub fn line(&self, side: Side, line: Line) -> u8 {
        self.teams[side]
            .line(line)
            .saturating_sub(u8::from(self.benches[side].tired))
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

    /// The side whose keeper has swept in this turn (F22-A5b).
    pub fn swept(&self) -> Option<Side> {
        self.turn.swept
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
            self.count(self.controlling, area),
            self.count(!self.controlling, area),
        )
    }

    /// The players of a team that count in an area, Stopper and Target man included.
    #[inline]
    pub fn count(&self, side: Side, area: Area) -> u8 {
        self.teams[side].count(area) + self.extra_players(side, area)
    }

    /// What Stopper or Target man adds to a team's number in an area where it has a player: during
    /// the other team's stage, in the target area (F22-A10-stopper, F22-A10-target-man, F22-D4).
    #[inline]
    pub(crate) fn extra_players(&self, side: Side, area: Area) -> u8 {
        const TRIPLE: SkillSet = SkillSet::of(&[Skill::Stopper, Skill::TargetMan]);
        let counts = area == self.turn.target
            && self.turn.acting != side
            && !self.turn.in_force[side].and(TRIPLE).is_empty()
            && self.teams[side].pieces(area) > 0;
        if counts { 2 } else { 0 }
    }

    /// Whether a skill used by a side in this turn has its effect.
    #[inline]
    pub(crate) fn is_in_force(&self, side: Side, skill: Skill) -> bool {
        self.turn.in_force[side].contains(skill)
    }

    /// All marks of the turn are cleared (F22-D6).
    pub(crate) fn clear_marks(&mut self) {
        self.teams.home.clear_marks();
        self.teams.away.clear_marks();
        self.turn.last_move = None;
    }
}
