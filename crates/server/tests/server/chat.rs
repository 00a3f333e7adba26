//! What people say beside a match: two rooms, phrases and text, limits, and who keeps it.

use serde_json::{Value, json};

use crate::club::{Browser, ClubFile, GENEROUS, PASSWORD};
use crate::desk::owner;
use crate::support::{Client, Folder, Seated, Server};

/// Joins with a screen, at a seat or in the stands; gives what was said before.
async fn join(server: &Server, id: &str, seat: Option<&str>) -> (Client, Value) {
    let mut client = server.open(id).await;
    let mut join = json!({ "do": "join" });
    if let Some(seat) = seat {
        join["seat"] = seat.into();
    }
    let welcome = client.ask(join).await;
    assert_eq!(welcome["message"], "welcome", "{welcome}");
    let chat = hear(&mut client).await;
    (client, chat)
}

/// The next that is said.
async fn hear(client: &mut Client) -> Value {
    loop {
        let message = client.next().await.expect("a word before the end");
        if message["message"] == "chat" {
            return message;
        }
    }
}

fn phrase(name: &str) -> Value {
    json!({ "do": "say", "what": { "phrase": name } })
}

fn text(text: &str) -> Value {
    json!({ "do": "say", "what": { "text": text } })
}

async fn say(client: &mut Client, request: Value) {
    let done = client.ask(request).await;
    assert_eq!(done["message"], "done", "{done}");
}

/// What a client has heard of the chat.
fn heard(client: &Client) -> String {
    let lines = client.heard.iter();
    lines
        .filter(|text| text.contains("\"message\":\"chat\""))
        .map(String::as_str)
        .collect()
}

async fn two_people(server: &Server) -> Seated {
    server.two_people("fuba", json!({})).await
}

#[tokio::test]
async fn players_and_spectators_talk_apart_until_the_end() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let seated = two_people(&server).await;
    let (mut home, before) = join(&server, &seated.id, Some(&seated.home)).await;
    assert_eq!(
        (before["free"].as_bool(), &before["lines"]),
        (Some(true), &json!([]))
    );
    let (mut away, _) = join(&server, &seated.id, Some(&seated.away)).await;
    let (mut watcher, _) = join(&server, &seated.id, None).await;
    let (mut other, _) = join(&server, &seated.id, None).await;
    say(&mut home, phrase("good-luck")).await;
    let line = &hear(&mut away).await["lines"][0];
    assert_eq!(
        (line["side"].as_str(), line["room"].as_str()),
        (Some("home"), Some("players"))
    );
    assert_eq!(line["what"], json!({ "phrase": "good-luck" }));
    say(&mut watcher, text("  press <b>now</b>!  ")).await;
    let line = &hear(&mut other).await["lines"][0];
    assert_eq!(
        line["what"]["text"], "press <b>now</b>!",
        "a text is a text"
    );
    assert!(line.get("side").is_none());
    say(&mut away, text("thanks")).await;
    say(&mut home, phrase("one-moment")).await;
    assert!(!heard(&home).contains("press") && !heard(&away).contains("press"));
    assert!(!heard(&watcher).contains("good-luck"));
    let resigned = home.ask(json!({ "do": "resign" })).await;
    assert_eq!(resigned["message"], "done", "{resigned}");
    while !heard(&away).contains("press") {
        hear(&mut away).await;
    }
    say(&mut away, phrase("well-played")).await;
    while !heard(&home).contains("well-played") {
        hear(&mut home).await;
    }
    assert!(
        !heard(&other).contains("well-played"),
        "players talk among themselves"
    );
    // Whoever comes back, and after a restart, hears what he may.
    server.kill();
    let server = Server::start(&folder, &[]);
    let (_, again) = join(&server, &seated.id, Some(&seated.home)).await;
    let said = again["lines"].as_array().unwrap();
    assert_eq!(said.len(), 5, "{again}");
    let (_, again) = join(&server, &seated.id, None).await;
    assert_eq!(again["lines"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn what_is_no_line_of_plain_text_is_refused_and_so_is_too_much() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let seated = two_people(&server).await;
    let (mut home, _) = join(&server, &seated.id, Some(&seated.home)).await;
    let long = "x".repeat(201);
    for (request, code) in [
        (text(&long), "bad-request"),
        (text("   "), "bad-request"),
        (text("one\ntwo"), "bad-request"),
        (text("turned \u{202e}round"), "bad-request"),
        (phrase("go-away"), "bad-request"),
        (json!({ "do": "say" }), "bad-request"),
        (
            json!({ "do": "say", "what": { "text": "a", "phrase": "hello" } }),
            "bad-request",
        ),
    ] {
        let refused = home.ask(request).await;
        assert_eq!(refused["problem"]["code"], code, "{refused}");
    }
    say(&mut home, text(&"ä".repeat(200))).await;
    for said in 0.. {
        assert!(said < 450, "nobody talks without end");
        let answer = home.ask(phrase("hello")).await;
        if answer["problem"]["code"] == "too-fast" {
            break;
        }
    }
}

#[tokio::test]
async fn a_club_may_have_phrases_only_or_no_chat() {
    for (chat, phrases) in [("phrases", true), ("off", false)] {
        let folder = Folder::new();
        let server = ClubFile::new(&format!("chat = \"{chat}\"\n{GENEROUS}")).start(&folder, &[]);
        let seated = two_people(&server).await;
        let mut home = server.open(&seated.id).await;
        home.ask(json!({ "do": "join", "seat": seated.home })).await;
        let refused = home.ask(text("hello")).await;
        assert_eq!(refused["problem"]["code"], "no-chat");
        let said = home.ask(phrase("hello")).await;
        assert_eq!(said["message"] == "done", phrases, "{said}");
        assert_eq!(heard(&home).contains("\"free\":false"), phrases);
    }
}

#[tokio::test]
async fn ones_words_are_exported_and_go_with_the_account() {
    let folder = Folder::new();
    let server = ClubFile::new(GENEROUS).start(&folder, &[]);
    let mut anna = Browser::register(&server, "Anna").await;
    let seated = two_people(&server).await;
    let cookie = anna.cookie().unwrap().to_owned();
    let mut home = server
        .open_with(&seated.id, "Cookie", &cookie)
        .await
        .unwrap();
    home.ask(json!({ "do": "join", "seat": seated.home })).await;
    let (mut away, _) = join(&server, &seated.id, Some(&seated.away)).await;
    say(&mut home, text("good evening")).await;
    assert_eq!(hear(&mut away).await["lines"][0]["name"], "Anna");
    let export = anna.get(&server, "/api/me/export").await.json();
    assert_eq!(export["said"][0]["what"]["text"], "good evening");
    assert_eq!(export["said"][0]["id"], seated.id.as_str());
    let closed = anna
        .post(&server, "/api/me/close", json!({ "password": PASSWORD }))
        .await;
    assert_eq!(closed.status, 204);
    server.kill();
    let server = Server::start(&folder, &[]);
    let (_, again) = join(&server, &seated.id, Some(&seated.away)).await;
    assert_eq!(again["lines"], json!([]));
}

#[tokio::test]
async fn the_words_of_somebody_who_is_blocked_are_not_delivered() {
    let folder = Folder::new();
    let server = ClubFile::new(GENEROUS).start(&folder, &[]);
    let mut anna = Browser::register(&server, "Anna").await;
    let bert = Browser::register(&server, "Bert").await;
    let seated = two_people(&server).await;
    let mut sit = Vec::new();
    for (browser, seat) in [(&anna, &seated.home), (&bert, &seated.away)] {
        let cookie = browser.cookie().unwrap();
        let opened = server.open_with(&seated.id, "Cookie", cookie).await;
        let mut client = opened.unwrap();
        client.ask(json!({ "do": "join", "seat": seat })).await;
        sit.push(client);
    }
    let [home, away] = &mut sit[..] else {
        panic!("two seats")
    };
    say(away, text("first")).await;
    while !heard(home).contains("first") {
        hear(home).await;
    }
    let block = json!({ "relation": "block" });
    let blocked = anna.post(&server, "/api/people/Bert/relation", block).await;
    assert!(blocked.status < 300, "{}", blocked.body);
    say(away, text("second")).await;
    say(home, text("third")).await;
    // One hears oneself, and nothing of what was said before.
    while !heard(home).contains("third") {
        hear(home).await;
    }
    assert!(!heard(home).contains("second"), "{}", heard(home));
}

#[tokio::test]
async fn who_is_muted_says_nothing_until_it_is_over() {
    let folder = Folder::new();
    let server = ClubFile::new(GENEROUS).start(&folder, &[]);
    let mut otto = owner(&server, &folder, "Otto").await;
    let bert = Browser::register(&server, "Bert").await;
    let seated = two_people(&server).await;
    let cookie = bert.cookie().unwrap();
    let mut client = server
        .open_with(&seated.id, "Cookie", cookie)
        .await
        .unwrap();
    let welcome = client
        .ask(json!({ "do": "join", "seat": seated.home }))
        .await;
    assert_eq!(welcome["message"], "welcome", "{welcome}");
    let (mut away, _) = join(&server, &seated.id, Some(&seated.away)).await;
    say(&mut client, text("Hello")).await;
    for days in [2, 0] {
        let mute = json!({ "act": "mute", "person": "Bert", "days": days });
        let done = otto.post(&server, "/api/desk/acts", mute).await;
        assert_eq!(done.status, 204, "{}", done.body);
        for request in [text("a secret word"), phrase("good-luck")] {
            let answer = client.ask(request).await;
            if days > 0 {
                assert_eq!(answer["problem"]["code"], "muted", "{answer}");
            } else {
                assert_eq!(answer["message"], "done", "{answer}");
            }
        }
        if days > 0 {
            // He plays on, and others talk on.
            say(&mut away, text("your turn")).await;
            assert!(!heard(&away).contains("a secret word"), "{:?}", away.heard);
        }
    }
}

/// At the seat of an account its words are that account's, though nobody is logged in there.
#[tokio::test]
async fn who_is_muted_or_blocked_is_not_heard_by_the_secret_of_his_seat_or_by_a_program() {
    let folder = Folder::new();
    let server = ClubFile::new(GENEROUS).start(&folder, &[]);
    let mut otto = crate::desk::owner(&server, &folder, "Otto").await;
    let mut anna = Browser::register(&server, "Anna").await;
    let mut bert = Browser::register(&server, "Bert").await;
    let token = json!({ "program": "Bertbot", "name": "one", "scopes": ["play"] });
    let token = bert.post(&server, "/api/me/tokens", token).await.json();
    let token = format!("Bearer {}", token["token"].as_str().unwrap());
    let seated = two_people(&server).await;
    for (browser, seat) in [(&mut anna, &seated.home), (&mut bert, &seated.away)] {
        let seats = json!({ "seats": [{ "id": seated.id, "seat": seat }] });
        assert_eq!(
            browser.post(&server, "/api/me/seats", seats).await.status,
            204
        );
    }
    let cookie = anna.cookie().unwrap().to_owned();
    let mut home = server
        .open_with(&seated.id, "Cookie", &cookie)
        .await
        .unwrap();
    home.ask(json!({ "do": "join", "seat": seated.home })).await;
    let (mut away, _) = join(&server, &seated.id, Some(&seated.away)).await;
    let opened = server.open_with(&seated.id, "Authorization", &token).await;
    let mut program = opened.unwrap();
    program.ask(json!({ "do": "join" })).await;
    let mut mute = json!({ "act": "mute", "person": "Bert", "days": 2 });
    let done = otto.post(&server, "/api/desk/acts", mute.clone()).await;
    assert_eq!(done.status, 204, "{}", done.body);
    for client in [&mut away, &mut program] {
        assert_eq!(client.ask(text("x")).await["problem"]["code"], "muted");
    }
    mute["days"] = 0.into();
    otto.post(&server, "/api/desk/acts", mute).await;
    say(&mut away, text("first")).await;
    while !heard(&home).contains("first") {
        hear(&mut home).await;
    }
    let block = json!({ "relation": "block" });
    let blocked = anna.post(&server, "/api/people/Bert/relation", block).await;
    assert_eq!(blocked.status, 200, "{}", blocked.body);
    say(&mut away, text("second")).await;
    say(&mut home, text("third")).await;
    while !heard(&home).contains("third") {
        hear(&mut home).await;
    }
    assert!(!heard(&home).contains("second"), "{}", heard(&home));
}

/// Whoever gives his seat another secret, without an account, is still the one who has it.
#[tokio::test]
async fn who_is_muted_or_blocked_is_not_heard_from_a_seat_that_he_renewed() {
    let folder = Folder::new();
    let server = ClubFile::new(GENEROUS).start(&folder, &[]);
    let mut otto = owner(&server, &folder, "Otto").await;
    let mut anna = Browser::register(&server, "Anna").await;
    let mut bert = Browser::register(&server, "Bert").await;
    let seated = two_people(&server).await;
    for (browser, seat) in [(&mut anna, &seated.home), (&mut bert, &seated.away)] {
        let seats = json!({ "seats": [{ "id": seated.id, "seat": seat }] });
        let taken = browser.post(&server, "/api/me/seats", seats).await;
        assert_eq!(taken.status, 204, "{}", taken.body);
    }
    let renewed = "0123456789abcdef0123456789abcdef";
    let renewal = json!({ "seat": seated.away, "renewed": renewed });
    let path = format!("/api/matches/{}/renewal", seated.id);
    assert_eq!(server.post(&path, &renewal).await.status, 200);
    let cookie = anna.cookie().unwrap().to_owned();
    let opened = server.open_with(&seated.id, "Cookie", &cookie).await;
    let mut home = opened.unwrap();
    home.ask(json!({ "do": "join", "seat": seated.home })).await;
    let (mut away, _) = join(&server, &seated.id, Some(renewed)).await;
    let mut mute = json!({ "act": "mute", "person": "Bert", "days": 2 });
    let done = otto.post(&server, "/api/desk/acts", mute.clone()).await;
    assert_eq!(done.status, 204, "{}", done.body);
    let refused = away.ask(text("x")).await;
    assert_eq!(refused["problem"]["code"], "muted", "{refused}");
    mute["days"] = 0.into();
    otto.post(&server, "/api/desk/acts", mute).await;
    let block = json!({ "relation": "block" });
    let blocked = anna.post(&server, "/api/people/Bert/relation", block).await;
    assert_eq!(blocked.status, 200, "{}", blocked.body);
    say(&mut away, text("second")).await;
    say(&mut home, text("third")).await;
    while !heard(&home).contains("third") {
        hear(&mut home).await;
    }
    assert!(!heard(&home).contains("second"), "{}", heard(&home));
    assert_eq!(away.ask(json!({ "do": "resign" })).await["message"], "done");
    let refused = away.ask(json!({ "do": "offer", "what": "rematch" })).await;
    assert_eq!(refused["problem"]["code"], "no-offer", "{refused}");
    // His matches are not listed by that, nor is the seat his again.
    let mine = bert.get(&server, "/api/me/matches").await.json();
    assert_eq!(mine, json!([]));
}
