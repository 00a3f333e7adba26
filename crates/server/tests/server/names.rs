//! Names: what a team, a coach or a record may be called, for new matches and for records alike.

use serde_json::{Value, json};

use crate::support::{Answer, Folder, Server, person};

/// Names that mislead or flood: an escape, a line, marks of direction, signs without width, nothing, too much.
fn bad_names() -> Vec<String> {
    let mut names = ["", "   ", "\u{fe0f}"].map(str::to_owned).to_vec();
    for bad in [
        "\u{1b}[2J",
        "\u{9b}",
        "\n",
        "\r",
        "\u{202e}",
        "\u{2066}",
        "\u{200b}",
        "\u{200d}",
        "\u{feff}",
    ] {
        names.push(format!("Li{bad}ons"));
    }
    names.push("x".repeat(41));
    names.push("x".repeat(50_000));
    names
}

fn is_refused(answer: &Answer, code: &str) {
    assert_eq!((answer.status, answer.code().as_str()), (400, code));
    assert!(answer.body.len() < 20_000, "{} bytes", answer.body.len());
    assert!(
        !answer
            .body
            .contains(['\u{1b}', '\u{9b}', '\u{202e}', '\u{200b}'])
    );
}

fn record(change: impl FnOnce(&mut Value)) -> String {
    let game = gaffer_games::find("fuba").unwrap();
    let begun = game.new_match(None, serde_json::Map::new()).unwrap();
    let mut header = json!({
        "gaffer": 1,
        "game": "fuba",
        "rules": game.version(),
        "options": begun.options(),
        "seats": {
            "home": { "name": "Lions", "coach": "person" },
            "away": { "name": "Tigers", "coach": "sensible" },
        },
        "dice": "seed",
        "seed": 1,
    });
    change(&mut header);
    header.to_string()
}

async fn bring(server: &Server, text: &str) -> Answer {
    let kind = ("Content-Type", "application/jsonl");
    server.http("POST", "/api/records", &[kind], text).await
}

#[tokio::test]
async fn bad_names_are_refused_in_new_matches_and_records() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    for name in bad_names() {
        let teams = json!({ "home": person("Lions"), "away": person(&name) });
        let body = json!({ "game": "fuba", "teams": teams });
        is_refused(&server.post("/api/matches", &body).await, "bad-request");
        for place in ["/seats/home/name", "/seats/away/coach", "/dice"] {
            let text = record(|header| *header.pointer_mut(place).unwrap() = json!(name));
            is_refused(&bring(&server, &text).await, "bad-record");
        }
    }
    for field in ["game", "preset"] {
        let mut body =
            json!({ "game": "fuba", "teams": { "home": person("A"), "away": person("B") } });
        body[field] = format!("\u{1b}{}", "x".repeat(50_000)).into();
        let answer = server.post("/api/matches", &body).await;
        is_refused(&answer, &answer.code());
    }
}

#[tokio::test]
async fn good_names_are_tidied_up() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let teams = json!({ "home": person("  Ääkköset\u{a0}FC "), "away": person("⚽\u{fe0f} 東京") });
    let made = server
        .post("/api/matches", &json!({ "game": "fuba", "teams": teams }))
        .await;
    assert_eq!(made.status, 201, "{}", made.body);
    let teams = &made.json()["info"]["teams"];
    assert_eq!(teams["home"]["name"], "Ääkköset FC");
    assert_eq!(teams["away"]["name"], "⚽ 東京");
}

/// What a record's answers are written like is not kept: they are stored as the game writes them.
#[tokio::test]
async fn answers_of_a_record_are_stored_as_the_game_writes_them() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let answers = ["  formation 4-4-2  ", "formation 4-3-3"].map(|text| json!({ "answer": text }));
    let text = format!("{}\n{}\n{}\n", record(|_| {}), answers[0], answers[1]);
    let brought = bring(&server, &text).await;
    assert_eq!(brought.status, 201, "{}", brought.body);
    let id = brought.json()["id"].as_str().unwrap().to_owned();
    let replay = server
        .get(&format!("/api/matches/{id}/replay"))
        .await
        .json();
    assert_eq!(replay["moments"][1]["answer"], "formation 4-4-2");
    let long = json!({ "answer": format!("formation{}4-4-2", " ".repeat(900_000)) });
    let text = format!("{}\n{long}\n{}\n", record(|_| {}), answers[1]);
    is_refused(&bring(&server, &text).await, "bad-record");
}

/// The names of players are stored with a match, told with it, and are in the words of what is offered.
#[tokio::test]
async fn players_have_names_where_a_team_brings_them() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let mut home = person("Lions");
    home["squad"] = json!(["  Jari\u{a0}Lehto ", "", "<b>Virta</b>", " "]);
    let players = [home, person("Tigers")];
    let seated = server.set_up("champions", players, json!({})).await;
    let path = format!("/api/matches/{}", seated.id);
    let told = json!(["Jari Lehto", "", "<b>Virta</b>"]);
    assert_eq!(
        server.get(&path).await.json()["teams"]["home"]["squad"],
        told
    );
    server.kill();

    let server = Server::start(&folder, &[]);
    let teams = server.get(&path).await.json()["teams"].clone();
    assert_eq!(teams["home"]["squad"], told);
    assert!(teams["away"].get("squad").is_none());
    let client = server.join(&seated.id, Some(&seated.home), "sight").await;
    let offers = client.last["sight"]["offers"].as_array().unwrap();
    let labels: Vec<&str> = offers
        .iter()
        .map(|offer| offer["label"].as_str().unwrap())
        .collect();
    assert!(
        labels
            .iter()
            .any(|label| label.starts_with("Jari Lehto (1)")),
        "{labels:?}"
    );
    assert!(
        labels.iter().any(|label| label.starts_with("20 ")),
        "{labels:?}"
    );
}

#[tokio::test]
async fn bad_names_of_players_are_refused() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let too_many = json!(vec!["Lehto"; 21]);
    let bad = bad_names()
        .into_iter()
        .filter(|name| !name.trim().is_empty());
    for squad in bad.map(|name| json!(["", name])).chain([too_many]) {
        let mut home = person("Lions");
        home["squad"] = squad;
        let body =
            json!({ "game": "champions", "teams": { "home": home, "away": person("Tigers") } });
        let answer = server.post("/api/matches", &body).await;
        is_refused(&answer, "bad-request");
        assert_eq!(answer.json()["side"], "home");
    }
}
