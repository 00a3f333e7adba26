//! Pieces of work that commands let workers do: `gaffer simulate`, `ladder`, `cup simulate` and
//! `puzzles make` with `--workers`.
//!
//! The command has everything in memory and nothing is stored. It says on `pieces.<program>` that there is something to do, and where it
//! is asked for it; a worker that has time takes a piece there, says every second that it works at it, and brings what came of it. Nothing
//! depends on a message that arrives: a piece of which nothing is heard is given to another, and each counts once by its number. Workers
//! of another program listen elsewhere.

mod asking;
mod wire;
mod working;

pub use asking::NatsWorkers;
pub(crate) use working::work;
