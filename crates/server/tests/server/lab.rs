//! The edition lab: rule sets held against each other, a piece at a time, and what cannot be asked.

use std::time::Duration;

use serde_json::{Value, json};

use crate::support::{Folder, Server};

/// Asks until all pairs are played; gives how many were told on the way.
async fn answered(server: &Server, question: &Value) -> (Value, Vec<u64>) {
    let mut told = Vec::new();
    loop {
        let answer = server.post("/api/lab", question).await;
        assert_eq!(answer.status, 200, "{}", answer.body);
        let answer = answer.json();
        let pairs = answer["answer"]["pairs"].as_u64().unwrap();
        if pairs == answer["wanted"] {
            return (answer["answer"].clone(), told);
        }
        told.push(pairs);
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test]
async fn a_question_is_answered_a_piece_at_a_time() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let variant = |preset| json!({ "preset": preset, "home": "random", "away": "random" });
    let question = json!({
        "game": "fuba", "first": variant("1.0"), "second": variant("2.2"), "pairs": 120, "seed": 3,
    });
    let (answer, told) = answered(&server, &question).await;
    assert!(told.is_sorted(), "{told:?}");
    assert_eq!(answer["first"]["title"], "FUBA 1.0");
    assert_eq!(answer["second"]["coaches"]["away"], "random");
    let figures = answer["figures"].as_array().unwrap();
    let goals = figures.iter().find(|one| one["figure"] == "goals").unwrap();
    let number = |pointer| goals.pointer(pointer).and_then(Value::as_f64).unwrap();
    let means = number("/second/mean") - number("/first/mean");
    assert!((number("/difference/mean") - means).abs() < 1e-9);
    // Asked again, it is the same; by another seed it is not.
    assert_eq!(answered(&server, &question).await.0, answer);
    let mut other = question.clone();
    other["seed"] = json!(4);
    assert_ne!(
        answered(&server, &other).await.0["figures"],
        answer["figures"]
    );
}

#[tokio::test]
async fn what_cannot_be_asked_is_told() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let ask = |change: Value| {
        let mut question = json!({ "game": "fuba", "first": {}, "second": {}, "pairs": 10 });
        for (name, value) in change.as_object().unwrap() {
            question[name] = value.clone();
        }
        question
    };
    for (change, part) in [
        (json!({ "game": "chess" }), "not a game"),
        (json!({ "pairs": 0 }), "1 to"),
        (json!({ "pairs": 2001 }), "gaffer lab"),
        (json!({ "first": { "preset": "3.0" } }), "not a preset"),
        (json!({ "first": { "home": "master" } }), "master"),
        (json!({ "second": { "away": "mourinho" } }), "mourinho"),
        (
            json!({ "second": { "options": { "offsides": true } } }),
            "offsides",
        ),
        (json!({ "second": { "home_formation": "4-4-4" } }), "4-4-4"),
    ] {
        let answer = server.post("/api/lab", &ask(change.clone())).await;
        assert_eq!(answer.status, 400, "{change}: {}", answer.body);
        assert!(answer.body.contains(part), "{change}: {}", answer.body);
    }
}

/// Two questions of an address are under way at most; the third waits.
#[tokio::test]
async fn nobody_asks_without_end() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let question = |seed: u64| {
        let variant = json!({ "preset": "full", "home": "trained", "away": "trained" });
        json!({ "game": "fuba", "first": variant, "second": variant, "pairs": 2000, "seed": seed })
    };
    for seed in 0..2 {
        assert_eq!(server.post("/api/lab", &question(seed)).await.status, 200);
    }
    let third = server.post("/api/lab", &question(2)).await;
    assert_eq!(third.status, 429, "{}", third.body);
    assert!(third.body.contains("too-many-questions"), "{}", third.body);
    // What is under way can still be asked for.
    assert_eq!(server.post("/api/lab", &question(0)).await.status, 200);
}
