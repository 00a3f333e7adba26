//! Goal attempts: the dice, rebounds, goals (F10-4.6, F14-4.7, F22-4.6).

use gaffer_core::{Dice, Log};

use crate::ball_value::BallValue;
use crate::event::{Event, ReboundResult, ShotResult};
use crate::options::edition::{SECOND_DIE, SecondDie};
use crate::pitch::penalty_area;
use crate::position::Open;
use crate::rule::{entry, goal_attempt};
use crate::step::{EntryAfter, Step};

use super::After;
use super::restart::Award;

impl Open {
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
            second_six: SECOND_DIE[self.options.edition] == SecondDie::Six,
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
                // F14-4.7.3c, F22-4.6.1c, F22-D49: the ball lies in the penalty area; the turn goes on.
                self.ball = penalty_area(self.passive());
                self.turn_over();
                self.value = BallValue::clamped(dice.first() as i8);
                if entry::is_due(self) {
                    self.ask_entry(EntryAfter::Rebound, log);
                } else {
                    self.go_on(After::Attempt, log);
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
