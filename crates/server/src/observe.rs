//! Every HTTP request has an id, with which it is logged and answered, and is counted.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderName, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::Response;
use tracing::Instrument;

use crate::App;
use crate::problem::Refused;
use crate::secret;

/// The header that tells the id of a request.
const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");
/// The route of what is no address of the interface.
const PAGE: &str = "page";

/// Gives a request its id, and says how it was answered. The route is a template, so that no id of a match is told.
pub(crate) async fn observe(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let id = secret::new_request_id();
    let matched = request.extensions().get::<MatchedPath>().cloned();
    let route = matched
        .as_ref()
        .map_or(PAGE, MatchedPath::as_str)
        .to_owned();
    let method = known(request.method());
    let span = tracing::info_span!("request", id, method, route);
    let began = Instant::now();
    let mut response = next.run(request).instrument(span.clone()).await;
    let status = response.status().as_u16();
    let code = response
        .extensions()
        .get::<Refused>()
        .map(|refused| refused.0.code);
    let milliseconds = began.elapsed().as_millis() as u64;
    span.in_scope(|| tracing::info!(status, code, milliseconds, "answered"));
    app.metrics.count_request(method, route, status);
    if let Some(code) = code {
        app.metrics.count_refusal(code);
    }
    if let Ok(value) = HeaderValue::from_str(&id) {
        response.headers_mut().insert(REQUEST_ID, value);
    }
    response
}

/// A method by its name; whoever makes one up does not make a name for the log and the metrics.
fn known(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        Method::OPTIONS => "OPTIONS",
        Method::PUT => "PUT",
        Method::DELETE => "DELETE",
        Method::PATCH => "PATCH",
        _ => "other",
    }
}
