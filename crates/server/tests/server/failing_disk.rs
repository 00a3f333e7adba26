//! A disk that is full, locked or read-only for a while: what cannot be stored is refused, nothing is lost, and the
//! server goes on by itself when it can.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use serde_json::{Value, json};
use sqlx::{Connection, SqliteConnection};

use crate::support::{Folder, Server, Table, skip};

/// A file system of its own that is taken away at the end of a test.
struct SmallDisk<'a>(&'a Path);

impl<'a> SmallDisk<'a> {
    /// Eight megabytes; none where this user may not mount anything.
    fn mount(at: &'a Path) -> Option<Self> {
        fs::create_dir_all(at).unwrap();
        let mounted = Command::new("mount")
            .args(["-t", "tmpfs", "-o", "size=8m", "tmpfs"])
            .arg(at)
            .status();
        mounted
            .is_ok_and(|status| status.success())
            .then_some(Self(at))
    }

    /// Takes all the space that is left.
    fn fill(&self) {
        let filler = self.0.join("filler");
        let _ = fs::write(filler, vec![1_u8; 8 << 20]);
    }

    fn free(&self) {
        fs::remove_file(self.0.join("filler")).unwrap();
    }
}

impl Drop for SmallDisk<'_> {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("-l").arg(self.0).status();
    }
}

/// Plays until an answer cannot be stored; gives the refusal.
async fn play_until_refused(table: &mut Table) -> Value {
    for _ in 0..5_000 {
        let (mover, _) = table.whose_turn().await;
        let choice = mover.choices().first().expect("a choice").clone();
        let done = mover.choose(&choice).await;
        if done["message"] != "done" {
            return done;
        }
        let version = done["version"].as_u64().unwrap();
        mover.news_of(version).await;
    }
    panic!("the disk is never full");
}

/// Plays one answer as soon as the store takes it again.
async fn play_when_possible(server: &Server, seated: &crate::support::Seated) -> u64 {
    for _ in 0..60 {
        let mut table = Table::sit_down(server, seated).await;
        let (mover, _) = table.whose_turn().await;
        let choice = mover.choices().first().expect("a choice").clone();
        let done = mover.choose(&choice).await;
        if done["message"] == "done" {
            return done["version"].as_u64().unwrap();
        }
        assert_eq!(done["problem"]["code"], "storage-failed", "{done}");
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
    panic!("the store is not written again");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_disk_that_was_full_is_written_again() {
    let folder = Folder::new();
    let Some(disk) = SmallDisk::mount(folder.path()) else {
        return skip("nobody but root may mount a small file system");
    };
    let server = Server::start(&folder, &[]);
    let seated = server.two_people("fuba", json!({ "seed": 1 })).await;
    let other = server.two_people("champions", json!({ "seed": 1 })).await;
    let mut table = Table::sit_down(&server, &seated).await;
    table.play_one().await;
    disk.fill();
    let refused = play_until_refused(&mut table).await;
    assert_eq!(refused["problem"]["code"], "storage-failed", "{refused}");
    drop(table);
    // There may be room for a little, but not for what was refused.
    for _ in 0..30 {
        assert_eq!(server.get("/readyz").await.status, 503);
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    let before = version_of(&server, &seated).await;
    let body = json!({
        "game": "fuba",
        "teams": { "home": crate::support::person("A"), "away": crate::support::person("B") },
    });
    let refused = server.post("/api/matches", &body).await;
    assert_eq!(
        (refused.status, refused.code().as_str()),
        (503, "storage-failed")
    );
    disk.free();
    // Nobody has to write anything for it to be noticed.
    let mut tries = 0;
    while server.get("/readyz").await.status != 200 {
        tries += 1;
        assert!(tries < 60, "it does not become ready again");
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
    assert!(play_when_possible(&server, &seated).await > before);
    play_when_possible(&server, &other).await;
    assert_eq!(server.post("/api/matches", &body).await.status, 201);
    assert!(server.stop());
    // What was acknowledged before and after is in the file.
    let server = Server::start(&folder, &[]);
    assert!(version_of(&server, &seated).await > before);
    drop(server);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_store_that_was_locked_is_written_again() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let seated = server.two_people("fuba", json!({ "seed": 1 })).await;
    let mut table = Table::sit_down(&server, &seated).await;
    let url = format!("sqlite://{}", folder.file().display());
    let mut lock = SqliteConnection::connect(&url).await.unwrap();
    let transaction = lock.begin_with("BEGIN IMMEDIATE").await.unwrap();
    let refused = play_until_refused(&mut table).await;
    assert_eq!(refused["problem"]["code"], "storage-failed", "{refused}");
    transaction.rollback().await.unwrap();
    play_when_possible(&server, &seated).await;
}

/// Makes the folder of a store, its database and its journal unchangeable, or changeable again: writes fail although
/// the files are open.
fn chattr(folder: &Path, flag: &str) -> bool {
    let files = ["matches.sqlite", "matches.sqlite-wal"].map(|file| folder.join(file));
    let changed = Command::new("chattr")
        .arg(flag)
        .arg(folder)
        .args(files.iter().filter(|file| file.exists()))
        .stderr(std::process::Stdio::null())
        .status();
    changed.is_ok_and(|status| status.success())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_folder_that_was_read_only_is_written_again() {
    let folder = Folder::new();
    fs::create_dir_all(folder.path()).unwrap();
    if !(chattr(folder.path(), "+i") && chattr(folder.path(), "-i")) {
        return skip("this file system, or this user, cannot make files unchangeable");
    }
    let server = Server::start(&folder, &[]);
    let seated = server.two_people("fuba", json!({ "seed": 1 })).await;
    let mut table = Table::sit_down(&server, &seated).await;
    table.play_one().await;
    assert!(chattr(folder.path(), "+i"));
    let refused = play_until_refused(&mut table).await;
    assert!(chattr(folder.path(), "-i"));
    assert_eq!(refused["problem"]["code"], "storage-failed", "{refused}");
    play_when_possible(&server, &seated).await;
}

/// How many entries a match has.
async fn version_of(server: &Server, seated: &crate::support::Seated) -> u64 {
    let client = server.join(&seated.id, None, "choices").await;
    client.version()
}
