//! Who of the opponents stands next to each space (C20-intercept-2).

use gaffer_champions::{Open, ShirtSet, Space, SpaceSet};
use gaffer_core::Side;

use super::board::SPACES;
use super::flight::Flight;
use super::way::Risks;

/// The opposing outfielders next to each space; they stand still while the ball is played.
#[derive(Debug)]
pub(super) struct Beside([ShirtSet; SPACES]);

impl Beside {
    /// The opponents of a side.
    pub(super) fn new(open: &Open, side: Side) -> Self {
        let mut beside = [ShirtSet::EMPTY; SPACES];
        let others = open.team(!side);
        for shirt in others.outfielders().iter() {
            let Some(space) = others.space(shirt) else {
                continue;
            };
            for near in SpaceSet::single(space).neighbours().iter() {
                beside[near.index()].insert(shirt);
            }
        }
        Self(beside)
    }

    /// Where a flight over the own players may be intercepted and by whom (C20-intercept-1 to 3), if nobody
    /// follows.
    pub(super) fn risks(&self, own: SpaceSet, flight: Flight, rest: Option<Space>) -> Risks {
        let mut risks = Risks::default();
        let mut seen = own;
        let mut used = ShirtSet::EMPTY;
        if let Some(rest) = rest {
            seen.insert(rest);
        }
        for (space, _) in flight.iter() {
            if seen.has(space) {
                continue;
            }
            seen.insert(space);
            let may = self.0[space.index()].minus(used);
            if !may.is_empty() {
                risks.push(space, may);
                used = used.or(may);
            }
        }
        risks
    }
}
