//! The HTTP interface: the addresses, and the one shape in which every mistake is answered.

mod extract;
mod matches;
mod reference;
mod replay;

use std::sync::Arc;

use axum::Router;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{DefaultBodyLimit, State};
use axum::middleware;
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodRouter, get, post};
use gaffer_games::protocol::Problem;
use tower_http::CompressionLevel;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;

use crate::problem::{self, Refusal};
use crate::{App, client, connection, guard};
use extract::MatchId;

/// The longest body of a request: a record of a long match is a tenth of it.
const LONGEST_BODY: usize = 1 << 20;
/// The longest message over a WebSocket.
const LONGEST_MESSAGE: usize = 64 << 10;
/// Buffers of a WebSocket: small, since most connections wait most of the time.
const READ_BUFFER: usize = 1 << 10;

type Route = (&'static str, MethodRouter<Arc<App>>);

/// Every address of the interface; `openapi.json` describes the same ones.
fn routes() -> Vec<Route> {
    vec![
        ("/api/games", get(reference::games)),
        ("/api/rules/{id}", get(reference::rules)),
        ("/api/openapi.json", get(reference::openapi)),
        ("/api/matches", post(matches::create)),
        ("/api/matches/{id}", get(matches::info)),
        ("/api/matches/{id}/replay", get(replay::replay)),
        ("/api/matches/{id}/record", get(matches::record)),
        ("/api/matches/{id}/sandbox", post(matches::sandbox)),
        ("/api/matches/{id}/play", get(play)),
        ("/api/records", post(matches::load_record)),
    ]
}

/// The whole server as a service.
pub(crate) fn router(app: Arc<App>, names: Vec<String>) -> Router {
    let names: Arc<[String]> = names.into();
    let mut router = Router::new();
    for (path, method) in routes() {
        router = router.route(path, method.fallback(bad_method));
    }
    router
        .route("/api", get(unknown_address).fallback(unknown_address))
        .route(
            "/api/{*path}",
            get(unknown_address).fallback(unknown_address),
        )
        .fallback(client::serve)
        .layer(DefaultBodyLimit::max(LONGEST_BODY))
        .layer(CompressionLayer::new().quality(CompressionLevel::Precise(5)))
        .layer(CatchPanicLayer::custom(panicked))
        .layer(middleware::from_fn_with_state(names, guard::check))
        .with_state(app)
}

async fn play(
    State(app): State<Arc<App>>,
    MatchId(id): MatchId,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Result<Response, Refusal> {
    let upgrade = upgrade.map_err(|rejection| {
        let why = format!("this address speaks WebSocket: {rejection}");
        problem::bad_request(why)
    })?;
    Ok(upgrade
        .read_buffer_size(READ_BUFFER)
        .max_message_size(LONGEST_MESSAGE)
        .max_frame_size(LONGEST_MESSAGE)
        .on_upgrade(move |socket| connection::serve(socket, id, app)))
}

async fn unknown_address() -> Refusal {
    Refusal(Problem::new(
        "unknown-address",
        "there is nothing at this address: /api/openapi.json lists what there is",
    ))
}

async fn bad_method() -> Refusal {
    Refusal(Problem::new(
        "bad-method",
        "this address does not take this method: /api/openapi.json lists what it takes",
    ))
}

#[expect(clippy::needless_pass_by_value, reason = "the layer gives it away")]
fn panicked(_panic: Box<dyn std::any::Any + Send>) -> axum::http::Response<axum::body::Body> {
    tracing::error!("an HTTP request made the server panic");
    Refusal(problem::internal()).into_response()
}
