//! The turn of FUBA 2.2: target, value, dice and time, control check, an action stage of each team.

use gaffer_core::{Log, Side};

use crate::ball_value::BallValue;
use crate::event::{Event, ValueReason};
use crate::pitch::penalty_area;
use crate::position::Open;
use crate::rule::value::PassRules;
use crate::rule::{control, entry};
use crate::skill::Skill;
use crate::step::{EntryAfter, Step, Window};

use super::After;
use super::restart::Award;

impl Open {
    /// What follows each part of a turn.
    pub(super) fn go_on_2_2<L: Log<Event>>(&mut self, after: After, log: &mut L) {
        match after {
            After::SetUp(set_up) => self.after_set_up(set_up, log),
            // Stage 1, the target; stage 2, the value; stage 3, dice and time.
            After::Beginning => self.step = Step::Target,
            After::Target => {
                self.ball = self.turn.target; // F22-4.1c
                self.open_window(Window::OffSideTrap, log);
            }
            After::Time { squares } => self.after_time(squares, log),
            // Stage 4, the control check: event, entry, new value.
            After::Tiredness => self.check_control_2_2(log),
            After::EventDue => self.open_window(Window::Actor, log),
            After::StandIn | After::Check | After::EventMoves => self.finish_check_2_2(log),
            After::Entry(EntryAfter::QuickFreeKick) => self.begin_restart_moves(),
            After::Entry(EntryAfter::Dribble) => self.resume_stage(log),
            After::Entry(
                EntryAfter::Check | EntryAfter::StandIn | EntryAfter::Support | EntryAfter::OverSix,
            ) => self.set_new_value_2_2(log),
            // Stages 5 and 6, the action stages: two actions each, then free movements.
            After::FreeKickShot => {
                // F22-5.2.2a, F22-D63: the turn goes on with the controlling team's action stage.
                self.turn.first = self.controlling;
                self.turn.direct = true;
                self.begin_stage(self.controlling, log);
            }
            After::Movement => self.open_window(Window::Doubling, log),
            After::Pressed { won: true } => self.open_window(Window::FullBack, log),
            After::Attempt
            | After::GoalKickGiven
            | After::Pressed { won: false }
            | After::Entry(EntryAfter::Rebound | EntryAfter::FullBack | EntryAfter::GoalKick)
            | After::Pressing
            | After::Substitutions => self.end_action(log),
            After::FreeMovements => self.open_window(Window::FormationChange, log),
            After::PenaltyMissed => self.award(Award::GoalKick(self.passive()), log),
        }
    }

    /// Stage 2: the value changes (F22-4.2).
    pub(super) fn change_value<L: Log<Event>>(&mut self, log: &mut L) {
        let crossing = self.is_in_force(self.controlling, Skill::Crossing);
        let pass = PassRules::new(self).value(self.turn.target, crossing);
        let mut from = self.value;
        for (to, reason) in [
            (pass.after_target, ValueReason::TargetFree),
            (pass.after_risk, ValueReason::OffsideRisk),
            (pass.after_start, ValueReason::StartFree),
            (BallValue::clamped(pass.result), ValueReason::LongPass),
        ] {
            if to != from {
                log.note(|| Event::ValueChanged { from, to, reason });
            }
            from = to;
        }
        self.value = from;
        self.step = Step::TurnRoll;
    }

    /// F22-4.4.
    fn check_control_2_2<L: Log<Event>>(&mut self, log: &mut L) {
        let die = self.turn.dice[self.controlling];
        let check = control::resolve(self, self.turn.target, None, self.value.number(), die);
        self.settle_check(check, die as i8, log);
    }

    /// After check and event: forced entry if it is due, then the new value (F22-4.4.2, F22-D29).
    fn finish_check_2_2<L: Log<Event>>(&mut self, log: &mut L) {
        if entry::is_due(self) {
            self.ask_entry(EntryAfter::Check, log);
        } else {
            self.set_new_value_2_2(log);
        }
    }

    /// F22-4.4.3: the die of the team that is passive now, then the event's change.
    fn set_new_value_2_2<L: Log<Event>>(&mut self, log: &mut L) {
        let change = self.turn.value_change;
        let die = self.turn.dice[!self.controlling];
        let new = self
            .turn
            .fixed_value
            .unwrap_or(BallValue::clamped(die as i8));
        self.value = new.changed(change);
        let value = self.value;
        log.note(|| Event::NewValue { value, change });
        if self.turn.bounce.is_some() {
            self.step = Step::Bounce; // F22-D101
        } else {
            self.after_event_value(log);
        }
    }

    /// After the event's change of the value: Skilled attacker, then the sweep (F22-A10-skilled-attacker, F22-A5b).
    pub(super) fn after_event_value<L: Log<Event>>(&mut self, log: &mut L) {
        let kept = self.controlling == self.turn.began;
        if kept && self.is_in_force(self.controlling, Skill::SkilledAttacker) {
            self.change_value_by(-1, ValueReason::SkilledAttacker, log);
        }
        if !self.turn.stages_skipped {
            self.turn.first = self.first_by_numbers();
        }
        if self.may_sweep() {
            self.step = Step::Sweep;
        } else {
            self.open_window(Window::ControllingCheck, log);
        }
    }

    /// F22-A5a, F22-D87: after a pass into the penalty area that was not lost, if the stages are played.
    pub(crate) fn may_sweep(&self) -> bool {
        let goal = penalty_area(self.passive());
        self.options.plays_sweeping()
            && !self.turn.stages_skipped
            && self.controlling == self.turn.began
            && self.turn.target == goal
            && self.turn.start != goal
            && self.teams[self.passive()].keeper == Some(goal)
    }

    /// F22-A5b: the passive team has the first action stage.
    pub(super) fn take_sweep<L: Log<Event>>(&mut self, sweeps: bool, log: &mut L) {
        if sweeps {
            let side = self.passive();
            self.turn.swept = Some(side);
            self.turn.first = side;
            log.note(|| Event::Swept { side });
        }
        self.open_window(Window::ControllingCheck, log);
    }

    /// The end of stage 4.
    pub(super) fn end_check<L: Log<Event>>(&mut self, log: &mut L) {
        self.taker_joins(); // F22-5.3.2b
        self.turn.dead_ball = false; // F22-D67
        if self.turn.stages_skipped {
            self.end_turn(log);
        } else {
            let (first, [home, away]) = (self.turn.first, self.players_for_the_order());
            log.note(|| Event::OrderFixed { first, home, away });
            self.begin_stage(first, log);
        }
    }

    /// The players of home and away in the target area at the beginning of the turn (F22-D42).
    fn players_for_the_order(&self) -> [u8; 2] {
        Side::BOTH.map(|side| {
            self.turn.snapshot[side]
                .get(self.turn.order_target)
                .min(self.count_limit())
        })
    }

    /// F22-4.5b, F22-4.5c: more players in the target area; with equal numbers the passive team.
    fn first_by_numbers(&self) -> Side {
        let [home, away] = self.players_for_the_order();
        match home.cmp(&away) {
            std::cmp::Ordering::Greater => Side::Home,
            std::cmp::Ordering::Less => Side::Away,
            std::cmp::Ordering::Equal => self.passive(),
        }
    }
}
