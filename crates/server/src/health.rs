//! Whether the server is well, for those who watch over it: `/healthz`, `/readyz` and `/metrics`.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use axum::Json;
use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::middleware;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use gaffer_games::protocol::Problem;
use serde_json::{Value, json};
use tokio::sync::Mutex;
use tokio::time::timeout;

use crate::bus::Bus;
use crate::metrics::CONTENT_TYPE;
use crate::problem::Refusal;
use crate::store::JobKind;
use crate::{App, guard, observe};
use prometheus_client::metrics::counter::Counter;

/// How long what was found out counts: whoever asks more often does not make the disk write more often.
const FRESH: Duration = Duration::from_secs(1);

/// How long the store is waited for: whoever watches over the server is answered while nothing else is. A file that another
/// program has says so sooner.
const PATIENCE: Duration = Duration::from_secs(3);

/// Whether the store could be read and written when it was last tried.
#[derive(Debug, Default)]
pub(crate) struct Readiness(Mutex<Option<(Instant, bool)>>);

impl Readiness {
    /// Reads and writes the store, unless that was done a moment ago or something could not be written since.
    pub(crate) async fn ask(&self, app: &App) -> bool {
        let is_aside = app.bus.as_ref().is_some_and(Bus::is_aside);
        if is_aside || app.store.trouble().is_some() {
            return false;
        }
        let mut last = self.0.lock().await;
        if let Some((at, ready)) = *last
            && at.elapsed() < FRESH
        {
            return ready;
        }
        let ready = match timeout(PATIENCE, app.store.touch()).await {
            Ok(Ok(())) => app.store.trouble().is_none(),
            Ok(Err(error)) => {
                tracing::error!(%error, "not ready: the store cannot be read or written");
                false
            }
            Err(_) => {
                tracing::error!("not ready: the store does not answer");
                false
            }
        };
        *last = Some((Instant::now(), ready));
        ready
    }
}

/// The program runs and answers.
pub(crate) async fn alive() -> Json<Value> {
    Json(json!({ "status": "ok" }))
}

/// The store can be read and written; whether it has room for new matches too.
pub(crate) async fn ready(State(app): State<Arc<App>>) -> Result<Json<Value>, Refusal> {
    if app.readiness.ask(&app).await {
        // Still ready: matches go on, and only new ones are refused.
        let is_cut_off = app.bus.as_ref().is_some_and(|bus| !bus.is_connected());
        let status = match (app.store.is_full(), is_cut_off) {
            // The matches of this node go on, and for all others its connections are asked to come again.
            (_, true) => "degraded",
            (true, false) => "full",
            (false, false) => "ok",
        };
        return Ok(Json(json!({ "status": status })));
    }
    let why = "the store cannot be read or written now: answers are refused until it can";
    Err(Problem::new("not-ready", why).into())
}

/// Where metrics are on the address that everybody reaches: not there.
pub(crate) async fn no_metrics() -> Refusal {
    let why =
        "metrics are served on an address of their own: start the server with --metrics-listen";
    Problem::new("unknown-address", why).into()
}

/// What is served on the address of `--metrics-listen`.
pub(crate) fn router(app: Arc<App>, names: Vec<String>) -> Router {
    let names: Arc<[String]> = names.into();
    Router::new()
        .route("/metrics", get(metrics))
        .route("/healthz", get(alive))
        .route("/readyz", get(ready))
        .fallback(|| async { StatusCode::NOT_FOUND })
        .layer(middleware::from_fn_with_state(names, guard::check))
        .layer(middleware::from_fn_with_state(
            Arc::clone(&app),
            observe::observe,
        ))
        .with_state(app)
}

/// Counts what all nodes have to do.
async fn count_jobs(app: &App) {
    let counted = app.store.jobs_by_kind().await.unwrap_or_default();
    for kind in JobKind::ALL {
        let own = counted.iter().find(|(name, _, _)| name == kind.name());
        let (waiting, running) = own.map_or((0, 0), |(_, waiting, running)| (*waiting, *running));
        let label = [("kind", kind.name())];
        app.metrics.jobs_waiting.get_or_create(&label).set(waiting);
        app.metrics.jobs_running.get_or_create(&label).set(running);
    }
}

async fn metrics(State(app): State<Arc<App>>) -> Response {
    let ready = app.readiness.ask(&app).await;
    let metrics = &app.metrics;
    metrics.store_ready.set(ready.into());
    metrics.store_bytes.set(app.store.size() as i64);
    metrics.store_full.set(app.store.is_full().into());
    metrics
        .store_write_failures
        .inner()
        .store(app.store.failures(), Ordering::Relaxed);
    if let Some(bus) = &app.bus {
        let (came, went) = bus.messages();
        metrics.bus_connected.set(bus.is_connected().into());
        let set = |counter: &Counter, count| counter.inner().store(count, Ordering::Relaxed);
        set(&metrics.bus_messages_in, came);
        set(&metrics.bus_messages_out, went);
        // Where that takes too long the figures stay as they were.
        let _ = timeout(PATIENCE, count_jobs(&app)).await;
    }
    metrics.matches_open.set(app.open.len() as i64);
    ([(header::CONTENT_TYPE, CONTENT_TYPE)], metrics.text()).into_response()
}

#[cfg(test)]
mod tests {
    use gaffer_cluster::engines::{fresh_database, query};
    use tokio::sync::watch;

    use super::*;
    use crate::app::Openness;
    use crate::people::People;
    use crate::proxies::Proxies;
    use crate::store::{Place, Sharing, Store};
    use crate::{Keeping, Limits};

    #[tokio::test]
    async fn a_store_that_does_not_answer_is_not_ready() {
        let database = fresh_database().unwrap();
        let place: Place = database.url().parse().unwrap();
        let store = Store::open(&place, Sharing::Alone, Keeping::default(), false).await;
        let (_stop, stopped) = watch::channel(false);
        let app = App::new(
            store.unwrap(),
            Limits::default(),
            Openness::default(),
            Proxies::default(),
            People::default(),
            stopped,
            None,
        );
        // Another remembers nothing of it.
        assert!(Readiness::default().ask(&app).await);
        let url = database.url();
        let hold = "BEGIN; LOCK TABLE probe IN EXCLUSIVE MODE; SELECT pg_sleep(60)";
        tokio::task::spawn_blocking(move || query(&url, hold));
        let is_held = "SELECT count(*) FROM pg_locks WHERE relation = 'probe'::REGCLASS AND mode = 'ExclusiveLock'";
        while query(&database.url(), is_held).unwrap().concat() == "0" {}
        let store = app.store.clone();
        let mut given_up = tokio::spawn(async move { store.touch().await });
        tokio::select! {
            biased;
            _ = &mut given_up => panic!("it was answered no sooner than who writes"),
            ready = app.readiness.ask(&app) => assert!(!ready),
        }
    }
}
