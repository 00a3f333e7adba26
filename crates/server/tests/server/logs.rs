//! What a server logs: every request by its id, and nothing that opens a match or tells a secret of it.

use std::time::Duration;

use serde_json::{Value, json};
use sqlx::{Connection, SqliteConnection};

use crate::support::{Folder, Server, Table, computer, person};

fn lines(log: &str) -> Vec<Value> {
    let line = |line| serde_json::from_str(line).unwrap_or_else(|_| panic!("no JSON: {line}"));
    log.lines().map(line).collect()
}

/// Two matches are played, one with secrets and one against the computer; a write fails; a record is loaded.
#[tokio::test]
async fn nothing_that_is_logged_opens_a_match() {
    for format in ["json", "text"] {
        let folder = Folder::new();
        std::fs::create_dir_all(folder.path()).unwrap();
        let file = folder.path().join("log");
        let arguments = ["--verbose", "--log", format];
        let server = Server::start_with_log(&folder, &arguments, &file);
        let seed = json!({ "seed": 987_654_321, "preset": "full" });
        let seated = server.two_people("fuba", seed).await;
        let mut table = Table::sit_down(&server, &seated).await;
        for _ in 0..5 {
            table.play_one().await;
        }
        let store = folder.file();
        let mut other = SqliteConnection::connect(&format!("sqlite://{}", store.display()))
            .await
            .unwrap();
        sqlx::raw_sql("BEGIN IMMEDIATE")
            .execute(&mut other)
            .await
            .unwrap();
        let (mover, _) = table.whose_turn().await;
        let choice = mover.choices()[0].clone();
        let refused = mover.choose(&choice).await;
        assert_eq!(refused["problem"]["code"], "storage-failed");
        sqlx::raw_sql("ROLLBACK").execute(&mut other).await.unwrap();
        // The server finds out by itself, or with the next answer, that it can write again.
        for _ in 0..20 {
            let (mover, other) = table.whose_turn().await;
            let done = mover.choose(&choice).await;
            if done["message"] == "done" {
                let version = done["version"].as_u64().unwrap();
                mover.news_of(version).await;
                other.news_of(version).await;
                break;
            }
            tokio::time::sleep(Duration::from_millis(500)).await;
        }
        table.play_on().await;
        let players = [person("Lions"), computer("Tigers", "sensible")];
        let against = server.set_up("champions", players, json!({})).await;
        let mut client = server
            .join(&against.id, Some(&against.home), "choices")
            .await;
        client.ask(json!({ "do": "hint" })).await;
        client.choose("nonsense that is no choice").await;
        let path = format!("/api/matches/{}/record", seated.id);
        let record = server.get(&path).await;
        assert_eq!(record.status, 200);
        let asked = record.header("x-request-id").unwrap().to_owned();
        server.http("POST", "/api/records", &[], &record.body).await;
        assert!(server.stop());

        let log = std::fs::read_to_string(&file).unwrap();
        assert!(log.contains(&asked), "the request is not logged:\n{log}");
        assert!(log.contains("a match is opened"), "{log}");
        assert!(log.contains("the store failed"), "{log}");
        for seated in [&seated, &against] {
            for secret in [&seated.id, &seated.home, &seated.away] {
                assert!(
                    secret.is_empty() || !log.contains(secret),
                    "{secret}\n{log}"
                );
            }
        }
        assert!(!log.contains("987654321"), "a seed");
        assert!(!log.contains("nonsense"), "a choice");
        let entries = record.body.lines().skip(1);
        for entry in entries {
            let entry: Value = serde_json::from_str(entry).unwrap();
            let answer = entry.as_str().or_else(|| entry["answer"].as_str());
            let answer = answer.unwrap_or_else(|| panic!("no answer in {entry}"));
            assert!(!log.contains(&format!("\"{answer}\"")), "{answer}");
            if answer.starts_with("roll ") {
                assert!(!log.contains(answer), "{answer}");
            }
        }
        if format == "json" {
            for line in lines(&log) {
                assert!(line["message"].is_string(), "{line}");
            }
        }
    }
}

#[tokio::test]
async fn every_answer_has_an_id_of_its_own() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let mut ids = Vec::new();
    for path in ["/", "/api/games", "/api/none", "/healthz", "/api/games"] {
        let answer = server.get(path).await;
        ids.push(answer.header("x-request-id").unwrap().to_owned());
    }
    let rebound = server
        .http("GET", "/", &[("Host", "evil.example")], "")
        .await;
    ids.push(rebound.header("x-request-id").unwrap().to_owned());
    // One that the client makes up is not taken over.
    let mine = [("X-Request-Id", "mine")];
    let answer = server.http("GET", "/api/games", &mine, "").await;
    ids.push(answer.header("x-request-id").unwrap().to_owned());
    assert!(!ids.contains(&"mine".to_owned()));
    let count = ids.len();
    ids.sort();
    ids.dedup();
    assert_eq!(ids.len(), count);
}
