//! Programs of others that play: the process of each, and what it is asked and answers in JSON lines (docs/PROTOCOL.md, "Bots
//! on the ladder").

mod bot;
mod bot_process;
pub mod json_lines;

pub use bot::{Answered, Bot, words};
