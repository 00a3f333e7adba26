//! The games by name: their presets and coaches, the words and the board that people see, and matches of any game.
//!
//! Terminal, browser and referee stand on this; it knows no screen, no file and no network.

pub mod board;
pub mod protocol;
pub mod typescript;

mod any_game;
mod any_match;

pub use any_game::AnyGame;
pub use any_match::{AnyMatch, Change, Turn};
