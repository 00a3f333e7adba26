//! What a ball at rest is worth: who reaches it with which roll, and how far it is to either goal.

use gaffer_champions::{Space, SpaceSet};
use gaffer_core::Side;

use super::board::{Board, FAR};
use super::weights::Weights;

/// Judges positions by the weights.
#[derive(Clone, Copy, Debug)]
pub(super) struct Judge {
    pub weights: Weights,
    /// What a kick is worth that is one step too short for a shot, two steps, and so on.
    short: [f64; 16],
}

impl Judge {
    pub(super) fn new(weights: Weights) -> Self {
        let mut worth = weights.short;
        let short = std::array::from_fn(|_| {
            let now = worth;
            worth *= weights.fade;
            now
        });
        Self { weights, short }
    }

    /// What a kick of a strength is worth that needs so many steps to the goal.
    fn kick(&self, strength: u8, steps: u8, goalie: u8) -> f64 {
        if strength < steps {
            return self.short[usize::from(steps - strength - 1).min(self.short.len() - 1)];
        }
        // C20-save-3: quarters of chance are 4 less the goalie's steps and the speed.
        let quarters = 4_u8.saturating_sub(goalie + strength - steps);
        self.shot(f64::from(4 - quarters) / 4.0 * self.weights.untouched)
    }

    /// What a shot with a chance is worth.
    pub(super) fn shot(&self, goal: f64) -> f64 {
        goal + (1.0 - goal) * self.weights.saved
    }

    /// The mean worth of a kick with each of some strengths.
    pub(super) fn kicks(
        &self,
        board: &Board,
        side: Side,
        strengths: std::ops::RangeInclusive<u8>,
    ) -> f64 {
        let steps = board.steps_to_goal(side);
        let goalie = board.goalie_steps(!side);
        let count = f64::from(strengths.end() - strengths.start() + 1);
        strengths
            .map(|strength| self.kick(strength, steps, goalie))
            .sum::<f64>()
            / count
    }

    /// What a resting ball is worth to the side that rolls next.
    pub(super) fn resting(&self, board: &Board, next: Side) -> f64 {
        let weights = &self.weights;
        let nearest = board.nearest();
        let (own, other) = (nearest[next], nearest[!next]);
        let steps = (board.steps_to_goal(next), board.steps_to_goal(!next));
        let goalies = (board.goalie_steps(!next), board.goalie_steps(next));
        let strength = |roll: u8, distance: u8| roll + u8::from(distance > 0) - distance;
        let free_kick = (
            weights.foul + self.kick(4, steps.0, goalies.0),
            weights.foul + self.kick(4, steps.1, goalies.1),
        );
        let fouls = (
            foul_rolls(board, next, own, other),
            foul_rolls(board, !next, other, own),
        );
        let mut reply = 0.0;
        for roll in 1..=6 {
            if fouls.1 >> roll & 1 == 1 {
                reply -= free_kick.0 / 6.0;
            } else if other <= roll {
                reply += self.kick(strength(roll, other), steps.1, goalies.1) / 6.0;
            }
        }
        let mut sum = 0.0;
        for roll in 1..=6 {
            sum += if fouls.0 >> roll & 1 == 1 {
                -free_kick.1
            } else if own <= roll {
                self.kick(strength(roll, own), steps.0, goalies.0)
            } else {
                -weights.later * reply
            };
        }
        sum / 6.0
            + weights.near * (f64::from(other) - f64::from(own))
            + weights.goalie * (f64::from(goalies.0) - f64::from(goalies.1))
    }
}

/// The rolls from two on that force a side into a foul, as bits (C20-foul-1).
fn foul_rolls(board: &Board, side: Side, own: u8, other: u8) -> u8 {
    if !board.fouls || own < other + 2 || other >= FAR {
        return 0;
    }
    let walkable = !(board.occupied() | SpaceSet::GOALS).with(board.ball);
    let ring = |layer: &mut SpaceSet, seen: &mut SpaceSet| {
        *layer = layer.neighbours().minus(*seen);
        *seen |= *layer;
    };
    // The victims: the opponents nearest to the ball.
    let mut seen = SpaceSet::of(board.ball);
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
        if roll >= 2 && own >= other + roll && layer.meets(board.players[side]) {
            rolls |= 1 << roll;
        }
    }
    rolls
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
