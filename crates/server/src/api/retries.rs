//! A decision of a reviewed match asked again over HTTP: what was offered, and how good another answer is. Nothing is kept, and no
//! match is set up.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use gaffer_core::{Side, Viewer};
use gaffer_games::ToAct;
use gaffer_games::described;
use gaffer_games::protocol::{Problem, Sight};
use gaffer_games::words::Language;
use gaffer_lab::analyse::{Again, Depth};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::extract::{Asked, BY_LANGUAGE, Body, MatchId, Reader};
use super::matches::first_answers;
use super::records::check_open;
use crate::app::off_the_runtime;
use crate::people::SeatAsker;
use crate::problem::Refusal;
use crate::reviews::{self, ReviewProgress, Reviews};
use crate::thinking_queue::Asker;
use crate::visitor::Visitor;
use crate::words::say;
use crate::{App, creations, live};

/// The moment of a match at which somebody decides.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct AtDecision {
    /// After how many answers.
    moment: usize,
    /// The language; without it the one of `Accept-Language`.
    #[serde(default)]
    #[param(value_type = Option<String>)]
    language: Option<Language>,
}

/// A decision of a match as a question.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct ReviewQuestion {
    /// After how many answers it is asked.
    moment: usize,
    /// Who decides.
    #[schema(value_type = described::Side)]
    side: Side,
    /// What that side saw then: the question, the board and the offers, and nothing that was hidden from it.
    sight: Sight,
}

/// Another answer to a decision of a match.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct ReviewRow {
    /// After how many answers of the match it is given.
    moment: usize,
    /// A choice, or a row of choices separated by commas.
    row: String,
    /// How deep the review looks that it is held against; a glance where nothing is said.
    #[serde(default = "glance")]
    depth: Depth,
}

fn glance() -> Depth {
    Depth::Glance
}

/// What a side could decide at a moment of a match that is over.
#[utoipa::path(
    get,
    path = "/api/matches/{id}/review/question",
    params(MatchId, AtDecision),
    responses(
        (status = 200, description = "The question.", body = ReviewQuestion),
        (status = 400), (status = 404), (status = 409), (status = 503)
    )
)]
pub(super) async fn question(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    asker: SeatAsker,
    MatchId(id): MatchId,
    Reader(language): Reader,
    Asked(AtDecision {
        moment,
        language: wanted,
    }): Asked<AtDecision>,
) -> Result<impl IntoResponse, Refusal> {
    let stored = app.read_for(&id, &asker).await?;
    check_open(&app, visitor, &stored).await?;
    app.studies
        .take(visitor, 1)
        .map_err(creations::too_many_studies)?;
    let language = wanted.unwrap_or(language);
    let work = move || {
        let (game, ..) = first_answers(&stored, moment)?;
        let ToAct::Side(side) = game.to_act() else {
            let why = say!(problems::NoDecision, moment);
            return Err(Problem::said("no-decision", why));
        };
        let names = live::names(&stored.about);
        let words = reviews::words_of(&stored, language, &names);
        Ok(ReviewQuestion {
            moment,
            side,
            sight: game.sight(Viewer::Side(side), words),
        })
    };
    let question = app.in_turn(visitor, &id, work).await??;
    Ok((BY_LANGUAGE, Json(question)))
}

/// Judges another answer to a decision of a match that is over, as its review judged the one that was made.
///
/// The review begins by being asked for where it is not there yet; until it is, the answer says how far it is: ask again.
#[utoipa::path(
    post,
    path = "/api/matches/{id}/review/answer",
    params(MatchId),
    request_body(content = ReviewRow, example = json!({ "moment": 0, "row": "formation 4-4-2" })),
    responses(
        (status = 200, description = "How good it is.", body = Again),
        (status = 202, description = "The review is under way: ask again.", body = ReviewProgress),
        (status = 400), (status = 404), (status = 408), (status = 409), (status = 413), (status = 415), (status = 503)
    )
)]
pub(super) async fn answer(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    asker: SeatAsker,
    MatchId(id): MatchId,
    Reader(language): Reader,
    Body(ReviewRow { moment, row, depth }): Body<ReviewRow>,
) -> Result<Response, Refusal> {
    let stored = app.read_for(&id, &asker).await?;
    check_open(&app, visitor, &stored).await?;
    let kept = match Reviews::ask(&app, visitor, &stored, depth).await? {
        reviews::Asked::Kept(kept) => kept,
        reviews::Asked::UnderWay(progress) => {
            return Ok((StatusCode::ACCEPTED, Json(progress)).into_response());
        }
    };
    app.studies
        .take(visitor, 1)
        .map_err(creations::too_many_studies)?;
    let asker = Asker {
        address: visitor.address(),
        match_id: id,
    };
    let watch = Arc::default();
    let place = app.thinking.place(asker, Arc::clone(&watch)).await;
    let judge = move || {
        let _place = place;
        reviews::answer(&stored, (depth, &kept), (moment, &row), watch, language)
    };
    let judged = off_the_runtime(judge).await??;
    Ok((BY_LANGUAGE, Json(judged)).into_response())
}
