//! Fair between people: what is said of the dice, hints for both or nobody, and a seat that is opened twice.

use serde_json::{Value, json};

use crate::support::{Client, Folder, Seated, Server, Table, computer, person, postgres};

/// Joins and gives the welcome too.
async fn welcome(server: &Server, id: &str, seat: Option<&str>) -> (Client, Value) {
    let mut client = server.open(id).await;
    let mut join = json!({ "do": "join", "want": "choices" });
    if let Some(seat) = seat {
        join["seat"] = seat.into();
    }
    let welcome = client.ask(join).await;
    client.news().await;
    (client, welcome)
}

/// What every seat, a spectator and HTTP are told of a match.
async fn infos(server: &Server, seated: &Seated) -> Vec<Value> {
    let mut infos = Vec::new();
    for seat in [Some(seated.home.as_str()), Some(&seated.away), None] {
        let seat = seat.filter(|secret| !secret.is_empty());
        let (_, welcome) = welcome(server, &seated.id, seat).await;
        infos.push(welcome["info"].clone());
    }
    let info = server.get(&format!("/api/matches/{}", seated.id)).await;
    infos.push(info.json());
    infos
}

#[tokio::test]
async fn a_seed_that_was_named_is_told_to_everybody() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let seated = server.two_people("fuba", json!({ "seed": 7 })).await;
    for info in infos(&server, &seated).await {
        assert_eq!(info["seed"], 7, "{info}");
    }
    Table::sit_down(&server, &seated).await.play_on().await;
    for seed in [json!(8), Value::Null] {
        let wanted = json!({ "moment": 40, "seed": seed });
        let path = format!("/api/matches/{}/sandbox", seated.id);
        let sandbox = server.post(&path, &wanted).await.json();
        assert_eq!(sandbox["info"]["seed"], seed);
        for info in infos(&server, &Seated::read(&sandbox)).await {
            assert_eq!(info["seed"], seed, "{info}");
        }
    }
}

/// Dice that nobody named come from 128 bits, which nothing tells before the match is over; then its record does, and it is
/// the record of the same match.
#[tokio::test]
async fn what_dice_are_drawn_from_is_nobodys_before_the_end() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let mut drawn = Vec::new();
    for game in ["fuba", "champions"] {
        let seated = server.two_people(game, json!({})).await;
        let mut told: String = infos(&server, &seated)
            .await
            .iter()
            .map(Value::to_string)
            .collect();
        let mut watcher = server.join(&seated.id, None, "sight").await;
        let mut table = Table::sit_down(&server, &seated).await;
        while table.play_one().await {
            // Spectators are told nothing before a secret decision is over.
            if !table.home.decides_in_secret() {
                told += &watcher.news_of(table.home.version()).await.to_string();
            }
        }
        let record = server
            .get(&format!("/api/matches/{}/record", seated.id))
            .await;
        let header: Value = serde_json::from_str(record.body.lines().next().unwrap()).unwrap();
        let seed = header["seed"].as_str().unwrap().to_owned();
        assert_eq!(seed.len(), 32, "{header}");
        assert!(seed.bytes().all(|digit| digit.is_ascii_hexdigit()));
        assert!(!told.contains(&seed));
        assert!(told.len() > 100_000, "a whole match was told");
        drawn.push(seed);

        let loaded = server.http("POST", "/api/records", &[], &record.body).await;
        assert_eq!(loaded.status, 201, "{}", loaded.body);
        assert_eq!(loaded.json()["seed"], Value::Null);
    }
    assert_ne!(drawn[0], drawn[1]);
}

/// An older server drew 64 bits and stored them as a number, as it did with those that were named: they stay secret.
#[tokio::test]
async fn a_number_that_an_older_server_drew_is_not_told() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let seated = server.two_people("fuba", json!({})).await;
    assert!(server.stop());
    let header = match postgres() {
        Some(_) => {
            "CAST(jsonb_set(CAST(header AS JSONB), '{seed}', '1234567890123456789') AS TEXT)"
        }
        None => "json_set(header, '$.seed', 1234567890123456789)",
    };
    folder
        .change(&format!("UPDATE matches SET header = {header}"))
        .await;

    let server = Server::start(&folder, &[]);
    for info in infos(&server, &seated).await {
        assert_eq!(info["seed"], Value::Null, "{info}");
    }
    Table::sit_down(&server, &seated).await.play_on().await;
    let record = server
        .get(&format!("/api/matches/{}/record", seated.id))
        .await;
    assert!(record.body.contains("\"seed\":1234567890123456789"));
}

#[tokio::test]
async fn between_people_hints_are_for_both_or_for_nobody() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let people = || [person("A"), person("B")];
    let alone = || [person("A"), computer("B", "random")];
    for (players, more, hints) in [
        (people(), json!({}), false),
        (people(), json!({ "hints": true }), true),
        (alone(), json!({}), true),
        (alone(), json!({ "hints": false }), false),
    ] {
        let seated = server.set_up("fuba", players, more).await;
        for info in infos(&server, &seated).await {
            assert_eq!(info["hints"], hints, "{info}");
        }
        let mut home = server.join(&seated.id, Some(&seated.home), "choices").await;
        for (word, message) in [("hint", "hint"), ("thoughts", "thoughts")] {
            let reply = home.ask(json!({ "do": word })).await;
            if hints {
                assert_eq!(reply["message"], message, "{reply}");
            } else {
                assert_eq!(reply["problem"]["code"], "no-hints", "{reply}");
            }
        }
    }
}

#[tokio::test]
async fn two_people_agree_on_hints_and_both_see_them() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let basic = json!({ "seed": 7, "preset": "2.2", "hints": false });
    let seated = server.two_people("fuba", basic).await;
    let mut table = Table::sit_down(&server, &seated).await;
    // Until somebody decides in the open, where nothing is a secret.
    loop {
        let (mover, _) = table.whose_turn().await;
        if mover.kind() == "choice" {
            break;
        }
        assert!(table.play_one().await);
    }
    let hint = json!({ "do": "hint" });
    let (mover, other) = table.whose_turn().await;
    let reply = mover.ask(hint.clone()).await;
    assert_eq!(reply["problem"]["code"], "no-hints", "{reply}");
    let offered = mover.ask(json!({ "do": "offer", "what": "hints" })).await;
    assert_eq!(offered["message"], "done", "{offered}");
    let agree = json!({ "do": "answer-offer", "what": "hints", "accept": true });
    let own = mover.ask(agree.clone()).await;
    assert_eq!(own["problem"]["code"], "no-offer", "nobody agrees alone");
    assert_eq!(other.ask(agree).await["message"], "done");
    let side = mover.last["awaits"]["side"].clone();
    let reply = mover.ask(hint).await;
    assert_eq!(reply["message"], "hint", "{reply}");
    let shown = loop {
        let message = other.next().await.expect("the hint is shown");
        if message["message"] == "hint-shown" {
            break message;
        }
    };
    assert_eq!((&shown["side"], &shown["hint"]), (&side, &reply["hint"]));
    // It stays agreed, and everybody who comes is told.
    server.kill();
    let server = Server::start(&folder, &[]);
    for info in infos(&server, &seated).await {
        assert_eq!(info["hints"], true, "{info}");
    }
}

/// The messages of this kind that come before the answer to a question.
async fn opened_again(client: &mut Client) -> Vec<u64> {
    client
        .say(r#"{"do":"why","id":"now","choice":"done"}"#)
        .await;
    let mut places = Vec::new();
    loop {
        let message = client.next().await.expect("an answer");
        if message["message"] == "opened-again" {
            places.push(message["places"].as_u64().unwrap());
        }
        if message["id"] == "now" {
            return places;
        }
    }
}

#[tokio::test]
async fn whoever_sits_there_is_told_that_his_seat_is_opened_again() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let seated = server.two_people("fuba", json!({})).await;
    let join = async |seat: Option<&str>, client: Option<&str>| {
        let mut socket = server.open(&seated.id).await;
        let mut join = json!({ "do": "join", "want": "choices" });
        if let Some(seat) = seat {
            join["seat"] = seat.into();
        }
        if let Some(client) = client {
            join["client"] = client.into();
        }
        let welcome = socket.ask(join).await;
        assert_eq!(welcome["message"], "welcome", "{welcome}");
        socket
    };
    let home = Some(seated.home.as_str());
    let mut first = join(home, Some("tab 1")).await;
    let mut away = join(Some(&seated.away), Some("tab 1")).await;
    let mut watcher = join(None, Some("tab 1")).await;
    // The same tab, whose connection was lost and is not missed yet.
    let mut again = join(home, Some("tab 1")).await;
    for client in [&mut first, &mut again] {
        assert_eq!(opened_again(client).await, Vec::<u64>::new());
    }
    let mut second = join(home, Some("tab 2")).await;
    for client in [&mut first, &mut again, &mut second] {
        assert_eq!(opened_again(client).await, [2]);
    }
    // The lost connection is missed at last: nothing is new. A client without a name is always another.
    drop(again);
    let mut third = join(home, None).await;
    for client in [&mut first, &mut second, &mut third] {
        assert_eq!(opened_again(client).await, [3]);
    }
    let mut fourth = join(home, None).await;
    for client in [&mut first, &mut second, &mut third, &mut fourth] {
        assert_eq!(opened_again(client).await, [4]);
    }
    for client in [&mut away, &mut watcher] {
        assert_eq!(opened_again(client).await, Vec::<u64>::new());
    }
    // A name as long as a book is none.
    let mut socket = server.open(&seated.id).await;
    let join = json!({ "do": "join", "seat": seated.home, "client": "x".repeat(65) });
    let refused = socket.ask(join).await;
    assert_eq!(refused["problem"]["code"], "bad-request", "{refused}");
}
