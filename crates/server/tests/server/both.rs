//! Both sides asked at once over the real WebSocket: the second one answers first, the server is killed, and the match goes on
//! as if it had answered in its turn; of what it chose nobody else hears before.

use gaffer_core::{Header, RecordEntry};
use gaffer_table::{enact, play_again};
use serde_json::{Value, json};

use crate::club::{Browser, ClubFile};
use crate::notices::{alter, set_webhook, soon, until_sent};
use crate::receivers::Receiver;
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

/// A match of two members, each told by a webhook of his own, at half time.
struct HalfTime {
    folder: Folder,
    club: ClubFile,
    seated: Seated,
    /// The members and what they are told, home first.
    people: [(Browser, Receiver); 2],
}

impl HalfTime {
    /// Plays until both are asked, and lets both leave.
    async fn reach(more: Value) -> Self {
        let (folder, club) = (Folder::new(), soon("[webhook]\n"));
        let server = club.start(&folder, &[]);
        let mut people = Vec::new();
        for name in ["Anna", "Bert"] {
            let mut browser = Browser::register(&server, name).await;
            let receiver = Receiver::http(&[]).await;
            set_webhook(&server, &mut browser, &receiver).await;
            people.push((browser, receiver));
        }
        let seated = set_up(&server, more).await;
        for ((browser, _), seat) in people.iter_mut().zip([&seated.home, &seated.away]) {
            let held = json!({ "seats": [{ "id": seated.id, "seat": seat }] });
            let taken = browser.post(&server, "/api/me/seats", held).await;
            assert_eq!(taken.status, 204, "{}", taken.body);
        }
        let mut players = Table::sit_down(&server, &seated).await;
        let is_half_time = |client: &Client| client.last["awaits"]["question"] == "half time";
        while !is_half_time(&players.home) && !is_half_time(&players.away) {
            assert!(players.play_one().await);
        }
        drop(players);
        assert!(server.stop());
        // Whoever looked is told two minutes later: they have passed.
        alter(&folder, "UPDATE deliveries SET due = 0").await;
        let people = people.try_into().ok().unwrap();
        Self {
            folder,
            club,
            seated,
            people,
        }
    }

    fn start(&self) -> Server {
        self.club.start(&self.folder, &[])
    }

    /// For whom it is his turn: by the list of his matches and by the bell.
    async fn waits_for(&mut self, server: &Server) -> [bool; 2] {
        let mut waits = [false; 2];
        for (at, (browser, _)) in self.people.iter_mut().enumerate() {
            let list = browser.get(server, "/api/me/matches").await.json();
            let info = &list[0]["info"];
            let own = ["home", "away"][at];
            assert_eq!(list[0]["sides"], json!([own]));
            waits[at] = info["turn"] == own || info["both"] == true;
            let bell = browser.get(server, "/api/me/notices").await.json();
            assert_eq!(bell["turns"], u32::from(waits[at]), "{own}: {info} {bell}");
        }
        waits
    }

    /// A side decides what it is asked, and leaves.
    async fn decide(&self, server: &Server, at: usize) {
        let seat = [&self.seated.home, &self.seated.away][at];
        let client = server.join(&self.seated.id, Some(seat), "choices").await;
        let mut client = client.number_from(100_000);
        let question = client.last["awaits"]["question"].clone();
        assert_eq!(question, "half time");
        while client.last["awaits"]["question"] == question && !client.choices().is_empty() {
            let choice = client.choices()[0].clone();
            let done = client.choose(&choice).await;
            assert_eq!(done["message"], "done", "{done}");
            client.news_of(done["version"].as_u64().unwrap()).await;
        }
    }
}

/// Both members have their turn and each is told once, whoever decides first; whoever has decided has it no more, over restarts.
#[tokio::test]
async fn both_have_their_turn_until_they_have_decided() {
    let by_letter = json!({ "time": { "kind": "correspondence", "days": 3, "reserve": 0 } });
    for (more, is_second_first) in [
        (by_letter.clone(), true),
        (by_letter, false),
        (json!({}), true),
        (json!({}), false),
    ] {
        let mut half = HalfTime::reach(more).await;
        let server = half.start();
        assert_eq!(half.waits_for(&server).await, [true, true]);
        for (_, receiver) in &half.people {
            let taken = receiver.until_taken(1).await;
            assert!(taken[0].text().contains("Your turn: Lions – Tigers"));
        }
        until_sent(&half.folder).await;
        let info = server
            .get(&format!("/api/matches/{}", half.seated.id))
            .await
            .json();
        let asked_first = usize::from(info["turn"] == "away");
        assert_eq!(info["both"], true);
        let decides = if is_second_first {
            1 - asked_first
        } else {
            asked_first
        };
        half.decide(&server, decides).await;
        let mut waits = [true; 2];
        waits[decides] = false;
        assert_eq!(half.waits_for(&server).await, waits);
        server.kill();
        let server = half.start();
        assert_eq!(half.waits_for(&server).await, waits);
        // What is told next shows that nothing was told twice.
        let seat = [&half.seated.home, &half.seated.away][decides];
        let client = server.join(&half.seated.id, Some(seat), "choices").await;
        let mut client = client.number_from(200_000);
        assert_eq!(
            client.ask(json!({ "do": "resign" })).await["message"],
            "done"
        );
        let (_, receiver) = &half.people[1 - decides];
        let taken = receiver.until_taken(2).await;
        assert!(
            taken[1].text().contains("The match is over"),
            "{}",
            taken[1].text()
        );
        assert_eq!(half.waits_for(&server).await, [false, false]);
    }
}
