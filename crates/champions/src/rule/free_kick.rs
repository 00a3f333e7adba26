//! Where the players of a free kick are put (C20-free-1 to 13).

use gaffer_core::Side;

use crate::position::Open;
use crate::readings::FoulerBlocked;
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
                .map_or(SpaceSet::EMPTY, SpaceSet::single)
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
            .map_or(SpaceSet::EMPTY, SpaceSet::single)
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
            return SpaceSet::single(target);
        }
        if self.options.readings.fouler_blocked() == FoulerBlocked::Sideways {
            let spaces = spaces_by_steps(ball, target, free);
            if !spaces.is_empty() {
                return spaces;
            }
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
            .map_or(SpaceSet::EMPTY, SpaceSet::single)
    }
}

/// Where the fouler comes who goes two spaces from the ball and is moved a space to either side each time he is
/// blocked (C20-D72): outside the ring, and none where he cannot get there.
fn spaces_by_steps(ball: Space, target: Space, free: SpaceSet) -> SpaceSet {
    let (across, up) = (
        (target.column() as i8 - ball.column() as i8).signum(),
        (target.row() as i8 - ball.row() as i8).signum(),
    );
    let by = |space: Space, (across, up): (i8, i8)| {
        Space::at(space.column() as i8 + across, space.row() as i8 + up)
    };
    let mut at = SpaceSet::single(ball);
    for _ in 0..2 {
        let mut reached = SpaceSet::EMPTY;
        for from in at.iter() {
            if let Some(next) = by(from, (across, up)).filter(|next| free.has(*next)) {
                reached.insert(next);
                continue;
            }
            // To either side, again and again, until there is room ahead.
            for side in [(up, -across), (-up, across)] {
                let mut beside = by(from, side);
                while let Some(space) = beside {
                    let ahead = by(space, (across, up)).filter(|next| free.has(*next));
                    if let Some(next) = ahead.filter(|_| free.has(space)) {
                        reached.insert(next);
                        break;
                    }
                    beside = by(space, side);
                }
            }
        }
        at = reached;
    }
    at.minus(SpaceSet::around(ball))
}
