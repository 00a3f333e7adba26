//! Who makes an HTTP request, and how many of them a visitor may make.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{ConnectInfo, Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::App;
use crate::allowances::Allowances;
use crate::problem::{self, Refusal};

/// How many seconds' requests a visitor may make at once: a page with everything on it.
const AT_ONCE: u32 = 4;
/// How many times as many those may make who sit at this computer: programs of its own.
const LOCAL: u32 = 100;

/// So many requests a second for every visitor.
pub(crate) fn so_many_a_second(a_second: u32) -> Allowances {
    let a_second = a_second.max(1);
    let one_more = Duration::from_secs(1) / a_second;
    Allowances::new(a_second.saturating_mul(AT_ONCE), one_more, Some(LOCAL))
}

/// Finds out who makes a request, and lets it through unless he makes too many.
pub(crate) async fn count(
    State(app): State<Arc<App>>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    let visitor = app.proxies.visitor(from.ip(), request.headers());
    if app.requests.take(visitor, 1).is_err() {
        return Refusal(problem::too_many_requests()).into_response();
    }
    request.extensions_mut().insert(visitor);
    next.run(request).await
}
