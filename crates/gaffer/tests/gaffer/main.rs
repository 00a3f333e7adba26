//! The tests of the program that need no process of their own: one executable, which is linked once.

mod admin;
mod analyse;
mod architecture;
mod browser;
mod closed_pipes;
mod cup;
mod ending;
mod from_position;
mod fuzz;
mod fuzz_champions;
mod ladder;
mod matches;
mod matches_champions;
mod names;
mod protocol;
mod puzzles;
mod report;
mod scenarios;
mod solve;
mod store;
mod verify;
mod voices;
