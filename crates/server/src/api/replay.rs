//! A match moment by moment: what stood on the board after each answer, and what happened.

use std::sync::{Arc, PoisonError};

use axum::Json;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use gaffer_games::protocol::{Problem, Replay};
use gaffer_table::Film;
use serde::Deserialize;

use super::extract::{Asked, MatchId};
use crate::App;
use crate::app::off_the_runtime;
use crate::archive::Kept;
use crate::film;
use crate::problem::{self, Refusal};
use crate::store::Stored;

/// Which moments are asked for.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Stretch {
    /// The first.
    #[serde(default)]
    from: usize,
    /// How many at most.
    #[serde(default = "some")]
    count: usize,
}

/// The most moments in one answer.
const MOST: usize = 500;

fn some() -> usize {
    100
}

/// A stretch of a match.
pub(super) async fn replay(
    State(app): State<Arc<App>>,
    MatchId(id): MatchId,
    Asked(stretch): Asked<Stretch>,
) -> Result<Response, Refusal> {
    let stored = app.read(&id).await?;
    let Stretch { from, count } = stretch;
    let count = count.min(MOST);
    if let Some(kept) = app.store.archived(stored.number).await? {
        let kept = off_the_runtime(move || Kept::read(&kept)).await?;
        let kept = kept.map_err(problem::broken)?;
        return Ok(Json(kept.stretch(from, count)).into_response());
    }
    let film = app.films.of(&id, stored.journal.len());
    let wanted = from..from.saturating_add(count);
    let show = move || {
        // A film is whole or empty, whatever panics.
        let mut film = film.lock().unwrap_or_else(PoisonError::into_inner);
        film::show(&stored, &wanted, &mut film, &mut 0)
    };
    let replay = off_the_runtime(show).await??;
    Ok(Json(replay).into_response())
}

/// All moments of a match.
pub(crate) fn whole_replay(stored: &Stored) -> Result<Replay, Problem> {
    film::show(stored, &(0..usize::MAX), &mut Film::default(), &mut 0)
}
