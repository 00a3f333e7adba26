//! Pieces of work that commands let nodes and workers do: `gaffer simulate`, `ladder`, `cup simulate` and
//! `puzzles make` with `--workers`.
//!
//! The command says on `pieces.<program>` that it wants something, and one node of each club that shares NATS answers. It gives that club
//! some pieces, which whichever node hears it keeps as jobs ([`crate::jobs`]): so they are taken once, given to another when a worker
//! dies, done in turn with those of others, and forgotten when nobody wants them any more. What comes of each is kept in the store until
//! the command has it. Nothing depends on a message that arrives: the command asks again, and each piece counts once by its number.
//! Nodes of another program listen elsewhere.

mod asking;
mod keeping;
mod wire;
mod working;

pub use asking::NatsWorkers;
pub(crate) use keeping::keep;
pub(crate) use working::{Errands, work};
