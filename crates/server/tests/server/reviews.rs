//! Reviews of matches that are over: begun by being asked for, kept, told in any language; and played on from a moment.

use std::time::Duration;

use serde_json::{Value, json};

use crate::support::{Answer, Folder, Seated, Server, Table, computer};

/// A match of two computers to its end.
pub(crate) async fn played(server: &Server, game: &str) -> Seated {
    let random = |name| computer(name, "random");
    let seated = server
        .set_up(
            game,
            [random("Lions"), random("Bears")],
            json!({ "seed": 3 }),
        )
        .await;
    let mut watcher = server.join(&seated.id, None, "choices").await;
    while watcher.kind() != "nothing" {
        watcher.next().await.expect("news");
    }
    seated
}

/// A number from the store of a running server.
pub(crate) async fn stored(folder: &Folder, question: &'static str) -> i64 {
    folder.number(question).await
}

/// Asks until the review is there; gives how far it was told to be before.
pub(crate) async fn awaited(server: &Server, path: &str) -> (Value, Vec<Value>) {
    let mut told = Vec::new();
    loop {
        let answer = server.get(path).await;
        match answer.status {
            200 => return (answer.json(), told),
            202 => told.push(answer.json()),
            _ => panic!("{}", answer.body),
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

fn number(value: &Value) -> f64 {
    value
        .as_f64()
        .unwrap_or_else(|| panic!("{value} is no number"))
}

fn rows<'a>(list: &'a Value, pointer: &'a str) -> impl Iterator<Item = f64> + 'a {
    let rows = list.as_array().unwrap().iter();
    rows.filter_map(move |row| row.pointer(pointer)).map(number)
}

/// Adds everything up again from what was served.
fn assert_adds_up(review: &Value) {
    for unit in ["points", "goals"] {
        let of = |what: &str| number(review.pointer(&format!("/sums/{what}/{unit}")).unwrap());
        let same = |one: f64, what: &str| {
            let other = of(what);
            assert!((one - other).abs() < 1e-9, "{what}: {one} is not {other}");
        };
        let (steps, tallies) = (&review["steps"], &review["tallies"]);
        same(rows(steps, &format!("/luck/{unit}")).sum(), "luck");
        same(
            rows(steps, &format!("/correction/{unit}")).sum(),
            "corrections",
        );
        same(
            rows(&tallies["phases"], &format!("/luck/{unit}")).sum(),
            "luck",
        );
        same(
            rows(&tallies["rolls"], &format!("/luck/{unit}")).sum(),
            "luck",
        );
        let mut total = of("start") + of("luck") + of("corrections");
        for (side, sign) in [("home", -1.0), ("away", 1.0)] {
            let whole = format!("costs/{side}");
            let of_side = format!("/costs/{side}/{unit}");
            same(rows(&tallies["phases"], &of_side).sum(), &whole);
            same(rows(&tallies["decisions"], &of_side).sum(), &whole);
            let own = steps.as_array().unwrap().iter();
            let own = own.filter(|step| step["side"] == side);
            same(own.map(|step| number(&step["cost"][unit])).sum(), &whole);
            total += sign * of(&whole);
        }
        same(total, "end");
        let changes: f64 = rows(steps, &format!("/change/{unit}")).sum();
        same(of("start") + changes, "end");
    }
}

/// Holds an answer against the schema of its name in the description.
fn assert_described(answer: &Value, name: &str, description: &Value) {
    let schema = json!({
        "$ref": format!("#/components/schemas/{name}"),
        "components": description["components"],
    });
    let validator = jsonschema::validator_for(&schema).unwrap();
    let faults: Vec<String> = validator
        .iter_errors(answer)
        .map(|error| format!("{}: {error:.200}", error.instance_path()))
        .collect();
    assert!(faults.is_empty(), "{name}: {faults:#?}");
}

#[tokio::test]
async fn a_match_that_is_over_is_reviewed_at_a_glance() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let description = server.get("/api/openapi.json").await.json();
    for game in ["fuba", "champions"] {
        let id = played(&server, game).await.id;
        let path = format!("/api/matches/{id}/review");
        let (review, _) = awaited(&server, &path).await;
        assert_adds_up(&review);
        assert_described(&review, "Review", &description);
        assert_described(&review["summary"], "ReviewSummary", &description);
        assert_eq!(review["depth"], "glance");
        assert_eq!(review["over"], true);
        let goals = &review["goals"];
        let lead = number(&goals["home"]) - number(&goals["away"]);
        assert!((number(&review["sums"]["end"]["goals"]) - lead).abs() < 1e-9);
        let replay = server
            .get(&format!("/api/matches/{id}/replay?count=0"))
            .await
            .json();
        let moments = review["moments"].as_array().unwrap().len();
        assert_eq!(
            replay["total"], moments,
            "a moment of the replay is one of the review"
        );
        let (short, _) = awaited(&server, &format!("{path}/summary")).await;
        assert_eq!(short, review["summary"]);
        // The words are of the language, the numbers of none.
        let finnish = [("Accept-Language", "fi")];
        let told = server.http("GET", &path, &finnish, "").await.json();
        let (asked, _) = awaited(&server, &format!("{path}?language=fi")).await;
        assert_eq!(told, asked);
        assert_eq!(told["sums"], review["sums"]);
        assert_ne!(told["tallies"], review["tallies"]);
    }
    assert!(server.stop());
}

#[tokio::test]
async fn whoever_asks_at_the_same_time_is_told_of_the_same_review() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let id = played(&server, "fuba").await.id;
    let path = format!("/api/matches/{id}/review?depth=search");
    let (one, other) = tokio::join!(server.get(&path), server.get(&path));
    assert_eq!((one.status, other.status), (202, 202));
    let (one, other) = (one.json(), other.json());
    assert_eq!(one["all"], other["all"]);
    assert!(
        number(&one["all"]) > 0.0 && number(&one["seconds"]) > 0.0,
        "{one}"
    );
    let (review, told) = awaited(&server, &path).await;
    assert_adds_up(&review);
    // One that was begun anew would have fewer.
    let done: Vec<f64> = told.iter().map(|told| number(&told["done"])).collect();
    assert!(done.is_sorted(), "{done:?}");
    assert_eq!(stored(&folder, "SELECT count(*) FROM reviews").await, 1);
    let again = server.get(&path).await;
    assert_eq!((again.status, again.json()), (200, review));
    assert!(server.stop());
}

#[tokio::test]
async fn what_cannot_be_reviewed_is_refused_with_what_to_do() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let seated = server.two_people("fuba", json!({})).await;
    let mut table = Table::sit_down(&server, &seated).await;
    table.play_one().await;
    let refused = |answer: Answer, status: u16, code: &str| {
        let told = answer.json();
        assert_eq!((answer.status, &told["code"]), (status, &json!(code)));
        assert!(told["message"].as_str().unwrap().len() > 20, "{told}");
    };
    let path = format!("/api/matches/{}/review", seated.id);
    for path in [
        &path,
        &format!("{path}/summary"),
        &format!("{path}?depth=deep"),
    ] {
        refused(server.get(path).await, 409, "match-running");
    }
    refused(
        server.get(&format!("{path}?depth=wide")).await,
        400,
        "bad-request",
    );
    let nobody = "/api/matches/000000000000000000000000/review";
    refused(server.get(nobody).await, 404, "unknown-match");
    assert!(server.stop());
}

#[tokio::test]
async fn a_review_that_a_killed_server_left_begins_again() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let id = played(&server, "champions").await.id;
    let path = format!("/api/matches/{id}/review?depth=search");
    let begun = server.get(&path).await;
    assert_eq!(begun.status, 202, "{}", begun.body);
    server.kill();
    let server = Server::start(&folder, &[]);
    let (review, _) = awaited(&server, &path).await;
    assert_adds_up(&review);
    assert_eq!(review["depth"], "search");
    assert!(server.stop());
}

#[tokio::test]
async fn other_rules_make_a_review_void_and_a_match_takes_its_reviews_along() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let id = played(&server, "fuba").await.id;
    let path = format!("/api/matches/{id}/review");
    let (review, _) = awaited(&server, &path).await;
    assert!(server.stop());
    // Whatever it says, it is of no use: it was made by other rules.
    let change = "UPDATE reviews SET rules = rules - 1, review = substr(review, 1, 1)";
    folder.change(change).await;
    let server = Server::start(&folder, &[]);
    assert_eq!(awaited(&server, &path).await.0, review);
    // A record that is loaded has a review of its own, and goes with it.
    let record = server.get(&format!("/api/matches/{id}/record")).await.body;
    let kind = [("Content-Type", "text/plain")];
    let loaded = server
        .http("POST", "/api/records", &kind, &record)
        .await
        .json();
    let loaded = loaded["id"].as_str().unwrap();
    let (same, _) = awaited(&server, &format!("/api/matches/{loaded}/review")).await;
    assert_eq!(same["steps"], review["steps"]);
    assert_eq!(stored(&folder, "SELECT count(*) FROM reviews").await, 2);
    assert!(server.stop());
    let server = Server::start(&folder, &["--keep-imports", "0s"]);
    for _ in 0..200 {
        if stored(&folder, "SELECT count(*) FROM reviews").await == 1 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(stored(&folder, "SELECT count(*) FROM reviews").await, 1);
    assert!(server.stop());
}

/// The rolls of a match, as its record has them.
async fn rolls(server: &Server, id: &str) -> Vec<String> {
    let record = server.get(&format!("/api/matches/{id}/record")).await.body;
    let lines = record.lines().filter_map(|line| {
        let entry: Value = serde_json::from_str(line).unwrap();
        let answer = entry["answer"].as_str()?.to_owned();
        answer.starts_with("roll ").then_some(answer)
    });
    lines.collect()
}

#[tokio::test]
async fn a_moment_is_played_on_with_the_same_dice_or_with_fresh_ones() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let seated = played(&server, "fuba").await;
    let path = format!("/api/matches/{}/sandbox", seated.id);
    let mut first = Vec::new();
    for same_dice in [true, false] {
        let body = json!({ "moment": 60, "same_dice": same_dice, "seed": 99 });
        let answer = server.post(&path, &body).await;
        assert_eq!(answer.status, 201, "{}", answer.body);
        let info = &answer.json()["info"];
        assert_eq!(info["sandbox"]["same_dice"] == true, same_dice, "{info}");
        assert_eq!(
            (&info["rated"], &info["dice"]),
            (&json!(false), &json!("server"))
        );
        let id = info["id"].as_str().unwrap().to_owned();
        let mut watcher = server.join(&id, None, "choices").await;
        while watcher.kind() != "nothing" {
            watcher.next().await.expect("news");
        }
        first.push(rolls(&server, &id).await);
    }
    let recorded = rolls(&server, &seated.id).await;
    let dice = |roll: &String| roll.split(' ').count();
    let fits = |other: &[String]| -> (usize, usize) {
        let both = recorded.iter().zip(other);
        let fit = both.filter(|(one, other)| dice(one) == dice(other));
        let same = fit.clone().filter(|(one, other)| one == other);
        (fit.count(), same.count())
    };
    let (fit, same) = fits(&first[0]);
    assert!(fit > 30, "{fit} rolls take as many dice as those that came");
    assert_eq!(same, fit, "each of them shows what came");
    // The rolls before the moment are those of the match in any case.
    let (fit, same) = fits(&first[1]);
    assert!(same < fit, "fresh dice are others");
    assert!(server.stop());
}

/// What was judged once is kept: another server on the same store tells the same bytes at once, and so does a copy of the match.
#[tokio::test]
async fn a_review_outlives_its_server_and_is_the_same_for_the_same_match() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let id = played(&server, "champions").await.id;
    let path = format!("/api/matches/{id}/review?depth=search");
    awaited(&server, &path).await;
    let told = server.get(&path).await;
    assert_eq!(server.get(&path).await.body, told.body);
    let record = server.get(&format!("/api/matches/{id}/record")).await.body;
    let kind = [("Content-Type", "text/plain")];
    let copy = server.http("POST", "/api/records", &kind, &record).await;
    let copy = copy.json()["id"].as_str().unwrap().to_owned();
    assert!(server.stop());
    let server = Server::start(&folder, &[]);
    // One that is judged again is under way at first.
    let again = server.get(&path).await;
    assert_eq!((again.status, again.body == told.body), (200, true));
    let copied = format!("/api/matches/{copy}/review?depth=search");
    awaited(&server, &copied).await;
    assert_eq!(server.get(&copied).await.body, told.body);
    assert_eq!(stored(&folder, "SELECT count(*) FROM reviews").await, 2);
    assert!(server.stop());
}

/// Asks as somebody else.
pub(crate) async fn get_as(server: &Server, path: &str, from: &str) -> Answer {
    let from = [("X-Forwarded-For", from)];
    server.http("GET", path, &from, "").await
}

/// Whoever asks for many long reviews keeps nobody from a short one, nor from one of his own.
#[tokio::test]
async fn a_crowd_that_wants_deep_reviews_keeps_nobody_from_his() {
    let folder = Folder::new();
    let server = Server::start(&folder, &["--trust-proxy", "127.0.0.1"]);
    let id = played(&server, "fuba").await.id;
    let record = server.get(&format!("/api/matches/{id}/record")).await.body;
    for address in 1..=8 {
        let address = format!("203.0.113.{address}");
        for number in 1..=5 {
            let headers = [
                ("Content-Type", "text/plain"),
                ("X-Forwarded-For", address.as_str()),
            ];
            let loaded = server.http("POST", "/api/records", &headers, &record).await;
            let loaded = loaded.json()["id"].as_str().unwrap().to_owned();
            let deep = format!("/api/matches/{loaded}/review?depth=deep");
            let asked = get_as(&server, &deep, &address).await;
            let status = if number <= 4 { 202 } else { 429 };
            assert_eq!(asked.status, status, "{number} {}", asked.body);
            if status == 429 {
                assert_eq!(asked.code(), "too-many-reviews");
                assert!(asked.json()["message"].as_str().unwrap().len() > 20);
                assert!(asked.header("retry-after").is_some(), "{}", asked.body);
            }
        }
    }
    let path = format!("/api/matches/{id}/review");
    let stranger = "203.0.113.99";
    let glance = get_as(&server, &path, stranger).await;
    assert!([200, 202].contains(&glance.status), "{}", glance.body);
    let deep = get_as(&server, &format!("{path}?depth=deep"), stranger).await;
    assert_eq!(deep.status, 202, "{}", deep.body);
}
