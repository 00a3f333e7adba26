//! The exact chance of a goal in the turn: the best for the acting side against the best of the other, over
//! all dice.
//!
//! A ball that nobody has to touch any more comes to rest or goes out, so that only shots, runs into players
//! and attempts of the acting side's own outfielders are worth following.

use std::collections::{HashMap, HashSet};
use std::hash::BuildHasherDefault;
use std::ops::ControlFlow;
use std::rc::Rc;

use gaffer_champions::rule::leg::LegEnd;
use gaffer_champions::rule::save::{is_hand_ball, rebound_direction};
use gaffer_champions::{CatchOnes, Direction, Open, Position, Shirt, Space, Step, TurnKind};
use gaffer_core::{BySide, Dice, Rules as _, Side, Silent};

use super::board::PlayBoard;
use super::chance::Chance;
use super::choice_row::ChoiceRow;
use super::moving::Moving;
use super::places::{Places, Stop};
use super::search::{Finish, Fold, Keys, TouchSearch, Wanted, is_one_choice};
use super::shots::{Ranked, Shot, Shots};
use super::terms::{Terms, ones_left};
use super::touch::Touch;
use super::window::{Best, Window};

/// How many deflections are followed: interceptions that succeed, and rebounds. A ball may bounce about for
/// ever (C20-flow-12), but seldom: less than one turn in six thousand comes that far, even if every deflection has
/// the chance of a D3. What comes after the last counts as no goal, unless the ball is in at once.
pub const DEFLECTIONS: u8 = 8;

/// What a turn may still bring: so many deflections are followed, and so many ones end the match at once, where they
/// do (C20-D57).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Left {
    deflections: u8,
    ones: Option<u8>,
}

impl Left {
    /// After a deflection.
    fn deflected(self) -> Self {
        Self {
            deflections: self.deflections.saturating_sub(1),
            ..self
        }
    }

    /// After a one; none where it ends the match at once.
    fn after_one(self) -> Option<Self> {
        match self.ones {
            None => Some(self),
            Some(ones) if ones > 1 => Some(Self {
                ones: Some(ones - 1),
                ..self
            }),
            Some(_) => None,
        }
    }
}

/// More ones in a row than this are left out after Hands: it happens less than once in forty thousand times.
pub const ONES_FOLLOWED: u8 = 6;

type Known<K, V> = HashMap<K, V, BuildHasherDefault<Fold>>;

/// Judges flights for one side: is there a goal in this turn?
#[derive(Debug)]
pub(super) struct GoalJudge {
    side: Side,
    terms: Terms,
    /// What is known about balls after a deflection, with so many left: many flights lead to the same.
    known: Known<(Places, Ball, Left), Window>,
    boards: Known<(Places, Side), Rc<PlayBoard>>,
    /// The shots of players whom a run has hit, whatever has happened before.
    shots: Known<(Places, Space, u8), Rc<Ranked<()>>>,
    /// What the search for them has seen.
    seen: Keys,
}

/// A ball after a deflection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Ball {
    /// It runs from the space of the player who deflected it.
    Runs(Space, Direction, u8),
    /// It has hit a player of a side, who plays it with a strength.
    Hit(Side, Space, u8),
}

impl GoalJudge {
    /// A judge of the turn that goes on in a position, for a side.
    pub(super) fn new(open: &Open, side: Side) -> Self {
        Self {
            side,
            terms: Terms::from_open(open),
            known: HashMap::default(),
            boards: HashMap::default(),
            shots: HashMap::default(),
            seen: Keys::default(),
        }
    }

    /// The chance of a goal in a position after choices of the side.
    pub(super) fn after(&mut self, before: &Open, after: &Position) -> Chance {
        let open = after.open();
        if goals(open)[self.side] > goals(before)[self.side] {
            return Chance::ONE;
        }
        match open.step() {
            Step::Leg => self
                .best_shot(open)
                .map_or(Chance::ZERO, |(_, chance)| chance),
            Step::Intercept | Step::Save => {
                let places = Places::from_open(open);
                Moving::in_position(open, &places).map_or(Chance::ZERO, |moving| {
                    self.of_flight(&places, moving, self.whole_turn(), Window::ALL)
                })
            }
            Step::GoalieRoll if open.turn().kind != TurnKind::Catch => self.of_hands(before, after),
            // Whoever follows, the opponents may let the ball come to rest; everything else is another turn.
            _ => Chance::ZERO,
        }
    }

    /// The whole turn is still to come.
    pub(super) fn whole_turn(&self) -> Left {
        Left {
            deflections: DEFLECTIONS,
            ones: self.terms.ones,
        }
    }

    /// The ball is in the goalie's hands: the die is rolled until it is no one, and every one may move the watch
    /// (C20-goalie-3, C20-D39).
    fn of_hands(&mut self, before: &Open, after: &Position) -> Chance {
        let open = after.open();
        let counts = open.options().readings.catch_ones() == CatchOnes::Count;
        let ones = ones_left(open).filter(|ones| counts && *ones <= ONES_FOLLOWED);
        let kicks = |judge: &mut Self| {
            Chance::mean((2..=6).map(|face| judge.after(before, &rolled(after, face))))
        };
        let Some(ones) = ones else {
            return kicks(self);
        };
        // With each one that is left the die decides again; the last one ends the match.
        let kicked = kicks(self).times(5, 6);
        if ones == 1 {
            return kicked;
        }
        let again = rolled(after, 1);
        let whole = self.terms.ones;
        self.terms.ones = whole.map(|ones| ones - 1);
        let rest = self.of_hands(before, &again).times(1, 6);
        self.terms.ones = whole;
        kicked.plus(rest)
    }

    /// The best shot of a position in which the side must play a leg, if there is any.
    pub(super) fn best_shot(&mut self, open: &Open) -> Option<(ChoiceRow, Chance)> {
        let touch = Touch::from_open(open)?;
        let mut shots = Shots::new();
        let board = PlayBoard::for_side(open, self.side);
        let _ = TouchSearch::new(Wanted::Shots)
            .each(&board, 0, &touch, &mut |finish| shots.note(finish));
        shots.best(self)
    }

    /// The chance of a shot.
    pub(super) fn of_shot(
        &mut self,
        places: &Places,
        shot: &Shot,
        left: Left,
        window: Window,
    ) -> Chance {
        let moving = Moving::shot(places, self.side, shot);
        self.of_flight(places, moving, left, window)
    }

    /// The chance of a flight that a search has found.
    pub(super) fn of_finish(&mut self, finish: &Finish<'_>) -> Chance {
        let moving = Moving::from_finish(finish);
        self.of_flight(&finish.board.places, moving, self.whole_turn(), Window::ALL)
    }

    /// The chance of a goal after a deflection, as far as it lies in a window: below it, a chance that it does
    /// not exceed; above it, one that it reaches. It is looked up where it is known well enough.
    fn deflected(&mut self, places: &Places, ball: Ball, left: Left, window: Window) -> Chance {
        let key = (*places, ball, left);
        let mut known = self.known.get(&key).copied().unwrap_or(Window::ALL);
        if known.above >= known.below || known.above >= window.below {
            return known.above;
        }
        if known.below <= window.above {
            return known.below;
        }
        let chance = match ball {
            Ball::Runs(from, direction, strength) => {
                let moving = Moving::run(places, from, direction, strength, self.terms.field);
                self.of_flight(places, moving, left, window)
            }
            Ball::Hit(side, at, strength) => {
                self.of_leg(places, (side, at, strength), left, window)
            }
        };
        if chance > window.above || chance == Chance::ZERO {
            known.above = known.above.max(chance);
        }
        if chance < window.below || chance == Chance::ONE {
            known.below = known.below.min(chance);
        }
        self.known.insert(key, known);
        chance
    }

    /// A ball on its way: the next interception, or where it stops.
    pub(super) fn of_flight(
        &mut self,
        places: &Places,
        mut moving: Moving,
        left: Left,
        window: Window,
    ) -> Chance {
        // The opponents need only let it come to rest or go out.
        let ends = matches!(moving.stop, Stop::Rest(_) | Stop::Out);
        if ends && !moving.is_open_to(self.side) {
            return Chance::ZERO;
        }
        let Some(open) = moving.next_try() else {
            return self.of_stop(places, &moving, left, window);
        };
        if left.deflections == 0 {
            return Chance::ZERO;
        }
        let mut best = Best::new(open.side == self.side, window);
        best.add(self.of_flight(places, moving, left, best.window));
        for from in open.players.iter() {
            if best.is_settled() {
                break;
            }
            let Some(direction) = from.direction_to(open.space) else {
                continue;
            };
            // The D3 of an attempt (C20-intercept-6 to 8).
            let tried = places.with_move(open.side, from, open.space);
            let past = moving.past(&tried, from, self.terms.field);
            let fails = self.of_failed_try(&tried, past, left, best.window.of_two_thirds());
            best.add(best.window.with_part(fails, 3, |window| {
                let ball = Ball::Runs(open.space, direction, open.rem + 1);
                self.deflected(&tried, ball, left.deflected(), window)
            }));
        }
        best.chance()
    }

    /// An attempt that fails with a one or a two of its D3: two thirds of the chance that is left then.
    fn of_failed_try(
        &mut self,
        places: &Places,
        moving: Moving,
        left: Left,
        window: Window,
    ) -> Chance {
        if left.ones.is_none() {
            return self.of_flight(places, moving, left, window).times(2, 3);
        }
        // A one may be the last, so that the two faces differ.
        let one = left.after_one().map_or(Chance::ZERO, |left| {
            self.of_flight(places, moving, left, Window::ALL)
        });
        let two = self.of_flight(places, moving, left, Window::ALL);
        Chance::mean([one, two]).times(2, 3)
    }

    fn of_stop(&mut self, places: &Places, moving: &Moving, left: Left, window: Window) -> Chance {
        match moving.stop {
            Stop::Rest(_) | Stop::Out => Chance::ZERO,
            Stop::Goal(goal, speed) => {
                self.of_shot_at_goal(places, moving, (goal, speed), left, window)
            }
            Stop::Hit(at, rem) => {
                let side = Side::BOTH
                    .into_iter()
                    .find(|side| places.of_side(*side).has(at))
                    .unwrap_or(self.side);
                self.deflected(places, Ball::Hit(side, at, rem + 1), left, window)
            }
        }
    }

    /// A shot that nobody has intercepted.
    fn of_shot_at_goal(
        &mut self,
        places: &Places,
        moving: &Moving,
        (entered, speed): (Space, u8),
        left: Left,
        window: Window,
    ) -> Chance {
        let Some(defender) = entered.goal_of() else {
            return Chance::ZERO;
        };
        let is_own = defender == self.side;
        let goal = if is_own { Chance::ZERO } else { Chance::ONE };
        let Some(goalie) = places.goalies[defender] else {
            return goal;
        };
        let dives = places.dives(defender);
        let mut best = Best::new(is_own, window);
        best.add(goal);
        // The spots with the greatest chance first.
        for most in [3, 2, 1] {
            for (spot, rem) in moving.path.iter() {
                let quarters = self.terms.quarters(defender, &dives, spot, speed);
                if quarters != most {
                    continue;
                }
                if left.deflections == 0 {
                    return Chance::ZERO;
                }
                if best.is_settled() {
                    break;
                }
                // A save fails with a one at any rate, which may be the last (C20-D57).
                let last = u128::from(left.after_one().is_none());
                let goal = goal.times(4 - quarters as u128 - last, 4);
                // A catch, a hand ball and a save in a shoot-out end the turn (C20-save-8, 9; C20-cup-5).
                best.add(if self.terms.shoot_out || is_hand_ball(defender, spot) {
                    goal
                } else {
                    let saved = places.with_move(defender, goalie, spot);
                    let direction = rebound_direction(defender, entered, goalie, spot);
                    best.window.with_part(goal, 4, |window| {
                        let ball = Ball::Runs(spot, direction, rem + 1);
                        self.deflected(&saved, ball, left.deflected(), window)
                    })
                });
            }
        }
        best.chance()
    }

    /// The board of a side after a deflection.
    fn board(&mut self, places: &Places, side: Side) -> Rc<PlayBoard> {
        let board = self
            .boards
            .entry((*places, side))
            .or_insert_with(|| Rc::new(PlayBoard::new(self.terms, *places, side)));
        Rc::clone(board)
    }

    /// A player whom a run has hit must play the ball.
    fn of_leg(
        &mut self,
        places: &Places,
        (side, at, strength): (Side, Space, u8),
        left: Left,
        window: Window,
    ) -> Chance {
        let board = self.board(places, side);
        let shirt = board.shirt_at(at).unwrap_or(Shirt::FIRST_GOALIE);
        let touch = Touch::first(shirt, at, strength, false, ChoiceRow::EMPTY);
        if left.deflections == 0 {
            return self.of_only_leg(&board, &touch, left);
        }
        if side == self.side {
            let shots = self
                .shots
                .entry((*places, at, strength))
                .or_insert_with(|| Rc::new(board.shots(shirt, strength, &mut self.seen)));
            return Rc::clone(shots)
                .best(window, |shot, (), window| {
                    self.of_shot(places, shot, left, window)
                })
                .map_or(Chance::ZERO, |((), chance)| chance);
        }
        if is_safe(&board, &touch) {
            return Chance::ZERO;
        }
        let mut seen = HashSet::new();
        let mut best = Best::new(false, window);
        let mut search = TouchSearch::new(Wanted::All);
        let _ = search.each(&board, 0, &touch, &mut |finish| {
            let key = (
                finish.flight,
                finish.end.space(),
                finish.leg.filter(|_| is_shot(finish)),
            );
            if seen.insert(key) {
                let moving = Moving::from_finish(finish);
                best.add(self.of_flight(places, moving, left, best.window));
            }
            if best.is_settled() {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        best.chance()
    }

    /// After the last deflection: a leg that is the only one is played without asking (C20-flow-2).
    fn of_only_leg(&mut self, board: &PlayBoard, touch: &Touch, left: Left) -> Chance {
        let mut legs = Vec::new();
        board.legs(touch, &mut legs);
        let Some((leg, end)) = legs.first().copied() else {
            return Chance::ZERO;
        };
        if !is_one_choice(board, touch, &legs) {
            return Chance::ZERO;
        }
        let flight = touch.flight_after(board, leg, end.space());
        match (end, board.shirt_at(end.space())) {
            (LegEnd::Teammate(space, rem), Some(shirt)) => {
                let next = touch.passed_to(shirt, space, rem, flight, ChoiceRow::EMPTY);
                self.of_only_leg(board, &next, left)
            }
            (LegEnd::Goal(..), _) => {
                let moving = Moving::from_finish(&Finish {
                    board,
                    board_id: 0,
                    touch,
                    leg: Some(leg),
                    end,
                    flight,
                    row: ChoiceRow::EMPTY,
                });
                self.of_flight(&board.places, moving, left, Window::ALL)
            }
            _ => Chance::ZERO,
        }
    }
}

fn is_shot(finish: &Finish<'_>) -> bool {
    matches!(finish.end, LegEnd::Goal(..))
}

/// Whether the player on the ball can play it so that it comes to rest or goes out and nobody may intercept it.
fn is_safe(board: &PlayBoard, touch: &Touch) -> bool {
    let mut legs = Vec::new();
    board.legs(touch, &mut legs);
    legs.iter().any(|(leg, end)| {
        matches!(end, LegEnd::Rest(_) | LegEnd::Out(_))
            && touch.flight_after(board, *leg, end.space()).is_empty()
    })
}

/// The goals of both sides, those of a shoot-out included.
fn goals(open: &Open) -> BySide<u8> {
    let (score, kicks) = (open.score(), open.shoot_out().scored);
    BySide::with(|side| score[side].saturating_add(kicks[side]))
}

/// The position after a roll that is awaited.
fn rolled(position: &Position, face: u8) -> Position {
    let mut after = *position;
    let done = after.roll(Dice::one(face), &mut Silent);
    debug_assert!(done.is_ok(), "a roll is awaited: {done:?}");
    after
}
