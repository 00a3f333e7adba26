//! Ladders over HTTP: who stands where, page by page.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::response::IntoResponse;
use gaffer_club::{Ladder, Speed};
use gaffer_games::protocol::Problem;
use serde::Deserialize;
use utoipa::IntoParams;

use super::extract::Asked;
use crate::app::App;
use crate::clock;
use crate::people::{DescribedSpeed, LadderPage, LadderPlace};
use crate::problem::Refusal;
use crate::words::say;

/// The places on a page.
const PLACES: u32 = 50;

/// Which page of which ladder is asked for.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct Which {
    /// The game; without it that of the first ladder.
    #[serde(default)]
    game: Option<String>,
    /// The edition of its rules; without it the first one.
    #[serde(default)]
    edition: Option<String>,
    /// How fast it is played; without it rapid.
    #[serde(default)]
    #[param(value_type = Option<DescribedSpeed>, inline)]
    speed: Option<Speed>,
    /// The page, from 1 on; one that is not there is the nearest.
    #[serde(default)]
    page: Option<u32>,
}

/// A page of a ladder: those whose rating is certain enough for a place, 50 at a time.
#[utoipa::path(
    get,
    path = "/api/ladder",
    params(Which),
    responses((status = 200, description = "The page.", body = LadderPage), (status = 400), (status = 404), (status = 503))
)]
pub(super) async fn ladder(
    State(app): State<Arc<App>>,
    Asked(which): Asked<Which>,
) -> Result<impl IntoResponse, Refusal> {
    app.people.needed()?;
    let speed = which.speed.unwrap_or(Speed::Rapid);
    let fits =
        |wanted: &Option<String>, is: &str| wanted.as_ref().is_none_or(|wanted| wanted == is);
    let mut ladders = Ladder::all();
    let found = ladders.find(|ladder| {
        ladder.speed == speed
            && fits(&which.game, &ladder.game)
            && fits(&which.edition, &ladder.edition)
    });
    let found =
        found.ok_or_else(|| Problem::said("unknown-ladder", say!(people::UnknownLadder)))?;
    let now = clock::time().0;
    let members = app.store.rungs(&found, now).await?;
    let pages = members.div_ceil(PLACES).max(1);
    let page = which.page.unwrap_or(1).clamp(1, pages);
    let before = (page - 1) * PLACES;
    let rungs = app.store.ladder(&found, now, (before, PLACES)).await?;
    let places = (before + 1..).zip(rungs);
    Ok(Json(LadderPage {
        ladder: found.into(),
        ladders: Ladder::all().map(Into::into).collect(),
        members,
        page,
        pages,
        places: places
            .map(|(place, rung)| LadderPlace::new(place, rung, now))
            .collect(),
    }))
}
