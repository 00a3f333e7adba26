//! What a client has asked and was told, in its order: the checker's other half of the truth.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use serde::Serialize;
use serde_json::Value;

/// Everything that happened to one seat of one match.
#[derive(Clone, Debug, Serialize)]
pub struct History {
    /// The match.
    pub id: String,
    /// The seat: 0 is home, 1 is away.
    pub seat: usize,
    /// What happened, in order.
    pub moments: Vec<Moment>,
}

/// Something that happened.
#[derive(Clone, Debug, Serialize)]
pub struct Moment {
    /// Its number among everything that happened to all clients: what has a smaller one was over before.
    pub order: u64,
    /// When, since the beginning.
    pub at: Duration,
    /// Which node it was said to or by.
    pub node: usize,
    /// What it was.
    pub what: What,
}

/// What can happen to a client.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case", tag = "what")]
pub enum What {
    /// A request is sent, or sent again.
    Invoked {
        /// The request's id.
        request: String,
        /// The version that it answers.
        version: u64,
        /// What is chosen.
        choice: String,
    },
    /// A request is done.
    Acknowledged {
        /// The request's id.
        request: String,
        /// The version after it.
        version: u64,
    },
    /// A request is refused.
    Refused {
        /// The request's id.
        request: String,
        /// Why.
        code: String,
    },
    /// The connection was lost before the request was answered.
    Unknown {
        /// The request's id.
        request: String,
    },
    /// How the match stands.
    Told(Told),
}

/// How a match stood to a client.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Told {
    /// The version.
    pub version: u64,
    /// How many events there are.
    pub events: usize,
    /// The digest of all of them.
    pub digest: u64,
    /// The digest of what is awaited and of the offered choices.
    pub asked: u64,
}

/// The clock and the counter that all clients of a run share.
#[derive(Debug)]
pub struct Beginning {
    start: Instant,
    next: AtomicU64,
}

impl Default for Beginning {
    fn default() -> Self {
        Self {
            start: Instant::now(),
            next: AtomicU64::new(0),
        }
    }
}

impl Beginning {
    /// How long ago it was.
    pub fn elapsed(&self) -> Duration {
        self.start.elapsed()
    }

    /// Something that happens now.
    pub fn moment(&self, node: usize, what: What) -> Moment {
        Moment {
            order: self.next.fetch_add(1, Ordering::SeqCst),
            at: self.start.elapsed(),
            node,
            what,
        }
    }
}

/// The digest of a row of events that can be cut short and gone on with.
#[derive(Clone, Debug, Default)]
pub struct Events(Vec<u64>);

impl Events {
    /// How many there are.
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// The digest of all of them.
    pub fn digest(&self) -> u64 {
        self.0.last().copied().unwrap_or_default()
    }

    /// Replaces everything from a number on; none where events between are missing.
    pub fn replace<'a>(
        &mut self,
        from: usize,
        events: impl IntoIterator<Item = &'a Value>,
    ) -> Option<()> {
        if from > self.0.len() {
            return None;
        }
        self.0.truncate(from);
        for event in events {
            let digest = digest(&(self.digest(), plain(event)));
            self.0.push(digest);
        }
        Some(())
    }
}

/// The digest of what is awaited and offered.
pub fn asked(awaits: &Value, choices: Option<&[String]>) -> u64 {
    digest(&(plain(awaits), choices))
}

fn digest(value: &impl Hash) -> u64 {
    // The same in every run: its keys are fixed.
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

/// JSON with the keys of objects in order, so that it is the same text whoever wrote it.
fn plain(value: &Value) -> String {
    match value {
        Value::Object(map) => {
            let mut fields: Vec<_> = map.iter().collect();
            fields.sort_unstable_by_key(|(key, _)| *key);
            let fields = fields
                .iter()
                .map(|(key, value)| format!("{key:?}:{}", plain(value)));
            format!("{{{}}}", fields.collect::<Vec<_>>().join(","))
        }
        Value::Array(values) => {
            let values = values.iter().map(plain).collect::<Vec<_>>();
            format!("[{}]", values.join(","))
        }
        plain => plain.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn events_are_known_by_their_digest_however_they_came() {
        let [a, b, c] = [json!({"x":1,"y":[2]}), json!("b"), json!(null)];
        let mut at_once = Events::default();
        at_once.replace(0, [&a, &c]).unwrap();
        let mut replaced = Events::default();
        replaced.replace(0, [&a, &b]).unwrap();
        assert_ne!(at_once.digest(), replaced.digest());
        let a_again: Value = serde_json::from_str(r#"{"y":[2],"x":1}"#).unwrap();
        replaced.replace(0, [&a_again]).unwrap();
        replaced.replace(1, [&c]).unwrap();
        assert_eq!(at_once.digest(), replaced.digest());
        assert_eq!(replaced.replace(3, [&a]), None);
    }
}
