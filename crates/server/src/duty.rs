//! What one node does for all: looking for time that is over, sending notices, forgetting, playing the matches of competitions,
//! and the lobby.
//!
//! Whoever has the duty is written in the store, with an epoch like the owner of a match. A server alone always has it.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::watch;
use tokio::time::sleep;

use crate::bus::Bus;
use crate::store::{Store, StoreError};
use crate::{App, deadlines};

/// The name of the duty among what nodes own: no match is called so.
pub(crate) const NAME: &str = "duty";
/// How often it is looked who has it.
const EVERY: Duration = Duration::from_secs(1);

/// Whether this node has the duty, and the store as it may write for it: nothing of that counts any more once another has it.
#[derive(Debug)]
pub(crate) struct Duty(watch::Sender<Option<Store>>);

impl Duty {
    /// That of a server that is alone, or of a node that does not have it yet.
    pub(crate) fn new(store: &Store, bus: Option<&Bus>) -> Self {
        Self(watch::Sender::new(bus.is_none().then(|| store.clone())))
    }

    /// The store for what is written on duty; nothing where this node does not have it.
    pub(crate) fn store(&self) -> Option<Store> {
        self.0.borrow().clone()
    }

    /// Whether this node has the duty.
    pub(crate) fn is_here(&self) -> bool {
        self.0.borrow().is_some()
    }

    /// Waits until this node has the duty: the store for what is written on it; none where the server is gone.
    pub(crate) async fn begun(&self) -> Option<Store> {
        let mut duty = self.0.subscribe();
        let holds = |duty: &Option<Store>| duty.as_ref().is_some_and(|store| !store.is_lost());
        duty.wait_for(holds).await.ok()?.clone()
    }

    /// Waits until the duty that a store was given for is over, though this node may have it again.
    pub(crate) async fn until_other(&self, store: &Store) {
        let mut duty = self.0.subscribe();
        let is_other =
            |duty: &Option<Store>| duty.as_ref().map(Store::epoch) != Some(store.epoch());
        // The sender lives as long as the server.
        let _ = duty.wait_for(is_other).await;
    }

    /// Waits until this node has the duty, or has it no more.
    pub(crate) async fn until(&self, is_here: bool) {
        let mut duty = self.0.subscribe();
        // The sender lives as long as the server.
        let _ = duty.wait_for(|store| store.is_some() == is_here).await;
    }
}

/// Lets a job run whenever this node has the duty.
pub(crate) async fn run<J: Future<Output = ()>>(app: Arc<App>, job: fn(Arc<App>) -> J) {
    loop {
        app.duty.until(true).await;
        tokio::select! {
            () = job(Arc::clone(&app)) => return,
            () = app.duty.until(false) => {}
        }
    }
}

/// Takes the duty where nobody has it, as long as the server runs.
pub(crate) async fn seek(app: Arc<App>) {
    let Some(bus) = &app.bus else { return };
    // Those who live have said so by then.
    sleep(2 * EVERY).await;
    loop {
        let looked = tokio::select! {
            biased;
            () = bus.until_aside() => Ok(None),
            looked = look(&app, bus) => looked,
        };
        match looked {
            Ok(store) => {
                let is_new = store.is_some() && !app.duty.is_here();
                app.duty.0.send_if_modified(|duty| {
                    // Another node may have had it for a moment: what is written by an epoch before that does not count.
                    let is_other =
                        duty.as_ref().map(Store::epoch) != store.as_ref().map(Store::epoch);
                    if is_other {
                        *duty = store;
                    }
                    is_other
                });
                if is_new {
                    tracing::info!("this node has the duty");
                    // Whoever had it may have died: until now nobody has looked.
                    let _ = deadlines::alive(&app, true).await;
                }
            }
            Err(error) => {
                tracing::warn!(%error, "it is not known who has the duty");
                app.duty.0.send_replace(None);
            }
        }
        tokio::select! {
            () = sleep(EVERY) => {}
            // Another node takes the duty now, and of two lobbies one would be wrong.
            () = bus.until_aside(), if app.duty.is_here() => {}
        }
    }
}

/// The store as the duty may write to it, if this node has the duty or takes it.
async fn look(app: &App, bus: &Bus) -> Result<Option<Store>, StoreError> {
    let owner = app.store.owner(NAME).await?;
    let seen = match owner {
        Some((node, epoch)) if node == bus.name() => {
            return Ok(Some(app.store.fenced(NAME, epoch)));
        }
        Some((node, _)) if bus.is_alive(&node) => return Ok(None),
        other => other.map(|(_, epoch)| epoch),
    };
    if !bus.takes_part() {
        return Ok(None);
    }
    let taken = app.store.take_over(NAME, bus.name(), seen).await?;
    Ok(taken.map(|epoch| app.store.fenced(NAME, epoch)))
}
