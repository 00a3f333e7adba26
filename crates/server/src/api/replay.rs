//! A match moment by moment: what stood on the board after each answer, and what happened.

use std::sync::{Arc, PoisonError};

use axum::Json;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use gaffer_games::protocol::{Problem, Replay};
use gaffer_games::words::Language;
use gaffer_table::Film;
use serde::Deserialize;

use super::extract::{Asked, MatchId, Reader};
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
    Reader(language): Reader,
    Asked(stretch): Asked<Stretch>,
) -> Result<Response, Refusal> {
    let stored = app.read(&id).await?;
    let Stretch { from, count } = stretch;
    let count = count.min(MOST);
    // What is kept is in English; by the rules of today it can be told in any language.
    let is_retold = language != Language::ENGLISH && is_of_today(&stored);
    if !is_retold && let Some(kept) = app.store.archived(stored.number).await? {
        let kept = off_the_runtime(move || Kept::read(&kept)).await?;
        let kept = kept.map_err(problem::broken)?;
        return Ok(Json(kept.stretch(from, count)).into_response());
    }
    let film = app.films.of(&id, stored.journal.len());
    let wanted = from..from.saturating_add(count);
    let show = move || {
        // A film is whole or empty, whatever panics.
        let mut film = film.lock().unwrap_or_else(PoisonError::into_inner);
        film::show(&stored, &wanted, language, &mut film, &mut 0)
    };
    let replay = off_the_runtime(show).await??;
    Ok(Json(replay).into_response())
}

/// Whether the rules of today led to how a match stands.
fn is_of_today(stored: &Stored) -> bool {
    let today = gaffer_games::find(&stored.about.header.game).map(gaffer_games::AnyGame::version);
    (stored.standing.as_ref()).is_some_and(|standing| today.ok() == Some(standing.rules))
}

/// All moments of a match.
pub(crate) fn whole_replay(stored: &Stored) -> Result<Replay, Problem> {
    film::show(
        stored,
        &(0..usize::MAX),
        Language::ENGLISH,
        &mut Film::default(),
        &mut 0,
    )
}
