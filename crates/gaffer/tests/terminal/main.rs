//! The full-screen match: what stands on the screen, and matches played with keys alone.

mod advanced;
mod champions;
#[cfg(unix)]
mod champions_program;
mod content;
#[cfg(unix)]
mod cup;
mod decisions;
mod editions;
mod languages;
mod matches;
#[cfg(unix)]
mod pseudo_terminal;
mod screen;
mod skills;
mod thinking;
