//! The program `gaffer` as a library, so that tests reach every part of it.

pub mod admin;
pub mod analyse;
mod awaited;
pub mod browser;
pub mod cli;
pub mod compare;
pub mod cup;
pub mod editions;
pub mod game;
pub mod lab;
pub mod ladder;
pub mod menu;
pub mod output;
pub mod play;
pub mod position_file;
mod progress;
pub mod puzzles;
pub mod readings;
pub mod record_file;
pub mod referee;
pub mod replay;
pub mod report;
mod results_file;
pub mod scenario;
pub mod session;
pub mod simulate;
pub mod solve;
pub mod store;
pub mod terminal;
pub mod verify;
pub mod voice;
mod words;
pub mod worker;

pub use gaffer_bot::json_lines;
pub use gaffer_games::{coaches, options, rules_reference, text};
