//! A turn up to its action stages: target, value, dice and time, control check, special event, entry.

use gaffer_core::{BySide, Dice, Log, Side};

use crate::choice::{Entrant, Flank, Move, Piece};
use crate::event::{Event, MoveKind, TimeReason, ValueReason};
use crate::pitch::Area;
use crate::position::{BallValue, Clock, EntryAfter, Open, Step, Turn, TurnKind};
use crate::rule::special_event::{Effect, Role};
use crate::rule::time::TimeMove;
use crate::rule::{entry, offside, special_event, time, value};
use crate::team::Mark;

use super::restart::Award;
use super::set_up::note_move;

impl Open {
    /// Marks are cleared, the snapshot is taken, offside is judged (F22-4.1c, F22-D42).
    pub(crate) fn begin_turn<L: Log<Event>>(&mut self, kind: TurnKind, _log: &mut L) {
        self.clear_marks();
        self.turn = Turn {
            snapshot: BySide::with(|side| self.teams[side].all_pieces()),
            taker: self.turn.taker,
            ..Turn::new(kind, self.ball, self.controlling)
        };
        self.turn.offside = offside::offside_areas(self);
        self.step = Step::Target;
    }

    /// Stages 1 and 2: the ball goes to the target area, the value changes (F22-4.1c, F22-4.2).
    pub(super) fn play_to<L: Log<Event>>(&mut self, target: Area, log: &mut L) {
        let pass = value::of_pass(self, target);
        let (side, start) = (self.controlling, self.turn.start);
        log.note(|| Event::TargetChosen {
            side,
            start,
            target,
        });
        let mut from = self.value;
        for (to, reason) in [
            (pass.after_target, ValueReason::TargetFree),
            (pass.after_start, ValueReason::StartFree),
            (BallValue::clamped(pass.result), ValueReason::LongPass),
        ] {
            if to != from {
                log.note(|| Event::ValueChanged { from, to, reason });
            }
            from = to;
        }
        self.value = from;
        self.turn.target = target;
        self.ball = target;
        self.step = Step::TurnRoll;
    }

    /// Stage 3 and the comparison of stage 4.
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
            TimeMove::HalfEnds => return self.end_half(log),
            TimeMove::To(clock) => {
                let reason = if self.clock.stoppage > 0 {
                    TimeReason::Stoppage
                } else if die == passive {
                    TimeReason::EqualDice
                } else {
                    TimeReason::Dice
                };
                self.set_clock(clock, reason, log);
            }
        }
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
            std::cmp::Ordering::Equal => self.step = Step::EventRoll, // F22-4.4c
        }
    }

    pub(super) fn set_clock<L: Log<Event>>(
        &mut self,
        clock: Clock,
        reason: TimeReason,
        log: &mut L,
    ) {
        let squares = (clock.square + clock.stoppage) - (self.clock.square + self.clock.stoppage);
        self.clock = clock;
        if squares > 0 {
            log.note(|| Event::TimeMoved {
                squares,
                minute: clock.minute(),
                stoppage: clock.stoppage,
                reason,
            });
        }
    }

    /// F22-4.4.1.
    pub(super) fn roll_event<L: Log<Event>>(&mut self, dice: Dice, log: &mut L) {
        let controlling = self.controlling;
        let result = dice.first() as i8 - dice.second() as i8;
        log.note(|| Event::SpecialEvent {
            side: controlling,
            die: self.turn.dice[controlling],
            controlling: dice.first(),
            passive: dice.second(),
            result,
        });
        let team = |role| match role {
            Role::Controlling => controlling,
            Role::Passive => !controlling,
        };
        match special_event::effect(result, self.options) {
            Effect::Moves(role, left) => {
                self.turn.last_move = None;
                self.step = Step::EventMoves {
                    side: team(role),
                    left,
                };
                self.skip_impossible_event_moves(log);
            }
            Effect::FailedPass => {
                // F22-4.4.1-m4, F22-D34: the start area takes the place of the target area.
                let back_in = self.turn.start;
                log.note(|| Event::PassFailed {
                    side: controlling,
                    back_in,
                });
                self.ball = back_in;
                self.turn.target = back_in;
                self.turn_over();
                self.finish_check(log);
            }
            Effect::Value(change) => {
                self.turn.value_change = change;
                self.finish_check(log);
            }
            Effect::Foul(role) => self.begin_foul(team(role)),
            Effect::SkipStages => {
                log.note(|| Event::StagesSkipped);
                if self.ball.is_corner() {
                    // F22-4.4.1-z2, F22-D35: no entry and no new value before a corner kick.
                    let side = if self.ball.depth(Side::Home) > self.ball.depth(Side::Away) {
                        Side::Home
                    } else {
                        Side::Away
                    };
                    self.award(Award::CornerKick(side, Flank::of(self.ball)), log);
                } else {
                    self.turn.stages_skipped = true;
                    self.finish_check(log);
                }
            }
        }
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
        step: Move,
        log: &mut L,
    ) {
        self.teams[side].make(step, Mark::Moved);
        self.turn.last_move = Some(step);
        note_move(side, step, MoveKind::EventMove, log);
        if left > 1 {
            self.step = Step::EventMoves {
                side,
                left: left - 1,
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
            EntryAfter::Check | EntryAfter::Rebound => Mark::Moved,
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
            EntryAfter::QuickFreeKick => self.begin_restart_moves(),
        }
    }

    /// F22-4.4.3: the die of the team that is passive now, then the event's change.
    fn set_new_value<L: Log<Event>>(&mut self, log: &mut L) {
        let change = self.turn.value_change;
        let die = self.turn.dice[!self.controlling];
        self.value = BallValue::clamped(die as i8).changed(change);
        let value = self.value;
        log.note(|| Event::NewValue { value, change });
        self.taker_joins(); // F22-5.3.2b
        self.turn.dead_ball = false; // F22-D67
        if self.turn.stages_skipped {
            self.end_turn(log);
        } else {
            self.fix_order(log);
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

    /// F22-4.5b, F22-4.5c, F22-D42: more players in the target area at the beginning of the turn.
    fn fix_order<L: Log<Event>>(&mut self, log: &mut L) {
        let players = |side: Side| {
            self.turn.snapshot[side]
                .get(self.turn.target)
                .min(crate::team::COUNT_LIMIT)
        };
        let (home, away) = (players(Side::Home), players(Side::Away));
        let first = match home.cmp(&away) {
            std::cmp::Ordering::Greater => Side::Home,
            std::cmp::Ordering::Less => Side::Away,
            std::cmp::Ordering::Equal => self.passive(),
        };
        log.note(|| Event::OrderFixed { first, home, away });
        self.turn.first = first;
        self.begin_stage(first);
    }

    /// F22-4b, F22-4.3.3d.
    pub(super) fn end_turn<L: Log<Event>>(&mut self, log: &mut L) {
        if self.clock.is_last_turn() {
            self.end_half(log);
        } else {
            self.begin_turn(TurnKind::OpenPlay, log);
        }
    }
}
