//! The problems that only a server has, and the HTTP status of each.

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use gaffer_games::protocol::Problem;

use crate::store::StoreError;

/// A problem as the answer to an HTTP request.
#[derive(Debug)]
pub(crate) struct Refusal(pub Problem);

impl From<Problem> for Refusal {
    fn from(problem: Problem) -> Self {
        Self(problem)
    }
}

impl From<StoreError> for Refusal {
    fn from(error: StoreError) -> Self {
        Self(storage_failed(&error))
    }
}

/// The code of a refusal, kept with the response for those who count.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Code(pub &'static str);

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let code = self.0.code;
        let mut response = (status(code), Extension(Code(code)), Json(self.0)).into_response();
        if let Some(seconds) = retry_after(code) {
            let headers = response.headers_mut();
            headers.insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}

/// After how many seconds it makes sense to try again.
fn retry_after(code: &str) -> Option<u16> {
    match code {
        "too-many-matches" => Some(10),
        "too-many-requests" | "too-many-connections" => Some(1),
        _ => None,
    }
}

/// The HTTP status that goes with a code; what is not named here is a bad request.
fn status(code: &str) -> StatusCode {
    match code {
        "unknown-match" | "unknown-rule" | "unknown-address" => StatusCode::NOT_FOUND,
        "bad-method" => StatusCode::METHOD_NOT_ALLOWED,
        "not-json" => StatusCode::UNSUPPORTED_MEDIA_TYPE,
        "too-large" => StatusCode::PAYLOAD_TOO_LARGE,
        "wrong-host" | "wrong-origin" | "banned" => StatusCode::FORBIDDEN,
        "too-many-matches" | "too-many-requests" | "too-many-connections" => {
            StatusCode::TOO_MANY_REQUESTS
        }
        "too-slow" => StatusCode::REQUEST_TIMEOUT,
        "match-running" => StatusCode::CONFLICT,
        "storage-failed" | "not-ready" => StatusCode::SERVICE_UNAVAILABLE,
        "store-full" => StatusCode::INSUFFICIENT_STORAGE,
        "broken-match" | "internal" => StatusCode::INTERNAL_SERVER_ERROR,
        _ => StatusCode::BAD_REQUEST,
    }
}

/// The store did not take or give something.
pub(crate) fn storage_failed(error: &StoreError) -> Problem {
    if let StoreError::Full { limit } = error {
        let megabytes = limit >> 20;
        return Problem::new(
            "store-full",
            format!(
                "this server has stored as much as its operator allows ({megabytes} MB); what is stored stays: ask the \
                 operator to raise --store-limit or to delete matches"
            ),
        );
    }
    tracing::error!(%error, "the store failed");
    Problem::new(
        "storage-failed",
        "the server cannot read or write its store at the moment; what was stored before is safe, and this was not \
         taken: try again in a while",
    )
}

/// There is no such match.
pub(crate) fn unknown_match() -> Problem {
    Problem::new(
        "unknown-match",
        "there is no such match here: check the link",
    )
}

/// A stored match cannot be played any more.
pub(crate) fn broken(why: impl std::fmt::Display) -> Problem {
    Problem::new(
        "broken-match",
        format!("the stored match cannot be played: {why}"),
    )
}

/// Something went wrong that nobody can be blamed for but the program.
pub(crate) fn internal() -> Problem {
    Problem::new(
        "internal",
        "the server made a mistake and has logged it; the match is as it was stored, try again",
    )
}

/// A match has so much to do that nothing more is taken on.
pub(crate) fn busy() -> Problem {
    Problem::new(
        "busy",
        "too many requests wait for this match: try again in a moment",
    )
}

/// An address makes too many HTTP requests.
pub(crate) fn too_many_requests() -> Problem {
    Problem::new(
        "too-many-requests",
        "too many requests come from this address: wait a second and try again",
    )
}

/// An address, or everybody together, has too many connections.
pub(crate) fn too_many_connections() -> Problem {
    Problem::new(
        "too-many-connections",
        "too many connections are open from this address, or in all: close some and try again",
    )
}

/// A field of a request is wrong.
pub(crate) fn bad_request(why: impl Into<String>) -> Problem {
    Problem::new("bad-request", why)
}
