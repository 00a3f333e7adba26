//! A position: everything that is open to both teams, and the secrets of each.

use gaffer_core::{BySide, Side, is_default};
use serde::Serialize;

use crate::ball_value::BallValue;
use crate::bench::Bench;
use crate::choice::{Dive, Kick, Piece};
use crate::clock::Clock;
use crate::counts::Counts;
use crate::formation::Formation;
use crate::options::edition::COUNT_LIMIT;
use crate::options::{Advanced, Edition, Options};
use crate::pitch::{Area, Line, penalty_area};
use crate::roles::Roles;
use crate::shoot_out::ShootOut;
use crate::skill::{Skill, SkillSet};
use crate::step::Step;
use crate::styles::Styles;
use crate::team::{Mark, Team};
use crate::turn::{Handover, PendingGoalKick, Turn, TurnKind};

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
    pub(crate) handover: Handover,
    pub(crate) shoot_out: Option<ShootOut>,
    pub(crate) step: Step,
}

/// What a side has decided and not yet shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct Secret {
    /// The formation chosen before the match or at half time, until both have chosen (F22-2.1a, F22-D11).
    pub formation: Option<Formation>,
    /// The roles named with it (F22-A2a).
    pub roles: Option<Roles>,
    /// The playing styles chosen with it (F14-A6a).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub styles: Option<Styles>,
    /// What the keeper will do, until the kick is named (F22-5.5.2a).
    pub dive: Option<Dive>,
    /// The skills held and never shown (F22-A10a).
    pub skills: SkillSet,
    /// The skills gained in this match for later ones (F22-A11-6.5), shown or not.
    pub won: SkillSet,
    /// The skills won in earlier matches (F22-D113), shown or not.
    #[serde(skip_serializing_if = "is_default")]
    pub brought: SkillSet,
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
            keeper_advanced: false,
            in_hand: crate::formation::OUTFIELD,
            yellow: 0,
            red: 0,
            sent_off: 0,
            formation: None,
        };
        Self {
            open: Open {
                options: options.without_secrets(),
                teams: BySide::with(team),
                benches: BySide::with(|side| Bench {
                    lost: options.skills_lost[side],
                    hidden: options.skills_won[side].len(),
                    ..Bench::default()
                }),
                clock: Clock::start_of(1, options.edition),
                score: BySide { home: 0, away: 0 },
                first_kick_off: Side::Home,
                controlling: Side::Home,
                ball: Area::B3,
                value: BallValue::BEST,
                turn: Turn::new(TurnKind::KickOff, Area::B3, Side::Home),
                handover: Handover::NONE,
                shoot_out: None,
                step: Step::Formation(Side::Home),
            },
            secrets: BySide::with(|side| Secret {
                skills: options.skills_won[side],
                brought: options.skills_won[side],
                ..Secret::default()
            }),
        }
    }

    /// The options of the match, those that are a side's secret included.
    pub(crate) fn all_options(&self) -> Options {
        Options {
            skills_won: BySide::with(|side| self.secrets[side].brought),
            ..self.open.options
        }
    }
}

gaffer_core::getters! {
    Open {
        /// The options the match is played with.
        options: Options = options;
        /// The time marker.
        clock: Clock = clock;
        /// Goals.
        score: BySide<u8> = score;
        /// The kicks of the shoot-out, from its beginning on.
        shoot_out: Option<ShootOut> = shoot_out;
        /// The side that kicked off the first half.
        first_kick_off: Side = first_kick_off;
        /// How a penalty is kicked and met, once both are shown.
        penalty: Option<(Kick, Dive)> = turn.penalty;
        /// Whether a keeper's skill makes the kick or shot one of two dice.
        keeper_skill: bool = turn.keeper_skill;
        /// The controlling team (F22-1.3a).
        controlling: Side = controlling;
        /// The area with the ball; before a corner is taken, the area of its corner.
        ball: Area = ball;
        /// The ball value.
        value: BallValue = value;
        /// What comes next.
        step: Step = step;
        /// How the ball came into the turn being played.
        turn_kind: TurnKind = turn.kind;
        /// The team that has or had the first action stage of the turn.
        first_to_act: Side = turn.first;
        /// The controlling team when the turn began.
        controlling_at_the_beginning: Side = turn.began;
        /// The corner taker while he stands on his spot.
        taker: Option<Piece> = turn.taker;
        /// The side whose keeper has swept in this turn (F22-A5b).
        swept: Option<Side> = turn.swept;
        /// The edition of the rulebook that is played.
        edition: Edition = options.edition;
        /// Whether the moves before a slow goal kick are being made (F10-5.3f, F14-5.3.1a).
        is_slow_goal_kick: bool = turn.slow_goal_kick;
        /// The area whose numbers stand for an empty target (F10-4.4.1b).
        stand_in: Option<Area> = turn.stand_in;
        /// The side that passes its next control check automatically (F14-4.9.1d).
        auto_pass: Option<Side> = handover.auto_pass;
        /// The side that makes no moves in this turn (F10-4.4.2c).
        without_moves: Option<Side> = turn.no_moves;
        /// The side that makes no defence moves in this turn (F14-4.4.3p).
        without_defence: Option<Side> = turn.no_defence;
        /// Squares that the time marker owes for equal dice (F14-4.3b).
        squares_owed: u8 = handover.carry;
    }
}

impl Open {
    /// All pieces of both teams by area, keepers included.
    pub(crate) fn all_pieces(&self) -> BySide<Counts> {
        BySide::with(|side| self.teams[side].all_pieces())
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

    /// The passive team (F22-1.3a).
    #[inline]
    pub fn passive(&self) -> Side {
        !self.controlling
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
        self.teams[side].pieces(area).min(self.count_limit()) + self.extra_players(side, area)
    }

    /// The most players of a team that count in one area.
    #[inline]
    pub fn count_limit(&self) -> u8 {
        COUNT_LIMIT[self.options.edition]
    }

    /// Whether a goal kick was given that opens the next turn.
    #[inline]
    pub fn awaits_goal_kick(&self) -> bool {
        self.handover.goal_kick != PendingGoalKick::None
    }

    /// Pieces that a side has brought to the ball in this turn, each at the price of a move (F10-4.7e).
    pub fn entries(&self, side: Side) -> u8 {
        self.turn.entries[side]
    }

    /// Pieces that a side has moved in this turn, and in the last one (F14-4.6c).
    pub fn moved_pieces(&self, side: Side) -> (u8, u8) {
        (self.turn.moved_count[side], self.handover.last_moved[side])
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
