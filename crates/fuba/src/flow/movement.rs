//! Movements: a row of moves of one type or by equal dice, then the free movements.

use gaffer_core::{Log, Side};

use crate::choice::Move;
use crate::event::{Event, MoveKind};
use crate::options::edition::ORDER_BY_MOVES;
use crate::pitch::{Line, penalty_area};
use crate::position::Open;
use crate::refusal::Why;
use crate::step::Step;
use crate::team::Mark;

use super::After;
use super::set_up::note_move;

impl Open {
    pub(super) fn begin_moves<L: Log<Event>>(
        &mut self,
        line: Line,
        left: u8,
        other_types: u8,
        log: &mut L,
    ) {
        self.turn.last_move = None;
        if left == 0 {
            self.end_moves(log);
        } else {
            self.step = Step::Moves {
                line,
                left,
                dribbled: false,
                other_types,
            };
        }
    }

    /// A moved piece counts for the order of the next turn (F14-4.6c).
    #[inline]
    pub(super) fn count_moved(&mut self, side: Side) {
        if ORDER_BY_MOVES[self.options.edition] {
            self.turn.moved_count[side] += 1;
        }
    }

    /// The row of moves is over.
    pub(super) fn end_moves<L: Log<Event>>(&mut self, log: &mut L) {
        self.turn.last_move = None;
        self.go_on(After::Movement, log);
    }

    pub(super) fn make_move<L: Log<Event>>(&mut self, step: Move, log: &mut L) {
        if let Step::QuickMoves { left, dribbled } = self.step {
            return self.make_quick_move(left, dribbled, step, log);
        }
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
        self.make_ordinary_move(side, step);
        note_move(side, step, MoveKind::Movement(line), log);
        if left > 1 {
            self.step = Step::Moves {
                line,
                left: left - 1,
                dribbled: dribbled || step.with_ball,
                other_types: (other_types - u8::from(other)).min(left - 1),
            };
        } else {
            self.end_moves(log);
        }
    }

    /// F10-4.7.6a.
    fn make_quick_move<L: Log<Event>>(
        &mut self,
        left: u8,
        dribbled: bool,
        step: Move,
        log: &mut L,
    ) {
        let side = self.turn.acting;
        self.make_ordinary_move(side, step);
        note_move(side, step, MoveKind::Quick, log);
        if left > 1 {
            self.step = Step::QuickMoves {
                left: left - 1,
                dribbled: dribbled || step.with_ball,
            };
        } else {
            self.end_moves(log);
        }
    }

    fn make_ordinary_move(&mut self, side: Side, step: Move) {
        self.teams[side].make(step, Mark::Moved);
        self.count_moved(side);
        self.turn.last_move = Some(step);
        if step.with_ball {
            self.ball = step.to; // F22-4.7.7d
        }
    }

    pub(super) fn begin_free_movements<L: Log<Event>>(&mut self, log: &mut L) {
        self.turn.last_move = None;
        self.step = Step::FreeMovements;
        self.skip_impossible_free_movements(log);
    }

    fn skip_impossible_free_movements<L: Log<Event>>(&mut self, log: &mut L) {
        if !self.has_move() && self.check_keeper_change().is_err() {
            self.end_free_movements(log);
        }
    }

    pub(super) fn end_free_movements<L: Log<Event>>(&mut self, log: &mut L) {
        self.turn.last_move = None;
        self.go_on(After::FreeMovements, log);
    }

    pub(super) fn make_free_movement<L: Log<Event>>(&mut self, step: Move, log: &mut L) {
        let side = self.turn.acting;
        self.teams[side].make(step, Mark::FreeMoved);
        self.turn.last_move = Some(step);
        note_move(side, step, MoveKind::FreeMovement, log);
        self.skip_impossible_free_movements(log);
    }

    /// Whether the acting team may advance its keeper or call him back: once in a movement, if he is in
    /// his penalty area and has not moved (F14-A5a).
    pub(super) fn check_keeper_change(&self) -> Result<(), Why> {
        let side = self.turn.acting;
        let team = &self.teams[side];
        if !self.options.plays_advanced_keeper() {
            Err(Why::NotAwaited)
        } else if team.keeper == Some(penalty_area(side))
            && team.keeper_mark == Mark::Unmoved
            && !self.turn.keeper_set
        {
            Ok(())
        } else {
            Err(Why::KeeperCannotAdvance)
        }
    }

    /// F14-A5a: changed freely after the moves.
    pub(super) fn change_keeper<L: Log<Event>>(&mut self, advanced: bool, log: &mut L) {
        let side = self.turn.acting;
        self.set_keeper(side, advanced, log);
        self.turn.keeper_set = true;
        self.skip_impossible_free_movements(log);
    }

    pub(super) fn set_keeper<L: Log<Event>>(&mut self, side: Side, advanced: bool, log: &mut L) {
        self.teams[side].keeper_advanced = advanced;
        log.note(|| Event::KeeperSet { side, advanced });
    }
}
