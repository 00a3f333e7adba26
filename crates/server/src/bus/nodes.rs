//! Which nodes live: each says so every second, and whoever was not heard for a while is dead.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};
use tokio::sync::watch;

use super::Role;
use crate::clock;

/// How often a node says that it lives.
pub(super) const BEAT: Duration = Duration::from_secs(1);
/// How long a node may be silent: three times in a row, and a little that the last one may be late.
const SILENCE: Duration = Duration::from_millis(3500);
/// After how long NATS is asked whether a node is still there.
const LATE: Duration = Duration::from_millis(1200);

/// The other nodes.
#[derive(Debug, Default)]
pub(super) struct Nodes {
    heard: Mutex<BTreeMap<String, Heard>>,
    /// Since when they can be heard; nothing while NATS is away.
    listens: Mutex<Option<Instant>>,
    alive: watch::Sender<BTreeSet<String>>,
}

/// What a node says of itself with every sign of life.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub(crate) struct Sign {
    /// What it is for.
    pub(crate) role: Role,
    /// The version of the tables that it knows.
    pub(super) schema: i64,
}

/// When a node was heard.
#[derive(Debug)]
struct Heard {
    /// Seconds since 1970 of the first time without a break.
    since: u64,
    last: Instant,
    /// What it has said of itself last.
    said: Option<Sign>,
}

impl Heard {
    fn role(&self) -> Role {
        self.said.map_or(Role::Node, |sign| sign.role)
    }
}

impl Nodes {
    /// Takes note that a node lives.
    pub(super) fn heard(&self, node: &str, now: Instant) {
        let mut heard = self.lock();
        if let Some(heard) = heard.get_mut(node) {
            heard.last = now;
            return;
        }
        let new = Heard {
            since: clock::now(),
            last: now,
            said: None,
        };
        heard.insert(node.to_owned(), new);
        self.alive.send_modify(|alive| {
            alive.insert(node.to_owned());
        });
    }

    /// Takes note of what a node that lives says of itself.
    pub(super) fn said(&self, node: &str, sign: Sign) {
        if let Some(heard) = self.lock().get_mut(node) {
            heard.said = Some(sign);
        }
    }

    /// Takes note whether NATS is there.
    pub(super) fn listen(&self, is_connected: bool, now: Instant) {
        // It is one value after every line.
        let mut listens = self.listens.lock().unwrap_or_else(PoisonError::into_inner);
        *listens = is_connected.then(|| listens.unwrap_or(now));
    }

    /// Whether all that live know the tables of a version; nobody says so before all could have been heard.
    pub(super) fn all_know(&self, schema: i64, now: Instant) -> bool {
        let listens = *self.listens.lock().unwrap_or_else(PoisonError::into_inner);
        let has_heard = |since| now.saturating_duration_since(since) >= SILENCE;
        let knows = |heard: &Heard| heard.said.is_some_and(|sign| sign.schema >= schema);
        listens.is_some_and(has_heard) && self.lock().values().all(knows)
    }

    /// Takes note that a node has said goodbye.
    pub(super) fn gone(&self, node: &str) {
        self.lock().remove(node);
        self.alive.send_if_modified(|alive| alive.remove(node));
    }

    /// Those that should have been heard by now.
    pub(super) fn late(&self, now: Instant) -> Vec<String> {
        let heard = self.lock();
        let is_late = |heard: &Heard| now.saturating_duration_since(heard.last) > LATE;
        let late = heard.iter().filter(|(_, heard)| is_late(heard));
        late.map(|(node, _)| node.clone()).collect()
    }

    /// Takes nobody for silent until now: nobody could be heard.
    pub(super) fn excuse(&self, now: Instant) {
        for heard in self.lock().values_mut() {
            heard.last = now;
        }
    }

    /// Gives up those that were not heard for too long.
    pub(super) fn give_up_silent(&self, now: Instant) {
        let mut heard = self.lock();
        let is_alive = |heard: &Heard| now.saturating_duration_since(heard.last) < SILENCE;
        heard.retain(|_, heard| is_alive(heard));
        self.alive.send_if_modified(|alive| {
            let before = alive.len();
            alive.retain(|node| heard.contains_key(node));
            alive.len() < before
        });
    }

    /// Those that were heard a moment ago, what they are for, and since when: seconds since 1970.
    pub(super) fn heard_since(&self) -> Vec<(String, Role, u64)> {
        let heard = self.lock();
        let since = heard
            .iter()
            .map(|(node, heard)| (node.clone(), heard.role(), heard.since));
        since.collect()
    }

    /// Whether a node was heard a moment ago.
    pub(super) fn is_alive(&self, node: &str) -> bool {
        self.alive.borrow().contains(node)
    }

    /// Waits until a node is dead or has said goodbye.
    pub(super) async fn until_gone(&self, node: &str) {
        let mut alive = self.alive.subscribe();
        // The sender lives as long as the node itself.
        let _ = alive.wait_for(|alive| !alive.contains(node)).await;
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, BTreeMap<String, Heard>> {
        // The map is whole after every line above.
        self.heard.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_silent_node_is_given_up_and_comes_back() {
        let nodes = Nodes::default();
        let start = Instant::now();
        nodes.heard("a", start);
        nodes.heard("b", start);
        nodes.heard("b", start + 3 * BEAT);
        assert_eq!(nodes.late(start + 3 * BEAT), ["a"]);
        nodes.give_up_silent(start + 3 * BEAT);
        assert!(nodes.is_alive("a"), "two beats may be lost");
        nodes.give_up_silent(start + 4 * BEAT);
        assert!(!nodes.is_alive("a"));
        assert!(nodes.is_alive("b"));
        nodes.gone("b");
        assert!(!nodes.is_alive("b"));
        nodes.heard("a", start + 5 * BEAT);
        assert!(nodes.is_alive("a"));
    }

    #[test]
    fn nobody_is_silent_while_nobody_could_be_heard() {
        let nodes = Nodes::default();
        let start = Instant::now();
        nodes.heard("a", start);
        nodes.excuse(start + 9 * BEAT);
        nodes.give_up_silent(start + 12 * BEAT);
        assert!(nodes.is_alive("a"));
        nodes.give_up_silent(start + 13 * BEAT);
        assert!(!nodes.is_alive("a"));
        nodes.excuse(start + 14 * BEAT);
        assert!(!nodes.is_alive("a"), "it was given up before");
    }

    #[test]
    fn an_older_node_does_not_know_new_tables() {
        let of = |schema| Sign {
            role: Role::Node,
            schema,
        };
        let nodes = Nodes::default();
        let start = Instant::now();
        let now = start + SILENCE;
        assert!(!nodes.all_know(31, now), "NATS was never there");
        nodes.listen(true, start);
        nodes.listen(true, start + BEAT);
        assert!(
            !nodes.all_know(31, start + BEAT),
            "some may not be heard yet"
        );
        assert!(nodes.all_know(31, now), "there is none");
        nodes.heard("a", now);
        assert!(!nodes.all_know(31, now), "it has not said");
        nodes.said("a", of(31));
        assert!(nodes.all_know(31, now));
        nodes.heard("b", now);
        nodes.said("b", of(30));
        assert!(!nodes.all_know(31, now));
        nodes.said("nobody", of(1));
        nodes.gone("b");
        assert!(nodes.all_know(31, now));
        // While NATS is away nobody is heard, and for a while after it.
        nodes.listen(false, now);
        assert!(!nodes.all_know(31, now + SILENCE));
        nodes.listen(true, now);
        assert!(!nodes.all_know(31, now + BEAT));
        assert!(nodes.all_know(31, now + SILENCE));
    }
}
