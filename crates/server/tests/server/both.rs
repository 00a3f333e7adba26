//! Both sides asked at once over the real WebSocket: the second one answers first, the server is killed, and the match goes on
//! as if it had answered in its turn; of what it chose nobody else hears before.

use gaffer_core::{Header, RecordEntry};
use gaffer_table::{enact, play_again};
use serde_json::{Value, json};

use crate::support::{Client, Folder, Seated, Server, Table, person};

/// Two people at two computers.
async fn set_up(server: &Server, more: Value) -> Seated {
    let guest = json!({ "name": "Tigers", "colour": "#1d4ed8", "player": { "who": "person", "link": true } });
    let mut body = json!({
        "game": "fuba", "preset": "2.2", "dice": "server", "seed": 7,
        "teams": { "home": person("Lions"), "away": guest },
    });
    for (name, value) in more.as_object().unwrap() {
        body[name] = value.clone();
    }
    let made = server.post("/api/matches", &body).await;
    assert_eq!(made.status, 201, "{}", made.body);
    let made = made.json();
    let away = format!("{:032x}", 0x1234_5678_9abc_def0_u128 << 64);
    let claim = json!({ "invitation": made["invitations"]["away"], "seat": away });
    let id = made["info"]["id"].as_str().unwrap().to_owned();
    let path = format!("/api/matches/{id}/claim");
    assert_eq!(server.post(&path, &claim).await.status, 200);
    let home = made["seats"]["home"].as_str().unwrap().to_owned();
    Seated { id, home, away }
}

/// The next message `table`.
async fn table(client: &mut Client) -> Value {
    loop {
        let message = client.next().await.expect("the match goes on");
        if message["message"] == "table" {
            return message;
        }
    }
}

fn side(client: &Client) -> &str {
    client.last["awaits"]["side"].as_str().unwrap_or_default()
}

#[tokio::test]
async fn the_second_side_chooses_first_and_nobody_hears_what() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let seated = set_up(&server, json!({})).await;
    let mut players = Table::sit_down(&server, &seated).await;
    let (home, away) = (&mut players.home, &mut players.away);
    assert_eq!((side(home), side(away)), ("home", "away"));
    assert_eq!(home.version(), away.version());
    let choice = away
        .choices()
        .iter()
        .find(|one| one.contains("3-5-2"))
        .unwrap()
        .clone();
    let before = home.version();
    let done = away.choose(&choice).await;
    assert_eq!(done["message"], "done", "{done}");
    away.news_of(done["version"].as_u64().unwrap()).await;
    assert_eq!(side(away), "home", "it waits now");
    let again = away.choose(&choice).await;
    assert_eq!(again["problem"]["code"], "not-your-turn");
    // A repeat of what was carried out is answered again.
    let repeat = json!({
        "do": "choose", "id": done["id"], "version": before, "choice": choice,
    });
    away.say(&repeat.to_string()).await;
    assert_eq!(away.reply(done["id"].as_str()).await, done);
    home.ask(json!({ "do": "why", "choice": choice })).await;
    assert_eq!(home.version(), before);
    let told: Vec<&String> = home
        .heard
        .iter()
        .filter(|text| text.contains("3-5-2"))
        .collect();
    let own = format!("\"{choice}\"");
    assert!(
        told.iter()
            .all(|text| text.contains("choices") && text.contains(&own)),
        "{told:?}"
    );
    server.kill();

    let server = Server::start(&folder, &[]);
    let mut players = Table::sit_down(&server, &seated).await;
    let (home, away) = (&mut players.home, &mut players.away);
    assert_eq!((side(home), side(away)), ("home", "home"));
    let choice = home
        .choices()
        .iter()
        .find(|one| one.contains("4-4-2"))
        .unwrap()
        .clone();
    assert_eq!(home.choose(&choice).await["message"], "done");
    // Both are shown, and the dice of the kick-off are thrown.
    let is_shown = |text: &String| text.contains("3-5-2") && text.contains("4-4-2");
    while !away
        .heard
        .iter()
        .any(|text| text.contains("\"events\":[{") && is_shown(text))
    {
        away.next().await.expect("the match goes on");
    }
}

#[tokio::test]
async fn both_clocks_run_at_half_time_and_the_record_can_be_verified() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let time = json!({ "kind": "live", "base": 3600, "increment": 5 });
    let seated = set_up(&server, json!({ "time": time })).await;
    let mut players = Table::sit_down(&server, &seated).await;
    let is_half_time = |client: &Client| client.last["awaits"]["question"] == "half time";
    while !is_half_time(&players.home) && !is_half_time(&players.away) {
        assert!(players.play_one().await);
    }
    let (home, away) = (&mut players.home, &mut players.away);
    let version = home.version().max(away.version());
    home.news_of(version).await;
    away.news_of(version).await;
    assert_eq!((side(home), side(away)), ("home", "away"));
    let mut watcher = server.join(&seated.id, None, "choices").await;
    let told = table(&mut watcher).await;
    assert_eq!(
        told["clocks"]["running"],
        json!({ "home": true, "away": true })
    );
    assert_eq!(told["both"], true);
    let choice = away.choices()[0].clone();
    assert_eq!(away.choose(&choice).await["message"], "done");
    let told = table(&mut watcher).await;
    assert_eq!(
        told["clocks"]["running"],
        json!({ "home": true, "away": false })
    );
    assert_eq!(told["both"], Value::Null);
    let choice = home.choices()[0].clone();
    let done = home.choose(&choice).await;
    away.news_of(done["version"].as_u64().unwrap()).await;
    assert_eq!(away.ask(json!({ "do": "resign" })).await["message"], "done");
    let record = server
        .get(&format!("/api/matches/{}/record", seated.id))
        .await;
    assert_eq!(record.status, 200);
    for note in ["\"asked-too\"", "\"decided\""] {
        assert!(record.body.contains(note), "{}", record.body);
    }
    let (header, entries) = record.body.split_once('\n').unwrap();
    let header: Header<Value> = serde_json::from_str(header).unwrap();
    let entries = entries
        .lines()
        .map(|line| serde_json::from_str(line).unwrap());
    let entries: Vec<RecordEntry> = entries.collect();
    play_again(&header, &entries).unwrap();
    enact(&header, &entries).unwrap();
}
