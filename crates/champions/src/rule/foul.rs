//! The foul test (C20-foul-1 to 6).

use std::ops::ControlFlow;

use gaffer_core::Side;

use crate::position::Open;
use crate::rule::leg::shirts_on;
use crate::space::Space;
use crate::squad::{Shirt, ShirtSet};

impl Open {
    /// The nearest players of each side to the ball and their distance, if anybody can walk there.
    fn nearest(&self, side: Side, ball: Space) -> Option<(u8, ShirtSet)> {
        let outfield = self.teams[side].outfield_spaces();
        let from_field = (1..)
            .zip(self.outfield_layers(ball))
            .find(|(_, layer)| layer.meets(outfield))
            .map(|(steps, layer)| (steps, shirts_on(self, side, layer & outfield)));
        let goalie = self.teams[side].goalie;
        // He cannot be nearer than columns and rows say.
        let near_enough = self.teams[side]
            .space(goalie)
            .is_some_and(|at| from_field.is_none_or(|(steps, _)| at.distance(ball) <= steps));
        let goalie_distance = near_enough
            .then(|| self.distance_to_ball(side, goalie))
            .flatten();
        match (goalie_distance, from_field) {
            (None, field) => field,
            (Some(distance), None) => Some((distance, ShirtSet::single(goalie))),
            (Some(distance), Some((steps, shirts))) => Some(match distance.cmp(&steps) {
                std::cmp::Ordering::Less => (distance, ShirtSet::single(goalie)),
                std::cmp::Ordering::Equal => (steps, shirts.or(ShirtSet::single(goalie))),
                std::cmp::Ordering::Greater => (steps, shirts),
            }),
        }
    }

    /// The players of a side who are (among) the closest of all to the ball (C20-foul-1 a, C20-charge-1).
    pub(crate) fn closest_to_ball(&self, side: Side) -> Option<(u8, ShirtSet)> {
        let ball = self.ball?;
        if let Some(on_ball) = self.player_at(ball) {
            return (on_ball.side == side).then(|| (0, ShirtSet::single(on_ball.shirt)));
        }
        let own = self.nearest(side, ball)?;
        match self.nearest(!side, ball) {
            Some((other, _)) if other < own.0 => None,
            _ => Some(own),
        }
    }

    /// A quick look at the commonest case: an outfielder of a side gets closer than every opponent stands,
    /// even if the opponents' goalie had a straight way (C20-foul-1 d).
    fn gets_closer(&self, side: Side, roll: u8, ball: Space) -> bool {
        if self.occupied().has(ball) {
            return false;
        }
        let goalie = self.teams[!side].goalie;
        let mut opponent = self.teams[!side]
            .space(goalie)
            .map_or(u8::MAX, |at| at.distance(ball));
        let own = self.teams[side].outfield_spaces();
        let opponents = self.teams[!side].outfield_spaces();
        for (steps, layer) in (1..).zip(self.outfield_layers(ball)) {
            if layer.meets(opponents) {
                opponent = opponent.min(steps);
            }
            if layer.meets(own) {
                return steps.saturating_sub(roll) < opponent.min(steps);
            }
        }
        false
    }

    /// Every foul pair of the side on turn with its roll: fouler and victim (C20-foul-1).
    pub(crate) fn each_foul(
        &self,
        each: &mut impl FnMut(Shirt, Shirt) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let nobody = ControlFlow::Continue(());
        let side = self.turn.owner;
        let roll = self.turn.roll;
        let Some(ball) = self.ball else {
            return nobody;
        };
        if self.gets_closer(side, roll, ball) {
            return nobody;
        }
        let Some((distance, victims)) = self.closest_to_ball(!side) else {
            return nobody;
        };
        // (d) Nobody of the side on turn can get closer to the ball than the victim.
        if self.player_at(ball).is_none()
            && let Some((own, _)) = self.nearest(side, ball)
            && own.saturating_sub(roll) < distance
        {
            return nobody;
        }
        let at = |shirt| self.teams[!side].space(shirt).filter(|at| at.is_in_field());
        if victims.iter().all(|victim| at(victim).is_none()) {
            return nobody;
        }
        for fouler in self.teams[side].on_pitch().iter() {
            let Some(from) = self.teams[side].space(fouler) else {
                continue;
            };
            for victim in victims.iter() {
                // A way is as long as columns and rows say, or longer by an even number.
                if let Some(space) = at(victim)
                    && from.distance(space) <= roll
                    && (roll - from.distance(space)).is_multiple_of(2)
                    && self.distance(side, fouler, space) == Some(roll)
                {
                    each(fouler, victim)?;
                }
            }
        }
        nobody
    }
}
