//! The open matches: which owner serves which match, so that there is never more than one.

use std::collections::HashMap;
use std::panic::AssertUnwindSafe;
use std::sync::{Arc, Mutex, PoisonError};

use futures_util::FutureExt;
use tokio::sync::mpsc;

use crate::App;
use crate::owner::{Command, Newcomer, Owner};

/// The way to the owner of a match.
pub(crate) type ToOwner = mpsc::UnboundedSender<Command>;

/// The owners by match.
#[derive(Debug, Default)]
pub(crate) struct OpenMatches(Mutex<HashMap<String, ToOwner>>);

impl OpenMatches {
    /// Brings a newcomer to the owner of a match, who is called where there is none.
    pub(crate) fn join(&self, app: &Arc<App>, id: &str, newcomer: Newcomer) -> ToOwner {
        // Finding and sending are one step, so that an owner cannot leave in between.
        let mut owners = self.owners();
        let mut command = Command::Join(Box::new(newcomer));
        if let Some(owner) = owners.get(id) {
            match owner.send(command) {
                Ok(()) => return owner.clone(),
                // This owner has failed: another one takes over what is stored.
                Err(refused) => command = refused.0,
            }
        }
        let (owner, commands) = mpsc::unbounded_channel();
        let _ = owner.send(command);
        tokio::spawn(run(
            Owner::new(id.to_owned(), Arc::clone(app), commands),
            id.to_owned(),
        ));
        owners.insert(id.to_owned(), owner.clone());
        owner
    }

    /// Whether somebody has the match in his hands.
    pub(crate) fn is_open(&self, id: &str) -> bool {
        self.owners().contains_key(id)
    }

    /// Lets an owner go, unless somebody has come in the meantime.
    pub(crate) fn close(&self, id: &str, commands: &mpsc::UnboundedReceiver<Command>) -> bool {
        let mut owners = self.owners();
        let idle = commands.is_empty();
        if idle {
            owners.remove(id);
        }
        idle
    }

    fn owners(&self) -> std::sync::MutexGuard<'_, HashMap<String, ToOwner>> {
        // The map is whole after every line above, so a panic elsewhere has not broken it.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Lets an owner work; a mistake in one match is that match's alone, and its next owner reads it from the store.
async fn run(owner: Owner, id: String) {
    tracing::info!(id, "a match is opened");
    if AssertUnwindSafe(owner.run()).catch_unwind().await.is_ok() {
        tracing::info!(id, "a match is closed");
    } else {
        tracing::error!(id, "the owner of a match panicked");
    }
}
