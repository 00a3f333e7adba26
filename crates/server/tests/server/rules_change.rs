//! A store whose matches were made by other rules: what is over is shown for ever, what runs goes on.
//!
//! The rules change is made in the store: its matches say that another version made them, and what that version
//! did is another answer or another event than this program's rules know.

use futures_util::future::join_all;
use serde_json::{Value, json};

use crate::support::{Client, Folder, Seated, Server, Table, postgres};

/// Carries out statements on the store of a server that has stopped.
async fn alter(folder: &Folder, statements: &[&str]) {
    for statement in statements {
        folder.change(statement).await;
    }
}

/// Every match was made by another version of the rules.
fn other_version() -> &'static str {
    match postgres() {
        None => "UPDATE matches SET header = json_set(header, '$.rules', 0)",
        Some(_) => {
            "UPDATE matches SET header = CAST(jsonb_set(CAST(header AS JSONB), '{rules}', '0') AS TEXT)"
        }
    }
}

const OTHER_POSITIONS: &str = "UPDATE positions SET rules = 0";
/// That version led to another event.
const OTHER_EVENT: &str = "UPDATE positions SET events = events + 1";
/// That version took an answer that nobody could give today.
const OTHER_ANSWER: &str = "UPDATE entries SET entry = '{\"answer\":\"done\"}' WHERE number = 2";

/// A match in which some answers were given, and the server has stopped.
async fn a_running_match(folder: &Folder, game: &str) -> (Seated, Value, u64) {
    let server = Server::start(folder, &[]);
    let seated = server.two_people(game, json!({ "seed": 7 })).await;
    let mut table = Table::sit_down(&server, &seated).await;
    for _ in 0..40 {
        table.play_one().await;
    }
    let version = table.home.version();
    let home = server.join(&seated.id, Some(&seated.home), "sight").await;
    let sight = standing(&home);
    assert!(server.stop());
    (seated, sight, version)
}

/// What a client is shown of how the match stands; what can be taken back begins anew when the rules change.
fn standing(client: &Client) -> Value {
    let sight = &client.last["sight"];
    json!([
        sight["board"],
        sight["sheet"],
        sight["awaits"],
        sight["offers"]
    ])
}

async fn rules_changed(client: &mut Client) -> bool {
    // An answer comes after everything that was said before it.
    client.say(r#"{"do":"thoughts","id":"end"}"#).await;
    let mut told = false;
    loop {
        let message = client.next().await.unwrap();
        told |= message["message"] == "rules-changed";
        if message["id"] == "end" {
            return told;
        }
    }
}

#[tokio::test]
async fn a_match_that_comes_out_the_same_simply_goes_on() {
    for game in ["fuba", "champions"] {
        let folder = Folder::new();
        let (seated, before, version) = a_running_match(&folder, game).await;
        alter(&folder, &[other_version(), OTHER_POSITIONS]).await;
        let server = Server::start(&folder, &[]);
        let mut home = server.join(&seated.id, Some(&seated.home), "sight").await;
        assert_eq!((standing(&home), home.version()), (before, version));
        assert!(!rules_changed(&mut home).await);
        let mut table = Table::sit_down(&server, &seated).await;
        assert!(table.play_one().await);
    }
}

#[tokio::test]
async fn a_match_of_a_store_without_positions_simply_goes_on() {
    let folder = Folder::new();
    let (seated, before, version) = a_running_match(&folder, "fuba").await;
    alter(&folder, &[other_version(), "DELETE FROM positions"]).await;
    let server = Server::start(&folder, &[]);
    let home = server.join(&seated.id, Some(&seated.home), "sight").await;
    assert_eq!((standing(&home), home.version()), (before, version));
    let mut table = Table::sit_down(&server, &seated).await;
    assert!(table.play_one().await);
}

#[tokio::test]
async fn a_match_that_comes_out_another_way_goes_on_from_how_it_stood() {
    for game in ["fuba", "champions"] {
        for other in [OTHER_EVENT, OTHER_ANSWER] {
            let folder = Folder::new();
            let (seated, before, version) = a_running_match(&folder, game).await;
            alter(&folder, &[other_version(), OTHER_POSITIONS, other]).await;
            let server = Server::start(&folder, &[]);
            let mut home = server.join(&seated.id, Some(&seated.home), "sight").await;
            assert_eq!(standing(&home), before, "{game}: {other}");
            let now = home.version();
            assert!(
                now > version,
                "whoever knows the version of before believes this one"
            );
            // Each seat is told once, and spectators are not.
            assert!(rules_changed(&mut home).await);
            let mut again = server.join(&seated.id, Some(&seated.home), "sight").await;
            assert!(!rules_changed(&mut again).await);
            let mut watcher = server.join(&seated.id, None, "sight").await;
            assert!(!rules_changed(&mut watcher).await);
            server.kill();
            let server = Server::start(&folder, &[]);
            let mut home = server.join(&seated.id, Some(&seated.home), "sight").await;
            assert_eq!((standing(&home), home.version()), (before, now));
            assert!(!rules_changed(&mut home).await);
            let mut away = server.join(&seated.id, Some(&seated.away), "sight").await;
            assert!(rules_changed(&mut away).await);
            let mut table = Table::sit_down(&server, &seated).await;
            table.play_on().await;
            let path = format!("/api/matches/{}", seated.id);
            for path in [
                path.clone(),
                format!("{path}/record"),
                format!("{path}/replay"),
            ] {
                assert_eq!(server.get(&path).await.status, 200, "{path}");
            }
        }
    }
}

/// The dice of a match that goes on are not those of its first rolls again.
#[tokio::test]
async fn dice_are_never_rolled_again() {
    let folder = Folder::new();
    let (seated, ..) = a_running_match(&folder, "fuba").await;
    alter(&folder, &[other_version(), OTHER_POSITIONS, OTHER_EVENT]).await;
    let server = Server::start(&folder, &[]);
    let mut table = Table::sit_down(&server, &seated).await;
    table.play_on().await;
    let record = server
        .get(&format!("/api/matches/{}/record", seated.id))
        .await;
    let rolls = |lines: &str| -> Vec<String> {
        let rolls = lines.lines().filter(|line| line.contains("\"roll "));
        rolls.map(str::to_owned).take(20).collect()
    };
    let (before, after) = record.body.split_once("{\"rules\":").unwrap();
    let (before, after) = (rolls(before), rolls(after));
    let shared = before.len().min(after.len());
    assert!(shared >= 3, "{before:?} {after:?}");
    assert_ne!(before[..shared], after[..shared]);
}

#[tokio::test]
async fn a_match_that_is_over_is_shown_and_downloaded_for_ever() {
    for game in ["fuba", "champions"] {
        let folder = Folder::new();
        let server = Server::start(&folder, &[]);
        let seated = server.two_people(game, json!({ "seed": 9 })).await;
        let mut table = Table::sit_down(&server, &seated).await;
        table.play_on().await;
        let paths = [
            "",
            "/record",
            "/replay?count=500",
            "/replay?from=100",
            "/replay?from=30&count=7",
        ]
        .map(|path| format!("/api/matches/{}{path}", seated.id));
        let mut before = Vec::new();
        for path in &paths {
            before.push(server.get(path).await.body);
        }
        while folder.number("SELECT count(*) FROM replays").await == 0 {
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
        assert!(server.stop());
        alter(&folder, &[other_version(), OTHER_POSITIONS, OTHER_ANSWER]).await;
        let server = Server::start(&folder, &[]);
        for (path, before) in paths.iter().zip(&before) {
            let after = server.get(path).await;
            assert_eq!(after.status, 200, "{path}: {}", after.body);
            if !path.ends_with("record") {
                assert_eq!(&after.body, before, "{path}");
            }
        }
        let watcher = server.join(&seated.id, None, "choices").await;
        assert_eq!(watcher.kind(), "nothing");
    }
}

/// Only the owner of a match stores that it goes on, so that many who come at once after an upgrade do not contradict each
/// other.
#[tokio::test(flavor = "multi_thread")]
async fn many_come_at_once_after_the_rules_have_changed() {
    let folder = Folder::new();
    let (seated, before, _) = a_running_match(&folder, "fuba").await;
    alter(&folder, &[other_version(), OTHER_POSITIONS, OTHER_ANSWER]).await;
    let log = folder.path().join("server.log");
    let server = Server::start_with_log(&folder, &[], &log);
    let path = format!("/api/matches/{}", seated.id);
    let replay = format!("{path}/replay");
    let entries = || folder.number("SELECT count(*) FROM entries");
    let before_all = entries().await;
    let shown = server.get(&replay).await;
    assert_eq!(shown.status, 200, "{}", shown.body);
    assert_eq!(entries().await, before_all);
    let looks = (0..8).map(|_| server.get(&path));
    let joins =
        [&seated.home, &seated.away].map(|seat| server.join(&seated.id, Some(seat), "sight"));
    let (looks, joins) = tokio::join!(join_all(looks), join_all(joins));
    for look in looks {
        assert_eq!(look.status, 200, "{}", look.body);
    }
    assert_eq!(standing(&joins[0]), before);
    assert_eq!(entries().await, before_all + 1);
    let logged = std::fs::read_to_string(log).unwrap();
    assert!(!logged.contains("ERROR"), "{logged}");
}
