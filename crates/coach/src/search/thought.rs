//! What a search has found: plans with what they are worth and what they lead to.

use gaffer_core::{Answer, Rules, Side};

use crate::Expected;

/// One plan that was thought about.
#[derive(Clone, Debug)]
pub struct Thought<R: Rules> {
    /// The choices to be made, in their order.
    pub plan: Vec<R::Choice>,
    /// How often the search went this way.
    pub visits: u64,
    /// What the match is expected to end as after it.
    pub expected: Expected,
    /// What most likely follows: the best answers and the dice most looked at.
    pub leads_to: Vec<Answer<R::Choice>>,
}

/// What a search has found, the best plan first.
#[derive(Clone, Debug)]
pub struct Thoughts<R: Rules> {
    /// The side that chooses.
    pub side: Side,
    /// The plans, the best first.
    pub plans: Vec<Thought<R>>,
    /// The nodes of the tree.
    pub nodes: u64,
    /// What the match is expected to end as with the best play.
    pub expected: Expected,
}

impl<R: Rules> Thoughts<R> {
    /// Tells plans that were looked at once each and not searched; the one that begins with the choice made is first.
    pub(crate) fn seen_once(&mut self, choice: R::Choice) {
        for known in &mut self.plans {
            known.visits = 1;
        }
        self.nodes = self.plans.len() as u64;
        let found = (self.plans.iter()).position(|known| known.plan.first() == Some(&choice));
        if let Some(at) = found {
            self.plans[..=at].rotate_right(1);
            self.expected = self.plans[0].expected;
        }
    }

    /// The best first: what was looked at most, then what is worth most.
    pub(super) fn sort(&mut self) {
        let side = self.side;
        self.plans.sort_by(|one, other| {
            let worth = |thought: &Thought<R>| thought.expected.worth(side);
            (other.visits.cmp(&one.visits)).then(worth(other).total_cmp(&worth(one)))
        });
        if let Some(best) = self.plans.first() {
            self.expected = best.expected;
        }
    }
}
