//! Every way in which a player can play the ball: legs over teammates to a resting place or into the goal.

use gaffer_champions::{Direction, Leg, Space, SpaceSet};
use gaffer_core::Side;

use super::board::Board;
use super::evaluate::{left_by, save_quarters};

/// The most different players who touch the ball in a play (C20-kick-11).
const MOST_TOUCHES: usize = 6;
const SPACES: usize = 180;
const STRENGTHS: usize = 8;

/// The legs of a play, and what they lead to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Play {
    legs: [Option<Leg>; MOST_TOUCHES],
    /// Where the ball comes to rest, or the goal space it enters.
    pub end: Space,
    /// At how many spaces the opponents may try to intercept.
    pub attempts: u8,
    /// The chance of a goal, for a shot.
    pub goal: f64,
}

impl Play {
    /// The legs in order.
    pub(super) fn legs(&self) -> impl Iterator<Item = Leg> {
        self.legs.iter().flatten().copied()
    }
}

/// A player on the ball, as the beginning of a play.
#[derive(Clone, Copy, Debug)]
pub(super) struct OnBall {
    pub side: Side,
    pub strength: u8,
    /// The spaces of those who have touched the ball; his own is not among them.
    pub touched: SpaceSet,
    /// Whether he takes a restart and may touch the ball again (C20-kick-10).
    pub again: bool,
}

/// The ball in flight, as far as it has come.
#[derive(Clone, Copy)]
struct Flight {
    at: Space,
    /// Opponents who have had their space (C20-intercept-3).
    used: SpaceSet,
    attempts: u8,
}

/// The ball on a player's foot.
#[derive(Clone, Copy)]
struct Touch {
    flight: Flight,
    strength: u8,
    touched: SpaceSet,
    legs: [Option<Leg>; MOST_TOUCHES],
    count: usize,
}

/// Finds plays; keeps its room between searches.
#[derive(Clone, Debug)]
pub(super) struct Plays {
    /// The best play found, for each resting place.
    rests: Vec<Option<Play>>,
    ends: Vec<Space>,
    /// The best shot.
    pub shot: Option<Play>,
    /// The fewest attempts with which a teammate got the ball with a strength.
    known: Vec<u8>,
}

impl Default for Plays {
    fn default() -> Self {
        Self {
            rests: vec![None; SPACES],
            ends: Vec::new(),
            shot: None,
            known: vec![u8::MAX; SPACES * STRENGTHS],
        }
    }
}

/// What stays the same for all legs of a search.
struct Search<'a> {
    plays: &'a mut Plays,
    board: &'a Board,
    side: Side,
    opponents: SpaceSet,
    /// Opposing outfielders: those who intercept (C20-intercept-2).
    outfielders: SpaceSet,
    /// Spaces next to them.
    watched: SpaceSet,
    /// Where the goalie dives to with one, two and three steps (C20-save-2).
    dives: [SpaceSet; 3],
    waiting: Vec<Touch>,
}

impl Plays {
    /// The plays that end at rest, the last search's.
    pub(super) fn rests(&self) -> impl Iterator<Item = &Play> {
        self.ends
            .iter()
            .filter_map(|end| self.rests[end.index()].as_ref())
    }

    /// Searches everything that the player on the ball can do.
    pub(super) fn search(&mut self, board: &Board, on_ball: OnBall) {
        for end in self.ends.drain(..) {
            self.rests[end.index()] = None;
        }
        self.shot = None;
        self.known.fill(u8::MAX);
        let side = on_ball.side;
        let opponents = board.players[!side];
        let outfielders = board.outfielders(!side);
        let mut search = Search {
            plays: self,
            board,
            side,
            opponents,
            outfielders,
            watched: outfielders.neighbours(),
            dives: dives(board, !side),
            waiting: Vec::with_capacity(32),
        };
        search.waiting.push(Touch {
            flight: Flight {
                at: board.ball,
                used: SpaceSet::EMPTY,
                attempts: 0,
            },
            strength: on_ball.strength,
            touched: if on_ball.again {
                on_ball.touched
            } else {
                on_ball.touched.with(board.ball)
            },
            legs: [None; MOST_TOUCHES],
            count: 0,
        });
        let mut next = 0;
        while let Some(touch) = search.waiting.get(next).copied() {
            search.play_from(&touch);
            next += 1;
        }
    }
}

/// Where a goalie dives to with one, two and three steps; only spaces where he may use his hands.
fn dives(board: &Board, side: Side) -> [SpaceSet; 3] {
    let Some(goalie) = board.goalies[side] else {
        return [SpaceSet::EMPTY; 3];
    };
    let walkable = (!board.occupied()).minus(SpaceSet::goal(!side));
    let hands = SpaceSet::penalty_area(side) | SpaceSet::goal(side);
    let mut layer = SpaceSet::of(goalie);
    let mut seen = layer;
    std::array::from_fn(|_| {
        layer = (layer.neighbours() & walkable).minus(seen);
        seen |= layer;
        layer & hands
    })
}

impl Search<'_> {
    /// All legs from a touch: straight, and with a curve after each step (C20-kick-4).
    fn play_from(&mut self, touch: &Touch) {
        let mates = self.board.players[self.side]
            .minus(touch.touched)
            .minus(self.board.offside(self.side, touch.flight.at));
        let mates = if touch.count + 1 >= MOST_TOUCHES {
            SpaceSet::EMPTY
        } else {
            mates
        };
        for first in Direction::ALL {
            let mut flight = touch.flight;
            for before in 1..=touch.strength {
                let leg = Leg::straight(first, before);
                if !self.step(touch, &mut flight, first, leg, mates) {
                    break;
                }
                for clockwise in [false, true] {
                    let second = first.turned(clockwise);
                    let mut curve = flight;
                    for after in 1..=touch.strength - before {
                        let leg = Leg::curved(first, before, second, after);
                        if !self.step(touch, &mut curve, second, leg, mates) {
                            break;
                        }
                    }
                }
            }
        }
    }

    /// One ball step; true if the leg goes on.
    fn step(
        &mut self,
        touch: &Touch,
        flight: &mut Flight,
        direction: Direction,
        leg: Leg,
        mates: SpaceSet,
    ) -> bool {
        let Some(to) = flight.at.step(direction) else {
            return false;
        };
        let rem = touch.strength - leg.len();
        if mates.has(to) {
            self.receive(touch, *flight, to, leg, rem);
            return false;
        }
        if self.board.players[self.side].has(to) || self.opponents.has(to) {
            return false;
        }
        if !to.is_in_field() {
            if to.goal_of() == Some(!self.side) && flight.at.is_in_field() {
                self.shoot(touch, *flight, to, leg, rem);
            }
            return false;
        }
        flight.at = to;
        if rem == 0 {
            self.rest(touch, *flight, leg);
            return false;
        }
        if self.watched.has(to) {
            let near = (SpaceSet::of(to).neighbours() & self.outfielders).minus(flight.used);
            if !near.is_empty() {
                flight.attempts += 1;
                flight.used |= near;
            }
        }
        true
    }

    /// A teammate gets the ball and plays on with one step more than is left (C20-kick-6).
    fn receive(&mut self, touch: &Touch, flight: Flight, to: Space, leg: Leg, rem: u8) {
        let strength = rem + 1;
        let known = &mut self.plays.known[to.index() * STRENGTHS + strength as usize];
        if *known <= flight.attempts {
            return;
        }
        *known = flight.attempts;
        let mut next = *touch;
        next.flight = Flight { at: to, ..flight };
        next.strength = strength;
        next.touched.insert(to);
        next.legs[touch.count] = Some(leg);
        next.count += 1;
        self.waiting.push(next);
    }

    fn play(touch: &Touch, flight: Flight, leg: Leg, goal: f64) -> Play {
        let mut legs = touch.legs;
        legs[touch.count] = Some(leg);
        Play {
            legs,
            end: flight.at,
            attempts: flight.attempts,
            goal,
        }
    }

    fn rest(&mut self, touch: &Touch, flight: Flight, leg: Leg) {
        let known = &mut self.plays.rests[flight.at.index()];
        match known {
            Some(play) if play.attempts <= flight.attempts => return,
            None => self.plays.ends.push(flight.at),
            _ => {}
        }
        *known = Some(Self::play(touch, flight, leg, 0.0));
    }

    fn shoot(&mut self, touch: &Touch, flight: Flight, to: Space, leg: Leg, rem: u8) {
        let mut path = [to; STRENGTHS];
        let mut at = touch.flight.at;
        for step in 0..leg.len().min(STRENGTHS as u8) {
            let Some(next) = at.step(leg.direction(step)) else {
                break;
            };
            at = next;
            path[step as usize] = at;
        }
        let makeshift = self.board.makeshift[!self.side];
        let quarters = save_quarters(&self.dives, &path[..leg.len() as usize], rem, makeshift);
        let goal = f64::from(4 - quarters) / 4.0 * left_by(flight.attempts);
        if self.plays.shot.is_none_or(|best| best.goal < goal) {
            let flight = Flight { at: to, ..flight };
            self.plays.shot = Some(Self::play(touch, flight, leg, goal));
        }
    }
}
