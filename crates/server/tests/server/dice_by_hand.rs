//! Dice that people throw by hand: who types them in, and who confirms them.

use gaffer_server::AdminRequest;
use serde_json::{Value, json};

use crate::support::{Client, Folder, Seated, Server, Table, computer, person};

/// A match of two people who throw dice, at its first roll.
async fn at_a_roll(server: &Server) -> (Seated, Table) {
    let by_hand = json!({ "dice": "by-hand" });
    let seated = server.two_people("fuba", by_hand).await;
    let mut table = Table::sit_down(server, &seated).await;
    while table.whose_turn().await.0.kind() != "roll" {
        assert!(table.play_one().await);
    }
    (seated, table)
}

fn say(version: u64, word: &str, dice: &[u8]) -> Value {
    json!({ "do": word, "version": version, "dice": dice })
}

fn code(reply: &Value) -> &str {
    reply["problem"]["code"].as_str().unwrap_or_default()
}

/// The next message of a kind.
async fn told(client: &mut Client, kind: &str) -> Value {
    loop {
        let message = client.next().await.expect("the match goes on");
        if message["message"] == kind {
            return message;
        }
    }
}

/// The dice of a turn: one of each side.
const DICE: [u8; 2] = [6, 5];

#[tokio::test]
async fn the_wrong_dice_are_refused() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let (_, mut table) = at_a_roll(&server).await;
    let version = table.home.version();
    let refused = table.home.ask(say(version, "roll", &[9, 9])).await;
    assert_eq!(code(&refused), "bad-roll");
    let refused = table.home.choose("target b3").await;
    assert_eq!(code(&refused), "roll-awaited", "{refused}");
    let refused = table.home.ask(say(version, "confirm", &DICE)).await;
    assert_eq!(code(&refused), "nothing-said", "{refused}");
}

/// Nobody types in dice of a match that whoever runs the server has ended, and what was typed in is forgotten.
#[tokio::test]
async fn dice_of_an_ended_match_are_refused() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let (seated, mut table) = at_a_roll(&server).await;
    let version = table.home.version();
    table.home.ask(say(version, "roll", &DICE)).await;
    let (which, why) = (seated.id.clone(), String::new());
    server
        .admin(&folder, AdminRequest::End { which, why })
        .await;
    let mut table = Table::sit_down(&server, &seated).await;
    let refused = table.home.ask(say(version, "roll", &DICE)).await;
    assert_eq!(code(&refused), "match-over", "{refused}");
    let refused = table.away.ask(say(version, "confirm", &DICE)).await;
    assert_ne!(refused["message"], "done", "{refused}");
}

#[tokio::test]
async fn the_other_side_confirms_what_was_typed() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let (seated, mut table) = at_a_roll(&server).await;
    let mut watcher = server.join(&seated.id, None, "choices").await;
    let version = table.home.version();
    let said = |dice: Value| json!({ "message": "dice-said", "version": version, "side": "home", "dice": dice });

    let done = table.home.ask(say(version, "roll", &DICE)).await;
    assert_eq!(done["message"], "done", "{done}");
    assert_eq!(done["version"], version, "nothing has changed yet");
    for client in [&mut table.home, &mut table.away, &mut watcher] {
        assert_eq!(told(client, "dice-said").await, said(json!(DICE)));
    }
    // Whoever typed them in cannot confirm them, nor take back what led to them; nobody confirms other dice.
    let refused = table.home.ask(say(version, "confirm", &DICE)).await;
    assert_eq!(code(&refused), "nothing-said");
    let undo = table
        .home
        .ask(json!({ "do": "undo", "version": version }))
        .await;
    assert_eq!(code(&undo), "dice-said");
    let refused = table.away.ask(say(version, "confirm", &[6, 4])).await;
    assert_eq!(code(&refused), "nothing-said");
    let refused = table.away.ask(say(version, "roll", &[1, 1])).await;
    assert_eq!(code(&refused), "dice-said");
    let refused = watcher.ask(say(version, "confirm", &DICE)).await;
    assert_eq!(code(&refused), "not-your-seat");

    // What is wrong is thrown away, and typed in again.
    let done = table.away.ask(say(version, "dispute", &DICE)).await;
    assert_eq!(done["version"], version, "{done}");
    for client in [&mut table.home, &mut table.away, &mut watcher] {
        assert_eq!(told(client, "dice-said").await, said(Value::Null));
    }
    let refused = table.away.ask(say(version, "confirm", &DICE)).await;
    assert_eq!(code(&refused), "nothing-said");
    table.home.ask(say(version, "roll", &[4, 4])).await;
    let done = table.home.ask(say(version, "roll", &[2, 3])).await;
    assert_eq!(done["message"], "done", "a slip is put right: {done}");

    // Whoever comes back is told, and what is confirmed is an answer of the match.
    let mut away = server.open(&seated.id).await;
    away.ask(json!({ "do": "join", "seat": seated.away, "want": "choices" }))
        .await;
    assert_eq!(told(&mut away, "dice-said").await, said(json!([2, 3])));
    let confirm = json!({ "do": "confirm", "id": "yes", "version": version, "dice": [2, 3] });
    away.say(&confirm.to_string()).await;
    let done = away.reply(Some("yes")).await;
    assert_eq!(done["version"], version + 1, "{done}");
    let news = table.home.news_of(version + 1).await;
    assert_ne!(news["awaits"]["kind"], "roll");
    let path = format!("/api/matches/{}/replay", seated.id);
    let total = server.get(&path).await.json()["total"].as_u64().unwrap();
    let last = format!("{path}?from={}", total - 1);
    let replay = server.get(&last).await.json();
    let last = replay["moments"].as_array().unwrap().last().unwrap();
    assert_eq!(last["answer"], "roll 2 3");
    // A repeat of what was done is answered again; what is late is refused.
    away.say(&confirm.to_string()).await;
    assert_eq!(away.reply(Some("yes")).await, done);
    let late = table.home.ask(say(version, "roll", &[2, 3])).await;
    assert_eq!(code(&late), "stale");
}

/// Before one screen both see the dice; a computer cannot look.
#[tokio::test]
async fn nobody_confirms_what_he_has_thrown_himself() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let (seated, table) = at_a_roll(&server).await;
    drop(table);
    let mut both = Vec::new();
    for seat in [&seated.home, &seated.away] {
        let mut client = server.open(&seated.id).await;
        let join = json!({ "do": "join", "seat": seat, "client": "a tab", "want": "choices" });
        client.ask(join).await;
        client.news().await;
        both.push(client);
    }
    let version = both[0].version();
    let done = both[0].ask(say(version, "roll", &DICE)).await;
    assert_eq!(done["version"], version + 1, "{done}");

    let players = [person("A"), computer("B", "random")];
    let by_hand = json!({ "dice": "by-hand" });
    let seated = server.set_up("fuba", players, by_hand).await;
    let mut client = server.join(&seated.id, Some(&seated.home), "choices").await;
    while client.kind() != "roll" {
        match client.choices().pop() {
            Some(choice) => {
                let done = client.choose(&choice).await;
                client.news_of(done["version"].as_u64().unwrap()).await
            }
            None => client.news().await,
        };
    }
    let version = client.version();
    let done = client.ask(say(version, "roll", &DICE)).await;
    assert!(done["version"].as_u64() > Some(version), "{done}");
}

/// Names of clients are not secret, and two people may use the same program.
#[tokio::test]
async fn who_has_the_name_of_the_others_client_confirms_all_the_same() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let (seated, table) = at_a_roll(&server).await;
    drop(table);
    let mut both = Vec::new();
    for (seat, from) in [(&seated.home, "127.0.0.1"), (&seated.away, "127.0.0.2")] {
        let mut client = server.open_from(from, &seated.id).await.unwrap();
        let join = json!({ "do": "join", "seat": seat, "client": "a bot", "want": "choices" });
        client.ask(join).await;
        client.news().await;
        both.push(client);
    }
    let version = both[0].version();
    let said = both[0].ask(say(version, "roll", &DICE)).await;
    assert_eq!(said["version"], version, "{said}");
    let done = both[1].ask(say(version, "confirm", &DICE)).await;
    assert_eq!(done["version"], version + 1, "{done}");
}

/// A card that only its owner may see is drawn without a witness.
#[tokio::test]
async fn nobody_confirms_what_he_may_not_see() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let mut luck = 0x2026_u64;
    let mut below = |bound: usize| {
        luck = luck
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(99);
        (luck >> 33) as usize % bound
    };
    for _ in 0..20 {
        let full = json!({ "preset": "full", "dice": "by-hand" });
        let seated = server.two_people("fuba", full).await;
        let mut table = Table::sit_down(&server, &seated).await;
        loop {
            let (mover, _) = table.whose_turn().await;
            let awaits = mover.last["awaits"].clone();
            let version = mover.version();
            match awaits["kind"].as_str().unwrap() {
                "nothing" => break,
                "roll" => {}
                _ => {
                    assert!(table.play_one().await);
                    continue;
                }
            }
            let owners = awaits["dice"].as_array().unwrap();
            let faces = awaits["faces"].as_u64().unwrap() as usize;
            let dice: Vec<u8> = owners.iter().map(|_| below(faces) as u8 + 1).collect();
            let [roller, other] = match owners[0].as_str().unwrap() {
                "home" => [&mut table.home, &mut table.away],
                _ => [&mut table.away, &mut table.home],
            };
            let reply = roller.ask(say(version, "roll", &dice)).await;
            if awaits["secret"] == true {
                assert_eq!(reply["version"], version + 1, "{reply}");
                let seen = other.news_of(version + 1).await;
                assert!(!seen.to_string().contains("\"dice\""), "{seen}");
                return;
            }
            if code(&reply) == "roll-again" {
                continue;
            }
            assert_eq!(reply["version"], version, "{reply}");
            let done = other.ask(say(version, "confirm", &dice)).await;
            assert_eq!(done["message"], "done", "{done}");
            let version = done["version"].as_u64().unwrap();
            roller.news_of(version).await;
            other.news_of(version).await;
        }
    }
    panic!("no card was drawn in twenty matches");
}
