//! The own account over HTTP: sessions, password, recovery codes, a copy of everything, and its end.

use std::collections::BTreeSet;
use std::sync::Arc;

use axum::Json;
use axum::extract::{FromRequestParts, Path, State};
use axum::http::request::Parts;
use axum::http::{HeaderName, StatusCode, header};
use axum::response::IntoResponse;
use gaffer_games::protocol::Problem;
use utoipa::IntoParams;

use super::extract::Body;
use super::notices::told_settings;
use super::people::{check_password, draw_codes, hashes_of, me_of, wrong_password};
use crate::app::App;
use crate::clock;
use crate::lobby;
use crate::people::{
    self, AccountName, Act, Caller, Closing, Codes, Exported, ExportedAct, ExportedReport,
    ExportedRoad, ExportedSeat, Guest, Me, NewPassword, Password, PastMatch, Profile, Scope,
    SessionInfo, StandingInfo,
};
use crate::problem::Refusal;
use crate::secret::SeatHash;
use crate::secret::hash_of_code;
use crate::store::{Account, Allowed, Looking, PeopleWork};
use crate::visitor::Visitor;
use crate::words::say;

/// What is told to one account alone is kept by nobody on the way.
pub(super) const PRIVATE: [(HeaderName, &str); 1] = [(header::CACHE_CONTROL, "no-store")];

/// The number of a session or a token that an address names.
#[derive(Debug, IntoParams)]
#[into_params(names("number"), parameter_in = Path)]
pub(super) struct Number(#[param(minimum = 1)] pub(super) i64);

impl<S: Send + Sync> FromRequestParts<S> for Number {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Refusal> {
        let number = Path::<i64>::from_request_parts(parts, state).await;
        number.map(|Path(number)| Self(number)).map_err(|_| {
            let why = say!(people::UnknownNumber);
            Problem::said("unknown-number", why).into()
        })
    }
}

/// The account that asks.
#[utoipa::path(
    get,
    path = "/api/me",
    responses((status = 200, description = "The account.", body = Me), (status = 401), (status = 403), (status = 404), (status = 503))
)]
pub(super) async fn me(
    State(app): State<Arc<App>>,
    caller: Caller,
) -> Result<impl IntoResponse, Refusal> {
    caller.check(Scope::Read)?;
    Ok((PRIVATE, Json(me_of(&app, caller.account).await?)))
}

/// Where the account is logged in, those used last first.
#[utoipa::path(
    get,
    path = "/api/me/sessions",
    responses((status = 200, description = "The sessions.", body = Vec<SessionInfo>), (status = 401), (status = 403), (status = 404), (status = 503))
)]
pub(super) async fn sessions(
    State(app): State<Arc<App>>,
    caller: Caller,
) -> Result<impl IntoResponse, Refusal> {
    let here = caller.session()?;
    let sessions = told_sessions(&app, caller.account.number, here).await?;
    Ok((PRIVATE, Json(sessions)))
}

async fn told_sessions(app: &App, account: i64, here: i64) -> Result<Vec<SessionInfo>, Refusal> {
    let sessions = app.store.sessions(account).await?.into_iter();
    Ok(sessions
        .map(|session| SessionInfo::new(session, here))
        .collect())
}

/// Logs the account out everywhere but here.
#[utoipa::path(
    delete,
    path = "/api/me/sessions",
    operation_id = "close_others",
    responses((status = 204, description = "It is logged in here alone."), (status = 401), (status = 403), (status = 404), (status = 503))
)]
pub(super) async fn close_others(
    State(app): State<Arc<App>>,
    caller: Caller,
) -> Result<StatusCode, Refusal> {
    let work = PeopleWork::CloseOthers {
        account: caller.account.number,
        session: caller.session()?,
    };
    app.store.write_people(work).await?;
    app.people.tell_closed();
    Ok(StatusCode::NO_CONTENT)
}

/// Logs the account out in one place.
#[utoipa::path(
    delete,
    path = "/api/me/sessions/{number}",
    operation_id = "close_session",
    params(Number),
    responses((status = 204, description = "That session has ended."), (status = 401), (status = 403), (status = 404), (status = 503))
)]
pub(super) async fn close_session(
    State(app): State<Arc<App>>,
    caller: Caller,
    Number(session): Number,
) -> Result<StatusCode, Refusal> {
    caller.session()?;
    let account = caller.account.number;
    let work = PeopleWork::Close { account, session };
    app.store.write_people(work).await?;
    app.people.tell_closed();
    Ok(StatusCode::NO_CONTENT)
}

/// Gives the account another password and other recovery codes, and logs it out everywhere but here.
#[utoipa::path(
    post,
    path = "/api/me/password",
    operation_id = "change_password",
    request_body(content = NewPassword, example = json!({ "old": "correct horse battery", "password": "staple correct horse" })),
    responses(
        (status = 200, description = "The account with its new recovery codes; its new session is in a cookie.", body = Me),
        (status = 400), (status = 401), (status = 403), (status = 404), (status = 408), (status = 413), (status = 415),
        (status = 503)
    )
)]
pub(super) async fn change_password(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    caller: Caller,
    guest: Guest,
    profile: Profile,
    Body(wanted): Body<NewPassword>,
) -> Result<impl IntoResponse, Refusal> {
    caller.session()?;
    let account = caller.account;
    people::check_password(&wanted.password, &AccountName::of(&account.name))?;
    let checked = check_password(&app, visitor, &account, wanted.old).await?;
    let (key, codes) = (people::new_key()?, draw_codes()?);
    let work = PeopleWork::Password {
        account: account.number,
        password: app.people.passwords.hash(wanted.password).await?,
        session: profile.session(&key),
        before: guest.session(),
        codes: hashes_of(&codes),
        by: Allowed::Checked(checked),
    };
    app.store.write_people(work).await?;
    app.people.tell_closed();
    // Where another password was given meanwhile, this one was not taken.
    let opened = app.store.session(&SeatHash::from_secret(&key)).await?;
    opened.ok_or_else(wrong_password)?;
    let mut me = me_of(&app, account).await?;
    me.new_codes = codes;
    Ok((guest.cookie(Some(&key)), Json(me)))
}

/// Makes ten recovery codes in the place of those that there were. They are told only here.
#[utoipa::path(
    post,
    path = "/api/me/codes",
    operation_id = "make_codes",
    request_body(content = Password, example = json!({ "password": "correct horse battery" })),
    responses(
        (status = 200, description = "The codes.", body = Codes),
        (status = 400), (status = 401), (status = 403), (status = 404), (status = 408), (status = 413), (status = 415),
        (status = 503)
    )
)]
pub(super) async fn make_codes(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    caller: Caller,
    Body(wanted): Body<Password>,
) -> Result<impl IntoResponse, Refusal> {
    caller.session()?;
    let checked = check_password(&app, visitor, &caller.account, wanted.password).await?;
    let codes = draw_codes()?;
    let work = PeopleWork::Codes {
        account: caller.account.number,
        codes: hashes_of(&codes),
        checked,
    };
    app.store.write_people(work).await?;
    let first = codes.first().map(|code| hash_of_code(code));
    if let Some(first) = first
        && !app.store.has_code(caller.account.number, &first).await?
    {
        return Err(wrong_password().into());
    }
    Ok((PRIVATE, Json(Codes { codes })))
}

/// Everything that the server has of the account.
#[utoipa::path(
    get,
    path = "/api/me/export",
    operation_id = "export_me",
    responses((status = 200, description = "All of it.", body = Exported), (status = 401), (status = 403), (status = 404), (status = 503))
)]
pub(super) async fn export(
    State(app): State<Arc<App>>,
    caller: Caller,
) -> Result<impl IntoResponse, Refusal> {
    let here = caller.session()?;
    let number = caller.account.number;
    let seats = app.store.matches_of(number).await?.into_iter();
    let tokens = app.store.tokens(number).await?.into_iter();
    let programs = app.store.programs(number).await?.into_iter();
    let looking = Looking {
        account: number,
        viewer: number,
    };
    let now = clock::time().0;
    let standings = app.store.placed(number).await?.into_iter();
    let results = app
        .store
        .history(looking, i64::MAX, u32::MAX)
        .await?
        .into_iter();
    let reports = app.store.reports_by(number).await?.into_iter();
    let acts = app.store.acts_about(number).await?.into_iter();
    let said = app.store.said_by(number).await?.into_iter();
    let tries = app.store.first_tries(number).await?.into_iter();
    let roads = app.store.roads(number).await?.into_iter();
    let exported = Exported {
        said: said.map(Into::into).collect(),
        sessions: told_sessions(&app, number, here).await?,
        seats: seats
            .map(|(id, sides)| ExportedSeat { id, sides })
            .collect(),
        passkeys: super::passkeys::told(&app, number).await?,
        challenges: lobby::made_by(&app.store, number).await?,
        tokens: tokens.map(Into::into).collect(),
        programs: programs.map(|program| program.name).collect(),
        standings: standings
            .map(|placed| StandingInfo::new(placed, now))
            .collect(),
        results: results.map(|past| PastMatch::new(past, number)).collect(),
        dice: app.store.dice_counts(Some(number)).await?.into(),
        puzzles: super::puzzles::standings(&app, number).await?,
        puzzle_tries: tries.map(Into::into).collect(),
        relations: app.store.relations(number).await?,
        reports: reports
            .map(|(reason, words, at)| ExportedReport { reason, words, at })
            .collect(),
        acts: acts
            .filter(|one| one.act != Act::Note)
            .map(|one| ExportedAct {
                act: one.act,
                until: one.until,
                words: one.words,
                at: one.at,
            })
            .collect(),
        notices: told_settings(&app, number).await?,
        roads: roads
            .map(|road| ExportedRoad {
                kind: road.kind,
                address: road.address,
            })
            .collect(),
        account: me_of(&app, caller.account).await?,
    };
    let file = "attachment; filename=\"gaffer-account.json\"";
    let headers = [(header::CONTENT_DISPOSITION, file)];
    Ok((PRIVATE, headers, Json(exported)))
}

/// Closes the account for good, with the programs that it keeps. Its name stays taken; its matches stay for those it played. In
/// those that go on it gives up, where that is asked for; else whoever has the secret of a seat plays on as a guest.
#[utoipa::path(
    post,
    path = "/api/me/close",
    operation_id = "close_account",
    request_body(content = Closing, example = json!({ "password": "correct horse battery", "resign": true })),
    responses(
        (status = 204, description = "There is no such account any more."),
        (status = 400), (status = 401), (status = 403), (status = 404), (status = 408), (status = 413), (status = 415),
        (status = 503)
    )
)]
pub(super) async fn close_account(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    caller: Caller,
    guest: Guest,
    Body(wanted): Body<Closing>,
) -> Result<impl IntoResponse, Refusal> {
    caller.session()?;
    let checked = check_password(&app, visitor, &caller.account, wanted.password).await?;
    let account = caller.account.number;
    let folded = AccountName::of(&caller.account.name).folded;
    let mut accounts = app.store.programs(account).await?;
    accounts.push(caller.account);
    let (mut matches, mut seats) = (BTreeSet::new(), Vec::new());
    for account in &accounts {
        matches.extend(app.store.matches_of(account.number).await?.into_keys());
        if wanted.resign {
            seats.extend(app.store.open_seats(account.number).await?);
        }
    }
    let with_names = accounts.iter().map(|account: &Account| {
        let name = AccountName::of(&account.name);
        (account.number, name.reserved())
    });
    let work = PeopleWork::Forget {
        account,
        checked,
        accounts: with_names.collect(),
    };
    app.store.write_people(work).await?;
    // Where another password was given meanwhile nothing was closed.
    if app.store.account(&folded).await?.is_some() {
        return Err(wrong_password().into());
    }
    let numbers = accounts.iter().map(|account| account.number);
    app.lobby.forget(&app, numbers.collect()).await;
    app.people.tell_closed();
    for id in matches {
        // Its teams may have had his name.
        app.open.reread(&app, &id).await;
        app.films.forget(&id);
    }
    for (id, side) in seats {
        if let Err(problem) = app.open.resign(&app, &id, side).await {
            tracing::warn!(code = problem.code, "a match of a closed account goes on");
        }
    }
    Ok((StatusCode::NO_CONTENT, guest.cookie(None)))
}
