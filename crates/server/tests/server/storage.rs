//! What a server stores: for whose eyes, how much of it, for how long, and what a stop leaves behind.

use std::fs;
use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

use gaffer_server::maintenance::{self, Findings};
use serde_json::{Value, json};
use sqlx::{Connection, Row, SqliteConnection};

use crate::support::{Folder, Seated, Server, Table, person};

fn database(folder: &Folder) -> PathBuf {
    folder.file()
}

/// What a server that does not start says.
fn refusal(folder: &Folder) -> String {
    let mut child = Command::new(env!("CARGO_BIN_EXE_gaffer-server"))
        .args(["--listen", "127.0.0.1:0", "--data"])
        .arg(folder.path())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut address = String::new();
    let said = BufReader::new(child.stdout.take().unwrap());
    said.take(100).read_line(&mut address).unwrap();
    if !address.is_empty() {
        child.kill().unwrap();
    }
    let output = child.wait_with_output().unwrap();
    assert_eq!(address, "", "the server starts");
    assert!(!output.status.success());
    String::from_utf8(output.stderr).unwrap()
}

async fn count(file: &Path, table: &str) -> i64 {
    let url = format!("sqlite://{}?mode=ro", file.display());
    let mut store = SqliteConnection::connect(&url).await.unwrap();
    let row = sqlx::query(sqlx::AssertSqlSafe(format!("SELECT count(*) FROM {table}")))
        .fetch_one(&mut store)
        .await
        .unwrap();
    row.get(0)
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_on_the_computer_can_read_what_is_stored() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new();
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let server = Server::start(&folder, &[]);
    server.two_people("fuba", json!({})).await;
    assert_eq!(mode(folder.path()), 0o700);
    let files: Vec<_> = fs::read_dir(folder.path()).unwrap().collect();
    assert!(files.len() >= 4, "database, journal, lock, address");
    for file in files {
        let file = file.unwrap().path();
        assert_eq!(mode(&file), 0o600, "{}", file.display());
    }
    server.kill();
    // What an earlier program left open is closed, in a folder that holds nothing else.
    fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o755)).unwrap();
    fs::set_permissions(database(&folder), fs::Permissions::from_mode(0o644)).unwrap();
    let server = Server::start(&folder, &[]);
    assert_eq!(mode(folder.path()), 0o700);
    assert_eq!(mode(&database(&folder)), 0o600);
    server.kill();
    // A folder with other things in it stays as its owner wants it.
    fs::write(folder.path().join("shopping list"), "apples").unwrap();
    fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o755)).unwrap();
    let _server = Server::start(&folder, &[]);
    assert_eq!(mode(folder.path()), 0o755);
}

#[tokio::test]
async fn after_a_stop_the_database_file_alone_has_everything() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let seated = server.two_people("fuba", json!({ "seed": 1 })).await;
    let mut table = Table::sit_down(&server, &seated).await;
    for _ in 0..20 {
        table.play_one().await;
    }
    let stored = count(&database(&folder), "entries").await;
    assert!(stored >= 20, "{stored}");
    assert!(server.stop());
    let copies = Folder::new();
    fs::create_dir_all(copies.path()).unwrap();
    fs::copy(database(&folder), database(&copies)).unwrap();
    assert_eq!(count(&database(&copies), "matches").await, 1);
    assert_eq!(count(&database(&copies), "entries").await, stored);
    let wal = folder.path().join("matches.sqlite-wal");
    assert!(fs::metadata(wal).map_or(0, |wal| wal.len()) == 0);
}

#[tokio::test]
async fn a_damaged_store_is_refused_with_words_and_not_changed() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    for _ in 0..30 {
        server.two_people("champions", json!({})).await;
    }
    assert!(server.stop());
    let whole = fs::read(database(&folder)).unwrap();
    let mut holes = whole.clone();
    let middle = holes.len() / 2;
    holes[middle..middle + 4096].fill(0x5a);
    let half = whole[..whole.len() / 2].to_vec();
    let no_header = [b"nothing to see here".to_vec(), whole[19..].to_vec()].concat();
    for damaged in [holes, half, no_header, Vec::new()] {
        fs::write(database(&folder), &damaged).unwrap();
        let said = refusal(&folder);
        assert!(said.contains("is damaged"), "{said}");
        assert!(said.contains("gaffer restore"), "{said}");
        assert!(!said.contains("try again"), "{said}");
        assert_eq!(fs::read(database(&folder)).unwrap(), damaged);
    }
    fs::write(database(&folder), &whole).unwrap();
    Server::start(&folder, &[]).kill();
}

/// A killed server leaves a journal; without the database beside it, nothing new is begun.
#[tokio::test]
async fn a_missing_database_beside_its_journal_is_not_new() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    server.two_people("fuba", json!({})).await;
    server.kill();
    let journal = folder.path().join("matches.sqlite-wal");
    assert!(fs::metadata(&journal).unwrap().len() > 0);
    let moved = folder.path().join("matches.sqlite.elsewhere");
    fs::rename(database(&folder), &moved).unwrap();
    assert!(refusal(&folder).contains("missing beside its journal"));
    assert!(!database(&folder).exists());
    fs::rename(&moved, database(&folder)).unwrap();
    Server::start(&folder, &[]).kill();
    // Without the journal, tables may be missing that were never in the database itself.
    assert_eq!(count(&database(&folder), "matches").await, 1);
}

/// Without the journal of a killed server the database looks whole, but what was stored last is not in it.
#[tokio::test]
async fn a_lost_journal_is_noticed() {
    for is_emptied in [true, false] {
        let folder = Folder::new();
        let server = Server::start(&folder, &[]);
        let seated = server.two_people("fuba", json!({})).await;
        server.kill();
        let journal = folder.path().join("matches.sqlite-wal");
        if is_emptied {
            fs::write(&journal, "").unwrap();
        } else {
            fs::remove_file(&journal).unwrap();
        }
        let before = fs::read(database(&folder)).unwrap();
        let said = refusal(&folder);
        assert!(said.contains("gaffer restore"), "{said}");
        assert!(said.contains("--accept-loss"), "{said}");
        assert_eq!(fs::read(database(&folder)).unwrap(), before);
        let server = Server::start(&folder, &["--accept-loss"]);
        let path = format!("/api/matches/{}", seated.id);
        assert_eq!(server.get(&path).await.status, 404);
        assert!(server.stop());
        Server::start(&folder, &[]).kill();
        // The database may be gone as well: that is not a new store either.
        fs::remove_file(&journal).unwrap();
        fs::remove_file(database(&folder)).unwrap();
        assert!(refusal(&folder).contains("--accept-loss"));
    }
}

/// Whoever stops, is killed, or does not even come to listen can start again as long as the journal is there.
#[tokio::test]
async fn a_store_that_has_lost_nothing_is_opened() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let taken = server.address.clone();
    let other = Folder::new();
    for _ in 0..3 {
        let failed = Command::new(env!("CARGO_BIN_EXE_gaffer-server"))
            .args(["--listen", &taken, "--data"])
            .arg(other.path())
            .output()
            .unwrap();
        let said = String::from_utf8(failed.stderr).unwrap();
        assert!(said.contains("cannot listen"), "{said}");
        Server::start(&other, &[]).kill();
        let again = Server::start(&other, &[]);
        assert_eq!(again.get("/readyz").await.status, 200);
        assert!(again.stop());
    }
    server.two_people("fuba", json!({})).await;
    server.kill();
    // An older program refuses the store; what it found in the journal is not lost.
    let newer = |version: u32| {
        let folder = &folder;
        async move {
            let url = format!("sqlite://{}", database(folder).display());
            let mut store = SqliteConnection::connect(&url).await.unwrap();
            let version = format!("PRAGMA user_version = {version}");
            let set = sqlx::raw_sql(sqlx::AssertSqlSafe(version));
            set.execute(&mut store).await.unwrap();
            store.close().await.unwrap();
        }
    };
    let server = Server::start(&folder, &[]);
    let version = user_version(&database(&folder)).await;
    newer(version + 1).await;
    server.kill();
    assert!(refusal(&folder).contains("newer Gaffer"));
    newer(version).await;
    Server::start(&folder, &[]).kill();
    assert_eq!(count(&database(&folder), "matches").await, 1);
}

async fn user_version(file: &Path) -> u32 {
    let url = format!("sqlite://{}?mode=ro", file.display());
    let mut store = SqliteConnection::connect(&url).await.unwrap();
    let row = sqlx::query("PRAGMA user_version")
        .fetch_one(&mut store)
        .await
        .unwrap();
    row.get(0)
}

/// That a match can be played again says little: it must come to where it stood.
#[tokio::test]
async fn check_compares_with_where_a_match_stood() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    for game in ["fuba", "champions"] {
        let seated = server.two_people(game, json!({ "seed": 1 })).await;
        let mut table = Table::sit_down(&server, &seated).await;
        for _ in 0..40 {
            table.play_one().await;
        }
    }
    // A match in the middle of a secret decision.
    let seated = server.two_people("champions", json!({})).await;
    let mut home = server.join(&seated.id, Some(&seated.home), "choices").await;
    let choice = home.choices()[0].clone();
    assert_eq!(home.choose(&choice).await["message"], "done");
    let whole = check(&folder).await;
    assert_eq!((whole.sound, whole.broken.len()), (3, 0), "{whole:?}");
    assert!(server.stop());
    let store = fs::read(database(&folder)).unwrap();
    for statement in [
        "DELETE FROM entries WHERE match = 1 AND number > (SELECT max(number) - 3 FROM entries WHERE match = 1)",
        "DELETE FROM entries WHERE match = 1 AND number = 5",
        "UPDATE positions SET position = '{' WHERE match = 1",
        "UPDATE positions SET position = (SELECT position FROM positions WHERE match = 2) WHERE match = 1",
        "UPDATE positions SET events = events + 1 WHERE match = 1",
    ] {
        fs::write(database(&folder), &store).unwrap();
        alter(&folder, statement).await;
        let found = check(&folder).await;
        let broken: Vec<i64> = found.broken.iter().map(|(number, _)| *number).collect();
        assert_eq!(
            (found.sound, broken),
            (2, vec![1]),
            "{statement}: {found:?}"
        );
    }
}

async fn check(folder: &Folder) -> Findings {
    let folder = folder.path().to_owned();
    let checked = tokio::task::spawn_blocking(|| maintenance::check(Some(folder), None));
    checked.await.unwrap().unwrap()
}

/// Carries out statements on a store that nobody uses.
async fn alter(folder: &Folder, statements: &'static str) {
    let url = format!("sqlite://{}", database(folder).display());
    let mut store = SqliteConnection::connect(&url).await.unwrap();
    let done = sqlx::raw_sql(statements).execute(&mut store).await;
    done.unwrap();
    store.close().await.unwrap();
}

#[tokio::test]
async fn a_store_without_one_of_its_tables_is_refused() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    server.two_people("fuba", json!({})).await;
    assert!(server.stop());
    let whole = fs::read(database(&folder)).unwrap();
    for (damage, missing) in [
        ("DROP TABLE replays", "the table replays is missing"),
        (
            "ALTER TABLE matches DROP COLUMN hints",
            "the column hints of the table matches",
        ),
    ] {
        fs::write(database(&folder), &whole).unwrap();
        alter(&folder, damage).await;
        let said = refusal(&folder);
        assert!(
            said.contains("is damaged") && said.contains(missing),
            "{said}"
        );
        let found = check(&folder).await;
        assert!(found.damage[0].contains(missing), "{found:?}");
    }
}

#[tokio::test]
async fn check_says_what_it_cannot_read_and_names_no_types() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    server.two_people("fuba", json!({})).await;
    assert!(server.stop());
    let whole = fs::read(database(&folder)).unwrap();
    // Only who writes past the database's own checks comes so far.
    alter(
        &folder,
        "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = replace(sql, 'STRICT', '')",
    )
    .await;
    alter(&folder, "UPDATE matches SET created = 'soon'").await;
    let found = check(&folder).await;
    assert_eq!(found.broken.len(), 1, "{found:?}");
    let why = &found.broken[0].1;
    assert!(why.contains("created") && !why.contains("i64"), "{why}");
    fs::write(database(&folder), &whole).unwrap();
    alter(&folder, "PRAGMA user_version = 999").await;
    let data = folder.path().to_owned();
    let newer = tokio::task::spawn_blocking(|| maintenance::check(Some(data), None));
    let newer = newer.await.unwrap().unwrap_err().to_string();
    assert!(newer.contains("newer Gaffer"), "{newer}");
}

#[tokio::test]
async fn the_id_of_a_request_has_an_end() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let seated = server.two_people("fuba", json!({ "seed": 1 })).await;
    let mut home = server.join(&seated.id, Some(&seated.home), "choices").await;
    let choice = home.choices()[0].clone();
    let ask = |id: &str| json!({ "do": "choose", "id": id, "version": 0, "choice": choice });
    let long = "é".repeat(65);
    home.say(&ask(&long).to_string()).await;
    let refused = home.reply(None).await;
    assert_eq!(refused["problem"]["code"], "bad-request", "{refused}");
    let longest = "é".repeat(64);
    home.say(&ask(&longest).to_string()).await;
    assert_eq!(home.reply(Some(&longest)).await["message"], "done");
}

#[tokio::test]
async fn taking_back_and_choosing_again_has_an_end_and_the_match_goes_on() {
    let folder = Folder::new();
    let server = Server::start(&folder, &["--entries", "100"]);
    let seated = server.two_people("fuba", json!({ "seed": 1 })).await;
    let mut table = Table::sit_down(&server, &seated).await;
    // The formations are secret and cannot be taken back; placements can.
    for _ in 0..3 {
        table.play_one().await;
    }
    let mut undone = 0;
    loop {
        let (mover, _) = table.whose_turn().await;
        let version = mover.version();
        let undo = mover.ask(json!({ "do": "undo", "version": version })).await;
        match undo["problem"]["code"].as_str() {
            Some("match-too-long") => break,
            Some("nothing-to-undo") => {}
            Some(code) => panic!("{code}"),
            None => {
                mover.news_of(undo["version"].as_u64().unwrap()).await;
                undone += 1;
            }
        }
        table.play_one().await;
    }
    assert!(undone > 0 && table.home.version() >= 50);
    while folder.number("SELECT count(*) FROM entries").await < 100 {
        assert!(table.play_one().await);
    }
    let (mover, _) = table.whose_turn().await;
    let choice = mover.choices()[0].clone();
    let refused = mover.choose(&choice).await;
    assert_eq!(refused["problem"]["code"], "match-too-long", "{refused}");
}

fn two_people() -> Value {
    json!({ "game": "fuba", "teams": { "home": person("A"), "away": person("B") }, "dice": "server" })
}

#[tokio::test]
async fn a_full_store_refuses_new_matches_and_lets_the_others_go_on() {
    // An empty store is a good half of it: every table and index has a page.
    const LIMIT: i64 = 256 << 10;
    let folder = Folder::new();
    let server = Server::start(&folder, &["--store-limit", "256K"]);
    assert_eq!(server.get("/readyz").await.json()["status"], "ok");
    let seated = server.two_people("fuba", json!({ "seed": 1 })).await;
    let refused = loop {
        let answer = server.post("/api/matches", &two_people()).await;
        if answer.status != 201 {
            break answer;
        }
    };
    assert_eq!(
        (refused.status, refused.code().as_str()),
        (507, "store-full")
    );
    assert_eq!(server.get("/readyz").await.json()["status"], "full");
    let mut table = Table::sit_down(&server, &seated).await;
    while used(&database(&folder)).await < LIMIT + (32 << 10) {
        assert!(table.play_one().await);
    }
    // The server measures its store every second.
    tokio::time::sleep(Duration::from_millis(1100)).await;
    for _ in 0..10 {
        assert!(table.play_one().await);
    }
    let ready = server.get("/readyz").await;
    assert_eq!(
        (ready.status, ready.json()["status"].as_str()),
        (200, Some("full"))
    );
}

/// The bytes of a store, with those in its journal.
async fn used(file: &Path) -> i64 {
    let url = format!("sqlite://{}?mode=ro", file.display());
    let mut store = SqliteConnection::connect(&url).await.unwrap();
    let used = "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size";
    let used = sqlx::query(used).fetch_one(&mut store).await.unwrap();
    used.get(0)
}

#[tokio::test]
async fn what_nobody_wants_is_forgotten_and_nothing_else() {
    let folder = Folder::new();
    let keep = [
        "--keep-unjoined",
        "0s",
        "--keep-sandboxes",
        "0s",
        "--keep-imports",
        "0s",
    ];
    let server = Server::start(&folder, &[]);
    let unjoined = server.two_people("fuba", json!({})).await;
    let joined = server.two_people("fuba", json!({})).await;
    drop(server.join(&joined.id, Some(&joined.home), "choices").await);
    let over = computers(&server).await;
    let record = server
        .get(&format!("/api/matches/{}/record", over.id))
        .await;
    let loaded = server
        .http(
            "POST",
            "/api/records",
            &[("Content-Type", "text/plain")],
            &record.body,
        )
        .await;
    assert_eq!(loaded.status, 201, "{}", loaded.body);
    let loaded = loaded.json()["id"].as_str().unwrap().to_owned();
    let sandbox = format!("/api/matches/{}/sandbox", over.id);
    let sandbox = server.post(&sandbox, &json!({ "moment": 3 })).await;
    assert_eq!(sandbox.status, 201, "{}", sandbox.body);
    let sandbox = Seated::read(&sandbox.json());
    assert!(server.stop());
    // Unless the operator says so, nothing of this is old enough.
    let server = Server::start(&folder, &[]);
    for id in [&unjoined.id, &joined.id, &over.id, &loaded, &sandbox.id] {
        assert_eq!(server.get(&format!("/api/matches/{id}")).await.status, 200);
    }
    assert!(server.stop());
    let server = Server::start(&folder, &keep);
    // Whoever asks about a match keeps it for a while: only the store is looked at.
    for _ in 0..100 {
        if folder.number("SELECT count(*) FROM matches").await == 2 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    for id in [&unjoined.id, &loaded, &sandbox.id] {
        assert_eq!(server.get(&format!("/api/matches/{id}")).await.status, 404);
    }
    for id in [&joined.id, &over.id] {
        assert_eq!(server.get(&format!("/api/matches/{id}")).await.status, 200);
    }
    server.kill();
    let orphans = "SELECT count(*) FROM entries WHERE match NOT IN (SELECT number FROM matches)";
    assert_eq!(folder.number(orphans).await, 0);
}

/// A match of two computers that somebody has watched to its end.
async fn computers(server: &Server) -> Seated {
    let random = |name| crate::support::computer(name, "random");
    let seated = server
        .set_up("fuba", [random("C"), random("D")], json!({ "seed": 3 }))
        .await;
    let mut watcher = server.join(&seated.id, None, "choices").await;
    while watcher.kind() != "nothing" {
        watcher.next().await.expect("news");
    }
    seated
}
