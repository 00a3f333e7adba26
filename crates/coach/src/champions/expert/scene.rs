//! A scene: who stands where, who plays the ball next, and how.

use gaffer_champions::{Open, Place, Restart, SUBSTITUTIONS, Space, SpaceSet, Step};
use gaffer_core::{BySide, Side};

use super::super::board::{Board, ToGoal};
use super::time::rolls_left;

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

/// What fouls have left of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TeamScene {
    /// Where its players with a yellow card stand, and those with an injury.
    pub yellow: SpaceSet,
    pub injured: SpaceSet,
    /// The substitutions that it has left, and the players who warm up.
    pub substitutions: u8,
    pub warming: u8,
}

/// What is looked at to say how many goals will fall.
#[derive(Clone, Copy, Debug)]
pub struct Scene {
    pub(super) board: Board,
    /// Who plays the ball next.
    pub next: Side,
    pub(super) kind: Kind,
    pub(super) teams: BySide<TeamScene>,
    /// Whether players can be substituted.
    pub(super) subs: bool,
    /// The opening rolls that the period is expected to have still.
    pub(super) rolls: f64,
}

impl Scene {
    /// The scene of a position, where the ball is on the pitch.
    pub fn from_open(open: &Open) -> Option<Self> {
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
        Some(Self {
            board,
            next,
            kind,
            teams: BySide::with(|side| {
                let team = open.team(side);
                TeamScene {
                    yellow: team.spaces_of(team.yellow().and(team.on_pitch())),
                    injured: team.spaces_of(team.injured().and(team.on_pitch())),
                    substitutions: SUBSTITUTIONS.saturating_sub(team.substitutions()),
                    warming: team.all_in(Place::Warming).len() as u8,
                }
            }),
            subs: open.options().subs,
            rolls: rolls_left(open),
        })
    }

    /// Whether everything is as in another scene but for the time.
    pub(super) fn is_like(&self, other: &Self) -> bool {
        self.board == other.board
            && (self.next, self.kind) == (other.next, other.kind)
            && self.teams == other.teams
            && self.subs == other.subs
    }

    /// The scene after a player went somewhere.
    #[must_use]
    pub(super) fn moved(mut self, side: Side, from: Space, to: Space) -> Self {
        self.board = self.board.moved(side, from, to);
        let team = &mut self.teams[side];
        for marked in [&mut team.yellow, &mut team.injured] {
            if marked.has(from) {
                marked.remove(from);
                marked.insert(to);
            }
        }
        self
    }
}

/// How many ball steps a side needs into the goal, in the mean of where a ball often is. Of the ball it
/// matters only in which row it is (C20-offside-1).
pub(super) fn shape(side: Side, to_goal: &ToGoal) -> f64 {
    to_goal.mean(ZONES[side])
}

static ZONES: std::sync::LazyLock<BySide<SpaceSet>> = std::sync::LazyLock::new(|| {
    BySide::with(|side: Side| {
        SpaceSet::FIELD
            .iter()
            .filter(|space| (5..=11).contains(&space.row_from(side)))
            .collect()
    })
});
