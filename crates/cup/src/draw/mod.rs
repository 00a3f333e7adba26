//! Draws: who meets whom, as pure functions of places in the seeding (0 the highest seed).
//!
//! `docs/CUPS.md`, "Who meets whom", says the same in words for those who play.

pub mod bracket;
mod matching;
pub mod round_robin;
