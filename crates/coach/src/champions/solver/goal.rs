//! The exact chance of a goal in the turn: the best for the acting side against the best of the other, over
//! all dice.
//!
//! A ball that nobody has to touch any more comes to rest or goes out, so that only shots, runs into players
//! and attempts of the acting side's own outfielders are worth following.

use std::collections::{HashMap, HashSet};
use std::hash::BuildHasherDefault;
use std::ops::ControlFlow;

use gaffer_champions::rule::leg::LegEnd;
use gaffer_champions::rule::save::{SaveResult, is_hand_ball, save_result};
use gaffer_champions::{Choice, FlightEnd, Open, Period, Position, Step, TurnKind};
use gaffer_core::{BySide, Dice, Rules as _, Side, Silent};

use super::board::Board;
use super::chance::Chance;
use super::line::Line;
use super::search::{Finish, Fold, Search};
use super::touch::Touch;

/// How many deflections are followed: interceptions that succeed, and rebounds. A ball may bounce about for
/// ever (C20-flow-12), but seldom: less than one turn in six thousand comes that far, even if every deflection has
/// the chance of a D3. What comes after the last counts as no goal, unless the ball is in at once.
pub const DEFLECTIONS: u8 = 8;

/// Judges positions for one side: is there a goal in this turn?
#[derive(Debug)]
pub(super) struct Judge {
    side: Side,
    goals: BySide<u8>,
    /// What is known about positions after a deflection, with so many left: many flights lead to the same run
    /// of the ball.
    known: HashMap<(Position, u8), Window, BuildHasherDefault<Fold>>,
}

impl Judge {
    /// A judge of the turn that goes on in a position, for a side.
    pub(super) fn of(open: &Open, side: Side) -> Self {
        Self {
            side,
            goals: goals(open),
            known: HashMap::default(),
        }
    }

    /// The chance of a goal after a line.
    pub(super) fn after(&mut self, position: &Position, line: &Line) -> Chance {
        self.chance(&played(position, line), DEFLECTIONS, Window::ALL)
    }

    /// The best shot of a position in which the side must play a leg, if there is any.
    pub(super) fn best_shot(&mut self, position: &Position) -> Option<(Line, Chance)> {
        self.best(position, DEFLECTIONS, Window::ALL)
    }

    fn best(
        &mut self,
        position: &Position,
        deflections: u8,
        window: Window,
    ) -> Option<(Line, Chance)> {
        let open = position.open();
        let board = Board::of(open, self.side);
        let touch = Touch::of(open)?;
        let mut shots = Shots::default();
        let _ = Search::for_shots().each(&board, 0, &touch, &mut |finish| shots.note(finish));
        shots.best(self, position, deflections, window)
    }

    /// The chance of a goal as far as it lies in a window: below it, a chance that it does not exceed; above
    /// it, one that it reaches.
    fn chance(&mut self, position: &Position, deflections: u8, window: Window) -> Chance {
        let open = position.open();
        if goals(open)[self.side] > self.goals[self.side] {
            return Chance::ONE;
        }
        if deflections == 0 {
            return Chance::ZERO;
        }
        match open.step() {
            Step::Leg => self.of_leg(position, deflections, window),
            Step::Intercept => self.of_interception(position, deflections, window),
            Step::Save => self.of_save(position, deflections, window),
            Step::GoalieRoll if open.turn().kind != TurnKind::Catch => Chance::mean(
                (2..=6).map(|face| self.chance(&rolled(position, face), deflections, Window::ALL)),
            ),
            // Whoever follows, the opponents may let the ball come to rest; everything else is another turn.
            _ => Chance::ZERO,
        }
    }

    /// The chance after a deflection, looked up where it is known well enough.
    fn deflected(&mut self, position: &Position, deflections: u8, window: Window) -> Chance {
        let goes_on = matches!(
            position.open().step(),
            Step::Leg | Step::Intercept | Step::Save
        );
        if !goes_on || deflections == 0 {
            return self.chance(position, deflections, window);
        }
        let key = (*position, deflections);
        let mut known = self.known.get(&key).copied().unwrap_or(Window::ALL);
        if known.above >= known.below || known.above >= window.below {
            return known.above;
        }
        if known.below <= window.above {
            return known.below;
        }
        let chance = self.chance(position, deflections, window);
        if chance > window.above || chance == Chance::ZERO {
            known.above = known.above.max(chance);
        }
        if chance < window.below || chance == Chance::ONE {
            known.below = known.below.min(chance);
        }
        self.known.insert(key, known);
        chance
    }

    fn of_leg(&mut self, position: &Position, deflections: u8, window: Window) -> Chance {
        let open = position.open();
        let plays = open.play().map_or(self.side, |play| play.side);
        if plays == self.side {
            return self
                .best(position, deflections, window)
                .map_or(Chance::ZERO, |(_, chance)| chance);
        }
        if is_safe_leg(open, plays) {
            return Chance::ZERO;
        }
        let mut choices = Vec::new();
        position.choices(&mut choices);
        let mut best = Best::of_opponents(window);
        for choice in choices {
            if best.is_settled() {
                break;
            }
            best.add(self.chance(&chosen(position, choice), deflections, best.window));
        }
        best.chance()
    }

    fn of_interception(&mut self, position: &Position, deflections: u8, window: Window) -> Chance {
        let open = position.open();
        let Some((side, _, players)) = open.interceptors() else {
            return Chance::ZERO;
        };
        if self.is_harmless(open) {
            return Chance::ZERO;
        }
        let mut best = Best::of(side == self.side, window);
        best.add(self.chance(&chosen(position, Choice::No), deflections, best.window));
        for shirt in players.iter() {
            if best.is_settled() {
                break;
            }
            let tried = chosen(position, Choice::Intercept(shirt));
            best.add(self.of_attempt(&tried, deflections, best.window));
        }
        best.chance()
    }

    /// An attempt whose die is to be rolled (C20-intercept-7, 8). A 1 and a 2 differ in the watch alone.
    fn of_attempt(&mut self, tried: &Position, deflections: u8, window: Window) -> Chance {
        let failed = Window {
            above: window
                .above
                .minus(Chance::new(1, 3))
                .of(3, 2)
                .min(Chance::ONE),
            below: window.below.of(3, 2).min(Chance::ONE),
        };
        let fails = self.chance(&rolled(tried, 2), deflections, failed).of(2, 3);
        window.with_part(fails, 3, |window| {
            self.deflected(&rolled(tried, 3), deflections - 1, window)
        })
    }

    /// Whether the other side need only let the ball come to rest or go out.
    fn is_harmless(&self, open: &Open) -> bool {
        let Some(play) = open.play() else {
            return true;
        };
        let ends = matches!(play.end, Some(FlightEnd::Rest(_) | FlightEnd::Out(_)));
        let phase = &play.interceptions;
        let may_try = match phase.cause {
            None => play.side != self.side,
            Some(_) => (phase.next as usize..play.flight.as_slice().len()).any(|index| {
                let of_away = phase.of_away >> index & 1 == 1;
                of_away == (self.side == Side::Away)
            }),
        };
        ends && !may_try
    }

    fn of_save(&mut self, position: &Position, deflections: u8, window: Window) -> Chance {
        let open = position.open();
        let Some((defender, ..)) = open.shot() else {
            return Chance::ZERO;
        };
        let is_own = defender == self.side;
        let goal = if is_own { Chance::ZERO } else { Chance::ONE };
        let mut best = Best::of(is_own, window);
        best.add(goal);
        // The spots with the greatest chance first.
        for most in [3, 2, 1] {
            for (spot, quarters) in open.save_spots().filter(|(_, quarters)| *quarters == most) {
                if best.is_settled() {
                    break;
                }
                let goal = goal.of(4 - quarters as u128, 4);
                // A catch and a hand ball end the turn (C20-save-8, 9).
                best.add(if is_hand_ball(defender, spot) {
                    goal
                } else {
                    best.window.with_part(goal, 4, |window| {
                        let tried = chosen(position, Choice::Save(spot));
                        let rebounds =
                            |face: &u8| save_result(quarters, *face) == SaveResult::Rebound;
                        (1..=4).find(rebounds).map_or(Chance::ZERO, |face| {
                            self.deflected(&rolled(&tried, face), deflections - 1, window)
                        })
                    })
                });
            }
        }
        best.chance()
    }
}

/// Two chances between which one lies, or matters: what lies outside need not be known exactly.
#[derive(Clone, Copy, Debug)]
struct Window {
    above: Chance,
    below: Chance,
}

impl Window {
    const ALL: Self = Self {
        above: Chance::ZERO,
        below: Chance::ONE,
    };

    /// A known chance and one of so many equal parts that is still to be found, as far as it matters.
    fn with_part(self, known: Chance, parts: u128, find: impl FnOnce(Self) -> Chance) -> Chance {
        let most = known.plus(Chance::new(1, parts));
        if known >= self.below {
            return known;
        }
        if most <= self.above {
            return most;
        }
        let inner = |bound: Chance| bound.minus(known).of(parts, 1).min(Chance::ONE);
        let part = find(Self {
            above: inner(self.above),
            below: inner(self.below),
        });
        known.plus(part.of(1, parts))
    }
}

/// The best option of a manager so far, and the window for the next one.
struct Best {
    is_own: bool,
    chance: Option<Chance>,
    window: Window,
}

impl Best {
    /// The best for the acting side, or for its opponents.
    fn of(is_own: bool, window: Window) -> Self {
        Self {
            is_own,
            chance: None,
            window,
        }
    }

    fn of_opponents(window: Window) -> Self {
        Self::of(false, window)
    }

    fn add(&mut self, chance: Chance) {
        if self.is_own {
            self.chance = self.chance.max(Some(chance));
            self.window.above = self.window.above.max(chance);
        } else {
            self.chance = Some(self.chance.map_or(chance, |best| best.min(chance)));
            self.window.below = self.window.below.min(chance);
        }
    }

    /// Whether nothing better would matter.
    fn is_settled(&self) -> bool {
        self.chance.is_some_and(|chance| {
            if self.is_own {
                chance >= self.window.below
            } else {
                chance <= self.window.above
            }
        })
    }

    fn chance(self) -> Chance {
        self.chance.unwrap_or(Chance::ZERO)
    }
}

/// The shots that a search finds, each once.
#[derive(Debug, Default)]
pub(super) struct Shots {
    seen: HashSet<u128, BuildHasherDefault<Fold>>,
    /// The chances that they do not exceed, and the lines.
    lines: Vec<(Chance, Line)>,
}

impl Shots {
    /// Takes note of a flight if it is a shot.
    pub(super) fn note(&mut self, finish: &Finish<'_>) -> ControlFlow<()> {
        if matches!(finish.end, LegEnd::Goal(..)) && self.seen.insert(shot_key(finish)) {
            self.lines.push((at_most(finish), finish.line));
        }
        ControlFlow::Continue(())
    }

    /// The best shot of a whole turn.
    pub(super) fn best_of_turn(
        self,
        judge: &mut Judge,
        position: &Position,
    ) -> Option<(Line, Chance)> {
        self.best(judge, position, DEFLECTIONS, Window::ALL)
    }

    fn best(
        mut self,
        judge: &mut Judge,
        position: &Position,
        deflections: u8,
        window: Window,
    ) -> Option<(Line, Chance)> {
        self.lines
            .sort_by_key(|(at_most, _)| std::cmp::Reverse(*at_most));
        let mut line = None;
        let mut best = Best::of(true, window);
        for (at_most, shot) in self.lines {
            if best.is_settled() || line.is_some() && at_most <= best.window.above {
                break;
            }
            let chance = judge.chance(&played(position, &shot), deflections, best.window);
            if best.chance.is_none_or(|best| chance > best) {
                line = Some(shot);
            }
            best.add(chance);
        }
        line.map(|line| (line, best.chance()))
    }
}

/// A chance that a flight's does not exceed, which is none without a shot: no interception is tried, the goalie goes to his
/// best spot, and every rebound is a goal.
pub(super) fn at_most(finish: &Finish<'_>) -> Chance {
    let (LegEnd::Goal(_, speed), Some(leg)) = (finish.end, finish.leg) else {
        return Chance::ZERO;
    };
    let mut at = finish.touch.at;
    let mut most = 4;
    for step in 0..leg.len() {
        let Some(next) = at.step(leg.direction(step)) else {
            break;
        };
        at = next;
        most = most.min(finish.board.misses(at, speed));
    }
    Chance::new(most as u128, 4)
}

/// What the chance of a shot depends on: the flight with its risks, the last leg and its strength.
pub(super) fn shot_key(finish: &Finish<'_>) -> u128 {
    let leg = finish.leg.map_or(0, |leg| {
        (leg.first() as u128) << 9
            | (leg.second() as u128) << 6
            | (leg.before() as u128) << 3
            | leg.after() as u128
    });
    let rest = leg
        | (finish.touch.strength as u128) << 12
        | (finish.touch.at.index() as u128) << 15
        | (finish.board_id as u128) << 23;
    finish.flight.bits() | rest << super::flight::Flight::BITS
}

/// Whether the player on the ball can play it so that it comes to rest or goes out and nobody may intercept it.
fn is_safe_leg(open: &Open, side: Side) -> bool {
    let board = Board::of(open, side);
    let Some(touch) = Touch::of(open) else {
        return false;
    };
    let mut legs = Vec::new();
    board.legs(&touch, &mut legs);
    legs.iter().any(|(leg, end)| {
        let rest = match end {
            LegEnd::Rest(space) => Some(*space),
            LegEnd::Out(_) => None,
            LegEnd::Teammate(..) | LegEnd::Goal(..) => return false,
        };
        let flight = touch.flight_after(&board, *leg, end.space());
        board.risks(flight, rest).as_slice().is_empty()
    })
}

/// The goals of both sides, those of a shoot-out included.
fn goals(open: &Open) -> BySide<u8> {
    let score = open.score();
    let kicks = match open.period() {
        Period::ShootOut => open.shoot_out().scored,
        _ => BySide::with(|_| 0),
    };
    BySide::with(|side| score[side].saturating_add(kicks[side]))
}

/// The position after a choice that is offered.
fn chosen(position: &Position, choice: Choice) -> Position {
    let mut after = *position;
    let done = after.choose(choice, &mut Silent);
    debug_assert!(done.is_ok(), "{choice} is offered: {done:?}");
    after
}

/// The position after a roll that is awaited.
fn rolled(position: &Position, face: u8) -> Position {
    let mut after = *position;
    let done = after.roll(Dice::one(face), &mut Silent);
    debug_assert!(done.is_ok(), "a roll is awaited: {done:?}");
    after
}

/// The position after a line.
pub(super) fn played(position: &Position, line: &Line) -> Position {
    line.choices()
        .iter()
        .fold(*position, |position, choice| chosen(&position, *choice))
}
