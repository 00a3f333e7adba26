//! Who asks: an account that is logged in by its cookie, a program by its token, or a guest.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::sync::Arc;

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use gaffer_games::protocol::Problem;
use serde::{Deserialize, Serialize};

use super::{Kind, Role, Scope, cookie};
use crate::App;
use crate::clock;
use crate::problem::Refusal;
use crate::secret::SeatHash;
use crate::store::{Account, Member, PeopleWork, Store, StoreError};
use crate::words::say;

/// Seconds in which further uses of a session or a token are not noted.
const NOTED: u64 = 3600;

/// Where an account is logged in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Place {
    /// In a browser, by the key of the session.
    Session(i64),
    /// By the key of a token.
    Token(i64),
}

impl Place {
    /// Whether it is still logged in there.
    pub(super) async fn is_open(self, store: &Store) -> Result<bool, StoreError> {
        match self {
            Self::Session(number) => store.is_open(false, number).await,
            Self::Token(number) => store.is_open(true, number).await,
        }
    }
}

/// An account that asks.
#[derive(Clone, Debug)]
pub(crate) struct Caller {
    /// The account.
    pub account: Account,
    /// Where it is logged in.
    pub place: Place,
    scopes: Vec<Scope>,
}

impl Caller {
    /// Whoever is logged in at a place; none where nobody is any more.
    pub(crate) async fn at(store: &Store, place: Place) -> Result<Option<Self>, StoreError> {
        let found = match place {
            Place::Session(number) => {
                let account = store.account_of_session(number).await?;
                account.map(|account| (account, Vec::new()))
            }
            Place::Token(number) => {
                let found = store.token_by_number(number).await?;
                found.map(|(account, token)| (account, token.scopes))
            }
        };
        Ok(found.map(|(account, scopes)| Self {
            account,
            place,
            scopes,
        }))
    }

    /// Refuses a token that is not made for something; a person may do all of it.
    pub(crate) fn check(&self, scope: Scope) -> Result<(), Problem> {
        match self.place {
            Place::Token(_) if !self.scopes.contains(&scope) => {
                let scope = scope.name();
                Err(Problem::said("no-scope", say!(people::NoScope, scope)))
            }
            _ => Ok(()),
        }
    }

    /// The account as one that takes a seat.
    pub(crate) fn member(&self) -> Member {
        Member {
            account: self.account.number,
            kind: self.account.kind,
        }
    }

    /// The session of a person; refuses programs, which do not look after accounts.
    pub(crate) fn session(&self) -> Result<i64, Problem> {
        match self.place {
            Place::Session(number) if self.account.kind == Kind::Person => Ok(number),
            _ => Err(Problem::said("people-only", say!(people::PeopleOnly))),
        }
    }

    /// Refuses whoever has a lesser role.
    pub(crate) fn check_role(&self, role: Role) -> Result<(), Problem> {
        let why = match role {
            _ if self.account.role >= role => return Ok(()),
            Role::Member | Role::Organiser => say!(people::NoRole),
            Role::Moderator => say!(people::ModeratorsOnly),
            Role::Owner => say!(people::OwnerOnly),
        };
        Err(Problem::said("no-role", why))
    }
}

/// Somebody who may be logged in, and how he is answered.
#[derive(Debug)]
pub(crate) struct Guest {
    /// The account, where he is logged in.
    pub caller: Option<Caller>,
    /// Whether his browser speaks HTTPS.
    is_secure: bool,
}

impl Guest {
    /// The header that logs him in with a secret, or out.
    pub(crate) fn cookie(&self, secret: Option<&str>) -> [(header::HeaderName, HeaderValue); 2] {
        [
            (header::SET_COOKIE, cookie::set(secret, self.is_secure)),
            (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
        ]
    }

    /// The key of the session that he has.
    pub(crate) fn session(&self) -> Option<i64> {
        match self.caller.as_ref()?.place {
            Place::Session(number) => Some(number),
            Place::Token(_) => None,
        }
    }
}

impl FromRequestParts<Arc<App>> for Guest {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Refusal> {
        let from = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        let is_secure = from.is_some_and(|from| app.proxies.is_secure(from.0.ip(), &parts.headers));
        let caller = find(app, &parts.headers, is_secure).await?;
        Ok(Self { caller, is_secure })
    }
}

/// What shows that somebody has a seat of a match: the secret in the header `gaffer-seat`, or the account that is logged in.
#[derive(Debug, Default)]
pub(crate) struct SeatAsker {
    /// The secret.
    pub secret: Option<String>,
    /// The account.
    pub account: Option<i64>,
}

impl FromRequestParts<Arc<App>> for SeatAsker {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Infallible> {
        let secret = parts.headers.get("gaffer-seat").cloned();
        let secret = secret.as_ref().and_then(|secret| secret.to_str().ok());
        // Who cannot log in has no seat by an account, and may look all the same.
        let guest = Guest::from_request_parts(parts, app).await.ok();
        let caller = guest.and_then(|guest| guest.caller);
        Ok(Self {
            secret: secret.map(str::to_owned),
            account: caller.map(|caller| caller.account.number),
        })
    }
}

impl FromRequestParts<Arc<App>> for Caller {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Refusal> {
        app.people.needed()?;
        let guest = Guest::from_request_parts(parts, app).await?;
        let nobody = || Problem::said("not-logged-in", say!(people::NotLoggedIn));
        Ok(guest.caller.ok_or_else(nobody)?)
    }
}

/// The account that a request comes from.
async fn find(app: &App, headers: &HeaderMap, is_secure: bool) -> Result<Option<Caller>, Refusal> {
    if app.people.club().is_none() {
        return Ok(None);
    }
    if let Some(token) = bearer(headers) {
        let found = app.store.token(&SeatHash::from_secret(token)).await?;
        let unknown = || Problem::said("bad-token", say!(people::BadToken));
        let (account, token) = found.ok_or_else(unknown)?;
        let place = Place::Token(token.number);
        note(app, place, token.seen.unwrap_or_default()).await;
        return Ok(Some(Caller {
            account,
            place,
            scopes: token.scopes,
        }));
    }
    let secret = cookie::secret(headers, is_secure).filter(|_| is_own_page(headers));
    let Some(secret) = secret else {
        return Ok(None);
    };
    let found = app.store.session(&SeatHash::from_secret(secret)).await?;
    let Some((account, session)) = found else {
        return Ok(None);
    };
    let place = Place::Session(session.number);
    note(app, place, session.seen).await;
    Ok(Some(Caller {
        account,
        place,
        scopes: Vec::new(),
    }))
}

/// The token of a program.
fn bearer(headers: &HeaderMap) -> Option<&str> {
    let said = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    let (kind, token) = said.split_once(' ')?;
    kind.eq_ignore_ascii_case("bearer").then(|| token.trim())
}

/// Whether a browser says that a request comes from a page of this server, or from whoever typed the address. Another site
/// cannot make it say so; and one that says nothing is no browser, or one that is kept by `guard`.
fn is_own_page(headers: &HeaderMap) -> bool {
    let site = headers.get("sec-fetch-site");
    site.is_none_or(|site| site == "same-origin" || site == "none")
}

/// Notes that a session or a token is used, now and then.
async fn note(app: &App, place: Place, seen: u64) {
    if clock::now() < seen + NOTED {
        return;
    }
    let (token, number) = match place {
        Place::Session(number) => (false, number),
        Place::Token(number) => (true, number),
    };
    let work = PeopleWork::Seen { token, number };
    if let Err(error) = app.store.write_people(work).await {
        tracing::warn!(%error, "that somebody was here was not noted");
    }
}
