//! The full-screen match: what stands on the screen, and matches played with keys alone.

mod advanced;
mod content;
mod decisions;
mod editions;
mod matches;
#[cfg(unix)]
mod pseudo_terminal;
mod screen;
mod skills;
