//! How long a search may take, and who watches it.

use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// When a search ends: with its nodes or with its time, whichever is used up first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// The most nodes.
    pub nodes: Option<u64>,
    /// The most time.
    pub time: Option<Duration>,
}

impl Budget {
    /// A budget in nodes alone: the same seed gives the same thoughts.
    pub const fn nodes(nodes: u64) -> Self {
        Self {
            nodes: Some(nodes),
            time: None,
        }
    }

    /// A budget in time alone.
    pub const fn time(time: Duration) -> Self {
        Self {
            nodes: None,
            time: Some(time),
        }
    }

    /// So many nodes, and no more time than this even on a slow machine.
    pub const fn within(nodes: u64, time: Duration) -> Self {
        Self {
            nodes: Some(nodes),
            time: Some(time),
        }
    }

    /// Begins to spend the budget.
    pub(super) fn start(self) -> Allowance {
        Allowance {
            nodes: self.nodes.unwrap_or(u64::MAX),
            until: self.time.map(|time| Instant::now() + time),
        }
    }
}

/// What a tree may spend.
pub(super) struct Allowance {
    nodes: u64,
    until: Option<Instant>,
}

impl Allowance {
    /// How many nodes more a tree of so many may have.
    pub(super) fn left(&self, nodes: u64) -> u64 {
        match self.until {
            Some(end) if Instant::now() >= end => 0,
            _ => self.nodes.saturating_sub(nodes),
        }
    }

    /// Gives time back in which nothing was thought.
    pub(super) fn give_back(&mut self, time: Duration) {
        self.until = self.until.map(|until| until + time);
    }
}

/// A search seen from outside: how far it is, how many cores it may use, and the word that it shall end now or stand still.
#[derive(Debug)]
pub struct Watch {
    nodes: AtomicU64,
    stop: AtomicBool,
    cores: AtomicUsize,
    paused: Mutex<bool>,
    resumed: Condvar,
}

impl Default for Watch {
    fn default() -> Self {
        Self {
            nodes: AtomicU64::new(0),
            stop: AtomicBool::new(false),
            cores: AtomicUsize::new(usize::MAX),
            paused: Mutex::default(),
            resumed: Condvar::new(),
        }
    }
}

impl Watch {
    /// Lets the search use so many cores from now on, where it would use more: others think as well.
    pub fn share(&self, cores: usize) {
        self.cores.store(cores.max(1), Ordering::Relaxed);
    }

    /// How many cores the search may use at most.
    pub fn cores(&self) -> usize {
        self.cores.load(Ordering::Relaxed)
    }

    /// The nodes so far.
    pub fn nodes(&self) -> u64 {
        self.nodes.load(Ordering::Relaxed)
    }

    /// Ends the search: what it thinks by now is its answer.
    pub fn play_now(&self) {
        self.stop.store(true, Ordering::Relaxed);
        self.resume();
    }

    /// Lets the search stand still as soon as it has looked at what it has begun, a few nodes, until it is resumed. What it finds
    /// is the same.
    pub fn pause(&self) {
        *self.paused() = true;
    }

    /// Lets a search go on that stands still.
    pub fn resume(&self) {
        *self.paused() = false;
        self.resumed.notify_all();
    }

    /// Whether the search stands still, or is about to.
    pub fn is_paused(&self) -> bool {
        *self.paused()
    }

    fn paused(&self) -> MutexGuard<'_, bool> {
        // It is one word, and so always whole.
        self.paused.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Stands still while the search is paused; for how long.
    pub fn wait(&self) -> Duration {
        let paused = self.paused();
        if !*paused {
            return Duration::ZERO;
        }
        let since = Instant::now();
        let resumed = self.resumed.wait_while(paused, |paused| *paused);
        drop(resumed.unwrap_or_else(PoisonError::into_inner));
        since.elapsed()
    }

    /// Makes ready for another search.
    pub fn reset(&self) {
        self.nodes.store(0, Ordering::Relaxed);
        self.stop.store(false, Ordering::Relaxed);
    }

    /// Whether the search was told to end.
    pub fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Takes note of how many nodes a search has that is made elsewhere.
    pub fn note(&self, nodes: u64) {
        self.nodes.store(nodes, Ordering::Relaxed);
    }

    pub(crate) fn add(&self, nodes: u64) {
        self.nodes.fetch_add(nodes, Ordering::Relaxed);
    }
}
