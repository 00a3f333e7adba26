//! What is measured of a scene in which an opening roll comes next, from the end of the side that rolls.

use gaffer_core::{BySide, Side};

use super::super::board::Board;
use super::super::evaluate::{foul_rolls, shot, strength};
use super::scene::Scene;

/// Beyond this many steps it does not matter how far a player is.
const NEAR: u8 = 10;
/// Distances to the ball that are told apart, and ball steps into the goal.
const DISTANCES: usize = 7;
const STEPS: usize = 10;

/// What each measure is, in order; those with a number stand for one distance each.
const NAMES: [&str; 23] = [
    "roll",
    "shots",
    "replies",
    "territory",
    "near",
    "support",
    "goalie",
    "fouls",
    "players",
    "cards",
    "safe-shots",
    "safe-replies",
    "later-shots",
    "safe-later-shots",
    "safe-territory",
    "shape-own",
    "shape-other",
    "ahead-own",
    "ahead-other",
    "row",
    "row-from-middle",
    "wing",
    "reach",
];

/// The measures of a scene.
#[derive(Clone, Copy, Debug)]
pub struct Features(pub [f64; Self::COUNT]);

impl Features {
    /// How many measures there are.
    pub const COUNT: usize = NAMES.len() + 2 * DISTANCES + 2 * STEPS;

    /// The name of a measure.
    pub fn name(index: usize) -> String {
        let (groups, from) = (
            [
                ("distance-own", DISTANCES),
                ("distance-other", DISTANCES),
                ("steps-own", STEPS),
                ("steps-other", STEPS),
            ],
            NAMES.len(),
        );
        if let Some(name) = NAMES.get(index) {
            return (*name).to_owned();
        }
        let mut left = index - from;
        for (name, count) in groups {
            if left < count {
                return format!("{name}-{}", left + 1);
            }
            left -= count;
        }
        String::new()
    }

    /// What is measured of a scene.
    pub fn of(scene: &Scene) -> Self {
        Self::with_shapes(scene, scene.shapes())
    }

    /// The same, where the shapes of both sides are known.
    pub(super) fn with_shapes(scene: &Scene, shapes: BySide<f64>) -> Self {
        let (board, next) = (&scene.board, scene.next);
        let nearest = board.nearest();
        let own = Chances::of(board, next, nearest[next][0], nearest[!next][0]);
        let other = Chances::of(board, !next, nearest[!next][0], nearest[next][0]);
        let difference = |one: u8, other: u8| f64::from(one) - f64::from(other);
        let missed = 1.0 - own.reached;
        let row = f64::from(board.ball.row_from(next)) - 7.0;
        let column = board.ball.column();
        let of_second = |side: Side| nearest[side][1].min(NEAR);
        let mut measures = [0.0; Self::COUNT];
        let named = [
            1.0,
            own.any,
            missed * other.any,
            difference(other.steps, own.steps),
            difference(nearest[!next][0].min(NEAR), nearest[next][0].min(NEAR)),
            difference(of_second(!next), of_second(next)),
            difference(board.goalie_steps(!next), board.goalie_steps(next)),
            // In between the ball may be played elsewhere.
            other.fouls * f64::midpoint(missed, 1.0) - own.fouls,
            f64::from(board.players[next].len()) - f64::from(board.players[!next].len()),
            difference(scene.yellow[!next], scene.yellow[next]),
            own.sure,
            missed * other.sure,
            other.any,
            other.sure,
            difference(other.safe, own.safe),
            shapes[next],
            shapes[!next],
            ahead(board, next),
            ahead(board, !next),
            row,
            row.abs(),
            f64::from(column.min(11 - column)),
            own.reached,
        ];
        measures[..named.len()].copy_from_slice(&named);
        let mut at = named.len();
        for (value, count) in [
            (nearest[next][0], DISTANCES),
            (nearest[!next][0], DISTANCES),
            (own.steps, STEPS),
            (other.steps, STEPS),
        ] {
            if (1..=count).contains(&usize::from(value)) {
                measures[at + usize::from(value) - 1] = 1.0;
            }
            at += count;
        }
        Self(measures)
    }
}

/// What distances tell of the chances of a side that rolls.
struct Chances {
    /// The ball steps into the goal, and where nobody can intercept.
    steps: u8,
    safe: u8,
    /// The chance of a shot that is not saved, over the rolls.
    any: f64,
    sure: f64,
    /// The shares of the rolls that reach the ball, and that force a foul.
    reached: f64,
    fouls: f64,
}

impl Chances {
    fn of(board: &Board, side: Side, nearest: u8, other: u8) -> Self {
        let steps = board.steps_to_goal(side);
        let safe = board.safe_steps_to_goal(side);
        let goalie = board.goalie_steps(!side);
        let fouls = foul_rolls(board, side, nearest, other);
        let mut chances = Self {
            steps,
            safe,
            any: 0.0,
            sure: 0.0,
            reached: 0.0,
            fouls: f64::from(fouls.count_ones()) / 6.0,
        };
        for roll in nearest.max(1)..=6 {
            if fouls >> roll & 1 == 0 {
                let strength = strength(roll, nearest);
                chances.any += shot(strength, steps, goalie) / 6.0;
                chances.sure += shot(strength, safe, goalie) / 6.0;
                chances.reached += 1.0 / 6.0;
            }
        }
        chances
    }
}

/// How many players of a side are nearer to the opponents' endline than the ball.
fn ahead(board: &Board, side: Side) -> f64 {
    let row = board.ball.row_from(side);
    let count = board.players[side]
        .iter()
        .filter(|space| space.row_from(side) > row)
        .count();
    count as f64
}
