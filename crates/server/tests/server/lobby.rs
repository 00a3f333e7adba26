//! The lobby as people meet it: challenges, one match for two, whoever leaves, restarts, and what is watched.

use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::client_async;
use tokio_tungstenite::tungstenite;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use crate::club::{Browser, ClubFile, GENEROUS, PASSWORD};
use crate::ratings::resigned;
use crate::support::{Client, Folder, Server};

/// Opens the lobby's WebSocket; the status if it is refused.
async fn open(server: &Server, browser: &Browser) -> Result<Client, u16> {
    let url = format!("ws://{}/api/lobby", server.address);
    let mut request = url.into_client_request().unwrap();
    for (name, value) in &browser.headers {
        request.headers_mut().insert(*name, value.parse().unwrap());
    }
    let stream = TcpStream::connect(&server.address).await.unwrap();
    match client_async(request, stream).await {
        Ok((socket, _)) => Ok(Client::new(socket)),
        Err(tungstenite::Error::Http(answer)) => Err(answer.status().as_u16()),
        Err(error) => panic!("{error}"),
    }
}

/// Comes into the lobby with an account.
pub(crate) async fn enter(server: &Server, browser: &Browser) -> Client {
    let mut client = open(server, browser).await.unwrap();
    let welcome = client.ask(json!({ "do": "join" })).await;
    assert_eq!(welcome["message"], "welcome", "{welcome}");
    client
}

/// Comes into the lobby as a guest.
pub(crate) async fn enter_as_guest(server: &Server, number: u8) -> Client {
    let mut client = open(server, &Browser::default()).await.unwrap();
    let join = json!({ "do": "join", "guest": secret(number) });
    let welcome = client.ask(join).await;
    assert_eq!(welcome["message"], "welcome", "{welcome}");
    client
}

/// A secret that a client has drawn.
pub(crate) fn secret(number: u8) -> String {
    format!("{number:032x}")
}

pub(crate) const LIVE: &str = "live";
pub(crate) const BY_LETTER: &str = "correspondence";

pub(crate) fn challenge(seat: u8, kind: &str) -> Value {
    let time = if kind == LIVE {
        json!({ "kind": "live", "base": 600, "increment": 5 })
    } else {
        json!({ "kind": "correspondence", "days": 3, "reserve": 14 })
    };
    json!({ "do": "challenge", "seat": secret(seat), "game": "fuba", "preset": "2.2", "time": time })
}

pub(crate) fn with(mut request: Value, name: &str, value: impl Into<Value>) -> Value {
    request[name] = value.into();
    request
}

/// Makes a challenge; its number.
pub(crate) async fn made(client: &mut Client, request: Value) -> u64 {
    let done = client.ask(request).await;
    assert_eq!(done["message"], "done", "{done}");
    done["challenge"].as_u64().unwrap()
}

/// The next message of a kind for which something holds.
pub(crate) async fn hear(
    client: &mut Client,
    kind: &str,
    is_meant: impl Fn(&Value) -> bool,
) -> Value {
    loop {
        let message = client.next().await.expect("a message before the end");
        if message["message"] == kind && is_meant(&message) {
            return message;
        }
    }
}

pub(crate) fn count(message: &Value, list: &str) -> usize {
    message[list].as_array().unwrap().len()
}

/// Joins the seat that a secret opens; whose it is.
async fn sit(server: &Server, id: &str, seat: &str) -> Value {
    let mut client = server.open(id).await;
    client.ask(json!({ "do": "join", "seat": seat })).await
}

#[tokio::test]
async fn a_guest_takes_a_challenge_and_each_has_his_own_seat() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let mut one = enter_as_guest(&server, 1).await;
    let mut other = enter_as_guest(&server, 2).await;
    let id = made(&mut one, challenge(11, LIVE)).await;
    let listed = hear(&mut other, "lobby", |lobby| count(lobby, "challenges") == 1).await;
    let row = &listed["challenges"][0];
    assert_eq!(row["id"], id);
    assert_eq!(
        (row["game"].as_str(), row["preset"].as_str()),
        (Some("fuba"), Some("2.2"))
    );
    assert_eq!(listed["guests"], 2);
    assert!(
        !listed.to_string().contains(&secret(11)),
        "no secret is told"
    );

    let accept = json!({ "do": "accept", "challenge": id, "seat": secret(12) });
    let own = one.ask(accept.clone()).await;
    assert_eq!(
        own["problem"]["code"], "unfit",
        "nobody plays himself: {own}"
    );
    other.say(&with(accept, "id", "a").to_string()).await;
    let for_other = hear(&mut other, "paired", |_| true).await;
    let for_one = hear(&mut one, "paired", |_| true).await;
    assert_eq!(for_one["match"], for_other["match"]);
    assert_eq!(for_other["request"], "a");
    assert_eq!(
        (for_one["now"].as_bool(), for_other["now"].as_bool()),
        (Some(true), Some(true))
    );
    assert_ne!(for_one["side"], for_other["side"]);
    let id = for_one["match"].as_str().unwrap();
    for (paired, seat) in [(&for_one, 11), (&for_other, 12)] {
        let welcome = sit(&server, id, &secret(seat)).await;
        assert_eq!(welcome["you"], paired["side"], "{welcome}");
        assert_eq!(welcome["info"]["time"]["base"], 600);
        assert_eq!(welcome["info"]["dice"], "sealed");
        assert_eq!(welcome["info"]["public"], true);
        assert_eq!(
            welcome["info"]["free"],
            json!({ "home": false, "away": false })
        );
    }
    for heard in [&one.heard, &other.heard] {
        let seats = [secret(11), secret(12)];
        assert!(!seats.iter().any(|seat| heard.concat().contains(seat)));
    }
    let gone = hear(&mut one, "lobby", |lobby| count(lobby, "challenges") == 0).await;
    assert_eq!(count(&gone, "watch"), 0);
}

#[tokio::test]
async fn of_many_who_accept_at_once_one_gets_it() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let mut maker = enter_as_guest(&server, 1).await;
    let mut others = Vec::new();
    for number in 2..10 {
        others.push(enter_as_guest(&server, number).await);
    }
    let id = made(&mut maker, challenge(11, LIVE)).await;
    let answers = others.iter_mut().enumerate().map(|(number, other)| {
        let seat = secret(50 + u8::try_from(number).unwrap());
        other.ask(json!({ "do": "accept", "challenge": id, "seat": seat }))
    });
    let answers = futures_util::future::join_all(answers).await;
    let got = answers.iter().filter(|one| one["message"] == "done");
    assert_eq!(got.count(), 1, "{answers:?}");
    for refused in answers.iter().filter(|one| one["message"] != "done") {
        assert_eq!(refused["problem"]["code"], "challenge-gone");
        assert!(
            refused["problem"]["message"]
                .as_str()
                .unwrap()
                .contains("faster")
        );
    }
    hear(&mut maker, "paired", |_| true).await;
    // There is no second match for anybody.
    maker.ask(json!({ "do": "seen", "match": "none" })).await;
    let paired = maker
        .heard
        .iter()
        .filter(|text| text.contains("\"paired\""));
    assert_eq!(paired.count(), 1);
}

#[tokio::test]
async fn equal_challenges_become_a_match_by_themselves() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let mut one = enter_as_guest(&server, 1).await;
    let mut other = enter_as_guest(&server, 2).await;
    let mut third = enter_as_guest(&server, 3).await;
    made(&mut third, with(challenge(13, LIVE), "preset", "full")).await;
    made(&mut one, challenge(11, LIVE)).await;
    other.ask(challenge(12, LIVE)).await;
    let for_one = hear(&mut one, "paired", |_| true).await;
    let for_other = hear(&mut other, "paired", |_| true).await;
    assert_eq!(for_one["match"], for_other["match"]);
    let left = hear(&mut third, "lobby", |lobby| count(lobby, "challenges") == 1).await;
    assert_eq!(left["challenges"][0]["preset"], "full");
}

#[tokio::test]
async fn a_live_challenge_goes_when_its_maker_has_left() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let mut maker = enter_as_guest(&server, 1).await;
    let mut other = enter_as_guest(&server, 2).await;
    let id = made(&mut maker, challenge(11, LIVE)).await;
    made(&mut maker, challenge(12, BY_LETTER)).await;
    hear(&mut other, "lobby", |lobby| count(lobby, "challenges") == 2).await;
    // Killed: no word of farewell.
    drop(maker);
    let left = hear(&mut other, "lobby", |lobby| count(lobby, "challenges") == 1).await;
    assert_eq!(left["challenges"][0]["time"]["kind"], BY_LETTER);
    let accept = json!({ "do": "accept", "challenge": id, "seat": secret(13) });
    assert_eq!(other.ask(accept).await["problem"]["code"], "challenge-gone");
}

#[tokio::test]
async fn a_challenge_by_letter_outlives_the_server_and_its_maker_is_told_when_he_comes_back() {
    let folder = Folder::new();
    let club = ClubFile::new(GENEROUS);
    let server = club.start(&folder, &[]);
    let anna = Browser::register(&server, "Anna").await;
    let mut maker = enter(&server, &anna).await;
    let mut guest = enter_as_guest(&server, 9).await;
    let by_letter = made(&mut maker, challenge(11, BY_LETTER)).await;
    made(&mut maker, challenge(12, LIVE)).await;
    made(&mut guest, with(challenge(19, BY_LETTER), "preset", "full")).await;
    server.kill();
    let server = club.start(&folder, &[]);
    let bert = Browser::register(&server, "Bert").await;
    let mut other = enter(&server, &bert).await;
    let lobby = hear(&mut other, "lobby", |_| true).await;
    let presets: Vec<_> = lobby["challenges"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| one["preset"].as_str().unwrap())
        .collect();
    assert_eq!(presets, ["2.2", "full"], "the live one is gone");
    let challenges = lobby["challenges"].as_array().unwrap();
    assert_eq!(challenges[0]["id"], by_letter);
    for (challenge, seat) in challenges.iter().zip([21, 22]) {
        let accept = json!({ "do": "accept", "challenge": challenge["id"], "seat": secret(seat) });
        assert_eq!(other.ask(accept).await["message"], "done");
    }
    drop(other);
    server.kill();
    let server = club.start(&folder, &[]);
    let mut maker = enter(&server, &anna).await;
    let paired = hear(&mut maker, "paired", |_| true).await;
    assert_eq!(
        (paired["against"].as_str(), paired["now"].as_bool()),
        (Some("Bert"), Some(false))
    );
    let id = paired["match"].as_str().unwrap().to_owned();
    let mine = anna.clone().get(&server, "/api/me/matches").await.json();
    assert_eq!(
        mine[0]["info"]["id"],
        id.as_str(),
        "the seat is the account's"
    );
    assert_eq!(sit(&server, &id, &secret(11)).await["you"], paired["side"]);
    maker.ask(json!({ "do": "seen", "match": id })).await;
    // The guest comes back by what his browser calls itself.
    let mut guest = enter_as_guest(&server, 9).await;
    let paired = hear(&mut guest, "paired", |_| true).await;
    let id = paired["match"].as_str().unwrap();
    assert_eq!(sit(&server, id, &secret(19)).await["you"], paired["side"]);
    // What was seen is not told again.
    let mut maker = enter(&server, &anna).await;
    maker.ask(json!({ "do": "seen", "match": "none" })).await;
    assert!(!maker.heard.concat().contains("\"paired\""));
}

#[tokio::test]
async fn a_challenge_for_one_person_is_his_notice_and_nobody_elses_business() {
    let folder = Folder::new();
    let server = ClubFile::new(GENEROUS).start(&folder, &[]);
    let [anna, bert, carl] = ["Anna", "Bert", "Carl"].map(|name| Browser::register(&server, name));
    let (anna, bert, carl) = (anna.await, bert.await, carl.await);
    let mut maker = enter(&server, &anna).await;
    let mut other = open(&server, &bert).await.unwrap();
    other.ask(json!({ "do": "join", "want": "notices" })).await;
    let mut third = enter(&server, &carl).await;
    let unknown = maker.ask(with(challenge(11, LIVE), "to", "Nobody")).await;
    assert_eq!(unknown["problem"]["code"], "unknown-account");
    let own = maker.ask(with(challenge(11, LIVE), "to", "Anna")).await;
    assert_eq!(own["problem"]["code"], "unfit");
    let id = made(&mut maker, with(challenge(11, LIVE), "to", "bert")).await;
    let yours = hear(&mut other, "yours", |yours| count(yours, "asked") == 1).await;
    assert_eq!(
        yours["asked"][0]["by"],
        json!({ "name": "Anna", "program": false })
    );
    let accept = |seat| json!({ "do": "accept", "challenge": id, "seat": secret(seat) });
    assert_eq!(third.ask(accept(13)).await["problem"]["code"], "unfit");
    let withdraw = json!({ "do": "withdraw", "challenge": id });
    assert_eq!(
        third.ask(withdraw.clone()).await["problem"]["code"],
        "challenge-gone"
    );
    assert!(
        !third.heard.concat().contains("\"to\""),
        "it is not in the list"
    );
    // He does not want to; then he does.
    assert_eq!(other.ask(withdraw).await["message"], "done");
    hear(&mut maker, "yours", |yours| count(yours, "made") == 0).await;
    let id = made(&mut maker, with(challenge(11, LIVE), "to", "Bert")).await;
    let accept = json!({ "do": "accept", "challenge": id, "seat": secret(12) });
    assert_eq!(other.ask(accept).await["message"], "done");
    let paired = hear(&mut maker, "paired", |_| true).await;
    assert_eq!(paired["against"], "Bert");
}

#[tokio::test]
async fn who_wants_to_be_seen_is_seen() {
    let folder = Folder::new();
    let server = ClubFile::new(GENEROUS).start(&folder, &[]);
    let anna = Browser::register(&server, "Anna").await;
    let bert = Browser::register(&server, "Bert").await;
    let _seen = enter(&server, &anna).await;
    let mut hidden = open(&server, &bert).await.unwrap();
    hidden.ask(json!({ "do": "join", "seen": false })).await;
    let lobby = hear(&mut hidden, "lobby", |lobby| lobby["unseen"] == 1).await;
    assert_eq!(
        lobby["people"],
        json!([{ "name": "Anna", "program": false }])
    );
    assert_eq!(lobby["guests"], 0);
}

#[tokio::test]
async fn rated_matches_are_for_accounts_and_a_club_may_keep_guests_out() {
    let folder = Folder::new();
    let server =
        ClubFile::new(&format!("guests_challenge = false\n{GENEROUS}")).start(&folder, &[]);
    let anna = Browser::register(&server, "Anna").await;
    let bert = Browser::register(&server, "Bert").await;
    let mut guest = enter_as_guest(&server, 1).await;
    let refused = guest.ask(challenge(11, LIVE)).await;
    assert_eq!(refused["problem"]["code"], "members-only");
    let mut one = enter(&server, &anna).await;
    let mut other = enter(&server, &bert).await;
    let rated = |seat| with(challenge(seat, LIVE), "rated", true);
    let mut no_clock = rated(12);
    no_clock["time"] = Value::Null;
    let refused = one.ask(no_clock).await;
    assert_eq!(refused["problem"]["code"], "not-rated", "{refused}");
    made(&mut one, rated(12)).await;
    other.ask(rated(13)).await;
    let paired = hear(&mut other, "paired", |_| true).await;
    let id = paired["match"].as_str().unwrap();
    let info = server.get(&format!("/api/matches/{id}")).await.json();
    assert_eq!(info["rated"], true, "{info}");
}

#[tokio::test]
async fn a_program_takes_and_makes_challenges_by_its_token() {
    let folder = Folder::new();
    let server = ClubFile::new(GENEROUS).start(&folder, &[]);
    let mut anna = Browser::register(&server, "Anna").await;
    let mut token = async |scopes: Value| {
        let wanted = json!({ "program": "Kicker", "name": "at home", "scopes": scopes });
        let made = anna.post(&server, "/api/me/tokens", wanted).await;
        Browser::program(made.json()["token"].as_str().unwrap())
    };
    let blind = token(json!(["play"])).await;
    assert_eq!(
        open(&server, &blind).await.err(),
        Some(403),
        "it may not look"
    );
    let reader = token(json!(["read"])).await;
    let kicker = token(json!(["read", "play", "challenge"])).await;
    let mut only_reads = enter(&server, &reader).await;
    let refused = only_reads.ask(challenge(11, LIVE)).await;
    assert_eq!(refused["problem"]["code"], "no-scope");
    let mut person = enter(&server, &anna).await;
    let mut program = enter(&server, &kicker).await;
    let id = made(&mut person, with(challenge(12, LIVE), "to", "Kicker")).await;
    let asked = hear(&mut program, "yours", |yours| count(yours, "asked") == 1).await;
    assert_eq!(asked["asked"][0]["id"], id);
    let accept = json!({ "do": "accept", "challenge": id, "seat": secret(13) });
    assert_eq!(
        only_reads.ask(accept.clone()).await["problem"]["code"],
        "no-scope"
    );
    assert_eq!(program.ask(accept).await["message"], "done");
    made(&mut program, challenge(14, LIVE)).await;
    let lobby = hear(&mut person, "lobby", |lobby| {
        count(lobby, "challenges") == 1
    })
    .await;
    assert_eq!(
        lobby["challenges"][0]["by"],
        json!({ "name": "Kicker", "program": true })
    );
}

#[tokio::test]
async fn what_cannot_be_played_is_refused_and_nobody_fills_the_lobby() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let mut refused = open(&server, &Browser::default()).await.unwrap();
    let answer = refused.ask(json!({ "do": "join" })).await;
    assert_eq!(
        answer["problem"]["code"], "bad-request",
        "a guest names his browser"
    );
    let mut one = enter_as_guest(&server, 1).await;
    for (field, value, code) in [
        ("game", json!("chess"), "unknown-game"),
        ("preset", json!("9.9"), "bad-options"),
        ("seat", json!("short"), "bad-request"),
        (
            "time",
            json!({ "kind": "live", "base": 0, "increment": 0 }),
            "bad-request",
        ),
        ("wanted", json!([1700, 1500]), "bad-request"),
        ("to", json!("Anna"), "unknown-account"),
        ("colour", json!("red"), "bad-request"),
    ] {
        let answer = one.ask(with(challenge(11, LIVE), field, value)).await;
        assert_eq!(answer["problem"]["code"], code, "{field}: {answer}");
    }
    for days in 1..=5 {
        let time = json!({ "kind": "correspondence", "days": days, "reserve": 0 });
        made(&mut one, with(challenge(11, BY_LETTER), "time", time)).await;
    }
    let answer = one.ask(challenge(11, LIVE)).await;
    assert_eq!(answer["problem"]["code"], "too-many-challenges");
    let finnish = json!({ "do": "join", "guest": secret(2), "language": "fi" });
    let mut other = open(&server, &Browser::default()).await.unwrap();
    other.ask(finnish).await;
    let gone = other
        .ask(json!({ "do": "accept", "challenge": 1, "seat": secret(12) }))
        .await;
    assert!(
        gone["problem"]["message"]
            .as_str()
            .unwrap()
            .contains("ehti ensin")
    );
    one.say(&"x".repeat(70_000)).await;
    while one.next().await.is_some() {}
    assert_eq!(one.closed, Some(1009), "the limits are those of a match");
}

#[tokio::test]
async fn public_matches_are_listed_and_private_ones_are_not() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let private = server.two_people("fuba", json!({})).await;
    let public = server.two_people("fuba", json!({ "public": true })).await;
    let _private = server
        .join(&private.id, Some(&private.home), "choices")
        .await;
    let player = server.join(&public.id, Some(&public.home), "choices").await;
    let mut guest = enter_as_guest(&server, 1).await;
    let lobby = hear(&mut guest, "lobby", |lobby| count(lobby, "watch") > 0).await;
    assert_eq!(count(&lobby, "watch"), 1);
    let watched = &lobby["watch"][0];
    assert_eq!(watched["id"], public.id.as_str());
    assert_eq!(
        watched["names"],
        json!({ "home": "Lions", "away": "Tigers" })
    );
    assert_eq!(
        (watched["people"].as_u64(), watched["watchers"].as_u64()),
        (Some(2), Some(0))
    );
    let _watcher = server.join(&public.id, None, "choices").await;
    hear(&mut guest, "lobby", |lobby| {
        lobby["watch"][0]["watchers"] == 1
    })
    .await;
    drop(player);
}

#[tokio::test]
async fn whoever_deletes_his_account_leaves_no_challenge() {
    let folder = Folder::new();
    let server = ClubFile::new(GENEROUS).start(&folder, &[]);
    let mut anna = Browser::register(&server, "Anna").await;
    let mut maker = enter(&server, &anna).await;
    made(&mut maker, challenge(11, BY_LETTER)).await;
    let mut guest = enter_as_guest(&server, 1).await;
    hear(&mut guest, "lobby", |lobby| count(lobby, "challenges") == 1).await;
    let closed = anna
        .post(&server, "/api/me/close", json!({ "password": PASSWORD }))
        .await;
    assert_eq!(closed.status, 204);
    hear(&mut guest, "lobby", |lobby| count(lobby, "challenges") == 0).await;
    assert_eq!(
        maker.closed.or({
            while maker.next().await.is_some() {}
            maker.closed
        }),
        Some(1008)
    );
}

#[tokio::test]
async fn who_is_blocked_is_not_met() {
    let folder = Folder::new();
    let server = ClubFile::new(GENEROUS).start(&folder, &[]);
    let mut anna = Browser::register(&server, "Anna").await;
    let bert = Browser::register(&server, "Bert").await;
    let block = json!({ "relation": "block" });
    let blocked = anna.post(&server, "/api/people/Bert/relation", block).await;
    assert!(blocked.status < 300, "{}", blocked.body);
    let mut one = enter(&server, &anna).await;
    let mut other = enter(&server, &bert).await;
    let refused = other.ask(with(challenge(12, LIVE), "to", "Anna")).await;
    assert_eq!(refused["problem"]["code"], "unfit", "{refused}");
    let id = made(&mut one, challenge(11, LIVE)).await;
    let accept = json!({ "do": "accept", "challenge": id, "seat": secret(12) });
    assert_eq!(other.ask(accept).await["problem"]["code"], "unfit");
    // Nor do equal challenges bring them together.
    made(&mut other, challenge(12, LIVE)).await;
    let both = hear(&mut one, "lobby", |lobby| count(lobby, "challenges") == 2).await;
    assert_eq!(both["challenges"][0]["id"], id);
}

/// The time of the ladder on which `resigned` is rated.
fn rapid() -> Value {
    json!({ "kind": "live", "base": 900, "increment": 10 })
}

/// After one rated match between newcomers the winner has 1662 points and the loser 1338, by Glickman's formulas.
#[tokio::test]
async fn a_challenge_is_for_those_of_its_strength() {
    let folder = Folder::new();
    let server = ClubFile::new(GENEROUS).start(&folder, &[]);
    let mut anna = Browser::register(&server, "Anna").await;
    let mut bert = Browser::register(&server, "Bert").await;
    let carl = Browser::register(&server, "Carl").await;
    resigned(&server, &mut anna, &mut bert).await;
    let mut maker = enter(&server, &carl).await;
    let mut loser = enter(&server, &anna).await;
    let mut winner = enter(&server, &bert).await;
    let wanted = |low: u16, high: u16| {
        let mut request = with(challenge(1, LIVE), "preset", "full");
        request["time"] = rapid();
        request["rated"] = true.into();
        request["wanted"] = json!([low, high]);
        request
    };
    let empty = maker.ask(wanted(1700, 1600)).await;
    assert_eq!(empty["problem"]["code"], "bad-request", "{empty}");
    let accept = |id: u64, seat| json!({ "do": "accept", "challenge": id, "seat": secret(seat) });
    let id = made(&mut maker, wanted(1663, 1800)).await;
    for client in [&mut loser, &mut winner] {
        let refused = client.ask(accept(id, 2)).await;
        assert_eq!(refused["problem"]["code"], "unfit", "{refused}");
    }
    let id = made(&mut maker, wanted(1662, 1662)).await;
    let listed = hear(&mut loser, "lobby", |lobby| {
        lobby["challenges"][0]["id"] == id
    })
    .await;
    assert_eq!(listed["challenges"][0]["wanted"], json!([1662, 1662]));
    let refused = loser.ask(accept(id, 2)).await;
    assert_eq!(refused["problem"]["code"], "unfit", "{refused}");
    assert_eq!(winner.ask(accept(id, 3)).await["message"], "done");
    let paired = hear(&mut maker, "paired", |_| true).await;
    assert_eq!(paired["against"], "Bert");
}

#[tokio::test]
async fn the_strongest_are_watched_first_however_many_watch_others() {
    let folder = Folder::new();
    let server = ClubFile::new(GENEROUS).start(&folder, &[]);
    let mut anna = Browser::register(&server, "Anna").await;
    let mut bert = Browser::register(&server, "Bert").await;
    resigned(&server, &mut anna, &mut bert).await;
    let mut ids = Vec::new();
    let mut there = Vec::new();
    for (browser, watchers) in [(None, 2), (Some(&mut anna), 1), (Some(&mut bert), 0)] {
        let more = json!({ "public": true, "preset": "full", "time": rapid() });
        let seated = server.two_people("fuba", more).await;
        if let Some(browser) = browser {
            let seats = json!({ "seats": [{ "id": seated.id, "seat": seated.home }] });
            let taken = browser.post(&server, "/api/me/seats", seats).await;
            assert_eq!(taken.status, 204, "{}", taken.body);
        }
        there.push(server.join(&seated.id, Some(&seated.home), "choices").await);
        for _ in 0..watchers {
            there.push(server.join(&seated.id, None, "choices").await);
        }
        ids.push(seated.id);
    }
    let mut guest = enter_as_guest(&server, 1).await;
    let is_all = |lobby: &Value| {
        let watched = lobby["watch"].as_array().unwrap().iter();
        let watchers = watched.map(|one| one["watchers"].as_u64().unwrap());
        watchers.sum::<u64>() == 3 && count(lobby, "watch") == 3
    };
    let lobby = hear(&mut guest, "lobby", is_all).await;
    let listed: Vec<_> = lobby["watch"].as_array().unwrap().iter().collect();
    let found = listed
        .iter()
        .map(|one| (one["id"].as_str().unwrap(), &one["rating"]));
    let expected = [
        (ids[2].as_str(), &json!(1662)),
        (ids[1].as_str(), &json!(1338)),
        (ids[0].as_str(), &Value::Null),
    ];
    assert!(found.eq(expected), "{lobby}");
}

/// A program stands for whoever keeps it.
#[tokio::test]
async fn who_is_blocked_is_not_met_by_his_program_either() {
    let folder = Folder::new();
    let server = ClubFile::new(GENEROUS).start(&folder, &[]);
    let mut anna = Browser::register(&server, "Anna").await;
    let mut bert = Browser::register(&server, "Bert").await;
    let scopes = json!(["read", "play", "challenge"]);
    let wanted = json!({ "program": "Kicker", "name": "one", "scopes": scopes });
    let token = bert.post(&server, "/api/me/tokens", wanted).await.json();
    let kicker = Browser::program(token["token"].as_str().unwrap());
    let mut program = enter(&server, &kicker).await;
    let id = made(&mut program, challenge(13, LIVE)).await;
    let block = json!({ "relation": "block" });
    let blocked = anna.post(&server, "/api/people/Bert/relation", block).await;
    assert_eq!(blocked.status, 200, "{}", blocked.body);
    let mut one = enter(&server, &anna).await;
    let accept = |id: u64, seat| json!({ "do": "accept", "challenge": id, "seat": secret(seat) });
    assert_eq!(one.ask(accept(id, 14)).await["problem"]["code"], "unfit");
    let refused = program.ask(with(challenge(12, LIVE), "to", "Anna")).await;
    assert_eq!(refused["problem"]["code"], "unfit", "{refused}");
    let id = made(&mut one, challenge(11, BY_LETTER)).await;
    assert_eq!(
        program.ask(accept(id, 12)).await["problem"]["code"],
        "unfit"
    );
}

#[tokio::test]
async fn challenges_of_somebody_who_is_suspended_are_gone_for_good() {
    let folder = Folder::new();
    let club = ClubFile::new(GENEROUS);
    let server = club.start(&folder, &[]);
    let mut otto = crate::desk::owner(&server, &folder, "Otto").await;
    let mut bert = Browser::register(&server, "Bert").await;
    let wanted = json!({ "program": "Kicker", "name": "one", "scopes": ["read", "challenge"] });
    let token = bert.post(&server, "/api/me/tokens", wanted).await.json();
    let kicker = Browser::program(token["token"].as_str().unwrap());
    made(&mut enter(&server, &bert).await, challenge(11, BY_LETTER)).await;
    let other = with(challenge(12, BY_LETTER), "preset", "full");
    made(&mut enter(&server, &kicker).await, other).await;
    let export = bert.get(&server, "/api/me/export").await.json();
    assert_eq!(export["challenges"][0]["time"]["kind"], BY_LETTER);
    assert_eq!(count(&export, "challenges"), 1, "{export}");
    let mut guest = enter_as_guest(&server, 1).await;
    hear(&mut guest, "lobby", |lobby| count(lobby, "challenges") == 2).await;
    let suspend = json!({ "act": "suspend", "person": "Bert", "days": 3, "words": "Cool down." });
    let done = otto.post(&server, "/api/desk/acts", suspend).await;
    assert_eq!(done.status, 204, "{}", done.body);
    hear(&mut guest, "lobby", |lobby| count(lobby, "challenges") == 0).await;
    server.kill();
    let server = club.start(&folder, &[]);
    let mut guest = enter_as_guest(&server, 1).await;
    let lobby = hear(&mut guest, "lobby", |_| true).await;
    assert_eq!(count(&lobby, "challenges"), 0, "{lobby}");
}

#[tokio::test]
async fn guests_choose_no_strength_and_pester_nobody() {
    let folder = Folder::new();
    let club = ClubFile::new(GENEROUS);
    let server = club.start(&folder, &["--trust-proxy", "127.0.0.1"]);
    Browser::register(&server, "Anna").await;
    Browser::register(&server, "Bert").await;
    let mut guests = Vec::new();
    for (number, address) in [(1, "203.0.113.7"), (2, "203.0.113.7"), (3, "203.0.113.8")] {
        let from = Browser::with("X-Forwarded-For", address);
        let mut client = open(&server, &from).await.unwrap();
        let join = json!({ "do": "join", "guest": secret(number) });
        assert_eq!(client.ask(join).await["message"], "welcome");
        guests.push(client);
    }
    let [one, two, elsewhere] = &mut guests[..] else {
        panic!("three guests")
    };
    let choosy = with(challenge(11, LIVE), "wanted", json!([3000, 3001]));
    assert_eq!(one.ask(choosy).await["problem"]["code"], "unfit");
    let to = |seat, name: &str| with(challenge(seat, BY_LETTER), "to", name);
    made(one, to(11, "Anna")).await;
    made(one, to(11, "Anna")).await;
    let refused = two.ask(to(12, "Anna")).await;
    assert_eq!(refused["problem"]["code"], "too-many-challenges");
    made(two, to(12, "Bert")).await;
    made(elsewhere, to(13, "Anna")).await;
}

/// Two who are put together would have one seat.
#[tokio::test]
async fn two_challenges_do_not_have_the_same_secret() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let mut one = enter_as_guest(&server, 1).await;
    let mut other = enter_as_guest(&server, 2).await;
    made(&mut one, challenge(11, LIVE)).await;
    let refused = other.ask(challenge(11, LIVE)).await;
    assert_eq!(refused["problem"]["code"], "bad-request", "{refused}");
    made(&mut other, challenge(12, LIVE)).await;
    hear(&mut one, "paired", |_| true).await;
}

/// Matches of the lobby are between teams that are called like the accounts.
#[tokio::test]
async fn of_somebody_who_has_left_no_match_tells_the_name() {
    const NAME: &str = "Zyxwvut";
    let folder = Folder::new();
    let server = ClubFile::new(GENEROUS).start(&folder, &[]);
    let mut anna = Browser::register(&server, NAME).await;
    let mut bert = Browser::register(&server, "Bert").await;
    let mut one = enter(&server, &anna).await;
    let mut other = enter(&server, &bert).await;
    let mut ids = Vec::new();
    for (seat, preset) in [(11, "2.2"), (12, "full")] {
        let wanted = with(challenge(seat, BY_LETTER), "preset", preset);
        let id = made(&mut one, with(wanted, "to", "Bert")).await;
        let accept = json!({ "do": "accept", "challenge": id, "seat": secret(seat + 10) });
        assert_eq!(other.ask(accept).await["message"], "done");
        let paired = hear(&mut other, "paired", |_| true).await;
        assert_eq!(paired["against"], NAME);
        ids.push(paired["match"].as_str().unwrap().to_owned());
    }
    let mut first = server.open(&ids[0]).await;
    first.ask(json!({ "do": "join", "seat": secret(21) })).await;
    let resigned = first.ask(json!({ "do": "resign" })).await;
    assert_eq!(resigned["message"], "done", "{resigned}");
    // Somebody looks at the other one.
    let mut second = server.open(&ids[1]).await;
    let welcome = second
        .ask(json!({ "do": "join", "seat": secret(22) }))
        .await;
    assert!(welcome.to_string().contains(NAME), "{welcome}");
    // And there are copies of the one that is over.
    let sandbox = format!("/api/matches/{}/sandbox", ids[0]);
    let sandbox = server.post(&sandbox, &json!({ "moment": 0 })).await;
    let sandbox = sandbox.json()["info"]["id"].as_str().unwrap().to_owned();
    let record = format!("/api/matches/{}/record", ids[0]);
    let record = server.get(&record).await.body;
    let kind = [("Content-Type", "text/plain")];
    let loaded = server.http("POST", "/api/records", &kind, &record).await;
    let loaded = loaded.json()["id"].as_str().unwrap().to_owned();
    let close = json!({ "password": PASSWORD, "resign": true });
    let closed = anna.post(&server, "/api/me/close", close).await;
    assert_eq!(closed.status, 204, "{}", closed.body);
    let mut told = Vec::new();
    for id in [sandbox, loaded] {
        for path in ["", "/replay"] {
            let path = format!("/api/matches/{id}{path}");
            let answer = server.get(&path).await;
            assert_eq!(answer.status, 200, "{path}: {}", answer.body);
            told.push(answer.body);
        }
    }
    for id in &ids {
        for path in ["", "/replay", "/record"] {
            let path = format!("/api/matches/{id}{path}");
            let answer = server.get(&path).await;
            assert_eq!(answer.status, 200, "{path}: {}", answer.body);
            told.push(answer.body);
        }
    }
    for path in [
        "/api/people/Bert/matches",
        "/api/me/export",
        "/api/me/notices",
    ] {
        told.push(bert.get(&server, path).await.body);
    }
    for text in &told {
        assert!(!text.contains(NAME), "{text}");
    }
    assert!(told[0].contains("Former member"), "{}", told[0]);
}

/// A customer of a provider has a whole network of IPv6: however many accounts he makes, others find room.
#[tokio::test]
async fn one_network_does_not_fill_the_lobby_by_letter() {
    let folder = Folder::new();
    let server = ClubFile::new(GENEROUS).start(&folder, &["--trust-proxy", "127.0.0.1"]);
    let enter_from = async |number: u8, address: String| {
        let mut browser = Browser::register(&server, &format!("Member {number}x")).await;
        browser.headers.push(("X-Forwarded-For", address));
        enter(&server, &browser).await
    };
    let by_letter = |seat: u8, days: u32| {
        let time = json!({ "kind": "correspondence", "days": days, "reserve": 0 });
        // So that nobody is paired.
        let challenge = with(challenge(seat, BY_LETTER), "time", time);
        with(challenge, "wanted", json!([3000, 3001]))
    };
    for number in 0..12_u8 {
        let address = format!("2001:db8:7:{}::1", number / 4);
        let mut client = enter_from(number, address).await;
        for days in 1..=5 {
            made(&mut client, by_letter(number, days)).await;
        }
    }
    let mut more = enter_from(12, "2001:db8:7:9::1".to_owned()).await;
    let refused = more.ask(by_letter(12, 1)).await;
    assert_eq!(
        refused["problem"]["code"], "too-many-challenges",
        "{refused}"
    );
    // Who is here plays at once, wherever his neighbours are.
    made(&mut more, challenge(12, LIVE)).await;
    let mut other = enter_from(13, "2001:db8:8::1".to_owned()).await;
    made(&mut other, by_letter(13, 1)).await;
}
