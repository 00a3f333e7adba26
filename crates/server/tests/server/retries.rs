//! Decisions of matches that are over, asked again: what was offered, and how good another answer is; nothing is kept of it.

use gaffer_core::Side;
use gaffer_games::protocol::Awaits;
use serde_json::{Map, Value, json};

use crate::openapi::check;
use crate::reviews::{awaited, get_as, played, stored};
use crate::support::{Answer, Folder, Server, Table};

async fn question(server: &Server, id: &str, moment: usize) -> Answer {
    let path = format!("/api/matches/{id}/review/question?moment={moment}");
    server.get(&path).await
}

async fn answer(server: &Server, id: &str, moment: usize, row: &str) -> Answer {
    let path = format!("/api/matches/{id}/review/answer");
    let body = json!({ "moment": moment, "row": row });
    server.post(&path, &body).await
}

/// The decisions of a review that have a grade, each with its beginning and what was made.
fn graded(review: &Value) -> Vec<(usize, &Value)> {
    let steps = review["steps"].as_array().unwrap().iter();
    let graded = steps.filter(|step| step["grade"].is_string());
    graded
        .map(|step| (step["from"].as_u64().unwrap() as usize, step))
        .collect()
}

/// How much a store holds: matches, entries of journals, and reviews.
async fn held(folder: &Folder) -> [i64; 3] {
    [
        stored(folder, "SELECT count(*) FROM matches").await,
        stored(folder, "SELECT count(*) FROM entries").await,
        stored(folder, "SELECT count(*) FROM reviews").await,
    ]
}

#[tokio::test]
async fn the_answer_of_the_match_gets_its_grade_and_the_best_one_costs_nothing() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let description = server.get("/api/openapi.json").await.json();
    for game in ["fuba", "champions"] {
        let id = played(&server, game).await.id;
        let (review, _) = awaited(&server, &format!("/api/matches/{id}/review")).await;
        let before = held(&folder).await;
        let decisions = graded(&review);
        let dear = decisions
            .iter()
            .filter(|(_, step)| step["better"].is_object());
        assert!(dear.clone().count() > 5, "random coaches make mistakes");
        for (from, step) in dear.take(12) {
            let asked = question(&server, &id, *from).await;
            check(
                &asked,
                "/api/matches/{id}/review/question",
                "get",
                &description,
            );
            let asked = asked.json();
            assert_eq!(
                (&asked["side"], &asked["moment"]),
                (&step["side"], &step["from"])
            );
            assert_eq!(asked["sight"]["prompt"], step["question"]);
            let sight = &asked["sight"];
            let offered = sight["offers"].as_array().unwrap().len();
            assert!(offered > 0 || sight["draft"].is_object(), "{sight}");

            let made = step["answers"]["notation"].as_str().unwrap();
            let judged = answer(&server, &id, *from, made).await;
            check(
                &judged,
                "/api/matches/{id}/review/answer",
                "post",
                &description,
            );
            let judged = judged.json();
            assert_eq!(judged["made"], true, "{made}: {judged}");
            assert_eq!(
                (&judged["grade"], &judged["cost"]),
                (&step["grade"], &step["cost"])
            );
            assert_eq!(judged["reason"], step["better"]["reason"]);

            let best = step["best"]["notation"].as_str().unwrap();
            let judged = answer(&server, &id, *from, best).await.json();
            assert_eq!(judged["grade"], "best", "{best}: {judged}");
            assert_eq!(judged["cost"], json!({ "points": 0.0, "goals": 0.0 }));
            assert_eq!(judged["reason"], "");
        }
        assert_eq!(
            held(&folder).await,
            before,
            "nothing is kept, and no match is made"
        );
    }
    assert!(server.stop());
}

/// Each answer to one decision is judged against the review's best, and none is better than it.
#[tokio::test]
async fn every_offer_is_judged_and_none_is_better_than_the_best() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let id = played(&server, "fuba").await.id;
    let (review, _) = awaited(&server, &format!("/api/matches/{id}/review")).await;
    let decisions = graded(&review);
    let (from, step) = (decisions.iter())
        .find(|(_, step)| step["about"] == "pass" && step["better"].is_object())
        .expect("a pass that was not the best");
    let offers = question(&server, &id, *from).await.json()["sight"]["offers"].clone();
    let mut grades = Vec::new();
    for offer in offers.as_array().unwrap() {
        let choice = offer["choice"].as_str().unwrap();
        let judged = answer(&server, &id, *from, choice).await;
        assert_eq!(judged.status, 200, "{choice}: {}", judged.body);
        let judged = judged.json();
        let cost = judged["cost"]["points"].as_f64().unwrap();
        assert!(cost >= 0.0, "{choice}: {judged}");
        let is_best = judged["best"]["choice"] == judged["plan"]["choice"];
        assert_eq!(is_best, cost < 1e-9, "{choice}: {judged}");
        assert_eq!(judged["best"]["choice"], step["better"]["plan"]["choice"]);
        grades.push(judged["grade"].as_str().unwrap().to_owned());
    }
    assert!(grades.contains(&"best".to_owned()), "{grades:?}");
    assert!(grades.iter().any(|grade| grade != "best"), "{grades:?}");
    assert!(server.stop());
}

#[tokio::test]
async fn what_cannot_be_asked_or_answered_is_refused_with_words_and_changes_nothing() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let refused = |answer: Answer, status: u16, code: &str| {
        assert_eq!(
            (answer.status, answer.code().as_str()),
            (status, code),
            "{}",
            answer.body
        );
        let words = answer.json()["message"].as_str().unwrap().len();
        assert!(words > 20, "{}", answer.body);
    };
    let seated = server.two_people("fuba", json!({})).await;
    let mut table = Table::sit_down(&server, &seated).await;
    table.play_one().await;
    refused(question(&server, &seated.id, 0).await, 409, "match-running");
    refused(
        answer(&server, &seated.id, 0, "done").await,
        409,
        "match-running",
    );
    let nobody = "000000000000000000000000";
    refused(question(&server, nobody, 0).await, 404, "unknown-match");
    refused(
        answer(&server, nobody, 0, "done").await,
        404,
        "unknown-match",
    );

    let id = played(&server, "fuba").await.id;
    let (review, _) = awaited(&server, &format!("/api/matches/{id}/review")).await;
    let before = held(&folder).await;
    let last = review["moments"].as_array().unwrap().len() - 1;
    let steps = review["steps"].as_array().unwrap();
    let roll = steps.iter().find(|step| step["kind"] == "roll").unwrap();
    let roll = roll["from"].as_u64().unwrap() as usize;
    refused(question(&server, &id, last + 1).await, 400, "bad-request");
    for moment in [roll, last] {
        refused(question(&server, &id, moment).await, 400, "no-decision");
    }
    for moment in [roll, last, last + 1, usize::MAX >> 12] {
        refused(
            answer(&server, &id, moment, "done").await,
            400,
            "no-decision",
        );
    }
    let decisions = graded(&review);
    let pass = decisions.iter().find(|(_, step)| step["about"] == "pass");
    let (from, step) = pass.expect("a pass");
    let keeper = if step["side"] == "home" { "b5" } else { "b1" };
    for (row, code) in [
        ("", "bad-choice"),
        ("target z9", "bad-choice"),
        ("done", "refused"),
        ("pressing", "refused"),
        (
            &format!("target {keeper}, target {keeper}, target {keeper}"),
            "refused",
        ),
    ] {
        let told = answer(&server, &id, *from, row).await;
        // The last one is refused by the rules or by the dice that come first.
        let code = if told.code() == "roll-awaited" {
            "roll-awaited"
        } else {
            code
        };
        refused(told, 400, code);
    }
    let path = format!("/api/matches/{id}/review/answer");
    for body in [
        json!({}),
        json!({ "moment": -1, "row": "done" }),
        json!({ "moment": 0, "row": "done", "depth": "wide" }),
        json!({ "moment": 0, "row": "done", "more": 1 }),
    ] {
        refused(server.post(&path, &body).await, 400, "bad-request");
    }
    assert_eq!(held(&folder).await, before);
    assert!(server.stop());
}

/// Two records that differ only in what the home side has hidden put the same question to the away side.
#[tokio::test]
async fn a_question_shows_nothing_that_was_hidden_from_its_side() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let mut tried = 0;
    for (game, preset) in [("fuba", "2.2"), ("fuba", "full"), ("champions", "friendly")] {
        let known = gaffer_games::find(game).unwrap();
        let mut match_of = known.new_match(Some(preset), Map::new()).unwrap();
        assert!(matches!(
            match_of.awaits(),
            Awaits::Secret {
                side: Side::Home,
                ..
            }
        ));
        let choices = match_of.choices();
        let mut told = Vec::new();
        for choice in [&choices[0], &choices[choices.len() - 1]] {
            let mut begun = known.new_match(Some(preset), Map::new()).unwrap();
            begun.choose(choice).unwrap();
            let mut rows = vec![choice.clone()];
            // The home side goes on hiding until the other one is asked.
            while matches!(
                begun.awaits(),
                Awaits::Secret {
                    side: Side::Home,
                    ..
                }
            ) {
                let next = begun.choices()[0].clone();
                begun.choose(&next).unwrap();
                rows.push(next);
            }
            let header = json!({
                "gaffer": 1, "game": game, "rules": known.version(), "options": begun.options(),
                "seats": { "home": { "name": "A", "coach": "person" }, "away": { "name": "B", "coach": "person" } },
                "dice": "seed", "seed": 1,
            });
            let answers = rows.iter().map(|row| json!({ "answer": row }).to_string());
            let lines: Vec<String> = [header.to_string()].into_iter().chain(answers).collect();
            let kind = [("Content-Type", "text/plain")];
            let record = lines.join("\n") + "\n";
            let loaded = server.http("POST", "/api/records", &kind, &record).await;
            assert_eq!(loaded.status, 201, "{}", loaded.body);
            let id = loaded.json()["id"].as_str().unwrap().to_owned();
            let mut asked = question(&server, &id, rows.len()).await.json();
            assert_eq!(asked["side"], "away", "{asked}");
            asked.as_object_mut().unwrap().remove("moment");
            told.push(asked);
        }
        assert_eq!(told[0], told[1], "{game} {preset}");
        match_of.choose(&choices[0]).unwrap();
        tried += 1;
    }
    assert_eq!(tried, 3);
    assert!(server.stop());
}

#[tokio::test]
async fn whoever_asks_without_end_is_told_to_wait() {
    let folder = Folder::new();
    let server = Server::start(&folder, &["--trust-proxy", "127.0.0.1"]);
    let id = played(&server, "fuba").await.id;
    let path = format!("/api/matches/{id}/review/question?moment=0");
    let mut last = get_as(&server, &path, "203.0.113.7").await;
    for _ in 0..300 {
        if last.status == 429 {
            break;
        }
        assert_eq!(last.status, 200, "{}", last.body);
        last = get_as(&server, &path, "203.0.113.7").await;
    }
    assert_eq!(
        (last.status, last.code().as_str()),
        (429, "too-many-studies")
    );
    assert!(last.json()["message"].as_str().unwrap().len() > 20);
    assert!(last.header("retry-after").is_some());
    let other = get_as(&server, &path, "203.0.113.8").await;
    assert_eq!(other.status, 200, "{}", other.body);
    assert!(server.stop());
}
