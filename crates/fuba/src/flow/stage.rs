//! The action stages (F22-4.5): two actions of each team, then its free movements.

use gaffer_core::{Dice, Log, Side};

use crate::choice::{Action, Move};
use crate::event::{Event, MoveKind, ReboundResult, ShotResult};
use crate::pitch::{Line, penalty_area};
use crate::position::{ActionSet, BallValue, EntryAfter, Open, Step};
use crate::rule::{adjustment, entry, goal_attempt, pressing};
use crate::team::Mark;

use super::restart::Award;
use super::set_up::note_move;

impl Open {
    pub(super) fn begin_stage(&mut self, side: Side) {
        self.turn.acting = side;
        self.turn.action = 1;
        self.turn.used = ActionSet::NONE;
        self.step = Step::Action;
    }

    /// F22-4.5.1, F22-4.5.2.
    pub(super) fn begin_action<L: Log<Event>>(&mut self, action: Action, log: &mut L) {
        let (side, number) = (self.turn.acting, self.turn.action);
        let moves = match action {
            Action::Movement(line) => Some(self.moves(line)),
            _ => None,
        };
        log.note(|| Event::ActionBegan {
            side,
            action: action.kind(),
            line: match action {
                Action::Movement(line) => Some(line),
                _ => None,
            },
            number,
            moves,
        });
        self.turn.used.insert(action.kind());
        match action {
            Action::GoalAttempt => self.step = Step::GoalRoll,
            Action::Pressing => self.step = Step::PressingRoll,
            Action::Adjustment => {
                let adjustment = adjustment::of(self);
                let from = self.value;
                self.value = adjustment.value;
                log.note(|| Event::Adjusted {
                    side,
                    controlling: adjustment.controlling,
                    passive: adjustment.passive,
                    from,
                    to: adjustment.value,
                });
                self.end_action(log);
            }
            Action::Movement(line) => {
                let left = self.moves(line);
                self.turn.last_move = None;
                if left == 0 {
                    self.end_action(log);
                } else {
                    self.step = Step::Moves {
                        line,
                        left,
                        dribbled: false,
                    };
                }
            }
        }
    }

    /// The moves of a movement action played now (F22-4.7e).
    fn moves(&self, line: Line) -> u8 {
        let disadvantage = u8::from(self.turn.is_second_action()); // F22-4.5.2c
        self.teams[self.turn.acting]
            .line(line)
            .saturating_sub(disadvantage)
    }

    pub(super) fn make_move<L: Log<Event>>(&mut self, step: Move, log: &mut L) {
        let Step::Moves {
            line,
            left,
            dribbled,
        } = self.step
        else {
            return;
        };
        let side = self.turn.acting;
        self.teams[side].make(step, Mark::Moved);
        self.turn.last_move = Some(step);
        if step.with_ball {
            self.ball = step.to; // F22-4.7.7d
        }
        note_move(side, step, MoveKind::Movement(line), log);
        if left > 1 {
            self.step = Step::Moves {
                line,
                left: left - 1,
                dribbled: dribbled || step.with_ball,
            };
        } else {
            self.end_action(log);
        }
    }

    /// The second action follows the first; free movements follow the second (F22-4.5.2g).
    pub(super) fn end_action<L: Log<Event>>(&mut self, log: &mut L) {
        self.turn.last_move = None;
        self.turn.direct = false;
        if self.turn.is_second_action() {
            self.step = Step::FreeMovements;
            if !self.has_move() {
                self.end_stage(log);
            }
        } else {
            self.turn.action = 2;
            self.step = Step::Action;
        }
    }

    pub(super) fn make_free_movement<L: Log<Event>>(&mut self, step: Move, log: &mut L) {
        let side = self.turn.acting;
        self.teams[side].make(step, Mark::FreeMoved);
        self.turn.last_move = Some(step);
        note_move(side, step, MoveKind::FreeMovement, log);
        if !self.has_move() {
            self.end_stage(log);
        }
    }

    /// F22-4.5d.
    pub(super) fn end_stage<L: Log<Event>>(&mut self, log: &mut L) {
        self.turn.last_move = None;
        if self.turn.acting == self.turn.first {
            self.begin_stage(!self.turn.first);
        } else {
            self.end_turn(log);
        }
    }

    /// F22-4.9.
    pub(super) fn roll_pressing<L: Log<Event>>(&mut self, die: u8, log: &mut L) {
        let side = self.turn.acting;
        let modifier = pressing::modifier(self);
        let (won, new_value) = pressing::resolve(self, die);
        let value = self.value;
        log.note(|| Event::Pressed {
            side,
            die,
            modifier,
            value,
            won,
            new_value,
        });
        self.value = new_value;
        if won {
            self.turn_over();
        }
        self.end_action(log);
    }

    /// F22-4.6.
    pub(super) fn roll_goal_attempt<L: Log<Event>>(&mut self, die: u8, log: &mut L) {
        let modifiers = goal_attempt::modifiers(self);
        let result = goal_attempt::resolve(self, modifiers, die);
        log.note(|| Event::ShotTaken {
            side: self.controlling,
            area: self.ball,
            die,
            modifiers,
            total: die as i8 + modifiers.total(),
            value: self.value,
            difficult: goal_attempt::is_difficult(self, modifiers),
            result,
        });
        self.finish_attempt(result, log);
    }

    /// F22-4.6.2b.
    pub(super) fn roll_difficult<L: Log<Event>>(&mut self, die: u8, log: &mut L) {
        let result = goal_attempt::resolve_difficult(self, die);
        log.note(|| Event::DifficultRolled {
            side: self.controlling,
            die,
            needed: goal_attempt::difficult_needs(self),
            result,
        });
        self.finish_attempt(result, log);
    }

    fn finish_attempt<L: Log<Event>>(&mut self, result: ShotResult, log: &mut L) {
        match result {
            ShotResult::Goal => self.score_goal(log),
            ShotResult::Corner => self.award(Award::CornerKick(self.controlling, None), log),
            ShotResult::Rebound => self.step = Step::ReboundRoll,
            ShotResult::RollsAgain => self.step = Step::DifficultRoll,
            ShotResult::Miss => self.award(Award::GoalKick(self.passive()), log),
        }
    }

    /// F22-4.6.1.
    pub(super) fn roll_rebound<L: Log<Event>>(&mut self, dice: Dice, log: &mut L) {
        let (players, passive_players) = goal_attempt::rebound_players(self);
        let ours = dice.first() + players;
        let theirs = dice.second() + passive_players;
        let result = match ours.cmp(&theirs) {
            std::cmp::Ordering::Greater => ReboundResult::Goal,
            std::cmp::Ordering::Equal => ReboundResult::Corner,
            std::cmp::Ordering::Less => ReboundResult::Lost,
        };
        log.note(|| Event::Rebound {
            side: self.controlling,
            die: dice.first(),
            players,
            passive_die: dice.second(),
            passive_players,
            result,
        });
        match result {
            ReboundResult::Goal => self.score_goal(log),
            ReboundResult::Corner => self.award(Award::CornerKick(self.controlling, None), log),
            ReboundResult::Lost => {
                // F22-4.6.1c, F22-D49: the ball lies in the penalty area; the turn goes on.
                self.ball = penalty_area(self.passive());
                self.turn_over();
                self.value = BallValue::clamped(dice.first() as i8);
                if entry::is_due(self) {
                    self.ask_entry(EntryAfter::Rebound, log);
                } else {
                    self.end_action(log);
                }
            }
        }
    }

    /// F22-4.6c: the rest of the turn is dropped, the other team kicks off.
    pub(super) fn score_goal<L: Log<Event>>(&mut self, log: &mut L) {
        let side = self.controlling;
        self.score[side] = self.score[side].saturating_add(1);
        log.note(|| Event::Goal {
            side,
            home: self.score.home,
            away: self.score.away,
            minute: self.clock.minute(),
        });
        self.award(Award::KickOff(!side), log);
    }
}
