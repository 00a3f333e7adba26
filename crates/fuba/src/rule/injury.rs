//! Injuries (A4): which piece is taken.

use gaffer_core::Side;

use crate::options::edition::{INJURED_PIECE, InjuredPiece};
use crate::pitch::AreaSet;
use crate::position::Open;

/// Where an injured piece may be taken from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Candidates {
    /// The areas with an outfield piece to take; none for a team without outfield pieces.
    pub(crate) areas: AreaSet,
    /// The keeper is the injured one, and another piece goes in his place (F22-A4f).
    pub(crate) keeper: bool,
}

/// The ball's area and its neighbours; with nobody there the closest (F22-A4e, F22-D84).
pub(crate) fn candidates(open: &Open, side: Side) -> Candidates {
    let team = &open.teams[side];
    let outfield = team.outfield.occupied();
    if INJURED_PIECE.of(open.options.edition) == InjuredPiece::Any {
        return Candidates {
            areas: outfield,
            keeper: false,
        };
    }
    let near = open.ball.adjacent().with(open.ball);
    if !outfield.and(near).is_empty() {
        return Candidates {
            areas: outfield.and(near),
            keeper: false,
        };
    }
    let steps = |area: crate::pitch::Area| area.steps(open.ball);
    let closest = outfield.into_iter().map(steps).min();
    let keeper = team
        .keeper
        .is_some_and(|area| closest.is_some_and(|best| steps(area) < best));
    Candidates {
        areas: outfield
            .into_iter()
            .filter(|area| Some(steps(*area)) == closest)
            .collect(),
        keeper,
    }
}
