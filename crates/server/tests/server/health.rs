//! What those who watch over a server see: whether it lives, whether it is ready, and what it counts.

use std::fmt::Debug;
use std::path::Path;
use std::str::FromStr;
use std::time::Duration;

use serde_json::json;
use sqlx::{Connection, SqliteConnection};

use crate::limits::until;
use crate::support::{Answer, Folder, Server, Table, computer, http, person};

/// What the log says of the address of metrics.
fn metrics_address(log: &Path) -> String {
    let said = std::fs::read_to_string(log).unwrap();
    let (_, after) = said.split_once("Metrics are at http://").expect(&said);
    after.split('/').next().unwrap().to_owned()
}

/// A server that counts, and where it tells.
fn start(folder: &Folder) -> (Server, Metrics) {
    std::fs::create_dir_all(folder.path()).unwrap();
    let log = folder.path().join("log");
    let server = Server::start_with_log(folder, &["--metrics-listen", "127.0.0.1:0"], &log);
    (server, Metrics(metrics_address(&log)))
}

/// The address of metrics.
struct Metrics(String);

impl Metrics {
    async fn get(&self, path: &str) -> Answer {
        http(&self.0, "GET", path, &[], "").await
    }
}

/// The value of a sample, by its name and labels as they are written.
fn sample<T: FromStr<Err: Debug>>(answer: &Answer, name: &str) -> T {
    let lines = answer.body.lines();
    let mut found = lines.filter_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    let value = found.next();
    let value = value.unwrap_or_else(|| panic!("no {name} in\n{}", answer.body));
    value.parse().unwrap()
}

fn count(answer: &Answer, name: &str) -> u64 {
    sample(answer, name)
}

#[tokio::test]
async fn a_server_that_cannot_write_lives_and_is_not_ready() {
    let folder = Folder::new();
    let (server, metrics) = start(&folder);
    assert_eq!(server.get("/healthz").await.status, 200);
    assert_eq!(server.get("/readyz").await.status, 200);
    let file = folder.file();
    let mut other = SqliteConnection::connect(&format!("sqlite://{}", file.display()))
        .await
        .unwrap();
    sqlx::raw_sql("BEGIN IMMEDIATE")
        .execute(&mut other)
        .await
        .unwrap();
    // What was found out a moment ago may be told again.
    tokio::time::sleep(Duration::from_millis(1100)).await;
    let refused = server.get("/readyz").await;
    assert_eq!(
        (refused.status, refused.code().as_str()),
        (503, "not-ready")
    );
    assert_eq!(server.get("/healthz").await.status, 200);
    let counted = metrics.get("/metrics").await;
    assert_eq!(count(&counted, "gaffer_store_ready"), 0);
    assert!(count(&counted, "gaffer_store_write_failures_total") >= 1);
    sqlx::raw_sql("ROLLBACK").execute(&mut other).await.unwrap();
    let mut tries = 0;
    while server.get("/readyz").await.status != 200 {
        tries += 1;
        assert!(tries < 60, "it does not become ready again");
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
    let counted = metrics.get("/metrics").await;
    assert_eq!(count(&counted, "gaffer_store_ready"), 1);
}

#[tokio::test]
async fn metrics_count_what_happens() {
    let folder = Folder::new();
    let (server, metrics) = start(&folder);
    let seated = server.two_people("fuba", json!({})).await;
    let mut table = Table::sit_down(&server, &seated).await;
    for _ in 0..20 {
        assert!(table.play_one().await);
    }
    let (mover, _) = table.whose_turn().await;
    let refused = mover.choose("nonsense").await;
    let code = refused["problem"]["code"].as_str().unwrap().to_owned();
    server.get("/api/matches/0123456789abcdef01234567").await;
    // Whoever has looked for a match that is not there leaves after the answer.
    let is_alone = async || count(&metrics.get("/metrics").await, "gaffer_matches_open") == 1;
    until(is_alone).await;
    let counted = metrics.get("/metrics").await;
    let kind = counted.header("content-type").unwrap();
    assert!(kind.starts_with("application/openmetrics-text; version=1.0.0"));
    assert!(counted.body.ends_with("# EOF\n"));
    // Twenty choices of people, and the dice of the server after some of them.
    let path = format!("/api/matches/{}/replay?count=1", seated.id);
    let moments = server.get(&path).await.json()["total"].as_u64().unwrap();
    let answers = count(&counted, "gaffer_answers_stored_total");
    assert_eq!(answers, moments - 1);
    assert_eq!(count(&counted, "gaffer_answer_wait_seconds_count"), 20);
    assert!(sample::<f64>(&counted, "gaffer_answer_wait_seconds_sum") > 0.0);
    assert_eq!(count(&counted, "gaffer_matches_open"), 1);
    assert_eq!(count(&counted, "gaffer_connections"), 2);
    assert_eq!(count(&counted, "gaffer_store_ready"), 1);
    assert!(count(&counted, "gaffer_store_bytes") > 4096);
    let refusals = format!("gaffer_refusals_total{{code=\"{code}\"}}");
    assert_eq!(count(&counted, &refusals), 1);
    let unknown = "gaffer_refusals_total{code=\"unknown-match\"}";
    assert_eq!(count(&counted, unknown), 1);
    let created =
        "gaffer_http_requests_total{method=\"POST\",route=\"/api/matches\",status=\"201\"}";
    assert_eq!(count(&counted, created), 1);
    let looked =
        "gaffer_http_requests_total{method=\"GET\",route=\"/api/matches/{id}\",status=\"404\"}";
    assert_eq!(count(&counted, looked), 1);
    assert!(!counted.body.contains(&seated.id));
    drop(table);
}

#[tokio::test]
async fn metrics_count_coaches_who_think() {
    let folder = Folder::new();
    let (server, metrics) = start(&folder);
    let players = [person("Lions"), computer("Tigers", "expert")];
    let seated = server.set_up("fuba", players, json!({})).await;
    let mut home = server.join(&seated.id, Some(&seated.home), "choices").await;
    let mut thought = 0.0;
    while thought == 0.0 {
        if home.choices().is_empty() {
            home.next().await.expect("the match goes on");
        } else {
            let choice = home.choices()[0].clone();
            home.choose(&choice).await;
            home.news().await;
        }
        let counted = metrics.get("/metrics").await;
        count(&counted, "gaffer_coaches_waiting");
        count(&counted, "gaffer_coaches_thinking");
        thought = sample(&counted, "gaffer_thinking_seconds_total");
    }
}

/// Whoever reaches the address of the pages does not reach the metrics, wherever he comes from.
#[tokio::test]
async fn metrics_are_not_for_everybody() {
    let folder = Folder::new();
    let (server, metrics) = start(&folder);
    let refused = server.get("/metrics").await;
    assert_eq!(
        (refused.status, refused.code().as_str()),
        (404, "unknown-address")
    );
    assert_eq!(metrics.get("/api/games").await.status, 404);
    assert_eq!(metrics.get("/healthz").await.status, 200);
    let rebound = [("Host", "evil.example")];
    assert_eq!(
        http(&metrics.0, "GET", "/metrics", &rebound, "")
            .await
            .status,
        403
    );
}

/// Made-up methods and addresses do not make new names.
#[tokio::test]
async fn names_of_counters_are_few() {
    let folder = Folder::new();
    let (server, metrics) = start(&folder);
    for number in 0..20 {
        let method = format!("MADEUP{number}");
        server.http(&method, &format!("/{number}"), &[], "").await;
        server.get(&format!("/api/{number}")).await;
        server.get(&format!("/api/matches/{number}/play")).await;
    }
    let counted = metrics.get("/metrics").await;
    let lines = counted.body.lines();
    let names = lines.filter(|line| line.starts_with("gaffer_http_requests_total{"));
    assert!(names.count() <= 5, "{}", counted.body);
}
