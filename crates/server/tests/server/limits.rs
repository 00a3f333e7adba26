//! Nobody can ask for so much that others get less.

use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};

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

/// What is no request counts too, the long of it more, and who does not stop is cut off.
#[tokio::test]
async fn nonsense_comes_only_so_fast() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let seated = server.two_people("fuba", json!({})).await;
    let mut watcher = server.join(&seated.id, None, "choices").await;
    let nonsense = format!("[{}]", "1,".repeat(30_000));
    for _ in 0..200 {
        watcher.say(&nonsense).await;
    }
    let (mut read, mut too_fast) = (0, 0);
    while let Some(reply) = watcher.next().await {
        match code(&reply) {
            "bad-json" => read += 1,
            "too-fast" => too_fast += 1,
            _ => {}
        }
    }
    assert!((1..20).contains(&read), "{read} were read");
    assert!(too_fast > 50, "{too_fast} were refused unread");
    assert!(matches!(watcher.closed, Some(1008) | None));
    assert!(Table::sit_down(&server, &seated).await.play_one().await);
}

/// A body that is no record is short, and what is no object is none.
#[tokio::test]
async fn bodies_are_short_objects() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let long = json!({ "game": "fuba", "preset": " ".repeat(70 << 10) });
    let refused = server.post("/api/matches", &long).await;
    assert_eq!(refused.status, 413);
    assert_eq!(refused.json()["code"], "too-large");
    let list = server.post("/api/matches", &json!(["fuba"])).await;
    assert_eq!(list.status, 400);
    assert_eq!(list.json()["code"], "bad-request");
}

/// However many watch, players find their places.
#[tokio::test]
async fn spectators_lock_nobody_out() {
    let folder = Folder::new();
    let server = Server::start(&folder, &["--spectators", "3"]);
    let seated = server.two_people("fuba", json!({})).await;
    let mut watchers = Vec::new();
    for _ in 0..3 {
        watchers.push(server.join(&seated.id, None, "choices").await);
    }
    let mut fourth = server.open(&seated.id).await;
    let refused = fourth.ask(json!({ "do": "join" })).await;
    assert_eq!(code(&refused), "too-many");
    let mut table = Table::sit_down(&server, &seated).await;
    assert!(table.play_one().await);
}

/// Whoever opens his seat once too often goes on where he opened it last, and the first is told as the answer to its
/// joining, so that it does not come back by itself.
#[tokio::test]
async fn a_seat_has_only_so_many_connections_and_the_newest_stay() {
    let folder = Folder::new();
    let server = Server::start(&folder, &["--connections-per-seat", "2"]);
    let seated = server.two_people("fuba", json!({})).await;
    let mut first = server.open(&seated.id).await;
    let join = json!({ "do": "join", "id": "mine", "seat": seated.home, "want": "choices" });
    first.say(&join.to_string()).await;
    assert_eq!(first.reply(Some("mine")).await["message"], "welcome");
    let mut table = Table::sit_down(&server, &seated).await;
    let third = server.join(&seated.id, Some(&seated.home), "choices").await;
    let told = first.reply(Some("mine")).await;
    assert_eq!(code(&told), "too-many");
    while first.next().await.is_some() {}
    assert!(table.play_one().await);
    drop(third);
}

/// A server that hears of its visitors from a proxy on this computer.
const BEHIND_PROXY: [&str; 2] = ["--trust-proxy", "127.0.0.1"];

#[tokio::test]
async fn one_address_has_only_so_many_spectators_and_connections() {
    let folder = Folder::new();
    let more = [
        "--spectators-per-address",
        "2",
        "--connections-per-address",
        "3",
    ];
    let server = Server::start(
        &folder,
        &[BEHIND_PROXY, [more[0], more[1]], [more[2], more[3]]].concat(),
    );
    let seated = server.two_people("fuba", json!({})).await;
    let open = |address: &'static str| server.open_as(&seated.id, address);
    let mut there = Vec::new();
    for _ in 0..2 {
        let mut watcher = open("203.0.113.7").await.unwrap();
        let welcome = watcher.ask(json!({ "do": "join" })).await;
        assert_eq!(welcome["message"], "welcome");
        there.push(watcher);
    }
    let mut third = open("203.0.113.7").await.unwrap();
    assert_eq!(code(&third.ask(json!({ "do": "join" })).await), "too-many");
    while third.next().await.is_some() {}
    let mut other = open("203.0.113.8").await.unwrap();
    let welcome = other.ask(json!({ "do": "join" })).await;
    assert_eq!(welcome["message"], "welcome", "another address has its own");
    // A third connection of the first is free again, a fourth is not.
    let player = json!({ "do": "join", "seat": seated.home });
    let mut seat = open("203.0.113.7").await.unwrap();
    assert_eq!(seat.ask(player).await["message"], "welcome");
    assert_eq!(open("203.0.113.7").await.err(), Some(429));
    drop(there);
}

#[tokio::test]
async fn there_are_only_so_many_connections() {
    let folder = Folder::new();
    let server = Server::start(&folder, &["--connections", "3"]);
    let seated = server.two_people("fuba", json!({})).await;
    let watcher = server.join(&seated.id, None, "choices").await;
    let silent = [server.connect().await, server.connect().await];
    let full = async || {
        let answer = server.get("/api/games").await;
        if answer.status == 429 {
            assert_eq!(answer.code(), "too-many-connections");
            assert!(answer.head.contains("retry-after: 1"), "{}", answer.head);
        }
        answer.status
    };
    // The places of connections that have just ended are free a moment later.
    until(async || full().await == 429).await;
    drop(silent);
    until(async || full().await == 200).await;
    drop(watcher);
}

/// Tries again until it is true; the test's patience is long.
pub(crate) async fn until(is_true: impl AsyncFn() -> bool) {
    for _ in 0..600 {
        if is_true().await {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    panic!("it does not come true");
}

/// How many of so many requests of an address are answered.
async fn answered(server: &Server, from: &[&str], count: usize) -> usize {
    let mut answered = 0;
    for number in 0..count {
        let from = from[number % from.len()];
        let answer = server
            .http(
                "GET",
                "/api/rules/F22-4.1",
                &[("X-Forwarded-For", from)],
                "",
            )
            .await;
        if answer.status == 200 {
            answered += 1;
        } else {
            assert_eq!(
                (answer.status, answer.code().as_str()),
                (429, "too-many-requests")
            );
            assert!(answer.head.contains("retry-after: 1"), "{}", answer.head);
        }
    }
    answered
}

#[tokio::test]
async fn requests_of_an_address_are_counted_by_what_a_trusted_proxy_says() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[BEHIND_PROXY, ["--requests", "1"]].concat());
    // Four at once, and one more with every second that this takes.
    let one = answered(&server, &["203.0.113.7"], 60).await;
    assert!((4..60).contains(&one), "{one}");
    let other = answered(&server, &["203.0.113.8"], 4).await;
    assert_eq!(other, 4, "another visitor has his own");
    // What a visitor says of himself stands before what the proxy says.
    let forged: Vec<String> = (0..60)
        .map(|n| format!("192.0.2.{n}, 203.0.113.9"))
        .collect();
    let forged: Vec<&str> = forged.iter().map(String::as_str).collect();
    let forging = answered(&server, &forged, 60).await;
    assert!((4..60).contains(&forging), "{forging}");
}

#[tokio::test]
async fn nobody_else_is_believed() {
    let folder = Folder::new();
    let trust = [
        "--trust-proxy",
        "10.0.0.0/8",
        "--matches",
        "1",
        "--requests",
        "1",
    ];
    let server = Server::start(&folder, &trust);
    let forged: Vec<String> = (0..200).map(|n| format!("192.0.2.{n}")).collect();
    let forged: Vec<&str> = forged.iter().map(String::as_str).collect();
    // This computer may make a hundred times as many, and it is one visitor whatever it says.
    let count = 2000;
    assert!(answered(&server, &forged, count).await < count);
}

#[tokio::test]
async fn a_request_that_does_not_come_is_not_waited_for() {
    let folder = Folder::new();
    let server = Server::start(&folder, &["--patience", "1"]);
    let games = format!("GET /api/games HTTP/1.1\r\nHost: {}\r\n", server.address);
    let post = format!(
        "POST /api/matches HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n",
        server.address
    );
    for (what, begun, status) in [
        ("nothing", "", None),
        ("a head without an end", games.as_str(), None),
        ("a body without an end", post.as_str(), Some("408")),
    ] {
        let mut stream = server.connect().await;
        stream.write_all(begun.as_bytes()).await.unwrap();
        // A little of it comes all the time.
        let mut answer = Vec::new();
        let end = async {
            let (mut read, mut write) = stream.split();
            let trickle = async {
                while write.write_all(b"x").await.is_ok() {
                    tokio::time::sleep(std::time::Duration::from_millis(100)).await;
                }
                std::future::pending::<()>().await;
            };
            tokio::select! {
                end = read.read_to_end(&mut answer) => drop(end),
                () = trickle, if !begun.is_empty() => {}
            }
        };
        let patience = std::time::Duration::from_secs(30);
        let ended = tokio::time::timeout(patience, end).await;
        assert!(ended.is_ok(), "{what}: the server waits for more");
        let answer = String::from_utf8_lossy(&answer).into_owned();
        let said = answer.split(' ').nth(1);
        assert_eq!(
            said.filter(|_| status.is_some()),
            status,
            "{what}: {answer}"
        );
    }
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
    // Coaches play while somebody is there: somebody who keeps up.
    loop {
        let mut quick = server.join(&seated.id, None, "choices").await;
        while quick.kind() != "nothing" && quick.next().await.is_some() {}
        if quick.kind() == "nothing" {
            break;
        }
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
