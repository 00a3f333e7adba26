//! What handlers take out of a request; what is wrong with it is a problem like every other.

use std::convert::Infallible;
use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::request::Parts;
use axum::http::{HeaderName, StatusCode, header};
use gaffer_games::protocol::Problem;
use gaffer_games::strict_json;
use gaffer_games::words::Language;
use serde::de::DeserializeOwned;
use tokio::time::timeout;
use utoipa::IntoParams;

use crate::App;
use crate::problem::{self, Refusal};
use crate::secret::is_match_id;
use crate::words::say;

/// The match that an address names.
#[derive(Debug, IntoParams)]
#[into_params(names("id"), parameter_in = Path)]
pub(super) struct MatchId(#[param(pattern = "^[0-9a-f]{24}$")] pub(super) String);

impl<S: Send + Sync> FromRequestParts<S> for MatchId {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Refusal> {
        match Path::<String>::from_request_parts(parts, state).await {
            Ok(Path(id)) if is_match_id(&id) => Ok(Self(id)),
            _ => Err(problem::unknown_match().into()),
        }
    }
}

/// The competition that an address names.
#[derive(Debug, IntoParams)]
#[into_params(names("id"), parameter_in = Path)]
pub(super) struct CupId(#[param(pattern = "^[0-9a-f]{24}$")] pub(super) String);

impl<S: Send + Sync> FromRequestParts<S> for CupId {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Refusal> {
        match Path::<String>::from_request_parts(parts, state).await {
            Ok(Path(id)) if is_match_id(&id) => Ok(Self(id)),
            _ => Err(problem::unknown_cup().into()),
        }
    }
}

/// What stands behind the question mark of an address.
#[derive(Debug)]
pub(super) struct Asked<T>(pub(super) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Asked<T> {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Refusal> {
        let asked = Query::<T>::from_request_parts(parts, state).await;
        asked.map(|Query(asked)| Self(asked)).map_err(|_| {
            let why = "what stands behind the question mark cannot be read: /api/openapi.json says what it may be";
            problem::bad_request(why).into()
        })
    }
}

/// The language that the client reads, by its `Accept-Language`.
#[derive(Debug)]
pub(crate) struct Reader(pub(crate) Language);

/// The header of an answer that depends on it.
pub(super) const BY_LANGUAGE: [(HeaderName, &str); 1] = [(header::VARY, "accept-language")];

impl<S: Send + Sync> FromRequestParts<S> for Reader {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Self, Infallible> {
        let wanted = parts.headers.get(header::ACCEPT_LANGUAGE);
        let wanted = wanted.and_then(|value| value.to_str().ok());
        Ok(Self(wanted.map(Language::wanted).unwrap_or_default()))
    }
}

/// A body in JSON.
#[derive(Debug)]
pub(super) struct Body<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequest<Arc<App>> for Body<T> {
    type Rejection = Refusal;

    async fn from_request(request: Request, state: &Arc<App>) -> Result<Self, Refusal> {
        let kind = request.headers().get(header::CONTENT_TYPE);
        let kind = kind.and_then(|kind| kind.to_str().ok()).unwrap_or_default();
        let kind = kind.split(';').next().unwrap_or_default().trim();
        if !kind.eq_ignore_ascii_case("application/json") {
            let why = "the body is JSON: say Content-Type: application/json";
            return Err(Problem::new("not-json", why).into());
        }
        let bytes = whole_body(request, state).await?;
        let text = std::str::from_utf8(&bytes)
            .map_err(|_| Problem::new("bad-json", "the body is not UTF-8"))?;
        let value = strict_json::parse(text).map_err(|why| Problem::new("bad-json", why))?;
        if !value.is_object() {
            return Err(Problem::new("bad-request", "the body is a JSON object").into());
        }
        let body = strict_json::read(value).map_err(|why| Problem::new("bad-request", why))?;
        Ok(Self(body))
    }
}

/// A body in plain text.
#[derive(Debug)]
pub(super) struct Text(pub(super) String);

impl FromRequest<Arc<App>> for Text {
    type Rejection = Refusal;

    async fn from_request(request: Request, state: &Arc<App>) -> Result<Self, Refusal> {
        let bytes = whole_body(request, state).await?;
        String::from_utf8(bytes.into())
            .map(Self)
            .map_err(|_| problem::bad_request("the body is not a text in UTF-8").into())
    }
}

async fn whole_body(request: Request, app: &Arc<App>) -> Result<Bytes, Refusal> {
    let read = timeout(app.limits.patience, Bytes::from_request(request, app)).await;
    let Ok(read) = read else {
        return Err(Problem::said("too-slow", say!(problems::TooSlow)).into());
    };
    read.map_err(|error| {
        if error.status() == StatusCode::PAYLOAD_TOO_LARGE {
            Problem::said("too-large", say!(problems::TooLarge)).into()
        } else {
            problem::bad_request("the body did not come whole").into()
        }
    })
}
