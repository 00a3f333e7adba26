//! Walking and walking distance (C20-def-5, C20-turn-A1 to A12).

use gaffer_core::Side;

use crate::position::Open;
use crate::space::Space;
use crate::space_set::SpaceSet;
use crate::squad::Shirt;

/// What a player can do with a roll on his feet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Walks {
    /// Where a walk of exactly the roll may end, before the anti-killjoy rules.
    pub ends: SpaceSet,
    /// The numbers of steps with which he reaches the ball, as bits.
    pub reaches: u8,
}

impl Open {
    /// The spaces a player may walk over (C20-turn-A3 to A5): no player, no ball, no goal but his own.
    #[inline]
    pub(crate) fn walkable(&self, side: Side, shirt: Shirt) -> SpaceSet {
        let mut walkable = self.free().minus(SpaceSet::GOALS);
        if shirt == self.teams[side].goalie {
            walkable |= SpaceSet::goal(side) & self.free();
        }
        match self.teams[side].space(shirt) {
            // His own start counts as empty (C20-turn-A8).
            Some(start) if self.ball != Some(start) => walkable.with(start),
            _ => walkable,
        }
    }

    /// The spaces a player may stand on (C20-def-7).
    #[inline]
    pub(crate) fn standable(&self, side: Side, shirt: Shirt) -> SpaceSet {
        if shirt == self.teams[side].goalie {
            SpaceSet::FIELD | SpaceSet::goal(side)
        } else {
            SpaceSet::FIELD
        }
    }

    /// The ball's space where it lies open or under this player, for the others to reach it.
    #[inline]
    fn reachable_ball(&self, start: Space) -> Option<Space> {
        self.ball
            .filter(|ball| *ball == start || !self.occupied().has(*ball))
    }

    /// Whether it is the goalie who starts here, with the ball under him in his goal: he does not leave it there
    /// (C20-D122).
    #[inline]
    pub(crate) fn keeps_ball_in_goal(&self, start: Space) -> bool {
        self.ball == Some(start) && start.goal_of().is_some()
    }

    /// Where a player can walk with a roll of one or more, and how he can reach the ball (C20-turn-A8).
    pub fn walks(&self, side: Side, shirt: Shirt, roll: u8) -> Walks {
        let Some(start) = self.teams[side].space(shirt) else {
            return Walks {
                ends: SpaceSet::EMPTY,
                reaches: 0,
            };
        };
        let walkable = self.walkable(side, shirt);
        let mut ball = SpaceSet::EMPTY;
        let mut reaches = 0;
        if let Some(open) = self.reachable_ball(start) {
            ball.insert(open);
            reaches = u8::from(open == start);
        }
        let mut next = SpaceSet::beside(start);
        for steps in 1..roll {
            reaches |= u8::from(next.meets(ball)) << steps;
            next = (next & walkable).neighbours();
        }
        reaches |= u8::from(next.meets(ball)) << roll;
        if self.keeps_ball_in_goal(start) {
            next = SpaceSet::EMPTY;
        }
        Walks {
            ends: next & walkable & self.standable(side, shirt),
            reaches,
        }
    }

    /// The ends of a player's walks over spaces of the field alone.
    pub(crate) fn walks_over_field(&self, side: Side, shirt: Shirt, roll: u8) -> SpaceSet {
        let Some(start) = self.teams[side].space(shirt) else {
            return SpaceSet::EMPTY;
        };
        if self.keeps_ball_in_goal(start) {
            return SpaceSet::EMPTY;
        }
        let field = self.walkable(side, shirt) & SpaceSet::FIELD;
        let mut next = SpaceSet::beside(start);
        for _ in 1..roll {
            next = (next & field).neighbours();
        }
        next & field & self.standable(side, shirt)
    }

    /// The walking distance of a player to the ball, `None` where there is no way (C20-def-5).
    pub fn distance_to_ball(&self, side: Side, shirt: Shirt) -> Option<u8> {
        let start = self.teams[side].space(shirt)?;
        let ball = self.reachable_ball(start)?;
        self.distance(side, shirt, ball)
    }

    /// The walking distance of a player to a space, which may hold the ball or an opponent.
    pub fn distance(&self, side: Side, shirt: Shirt, to: Space) -> Option<u8> {
        let start = self.teams[side].space(shirt)?;
        spread(start, to, self.walkable(side, shirt))
    }

    /// The distance of a goalie to a save-spot, the ball being no obstacle (C20-save-2).
    pub(crate) fn dive(&self, side: Side, spot: Space) -> Option<u8> {
        let goalie = self.teams[side].goalie;
        let start = self.teams[side].space(goalie)?;
        let mut walkable = self.walkable(side, goalie);
        if let Some(ball) = self.ball
            && !self.occupied().has(ball)
        {
            walkable.insert(ball);
        }
        spread(start, spot, walkable)
    }

    /// For each distance from a space, the spaces from which an outfielder needs so many steps; the last
    /// step may enter the space whatever is on it.
    pub(crate) fn outfield_layers(&self, to: Space) -> Layers {
        Layers {
            next: SpaceSet::beside(to),
            seen: SpaceSet::single(to),
            walkable: self.free().minus(SpaceSet::GOALS),
        }
    }
}

/// The steps from a space to another over walkable spaces.
fn spread(from: Space, to: Space, walkable: SpaceSet) -> Option<u8> {
    if from == to {
        return Some(0);
    }
    let beside = SpaceSet::beside(to);
    let mut seen = SpaceSet::single(from);
    let mut layer = seen;
    let mut steps = 1;
    loop {
        if layer.meets(beside) {
            return Some(steps);
        }
        layer = (layer.neighbours() & walkable).minus(seen);
        if layer.is_empty() {
            return None;
        }
        seen |= layer;
        steps += 1;
    }
}

/// The spaces one step further away each time; players are found on them and stop the way.
#[derive(Clone, Debug)]
pub(crate) struct Layers {
    next: SpaceSet,
    seen: SpaceSet,
    walkable: SpaceSet,
}

impl Iterator for Layers {
    type Item = SpaceSet;

    #[inline]
    fn next(&mut self) -> Option<SpaceSet> {
        if self.next.is_empty() {
            return None;
        }
        let layer = self.next;
        self.seen |= layer;
        self.next = (layer & self.walkable).neighbours().minus(self.seen);
        Some(layer)
    }
}
