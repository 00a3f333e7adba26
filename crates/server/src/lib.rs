//! Matches for browsers and programs: HTTP and WebSocket in front, one owner task for each open match, and a
//! store behind it in which everything is on disk before anybody is told.

mod accept;
mod allowance;
mod allowances;
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
mod places;
mod private_file;
mod problem;
mod proxies;
mod requests;
mod secret;
mod server;
mod store;
mod thinking_queue;
mod units;
mod visitor;
mod websocket;

use app::App;

pub use app::Limits;
pub use command::{Arguments, run};
pub use proxies::Network;
pub use server::{ServeError, Server, Settings};
pub use store::Keeping;
