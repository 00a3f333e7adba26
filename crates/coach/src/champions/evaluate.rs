//! What a ball at rest is worth: who reaches it with which roll, and how far it is to either goal.

use gaffer_champions::{Space, SpaceSet};
use gaffer_core::Side;

use super::board::{Board, FAR};

/// What a kick is worth that is so many steps too short for a shot, in goals: the ball stays with the side or
/// not, but it comes nearer. The first entry is one step short.
const SHORT: [f64; 12] = [
    0.15, 0.13, 0.11, 0.095, 0.08, 0.07, 0.06, 0.05, 0.04, 0.03, 0.02, 0.01,
];
/// The part of a shot's chance that interceptions leave.
const UNTOUCHED: f64 = 0.9;
/// What a shot that is not a goal is worth.
const SAVED: f64 = -0.03;
/// How much of the next turn's kick is left when the opponents have walked in between.
const LATER: f64 = 0.6;

/// What a kick of a strength is worth that needs so many steps to the goal.
fn kick(strength: u8, steps: u8, goalie: u8) -> f64 {
    if strength < steps {
        return SHORT[usize::from(steps - strength - 1).min(SHORT.len() - 1)];
    }
    // C20-save-3: quarters of chance are 4 less the goalie's steps and the speed.
    let speed = strength - steps;
    let quarters = 4_u8.saturating_sub(goalie + speed);
    let goal = f64::from(4 - quarters) / 4.0 * UNTOUCHED;
    goal + (1.0 - goal) * SAVED
}

/// The mean worth of a kick with each of some strengths.
pub(super) fn kicks(board: &Board, side: Side, strengths: std::ops::RangeInclusive<u8>) -> f64 {
    let steps = board.steps_to_goal(side);
    let goalie = board.goalie_steps(!side);
    let count = f64::from(strengths.end() - strengths.start() + 1);
    strengths
        .map(|strength| kick(strength, steps, goalie))
        .sum::<f64>()
        / count
}

/// The rolls from two on that force a side into a foul, as bits (C20-foul-1).
fn foul_rolls(board: &Board, side: Side, own: u8, other: u8) -> u8 {
    if !board.fouls || own < other + 2 || other >= FAR {
        return 0;
    }
    let walkable = !(board.occupied() | SpaceSet::GOALS).with(board.ball);
    // The victims: the opponents nearest to the ball.
    let mut seen = SpaceSet::of(board.ball);
    let mut layer = seen;
    for step in 0..other {
        if step > 0 {
            layer = layer & walkable;
        }
        layer = layer.neighbours().minus(seen);
        seen |= layer;
    }
    let victims = layer & board.players[!side] & SpaceSet::FIELD;
    if victims.is_empty() {
        return 0;
    }
    let mut rolls = 0;
    let mut seen = victims;
    let mut layer = victims;
    for roll in 1..=6 {
        if roll > 1 {
            layer = layer & walkable;
        }
        layer = layer.neighbours().minus(seen);
        seen |= layer;
        if roll >= 2 && own >= other + roll && layer.meets(board.players[side]) {
            rolls |= 1 << roll;
        }
    }
    rolls
}

/// What a resting ball is worth to the side that rolls next.
pub(super) fn evaluate(board: &Board, next: Side) -> f64 {
    let nearest = board.nearest();
    let (own, other) = (nearest[next], nearest[!next]);
    let steps = (board.steps_to_goal(next), board.steps_to_goal(!next));
    let goalies = (board.goalie_steps(!next), board.goalie_steps(next));
    let strength = |roll: u8, distance: u8| roll + u8::from(distance > 0) - distance;
    let mut reply = 0.0;
    for roll in other.max(1)..=6 {
        reply += kick(strength(roll, other), steps.1, goalies.1) / 6.0;
    }
    let fouls = foul_rolls(board, next, own, other);
    let mut sum = 0.0;
    for roll in 1..=6 {
        sum += if fouls >> roll & 1 == 1 {
            -kick(4, steps.1, goalies.1)
        } else if own <= roll {
            kick(strength(roll, own), steps.0, goalies.0)
        } else {
            -LATER * reply
        };
    }
    sum / 6.0
}

/// The part of a shot's chance that so many interception attempts leave (C20-intercept-7, 8).
pub(super) fn left_by(attempts: u8) -> f64 {
    (2.0_f64 / 3.0).powi(i32::from(attempts))
}

/// How a goalie stands to a last leg: the quarters of his best chance (C20-save-1 to 3).
pub(super) fn save_quarters(
    dives: &[SpaceSet; 3],
    path: &[Space],
    speed: u8,
    makeshift: bool,
) -> u8 {
    path.iter()
        .filter_map(|space| dives.iter().position(|layer| layer.has(*space)))
        .map(|index| 4_u8.saturating_sub(index as u8 + 1 + speed + u8::from(makeshift)))
        .max()
        .unwrap_or(0)
}
