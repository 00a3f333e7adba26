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
    /// Who takes the two places, where somebody has to be chosen: away chooses first (C20-free-4, 9, 12).
    pub(super) fn begin_free_kick(&mut self, log: &mut impl Log<Event>) {
        let dead = *self.dead_mut();
        let goalie = |side: Side| self.teams[side].goalie;
        let taker = dead.victim.filter(|shirt| *shirt != goalie(dead.side));
        let wall = dead.fouler.filter(|shirt| *shirt != goalie(!dead.side));
        self.dead_mut().taker = taker;
        self.dead_mut().wall = wall;
        self.ask_for_free_kick_players(log);
    }

    fn ask_for_free_kick_players(&mut self, log: &mut impl Log<Event>) {
        let dead = *self.dead_mut();
        let mut asks = [
            (dead.side, dead.taker.is_none(), Step::FreeTaker),
            (!dead.side, dead.wall.is_none(), Step::FreeWall),
        ];
        asks.sort_by_key(|(side, ..)| *side == Side::Home);
        match asks.into_iter().find(|(_, open, _)| *open) {
            Some((_, _, step)) => self.step = step,
            None => self.lift_free_kick_players(log),
        }
    }

    pub(super) fn choose_free_kick_taker(&mut self, shirt: Shirt, log: &mut impl Log<Event>) {
        self.dead_mut().taker = Some(shirt);
        self.ask_for_free_kick_players(log);
    }

    pub(super) fn choose_free_kick_wall(&mut self, shirt: Shirt, log: &mut impl Log<Event>) {
        self.dead_mut().wall = Some(shirt);
        self.ask_for_free_kick_players(log);
    }

    /// The taker leaves his space and is placed; the ball lies on the place of the foul.
    fn lift_free_kick_players(&mut self, log: &mut impl Log<Event>) {
        let dead = *self.dead_mut();
        if let Some(taker) = dead.taker {
            self.teams[dead.side].put(taker, Place::Lifted);
        }
        let _ = log;
        self.step = Step::FreeTakerPlace;
    }

    pub(crate) fn free_kick_taker_places(&self) -> SpaceSet {
        match self.dead {
            Some(dead) => dead.taker.map_or(SpaceSet::EMPTY, |shirt| {
                self.free_kick_taker_spaces(dead.side, shirt, dead.spot)
            }),
            None => SpaceSet::EMPTY,
        }
    }

    pub(crate) fn free_kick_wall_places(&self) -> SpaceSet {
        match self.dead {
            Some(dead) => dead.wall.map_or(SpaceSet::EMPTY, |shirt| {
                self.free_kick_wall_spaces(!dead.side, shirt, dead.spot)
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
        if let Some(wall) = dead.wall {
            self.teams[!side].put(wall, Place::Lifted);
        }
        self.step = Step::FreeWallPlace;
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
        let ring = SpaceSet::of(ball).ring();
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
