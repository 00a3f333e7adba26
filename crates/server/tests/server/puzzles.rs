//! Rated puzzles: a member's first try alone counts, once, as the server judges it, and all of it can be computed again.

use std::collections::BTreeSet;

use gaffer_server::{AdminReply, AdminRequest, TriesAgain};
use serde_json::{Value, json};

use crate::club::{Browser, ClubFile, GENEROUS, PASSWORD};
use crate::openapi::check;
use crate::ratings::stored;
use crate::support::{Folder, Server};

const TRIES: &str = "SELECT count(*) FROM puzzle_tries";

/// A puzzle of a theme with its best row and a wrong choice, as a guest finds out.
struct Found {
    path: String,
    id: String,
    right: String,
    wrong: String,
}

async fn find(server: &Server, id: &str) -> Found {
    let path = format!("/api/puzzles/{id}");
    let told = json!({ "answers": [], "give_up": true });
    let told = server.post(&path, &told).await.json();
    let best = told["solution"]["best"]["choice"].as_str().unwrap();
    let offers = told["practice"]["frames"][0]["sight"]["offers"].as_array();
    let offers = offers.unwrap().iter().map(|offer| offer["choice"].as_str());
    let mut others = offers.flatten().filter(|choice| !best.starts_with(choice));
    Found {
        wrong: others.next().unwrap().to_owned(),
        right: best.to_owned(),
        id: id.to_owned(),
        path,
    }
}

async fn next(server: &Server, who: &mut Browser, wanted: &str) -> Value {
    let found = who
        .get(server, &format!("/api/puzzles/next?{wanted}"))
        .await;
    assert_eq!(found.status, 200, "{}", found.body);
    found.json()
}

async fn attempt(server: &Server, who: &mut Browser, path: &str, answers: &[&str]) -> Value {
    let answer = who.post(server, path, json!({ "answers": answers })).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    answer.json()
}

/// How the tries come out when they are computed again.
async fn again(server: &Server, folder: &Folder) -> TriesAgain {
    let reply = server.admin(folder, AdminRequest::Ratings).await;
    let AdminReply::Ratings { puzzles, .. } = reply else {
        panic!("{reply:?}");
    };
    puzzles
}

fn all_well(tries: usize) -> TriesAgain {
    TriesAgain {
        tries,
        ..TriesAgain::default()
    }
}

#[tokio::test]
async fn the_first_try_of_a_member_counts_and_no_other() {
    let folder = Folder::new();
    let club = ClubFile::new(GENEROUS);
    let server = club.start(&folder, &[]);
    let mut anna = Browser::register(&server, "Anna").await;
    assert_eq!(anna.get(&server, "/api/me/puzzles").await.json(), json!([]));
    let puzzle = next(&server, &mut anna, "theme=target").await;
    let found = find(&server, puzzle["id"].as_str().unwrap()).await;
    // A guest has just given up, and a program finds the answer: nobody is rated.
    let token = json!({ "program": "Annabot", "name": "here", "scopes": ["play"] });
    let token = anna.post(&server, "/api/me/tokens", token).await.json();
    let mut program = Browser::program(token["token"].as_str().unwrap());
    let solved = attempt(&server, &mut program, &found.path, &[&found.right]).await;
    assert_eq!(solved["practice"]["state"], "done");
    assert_eq!(solved["first_try"], Value::Null);
    // What is only asked about counts as little as what is not decided yet, and tells nothing.
    let why = json!({ "answers": [found.wrong], "why": true });
    let asked = anna.post(&server, &found.path, why).await.json();
    assert_eq!(asked["practice"]["state"], "asks");
    assert_eq!(asked["solution"], Value::Null);
    let open = attempt(&server, &mut anna, &found.path, &[]).await;
    assert_eq!(open["first_try"], Value::Null);
    assert_eq!(stored(&folder, TRIES).await, 0);

    let wrong = attempt(&server, &mut anna, &found.path, &[&found.wrong]).await;
    assert_eq!(wrong["practice"]["state"], "wrong");
    let first = &wrong["first_try"];
    assert_eq!(
        (&first["solved"], &first["puzzle"]),
        (&json!(false), &json!(found.id))
    );
    let points = |rating: &Value| rating["points"].as_i64().unwrap();
    let start = json!({ "points": 1500, "deviation": 350, "provisional": true });
    assert_eq!(first["member"]["before"], start);
    assert!(points(&first["member"]["after"]) < 1500, "{first}");
    let of_puzzle = &first["of_puzzle"];
    assert_eq!(of_puzzle["before"]["points"], puzzle["rating"]);
    assert_eq!(of_puzzle["before"]["deviation"], 250);
    assert!(points(&of_puzzle["after"]) > points(&of_puzzle["before"]));

    // Right afterwards is still wrong at first, also after another start.
    let right = attempt(&server, &mut anna, &found.path, &[&found.right]).await;
    assert_eq!(right["practice"]["state"], "done");
    assert_eq!(&right["first_try"], first);
    let mine = anna.get(&server, "/api/me/puzzles").await.json();
    assert_eq!(mine[0]["rating"], first["member"]["after"]);
    assert_eq!(
        (&mine[0]["solved"], &mine[0]["failed"]),
        (&json!(0), &json!(1))
    );
    server.kill();
    let server = club.start(&folder, &[]);
    assert_eq!(anna.get(&server, "/api/me/puzzles").await.json(), mine);
    let known = attempt(&server, &mut anna, &found.path, &[]).await;
    assert_eq!(&known["first_try"], first);
    let told = server.get(&found.path).await.json();
    assert_eq!(told["rating"], of_puzzle["after"]["points"]);
    let person = anna.get(&server, "/api/people/Anna").await.json();
    assert_eq!(person["puzzles"], mine);
    assert_eq!(stored(&folder, TRIES).await, 1);
    assert_eq!(again(&server, &folder).await, all_well(1));
}

#[tokio::test]
async fn of_two_tries_at_the_same_moment_one_counts() {
    let folder = Folder::new();
    let club = ClubFile::new(GENEROUS);
    let server = club.start(&folder, &[]);
    let mut anna = Browser::register(&server, "Anna").await;
    let mut also = Browser::log_in(&server, "Anna").await;
    for round in 1..=5 {
        let puzzle = next(&server, &mut anna, "theme=target").await;
        let found = find(&server, puzzle["id"].as_str().unwrap()).await;
        let (right, wrong) = ([found.right.as_str()], [found.wrong.as_str()]);
        let (one, other) = tokio::join!(
            attempt(&server, &mut anna, &found.path, &right),
            attempt(&server, &mut also, &found.path, &wrong),
        );
        assert_eq!(one["practice"]["state"], "done");
        assert_eq!(other["practice"]["state"], "wrong");
        assert!(one["first_try"].is_object());
        assert_eq!(one["first_try"], other["first_try"]);
        assert_eq!(stored(&folder, TRIES).await, round);
    }
    assert_eq!(again(&server, &folder).await, all_well(5));
}

#[tokio::test]
async fn the_next_puzzle_is_one_that_was_not_tried_and_about_as_hard() {
    let folder = Folder::new();
    let club = ClubFile::new(GENEROUS);
    let server = club.start(&folder, &[]);
    let mut anna = Browser::register(&server, "Anna").await;
    let mut met = BTreeSet::new();
    let mut rating = 1500;
    // Right and wrong in turns: he stays where there are puzzles.
    for round in 0..12 {
        let puzzle = next(&server, &mut anna, "theme=score-4").await;
        assert_eq!(next(&server, &mut anna, "theme=score-4").await, puzzle);
        assert_eq!(puzzle["theme"], "score-4");
        let id = puzzle["id"].as_str().unwrap();
        assert!(met.insert(id.to_owned()), "{id} again");
        let hard = puzzle["rating"].as_i64().unwrap();
        assert!((hard - rating).abs() <= 200, "{hard} for {rating}");
        // Another one is another one.
        let skip = format!("theme=score-4&after={id}");
        assert_ne!(next(&server, &mut anna, &skip).await["id"], puzzle["id"]);
        let path = format!("/api/puzzles/{id}");
        let answers = match round % 2 {
            0 => json!({ "answers": [find(&server, id).await.right] }),
            _ => json!({ "answers": [], "give_up": true }),
        };
        let given = anna.post(&server, &path, answers).await.json();
        let after = &given["first_try"]["member"]["after"];
        rating = after["points"].as_i64().unwrap();
    }
    // The games are rated apart.
    let mine = anna.get(&server, "/api/me/puzzles").await.json();
    assert_eq!(mine.as_array().unwrap().len(), 1);
    assert_eq!(
        (&mine[0]["game"], &mine[0]["failed"]),
        (&json!("champions"), &json!(6))
    );
    let other = next(&server, &mut anna, "game=fuba").await;
    assert!(
        (other["rating"].as_i64().unwrap() - 1500).abs() <= 100,
        "{other}"
    );
}

#[tokio::test]
async fn tries_are_exported_and_go_with_the_account() {
    let folder = Folder::new();
    let club = ClubFile::new(GENEROUS);
    let server = club.start(&folder, &[]);
    let mut anna = Browser::register(&server, "Anna").await;
    let mut bertil = Browser::register(&server, "Bertil").await;
    let puzzle = next(&server, &mut anna, "theme=shot").await;
    let found = find(&server, puzzle["id"].as_str().unwrap()).await;
    let first = attempt(&server, &mut anna, &found.path, &[&found.right]).await;
    attempt(&server, &mut bertil, &found.path, &[&found.wrong]).await;
    let all = server.get("/api/openapi.json").await.json();
    let again_told = anna
        .post(&server, &found.path, json!({ "answers": [] }))
        .await;
    check(&again_told, "/api/puzzles/{id}", "post", &all);
    for (path, described) in [
        ("/api/me/puzzles", "/api/me/puzzles"),
        ("/api/me/export", "/api/me/export"),
        ("/api/people/Anna", "/api/people/{name}"),
    ] {
        check(&anna.get(&server, path).await, described, "get", &all);
    }
    let nobody = server.get("/api/me/puzzles").await;
    check(&nobody, "/api/me/puzzles", "get", &all);
    assert_eq!(nobody.status, 401);
    let exported = anna.get(&server, "/api/me/export").await.json();
    assert_eq!(exported["puzzle_tries"], json!([first["first_try"]]));
    assert_eq!(exported["puzzles"][0]["solved"], 1);
    let password = json!({ "password": PASSWORD });
    let closed = anna.post(&server, "/api/me/close", password).await;
    assert_eq!(closed.status, 204, "{}", closed.body);
    assert_eq!(
        stored(&folder, "SELECT count(account) FROM puzzle_tries").await,
        1
    );
    assert_eq!(stored(&folder, "SELECT count(*) FROM solvers").await, 1);
    // What the puzzle learnt from him it knows, and the book still comes out.
    assert_eq!(again(&server, &folder).await, all_well(2));
    folder
        .change("UPDATE puzzle_tries SET solved = NOT solved WHERE account IS NULL")
        .await;
    // The try itself, the one after it, and everybody's standing that follows.
    let changed = again(&server, &folder).await;
    assert_eq!(
        (changed.tries, changed.otherwise, changed.elsewhere),
        (2, 2, 2)
    );
}
