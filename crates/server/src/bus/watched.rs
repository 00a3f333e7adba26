//! Public matches to watch: each node says what goes on in those that it owns, so that the lobby lists the matches of all.

use std::sync::Weak;
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};
use tokio::sync::broadcast;
use tokio::sync::broadcast::error::RecvError;
use tokio::time::interval;

use super::Bus;
use super::wire::{packed, unpacked};
use crate::App;
use crate::lobby::Shown;

/// The subject of these hints.
pub(super) const NAME: &str = "hint.watched";
/// How often is said again what still goes on: a hint that is lost makes the list late only.
const AGAIN: Duration = Duration::from_secs(3);
/// After how long a match of which nothing is said is not listed any more: twice that in a row, and a little.
const SILENCE: Duration = Duration::from_secs(10);

/// What a node says of a match.
#[derive(Debug, Serialize, Deserialize)]
struct Said {
    node: String,
    shown: Shown,
}

/// Tells other nodes what is said of the matches of this one, and forgets those of nodes that are gone.
pub(super) async fn tell(app: Weak<App>, mut said: broadcast::Receiver<Shown>) {
    let mut again = interval(AGAIN);
    loop {
        let shown = tokio::select! {
            shown = said.recv() => match shown {
                Ok(shown) => vec![shown],
                // It is said again.
                Err(RecvError::Lagged(_)) => continue,
                Err(RecvError::Closed) => return,
            },
            _ = again.tick() => {
                let Some(app) = app.upgrade() else { return };
                let Some(bus) = &app.bus else { return };
                let now = Instant::now();
                let is_fresh = |heard| now.saturating_duration_since(heard) < SILENCE;
                app.watched.keep_where(|node, heard| bus.is_alive(node) && is_fresh(heard));
                app.watched.here().into_iter().map(Shown::On).collect()
            }
        };
        let Some(app) = app.upgrade() else { return };
        let Some(bus) = &app.bus else { return };
        for shown in shown {
            say(bus, shown).await;
        }
    }
}

async fn say(bus: &Bus, shown: Shown) {
    let node = bus.node.clone();
    let said = packed(&Said { node, shown });
    bus.say(bus.subject(NAME), said).await;
}

/// Takes note of what a node says of a match.
pub(super) fn hear(app: &App, bus: &Bus, payload: &[u8]) {
    if let Some(Said { node, shown }) = unpacked(payload)
        && node != bus.node
    {
        app.watched.hear(node, shown, Instant::now());
    }
}
