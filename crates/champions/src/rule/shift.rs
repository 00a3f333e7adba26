//! Forced shifts (C20-shift-1 to 4): where a player goes whom a rule moves without asking.

use gaffer_core::Side;

use crate::position::Open;
use crate::space::{Direction, Space};
use crate::squad::Shirt;

impl Open {
    /// Where a shift along a column ends (C20-shift-1, 2, 3). With `stops_at_ball` a player whose next space
    /// is the ball's stays there (C20-offside-7).
    pub(crate) fn shift_along(
        &self,
        side: Side,
        shirt: Shirt,
        ahead: Direction,
        stops_at_ball: bool,
        done: impl Fn(Space) -> bool,
    ) -> Space {
        let Some(start) = self.teams[side].space(shirt) else {
            return Space::new(0, 0);
        };
        let free = self.free();
        let standable = self.standable(side, shirt) & free;
        let mut at = start;
        let mut sideways: Option<Direction> = None;
        while !done(at) {
            let next = at.step(ahead);
            if stops_at_ball && next.is_some() && next == self.ball {
                return at;
            }
            if let Some(next) = next.filter(|next| standable.has(*next)) {
                at = next;
                sideways = None;
                continue;
            }
            let middle = at.towards_middle();
            let directions = match sideways {
                Some(direction) => [Some(direction), None],
                // On the endline towards the goal only, never onto a goal space (C20-shift-3).
                None if at.is_on_endline() => [Some(middle), None],
                None => [Some(middle), Some(middle.opposite())],
            };
            let step = directions.into_iter().flatten().find_map(|direction| {
                let next = at.step(direction)?;
                let possible = if at.is_on_endline() {
                    free.has(next) && next.goal_of().is_none()
                } else {
                    standable.has(next)
                };
                possible.then_some((direction, next))
            });
            match step {
                Some((direction, next)) => {
                    at = next;
                    sideways = Some(direction);
                }
                None => {
                    return self
                        .nearest_free(side, shirt, start, &done)
                        .unwrap_or(start);
                }
            }
        }
        at
    }

    /// The nearest free space of the field that fulfils a condition (C20-shift-4).
    pub(crate) fn nearest_free(
        &self,
        side: Side,
        shirt: Shirt,
        start: Space,
        fulfils: impl Fn(Space) -> bool,
    ) -> Option<Space> {
        let spaces = self.free() & self.standable(side, shirt) & crate::SpaceSet::FIELD;
        spaces
            .iter()
            .filter(|space| fulfils(*space))
            .min_by_key(|space| {
                // Further to the own left: lower columns for home, higher ones for away (C20-def-8).
                let left = match side {
                    Side::Home => space.column(),
                    Side::Away => crate::space::COLUMNS - space.column(),
                };
                (
                    space.distance(start),
                    space.row_from(side),
                    space.from_middle(),
                    left,
                )
            })
    }
}
