//! Real PostgreSQL and NATS, each in a folder of its own.

mod binaries;
mod nats;
mod postgres;
mod shared;

use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener};
use std::path::Path;
use std::process::Child;
use std::time::{Duration, Instant};

pub use nats::Nats;
pub use postgres::{Postgres, query};
pub use shared::{Database, NATS_VARIABLE, POSTGRES_VARIABLE, fresh_database, shared_bus};

/// Where engines listen unless something else is said.
pub const LOOPBACK: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

/// How long an engine may take to start; PostgreSQL may have a crash to recover from.
const PATIENCE: Duration = Duration::from_secs(60);

/// A port of an address that nobody listens on now.
pub fn free_port(address: IpAddr) -> Result<u16, String> {
    let free = TcpListener::bind(SocketAddr::new(address, 0));
    let port = free.and_then(|free| free.local_addr());
    Ok(port.map_err(|error| format!("{address}: {error}"))?.port())
}

/// Waits until an engine is there; if it ends before, or takes too long, what it has logged is the reason.
fn wait_until(
    is_there: impl Fn() -> bool,
    child: &mut Child,
    name: &str,
    log: &Path,
) -> Result<(), String> {
    let logged = || {
        let text = std::fs::read_to_string(log).unwrap_or_default();
        let lines: Vec<&str> = text.lines().rev().take(8).collect();
        lines.into_iter().rev().collect::<Vec<_>>().join("\n")
    };
    let start = Instant::now();
    while !is_there() {
        match child.try_wait() {
            Ok(None) if start.elapsed() < PATIENCE => std::thread::sleep(Duration::from_millis(20)),
            Ok(None) => return Err(format!("{name} does not answer:\n{}", logged())),
            Ok(Some(status)) => return Err(format!("{name} ended ({status}):\n{}", logged())),
            Err(error) => return Err(format!("{name}: {error}")),
        }
    }
    Ok(())
}
