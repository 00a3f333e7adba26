//! Requests: repeats are harmless, stale ones are told so, choices are taken back, connections are resumed.

use serde_json::json;

use crate::support::{Client, Folder, Server, Table};

fn code(reply: &serde_json::Value) -> &str {
    reply["problem"]["code"].as_str().unwrap_or_default()
}

#[tokio::test]
async fn a_repeat_is_answered_again_and_changes_nothing() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let seated = server.two_people("fuba", json!({})).await;
    let mut table = Table::sit_down(&server, &seated).await;
    for _ in 0..10 {
        table.play_one().await;
    }
    let (mover, _) = table.whose_turn().await;
    let choice = mover.choices()[0].clone();
    let version = mover.version();
    let request =
        json!({ "do": "choose", "id": "mine", "version": version, "choice": choice }).to_string();
    mover.say(&request).await;
    let done = mover.reply(Some("mine")).await;
    assert_eq!(done["message"], "done");
    mover.say(&request).await;
    assert_eq!(mover.reply(Some("mine")).await, done);
    // Another request for the version that is gone is stale, and how the match stands comes with it.
    let now = done["version"].as_u64().unwrap();
    mover.news_of(now).await;
    let stale = mover.ask(json!({ "do": "undo", "version": version })).await;
    assert_eq!(code(&stale), "stale");
    assert!(
        stale["problem"]["message"]
            .as_str()
            .unwrap()
            .contains(&format!("version {now}"))
    );
    assert_eq!(mover.news().await["version"], now);
}

#[tokio::test]
async fn a_row_is_taken_back_choice_by_choice() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let seated = server.two_people("fuba", json!({})).await;
    let mut table = Table::sit_down(&server, &seated).await;
    // The placing of pieces is a row of choices of one side.
    loop {
        let (mover, _) = table.whose_turn().await;
        if mover.choices().len() > 1 && mover.choices()[0].starts_with("place") {
            break;
        }
        assert!(table.play_one().await);
    }
    let (mover, other) = table.whose_turn().await;
    let (before, start) = (mover.choices(), mover.version());
    let settled = mover.last["settled"].clone();
    let done = mover.choose(&before[0]).await;
    let news = mover.news_of(done["version"].as_u64().unwrap()).await;
    assert_eq!(news["settled"], settled);
    let version = mover.version();
    let refused = other.ask(json!({ "do": "undo", "version": version })).await;
    assert_eq!(code(&refused), "not-your-turn");
    let undone = mover.ask(json!({ "do": "undo", "version": version })).await;
    assert_eq!(undone["message"], "done");
    assert_eq!(undone["version"], start + 2);
    mover.news_of(start + 2).await;
    assert_eq!(mover.choices(), before);
    while mover.last["choices"] == json!(before) {
        let version = mover.version();
        let undone = mover.ask(json!({ "do": "undo", "version": version })).await;
        if undone["message"] == "refused" {
            assert_eq!(code(&undone), "nothing-to-undo");
            break;
        }
        mover.news_of(version + 1).await;
    }
}

/// A client that comes back with what it knows gets the rest, and ends with the same events as one that stayed.
#[tokio::test]
async fn a_connection_is_resumed() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let seated = server.two_people("fuba", json!({})).await;
    let mut table = Table::sit_down(&server, &seated).await;
    for _ in 0..30 {
        table.play_one().await;
    }
    let all = whole(&server, &seated.id, 0).await.last["events"].clone();
    let all = all.as_array().unwrap();
    let settled = table.whose_turn().await.0.last["settled"].as_u64().unwrap() as usize;
    let client = whole(&server, &seated.id, settled - 3).await;
    assert_eq!(client.last["from"], settled - 3);
    assert_eq!(client.last["events"], json!(all[settled - 3..]));
    // Whoever claims to know more than is settled is told from there on.
    let client = whole(&server, &seated.id, 1_000_000).await;
    assert_eq!(client.last["from"], settled);
}

async fn whole(server: &Server, id: &str, since: usize) -> Client {
    let mut client = server.open(id).await;
    client.ask(json!({ "do": "join", "since": since })).await;
    client.news().await;
    client
}

#[tokio::test]
async fn what_is_not_a_request_is_refused_and_loses_nothing() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let seated = server.two_people("fuba", json!({})).await;
    let mut first = server.open(&seated.id).await;
    first.say(r#"{"do":"undo","id":"x","version":0}"#).await;
    assert_eq!(code(&first.reply(Some("x")).await), "join-first");
    let mut table = Table::sit_down(&server, &seated).await;
    let (mover, _) = table.whose_turn().await;
    for (said, id, told) in [
        ("nonsense", None, "bad-json"),
        ("{", None, "bad-json"),
        ("[]", None, "bad-request"),
        (r#"{"id":"a"}"#, Some("a"), "bad-request"),
        (r#"{"do":"dance","id":"b"}"#, Some("b"), "bad-request"),
        (
            r#"{"do":"undo","id":"c","version":0,"more":1}"#,
            Some("c"),
            "bad-request",
        ),
        (
            r#"{"do":"undo","id":"d","version":-1}"#,
            Some("d"),
            "bad-request",
        ),
        (r#"{"do":"join","id":"e"}"#, Some("e"), "bad-request"),
        (
            r#"{"do":"hint","id":"f","coach":"ferguson"}"#,
            Some("f"),
            "bad-request",
        ),
        (
            r#"{"do":"undo","id":"g\u0000","version":0}"#,
            None,
            "bad-request",
        ),
    ] {
        mover.say(said).await;
        let reply = mover.reply(id).await;
        assert_eq!(code(&reply), told, "{said}: {reply}");
    }
    mover.say_bytes(vec![0, 1, 2]).await;
    assert_eq!(code(&mover.reply(None).await), "bad-json");
    assert!(table.play_one().await);
}
