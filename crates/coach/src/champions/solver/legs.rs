//! The legs from a touch (C20-kick-3 to 17), for any touch on a board.

use gaffer_champions::rule::leg::LegEnd;
use gaffer_champions::{Direction, Leg, Space, SpaceSet};

use super::board::PlayBoard;
use super::touch::Touch;

/// What the ball meets on a space.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Meets {
    Nothing,
    Teammate,
    Goal,
    Out,
    Blocked,
}

struct Kick<'a> {
    board: &'a PlayBoard,
    from: Space,
    strength: u8,
    receivers: SpaceSet,
    only_shots: bool,
}

impl PlayBoard {
    /// Adds every legal leg from a touch with where it ends; nothing where the ball is stuck (C20-kick-17).
    pub(super) fn legs(&self, touch: &Touch, legs: &mut Vec<(Leg, LegEnd)>) {
        let start = legs.len();
        let mut kick = Kick {
            board: self,
            from: touch.at,
            strength: touch.strength,
            receivers: touch.receivers(self),
            only_shots: self.must_shoot(touch.is_by_taker),
        };
        kick.each(touch.strength, legs);
        if legs.len() == start && kick.only_shots {
            // No shot is possible: then any leg will do.
            kick.only_shots = false;
            kick.each(touch.strength, legs);
        }
        let mut length = touch.strength;
        while legs.len() == start && length > 1 {
            length -= 1;
            kick.each(length, legs);
        }
        // C20-killjoy-6 binds unless it leaves no leg (C20-killjoy-8).
        let allowed = |end: LegEnd| match end {
            LegEnd::Rest(space) => self.may_rest(space),
            _ => true,
        };
        if legs[start..].iter().any(|(_, end)| allowed(*end)) {
            let mut kept = start;
            for index in start..legs.len() {
                if allowed(legs[index].1) {
                    legs[kept] = legs[index];
                    kept += 1;
                }
            }
            legs.truncate(kept);
        }
    }
}

impl Kick<'_> {
    fn meets(&self, space: Space, first: bool) -> Meets {
        let own_or_free = |free| {
            if self.board.opponents.has(space) {
                Meets::Blocked
            } else if self.receivers.has(space) {
                Meets::Teammate
            } else if self.board.own.has(space) {
                Meets::Blocked
            } else {
                free
            }
        };
        if self.board.terms.field.has(space) {
            return own_or_free(Meets::Nothing);
        }
        if first && !self.from.is_in_field() {
            return Meets::Blocked;
        }
        match space.goal_of() {
            Some(owner) if owner == self.board.side => own_or_free(Meets::Blocked),
            Some(_) => own_or_free(Meets::Goal),
            None => Meets::Out,
        }
    }

    /// Runs from a space until something is met or the steps are made: the steps made and where they end.
    fn run(&self, from: Space, direction: Direction, first: bool, most: u8) -> (u8, Space, Meets) {
        let mut at = from;
        for step in 0..most {
            let Some(next) = at.step(direction) else {
                return (step, at, Meets::Blocked);
            };
            match self.meets(next, first && step == 0) {
                Meets::Nothing => at = next,
                Meets::Blocked => return (step, at, Meets::Blocked),
                other => return (step + 1, next, other),
            }
        }
        (most, at, Meets::Nothing)
    }

    fn add(&self, leg: Leg, space: Space, meets: Meets, legs: &mut Vec<(Leg, LegEnd)>) {
        let rem = self.strength - leg.len();
        let end = match meets {
            Meets::Blocked => return,
            // A ball that stays on an endline is out (C20-D50).
            Meets::Nothing if !SpaceSet::FIELD.has(space) => LegEnd::Out(space),
            Meets::Nothing => LegEnd::Rest(space),
            Meets::Teammate => LegEnd::Teammate(space, rem),
            Meets::Goal => LegEnd::Goal(space, rem),
            Meets::Out => LegEnd::Out(space),
        };
        if !self.only_shots || meets == Meets::Goal {
            legs.push((leg, end));
        }
    }

    /// Adds the legs of a length, or shorter ones that end early.
    fn each(&self, length: u8, legs: &mut Vec<(Leg, LegEnd)>) {
        for first in Direction::ALL {
            let (steps, end, meets) = self.run(self.from, first, true, length);
            self.add(Leg::straight(first, steps), end, meets, legs);
            // A curve begins on an empty space with steps left.
            let last = match meets {
                Meets::Blocked => steps,
                _ => steps - 1,
            };
            let mut at = self.from;
            for before in 1..=last {
                let Some(next) = at.step(first) else { break };
                at = next;
                for clockwise in [false, true] {
                    let second = first.turned(clockwise);
                    let (more, end, meets) = self.run(at, second, false, length - before);
                    if more > 0 {
                        self.add(Leg::curved(first, before, second, more), end, meets, legs);
                    }
                }
            }
        }
    }
}
