//! The search: every flight that can be played from a touch, over any number of teammates.
//!
//! Many orders of passes lead to the same player with the same strength, the same touches behind him and the
//! same spaces passed: such touches are looked at once.

use std::collections::HashSet;
use std::hash::{BuildHasherDefault, Hasher};
use std::ops::ControlFlow;

use gaffer_champions::rule::leg::LegEnd;
use gaffer_champions::{Choice, Leg};

use super::board::PlayBoard;
use super::choice_row::ChoiceRow;
use super::flight::Flight;
use super::shots::Shot;
use super::touch::Touch;

/// A flight that has ended.
#[derive(Clone, Copy, Debug)]
pub(super) struct Finish<'a> {
    /// The board when it ends.
    pub(super) board: &'a PlayBoard,
    /// Which board it is, among those of the search.
    pub(super) board_id: u8,
    /// The last touch.
    pub(super) touch: &'a Touch,
    /// The last leg; none where the ball is stuck.
    pub(super) leg: Option<Leg>,
    pub(super) end: LegEnd,
    pub(super) flight: Flight,
    pub(super) row: ChoiceRow,
}

impl Finish<'_> {
    /// The flight as a shot, if it is one.
    pub(super) fn shot(&self) -> Option<Shot> {
        let leg = self.leg.filter(|_| matches!(self.end, LegEnd::Goal(..)))?;
        Some(Shot {
            spaces: self.spaces(),
            from: self.touch.at,
            leg,
            strength: self.touch.strength,
        })
    }

    /// Where it may be intercepted: a thrower may have stepped onto a passed space (C20-intercept-1).
    pub(super) fn spaces(&self) -> Flight {
        self.flight.without(self.board.own)
    }
}

/// What is searched for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wanted {
    /// Every flight.
    All,
    /// Shots alone.
    Shots,
    /// A flight or two to whatever can be reached: whoever gets the ball with so many steps left plays it once, whatever its way
    /// to him.
    Ends,
}

/// A search from touch to touch.
#[derive(Debug)]
pub(super) struct TouchSearch {
    seen: Keys,
    legs: Vec<(Leg, LegEnd)>,
    wanted: Wanted,
}

impl TouchSearch {
    pub(super) fn new(wanted: Wanted) -> Self {
        Self {
            seen: HashSet::default(),
            legs: Vec::new(),
            wanted,
        }
    }

    /// Visits the flights from a touch on a board with a number of its own, until the visitor has seen enough.
    pub(super) fn each(
        &mut self,
        board: &PlayBoard,
        board_id: u8,
        touch: &Touch,
        visit: &mut impl FnMut(&Finish<'_>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if self.wanted == Wanted::Shots && !may_shoot(board, touch) {
            return ControlFlow::Continue(());
        }
        let key = match self.wanted {
            Wanted::Ends => touch.short_key(),
            Wanted::All | Wanted::Shots => touch.key(),
        };
        let key = key | (board_id as u128) << (u128::BITS - u8::BITS);
        if !self.seen.insert(key) {
            return ControlFlow::Continue(());
        }
        let start = self.legs.len();
        board.legs(touch, &mut self.legs);
        let end = self.legs.len();
        let mut flow = ControlFlow::Continue(());
        if start == end {
            flow = visit(&Finish {
                board,
                board_id,
                touch,
                leg: None,
                end: LegEnd::Rest(touch.at),
                flight: touch.flight,
                row: touch.row,
            });
        }
        let only = is_one_choice(board, touch, &self.legs[start..end]);
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

    fn after_leg(
        &mut self,
        board: &PlayBoard,
        board_id: u8,
        touch: &Touch,
        (leg, end, only): (Leg, LegEnd, bool),
        visit: &mut impl FnMut(&Finish<'_>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if self.wanted == Wanted::Shots && matches!(end, LegEnd::Rest(_) | LegEnd::Out(_)) {
            return ControlFlow::Continue(());
        }
        let flight = touch.flight_after(board, leg, end.space());
        let row = if only {
            touch.row
        } else {
            touch.row.with(Choice::Leg(leg))
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
                    let next = touch.passed_to(shirt, space, rem, flight, row);
                    self.each(board, board_id, &next, visit)
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
                row,
            }),
        }
    }
}

/// Whether a touch may bring about a shot; a thrower is elsewhere after his leg, so that nothing is known yet.
fn may_shoot(board: &PlayBoard, touch: &Touch) -> bool {
    touch.at.is_in_lane()
        || board
            .shirt_at(touch.at)
            .is_some_and(|shirt| touch.strength >= board.aims().need(shirt))
}

/// Whether the rules offer one leg only and play it without asking: a single one, or two ways to one space
/// that no opponent can tell apart.
pub(super) fn is_one_choice(board: &PlayBoard, touch: &Touch, legs: &[(Leg, LegEnd)]) -> bool {
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

/// A set of keys.
pub(super) type Keys = HashSet<u128, BuildHasherDefault<Fold>>;

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
