//! A server that stops, is killed or cannot write: everybody is back in the same match.

use std::time::Duration;

use serde_json::json;
use sqlx::{Connection, SqliteConnection};

use crate::support::{Folder, Server, Table};

#[tokio::test]
async fn a_killed_server_goes_on_where_it_was() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let seated = server.two_people("fuba", json!({})).await;
    let mut table = Table::sit_down(&server, &seated).await;
    for _ in 0..25 {
        table.play_one().await;
    }
    let (mover, _) = table.whose_turn().await;
    let (version, choices) = (mover.version(), mover.choices());
    let request = json!({ "do": "choose", "id": "last", "version": version, "choice": choices[0] })
        .to_string();
    mover.say(&request).await;
    let done = mover.reply(Some("last")).await;
    let home_moves = table.away.choices().is_empty();
    server.kill();

    let server = Server::start(&folder, &[]);
    let mut table = Table::sit_down(&server, &seated).await;
    assert!(table.home.version() >= done["version"].as_u64().unwrap());
    // The client that did not hear the answer asks again, and hears it.
    let client = if home_moves {
        &mut table.home
    } else {
        &mut table.away
    };
    client.say(&request).await;
    assert_eq!(client.reply(Some("last")).await, done);
    for _ in 0..10 {
        assert!(table.play_one().await);
    }
}

#[tokio::test]
async fn a_server_that_is_told_to_stop_says_so() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let seated = server.two_people("fuba", json!({})).await;
    let mut client = server.join(&seated.id, None, "choices").await;
    let stopping = tokio::task::spawn_blocking(move || server.stop());
    while client.next().await.is_some() {}
    assert_eq!(client.closed, Some(1001));
    assert!(stopping.await.unwrap());
}

/// While the disk does not take an answer nobody is told that it was taken, and nothing is lost.
#[tokio::test]
async fn what_cannot_be_stored_has_not_happened() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let seated = server.two_people("fuba", json!({})).await;
    let mut table = Table::sit_down(&server, &seated).await;
    for _ in 0..5 {
        table.play_one().await;
    }
    let file = folder.file();
    let url = format!("sqlite://{}", file.display());
    let mut other = SqliteConnection::connect(&url).await.unwrap();
    sqlx::raw_sql("BEGIN IMMEDIATE")
        .execute(&mut other)
        .await
        .unwrap();
    let (mover, _) = table.whose_turn().await;
    let (version, choices) = (mover.version(), mover.choices());
    let refused = mover.choose(&choices[0]).await;
    assert_eq!(refused["problem"]["code"], "storage-failed", "{refused}");
    sqlx::raw_sql("ROLLBACK").execute(&mut other).await.unwrap();
    let done = mover.choose(&choices[0]).await;
    assert_eq!(done["message"], "done");
    assert!(done["version"].as_u64().unwrap() > version);
    mover.news_of(done["version"].as_u64().unwrap()).await;
    for _ in 0..10 {
        assert!(table.play_one().await);
    }
}

#[tokio::test]
async fn a_store_of_a_newer_program_is_left_alone() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    assert_eq!(server.get("/readyz").await.status, 200);
    assert!(server.stop());
    let url = format!("sqlite://{}", folder.file().display());
    let mut store = SqliteConnection::connect(&url).await.unwrap();
    sqlx::raw_sql("PRAGMA user_version = 99")
        .execute(&mut store)
        .await
        .unwrap();
    store.close().await.unwrap();
    let told = std::process::Command::new(env!("CARGO_BIN_EXE_gaffer-server"))
        .args(["--listen", "127.0.0.1:0", "--data"])
        .arg(folder.path())
        .output()
        .unwrap();
    assert!(!told.status.success());
    let told = String::from_utf8(told.stderr).unwrap();
    assert!(told.contains("stored by a newer Gaffer"), "{told}");
}

/// Where nothing happens a match leaves the memory while its people stay, and is there again when one acts.
#[tokio::test]
async fn a_quiet_match_is_read_again_when_somebody_acts() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let seated = server.two_people("fuba", json!({})).await;
    let mut table = Table::sit_down(&server, &seated).await;
    for _ in 0..20 {
        table.play_one().await;
    }
    tokio::time::sleep(Duration::from_secs(12)).await;
    for _ in 0..20 {
        assert!(table.play_one().await);
    }
}
