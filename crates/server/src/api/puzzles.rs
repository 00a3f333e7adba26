//! Puzzles: which there are, the one of the day, the next, and attempts at them.

use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::response::IntoResponse;
use gaffer_games::protocol::Problem;
use gaffer_lab::puzzles::{PuzzleAttempt, PuzzleInfo, Theme, Wanted};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::extract::{Asked, BY_LANGUAGE, Body, Reader};
use crate::App;
use crate::library::PUZZLES;
use crate::problem::Refusal;
use crate::visitor::Visitor;
use crate::{clock, problem};

/// The seconds of a day.
const DAY: u64 = 24 * 60 * 60;

/// The most choices that a puzzle takes.
const MOST_ANSWERS: usize = 20;

/// A theme of puzzles.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct PuzzleThemeInfo {
    /// The theme.
    theme: Theme,
    /// The game.
    game: &'static str,
    /// What it is called.
    title: String,
    /// How many puzzles it has.
    count: usize,
}

/// Which puzzle is wanted.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct NextPuzzle {
    /// Of this game.
    game: Option<String>,
    /// Of this theme.
    #[param(value_type = Option<Theme>)]
    theme: Option<Theme>,
    /// About as hard as this rating.
    rating: Option<u16>,
    /// The one after this: whoever goes on so meets all of them before one comes again.
    after: Option<String>,
}

/// An attempt at a puzzle.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct PuzzleAnswers {
    /// The choices since the beginning.
    answers: Vec<String>,
    /// Whether the answer is wanted instead.
    #[serde(default)]
    give_up: bool,
}

/// The themes of puzzles.
#[utoipa::path(get, path = "/api/puzzles", operation_id = "puzzle_themes", responses((status = 200, description = "The themes.", body = [PuzzleThemeInfo])))]
pub(super) async fn themes(Reader(language): Reader) -> impl IntoResponse {
    let count = |theme: Theme| {
        let of_theme = PUZZLES.puzzles().iter();
        of_theme.filter(|puzzle| puzzle.theme == theme).count()
    };
    let infos: Vec<PuzzleThemeInfo> = (Theme::ALL.into_iter())
        .map(|theme| PuzzleThemeInfo {
            theme,
            game: theme.game(),
            title: language.render(&theme.title()),
            count: count(theme),
        })
        .filter(|info| info.count > 0)
        .collect();
    (BY_LANGUAGE, Json(infos))
}

/// The puzzle of today, by the universal date.
#[utoipa::path(
    get,
    path = "/api/puzzles/daily",
    operation_id = "daily_puzzle",
    responses((status = 200, description = "The puzzle.", body = PuzzleInfo), (status = 404))
)]
pub(super) async fn daily(Reader(language): Reader) -> Result<impl IntoResponse, Refusal> {
    let found = PUZZLES.daily(clock::now() / DAY).ok_or_else(unknown)?;
    Ok((BY_LANGUAGE, Json(found.info(language))))
}

/// The next puzzle of those that are wanted.
#[utoipa::path(
    get,
    path = "/api/puzzles/next",
    operation_id = "next_puzzle",
    params(NextPuzzle),
    responses((status = 200, description = "The puzzle.", body = PuzzleInfo), (status = 400), (status = 404))
)]
pub(super) async fn next(
    Reader(language): Reader,
    Asked(asked): Asked<NextPuzzle>,
) -> Result<impl IntoResponse, Refusal> {
    let wanted = Wanted {
        game: asked.game.as_deref(),
        theme: asked.theme,
        rating: asked.rating,
    };
    let found = PUZZLES.next(&wanted, asked.after.as_deref());
    Ok((BY_LANGUAGE, Json(found.ok_or_else(unknown)?.info(language))))
}

/// A puzzle, without its answer.
#[utoipa::path(
    get,
    path = "/api/puzzles/{id}",
    params(("id" = String, Path, description = "A puzzle's id.")),
    responses((status = 200, description = "The puzzle.", body = PuzzleInfo), (status = 404))
)]
pub(super) async fn puzzle(
    id: Result<Path<String>, PathRejection>,
    Reader(language): Reader,
) -> Result<impl IntoResponse, Refusal> {
    let id = id.map(|Path(id)| id).unwrap_or_default();
    let found = PUZZLES.find(&id).ok_or_else(unknown)?;
    Ok((BY_LANGUAGE, Json(found.info(language))))
}

/// How an attempt at a puzzle stands. Nothing is kept: whoever goes on sends all choices again.
#[utoipa::path(
    post,
    path = "/api/puzzles/{id}",
    operation_id = "attempt_puzzle",
    params(("id" = String, Path, description = "A puzzle's id.")),
    request_body(content = PuzzleAnswers, example = json!({ "answers": [] })),
    responses(
        (status = 200, description = "The attempt.", body = PuzzleAttempt),
        (status = 400), (status = 404), (status = 408), (status = 413), (status = 415)
    )
)]
pub(super) async fn attempt(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    id: Result<Path<String>, PathRejection>,
    Reader(language): Reader,
    Body(PuzzleAnswers { answers, give_up }): Body<PuzzleAnswers>,
) -> Result<Json<PuzzleAttempt>, Refusal> {
    let id = id.map(|Path(id)| id).unwrap_or_default();
    let puzzle = PUZZLES.find(&id).ok_or_else(unknown)?;
    if answers.len() > MOST_ANSWERS {
        return Err(problem::bad_request("no puzzle takes so many answers").into());
    }
    let work = move || puzzle.attempt(&answers, give_up, language);
    Ok(Json(app.in_turn(visitor, &id, work).await??))
}

fn unknown() -> Problem {
    Problem::new(
        "unknown-puzzle",
        "there is no such puzzle: /api/puzzles/next gives one",
    )
}
