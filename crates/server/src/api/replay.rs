//! A match moment by moment: what stood on the board after each answer, and what happened.

use std::io::Write;
use std::sync::{Arc, PoisonError};

use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use gaffer_games::protocol::{Problem, Replay};
use gaffer_games::words::Language;
use gaffer_table::Film;
use serde::{Deserialize, Serialize};
use utoipa::IntoParams;

use super::extract::{Asked, BY_LANGUAGE, MatchId, Reader};
use crate::App;
use crate::archive::KeptMatch;
use crate::cups::{Shown, check_shown};
use crate::film;
use crate::people::SeatAsker;
use crate::problem::{self, Refusal};
use crate::store::Stored;
use crate::visitor::Visitor;

/// Which moments are asked for.
#[derive(Clone, Copy, Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct Stretch {
    /// The first moment.
    #[serde(default)]
    from: usize,
    /// How many moments, at most 100.
    #[serde(default = "some")]
    count: usize,
}

/// The most moments in one answer: what waits to be read by somebody slow stays small.
const MOST: usize = 100;

fn some() -> usize {
    100
}

/// A stretch of a match, moment by moment; while it goes on as a spectator sees it.
#[utoipa::path(
    get,
    path = "/api/matches/{id}/replay",
    params(MatchId, Stretch),
    responses(
        (status = 200, description = "The stretch.", body = Replay),
        (status = 400), (status = 404), (status = 409), (status = 503)
    )
)]
pub(super) async fn replay(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    asker: SeatAsker,
    MatchId(id): MatchId,
    Reader(language): Reader,
    Asked(stretch): Asked<Stretch>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let stored = app.read_for(&id, &asker).await?;
    let shown = check_shown(&app, &stored.about).await?;
    let Stretch { from, count } = stretch;
    let count = count.min(MOST);
    // What is kept is in English; by the rules of today it can be told in any language.
    let is_retold = language != Language::ENGLISH && is_of_today(&stored);
    let is_kept = !is_retold && shown == Shown::Everything && !stored.is_cut;
    if is_kept && let Some(kept) = app.store.archived(stored.number).await? {
        let packs = takes_gzip(&headers);
        let show = move || {
            let kept =
                KeptMatch::read(&kept).map_err(|error| gaffer_table::broken(error.to_string()))?;
            json(&kept.stretch(from, count), packs)
        };
        return Ok(app.in_turn(visitor, &id, show).await??);
    }
    // Who sees less of a match has a film of his own.
    let name = if stored.is_cut {
        &format!("{id} late")
    } else {
        &id
    };
    let film = app.films.film(name, stored.journal.len());
    let wanted = from..from.saturating_add(count);
    let packs = takes_gzip(&headers);
    let show = move || {
        // A film is whole or empty, whatever panics.
        let mut film = film.lock().unwrap_or_else(PoisonError::into_inner);
        let replay = film::show(&stored, shown, &wanted, language, &mut film, &mut 0)?;
        json(&replay, packs)
    };
    Ok(app.in_turn(visitor, &id, show).await??)
}

/// Whether whoever asks reads what is packed.
pub(super) fn takes_gzip(headers: &HeaderMap) -> bool {
    let values = headers.get_all(header::ACCEPT_ENCODING).iter();
    let mut words = values.flat_map(|value| value.to_str().unwrap_or_default().split(','));
    words.any(|word| word.trim() == "gzip")
}

/// An answer in JSON, packed here and not where all connections are served: a page of a replay is long.
pub(super) fn json(value: &impl Serialize, packs: bool) -> Result<Response, Problem> {
    let text = serde_json::to_vec(value).map_err(|_| problem::internal())?;
    let kind = (header::CONTENT_TYPE, "application/json");
    if !packs {
        return Ok(([kind], BY_LANGUAGE, text).into_response());
    }
    let mut encoder = GzEncoder::new(Vec::new(), Compression::fast());
    let packed = encoder.write_all(&text).and_then(|()| encoder.finish());
    let packed = packed.map_err(|_| problem::internal())?;
    let headers = [
        kind,
        (header::CONTENT_ENCODING, "gzip"),
        (header::VARY, "accept-encoding, accept-language"),
    ];
    Ok((headers, packed).into_response())
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
        Shown::Everything,
        &(0..usize::MAX),
        Language::ENGLISH,
        &mut Film::default(),
        &mut 0,
    )
}
