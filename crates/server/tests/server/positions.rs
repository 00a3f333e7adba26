//! Positions as texts over HTTP: checked, studied by whoever asks, played from, and taken out of a match that is over.

use serde_json::{Value, json};

use crate::openapi::check;
use crate::support::{Folder, Seated, Server, computer};

const FUBA: &str = "fuba/2.2;pieces=b1:1/0,b3:2/2,b4:1/2,b5:0/2;ball=b3;value=3;clock=43;half=2";
const CHAMPIONS: &str =
    "champions/friendly;home=1:5.0,8:5.10,9:4.9;away=1:6.14;ball=5.10;turn=home";

#[tokio::test]
async fn positions_are_checked_and_studied_as_described() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let all = server.get("/api/openapi.json").await.json();
    let long = "x".repeat(9_000);
    for (path, status, body) in [
        ("", 200, json!({ "text": FUBA })),
        ("", 200, json!({ "text": CHAMPIONS })),
        ("", 400, json!({ "text": "" })),
        ("", 400, json!({ "text": "fuba/2.2;ball=z9" })),
        ("", 400, json!({ "text": format!("fuba/2.2;score={long}") })),
        ("", 400, json!({ "words": FUBA })),
        ("/analysis", 200, json!({ "text": FUBA, "nodes": 30 })),
        ("/analysis", 200, json!({ "text": CHAMPIONS, "nodes": 30 })),
        (
            "/analysis",
            200,
            json!({ "text": "fuba;pieces=b3:0/1,b4:1/1,b5:1/1;ball=b5;clock=31;at=dive" }),
        ),
        ("/analysis", 400, json!({ "text": FUBA, "nodes": 0 })),
        (
            "/analysis",
            400,
            json!({ "text": FUBA, "nodes": 1_000_000 }),
        ),
        ("/play-outs", 200, json!({ "text": FUBA, "matches": 3 })),
        ("/play-outs", 400, json!({ "text": FUBA, "matches": 51 })),
        (
            "/play-outs",
            400,
            json!({ "text": FUBA, "matches": 1, "first": 1000 }),
        ),
        ("/editions", 200, json!({ "text": FUBA })),
        ("/editions", 400, json!({ "text": CHAMPIONS })),
        (
            "/editions",
            400,
            json!({ "text": "fuba/2.2;award=kick-off:home;pieces=b2:10/0,b4:0/10" }),
        ),
        ("/solution", 200, json!({ "text": CHAMPIONS })),
        ("/solution", 400, json!({ "text": FUBA })),
        ("/solution", 400, json!({ "text": "champions;at=line-up" })),
    ] {
        let path = format!("/api/positions{path}");
        let answer = server.post(&path, &body).await;
        assert_eq!(answer.status, status, "{path} {body}: {}", answer.body);
        check(&answer, &path, "post", &all);
    }
    assert!(server.stop());
}

#[tokio::test]
async fn a_position_is_told_with_its_board_or_with_what_is_wrong() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let typed = "fuba/basic; at=action; pieces=b4 3/2, b5 1/2; ball=b4; value=3";
    let told = server
        .post("/api/positions", &json!({ "text": typed }))
        .await
        .json();
    let text = "fuba/2.2;pieces=b1:1/0,b4:3/2,b5:1/2;ball=b4;value=3;at=action";
    assert_eq!(told["text"], text);
    assert_eq!(
        (&told["preset"], &told["title"]),
        (&json!("2.2"), &json!("FUBA 2.2"))
    );
    assert_eq!(told["awaits"]["question"], "action");
    assert_eq!(told["board"]["ball"]["at"], "b4");
    let pieces = told["board"]["pieces"].as_array().unwrap();
    assert_eq!(pieces.iter().filter(|piece| piece["at"] == "b4").count(), 5);
    let wrong = json!({ "text": "fuba/2.2;pieces=b3:1/0;ball=b4;value=9" });
    let wrong = server.post("/api/positions", &wrong).await.json();
    assert_eq!(wrong["code"], "bad-position");
    let counted = |first: u64, matches: u64| {
        let body = json!({ "text": FUBA, "first": first, "matches": matches });
        let server = &server;
        async move { server.post("/api/positions/play-outs", &body).await.json() }
    };
    let played = counted(0, 20).await;
    let results = played["results"].as_array().unwrap();
    let sum: u64 = results
        .iter()
        .map(|one| one["matches"].as_u64().unwrap())
        .sum();
    assert_eq!(sum, 20);
    assert_eq!(counted(0, 20).await, played);
    assert!(server.stop());
}

/// A match of two computers from a position, to its end.
async fn played_from(server: &Server, text: &str) -> Seated {
    let random = |name| computer(name, "random");
    let body = json!({ "text": text, "teams": { "home": random("Lions"), "away": random("Bears") }, "seed": 5 });
    let answer = server.post("/api/positions/matches", &body).await;
    assert_eq!(answer.status, 201, "{}", answer.body);
    let seated = Seated::read(&answer.json());
    let mut watcher = server.join(&seated.id, None, "choices").await;
    while watcher.kind() != "nothing" {
        watcher.next().await.expect("news");
    }
    seated
}

#[tokio::test]
async fn a_match_begins_with_a_position_and_gives_it_back() {
    let folder = Folder::new();
    let mut server = Server::start(&folder, &[]);
    for given in [FUBA, CHAMPIONS] {
        let told = server
            .post("/api/positions", &json!({ "text": given }))
            .await
            .json();
        let text = told["text"].as_str().unwrap();
        let id = played_from(&server, text).await.id;
        let path = format!("/api/matches/{id}/position");
        assert_eq!(server.get(&path).await.json()["text"], text);
        assert!(server.stop());
        server = Server::start(&folder, &[]);
        let replay = server
            .get(&format!("/api/matches/{id}/replay"))
            .await
            .json();
        assert_eq!(
            replay["moments"][0]["board"]["ball"]["at"],
            told["board"]["ball"]["at"]
        );
        // Every later position can be edited as well, and stands as it stood.
        for moment in [1, 7, 19] {
            let written = server.get(&format!("{path}?moment={moment}")).await.json();
            let again = server.post("/api/positions", &written).await.json();
            assert_eq!(again["text"], written["text"]);
            assert_eq!(
                again["board"]["ball"]["at"],
                replay["moments"][moment]["board"]["ball"]["at"]
            );
        }
        let far = server.get(&format!("{path}?moment=100000")).await;
        assert_eq!(far.status, 400);
        let review = server.get(&format!("/api/matches/{id}/review")).await;
        assert!([200, 202].contains(&review.status), "{}", review.body);
    }
    assert!(server.stop());
}

#[tokio::test]
async fn what_cannot_be_played_from_is_refused() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let teams = json!({ "home": computer("Lions", "random"), "away": computer("Bears", "random") });
    let body = |text: &str, more: Value| {
        let mut body = json!({ "text": text, "teams": teams });
        body.as_object_mut()
            .unwrap()
            .extend(more.as_object().unwrap().clone());
        body
    };
    for (body, code) in [
        (body("fuba;ball=z9", json!({})), "bad-position"),
        (body("champions;at=roll", json!({})), "bad-position"),
        (body(FUBA, json!({ "dice": "sealed" })), "bad-request"),
        (body(FUBA, json!({ "moment": 3 })), "bad-request"),
    ] {
        let answer = server.post("/api/positions/matches", &body).await;
        assert_eq!(
            (answer.status, &answer.json()["code"]),
            (400, &json!(code)),
            "{}",
            answer.body
        );
    }
    let running = server
        .set_up(
            "fuba",
            [crate::support::person("Lions"), computer("Bears", "random")],
            json!({}),
        )
        .await;
    let path = format!("/api/matches/{}/position", running.id);
    assert_eq!(server.get(&path).await.status, 409);
    assert!(server.stop());
}
