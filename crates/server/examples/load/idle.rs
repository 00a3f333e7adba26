//! What matches cost in which nothing happens.

use crate::{Command, bots, process};

/// The memory of idle matches, in words.
pub async fn measure(command: &Command) -> String {
    let server = process::start(&[]);
    let empty = server.memory();
    for _ in 0..command.stored {
        bots::set_up(&server.address, &command.game).await;
    }
    let stored = server.memory();
    let mut sockets = Vec::new();
    for _ in 0..command.open {
        let seated = bots::set_up(&server.address, &command.game).await;
        for seat in seated.seats() {
            sockets.push(bots::join(&server.address, &seated, seat, "sight").await);
        }
    }
    // Everybody has been told how the match stands.
    for socket in &mut sockets {
        bots::wait_for_news(socket).await;
    }
    let open = server.memory();
    let per = |before: u64, after: u64, count: usize| {
        (after.saturating_sub(before)) as f64 / count.max(1) as f64
    };
    format!(
        "memory of a server without matches: {empty} KiB\n\
         with {} idle stored matches: {stored} KiB ({:.2} KiB each)\n\
         with {} idle open ones of two players besides: {open} KiB ({:.1} KiB each, {:.1} MB in all)",
        command.stored,
        per(empty, stored, command.stored),
        command.open,
        per(stored, open, command.open),
        open.saturating_sub(stored) as f64 * 1024.0 / 1e6,
    )
}
