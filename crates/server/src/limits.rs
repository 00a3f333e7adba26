//! How much may be asked of the server, as the command line says it.

use std::time::Duration;

use clap::Args;

use crate::units;

/// How much one connection, one match or one address may ask of the server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Args)]
pub struct Limits {
    /// How many requests a second one connection may make.
    #[arg(long, value_name = "N", default_value_t = Limits::default().rate)]
    pub rate: u32,
    /// How many requests a connection may make at once before its rate counts.
    #[arg(long, value_name = "N", default_value_t = Limits::default().burst)]
    pub burst: u32,
    /// How many connections there may be in all.
    #[arg(long, value_name = "N", default_value_t = Limits::default().connections)]
    pub connections: usize,
    /// How many connections one address may have.
    #[arg(long, value_name = "N", default_value_t = Limits::default().connections_per_address)]
    pub connections_per_address: usize,
    /// How many connections one seat may have; one more, and the oldest is cut off.
    #[arg(long, value_name = "N", value_parser = units::at_least_one, default_value_t = Limits::default().connections_per_seat)]
    pub connections_per_seat: usize,
    /// How many connections may watch one match; its players have places of their own.
    #[arg(long, value_name = "N", default_value_t = Limits::default().spectators)]
    pub spectators: usize,
    /// How many connections of one address may watch one match.
    #[arg(long, value_name = "N", default_value_t = Limits::default().spectators_per_address)]
    pub spectators_per_address: usize,
    /// How many HTTP requests a second one address may make, and four times as many at once; this computer may make a
    /// hundred times as many.
    #[arg(long, value_name = "N", default_value_t = Limits::default().requests)]
    pub requests: u32,
    /// How many messages may wait for a connection that reads slowly before it is cut off.
    #[arg(long, value_name = "N", value_parser = units::at_least_one, default_value_t = Limits::default().queue)]
    pub queue: usize,
    /// How many requests may wait for one match before more are refused.
    #[arg(long, value_name = "N", value_parser = units::at_least_one, default_value_t = Limits::default().mailbox)]
    pub mailbox: usize,
    /// How many matches an address may set up at once before it has to wait; this computer has no limit.
    #[arg(long, value_name = "N", default_value_t = Limits::default().matches)]
    pub matches: u32,
    /// How many matches the competitions may have that an address sets up at once, and one more every ten seconds; this
    /// computer has no limit.
    #[arg(long, value_name = "N", default_value_t = Limits::default().cup_matches)]
    pub cup_matches: u32,
    /// How many records an address may load at once before it has to wait; this computer ten times as many.
    #[arg(long, value_name = "N", default_value_t = Limits::default().imports)]
    pub imports: u32,
    /// How long the head of an HTTP request may take, and again its body.
    #[arg(long, value_name = "SECONDS", value_parser = units::seconds, default_value = "10")]
    pub patience: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            rate: 200,
            burst: 400,
            connections: 4096,
            connections_per_address: 256,
            connections_per_seat: 8,
            spectators: 64,
            spectators_per_address: 32,
            requests: 50,
            queue: 256,
            mailbox: 256,
            matches: 30,
            cup_matches: 500,
            imports: 10,
            patience: Duration::from_secs(10),
        }
    }
}
