//! Mail addresses over HTTP: one for the account, confirmed by a link; the way back by mail; the end of mails without logging in.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use gaffer_games::protocol::Problem;
use gaffer_games::words::Language;
use serde::Deserialize;
use utoipa::IntoParams;

use super::extract::{Asked, Body, Reader};
use super::notices::check_road;
use super::people::{check_password, draw_codes, entered, hashes_of};
use super::relations::check_suspended;
use crate::app::App;
use crate::clock;
use crate::notices::{self, Content, MailLink, NewMail, RecoverByLink, RecoverByMail, Road};
use crate::people::{self, AccountName, Caller, Guest, Me, Profile};
use crate::problem::{self, Refusal};
use crate::secret::{self, SeatHash};
use crate::store::{Allowed, MailWork, PeopleWork, Purpose};
use crate::visitor::Visitor;
use crate::words::say;

/// Sends a link to a mail address; whoever opens it makes the address the account's.
///
/// Whether the address is another account's is not told, and does not matter.
#[utoipa::path(
    put,
    path = "/api/me/mail",
    operation_id = "set_mail",
    request_body(content = NewMail, example = json!({ "mail": "anna@example.org", "password": "correct horse battery" })),
    responses(
        (status = 202, description = "A link is on its way, good for a day."),
        (status = 400), (status = 401), (status = 403), (status = 404), (status = 408), (status = 413), (status = 415),
        (status = 503)
    )
)]
pub(super) async fn set_mail(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    caller: Caller,
    Reader(language): Reader,
    Body(wanted): Body<NewMail>,
) -> Result<StatusCode, Refusal> {
    caller.session()?;
    check_road(&app, Road::Mail)?;
    let bad = |_| Problem::said("bad-mail", say!(notices::BadMail));
    let mail = notices::read_address(&wanted.mail).map_err(bad)?;
    // Whoever reads the mails can come back without the password: it is asked for.
    check_password(&app, visitor, &caller.account, wanted.password).await?;
    let account = caller.account.number;
    if !send_link(&app, visitor, Purpose::Confirm, account, mail, language).await? {
        return Err(Problem::said("too-many-attempts", say!(notices::LinkSent)).into());
    }
    Ok(StatusCode::ACCEPTED)
}

/// Sends a link to an address of an account; false where enough were sent there.
async fn send_link(
    app: &App,
    visitor: Visitor,
    purpose: Purpose,
    account: i64,
    mail: String,
    language: Language,
) -> Result<bool, Refusal> {
    let secret = people::new_key()?;
    let link = format!(
        "{}/account#{}={secret}",
        app.people.needed()?.origin(),
        purpose.name()
    );
    let subject = match purpose {
        Purpose::Confirm => say!(notices::ConfirmSubject),
        Purpose::Recover => say!(notices::RecoverSubject),
    };
    let words = match purpose {
        Purpose::Confirm => say!(notices::Confirm),
        Purpose::Recover => say!(notices::Recover),
    };
    let subject = language.render(&subject);
    let content = Content::one(subject, language.render(&words), link);
    let work = MailWork::Link {
        purpose,
        account,
        secret: SeatHash::from_secret(&secret),
        mail,
        network: visitor.neighbourhood(),
        key: secret::new_seat().map_err(|_| problem::internal())?,
        body: content.written(),
    };
    app.store.write_mail(work).await?;
    let hash = SeatHash::from_secret(&secret);
    let sent = app.store.mail_link(purpose, &hash, clock::now()).await?;
    Ok(sent.is_some())
}

/// Makes a mail address that of the account whose link this is.
#[utoipa::path(
    post,
    path = "/api/mail/confirmation",
    operation_id = "confirm_mail",
    request_body(content = MailLink, example = json!({ "secret": "0123456789abcdef" })),
    responses(
        (status = 204, description = "The address is confirmed."),
        (status = 400), (status = 403), (status = 404), (status = 408), (status = 413), (status = 415), (status = 503)
    )
)]
pub(super) async fn confirm_mail(
    State(app): State<Arc<App>>,
    Body(MailLink { secret }): Body<MailLink>,
) -> Result<StatusCode, Refusal> {
    app.people.needed()?;
    let secret = SeatHash::from_secret(&secret);
    let found = app
        .store
        .mail_link(Purpose::Confirm, &secret, clock::now())
        .await?;
    found.ok_or_else(bad_link)?;
    app.store.write_mail(MailWork::Confirm(secret)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Sends a link to the mail address of an account, by which it gets another password.
///
/// Whether there is such an account or address is not told, and takes as long.
#[utoipa::path(
    post,
    path = "/api/recovery/mail",
    operation_id = "recover_by_mail",
    request_body(content = RecoverByMail, example = json!({ "who": "Anna" })),
    responses(
        (status = 202, description = "Where there is such an account, a link is on its way, good for two hours."),
        (status = 400), (status = 404), (status = 408), (status = 413), (status = 415), (status = 503)
    )
)]
pub(super) async fn recover_by_mail(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Reader(language): Reader,
    Body(RecoverByMail { who }): Body<RecoverByMail>,
) -> Result<StatusCode, Refusal> {
    check_road(&app, Road::Mail)?;
    let mail = notices::read_address(&who).unwrap_or_default();
    let folded = if mail.is_empty() {
        AccountName::read(&who).map_or_else(|_| String::new(), |name| name.folded)
    } else {
        String::new()
    };
    // Whoever asks uses up his own attempts, and not those of whoever is meant.
    app.people.attempts.take_here(visitor)?;
    // Nobody waits for it, so that nobody learns from the time it takes.
    tokio::spawn(async move {
        if let Err(Refusal(problem)) = send_recovery(&app, visitor, &folded, &mail, language).await
        {
            tracing::error!(code = problem.code, "a link to come back by was not sent");
        }
    });
    Ok(StatusCode::ACCEPTED)
}

async fn send_recovery(
    app: &App,
    visitor: Visitor,
    folded: &str,
    mail: &str,
    language: Language,
) -> Result<(), Refusal> {
    for (account, mail) in app.store.with_mail(folded, mail).await? {
        send_link(
            app,
            visitor,
            Purpose::Recover,
            account.number,
            mail,
            language,
        )
        .await?;
    }
    Ok(())
}

/// Gives an account another password by a link from a mail, which is used up, and ends its other sessions.
#[utoipa::path(
    post,
    path = "/api/recovery/link",
    operation_id = "recover_by_link",
    request_body(content = RecoverByLink, example = json!({ "secret": "0123456789abcdef", "password": "correct horse battery" })),
    responses(
        (status = 200, description = "The account; its session is in a cookie.", body = Me),
        (status = 400), (status = 403), (status = 404), (status = 408), (status = 413), (status = 415), (status = 503)
    )
)]
pub(super) async fn recover_by_link(
    State(app): State<Arc<App>>,
    guest: Guest,
    profile: Profile,
    Body(wanted): Body<RecoverByLink>,
) -> Result<impl IntoResponse, Refusal> {
    app.people.needed()?;
    let secret = SeatHash::from_secret(&wanted.secret);
    let found = app
        .store
        .mail_link(Purpose::Recover, &secret, clock::now())
        .await?;
    let account = found.ok_or_else(bad_link)?;
    people::check_password(&wanted.password, &AccountName::of(&account.name))?;
    check_suspended(&app, account.number).await?;
    let (key, codes) = (people::new_key()?, draw_codes()?);
    let work = PeopleWork::Password {
        account: account.number,
        password: app.people.passwords.hash(wanted.password).await?,
        session: profile.session(&key),
        before: guest.session(),
        codes: hashes_of(&codes),
        by: Allowed::Link(secret),
    };
    app.store.write_people(work).await?;
    app.people.tell_closed();
    // Where the same link came twice at once, one of them has used it up.
    let mut entered = entered(&app, &key, Vec::new())
        .await?
        .ok_or_else(bad_link)?;
    entered.new_codes = codes;
    Ok((guest.cookie(Some(&key)), Json(entered)))
}

fn bad_link() -> Problem {
    Problem::said("bad-link", say!(notices::BadLink))
}

/// What ends mails.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Unsubscribing {
    /// The text that the mail has.
    token: String,
}

/// Ends notices by mail for the account of a link, as mail programs ask for it (RFC 8058).
#[utoipa::path(
    post,
    path = "/api/unsubscribe",
    operation_id = "unsubscribe",
    params(Unsubscribing),
    responses(
        (status = 204, description = "The account gets no notices by mail any more."),
        (status = 400), (status = 403), (status = 404), (status = 503)
    )
)]
pub(super) async fn unsubscribe(
    State(app): State<Arc<App>>,
    Asked(Unsubscribing { token }): Asked<Unsubscribing>,
) -> Result<StatusCode, Refusal> {
    app.people.needed()?;
    let account = notices::unsubscribed(&app.store, &token).await?;
    let account = account.ok_or_else(bad_link)?;
    app.store.write_mail(MailWork::Unsubscribe(account)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Leads to the page that asks whether mails are to end: looking at a link does not end them.
#[utoipa::path(
    get,
    path = "/api/unsubscribe",
    operation_id = "ask_to_unsubscribe",
    params(Unsubscribing),
    responses((status = 303, description = "The page."), (status = 400), (status = 404))
)]
pub(super) async fn ask_to_unsubscribe(
    State(app): State<Arc<App>>,
    Asked(Unsubscribing { token }): Asked<Unsubscribing>,
) -> Result<impl IntoResponse, Refusal> {
    app.people.needed()?;
    let signs = token
        .chars()
        .filter(|sign| sign.is_ascii_alphanumeric() || *sign == '-');
    let page = format!(
        "/account#unsubscribe={}",
        signs.take(100).collect::<String>()
    );
    Ok((StatusCode::SEE_OTHER, [(header::LOCATION, page)]))
}
