//! A rematch: offered by one, wanted by both, one match with the sides exchanged, whatever happens to the server meanwhile.

use serde_json::{Value, json};

use crate::club::{Browser, ClubFile, GENEROUS, PASSWORD};
use crate::support::{Client, Folder, Seated, Server, Table, computer, person};

fn code(reply: &Value) -> &str {
    reply["problem"]["code"].as_str().unwrap_or_default()
}

fn offer() -> Value {
    json!({ "do": "offer", "what": "rematch" })
}

fn answer(accept: bool) -> Value {
    json!({ "do": "answer-offer", "what": "rematch", "accept": accept })
}

/// The next word on what is beside the answers for which something holds.
async fn beside(client: &mut Client, holds: impl Fn(&Value) -> bool) -> Value {
    loop {
        let message = client.next().await.expect("the match goes on");
        if message["message"] == "table" && holds(&message) {
            return message;
        }
    }
}

/// The name of the match that both get.
async fn next_match(client: &mut Client) -> String {
    let told = beside(client, |told| told["rematch"].is_string()).await;
    assert_eq!(told["offer"], Value::Null);
    told["rematch"].as_str().unwrap().to_owned()
}

/// How many matches the store has.
async fn matches(folder: &Folder) -> i64 {
    folder.number("SELECT count(*) FROM matches").await
}

/// Two people whose match home has resigned.
async fn resigned(server: &Server, more: Value) -> (Seated, Table) {
    let seated = server.two_people("fuba", more).await;
    let mut table = Table::sit_down(server, &seated).await;
    let done = table.home.ask(json!({ "do": "resign" })).await;
    assert_eq!(done["message"], "done", "{done}");
    for client in [&mut table.home, &mut table.away] {
        beside(client, |told| told["end"].is_object()).await;
    }
    (seated, table)
}

/// Whose seat a secret opens.
async fn opens(server: &Server, id: &str, seat: &str) -> Value {
    let mut client = server.open(id).await;
    let welcome = client.ask(json!({ "do": "join", "seat": seat })).await;
    welcome["you"].clone()
}

/// Each has the other side of the next match by the secret that he has, and by no other.
async fn check_seats(server: &Server, next: &str, seated: &Seated) {
    assert_ne!(next, seated.id);
    assert_eq!(opens(server, next, &seated.home).await, "away");
    assert_eq!(opens(server, next, &seated.away).await, "home");
    assert_eq!(opens(server, next, &"0".repeat(32)).await, Value::Null);
}

#[tokio::test]
async fn both_want_it_and_get_one_match_with_sides_exchanged() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let time = json!({ "kind": "live", "base": 600, "increment": 5 });
    let mut home = person("Lions");
    home["squad"] = json!(["Aalto", "Berg"]);
    let options = json!({ "advanced": ["A1"] });
    let more = json!({ "time": time, "dice": "sealed", "hints": true, "options": options });
    let seated = server.set_up("fuba", [home, person("Tigers")], more).await;
    let mut table = Table::sit_down(&server, &seated).await;
    let mut watcher = server.join(&seated.id, None, "choices").await;
    assert_eq!(
        code(&table.home.ask(offer()).await),
        "no-offer",
        "too early"
    );
    let done = table.home.ask(json!({ "do": "abort" })).await;
    assert_eq!(done["message"], "done", "{done}");
    assert_eq!(code(&watcher.ask(offer()).await), "not-your-seat");
    assert_eq!(code(&table.away.ask(answer(true)).await), "no-offer");

    let offered = table.home.ask(offer()).await;
    assert_eq!(offered["message"], "done", "{offered}");
    let stands = json!({ "side": "home", "what": "rematch" });
    for client in [&mut table.away, &mut watcher] {
        let told = beside(client, |told| told["offer"].is_object()).await;
        assert_eq!(told["offer"], stands);
    }
    // The same words again are answered again, and others refused: it stands.
    let mut again = offer();
    again["id"] = offered["id"].clone();
    table.home.say(&again.to_string()).await;
    assert_eq!(table.home.reply(again["id"].as_str()).await, offered);
    assert_eq!(code(&table.home.ask(offer()).await), "no-offer");
    server.kill();

    // After a restart it stands as it stood.
    let server = Server::start(&folder, &[]);
    let mut table = Table::sit_down(&server, &seated).await;
    let told = beside(&mut table.away, |_| true).await;
    assert_eq!(told["offer"], stands);
    let mut accept = answer(true);
    accept["id"] = "after the restart".into();
    table.away.say(&accept.to_string()).await;
    let done = table.away.reply(Some("after the restart")).await;
    assert_eq!(done["message"], "done", "{done}");
    let next = next_match(&mut table.home).await;
    assert_eq!(next_match(&mut table.away).await, next);
    check_seats(&server, &next, &seated).await;
    for client in [&table.home, &table.away] {
        let heard = client.heard.join("\n");
        assert!(!heard.contains(&seated.home) && !heard.contains(&seated.away));
    }
    let info = |id: String| {
        let server = &server;
        async move { server.get(&format!("/api/matches/{id}")).await.json() }
    };
    let (before, after) = (info(seated.id.clone()).await, info(next.clone()).await);
    for field in ["game", "title", "options", "hints", "dice", "time"] {
        assert_eq!(before[field], after[field], "{field}");
    }
    assert_eq!(before["teams"]["home"], after["teams"]["away"]);
    assert_eq!(before["teams"]["away"], after["teams"]["home"]);
    assert_ne!(before["sealing"]["server"], after["sealing"]["server"]);
    let nobody = json!({ "home": false, "away": false });
    assert_eq!((&after["over"], &after["free"]), (&json!(false), &nobody));

    // There is no other one, now or later.
    for client in [&mut table.home, &mut table.away] {
        assert_eq!(code(&client.ask(offer()).await), "no-offer");
    }
    server.kill();
    let server = Server::start(&folder, &[]);
    let mut table = Table::sit_down(&server, &seated).await;
    assert_eq!(next_match(&mut table.home).await, next);
    assert_eq!(matches(&folder).await, 2);
    // The record is that of the match.
    let record = server
        .get(&format!("/api/matches/{}/record", seated.id))
        .await;
    assert_eq!(record.status, 200);
    assert!(!record.body.contains("rematch"), "{}", record.body);
}

#[tokio::test]
async fn who_presses_at_the_same_moment_gets_the_same_match() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    for round in 1..=6 {
        let (seated, mut table) = resigned(&server, json!({})).await;
        let mut press = offer();
        press["id"] = "press".into();
        let press = press.to_string();
        tokio::join!(table.home.say(&press), table.away.say(&press));
        let next = next_match(&mut table.home).await;
        assert_eq!(next_match(&mut table.away).await, next);
        check_seats(&server, &next, &seated).await;
        assert_eq!(matches(&folder).await, 2 * round);
    }
}

/// The server dies while the second one agrees: there is the offer or the match, never two of them and never neither.
#[tokio::test]
async fn a_killed_server_makes_no_second_match() {
    let folder = Folder::new();
    let mut server = Server::start(&folder, &[]);
    let mut made_before_the_end = 0;
    for round in 1..=12_u64 {
        let (seated, mut table) = resigned(&server, json!({})).await;
        assert_eq!(table.home.ask(offer()).await["message"], "done");
        let mut accept = answer(true);
        accept["id"] = "accept".into();
        table.away.say(&accept.to_string()).await;
        tokio::time::sleep(std::time::Duration::from_micros(300 * round)).await;
        server.kill();
        server = Server::start(&folder, &[]);
        let mut table = Table::sit_down(&server, &seated).await;
        let told = beside(&mut table.away, |_| true).await;
        made_before_the_end += u64::from(told["rematch"].is_string());
        // The page asks again for what was not answered.
        table.away.say(&accept.to_string()).await;
        let done = table.away.reply(Some("accept")).await;
        assert_eq!(done["message"], "done", "{done} after {told}");
        let next = next_match(&mut table.home).await;
        check_seats(&server, &next, &seated).await;
        assert_eq!(matches(&folder).await, 2 * round as i64);
    }
    println!("{made_before_the_end} of 12 were made before the end of the server");
}

#[tokio::test]
async fn an_offer_is_declined_or_withdrawn() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let (_, mut table) = resigned(&server, json!({})).await;
    assert_eq!(table.home.ask(offer()).await["message"], "done");
    let withdraw = json!({ "do": "withdraw-offer", "what": "rematch" });
    assert_eq!(code(&table.away.ask(withdraw.clone()).await), "no-offer");
    assert_eq!(table.home.ask(withdraw).await["message"], "done");
    assert_eq!(code(&table.away.ask(answer(true)).await), "no-offer");
    assert_eq!(table.home.ask(offer()).await["message"], "done");
    assert_eq!(table.away.ask(answer(false)).await["message"], "done");
    assert_eq!(code(&table.home.ask(offer()).await), "no-offer");
    assert_eq!(matches(&folder).await, 1);
}

#[tokio::test]
async fn nobody_plays_again_against_a_computer_or_an_empty_seat_by_agreement() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let teams = [person("Lions"), computer("Robots", "random")];
    let seated = server.set_up("fuba", teams, json!({})).await;
    let mut home = server.join(&seated.id, Some(&seated.home), "choices").await;
    assert_eq!(home.ask(json!({ "do": "resign" })).await["message"], "done");
    assert_eq!(code(&home.ask(offer()).await), "no-offer");

    let mut guest = person("Tigers");
    guest["player"]["link"] = true.into();
    let seated = server
        .set_up("fuba", [person("Lions"), guest], json!({}))
        .await;
    let mut home = server.join(&seated.id, Some(&seated.home), "choices").await;
    assert_eq!(home.ask(json!({ "do": "abort" })).await["message"], "done");
    assert_eq!(code(&home.ask(offer()).await), "no-offer");
    assert_eq!(matches(&folder).await, 2);
}

/// A rematch counts like any other new match of whoever agrees to it.
#[tokio::test]
async fn a_chain_of_rematches_has_an_end() {
    let folder = Folder::new();
    let limits = ["--matches", "1", "--trust-proxy", "127.0.0.1"];
    let server = Server::start(&folder, &limits);
    let kind = ("Content-Type", "application/json");
    let from = ("X-Forwarded-For", "203.0.113.7");
    let teams = json!({ "home": person("Lions"), "away": person("Tigers") });
    let body = json!({ "game": "fuba", "teams": teams, "dice": "server" }).to_string();
    let made = server
        .http("POST", "/api/matches", &[kind, from], &body)
        .await;
    let seated = Seated::read(&made.json());
    let mut clients = Vec::new();
    for seat in [&seated.home, &seated.away] {
        let mut client = server.open_as(&seated.id, from.1).await.unwrap();
        client.ask(json!({ "do": "join", "seat": seat })).await;
        clients.push(client);
    }
    let done = clients[0].ask(json!({ "do": "resign" })).await;
    assert_eq!(done["message"], "done", "{done}");
    assert_eq!(clients[0].ask(offer()).await["message"], "done");
    let agreed = clients[1].ask(answer(true)).await;
    assert_eq!(code(&agreed), "too-many-matches", "{agreed}");
    // The offer stands, to be accepted later.
    let mut late = server.open_as(&seated.id, from.1).await.unwrap();
    late.ask(json!({ "do": "join", "seat": seated.away })).await;
    let told = beside(&mut late, |_| true).await;
    assert_eq!(told["offer"]["what"], "rematch");
    assert_eq!(matches(&folder).await, 1);
}

#[tokio::test]
async fn the_seats_of_accounts_go_along() {
    let folder = Folder::new();
    let server = ClubFile::new(GENEROUS).start(&folder, &[]);
    let (seated, mut table) = resigned(&server, json!({})).await;
    let mut browsers = Vec::new();
    for (name, seat) in [("Anna", &seated.home), ("Bert", &seated.away)] {
        let seats = json!([{ "id": seated.id, "seat": seat }]);
        let account = json!({ "name": name, "password": PASSWORD, "seats": seats });
        let mut browser = Browser::default();
        let made = browser.post(&server, "/api/accounts", account).await;
        assert_eq!(made.status, 201, "{}", made.body);
        browsers.push(browser);
    }
    assert_eq!(table.home.ask(offer()).await["message"], "done");
    assert_eq!(table.away.ask(offer()).await["message"], "done");
    let next = next_match(&mut table.home).await;
    for (browser, side) in browsers.iter_mut().zip(["away", "home"]) {
        let path = format!("/api/me/matches/{next}");
        let sides = browser.get(&server, &path).await.json();
        assert_eq!(sides, json!({ "sides": [side] }));
    }
}
