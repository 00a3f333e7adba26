//! Matches that are over are packed, and nobody sees a difference: not over kills, not in copies, not whoever asks again.

use std::time::Duration;

use gaffer_server::maintenance;
use gaffer_server::{AdminReply, AdminRequest};
use serde_json::json;
use sqlx::{Connection, SqliteConnection};

use crate::support::{Folder, Seated, Server, Table, postgres};

/// What everybody can see of a match that is over.
async fn seen(server: &Server, id: &str) -> [String; 2] {
    let record = server.get(&format!("/api/matches/{id}/record")).await;
    assert_eq!(record.status, 200, "{}", record.body);
    let replay = format!("/api/matches/{id}/replay?count=5000");
    let replay = server.get(&replay).await;
    assert_eq!(replay.status, 200, "{}", replay.body);
    [record.body, replay.body]
}

async fn exported(server: &Server, folder: &Folder, id: &str) -> String {
    let which = id.to_owned();
    let reply = server.admin(folder, AdminRequest::Export { which }).await;
    let AdminReply::Record { record, .. } = reply else {
        panic!("{reply:?}");
    };
    record
}

/// A match with so many answers, and its last one: what was asked, and the reply.
async fn answered(server: &Server, seated: &Seated, most: usize) -> Table {
    let mut table = Table::sit_down(server, seated).await;
    for _ in 0..most {
        if !table.play_one().await {
            break;
        }
    }
    table
}

#[tokio::test]
async fn a_packed_match_is_what_it_was_over_kills_and_in_copies() {
    let folder = Folder::new();
    let server = Server::start(&folder, &["--pack-after", "forever"]);
    let mut over = Vec::new();
    for game in ["fuba", "champions"] {
        let seated = server.two_people(game, json!({ "seed": 3 })).await;
        answered(&server, &seated, usize::MAX).await;
        over.push(seated.id);
    }
    // One whose last answer is asked again later.
    let resigned = server.two_people("fuba", json!({ "seed": 4 })).await;
    let mut table = answered(&server, &resigned, 60).await;
    let (mover, _) = table.whose_turn().await;
    let mut last =
        json!({ "do": "choose", "version": mover.version(), "choice": mover.choices()[0] });
    let done = mover.ask(last.clone()).await;
    assert_eq!(done["message"], "done", "{done}");
    last["id"] = done["id"].clone();
    let is_home = std::ptr::eq(mover, &raw const table.home);
    let end = table.home.ask(json!({ "do": "resign" })).await;
    assert_eq!(end["message"], "done", "{end}");
    over.push(resigned.id.clone());
    // One that the operator ended, and a record that was loaded.
    let ended = server.two_people("champions", json!({ "seed": 5 })).await;
    answered(&server, &ended, 30).await;
    let (which, why) = (ended.id.clone(), String::new());
    server
        .admin(&folder, AdminRequest::End { which, why })
        .await;
    over.push(ended.id);
    let [record, _] = seen(&server, &over[0]).await;
    let loaded = server.http("POST", "/api/records", &[], &record).await;
    over.push(loaded.json()["id"].as_str().unwrap().to_owned());
    let open = server.two_people("fuba", json!({ "seed": 6 })).await;
    answered(&server, &open, 20).await;

    let mut before = Vec::new();
    for id in &over {
        before.push((
            seen(&server, id).await,
            exported(&server, &folder, id).await,
        ));
    }
    assert_eq!(folder.number("SELECT count(*) FROM journals").await, 0);
    assert!(server.stop());

    // Killed while it packs, at whatever point it is.
    for kill in 0..12 {
        let server = Server::start(&folder, &["--pack-after", "0s"]);
        tokio::time::sleep(Duration::from_millis(kill * 3)).await;
        server.kill();
    }
    let server = Server::start(&folder, &["--pack-after", "0s"]);
    let packed = over.len() as i64;
    while folder.number("SELECT count(*) FROM journals").await < packed {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let of_others = "SELECT count(*) FROM entries WHERE match NOT IN (SELECT match FROM journals)";
    let left = folder.number("SELECT count(*) FROM entries").await;
    assert_eq!(folder.number(of_others).await, left);
    assert!(left >= 20, "those of the open match: {left}");
    for (id, (shown, export)) in over.iter().zip(&before) {
        assert_eq!(&seen(&server, id).await, shown);
        assert_eq!(&exported(&server, &folder, id).await, export);
    }
    // Whoever asks again hears that it was done.
    let seat = if is_home {
        &resigned.home
    } else {
        &resigned.away
    };
    let mut mover = server.join(&resigned.id, Some(seat), "choices").await;
    mover.say(&last.to_string()).await;
    assert_eq!(mover.reply(last["id"].as_str()).await["message"], "done");
    let rematch = json!({ "do": "offer", "what": "rematch" });
    let offered = mover.ask(rematch).await;
    assert_eq!(offered["message"], "done", "{offered}");
    answered(&server, &open, 20).await;
    assert!(server.stop());
    if postgres().is_none() {
        check_copies(&folder, packed as u64 + 1).await;
    }
    let server = Server::start(&folder, &[]);
    for (id, (shown, _)) in over.iter().zip(&before) {
        // The resigned one has got an offer of a rematch since then, which its record does not tell.
        assert_eq!(seen(&server, id).await[1], shown[1]);
    }
    let which = over[0].clone();
    server.admin(&folder, AdminRequest::Delete { which }).await;
    let left = folder.number("SELECT count(*) FROM journals").await;
    assert_eq!(left, packed - 1, "a deleted match leaves nothing");
}

/// The store and a copy of it are sound, and a packed journal that is damaged is found.
async fn check_copies(folder: &Folder, matches: u64) {
    let (path, copy) = (folder.path().to_owned(), folder.path().join("copy"));
    let checked = tokio::task::spawn_blocking(move || {
        let sound = |copy| {
            let found = maintenance::check(Some(path.clone()), copy).unwrap();
            (found.sound, found.broken.len(), found.damage.len())
        };
        assert_eq!(
            maintenance::back_up(Some(path.clone()), &copy).unwrap(),
            matches
        );
        assert_eq!(sound(None), (matches, 0, 0));
        assert_eq!(sound(Some(copy.as_path())), (matches, 0, 0));
        copy
    });
    let copy = checked.await.unwrap();
    for damage in [
        // That of another game: the last one is a copy of the first.
        "UPDATE journals SET packed = (SELECT packed FROM journals ORDER BY match LIMIT 1 OFFSET 1) \
         WHERE match = (SELECT min(match) FROM journals)",
        "UPDATE journals SET packed = x'1f8b08' WHERE match = (SELECT min(match) FROM journals)",
        "DELETE FROM journals WHERE match = (SELECT min(match) FROM journals)",
    ] {
        let damaged = copy.with_extension("damaged");
        std::fs::copy(&copy, &damaged).unwrap();
        let url = format!("sqlite://{}", damaged.display());
        let mut store = SqliteConnection::connect(&url).await.unwrap();
        sqlx::raw_sql(damage).execute(&mut store).await.unwrap();
        store.close().await.unwrap();
        let found = tokio::task::spawn_blocking(move || {
            maintenance::check(None, Some(damaged.as_path())).unwrap()
        });
        let found = found.await.unwrap();
        assert_eq!(found.broken.len(), 1, "{damage}: {found:?}");
    }
}
