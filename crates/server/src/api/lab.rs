//! The edition lab over HTTP: what differs between two rule sets.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;

use super::extract::Body;
use crate::App;
use crate::laboratory::{LabAnswer, LabQuestion, Laboratory};
use crate::problem::Refusal;
use crate::visitor::Visitor;

/// What differs between two rule sets, over pairs of matches with the same dice.
///
/// The answer says what the pairs say that were played so far, and how many are wanted: whoever wants to know more asks the
/// same again. A question that nobody asks for a minute is dropped.
#[utoipa::path(
    post,
    path = "/api/lab",
    request_body(content = LabQuestion, example = json!({
        "game": "fuba", "first": { "preset": "2014" }, "second": { "preset": "2.2" }, "pairs": 20
    })),
    responses(
        (status = 200, description = "The answer, as far as it is known.", body = LabAnswer),
        (status = 400), (status = 408), (status = 413), (status = 415)
    )
)]
pub(super) async fn contrast(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Body(asked): Body<LabQuestion>,
) -> Result<Json<LabAnswer>, Refusal> {
    Ok(Json(Laboratory::ask(&app, visitor, asked).await?))
}
