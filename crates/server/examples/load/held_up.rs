//! How long a live coach's answer takes: alone, while deep reviews run, and while agreement with the search is counted. What nobody waits
//! for stands still meanwhile, so that all three should be about the same.

use std::time::{Duration, Instant};

use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection, Row};
use tokio::task::JoinSet;

use crate::abandoned::replies;
use crate::letters::get;
use crate::{Command, bots, process};

/// The coach whose answers are measured: it thinks for up to a second.
const COACH: &str = "expert";
/// How many matches are reviewed and compared: as many reviews as an address may have under way.
const MATCHES: usize = 4;
/// How long work in the background has before it is measured beside it.
const BEGUN: Duration = Duration::from_secs(3);

const CLUB: &str = "name = \"Hold-up\"\n";

/// The answers of a coach in the three cases, in words.
pub(crate) async fn measure(command: &Command) -> String {
    let club = std::env::temp_dir().join(format!("gaffer-held-up-{}.toml", std::process::id()));
    std::fs::write(&club, CLUB).expect("a file can be written");
    let arguments = ["--club", club.to_str().expect("a plain path")];
    let server = process::start(command.program.as_deref(), &arguments);
    let mut ids = Vec::new();
    for _ in 0..MATCHES {
        let seated = bots::set_up(&server.address, &command.game).await;
        bots::play_to(&server.address, &seated, u64::MAX).await;
        ids.push(seated.id().to_owned());
    }
    tokio::time::sleep(BEGUN).await;
    let mut lines = vec![format!(
        "alone: {}",
        answers(&server.address, command).await
    )];

    let mut reviews = JoinSet::new();
    for id in &ids {
        reviews.spawn(review(server.address.clone(), id.clone()));
    }
    tokio::time::sleep(BEGUN).await;
    let measured = answers(&server.address, command).await;
    let left = MATCHES - std::iter::from_fn(|| reviews.try_join_next()).count();
    reviews.abort_all();
    lines.push(format!(
        "while {MATCHES} deep reviews run, {left} of which are not done at the end: {measured}"
    ));

    let stopped = server.stop();
    let file = stopped.folder().join("matches.sqlite");
    let url = format!("sqlite://{}", file.display());
    // As if they had been rated.
    let rated = "UPDATE results SET edition = ifnull(preset, 'any'), speed = 'rapid', compared = 0";
    ask(&url, rated).await;
    let server = stopped.start(&arguments);
    tokio::time::sleep(BEGUN).await;
    let measured = answers(&server.address, command).await;
    let left = ask(&url, "SELECT count(*) FROM results WHERE compared = 0").await;
    lines.push(format!(
        "while agreement of {MATCHES} matches is counted, {left} of which are not done at the end: {measured}"
    ));
    drop(server);
    let _ = std::fs::remove_file(club);
    format!(
        "answers of the coach '{COACH}', {} s each\n{}",
        command.seconds,
        lines.join("\n")
    )
}

/// The answers of the coach for a while, in words.
async fn answers(address: &str, command: &Command) -> String {
    let until = Instant::now() + Duration::from_secs(command.seconds);
    let figures = replies(address, &command.game, COACH, until).await;
    figures.waits_in_words()
}

/// Asks for a deep review until it is there.
async fn review(address: String, id: String) {
    let path = format!("/api/matches/{id}/review/summary?depth=deep");
    while get(&address, &path, "").await.contains("\"seconds\"") {
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
}

/// Carries out a statement, or asks for a number.
async fn ask(url: &str, statement: &'static str) -> i64 {
    let mut store = SqliteConnection::connect(url).await.expect("the store");
    let row = sqlx::query(statement).fetch_optional(&mut store).await;
    let number = row.expect("a statement of this program");
    store.close().await.expect("the store closes");
    number.map_or(0, |row| row.get(0))
}
