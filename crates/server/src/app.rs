//! What every part of a running server shares.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use gaffer_games::protocol::Problem;
use tokio::sync::{Semaphore, watch};
use tokio::task::spawn_blocking;

use crate::course;
use crate::creations::Creations;
use crate::live::Live;
use crate::open_matches::OpenMatches;
use crate::problem;
use crate::store::{Batch, Store, Stored};

/// How much one connection, one match or one address may ask of the server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Requests a second of one connection.
    pub rate: u32,
    /// Requests that a connection may make at once before its rate counts.
    pub burst: u32,
    /// Connections of one match.
    pub connections_per_match: usize,
    /// Messages that wait for one connection; one more, and it is cut off.
    pub queue: usize,
    /// Matches that an address may set up at once before it has to wait.
    pub matches: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            rate: 200,
            burst: 400,
            connections_per_match: 64,
            queue: 256,
            matches: 30,
        }
    }
}

/// The shared parts.
#[derive(Debug)]
pub(crate) struct App {
    /// The matches on disk.
    pub store: Store,
    /// The matches in somebody's hands.
    pub open: OpenMatches,
    /// The matches that addresses may still set up.
    pub creations: Creations,
    /// The limits.
    pub limits: Limits,
    /// Becomes true when the server stops.
    pub stopped: watch::Receiver<bool>,
    connections: AtomicU64,
    /// The coaches that may think at the same time: those who load a match do not wait for them.
    thinkers: Semaphore,
}

impl App {
    /// A server's shared parts.
    pub(crate) fn new(store: Store, limits: Limits, stopped: watch::Receiver<bool>) -> Arc<Self> {
        Arc::new(Self {
            store,
            open: OpenMatches::default(),
            creations: Creations::new(limits.matches),
            limits,
            stopped,
            connections: AtomicU64::new(0),
            thinkers: Semaphore::new(cores()),
        })
    }

    /// The number of a new connection.
    pub(crate) fn next_connection(&self) -> u64 {
        self.connections.fetch_add(1, Ordering::Relaxed)
    }

    /// A match as it is stored.
    pub(crate) async fn read(&self, id: &str) -> Result<Stored, Problem> {
        match self.store.read(id).await {
            Ok(Some(stored)) => Ok(stored),
            Ok(None) => Err(problem::unknown_match()),
            Err(error) => Err(problem::storage_failed(&error)),
        }
    }

    /// A match played again from what is stored. Where the rules have changed under it, that it goes on from how it
    /// stood is stored first.
    pub(crate) async fn load(&self, id: &str) -> Result<Live, Problem> {
        let stored = self.read(id).await?;
        let (mut live, changed) = off_the_runtime(move || Live::load(stored)).await??;
        if let Some(entry) = changed {
            live.untold = course::people(&live.about);
            let batch = Batch {
                number: live.number,
                version: live.version,
                entries: vec![entry],
                stamp: None,
                standing: live.standing(0)?,
                untold: Some(live.untold),
            };
            let stored = self.store.append(batch).await;
            stored.map_err(|error| problem::storage_failed(&error))?;
            live.version += 1;
        }
        Ok(live)
    }

    /// Lets a coach think when there is a core for it.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let _turn = self.thinkers.acquire().await;
        off_the_runtime(work).await
    }
}

/// The cores of this computer.
pub(crate) fn cores() -> usize {
    std::thread::available_parallelism().map_or(2, usize::from)
}

/// Does work that takes more than a moment, and turns a panic into a problem.
pub(crate) async fn off_the_runtime<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Problem> {
    spawn_blocking(work).await.map_err(|error| {
        tracing::error!(%error, "work on a match failed");
        problem::internal()
    })
}
