//! Matches by letter: conditional answers, days off, spectators who see later, and the list of what waits.

use std::time::Duration;

use serde_json::{Value, json};

use crate::club::{Browser, ClubFile, GENEROUS};
use crate::notices::stored;
use crate::support::{Client, Folder, Seated, Server, Table};

const BY_LETTER: &str = r#"{"kind":"correspondence","days":3,"reserve":14,"vacation":20}"#;

fn by_letter(more: &Value) -> Value {
    let mut options =
        json!({ "seed": 7, "time": serde_json::from_str::<Value>(BY_LETTER).unwrap() });
    for (name, value) in more.as_object().unwrap() {
        options[name] = value.clone();
    }
    options
}

fn code(reply: &Value) -> &str {
    reply["problem"]["code"].as_str().unwrap_or_default()
}

/// The next message of a kind for which something holds.
async fn told(client: &mut Client, kind: &str, holds: impl Fn(&Value) -> bool) -> Value {
    loop {
        let message = client.next().await.expect("the match goes on");
        if message["message"] == kind && holds(&message) {
            return message;
        }
    }
}

/// Plays until dice were rolled and somebody decides in the open; whether it is away.
async fn begin(table: &mut Table) -> bool {
    loop {
        let (mover, _) = table.whose_turn().await;
        let is_begun = mover.heard.iter().any(|text| text.contains("\"dice\":[{"));
        if is_begun && mover.kind() == "choice" {
            return mover.last["awaits"]["side"] == "away";
        }
        assert!(table.play_one().await);
    }
}

/// Everything that a seat may be asked after the first offer of the other side, as lines.
async fn lines_for(waits: &mut Client, first: &str) -> Vec<Value> {
    let ahead = waits
        .ask(json!({ "do": "foresee", "answers": first }))
        .await;
    assert_eq!(ahead["message"], "foreseen", "{ahead}");
    let mine = ahead["foreseen"]["mine"].as_array().unwrap().iter();
    let line = |one: &Value| json!([{ "when": { "answers": [first] }, "then": one["choice"] }]);
    mine.take(30).map(line).collect()
}

/// What a seat was told when none of its lines waited any more.
fn gone(client: &Client) -> Option<Value> {
    let told = client.heard.last().map(|text| serde_json::from_str(text));
    let told: Value = told?.unwrap();
    (told["message"] == "plans" && told["lines"] == json!([])).then_some(told)
}

/// Hears the next message to whoever waits; where the other side is asked, it does the least.
async fn play_least(mover: &mut Client, waits: &mut Client) {
    let message = waits.next().await.expect("the match goes on");
    if message["message"] != "news" {
        return;
    }
    mover.news_of(waits.version()).await;
    let choices = mover.choices();
    if let Some(first) = choices.first() {
        let least = choices.iter().find(|one| *one == "done");
        let _ = mover.choose(least.unwrap_or(first)).await;
    }
}

#[tokio::test]
async fn what_comes_true_is_answered_after_a_restart_and_nobody_else_knew() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let seated = server
        .two_people("fuba", by_letter(&json!({ "preset": "1.0" })))
        .await;
    let mut table = Table::sit_down(&server, &seated).await;
    let away_moves = begin(&mut table).await;
    let (mover, waits) = if away_moves {
        (&mut table.away, &mut table.home)
    } else {
        (&mut table.home, &mut table.away)
    };
    let refused = mover
        .ask(json!({ "do": "plan", "lines": [[{ "then": "pass" }]] }))
        .await;
    assert_eq!(code(&refused), "your-turn");
    let refused = waits
        .ask(json!({ "do": "plan", "lines": [[{ "then": "nonsense" }]] }))
        .await;
    assert_eq!(code(&refused), "bad-choice");
    let first = mover.choices()[0].clone();
    let lines = lines_for(waits, &first).await;
    assert!(!lines.is_empty());
    let done = waits.ask(json!({ "do": "plan", "lines": lines })).await;
    assert_eq!(done["message"], "done", "{done}");
    let left = told(waits, "plans", |_| true).await;
    assert_eq!(left["lines"], json!(lines));
    let heard = mover.heard.len();
    // A word that is answered after whatever may have been said.
    mover.ask(json!({ "do": "why", "choice": "pass" })).await;
    assert_eq!(
        mover.heard.len(),
        heard + 1,
        "the other side was told nothing"
    );
    server.kill();

    let server = Server::start(&folder, &[]);
    let mut table = Table::sit_down(&server, &seated).await;
    let mut watcher = server.join(&seated.id, None, "choices").await;
    let (mover, waits) = if away_moves {
        (&mut table.away, &mut table.home)
    } else {
        (&mut table.home, &mut table.away)
    };
    let left = told(waits, "plans", |_| true).await;
    assert_eq!(left["lines"], json!(lines));
    assert_eq!(mover.choose(&first).await["message"], "done");
    // Something becomes of what was left, once the other side has done what it has to.
    let left = loop {
        if let Some(left) = gone(waits) {
            break left;
        }
        play_least(mover, waits).await;
    };
    let dropped = left["dropped"].as_array().unwrap().len();
    let is_given = dropped < lines.len();
    for other in [&mut *mover, &mut watcher] {
        // A word that is answered after whatever may have been said.
        other.ask(json!({ "do": "thoughts" })).await;
        assert!(!other.heard.iter().any(|text| text.contains("\"plans\"")));
        let marks = |text: &&String| text.contains("\"planned\"");
        assert_eq!(other.heard.iter().any(|text| marks(&text)), is_given);
    }
    let resigned = waits.ask(json!({ "do": "resign" })).await;
    assert_eq!(resigned["message"], "done");
    let record = server
        .get(&format!("/api/matches/{}/record", seated.id))
        .await;
    let marks: Vec<&str> = record
        .body
        .lines()
        .filter(|line| line.contains("\"planned\""))
        .collect();
    assert_eq!(marks.len(), usize::from(is_given), "{marks:?}");
    assert!(is_given, "whatever was asked was planned");
}

#[tokio::test]
async fn days_off_stop_the_clock_over_a_restart_and_are_told() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let seated = server.two_people("fuba", by_letter(&json!({}))).await;
    let mut table = Table::sit_down(&server, &seated).await;
    begin(&mut table).await;
    let (mover, other) = table.whose_turn().await;
    let side = mover.last["awaits"]["side"].as_str().unwrap().to_owned();
    let info = format!("/api/matches/{}", seated.id);
    let deadline = server.get(&info).await.json()["deadline"].as_u64().unwrap();
    let away = |days: u32| json!({ "do": "vacation", "days": days });
    assert_eq!(code(&mover.ask(away(21)).await), "no-vacation");
    assert_eq!(code(&mover.ask(away(0)).await), "no-vacation");
    assert_eq!(mover.ask(away(5)).await["message"], "done");
    let days = told(other, "table", |table| {
        table["vacations"][&side]["until"].is_u64()
    })
    .await;
    // The day that has begun is used, whatever comes.
    assert_eq!(days["vacations"][&side]["left"], 19, "{days}");
    let day = 24 * 3600 * 1000;
    let later = server.get(&info).await.json()["deadline"].as_u64().unwrap();
    assert_eq!(later, deadline + 5 * day);
    server.kill();
    let server = Server::start(&folder, &[]);
    let mut back = Table::sit_down(&server, &seated).await;
    let (mover, _) = back.whose_turn().await;
    let again = server.get(&info).await.json()["deadline"].as_u64().unwrap();
    // Of the outage only what lay before the vacation is given back: the last sign of life is seconds old at most.
    assert!((later..later + 5000).contains(&again), "{later} {again}");
    assert_eq!(mover.ask(away(0)).await["message"], "done");
    let now = server.get(&info).await.json()["deadline"].as_u64().unwrap();
    assert!(
        (deadline..deadline + day).contains(&now),
        "back after seconds"
    );
    // Where both are there nobody is away.
    let live = json!({ "time": { "kind": "live", "base": 600, "increment": 5 } });
    let seated = server.two_people("fuba", live).await;
    let mut live = Table::sit_down(&server, &seated).await;
    assert_eq!(code(&live.home.ask(away(1)).await), "no-vacation");
}

/// One switch for all matches by letter: each that allows it has the days in its record, another has as many as are left, and live
/// ones have none; over a restart, and back in all of them.
#[tokio::test]
async fn days_off_are_taken_in_all_matches_by_letter_at_once() {
    let (folder, club) = (Folder::new(), ClubFile::new(GENEROUS));
    let server = club.start(&folder, &[]);
    let mut anna = Browser::register(&server, "Anna").await;
    let letter = |vacation: u32| json!({ "seed": 7, "time": { "kind": "correspondence", "days": 3, "reserve": 0, "vacation": vacation } });
    let live = json!({ "seed": 7, "time": { "kind": "live", "base": 600, "increment": 5 } });
    let mut all = Vec::new();
    for options in [letter(20), letter(3), letter(0), live, json!({ "seed": 7 })] {
        let seated = server.two_people("fuba", options).await;
        let mut table = Table::sit_down(&server, &seated).await;
        begin(&mut table).await;
        let held = json!({ "seats": [{ "id": seated.id, "seat": seated.home }] });
        assert_eq!(anna.post(&server, "/api/me/seats", held).await.status, 204);
        all.push(seated);
    }
    let put = async |anna: &mut Browser, server: &Server, days: u32| {
        let body = json!({ "days": days });
        anna.ask(server, "PUT", "/api/me/vacation", Some(&body))
            .await
    };
    assert_eq!(put(&mut anna, &server, 181).await.status, 400);
    let back = put(&mut anna, &server, 0).await;
    assert_eq!(
        (back.status, back.json()),
        (200, json!([])),
        "she was there"
    );
    let mut taken: Vec<(String, u64)> = put(&mut anna, &server, 7)
        .await
        .json()
        .as_array()
        .unwrap()
        .iter()
        .map(|one| {
            (
                one["id"].as_str().unwrap().to_owned(),
                one["days"].as_u64().unwrap(),
            )
        })
        .collect();
    let mut expected = vec![(all[0].id.clone(), 7), (all[1].id.clone(), 3)];
    taken.sort();
    expected.sort();
    assert_eq!(taken, expected);
    server.kill();
    let server = club.start(&folder, &[]);
    for (seated, is_away) in all.iter().zip([true, true, false, false, false]) {
        let mut other = server.join(&seated.id, Some(&seated.away), "choices").await;
        if is_away {
            told(&mut other, "table", |table| {
                table["vacations"]["home"]["until"].is_u64()
            })
            .await;
        }
        assert_eq!(
            other.ask(json!({ "do": "resign" })).await["message"],
            "done"
        );
        let record = server
            .get(&format!("/api/matches/{}/record", seated.id))
            .await;
        let noted = record
            .body
            .lines()
            .filter(|line| line.contains("\"vacation\":{\"until\""));
        let by_her = noted.filter(|line| line.contains("\"who\":\"home\""));
        assert_eq!(by_her.count(), usize::from(is_away));
    }
    // In a match that goes on she is back.
    let seated = server.two_people("fuba", letter(20)).await;
    let held = json!({ "seats": [{ "id": seated.id, "seat": seated.home }] });
    assert_eq!(anna.post(&server, "/api/me/seats", held).await.status, 204);
    for days in [5, 0] {
        let told = put(&mut anna, &server, days).await.json();
        assert_eq!(told.as_array().unwrap().len(), 1, "{told}");
        assert_eq!(
            (&told[0]["id"], &told[0]["days"]),
            (&json!(seated.id), &json!(days))
        );
        assert_eq!(told[0]["teams"]["home"], "Lions");
    }
    let again = put(&mut anna, &server, 0).await.json();
    assert_eq!(again, json!([]));
    let mut nobody = Browser::default();
    assert_eq!(put(&mut nobody, &server, 1).await.status, 401);
}

/// Every address that tells something of a match, as somebody asks who has no seat, or with the headers of one.
async fn everything(server: &Server, seated: &Seated, headers: &[(&str, &str)]) -> Vec<String> {
    let id = &seated.id;
    let mut told = Vec::new();
    for path in [
        "",
        "/replay",
        "/record",
        "/dice",
        "/review/summary",
        "/review/question?moment=1",
    ] {
        let path = format!("/api/matches/{id}{path}");
        told.push(server.http("GET", &path, headers, "").await.body);
    }
    let json = [headers, &[("Content-Type", "application/json")]].concat();
    for (path, body) in [("sandbox", json!({ "moment": 1 }))] {
        let path = format!("/api/matches/{id}/{path}");
        let answer = server.http("POST", &path, &json, &body.to_string()).await;
        // What is drawn for a sandbox that was made differs each time.
        told.push(if answer.status == 201 {
            "made".into()
        } else {
            answer.body
        });
    }
    told
}

#[tokio::test]
async fn whoever_has_no_seat_sees_nothing_before_its_time() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let refused = json!({ "game": "fuba", "delay": 90_000, "teams": {
        "home": crate::support::person("A"), "away": crate::support::person("B") } });
    assert_eq!(server.post("/api/matches", &refused).await.status, 400);
    let seated = server
        .two_people("fuba", by_letter(&json!({ "delay": 3600 })))
        .await;
    let mut watcher = server.join(&seated.id, None, "choices").await;
    // One with a screen hears what is said, too.
    let mut looker = server.join(&seated.id, None, "sight").await;
    told(&mut looker, "chat", |_| true).await;
    let before = everything(&server, &seated, &[]).await;
    let own = [("gaffer-seat", seated.home.as_str())];
    let mut table = Table::sit_down(&server, &seated).await;
    begin(&mut table).await;
    let resign = json!({ "do": "resign" });
    assert_eq!(table.home.ask(resign.clone()).await["message"], "done");
    assert_eq!(everything(&server, &seated, &[]).await, before);
    let mine = everything(&server, &seated, &own).await;
    assert_ne!(before[0], mine[0]);
    assert!(
        mine[2].contains("\"resigned\""),
        "seats have the record at once"
    );
    let mut newcomer = server.open(&seated.id).await;
    let join = json!({ "do": "join", "want": "choices" });
    let welcome = newcomer.ask(join).await;
    let news = newcomer.news().await;
    assert_eq!(welcome["info"]["over"], false);
    assert_eq!(
        (news["version"].as_u64(), &news["events"]),
        (Some(0), &json!([]))
    );
    // A word that is answered after whatever may have been said.
    for client in [&mut watcher, &mut newcomer] {
        assert_eq!(code(&client.ask(resign.clone()).await), "not-your-seat");
        client.ask(json!({ "do": "thoughts" })).await;
        let hint = client.ask(json!({ "do": "hint" })).await;
        assert_eq!(code(&hint), "not-your-seat", "{hint}");
        let kinds = [
            "\"welcome\"",
            "\"news\"",
            "\"presence\"",
            "\"refused\"",
            "\"table\"",
        ];
        for text in &client.heard {
            assert!(kinds.iter().any(|kind| text.contains(kind)), "{text}");
            assert!(
                !text.contains("resigned") && !text.contains("\"version\":1"),
                "{text}"
            );
        }
    }
    looker.ask(json!({ "do": "thoughts" })).await;
    let chats = looker.heard.iter().filter(|text| text.contains("\"chat\""));
    assert_eq!(chats.count(), 1, "the end is not told by the chat");
}

#[tokio::test]
async fn what_has_had_its_time_is_shown_with_its_end() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let seated = server
        .two_people("fuba", by_letter(&json!({ "delay": 2 })))
        .await;
    let mut watcher = server.join(&seated.id, None, "choices").await;
    let mut table = Table::sit_down(&server, &seated).await;
    begin(&mut table).await;
    let resigned = std::time::Instant::now();
    table.home.ask(json!({ "do": "resign" })).await;
    let end = told(&mut watcher, "table", |table| table["end"].is_object()).await;
    assert!(resigned.elapsed() >= Duration::from_secs(2));
    assert_eq!(end["end"]["how"], "resigned");
    assert_eq!(watcher.version(), table.home.version());
    let own = [("gaffer-seat", seated.home.as_str())];
    assert_eq!(
        everything(&server, &seated, &[]).await,
        everything(&server, &seated, &own).await
    );
}

/// The list of an account says what each match itself says, what is due first comes first, and no match is opened for it.
#[tokio::test]
async fn the_list_is_told_from_the_store() {
    let folder = Folder::new();
    let server = ClubFile::new(GENEROUS).start(&folder, &[]);
    let mut anna = Browser::register(&server, "Anna").await;
    let mut seats = Vec::new();
    let mut ids = Vec::new();
    for days in [5, 1, 3] {
        let time = json!({ "kind": "correspondence", "days": days, "reserve": 0 });
        let seated = server
            .two_people("fuba", json!({ "seed": 7, "time": time }))
            .await;
        let mut table = Table::sit_down(&server, &seated).await;
        begin(&mut table).await;
        let (mover, _) = table.whose_turn().await;
        let is_away = mover.last["awaits"]["side"] == "away";
        seats.push(
            json!({ "id": seated.id, "seat": if is_away { &seated.away } else { &seated.home } }),
        );
        ids.push(seated.id.clone());
    }
    // One that waits for the other side, and one that is over.
    let other = server.two_people("fuba", by_letter(&json!({}))).await;
    let mut table = Table::sit_down(&server, &other).await;
    let is_away = begin(&mut table).await;
    seats.push(json!({ "id": other.id, "seat": if is_away { &other.home } else { &other.away } }));
    let over = server.two_people("fuba", json!({ "seed": 7 })).await;
    let mut table = Table::sit_down(&server, &over).await;
    table.home.ask(json!({ "do": "resign" })).await;
    seats.push(json!({ "id": over.id, "seat": over.home }));
    let taken = anna
        .post(&server, "/api/me/seats", json!({ "seats": seats }))
        .await;
    assert_eq!(taken.status, 204);
    let listed = anna.get(&server, "/api/me/matches").await.json();
    let order: Vec<&str> = listed
        .as_array()
        .unwrap()
        .iter()
        .map(|one| one["info"]["id"].as_str().unwrap())
        .collect();
    assert_eq!(order, [&ids[1], &ids[2], &ids[0], &other.id, &over.id]);
    for one in listed.as_array().unwrap() {
        let id = one["info"]["id"].as_str().unwrap();
        let info = anna
            .get(&server, &format!("/api/matches/{id}"))
            .await
            .json();
        assert_eq!(one["info"], info);
    }
    drop(server);
}

/// That the dice of a club are counted tells nobody that a match is over which is shown later.
#[tokio::test]
async fn what_is_shown_later_is_not_in_the_dice() {
    let folder = Folder::new();
    let server = ClubFile::new(GENEROUS).start(&folder, &[]);
    for (delay, counted) in [(3600, 0), (0, 1)] {
        let time = serde_json::from_str::<Value>(BY_LETTER).unwrap();
        let more = json!({ "time": time, "delay": delay });
        let seated = server.two_people("fuba", more).await;
        let mut table = Table::sit_down(&server, &seated).await;
        begin(&mut table).await;
        let resigned = table.home.ask(json!({ "do": "resign" })).await;
        assert_eq!(resigned["message"], "done", "{resigned}");
        while stored(&folder, "SELECT count(*) FROM results WHERE NOT counted").await > 0 {
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
        let results = "SELECT count(*) FROM results WHERE counted";
        assert!(stored(&folder, results).await > 0);
        let dice = "SELECT count(*) FROM dice_counts";
        assert_eq!(stored(&folder, dice).await, counted, "{delay}");
    }
}
