//! Places: who stands where, as far as the ball cares.

use gaffer_champions::{Direction, Open, Space, SpaceSet};
use gaffer_core::{BySide, Side};

use super::flight::Flight;

/// The spaces of both sides' players; who is who does not matter to a ball on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Places {
    pub(super) outfield: BySide<SpaceSet>,
    pub(super) goalies: BySide<Option<Space>>,
}

/// Where a ball stops that nobody intercepts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stop {
    Rest(Space),
    Out,
    /// In a goal, with so many steps left.
    Goal(Space, u8),
    /// At a player whom a run meets, with so many steps left.
    Hit(Space, u8),
}

impl Places {
    pub(super) fn from_open(open: &Open) -> Self {
        let team = |side| open.team(side);
        Self {
            outfield: BySide::with(|side| team(side).outfield_spaces()),
            goalies: BySide::with(|side| team(side).space(team(side).goalie())),
        }
    }

    pub(super) fn of_side(&self, side: Side) -> SpaceSet {
        match self.goalies[side] {
            Some(goalie) => self.outfield[side].with(goalie),
            None => self.outfield[side],
        }
    }

    pub(super) fn occupied(&self) -> SpaceSet {
        self.of_side(Side::Home) | self.of_side(Side::Away)
    }

    /// The places after a player of a side went from a space to another.
    #[must_use]
    pub(super) fn with_move(mut self, side: Side, from: Space, to: Space) -> Self {
        if self.goalies[side] == Some(from) {
            self.goalies[side] = Some(to);
        } else {
            self.outfield[side] = self.outfield[side].without(from).with(to);
        }
        self
    }

    /// The spaces that a side's goalie reaches with one, two and three steps, the ball being no obstacle
    /// (C20-save-2).
    pub(super) fn dives(&self, side: Side) -> [SpaceSet; 3] {
        let free = !(self.occupied() | SpaceSet::goal(!side));
        let mut layer = self.goalies[side].map_or(SpaceSet::EMPTY, SpaceSet::single);
        let mut seen = layer;
        [(); 3].map(|()| {
            layer = (layer.neighbours() & free).minus(seen);
            seen |= layer;
            layer & (SpaceSet::FIELD | SpaceSet::goal(side))
        })
    }

    /// Lets the ball run straight on from a space, adds what it passes to a path and says where it stops
    /// (C20-intercept-9, C20-rebound-4).
    pub(super) fn run(
        &self,
        path: &mut Flight,
        from: Space,
        direction: Direction,
        strength: u8,
        field: SpaceSet,
    ) -> Stop {
        let occupied = self.occupied();
        let mut at = from;
        for rem in (0..strength).rev() {
            let Some(next) = at.step(direction) else {
                break;
            };
            let is_goal = next.goal_of().is_some();
            if !field.has(next) && !is_goal {
                return Stop::Out;
            }
            if occupied.has(next) {
                return Stop::Hit(next, rem);
            }
            path.push(next, rem);
            at = next;
            if is_goal {
                return Stop::Goal(next, rem);
            }
        }
        if SpaceSet::FIELD.has(at) || at.goal_of().is_some() {
            Stop::Rest(at)
        } else {
            Stop::Out // C20-D50
        }
    }
}
