//! Matches for browsers and programs: HTTP and WebSocket in front, one owner task for each open match, and a
//! store behind it in which everything is on disk before anybody is told.

mod allowance;
mod api;
mod app;
mod client;
mod clock;
mod command;
mod connection;
mod course;
mod creations;
mod expiry;
mod folder_lock;
mod guard;
mod live;
pub mod maintenance;
mod new_match;
mod open_matches;
mod owner;
mod private_file;
mod problem;
mod secret;
mod server;
mod store;
mod units;
mod websocket;

use app::App;

pub use app::Limits;
pub use command::{Arguments, run};
pub use server::{ServeError, Server, Settings};
pub use store::Keeping;
