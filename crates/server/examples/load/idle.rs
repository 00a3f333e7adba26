//! What matches cost in which nothing happens.

use std::time::Duration;

use futures_util::StreamExt;

use crate::{Command, bots, process};

/// How many answers an idle open match has: about the first ten minutes of a match.
const ANSWERS: u64 = 60;
/// After this a match in which nothing happens is read from the store when it is needed again.
const ASLEEP: Duration = Duration::from_secs(12);

/// The memory of idle matches, in words.
pub(crate) async fn measure(command: &Command) -> String {
    let server = process::start(command.program.as_deref(), &[]);
    let empty = server.memory();
    for _ in 0..command.stored {
        bots::set_up(&server.address, &command.game).await;
    }
    let stored = server.memory();
    let mut sockets = Vec::new();
    for _ in 0..command.open {
        let seated = bots::set_up(&server.address, &command.game).await;
        bots::play_to(&server.address, &seated, ANSWERS).await;
        for seat in seated.seats() {
            let mut socket = bots::join(&server.address, &seated, seat, "sight").await;
            bots::wait_for_news(&mut socket).await;
            sockets.push(socket);
        }
    }
    let open = server.memory();
    // The connections live on: pings are answered.
    let reading = futures_util::future::join_all(
        sockets
            .iter_mut()
            .map(|socket| async { while let Some(Ok(_)) = socket.next().await {} }),
    );
    let _ = tokio::time::timeout(ASLEEP, reading).await;
    let asleep = server.memory();
    let per = |before: u64, after: u64, count: usize| {
        (after.saturating_sub(before)) as f64 / count.max(1) as f64
    };
    let megabytes = |kib: u64| kib as f64 * 1024.0 / 1e6;
    format!(
        "memory of a server without matches: {:.1} MB\n\
         with {} idle stored matches: {:.1} MB ({:.2} KiB each)\n\
         with {} open ones of two players besides, {ANSWERS} answers each: {:.1} MB\n\
         the same when nothing has happened for a while: {:.1} MB ({:.1} KiB for each open one)",
        megabytes(empty),
        command.stored,
        megabytes(stored),
        per(empty, stored, command.stored),
        command.open,
        megabytes(open),
        megabytes(asleep),
        per(stored, asleep, command.open),
    )
}
