//! Reports over HTTP: where the points of a person go, over the matches of his account or of his browser.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use gaffer_core::Side;
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};

use super::account::PRIVATE;
use super::extract::{Asked, BY_LANGUAGE, Body, Reader};
use crate::App;
use crate::live::find_game;
use crate::people::{Caller, HeldSeat, Scope};
use crate::problem::Refusal;
use crate::reports::{MOST, ReportAnswer, Reports, one_side_each};
use crate::secret::is_match_id;
use crate::visitor::Visitor;

/// Which report is asked for.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct Wanted {
    /// The game.
    game: String,
}

/// The seats over whose matches a report is asked for.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct ReportSeats {
    /// The game.
    game: String,
    /// Each of them, the first 200 count; what is no seat of a match of the game that is over is passed over.
    seats: Vec<HeldSeat>,
}

/// The report over the matches of the own account that are over, the newest 200.
///
/// Matches that nobody has reviewed are reviewed by being asked for. Until all of them are, the answer is what is known so far:
/// ask again. Nobody else sees it.
#[utoipa::path(
    get,
    path = "/api/me/report",
    operation_id = "my_report",
    params(Wanted),
    responses(
        (status = 200, description = "The report.", body = ReportAnswer),
        (status = 202, description = "What is known so far: ask again.", body = ReportAnswer),
        (status = 400), (status = 401), (status = 403), (status = 404), (status = 503)
    )
)]
pub(super) async fn mine(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    caller: Caller,
    Reader(language): Reader,
    Asked(Wanted { game }): Asked<Wanted>,
) -> Result<impl IntoResponse, Refusal> {
    caller.check(Scope::Read)?;
    find_game(&game)?;
    let account = caller.account.number;
    let sides = app.store.played_by(account, &game, MOST).await?;
    let whose = format!("account {account} {game}");
    let answer = Reports::ask(&app, visitor, whose, &game, sides, language).await?;
    Ok((status(&answer), BY_LANGUAGE, PRIVATE, Json(answer)))
}

/// The report over the matches that are over of seats, by their secrets.
///
/// As for an account: until all matches are reviewed, the answer is what is known so far.
#[utoipa::path(
    post,
    path = "/api/report",
    operation_id = "report_of_seats",
    request_body(content = ReportSeats, example = json!({ "game": "fuba", "seats": [] })),
    responses(
        (status = 200, description = "The report.", body = ReportAnswer),
        (status = 202, description = "What is known so far: ask again.", body = ReportAnswer),
        (status = 400), (status = 408), (status = 413), (status = 415), (status = 503)
    )
)]
pub(super) async fn of_seats(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Reader(language): Reader,
    Body(ReportSeats { game, seats }): Body<ReportSeats>,
) -> Result<impl IntoResponse, Refusal> {
    find_game(&game)?;
    let mut held = Vec::new();
    for one in seats.iter().take(MOST as usize) {
        if !is_match_id(&one.id) {
            continue;
        }
        let Some((number, hashes)) = app.store.seat_hashes(&one.id).await? else {
            continue;
        };
        let is_own = |side: &Side| hashes[*side].is_some_and(|hash| hash.is_of(&one.seat));
        let sides = Side::BOTH.into_iter().filter(is_own);
        held.extend(sides.map(|side| (number, side)));
    }
    let mut sides = Vec::new();
    for (number, side) in one_side_each(held) {
        sides.extend(app.store.played(number, side, &game).await?);
    }
    sides.sort_by_key(|one| (one.finished, one.number));
    let whose = format!("address {} {game}", visitor.address());
    let answer = Reports::ask(&app, visitor, whose, &game, sides, language).await?;
    Ok((status(&answer), BY_LANGUAGE, PRIVATE, Json(answer)))
}

fn status(answer: &ReportAnswer) -> StatusCode {
    if answer.is_whole() {
        StatusCode::OK
    } else {
        StatusCode::ACCEPTED
    }
}
