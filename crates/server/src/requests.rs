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
use crate::visitor::Visitor;

/// How many seconds' requests a visitor may make at once: a page with everything on it.
const AT_ONCE: u32 = 4;
/// How many times as many those may make who sit at this computer: programs of its own.
const LOCAL: u32 = 100;

/// The requests that visitors may still make.
#[derive(Debug)]
pub(crate) struct Requests {
    others: Allowances,
    local: Allowances,
}

impl Requests {
    /// So many a second for everybody.
    pub(crate) fn new(a_second: u32) -> Self {
        let allowances = |a_second: u32| {
            let one_more = Duration::from_secs(1) / a_second;
            Allowances::new(a_second.saturating_mul(AT_ONCE), one_more)
        };
        let a_second = a_second.max(1);
        Self {
            others: allowances(a_second),
            local: allowances(a_second.saturating_mul(LOCAL)),
        }
    }

    /// Takes so many of a visitor's; false if not so many are left.
    pub(crate) fn take(&self, visitor: Visitor, count: usize) -> bool {
        let allowances = if visitor.is_local() {
            &self.local
        } else {
            &self.others
        };
        allowances.take_so_many(visitor, count).is_ok()
    }
}

/// Finds out who makes a request, and lets it through unless he makes too many.
pub(crate) async fn count(
    State(app): State<Arc<App>>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    let visitor = app.proxies.visitor(from.ip(), request.headers());
    if !app.requests.take(visitor, 1) {
        return Refusal(problem::too_many_requests()).into_response();
    }
    request.extensions_mut().insert(visitor);
    next.run(request).await
}
