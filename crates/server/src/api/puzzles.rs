//! Puzzles: which there are, the one of the day, the next, attempts at them, and what a member's first one does to ratings.

use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::response::IntoResponse;
use gaffer_club::{AccountId, FirstTry, RatedTry, Rating, Time, puzzle_start};
use gaffer_games::protocol::{Practice, PracticeState, Problem};
use gaffer_games::words::Language;
use gaffer_lab::puzzles::{
    Known, Puzzle, PuzzleAttempt, PuzzleInfo, PuzzleSolution, Theme, Wanted, Wish,
};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::account::PRIVATE;
use super::extract::{Asked, BY_LANGUAGE, Body, Reader};
use crate::App;
use crate::library::PUZZLES;
use crate::people::{Caller, Guest, SolverInfo, TryInfo};
use crate::problem::Refusal;
use crate::store::NewTry;
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
    /// About as hard as this rating; for a member who does not say it, as his own.
    rating: Option<u16>,
    /// The one after this: whoever goes on so meets all of them before one comes again. A member meets those first that he has not
    /// tried.
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
    /// Whether it is only asked if the rules take the choices: nothing is judged then, and nothing counts.
    #[serde(default)]
    why: bool,
}

/// How an attempt at a puzzle stands.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = PuzzleAttempt)]
pub(super) struct AttemptInfo {
    /// As a lesson stands: whether a choice is asked for, was wrong, or the puzzle is solved; and what was seen.
    practice: Practice,
    /// The best answer, once the puzzle is solved, failed or given up.
    #[serde(skip_serializing_if = "Option::is_none")]
    solution: Option<PuzzleSolution>,
    /// A member's first try at this puzzle, once there is one: it alone counts. Nobody else is rated.
    #[serde(skip_serializing_if = "Option::is_none")]
    first_try: Option<TryInfo>,
}

/// What is told of a puzzle before it is solved, with the rating that it has by now.
async fn told(app: &App, puzzle: &Puzzle, language: Language) -> Result<PuzzleInfo, Refusal> {
    let mut info = puzzle.info(language);
    if let Some(rating) = app.store.puzzle_rating(&puzzle.id).await? {
        info.rating = points(rating);
    }
    Ok(info)
}

/// A rating as puzzles have it.
fn points(rating: Rating) -> u16 {
    rating.points().round() as u16
}

/// The account of a person who is logged in: programs and guests solve puzzles, and are not rated.
fn solver(guest: &Guest) -> Option<i64> {
    let caller = guest.caller.as_ref()?;
    caller.session().ok().map(|_| caller.account.number)
}

/// Where an account stands as a solver.
pub(super) async fn standings(app: &App, account: i64) -> Result<Vec<SolverInfo>, Refusal> {
    let now = clock::time().0;
    let standings = app.store.solver(account).await?.into_iter();
    Ok(standings.map(|one| SolverInfo::new(one, now)).collect())
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
    responses((status = 200, description = "The puzzle.", body = PuzzleInfo), (status = 404), (status = 503))
)]
pub(super) async fn daily(
    State(app): State<Arc<App>>,
    Reader(language): Reader,
) -> Result<impl IntoResponse, Refusal> {
    let found = PUZZLES.daily(clock::now() / DAY).ok_or_else(unknown)?;
    Ok((BY_LANGUAGE, Json(told(&app, found, language).await?)))
}

/// The next puzzle of those that are wanted: for a member one that he has not tried and that is about as hard as he is strong.
#[utoipa::path(
    get,
    path = "/api/puzzles/next",
    operation_id = "next_puzzle",
    params(NextPuzzle),
    responses(
        (status = 200, description = "The puzzle.", body = PuzzleInfo), (status = 400), (status = 401), (status = 404), (status = 503)
    )
)]
pub(super) async fn next(
    State(app): State<Arc<App>>,
    guest: Guest,
    Reader(language): Reader,
    Asked(asked): Asked<NextPuzzle>,
) -> Result<impl IntoResponse, Refusal> {
    let mut wanted = Wanted {
        game: asked.game.as_deref(),
        theme: asked.theme,
        rating: asked.rating,
    };
    let mut known = Known::default();
    if let Some(account) = solver(&guest) {
        known.tried = app.store.tried_puzzles(account).await?;
        let game = asked.theme.map(Theme::game).or(wanted.game);
        let own = app.store.solver(account).await?.into_iter();
        let mut own = own.filter(|one| Some(one.game.as_str()) == game);
        let own = own.next().map_or(Rating::START, |one| one.standing.rating);
        wanted.rating = wanted.rating.or(game.map(|_| points(own)));
    }
    if wanted.rating.is_some() {
        let ratings = app.store.puzzle_ratings().await?.into_iter();
        known.ratings = ratings.map(|(id, rating)| (id, points(rating))).collect();
    }
    let found = PUZZLES.next(&wanted, &known, asked.after.as_deref());
    let info = told(&app, found.ok_or_else(unknown)?, language).await?;
    Ok((PRIVATE, BY_LANGUAGE, Json(info)))
}

/// A puzzle, without its answer.
#[utoipa::path(
    get,
    path = "/api/puzzles/{id}",
    params(("id" = String, Path, description = "A puzzle's id.")),
    responses((status = 200, description = "The puzzle.", body = PuzzleInfo), (status = 404), (status = 503))
)]
pub(super) async fn puzzle(
    State(app): State<Arc<App>>,
    id: Result<Path<String>, PathRejection>,
    Reader(language): Reader,
) -> Result<impl IntoResponse, Refusal> {
    let id = id.map(|Path(id)| id).unwrap_or_default();
    let found = PUZZLES.find(&id).ok_or_else(unknown)?;
    Ok((BY_LANGUAGE, Json(told(&app, found, language).await?)))
}

/// How an attempt at a puzzle stands. Whoever goes on sends all choices again. Nothing is kept but the first attempt of a member
/// that is over, which is rated.
#[utoipa::path(
    post,
    path = "/api/puzzles/{id}",
    operation_id = "attempt_puzzle",
    params(("id" = String, Path, description = "A puzzle's id.")),
    request_body(content = PuzzleAnswers, example = json!({ "answers": [] })),
    responses(
        (status = 200, description = "The attempt.", body = AttemptInfo),
        (status = 400), (status = 401), (status = 404), (status = 408), (status = 413), (status = 415), (status = 503)
    )
)]
pub(super) async fn attempt(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    guest: Guest,
    id: Result<Path<String>, PathRejection>,
    Reader(language): Reader,
    Body(asked): Body<PuzzleAnswers>,
) -> Result<impl IntoResponse, Refusal> {
    let id = id.map(|Path(id)| id).unwrap_or_default();
    let puzzle = PUZZLES.find(&id).ok_or_else(unknown)?;
    let PuzzleAnswers {
        answers,
        give_up,
        why,
    } = asked;
    if answers.len() > MOST_ANSWERS {
        return Err(problem::bad_request("no puzzle takes so many answers").into());
    }
    let wish = match (why, give_up) {
        (true, _) => Wish::Allowed,
        (false, true) => Wish::GivesUp,
        (false, false) => Wish::Judged,
    };
    let work = move || puzzle.attempt(&answers, wish, language);
    let PuzzleAttempt { practice, solution } = app.in_turn(visitor, &id, work).await??;
    let first_try = match solver(&guest) {
        Some(account) => first_try(&app, account, puzzle, practice.state).await?,
        None => None,
    };
    let info = AttemptInfo {
        practice,
        solution,
        first_try: first_try.map(Into::into),
    };
    Ok((PRIVATE, Json(info)))
}

/// A member's first try at a puzzle: the one that is known, or this one where it is over.
async fn first_try(
    app: &App,
    account: i64,
    puzzle: &Puzzle,
    state: PracticeState,
) -> Result<Option<RatedTry>, Refusal> {
    let known = app.store.first_try(account, &puzzle.id).await?;
    if known.is_some() || state == PracticeState::Asks {
        return Ok(known);
    }
    let tried = FirstTry {
        puzzle: puzzle.id.clone(),
        game: puzzle.theme.game().to_owned(),
        solver: Some(AccountId(account)),
        at: Time(clock::time().0),
        solved: state == PracticeState::Done,
    };
    let start = puzzle_start(puzzle.rating);
    app.store.count_try(NewTry { tried, start }).await?;
    // Another one may have come before it meanwhile.
    Ok(app.store.first_try(account, &puzzle.id).await?)
}

/// Where the own account stands as a solver of each game's puzzles.
#[utoipa::path(
    get,
    path = "/api/me/puzzles",
    operation_id = "my_puzzles",
    responses(
        (status = 200, description = "The standings.", body = [SolverInfo]), (status = 401), (status = 403), (status = 404), (status = 503)
    )
)]
pub(super) async fn mine(
    State(app): State<Arc<App>>,
    caller: Caller,
) -> Result<impl IntoResponse, Refusal> {
    caller.session()?;
    Ok((PRIVATE, Json(standings(&app, caller.account.number).await?)))
}

fn unknown() -> Problem {
    Problem::new(
        "unknown-puzzle",
        "there is no such puzzle: /api/puzzles/next gives one",
    )
}
