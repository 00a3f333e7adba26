//! What teaches the games: guides and their lessons, rulebooks, the examples of a rule.

use axum::Json;
use axum::extract::{Path, State};
use axum::response::IntoResponse;
use std::sync::Arc;

use gaffer_games::protocol::{
    Example, GuideInfo, Practice, Practised, Problem, Rulebook, RulebookInfo,
};
use gaffer_games::rules_reference;

use super::extract::{BY_LANGUAGE, Body, Reader};
use crate::App;
use crate::library::{self, GUIDES};
use crate::problem::Refusal;
use crate::visitor::Visitor;

/// The most choices that a lesson takes.
const MOST_ANSWERS: usize = 100;

/// Every guide with its lessons.
#[utoipa::path(get, path = "/api/guides", responses((status = 200, description = "The guides.", body = [GuideInfo])))]
pub(super) async fn guides(Reader(language): Reader) -> impl IntoResponse {
    let infos: Vec<GuideInfo> = GUIDES.iter().map(|guide| guide.info(language)).collect();
    (BY_LANGUAGE, Json(infos))
}

/// How a lesson stands after a reader's choices. Nothing is kept: whoever goes on sends all of them again.
#[utoipa::path(
    post,
    path = "/api/guides/{guide}/{lesson}",
    params(
        ("guide" = String, Path, description = "A guide's name."),
        ("lesson" = String, Path, description = "A lesson's name."),
    ),
    request_body(content = Practised, example = json!({ "answers": [] })),
    responses(
        (status = 200, description = "The lesson.", body = Practice),
        (status = 400), (status = 404), (status = 408), (status = 413), (status = 415)
    )
)]
pub(super) async fn practise(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    path: Result<Path<(String, String)>, axum::extract::rejection::PathRejection>,
    Reader(language): Reader,
    Body(Practised { answers }): Body<Practised>,
) -> Result<Json<Practice>, Refusal> {
    let (guide, name) = path.map(|Path(names)| names).unwrap_or_default();
    let guide = GUIDES.iter().find(|one| one.name == guide);
    let Some((guide, lesson)) = guide.and_then(|guide| Some((guide, guide.lesson(&name)?))) else {
        let why = format!("there is no lesson '{name}': /api/guides lists them");
        return Err(Problem::new("unknown-lesson", why).into());
    };
    if answers.len() > MOST_ANSWERS {
        return Err(Problem::new("bad-request", "no lesson takes so many answers").into());
    }
    let work = move || guide.practise(lesson, &answers, language);
    Ok(Json(app.in_turn(visitor, &name, work).await??))
}

/// Every rulebook.
#[utoipa::path(get, path = "/api/rulebooks", responses((status = 200, description = "The rulebooks.", body = [RulebookInfo])))]
pub(super) async fn rulebooks() -> Json<Vec<RulebookInfo>> {
    Json(rules_reference::rulebooks().map(|book| book.info).collect())
}

/// A rulebook with its text.
#[utoipa::path(
    get,
    path = "/api/rulebooks/{name}",
    params(("name" = String, Path, description = "A rulebook's name, such as F22.")),
    responses((status = 200, description = "The rulebook.", body = Rulebook), (status = 404))
)]
pub(super) async fn rulebook(
    name: Result<Path<String>, axum::extract::rejection::PathRejection>,
) -> Result<Json<Rulebook>, Refusal> {
    let name = name.map(|Path(name)| name).unwrap_or_default();
    let found = rules_reference::rulebooks().find(|book| book.info.name == name);
    let why = || format!("there is no rulebook '{name}': /api/rulebooks lists them");
    Ok(Json(
        found.ok_or_else(|| Problem::new("unknown-rulebook", why()))?,
    ))
}

/// The examples of a rule; none where no scenario is about it alone.
#[utoipa::path(
    get,
    path = "/api/rules/{id}/examples",
    params(("id" = String, Path, description = "The identifier of one rule.")),
    responses((status = 200, description = "The examples.", body = [Example]), (status = 404))
)]
pub(super) async fn examples(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    id: Result<Path<String>, axum::extract::rejection::PathRejection>,
    Reader(language): Reader,
) -> Result<impl IntoResponse, Refusal> {
    let id = id.map(|Path(id)| id).unwrap_or_default();
    if rules_reference::text(&id).is_none() {
        let why = format!("there is no rule '{id}'");
        return Err(Problem::new("unknown-rule", why).into());
    }
    let asked = id.clone();
    let work = move || library::examples(&asked, language);
    let found = app.in_turn(visitor, &id, work).await?;
    Ok((BY_LANGUAGE, Json(found)))
}
