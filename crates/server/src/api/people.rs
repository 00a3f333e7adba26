//! The club over HTTP: what it is, making an account, logging in and out, coming back by a recovery code.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use gaffer_games::protocol::Problem;

use super::extract::{BY_LANGUAGE, Body, Reader};
use super::my_matches::take_seats;
use super::relations::check_suspended;
use crate::app::App;
use crate::clock;
use crate::people::{
    self, AccountName, Admission, Caller, ClubInfo, Guest, HeldSeat, LoggingIn, Me, Profile,
    Recovering, Registering, Registration, Role, Scope,
};
use crate::problem::{self, Refusal};
use crate::secret::{SeatHash, hash_of_code};
use crate::store::{Account, Allowed, NewAccount, PeopleWork};
use crate::visitor::Visitor;
use crate::words::say;

/// The most characters of a name that is tried: none has as many.
const LONGEST_TRIED: usize = 64;

/// So many recovery codes an account has.
const CODES: usize = 10;

/// What is stored of recovery codes.
pub(super) fn hashes_of(codes: &[String]) -> Vec<SeatHash> {
    codes.iter().map(|code| hash_of_code(code)).collect()
}

/// What the club of this server is, and who asks. A server without a club has no accounts and tells nothing.
#[utoipa::path(get, path = "/api/club", responses((status = 200, description = "The club.", body = ClubInfo), (status = 503)))]
pub(super) async fn club(
    State(app): State<Arc<App>>,
    guest: Guest,
    Reader(language): Reader,
) -> Result<impl IntoResponse, Refusal> {
    let info = match app.people.club() {
        None => ClubInfo::default(),
        Some(club) => ClubInfo {
            name: Some(club.name.clone()),
            rules: club.rules_in(language).map(str::to_owned),
            register: Some(club.register),
            passkeys: club.address.is_some(),
            cups: Some(club.cups),
            // A token that is not for reading is told no more than a guest.
            mail: club.mail.is_some(),
            vacation: Some(club.vacation),
            delay: Some(club.delay),
            me: match guest.caller {
                Some(caller) if caller.check(Scope::Read).is_ok() => {
                    Some(me_of(&app, caller.account).await?)
                }
                _ => None,
            },
        },
    };
    Ok((BY_LANGUAGE, super::account::PRIVATE, Json(info)))
}

/// An account as it is told to itself.
pub(super) async fn me_of(app: &App, account: Account) -> Result<Me, Refusal> {
    let number = account.number;
    Ok(Me {
        codes: app.store.codes_left(number).await?,
        muted: app.store.restrictions(number, clock::now()).await?.muted,
        warnings: app.store.warnings(number).await?,
        new_codes: Vec::new(),
        name: account.name,
        role: account.role,
        kind: account.kind,
        created: account.created,
        challenges: account.challenges,
    })
}

/// Makes an account, and logs it in.
#[utoipa::path(
    post,
    path = "/api/accounts",
    operation_id = "register",
    request_body(content = Registering, example = json!({ "name": "Anna", "password": "correct horse battery" })),
    responses(
        (status = 201, description = "The account; its session is in a cookie.", body = Me),
        (status = 400), (status = 403), (status = 404), (status = 408), (status = 409), (status = 413), (status = 415),
        (status = 503), (status = 507)
    )
)]
pub(super) async fn register(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    guest: Guest,
    profile: Profile,
    Body(wanted): Body<Registering>,
) -> Result<impl IntoResponse, Refusal> {
    let club = app.people.needed()?;
    let name = AccountName::read(&wanted.name)?;
    people::check_password(&wanted.password, &name)?;
    app.people.attempts.take_account(visitor)?;
    let admission = wanted.admission.as_deref().map(SeatHash::from_secret);
    let role = match &admission {
        Some(secret) => people::admitted(&app.store, secret).await?,
        None => None,
    };
    let role = match (role, club.register) {
        (Some(Role::Owner), _) => Role::Owner,
        (Some(role), Registration::Anybody | Registration::Invited) => role,
        (None, Registration::Anybody) if admission.is_none() => Role::Member,
        (None, _) if admission.is_some() => {
            return Err(bad_admission().into());
        }
        (None, Registration::Invited) => {
            return Err(Problem::said("invited-only", say!(people::InvitedOnly)).into());
        }
        (_, Registration::Nobody | Registration::Anybody) => {
            return Err(Problem::said("nobody-registers", say!(people::NobodyRegisters)).into());
        }
    };
    let taken = || Problem::said("name-taken", say!(people::NameTaken));
    let is_taken = async || app.store.is_taken(&name.folded, &name.reserved()).await;
    if is_taken().await? {
        return Err(taken().into());
    }
    let account = Box::new(NewAccount {
        reserved: name.reserved(),
        name: name.shown.clone(),
        folded: name.folded.clone(),
        password: app.people.passwords.hash(wanted.password).await?,
        role,
        admission,
    });
    let key = people::new_key()?;
    let session = profile.session(&key);
    let work = PeopleWork::Register(account, session, guest.session());
    app.store.write_people(work).await?;
    app.people.tell_closed();
    let Some(entered) = entered(&app, &key, wanted.seats).await? else {
        // Somebody was faster: the name is taken now, or the link used.
        let is_taken = is_taken().await?;
        return Err(if is_taken { taken() } else { bad_admission() }.into());
    };
    Ok((StatusCode::CREATED, guest.cookie(Some(&key)), Json(entered)))
}

/// The link that admits to the club is none, or was used.
fn bad_admission() -> Problem {
    Problem::said("bad-admission", say!(people::BadAdmission))
}

/// The account that a new session is of, with the seats that it brings; none where the session was not opened.
pub(super) async fn entered(
    app: &App,
    key: &str,
    seats: Vec<HeldSeat>,
) -> Result<Option<Me>, Refusal> {
    let opened = app.store.session(&SeatHash::from_secret(key)).await?;
    let Some((account, _)) = opened else {
        return Ok(None);
    };
    take_seats(app, account.number, seats).await?;
    Ok(Some(me_of(app, account).await?))
}

/// Logs an account in.
///
/// Whether the name or the password is wrong is not told, and takes as long.
#[utoipa::path(
    post,
    path = "/api/session",
    operation_id = "log_in",
    request_body(content = LoggingIn, example = json!({ "name": "Anna", "password": "correct horse battery" })),
    responses(
        (status = 200, description = "The account; its session is in a cookie.", body = Me),
        (status = 400), (status = 401), (status = 403), (status = 404), (status = 408), (status = 413), (status = 415), (status = 503)
    )
)]
pub(super) async fn log_in(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    guest: Guest,
    profile: Profile,
    Body(wanted): Body<LoggingIn>,
) -> Result<impl IntoResponse, Refusal> {
    app.people.needed()?;
    let wrong = || Problem::said("wrong-login", say!(people::WrongLogin));
    let folded: String = people::fold(&wanted.name)
        .chars()
        .take(LONGEST_TRIED)
        .collect();
    app.people.attempts.take(visitor, &folded)?;
    let account = app.store.account(&folded).await?;
    let hash = account.as_ref().and_then(|one| one.password.clone());
    let checked = hash.clone().unwrap_or_default();
    let is_right = app.people.passwords.is_right(wanted.password, hash).await?;
    let account = account.filter(|_| is_right).ok_or_else(wrong)?;
    check_suspended(&app, account.number).await?;
    let key = people::new_key()?;
    let work = PeopleWork::LogIn {
        account: account.number,
        // Never the one that the browser came with: somebody else may have given it that.
        session: profile.session(&key),
        before: guest.session(),
        checked,
    };
    app.store.write_people(work).await?;
    app.people.tell_closed();
    let entered = entered(&app, &key, wanted.seats).await?.ok_or_else(wrong)?;
    Ok((guest.cookie(Some(&key)), Json(entered)))
}

/// Logs the account out here.
#[utoipa::path(
    delete,
    path = "/api/session",
    operation_id = "log_out",
    responses((status = 204, description = "Nobody is logged in here any more."), (status = 404), (status = 503))
)]
pub(super) async fn log_out(
    State(app): State<Arc<App>>,
    guest: Guest,
) -> Result<impl IntoResponse, Refusal> {
    app.people.needed()?;
    if let (Some(session), Some(caller)) = (guest.session(), &guest.caller) {
        let account = caller.account.number;
        let work = PeopleWork::Close { account, session };
        app.store.write_people(work).await?;
        app.people.tell_closed();
    }
    Ok((StatusCode::NO_CONTENT, guest.cookie(None)))
}

/// Gives an account another password by one of its recovery codes, ends its other sessions, and makes new codes.
///
/// Whether the name or the code is wrong is not told, and takes as long.
#[utoipa::path(
    post,
    path = "/api/recovery",
    operation_id = "recover",
    request_body(content = Recovering, example = json!({
        "name": "Anna", "code": "abcd-efgh-jkmn-pqrs", "password": "correct horse battery",
    })),
    responses(
        (status = 200, description = "The account; its session is in a cookie.", body = Me),
        (status = 400), (status = 401), (status = 403), (status = 404), (status = 408), (status = 413), (status = 415), (status = 503)
    )
)]
pub(super) async fn recover(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    guest: Guest,
    profile: Profile,
    Body(wanted): Body<Recovering>,
) -> Result<impl IntoResponse, Refusal> {
    app.people.needed()?;
    let wrong = || Problem::said("wrong-code", say!(people::WrongCode));
    // A name that nobody may have is nobody's.
    let name = AccountName::read(&wanted.name).map_err(|_| wrong())?;
    people::check_password(&wanted.password, &name)?;
    app.people.attempts.take(visitor, &name.folded)?;
    let password = app.people.passwords.hash(wanted.password).await?;
    let account = app.store.account(&name.folded).await?.map(|one| one.number);
    let code = hash_of_code(&wanted.code);
    // Nobody has the number 0.
    let number = account.unwrap_or_default();
    if !app.store.has_code(number, &code).await? {
        return Err(wrong().into());
    }
    check_suspended(&app, number).await?;
    let (key, codes) = (people::new_key()?, draw_codes()?);
    let work = PeopleWork::Password {
        account: number,
        password,
        session: profile.session(&key),
        before: guest.session(),
        codes: hashes_of(&codes),
        by: Allowed::Code(code),
    };
    app.store.write_people(work).await?;
    app.people.tell_closed();
    // Where the same code came twice at once, one of them has used it up.
    let mut entered = entered(&app, &key, Vec::new()).await?.ok_or_else(wrong)?;
    entered.new_codes = codes;
    Ok((guest.cookie(Some(&key)), Json(entered)))
}

/// Makes a link that lets one person make an account; for organisers, moderators and the owner.
#[utoipa::path(
    post,
    path = "/api/club/admissions",
    operation_id = "admit",
    responses(
        (status = 201, description = "The link, good for seven days.", body = Admission),
        (status = 401), (status = 403), (status = 404), (status = 503)
    )
)]
pub(super) async fn admit(
    State(app): State<Arc<App>>,
    caller: Caller,
) -> Result<impl IntoResponse, Refusal> {
    caller.session()?;
    caller.check_role(Role::Organiser)?;
    if app.people.needed()?.register == Registration::Nobody {
        return Err(Problem::said("nobody-registers", say!(people::NobodyRegisters)).into());
    }
    let path = people::admit(&app.store, Role::Member, Some(caller.account.number)).await?;
    Ok((
        StatusCode::CREATED,
        super::account::PRIVATE,
        Json(Admission { path }),
    ))
}

/// Refuses whoever does not know the account's password, and counts the attempt; gives the hash that it was checked against.
pub(super) async fn check_password(
    app: &App,
    visitor: Visitor,
    account: &Account,
    password: String,
) -> Result<String, Refusal> {
    // Counted apart from those who try to log in, which anybody can do; no folded name begins with this sign.
    let own = format!("#{}", account.number);
    app.people.attempts.take(visitor, &own)?;
    let hash = account.password.clone();
    let checked = hash.clone().unwrap_or_default();
    if app.people.passwords.is_right(password, hash).await? {
        return Ok(checked);
    }
    Err(wrong_password().into())
}

/// The password is not, or no longer, that of the account.
pub(super) fn wrong_password() -> Problem {
    Problem::said("wrong-password", say!(people::WrongPassword))
}

/// Draws the recovery codes of an account.
pub(super) fn draw_codes() -> Result<Vec<String>, Problem> {
    let codes = (0..CODES).map(|_| crate::secret::new_code());
    codes.collect::<Result<_, _>>().map_err(|error| {
        tracing::error!(%error, "no random number could be drawn");
        problem::internal()
    })
}
