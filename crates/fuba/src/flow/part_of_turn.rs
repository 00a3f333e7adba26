//! What the turns of 1.0 and 2014 share: goal kicks that open them, and the choice of shot, movement and pressing.

use gaffer_core::Log;

use crate::choice::{Action, ActionKind, Choice, Pressing};
use crate::event::Event;
use crate::position::Open;
use crate::refusal::Why;
use crate::rule::goal_attempt;
use crate::step::Step;
use crate::turn::{PendingGoalKick, TurnKind};

use super::After;

impl Open {
    /// The goal attempt, where one is allowed: stage 6 of 1.0, the first step of an action stage of 2014.
    pub(super) fn ask_shot<L: Log<Event>>(&mut self, log: &mut L) {
        if goal_attempt::check(self).is_ok() {
            self.turn.acting = self.controlling;
            self.step = Step::Shot;
        } else {
            self.go_on(After::Attempt, log);
        }
    }

    /// A goal kick that was given opens the turn (F10-5.3e, F14-5.3.1a); otherwise stage 1.
    pub(super) fn ask_goal_kick_or_target(&mut self) {
        self.step = if self.awaits_goal_kick() {
            Step::GoalKick
        } else {
            Step::Target
        };
    }

    /// F10-5.3f, F14-5.3.1a: a slow kick has a movement of both teams before it.
    pub(super) fn choose_goal_kick<L: Log<Event>>(&mut self, slow: bool, log: &mut L) {
        let side = self.controlling;
        log.note(|| Event::GoalKickChosen { side, slow });
        if slow {
            self.turn.slow_goal_kick = true;
            self.turn.first = side;
            self.turn.acting = side;
            self.step = Step::Movement;
        } else {
            self.take_goal_kick();
        }
    }

    /// Stage 1 with the goal kick as its pass.
    pub(super) fn take_goal_kick(&mut self) {
        self.handover.goal_kick = PendingGoalKick::None;
        self.turn.slow_goal_kick = false;
        self.turn.kind = TurnKind::GoalKick;
        self.turn.dead_ball = true;
        self.take_snapshot();
        self.step = Step::Target;
    }

    /// Whether the acting team may shoot, move or press in this way now.
    pub(super) fn check_part_of_turn(&self, choice: Choice) -> Result<(), Why> {
        match (self.step, choice) {
            (Step::Shot, Choice::Action(Action::GoalAttempt)) => goal_attempt::check(self),
            (Step::Movement, Choice::Action(Action::Movement(line))) => self.check_movement(line),
            (Step::Movement, Choice::Action(Action::Condition)) => self.check_condition_movement(),
            (Step::Press, Choice::Action(Action::Pressing(manner)))
                if manner == Pressing::NORMAL =>
            {
                Ok(())
            }
            (Step::Shot | Step::Press, Choice::No) => Ok(()),
            _ => Err(Why::NotAwaited),
        }
    }

    /// The shot, movement or pressing that the acting team chose.
    pub(super) fn play_part_of_turn<L: Log<Event>>(&mut self, choice: Choice, log: &mut L) {
        match (self.step, choice) {
            (Step::Shot, Choice::Action(_)) => self.step = Step::GoalRoll,
            (Step::Shot, _) => self.go_on(After::Attempt, log),
            (Step::Press, Choice::Action(_)) => self.step = Step::PressingRoll,
            (Step::Press, _) => self.go_on(After::Pressing, log),
            (_, Choice::Action(Action::Condition)) => self.begin_condition_movement(log),
            (_, Choice::Action(Action::Movement(line))) => {
                let side = self.turn.acting;
                let left = self.moves_of_part(self.line(side, line));
                log.note(|| Event::ActionBegan {
                    side,
                    action: ActionKind::Movement,
                    line: Some(line),
                    number: 0, // a team makes one movement in its part of the turn
                    moves: Some(left),
                    boost: false,
                });
                self.begin_moves(line, left, 0, log);
            }
            _ => {}
        }
    }

    /// F10-4.7e, F14-4.8b: pieces brought to the ball in this turn are taken off; not before a goal kick,
    /// which comes before them.
    pub(super) fn moves_of_part(&self, number: u8) -> u8 {
        number.saturating_sub(self.turn.entries[self.turn.acting])
    }
}
