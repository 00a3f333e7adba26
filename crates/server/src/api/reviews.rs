//! Reviews over HTTP: a match that is over explained, whole or in short.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use gaffer_games::words::Language;
use gaffer_lab::analyse::{Depth, Story, Summary};
use serde::{Deserialize, Serialize};
use utoipa::IntoParams;

use super::extract::{Asked, MatchId, Reader};
use super::records::check_open;
use super::replay::{json, takes_gzip};
use crate::App;
use crate::people::SeatAsker;
use crate::problem::Refusal;
use crate::reviews::{self, ReviewProgress, Reviews};
use crate::visitor::Visitor;

/// Which review is asked for.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct Wanted {
    /// How deep it looks; a glance where nothing is said.
    #[serde(default = "glance")]
    depth: Depth,
    /// The language; without it the one of `Accept-Language`.
    #[serde(default)]
    #[param(value_type = Option<String>)]
    language: Option<Language>,
}

fn glance() -> Depth {
    Depth::Glance
}

/// Somebody who asks for a review.
struct Asking {
    app: Arc<App>,
    visitor: Visitor,
    asker: SeatAsker,
    id: String,
    wanted: Wanted,
    language: Language,
    headers: HeaderMap,
}

impl Asking {
    /// The part of the review that is wanted, or how far the review is.
    async fn answer<T: Serialize>(
        self,
        part: impl FnOnce(&Story) -> &T + Send + 'static,
    ) -> Result<Response, Refusal> {
        let Self { app, id, .. } = self;
        let stored = app.read_for(&id, &self.asker).await?;
        check_open(&app, self.visitor, &stored).await?;
        let depth = self.wanted.depth;
        let kept = match Reviews::ask(&app, self.visitor, &stored, depth).await? {
            reviews::Asked::Kept(kept) => kept,
            reviews::Asked::UnderWay(progress) => {
                return Ok((StatusCode::ACCEPTED, Json(progress)).into_response());
            }
        };
        let language = self.wanted.language.unwrap_or(self.language);
        let packs = takes_gzip(&self.headers);
        let tell = move || {
            let story = reviews::tell(&stored, depth, &kept, language)?;
            json(part(&story), packs)
        };
        Ok(app.in_turn(self.visitor, &id, tell).await??)
    }
}

/// The review of a match that is over: every roll and decision with what it changed, and what that adds up to.
///
/// A review that is not there yet begins by being asked for. Until it is there, the answer says how far it is: ask again.
#[utoipa::path(
    get,
    path = "/api/matches/{id}/review",
    params(MatchId, Wanted),
    responses(
        (status = 200, description = "The review.", body = Story),
        (status = 202, description = "It is under way: ask again.", body = ReviewProgress),
        (status = 400), (status = 404), (status = 409), (status = 503)
    )
)]
pub(super) async fn review(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    asker: SeatAsker,
    MatchId(id): MatchId,
    Reader(language): Reader,
    Asked(wanted): Asked<Wanted>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let asking = Asking {
        app,
        visitor,
        asker,
        id,
        wanted,
        language,
        headers,
    };
    asking.answer(|story| story).await
}

/// The review of a match that is over, in short: for the card at its end.
#[utoipa::path(
    get,
    path = "/api/matches/{id}/review/summary",
    params(MatchId, Wanted),
    responses(
        (status = 200, description = "The review in short.", body = Summary),
        (status = 202, description = "It is under way: ask again.", body = ReviewProgress),
        (status = 400), (status = 404), (status = 409), (status = 503)
    )
)]
pub(super) async fn review_summary(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    asker: SeatAsker,
    MatchId(id): MatchId,
    Reader(language): Reader,
    Asked(wanted): Asked<Wanted>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let asking = Asking {
        app,
        visitor,
        asker,
        id,
        wanted,
        language,
        headers,
    };
    asking.answer(Story::summary).await
}
