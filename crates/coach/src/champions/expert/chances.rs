//! What distances tell of the chances of a side that plays the ball.

use std::ops::RangeInclusive;

use gaffer_champions::{Restart, SpaceSet};
use gaffer_core::Side;

use super::super::board::Board;
use super::super::evaluate::{foul_rolls, shot, strength};
use super::scene::Kind;

/// The chances of a side.
pub(super) struct Chances {
    /// The ball steps into the goal, and where nobody can intercept.
    pub steps: u8,
    pub safe: u8,
    /// The chance of a shot that is not saved, over the rolls.
    pub any: f64,
    pub sure: f64,
    /// The share of the rolls that reach the ball.
    pub reached: f64,
    /// How many rolls force a foul, and how many a foul of somebody with a yellow card.
    pub fouls: usize,
    pub reds: usize,
}

/// The strengths of a kick that needs no walk; none before an opening roll.
fn strengths(kind: Kind) -> Option<RangeInclusive<u8>> {
    match kind {
        Kind::Roll => None,
        Kind::Leg(strength) => Some(strength..=strength),
        Kind::Restart(Restart::ThrowIn) => Some(2..=4),
        Kind::Restart(Restart::AfterGoal | Restart::GoalKick) => Some(3..=7),
        Kind::Restart(Restart::Corner | Restart::FreeKick | Restart::Penalty) | Kind::Hands => {
            Some(2..=6)
        }
    }
}

impl Chances {
    /// The chances of a side that plays the ball so, so many steps from the goal, whose nearest player is so near to it, as the opponents' is.
    pub(super) fn new(
        board: &Board,
        side: Side,
        kind: Kind,
        steps: u8,
        (own, other): (u8, u8),
        yellow: SpaceSet,
    ) -> Self {
        let safe = board.safe_steps_to_goal(side);
        let goalie = board.goalie_steps(!side);
        let mut chances = Self {
            steps,
            safe,
            any: 0.0,
            sure: 0.0,
            reached: 0.0,
            fouls: 0,
            reds: 0,
        };
        let mut add = |share: f64, strength: u8| {
            chances.reached += share;
            chances.any += share * shot(strength, steps, goalie);
            chances.sure += share * shot(strength, safe, goalie);
        };
        if let Some(strengths) = strengths(kind) {
            let share = 1.0 / f64::from(strengths.end() - strengths.start() + 1);
            strengths.for_each(|strength| add(share, strength));
            return chances;
        }
        let players = board.players[side];
        let fouls = foul_rolls(board, side, own, other, players);
        for roll in own.max(1)..=6 {
            if fouls >> roll & 1 == 0 {
                add(1.0 / 6.0, strength(roll, own));
            }
        }
        chances.fouls = fouls.count_ones() as usize;
        if fouls != 0 && !yellow.is_empty() {
            let harmless = foul_rolls(board, side, own, other, players.minus(yellow));
            chances.reds = (fouls & !harmless).count_ones() as usize;
        }
        chances
    }
}
