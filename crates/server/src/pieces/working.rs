//! A node that does a piece of what a command wants, as long as nobody in its queue thinks.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use gaffer_games::protocol::Problem;
use gaffer_games::thinking::Watch;
use gaffer_lab::errand::{self, Errand};
use tokio::sync::oneshot;
use tokio::time::sleep;

use super::wire::{Bundle, CameOf};
use crate::jobs::Found;
use crate::store::{Job, Piece, Progress};
use crate::{App, problem};

/// How often it is looked whether a piece stands still.
const LOOK: Duration = Duration::from_secs(1);
/// How often a piece may have stood still one after the other before somebody else is let do it.
const PATIENCE: u32 = 5;
/// For how many commands a node remembers what their pieces are of.
const REMEMBERED: usize = 16;

/// What the pieces of commands are of, as this node has read it; or why it is no work.
#[derive(Debug, Default)]
pub(crate) struct Errands(Mutex<BTreeMap<String, Read>>);

type Read = Result<Arc<dyn Errand>, String>;

impl Errands {
    /// What the pieces of a command are of.
    async fn of(&self, app: &App, asker: &str) -> Result<Read, Problem> {
        if let Some(known) = self.lock().get(asker) {
            return Ok(known.clone());
        }
        let order = app.store.order_of(asker).await;
        let order = order.map_err(|error| problem::storage_failed(&error))?;
        // Its row goes with those of its pieces: nobody wants them any more.
        let order = order.ok_or_else(problem::busy)?;
        let read: Read = errand::read(&order).map(Arc::from);
        let mut known = self.lock();
        if known.len() >= REMEMBERED {
            // Any of them can be read again.
            known.pop_first();
        }
        known.insert(asker.to_owned(), read.clone());
        Ok(read)
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, BTreeMap<String, Read>> {
        // Every change is one step.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Does a piece, and says what came of it; also that nothing can come of it, which is the same wherever it is tried.
pub(crate) async fn work(app: &App, job: &Job) -> Result<Found, Problem> {
    let piece = Piece::of_key(&job.key).ok_or_else(problem::internal)?;
    let done = match app.errands.of(app, &piece.asker).await? {
        Ok(errand) => carry_out(app, errand, bundle(&piece.what)?).await?,
        Err(why) => vec![Err(why)],
    };
    app.metrics.pieces_done.inc_by(done.len() as u64);
    let result = serde_json::to_string(&done).map_err(|_| problem::internal())?;
    let progress = Progress {
        done: 1,
        total: 1,
        result: Some(result),
    };
    Ok((progress, None))
}

/// Hurries whoever works at a piece when nobody waits for it any more.
struct Hurry(Arc<Watch>);

impl Drop for Hurry {
    fn drop(&mut self) {
        self.0.play_now();
    }
}

/// The pieces of a bundle.
fn bundle(what: &str) -> Result<Bundle, Problem> {
    serde_json::from_str(what).map_err(|_| problem::internal())
}

/// Does the pieces of a bundle on a thread of its own, which the end of the program does not wait for; what came of each, until one
/// failed.
async fn carry_out(app: &App, errand: Arc<dyn Errand>, bundle: Bundle) -> Result<CameOf, Problem> {
    let watch = Arc::new(Watch::default());
    watch.share(1);
    let beside = app.thinking.beside(Arc::clone(&watch));
    let hurry = Hurry(Arc::clone(&watch));
    let (tell, told) = oneshot::channel();
    let work = move || {
        let _beside = beside;
        let mut done = CameOf::new();
        for (_, piece) in bundle {
            done.push(errand.carry_out(&piece, &watch));
            if done.last().is_some_and(Result::is_err) {
                break;
            }
        }
        let _ = tell.send(done);
    };
    let thread = std::thread::Builder::new().name("piece".to_owned());
    if let Err(error) = thread.spawn(work) {
        return Ok(vec![Err(error.to_string())]);
    }
    tokio::select! {
        // It says nothing where it has panicked.
        told = told => Ok(told.unwrap_or_else(|_| vec![Err("a worker has failed at a piece".to_owned())])),
        () = stands_still(&hurry.0) => Err(problem::busy()),
    }
}

/// Waits until a piece has stood still for so long that somebody else should do it.
async fn stands_still(watch: &Watch) {
    let mut stood = 0;
    while stood < PATIENCE {
        sleep(LOOK).await;
        stood = if watch.is_paused() { stood + 1 } else { 0 };
    }
}
