//! The HTTP interface: games, rules, matches, records, sandboxes, the files of the client.

use serde_json::json;

use crate::support::{Folder, Seated, Server, Table, computer};

#[tokio::test]
async fn games_and_rules_are_told() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let games = server.get("/api/games").await.json();
    let names: Vec<&str> = games
        .as_array()
        .unwrap()
        .iter()
        .map(|game| game["game"].as_str().unwrap())
        .collect();
    assert_eq!(names, ["fuba", "champions"]);
    let rules = server.get("/api/rules/F22-4.1a").await.json();
    assert_eq!(rules[0]["id"], "F22-4.1a");
    assert!(rules[0]["text"].as_str().unwrap().contains("target"));
    let none = server.get("/api/rules/F99").await;
    assert_eq!((none.status, none.code().as_str()), (404, "unknown-rule"));
}

#[tokio::test]
async fn lessons_are_practised_without_a_match() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let guides = server.get("/api/guides").await.json();
    assert_eq!(guides[0]["name"], "fuba");
    assert_eq!(guides[0]["lessons"][0]["name"], "pass");
    let practise = async |path: &str, answers: &[&str]| {
        let body = json!({ "answers": answers });
        server.post(&format!("/api/guides/{path}"), &body).await
    };
    let begun = practise("fuba/pass", &[]).await.json();
    assert_eq!(
        (&begun["state"], &begun["show"]),
        (&json!("asks"), &json!("target a3"))
    );
    let done = practise("fuba/pass", &["target a3"]).await.json();
    assert_eq!(done["state"], "done");
    assert_eq!(
        done["frames"].as_array().unwrap().len(),
        2,
        "the pass, the dice"
    );
    let many = vec!["target a3"; 101];
    for (path, answers, status, code) in [
        ("fuba/pass", &["target b5"][..], 400, "refused"),
        ("fuba/pass", &["fly"], 400, "bad-choice"),
        ("fuba/pass", &["target a3", "done"], 400, "lesson-over"),
        ("fuba/pass", &many, 400, "bad-request"),
        ("fuba/nothing", &[], 404, "unknown-lesson"),
        ("nothing/pass", &[], 404, "unknown-lesson"),
        ("fuba/%ff", &[], 404, "unknown-lesson"),
    ] {
        let answer = practise(path, answers).await;
        assert_eq!(
            (answer.status, answer.code().as_str()),
            (status, code),
            "{path}"
        );
    }
}

#[tokio::test]
async fn puzzles_are_tried_and_tell_their_answer_afterwards() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let themes = server.get("/api/puzzles").await.json();
    assert!(themes[0]["count"].as_u64().unwrap() > 0);
    let daily = server.get("/api/puzzles/daily").await.json();
    let id = daily["id"].as_str().unwrap();
    assert_eq!(
        server.get(&format!("/api/puzzles/{id}")).await.json(),
        daily
    );
    let path = format!("/api/puzzles/{id}");
    let open = server.post(&path, &json!({ "answers": [] })).await.json();
    assert_eq!(open["practice"]["state"], "asks");
    assert!(open["solution"].is_null());
    let given_up = json!({ "answers": [], "give_up": true });
    let told = server.post(&path, &given_up).await.json();
    let best = told["solution"]["best"]["choice"].as_str().unwrap();
    let solved = server.post(&path, &json!({ "answers": [best] })).await;
    assert_eq!(solved.json()["practice"]["state"], "done");
    let next = server.get("/api/puzzles/next?theme=score-6").await.json();
    assert_eq!(
        (&next["theme"], &next["game"]),
        (&json!("score-6"), &json!("champions"))
    );
    for (path, status, code) in [
        ("/api/puzzles/nothing", 404, "unknown-puzzle"),
        ("/api/puzzles/next?game=chess", 404, "unknown-puzzle"),
        ("/api/puzzles/next?theme=chess", 400, "bad-request"),
        ("/api/puzzles/next?rating=-1", 400, "bad-request"),
    ] {
        let answer = server.get(path).await;
        assert_eq!(
            (answer.status, answer.code().as_str()),
            (status, code),
            "{path}"
        );
    }
}

#[tokio::test]
async fn rulebooks_are_read_with_their_examples() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let books = server.get("/api/rulebooks").await.json();
    let names: Vec<&str> = books
        .as_array()
        .unwrap()
        .iter()
        .map(|book| book["name"].as_str().unwrap())
        .collect();
    assert_eq!(names, ["C20", "F22", "F14", "F10"]);
    let book = server.get("/api/rulebooks/F22").await.json();
    assert_eq!(book["info"]["title"], "FUBA 2.2");
    assert!(book["page"].as_str().unwrap().contains("**F22-4.1a**"));
    let examples = server.get("/api/rules/F22-4.6b/examples").await.json();
    assert!(examples.as_array().unwrap().len() > 1);
    for (path, code) in [
        ("/api/rulebooks/F99", "unknown-rulebook"),
        ("/api/rulebooks/%ff", "unknown-rulebook"),
        ("/api/rules/F22-4/examples", "unknown-rule"),
        ("/api/rules/%ff/examples", "unknown-rule"),
    ] {
        let none = server.get(path).await;
        assert_eq!((none.status, none.code().as_str()), (404, code), "{path}");
    }
    // The number of a rule is a page's address, whatever its dots look like.
    let page = server.get("/rules/F22-4.2.1").await;
    let start = server.get("/").await;
    assert_eq!((page.status, page.body), (start.status, start.body));
}

#[tokio::test]
async fn mistakes_are_answered_with_a_problem() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let nobody = "0123456789abcdef01234567";
    for (method, path, status, code) in [
        ("GET", "/api/nothing", 404, "unknown-address"),
        ("GET", "/api", 404, "unknown-address"),
        ("DELETE", "/api/games", 405, "bad-method"),
        ("GET", "/api/matches/short", 404, "unknown-match"),
        ("GET", "/api/matches/%ff", 404, "unknown-match"),
        (
            "GET",
            &format!("/api/matches/{nobody}"),
            404,
            "unknown-match",
        ),
        (
            "GET",
            &format!("/api/matches/{nobody}/replay"),
            404,
            "unknown-match",
        ),
        (
            "GET",
            &format!("/api/matches/{nobody}/replay?from=-1"),
            400,
            "bad-request",
        ),
        (
            "GET",
            &format!("/api/matches/{nobody}/record"),
            404,
            "unknown-match",
        ),
        (
            "GET",
            &format!("/api/matches/{nobody}/play"),
            400,
            "bad-request",
        ),
    ] {
        let answer = server.http(method, path, &[], "").await;
        assert_eq!(
            (answer.status, answer.code().as_str()),
            (status, code),
            "{method} {path}"
        );
    }
    let kind = ("Content-Type", "application/json");
    let post = |body: &'static str| {
        server.http(
            "POST",
            "/api/matches",
            &[("Content-Type", "application/json")],
            body,
        )
    };
    assert_eq!(post("{").await.code(), "bad-json");
    assert_eq!(post("[]").await.code(), "bad-request");
    assert_eq!(post("{\"game\":\"fuba\"}").await.code(), "bad-request");
    let plain = server.http("POST", "/api/matches", &[], "{}").await;
    assert_eq!((plain.status, plain.code().as_str()), (415, "not-json"));
    let long = " ".repeat((1 << 20) + 1);
    let long = server.http("POST", "/api/matches", &[kind], &long).await;
    assert_eq!(long.status, 413);
}

#[tokio::test]
async fn a_new_match_is_checked() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let good = json!({
        "game": "fuba",
        "teams": { "home": computer("A", "random"), "away": computer("B", "random") },
    });
    assert_eq!(server.post("/api/matches", &good).await.status, 201);
    let with = |path: &str, value: serde_json::Value| {
        let mut body = good.clone();
        match body.pointer_mut(path) {
            Some(place) => *place = value,
            None => body[path.trim_start_matches('/')] = value,
        }
        body
    };
    for (body, code) in [
        (with("/game", json!("chess")), "unknown-game"),
        (with("/preset", json!("3.0")), "bad-options"),
        (with("/options", json!({ "nonsense": 1 })), "bad-options"),
        (with("/teams/home/name", json!(" ")), "bad-request"),
        (
            with("/teams/home/name", json!("x".repeat(41))),
            "bad-request",
        ),
        (with("/teams/home/colour", json!("red")), "bad-request"),
        (
            with("/teams/home/player/coach", json!("ferguson")),
            "bad-request",
        ),
        (with("/dice", json!("loaded")), "bad-request"),
        (with("/seed", json!(-1)), "bad-request"),
        (with("/more", json!(1)), "bad-request"),
    ] {
        let answer = server.post("/api/matches", &body).await;
        assert_eq!(
            (answer.status, answer.code().as_str()),
            (400, code),
            "{body}"
        );
    }
}

/// A record that was played here is taken away, brought back, and shows the same match.
#[tokio::test]
async fn records_go_out_and_come_in() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let seated = server.two_people("champions", json!({ "seed": 7 })).await;
    let early = server
        .get(&format!("/api/matches/{}/record", seated.id))
        .await;
    assert_eq!(
        (early.status, early.code().as_str()),
        (409, "match-running")
    );
    let early = server
        .post(
            &format!("/api/matches/{}/sandbox", seated.id),
            &json!({ "moment": 0 }),
        )
        .await;
    assert_eq!(
        (early.status, early.code().as_str()),
        (409, "match-running")
    );
    let mut table = Table::sit_down(&server, &seated).await;
    table.play_on().await;
    let record = server
        .get(&format!("/api/matches/{}/record", seated.id))
        .await;
    assert_eq!(record.status, 200);
    assert!(record.head.contains("application/jsonl"));
    let loaded = server.http("POST", "/api/records", &[], &record.body).await;
    assert_eq!(loaded.status, 201, "{}", loaded.body);
    let loaded = loaded.json();
    for from in [0, 100, 200] {
        let path = |id: &str| format!("/api/matches/{id}/replay?from={from}&count=500");
        let first = server.get(&path(&seated.id)).await.json();
        let second = server
            .get(&path(loaded["id"].as_str().unwrap()))
            .await
            .json();
        assert_eq!(first["moments"], second["moments"]);
        assert_eq!(first["landmarks"], second["landmarks"]);
        assert_eq!(first["moments"].as_array().unwrap().len(), 100);
        assert_eq!(first["info"]["over"], true);
    }
    // The record is the program's own: the same bytes come out again.
    let again = server
        .get(&format!(
            "/api/matches/{}/record",
            loaded["id"].as_str().unwrap()
        ))
        .await;
    assert_eq!(again.body, record.body);
    // What a crash has cut off is left out; what is there and means nothing is not.
    for cut in ["{\"answer\":\"ro", "{\"answer\":\"ro\n", "nonsense"] {
        let cut = format!("{}{cut}", record.body);
        let answer = server.http("POST", "/api/records", &[], &cut).await;
        assert_eq!(answer.status, 201, "{}", answer.body);
    }
    let (header, answers) = record.body.split_once('\n').unwrap();
    let newer = "{\"rules\":{\"version\":99,\"position\":\"{}\"}}";
    for bad in [
        "",
        "{}",
        "{\"gaffer\":1}",
        &record.body.replacen("\"rules\":", "\"rules\":9", 1),
        &record.body.replacen("\"gaffer\":1", "\"gaffer\":99", 1),
        &record.body.replacen("\"gaffer\":1", "\"gaffer\":0", 1),
        &format!("{header}\n{{\"undo\":7}}\n{answers}"),
        &format!("{header}\n{newer}\n"),
        &format!("{}{{\"answer\":\"a\",\"answer\":\"b\"}}\n", record.body),
        &format!("{}nonsense\n", record.body),
    ] {
        let answer = server.http("POST", "/api/records", &[], bad).await;
        assert_eq!(
            (answer.status, answer.code().as_str()),
            (400, "bad-record"),
            "{bad:.100}"
        );
    }
}

#[tokio::test]
async fn a_sandbox_goes_on_from_a_moment() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let seated = server.two_people("fuba", json!({})).await;
    Table::sit_down(&server, &seated).await.play_on().await;
    let source = format!("/api/matches/{}", seated.id);
    let made = server
        .post(&format!("{source}/sandbox"), &json!({ "moment": 40 }))
        .await;
    assert_eq!(made.status, 201, "{}", made.body);
    let made = made.json();
    assert_eq!(
        made["info"]["sandbox"],
        json!({ "id": seated.id, "moment": 40 })
    );
    let sandbox = Seated::read(&made);
    let moments = |id: &str| {
        let path = format!("/api/matches/{id}/replay?from=0&count=41");
        let server = &server;
        async move { server.get(&path).await.json()["moments"].clone() }
    };
    let (before, after) = (moments(&seated.id).await, moments(&sandbox.id).await);
    assert_eq!(before.as_array().unwrap().len(), 41);
    // While the sandbox is played its secrets are hidden again; what stands on the board is the same.
    assert_eq!(before[40]["board"], after[40]["board"]);
    let mut table = Table::sit_down(&server, &sandbox).await;
    assert!(table.home.version() >= 40);
    for _ in 0..20 {
        table.play_one().await;
    }
    let beyond = server
        .post(&format!("{source}/sandbox"), &json!({ "moment": 100_000 }))
        .await;
    assert_eq!(
        (beyond.status, beyond.code().as_str()),
        (400, "bad-request")
    );
}

#[tokio::test]
async fn pages_are_served_and_files_that_are_not_there_are_not() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    for path in ["/", "/match/0123456789abcdef01234567", "/replay"] {
        let page = server.get(path).await;
        assert_eq!(page.status, 200, "{path}");
        assert!(
            page.head.contains("content-type: text/html"),
            "{}",
            page.head
        );
        assert!(
            page.head
                .contains("content-security-policy: default-src 'self'")
        );
        assert!(page.head.contains("x-content-type-options: nosniff"));
        assert!(page.head.contains("referrer-policy: no-referrer"));
        assert!(page.body.contains("Gaffer"));
    }
    for path in ["/assets/none.js", "/../Cargo.toml", "/%2e%2e/Cargo.toml"] {
        assert_eq!(server.get(path).await.status, 404, "{path}");
    }
}
