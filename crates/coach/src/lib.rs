//! Computer coaches, seeded luck, and the matches that coaches play against each other.
//!
//! A coach gets a view, never a position, and no coach can see a generator: dice come from a stream
//! of their own.

pub mod analysis;
pub mod champions;
mod expected;
pub mod fuba;
mod keyed;
mod luck;
pub mod matrix;
pub mod net;

mod play;
mod random;
mod sealed;
pub mod search;
mod stream;

pub use expected::{Evaluate, Expected};
pub use keyed::DiceKey;
pub use luck::{Luck, LuckOfDecision, SeededDice, draw_seed};
pub use play::{Coach, Played, play_match, play_seen, random_play_out};
pub use random::Random;
pub use sealed::{draw_bytes, seat_seal, server_seal};
pub use stream::Stream;
