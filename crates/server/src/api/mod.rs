//! The HTTP interface: the addresses, and the one shape in which every mistake is answered.

mod extract;
mod matches;
mod reference;
mod replay;

use std::sync::Arc;

use axum::extract::{DefaultBodyLimit, State};
use axum::middleware;
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodRouter, get, post};
use axum::{Extension, Router};
use gaffer_games::protocol::Problem;
use tower_http::CompressionLevel;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;

use crate::places::Place;
use crate::problem::{self, Refusal};
use crate::visitor::Visitor;
use crate::websocket::Upgrade;
use crate::{App, bans, client, connection, guard, health, observe, requests};
use extract::MatchId;
pub(crate) use replay::whole_replay;

/// The longest body of a request in JSON: options and names take a fraction of it.
const LONGEST_BODY: usize = 64 << 10;
/// The longest record: one of a long match is a tenth of it.
const LONGEST_RECORD: usize = 1 << 20;
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
        (
            "/api/records",
            post(matches::load_record).layer(DefaultBodyLimit::max(LONGEST_RECORD)),
        ),
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
        .route("/api/", get(unknown_address).fallback(unknown_address))
        .route(
            "/api/{*path}",
            get(unknown_address).fallback(unknown_address),
        )
        .route("/healthz", get(health::alive).fallback(bad_method))
        .route("/readyz", get(health::ready).fallback(bad_method))
        .route("/metrics", get(health::no_metrics).fallback(bad_method))
        .fallback_service(get(client::serve).fallback(bad_method))
        .layer(DefaultBodyLimit::max(LONGEST_BODY))
        .layer(CompressionLayer::new().quality(CompressionLevel::Precise(5)))
        .layer(CatchPanicLayer::custom(panicked))
        .layer(middleware::from_fn_with_state(
            Arc::clone(&app),
            requests::count,
        ))
        .layer(middleware::from_fn_with_state(names, guard::check))
        .layer(middleware::from_fn_with_state(
            Arc::clone(&app),
            bans::check,
        ))
        .layer(middleware::from_fn_with_state(
            Arc::clone(&app),
            observe::observe,
        ))
        .with_state(app)
}

async fn play(
    State(app): State<Arc<App>>,
    place: Option<Extension<Arc<Place>>>,
    visitor: Visitor,
    MatchId(id): MatchId,
    upgrade: Upgrade,
) -> Result<Response, Refusal> {
    let place = if let Some(Extension(place)) = place {
        place
    } else {
        // The connection is a proxy's, and was counted for nobody yet.
        let place = app.places.take(visitor);
        Arc::new(place.ok_or_else(problem::too_many_connections)?)
    };
    Ok(upgrade.serve(move |socket| async move {
        connection::serve(socket, id, visitor, app).await;
        drop(place);
    }))
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

fn panicked(_panic: Box<dyn std::any::Any + Send>) -> axum::http::Response<axum::body::Body> {
    tracing::error!("an HTTP request made the server panic");
    Refusal(problem::internal()).into_response()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use serde_json::Value;

    #[test]
    fn every_address_is_described_and_nothing_else() {
        let description: Value = serde_json::from_str(include_str!("../../openapi.json")).unwrap();
        let described = description["paths"].as_object().unwrap().keys();
        let described: BTreeSet<&str> = described.map(String::as_str).collect();
        let routes = super::routes();
        let served: BTreeSet<&str> = routes.iter().map(|(path, _)| *path).collect();
        assert_eq!(described, served);
    }
}
