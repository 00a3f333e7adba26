//! Looking ahead through choices and dice, for any game that can say what its positions are worth.
//!
//! A tree grows from the position, one leaf at a time, towards what seems best for whoever chooses and evenly over
//! the dice (Monte Carlo tree search with chance nodes). What a leaf is worth says the game's own [`Knowledge`], and
//! so it does for which plans are worth trying at all. Several trees with seeds of their own, each with its own
//! guess of what is hidden, are grown side by side and their findings added up: with a budget in nodes the same
//! seed gives the same thoughts, whatever the number of cores.

mod budget;
mod thought;
mod tree;

use std::time::Duration;

use gaffer_core::{Awaits, Rules, Side};

use crate::{Evaluate, Luck};

pub use budget::{Budget, Watch};
pub use thought::{Thought, Thoughts};

use tree::Tree;

/// What tells a search's guesses from other uses of a seed.
const PURPOSE: u64 = 0x5ea;

/// What a search asks of a game.
pub trait Knowledge<R: Rules>: Evaluate<R> {
    /// Adds the rows of choices worth trying by the side that chooses, each at least one choice long.
    fn plans(&self, position: &R, _side: Side, plans: &mut Vec<Vec<R::Choice>>) {
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
    /// How many trees are grown.
    pub trees: usize,
    /// How many of them at the same time.
    pub threads: usize,
    /// How much is tried beside what seems best, in points.
    pub curiosity: f64,
}

/// The search of an expert: at most a second for a decision.
pub const EXPERT: Search = Search::new(Budget::within(2000, Duration::from_secs(1)));
/// The search of a master: at most ten seconds for a decision.
pub const MASTER: Search = Search::new(Budget::within(20_000, Duration::from_secs(10)));

impl Search {
    /// A search that ends with its budget.
    pub const fn new(budget: Budget) -> Self {
        Self {
            budget,
            trees: 2,
            threads: 1,
            curiosity: 0.15,
        }
    }

    /// Grows trees from what a side imagines: one position for each tree.
    pub fn think<R: Rules, K: Knowledge<R> + ?Sized>(
        &self,
        knowledge: &K,
        mut imagine: impl FnMut(&mut Luck) -> R,
        seed: u64,
        watch: &Watch,
    ) -> Thoughts<R> {
        let trees = self.trees.max(1);
        let threads = self.threads.clamp(1, trees);
        let clock = self.budget.start(trees, threads);
        // Each thread grows every so manieth tree.
        let mut shares: Vec<Vec<(usize, R)>> = (0..threads).map(|_| Vec::new()).collect();
        for number in 0..trees {
            let root = imagine(&mut Luck::at(seed, PURPOSE, number as u64));
            shares[number % threads].push((number, root));
        }
        let grow = |share: Vec<(usize, R)>| -> Vec<(usize, Thoughts<R>)> {
            let grown = share.into_iter().map(|(number, root)| {
                let mut tree = Tree::new(root, knowledge, self.curiosity);
                tree.grow(&clock.of_tree(number), watch);
                (number, tree.thoughts())
            });
            grown.collect()
        };
        let mut grown: Vec<(usize, Thoughts<R>)> = if threads == 1 {
            shares.into_iter().flat_map(grow).collect()
        } else {
            std::thread::scope(|scope| {
                let grow = &grow;
                let workers: Vec<_> = shares
                    .into_iter()
                    .map(|share| scope.spawn(move || grow(share)))
                    .collect();
                let joined = workers.into_iter().filter_map(|worker| worker.join().ok());
                joined.flatten().collect()
            })
        };
        grown.sort_by_key(|(number, _)| *number);
        Thoughts::together(grown.into_iter().map(|(_, thoughts)| thoughts))
    }
}
