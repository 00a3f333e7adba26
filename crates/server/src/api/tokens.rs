//! Programs of the own account over HTTP: their tokens.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use gaffer_games::protocol::Problem;

use super::account::{Number, PRIVATE};
use super::extract::Body;
use crate::app::App;
use crate::people::{self, AccountName, Caller, Kind, MadeToken, NewToken, TokenInfo};
use crate::problem::{self, Refusal};
use crate::secret::SeatHash;
use crate::store::{NewProgram, PeopleWork};
use crate::visitor::Visitor;
use crate::words::say;

/// The most tokens of one person.
const MOST: u32 = 20;

/// The tokens of the programs that the account keeps.
#[utoipa::path(
    get,
    path = "/api/me/tokens",
    operation_id = "tokens",
    responses((status = 200, description = "The tokens.", body = Vec<TokenInfo>), (status = 401), (status = 403), (status = 404), (status = 503))
)]
pub(super) async fn list(
    State(app): State<Arc<App>>,
    caller: Caller,
) -> Result<impl IntoResponse, Refusal> {
    caller.session()?;
    let tokens = app.store.tokens(caller.account.number).await?;
    let tokens: Vec<TokenInfo> = tokens.into_iter().map(Into::into).collect();
    Ok((PRIVATE, Json(tokens)))
}

/// Makes a token of a program; where there is no such program it gets an account, which is marked as a program's.
#[utoipa::path(
    post,
    path = "/api/me/tokens",
    operation_id = "make_token",
    request_body(content = NewToken, example = json!({ "program": "Kicker", "name": "at home", "scopes": ["play", "read"] })),
    responses(
        (status = 201, description = "The token, which is told only here.", body = MadeToken),
        (status = 400), (status = 401), (status = 403), (status = 404), (status = 408), (status = 409), (status = 413),
        (status = 415), (status = 503), (status = 507)
    )
)]
pub(super) async fn make(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    caller: Caller,
    Body(wanted): Body<NewToken>,
) -> Result<impl IntoResponse, Refusal> {
    caller.session()?;
    let keeper = caller.account.number;
    let program = AccountName::read(&wanted.program)?;
    let name =
        gaffer_core::name(&wanted.name).map_err(|why| problem::bad_request(why.to_string()))?;
    let mut scopes = Vec::new();
    for scope in wanted.scopes {
        if !scopes.contains(&scope) {
            scopes.push(scope);
        }
    }
    if scopes.is_empty() {
        return Err(problem::bad_request("a token has at least one scope").into());
    }
    let too_many = || {
        let most = MOST;
        Problem::said("too-many-tokens", say!(people::TooManyTokens, most))
    };
    if app.store.tokens(keeper).await?.len() >= MOST as usize {
        return Err(too_many().into());
    }
    let account = own_program(&app, visitor, keeper, program).await?;
    let key = people::new_key()?;
    let secret = SeatHash::from_secret(&key);
    let work = PeopleWork::AddToken {
        most: MOST,
        account,
        secret,
        name,
        scopes,
    };
    app.store.write_people(work).await?;
    // Where others were made meanwhile this one was not.
    app.store.token(&secret).await?.ok_or_else(too_many)?;
    Ok((StatusCode::CREATED, PRIVATE, Json(MadeToken { token: key })))
}

/// The key of a program that a person keeps, which is made where its name is nobody's.
async fn own_program(
    app: &App,
    visitor: Visitor,
    keeper: i64,
    name: AccountName,
) -> Result<i64, Refusal> {
    let kept = |programs: Vec<crate::store::Account>| {
        let mut programs = programs.into_iter();
        programs.find(|program| people::fold(&program.name) == name.folded)
    };
    if let Some(program) = kept(app.store.programs(keeper).await?) {
        return Ok(program.number);
    }
    app.people.attempts.take_account(visitor)?;
    let work = PeopleWork::AddProgram(NewProgram {
        name: name.shown.clone(),
        folded: name.folded.clone(),
        reserved: name.reserved(),
        keeper,
    });
    app.store.write_people(work).await?;
    let made = kept(app.store.programs(keeper).await?);
    let taken = || Problem::said("name-taken", say!(people::NameTaken));
    let made = made.filter(|program| program.kind == Kind::Program);
    Ok(made.ok_or_else(taken)?.number)
}

/// Makes a token void.
#[utoipa::path(
    delete,
    path = "/api/me/tokens/{number}",
    operation_id = "close_token",
    params(Number),
    responses((status = 204, description = "Nobody logs in with it any more."), (status = 401), (status = 403), (status = 404), (status = 503))
)]
pub(super) async fn close(
    State(app): State<Arc<App>>,
    caller: Caller,
    Number(number): Number,
) -> Result<StatusCode, Refusal> {
    caller.session()?;
    let keeper = caller.account.number;
    let work = PeopleWork::CloseToken { keeper, number };
    app.store.write_people(work).await?;
    app.people.tell_closed();
    Ok(StatusCode::NO_CONTENT)
}
