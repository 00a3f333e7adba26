//! A real NATS server.

use std::io::Read;
use std::net::{IpAddr, SocketAddr, TcpStream};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use super::binaries::find;
use super::{LOOPBACK, free_port, wait_until};
use crate::guardian::{Guardian, ending};
use crate::{Folder, process};

/// A NATS server with a folder and a port of its own; it ends when this is dropped and when this process ends.
#[derive(Debug)]
pub struct Nats {
    address: SocketAddr,
    child: Option<Child>,
    guardian: Guardian,
    folder: Folder,
}

impl Nats {
    /// Starts a new server on a free port of this computer alone.
    pub fn start() -> Result<Self, String> {
        Self::start_on(LOOPBACK)
    }

    /// Starts a new server on a free port of an address.
    pub fn start_on(address: IpAddr) -> Result<Self, String> {
        let mut server = Self {
            address: SocketAddr::new(address, free_port(address)?),
            child: None,
            guardian: Guardian::new()?,
            folder: Folder::new("nats")?,
        };
        server.start_again()?;
        Ok(server)
    }

    /// Starts it on the same port, after it was stopped or killed.
    pub fn start_again(&mut self) -> Result<(), String> {
        if self.child.is_some() {
            return Err("NATS runs already".to_owned());
        }
        let log = self.folder.path().join("log");
        let child = Command::new(find("nats-server", "nats-server")?)
            .args(["-a", &self.address.ip().to_string()])
            .args(["-p", &self.address.port().to_string()])
            .arg("-l")
            .arg(&log)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn();
        let mut child = child.map_err(|error| format!("nats-server: {error}"))?;
        self.guardian.at_end(&ending(child.id(), "TERM"))?;
        let address = self.address;
        let started = wait_until(|| greets(address), &mut child, "nats-server", &log);
        self.child = Some(child);
        started
    }

    /// Its address, as a program is told it.
    pub fn url(&self) -> String {
        format!("nats://{}", self.address)
    }

    /// Whether it answers a new connection.
    pub fn answers(&self) -> bool {
        greets(self.address)
    }

    /// The processor time since it was started last.
    pub fn used(&self) -> Duration {
        let process = self.child.as_ref().map(Child::id);
        process.map(process::used).unwrap_or_default()
    }

    /// Whether it runs.
    pub fn is_running(&self) -> bool {
        self.child.is_some()
    }

    /// Stops it in order.
    pub fn stop(&mut self) -> Result<(), String> {
        self.end("TERM")
    }

    /// SIGKILL.
    pub fn kill(&mut self) -> Result<(), String> {
        self.end("KILL")
    }

    fn end(&mut self, name: &str) -> Result<(), String> {
        let Some(mut child) = self.child.take() else {
            return Ok(());
        };
        process::signal(child.id(), name)?;
        let _ = child.wait();
        self.guardian.at_end(":")
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        let _ = self.kill();
    }
}

/// Whether a NATS server says so of itself: it does at once to everybody who connects.
fn greets(address: SocketAddr) -> bool {
    let soon = Duration::from_secs(1);
    let mut said = [0; 5];
    TcpStream::connect_timeout(&address, soon).is_ok_and(|mut stream| {
        stream.set_read_timeout(Some(soon)).is_ok() && stream.read_exact(&mut said).is_ok()
    }) && said == *b"INFO "
}
