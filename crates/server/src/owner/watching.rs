//! Spectators who see a match later than it is played: nothing of it reaches them before its time, on whatever way.

use std::sync::Arc;
use std::time::Duration;

use gaffer_core::Side;
use gaffer_games::protocol::Problem;
use gaffer_table::Time;

use super::Owner;
use crate::app::{App, off_the_runtime};
use crate::clock;
use crate::live::Live;

/// Spectators are told at most so often: what they see is played again each time.
const PACE: Duration = Duration::from_millis(500);

/// A match as spectators see it.
#[derive(Debug)]
pub(super) struct Watched {
    live: Live,
    /// When they see more of it.
    next: Option<Time>,
}

/// The match as a seat or a spectator may know it, of what is in memory.
pub(super) fn known<'a>(
    live: Option<&'a Live>,
    watched: Option<&'a Watched>,
    seat: Option<Side>,
) -> Option<&'a Live> {
    let live = live?;
    if seat.is_some() || live.about.delay == 0 {
        return Some(live);
    }
    watched.map(|watched| &watched.live)
}

impl Owner {
    /// The match as a seat or a spectator may know it now.
    pub(super) async fn known_to(&mut self, seat: Option<Side>) -> Result<&Live, Problem> {
        let is_later = self.live().await?.about.delay > 0;
        if seat.is_some() || !is_later {
            return Ok(self.live().await?);
        }
        let is_old = |watched: &Watched| watched.next.is_some_and(|next| clock::time() >= next);
        let watched = match self.watched.take().filter(|watched| !is_old(watched)) {
            Some(watched) => watched,
            None => Box::pin(watch(Arc::clone(&self.app), self.id.clone())).await?,
        };
        Ok(&self.watched.insert(watched).live)
    }

    /// Takes note that something has happened that spectators are to see later.
    pub(super) fn keep_from_watchers(&mut self) {
        let delay = self.live.as_ref().map_or(0, |live| live.about.delay);
        if let Some(watched) = &mut self.watched {
            let later = clock::time() + Duration::from_secs(delay.into());
            watched.next.get_or_insert(later);
        }
    }

    /// When spectators see more.
    pub(super) fn next_for_watchers(&self) -> Option<Time> {
        self.watched.as_ref()?.next
    }

    /// Shows spectators what has had its time.
    pub(super) async fn show_watchers(&mut self) {
        let is_due = |next: Time| clock::time() >= next;
        if !self.next_for_watchers().is_some_and(is_due) {
            return;
        }
        let before = self.watched.take();
        if !self.audience.is_watched() {
            return;
        }
        let settled = before.map_or(0, |watched| watched.live.table.seen_by(None).game.settled());
        match Box::pin(watch(Arc::clone(&self.app), self.id.clone())).await {
            Ok(watched) => {
                self.audience.tell_watchers(&watched.live, settled);
                self.watched = Some(watched);
            }
            Err(problem) => {
                self.log_problem(&problem, "spectators could not be shown a match");
                self.give_up();
            }
        }
    }
}

/// A match as spectators see it now, played again.
async fn watch(app: Arc<App>, id: String) -> Result<Watched, Problem> {
    let stored = Box::pin(app.read(&id)).await?;
    let now = clock::time();
    let (stored, next) = stored.watched_at(now);
    let (live, _) = off_the_runtime(move || Live::load(stored, u64::MAX)).await??;
    let next = next.map(|next| next.max(now + PACE));
    Ok(Watched { live, next })
}
