//! Competitions over HTTP: set up, look at, start their matches, enter what happened.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use gaffer_core::repeated;
use gaffer_cup::{Competition, Entry, Fault, Setting};
use gaffer_games::protocol::{Problem, Seated};
use gaffer_games::words::Language;

use super::extract::{BY_LANGUAGE, Body, CupId, Reader};
use super::matches::take_creation;
use crate::app::{App, off_the_runtime};
use crate::cups::{CreatedCup, CupEntry, CupInfo, CupStart, CupSummary, NewCup};
use crate::problem::{self, Refusal};
use crate::secret::{self, SeatHash};
use crate::visitor::Visitor;
use crate::words::say;
use crate::{clock, store};

/// The most competitions in a list.
const MOST_LISTED: u32 = 50;

/// Sets a competition up and gives out the secret of its organiser.
#[utoipa::path(
    post,
    path = "/api/cups",
    operation_id = "create_cup",
    request_body(content = NewCup, example = json!({ "setting": {
        "name": "Spring Cup", "game": "fuba", "preset": "2.2",
        "teams": [
            { "name": "Rovers", "colour": "#c8102e", "player": "person" },
            { "name": "United", "colour": "#1d4ed8", "player": { "coach": "sensible" } },
        ],
        "format": { "round-robin": { "groups": 1, "times": 2 } },
        "points": { "win": 3, "draw": 1, "extra_time": [3, 0], "shoot_out": [3, 0] },
        "tie_breaks": ["difference", "goals", "direct"],
    } })),
    responses(
        (status = 201, description = "The competition.", body = CreatedCup),
        (status = 400), (status = 408), (status = 413), (status = 415), (status = 503), (status = 507)
    )
)]
pub(super) async fn create(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Reader(language): Reader,
    Body(NewCup { mut setting }): Body<NewCup>,
) -> Result<impl IntoResponse, Refusal> {
    setting.seed = draw()?;
    // To look through a thousand teams, and to draw for them, takes a moment.
    let begin = move || begin(&setting, language).map(|overview| (setting, overview));
    let (setting, overview) = off_the_runtime(begin).await??;
    take_creation(&app, visitor)?;
    let id = secret::new_match_id().map_err(|_| problem::internal())?;
    let organiser = secret::new_seat().map_err(|_| problem::internal())?;
    let cup = store::NewCup {
        id: id.clone(),
        setting,
        organiser: SeatHash::from_secret(&organiser),
        created: clock::now(),
    };
    app.store.begin_cup(cup).await?;
    // Matches between computers begin by themselves.
    let number = app.cups.open(&app, &id).await?.number();
    app.cups.look_at(number);
    let created = CreatedCup {
        id,
        organiser,
        overview,
    };
    Ok((StatusCode::CREATED, BY_LANGUAGE, Json(created)))
}

fn begin(setting: &Setting, language: Language) -> Result<gaffer_cup::Overview, Problem> {
    let faults = setting.faults();
    if faults.is_empty() {
        return Ok(Competition::new(setting.clone()).overview(language));
    }
    let said = |fault: &Fault| repeated(&language.render(&fault.words()));
    let said: Vec<_> = faults.iter().map(said).collect();
    Err(Problem {
        message: said.join("; "),
        ..Problem::new("bad-cup", "")
    })
}

/// A seed that nobody is told.
fn draw() -> Result<u64, Problem> {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).map_err(|error| {
        tracing::error!(%error, "no random number could be drawn");
        problem::internal()
    })?;
    Ok(u64::from_le_bytes(bytes))
}

/// The competitions of this server in which something happened last, at most 50.
#[utoipa::path(
    get,
    path = "/api/cups",
    operation_id = "cups",
    responses((status = 200, description = "The competitions.", body = Vec<CupSummary>), (status = 503))
)]
pub(super) async fn list(State(app): State<Arc<App>>) -> Result<Json<Vec<CupSummary>>, Refusal> {
    let cups = app.store.cups(MOST_LISTED).await?.into_iter();
    let listed = cups.map(|cup| CupSummary {
        id: cup.id,
        teams: cup.setting.teams.len(),
        name: cup.setting.name,
        game: cup.setting.game,
        over: cup.over,
        changed: cup.changed,
    });
    Ok(Json(listed.collect()))
}

/// What is open of a competition.
#[utoipa::path(
    get,
    path = "/api/cups/{id}",
    operation_id = "cup",
    params(CupId),
    responses((status = 200, description = "The competition.", body = CupInfo), (status = 404), (status = 503))
)]
pub(super) async fn info(
    State(app): State<Arc<App>>,
    CupId(id): CupId,
    Reader(language): Reader,
) -> Result<impl IntoResponse, Refusal> {
    let cup = app.cups.open(&app, &id).await?;
    Ok((BY_LANGUAGE, Json(cup.info(language).await?)))
}

/// Enters what happened: a result over the board, a correction, a withdrawal, a ruling.
#[utoipa::path(
    post,
    path = "/api/cups/{id}/entries",
    operation_id = "enter",
    params(CupId),
    request_body(content = CupEntry, example = json!({
        "organiser": "the organiser's secret",
        "entry": { "played": { "fixture": 0, "sheet": { "score": { "home": 2, "away": 1 } } } },
    })),
    responses(
        (status = 200, description = "The competition after it.", body = CupInfo),
        (status = 400), (status = 404), (status = 408), (status = 413), (status = 415), (status = 503)
    )
)]
pub(super) async fn enter(
    State(app): State<Arc<App>>,
    CupId(id): CupId,
    Reader(language): Reader,
    Body(CupEntry { organiser, entry }): Body<CupEntry>,
) -> Result<impl IntoResponse, Refusal> {
    let mut cup = app.cups.open(&app, &id).await?;
    cup.check_organiser(&organiser)?;
    if matches!(entry, Entry::Began { .. }) {
        let why = say!(problems::BeganByServer);
        return Err(Problem::said("bad-request", why).into());
    }
    cup.take(&app, entry, language).await?;
    Ok((BY_LANGUAGE, Json(cup.info(language).await?)))
}

/// Starts a match that is due, and gives out the secrets of its seats.
#[utoipa::path(
    post,
    path = "/api/cups/{id}/matches",
    operation_id = "start",
    params(CupId),
    request_body(content = CupStart, example = json!({ "organiser": "the organiser's secret", "fixture": 0 })),
    responses(
        (status = 201, description = "The match.", body = Seated),
        (status = 400), (status = 404), (status = 408), (status = 413), (status = 415), (status = 503), (status = 507)
    )
)]
pub(super) async fn start(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    CupId(id): CupId,
    Reader(language): Reader,
    Body(CupStart { organiser, fixture }): Body<CupStart>,
) -> Result<impl IntoResponse, Refusal> {
    let mut cup = app.cups.open(&app, &id).await?;
    cup.check_organiser(&organiser)?;
    take_creation(&app, visitor)?;
    let seated = cup.start(&app, fixture, language).await?;
    Ok((StatusCode::CREATED, BY_LANGUAGE, Json(seated)))
}
