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

use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use gaffer_core::{Awaits, Rules, Side};

use crate::{Evaluate, Luck};

pub use budget::{Budget, Watch};
pub use thought::{Thought, Thoughts};

use tree::Tree;

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
    pub fn think<R, K>(
        &self,
        knowledge: &K,
        imagine: impl Fn(&mut Luck) -> R + Sync,
        seed: u64,
        watch: &Watch,
    ) -> Thoughts<R>
    where
        R: Rules + Sync,
        R::Choice: Sync,
        K: Knowledge<R> + ?Sized,
    {
        let trees = self.trees.max(1);
        let threads = self.threads.clamp(1, trees);
        let clock = self.budget.start(trees, threads);
        let next = AtomicUsize::new(0);
        let grow = || {
            let mut grown = Vec::new();
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= trees {
                    return grown;
                }
                let mut luck = Luck::at(seed, 0x5ea, number as u64);
                let root = imagine(&mut luck);
                let mut tree = Tree::new(root, knowledge, self.curiosity);
                tree.grow(&clock.of_tree(number), watch);
                grown.push((number, tree.thoughts()));
            }
        };
        let mut grown = if threads == 1 {
            grow()
        } else {
            std::thread::scope(|scope| {
                let workers: Vec<_> = (0..threads).map(|_| scope.spawn(grow)).collect();
                workers
                    .into_iter()
                    .filter_map(|worker| worker.join().ok())
                    .flatten()
                    .collect()
            })
        };
        grown.sort_by_key(|(number, _)| *number);
        Thoughts::together(grown.into_iter().map(|(_, thoughts)| thoughts))
    }
}
