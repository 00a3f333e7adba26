//! A club with many members who play by letter: what the list of one of them, the look for deadlines and the start cost.

use std::time::{Duration, Instant};

use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection, Row, query};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::process::Process;
use crate::{Command, bots, process};

/// The matches that are really played; the others are copies of them.
const PLAYED: i64 = 20;
/// The answers of each.
const ANSWERS: u64 = 60;
/// How often a list is asked for.
const LISTS: usize = 200;
/// How long an idle server is watched.
const IDLE: Duration = Duration::from_secs(20);
/// The day, in milliseconds.
const DAY: i64 = 24 * 3600 * 1000;

const CLUB: &str = "name = \"Letters\"\n[limits]\nregistrations = 10\n";

/// What is measured of a store.
struct Measured {
    start: Duration,
    list: Duration,
    slowest: Duration,
    listed: usize,
    idle: Duration,
}

/// The figures of a small store and of a large one, in words.
pub(crate) async fn measure(command: &Command) -> String {
    let small = of_store(command, PLAYED, PLAYED).await;
    let large = of_store(command, command.letters, command.accounts).await;
    let ratio = |of: fn(&Measured) -> Duration| {
        let (large, small) = (of(&large).as_secs_f64(), of(&small).as_secs_f64());
        format!(
            "{:.2} ms by {:.2} ms: {:.2}",
            large * 1e3,
            small * 1e3,
            large / small.max(1e-6)
        )
    };
    format!(
        "{} matches by letter of {} accounts by {PLAYED} of {PLAYED}:\n\
         start until it answers: {}\n\
         list of {} matches, median of {LISTS}: {}\n\
         the same, the slowest of a hundred: {}\n\
         processor time of {} idle seconds, in which deadlines are looked for ten times: {}",
        command.letters,
        command.accounts,
        ratio(|one| one.start),
        large.listed,
        ratio(|one| one.list),
        ratio(|one| one.slowest),
        IDLE.as_secs(),
        ratio(|one| one.idle),
    )
}

async fn of_store(command: &Command, matches: i64, accounts: i64) -> Measured {
    let club = std::env::temp_dir().join(format!("gaffer-load-{}.toml", std::process::id()));
    std::fs::write(&club, CLUB).expect("a file can be written");
    let arguments = ["--club", club.to_str().expect("a plain path")];
    let server = process::start(command.program.as_deref(), &arguments);
    let cookie = register(&server.address).await;
    for _ in 0..PLAYED {
        let seated = bots::set_up(&server.address, &command.game).await;
        bots::play_to(&server.address, &seated, ANSWERS).await;
    }
    let stopped = server.stop();
    fill(&stopped.folder().join("matches.sqlite"), matches, accounts).await;
    let start = Instant::now();
    let server = stopped.start(&arguments);
    get(&server.address, "/readyz", &cookie).await;
    let start = start.elapsed();
    let (mut waits, mut listed) = (Vec::new(), 0);
    for _ in 0..LISTS {
        let asked = Instant::now();
        let list = get(&server.address, "/api/me/matches", &cookie).await;
        waits.push(asked.elapsed());
        let list: Vec<serde_json::Value> = serde_json::from_str(&list).expect("a list");
        listed = list.len();
    }
    waits.sort_unstable();
    let idle = idle(&server).await;
    drop(server);
    let _ = std::fs::remove_file(club);
    Measured {
        start,
        list: waits[LISTS / 2],
        slowest: waits[LISTS * 99 / 100],
        listed,
        idle,
    }
}

/// The processor time of a server that nobody asks anything.
async fn idle(server: &Process) -> Duration {
    tokio::time::sleep(Duration::from_secs(2)).await;
    let before = server.used();
    tokio::time::sleep(IDLE).await;
    server.used().saturating_sub(before)
}

/// Copies the matches that were played until there are so many, all by letter with deadlines in the next month, and gives their
/// seats to so many accounts; the first one has a seat in twenty.
async fn fill(file: &std::path::Path, matches: i64, accounts: i64) {
    let url = format!("sqlite://{}", file.display());
    let mut store = SqliteConnection::connect(&url).await.expect("the store");
    let time = r#"{"kind":"correspondence","days":3,"reserve":14}"#;
    run(&mut store, "BEGIN").await;
    let by_letter = query("UPDATE matches SET header = json_set(header, '$.time', json(?))");
    by_letter
        .bind(time)
        .execute(&mut store)
        .await
        .expect("a header");
    for copy in 1..matches / PLAYED {
        for (table, key) in [
            ("matches", "number"),
            ("entries", "match"),
            ("positions", "match"),
        ] {
            let id = if table == "matches" {
                ", id = lower(hex(randomblob(length(id) / 2)))"
            } else {
                ""
            };
            let shift = copy * PLAYED;
            let statement = format!(
                "CREATE TEMP TABLE copied AS SELECT * FROM {table} WHERE {key} <= {PLAYED}; \
                 UPDATE copied SET {key} = {key} + {shift}{id}; \
                 INSERT INTO {table} SELECT * FROM copied; DROP TABLE copied;"
            );
            run(&mut store, statement).await;
        }
    }
    let now = query("SELECT unixepoch() * 1000")
        .fetch_one(&mut store)
        .await;
    let now: i64 = now.expect("the time").get(0);
    let month = 30 * DAY;
    run(
        &mut store,
        format!("UPDATE positions SET deadline = {now} + {DAY} + abs(random()) % {month}"),
    )
    .await;
    run(
        &mut store,
        format!(
            "WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < {accounts}) \
             INSERT INTO accounts (number, name, folded, role, kind, created) \
             SELECT i, 'Member ' || i, 'member' || i, 'member', 'person', 0 FROM n"
        ),
    )
    .await;
    // Of every pair of seats one is the first account's in the first twenty matches, all others are spread.
    run(
        &mut store,
        format!(
            "INSERT INTO account_seats (match, side, account, since) \
             SELECT number, 0, CASE WHEN number <= {PLAYED} THEN 1 ELSE 2 + number * 7919 % {accounts} END, 0 FROM matches; \
             INSERT INTO account_seats (match, side, account, since) \
             SELECT number, 1, 2 + number * 104729 % {accounts}, 0 FROM matches"
        ),
    )
    .await;
    run(&mut store, "COMMIT").await;
    store.close().await.expect("the store closes");
}

async fn run(store: &mut SqliteConnection, statement: impl Into<String>) {
    let statement = sqlx::AssertSqlSafe(statement.into());
    let done = sqlx::raw_sql(statement).execute(store).await;
    done.expect("a statement of this program");
}

/// Makes an account; its cookie.
async fn register(address: &str) -> String {
    let body = r#"{"name":"Anna","password":"correct horse battery"}"#;
    let request = format!(
        "POST /api/accounts HTTP/1.1\r\nHost: {address}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\
         Connection: close\r\n\r\n{body}",
        body.len()
    );
    let answer = exchange(address, &request).await;
    let cookie = answer
        .lines()
        .find_map(|line| line.strip_prefix("set-cookie: "));
    let cookie = cookie.and_then(|cookie| cookie.split(';').next());
    cookie.expect("an account has a cookie").to_owned()
}

pub(crate) async fn get(address: &str, path: &str, cookie: &str) -> String {
    let request = format!(
        "GET {path} HTTP/1.1\r\nHost: {address}\r\nCookie: {cookie}\r\nConnection: close\r\n\r\n"
    );
    let answer = exchange(address, &request).await;
    let (_, body) = answer.split_once("\r\n\r\n").expect("an HTTP answer");
    body.to_owned()
}

async fn exchange(address: &str, request: &str) -> String {
    let stream = TcpStream::connect(address).await;
    let mut stream = stream.expect("the server is there");
    stream
        .write_all(request.as_bytes())
        .await
        .expect("it reads");
    let mut answer = String::new();
    stream
        .read_to_string(&mut answer)
        .await
        .expect("it answers");
    answer
}
