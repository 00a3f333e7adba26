//! What luck and decisions add up to.

use gaffer_core::{BySide, Rules};
use serde::Serialize;

use super::{Analysis, Swing};

/// The sums of a match, as the home side sees them where nothing else is said.
///
/// `start + luck - costs.home + costs.away + corrections` is `end`, in points and in goals.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Sums {
    /// The value before the first answer.
    pub start: Swing,
    /// The luck of all rolls.
    pub luck: Swing,
    /// What each side's decisions cost it, as it sees it itself.
    pub costs: BySide<Swing>,
    /// What the values did not foresee: the best that was considered above the value before it.
    pub corrections: Swing,
    /// The value after the last answer: the result, if the match is over.
    pub end: Swing,
}

impl<R: Rules> Analysis<R> {
    /// What everything adds up to.
    pub fn sums(&self) -> Sums {
        let mut costs = BySide::<Swing>::default();
        let mut luck = Swing::default();
        let mut corrections = Swing::default();
        for roll in self.rolls() {
            luck += roll.luck;
            corrections += roll.correction;
        }
        for decision in self.decisions() {
            costs[decision.side] += decision.judged.cost;
            corrections += decision.correction();
        }
        Sums {
            start: Swing::from_expected(self.first()),
            luck,
            costs,
            corrections,
            end: Swing::from_expected(self.last()),
        }
    }
}

impl Sums {
    /// By how much the sum misses the end: nothing but the rounding of additions.
    pub fn error(&self) -> Swing {
        self.start + self.luck - self.costs.home + self.costs.away + self.corrections - self.end
    }
}
