//! The search: every flight that can be played from a touch, over any number of teammates.
//!
//! Many orders of passes lead to the same player with the same strength, the same touches behind him and the
//! same spaces passed: such touches are looked at once.

use std::collections::HashSet;
use std::hash::{BuildHasherDefault, Hasher};
use std::ops::ControlFlow;

use gaffer_champions::rule::leg::LegEnd;
use gaffer_champions::{Choice, Leg, SpaceSet};

use super::board::Board;
use super::flight::Flight;
use super::line::Line;
use super::touch::Touch;

/// A flight that has ended.
#[derive(Clone, Copy, Debug)]
pub(super) struct Finish<'a> {
    /// The board when it ends.
    pub(super) board: &'a Board,
    /// Which board it is, among those of the search.
    pub(super) board_id: u8,
    /// The last touch.
    pub(super) touch: &'a Touch,
    /// The last leg; none where the ball is stuck.
    pub(super) leg: Option<Leg>,
    pub(super) end: LegEnd,
    pub(super) flight: Flight,
    pub(super) line: Line,
}

/// A search from touch to touch.
#[derive(Debug)]
pub(super) struct Search {
    seen: HashSet<u128, BuildHasherDefault<Fold>>,
    legs: Vec<(Leg, LegEnd)>,
    only_shots: bool,
    /// Whether anybody wants to know the lines.
    lines: bool,
    /// Where only shots are looked for: the board's shooting range.
    range: Option<[SpaceSet; Flight::CAPACITY as usize + 1]>,
}

impl Search {
    /// A search for every flight.
    pub(super) fn for_all() -> Self {
        Self {
            seen: HashSet::default(),
            legs: Vec::new(),
            only_shots: false,
            lines: true,
            range: None,
        }
    }

    /// A search for shots.
    pub(super) fn for_shots() -> Self {
        Self {
            only_shots: true,
            ..Self::for_all()
        }
    }

    /// The search for flights alone, without the choices that lead to them.
    pub(super) fn without_lines(self) -> Self {
        Self {
            lines: false,
            ..self
        }
    }

    /// Visits the flights from a touch on a board with a number of its own, until the visitor has seen enough.
    pub(super) fn each(
        &mut self,
        board: &Board,
        board_id: u8,
        touch: &Touch,
        visit: &mut impl FnMut(&Finish<'_>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        // A thrower is elsewhere after his leg, so that nothing is known about its range yet.
        self.range = (self.only_shots && touch.at.is_in_field()).then(|| board.shooting_range());
        self.from(board, board_id, touch, visit)
    }

    fn from(
        &mut self,
        board: &Board,
        board_id: u8,
        touch: &Touch,
        visit: &mut impl FnMut(&Finish<'_>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if let Some(range) = &self.range
            && !range[touch.strength as usize].has(touch.at)
        {
            return ControlFlow::Continue(());
        }
        let key = touch.key() | (board_id as u128) << (u128::BITS - u8::BITS);
        if !self.seen.insert(key) {
            return ControlFlow::Continue(());
        }
        let start = self.legs.len();
        if self.only_shots {
            board.aims(touch, &mut self.legs);
        } else {
            board.legs(touch, &mut self.legs);
        }
        let end = self.legs.len();
        let mut flow = ControlFlow::Continue(());
        if start == end && !self.only_shots {
            flow = visit(&Finish {
                board,
                board_id,
                touch,
                leg: None,
                end: LegEnd::Rest(touch.at),
                flight: touch.flight,
                line: touch.line,
            });
        }
        let only = self.lines && end > start && self.is_one_choice(board, touch, start);
        for index in start..end {
            let (leg, end) = self.legs[index];
            flow = self.after_leg(board, board_id, touch, (leg, end, only), visit);
            if flow.is_break() {
                break;
            }
        }
        self.legs.truncate(start);
        flow
    }

    /// Whether the legs that were found from a touch, from an index on, are all that the rules offer, and one
    /// choice.
    fn is_one_choice(&mut self, board: &Board, touch: &Touch, start: usize) -> bool {
        let found = self.legs.len();
        if !self.only_shots {
            return is_one_choice(board, touch, &self.legs[start..]);
        }
        if found - start > 2 {
            return false;
        }
        // Legs that are no shots count as well.
        board.legs(touch, &mut self.legs);
        let only = is_one_choice(board, touch, &self.legs[found..]);
        self.legs.truncate(found);
        only
    }

    fn after_leg(
        &mut self,
        board: &Board,
        board_id: u8,
        touch: &Touch,
        (leg, end, only): (Leg, LegEnd, bool),
        visit: &mut impl FnMut(&Finish<'_>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let flight = touch.flight_after(board, leg, end.space());
        let line = if only || !self.lines {
            touch.line
        } else {
            touch.line.with(Choice::Leg(leg))
        };
        let thrown = board.after_throw(touch.at, end.space());
        let (board, board_id, touch) = match &thrown {
            Some((after, landed)) => (
                after,
                landed.index() as u8,
                &touch.with_taker_at(touch.at, *landed),
            ),
            None => (board, board_id, touch),
        };
        match end {
            LegEnd::Teammate(space, rem) => match board.shirt_at(space) {
                Some(shirt) => {
                    let next = touch.passed_to(shirt, space, rem, flight, line);
                    self.from(board, board_id, &next, visit)
                }
                None => ControlFlow::Continue(()),
            },
            _ => visit(&Finish {
                board,
                board_id,
                touch,
                leg: Some(leg),
                end,
                flight,
                line,
            }),
        }
    }
}

/// Whether the rules offer one leg only and play it without asking: a single one, or two ways to one space
/// that no opponent can tell apart.
pub(super) fn is_one_choice(board: &Board, touch: &Touch, legs: &[(Leg, LegEnd)]) -> bool {
    match legs {
        [_] => true,
        [(one, end), (two, other)] => {
            let flight = |leg| touch.flight_after(board, leg, end.space());
            end == other
                && !matches!(end, LegEnd::Goal(..))
                && *one == two.other_way()
                && flight(*one) == flight(*two)
        }
        _ => false,
    }
}

/// A quick hash for keys that nobody chooses with bad intent.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Fold(u64);

impl Hasher for Fold {
    fn write(&mut self, bytes: &[u8]) {
        for part in bytes.chunks(8) {
            let mut number = [0; 8];
            number[..part.len()].copy_from_slice(part);
            self.write_u64(u64::from_ne_bytes(number));
        }
    }

    fn write_u64(&mut self, number: u64) {
        let mixed = (self.0 ^ number) as u128 * 0x9e37_79b9_7f4a_7c15;
        self.0 = (mixed >> 64) as u64 ^ mixed as u64;
    }

    fn write_u128(&mut self, number: u128) {
        self.write_u64(number as u64);
        self.write_u64((number >> 64) as u64);
    }

    fn finish(&self) -> u64 {
        self.0
    }
}
