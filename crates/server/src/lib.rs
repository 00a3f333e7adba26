//! Matches for browsers and programs: HTTP and WebSocket in front, one owner task for each open match, and a
//! store behind it in which everything is on disk before anybody is told.

mod accept;
mod admin;
mod agreement;
mod allowance;
mod allowances;
mod api;
mod app;
mod archive;
mod bans;
mod booking;
mod bus;
mod client;
mod clock;
mod command;
mod connection;
mod creations;
mod cups;
mod deadlines;
mod duty;
mod expiry;
mod film;
mod folder_lock;
mod guard;
mod health;
mod jobs;
mod laboratory;
mod library;
mod limits;
mod live;
mod lobby;
mod log;
pub mod maintenance;
mod match_info;
mod metrics;
mod network;
mod new_match;
mod notices;
mod observe;
mod open_matches;
mod owner;
mod packing;
mod people;
mod places;
mod private_file;
mod problem;
mod proxies;
mod rated;
mod record;
mod reports;
mod requests;
mod reviews;
mod secret;
mod server;
mod store;
mod thinking_queue;
mod units;
mod visitor;
mod websocket;
mod words;
mod worker;

use app::App;

pub use admin::{
    AdminReply, AdminRequest, CupRow, MatchRow, MatchState, NodeRow, TriesAgain, administer,
};
pub use bans::Ban;
pub use bus::BusError;
pub use command::{Arguments, default_folder, run};
pub use limits::Limits;
pub use log::LogFormat;
pub use network::Network;
pub use people::BadClub;
pub use server::ServeError;
pub use store::{Copied, Keeping, Place};
pub use worker::{WorkerArguments, run_worker};
