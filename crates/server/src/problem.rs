//! The problems that only a server has, and the HTTP status of each.

use axum::extract::Request;
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use gaffer_games::protocol::Problem;
use gaffer_games::words::Language;

use crate::api::Reader;
use crate::store::StoreError;
use crate::words::say;

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

/// The problem of a refusal, kept with the response for those who count and those who say it in another language.
#[derive(Clone, Debug)]
pub(crate) struct Refused(pub Problem);

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let Self(problem) = self;
        let (code, wait) = (problem.code, problem.wait);
        let kept = Extension(Refused(problem.clone()));
        let mut response = (status(code), kept, Json(problem)).into_response();
        if let Some(seconds) = wait.or(retry_after(code)) {
            let headers = response.headers_mut();
            headers.insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}

/// Says a refusal in the language of whoever asked.
pub(crate) async fn speak(Reader(language): Reader, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let Some(Refused(problem)) = response.extensions().get().cloned() else {
        return response;
    };
    let headers = response.headers_mut();
    headers.append(header::VARY, HeaderValue::from_static("accept-language"));
    if language == Language::ENGLISH {
        return response;
    }
    headers.remove(header::CONTENT_LENGTH);
    headers.remove(header::CONTENT_ENCODING);
    let said = serde_json::to_vec(&problem.in_language(language)).unwrap_or_default();
    response.map(|_| said.into())
}

/// After how many seconds it makes sense to try again, where the problem itself does not know.
fn retry_after(code: &str) -> Option<u32> {
    match code {
        "too-many-matches" | "too-many-reviews" | "too-many-questions" => Some(10),
        "too-many-attempts" => Some(60),
        "too-many-reports" => Some(3600),
        "too-many-requests" | "too-many-connections" | "too-many-studies" => Some(1),
        _ => None,
    }
}

/// The HTTP status that goes with a code; what is not named here is a bad request.
fn status(code: &str) -> StatusCode {
    match code {
        "unknown-match" | "unknown-cup" | "unknown-rule" | "unknown-rulebook"
        | "unknown-lesson" | "unknown-puzzle" | "unknown-address" | "no-club" | "no-passkeys"
        | "unknown-number" | "unknown-person" | "unknown-ladder" | "no-road" => {
            StatusCode::NOT_FOUND
        }
        "not-logged-in" | "wrong-login" | "wrong-code" | "wrong-passkey" | "bad-token" => {
            StatusCode::UNAUTHORIZED
        }
        "bad-method" => StatusCode::METHOD_NOT_ALLOWED,
        "not-json" => StatusCode::UNSUPPORTED_MEDIA_TYPE,
        "too-large" => StatusCode::PAYLOAD_TOO_LARGE,
        "wrong-host" | "wrong-origin" | "banned" | "not-organiser" | "cup-too-large"
        | "no-programs" | "not-your-seat" | "no-invitation" | "bad-admission" | "invited-only"
        | "nobody-registers" | "not-possible" | "suspended" | "no-scope" | "people-only"
        | "no-role" | "wrong-password" | "bad-link" => StatusCode::FORBIDDEN,
        "too-many-matches"
        | "too-many-reviews"
        | "too-many-questions"
        | "too-many-studies"
        | "too-many-requests"
        | "too-many-connections"
        | "too-many-attempts"
        | "too-many-reports" => StatusCode::TOO_MANY_REQUESTS,
        "too-slow" => StatusCode::REQUEST_TIMEOUT,
        "match-running" | "not-reviewable" | "hidden-match" | "hidden-skills" | "seat-taken"
        | "name-taken" | "too-many-passkeys" => StatusCode::CONFLICT,
        "storage-failed" | "not-ready" => StatusCode::SERVICE_UNAVAILABLE,
        "store-full" => StatusCode::INSUFFICIENT_STORAGE,
        "broken-match" | "broken-cup" | "internal" => StatusCode::INTERNAL_SERVER_ERROR,
        _ => StatusCode::BAD_REQUEST,
    }
}

/// The store did not take or give something.
pub(crate) fn storage_failed(error: &StoreError) -> Problem {
    if let StoreError::NotOwner = error {
        // Whoever asks again finds the owner.
        return busy();
    }
    if let StoreError::Full { limit } = error {
        let megabytes = limit >> 20;
        return Problem::said("store-full", say!(problems::StoreFull, megabytes));
    }
    tracing::error!(%error, "the store failed");
    Problem::said("storage-failed", say!(problems::StorageFailed))
}

/// There is no such match.
pub(crate) fn unknown_match() -> Problem {
    Problem::said("unknown-match", say!(problems::UnknownMatch))
}

/// There is no such competition.
pub(crate) fn unknown_cup() -> Problem {
    Problem::said("unknown-cup", say!(problems::UnknownCup))
}

/// Something went wrong that nobody can be blamed for but the program.
pub(crate) fn internal() -> Problem {
    Problem::said("internal", say!(problems::Internal))
}

/// A match has so much to do that nothing more is taken on.
pub(crate) fn busy() -> Problem {
    Problem::said("busy", say!(problems::Busy))
}

/// An address makes too many HTTP requests.
pub(crate) fn too_many_requests() -> Problem {
    Problem::said("too-many-requests", say!(problems::TooManyRequests))
}

/// An address, or everybody together, has too many connections.
pub(crate) fn too_many_connections() -> Problem {
    Problem::said("too-many-connections", say!(problems::TooManyConnections))
}

/// A field of a request is wrong.
pub(crate) fn bad_request(why: impl Into<String>) -> Problem {
    Problem::new("bad-request", why)
}
