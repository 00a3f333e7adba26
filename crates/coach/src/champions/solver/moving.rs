//! The ball on its way, played or running on: who may intercept it, and where it stops.

use gaffer_champions::rule::leg::LegEnd;
use gaffer_champions::{Direction, FlightEnd, Open, Space, SpaceSet};
use gaffer_core::{BySide, Side};

use super::flight::Flight;
use super::places::{Places, Stop};
use super::search::Finish;
use super::shots::Shot;

/// A ball that somebody may still intercept.
#[derive(Clone, Copy, Debug)]
pub(super) struct Moving {
    /// The passed spaces that have not been handled yet.
    spaces: Flight,
    /// The players who have had no space yet (C20-intercept-3, 5).
    may: BySide<SpaceSet>,
    /// The way since the last touch: the save-spots (C20-save-1).
    pub(super) path: Flight,
    pub(super) stop: Stop,
}

/// A space at which players of a side may try, by where they stand.
#[derive(Clone, Copy, Debug)]
pub(super) struct Chosen {
    pub(super) side: Side,
    pub(super) space: Space,
    pub(super) rem: u8,
    pub(super) players: SpaceSet,
}

impl Moving {
    /// A played flight: the opponents may try (C20-intercept-2).
    fn played(places: &Places, by: Side, spaces: Flight, path: Flight, stop: Stop) -> Self {
        let mut may = places.outfield;
        may[by] = SpaceSet::EMPTY;
        Self {
            spaces,
            may,
            path,
            stop,
        }
    }

    /// A shot of a side.
    pub(super) fn shot(places: &Places, by: Side, shot: &Shot) -> Self {
        let path = shot.path();
        let goal = path.last().unwrap_or(shot.from);
        let stop = Stop::Goal(goal, shot.strength - shot.leg.len());
        Self::played(places, by, shot.spaces, path, stop)
    }

    /// The flight that a search has found.
    pub(super) fn from_finish(finish: &Finish<'_>) -> Self {
        let (places, side) = (&finish.board.places, finish.board.side);
        if let Some(shot) = finish.shot() {
            return Self::shot(places, side, &shot);
        }
        let stop = match finish.end {
            LegEnd::Out(_) => Stop::Out,
            end => Stop::Rest(end.space()),
        };
        Self::played(places, side, finish.spaces(), Flight::default(), stop)
    }

    /// The flight of a position in which somebody may intercept or save.
    pub(super) fn in_position(open: &Open, places: &Places) -> Option<Self> {
        let play = open.play()?;
        let stop = match play.end? {
            FlightEnd::Rest(space) => Stop::Rest(space),
            FlightEnd::Out(_) => Stop::Out,
            FlightEnd::Goal(space, speed) => Stop::Goal(space, speed),
            FlightEnd::Hit(player, rem) => {
                Stop::Hit(open.team(player.side).space(player.shirt)?, rem)
            }
        };
        let [spaces, path] =
            [play.flight, play.path].map(|trail| Flight::from_passed(trail.as_slice()));
        Some(Self::played(places, play.side, spaces, path, stop))
    }

    /// A run from the space of the player who caused it: both sides may try but for him (C20-intercept-10).
    pub(super) fn run(
        places: &Places,
        from: Space,
        direction: Direction,
        strength: u8,
        field: SpaceSet,
    ) -> Self {
        let mut path = Flight::default();
        let stop = places.run(&mut path, from, direction, strength, field);
        Self {
            spaces: path,
            may: BySide::with(|side| places.outfield[side].without(from)),
            path,
            stop,
        }
    }

    /// The next space at which somebody may try; a space that both sides could reach is closed
    /// (C20-intercept-11).
    pub(super) fn next_try(&mut self) -> Option<Chosen> {
        while let Some((space, rem)) = self.spaces.pop() {
            if !space.is_in_field() || self.stop == Stop::Rest(space) {
                continue;
            }
            let beside = SpaceSet::single(space).neighbours();
            let near = BySide::with(|side| self.may[side] & beside);
            let side = match (near.home.is_empty(), near.away.is_empty()) {
                (false, true) => Side::Home,
                (true, false) => Side::Away,
                _ => continue,
            };
            self.may[side] = self.may[side].minus(near[side]);
            return Some(Chosen {
                side,
                space,
                rem,
                players: near[side],
            });
        }
        None
    }

    /// Whether a side may still try somewhere.
    pub(super) fn is_open_to(mut self, side: Side) -> bool {
        std::iter::from_fn(|| self.next_try()).any(|next| next.side == side)
    }

    /// The ball after a player has left his space and tried in vain: if the run would have hit him, it goes on
    /// over that space (C20-intercept-9, C20-D101).
    #[must_use]
    pub(super) fn past(mut self, places: &Places, left: Space, field: SpaceSet) -> Self {
        let last = self.path.last();
        if let (Stop::Hit(hit, rem), Some(last)) = (self.stop, last)
            && hit == left
            && let Some(direction) = last.direction_to(left)
        {
            let mut more = Flight::default();
            self.stop = places.run(&mut more, last, direction, rem + 1, field);
            self.path = self.path.over(more.iter());
            self.spaces = self.spaces.over(more.iter());
        }
        self
    }
}
