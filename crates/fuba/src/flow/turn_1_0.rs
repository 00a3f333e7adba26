//! The turn of FUBA 1.0: target, dice, time, control check, ball movement, goal attempt, player movements.

use gaffer_core::{Log, Side};

use crate::ball_value::BallValue;
use crate::event::{Event, ValueReason};
use crate::options::SupportMove;
use crate::pitch::Area;
use crate::position::Open;
use crate::refusal::Why;
use crate::rule::control;
use crate::rule::entry;
use crate::step::{EntryAfter, Step};

use super::After;
use super::restart::Award;

impl Open {
    /// What follows each part of a turn (F10-4a).
    pub(super) fn go_on_1_0<L: Log<Event>>(&mut self, after: After, log: &mut L) {
        match after {
            After::SetUp(set_up) => {
                self.take_snapshot(); // F10-D32: a set-up within the turn counts as its beginning
                self.after_set_up(set_up, log);
            }
            // Before stage 1 a goal kick is fast or slow; stage 1, the target; stage 2, the dice.
            After::Beginning => self.ask_goal_kick_or_target(),
            After::Target => self.step = Step::TurnRoll,
            // Stage 3, the time; stage 4, the control check.
            After::Time { .. } | After::Tiredness => self.ask_stand_in(log),
            After::StandIn => self.check_control_1_0(log),
            After::EventDue => self.step = Step::EventRoll,
            // Stage 5, the ball moves; a piece goes to it; the new value.
            After::Check | After::EventMoves => self.move_ball_1_0(log),
            After::Entry(_) => self.set_new_value_1_0(log),
            // Stage 6, the goal attempt.
            After::FreeKickShot => {
                self.turn.acting = self.controlling;
                self.turn.direct = true;
                self.step = Step::GoalRoll;
            }
            After::PenaltyMissed => self.award(Award::GoalKick(self.passive()), log),
            // Stage 7, the player movements, first of one team, then of the other.
            After::Attempt | After::GoalKickGiven => self.begin_movements(log),
            After::Movement if self.moves_quickly() => self.end_movement_1_0(log), // F10-4.7.6b
            After::Movement => self.begin_free_movements(log),
            After::FreeMovements
            | After::Pressed { .. }
            | After::Pressing
            | After::Substitutions => {
                self.end_movement_1_0(log);
            }
        }
    }

    /// Stage 4 begins: an empty target has another area stand in for it (F10-4.4.1a, F10-4.4.1b).
    fn ask_stand_in<L: Log<Event>>(&mut self, log: &mut L) {
        let mut areas = control::stand_ins(self, self.turn.target).into_iter();
        match (areas.next(), areas.next()) {
            (None, _) => self.check_control_1_0(log),
            (Some(only), None) => self.take_stand_in(only, log),
            (Some(_), Some(_)) => self.step = Step::StandIn,
        }
    }

    pub(super) fn check_stand_in(&self, area: Area) -> Result<(), Why> {
        if control::stand_ins(self, self.turn.target).contains(area) {
            Ok(())
        } else {
            Err(Why::CannotStandIn(area))
        }
    }

    pub(super) fn take_stand_in<L: Log<Event>>(&mut self, area: Area, log: &mut L) {
        self.turn.stand_in = Some(area);
        let (side, target) = (self.controlling, self.turn.target);
        log.note(|| Event::StandInNamed { side, target, area });
        self.go_on(After::StandIn, log);
    }

    /// F10-4.4.
    fn check_control_1_0<L: Log<Event>>(&mut self, log: &mut L) {
        let side = self.controlling;
        let die = self.turn.dice[side];
        let value = self.value;
        let (target, stand_in) = (self.turn.target, self.turn.stand_in);
        let modifiers = control::modifiers(self, target, stand_in);
        log.note(|| Event::ControlChecked {
            side,
            die,
            modifiers,
            total: die as i8 + modifiers.total(),
            value,
        });
        let total = die as i8 + modifiers.total();
        let check = control::resolve(self, target, stand_in, value.number(), die);
        self.settle_check(check, total, log);
    }

    /// Stage 5: the taker steps in, the ball moves, a piece goes to it (F10-4.5, F10-4.4.1c, F10-4.4.3).
    fn move_ball_1_0<L: Log<Event>>(&mut self, log: &mut L) {
        self.taker_joins();
        self.turn.dead_ball = false;
        self.ball = self.turn.target;
        let kept = self.controlling == self.turn.began;
        let nobody = entry::is_due(self);
        if kept && self.turn.stand_in.is_some() {
            self.ask_entry(EntryAfter::StandIn, log);
        } else if !nobody {
            self.set_new_value_1_0(log);
        } else if kept {
            self.ask_support(log);
        } else {
            self.ask_entry(EntryAfter::Check, log);
        }
    }

    /// F10-4.4.3b: a piece from next to the target may join the ball among opponents, or must (F10-D15).
    fn ask_support<L: Log<Event>>(&mut self, log: &mut L) {
        self.step = Step::Entry(EntryAfter::Support);
        let forced = self.options.support_move == SupportMove::Forced;
        if entry::candidates(self).is_empty() {
            self.set_new_value_1_0(log);
        } else if forced {
            self.ask_entry(EntryAfter::Support, log);
        }
    }

    /// Whether nobody need go to the ball.
    pub(super) fn check_no_entry(&self, after: EntryAfter) -> Result<(), Why> {
        match after {
            EntryAfter::Support if self.options.support_move == SupportMove::Optional => Ok(()),
            EntryAfter::Support => Err(Why::SupportForced),
            EntryAfter::StandIn => Err(Why::RunForced),
            _ => Err(Why::EntryForced),
        }
    }

    /// F10-4.5.1, F10-4.5.2: the die of the team that began, one less where no opponent disturbed.
    fn set_new_value_1_0<L: Log<Event>>(&mut self, log: &mut L) {
        let die = self.turn.dice[self.turn.began];
        let value = BallValue::clamped(die as i8);
        self.value = value;
        log.note(|| Event::NewValue { value, change: 0 });
        let disturbed = |area| self.teams[self.passive()].pieces(area) > 0;
        let start_free = !self.turn.kind.is_set_piece() && !disturbed(self.turn.start);
        let easy = start_free || !disturbed(self.turn.target);
        if easy && self.value != BallValue::BEST {
            self.change_value_by(-1, ValueReason::EasySituation, log);
        }
        self.ask_shot(log);
    }

    /// Stage 7: the team with the lower die moves first, with equal dice the passive team (F10-4.7a, F10-4.7b).
    fn begin_movements<L: Log<Event>>(&mut self, log: &mut L) {
        self.turn.direct = false;
        let dice = self.turn.dice;
        let first = match dice.home.cmp(&dice.away) {
            std::cmp::Ordering::Less => Side::Home,
            std::cmp::Ordering::Greater => Side::Away,
            std::cmp::Ordering::Equal => self.passive(),
        };
        self.turn.first = first;
        self.begin_movement_1_0(first, log);
    }

    fn begin_movement_1_0<L: Log<Event>>(&mut self, side: Side, log: &mut L) {
        self.turn.acting = side;
        if self.turn.no_moves == Some(side) {
            self.end_movement_1_0(log); // F10-4.7c
        } else if self.moves_quickly() {
            let left = self.turn.dice[side].saturating_sub(self.turn.entries[side]);
            if left == 0 {
                self.end_movement_1_0(log);
            } else {
                self.step = Step::QuickMoves {
                    left,
                    dribbled: false,
                };
            }
        } else {
            self.step = Step::Movement;
        }
    }

    /// Whether the moves of stage 7 follow equal dice (F10-4.7b); never before a goal kick (F10-5.3f).
    fn moves_quickly(&self) -> bool {
        self.turn.dice.home > 0 && self.turn.dice.home == self.turn.dice.away
    }

    fn end_movement_1_0<L: Log<Event>>(&mut self, log: &mut L) {
        let side = self.turn.acting;
        if side == self.turn.first {
            self.begin_movement_1_0(!side, log);
        } else if self.is_slow_goal_kick() {
            self.clear_marks(); // F10-D29
            self.take_goal_kick();
        } else {
            self.end_turn(log);
        }
    }
}
