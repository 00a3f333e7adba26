//! The action stages (F22-4.5): two actions of each team, then its free movements.

use gaffer_core::{Dice, Log, Side};

use crate::choice::{Action, PressingSkill};
use crate::event::Event;
use crate::position::{Open, Position};
use crate::rule::{adjustment, pressing};
use crate::skill::Skill;
use crate::step::{Step, Window};
use crate::turn::ActionSet;

use super::After;

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
            Action::HighCondition | Action::Condition => {
                self.step = Step::HighConditionRoll { boost };
            }
            Action::Substitution(number) => self.step = Step::Substitutions(number),
            Action::Adjustment => {
                self.adjust_value(boost, log);
                self.end_action(log);
            }
            Action::Movement(line) => {
                // F22-A1.2b, F22-D76: one move of another type.
                let left = self.moves(self.line(side, line), boost);
                self.begin_moves(line, left, u8::from(boost), log);
            }
        }
    }

    /// The value follows the numbers at the ball (F14-4.9a, F22-4.8b).
    pub(super) fn adjust_value<L: Log<Event>>(&mut self, boost: bool, log: &mut L) {
        let adjustment = adjustment::due(self, boost);
        let (side, from) = (self.turn.acting, self.value);
        self.value = adjustment.value;
        log.note(|| Event::Adjusted {
            side,
            controlling: adjustment.controlling,
            passive: adjustment.passive,
            from,
            to: adjustment.value,
        });
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
        }
        self.go_on(After::Pressed { won }, log);
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
            | Action::Substitution(_)
            | Action::Condition => {}
        }
        self.open.begin_action(action, boost, log);
    }
}
