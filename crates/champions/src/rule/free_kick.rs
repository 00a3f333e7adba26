//! Where the players of a free kick are put (C20-free-1 to 13).

use gaffer_core::Side;

use crate::position::Open;
use crate::space::{Direction, Space};
use crate::space_set::SpaceSet;
use crate::squad::Shirt;

impl Open {
    /// Where the player of the offended side may go: behind the ball, else beside it, else before it, else
    /// the nearest free space (C20-free-2, 3).
    pub(crate) fn free_kick_taker_spaces(&self, side: Side, shirt: Shirt, ball: Space) -> SpaceSet {
        let free = self.free() & SpaceSet::FIELD;
        let step = |direction: Direction| {
            ball.step(direction)
                .filter(|space| free.has(*space))
                .map_or(SpaceSet::EMPTY, SpaceSet::of)
        };
        let forward = Direction::forward(side);
        let behind = step(forward.opposite());
        if !behind.is_empty() {
            return behind;
        }
        let beside = step(Direction::W) | step(Direction::E);
        if !beside.is_empty() {
            return beside;
        }
        let before = step(forward);
        if !before.is_empty() {
            return before;
        }
        self.nearest_free(side, shirt, ball, |_| true)
            .map_or(SpaceSet::EMPTY, SpaceSet::of)
    }

    /// Where the fouler belongs, if nobody is there (C20-free-5 to 7).
    fn fouler_target(side: Side, ball: Space) -> Option<Space> {
        let back = Direction::forward(side).opposite();
        let row = ball.row_from(side);
        let wide = matches!(ball.column(), 1 | 2 | 9 | 10);
        let two = |direction: Direction| ball.step(direction)?.step(direction);
        match (row, wide) {
            // Towards the farther touchline.
            (1 | 2, true) => two(ball.towards_middle()),
            (3, true) => {
                let (across, _) = ball.towards_middle().vector();
                let (_, up) = back.vector();
                Space::at(ball.column() as i8 + 2 * across, ball.row() as i8 + 2 * up)
            }
            _ => two(back),
        }
        .filter(|space| space.is_in_field())
    }

    /// Where the player of the offending side may go (C20-free-5 to 8).
    pub(crate) fn free_kick_wall_spaces(&self, side: Side, shirt: Shirt, ball: Space) -> SpaceSet {
        let target = Self::fouler_target(side, ball).unwrap_or(ball);
        let free = self.free() & SpaceSet::FIELD;
        if free.has(target) {
            return SpaceSet::of(target);
        }
        let ring = SpaceSet::around(ball);
        let in_row = (free & SpaceSet::row(target.row())).minus(ring);
        let nearest = in_row.iter().map(|space| space.distance(target)).min();
        if let Some(nearest) = nearest {
            return in_row
                .iter()
                .filter(|space| space.distance(target) == nearest)
                .collect();
        }
        self.nearest_free(side, shirt, target, |space| !ring.has(space))
            .map_or(SpaceSet::EMPTY, SpaceSet::of)
    }
}
