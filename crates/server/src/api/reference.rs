//! What is the same for every match: the games, the rules, and the description of the interface.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use axum::Json;
use axum::extract::Path;
use axum::http::header;
use axum::response::IntoResponse;
use gaffer_games::protocol::{GameInfo, Problem, RuleText};
use gaffer_games::words::Language;
use gaffer_games::{GAMES, rules_reference};

use super::description::DESCRIPTION;
use super::extract::{BY_LANGUAGE, Reader};
use crate::problem::Refusal;

static INFOS: LazyLock<BTreeMap<Language, Vec<GameInfo>>> = LazyLock::new(|| {
    let infos = |language| GAMES.iter().map(|game| game.info(language)).collect();
    Language::all()
        .map(|language| (language, infos(language)))
        .collect()
});

/// Every game with its presets, options, coaches and board, in the words of the reader.
#[utoipa::path(get, path = "/api/games", responses((status = 200, description = "The games.", body = [GameInfo])))]
pub(super) async fn games(Reader(language): Reader) -> impl IntoResponse {
    (BY_LANGUAGE, Json(INFOS.get(&language)))
}

/// A rule, or every rule whose identifier begins so.
#[utoipa::path(
    get,
    path = "/api/rules/{id}",
    params(("id" = String, Path, description = "An identifier such as F22-4.2.")),
    responses((status = 200, description = "The rules.", body = [RuleText]), (status = 404))
)]
pub(super) async fn rules(
    id: Result<Path<String>, axum::extract::rejection::PathRejection>,
) -> Result<Json<Vec<RuleText>>, Refusal> {
    let id = id.map(|Path(id)| id).unwrap_or_default();
    let found = rules_reference::find(&id);
    if found.is_empty() || id.is_empty() {
        let why = format!("there is no rule '{id}'");
        return Err(Problem::new("unknown-rule", why).into());
    }
    let told = |rule: &rules_reference::Rule| RuleText {
        id: rule.id,
        heading: rule.heading,
        text: rule.text,
    };
    Ok(Json(found.iter().map(told).collect()))
}

/// This description.
#[utoipa::path(get, path = "/api/openapi.json", responses((status = 200, description = "The description.", body = Object)))]
pub(super) async fn openapi() -> impl IntoResponse {
    let kind = [(header::CONTENT_TYPE, "application/json")];
    (kind, DESCRIPTION.as_str())
}
