//! Injuries (A4): which piece is taken.

use gaffer_core::Side;

use crate::choice::{Piece, Standing};
use crate::options::edition::{INJURED_PIECE, InjuredPiece};
use crate::pitch::{Area, AreaSet};
use crate::position::Open;

/// Where an injured piece may be taken from; nowhere for a team without outfield pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Candidates {
    areas: AreaSet,
    spot: bool,
    /// The keeper is the injured one, and another piece goes in his place (F22-A4f).
    pub(crate) keeper: bool,
}

impl Candidates {
    pub(crate) fn iter(self) -> impl Iterator<Item = Standing> {
        self.areas
            .into_iter()
            .map(Standing::In)
            .chain(self.spot.then_some(Standing::Spot))
    }

    pub(crate) fn contains(self, standing: Standing) -> bool {
        self.iter().any(|one| one == standing)
    }

    pub(crate) fn is_empty(self) -> bool {
        self.iter().next().is_none()
    }
}

/// The ball's area and its neighbours; with nobody there the closest (F22-A4e, F22-D84).
pub(crate) fn candidates(open: &Open, side: Side) -> Candidates {
    let team = &open.teams[side];
    let outfield = team.outfield.occupied();
    let taker = open.turn.taker.filter(|_| open.turn.began == side);
    let spot = taker == Some(Piece::Outfield);
    if INJURED_PIECE[open.options.edition] == InjuredPiece::Any {
        return Candidates {
            areas: outfield,
            spot,
            keeper: false,
        };
    }
    let steps = |area: Area| area.steps(open.ball);
    // The spot is an area of its own next to the corner area (F22-D66).
    let spot_steps = 1 + steps(open.turn.start);
    let closest = outfield
        .into_iter()
        .map(steps)
        .chain(spot.then_some(spot_steps))
        .min();
    // Everybody at the ball or next to it, or all of the closest.
    let most = closest.map(|steps| steps.max(1));
    let keeper = match taker {
        Some(Piece::Keeper) => Some(spot_steps),
        _ => team.keeper.map(steps),
    };
    Candidates {
        areas: outfield
            .into_iter()
            .filter(|area| Some(steps(*area)) <= most)
            .collect(),
        spot: spot && Some(spot_steps) <= most,
        keeper: keeper.is_some_and(|steps| most.is_some_and(|most| steps < most && most > 1)),
    }
}
