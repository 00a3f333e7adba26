//! Passkeys over HTTP: those of the own account, and logging in with one.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use gaffer_games::protocol::Problem;

use super::account::{Number, PRIVATE};
use super::extract::Body;
use super::people::{check_password, entered};
use super::relations::check_suspended;
use crate::app::App;
use crate::people::{
    self, Address, Caller, Ceremony, Guest, Made, Me, NewPasskey, PasskeyInfo, PasskeyLogIn,
    Profile, Purpose, Signed,
};
use crate::problem::{self, Refusal};
use crate::store::{KnownPasskey, PasskeyWork, StoreError};
use crate::visitor::Visitor;
use crate::words::say;

/// The most passkeys of one person.
const MOST: u32 = 10;

/// The address that passkeys are for.
fn address(app: &App) -> Result<&Address, Problem> {
    let none = || Problem::said("no-passkeys", say!(people::NoPasskeys));
    app.people.needed()?.address.as_ref().ok_or_else(none)
}

fn failed() -> Problem {
    Problem::said("wrong-passkey", say!(people::WrongPasskey))
}

/// The passkeys of the account.
#[utoipa::path(
    get,
    path = "/api/me/passkeys",
    operation_id = "passkeys",
    responses((status = 200, description = "The passkeys.", body = Vec<PasskeyInfo>), (status = 401), (status = 403), (status = 404), (status = 503))
)]
pub(super) async fn list(
    State(app): State<Arc<App>>,
    caller: Caller,
) -> Result<impl IntoResponse, Refusal> {
    caller.session()?;
    Ok((PRIVATE, Json(told(&app, caller.account.number).await?)))
}

/// The passkeys of an account as they are told.
pub(super) async fn told(app: &App, account: i64) -> Result<Vec<PasskeyInfo>, Refusal> {
    let passkeys = app.store.passkeys(account).await?.into_iter();
    Ok(passkeys.map(Into::into).collect())
}

/// Begins a new passkey of the account: what `navigator.credentials.create` is asked with.
#[utoipa::path(
    post,
    path = "/api/me/passkeys/ceremony",
    operation_id = "begin_passkey",
    responses((status = 200, description = "The ceremony, good for five minutes.", body = Ceremony), (status = 401), (status = 403), (status = 404), (status = 503))
)]
pub(super) async fn begin(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    caller: Caller,
) -> Result<impl IntoResponse, Refusal> {
    caller.session()?;
    app.people.attempts.take_here(visitor)?;
    let account = caller.account.number;
    let host = address(&app)?.host().to_owned();
    let known = app.store.passkeys(account).await?.into_iter();
    let ceremony = Ceremony {
        host,
        challenge: begin_ceremony(&app, Purpose::Add(account)).await?,
        // Nothing that tells who it is to whoever finds the device.
        user: Some(people::encode(&account.to_be_bytes())),
        known: known
            .map(|known: KnownPasskey| people::encode(&known.credential))
            .collect(),
    };
    Ok((PRIVATE, Json(ceremony)))
}

/// Takes a new passkey of the account.
#[utoipa::path(
    post,
    path = "/api/me/passkeys",
    operation_id = "add_passkey",
    request_body(content = NewPasskey, example = json!({
        "name": "phone", "password": "correct horse battery", "client": "e30", "said": "AAAA", "key": "AAAA",
    })),
    responses(
        (status = 201, description = "The passkeys.", body = Vec<PasskeyInfo>),
        (status = 400), (status = 401), (status = 403), (status = 404), (status = 408), (status = 409), (status = 413), (status = 415),
        (status = 503)
    )
)]
pub(super) async fn add(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    caller: Caller,
    Body(wanted): Body<NewPasskey>,
) -> Result<impl IntoResponse, Refusal> {
    caller.session()?;
    let address = address(&app)?;
    let name =
        gaffer_core::name(&wanted.name).map_err(|why| problem::bad_request(why.to_string()))?;
    // Whoever found a browser open gets no key of his own.
    let checked = check_password(&app, visitor, &caller.account, wanted.password).await?;
    let account = caller.account.number;
    let made = Made {
        client: &wanted.client,
        said: &wanted.said,
        key: &wanted.key,
    };
    end_ceremony(&app, made.client, Purpose::Add(account)).await?;
    let passkey = people::check_made(address, &made).map_err(|_| failed())?;
    let credential = passkey.credential.clone();
    let work = PasskeyWork::Add {
        account,
        passkey,
        name,
        checked,
        most: MOST,
    };
    app.store.write_passkeys(work).await?;
    let known = app.store.passkeys(account).await?;
    if !known.iter().any(|known| known.credential == credential) {
        let most = MOST;
        return Err(Problem::said("too-many-passkeys", say!(people::TooManyPasskeys, most)).into());
    }
    let known: Vec<PasskeyInfo> = known.into_iter().map(Into::into).collect();
    Ok((StatusCode::CREATED, PRIVATE, Json(known)))
}

/// Makes a passkey void.
#[utoipa::path(
    delete,
    path = "/api/me/passkeys/{number}",
    operation_id = "remove_passkey",
    params(Number),
    responses((status = 204, description = "Nobody logs in with it any more."), (status = 401), (status = 403), (status = 404), (status = 503))
)]
pub(super) async fn remove(
    State(app): State<Arc<App>>,
    caller: Caller,
    Number(number): Number,
) -> Result<StatusCode, Refusal> {
    caller.session()?;
    let account = caller.account.number;
    let work = PasskeyWork::Remove { account, number };
    app.store.write_passkeys(work).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Begins logging in with a passkey: what `navigator.credentials.get` is asked with.
#[utoipa::path(
    post,
    path = "/api/session/ceremony",
    operation_id = "begin_log_in",
    responses((status = 200, description = "The ceremony, good for five minutes.", body = Ceremony), (status = 404), (status = 503))
)]
pub(super) async fn begin_log_in(
    State(app): State<Arc<App>>,
    visitor: Visitor,
) -> Result<impl IntoResponse, Refusal> {
    let host = address(&app)?.host().to_owned();
    app.people.attempts.take_here(visitor)?;
    let ceremony = Ceremony {
        host,
        challenge: begin_ceremony(&app, Purpose::LogIn).await?,
        user: None,
        known: Vec::new(),
    };
    Ok((PRIVATE, Json(ceremony)))
}

/// Logs in the account that a passkey is of.
#[utoipa::path(
    post,
    path = "/api/session/passkey",
    operation_id = "log_in_by_passkey",
    request_body(content = PasskeyLogIn, example = json!({
        "credential": "AAAA", "client": "e30", "said": "AAAA", "signature": "AAAA",
    })),
    responses(
        (status = 200, description = "The account; its session is in a cookie.", body = Me),
        (status = 400), (status = 401), (status = 403), (status = 404), (status = 408), (status = 413), (status = 415), (status = 503)
    )
)]
pub(super) async fn log_in(
    State(app): State<Arc<App>>,
    guest: Guest,
    profile: Profile,
    Body(wanted): Body<PasskeyLogIn>,
) -> Result<impl IntoResponse, Refusal> {
    let address = address(&app)?;
    let credential = people::decode(&wanted.credential).map_err(|_| failed())?;
    let known = app.store.passkey(&credential).await?;
    let (number, account, passkey) = known.ok_or_else(failed)?;
    let signed = Signed {
        client: &wanted.client,
        said: &wanted.said,
        signature: &wanted.signature,
    };
    end_ceremony(&app, signed.client, Purpose::LogIn).await?;
    let counter = people::check_signed(address, &passkey, &signed).map_err(|_| failed())?;
    check_suspended(&app, account).await?;
    let key = people::new_key()?;
    let work = PasskeyWork::LogIn {
        number,
        counter,
        session: profile.session(&key),
        before: guest.session(),
    };
    app.store.write_passkeys(work).await?;
    app.people.tell_closed();
    // Where the same signature came twice at once, one of them counted; a passkey may be void by now.
    let entered = entered(&app, &key, wanted.seats)
        .await?
        .ok_or_else(failed)?;
    Ok((guest.cookie(Some(&key)), Json(entered)))
}

/// Draws the challenge of a ceremony, which any node takes.
async fn begin_ceremony(app: &App, purpose: Purpose) -> Result<String, Refusal> {
    let challenge = people::draw_challenge().map_err(|error| {
        tracing::error!(%error, "no random number could be drawn");
        problem::internal()
    })?;
    let work = PasskeyWork::Begin {
        challenge: challenge.clone(),
        purpose,
    };
    app.store.write_passkeys(work).await?;
    Ok(challenge)
}

/// Uses a challenge up, whatever else is wrong with the answer to it.
async fn end_ceremony(app: &App, client: &str, purpose: Purpose) -> Result<(), Refusal> {
    let challenge = people::answered(client).map_err(|_| failed())?;
    match app
        .store
        .write_passkeys(PasskeyWork::End { challenge, purpose })
        .await
    {
        Err(StoreError::Gone) => Err(failed().into()),
        written => Ok(written?),
    }
}
