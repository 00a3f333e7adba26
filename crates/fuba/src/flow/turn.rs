//! What the turns of all editions share: their beginning and end, dice and time, special events, entries.

use std::iter::repeat_n;

use gaffer_core::{BySide, Dice, Log, Side};

use crate::choice::{Entrant, Move, Piece};
use crate::clock::Clock;
use crate::event::{Dropped, Event, EventTable, MoveKind, PointReason, TimeReason};
use crate::options::edition::{
    ABSENCE, AbsenceIn, ENTRY_COSTS_MOVE, EVENT_MOVES_AT_ONCE, EVENT_TABLE, KEEPERS_REMEMBERED,
    UNSPENT_ENTER,
};
use crate::options::{Advanced, FailedPassOrder};
use crate::pitch::Area;
use crate::position::Open;
use crate::rule::control::Check;
use crate::rule::special_event::{Effect, Role};
use crate::rule::time::TimeMove;
use crate::rule::{entry, offside, special_event, time};
use crate::skill::SkillSet;
use crate::step::{EntryAfter, EventMoveKind, Step};
use crate::styles::Style;
use crate::team::Mark;
use crate::turn::{Then, Turn, TurnKind};

use super::After;
use super::set_up::note_move;

impl Open {
    /// Marks are cleared, the snapshot is taken, offside is judged (F22-4.1c, F22-D42).
    pub(crate) fn begin_turn<L: Log<Event>>(&mut self, kind: TurnKind, log: &mut L) {
        self.clear_marks();
        if !self.options.advanced.is_empty() {
            self.begin_turn_on_benches();
        }
        self.turn = Turn {
            taker: self.turn.taker,
            ..Turn::new(kind, self.ball, self.controlling)
        };
        self.take_snapshot();
        self.go_on(After::Beginning, log);
    }

    /// Where everybody stands now, and who is offside, counts as the turn's beginning.
    pub(super) fn take_snapshot(&mut self) {
        self.turn.snapshot = BySide::with(|side| self.teams[side].all_pieces());
        if KEEPERS_REMEMBERED[self.options.edition] {
            self.turn.snapshot_keepers = BySide::with(|side| self.teams[side].keeper);
        }
        self.turn.offside = offside::barred_for_the_pass(self);
    }

    /// Formation changes come into force (F22-A3d); every skill may be used again (F22-A10e).
    fn begin_turn_on_benches(&mut self) {
        for side in Side::BOTH {
            let bench = &mut self.benches[side];
            bench.used_this_turn = SkillSet::EMPTY;
            if ABSENCE[self.options.edition] == AbsenceIn::Turns {
                bench.injured.advance(1); // F14-A4b
            }
        }
        self.change_pending_formations();
    }

    /// Stage 1: the target is chosen.
    pub(super) fn play_to<L: Log<Event>>(&mut self, target: Area, log: &mut L) {
        let (side, start) = (self.controlling, self.turn.start);
        log.note(|| Event::TargetChosen {
            side,
            start,
            target,
        });
        self.turn.target = target;
        self.turn.order_target = target;
        self.go_on(After::Target, log);
    }

    /// The dice of the turn, and the time.
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
        let edition = self.options.edition;
        let (time, carry) =
            time::after_dice(edition, self.clock, self.handover.carry, die, passive);
        if carry > self.handover.carry {
            log.note(|| Event::TimeOwed { squares: carry }); // F14-4.3b
        }
        self.handover.carry = carry;
        match time {
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
                self.go_on(After::Time { squares }, log);
            }
        }
    }

    /// The ball is kept, or the roles swap, or a special event is due; the result is what was compared.
    pub(super) fn settle_check<L: Log<Event>>(&mut self, check: Check, result: i8, log: &mut L) {
        let (side, value) = (self.controlling, self.value);
        let die = self.turn.dice[side];
        match check {
            Check::Event => return self.go_on(After::EventDue, log),
            Check::Kept => log.note(|| Event::ControlKept {
                side,
                die,
                result,
                value,
            }),
            Check::Lost => {
                log.note(|| Event::ControlLost {
                    side,
                    die,
                    result,
                    value,
                });
                self.turn_over();
            }
        }
        self.finish_check(log);
    }

    pub(super) fn set_clock<L: Log<Event>>(
        &mut self,
        clock: Clock,
        reason: TimeReason,
        log: &mut L,
    ) -> u8 {
        let squares = (clock.square + clock.stoppage) - (self.clock.square + self.clock.stoppage);
        self.clock = clock;
        if self.injuries_last_minutes() {
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

    /// F10-4.4.2, F14-4.4.3, F22-4.4.1, F22-A11a.
    #[expect(clippy::too_many_lines, reason = "one entry for each effect")]
    pub(super) fn roll_event<L: Log<Event>>(&mut self, dice: Dice, log: &mut L) {
        let controlling = self.controlling;
        let (first, second) = self.event_dice_kept(dice);
        let table = if self.plays(Advanced::Events) {
            EventTable::Advanced
        } else {
            EVENT_TABLE[self.options.edition]
        };
        let result = first as i8 - second as i8; // 1.0 has one die: the other is 0
        log.note(|| Event::SpecialEvent {
            side: controlling,
            die: self.turn.dice[controlling],
            controlling: first,
            passive: second,
            result,
            table,
            dropped: self.event_dice_dropped(dice),
        });
        let team = |role| match role {
            Role::Controlling => controlling,
            Role::Passive => !controlling,
        };
        match special_event::effect(table, self.options, first, second) {
            Effect::Moves(role, left) if EVENT_MOVES_AT_ONCE[self.options.edition] => {
                self.begin_event_moves(team(role), left, EventMoveKind::Event, log);
            }
            Effect::Moves(role, left) => {
                self.turn.event_moves = Some((team(role), left));
                self.finish_check(log);
            }
            Effect::PlainFoul(role) => {
                let by = team(role);
                self.prepare_foul(by);
                self.next_injury(log);
            }
            Effect::BookedFoul(role) => self.begin_booked_foul(team(role), log),
            Effect::NoMoves(role) => {
                let side = team(role);
                log.note(|| Event::NoMoves { side });
                self.turn.no_moves = Some(side);
                self.finish_check(log);
            }
            Effect::NoDefence(role) => {
                let side = team(role);
                log.note(|| Event::NoDefence { side });
                self.turn.no_defence = Some(side);
                self.finish_check(log);
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
                if self.options.readings.failed_pass_order() == FailedPassOrder::Start {
                    self.turn.order_target = back_in;
                }
                self.turn_over();
                self.finish_check(log);
            }
            Effect::Value(change) => {
                self.turn.value_change = change;
                self.finish_check(log);
            }
            Effect::Foul(role) => self.begin_foul(team(role)),
            Effect::RudeFoul(role) => self.begin_rude_foul(team(role), log),
            Effect::Stall => self.stall(first, log),
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
        if self.turn.target.is_corner() {
            // F14-4.4.3i, F22-4.4.1-z2, F22-D35: no entry and no new value before a corner kick.
            self.ball = self.turn.target;
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
            self.end_event_moves(log);
        }
    }

    pub(super) fn end_event_moves<L: Log<Event>>(&mut self, log: &mut L) {
        self.turn.last_move = None;
        self.go_on(After::EventMoves, log);
    }

    /// The control check is decided, and its special event if there was one.
    pub(super) fn finish_check<L: Log<Event>>(&mut self, log: &mut L) {
        self.turn.last_move = None;
        self.go_on(After::Check, log);
    }

    /// The event dice that count, controlling team first; a style rolls two and keeps one (F14-A6b).
    fn event_dice_kept(&self, dice: Dice) -> (u8, u8) {
        if dice.faces().len() <= 2 {
            return (dice.first(), dice.second());
        }
        let faces = dice.faces();
        let ours = self.style_for_target(self.controlling);
        let theirs = self.style_for_target(!self.controlling);
        let (own, others) = faces.split_at(usize::from(ours.event_dice()).min(faces.len()));
        (ours.kept(own), theirs.kept(others))
    }

    /// The outcomes of event dice by those that count: 36 instead of up to 1,296, the dropped die as high as the one kept.
    pub(crate) fn event_outcomes(&self) -> Vec<(Dice, u32)> {
        let styles = [self.controlling, !self.controlling].map(|side| self.style_for_target(side));
        let mut outcomes = Vec::with_capacity(36);
        for first in 1..=6 {
            for second in 1..=6 {
                let kept = [first, second];
                let faces: Vec<u8> = (styles.iter().zip(kept))
                    .flat_map(|(style, face)| repeat_n(face, style.event_dice().into()))
                    .collect();
                let ways = (styles.iter().zip(kept))
                    .map(|(style, face)| style.rolls_that_keep(face))
                    .product();
                outcomes.extend(Dice::from_faces(&faces).map(|dice| (dice, ways)));
            }
        }
        outcomes
    }

    /// The event dice that do not count (F14-A6b).
    fn event_dice_dropped(&self, dice: Dice) -> Option<Dropped> {
        let faces = dice.faces();
        let number = self.style_for_target(self.controlling).event_dice();
        let (own, others) = faces.split_at(usize::from(number).min(faces.len()));
        let (kept, kept_by_others) = self.event_dice_kept(dice);
        // Of two dice the other one; of one die none.
        let other = |dice: &[u8], kept: u8| match dice {
            [one, two] => Some(one + two - kept),
            _ => None,
        };
        (faces.len() > 2).then(|| Dropped {
            controlling: other(own, kept),
            passive: other(others, kept_by_others),
        })
    }

    /// The playing style of a side's line for the target area (F14-A6a).
    pub fn style_for_target(&self, side: Side) -> Style {
        if self.options.plays_styles() {
            self.benches[side].styles.style(self.turn.target.zone(side))
        } else {
            Style::Normal
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
        self.count_moved(side);
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
            self.end_event_moves(log);
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
        // F10-4.5f, F14-4.4.2d, F22-4.4.2c; before a quick free kick the piece may still move (F22-D64).
        let mark = match after {
            EntryAfter::QuickFreeKick => Mark::Unmoved,
            _ => Mark::Moved,
        };
        let keeper_took_it = side == self.turn.began
            && self.turn.taker == Some(Piece::Keeper)
            && entrant == Entrant::Keeper;
        if entrant == Entrant::Taker || keeper_took_it {
            self.turn.taker = None;
        }
        let moved_first = !UNSPENT_ENTER[self.options.edition];
        self.teams[side].enter(entrant, to, mark, moved_first);
        if ENTRY_COSTS_MOVE[self.options.edition] {
            self.turn.entries[side] += 1;
        }
        self.count_moved(side);
        let piece = match entrant {
            Entrant::Keeper => Piece::Keeper,
            Entrant::Outfield(_) | Entrant::Taker => Piece::Outfield,
        };
        log.note(|| Event::Entered {
            side,
            piece,
            to,
            after,
        });
        self.go_on(After::Entry(after), log);
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

    /// F22-4b, F22-4.3.3d.
    pub(super) fn end_turn<L: Log<Event>>(&mut self, log: &mut L) {
        if !self.options.advanced.is_empty() {
            self.return_injured(log); // F14-A4c, F22-A4b
        }
        if self.clock.is_last_turn() {
            self.end_half(log);
        } else {
            self.begin_turn(TurnKind::OpenPlay, log);
        }
    }
}
