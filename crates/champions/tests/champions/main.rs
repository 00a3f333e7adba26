//! The tests of Champions 2020 that need no process of their own: one executable, which is linked once.

mod chance;
mod counts;
mod disturbed;
mod every_step;
#[path = "../lively/mod.rs"]
mod lively;
mod scenarios;
mod secrets;
mod simulation;
mod tournament;
mod tournament_tables;
mod written;
