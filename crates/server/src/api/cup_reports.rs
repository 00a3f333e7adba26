//! What is computed of a competition over HTTP: chances, statistics, and files to take away.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use gaffer_cup::export;
use gaffer_games::protocol::Problem;
use gaffer_games::words::Language;
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};

use super::extract::{Asked, BY_LANGUAGE, CupId, Reader};
use crate::app::{App, off_the_runtime};
use crate::clock;
use crate::cups::{Chances, CupFigures};
use crate::problem::Refusal;
use crate::visitor::Visitor;
use crate::words::say;

/// Everybody's chance to win a competition, or to go on in it, from seasons that are played on from where it stands.
#[utoipa::path(
    get,
    path = "/api/cups/{id}/chances",
    operation_id = "chances",
    params(CupId),
    responses((status = 200, description = "The chances.", body = Chances), (status = 404), (status = 503))
)]
pub(super) async fn chances(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    CupId(id): CupId,
) -> Result<Response, Refusal> {
    let chances = app.chances.of(&app, visitor, &id).await?;
    Ok(Json(chances.as_ref()).into_response())
}

/// What was counted in a competition: of the whole, its teams and its players.
#[utoipa::path(
    get,
    path = "/api/cups/{id}/statistics",
    operation_id = "statistics",
    params(CupId),
    responses((status = 200, description = "The statistics.", body = CupFigures), (status = 404), (status = 503))
)]
pub(super) async fn statistics(
    State(app): State<Arc<App>>,
    CupId(id): CupId,
    Reader(language): Reader,
) -> Result<impl IntoResponse, Refusal> {
    let competition = app.cups.open(&app, &id).await?.competition();
    let figures = off_the_runtime(move || CupFigures::of(&competition, language)).await?;
    Ok((BY_LANGUAGE, Json(figures)))
}

/// How a competition is written to a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = CupFileKind)]
pub(super) enum Kind {
    /// Fixtures and tables as comma-separated values.
    Csv,
    /// Everything that a page shows.
    Json,
    /// A calendar, where rounds have days.
    Ics,
}

/// Which file is asked for.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct Export {
    /// How it is written.
    #[param(inline)]
    r#as: Kind,
    /// The language of its words, where `Accept-Language` does not say it, as in a link.
    #[serde(default)]
    #[param(value_type = Option<String>)]
    language: Option<Language>,
}

/// A competition as a file to take away.
#[utoipa::path(
    get,
    path = "/api/cups/{id}/export",
    operation_id = "export",
    params(CupId, Export),
    responses(
        (status = 200, description = "The file.", content(
            (String = "text/csv"), (Value = "application/json"), (String = "text/calendar")
        )),
        (status = 400), (status = 404), (status = 503)
    )
)]
pub(super) async fn export(
    State(app): State<Arc<App>>,
    CupId(id): CupId,
    Reader(reads): Reader,
    Asked(asked): Asked<Export>,
) -> Result<impl IntoResponse, Refusal> {
    let competition = app.cups.open(&app, &id).await?.competition();
    let language = asked.language.unwrap_or(reads);
    let (kind, ending) = match asked.r#as {
        Kind::Csv => ("text/csv; charset=utf-8", "csv"),
        Kind::Json => ("application/json", "json"),
        Kind::Ics => ("text/calendar; charset=utf-8", "ics"),
    };
    let text = off_the_runtime(move || match asked.r#as {
        Kind::Csv => Some(export::csv(&competition, language)),
        Kind::Json => Some(export::json(&competition, language)),
        Kind::Ics => export::ics(&competition, language, clock::now()),
    });
    let text = text.await?;
    let text = text.ok_or_else(|| Problem::said("bad-request", say!(problems::NoDays)))?;
    let headers = [
        (header::CONTENT_TYPE, kind.to_owned()),
        (
            header::CONTENT_DISPOSITION,
            format!("attachment; filename=\"cup-{id}.{ending}\""),
        ),
    ];
    Ok((BY_LANGUAGE, headers, text))
}
