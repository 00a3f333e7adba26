//! A scene: who stands where, who plays the ball next, and how.

use gaffer_champions::{Open, Restart, Step};
use gaffer_core::{BySide, Side};

use super::super::board::Board;
use super::super::evaluate::Judge;

/// How the ball is played next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// After an opening roll.
    Roll,
    /// After the roll of a restart.
    Restart(Restart),
    /// After a goalie's roll who holds it.
    Hands,
    /// At once, with a known strength.
    Leg(u8),
}

/// What is looked at to say how many goals will fall.
#[derive(Clone, Copy, Debug)]
pub struct Scene {
    pub(super) board: Board,
    /// Who plays the ball next.
    pub(super) next: Side,
    pub(super) kind: Kind,
    /// Players on the pitch with a yellow card.
    pub(super) yellow: BySide<u8>,
}

impl Scene {
    /// The scene of a position, where the ball is on the pitch.
    pub fn of(open: &Open) -> Option<Self> {
        let dead = open.dead_ball();
        let spot = open.ball().or_else(|| dead.map(|dead| dead.spot))?;
        let (next, kind) = match (open.step(), open.play(), dead) {
            (Step::Leg, Some(play), _) => (play.side, Kind::Leg(play.strength)),
            (Step::GoalieRoll, ..) => (open.turn().owner, Kind::Hands),
            (_, _, Some(dead)) => (dead.side, Kind::Restart(dead.restart)),
            _ => (open.turn().owner, Kind::Roll),
        };
        let mut board = Board::at(open, spot);
        if let (Kind::Restart(_), Some(dead)) = (kind, dead) {
            board.ball = dead.spot;
        }
        let yellow = BySide::with(|side| {
            let team = open.team(side);
            team.yellow().and(team.on_pitch()).len() as u8
        });
        Some(Self {
            board,
            next,
            kind,
            yellow,
        })
    }

    /// The side that plays the ball next.
    pub fn next(&self) -> Side {
        self.next
    }
}

impl Scene {
    /// How many ball steps each side needs into the goal, in the mean of where a ball often is. Of the ball it
    /// matters only in which row it is (C20-offside-1).
    pub(super) fn shapes(&self) -> BySide<f64> {
        BySide::with(|side| self.board.mean_steps_to_goal(side, ZONES[side]))
    }

    /// What a kick from the hand or after a dead ball is worth to the side that takes it, in goals.
    pub(super) fn kick(&self, judge: &Judge) -> f64 {
        let (board, next) = (&self.board, self.next);
        let kicks = |strengths| judge.kicks(board, next, strengths);
        let ball = match self.kind {
            Kind::Leg(strength) => kicks(strength..=strength),
            Kind::Restart(Restart::Penalty) => 0.65,
            Kind::Restart(Restart::ThrowIn) => kicks(2..=4),
            Kind::Restart(Restart::AfterGoal | Restart::GoalKick) => kicks(3..=7),
            Kind::Restart(_) | Kind::Hands | Kind::Roll => kicks(2..=6),
        };
        let players = |side: Side| {
            judge.weights.player * f64::from(board.players[side].len())
                - judge.weights.card * f64::from(self.yellow[side])
        };
        ball + players(next) - players(!next)
    }
}

static ZONES: std::sync::LazyLock<BySide<gaffer_champions::SpaceSet>> =
    std::sync::LazyLock::new(|| {
        BySide::with(|side: Side| {
            gaffer_champions::SpaceSet::FIELD
                .iter()
                .filter(|space| (5..=11).contains(&space.row_from(side)))
                .collect()
        })
    });
