//! Words in the language that a client asks for.

use serde_json::json;

use crate::support::{Folder, Server, Table};

#[tokio::test]
async fn each_client_reads_its_own_language() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let seated = server.two_people("fuba", json!({})).await;
    for (language, words) in [
        (None, "add up to ten"),
        (Some("en"), "add up to ten"),
        (Some("xx"), "add up to ten"),
        (Some("fi"), "yhteensä kymmenen"),
        (Some("sv-SE,fi-FI;q=0.9"), "yhteensä kymmenen"),
    ] {
        let mut client = server.open(&seated.id).await;
        let mut join = json!({ "do": "join", "seat": seated.home });
        if let Some(language) = language {
            join["language"] = language.into();
        }
        client.ask(join).await;
        client.news().await;
        let refused = client.choose("formation 5-5-5").await;
        let asked = client
            .ask(json!({ "do": "why", "choice": "formation 5-5-5" }))
            .await;
        for answer in [refused, asked] {
            let message = answer["problem"]["message"].as_str().unwrap();
            assert!(message.contains(words), "{language:?}: {answer}");
        }
    }
}

#[tokio::test]
async fn what_happens_is_told_in_the_readers_language() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let seated = server.two_people("fuba", json!({})).await;
    let mut finn = server.open(&seated.id).await;
    finn.ask(json!({ "do": "join", "language": "fi" })).await;
    let mut table = Table::sit_down(&server, &seated).await;
    for _ in 0..4 {
        assert!(table.play_one().await);
    }
    let path = format!("/api/matches/{}/replay", seated.id);
    for (language, words) in [("en", "Formations: "), ("fi-FI", "Muodostelmat: ")] {
        let header = [("Accept-Language", language)];
        let replay = server.http("GET", &path, &header, "").await.json();
        assert!(replay.to_string().contains(words), "{language}: {replay}");
    }
    let mut told = String::new();
    while !told.contains("Muodostelmat: ") {
        let news = finn.news().await;
        assert!(!news.to_string().contains("Formations: "), "{news}");
        told += &news["events"].to_string();
    }
}

#[tokio::test]
async fn what_http_answers_is_said_in_the_readers_language() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    for (path, english, finnish) in [
        (
            "/api/matches/0123456789abcdef01234567",
            "there is no such match here",
            "tällaista ottelua ei ole",
        ),
        (
            "/api/games",
            "the basic game, any formation",
            "perussäännöt, mikä tahansa muodostelma",
        ),
    ] {
        for (language, words, others) in [("en", english, finnish), ("fi-FI", finnish, english)] {
            let header = [("Accept-Language", language)];
            let answer = server.http("GET", path, &header, "").await;
            // There may be several such lines.
            let mut head = answer.head.lines();
            let varies = |line: &str| line.starts_with("vary:") && line.contains("accept-language");
            assert!(head.any(varies), "{path}: {}", answer.head);
            let told = answer.json().to_string();
            assert!(told.contains(words), "{path} {language}: {told}");
            assert!(!told.contains(others), "{path} {language}: {told}");
        }
    }
}
