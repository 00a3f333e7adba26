//! The full-screen terminal match.
use std::io;
use std::time::Duration;
use gaffer_core::BySide;
use gaffer_fuba::Position;
use crate::replay::Moment;
use crate::session::Session;

/// How fast computer coaches and dice act.
#[derive(Clone, Copy, Debug)]
pub enum Pace {
    /// At once.
    Instant,
    /// With pauses.
    Timed(Duration),
    /// A key each.
    Step,
}
/// How the match is shown.
#[derive(Clone, Copy, Debug)]
pub struct TerminalOptions {
    /// The pace.
    pub pace: Pace,
}
/// How a session ended.
#[derive(Clone, Copy, Debug)]
pub enum Ending {
    /// Full time.
    Over,
    /// Somebody left.
    Left,
}
/// Plays a session.
pub fn run(_: Session<Position>, _: BySide<String>, _: TerminalOptions) -> io::Result<Ending> {
    Err(io::Error::other("not here yet"))
}
/// Steps through a match.
pub fn replay(_: Vec<Moment>, _: BySide<String>) -> io::Result<()> {
    Err(io::Error::other("not here yet"))
}
