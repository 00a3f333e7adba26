//! Reports over many matches: of a browser's seats and of an account, reviewed by being asked for, and seen by nobody else.

use std::time::Duration;

use serde_json::{Value, json};

use crate::club::{Browser, ClubFile};
use crate::support::{Answer, Folder, Seated, Server, Table};

/// A match of two people to its end.
async fn played(server: &Server, seed: u64) -> Seated {
    let seated = server.two_people("fuba", json!({ "seed": seed })).await;
    Table::sit_down(server, &seated).await.play_on().await;
    seated
}

fn seat(seated: &Seated, seat: &str) -> Value {
    json!({ "id": seated.id, "seat": seat })
}

/// A report that is there, and whether more is to come.
fn read(answer: &Answer) -> (Value, bool) {
    assert!([200, 202].contains(&answer.status), "{}", answer.body);
    let told = answer.json();
    assert_eq!(answer.status == 202, told["done"] != told["all"], "{told}");
    (told, answer.status == 200)
}

/// Asks for the report over seats until it is whole.
async fn of_seats(server: &Server, seats: &[Value]) -> Value {
    loop {
        let asked = json!({ "game": "fuba", "seats": seats });
        let (told, whole) = read(&server.post("/api/report", &asked).await);
        if whole {
            return told;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or_else(|| panic!("{value}"))
}

#[tokio::test]
async fn a_browser_has_the_report_of_its_seats() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let one = played(&server, 5).await;
    let home = of_seats(&server, &[seat(&one, &one.home)]).await;
    let away = of_seats(&server, &[seat(&one, &one.away)]).await;
    let path = format!("/api/matches/{}/review", one.id);
    let review = server.get(&path).await.json();
    for (told, side) in [(&home, "home"), (&away, "away")] {
        let report = &told["report"];
        assert_eq!((&told["all"], &report["matches"]), (&json!(1), &json!(1)));
        let cost = number(&review["sums"]["costs"][side]["points"]);
        assert!((number(&report["cost"]["mean"]) - cost).abs() < 1e-9);
        let areas = report["areas"].as_array().unwrap().iter();
        let sum: f64 = areas.map(|row| number(&row["cost"]["points"])).sum();
        assert!((sum - cost).abs() < 1e-9);
        assert_eq!(report["grades"], review["summary"]["grades"][side]);
        let luck = number(&review["summary"]["luck"][side]["points"]);
        let corrected = number(&report["points"]["mean"]) - luck;
        assert!((number(&report["corrected"]["mean"]) - corrected).abs() < 1e-9);
        assert_eq!(report["trend"][0]["id"], json!(one.id));
        assert!(!report["levels"].as_array().unwrap().is_empty());
    }
    let points =
        number(&home["report"]["points"]["mean"]) + number(&away["report"]["points"]["mean"]);
    assert!((points - 1.0).abs() < 1e-9, "a point is shared");

    // Both sides, a secret that opens nothing, and what is no match say nothing about anybody.
    let none = of_seats(
        &server,
        &[
            seat(&one, &one.home),
            seat(&one, &one.away),
            json!({ "id": "nothing", "seat": one.home }),
        ],
    )
    .await;
    assert_eq!(
        (&none["all"], &none["report"]["matches"]),
        (&json!(0), &json!(0))
    );
    let other = json!({ "game": "champions", "seats": [seat(&one, &one.home)] });
    assert_eq!(server.post("/api/report", &other).await.json()["all"], 0);
    let bad = server
        .post("/api/report", &json!({ "game": "chess", "seats": [] }))
        .await;
    assert_eq!((bad.status, bad.code().as_str()), (400, "unknown-game"));
    assert_eq!(server.get("/api/me/report?game=fuba").await.status, 404);
}

#[tokio::test]
async fn a_member_alone_sees_his_report_and_matches_that_were_given_up_are_left_out() {
    let folder = Folder::new();
    let club = ClubFile::new("name = \"Kisa\"\nregister = \"anybody\"\n");
    let server = club.start(&folder, &[]);
    let mut anna = Browser::register(&server, "Anna").await;
    let mut bert = Browser::register(&server, "Bert").await;
    let one = played(&server, 6).await;
    let two = server.two_people("fuba", json!({ "seed": 7 })).await;
    let mut table = Table::sit_down(&server, &two).await;
    for _ in 0..40 {
        table.play_one().await;
    }
    let done = table.home.ask(json!({ "do": "resign" })).await;
    assert_eq!(done["message"], "done", "{done}");
    let seats = json!({ "seats": [seat(&one, &one.home), seat(&two, &two.home)] });
    assert_eq!(anna.post(&server, "/api/me/seats", seats).await.status, 204);
    let path = "/api/me/report?game=fuba";
    let told = loop {
        let (told, whole) = read(&anna.get(&server, path).await);
        if whole {
            break told;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    };
    assert_eq!(told["report"]["matches"], 1);
    assert_eq!(told["report"]["trend"][0]["id"], json!(one.id));
    assert_eq!(told["all"], json!(1 + told["left_out"].as_u64().unwrap()));
    let (others, _) = read(&bert.get(&server, path).await);
    assert_eq!(others["all"], 0);
    assert_eq!(server.get(path).await.status, 401);
    assert_eq!(anna.get(&server, "/api/me/report").await.status, 400);
}
