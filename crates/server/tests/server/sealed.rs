//! Sealed dice over the server's own sockets: both seats seal and show, the record proves itself to a program that shares nothing with
//! this one, and nobody is told the secret before the end.

use std::process::Command;

use gaffer_core::{Bytes32, Side};
use gaffer_games::seat_seal;
use gaffer_server::AdminRequest;
use serde_json::{Value, json};

use crate::support::{Client, Folder, Seated, Server, Table, computer, person, postgres};

const HOME: Bytes32 = Bytes32([0x11; 32]);
const AWAY: Bytes32 = Bytes32([0x22; 32]);

fn seal(side: Side, id: &str, number: Bytes32) -> Value {
    json!({ "do": "seal", "seal": seat_seal(side, id, number).to_string() })
}

fn number(number: Bytes32) -> Value {
    json!({ "do": "number", "number": number.to_string() })
}

fn code(reply: &Value) -> &str {
    reply["problem"]["code"].as_str().unwrap_or_default()
}

/// Two people who have said nothing of their dice.
async fn two_people(server: &Server, game: &str) -> (Seated, Value) {
    let teams = json!({ "home": person("Lions"), "away": person("Tigers") });
    let made = server
        .post("/api/matches", &json!({ "game": game, "teams": teams }))
        .await;
    assert_eq!(made.status, 201, "{}", made.body);
    (Seated::read(&made.json()), made.json()["info"].clone())
}

async fn told(client: &mut Client, kind: &str) -> Value {
    loop {
        let message = client.next().await.expect("the match goes on");
        if message["message"] == kind {
            return message;
        }
    }
}

/// Both seal and show.
async fn seal_both(table: &mut Table, id: &str) {
    for request in [
        (Side::Home, seal(Side::Home, id, HOME)),
        (Side::Away, seal(Side::Away, id, AWAY)),
        (Side::Home, number(HOME)),
        (Side::Away, number(AWAY)),
    ] {
        let (side, request) = request;
        let client = match side {
            Side::Home => &mut table.home,
            Side::Away => &mut table.away,
        };
        let done = client.ask(request).await;
        assert_eq!(done["message"], "done", "{done}");
    }
    for client in [&mut table.home, &mut table.away] {
        loop {
            let sealing = told(client, "sealing").await;
            if sealing["awaited"] == json!({ "home": false, "away": false }) {
                break;
            }
        }
    }
}

/// The secret as the store has it.
async fn secret(folder: &Folder) -> String {
    let secret = format!(
        "SELECT {} FROM matches WHERE dice_secret IS NOT NULL",
        hexadecimal()
    );
    folder.rows(&secret).await.concat().concat()
}

/// A secret as both databases write it.
fn hexadecimal() -> &'static str {
    match postgres() {
        Some(_) => "encode(dice_secret, 'hex')",
        None => "lower(hex(dice_secret))",
    }
}

/// What the short program says of a record, and whether it is proven.
fn python(folder: &Folder, record: &str) -> (bool, String) {
    let file = folder.path().join("record.jsonl");
    std::fs::write(&file, record).unwrap();
    let program = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/verify.py");
    let output = Command::new("python3")
        .arg(program)
        .arg(file)
        .output()
        .unwrap();
    let text = [&output.stdout[..], &output.stderr].concat();
    (output.status.success(), String::from_utf8(text).unwrap())
}

#[tokio::test]
async fn two_people_play_with_sealed_dice_and_the_record_proves_it() {
    let folder = Folder::new();
    let log = std::env::temp_dir().join(format!("gaffer-sealed-{}.log", std::process::id()));
    let server = Server::start_with_log(&folder, &["--verbose"], &log);
    for game in ["fuba", "champions"] {
        let (seated, info) = two_people(&server, game).await;
        assert_eq!(info["dice"], "sealed");
        assert_eq!(info["seed"], Value::Null);
        assert_eq!(info["sealing"]["server"].as_str().unwrap().len(), 64);
        assert_eq!(
            info["sealing"]["awaited"],
            json!({ "home": true, "away": true })
        );
        let mut watcher = server.join(&seated.id, None, "sight").await;
        let mut table = Table::sit_down(&server, &seated).await;
        assert!(table.home.choices().is_empty() && table.away.choices().is_empty());
        let choice = if game == "fuba" {
            "formation 4-4-2"
        } else {
            "done"
        };
        assert_eq!(code(&table.home.choose(choice).await), "unsealed");
        seal_both(&mut table, &seated.id).await;
        let secret = secret_of(&folder, &seated.id).await;
        table.play_on().await;
        let told = [&table.home.heard, &table.away.heard, &watcher.heard];
        let told: String = told.into_iter().flatten().map(String::as_str).collect();
        assert!(!told.contains(&secret) && told.contains(&HOME.to_string()));
        let path = format!("/api/matches/{}", seated.id);
        let record = server.get(&format!("{path}/record")).await;
        assert_eq!(record.status, 200);
        assert_eq!(record.body.matches(&secret).count(), 1);
        let (proven, text) = python(&folder, &record.body);
        assert!(proven, "{text}");
        let info = server.get(&path).await.body;
        assert!(!info.contains(&secret) && info.contains(&AWAY.to_string()));
        // Another server shows it, and it still proves itself.
        let loaded = server.http("POST", "/api/records", &[], &record.body).await;
        assert_eq!(loaded.status, 201, "{}", loaded.body);
        let id = loaded.json()["id"].as_str().unwrap().to_owned();
        let again = server.get(&format!("/api/matches/{id}/record")).await;
        assert_eq!(again.body, record.body);
        // Its figures, and a sandbox with other dice.
        let figures = server.get(&format!("{path}/dice")).await.json();
        let faces = figures["home"]["faces"].as_array().unwrap();
        let sum: u64 = faces.iter().map(|count| count.as_u64().unwrap()).sum();
        assert_eq!(figures["home"]["dice"], sum);
        let sandbox = server
            .post(&format!("{path}/sandbox"), &json!({ "moment": 12 }))
            .await;
        assert_eq!(sandbox.json()["info"]["dice"], "server");
        let sealed = json!({ "moment": 12, "dice": "sealed" });
        assert_eq!(
            server
                .post(&format!("{path}/sandbox"), &sealed)
                .await
                .status,
            400
        );
        drop(watcher.next());
        let log = std::fs::read_to_string(&log).unwrap();
        assert!(!log.contains(&secret));
    }
}

async fn secret_of(folder: &Folder, id: &str) -> String {
    let secret = format!("SELECT {} FROM matches WHERE id = '{id}'", hexadecimal());
    folder.rows(&secret).await.concat().concat()
}

#[tokio::test]
async fn whoever_cheats_at_sealing_is_refused_and_both_are_told() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let (seated, _) = two_people(&server, "fuba").await;
    let id = &seated.id;
    let mut table = Table::sit_down(&server, &seated).await;
    let mut watcher = server.join(id, None, "sight").await;
    let refused = watcher.ask(seal(Side::Home, id, HOME)).await;
    assert_eq!(code(&refused), "not-your-seat");
    assert_eq!(code(&table.home.ask(number(HOME)).await), "seal-first");
    assert_eq!(
        table.home.ask(seal(Side::Home, id, HOME)).await["message"],
        "done"
    );
    assert_eq!(
        table.home.ask(seal(Side::Home, id, HOME)).await["message"],
        "done"
    );
    assert_eq!(
        code(&table.home.ask(seal(Side::Home, id, AWAY)).await),
        "sealed-already"
    );
    assert_eq!(code(&table.home.ask(number(HOME)).await), "seal-first");
    let sealing = told(&mut table.away, "sealing").await;
    assert_eq!(sealing["awaited"], json!({ "home": false, "away": true }));
    for bad in ["", "xyz", &HOME.to_string()[1..]] {
        let refused = table.away.ask(json!({ "do": "seal", "seal": bad })).await;
        assert_eq!(refused["message"], "refused");
    }
    table.away.ask(seal(Side::Away, id, AWAY)).await;
    assert_eq!(code(&table.away.ask(number(HOME)).await), "wrong-number");
    for client in [&mut table.home, &mut watcher] {
        assert_eq!(told(client, "number-refused").await["side"], "away");
    }
}

/// The server is killed after every step, and everything that was said is there again.
#[tokio::test]
async fn the_sealing_survives_a_kill_after_every_step() {
    let folder = Folder::new();
    let mut server = Server::start(&folder, &[]);
    let (seated, info) = two_people(&server, "fuba").await;
    let id = &seated.id;
    for (side, request) in [
        (Side::Away, seal(Side::Away, id, AWAY)),
        (Side::Home, seal(Side::Home, id, HOME)),
        (Side::Home, number(HOME)),
        (Side::Away, number(AWAY)),
    ] {
        let seat = if side == Side::Home {
            &seated.home
        } else {
            &seated.away
        };
        let mut client = server.join(id, Some(seat), "choices").await;
        assert_eq!(client.ask(request.clone()).await["message"], "done");
        server.kill();
        server = Server::start(&folder, &[]);
        let mut client = server.join(id, Some(seat), "choices").await;
        assert_eq!(client.ask(request).await["message"], "done", "a repeat");
    }
    let mut table = Table::sit_down(&server, &seated).await;
    for _ in 0..30 {
        table.play_one().await;
    }
    server.kill();
    let server = Server::start(&folder, &[]);
    Table::sit_down(&server, &seated).await.play_on().await;
    let record = server.get(&format!("/api/matches/{id}/record")).await;
    let (proven, text) = python(&folder, &record.body);
    assert!(proven, "{text}");
    let seal = info["sealing"]["server"].as_str().unwrap();
    assert!(record.body.lines().next().unwrap().contains(seal));
}

#[tokio::test]
async fn a_match_that_the_operator_ends_shows_its_secret() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let (seated, _) = two_people(&server, "fuba").await;
    let mut table = Table::sit_down(&server, &seated).await;
    seal_both(&mut table, &seated.id).await;
    for _ in 0..30 {
        table.play_one().await;
    }
    let secret = secret(&folder).await;
    let export = AdminRequest::Export {
        which: seated.id.clone(),
    };
    let exported = format!("{:?}", server.admin(&folder, export).await);
    assert!(!exported.contains(&secret), "it goes on");
    let end = AdminRequest::End {
        which: seated.id.clone(),
        why: String::new(),
    };
    server.admin(&folder, end).await;
    let record = server
        .get(&format!("/api/matches/{}/record", seated.id))
        .await;
    assert_eq!(record.body.matches(&secret).count(), 1, "{}", record.body);
    let (proven, text) = python(&folder, &record.body);
    assert!(proven, "{text}");
}

#[tokio::test]
async fn dice_are_sealed_where_somebody_can_seal_them() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let with = async |home: Value, away: Value, more: Value| {
        let mut body = json!({ "game": "fuba", "teams": { "home": home, "away": away } });
        for (name, value) in more.as_object().unwrap() {
            body[name] = value.clone();
        }
        server.post("/api/matches", &body).await
    };
    let (lions, tigers) = (person("Lions"), person("Tigers"));
    let coach = computer("Bears", "random");
    let seed = json!({ "seed": 7 });
    let made = with(lions.clone(), tigers.clone(), seed.clone())
        .await
        .json();
    assert_eq!(
        (&made["info"]["dice"], &made["info"]["seed"]),
        (&json!("server"), &json!(7))
    );
    let made = with(lions.clone(), coach.clone(), json!({})).await.json();
    assert_eq!(made["info"]["dice"], "server");
    let sealed = json!({ "dice": "sealed" });
    for (home, away, more) in [
        (&lions, &tigers, json!({ "dice": "sealed", "seed": 7 })),
        (&coach, &coach, sealed.clone()),
    ] {
        let refused = with(home.clone(), away.clone(), more).await;
        assert_eq!(
            (refused.status, refused.code().as_str()),
            (400, "bad-request")
        );
    }
    // A person against a computer: one number, and a coach who waits for it.
    let made = with(coach, lions, sealed).await.json();
    let seated = Seated::read(&made);
    let awaited = json!({ "home": false, "away": true });
    assert_eq!(made["info"]["sealing"]["awaited"], awaited);
    let mut client = server.join(&seated.id, Some(&seated.away), "choices").await;
    client.ask(seal(Side::Away, &seated.id, AWAY)).await;
    let done = client.ask(number(AWAY)).await;
    assert_eq!(done["message"], "done", "{done}");
    while client.choices().is_empty() {
        client.news().await;
    }
}
