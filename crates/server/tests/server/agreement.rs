//! Agreement with the search: counted of a rated match when it is over, wherever the server is killed, and shown to moderators alone.

use std::sync::Arc;
use std::time::Duration;

use gaffer_core::{BySide, RecordEntry, Side};
use gaffer_games::thinking::Watch;
use gaffer_games::{AnyMatch, ToAct};
use serde_json::{Map, Value, json};

use crate::club::{Browser, ClubFile, GENEROUS};
use crate::desk::{officer, owner};
use crate::ratings::{begin, seal, stored};
use crate::support::{Client, Folder, Server, Table};

/// The match that a server plays, played along from what it has stored.
pub(crate) struct Mirror<'f> {
    id: String,
    pub(crate) game: Box<dyn AnyMatch>,
    folder: &'f Folder,
    entries: usize,
}

impl<'f> Mirror<'f> {
    pub(crate) fn new(folder: &'f Folder, id: &str, preset: &str) -> Self {
        let fuba = gaffer_games::find("fuba").unwrap();
        Self {
            id: id.to_owned(),
            game: fuba.new_match(Some(preset), Map::new()).unwrap(),
            folder,
            entries: 0,
        }
    }

    pub(crate) async fn catch_up(&mut self) {
        let all = format!(
            "SELECT entry FROM entries JOIN matches ON matches.number = match WHERE id = '{}' \
             ORDER BY entries.number",
            self.id
        );
        let rows = self.folder.rows(&all).await;
        for row in rows.iter().skip(self.entries) {
            match serde_json::from_str(&row[0]).unwrap() {
                RecordEntry::Answer(answer) => drop(self.game.take(&answer).unwrap()),
                other => panic!("{other:?}"),
            }
        }
        self.entries = rows.len();
    }

    /// What the search would choose where a side begins to decide in the open; none where there is nothing to search.
    fn searched(&self) -> Option<Vec<String>> {
        let game = &self.game;
        if game.can_undo() > 0 || game.secret_decider().is_some() || game.choices().len() < 2 {
            return None;
        }
        let decision = game.judged(Arc::new(Watch::default())).unwrap();
        decision.considered.map(|_| decision.row)
    }
}

/// Home makes a choice, or a row of them.
pub(crate) async fn home_chooses(table: &mut Table, choice: &str) {
    chooses(&mut table.home, |_| choice.to_owned()).await;
}

/// A side makes a choice as soon as it has heard how the match stands: where both are asked, what the other one chose
/// early moves it on by more than one answer.
async fn chooses(client: &mut Client, choice: impl Fn(&[String]) -> String) {
    loop {
        let choices = client.choices();
        if choices.is_empty() {
            client.next().await.expect("news");
            continue;
        }
        let done = client.choose(&choice(&choices)).await;
        if done["problem"]["code"] == "stale" {
            client.next().await.expect("news");
            continue;
        }
        assert_eq!(done["message"], "done", "{done}");
        client.news_of(done["version"].as_u64().unwrap()).await;
        return;
    }
}

/// Decisions, and how many of them were those of the search.
type Counted = (usize, usize);

/// Plays a rated match, home as the search would, away at random. What each has decided.
async fn play(
    server: &Server,
    folder: &Folder,
    [home, away]: [&mut Browser; 2],
) -> BySide<Counted> {
    let seated = begin(server, home, away).await;
    let mut table = Table::sit_down(server, &seated).await;
    seal(&mut table, &seated.id).await;
    let mut mirror = Mirror::new(folder, &seated.id, "full");
    let mut searched: BySide<Vec<(usize, Vec<String>)>> = BySide::default();
    let mut luck = 0x2026_u64;
    loop {
        mirror.catch_up().await;
        let ToAct::Side(side) = mirror.game.to_act() else {
            break;
        };
        let row = mirror.searched();
        if let Some(row) = &row {
            searched[side].push((mirror.game.answers(), row.clone()));
        }
        let choice = match (side, row) {
            (Side::Away, _) => {
                luck = luck
                    .wrapping_mul(6_364_136_223_846_793_005)
                    .wrapping_add(99);
                let number = (luck >> 33) as usize;
                let at_random = |choices: &[String]| choices[number % choices.len()].clone();
                chooses(&mut table.away, at_random).await;
                continue;
            }
            (Side::Home, Some(row)) => row.join(", "),
            (Side::Home, None) => mirror.game.advice("sensible", 1).unwrap(),
        };
        home_chooses(&mut table, &choice).await;
    }
    BySide::with(|side| {
        let made = |(first, row): &&(usize, Vec<String>)| {
            let answers = (*first..).map_while(|number| mirror.game.answer(number));
            answers.take(row.len()).eq(row.iter().cloned())
        };
        let decisions = &searched[side];
        (decisions.len(), decisions.iter().filter(made).count())
    })
}

async fn file(browser: &mut Browser, server: &Server, name: &str) -> Value {
    let file = browser
        .get(server, &format!("/api/desk/people/{name}"))
        .await;
    assert_eq!(file.status, 200, "{}", file.body);
    file.json()["agreement"].clone()
}

#[tokio::test]
async fn agreement_with_the_search_is_counted_once_and_shown_to_moderators_alone() {
    let folder = Folder::new();
    let club = ClubFile::new(GENEROUS);
    let server = club.start(&folder, &[]);
    let mut olga = owner(&server, &folder, "Olga").await;
    let mut moderator = officer(&server, &mut olga, "Mona", "moderator").await;
    let mut organiser = officer(&server, &mut olga, "Orvo", "organiser").await;
    let mut anna = Browser::register(&server, "Anna").await;
    let mut bertil = Browser::register(&server, "Bertil").await;
    assert_eq!(file(&mut moderator, &server, "Anna").await, json!([]));
    let mut counted = BySide::<Counted>::default();
    let mut matches = 0;
    while counted.home.0.min(counted.away.0) < 100 {
        matches += 1;
        let one = play(&server, &folder, [&mut anna, &mut bertil]).await;
        for side in Side::BOTH {
            counted[side].0 += one[side].0;
            counted[side].1 += one[side].1;
        }
    }
    assert_eq!(counted.home.0, counted.home.1, "it was the search");
    assert!(2 * counted.away.1 < counted.away.0, "{counted:?}");

    // Killed before it is counted, and again after it was: it is the same as counted while it was played.
    server.kill();
    for _ in 0..2 {
        let server = club.start(&folder, &[]);
        let left = "SELECT count(*) FROM results WHERE compared = 0";
        while stored(&folder, left).await > 0 {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        for (name, own, others, usual) in [
            ("Anna", counted.home, counted.away, "higher"),
            ("Bertil", counted.away, counted.home, "lower"),
        ] {
            let told = file(&mut moderator, &server, name).await;
            let one = &told[0];
            assert_eq!(told.as_array().unwrap().len(), 1, "{told}");
            assert_eq!(
                (&one["name"], &one["edition"], &one["matches"]),
                (&json!("FUBA"), &json!("2.2"), &json!(matches))
            );
            assert_eq!(
                (&one["decisions"], &one["agreed"]),
                (&json!(own.0), &json!(own.1))
            );
            assert_eq!(
                (&one["others_decisions"], &one["others_agreed"]),
                (&json!(others.0), &json!(others.1))
            );
            assert_eq!(one["usual"], usual, "{one}");
            // The same by the textbook: the root of p(1-p)(1/n+1/m), with p of both together.
            let [n, m, p] = [own.0 as f64, others.0 as f64, (own.1 + others.1) as f64];
            let p = p / (n + m);
            let error = (p * (1.0 - p) * (1.0 / n + 1.0 / m)).sqrt();
            let told = one["standard_error"].as_f64().unwrap();
            assert!((told - error).abs() < 1e-9, "{told} {error}");
        }
        // Neither those whom it is about nor anybody below a moderator.
        let path = "/api/desk/people/Anna";
        for browser in [&mut anna, &mut bertil, &mut organiser] {
            let refused = browser.get(&server, path).await;
            assert_eq!((refused.status, refused.code()), (403, "no-role".into()));
            for path in [
                "/api/people/Anna",
                "/api/people/Anna/matches",
                "/api/me/export",
            ] {
                let told = browser.get(&server, path).await;
                assert!(!told.body.contains("agree"), "{path}: {}", told.body);
            }
        }
        assert_eq!(server.get(path).await.status, 401);
        server.kill();
    }
}
