//! A touch: a player on the ball who must play it, with everything that matters for what he can do.

use gaffer_champions::rule::leg::MOST_TOUCHES;
use gaffer_champions::{Leg, Open, Shirt, ShirtSet, Space, SpaceSet};

use super::board::PlayBoard;
use super::choice_row::ChoiceRow;
use super::flight::Flight;

/// A player who has just touched the ball.
#[derive(Clone, Copy, Debug)]
pub(super) struct Touch {
    pub(super) at: Space,
    /// The steps the ball has from him.
    pub(super) strength: u8,
    /// Everybody who has touched the ball, and where they stand.
    pub(super) touched: ShirtSet,
    stands: SpaceSet,
    /// Where the taker of a restart stands who may touch the ball once more (C20-kick-10).
    taker: Option<Space>,
    /// Whether he takes a restart now.
    pub(super) is_by_taker: bool,
    /// The passed spaces at which an opponent may intercept.
    pub(super) flight: Flight,
    /// The choices that led here.
    pub(super) row: ChoiceRow,
}

impl Touch {
    /// A player begins to play from a space; the taker of a restart may touch the ball again.
    pub(super) fn first(
        shirt: Shirt,
        at: Space,
        strength: u8,
        taker: bool,
        row: ChoiceRow,
    ) -> Self {
        Self {
            at,
            strength,
            touched: ShirtSet::single(shirt),
            stands: SpaceSet::single(at),
            taker: taker.then_some(at),
            is_by_taker: taker,
            flight: Flight::default(),
            row,
        }
    }

    /// The touch of a position in which a leg is awaited.
    pub(super) fn from_open(open: &Open) -> Option<Self> {
        let play = open.play()?;
        let team = open.team(play.side);
        let first = play.touched.first()?;
        let touches = play.touched.iter().filter(|shirt| *shirt == first).count();
        Some(Self {
            at: open.ball()?,
            strength: play.strength,
            touched: play.touched.set(),
            stands: play
                .touched
                .iter()
                .filter_map(|shirt| team.space(shirt))
                .collect(),
            taker: team.space(first).filter(|_| play.taker && touches == 1),
            is_by_taker: play.taker && play.touched.len() == 1,
            flight: Flight::from_passed(play.flight.as_slice()),
            row: ChoiceRow::EMPTY,
        })
    }

    /// The own players who may receive the ball (C20-kick-9 to 11, 13; C20-offside-4).
    pub(super) fn receivers(&self, board: &PlayBoard) -> SpaceSet {
        let mut may = if self.touched.len() >= MOST_TOUCHES {
            SpaceSet::EMPTY
        } else {
            board.own.minus(self.stands)
        };
        if let Some(taker) = self.taker
            && taker != self.at
        {
            may.insert(taker);
        }
        may.minus(board.offside_from(self.at))
    }

    /// The flight after a leg that ends on a space.
    pub(super) fn flight_after(&self, board: &PlayBoard, leg: Leg, end: Space) -> Flight {
        let passed = leg.spaces(self.at).zip((0..self.strength).rev());
        let is_risky = |(at, _): &(Space, u8)| *at != end && board.is_risky(*at);
        self.flight.over(passed.filter(is_risky))
    }

    /// The touch of the player who receives a leg.
    pub(super) fn passed_to(
        &self,
        shirt: Shirt,
        at: Space,
        rem: u8,
        flight: Flight,
        row: ChoiceRow,
    ) -> Self {
        let mut touched = self.touched;
        touched.insert(shirt);
        Self {
            at,
            strength: rem + 1,
            touched,
            stands: self.stands.with(at),
            taker: self.taker.filter(|taker| *taker != at),
            is_by_taker: false,
            flight,
            row,
        }
    }

    /// The touch after the player on the ball went to another space: a thrower who stepped in.
    pub(super) fn with_taker_at(&self, from: Space, to: Space) -> Self {
        Self {
            stands: self.stands.without(from).with(to),
            taker: self.taker.map(|_| to),
            ..*self
        }
    }

    /// Who has the ball with how many steps left, however it came to him.
    pub(super) fn short_key(&self) -> u128 {
        (self.at.index() as u128) | (self.strength as u128) << 8
    }

    /// What tells touches apart on one board, in as few bits as a set wants.
    pub(super) fn key(&self) -> u128 {
        let shirts = self
            .touched
            .iter()
            .fold(0_u128, |bits, shirt| bits | 1 << (shirt.number() - 1));
        self.flight.bits()
            | ((self.at.index() as u128)
                | (self.strength as u128) << 8
                | shirts << 11
                | (self.taker.is_some() as u128) << 31)
                << Flight::BITS
    }
}
