//! The dice of a match that is over, and of all matches of the server, against what fair dice would show.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use gaffer_core::BySide;
use gaffer_games::protocol::Problem;
use gaffer_games::{DiceFigures, described, dice_figures};
use gaffer_table::{broken, play_again};

use super::extract::MatchId;
use super::records::check_open;
use crate::App;
use crate::app::off_the_runtime;
use crate::people::{DiceTold, SeatAsker};
use crate::problem::Refusal;
use crate::visitor::Visitor;

/// The six-sided dice of each side of a match that is over: faces, chi-square and the longest run.
#[utoipa::path(
    get,
    path = "/api/matches/{id}/dice",
    params(MatchId),
    responses(
        (status = 200, description = "The figures.", body = described::BySide<DiceFigures>),
        (status = 404), (status = 409), (status = 503)
    )
)]
pub(super) async fn dice(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    asker: SeatAsker,
    MatchId(id): MatchId,
) -> Result<Json<BySide<DiceFigures>>, Refusal> {
    let stored = app.read_for(&id, &asker).await?;
    check_open(&app, visitor, &stored).await?;
    let count = move || {
        let entries = stored.journal.iter().map(|entry| &entry.what);
        let played = play_again(&stored.about.header, entries);
        let played = played.map_err(|not| broken(not.why.message))?;
        Ok::<_, Problem>(dice_figures(&played.rolls))
    };
    Ok(Json(app.in_turn(visitor, &id, count).await??))
}

/// What all dice that this server rolled showed, in matches that were played to a result; those from a named seed are left out.
#[utoipa::path(
    get,
    path = "/api/dice",
    operation_id = "dice_of_server",
    responses((status = 200, description = "The dice.", body = DiceTold), (status = 503))
)]
pub(super) async fn all(State(app): State<Arc<App>>) -> Result<Json<DiceTold>, Refusal> {
    let counts = app.store.dice_counts(None).await?;
    Ok(Json(off_the_runtime(move || DiceTold::from(counts)).await?))
}
