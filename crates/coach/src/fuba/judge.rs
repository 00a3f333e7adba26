//! Who says what a position is worth: football sense, or what matches have taught.

use gaffer_core::Side;
use gaffer_fuba::Open;

use super::evaluate::evaluate;
use super::learned::Learned;

/// What a point more is worth in goals: learned worths are points, sense speaks in goals.
const GOALS_FOR_A_POINT: f64 = 3.0;

/// Who says what a position is worth.
#[derive(Clone, Copy, Debug, Default)]
pub(super) enum Judge<'a> {
    /// Weights set by hand.
    #[default]
    Sense,
    /// A network.
    Learned(&'a Learned),
}

impl Judge<'_> {
    /// What a position is worth to a side, in goals.
    #[inline]
    pub(super) fn worth(self, open: &Open, side: Side) -> f64 {
        match self {
            Self::Sense => evaluate(open, side),
            Self::Learned(learned) => GOALS_FOR_A_POINT * (learned.of_open(open).worth(side) - 0.5),
        }
    }
}
