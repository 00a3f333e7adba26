//! The turn of FUBA 2014: target, dice, time, control check, ball movement and new value, an action stage of
//! each team.

use gaffer_core::{BySide, Log, Side};

use crate::ball_value::BallValue;
use crate::choice::Pressing;
use crate::event::{Event, PointReason, ValueReason};
use crate::options::{Advanced, GoalKickAdjustment, TiredFrom};
use crate::pitch::Line;
use crate::position::Open;
use crate::refusal::Why;
use crate::rule::control::{self, Check};
use crate::rule::{entry, pressing, target};
use crate::step::{EntryAfter, EventMoveKind, Step};
use crate::turn::{PendingGoalKick, TurnKind};

use super::After;

/// Who has moved fewer pieces, with equal numbers who was second before (F14-4.6b).
fn first_by_moves(moved: BySide<u8>, last_first: Side) -> Side {
    match moved.home.cmp(&moved.away) {
        std::cmp::Ordering::Less => Side::Home,
        std::cmp::Ordering::Greater => Side::Away,
        std::cmp::Ordering::Equal => !last_first,
    }
}

impl Open {
    /// The team that would have the first action stage after the next pass, by the pieces moved so far:
    /// in this turn while its stages are played, in the last one before them (F14-4.6b).
    #[inline]
    pub fn first_after_pass(&self) -> Side {
        if self.step.is_in_action_stage() {
            first_by_moves(self.turn.moved_count, self.turn.first)
        } else {
            self.first_by_last_turn()
        }
    }

    /// Before any turn nobody was second: then the controlling team acts last, as if it had been first.
    #[inline]
    fn first_by_last_turn(&self) -> Side {
        let last_first = self.handover.last_first.unwrap_or(self.controlling());
        first_by_moves(self.handover.last_moved, last_first)
    }

    /// What follows each part of a turn (F14-4a).
    pub(super) fn go_on_2014<L: Log<Event>>(&mut self, after: After, log: &mut L) {
        match after {
            After::SetUp(set_up) => self.after_set_up(set_up, log),
            // Before stage 1 a goal kick is fast or slow; stage 1, the target; stage 2, the dice.
            After::Beginning => {
                self.turn.passive_first = self.pass_fixes_order();
                self.ask_goal_kick_or_target();
            }
            After::Target => self.note_target(),
            // Stage 3, the time, with tiredness tests; stage 4, the control check.
            After::Time { squares } => self.after_time(squares, log),
            After::Tiredness | After::StandIn => self.check_control_2014(log),
            After::EventDue => self.step = Step::EventRoll,
            // Stage 5, the ball moves; a piece goes to it; event moves; the new value.
            After::Check => self.move_ball_2014(log),
            After::Entry(EntryAfter::OverSix) => self.begin_action_stages(log),
            After::Entry(EntryAfter::Rebound | EntryAfter::GoalKick) => {
                self.go_on(After::Attempt, log);
            }
            After::Entry(_) => self.make_event_moves(log),
            After::EventMoves => self.set_new_value_2014(log),
            // Stages 6 and 7, the action stages (F14-4.6h): attempt, movement, adjustment, pressing,
            // substitutions.
            After::FreeKickShot => {
                self.turn.first = self.controlling; // F14-4.6f
                self.turn.acting = self.controlling;
                self.turn.direct = true;
                self.step = Step::GoalRoll;
            }
            After::GoalKickGiven if entry::is_due(self) => {
                self.ask_entry(EntryAfter::GoalKick, log); // F14-4.4.2e
            }
            After::PenaltyMissed => self.end_penalty(log),
            After::Attempt | After::GoalKickGiven => self.begin_movement_2014(log),
            After::Movement => self.begin_free_movements(log),
            After::FreeMovements if self.is_slow_goal_kick() => self.end_slow_movement(),
            After::FreeMovements => self.adjust_and_press(log),
            After::Pressed { won } => {
                if !won {
                    self.handover.auto_pass = Some(self.controlling); // F14-4.9.1d
                }
                self.ask_substitution(log);
            }
            After::Pressing | After::Substitutions => self.ask_substitution(log),
        }
    }

    /// F14-4.6d: the order after a kick-off, corner kick or free kick, or a goal kick after a missed penalty.
    fn pass_fixes_order(&self) -> bool {
        matches!(
            self.turn.kind,
            TurnKind::KickOff | TurnKind::CornerKick | TurnKind::FreeKick
        ) || self.handover.goal_kick == PendingGoalKick::GoalKickAfterPenalty
    }

    /// F14-4.6e: a target held by opponents alone when it is chosen.
    fn note_target(&mut self) {
        let (controlling, passive) = self.counts(self.turn.target);
        self.turn.passive_first |= controlling == 0 && passive > 0;
        self.step = Step::TurnRoll;
    }

    /// F14-4.4.
    fn check_control_2014<L: Log<Event>>(&mut self, log: &mut L) {
        let side = self.controlling;
        let die = self.turn.dice[side];
        let target = self.turn.target;
        let check = control::resolve(self, target, None, self.value.number(), die);
        let automatic = control::is_automatic(self, target);
        self.turn.start_free = self.teams[!side].pieces(self.turn.start) == 0; // F14-D43
        self.handover.auto_pass = None; // F14-4.9.1e
        if automatic && check == Check::Kept {
            log.note(|| Event::ControlAutomatic { side });
            self.finish_check(log);
        } else {
            self.settle_check(check, die as i8, log);
        }
    }

    /// Stage 5: the taker steps in, the ball moves, a piece goes to it (F14-4.5a, F14-4.4.2).
    fn move_ball_2014<L: Log<Event>>(&mut self, log: &mut L) {
        self.taker_joins();
        self.turn.dead_ball = false;
        self.ball = self.turn.target;
        if entry::is_due(self) {
            self.ask_entry(EntryAfter::Check, log);
        } else {
            self.make_event_moves(log);
        }
    }

    /// F14-4.4.3q.
    fn make_event_moves<L: Log<Event>>(&mut self, log: &mut L) {
        match self.turn.event_moves.take() {
            Some((side, moves)) => self.begin_event_moves(side, moves, EventMoveKind::Event, log),
            None => self.set_new_value_2014(log),
        }
    }

    /// F14-4.5.1 to F14-4.5.4: the passive team's die, and after a pass that was kept its length, its start
    /// and the event; above 6 the ball is lost.
    fn set_new_value_2014<L: Log<Event>>(&mut self, log: &mut L) {
        let kept = self.controlling == self.turn.began;
        let die = self.turn.dice[!self.controlling] as i8;
        let (mut long, mut start) = (0, 0);
        if kept {
            long = target::areas_between(self, self.turn.target) as i8;
            start = -i8::from(self.turn.start_free && !self.turn.kind.is_set_piece());
        }
        let change = if kept { self.turn.value_change } else { 0 };
        let sum = die + long + start + change;
        log.note(|| Event::NewValue {
            value: BallValue::clamped(die),
            change: 0,
        });
        let mut value = die;
        for (by, reason) in [
            (long, ValueReason::LongPass),
            (start, ValueReason::StartFree),
            (change, ValueReason::Event),
        ] {
            if by != 0 {
                let (from, to) = (value, value + by);
                log.note(|| Event::ValueSummed { from, to, reason });
            }
            value += by;
        }
        if sum > BallValue::WORST.number() {
            let side = self.controlling;
            self.turn_over();
            self.value = BallValue::clamped(self.turn.dice[self.turn.began] as i8);
            let value = self.value;
            log.note(|| Event::PassTooLong { side, sum, value }); // F14-4.5.4b
            if entry::is_due(self) {
                return self.ask_entry(EntryAfter::OverSix, log);
            }
        } else {
            self.value = BallValue::clamped(sum);
        }
        self.begin_action_stages(log);
    }

    /// The order is fixed (F14-4.6); with an event 0 the stages are skipped (F14-4.6i).
    fn begin_action_stages<L: Log<Event>>(&mut self, log: &mut L) {
        let moved = self.handover.last_moved;
        let first = if self.turn.passive_first {
            !self.turn.began // F14-4.6g
        } else {
            self.first_by_last_turn()
        };
        self.turn.first = first;
        if self.turn.stages_skipped {
            return self.end_turn_2014(log);
        }
        let fixed = self.turn.passive_first;
        log.note(|| Event::StagesOrdered {
            first,
            home: moved.home,
            away: moved.away,
            fixed,
        });
        self.begin_action_stage(first, log);
    }

    /// Step 1 of an action stage: the goal attempt.
    fn begin_action_stage<L: Log<Event>>(&mut self, side: Side, log: &mut L) {
        self.turn.acting = side;
        if side == self.controlling && !self.awaits_goal_kick() {
            self.ask_shot(log);
        } else {
            self.go_on(After::Attempt, log);
        }
    }

    /// Step 2: the injured return, then the movement.
    fn begin_movement_2014<L: Log<Event>>(&mut self, log: &mut L) {
        let side = self.turn.acting;
        self.turn.direct = false;
        self.turn.keeper_set = false;
        let pieces = self.benches[side].injured.take_due();
        self.come_back(side, pieces, log); // F14-A4c
        self.step = Step::Movement;
    }

    /// Whether the movement of a line may be chosen (F14-4.4.3p); 1.0 knows no such event.
    pub(super) fn check_movement(&self, line: Line) -> Result<(), Why> {
        if line == Line::Defence && self.turn.no_defence == Some(self.turn.acting) {
            Err(Why::NoDefenceMoves)
        } else {
            Ok(())
        }
    }

    /// F14-A1.1a: a point of the line for the ball's area; not before a goal kick (F14-5.3.1a).
    pub(super) fn check_condition_movement(&self) -> Result<(), Why> {
        let side = self.turn.acting;
        let line = self.ball.zone(side);
        if !self.plays(Advanced::Condition) {
            Err(Why::SwitchedOff(Advanced::Condition))
        } else if self.is_slow_goal_kick() {
            Err(Why::NoConditionBeforeGoalKick)
        } else if self.benches[side].condition.points(line) == 0 {
            Err(Why::StockEmpty(line))
        } else {
            Ok(())
        }
    }

    pub(super) fn begin_condition_movement<L: Log<Event>>(&mut self, log: &mut L) {
        let side = self.turn.acting;
        let line = self.ball.zone(side);
        self.change_points(side, line, -1, PointReason::Boost, log);
        if self.options.tired_from == TiredFrom::Any {
            self.tire_if_empty(side, log); // F14-D29
        }
        self.step = Step::ConditionRoll;
    }

    /// F14-A1.1b, F14-A1.1c: as many moves as the die or the line's number, of any type.
    pub(super) fn roll_condition<L: Log<Event>>(&mut self, die: u8, log: &mut L) {
        let side = self.turn.acting;
        let line = self.ball.zone(side);
        let moves = self.moves_of_part(die.max(self.line(side, line)));
        log.note(|| Event::ConditionRolled { side, die, moves });
        self.begin_moves(line, moves, moves, log);
    }

    /// Steps 3 and 4: the value follows the numbers (F14-4.9a); the passive team may press (F14-4.9.1a).
    fn adjust_and_press<L: Log<Event>>(&mut self, log: &mut L) {
        let pending = self.awaits_goal_kick();
        if !pending || self.options.readings.goal_kick_adjustment() == GoalKickAdjustment::On {
            self.adjust_value(false, log);
        }
        let presses =
            self.turn.acting == self.passive() && pressing::check(self, Pressing::NORMAL).is_ok();
        if presses && !pending {
            self.step = Step::Press;
        } else {
            self.go_on(After::Pressing, log);
        }
    }

    /// Step 5: one substitution after another, until there is none left or no more is wanted (F14-A3a).
    fn ask_substitution<L: Log<Event>>(&mut self, log: &mut L) {
        if self.check_substitutions(self.turn.acting, 1).is_ok() {
            self.step = Step::Substitution;
        } else {
            self.end_action_stage(log);
        }
    }

    pub(super) fn end_action_stage<L: Log<Event>>(&mut self, log: &mut L) {
        if self.turn.acting == self.turn.first {
            self.begin_action_stage(!self.turn.first, log);
        } else {
            self.end_turn_2014(log);
        }
    }

    /// What the next turn's order depends on is stored (F14-4.6b).
    fn end_turn_2014<L: Log<Event>>(&mut self, log: &mut L) {
        self.handover.last_first = Some(self.turn.first);
        self.handover.last_moved = self.turn.moved_count;
        self.end_turn(log);
    }

    /// F14-5.3.1b: the moves before a slow goal kick stand for the last turn.
    fn end_slow_movement(&mut self) {
        let side = self.turn.acting;
        if side == self.turn.first {
            self.turn.acting = !side;
            self.turn.keeper_set = false;
            self.step = Step::Movement;
            return;
        }
        self.handover.last_first = Some(self.turn.first);
        self.handover.last_moved = self.turn.moved_count;
        self.turn.moved_count = BySide::default();
        self.turn.passive_first = false; // F14-D11
        self.clear_marks();
        self.take_goal_kick();
    }

    /// F14-5.5.2c: the turn ends, and the goal kick opens the next one.
    fn end_penalty<L: Log<Event>>(&mut self, log: &mut L) {
        self.give_goal_kick(self.passive(), PendingGoalKick::GoalKickAfterPenalty, log);
        self.end_turn(log);
    }
}
