//! The position: everything a match is at one moment (section 3 of the rules).

use gaffer_core::{BySide, Side};
use serde::{Deserialize, Serialize};

use crate::options::Options;
use crate::result::MatchResult;
use crate::space::Space;
use crate::space_set::SpaceSet;
use crate::squad::{Formation, Shirt, ShirtSet};
use crate::step::{DeadBall, Period, Play, Save, ShootOut, Step, Touch, Turn};
use crate::team::{Place, Player, Team};

/// A position of Champions 2020.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    pub(crate) open: Open,
    pub(crate) line_ups: BySide<LineUp>,
}

/// A line-up as far as it is made; hidden until both are (C20-setup-2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct LineUp {
    /// Who is in goal.
    pub goalie: Option<Shirt>,
    /// How many of each line.
    pub formation: Option<Formation>,
    /// The outfielders.
    pub picked: ShirtSet,
}

impl Position {
    /// A match before its first decision.
    pub(crate) fn start(options: Options) -> Self {
        let mut position = Self {
            open: Open::start(options),
            line_ups: BySide::default(),
        };
        position.settle(&mut gaffer_core::Silent);
        position
    }

    /// Everything that both managers see.
    pub fn open(&self) -> &Open {
        &self.open
    }

    /// The result, once the match is over.
    pub fn result(&self) -> Option<MatchResult> {
        self.open.result()
    }
}

/// The position that everybody sees; line-ups that are still being made are not part of it.
impl From<Open> for Position {
    fn from(open: Open) -> Self {
        Self {
            open,
            line_ups: BySide::default(),
        }
    }
}

/// What both managers see of a position: everything but the line-ups that are being made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Open {
    pub(crate) options: Options,
    pub(crate) teams: BySide<Team>,
    /// Where the ball is: lying, or with the player who stands there.
    pub(crate) ball: Option<Space>,
    pub(crate) last_touch: Option<Touch>,
    pub(crate) score: BySide<u8>,
    pub(crate) period: Period,
    /// Counted ones of the period (C20-time-1).
    pub(crate) ones: u8,
    /// Rolls of the period, where they are counted (C20-time-7).
    pub(crate) tally: u8,
    /// Fouls of the period, which lengthen it (C20-time-7).
    pub(crate) fouls: u8,
    /// Time is used up; the moving ball is played out (C20-time-5).
    pub(crate) whistle: bool,
    pub(crate) turn: Turn,
    pub(crate) play: Option<Play>,
    pub(crate) save: Option<Save>,
    pub(crate) dead: Option<DeadBall>,
    /// The corner taker and the wall who may still stand on an endline (C20-state-10).
    pub(crate) corner_taker: Option<Player>,
    pub(crate) wall: Option<Player>,
    /// Away's die of the kick-off.
    pub(crate) kick_off_die: u8,
    pub(crate) shoot_out: ShootOut,
    pub(crate) forfeit: Option<Side>,
    pub(crate) step: Step,
}

gaffer_core::getters! {
    Open {
        /// Where the ball is.
        ball: Option<Space> = ball;
        /// The last touch of the ball.
        last_touch: Option<Touch> = last_touch;
        /// The goals of the match, those of a shoot-out not included (C20-cup-8).
        score: BySide<u8> = score;
        /// The part of the match.
        period: Period = period;
        /// Counted ones of the period.
        ones: u8 = ones;
        /// Rolls counted in the period.
        tally: u8 = tally;
        /// Whether time is used up and the moving ball is played out.
        whistle: bool = whistle;
        /// The step that is awaited.
        step: Step = step;
    }
}

impl Open {
    /// A match before its first decision.
    pub(crate) fn start(options: Options) -> Self {
        Self {
            options,
            teams: BySide::with(|side| Team::new(options.suspended[side])),
            ball: None,
            last_touch: None,
            score: BySide::with(|_| 0),
            period: Period::Regular,
            ones: 0,
            tally: 0,
            fouls: 0,
            whistle: false,
            turn: Turn::new(Side::Home, crate::step::TurnKind::KickOff),
            play: None,
            save: None,
            dead: None,
            corner_taker: None,
            wall: None,
            kick_off_die: 0,
            shoot_out: ShootOut::default(),
            forfeit: None,
            step: Step::Goalie(Side::Home),
        }
    }

    /// What the match is played with.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// A side's players.
    #[inline]
    pub fn team(&self, side: Side) -> &Team {
        &self.teams[side]
    }

    /// The goals of the match and those brought from the first leg of its tie (C20-D126).
    pub fn in_all(&self) -> BySide<u8> {
        let brought = self.options.brought;
        BySide::with(|side| self.score[side].saturating_add(brought[side]))
    }

    /// The turn.
    pub fn turn(&self) -> &Turn {
        &self.turn
    }

    /// The play of the ball that is going on.
    pub fn play(&self) -> Option<&Play> {
        self.play.as_ref()
    }

    /// The save that is being tried.
    pub fn save(&self) -> Option<&Save> {
        self.save.as_ref()
    }

    /// The dead ball.
    pub fn dead_ball(&self) -> Option<&DeadBall> {
        self.dead.as_ref()
    }

    /// The kicks of the shoot-out.
    pub fn shoot_out(&self) -> &ShootOut {
        &self.shoot_out
    }

    /// Who stands on a space.
    #[inline]
    pub fn player_at(&self, space: Space) -> Option<Player> {
        Side::BOTH.into_iter().find_map(|side| {
            self.teams[side]
                .at(space)
                .map(|shirt| Player { side, shirt })
        })
    }

    /// Every space with a player.
    #[inline]
    pub fn occupied(&self) -> SpaceSet {
        self.teams.home.spaces() | self.teams.away.spaces()
    }

    /// The spaces without a player and without the ball (C20-def-7).
    #[inline]
    pub fn free(&self) -> SpaceSet {
        let free = !self.occupied();
        match self.ball {
            Some(ball) => free.without(ball),
            None => free,
        }
    }

    /// Puts a player on a space.
    #[inline]
    pub(crate) fn put(&mut self, side: Side, shirt: Shirt, space: Space) {
        self.teams[side].put(shirt, Place::On(space));
    }

    /// The play that is going on; there is one wherever the flow asks for it.
    #[inline]
    pub(crate) fn play_mut(&mut self) -> &mut Play {
        let side = self.turn.owner;
        self.play.get_or_insert_with(|| Play::new(side, 0))
    }

    /// The dead ball that is going on; there is one wherever the flow asks for it.
    #[inline]
    pub(crate) fn dead_mut(&mut self) -> &mut DeadBall {
        let (side, spot) = (self.turn.owner, Space::new(5, 7));
        self.dead
            .get_or_insert_with(|| DeadBall::new(crate::step::Restart::GoalKick, side, spot))
    }

    /// The player who is being placed now.
    pub fn placing(&self) -> Option<Shirt> {
        match self.step {
            Step::SetUp(side) => self.lifted(side).first(),
            Step::SubPlace(_) | Step::InjuryPlace => self.dead.as_ref()?.coming.first(),
            Step::NewGoalie(side) => Some(self.teams[side].goalie),
            Step::FreeTakerPlace => self.dead.as_ref()?.taker,
            Step::FreeWallPlace => self.dead.as_ref()?.wall,
            _ => None,
        }
    }

    /// The players of a side who wait to be put on a space.
    pub(crate) fn lifted(&self, side: Side) -> ShirtSet {
        let team = &self.teams[side];
        team.on_pitch()
            .iter()
            .filter(|shirt| team.place(*shirt) == Place::Lifted)
            .collect()
    }

    /// The result, once the match is over.
    pub fn result(&self) -> Option<MatchResult> {
        (self.step == Step::Over).then(|| MatchResult::from_open(self))
    }
}
