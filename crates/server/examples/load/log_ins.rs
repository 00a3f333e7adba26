//! The memory of a server before and after many wrong passwords.

use futures_util::StreamExt;
use serde_json::json;

use crate::{Command, bots, process};

/// So many are tried at once.
const AT_ONCE: usize = 32;

/// The memory, in words.
pub(crate) async fn measure(command: &Command) -> String {
    let club = std::env::temp_dir().join(format!("gaffer-load-club-{}.toml", std::process::id()));
    let text = "name = \"Load\"\n[limits]\nattempts = 100000\nregistrations = 1000\n";
    std::fs::write(&club, text).expect("a folder for what is temporary");
    let path = club.to_string_lossy().into_owned();
    let server = process::start(
        command.program.as_deref(),
        &["--club", &path, "--requests", "100000"],
    );
    let address = &server.address;
    let account = json!({ "name": "Anna", "password": "correct horse battery" });
    bots::post(address, "/api/accounts", &account).await;
    let before = server.memory();
    let wrong = json!({ "name": "Anna", "password": "wrong horse battery" });
    let tries = futures_util::stream::iter(0..command.tries)
        .map(|_| bots::post(address, "/api/session", &wrong))
        .buffer_unordered(AT_ONCE);
    let refused = tries
        .filter(|answer| std::future::ready(answer.starts_with("HTTP/1.1 401")))
        .count()
        .await;
    let after = server.memory();
    let _ = std::fs::remove_file(club);
    let megabytes = |kib: u64| kib as f64 * 1024.0 / 1e6;
    format!(
        "memory after an account was made: {:.1} MB\n\
         after {refused} wrong passwords, {AT_ONCE} at once: {:.1} MB",
        megabytes(before),
        megabytes(after),
    )
}
