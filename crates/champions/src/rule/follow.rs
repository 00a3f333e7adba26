//! Follow: moving to the passed ball (C20-turn-D1 to D9).

use std::ops::ControlFlow;

use gaffer_core::Side;

use crate::position::Open;
use crate::refusal::Why;
use crate::rule::killjoy::Limits;
use crate::space::Space;
use crate::space_set::SpaceSet;
use crate::squad::{Shirt, ShirtSet};
use crate::step::{FlightEnd, Play};

impl Open {
    /// The ball that may be followed.
    fn followed(&self) -> Option<(&Play, Space)> {
        let play = self.play.as_ref()?;
        match play.end {
            Some(FlightEnd::Rest(ball)) if play.follow => Some((play, ball)),
            _ => None,
        }
    }

    /// Every way to follow, in order of shirts and spaces.
    pub(crate) fn each_follow(
        &self,
        each: &mut impl FnMut(Shirt, Space) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let nobody = ControlFlow::Continue(());
        let Some((play, ball)) = self.followed() else {
            return nobody;
        };
        // Whoever follows ends nearer than the nearest teammate is: he is next after him at most.
        let Some(nearest) = self.nearest_distance(play.side, ball, ShirtSet::EMPTY) else {
            return nobody;
        };
        let team = &self.teams[play.side];
        let may = team.on_pitch().minus(play.touched.set());
        for shirt in may.iter() {
            if team
                .space(shirt)
                .is_none_or(|at| at.distance(ball) > nearest + 2)
            {
                continue;
            }
            let Some(distance) = self.distance_to_ball(play.side, shirt) else {
                continue;
            };
            if distance < 2 || distance > nearest + 2 {
                continue;
            }
            for end in self.follow_ends(play, ball, shirt, distance).iter() {
                if self.check_follow(shirt, end).is_ok() {
                    each(shirt, end)?;
                }
            }
        }
        nobody
    }

    /// The spaces that take a follower nearer by exactly as much as he must get.
    fn follow_ends(&self, play: &Play, ball: Space, shirt: Shirt, distance: u8) -> SpaceSet {
        let Some(start) = self.teams[play.side].space(shirt) else {
            return SpaceSet::EMPTY;
        };
        let walkable = self.walkable(play.side, shirt);
        let one = SpaceSet::beside(start) & walkable;
        let reached = if distance == 2 {
            one
        } else {
            one.neighbours() & walkable
        };
        let wanted = if distance == 2 { 1 } else { distance - 2 };
        let mut layer = SpaceSet::single(ball);
        let mut seen = layer;
        for _ in 0..wanted {
            layer = (layer.neighbours() & walkable).minus(seen);
            seen |= layer;
        }
        reached & layer & self.standable(play.side, shirt)
    }

    /// The walking distance to the ball of the nearest of a side's players, some left out.
    fn nearest_distance(&self, side: Side, ball: Space, without: ShirtSet) -> Option<u8> {
        if self.occupied().has(ball) {
            return None;
        }
        let team = &self.teams[side];
        let mut spaces = team.outfield_spaces();
        for shirt in without.iter() {
            if let Some(space) = team.space(shirt) {
                spaces.remove(space);
            }
        }
        let field = (1..)
            .zip(self.outfield_layers(ball))
            .find_map(|(steps, layer)| layer.meets(spaces).then_some(steps));
        let goalie = team.goalie;
        // He cannot be nearer than columns and rows say.
        let goalie_is_near = !without.has(goalie)
            && team
                .space(goalie)
                .is_some_and(|at| field.is_none_or(|steps| at.distance(ball) < steps));
        if goalie_is_near && let Some(distance) = self.distance_to_ball(side, goalie) {
            return Some(field.map_or(distance, |steps: u8| steps.min(distance)));
        }
        field
    }

    /// Why a player may not follow to a space.
    pub(crate) fn check_follow(&self, shirt: Shirt, end: Space) -> Result<(), Why> {
        let (play, ball) = self.followed().ok_or(Why::NotAsked)?;
        let side = play.side;
        let team = &self.teams[side];
        if team.space(shirt).is_none() {
            return Err(Why::NotOnPitch);
        }
        if play.touched.set().has(shirt) {
            return Err(Why::FollowerTouched);
        }
        if end == ball {
            return Err(Why::FollowOntoBall);
        }
        if self.barred_from_following(play, ball).has(shirt) {
            return Err(Why::FollowerOffside);
        }
        let distance = self
            .distance_to_ball(side, shirt)
            .filter(|distance| *distance >= 2)
            .ok_or(Why::FollowGain)?;
        if !self.follow_ends(play, ball, shirt, distance).has(end) {
            return Err(Why::FollowGain);
        }
        if let Some(breach) = self.breach(side, shirt, end, Limits::MOVE) {
            return Err(Why::Killjoy(breach));
        }
        let wanted = if distance == 2 { 1 } else { distance - 2 };
        let others = ShirtSet::single(shirt);
        let before = self.nearest_distance(side, ball, others);
        if before.is_none_or(|nearest| nearest > wanted) {
            // A way through the space he leaves is longer than his own; his new space only blocks.
            return Ok(());
        }
        let mut after = *self;
        after.put(side, shirt, end);
        match after.nearest_distance(side, ball, others) {
            Some(nearest) if nearest <= wanted => Err(Why::FollowNotNearest),
            _ => Ok(()),
        }
    }
}
