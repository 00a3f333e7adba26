//! Looking ahead through choices and dice, for any game that can say what its positions are worth.
//!
//! A tree grows from the position, one leaf at a time, towards what seems best for whoever chooses and evenly over
//! the dice. What a leaf is worth says the game's own [`Knowledge`], and so it does for which plans are worth trying
//! at all. A choice is worth what its best plan is worth, dice the mean over all of them (expectimax, grown best first
//! as Monte Carlo tree search grows): leaves are judged and not played out, so that a mean over what was tried would
//! only add the worth of plans nobody takes. Leaves are looked at a few at a time, on all cores if wanted: with a budget
//! in nodes the same seed gives the same thoughts, whatever the number of cores.

mod budget;
mod crew;
mod thought;
mod tree;

use std::time::Duration;

use gaffer_core::{Awaits, Rules, Side};

use crate::{Evaluate, Luck, Stream};

pub use budget::{Budget, Watch};
pub use thought::{Thought, Thoughts};

use tree::Tree;

/// How much work finding the plans of a decision is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Care {
    /// The decision is to be made now.
    Now,
    /// It may have to be made later, as one of many.
    Later,
    /// It was made, and is looked at beside all others of its match.
    Glance,
}

impl Care {
    /// What decisions get that may have to be made after one that gets this.
    fn of_later(self) -> Self {
        match self {
            Self::Now | Self::Later => Self::Later,
            Self::Glance => Self::Glance,
        }
    }
}

/// What a search asks of a game.
pub trait Knowledge<R: Rules>: Evaluate<R> {
    /// Adds the rows of choices worth trying by the side that chooses, each at least one choice long.
    fn plans(&self, position: &R, _side: Side, _care: Care, plans: &mut Vec<Vec<R::Choice>>) {
        let mut choices = Vec::new();
        position.choices(&mut choices);
        plans.extend(choices.into_iter().map(|choice| vec![choice]));
    }

    /// How a side mixes a choice that the other must not foresee, each choice with its weight; nothing where it
    /// simply takes the best.
    fn mix(&self, position: &R, _side: Side, mix: &mut Vec<(R::Choice, f64)>) {
        if let Awaits::Secret(_) = position.awaits() {
            let mut choices = Vec::new();
            position.choices(&mut choices);
            mix.extend(choices.into_iter().map(|choice| (choice, 1.0)));
        }
    }
}

/// How a search goes about it.
#[derive(Clone, Copy, Debug)]
pub struct Search {
    /// When it ends.
    pub budget: Budget,
    /// How many cores look at the leaves of the tree, if there are so many; what is found is the same.
    pub threads: usize,
    /// How much is tried beside what seems best, in points.
    pub curiosity: f64,
    /// How much work finding the plans of its own decision is worth; for those that come later less is enough.
    pub care: Care,
}

/// The search of an expert: at most a second for a decision. What it has begun when its time ends takes a moment.
pub const EXPERT: Search = Search::new(Budget::within(1000, Duration::from_millis(900)));
/// The search of a master: at most ten seconds for a decision, on all cores.
pub const MASTER: Search = Search {
    threads: usize::MAX,
    ..Search::new(Budget::within(10_000, Duration::from_millis(9_800)))
};

impl Search {
    /// A search that ends with its budget.
    pub const fn new(budget: Budget) -> Self {
        Self {
            budget,
            threads: 1,
            curiosity: 0.15,
            care: Care::Now,
        }
    }

    /// Grows a tree from what a side imagines.
    pub fn think<R: Rules, K: Knowledge<R> + ?Sized>(
        &self,
        knowledge: &K,
        imagine: impl FnOnce(&mut Luck) -> R,
        seed: u64,
        watch: &Watch,
    ) -> Thoughts<R> {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let threads = self.threads.clamp(1, cores);
        let root = imagine(&mut Luck::at(seed, Stream::Search, 0));
        let mut tree = Tree::new(root, knowledge, self);
        tree.grow(self.budget.start(), watch, threads);
        tree.thoughts()
    }
}
