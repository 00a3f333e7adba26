//! Aims: the legs between teammates and into the goal, all that a search for shots wants.

use gaffer_champions::rule::leg::MOST_TOUCHES;
use gaffer_champions::{Direction, Leg, Shirt, Space, SpaceSet};

use super::board::{PlayBoard, SPACES};
use super::flight::Flight;
use super::search::Keys;
use super::shots::{Ranked, Shot};

/// A leg to a teammate or into the goal.
#[derive(Clone, Copy, Debug)]
struct Aim {
    from: Space,
    leg: Leg,
    /// Who receives it; nobody in the goal.
    mate: Option<Shirt>,
    /// The passed spaces at which an opponent may intercept, with the steps made instead of those left.
    risks: Flight,
}

/// A player on the ball, and what happened before.
#[derive(Clone, Copy)]
struct Pass {
    shirt: Shirt,
    strength: u8,
    /// Everybody who has touched the ball, a bit for each shirt.
    touched: u32,
    /// The passed spaces at which an opponent may intercept who has had no earlier one (C20-intercept-3).
    flight: Flight,
    /// The opponents who have had one.
    used: u16,
}

/// The aims of all players of a board.
#[derive(Clone, Debug)]
pub(super) struct Aims {
    legs: Vec<Aim>,
    /// Where the aims of each player begin and end, by his shirt.
    spans: [(u16, u16); SHIRTS],
    /// The strength from which each player may bring about a shot, by his shirt: a bound, which lets the ball
    /// come to a player twice.
    needs: [u8; SHIRTS],
    /// The opponents next to each space, a bit for each of them.
    near: [u16; SPACES],
}

const SHIRTS: usize = 21;
/// More than any strength.
const NEVER: u8 = Leg::LONGEST + 1;

impl Aims {
    pub(super) fn new(board: &PlayBoard) -> Self {
        let field = board.terms.field;
        let closed = !field.minus(board.own | board.opponents);
        let goal = SpaceSet::goal(!board.side) & !(board.own | board.opponents);
        let mates = board.own & (field | SpaceSet::goal(board.side));
        let mut sight = [[0; 8]; SPACES];
        for space in (board.own | goal).iter() {
            sight[space.index()] = sight_from(space, closed);
        }
        let mut all = Self {
            legs: Vec::with_capacity(64),
            spans: [(0, 0); SHIRTS],
            needs: [NEVER; SHIRTS],
            near: near(board.places.outfield[!board.side]),
        };
        for from in board.own.iter() {
            let Some(shirt) = board.shirt_at(from) else {
                continue;
            };
            let mut targets = (goal | mates.minus(board.offside_from(from))).without(from);
            if !from.is_in_field() {
                // The first step goes into the field.
                targets = targets.minus(SpaceSet::single(from).ring().minus(field));
            }
            let start = all.legs.len() as u16;
            for to in targets.iter() {
                let mate = board.shirt_at(to);
                let (here, there) = (sight[from.index()], sight[to.index()]);
                each_way(from, to, here, there, |leg| {
                    let risks = all.risks(from, leg);
                    all.legs.push(Aim {
                        from,
                        leg,
                        mate,
                        risks,
                    });
                });
            }
            all.spans[shirt.number() as usize] = (start, all.legs.len() as u16);
        }
        all.find_needs();
        all
    }

    /// The passed spaces of a leg at which an opponent may intercept, with the steps made.
    fn risks(&self, from: Space, leg: Leg) -> Flight {
        let passed = leg.spaces(from).zip(1..leg.len());
        Flight::default().over(passed.filter(|(at, _)| self.near[at.index()] != 0))
    }

    fn find_needs(&mut self) {
        let mut changed = true;
        while changed {
            changed = false;
            for shirt in 0..SHIRTS {
                let (start, end) = self.spans[shirt];
                for aim in &self.legs[start as usize..end as usize] {
                    // The receiver plays on with the steps left and one more (C20-kick-6).
                    let need = match aim.mate {
                        Some(mate) => aim.leg.len() - 1 + self.needs[mate.number() as usize],
                        None => aim.leg.len(),
                    };
                    if need < self.needs[shirt] {
                        self.needs[shirt] = need;
                        changed = true;
                    }
                }
            }
        }
    }

    /// The flight after a leg with its risks, and who has had a space on it.
    fn flight_over(&self, pass: &Pass, risks: Flight) -> (Flight, u16) {
        let (mut flight, mut used) = (pass.flight, pass.used);
        for (space, steps) in risks.iter() {
            let near = self.near[space.index()];
            if near & !used != 0 {
                flight.push(space, pass.strength - steps);
                used |= near;
            }
        }
        (flight, used)
    }

    /// The strength from which a player may bring about a shot.
    pub(super) fn need(&self, shirt: Shirt) -> u8 {
        self.needs[shirt.number() as usize]
    }
}

impl PlayBoard {
    /// The shots of a player whom a run has hit, over any number of teammates (C20-kick-9, 11).
    pub(super) fn shots(&self, shirt: Shirt, strength: u8, seen: &mut Keys) -> Ranked<()> {
        let mut found = Ranked::new();
        seen.clear();
        let aims = self.aims();
        let mut passes = vec![Pass {
            shirt,
            strength,
            touched: 1 << shirt.number(),
            flight: Flight::default(),
            used: 0,
        }];
        while let Some(pass) = passes.pop() {
            let may_pass = pass.touched.count_ones() < MOST_TOUCHES;
            let (start, end) = aims.spans[pass.shirt.number() as usize];
            for index in start..end {
                let aim = &aims.legs[index as usize];
                let Some(rem) = pass.strength.checked_sub(aim.leg.len()) else {
                    continue;
                };
                match aim.mate {
                    None => {
                        let (flight, _) = aims.flight_over(&pass, aim.risks);
                        if seen.insert(key(flight, index as u128, pass.strength, 0)) {
                            let shot = Shot {
                                spaces: flight,
                                from: aim.from,
                                leg: aim.leg,
                                strength: pass.strength,
                            };
                            found.add(self, shot, ());
                        }
                    }
                    Some(mate)
                        if may_pass
                            && pass.touched >> mate.number() & 1 == 0
                            && rem + 1 >= aims.need(mate) =>
                    {
                        let (flight, used) = aims.flight_over(&pass, aim.risks);
                        let touched = pass.touched | 1 << mate.number();
                        let at = mate.number() as u128;
                        if seen.insert(key(flight, at, rem + 1, touched)) {
                            passes.push(Pass {
                                shirt: mate,
                                strength: rem + 1,
                                touched,
                                flight,
                                used,
                            });
                        }
                    }
                    Some(_) => {}
                }
            }
        }
        found.sort();
        found
    }
}

/// What tells passes apart, or shots.
fn key(flight: Flight, what: u128, strength: u8, touched: u32) -> u128 {
    flight.bits() | (what | (strength as u128) << 9 | (touched as u128) << 12) << Flight::BITS
}

/// The opponents next to each space, a bit for each of them.
fn near(opponents: SpaceSet) -> [u16; SPACES] {
    let mut near = [0; SPACES];
    for (index, opponent) in opponents.iter().enumerate() {
        for space in (SpaceSet::single(opponent).neighbours() & SpaceSet::FIELD).iter() {
            near[space.index()] |= 1 << index;
        }
    }
    near
}

/// For each space and direction the spaces that lie there.
static RAYS: [[SpaceSet; 8]; SPACES] = {
    let mut rays = [[SpaceSet::EMPTY; 8]; SPACES];
    let mut index = 0;
    while index < SPACES {
        let mut turn = 0;
        while turn < 8 {
            let mut at = Space::from_index(index);
            while let Some(next) = at.step(Direction::ALL[turn]) {
                rays[index][turn].insert(next);
                at = next;
            }
            turn += 1;
        }
        index += 1;
    }
    rays
};

/// How many spaces that are not closed there are in each direction from a space.
fn sight_from(space: Space, closed: SpaceSet) -> [u8; 8] {
    let rays = &RAYS[space.index()];
    Direction::ALL.map(|direction| {
        let ahead = rays[direction as usize] & closed;
        let (across, up) = direction.vector();
        let stop = if up > 0 || up == 0 && across > 0 {
            ahead.first()
        } else {
            ahead.last()
        };
        stop.map_or(0, |stop| steps_between(space, stop) - 1)
    })
}

/// The steps from a space to another, straight or diagonal.
fn steps_between(from: Space, to: Space) -> u8 {
    let columns = from.column().abs_diff(to.column());
    columns.max(from.row().abs_diff(to.row()))
}

/// The ways from a space to another over empty spaces, at most two, given how far one sees from either.
fn each_way(from: Space, to: Space, here: [u8; 8], there: [u8; 8], mut each: impl FnMut(Leg)) {
    let across = to.column() as i8 - from.column() as i8;
    let up = to.row() as i8 - from.row() as i8;
    let (columns, rows) = (across.unsigned_abs(), up.unsigned_abs());
    let (diagonal, straight) = (columns.min(rows), columns.abs_diff(rows));
    if columns.max(rows) > Leg::LONGEST {
        return;
    }
    let slanting = direction(across, up);
    if diagonal == 0 || straight == 0 {
        if here[slanting as usize] + 1 >= diagonal + straight {
            each(Leg::straight(slanting, diagonal + straight));
        }
        return;
    }
    let along = if columns > rows {
        direction(across, 0)
    } else {
        direction(0, up)
    };
    let mut curved = |first: Direction, before: u8, second: Direction, after: u8| {
        let back = second.opposite();
        if here[first as usize] >= before && there[back as usize] + 1 >= after {
            each(Leg::curved(first, before, second, after));
        }
    };
    curved(along, straight, slanting, diagonal);
    curved(slanting, diagonal, along, straight);
}

/// The direction of so many columns and rows.
fn direction(across: i8, up: i8) -> Direction {
    const TOWARDS: [[Direction; 3]; 3] = [
        [Direction::SW, Direction::W, Direction::NW],
        [Direction::S, Direction::N, Direction::N],
        [Direction::SE, Direction::E, Direction::NE],
    ];
    TOWARDS[(across.signum() + 1) as usize][(up.signum() + 1) as usize]
}
