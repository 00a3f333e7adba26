//! A turn up to its action stages: target, value, dice and time, control check, special event, entry.

use gaffer_core::{BySide, Dice, Log, Side};

use crate::ball_value::BallValue;
use crate::choice::{Entrant, Move, Piece};
use crate::clock::Clock;
use crate::event::{Event, MoveKind, PointReason, TimeReason, ValueReason};
use crate::options::Advanced;
use crate::pitch::{Area, penalty_area};
use crate::position::Open;
use crate::rule::special_event::{Effect, Role};
use crate::rule::time::TimeMove;
use crate::rule::value::PassRules;
use crate::rule::{advanced_event, entry, offside, special_event, time};
use crate::skill::{Skill, SkillSet};
use crate::step::{EntryAfter, EventMoveKind, Step, Window};
use crate::team::Mark;
use crate::turn::{Then, Turn, TurnKind};

use super::set_up::note_move;

impl Open {
    /// Marks are cleared, the snapshot is taken, offside is judged (F22-4.1c, F22-D42).
    pub(crate) fn begin_turn<L: Log<Event>>(&mut self, kind: TurnKind, _log: &mut L) {
        self.clear_marks();
        if !self.options.advanced.is_empty() {
            self.begin_turn_on_benches();
        }
        self.turn = Turn {
            snapshot: BySide::with(|side| self.teams[side].all_pieces()),
            taker: self.turn.taker,
            ..Turn::new(kind, self.ball, self.controlling)
        };
        self.turn.offside = offside::offside_areas(self);
        self.step = Step::Target;
    }

    /// Formation changes come into force (F22-A3d); every skill may be used again (F22-A10e).
    fn begin_turn_on_benches(&mut self) {
        for side in Side::BOTH {
            let bench = &mut self.benches[side];
            bench.used_this_turn = SkillSet::NONE;
        }
        self.change_pending_formations();
    }

    /// Stage 1: the ball goes to the target area (F22-4.1c).
    pub(super) fn play_to<L: Log<Event>>(&mut self, target: Area, log: &mut L) {
        let (side, start) = (self.controlling, self.turn.start);
        log.note(|| Event::TargetChosen {
            side,
            start,
            target,
        });
        self.turn.target = target;
        self.turn.order_target = target;
        self.ball = target;
        self.open_window(Window::OffSideTrap, log);
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

    /// Stage 3.
    pub(super) fn roll_turn<L: Log<Event>>(&mut self, dice: Dice, log: &mut L) {
        let side = self.controlling;
        let (die, passive) = (dice.first(), dice.second());
        self.turn.dice[side] = die;
        self.turn.dice[!side] = passive;
        log.note(|| Event::TurnRolled {
            side,
            controlling: die,
            passive,
        });
        match time::after_dice(self.clock, die, passive) {
            TimeMove::HalfEnds => self.end_half(log),
            TimeMove::To(clock) => {
                let reason = if self.clock.stoppage > 0 {
                    TimeReason::Stoppage
                } else if die == passive {
                    TimeReason::EqualDice
                } else {
                    TimeReason::Dice
                };
                let squares = self.set_clock(clock, reason, log);
                self.after_time(squares, log);
            }
        }
    }

    /// The comparison of stage 4 (F22-4.4).
    pub(super) fn check_control<L: Log<Event>>(&mut self, log: &mut L) {
        let side = self.controlling;
        let die = self.turn.dice[side];
        let value = self.value;
        match (die as i8).cmp(&value.number()) {
            std::cmp::Ordering::Greater => {
                log.note(|| Event::ControlKept { side, die, value });
                self.finish_check(log);
            }
            std::cmp::Ordering::Less => {
                log.note(|| Event::ControlLost { side, die, value });
                self.turn_over();
                self.finish_check(log);
            }
            std::cmp::Ordering::Equal => self.open_window(Window::Actor, log), // F22-4.4c
        }
    }

    pub(super) fn set_clock<L: Log<Event>>(
        &mut self,
        clock: Clock,
        reason: TimeReason,
        log: &mut L,
    ) -> u8 {
        let squares = (clock.square + clock.stoppage) - (self.clock.square + self.clock.stoppage);
        self.clock = clock;
        if !self.options.advanced.is_empty() {
            for side in Side::BOTH {
                self.benches[side].injured.advance(squares); // F22-D85
            }
        }
        if squares > 0 {
            log.note(|| Event::TimeMoved {
                squares,
                minute: clock.minute(),
                stoppage: clock.stoppage,
                reason,
            });
        }
        squares
    }

    /// F22-4.4.1, F22-A11a.
    pub(super) fn roll_event<L: Log<Event>>(&mut self, dice: Dice, log: &mut L) {
        let controlling = self.controlling;
        let result = dice.first() as i8 - dice.second() as i8;
        let advanced = self.plays(Advanced::Events);
        log.note(|| Event::SpecialEvent {
            side: controlling,
            die: self.turn.dice[controlling],
            controlling: dice.first(),
            passive: dice.second(),
            result,
            advanced,
        });
        let team = |role| match role {
            Role::Controlling => controlling,
            Role::Passive => !controlling,
        };
        let effect = if advanced {
            advanced_event::outcome_of(dice.first(), dice.second()).effect
        } else {
            special_event::effect(result, self.options)
        };
        match effect {
            Effect::Moves(role, left) => {
                self.begin_event_moves(team(role), left, EventMoveKind::Event, log);
            }
            Effect::GoodMove(role) => {
                self.begin_event_moves(team(role), 1, EventMoveKind::Good, log);
            }
            Effect::Duel(duel) => self.begin_duel(duel, log),
            Effect::FailedPass => {
                // F22-4.4.1-m4, F22-D34: the start area takes the place of the target area.
                let back_in = self.turn.start;
                log.note(|| Event::PassFailed {
                    side: controlling,
                    back_in,
                });
                self.ball = back_in;
                self.turn.target = back_in;
                self.turn.order_target = back_in;
                self.turn_over();
                self.finish_check(log);
            }
            Effect::Value(change) => {
                self.turn.value_change = change;
                self.finish_check(log);
            }
            Effect::Foul(role) => self.begin_foul(team(role)),
            Effect::RudeFoul(role) => self.begin_rude_foul(team(role), log),
            Effect::Stall => self.stall(dice.first(), log),
            Effect::SkipStages => {
                log.note(|| Event::StagesSkipped);
                self.turn.stages_skipped = true;
                self.finish_check(log);
            }
            Effect::ThirdAction(role) => {
                self.turn.third_action = Some(team(role));
                self.finish_check(log);
            }
            Effect::PerfectPass => {
                if self.perfect_passes().is_empty() {
                    self.finish_check(log);
                } else {
                    self.step = Step::PerfectPass;
                }
            }
            Effect::Injury => {
                let sides = BySide::with(|side| side == controlling);
                self.suffer(sides, Then::Check, log);
            }
            Effect::Streaking if self.clock.stoppage > 0 => self.finish_check(log), // F22-D104
            Effect::Streaking => self.step = Step::StreakingRoll,
            Effect::MisplacedKeeper => {
                self.turn.misplaced_keeper = Some(controlling); // F22-D105
                self.finish_check(log);
            }
            Effect::FreeBoosts(role) => {
                if self.plays(Advanced::Condition) {
                    self.turn.free_boosts = Some(team(role));
                }
                self.finish_check(log);
            }
            Effect::InjuredStar(role) => self.injure_star(team(role), log),
        }
    }

    /// Event 0 of the basic table (F22-4.4.1-z1 to F22-4.4.1-z4): both dice showed this number.
    fn stall<L: Log<Event>>(&mut self, die: u8, log: &mut L) {
        log.note(|| Event::StagesSkipped);
        if die <= 2 && self.plays(Advanced::Condition) {
            for side in [self.controlling, !self.controlling] {
                let zone = self.turn.target.zone(side);
                self.gain_if_room(side, zone, PointReason::Event, log); // F22-D36
            }
        }
        let injured = BySide {
            home: die == 6,
            away: die == 6,
        };
        if self.ball.is_corner() {
            // F22-4.4.1-z2, F22-D35: no entry and no new value before a corner kick.
            let side = self.attackers_of_nearest_line();
            self.suffer(injured, Then::CornerKick(side), log);
        } else {
            self.turn.stages_skipped = true;
            self.suffer(injured, Then::Check, log);
        }
    }

    pub(super) fn begin_event_moves<L: Log<Event>>(
        &mut self,
        side: Side,
        left: u8,
        kind: EventMoveKind,
        log: &mut L,
    ) {
        self.turn.last_move = None;
        self.step = Step::EventMoves { side, left, kind };
        self.skip_impossible_event_moves(log);
    }

    fn skip_impossible_event_moves<L: Log<Event>>(&mut self, log: &mut L) {
        if !self.has_move() {
            self.finish_check(log);
        }
    }

    pub(super) fn make_event_move<L: Log<Event>>(
        &mut self,
        side: Side,
        left: u8,
        kind: EventMoveKind,
        step: Move,
        log: &mut L,
    ) {
        let mark = match kind {
            EventMoveKind::Event | EventMoveKind::Fast => Mark::Moved,
            EventMoveKind::Good => Mark::Unmoved, // F22-A11d
        };
        self.teams[side].make(step, mark);
        if kind != EventMoveKind::Event {
            // F22-A11-1.1, F22-A11-1.5: the order of stages knows the new place.
            let snapshot = &mut self.turn.snapshot[side];
            if snapshot.get(step.from) > 0 {
                snapshot.remove(step.from);
                snapshot.add(step.to);
            }
        }
        self.turn.last_move = Some(step);
        note_move(side, step, MoveKind::EventMove, log);
        if left > 1 {
            self.step = Step::EventMoves {
                side,
                left: left - 1,
                kind,
            };
            self.skip_impossible_event_moves(log);
        } else {
            self.finish_check(log);
        }
    }

    /// After check and event: forced entry if it is due, then the new value (F22-4.4.2, F22-D29).
    pub(super) fn finish_check<L: Log<Event>>(&mut self, log: &mut L) {
        self.turn.last_move = None;
        if entry::is_due(self) {
            self.ask_entry(EntryAfter::Check, log);
        } else {
            self.set_new_value(log);
        }
    }

    /// Forced entry: asked only where there is a choice.
    pub(super) fn ask_entry<L: Log<Event>>(&mut self, after: EntryAfter, log: &mut L) {
        self.step = Step::Entry(after);
        if let Some(entrant) = entry::candidates(self).single() {
            self.enter(after, entrant, log);
        }
    }

    pub(super) fn enter<L: Log<Event>>(
        &mut self,
        after: EntryAfter,
        entrant: Entrant,
        log: &mut L,
    ) {
        let (side, to) = (self.controlling, self.ball);
        // F22-4.4.2c; before a quick free kick the piece may still move (F22-D64).
        let mark = match after {
            EntryAfter::Check | EntryAfter::Rebound | EntryAfter::Dribble => Mark::Moved,
            EntryAfter::QuickFreeKick => Mark::Unmoved,
        };
        let keeper_took_it = side == self.turn.began
            && self.turn.taker == Some(Piece::Keeper)
            && entrant == Entrant::Keeper;
        if entrant == Entrant::Taker || keeper_took_it {
            self.turn.taker = None;
        }
        self.teams[side].enter(entrant, to, mark);
        let piece = match entrant {
            Entrant::Keeper => Piece::Keeper,
            Entrant::Outfield(_) | Entrant::Taker => Piece::Outfield,
        };
        log.note(|| Event::Entered { side, piece, to });
        match after {
            EntryAfter::Check => self.set_new_value(log),
            EntryAfter::Rebound => self.end_action(log),
            EntryAfter::Dribble => self.resume_stage(log),
            EntryAfter::QuickFreeKick => self.begin_restart_moves(),
        }
    }

    /// F22-4.4.3: the die of the team that is passive now, then the event's change.
    fn set_new_value<L: Log<Event>>(&mut self, log: &mut L) {
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

    /// After the event's change of the value: Skilled attacker, then the sweep (specification, 2.2).
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
        self.plays(Advanced::Sweep)
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

    /// A corner taker still on his spot joins the corner area (F22-5.3.2b, F22-D66).
    pub(super) fn taker_joins(&mut self) {
        let corner = self.turn.start;
        let side = self.turn.began;
        match self.turn.taker.take() {
            Some(Piece::Outfield) => self.teams[side].outfield.add(corner),
            Some(Piece::Keeper) => self.teams[side].keeper = Some(corner),
            None => {}
        }
    }

    /// The players of home and away in the target area at the beginning of the turn (F22-D42).
    fn players_for_the_order(&self) -> [u8; 2] {
        Side::BOTH.map(|side| {
            self.turn.snapshot[side]
                .get(self.turn.order_target)
                .min(crate::team::COUNT_LIMIT)
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

    /// F22-4b, F22-4.3.3d.
    pub(super) fn end_turn<L: Log<Event>>(&mut self, log: &mut L) {
        if !self.options.advanced.is_empty() {
            self.return_injured(log); // F22-A4b
        }
        if self.clock.is_last_turn() {
            self.end_half(log);
        } else {
            self.begin_turn(TurnKind::OpenPlay, log);
        }
    }
}
