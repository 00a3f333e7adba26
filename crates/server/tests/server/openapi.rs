//! The description of the interface is true: real answers have the described shape, and nothing that is not described.

use serde_json::{Value, json};

use crate::club::{Browser, ClubFile, GENEROUS, PASSWORD};
use crate::desk::owner;
use crate::support::{Answer, Folder, Server, Table, computer, person};

/// What is wrong with an answer by a schema of the description; a field that is not described is wrong as well.
fn faults(answer: &Value, schema: &Value, description: &Value) -> Vec<String> {
    let mut schema = schema.clone();
    schema["components"] = description["components"].clone();
    close(&mut schema["components"]);
    let validator = jsonschema::validator_for(&schema).expect("a schema");
    let errors = validator.iter_errors(answer);
    errors
        .map(|error| format!("{}: {error:.200}", error.instance_path()))
        .collect()
}

/// Forbids fields beside those that a schema names, unless it allows them.
fn close(schema: &mut Value) {
    match schema {
        Value::Array(parts) => parts.iter_mut().for_each(close),
        Value::Object(parts) => {
            parts.values_mut().for_each(close);
            if parts.get("type") == Some(&json!("object")) && parts.contains_key("properties") {
                parts.entry("additionalProperties").or_insert(json!(false));
            }
        }
        _ => {}
    }
}

/// Holds an answer against what is described for its address and status.
pub(crate) fn check(answer: &Answer, path: &str, method: &str, all: &Value) {
    let status = answer.status.to_string();
    let described = &all["paths"][path][method]["responses"][&status];
    assert!(
        described.is_object(),
        "{method} {path}: {status} is not described"
    );
    let schema = &described["content"]["application/json"]["schema"];
    let found = faults(&answer.json(), schema, all);
    assert!(found.is_empty(), "{method} {path}: {found:#?}");
}

#[tokio::test]
async fn lessons_and_rulebooks_have_the_described_shape() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let all = server.get("/api/openapi.json").await.json();
    let check = |answer: Answer, path: &str, method: &str| check(&answer, path, method, &all);
    check(server.get("/api/guides").await, "/api/guides", "get");
    let lesson = "/api/guides/{guide}/{lesson}";
    for (path, answers) in [
        ("/api/guides/fuba/pass", json!([])),
        ("/api/guides/champions/walk", json!(["mover 14"])),
        ("/api/guides/fuba/pass", json!(["fly"])),
        ("/api/guides/fuba/none", json!([])),
    ] {
        let answer = server.post(path, &json!({ "answers": answers })).await;
        check(answer, lesson, "post");
    }
    let next = server.get("/api/puzzles/next").await;
    let puzzle = next.json()["id"].as_str().unwrap_or_default().to_owned();
    let attempt = json!({ "answers": [], "give_up": true });
    let attempt = server
        .post(&format!("/api/puzzles/{puzzle}"), &attempt)
        .await;
    check(attempt, "/api/puzzles/{id}", "post");
    check(next, "/api/puzzles/next", "get");
    for (path, described) in [
        ("/api/puzzles", "/api/puzzles"),
        ("/api/puzzles/daily", "/api/puzzles/daily"),
        ("/api/puzzles/none", "/api/puzzles/{id}"),
        ("/api/rulebooks", "/api/rulebooks"),
        ("/api/rulebooks/C20", "/api/rulebooks/{name}"),
        ("/api/rulebooks/none", "/api/rulebooks/{name}"),
        ("/api/rules/F22-4.6b/examples", "/api/rules/{id}/examples"),
        ("/api/rules/none/examples", "/api/rules/{id}/examples"),
    ] {
        check(server.get(path).await, described, "get");
    }
}

#[tokio::test]
async fn answers_about_competitions_have_the_described_shape() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let all = server.get("/api/openapi.json").await.json();
    let check = |answer, path: &str, method: &str| check(&answer, path, method, &all);
    let team = |name| json!({ "name": name, "colour": "#c8102e", "player": "person" });
    let setting = json!({
        "name": "Cup", "game": "champions", "preset": "tournament",
        "teams": [team("A"), team("B"), team("C")],
        "format": { "round-robin": { "groups": 1, "times": 1 } },
        "points": { "win": 5, "draw": 0, "extra_time": [4, 1], "shoot_out": [3, 2] },
        "tie_breaks": ["direct-points"],
    });
    let made = server
        .post("/api/cups", &json!({ "setting": setting }))
        .await;
    let (id, organiser) = (made.json()["id"].clone(), made.json()["organiser"].clone());
    check(made, "/api/cups", "post");
    check(server.get("/api/cups").await, "/api/cups", "get");
    let path = format!("/api/cups/{}", id.as_str().unwrap());
    let sheet = json!({ "score": { "home": 1, "away": 0 }, "teams": {
        "home": { "red": [5], "injured": [6] }, "away": { "yellow": [7] },
    } });
    let entry = json!({ "played": { "fixture": 0, "sheet": sheet } });
    let entered = json!({ "organiser": organiser, "entry": entry });
    let entered = server.post(&format!("{path}/entries"), &entered).await;
    assert_eq!(entered.status, 200, "{}", entered.body);
    check(entered, "/api/cups/{id}/entries", "post");
    check(server.get(&path).await, "/api/cups/{id}", "get");
    let chances = server.get(&format!("{path}/chances")).await;
    check(chances, "/api/cups/{id}/chances", "get");
    let statistics = server.get(&format!("{path}/statistics")).await;
    check(statistics, "/api/cups/{id}/statistics", "get");
    let no_days = server.get(&format!("{path}/export?as=ics")).await;
    check(no_days, "/api/cups/{id}/export", "get");
    let asked = json!({ "organiser": organiser, "fixture": 0 });
    let booked = server.post(&format!("{path}/sheet"), &asked).await;
    assert_eq!(booked.status, 200, "{}", booked.body);
    check(booked, "/api/cups/{id}/sheet", "post");
    let start = json!({ "organiser": organiser, "fixture": 1 });
    let started = server.post(&format!("{path}/matches"), &start).await;
    assert_eq!(started.status, 201, "{}", started.body);
    check(started, "/api/cups/{id}/matches", "post");
    let replaced = json!({ "organiser": organiser });
    let replaced = server.post(&format!("{path}/organiser"), &replaced).await;
    assert_eq!(replaced.status, 200, "{}", replaced.body);
    check(replaced, "/api/cups/{id}/organiser", "post");
}

#[tokio::test]
async fn answers_have_the_described_shape() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let all = server.get("/api/openapi.json").await.json();
    let check = |answer, path: &str, method: &str| check(&answer, path, method, &all);
    check(server.get("/api/games").await, "/api/games", "get");
    check(
        server.get("/api/rules/F22-4").await,
        "/api/rules/{id}",
        "get",
    );
    check(
        server.get("/api/rules/none").await,
        "/api/rules/{id}",
        "get",
    );
    for game in ["fuba", "champions"] {
        let seated = server.two_people(game, json!({ "preset": "full" })).await;
        let path = format!("/api/matches/{}", seated.id);
        check(
            server.get(&format!("{path}/record")).await,
            "/api/matches/{id}/record",
            "get",
        );
        Table::sit_down(&server, &seated).await.play_on().await;
        let body = json!({
            "game": game,
            "teams": { "home": computer("A", "random"), "away": computer("B", "random") },
        });
        check(
            server.post("/api/matches", &body).await,
            "/api/matches",
            "post",
        );
        check(
            server.post("/api/matches", &json!({})).await,
            "/api/matches",
            "post",
        );
        check(server.get(&path).await, "/api/matches/{id}", "get");
        check(
            server.get(&format!("{path}/replay?count=500")).await,
            "/api/matches/{id}/replay",
            "get",
        );
        check(
            server.get(&format!("{path}/play")).await,
            "/api/matches/{id}/play",
            "get",
        );
        let sandbox = json!({ "moment": 30 });
        check(
            server.post(&format!("{path}/sandbox"), &sandbox).await,
            "/api/matches/{id}/sandbox",
            "post",
        );
        let record = server.get(&format!("{path}/record")).await;
        let loaded = server.http("POST", "/api/records", &[], &record.body).await;
        check(loaded, "/api/records", "post");
    }
}

#[tokio::test]
async fn answers_about_seats_have_the_described_shape() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let all = server.get("/api/openapi.json").await.json();
    let mut guest = person("B");
    guest["player"]["link"] = true.into();
    let teams = json!({ "home": person("A"), "away": guest });
    let options = json!({ "event_plus5": "errata" });
    let body = json!({ "game": "fuba", "options": options, "teams": teams });
    let made = server.post("/api/matches", &body).await;
    let seated = made.json();
    check(&made, "/api/matches", "post", &all);
    let (host, mut invitation) = (
        &seated["seats"]["home"],
        seated["invitations"]["away"].clone(),
    );
    let ask = async |what: &str, body: Value| {
        let id = seated["info"]["id"].as_str().unwrap();
        let answer = server
            .post(&format!("/api/matches/{id}/{what}"), &body)
            .await;
        let path = format!("/api/matches/{{id}}/{what}");
        check(&answer, &path, "post", &all);
        answer
    };
    for what in ["take-back", "replace"] {
        let inviting = json!({ "by": host, "side": "away", "what": what });
        invitation = ask("invite", inviting).await.json()["invitation"].clone();
    }
    let (one, other) = ("1".repeat(32), "2".repeat(32));
    for (what, body, status) in [
        (
            "invite",
            json!({ "by": one, "side": "away", "what": "replace" }),
            403,
        ),
        ("invitation", json!({ "invitation": invitation }), 200),
        ("invitation", json!({ "invitation": host }), 403),
        (
            "claim",
            json!({ "invitation": invitation, "seat": one }),
            200,
        ),
        (
            "claim",
            json!({ "invitation": invitation, "seat": other }),
            409,
        ),
        (
            "claim",
            json!({ "invitation": invitation, "seat": "1" }),
            400,
        ),
        ("renewal", json!({ "seat": one, "renewed": other }), 200),
        ("renewal", json!({ "seat": one, "renewed": one }), 403),
        (
            "invite",
            json!({ "by": host, "side": "away", "what": "replace" }),
            409,
        ),
    ] {
        assert_eq!(
            ask(what, body.clone()).await.status,
            status,
            "{what} {body}"
        );
    }
}

#[tokio::test]
async fn answers_about_people_have_the_described_shape() {
    let folder = Folder::new();
    let server = ClubFile::new(GENEROUS).start(&folder, &[]);
    let all = server.get("/api/openapi.json").await.json();
    let check = |answer, path: &str, method: &str| check(&answer, path, method, &all);
    check(server.get("/api/club").await, "/api/club", "get");
    let account = json!({ "name": "Anna", "password": PASSWORD });
    let mut anna = Browser::default();
    let made = anna.post(&server, "/api/accounts", account.clone()).await;
    assert_eq!(made.status, 201, "{}", made.body);
    check(made, "/api/accounts", "post");
    let taken = server.post("/api/accounts", &account).await;
    check(taken, "/api/accounts", "post");
    let teams = json!({ "home": person("A"), "away": computer("B", "random") });
    let set_up = json!({ "game": "fuba", "teams": teams });
    let set_up = anna.post(&server, "/api/matches", set_up).await;
    let id = set_up.json()["info"]["id"].as_str().unwrap().to_owned();
    let wrong = json!({ "name": "Anna", "password": "wrong password" });
    check(
        server.post("/api/session", &wrong).await,
        "/api/session",
        "post",
    );
    check(server.get("/api/me").await, "/api/me", "get");
    let logged_in = anna.post(&server, "/api/session", account).await;
    check(logged_in, "/api/session", "post");
    let password = json!({ "password": PASSWORD });
    let codes = anna.post(&server, "/api/me/codes", password).await;
    check(codes, "/api/me/codes", "post");
    let token = json!({ "program": "Kicker", "name": "home", "scopes": ["play"] });
    let token = anna.post(&server, "/api/me/tokens", token).await;
    check(token, "/api/me/tokens", "post");
    for path in [
        "/api/club",
        "/api/me",
        "/api/me/sessions",
        "/api/me/matches",
        "/api/me/tokens",
    ] {
        check(anna.get(&server, path).await, path, "get");
    }
    Browser::register(&server, "Bert").await;
    let relation = json!({ "relation": "block" });
    let path = "/api/people/Bert/relation";
    let related = anna.post(&server, path, relation).await;
    check(related, "/api/people/{name}/relation", "post");
    let related = anna.get(&server, path).await;
    check(related, "/api/people/{name}/relation", "get");
    let report = json!({ "person": "Bert", "match": id, "reason": "other", "words": "x" });
    let reported = anna.post(&server, "/api/reports", report).await;
    assert_eq!(reported.status, 204, "{}", reported.body);
    let relations = anna.get(&server, "/api/me/relations").await;
    check(relations, "/api/me/relations", "get");
    check_desk(&server, &folder, &all).await;
    let exported = anna.get(&server, "/api/me/export").await;
    check(exported, "/api/me/export", "get");
    let sides = anna.get(&server, &format!("/api/me/matches/{id}")).await;
    check(sides, "/api/me/matches/{id}", "get");
    let refused = anna.delete(&server, "/api/me/sessions/none").await;
    check(refused, "/api/me/sessions/{number}", "delete");
    let refused = anna.post(&server, "/api/club/admissions", json!({})).await;
    check(refused, "/api/club/admissions", "post");
    let change = json!({ "old": PASSWORD, "password": "staple correct" });
    let changed = anna.post(&server, "/api/me/password", change).await;
    assert_eq!(changed.status, 200, "{}", changed.body);
    let code = changed.json()["new_codes"][0].clone();
    check(changed, "/api/me/password", "post");
    let recover = json!({ "name": "Anna", "code": code, "password": PASSWORD });
    let recovered = server.post("/api/recovery", &recover).await;
    assert_eq!(recovered.status, 200, "{}", recovered.body);
    check(recovered, "/api/recovery", "post");
}

/// The desk of a club in which Anna has reported Bert.
async fn check_desk(server: &Server, folder: &Folder, all: &Value) {
    let check = |answer, path: &str, method: &str| check(&answer, path, method, all);
    let mut otto = owner(server, folder, "Otto").await;
    for act in [
        json!({ "act": "warn", "person": "Bert", "words": "Be kind." }),
        json!({ "act": "mute", "person": "Bert", "report": 1, "days": 3 }),
        json!({ "act": "suspend", "person": "Bert", "days": 3, "words": "Enough." }),
        json!({ "act": "appoint", "person": "Bert", "role": "organiser" }),
    ] {
        let done = otto.post(server, "/api/desk/acts", act).await;
        assert_eq!(done.status, 204, "{}", done.body);
    }
    let refused = otto.post(server, "/api/desk/acts", json!({})).await;
    check(refused, "/api/desk/acts", "post");
    check(otto.get(server, "/api/desk").await, "/api/desk", "get");
    let log = otto.get(server, "/api/desk/log").await;
    check(log, "/api/desk/log", "get");
    let file = otto.get(server, "/api/desk/people/Bert").await;
    check(file, "/api/desk/people/{name}", "get");
}

/// A wrong answer would be noticed.
#[test]
fn a_wrong_answer_is_found() {
    let description = json!({
        "components": { "schemas": { "A": {
            "type": "object", "properties": { "a": { "type": "string" } }, "required": ["a"],
        } } },
    });
    let schema = json!({ "$ref": "#/components/schemas/A" });
    let found = |answer: Value| faults(&answer, &schema, &description).len();
    assert_eq!(found(json!({ "a": "x" })), 0);
    for wrong in [
        json!([]),
        json!({}),
        json!({ "a": 1 }),
        json!({ "a": "x", "c": 1 }),
    ] {
        assert_eq!(found(wrong.clone()), 1, "{wrong}");
    }
}
