//! The dice of a match that is over, against what fair dice would show.

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
    MatchId(id): MatchId,
) -> Result<Json<BySide<DiceFigures>>, Refusal> {
    let stored = app.read(&id).await?;
    check_open(&app, visitor, &stored).await?;
    let count = move || {
        let entries = stored.journal.iter().map(|entry| &entry.what);
        let played = play_again(&stored.about.header, entries);
        let played = played.map_err(|not| broken(not.why.message))?;
        Ok::<_, Problem>(dice_figures(&played.rolls))
    };
    Ok(Json(app.in_turn(visitor, &id, count).await??))
}
