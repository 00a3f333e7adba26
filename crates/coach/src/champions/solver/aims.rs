//! The legs from a touch that reach a teammate or the goal: all that a search for shots wants.

use gaffer_champions::rule::leg::LegEnd;
use gaffer_champions::{Direction, Leg, Space, SpaceSet};

use super::board::Board;
use super::touch::Touch;

impl Board {
    /// Adds the legs from a touch to teammates who may receive them and into the goal (C20-kick-3 to 16).
    pub(super) fn aims(&self, touch: &Touch, legs: &mut Vec<(Leg, LegEnd)>) {
        let start = legs.len();
        let empty = SpaceSet::FIELD.minus(self.own | self.opponents);
        let goal = SpaceSet::goal(!self.side).minus(self.own | self.opponents);
        let mates = touch.receivers(self) & (SpaceSet::FIELD | SpaceSet::goal(self.side));
        // From outside the field the first step goes into it.
        let within = if touch.at.is_in_field() {
            SpaceSet::ALL
        } else {
            !SpaceSet::of(touch.at).ring() | SpaceSet::FIELD
        };
        for to in (goal & within).iter() {
            each_way(touch, to, empty, &mut |leg, rem| {
                legs.push((leg, LegEnd::Goal(to, rem)));
            });
        }
        if self.must_shoot(touch.is_by_taker()) && legs.len() > start {
            return;
        }
        for to in (mates & within).iter() {
            each_way(touch, to, empty, &mut |leg, rem| {
                legs.push((leg, LegEnd::Teammate(to, rem)));
            });
        }
    }
}

/// The ways to a space over empty ones, at most two, with the steps left there.
fn each_way(touch: &Touch, to: Space, empty: SpaceSet, each: &mut impl FnMut(Leg, u8)) {
    let across = to.column() as i8 - touch.at.column() as i8;
    let up = to.row() as i8 - touch.at.row() as i8;
    let (columns, rows) = (across.unsigned_abs(), up.unsigned_abs());
    let (diagonal, straight) = (columns.min(rows), columns.abs_diff(rows));
    let Some(rem) = touch.strength.checked_sub(diagonal + straight) else {
        return;
    };
    let slanting = direction(across.signum(), up.signum());
    let along = if columns > rows {
        direction(across.signum(), 0)
    } else {
        direction(0, up.signum())
    };
    let mut add = |leg: Leg| {
        if is_clear(touch.at, leg, empty) {
            each(leg, rem);
        }
    };
    match (diagonal, straight) {
        (0, 0) => {}
        (0, steps) => add(Leg::straight(along, steps)),
        (steps, 0) => add(Leg::straight(slanting, steps)),
        _ => {
            add(Leg::curved(along, straight, slanting, diagonal));
            add(Leg::curved(slanting, diagonal, along, straight));
        }
    }
}

/// Whether a leg passes empty spaces only before its end.
fn is_clear(from: Space, leg: Leg, empty: SpaceSet) -> bool {
    let mut at = from;
    (1..leg.len()).all(|step| {
        at.step(leg.direction(step - 1)).is_some_and(|next| {
            at = next;
            empty.has(next)
        })
    })
}

/// The direction with a column and a row step.
fn direction(across: i8, up: i8) -> Direction {
    match (across, up) {
        (0, 1) => Direction::N,
        (1, 1) => Direction::NE,
        (1, 0) => Direction::E,
        (1, -1) => Direction::SE,
        (0, -1) => Direction::S,
        (-1, -1) => Direction::SW,
        (-1, 0) => Direction::W,
        _ => Direction::NW,
    }
}
