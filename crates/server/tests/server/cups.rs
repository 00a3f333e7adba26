//! Competitions: set up, played by people and by computers, booked, corrected, and never lost.

use std::time::Duration;

use gaffer_server::maintenance::{self, Findings};
use gaffer_server::{AdminReply, AdminRequest};
use serde_json::{Value, json};

use crate::support::{Answer, Folder, Seated, Server, Table, postgres};

/// A league of FUBA of these players.
fn league(players: &[Value]) -> Value {
    setting(
        players,
        &json!({ "round-robin": { "groups": 1, "times": 1 } }),
    )
}

fn setting(players: &[Value], format: &Value) -> Value {
    let teams = players.iter().enumerate().map(|(number, player)| {
        json!({ "name": format!("Team {number}"), "colour": "#1d4ed8", "player": player })
    });
    json!({
        "name": "Spring Cup",
        "game": "fuba",
        "teams": teams.collect::<Vec<_>>(),
        "format": format,
        "points": { "win": 3, "draw": 1, "extra_time": [3, 0], "shoot_out": [3, 0] },
        "tie_breaks": ["difference", "goals"],
    })
}

fn random() -> Value {
    json!({ "coach": "random" })
}

/// A competition that was set up.
struct Cup<'a> {
    server: &'a Server,
    id: String,
    organiser: String,
}

impl<'a> Cup<'a> {
    async fn new(server: &'a Server, setting: Value) -> Self {
        let answer = server
            .post("/api/cups", &json!({ "setting": setting }))
            .await;
        assert_eq!(answer.status, 201, "{}", answer.body);
        let made = answer.json();
        let text = |name: &str| made[name].as_str().unwrap().to_owned();
        Self {
            server,
            id: text("id"),
            organiser: text("organiser"),
        }
    }

    fn path(&self) -> String {
        format!("/api/cups/{}", self.id)
    }

    async fn info(&self) -> Value {
        let answer = self.server.get(&self.path()).await;
        assert_eq!(answer.status, 200, "{}", answer.body);
        answer.json()
    }

    async fn enter(&self, entry: Value) -> Answer {
        let body = json!({ "organiser": self.organiser, "entry": entry });
        self.server
            .post(&format!("{}/entries", self.path()), &body)
            .await
    }

    async fn start(&self, fixture: usize) -> Answer {
        let body = json!({ "organiser": self.organiser, "fixture": fixture });
        self.server
            .post(&format!("{}/matches", self.path()), &body)
            .await
    }

    /// Waits until something holds for it.
    async fn until(&self, holds: impl Fn(&Value) -> bool) -> Value {
        for _ in 0..1200 {
            let info = self.info().await;
            if holds(&info) {
                return info;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        panic!("it does not come: {}", self.info().await);
    }
}

fn fixtures(info: &Value) -> Vec<Value> {
    let rounds = info["overview"]["rounds"].as_array().unwrap();
    let fixtures = rounds
        .iter()
        .flat_map(|round| round["fixtures"].as_array().unwrap());
    fixtures.cloned().collect()
}

fn fixture(info: &Value, id: usize) -> Value {
    let mut fixtures = fixtures(info).into_iter();
    fixtures.find(|fixture| fixture["id"] == id).unwrap()
}

fn played(info: &Value) -> usize {
    let fixtures = fixtures(info);
    let played = fixtures
        .iter()
        .filter(|fixture| fixture["status"] == "played");
    played.count()
}

fn sheet(home: u8, away: u8) -> Value {
    json!({ "score": { "home": home, "away": away } })
}

/// Four computers meet once: six matches, which nobody starts and nobody watches.
#[tokio::test]
async fn computers_play_a_league_to_its_end_though_the_server_is_killed() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let cup = Cup::new(&server, league(&[random(), random(), random(), random()])).await;
    let (id, organiser) = (cup.id.clone(), cup.organiser.clone());
    cup.until(|info| played(info) >= 2).await;
    server.kill();

    let server = Server::start(&folder, &[]);
    let cup = Cup {
        server: &server,
        id,
        organiser,
    };
    let info = cup.until(|info| info["overview"]["over"] == true).await;
    assert_eq!(played(&info), 6);
    let rows = info["overview"]["tables"][0]["rows"].as_array().unwrap();
    assert!(rows.iter().all(|row| row["played"] == 3), "{rows:?}");
    // Each match began once and was booked once.
    assert_eq!(info["journal"].as_array().unwrap().len(), 12);
    for fixture in fixtures(&info) {
        let name = fixture["played_as"].as_str().unwrap();
        let replay = format!("/api/matches/{name}/replay?count=1");
        assert_eq!(server.get(&replay).await.status, 200);
    }
    let listed = &server.get("/api/cups").await.json()["cups"][0];
    assert_eq!(listed["id"], cup.id.as_str());
    assert_eq!(
        (&listed["over"], &listed["teams"], &listed["name"]),
        (&json!(true), &json!(4), &json!("Spring Cup"))
    );
}

/// Lets the store refuse some entries of competitions, like a disk that fails at the worst moment.
async fn refuse_entries(folder: &Folder, kind: &str) {
    folder
        .change(&match postgres() {
            None => format!(
                "CREATE TRIGGER worst_moment BEFORE INSERT ON cup_entries WHEN NEW.entry LIKE '{{\"{kind}\"%' \
                 BEGIN SELECT RAISE(ABORT, 'the worst moment'); END"
            ),
            Some(_) => format!(
                "ALTER TABLE cup_entries ADD CONSTRAINT worst_moment CHECK (entry NOT LIKE '{{\"{kind}\"%')"
            ),
        })
        .await;
}

/// Lets the store take them again.
async fn take_entries(folder: &Folder) {
    folder
        .change(match postgres() {
            None => "DROP TRIGGER worst_moment",
            Some(_) => "ALTER TABLE cup_entries DROP CONSTRAINT worst_moment",
        })
        .await;
}

/// Waits until a query counts so many.
async fn until_counted(folder: &Folder, query: &str, wanted: i64) {
    for _ in 0..1200 {
        if folder.number(query).await >= wanted {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("it does not come: {query}");
}

/// The competition of three coaches as it ended: each match was begun once, booked once, and stored once.
async fn assert_played_once(cup: &Cup<'_>, folder: &Folder) {
    let info = cup.until(|info| info["overview"]["over"] == true).await;
    assert_eq!(info["journal"].as_array().unwrap().len(), 6);
    for kind in ["began", "played"] {
        let all = format!("SELECT count(*) FROM cup_entries WHERE entry LIKE '{{\"{kind}\"%'");
        assert_eq!(folder.number(&all).await, 3, "{kind}");
    }
    assert_eq!(folder.number("SELECT count(*) FROM matches").await, 3);
    let rows = info["overview"]["tables"][0]["rows"].as_array().unwrap();
    assert!(rows.iter().all(|row| row["played"] == 2), "{rows:?}");
}

/// The server is killed when a match was to begin and the entry of it could not be written: the match is not there either.
#[tokio::test]
async fn a_match_begins_once_though_the_server_dies_while_it_begins() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let _held = folder.hold().await;
    refuse_entries(&folder, "began").await;
    let cup = Cup::new(&server, league(&[random(), random(), random()])).await;
    let (id, organiser) = (cup.id.clone(), cup.organiser.clone());
    let refused = cup.start(0).await;
    assert_eq!(
        (refused.status, refused.code().as_str()),
        (503, "storage-failed")
    );
    assert_eq!(folder.number("SELECT count(*) FROM matches").await, 0);
    server.kill();
    take_entries(&folder).await;

    let server = Server::start(&folder, &[]);
    let cup = Cup {
        server: &server,
        id,
        organiser,
    };
    assert_played_once(&cup, &folder).await;
}

/// The server is killed when a match is over and its result is not booked yet.
#[tokio::test]
async fn a_match_is_booked_once_though_the_server_dies_before() {
    const OVER: &str = "SELECT count(*) FROM matches WHERE finished IS NOT NULL";
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let _held = folder.hold().await;
    refuse_entries(&folder, "played").await;
    let cup = Cup::new(&server, league(&[random(), random(), random()])).await;
    let (id, organiser) = (cup.id.clone(), cup.organiser.clone());
    until_counted(&folder, OVER, 1).await;
    let booked = "SELECT count(*) FROM cup_entries WHERE entry LIKE '%played%'";
    assert_eq!(folder.number(booked).await, 0);
    server.kill();
    take_entries(&folder).await;

    let server = Server::start(&folder, &[]);
    let cup = Cup {
        server: &server,
        id,
        organiser,
    };
    assert_played_once(&cup, &folder).await;
}

/// A final of Champions between computers, which somebody watches while it is played.
#[tokio::test]
async fn a_match_between_computers_can_be_watched() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let format = json!({ "knock-out": { "legs": "one", "third_place": false } });
    let mut champions = setting(&[random(), random()], &format);
    champions["game"] = "champions".into();
    champions["preset"] = "tournament".into();
    let cup = Cup::new(&server, champions).await;
    let info = cup
        .until(|info| fixture(info, 0)["played_as"].is_string())
        .await;
    let name = fixture(&info, 0)["played_as"].as_str().unwrap().to_owned();
    let mut watcher = server.join(&name, None, "choices").await;
    while watcher.kind() != "nothing" {
        watcher.next().await.expect("news");
    }
    let info = cup.info().await;
    let over = server.get(&format!("/api/matches/{name}")).await.json();
    let score = format!("{}–{}", over["score"]["home"], over["score"]["away"]);
    let result = fixture(&info, 0)["result"].clone();
    assert!(result.as_str().unwrap().starts_with(&score), "{result}");
    assert_eq!(info["overview"]["over"], true);
    assert!(info["overview"]["ties"][0]["winner"].is_u64());
}

#[tokio::test]
async fn a_match_of_people_is_started_played_and_booked() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let cup = Cup::new(&server, league(&[json!("person"), json!("link")])).await;
    let started = cup.start(0).await;
    assert_eq!(started.status, 201, "{}", started.body);
    let match_info = &started.json()["info"];
    let teams = &cup.info().await["overview"]["teams"];
    let line = fixture(&cup.info().await, 0);
    for side in ["home", "away"] {
        let team = &teams[line[side].as_u64().unwrap() as usize];
        assert_eq!(match_info["teams"][side]["name"], team["name"]);
    }
    assert_eq!(line["status"], "playing");
    let seated = Seated::read(&started.json());
    assert_eq!(line["played_as"], seated.id.as_str());
    let again = cup.start(0).await;
    assert_eq!((again.status, again.code().as_str()), (400, "cup-refused"));

    let mut table = Table::sit_down(&server, &seated).await;
    table.play_on().await;
    let info = cup.info().await;
    let line = fixture(&info, 0);
    assert_eq!(line["status"], "played");
    let over = server
        .get(&format!("/api/matches/{}", seated.id))
        .await
        .json();
    let score = format!("{}–{}", over["score"]["home"], over["score"]["away"]);
    assert_eq!(line["result"], score.as_str());
    assert_eq!(info["overview"]["over"], true);
}

#[tokio::test]
async fn what_happened_over_the_board_is_entered_and_corrected() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let people = [json!("person"), json!("person"), json!("person")];
    let cup = Cup::new(&server, league(&people)).await;
    let entered = cup
        .enter(json!({ "played": { "fixture": 0, "sheet": sheet(2, 1) } }))
        .await;
    assert_eq!(entered.status, 200, "{}", entered.body);
    assert_eq!(entered.header("vary"), Some("accept-language"));
    assert_eq!(fixture(&entered.json(), 0)["result"], "2–1");
    let before = cup.info().await;
    let twice = cup
        .enter(json!({ "played": { "fixture": 0, "sheet": sheet(3, 1) } }))
        .await;
    assert_eq!((twice.status, twice.code().as_str()), (400, "cup-refused"));
    let body = json!({
        "organiser": cup.organiser,
        "entry": { "played": { "fixture": 0, "sheet": sheet(3, 1) } },
    });
    let finnish = [
        ("Content-Type", "application/json"),
        ("Accept-Language", "fi"),
    ];
    let path = format!("{}/entries", cup.path());
    let in_finnish = server
        .http("POST", &path, &finnish, &body.to_string())
        .await;
    assert_eq!(in_finnish.code(), "cup-refused");
    assert_ne!(in_finnish.json()["message"], twice.json()["message"]);
    let began = cup.enter(json!({ "began": { "fixture": 1 } })).await;
    assert_eq!(began.code(), "bad-request");
    let no_reason = json!({ "corrected": { "fixture": 0, "sheet": sheet(1, 1), "reason": " " } });
    assert_eq!(cup.enter(no_reason).await.code(), "cup-refused");
    assert_eq!(cup.info().await, before, "a refusal changes nothing");

    let correction =
        json!({ "corrected": { "fixture": 0, "sheet": sheet(1, 1), "reason": "miscounted" } });
    let corrected = cup.enter(correction).await.json();
    assert_eq!(fixture(&corrected, 0)["result"], "1–1");
    let line = &corrected["journal"][1];
    assert_eq!(
        (&line["what"], &line["fixture"], &line["reason"]),
        (&json!("corrected"), &json!(0), &json!("miscounted"))
    );
    assert_eq!(corrected["progress"], json!({ "decided": 1, "matches": 3 }));
    let withdrawn = cup
        .enter(json!({ "withdrawn": { "team": 2, "reason": "moved away" } }))
        .await
        .json();
    assert_eq!(withdrawn["overview"]["teams"][2]["withdrawn"], true);
    // Whoever comes after a crash finds the same.
    let (id, organiser) = (cup.id.clone(), cup.organiser.clone());
    let info = cup.info().await;
    server.kill();
    let server = Server::start(&folder, &[]);
    let cup = Cup {
        server: &server,
        id,
        organiser,
    };
    assert_eq!(cup.info().await, info);
}

#[tokio::test]
async fn only_the_organiser_changes_a_competition() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let cup = Cup::new(&server, league(&[json!("person"), json!("person")])).await;
    let stranger = Cup {
        server: &server,
        id: cup.id.clone(),
        organiser: "0".repeat(32),
    };
    let result = json!({ "played": { "fixture": 0, "sheet": sheet(2, 1) } });
    for refused in [stranger.enter(result).await, stranger.start(0).await] {
        assert_eq!(
            (refused.status, refused.code().as_str()),
            (403, "not-organiser")
        );
    }
    assert_eq!(cup.info().await["journal"], json!([]));
    let nowhere = server.get(&format!("/api/cups/{}", "0".repeat(24))).await;
    assert_eq!(
        (nowhere.status, nowhere.code().as_str()),
        (404, "unknown-cup")
    );
}

#[tokio::test]
async fn everything_that_is_wrong_with_a_setting_is_said() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let mut bad = league(&[json!({ "coach": "nobody" }), json!("person")]);
    bad["teams"][1]["colour"] = "red".into();
    let refused = server.post("/api/cups", &json!({ "setting": bad })).await;
    assert_eq!((refused.status, refused.code().as_str()), (400, "bad-cup"));
    let message = refused.json()["message"].as_str().unwrap().to_owned();
    assert!(
        message.contains("nobody") && message.contains("red"),
        "{message}"
    );
    assert_eq!(server.get("/api/cups").await.json()["cups"], json!([]));
}

/// A program that answers every question with the first choice, as a command.
fn first_choice() -> Value {
    let script = "import json, sys\nfor line in sys.stdin:\n    told = json.loads(line)\n    \
                  if told['message'] == 'decide':\n        \
                  print(json.dumps({'do': 'choose', 'choice': told['choices'][0]}), flush=True)\n";
    json!({ "program": format!("python3 -c \"{script}\"") })
}

#[tokio::test]
async fn programs_are_started_only_where_the_operator_lets_them() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    assert_eq!(server.get("/api/cups").await.json()["programs"], false);
    let secret = "./bot --key=secret";
    let with_program = league(&[json!("person"), json!({ "program": secret })]);
    let refused = server
        .post("/api/cups", &json!({ "setting": with_program }))
        .await;
    assert_eq!(
        (refused.status, refused.code().as_str()),
        (403, "no-programs")
    );
    let message = refused.json()["message"].as_str().unwrap().to_owned();
    assert!(message.contains("--allow-programs"), "{message}");
    assert!(server.stop());

    let server = Server::start(&folder, &["--allow-programs"]);
    assert_eq!(server.get("/api/cups").await.json()["programs"], true);
    let cup = Cup::new(&server, with_program).await;
    let told = server.get(&cup.path()).await;
    assert!(!told.body.contains("key=secret"), "{}", told.body);
    let (id, organiser) = (cup.id.clone(), cup.organiser.clone());
    assert!(server.stop());
    // The next operator does not let them.
    let server = Server::start(&folder, &[]);
    let cup = Cup {
        server: &server,
        id,
        organiser,
    };
    assert_eq!(cup.start(0).await.code(), "played-by-program");
    assert_eq!(cup.info().await["journal"], json!([]));
}

#[tokio::test]
async fn a_program_plays_a_coach_to_the_end() {
    let folder = Folder::new();
    let server = Server::start(&folder, &["--allow-programs"]);
    let cup = Cup::new(&server, league(&[first_choice(), random()])).await;
    let info = cup.until(|info| info["overview"]["over"] == true).await;
    let line = fixture(&info, 0);
    let name = line["played_as"].as_str().unwrap();
    let over = server.get(&format!("/api/matches/{name}")).await.json();
    assert!(over["ended"].is_null(), "it was played to its end: {over}");
    let score = format!("{}–{}", over["score"]["home"], over["score"]["away"]);
    assert_eq!(line["result"], score.as_str());
    let record = server.get(&format!("/api/matches/{name}/record")).await;
    assert!(
        !record.body.contains("python3"),
        "its command is nobody's business"
    );
}

/// A person plays a program, which is asked while he is there, and started again after the server was killed.
#[tokio::test]
async fn a_person_plays_a_program() {
    let folder = Folder::new();
    let server = Server::start(&folder, &["--allow-programs"]);
    let cup = Cup::new(&server, league(&[json!("person"), first_choice()])).await;
    let seated = Seated::read(&cup.start(0).await.json());
    let path = cup.path();
    let seat = if seated.home.is_empty() {
        &seated.away
    } else {
        &seated.home
    };
    let mut client = server.join(&seated.id, Some(seat), "choices").await;
    play_first_choices(&mut client, 20).await;
    server.kill();
    let server = Server::start(&folder, &["--allow-programs"]);
    let mut client = server.join(&seated.id, Some(seat), "choices").await;
    play_first_choices(&mut client, usize::MAX).await;
    let info = server.get(&path).await.json();
    assert_eq!(info["overview"]["over"], true, "{info}");
    assert_eq!(fixture(&info, 0)["status"], "played");
}

/// Makes so many choices of a side, always the first that is offered, or plays to the end.
async fn play_first_choices(client: &mut crate::support::Client, most: usize) {
    let mut made = 0;
    while made < most && client.kind() != "nothing" {
        let Some(choice) = client.choices().first().cloned() else {
            client.next().await.expect("news");
            continue;
        };
        let done = client.choose(&choice).await;
        assert_eq!(done["message"], "done", "{done}");
        client.news_of(done["version"].as_u64().unwrap()).await;
        made += 1;
    }
}

/// Programs that end, babble or are no programs lose their matches 0–3, and the competition goes on.
#[tokio::test]
async fn a_program_that_fails_gives_its_match_away() {
    let folder = Folder::new();
    let server = Server::start(&folder, &["--allow-programs"]);
    let babble = json!({ "program": "yes nonsense" });
    for broken in [
        json!({ "program": "false" }),
        babble,
        json!({ "program": "/nowhere" }),
    ] {
        let cup = Cup::new(&server, league(&[broken.clone(), random()])).await;
        let info = cup.until(|info| info["overview"]["over"] == true).await;
        let line = fixture(&info, 0);
        let loser = if line["home"] == 0 { "0–3" } else { "3–0" };
        let result = line["result"].as_str().unwrap();
        assert!(result.starts_with(loser), "{broken}: {result}");
        let name = line["played_as"].as_str().unwrap();
        let ended = &server.get(&format!("/api/matches/{name}")).await.json()["ended"];
        let why = ended["why"].as_str().unwrap_or_default();
        assert!(why.starts_with("Team 0: "), "{broken}: {ended}");
        assert_eq!(info["journal"].as_array().unwrap().len(), 2, "booked once");
    }
}

/// Whoever resigns in a competition has given the match away; two of its teams agree on nothing.
#[tokio::test]
async fn a_match_that_is_resigned_is_booked_as_given_away() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let cup = Cup::new(&server, league(&[json!("person"), json!("person")])).await;
    let seated = Seated::read(&cup.start(0).await.json());
    let mut home = server.join(&seated.id, Some(&seated.home), "choices").await;
    for refused in [
        json!({ "do": "abort" }),
        json!({ "do": "offer", "what": "draw" }),
        json!({ "do": "offer", "what": "rematch" }),
    ] {
        let refused = home.ask(refused).await;
        assert_eq!(refused["problem"]["code"], "not-in-a-cup", "{refused}");
    }
    let done = home.ask(json!({ "do": "resign" })).await;
    assert_eq!(done["message"], "done", "{done}");
    let again = home.ask(json!({ "do": "offer", "what": "rematch" })).await;
    assert_eq!(again["problem"]["code"], "not-in-a-cup", "{again}");
    let info = cup.until(|info| played(info) == 1).await;
    let result = fixture(&info, 0)["result"].as_str().unwrap().to_owned();
    assert!(result.starts_with("0–3"), "{result}");
}

/// Two tables with the same dice: nobody looks at one before both are over.
#[tokio::test]
async fn a_match_of_a_duplicate_round_is_shown_when_the_round_is_over() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let people = [
        json!("person"),
        json!("person"),
        json!("person"),
        json!("person"),
    ];
    let format = json!({ "duplicate": { "rounds": 1, "pairs": false } });
    let cup = Cup::new(&server, setting(&people, &format)).await;
    let mut seated = Vec::new();
    for number in 0..2 {
        let started = cup.start(number).await;
        assert_eq!(started.status, 201, "{}", started.body);
        assert!(started.json()["info"]["seed"].is_null());
        seated.push(Seated::read(&started.json()));
    }
    let path = format!("/api/matches/{}", seated[0].id);
    Table::sit_down(&server, &seated[0]).await.play_on().await;
    assert_eq!(played(&cup.info().await), 1);
    for page in ["replay", "record"] {
        let refused = server.get(&format!("{path}/{page}")).await;
        assert_eq!(
            (refused.status, refused.code().as_str()),
            (409, "hidden-match"),
            "{page}"
        );
    }
    let sandbox = server
        .post(&format!("{path}/sandbox"), &json!({ "moment": 0 }))
        .await;
    assert_eq!(sandbox.code(), "hidden-match");
    let mut watcher = server.open(&seated[1].id).await;
    let refused = watcher
        .ask(json!({ "do": "join", "want": "choices" }))
        .await;
    assert_eq!(refused["problem"]["code"], "hidden-match", "{refused}");

    Table::sit_down(&server, &seated[1]).await.play_on().await;
    assert_eq!(played(&cup.info().await), 2);
    let record = server.get(&format!("{path}/record")).await;
    assert_eq!(record.status, 200);
    let other = format!("/api/matches/{}/record", seated[1].id);
    let seed = |record: &Answer| {
        let header = record.body.lines().next().unwrap();
        serde_json::from_str::<Value>(header).unwrap()["seed"].clone()
    };
    let other = server.get(&other).await;
    assert_eq!(seed(&record), seed(&other), "the same dice");
    server.join(&seated[1].id, None, "choices").await;
}

/// The store of a program that knew no competitions is opened, and its matches are part of none.
#[tokio::test]
async fn a_store_from_before_there_were_competitions_opens() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let seated = server.two_people("fuba", json!({})).await;
    assert!(server.stop());
    folder.go_back_to(5).await;
    let server = Server::start(&folder, &[]);
    let path = format!("/api/matches/{}", seated.id);
    assert_eq!(server.get(&path).await.status, 200);
    Cup::new(&server, league(&[json!("person"), json!("person")])).await;
}

/// A competition in which something happened stays with its matches; one in which nothing did goes like a match that
/// nobody joined.
#[tokio::test]
async fn matches_stay_as_long_as_their_competition() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let people = [json!("person"), json!("person")];
    let begun = Cup::new(&server, league(&people)).await;
    let seated = Seated::read(&begun.start(0).await.json());
    let untouched = Cup::new(&server, league(&people)).await;
    let (begun, untouched) = (begun.path(), untouched.path());
    assert!(server.stop());
    let server = Server::start(&folder, &["--keep-unjoined", "0s"]);
    for _ in 0..100 {
        if server.get(&untouched).await.status == 404 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(server.get(&untouched).await.status, 404);
    assert_eq!(server.get(&begun).await.status, 200);
    let path = format!("/api/matches/{}", seated.id);
    assert_eq!(server.get(&path).await.status, 200);
}

/// A player sent off misses the next two matches (C20-cup-9): it is said before them, and they are played without him.
#[tokio::test]
async fn who_is_missing_is_said_and_not_offered() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let mut champions = league(&[json!("person"), json!("person"), json!("person")]);
    champions["game"] = "champions".into();
    champions["preset"] = "tournament".into();
    for (number, name) in ["Lehto", "Virta", "Niemi"].into_iter().enumerate() {
        champions["teams"][number]["squad"] = json!([name]);
    }
    let cup = Cup::new(&server, champions).await;
    let first = fixture(&cup.info().await, 0);
    let sheet = json!({
        "score": { "home": 1, "away": 0 },
        "teams": { "home": { "red": [5] }, "away": {} },
    });
    let entered = cup
        .enter(json!({ "played": { "fixture": 0, "sheet": sheet } }))
        .await;
    assert_eq!(entered.status, 200, "{}", entered.body);
    let info = entered.json();
    let squads = info["squads"].as_array().unwrap();
    let squad = squads.iter().find(|squad| squad["team"] == first["home"]);
    let missing = &squad.unwrap()["missing"][0];
    assert_eq!(
        (&missing["shirt"], &missing["left"]),
        (&json!(5), &json!(2))
    );
    assert_eq!(
        missing["because"],
        json!([{ "rule": "C20-cup-9", "fixture": 0 }])
    );
    let all = fixtures(&info);
    let next = all.iter().find(|next| {
        next["id"] != 0 && (next["home"] == first["home"] || next["away"] == first["home"])
    });
    let next = next.unwrap();
    let side = if next["home"] == first["home"] {
        "home"
    } else {
        "away"
    };
    assert_eq!(squad.unwrap()["fixture"], next["id"]);
    let started = cup
        .start(next["id"].as_u64().unwrap() as usize)
        .await
        .json();
    assert_eq!(started["info"]["options"]["suspended"][side], json!([5]));
    let squad = &cup.info().await["overview"]["teams"][first["home"].as_u64().unwrap() as usize];
    assert_eq!(started["info"]["teams"][side]["squad"], squad["squad"]);
    // While the match goes on its page says the same, and finds its way back.
    let squads = cup.info().await["squads"].clone();
    let playing = squads.as_array().unwrap().iter();
    let mut playing = playing.filter(|squad| squad["fixture"] == next["id"]);
    assert_eq!(playing.next().unwrap()["missing"][0]["shirt"], 5);
    let path = format!("/api/matches/{}", started["info"]["id"].as_str().unwrap());
    assert_eq!(server.get(&path).await.json()["cup"], cup.id.as_str());
}

/// Of three teams one wins; after the only result of a final nothing is open any more.
#[tokio::test]
async fn everybodys_chances_are_told_and_follow_what_happens() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let mut final_of_two = setting(
        &[json!("person"), json!("person")],
        &json!({ "knock-out": { "legs": "one", "third_place": false } }),
    );
    final_of_two["teams"][0]["rating"] = 1500.into();
    let cup = Cup::new(&server, final_of_two).await;
    let path = format!("{}/chances", cup.path());
    let before = server.get(&path).await.json();
    assert_eq!(before["of"], json!(["win"]));
    assert_eq!(before["rated_by"], "setting");
    assert_eq!(before["unrated"], json!([1]));
    assert!(before["seasons"].as_u64().unwrap() > 0);
    let chances = |answer: &Value| {
        let teams = answer["teams"].as_array().unwrap().iter();
        let mut chances: Vec<_> = teams
            .map(|team| {
                let chance = &team["chances"][0];
                let number = |name: &str| chance[name].as_f64().unwrap();
                assert!(number("low") <= number("mean") && number("mean") <= number("high"));
                (team["team"].as_u64().unwrap(), number("mean"))
            })
            .collect();
        chances.sort_by_key(|(team, _)| *team);
        chances
    };
    let sum: f64 = chances(&before).iter().map(|(_, chance)| chance).sum();
    assert!((sum - 1.0).abs() < 1e-9, "one of two wins: {before}");
    assert_eq!(server.get(&path).await.json(), before, "they are kept");
    cup.enter(json!({ "played": { "fixture": 0, "sheet": sheet(0, 1) } }))
        .await;
    let line = fixture(&cup.info().await, 0);
    let winner = line["away"].as_u64().unwrap();
    let after = chances(&server.get(&path).await.json());
    for (team, chance) in after {
        let expected = if team == winner { 1.0 } else { 0.0 };
        assert!((chance - expected).abs() < 1e-9, "{team}: {chance}");
    }

    // Who lost a semi-final has been in it, and is out of the final; who won it is in the final, and may win.
    let people = [
        json!("person"),
        json!("person"),
        json!("person"),
        json!("person"),
        json!("person"),
    ];
    let format = json!({ "knock-out": { "legs": "one", "third_place": true } });
    let cup = Cup::new(&server, setting(&people, &format)).await;
    let semi_final = |info: &Value| {
        let all = fixtures(info).into_iter();
        let mut semis = all.filter(|line| line["part_of"].as_str().unwrap().starts_with("Semi"));
        semis
            .next()
            .expect("the first and the second seed have a bye")
    };
    let line = semi_final(&cup.info().await);
    cup.enter(json!({ "played": { "fixture": line["id"], "sheet": sheet(0, 1) } }))
        .await;
    let told = server.get(&format!("{}/chances", cup.path())).await.json();
    assert_eq!(told["of"], json!(["win", "final", "semi-final"]));
    let of = |team: &Value| {
        let mut teams = told["teams"].as_array().unwrap().iter();
        teams.find(|row| row["team"] == *team).unwrap()["chances"].clone()
    };
    let certain = |reached: f64| json!({ "mean": reached, "low": reached, "high": reached });
    let (lost, won) = (of(&line["home"]), of(&line["away"]));
    assert_eq!(
        [&lost[0], &lost[1], &lost[2]],
        [&certain(0.0), &certain(0.0), &certain(1.0)]
    );
    assert_eq!([&won[1], &won[2]], [&certain(1.0), &certain(1.0)]);
    assert!(won[0]["low"].as_f64() < won[0]["high"].as_f64());
    let nowhere = server
        .get(&format!("/api/cups/{}/chances", "0".repeat(24)))
        .await;
    assert_eq!(nowhere.code(), "unknown-cup");
}

/// What each team may reach depends on the format: of sixteen in groups of four the best two go on.
#[tokio::test]
async fn there_are_chances_of_what_the_format_has() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let knock_out = json!({ "legs": "one", "third_place": true });
    let groups = json!({ "groups": 4, "times": 1 });
    let world_cup = json!({ "league": groups, "qualify": 2, "knock_out": knock_out });
    let people = |count: usize| vec![json!("person"); count];
    for (count, format, of) in [
        (
            16,
            json!({ "groups-then-knock-out": world_cup }),
            json!(["win", "final", "semi-final", "knock-out"]),
        ),
        (
            9,
            json!({ "knock-out": knock_out }),
            json!(["win", "final", "semi-final", "quarter-final"]),
        ),
        (8, json!({ "round-robin": groups }), json!(["win-group"])),
        (
            4,
            json!({ "swiss": { "rounds": 2 } }),
            json!(["win", "first-three"]),
        ),
        (
            4,
            json!({ "duplicate": { "rounds": 1, "pairs": true } }),
            json!(["win"]),
        ),
    ] {
        let cup = Cup::new(&server, setting(&people(count), &format)).await;
        let chances = server.get(&format!("{}/chances", cup.path())).await.json();
        assert_eq!(chances["of"], of);
        assert_eq!(chances["rated_by"], "nothing");
        // As many places to win, to reach and to go on as there are.
        let last = of.as_array().unwrap().len() - 1;
        let teams = chances["teams"].as_array().unwrap().iter();
        let sum: f64 = teams
            .map(|team| team["chances"][last]["mean"].as_f64().unwrap())
            .sum();
        let places = [
            ("knock-out", 8.0),
            ("quarter-final", 8.0),
            ("win-group", 4.0),
            ("first-three", 3.0),
            ("win", 1.0),
        ];
        let (_, places) = places.iter().find(|(aim, _)| of[last] == *aim).unwrap();
        assert!((sum - places).abs() < 1e-6, "{of}: {sum}");
    }
}

/// What was counted, and the files in the language that is asked for, with days where there are any.
#[tokio::test]
async fn statistics_and_files_are_taken_away() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let people = [json!("person"), json!("person"), json!("person")];
    let mut with_days = league(&people);
    with_days["calendar"] = json!({ "first": "2027-01-09", "days": 7 });
    let cup = Cup::new(&server, with_days).await;
    let empty = server
        .get(&format!("{}/statistics", cup.path()))
        .await
        .json();
    assert_eq!(empty["tables"], json!([]));
    let entry = json!({ "played": { "fixture": 0, "sheet": sheet(3, 1) } });
    assert_eq!(cup.enter(entry).await.status, 200);
    let counted = server
        .get(&format!("{}/statistics", cup.path()))
        .await
        .json();
    assert_eq!(counted["figures"]["whole"]["goals"], 4);
    assert!(counted["tables"][0]["rows"][0].is_array());

    let file = async |query: &str| {
        let path = format!("{}/export?{query}", cup.path());
        server.get(&path).await
    };
    let csv = file("as=csv").await;
    assert!(csv.header("content-type").unwrap().starts_with("text/csv"));
    let name = csv.header("content-disposition").unwrap();
    assert!(name.starts_with("attachment; filename=\"cup-"), "{name}");
    assert!(
        csv.body.contains("Team 0") && csv.body.contains("3–1"),
        "{}",
        csv.body
    );
    let json = file("as=json").await.json();
    assert_eq!(json["statistics"]["whole"]["goals"], 4);
    let english = file("as=ics&language=en").await;
    let finnish = file("as=ics&language=fi").await;
    for calendar in [&english, &finnish] {
        assert!(calendar.body.starts_with("BEGIN:VCALENDAR\r\n"));
        assert!(calendar.body.contains("DTSTART;VALUE=DATE:20270109"));
    }
    assert_eq!(file("as=pdf").await.status, 400);
    let without = Cup::new(&server, league(&people)).await;
    let refused = server
        .get(&format!("{}/export?as=ics", without.path()))
        .await;
    assert_eq!(
        (refused.status, refused.code().as_str()),
        (400, "bad-request")
    );
}

/// Who corrects a sheet sees what is booked; nobody else does.
#[tokio::test]
async fn the_organiser_sees_the_booked_sheet() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let cup = Cup::new(&server, league(&[json!("person"), json!("person")])).await;
    let path = format!("{}/sheet", cup.path());
    let asked = |organiser: &str| json!({ "organiser": organiser, "fixture": 0 });
    let early = server.post(&path, &asked(&cup.organiser)).await;
    assert_eq!(early.code(), "cup-refused");
    cup.enter(json!({ "played": { "fixture": 0, "sheet": sheet(2, 1) } }))
        .await;
    let booked = server.post(&path, &asked(&cup.organiser)).await.json();
    assert_eq!(booked["score"], json!({ "home": 2, "away": 1 }));
    assert_eq!(
        server.post(&path, &asked(&"0".repeat(32))).await.code(),
        "not-organiser"
    );
}

/// What the operator ended was not played to its end: the organiser says what counts.
#[tokio::test]
async fn a_match_that_the_operator_ended_waits_for_the_organiser() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let cup = Cup::new(&server, league(&[json!("person"), json!("person")])).await;
    let seated = Seated::read(&cup.start(0).await.json());
    let end = AdminRequest::End {
        which: seated.id.clone(),
        why: "nobody came".into(),
    };
    server.admin(&folder, end).await;
    assert_eq!(fixture(&cup.info().await, 0)["status"], "playing");
    let entered = cup
        .enter(json!({ "played": { "fixture": 0, "sheet": sheet(0, 1) } }))
        .await;
    assert_eq!(fixture(&entered.json(), 0)["result"], "0–1");
}

#[tokio::test]
async fn a_check_finds_a_journal_that_is_not_whole() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let people = [json!("person"), json!("person"), json!("person")];
    for _ in 0..2 {
        let cup = Cup::new(&server, league(&people)).await;
        for number in 0..2 {
            let entry = json!({ "played": { "fixture": number, "sheet": sheet(2, 1) } });
            assert_eq!(cup.enter(entry).await.status, 200);
        }
    }
    assert!(server.stop());
    let found = check(&folder).await;
    assert_eq!((found.cups, found.is_sound()), (2, true), "{found:?}");
    folder
        .change("DELETE FROM cup_entries WHERE cup = 1 AND number = 0")
        .await;
    let found = check(&folder).await;
    assert_eq!((found.cups, found.is_sound()), (1, false), "{found:?}");
    assert_eq!(found.broken_cups[0].0, 1);
}

async fn check(folder: &Folder) -> Findings {
    let folder = folder.path().to_owned();
    let checked = tokio::task::spawn_blocking(|| maintenance::check(Some(folder), None));
    checked.await.unwrap().unwrap()
}

/// A thousand people meet by Swiss rules: drawn, told, and not told again before something happens.
#[tokio::test]
async fn a_thousand_people_are_paired_and_told_of_it_once() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let people = vec![json!("person"); 1000];
    let cup = Cup::new(
        &server,
        setting(&people, &json!({ "swiss": { "rounds": 2 } })),
    )
    .await;
    let first = server.get(&cup.path()).await;
    assert_eq!(first.status, 200);
    let tag = first.header("etag").unwrap().to_owned();
    let info = first.json();
    assert_eq!(info["overview"]["due"].as_array().unwrap().len(), 500);
    let mut met: Vec<u64> = fixtures(&info)
        .iter()
        .flat_map(|fixture| ["home", "away"].map(|side| fixture[side].as_u64().unwrap()))
        .collect();
    met.sort_unstable();
    assert_eq!(met, (0..1000).collect::<Vec<u64>>(), "everybody plays once");

    let known = [("If-None-Match", tag.as_str())];
    let again = server.http("GET", &cup.path(), &known, "").await;
    assert_eq!((again.status, again.body.as_str()), (304, ""));
    assert_eq!(again.header("etag"), Some(tag.as_str()));
    let finnish = [known[0], ("Accept-Language", "fi")];
    let other_words = server.http("GET", &cup.path(), &finnish, "").await;
    assert_eq!(other_words.status, 200, "in other words it is not the same");
    let entered = cup
        .enter(json!({ "played": { "fixture": 0, "sheet": sheet(2, 1) } }))
        .await;
    assert_eq!(entered.status, 200, "{}", entered.body);
    let now = entered.header("etag").unwrap().to_owned();
    assert_ne!(now, tag);
    let changed = server.http("GET", &cup.path(), &known, "").await;
    assert_eq!(changed.status, 200);
    assert_eq!(fixture(&changed.json(), 0)["result"], "2–1");
    let known = [("If-None-Match", now.as_str())];
    let same = server.http("GET", &cup.path(), &known, "").await;
    assert_eq!(same.status, 304);
    // What an earlier run of the program told may have been other words.
    let path = cup.path();
    server.kill();
    let server = Server::start(&folder, &[]);
    assert_eq!(server.http("GET", &path, &known, "").await.status, 200);
}

/// The competitions that a visitor finds who knows some ids.
async fn found(server: &Server, known: &[&str]) -> Vec<String> {
    let path = format!("/api/cups?known={}", known.join(","));
    let listed = server.get(&path).await;
    assert_eq!(listed.status, 200, "{}", listed.body);
    let cups = listed.json()["cups"].as_array().unwrap().clone();
    let id = |cup: &Value| cup["id"].as_str().unwrap().to_owned();
    cups.iter().map(id).collect()
}

/// Where others reach the server a competition is found by its link, unless its organiser made it public.
#[tokio::test]
async fn a_competition_is_found_by_its_link_alone() {
    let folder = Folder::new();
    let people = [json!("person"), json!("person")];
    let server = Server::start(&folder, &[]);
    let hidden = json!({ "setting": league(&people), "public": false });
    let made = server.post("/api/cups", &hidden).await.json();
    let unsaid = Cup::new(&server, league(&people)).await.id;
    let hidden = made["id"].as_str().unwrap().to_owned();
    // On one computer there is nobody to hide it from.
    assert_eq!(found(&server, &[]).await, [unsaid.as_str()]);
    assert!(server.stop());

    let server = Server::start(&folder, &["--name", "club.example"]);
    let public = json!({ "setting": league(&people), "public": true });
    let made = server.post("/api/cups", &public).await.json();
    let public = made["id"].as_str().unwrap().to_owned();
    assert_eq!(found(&server, &[]).await, [public.as_str()]);
    let mut both = found(&server, &[&hidden, "nonsense", &"0".repeat(24)]).await;
    both.sort_unstable();
    let mut wanted = [public, hidden.clone()];
    wanted.sort_unstable();
    assert_eq!(both, wanted);
    let path = format!("/api/cups/{hidden}");
    assert_eq!(server.get(&path).await.status, 200, "the link opens it");
}

/// What a visitor sets up may have so many matches; who sits at the computer harms nobody but himself.
#[tokio::test]
async fn a_visitor_sets_up_no_competition_that_costs_the_others_the_machine() {
    let folder = Folder::new();
    let more = ["--trust-proxy", "127.0.0.1", "--cup-matches", "10"];
    let server = Server::start(&folder, &more);
    let visitor = [
        ("X-Forwarded-For", "203.0.113.7"),
        ("Content-Type", "application/json"),
    ];
    let set_up = async |teams: usize| {
        let body = json!({ "setting": league(&vec![random(); teams]) }).to_string();
        server.http("POST", "/api/cups", &visitor, &body).await
    };
    // Six teams have fifteen matches, four have six.
    let large = set_up(6).await;
    assert_eq!(
        (large.status, large.code().as_str()),
        (403, "cup-too-large")
    );
    let message = large.json()["message"].as_str().unwrap().to_owned();
    assert!(
        message.contains("15") && message.contains("10"),
        "{message}"
    );
    assert_eq!(set_up(4).await.status, 201);
    let second = set_up(4).await;
    assert_eq!(
        (second.status, second.code().as_str()),
        (429, "too-many-matches")
    );
}

#[tokio::test]
async fn a_lost_organisers_link_is_replaced() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let mut cup = Cup::new(&server, league(&[json!("person"), json!("person")])).await;
    let path = format!("{}/organiser", cup.path());
    let stranger = json!({ "organiser": "0".repeat(32) });
    assert_eq!(server.post(&path, &stranger).await.code(), "not-organiser");
    let old = cup.organiser.clone();
    let answer = server.post(&path, &json!({ "organiser": old })).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    let result = || json!({ "played": { "fixture": 0, "sheet": sheet(2, 1) } });
    assert_eq!(cup.enter(result()).await.code(), "not-organiser");
    cup.organiser = answer.json()["organiser"].as_str().unwrap().to_owned();
    assert_eq!(cup.enter(result()).await.status, 200);

    // The operator does the same for whoever has lost it.
    let list = AdminRequest::Cups {
        most: 9,
        ids: false,
    };
    let AdminReply::Cups { cups } = server.admin(&folder, list).await else {
        panic!("no list");
    };
    assert_eq!((cups.len(), &cups[0].id), (1, &None));
    for which in [cups[0].tag.clone(), format!("https://x/cups/{}", cup.id)] {
        let told = server
            .admin(&folder, AdminRequest::Organiser { which })
            .await;
        let AdminReply::Organiser { path, .. } = told else {
            panic!("{told:?}");
        };
        let start = format!("/cups/{}#organiser=", cup.id);
        let withdrawn = json!({ "withdrawn": { "team": 0, "reason": "moved" } });
        assert_eq!(cup.enter(withdrawn).await.code(), "not-organiser");
        cup.organiser = path.strip_prefix(&start).expect(&path).to_owned();
    }
    let (id, organiser) = (cup.id.clone(), cup.organiser.clone());
    server.kill();
    let server = Server::start(&folder, &[]);
    let cup = Cup {
        server: &server,
        id,
        organiser,
    };
    let withdrawn = json!({ "withdrawn": { "team": 0, "reason": "moved" } });
    assert_eq!(cup.enter(withdrawn).await.status, 200);
}

/// What a side is told of the result when its match is over.
fn result(client: &crate::support::Client) -> Value {
    client.last["awaits"]["result"].clone()
}

/// A skill that was won is its owner's secret as long as later matches may be played with it (F22-A11-6.5).
#[tokio::test]
async fn a_won_skill_is_named_to_its_owner_alone() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let mut season = league(&[json!("person"), json!("person"), json!("person")]);
    season["preset"] = "full".into();
    let cup = Cup::new(&server, season).await;
    let first = fixture(&cup.info().await, 0);
    let winner = first["home"].clone();
    let sheet = json!({
        "score": { "home": 1, "away": 0 },
        "teams": { "home": { "skills_won": ["tackle"] }, "away": {} },
    });
    let entered = cup
        .enter(json!({ "played": { "fixture": 0, "sheet": sheet } }))
        .await;
    assert_eq!(entered.status, 200, "{}", entered.body);
    assert!(!entered.body.contains("tackle"), "{}", entered.body);
    let all = fixtures(&entered.json());
    let next = all
        .iter()
        .find(|next| next["id"] != 0 && (next["home"] == winner || next["away"] == winner))
        .unwrap();
    let fixture_of = |id: &Value| id.as_u64().unwrap() as usize;
    let started = cup.start(fixture_of(&next["id"])).await.json();
    assert!(
        started["info"]["options"]["skills_won"].is_null(),
        "{started}"
    );
    let seated = Seated::read(&started);
    let mut watcher = server.join(&seated.id, None, "choices").await;
    let mut table = Table::sit_down(&server, &seated).await;
    table.play_on().await;
    while watcher.kind() != "nothing" {
        watcher.next().await.expect("news");
    }
    let (owner, other, side) = if next["home"] == winner {
        (&table.home, &table.away, "home")
    } else {
        (&table.away, &table.home, "away")
    };
    let own = result(owner)[side]["skills_won"].clone();
    assert!(own.as_array().unwrap().contains(&json!("tackle")), "{own}");
    for client in [other, &watcher] {
        assert!(result(client)[side]["skills_won"].is_null());
        assert!(result(client)[side]["yellow"].is_u64(), "all else is told");
    }
    // The record has the options of the match and every answer; the replay is what a watcher saw.
    let path = format!("/api/matches/{}", seated.id);
    let record = server.get(&format!("{path}/record")).await;
    assert_eq!(
        (record.status, record.code().as_str()),
        (409, "hidden-skills")
    );
    let sandbox = server
        .post(&format!("{path}/sandbox"), &json!({ "moment": 0 }))
        .await;
    assert_eq!(sandbox.code(), "hidden-skills");
    let answers = async || {
        let replay = server.get(&format!("{path}/replay")).await;
        assert_eq!(replay.status, 200, "{}", replay.body);
        assert!(!replay.body.contains("skills_won"));
        let moments = replay.json()["moments"].as_array().unwrap().clone();
        let answer = |moment: &Value| moment["answer"].as_str().unwrap().to_owned();
        moments.iter().map(answer).collect::<Vec<_>>()
    };
    let chooses_skills = |answer: &String| answer.starts_with("skills ");
    assert!(!answers().await.iter().any(chooses_skills));

    // When the competition is over there is no later match.
    let last = all
        .iter()
        .find(|last| last["id"] != 0 && last["id"] != next["id"])
        .unwrap();
    let sheet = json!({ "score": { "home": 0, "away": 0 } });
    let entered = cup
        .enter(json!({ "played": { "fixture": last["id"], "sheet": sheet } }))
        .await
        .json();
    assert_eq!(entered["overview"]["over"], true, "{entered}");
    let record = server.get(&format!("{path}/record")).await;
    assert_eq!(record.status, 200, "{}", record.body);
    assert!(record.body.contains("tackle"));
    assert!(answers().await.iter().any(chooses_skills));
}
