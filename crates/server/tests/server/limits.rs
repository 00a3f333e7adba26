//! Nobody can ask for so much that others get less.

use serde_json::json;

use crate::support::{Folder, Server, Table, computer};

fn code(reply: &serde_json::Value) -> &str {
    reply["problem"]["code"].as_str().unwrap_or_default()
}

#[tokio::test]
async fn requests_come_only_so_fast() {
    let folder = Folder::new();
    let server = Server::start(&folder, &["--rate", "1", "--burst", "5"]);
    let seated = server.two_people("fuba", json!({})).await;
    let mut table = Table::sit_down(&server, &seated).await;
    let (mover, _) = table.whose_turn().await;
    let choice = mover.choices()[0].clone();
    let mut answered = 0;
    let mut refused = 0;
    for _ in 0..100 {
        let reply = mover.ask(json!({ "do": "why", "choice": choice })).await;
        match code(&reply) {
            "" => answered += 1,
            "too-fast" => refused += 1,
            other => panic!("{other}"),
        }
    }
    assert!(answered >= 5);
    assert!(refused > 0, "{answered} were answered");
}

#[tokio::test]
async fn a_long_message_ends_the_connection_and_nothing_else() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let seated = server.two_people("fuba", json!({})).await;
    let mut table = Table::sit_down(&server, &seated).await;
    let mut watcher = server.join(&seated.id, None, "choices").await;
    watcher.say(&" ".repeat((64 << 10) + 1)).await;
    while watcher.next().await.is_some() {}
    assert!(
        matches!(watcher.closed, Some(1009) | None),
        "{:?}",
        watcher.closed
    );
    assert!(table.play_one().await);
}

#[tokio::test]
async fn a_match_has_only_so_many_connections() {
    let folder = Folder::new();
    let server = Server::start(&folder, &["--connections", "3"]);
    let seated = server.two_people("fuba", json!({})).await;
    let table = Table::sit_down(&server, &seated).await;
    let third = server.join(&seated.id, None, "choices").await;
    let mut fourth = server.open(&seated.id).await;
    let refused = fourth.ask(json!({ "do": "join" })).await;
    assert_eq!(code(&refused), "too-many");
    drop((table, third));
}

/// Somebody who does not read is cut off, the match goes on, and he can come back for the rest.
#[tokio::test]
async fn a_slow_reader_is_cut_off_and_comes_back() {
    let folder = Folder::new();
    let server = Server::start(&folder, &["--queue", "8"]);
    let two = [computer("A", "random"), computer("B", "random")];
    let seated = server.set_up("fuba", two, json!({})).await;
    let mut slow = server.open_narrow(&seated.id).await;
    slow.say(r#"{"do":"join","id":"join"}"#).await;
    let path = format!("/api/matches/{}", seated.id);
    while server.get(&path).await.json()["over"] != true {
        tokio::task::yield_now().await;
    }
    let mut last = 0;
    while let Some(message) = slow.next().await {
        if message["message"] == "news" {
            last = message["settled"].as_u64().unwrap();
        }
    }
    // What the network held was read; then the connection was at its end, before the match was.
    assert_ne!(
        slow.last["sight"]["awaits"]["kind"], "nothing",
        "he was not cut off"
    );
    let mut back = server.open(&seated.id).await;
    back.ask(json!({ "do": "join", "since": last, "want": "choices" }))
        .await;
    let news = back.news().await;
    assert_eq!(news["from"], last);
    assert_eq!(news["awaits"]["kind"], "nothing");
}
