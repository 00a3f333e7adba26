//! What a ball at rest is worth: who reaches it with which roll, and how far it is to either goal.

use gaffer_champions::SpaceSet;
use gaffer_core::{BySide, Side};

use super::board::{Board, FAR};
use super::weights::Weights;

/// Beyond this many steps it does not matter how far a player is.
const NEAR: u8 = 10;

/// Judges positions by the weights.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Judge {
    pub weights: Weights,
}

/// The chance that a shot is not saved which needs so many steps, the goalie being so far from it
/// (C20-save-3: a save has as many quarters as 4 less the goalie's steps and the speed).
pub(super) fn shot(strength: u8, steps: u8, goalie: u8) -> f64 {
    if strength < steps {
        return 0.0;
    }
    let quarters = 4_u8.saturating_sub(goalie + strength - steps);
    f64::from(4 - quarters) / 4.0
}

/// The strength of a kick after a walk (C20-kick-2, C20-turn-A12).
pub(super) fn strength(roll: u8, distance: u8) -> u8 {
    roll + u8::from(distance > 0) - distance
}

/// How often a bit of a set of rolls is there.
fn share(rolls: u8) -> f64 {
    f64::from(rolls.count_ones()) / 6.0
}

impl Judge {
    /// The mean worth of a kick with each of some strengths.
    pub(super) fn kicks(
        &self,
        board: &Board,
        side: Side,
        strengths: std::ops::RangeInclusive<u8>,
    ) -> f64 {
        let weights = &self.weights;
        let steps = board.steps_to_goal(side);
        let goalie = board.goalie_steps(!side);
        let territory = f64::from(board.steps_to_goal(!side)) - f64::from(steps);
        let count = f64::from(strengths.end() - strengths.start() + 1);
        let sum: f64 = strengths
            .map(|strength| {
                weights.shot * shot(strength, steps, goalie)
                    + weights.kick * f64::from(strength.min(steps))
            })
            .sum();
        weights.territory * territory + sum / count
    }

    /// What a resting ball is worth to the side that rolls next.
    pub(super) fn resting(&self, board: &Board, next: Side) -> f64 {
        self.resting_from(board, next, BySide::with(|side| board.steps_to_goal(side)))
    }

    /// The same, where the ball steps of both sides to their goals are known.
    pub(super) fn resting_from(&self, board: &Board, next: Side, steps: BySide<u8>) -> f64 {
        let weights = &self.weights;
        let nearest = board.nearest();
        let ([own, own_second], [other, other_second]) = (nearest[next], nearest[!next]);
        let steps = (steps[next], steps[!next]);
        let goalies = (board.goalie_steps(!next), board.goalie_steps(next));
        let fouls = (
            foul_rolls(board, next, own, other, board.players[next]),
            foul_rolls(board, !next, other, own, board.players[!next]),
        );
        let (mut shots, mut replies, mut missed) = (0.0, 0.0, 0.0);
        for roll in 1..=6 {
            if own <= roll && fouls.0 >> roll & 1 == 0 {
                shots += shot(strength(roll, own), steps.0, goalies.0) / 6.0;
            } else {
                missed += 1.0 / 6.0;
            }
            if other <= roll && fouls.1 >> roll & 1 == 0 {
                replies += shot(strength(roll, other), steps.1, goalies.1) / 6.0;
            }
        }
        let difference = |one: u8, other: u8| f64::from(one) - f64::from(other);
        weights.shot * shots - weights.reply * missed * replies
            + weights.territory * difference(steps.1, steps.0)
            + weights.near * difference(other.min(NEAR), own.min(NEAR))
            + weights.support * difference(other_second.min(NEAR), own_second.min(NEAR))
            + weights.goalie * difference(goalies.0, goalies.1)
            // In between the ball may be played elsewhere.
            + weights.foul * (share(fouls.1) * f64::midpoint(missed, 1.0) - share(fouls.0))
    }
}

/// The chance of a goal with the next roll, as far as distances tell.
pub(super) fn guessed_threat(board: &Board, next: Side) -> f64 {
    let own = board.nearest()[next][0];
    let steps = board.steps_to_goal(next);
    let goalie = board.goalie_steps(!next);
    (own.max(1)..=6)
        .map(|roll| shot(strength(roll, own), steps, goalie) / 6.0)
        .sum()
}

/// The rolls from two on that force a side into a foul which one of these players of it can commit, as bits
/// (C20-foul-1).
pub(super) fn foul_rolls(board: &Board, side: Side, own: u8, other: u8, foulers: SpaceSet) -> u8 {
    if !board.fouls || own < other + 2 || other >= FAR {
        return 0;
    }
    let walkable = !(board.occupied() | SpaceSet::GOALS).with(board.ball);
    let ring = |layer: &mut SpaceSet, seen: &mut SpaceSet| {
        *layer = layer.neighbours().minus(*seen);
        *seen |= *layer;
    };
    // The victims: the opponents nearest to the ball.
    let mut seen = SpaceSet::single(board.ball);
    let mut layer = seen;
    for step in 0..other {
        if step > 0 {
            layer = layer & walkable;
        }
        ring(&mut layer, &mut seen);
    }
    let victims = layer & board.players[!side] & SpaceSet::FIELD;
    if victims.is_empty() {
        return 0;
    }
    let mut rolls = 0;
    seen = victims;
    layer = victims;
    for roll in 1..=6 {
        if roll > 1 {
            layer = layer & walkable;
        }
        ring(&mut layer, &mut seen);
        if roll >= 2 && own >= other + roll && layer.meets(foulers) {
            rolls |= 1 << roll;
        }
    }
    rolls
}
