//! The exact chance of a goal in the turn: the best for the acting side against the best of the other, over
//! all dice.
//!
//! A ball that nobody has to touch any more comes to rest or goes out, so that only shots, runs into players
//! and attempts of the acting side's own outfielders are worth following.

use std::collections::HashMap;
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
#[derive(Clone, Copy, Debug)]
pub(super) struct Judge {
    side: Side,
    goals: BySide<u8>,
}

impl Judge {
    /// A judge of the turn that goes on in a position, for a side.
    pub(super) fn of(open: &Open, side: Side) -> Self {
        Self {
            side,
            goals: goals(open),
        }
    }

    /// The chance of a goal after a line.
    pub(super) fn after(&self, position: &Position, line: &Line) -> Chance {
        self.chance(&played(position, line), DEFLECTIONS)
    }

    /// The best shot of a position in which the side must play a leg, if there is any.
    pub(super) fn best_shot(&self, position: &Position) -> Option<(Line, Chance)> {
        self.best(position, DEFLECTIONS)
    }

    /// A chance above which a shot's cannot lie: that of the best save with no interception tried and every
    /// rebound a goal.
    pub(super) fn at_most(&self, open: &Open) -> Chance {
        let Some((defender, ..)) = open.shot() else {
            return Chance::ONE;
        };
        let misses = open.save_spots().map(|(spot, quarters)| {
            let rebound = u8::from(!is_hand_ball(defender, spot));
            4 - quarters + rebound
        });
        Chance::new(misses.min().unwrap_or(4) as u128, 4)
    }

    fn best(&self, position: &Position, deflections: u8) -> Option<(Line, Chance)> {
        let open = position.open();
        let board = Board::of(open, self.side);
        let touch = Touch::of(open)?;
        let mut shots = Shots::new(*self, position, deflections);
        let _ = Search::for_shots().each(&board, 0, &touch, &mut |finish| shots.look(finish));
        shots.best
    }

    fn chance(&self, position: &Position, deflections: u8) -> Chance {
        let open = position.open();
        let now = goals(open);
        if now[self.side] > self.goals[self.side] {
            return Chance::ONE;
        }
        if deflections == 0 {
            return Chance::ZERO;
        }
        match open.step() {
            Step::Leg => self.of_leg(position, deflections),
            Step::Intercept => self.of_interception(position, deflections),
            Step::Save => self.of_save(position, deflections),
            Step::GoalieRoll if open.turn().kind != TurnKind::Catch => {
                Chance::mean((2..=6).map(|face| self.chance(&rolled(position, face), deflections)))
            }
            // Whoever follows, the opponents may let the ball come to rest; everything else is another turn.
            _ => Chance::ZERO,
        }
    }

    fn of_leg(&self, position: &Position, deflections: u8) -> Chance {
        let open = position.open();
        let plays = open.play().map_or(self.side, |play| play.side);
        if plays == self.side {
            return self
                .best(position, deflections)
                .map_or(Chance::ZERO, |(_, chance)| chance);
        }
        if is_safe_leg(open, plays) {
            return Chance::ZERO;
        }
        let mut choices = Vec::new();
        position.choices(&mut choices);
        let mut best = Chance::ONE;
        for choice in choices {
            best = best.min(self.chance(&chosen(position, choice), deflections));
            if best == Chance::ZERO {
                break;
            }
        }
        best
    }

    fn of_interception(&self, position: &Position, deflections: u8) -> Chance {
        let open = position.open();
        let Some((side, _, players)) = open.interceptors() else {
            return Chance::ZERO;
        };
        if self.is_harmless(open) {
            return Chance::ZERO;
        }
        let mut best = self.chance(&chosen(position, Choice::No), deflections);
        for shirt in players.iter() {
            let tried = chosen(position, Choice::Intercept(shirt));
            // A 1 and a 2 differ in the watch alone.
            let fails = self.chance(&rolled(&tried, 2), deflections).of(2, 3);
            if side == self.side {
                let succeeds = self.chance(&rolled(&tried, 3), deflections - 1).of(1, 3);
                best = best.max(fails.plus(succeeds));
            } else if fails < best {
                let succeeds = self.chance(&rolled(&tried, 3), deflections - 1).of(1, 3);
                best = best.min(fails.plus(succeeds));
            }
        }
        best
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

    fn of_save(&self, position: &Position, deflections: u8) -> Chance {
        let open = position.open();
        let Some((defender, ..)) = open.shot() else {
            return Chance::ZERO;
        };
        let scores = if defender == self.side {
            Chance::ZERO
        } else {
            Chance::ONE
        };
        let mut best = scores;
        for (spot, quarters) in open.save_spots() {
            // A catch and a hand ball end the turn (C20-save-8, 9).
            let goal = scores.of(4 - quarters as u128, 4);
            let rebound = || {
                if is_hand_ball(defender, spot) {
                    return Chance::ZERO;
                }
                let tried = chosen(position, Choice::Save(spot));
                let face = (1..=4).find(|face| save_result(quarters, *face) == SaveResult::Rebound);
                face.map_or(Chance::ZERO, |face| {
                    self.chance(&rolled(&tried, face), deflections - 1).of(1, 4)
                })
            };
            if defender == self.side {
                best = best.max(goal.plus(rebound()));
            } else if goal < best {
                best = best.min(goal.plus(rebound()));
            }
        }
        best
    }
}

/// The best of the shots that a search finds.
pub(super) struct Shots<'a> {
    judge: Judge,
    position: &'a Position,
    deflections: u8,
    seen: HashMap<u128, (), BuildHasherDefault<Fold>>,
    pub(super) best: Option<(Line, Chance)>,
}

impl<'a> Shots<'a> {
    pub(super) fn new(judge: Judge, position: &'a Position, deflections: u8) -> Self {
        Self {
            judge,
            position,
            deflections,
            seen: HashMap::default(),
            best: None,
        }
    }

    /// The best shots of a whole turn.
    pub(super) fn of_turn(judge: Judge, position: &'a Position) -> Self {
        Self::new(judge, position, DEFLECTIONS)
    }

    /// Looks at a flight; nothing is better than a certain goal.
    pub(super) fn look(&mut self, finish: &Finish<'_>) -> ControlFlow<()> {
        if !matches!(finish.end, LegEnd::Goal(..))
            || self.seen.insert(shot_key(finish), ()).is_some()
        {
            return ControlFlow::Continue(());
        }
        let after = played(self.position, &finish.line);
        let so_far = self.best.map(|(_, chance)| chance);
        if so_far.is_some_and(|best| self.judge.at_most(after.open()) <= best) {
            return ControlFlow::Continue(());
        }
        let chance = self.judge.chance(&after, self.deflections);
        if so_far.is_none_or(|best| chance > best) {
            self.best = Some((finish.line, chance));
        }
        if chance == Chance::ONE {
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    }
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
