//! How long a search may take, and who watches it.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// When a search ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// After so many nodes of all trees together.
    Nodes(u64),
    /// After so much time.
    Time(Duration),
}

impl Budget {
    /// Begins to spend a budget on so many trees, so many of them at once.
    pub(super) fn start(self, trees: usize, threads: usize) -> Clock {
        Clock {
            budget: self,
            began: Instant::now(),
            trees: trees as u64,
            rounds: trees.div_ceil(threads) as u32,
            threads,
        }
    }
}

/// A budget being spent.
pub(super) struct Clock {
    budget: Budget,
    began: Instant,
    trees: u64,
    /// How often the threads must begin a tree.
    rounds: u32,
    threads: usize,
}

impl Clock {
    /// What one of the trees may spend.
    pub(super) fn of_tree(&self, number: usize) -> Allowance {
        match self.budget {
            Budget::Nodes(all) => {
                let extra = u64::from((number as u64) < all % self.trees);
                Allowance::Nodes(all / self.trees + extra)
            }
            Budget::Time(all) => {
                let round = (number / self.threads) as u32 + 1;
                Allowance::Until(self.began + all * round / self.rounds)
            }
        }
    }
}

/// What a tree may spend.
pub(super) enum Allowance {
    Nodes(u64),
    Until(Instant),
}

impl Allowance {
    /// Whether a tree of so many nodes may grow further.
    pub(super) fn lasts(&self, nodes: u64) -> bool {
        match self {
            Self::Nodes(most) => nodes < *most,
            Self::Until(end) => Instant::now() < *end,
        }
    }
}

/// A search seen from outside: how far it is, and the word that it shall end now.
#[derive(Debug, Default)]
pub struct Watch {
    nodes: AtomicU64,
    stop: AtomicBool,
}

impl Watch {
    /// The nodes of all trees so far.
    pub fn nodes(&self) -> u64 {
        self.nodes.load(Ordering::Relaxed)
    }

    /// Ends the search: what it thinks by now is its answer.
    pub fn play_now(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// Makes ready for another search.
    pub fn reset(&self) {
        self.nodes.store(0, Ordering::Relaxed);
        self.stop.store(false, Ordering::Relaxed);
    }

    pub(super) fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    pub(super) fn one_more(&self) {
        self.nodes.fetch_add(1, Ordering::Relaxed);
    }
}
