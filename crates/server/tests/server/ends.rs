//! Clocks and ends before the whistle: what is told, stored, refused, and what survives the server.

use std::time::Duration;

use serde_json::{Value, json};

use crate::support::{Client, Folder, Seated, Server, Table, computer, person};

fn code(reply: &Value) -> &str {
    reply["problem"]["code"].as_str().unwrap_or_default()
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

/// A row of the store.
async fn stored(folder: &Folder, query: &'static str) -> i64 {
    folder.number(query).await
}

/// Changes the store of a server that was killed.
async fn alter(folder: &Folder, statement: &'static str) {
    // What it left in the journal is taken up first.
    assert!(Server::start(folder, &[]).stop());
    folder.change(statement).await;
}

/// Plays until dice were rolled and somebody decides in the open.
async fn begin(table: &mut Table) {
    loop {
        let (mover, _) = table.whose_turn().await;
        let is_begun = mover.heard.iter().any(|text| text.contains("\"dice\":[{"));
        if is_begun && mover.kind() == "choice" {
            return;
        }
        assert!(table.play_one().await);
    }
}

async fn info(server: &Server, seated: &Seated) -> Value {
    server
        .get(&format!("/api/matches/{}", seated.id))
        .await
        .json()
}

#[tokio::test]
async fn whoever_resigns_has_lost() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let seated = server.two_people("fuba", json!({ "seed": 7 })).await;
    let mut table = Table::sit_down(&server, &seated).await;
    let mut watcher = server.join(&seated.id, None, "choices").await;
    let refused = watcher.ask(json!({ "do": "resign" })).await;
    assert_eq!(code(&refused), "not-your-seat");
    begin(&mut table).await;
    let done = table.home.ask(json!({ "do": "resign" })).await;
    assert_eq!(done["message"], "done", "{done}");
    let end =
        json!({ "how": "resigned", "winner": "away", "words": "Lions resigned: Tigers wins" });
    for client in [&mut table.home, &mut table.away, &mut watcher] {
        let told = beside(client, |told| told["end"].is_object()).await;
        assert_eq!(told["end"], end);
    }
    // The same words again change nothing; others come too late.
    let id = done["id"].clone();
    let again = json!({ "do": "resign", "id": id });
    table.home.say(&again.to_string()).await;
    let again = table.home.reply(id.as_str()).await;
    assert_eq!(again, done);
    // The same id for something else is no repeat.
    let other = json!({ "do": "offer", "what": "draw", "id": id });
    table.home.say(&other.to_string()).await;
    assert_eq!(code(&table.home.reply(id.as_str()).await), "reused-id");
    let refused = table.away.ask(json!({ "do": "resign" })).await;
    assert_eq!(code(&refused), "match-over");
    let choices = table.home.choices();
    let refused = table
        .home
        .choose(choices.first().map_or("done", String::as_str))
        .await;
    assert_eq!(code(&refused), "match-over");
    assert_eq!(stored(&folder, "SELECT count(*) FROM notes").await, 1);
    server.kill();

    let server = Server::start(&folder, &[]);
    let now = info(&server, &seated).await;
    assert_eq!((&now["over"], &now["end"]), (&json!(true), &end));
    assert_eq!(now["turn"], Value::Null);
    let record = server
        .get(&format!("/api/matches/{}/record", seated.id))
        .await;
    assert_eq!(record.status, 200);
    let last = record.body.lines().last().unwrap();
    let last: Value = serde_json::from_str(last).unwrap();
    let note = json!({ "end": { "how": "resigned", "winner": "away" } });
    assert_eq!(last["note"]["what"], note);
    assert_eq!(last["note"]["who"], "home");
    // A record that was taken away and brought back has its end.
    let loaded = server.http("POST", "/api/records", &[], &record.body).await;
    assert_eq!(loaded.status, 201, "{}", loaded.body);
    assert_eq!(loaded.json()["end"], end);
    let id = loaded.json()["id"].as_str().unwrap().to_owned();
    let again = server.get(&format!("/api/matches/{id}/record")).await;
    assert_eq!(again.body, record.body);
}

#[tokio::test]
async fn a_draw_is_offered_and_agreed() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let seated = server.two_people("fuba", json!({ "seed": 7 })).await;
    let mut table = Table::sit_down(&server, &seated).await;
    let offer = json!({ "do": "offer", "what": "draw" });
    let answer = |accept: bool| json!({ "do": "answer-offer", "what": "draw", "accept": accept });
    let refused = table.away.ask(answer(true)).await;
    assert_eq!(code(&refused), "no-offer");
    assert_eq!(table.home.ask(offer.clone()).await["message"], "done");
    let told = beside(&mut table.away, |_| true).await;
    assert_eq!(told["offer"], json!({ "side": "home", "what": "draw" }));
    // Nobody agrees with himself, and one offer stands at a time.
    assert_eq!(code(&table.home.ask(answer(true)).await), "no-offer");
    assert_eq!(code(&table.away.ask(offer.clone()).await), "no-offer");
    assert_eq!(table.away.ask(answer(false)).await["message"], "done");
    beside(&mut table.home, |told| told["offer"].is_null()).await;
    // Another one only after a choice of one's own.
    assert_eq!(code(&table.home.ask(offer.clone()).await), "no-offer");
    begin(&mut table).await;
    assert_eq!(table.home.ask(offer.clone()).await["message"], "done");
    let withdraw = json!({ "do": "withdraw-offer", "what": "draw" });
    assert_eq!(table.home.ask(withdraw).await["message"], "done");
    // Whoever plays on has declined.
    let (mover, other) = table.whose_turn().await;
    let asked = other.ask(offer.clone()).await;
    if asked["message"] == "done" {
        beside(mover, |told| told["offer"].is_object()).await;
        assert!(table.play_one().await);
        let (mover, other) = table.whose_turn().await;
        for client in [mover, other] {
            assert_eq!(code(&client.ask(answer(true)).await), "no-offer");
        }
    }
    // A restart keeps what stands.
    assert!(table.play_one().await);
    let (mover, _) = table.whose_turn().await;
    let is_home = mover.last["awaits"]["side"] == "home";
    assert_eq!(mover.ask(offer).await["message"], "done");
    server.kill();
    let server = Server::start(&folder, &[]);
    let mut table = Table::sit_down(&server, &seated).await;
    let other = if is_home {
        &mut table.away
    } else {
        &mut table.home
    };
    let mut accept = answer(true);
    accept["id"] = "after the restart".into();
    other.say(&accept.to_string()).await;
    let done = other.reply(Some("after the restart")).await;
    assert_eq!(done["message"], "done", "{done}");
    let end = info(&server, &seated).await["end"].clone();
    assert_eq!(
        end,
        json!({ "how": "agreed", "words": "drawn by agreement" })
    );
}

#[tokio::test]
async fn what_both_agree_on_is_taken_back() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let seated = server.two_people("fuba", json!({ "seed": 7 })).await;
    let mut table = Table::sit_down(&server, &seated).await;
    begin(&mut table).await;
    let offer = json!({ "do": "offer", "what": "take-back" });
    let accept = json!({ "do": "answer-offer", "what": "take-back", "accept": true });
    loop {
        let (mover, _) = table.whose_turn().await;
        let is_home = mover.last["awaits"]["side"] == "home";
        let (before, choices) = (mover.last["awaits"].clone(), mover.choices());
        assert!(table.play_one().await);
        let (mover, other) = if is_home {
            (&mut table.home, &mut table.away)
        } else {
            (&mut table.away, &mut table.home)
        };
        // Not where a die was thrown since.
        if mover.ask(offer.clone()).await["message"] != "done" {
            continue;
        }
        assert_eq!(code(&mover.ask(accept.clone()).await), "no-offer");
        beside(other, |told| told["offer"].is_object()).await;
        let done = other.ask(accept).await;
        assert_eq!(done["message"], "done", "{done}");
        let version = done["version"].as_u64().unwrap();
        mover.news_of(version).await;
        // A whole row is taken back, of which the choice was the last.
        assert_eq!(mover.last["awaits"]["side"], before["side"]);
        let left = mover.choices();
        assert!(!left.is_empty() && (mover.last["awaits"] != before || left == choices));
        break;
    }
    // What was agreed stands in the record, with what was taken back.
    table.home.ask(json!({ "do": "resign" })).await;
    let record = server
        .get(&format!("/api/matches/{}/record", seated.id))
        .await
        .body;
    let lines: Vec<Value> = (record.lines())
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let agreed = lines
        .iter()
        .position(|line| line["note"]["what"] == "take-back")
        .unwrap();
    assert!(lines[agreed - 1]["undo"].as_u64().unwrap() > 0);
    assert!(lines.iter().any(|line| line["at"].is_u64()));
    let loaded = server.http("POST", "/api/records", &[], &record).await;
    let id = loaded.json()["id"].as_str().unwrap().to_owned();
    let again = server.get(&format!("/api/matches/{id}/record")).await;
    assert_eq!(again.body, record);
}

#[tokio::test]
async fn a_match_is_broken_off_before_the_first_roll_alone() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let seated = server.two_people("fuba", json!({ "seed": 7 })).await;
    let mut table = Table::sit_down(&server, &seated).await;
    begin(&mut table).await;
    let refused = table.away.ask(json!({ "do": "abort" })).await;
    assert_eq!(code(&refused), "match-begun");
    let seated = server.two_people("champions", json!({})).await;
    let mut table = Table::sit_down(&server, &seated).await;
    let done = table.away.ask(json!({ "do": "abort" })).await;
    assert_eq!(done["message"], "done", "{done}");
    let told = beside(&mut table.home, |told| told["end"].is_object()).await;
    assert_eq!(told["end"]["how"], "aborted");
    assert_eq!(told["end"]["winner"], Value::Null);
}

#[tokio::test]
async fn nobody_claims_a_match_from_somebody_who_is_there() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let live = json!({ "kind": "live", "base": 600, "increment": 0 });
    let seated = server.two_people("fuba", json!({ "time": live })).await;
    let mut table = Table::sit_down(&server, &seated).await;
    for client in [&mut table.home, &mut table.away] {
        assert_eq!(
            code(&client.ask(json!({ "do": "claim" })).await),
            "no-claim"
        );
    }
    // Who has just left may come back; the other one is to decide.
    drop(table.home);
    let mut away = table.away;
    loop {
        let message = away.next().await.unwrap();
        if message["message"] == "presence" && message["there"]["home"] == false {
            break;
        }
    }
    let refused = away.ask(json!({ "do": "claim" })).await;
    let words = refused["problem"]["message"].as_str().unwrap();
    assert!(words.contains("seconds"), "{refused}");
    // A computer agrees to nothing, and can be resigned to.
    let seated = server
        .set_up("fuba", [person("A"), computer("B", "random")], json!({}))
        .await;
    let mut home = server.join(&seated.id, Some(&seated.home), "choices").await;
    let offer = json!({ "do": "offer", "what": "draw" });
    assert_eq!(code(&home.ask(offer).await), "no-offer");
    assert_eq!(home.ask(json!({ "do": "resign" })).await["message"], "done");
}

#[tokio::test]
async fn a_clock_that_makes_no_sense_is_refused() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    for time in [
        json!({ "kind": "live", "base": 0, "increment": 0 }),
        json!({ "kind": "live", "base": 86401, "increment": 0 }),
        json!({ "kind": "live", "base": 60 }),
        json!({ "kind": "correspondence", "days": 0, "reserve": 1 }),
        json!({ "kind": "hourglass" }),
    ] {
        let body = json!({ "game": "fuba", "time": time,
            "teams": { "home": person("A"), "away": person("B") } });
        let answer = server.post("/api/matches", &body).await;
        assert_eq!(answer.status, 400, "{time}: {}", answer.body);
    }
}

/// Waits for something that comes by itself.
async fn end_of(server: &Server, seated: &Seated) -> Value {
    loop {
        let end = info(server, seated).await["end"].clone();
        if end.is_object() {
            return end;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

#[tokio::test]
async fn a_flag_falls_though_nobody_looks() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let live = json!({ "kind": "live", "base": 3600, "increment": 0 });
    let more = json!({ "seed": 7, "time": live });
    let seated = server.two_people("fuba", more).await;
    let mut table = Table::sit_down(&server, &seated).await;
    begin(&mut table).await;
    let (mover, other) = table.whose_turn().await;
    let decides = mover.last["awaits"]["side"].as_str().unwrap().to_owned();
    let told = beside(other, |told| told["clocks"]["running"][&decides] == true).await;
    let left = told["clocks"]["left"][&decides].as_u64().unwrap();
    assert!(left <= 3_600_000, "{told}");
    drop(table);
    server.kill();
    assert_eq!(
        stored(&folder, "SELECT count(*) FROM positions WHERE deadline > 0").await,
        1
    );
    // An hour before the server was last seen alive: no outage gives that back.
    alter(
        &folder,
        "UPDATE entries SET at = at - 3600000; UPDATE positions SET deadline = deadline - 3600000",
    )
    .await;
    let server = Server::start(&folder, &[]);
    let end = end_of(&server, &seated).await;
    assert_eq!(end["how"], "on-time");
    assert_ne!(end["winner"], decides.as_str());
    assert_eq!(
        stored(
            &folder,
            "SELECT count(*) FROM positions WHERE deadline IS NOT NULL"
        )
        .await,
        0
    );
    assert!(server.stop());
}

#[tokio::test]
async fn time_in_which_no_server_answered_is_given_back() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let live = json!({ "kind": "live", "base": 600, "increment": 0 });
    let more = json!({ "seed": 7, "time": live });
    let seated = server.two_people("fuba", more).await;
    let mut table = Table::sit_down(&server, &seated).await;
    begin(&mut table).await;
    drop(table);
    server.kill();
    // Everything happened an hour earlier: so long no server answered.
    alter(
        &folder,
        "UPDATE entries SET at = at - 3600000; UPDATE positions SET deadline = deadline - 3600000; \
         UPDATE probe SET alive = alive - 3600000",
    )
    .await;
    let outages = "SELECT count(*) FROM notes WHERE note LIKE '%outage%'";
    for _ in 0..2 {
        let server = Server::start(&folder, &[]);
        let mut home = server.join(&seated.id, Some(&seated.home), "choices").await;
        let told = beside(&mut home, |_| true).await;
        assert_eq!(told["end"], Value::Null, "{told}");
        let running = &told["clocks"]["running"];
        assert!(running["home"] == true || running["away"] == true, "{told}");
        server.kill();
    }
    // One for the hour, and one for each start since; none twice.
    let noted = stored(&folder, outages).await;
    let known = stored(&folder, "SELECT count(*) FROM outages").await;
    assert!(noted >= 1 && noted <= known, "{noted} of {known}");
    let twice = "SELECT count(*) - count(DISTINCT at) FROM notes";
    assert_eq!(stored(&folder, twice).await, 0);
}

/// Two who conspire do not fill the store with what is agreed and taken back, and their match can still be ended and kept.
#[tokio::test]
async fn going_on_later_and_now_has_an_end() {
    let folder = Folder::new();
    let server = Server::start(&folder, &["--entries", "60"]);
    let seated = server.two_people("fuba", json!({})).await;
    let mut table = Table::sit_down(&server, &seated).await;
    let mut agreed = 0;
    'conspire: loop {
        assert!(agreed < 100, "it goes on for ever");
        for what in ["adjourn", "resume"] {
            let offer = json!({ "do": "offer", "what": what });
            let refused = table.home.ask(offer).await;
            if refused["message"] != "done" {
                assert_eq!(refused["problem"]["code"], "match-too-long", "{refused}");
                break 'conspire;
            }
            let accept = json!({ "do": "answer-offer", "what": what, "accept": true });
            let done = table.away.ask(accept).await;
            assert_eq!(done["message"], "done", "{done}");
            agreed += 1;
        }
    }
    assert!(agreed > 20, "{agreed}");
    let resigned = table.home.ask(json!({ "do": "resign" })).await;
    assert_eq!(resigned["message"], "done", "{resigned}");
    let path = format!("/api/matches/{}/record", seated.id);
    let record = server.get(&path).await.body;
    let kind = [("Content-Type", "text/plain")];
    let loaded = server.http("POST", "/api/records", &kind, &record).await;
    assert_eq!(loaded.status, 201, "{}", loaded.body);
}
