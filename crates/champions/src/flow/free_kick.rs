//! The placements of a free kick, in their order: ball, taker, fouler or wall, ring (C20-free-13).

use gaffer_core::{Log, Side};

use crate::event::{Event, ShiftReason};
use crate::position::Open;
use crate::space::Space;
use crate::space_set::SpaceSet;
use crate::squad::Shirt;
use crate::step::Step;
use crate::team::Place;

impl Open {
    /// Who takes the two places: those of the foul, or others where they cannot (C20-free-4, 9).
    pub(super) fn begin_free_kick(&mut self) {
        let dead = *self.dead_mut();
        // A goalie stays in his goal, also one who was replaced by another meanwhile.
        let taker = dead
            .victim
            .filter(|shirt| self.teams[dead.side].outfielders().has(*shirt));
        let wall = dead
            .fouler
            .filter(|shirt| self.teams[!dead.side].outfielders().has(*shirt));
        self.dead_mut().taker = taker;
        self.dead_mut().wall = wall;
        self.step = match taker {
            // After a hand ball both are chosen first, away's before home's (C20-free-12).
            None if dead.hand_ball && dead.side == Side::Home => Step::FreeWall,
            None => Step::FreeTaker,
            Some(_) => self.lift_free_kick_taker(),
        };
    }

    pub(super) fn choose_free_kick_taker(&mut self, shirt: Shirt) {
        let dead = self.dead_mut();
        dead.taker = Some(shirt);
        let asks_wall = dead.hand_ball && dead.wall.is_none();
        self.step = if asks_wall {
            Step::FreeWall
        } else {
            self.lift_free_kick_taker()
        };
    }

    pub(super) fn choose_free_kick_wall(&mut self, shirt: Shirt) {
        let dead = self.dead_mut();
        dead.wall = Some(shirt);
        let hand_ball = dead.hand_ball;
        let asks_taker = dead.taker.is_none();
        self.step = if asks_taker {
            Step::FreeTaker
        } else if hand_ball {
            self.lift_free_kick_taker()
        } else {
            self.lift_free_kick_wall()
        };
    }

    /// The taker leaves his space and is placed; the ball lies on the place of the foul.
    fn lift_free_kick_taker(&mut self) -> Step {
        let dead = *self.dead_mut();
        if let Some(taker) = dead.taker {
            self.teams[dead.side].put(taker, Place::Lifted);
        }
        Step::FreeTakerPlace
    }

    fn lift_free_kick_wall(&mut self) -> Step {
        let dead = *self.dead_mut();
        if let Some(wall) = dead.wall {
            self.teams[!dead.side].put(wall, Place::Lifted);
        }
        Step::FreeWallPlace
    }

    /// Of several spaces those that make no chain of more than nine (C20-killjoy-5), if there are such.
    fn without_chains(&self, side: Side, shirt: Shirt, spaces: SpaceSet) -> SpaceSet {
        if spaces.len() < 2 {
            return spaces;
        }
        let bound = spaces.minus(self.chain_ends(side, shirt, spaces));
        if bound.is_empty() { spaces } else { bound }
    }

    pub(crate) fn free_kick_taker_places(&self) -> SpaceSet {
        match self.dead {
            Some(dead) => dead.taker.map_or(SpaceSet::EMPTY, |shirt| {
                let spaces = self.free_kick_taker_spaces(dead.side, shirt, dead.spot);
                self.without_chains(dead.side, shirt, spaces)
            }),
            None => SpaceSet::EMPTY,
        }
    }

    pub(crate) fn free_kick_wall_places(&self) -> SpaceSet {
        match self.dead {
            Some(dead) => dead.wall.map_or(SpaceSet::EMPTY, |shirt| {
                let spaces = self.free_kick_wall_spaces(!dead.side, shirt, dead.spot);
                self.without_chains(!dead.side, shirt, spaces)
            }),
            None => SpaceSet::EMPTY,
        }
    }

    pub(super) fn place_free_kick_taker(&mut self, at: Space, log: &mut impl Log<Event>) {
        let dead = *self.dead_mut();
        let side = dead.side;
        if let Some(shirt) = dead.taker {
            self.put(side, shirt, at);
            log.note(|| Event::Put { side, shirt, at });
        }
        self.step = match dead.wall {
            None => Step::FreeWall,
            Some(_) => self.lift_free_kick_wall(),
        };
    }

    pub(super) fn place_free_kick_wall(&mut self, at: Space, log: &mut impl Log<Event>) {
        let dead = *self.dead_mut();
        let side = !dead.side;
        if let Some(shirt) = dead.wall {
            self.put(side, shirt, at);
            log.note(|| Event::Put { side, shirt, at });
        }
        self.clear_ring(side, dead.spot, dead.wall, log);
        self.step = Step::RestartRoll;
    }

    /// The fouler's teammates leave the eight spaces around the ball (C20-free-10).
    fn clear_ring(
        &mut self,
        side: Side,
        ball: Space,
        wall: Option<Shirt>,
        log: &mut impl Log<Event>,
    ) {
        let ring = SpaceSet::around(ball);
        for shirt in self.teams[side].on_pitch().iter() {
            if wall == Some(shirt) {
                continue;
            }
            if let Some(at) = self.teams[side].space(shirt)
                && ring.has(at)
                && let Some(to) = self.nearest_free(side, shirt, at, |space| !ring.has(space))
            {
                self.shift(side, shirt, to, ShiftReason::Ring, log);
            }
        }
    }
}
