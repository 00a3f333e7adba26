//! The public matches that go on: their owners say how they stand, and the lobby lists them by interest.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use gaffer_club::Interest;
use serde::{Deserialize, Serialize};
use tokio::sync::broadcast;

use super::protocol::WatchInfo;

/// The most matches that are listed.
const MOST_LISTED: usize = 30;
/// How much of what is said waits for whoever passes it on; what is lost is said again.
const WAITING: usize = 1024;

/// What is said of a public match.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) enum Shown {
    /// It stands like this.
    On(WatchInfo),
    /// It is not to be watched any more.
    Over(String),
}

/// The public matches that somebody plays or watches.
#[derive(Debug)]
pub(crate) struct Watched {
    matches: Mutex<Matches>,
    said: broadcast::Sender<Shown>,
}

#[derive(Debug, Default)]
struct Matches {
    /// Those whose owners are in this node.
    here: BTreeMap<String, WatchInfo>,
    /// Those of other nodes, as they were heard of.
    there: BTreeMap<String, There>,
}

/// A match of another node.
#[derive(Debug)]
struct There {
    node: String,
    info: WatchInfo,
    heard: Instant,
}

impl Default for Watched {
    fn default() -> Self {
        Self {
            matches: Mutex::default(),
            said: broadcast::Sender::new(WAITING),
        }
    }
}

impl Watched {
    /// A match stands like this.
    pub(crate) fn put(&self, info: WatchInfo) {
        self.matches().here.insert(info.id.clone(), info.clone());
        self.say(Shown::On(info));
    }

    /// A match is not to be watched any more.
    pub(crate) fn remove(&self, id: &str) {
        if self.matches().here.remove(id).is_some() {
            self.say(Shown::Over(id.to_owned()));
        }
    }

    /// Everything that is said of the matches of this node from now on.
    pub(crate) fn said(&self) -> broadcast::Receiver<Shown> {
        self.said.subscribe()
    }

    /// The matches of this node.
    pub(crate) fn here(&self) -> Vec<WatchInfo> {
        self.matches().here.values().cloned().collect()
    }

    /// Another node says something of a match of its own.
    pub(crate) fn hear(&self, node: String, shown: Shown, heard: Instant) {
        let there = &mut self.matches().there;
        match shown {
            Shown::On(info) => {
                there.insert(info.id.clone(), There { node, info, heard });
            }
            // Another node may have taken it over.
            Shown::Over(id) if there.get(&id).is_some_and(|one| one.node == node) => {
                there.remove(&id);
            }
            Shown::Over(_) => {}
        }
    }

    /// Keeps the matches of some other nodes, by when they were heard of last.
    pub(crate) fn keep_where(&self, is_kept: impl Fn(&str, Instant) -> bool) {
        let there = &mut self.matches().there;
        there.retain(|_, one| is_kept(&one.node, one.heard));
    }

    /// Those that are worth watching most.
    pub(super) fn listed(&self) -> Vec<WatchInfo> {
        let mut matches: Vec<_> = {
            let matches = self.matches();
            let there = matches.there.iter();
            let others = there.filter(|(id, _)| !matches.here.contains_key(*id));
            let others = others.map(|(_, one)| &one.info);
            matches.here.values().chain(others).cloned().collect()
        };
        Interest::sort(&mut matches, interest);
        matches.truncate(MOST_LISTED);
        matches
    }

    fn say(&self, shown: Shown) {
        // A server that is alone tells nobody.
        let _ = self.said.send(shown);
    }

    fn matches(&self) -> MutexGuard<'_, Matches> {
        // The maps are whole after every line above, so a panic elsewhere has not broken them.
        self.matches.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn interest(info: &WatchInfo) -> Interest {
    Interest {
        people: info.people,
        rating: info.rating,
        watchers: info.watchers,
        minute: info.minute,
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use gaffer_core::BySide;

    use super::*;

    fn info(id: &str, minute: u8) -> WatchInfo {
        WatchInfo {
            id: id.to_owned(),
            title: "FUBA 2.2".to_owned(),
            names: BySide::default(),
            score: BySide::default(),
            minute,
            people: 2,
            watchers: 0,
            rating: None,
        }
    }

    #[test]
    fn matches_of_other_nodes_are_listed_until_their_node_says_no_more_of_them() {
        let watched = Watched::default();
        let start = Instant::now();
        let hear = |node: &str, shown| watched.hear(node.to_owned(), shown, start);
        let listed = || {
            let mut ids: Vec<_> = watched.listed().into_iter().map(|one| one.id).collect();
            ids.sort();
            ids.join(" ")
        };
        watched.put(info("own", 1));
        hear("a", Shown::On(info("far", 1)));
        hear("a", Shown::On(info("moved", 1)));
        hear("b", Shown::On(info("moved", 2)));
        hear("a", Shown::Over("moved".to_owned()));
        assert_eq!(listed(), "far moved own");
        watched.put(info("far", 3));
        assert_eq!(
            listed(),
            "far moved own",
            "one that was taken over is listed once"
        );
        watched.remove("far");
        watched.keep_where(|node, _| node != "a");
        assert_eq!(listed(), "moved own");
        watched.keep_where(|_, heard| heard > start + Duration::from_secs(1));
        assert_eq!(listed(), "own");
    }
}
