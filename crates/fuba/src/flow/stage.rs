//! The action stages (F22-4.5): two actions of each team, then its free movements.

use gaffer_core::{Dice, Log, Side};

use crate::ball_value::BallValue;
use crate::choice::{Action, Move, PressingSkill};
use crate::event::{Event, MoveKind, ReboundResult, ShotResult};
use crate::pitch::{Line, penalty_area};
use crate::position::{Open, Position};
use crate::rule::{adjustment, entry, goal_attempt, pressing};
use crate::skill::Skill;
use crate::step::{EntryAfter, Step, Window};
use crate::team::Mark;
use crate::turn::ActionSet;

use super::restart::Award;
use super::set_up::note_move;

impl Open {
    pub(super) fn begin_stage<L: Log<Event>>(&mut self, side: Side, log: &mut L) {
        self.turn.acting = side;
        self.turn.action = 1;
        self.turn.actions_done = false;
        self.turn.used = ActionSet::NONE;
        self.open_window(Window::OpponentStage, log);
    }

    /// The actions of the stage; a direct free kick is the first of them (F22-5.2.2a).
    pub(super) fn begin_actions<L: Log<Event>>(&mut self, log: &mut L) {
        if self.turn.direct {
            self.begin_action(Action::GoalAttempt, false, log);
        } else {
            self.step = Step::Action;
        }
    }

    /// F22-4.5.1, F22-4.5.2; a boost is announced with the action (F22-A1.2a).
    pub(super) fn begin_action<L: Log<Event>>(&mut self, action: Action, boost: bool, log: &mut L) {
        let (side, number) = (self.turn.acting, self.turn.action);
        let moves = match action {
            Action::Movement(line) => Some(self.moves(self.line(side, line), boost)),
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
            boost,
        });
        if boost {
            self.pay_boost(side, log);
        }
        self.turn.used.insert(action.kind());
        match action {
            Action::GoalAttempt => self.open_window(Window::Keeper, log),
            Action::Pressing(pressing) => {
                self.turn.pressing = (pressing, boost);
                self.step = Step::PressingRoll;
            }
            Action::HighCondition => self.step = Step::HighConditionRoll { boost },
            Action::Substitution(number) => self.step = Step::Substitutions(number),
            Action::Adjustment => {
                let adjustment = adjustment::of(self, boost);
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
                // F22-A1.2b, F22-D76: one move of another type.
                let left = self.moves(self.line(side, line), boost);
                self.begin_moves(line, left, u8::from(boost), log);
            }
        }
    }

    fn begin_moves<L: Log<Event>>(&mut self, line: Line, left: u8, other_types: u8, log: &mut L) {
        self.turn.last_move = None;
        if left == 0 {
            self.end_movement(log);
        } else {
            self.step = Step::Moves {
                line,
                left,
                dribbled: false,
                other_types,
            };
        }
    }

    /// The moves of a movement action played now: all modifiers together, then cut at 0 (F22-4.7e,
    /// F22-D47).
    pub(crate) fn moves(&self, number: u8, boost: bool) -> u8 {
        let creative = self.is_in_force(!self.turn.acting, Skill::CreativeGoalKeeper);
        let less = u8::from(self.turn.is_second_action()) + if creative { 2 } else { 0 };
        (number + u8::from(boost)).saturating_sub(less)
    }

    /// F22-A10-high-condition, F22-D97: moves of any type, as many as the die, at least the line.
    pub(super) fn roll_high_condition<L: Log<Event>>(&mut self, die: u8, boost: bool, log: &mut L) {
        let side = self.turn.acting;
        let line = self.corresponding_line();
        let left = self.moves(die.max(self.line(side, line)), boost);
        log.note(|| Event::HighConditionRolled {
            side,
            die,
            moves: left,
        });
        self.begin_moves(line, left, left, log);
    }

    /// The end of a movement action, with its window for Doubling.
    pub(super) fn end_movement<L: Log<Event>>(&mut self, log: &mut L) {
        self.turn.last_move = None;
        self.open_window(Window::Doubling, log);
    }

    pub(super) fn make_move<L: Log<Event>>(&mut self, step: Move, log: &mut L) {
        let Step::Moves {
            line,
            left,
            dribbled,
            other_types,
        } = self.step
        else {
            return;
        };
        let side = self.turn.acting;
        let other = other_types > 0
            && self
                .move_rules()
                .is_some_and(|(_, rules)| rules.is_of_another_type(&self.teams[side], step));
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
                other_types: (other_types - u8::from(other)).min(left - 1),
            };
        } else {
            self.end_movement(log);
        }
    }

    /// The second action follows the first, a third one if an event gave it (F22-A11-4.5); then come
    /// free movements (F22-4.5.2g).
    pub(super) fn end_action<L: Log<Event>>(&mut self, log: &mut L) {
        self.turn.last_move = None;
        self.turn.direct = false;
        self.turn.keeper_skill = false;
        self.turn.shot_skills = 0;
        let actions = if self.turn.third_action == Some(self.turn.acting) {
            3
        } else {
            2
        };
        if self.turn.action < actions {
            self.turn.action += 1;
            self.step = Step::Action;
        } else {
            self.end_actions(log);
        }
    }

    /// The actions are over; the ball may still be moved by a skill.
    pub(super) fn end_actions<L: Log<Event>>(&mut self, log: &mut L) {
        self.turn.actions_done = true;
        self.open_window(Window::BallSkills, log);
    }

    /// Back to the actions, or to what follows them, after a skill has moved the ball.
    pub(super) fn resume_stage<L: Log<Event>>(&mut self, log: &mut L) {
        if self.turn.actions_done {
            self.open_window(Window::BallSkills, log);
        } else {
            self.step = Step::Action;
        }
    }

    pub(super) fn begin_free_movements<L: Log<Event>>(&mut self, log: &mut L) {
        self.turn.last_move = None;
        self.step = Step::FreeMovements;
        if !self.has_move() {
            self.end_free_movements(log);
        }
    }

    pub(super) fn end_free_movements<L: Log<Event>>(&mut self, log: &mut L) {
        self.turn.last_move = None;
        self.open_window(Window::FormationChange, log);
    }

    pub(super) fn make_free_movement<L: Log<Event>>(&mut self, step: Move, log: &mut L) {
        let side = self.turn.acting;
        self.teams[side].make(step, Mark::FreeMoved);
        self.turn.last_move = Some(step);
        note_move(side, step, MoveKind::FreeMovement, log);
        if !self.has_move() {
            self.end_free_movements(log);
        }
    }

    /// F22-4.5d.
    pub(super) fn end_stage<L: Log<Event>>(&mut self, log: &mut L) {
        self.turn.last_move = None;
        if self.turn.acting == self.turn.first {
            self.begin_stage(!self.turn.first, log);
        } else {
            self.end_turn(log);
        }
    }

    /// F22-4.9, F22-A6e: of two dice the higher is dropped.
    pub(super) fn roll_pressing<L: Log<Event>>(&mut self, dice: Dice, log: &mut L) {
        let side = self.turn.acting;
        let (manner, boost) = std::mem::take(&mut self.turn.pressing);
        let die = dice.lowest();
        let equal_dice = dice.first() == dice.second();
        let modifier = pressing::modifier(self, boost);
        let (won, new_value) = pressing::resolve(self, die, boost);
        let foul = pressing::is_foul(self, manner, won, equal_dice);
        let value = self.value;
        let dropped = (dice.faces().len() > 1).then(|| dice.first().max(dice.second()));
        log.note(|| Event::Pressed {
            side,
            aggressive: manner.aggressive,
            die,
            dropped,
            modifier,
            value,
            won: won && !foul,
            foul,
            new_value,
        });
        if foul {
            return self.begin_foul(side); // F22-A6f
        }
        self.value = new_value;
        if won {
            self.turn_over();
            self.open_window(Window::FullBack, log);
        } else {
            self.end_action(log);
        }
    }

    /// F22-4.6; against a keeper's skill the higher of two dice is dropped.
    pub(super) fn roll_goal_attempt<L: Log<Event>>(&mut self, dice: Dice, log: &mut L) {
        let die = dice.lowest();
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

impl Position {
    /// Pays what is part of an action, shows its skill, and begins it.
    pub(super) fn play_action<L: Log<Event>>(&mut self, action: Action, boost: bool, log: &mut L) {
        let side = self.open.turn.acting;
        match action {
            Action::HighCondition => self.spend_skill(side, Skill::HighCondition, log),
            Action::Pressing(pressing) => {
                if let Some(skill) = pressing.skill {
                    self.spend_skill(side, PressingSkill::skill(skill), log);
                }
                if self.open.costs_aggression(pressing) {
                    self.open.pay_aggression(side, log);
                }
            }
            Action::GoalAttempt
            | Action::Movement(_)
            | Action::Adjustment
            | Action::Substitution(_) => {}
        }
        self.open.begin_action(action, boost, log);
    }
}
