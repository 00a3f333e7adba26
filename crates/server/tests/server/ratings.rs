//! Rated matches: who may play one, each booked once wherever the server ends, and what is told of it to whom.

use std::time::Duration;

use gaffer_core::{BySide, Bytes32, Side};
use gaffer_games::{ToAct, seat_seal};
use gaffer_server::{AdminReply, AdminRequest};
use serde_json::{Value, json};

use crate::agreement::{Mirror, home_chooses};
use crate::club::{Browser, ClubFile, GENEROUS, PASSWORD};
use crate::support::{Answer, Client, Folder, Seated, Server, Table, computer, person, postgres};

const TIME: &str = r#"{ "kind": "live", "base": 900, "increment": 10 }"#;

/// A team that somebody is invited to.
fn guest(name: &str) -> Value {
    json!({ "name": name, "colour": "#1d4ed8", "player": { "who": "person", "link": true } })
}

/// A rated match of FUBA, with something changed.
fn wanted(more: &Value) -> Value {
    let mut wanted = json!({
        "game": "fuba", "preset": "full", "rated": true, "time": serde_json::from_str::<Value>(TIME).unwrap(),
        "teams": { "home": person("Lions"), "away": guest("Tigers") },
    });
    for (name, value) in more.as_object().unwrap() {
        wanted[name] = value.clone();
    }
    wanted
}

fn claim(made: &Value, seat: &str) -> (String, Value) {
    let path = format!(
        "/api/matches/{}/claim",
        made["info"]["id"].as_str().unwrap()
    );
    (
        path,
        json!({ "invitation": made["invitations"]["away"], "seat": seat }),
    )
}

/// A rated match whose seats two members have taken.
pub(crate) async fn begin(server: &Server, home: &mut Browser, away: &mut Browser) -> Seated {
    // As in the lobby, the team of a member is called like him.
    let teams = json!({ "teams": { "home": person("Anna"), "away": guest("Tigers") } });
    let made = home.post(server, "/api/matches", wanted(&teams)).await;
    assert_eq!(made.status, 201, "{}", made.body);
    let seat = "5".repeat(32);
    let (path, body) = claim(&made.json(), &seat);
    let taken = away.post(server, &path, body).await;
    assert_eq!(taken.status, 200, "{}", taken.body);
    Seated {
        away: seat,
        ..Seated::read(&made.json())
    }
}

/// Both seal and show.
pub(crate) async fn seal(table: &mut Table, id: &str) {
    let number = Bytes32([7; 32]);
    for side in Side::BOTH {
        let client = client(table, side);
        let seal = seat_seal(side, id, number).to_string();
        let done = client.ask(json!({ "do": "seal", "seal": seal })).await;
        assert_eq!(done["message"], "done", "{done}");
    }
    for side in Side::BOTH {
        let client = client(table, side);
        let done = client
            .ask(json!({ "do": "number", "number": number.to_string() }))
            .await;
        assert_eq!(done["message"], "done", "{done}");
    }
    for side in Side::BOTH {
        let client = client(table, side);
        loop {
            let message = client.next().await.expect("the match goes on");
            if message["message"] == "sealing"
                && message["awaited"] == json!({ "home": false, "away": false })
            {
                break;
            }
        }
    }
}

pub(crate) fn client(table: &mut Table, side: Side) -> &mut Client {
    match side {
        Side::Home => &mut table.home,
        Side::Away => &mut table.away,
    }
}

/// Plays until dice were thrown that count as they fall, beyond those for the kick-off, and somebody decides in the open.
async fn roll(table: &mut Table) {
    loop {
        let (mover, _) = table.whose_turn().await;
        let rolls = mover
            .heard
            .iter()
            .filter(|text| text.contains("\"dice\":[{"));
        if rolls.count() > 8 && mover.kind() == "choice" {
            return;
        }
        assert!(table.play_one().await);
    }
}

/// A match that has begun.
pub(crate) async fn kick_off(server: &Server, seated: &Seated) -> Table {
    let mut table = Table::sit_down(server, seated).await;
    seal(&mut table, &seated.id).await;
    roll(&mut table).await;
    table
}

/// A rated match that home resigns.
pub(crate) async fn resigned(server: &Server, home: &mut Browser, away: &mut Browser) -> Seated {
    let seated = begin(server, home, away).await;
    let mut table = kick_off(server, &seated).await;
    let done = table.home.ask(json!({ "do": "resign" })).await;
    assert_eq!(done["message"], "done", "{done}");
    seated
}

/// A number out of the store.
pub(crate) async fn stored(folder: &Folder, query: &'static str) -> i64 {
    folder.number(query).await
}

/// Waits until something in the store is so.
pub(crate) async fn until(folder: &Folder, query: &'static str, wanted: i64) {
    for _ in 0..600 {
        if stored(folder, query).await == wanted {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("{query} is not {wanted}");
}

/// That all ratings come out again as they are kept; how many matches were rated.
async fn check_ratings(server: &Server, folder: &Folder) -> usize {
    let reply = server.admin(folder, AdminRequest::Ratings).await;
    let AdminReply::Ratings {
        matches,
        otherwise,
        elsewhere,
        puzzles,
    } = reply
    else {
        panic!("{reply:?}");
    };
    assert_eq!((otherwise, elsewhere), (Vec::new(), 0));
    assert_eq!((puzzles.otherwise, puzzles.elsewhere), (0, 0));
    matches
}

fn refusal(answer: &Answer) -> (u16, String, String) {
    let message = answer.json()["message"]
        .as_str()
        .unwrap_or_default()
        .to_owned();
    (answer.status, answer.code(), message)
}

#[tokio::test]
async fn what_cannot_be_rated_is_refused_with_the_reason() {
    let folder = Folder::new();
    let club = ClubFile::new(&format!("delay = 300\n{GENEROUS}"));
    let server = club.start(&folder, &[]);
    let mut anna = Browser::register(&server, "Anna").await;
    let two = json!({ "home": person("Lions"), "away": person("Tigers") });
    let coach = json!({ "home": person("Lions"), "away": computer("Tigers", "random") });
    for (more, words) in [
        (json!({ "time": null }), "no clock runs"),
        (json!({ "hints": true }), "hints are allowed"),
        (json!({ "delay": 60 }), "would see it later"),
        (json!({ "seed": 7 }), "seed that somebody named"),
        (json!({ "dice": "by-hand" }), "thrown by hand"),
        (json!({ "dice": "server" }), "not sealed"),
        (json!({ "substitute": "sensible" }), "for whoever leaves"),
        (
            json!({ "options": { "event_plus5": "errata" } }),
            "no preset",
        ),
        (json!({ "teams": two }), "the same account"),
        (
            json!({ "teams": coach, "preset": "1.0" }),
            "nobody has measured",
        ),
    ] {
        let refused = anna.post(&server, "/api/matches", wanted(&more)).await;
        let (status, code, message) = refusal(&refused);
        assert_eq!(
            (status, code.as_str()),
            (400, "not-rated"),
            "{more} {}",
            refused.body
        );
        assert!(message.contains(words), "{message}");
    }
    let refused = server.post("/api/matches", &wanted(&json!({}))).await;
    let (_, code, message) = refusal(&refused);
    assert_eq!(code, "not-rated");
    assert!(message.contains("need an account"), "{message}");
    assert_eq!(stored(&folder, "SELECT count(*) FROM matches").await, 0);

    // What is not said is as a rated match needs it; a coach whose strength is known is an opponent.
    let made = anna
        .post(&server, "/api/matches", wanted(&json!({})))
        .await
        .json();
    let info = &made["info"];
    assert_eq!(
        (&info["rated"], &info["dice"], &info["hints"]),
        (&json!(true), &json!("sealed"), &json!(false))
    );
    assert_eq!(info["delay"].as_u64().unwrap_or_default(), 0, "{info}");
    let rated = anna
        .post(&server, "/api/matches", wanted(&json!({ "teams": coach })))
        .await
        .json();
    assert_eq!(
        (&rated["info"]["rated"], &rated["info"]["hints"]),
        (&json!(true), &json!(false))
    );

    // The seat is for somebody else who is logged in.
    let seat = "6".repeat(32);
    let (path, body) = claim(&made, &seat);
    let refused = server.post(&path, &body).await;
    assert!(
        refusal(&refused).2.contains("need an account"),
        "{}",
        refused.body
    );
    let refused = anna.post(&server, &path, body.clone()).await;
    assert!(
        refusal(&refused).2.contains("the same account"),
        "{}",
        refused.body
    );
    let token = json!({ "program": "Annabot", "name": "here", "scopes": ["play"] });
    let token = anna.post(&server, "/api/me/tokens", token).await.json();
    let mut program = Browser::program(token["token"].as_str().unwrap());
    let refused = program.post(&server, &path, body.clone()).await;
    assert!(
        refusal(&refused).2.contains("a program plays"),
        "{}",
        refused.body
    );
    let mut bertil = Browser::register(&server, "Bertil").await;
    assert_eq!(bertil.post(&server, &path, body).await.status, 200);
    // Whoever gives his seat another secret does not get out of it.
    let id = made["info"]["id"].as_str().unwrap();
    let renewal = json!({ "seat": seat, "renewed": "7".repeat(32) });
    let renewed = server
        .post(&format!("/api/matches/{id}/renewal"), &renewal)
        .await;
    assert_eq!(renewed.status, 200, "{}", renewed.body);
    let mine = bertil
        .get(&server, &format!("/api/me/matches/{id}"))
        .await
        .json();
    assert_eq!(mine, json!({ "sides": ["away"] }));
}

#[tokio::test]
#[expect(clippy::too_many_lines, reason = "one story")]
async fn a_rated_match_is_told_on_profiles_and_changes_both_ratings() {
    let folder = Folder::new();
    let club = ClubFile::new(GENEROUS);
    let server = club.start(&folder, &[]);
    let mut anna = Browser::register(&server, "Anna").await;
    let mut bertil = Browser::register(&server, "Bertil").await;
    assert_eq!(
        server.get("/api/people/anna").await.code(),
        "unknown-person"
    );
    let newcomer = bertil.get(&server, "/api/people/anna").await.json();
    assert_eq!(
        (&newcomer["name"], &newcomer["standings"]),
        (&json!("Anna"), &json!([]))
    );
    let seated = resigned(&server, &mut anna, &mut bertil).await;
    // A newcomer's loss against a newcomer by Glicko-2 is 162 points, and the deviation falls to 290.
    for (name, points, matches) in [
        ("anna", 1338, json!({ "won": 0, "drawn": 0, "lost": 1 })),
        ("BERTIL", 1662, json!({ "won": 1, "drawn": 0, "lost": 0 })),
    ] {
        let person = server.get(&format!("/api/people/{name}")).await.json();
        let standing = &person["standings"][0];
        assert_eq!(
            standing["ladder"],
            json!({ "game": "fuba", "name": "FUBA", "edition": "2.2", "speed": "rapid" })
        );
        assert_eq!(
            standing["rating"],
            json!({ "points": points, "deviation": 290, "provisional": true })
        );
        assert_eq!(
            (&standing["matches"], &standing["place"]),
            (&matches, &Value::Null)
        );
        assert_eq!(person["results"][0]["preset"], "full");
        assert_eq!(person["results"][0]["matches"], matches);
        let path = format!("/api/people/{name}/matches");
        let history = server.get(&path).await.json();
        let one = &history["matches"][0];
        assert_eq!(
            (&one["id"], &one["how"], &one["winner"]),
            (&json!(seated.id), &json!("resigned"), &json!("away"))
        );
        assert_eq!((&one["rated"], &one["kept"]), (&json!(true), &json!(true)));
        assert_eq!(one["teams"]["away"]["name"], "Bertil");
        assert_eq!(
            (
                &one["teams"]["home"]["before"],
                &one["teams"]["home"]["after"]
            ),
            (&json!(1500), &json!(1338))
        );
        let path = format!("/api/people/{name}/ratings?game=fuba&edition=2.2&speed=rapid");
        let graph = server.get(&path).await.json();
        assert_eq!(
            (&graph[0]["rating"]["points"], &graph[1]),
            (&json!(points), &Value::Null)
        );
    }
    // Provisional ratings have no place.
    let page = server
        .get("/api/ladder?game=fuba&edition=2.2&speed=rapid")
        .await
        .json();
    assert_eq!(
        (&page["members"], &page["places"], &page["pages"]),
        (&json!(0), &json!([]), &json!(1))
    );
    assert_eq!(page["ladders"].as_array().unwrap().len(), 16);
    assert_eq!(
        server.get("/api/ladder?game=chess").await.code(),
        "unknown-ladder"
    );
    assert_eq!(server.get("/api/ladder?speed=fast").await.status, 400);
    // Dice are counted soon after, once for the server and once for who threw them.
    until(&folder, "SELECT count(*) FROM results WHERE counted", 1).await;
    let thrown = |dice: &Value| -> u64 {
        let dice = dice["dice"].as_array().unwrap().iter();
        dice.map(|die| die["thrown"].as_u64().unwrap()).sum()
    };
    let all = server.get("/api/dice").await.json();
    let mut own = 0;
    for name in ["anna", "bertil"] {
        own += thrown(&server.get(&format!("/api/people/{name}/dice")).await.json());
    }
    assert!(thrown(&all) > 0 && thrown(&all) == own, "{all} {own}");
    assert_eq!(check_ratings(&server, &folder).await, 1);
    // Nothing is booked or counted twice at another start.
    server.kill();
    let server = club.start(&folder, &[]);
    until(&folder, "SELECT count(*) FROM matches WHERE NOT booked", 0).await;
    assert_eq!(server.get("/api/dice").await.json(), all);
    assert_eq!(check_ratings(&server, &folder).await, 1);

    // Who closes his account is nameless, and its results stay.
    let password = json!({ "password": PASSWORD });
    assert_eq!(
        anna.post(&server, "/api/me/close", password).await.status,
        204
    );
    assert_eq!(server.get("/api/people/anna").await.status, 404);
    let history = server.get("/api/people/bertil/matches").await.json();
    let home = &history["matches"][0]["teams"]["home"];
    assert_eq!(
        (&home["name"], &home["team"]),
        (&json!(""), &json!("Former member"))
    );
    assert_eq!(check_ratings(&server, &folder).await, 1);
    let exported = bertil.get(&server, "/api/me/export").await.json();
    assert_eq!(exported["standings"][0]["rating"]["points"], 1662);
    assert_eq!(exported["results"][0]["id"], seated.id);
}

#[tokio::test]
async fn what_was_not_rated_is_told_to_nobody_else_and_moves_into_an_account() {
    let folder = Folder::new();
    let club = ClubFile::new(GENEROUS);
    let server = club.start(&folder, &[]);
    let mut anna = Browser::register(&server, "Anna").await;
    let mut other = Browser::register(&server, "Bertil").await;
    let seated = server.two_people("fuba", json!({})).await;
    let mut table = Table::sit_down(&server, &seated).await;
    roll(&mut table).await;
    let done = table.home.ask(json!({ "do": "resign" })).await;
    assert_eq!(done["message"], "done", "{done}");
    until(&folder, "SELECT count(*) FROM results WHERE counted", 1).await;
    let seats = json!({ "seats": [{ "id": seated.id, "seat": seated.home }] });
    assert_eq!(anna.post(&server, "/api/me/seats", seats).await.status, 204);
    let history = anna.get(&server, "/api/people/Anna/matches").await.json();
    assert_eq!(history["matches"][0]["id"], seated.id);
    assert_eq!(history["matches"][0]["rated"], false);
    let dice = anna.get(&server, "/api/people/Anna/dice").await.json();
    assert!(dice["dice"][0]["thrown"].as_u64().unwrap() > 0, "{dice}");
    let history = other.get(&server, "/api/people/Anna/matches").await.json();
    assert_eq!(history, json!({ "matches": [] }));
    let person = other.get(&server, "/api/people/Anna").await.json();
    assert_eq!(
        (&person["results"], &person["own"]),
        (&json!([]), &json!(false))
    );
    assert_eq!(server.get("/api/people/Anna").await.status, 404);
    // Whoever played it sees it there too.
    let seats = json!({ "seats": [{ "id": seated.id, "seat": seated.away }] });
    assert_eq!(
        other.post(&server, "/api/me/seats", seats).await.status,
        204
    );
    let history = other.get(&server, "/api/people/Anna/matches").await.json();
    assert_eq!(history["matches"][0]["id"], seated.id);
    assert_eq!(check_ratings(&server, &folder).await, 0);
}

/// A friendly that everybody could watch is in the history of both, and counts nowhere.
#[tokio::test]
async fn a_public_friendly_is_on_the_profile_and_a_private_one_is_not() {
    let folder = Folder::new();
    let club = ClubFile::new(GENEROUS);
    let server = club.start(&folder, &[]);
    let mut anna = Browser::register(&server, "Anna").await;
    let mut other = Browser::register(&server, "Bertil").await;
    let mut public = String::new();
    // One that spectators see later would be told too early.
    for how in [
        json!({ "public": false }),
        json!({ "public": true, "delay": 3600 }),
        json!({ "public": true }),
    ] {
        let seated = server.two_people("fuba", how).await;
        let seats = json!({ "seats": [{ "id": seated.id, "seat": seated.home }] });
        assert_eq!(anna.post(&server, "/api/me/seats", seats).await.status, 204);
        let mut table = Table::sit_down(&server, &seated).await;
        roll(&mut table).await;
        let done = table.away.ask(json!({ "do": "resign" })).await;
        assert_eq!(done["message"], "done", "{done}");
        public = seated.id;
    }
    let history = anna.get(&server, "/api/people/Anna/matches").await.json();
    assert_eq!(history["matches"].as_array().unwrap().len(), 3, "her own");
    let history = other.get(&server, "/api/people/Anna/matches").await.json();
    let matches = history["matches"].as_array().unwrap();
    assert_eq!(matches.len(), 1, "{history}");
    assert_eq!(
        (&matches[0]["id"], &matches[0]["rated"]),
        (&json!(public), &json!(false))
    );
    let person = other.get(&server, "/api/people/Anna").await.json();
    assert_eq!(
        person["results"][0]["matches"],
        json!({ "won": 1, "drawn": 0, "lost": 0 })
    );
    assert_eq!(person["standings"], json!([]));
    // Of somebody who has not played for a rating, a guest learns nothing still.
    assert_eq!(server.get("/api/people/Anna").await.status, 404);
    assert_eq!(check_ratings(&server, &folder).await, 0);
}

/// Plays a whole match by a named seed, home by a coach and away at random; its goals.
async fn play_by_seed(server: &Server, folder: &Folder, seated: &Seated) -> BySide<u8> {
    let mut table = Table::sit_down(server, seated).await;
    let mut mirror = Mirror::new(folder, &seated.id, "2.2");
    loop {
        table.whose_turn().await;
        mirror.catch_up().await;
        match mirror.game.to_act() {
            ToAct::Side(Side::Home) => {
                let choice = mirror.game.advice("sensible", 1).unwrap();
                home_chooses(&mut table, &choice).await;
            }
            ToAct::Side(Side::Away) => assert!(table.play_one().await),
            ToAct::Dice { .. } | ToAct::Over => return mirror.game.goals(),
        }
    }
}

/// Whole matches whose scores say whether there is a badge: one is won by five goals or more, the other is not.
#[tokio::test]
async fn a_badge_is_of_a_whole_match_and_stands_on_the_profile() {
    let folder = Folder::new();
    let club = ClubFile::new(GENEROUS);
    let server = club.start(&folder, &[]);
    let mut anna = Browser::register(&server, "Anna").await;
    for (number, (seed, is_rare)) in [(26, true), (8, false)].into_iter().enumerate() {
        let more = json!({ "preset": "2.2", "seed": seed });
        let seated = server.two_people("fuba", more).await;
        let seats = json!({ "seats": [{ "id": seated.id, "seat": seated.home }] });
        assert_eq!(anna.post(&server, "/api/me/seats", seats).await.status, 204);
        let goals = play_by_seed(&server, &folder, &seated).await;
        let is_high = goals.home >= goals.away + 5;
        assert_eq!(is_high, is_rare, "{goals:?}: another seed is needed");
        let counted = number as i64 + 1;
        until(
            &folder,
            "SELECT count(*) FROM results WHERE counted",
            counted,
        )
        .await;
        let history = anna.get(&server, "/api/people/Anna/matches").await.json();
        let one = &history["matches"][0];
        assert_eq!(one["id"], seated.id);
        let has = |side: &str| {
            let badges = one["teams"][side]["badges"].to_string();
            badges.contains("five-goal-win")
        };
        assert_eq!((has("home"), has("away")), (is_rare, false), "{one}");
        let person = anna.get(&server, "/api/people/Anna").await.json();
        let badges = person["badges"].as_array().unwrap().iter();
        let found = badges.filter(|badge| badge["badge"] == "five-goal-win");
        assert_eq!(found.count(), 1, "{person}");
    }
}

#[tokio::test]
async fn a_rematch_of_a_rated_match_is_rated() {
    let folder = Folder::new();
    let club = ClubFile::new(GENEROUS);
    let server = club.start(&folder, &[]);
    let mut anna = Browser::register(&server, "Anna").await;
    let mut bertil = Browser::register(&server, "Bertil").await;
    let seated = begin(&server, &mut anna, &mut bertil).await;
    let mut table = kick_off(&server, &seated).await;
    for (side, request) in [
        (Side::Home, json!({ "do": "resign" })),
        (Side::Home, json!({ "do": "offer", "what": "rematch" })),
        (
            Side::Away,
            json!({ "do": "answer-offer", "what": "rematch", "accept": true }),
        ),
    ] {
        let done = client(&mut table, side).ask(request).await;
        assert_eq!(done["message"], "done", "{done}");
    }
    let id = loop {
        let message = table.home.next().await.expect("a rematch");
        if let Some(id) = message["rematch"].as_str() {
            break id.to_owned();
        }
    };
    let info = server.get(&format!("/api/matches/{id}")).await.json();
    assert_eq!(
        (&info["rated"], &info["unrated"]),
        (&json!(true), &Value::Null)
    );
    // Both play it with the seats that they have, on the other side.
    let again = Seated {
        id,
        home: seated.away,
        away: seated.home,
    };
    let mut table = kick_off(&server, &again).await;
    let done = table.home.ask(json!({ "do": "resign" })).await;
    assert_eq!(done["message"], "done", "{done}");
    assert_eq!(check_ratings(&server, &folder).await, 2);
}

/// Before the first roll a rated match is broken off, whatever somebody calls it, and nothing is drawn.
#[tokio::test]
async fn a_match_that_is_broken_off_is_not_rated() {
    let folder = Folder::new();
    let club = ClubFile::new(GENEROUS);
    let server = club.start(&folder, &[]);
    let mut anna = Browser::register(&server, "Anna").await;
    let mut bertil = Browser::register(&server, "Bertil").await;
    for request in ["abort", "resign"] {
        let seated = begin(&server, &mut anna, &mut bertil).await;
        let mut table = Table::sit_down(&server, &seated).await;
        let draw = json!({ "do": "offer", "what": "draw" });
        let refused = table.home.ask(draw).await;
        assert_eq!(refused["problem"]["code"], "no-offer", "{refused}");
        let done = table.away.ask(json!({ "do": request })).await;
        assert_eq!(done["message"], "done", "{done}");
        // The same words again change nothing.
        let again = json!({ "do": request, "id": done["id"] });
        table.away.say(&again.to_string()).await;
        assert_eq!(table.away.reply(done["id"].as_str()).await, done);
        let info = server
            .get(&format!("/api/matches/{}", seated.id))
            .await
            .json();
        assert_eq!(
            (&info["rated"], &info["over"], &info["end"]["how"]),
            (&json!(false), &json!(true), &json!("aborted"))
        );
        assert!(
            info["unrated"]
                .as_str()
                .unwrap()
                .contains("before anything was played"),
            "{info}"
        );
    }
    server.kill();
    let server = club.start(&folder, &[]);
    until(&folder, "SELECT count(*) FROM matches WHERE NOT booked", 0).await;
    assert_eq!(stored(&folder, "SELECT count(*) FROM results").await, 0);
    assert_eq!(check_ratings(&server, &folder).await, 0);
}

/// Killed while a side resigns, a little later each time: a match that is over is booked once, and one that is not over not at all.
#[tokio::test(flavor = "multi_thread")]
async fn killed_at_any_moment_a_match_is_booked_once() {
    const KILLS: u64 = 12;
    let folder = Folder::new();
    let club = ClubFile::new(GENEROUS);
    let server = club.start(&folder, &[]);
    let mut anna = Browser::register(&server, "Anna").await;
    let mut bertil = Browser::register(&server, "Bertil").await;
    server.kill();
    let (mut kill, mut ended) = (0, 0);
    // On a slow machine more often, until at least one match has ended before.
    while kill < KILLS || ended == 0 {
        let server = club.start(&folder, &[]);
        let seated = begin(&server, &mut anna, &mut bertil).await;
        let mut table = kick_off(&server, &seated).await;
        let side = if kill % 2 == 0 {
            Side::Home
        } else {
            Side::Away
        };
        let resign = json!({ "do": "resign", "id": "resign" }).to_string();
        client(&mut table, side).say(&resign).await;
        tokio::time::sleep(Duration::from_micros(250 * kill)).await;
        kill += 1;
        server.kill();
        let server = club.start(&folder, &[]);
        let info = server
            .get(&format!("/api/matches/{}", seated.id))
            .await
            .json();
        ended += i64::from(info["over"] == true);
        assert_eq!(stored(&folder, "SELECT count(*) FROM results").await, ended);
        server.kill();
    }
    let server = club.start(&folder, &[]);
    until(&folder, "SELECT count(*) FROM results WHERE counted", ended).await;
    assert_eq!(check_ratings(&server, &folder).await as i64, ended);
    let person = server.get("/api/people/Anna").await.json();
    let matches = &person["standings"][0]["matches"];
    let played = matches["won"].as_i64().unwrap() + matches["lost"].as_i64().unwrap();
    assert_eq!(played, ended);
    // Every row of dice is counted once.
    let (sides, rows) = match postgres() {
        None => (
            "SELECT count(*) FROM result_sides WHERE json_extract(dice, '$.dice.6') IS NOT NULL",
            "SELECT sum(value) FROM dice_counts, json_each(statistics, '$.dice.6.rows') WHERE account > 0",
        ),
        Some(_) => (
            "SELECT count(*) FROM result_sides WHERE CAST(dice AS JSONB) #> '{dice,6}' IS NOT NULL",
            "SELECT sum(CAST(value AS BIGINT)) FROM dice_counts, \
             jsonb_each_text(CAST(statistics AS JSONB) #> '{dice,6,rows}') AS rows (length, value) WHERE account > 0",
        ),
    };
    let sides = stored(&folder, sides).await;
    assert!(sides > 0 && stored(&folder, rows).await == sides);
}
