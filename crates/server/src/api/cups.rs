//! Competitions over HTTP: set up, look at, start their matches, enter what happened.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use gaffer_core::repeated;
use gaffer_cup::{Entry, Fault, ResultSheet, Setting};
use gaffer_games::protocol::{Problem, Seated};
use gaffer_games::words::Language;
use serde::Deserialize;
use utoipa::IntoParams;

use super::extract::{Asked, BY_LANGUAGE, Body, CupId, Reader};
use super::matches::take_creation;
use super::replay::{json, takes_gzip};
use crate::app::{App, off_the_runtime};
use crate::cups::{
    CreatedCup, CupEntry, CupInfo, CupList, CupSheet, CupStart, CupSummary, Held, NewCup,
    Organiser, programs,
};
use crate::people::{CupMakers, Guest, Role};
use crate::problem::{self, Refusal};
use crate::secret::{self, SeatHash};
use crate::store::{self, Finder};
use crate::visitor::Visitor;
use crate::words::say;
use crate::{clock, creations};

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
        (status = 400), (status = 401), (status = 403), (status = 408), (status = 413), (status = 415), (status = 503),
        (status = 507)
    )
)]
pub(super) async fn create(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    guest: Guest,
    Reader(language): Reader,
    Body(NewCup {
        mut setting,
        public,
    }): Body<NewCup>,
) -> Result<impl IntoResponse, Refusal> {
    check_maker(&app, &guest)?;
    setting.seed = draw()?;
    // To look through a thousand teams takes a moment.
    let check = move || check(&setting, language).map(|()| setting);
    let setting = off_the_runtime(check).await??;
    programs::check(&app, visitor, &setting)?;
    take_cup(&app, visitor, setting.matches())?;
    let id = secret::new_match_id().map_err(|_| problem::internal())?;
    let organiser = secret::new_seat().map_err(|_| problem::internal())?;
    let cup = store::NewCup {
        id: id.clone(),
        setting,
        organiser: SeatHash::from_secret(&organiser),
        public,
        created: clock::now(),
    };
    app.store.begin_cup(cup).await?;
    let cup = app.cups.open(&app, &id).await?;
    let info = cup.info(language);
    // Matches between computers begin by themselves.
    app.cups.look_at(cup.number());
    drop(cup);
    let created = move || CreatedCup {
        id,
        organiser,
        overview: info().overview,
    };
    let created = off_the_runtime(created).await?;
    Ok((StatusCode::CREATED, BY_LANGUAGE, Json(created)))
}

/// Refuses whoever may not set competitions up, where the club lets organisers alone do so.
fn check_maker(app: &App, guest: &Guest) -> Result<(), Problem> {
    let makers = app.people.club().map(|club| club.cups);
    if makers.unwrap_or_default() == CupMakers::Anybody {
        return Ok(());
    }
    let nobody = || Problem::said("not-logged-in", say!(people::NotLoggedIn));
    let caller = guest.caller.as_ref().ok_or_else(nobody)?;
    caller.check_role(Role::Organiser)
}

/// Takes a competition of so many matches from what a visitor may set up.
fn take_cup(app: &App, visitor: Visitor, matches: usize) -> Result<(), Problem> {
    let most = app.limits.cup_matches;
    if !visitor.is_local() && matches > most as usize {
        return Err(creations::cup_too_large(matches, most));
    }
    take_creation(app, visitor)?;
    let taken = app.cup_matches.take(visitor, matches);
    taken.map_err(|wait| creations::too_many_cups(matches, wait))
}

fn check(setting: &Setting, language: Language) -> Result<(), Problem> {
    let faults = setting.faults();
    if faults.is_empty() {
        return Ok(());
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

/// Which competitions somebody knows.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct Known {
    /// Their ids with commas between them, at most 50.
    #[serde(default)]
    known: String,
}

/// The competitions that are public, at most 50, and those that are named, if they are there.
#[utoipa::path(
    get,
    path = "/api/cups",
    operation_id = "cups",
    params(Known),
    responses((status = 200, description = "The competitions.", body = CupList), (status = 400), (status = 503))
)]
pub(super) async fn list(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Asked(Known { known }): Asked<Known>,
) -> Result<Json<CupList>, Refusal> {
    let known = known.split(',').filter(|id| secret::is_match_id(id));
    let known = known.take(MOST_LISTED as usize);
    let known: Vec<String> = known.map(str::to_owned).collect();
    let public = app.openness.one_computer;
    let finder = Finder::Visitor {
        public_by_default: public,
        known: &known,
    };
    let cups = app.store.cups(finder, MOST_LISTED).await?;
    let cups = cups.into_iter().map(CupSummary::from).collect();
    let programs = programs::may_set_up(&app, visitor);
    Ok(Json(CupList {
        cups,
        public,
        programs,
    }))
}

/// What is open of a competition. Its `ETag` is the same until something happens in it.
#[utoipa::path(
    get,
    path = "/api/cups/{id}",
    operation_id = "cup",
    params(CupId, ("if-none-match" = Option<String>, Header, description = "The `ETag` of what is known.")),
    responses(
        (status = 200, description = "The competition.", body = CupInfo),
        (status = 304, description = "Nothing has happened since."), (status = 404), (status = 503)
    )
)]
pub(super) async fn info(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    CupId(id): CupId,
    Reader(language): Reader,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let cup = app.cups.open(&app, &id).await?;
    let tag = app.cups.tag(&cup, language);
    if is_known(&headers, &tag) {
        let headers = [(header::ETAG, tag)];
        return Ok((StatusCode::NOT_MODIFIED, BY_LANGUAGE, headers).into_response());
    }
    Ok(tell(&app, visitor, cup, language, &headers).await?)
}

/// Whether somebody knows already what has this tag.
fn is_known(headers: &HeaderMap, tag: &str) -> bool {
    let known = headers.get_all(header::IF_NONE_MATCH).iter();
    let mut known = known.flat_map(|value| value.to_str().unwrap_or_default().split(','));
    known.any(|known| known.trim().eq_ignore_ascii_case(tag))
}

/// Tells how a competition stands, which others may change meanwhile.
async fn tell(
    app: &App,
    visitor: Visitor,
    cup: Held,
    language: Language,
    headers: &HeaderMap,
) -> Result<Response, Problem> {
    let (id, tag, info) = (cup.id(), app.cups.tag(&cup, language), cup.info(language));
    drop(cup);
    let packs = takes_gzip(headers);
    let told = app.in_turn(visitor, &id, move || json(&info(), packs));
    Ok(([(header::ETAG, tag)], told.await??).into_response())
}

/// The result sheet of a match that is decided, to be corrected: in FUBA it names skills that only their owners know.
#[utoipa::path(
    post,
    path = "/api/cups/{id}/sheet",
    operation_id = "sheet",
    params(CupId),
    request_body(content = CupSheet, example = json!({ "organiser": "the organiser's secret", "fixture": 0 })),
    responses(
        (status = 200, description = "The sheet.", body = ResultSheet),
        (status = 400), (status = 404), (status = 408), (status = 413), (status = 415), (status = 503)
    )
)]
pub(super) async fn sheet(
    State(app): State<Arc<App>>,
    CupId(id): CupId,
    Reader(language): Reader,
    Body(CupSheet { organiser, fixture }): Body<CupSheet>,
) -> Result<Json<ResultSheet>, Refusal> {
    let cup = app.cups.open(&app, &id).await?;
    cup.check_organiser(&organiser)?;
    Ok(Json(cup.sheet(fixture, language)?))
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
    visitor: Visitor,
    CupId(id): CupId,
    Reader(language): Reader,
    headers: HeaderMap,
    Body(CupEntry { organiser, entry }): Body<CupEntry>,
) -> Result<Response, Refusal> {
    let mut cup = app.cups.open(&app, &id).await?;
    cup.check_organiser(&organiser)?;
    if matches!(entry, Entry::Began { .. }) {
        let why = say!(problems::BeganByServer);
        return Err(Problem::said("bad-request", why).into());
    }
    cup.take(&app, entry, language).await?;
    Ok(tell(&app, visitor, cup, language, &headers).await?)
}

/// Makes the organiser's link void, and gives out the secret of a new one.
#[utoipa::path(
    post,
    path = "/api/cups/{id}/organiser",
    operation_id = "replace_organiser",
    params(CupId),
    request_body(content = Organiser, example = json!({ "organiser": "the organiser's secret" })),
    responses(
        (status = 200, description = "The new secret.", body = Organiser),
        (status = 400), (status = 404), (status = 408), (status = 413), (status = 415), (status = 503)
    )
)]
pub(super) async fn replace_organiser(
    State(app): State<Arc<App>>,
    CupId(id): CupId,
    Body(Organiser { organiser }): Body<Organiser>,
) -> Result<Json<Organiser>, Refusal> {
    let mut cup = app.cups.open(&app, &id).await?;
    cup.check_organiser(&organiser)?;
    let organiser = cup.replace_organiser(&app).await?;
    Ok(Json(Organiser { organiser }))
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
