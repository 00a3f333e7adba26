//! The server as a command: its arguments, what it says of itself, and when it stops.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use clap::Args;

use crate::app::cores;
use crate::units::{self, Kept};
use crate::{Keeping, Limits, LogFormat, Network, ServeError, Server, Settings};

/// The port where none is said.
const PORT: u16 = 4020;

/// What the server is told on the command line.
#[derive(Clone, Debug, Args)]
pub struct Arguments {
    /// The address to listen on, e.g. 0.0.0.0:4020 for every computer that can reach this one.
    #[arg(long, value_name = "ADDRESS:PORT", default_value_t = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), PORT))]
    pub listen: SocketAddr,
    /// The folder in which matches are stored [default: the user's data folder].
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
    /// A name under which browsers may call this server, beside its numbers and "localhost"; may be given
    /// several times.
    #[arg(long = "name", value_name = "HOST")]
    pub names: Vec<String>,
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
    #[arg(long, value_name = "N", default_value_t = Limits::default().connections_per_seat)]
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
    #[arg(long, value_name = "N", default_value_t = Limits::default().queue)]
    pub queue: usize,
    /// How many requests may wait for one match before more are refused.
    #[arg(long, value_name = "N", default_value_t = Limits::default().mailbox)]
    pub mailbox: usize,
    /// How many matches an address may set up at once before it has to wait; this computer has no limit.
    #[arg(long, value_name = "N", default_value_t = Limits::default().matches)]
    pub matches: u32,
    /// How many records an address may load at once before it has to wait; this computer ten times as many.
    #[arg(long, value_name = "N", default_value_t = Limits::default().imports)]
    pub imports: u32,
    /// How large the store may become before new matches are refused; those that were begun go on.
    #[arg(long, value_name = "SIZE", value_parser = units::size, default_value = "4G")]
    pub store_limit: u64,
    /// How many entries one match may have; from half of them on nothing can be taken back.
    #[arg(long, value_name = "N", default_value_t = Keeping::default().entries)]
    pub entries: u64,
    /// How long a match waits for somebody to take a seat before it is forgotten; or forever.
    #[arg(long, value_name = "TIME", value_parser = units::time, default_value = "7d")]
    pub keep_unjoined: Kept,
    /// How long a sandbox is kept after somebody last looked at it; or forever.
    #[arg(long, value_name = "TIME", value_parser = units::time, default_value = "90d")]
    pub keep_sandboxes: Kept,
    /// How long a record that was loaded is kept after somebody last looked at it; or forever.
    #[arg(long, value_name = "TIME", value_parser = units::time, default_value = "90d")]
    pub keep_imports: Kept,
    /// Start also where the journal of a killed server is lost, with what is in the store without it.
    #[arg(long)]
    pub accept_loss: bool,
    /// How long the head of an HTTP request may take, and again its body.
    #[arg(long, value_name = "SECONDS", default_value_t = Limits::default().patience.as_secs())]
    pub patience: u64,
    /// The address of a proxy in front of this server, or its network (10.0.0.0/8), whose X-Forwarded-For or Forwarded
    /// says which visitor the limits count; may be given several times.
    #[arg(long, value_name = "CIDR")]
    pub trust_proxy: Vec<Network>,
    /// An address for metrics in the format of Prometheus, e.g. 127.0.0.1:4021: whoever reaches it can read them
    /// [default: they are not served].
    #[arg(long, value_name = "ADDRESS:PORT")]
    pub metrics_listen: Option<SocketAddr>,
    /// Say what happens, not only what goes wrong.
    #[arg(long)]
    pub verbose: bool,
    /// How the log is written, to standard error.
    #[arg(long, value_enum, value_name = "FORMAT", default_value_t)]
    pub log: LogFormat,
}

impl Default for Arguments {
    fn default() -> Self {
        let limits = Limits::default();
        let Keeping {
            limit,
            entries,
            unjoined,
            sandboxes,
            imports,
        } = Keeping::default();
        Self {
            store_limit: limit,
            entries,
            keep_unjoined: Kept(unjoined),
            keep_sandboxes: Kept(sandboxes),
            keep_imports: Kept(imports),
            accept_loss: false,
            listen: SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), PORT),
            data: None,
            names: Vec::new(),
            rate: limits.rate,
            burst: limits.burst,
            connections: limits.connections,
            connections_per_address: limits.connections_per_address,
            connections_per_seat: limits.connections_per_seat,
            spectators: limits.spectators,
            spectators_per_address: limits.spectators_per_address,
            requests: limits.requests,
            queue: limits.queue,
            mailbox: limits.mailbox,
            matches: limits.matches,
            imports: limits.imports,
            patience: limits.patience.as_secs(),
            trust_proxy: Vec::new(),
            metrics_listen: None,
            verbose: false,
            log: LogFormat::default(),
        }
    }
}

impl Arguments {
    fn limits(&self) -> Limits {
        Limits {
            rate: self.rate,
            burst: self.burst,
            connections: self.connections,
            connections_per_address: self.connections_per_address,
            connections_per_seat: self.connections_per_seat.max(1),
            spectators: self.spectators,
            spectators_per_address: self.spectators_per_address,
            requests: self.requests,
            queue: self.queue.max(1),
            mailbox: self.mailbox.max(1),
            matches: self.matches,
            imports: self.imports,
            patience: Duration::from_secs(self.patience.max(1)),
        }
    }
}

/// Runs the server until the program is told to stop; `listening` gets its address.
// Not generic: the server would be compiled again in every crate that calls this.
pub fn run(arguments: Arguments, listening: &dyn Fn(&str)) -> Result<(), ServeError> {
    arguments.log.start(arguments.verbose);
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        // Coaches and loading keep a core busy: more at once than cores only costs memory.
        .max_blocking_threads(blocking_threads())
        .build()
        .map_err(ServeError::Network)?;
    runtime.block_on(serve(arguments, listening))
}

fn blocking_threads() -> usize {
    2 + cores()
}

async fn serve(arguments: Arguments, listening: &dyn Fn(&str)) -> Result<(), ServeError> {
    let limits = arguments.limits();
    let settings = Settings {
        listen: arguments.listen,
        data: arguments.data.unwrap_or_else(default_folder),
        names: arguments.names,
        metrics: arguments.metrics_listen,
        limits,
        keeping: Keeping {
            limit: arguments.store_limit,
            entries: arguments.entries,
            unjoined: arguments.keep_unjoined.0,
            sandboxes: arguments.keep_sandboxes.0,
            imports: arguments.keep_imports.0,
        },
        accept_loss: arguments.accept_loss,
        trusted_proxies: arguments.trust_proxy,
    };
    let folder = settings.data.clone();
    let server = Server::bind(settings).await?;
    let address = server.address();
    if !address.ip().is_loopback() {
        arguments.log.say(&open_to_others(address));
    }
    let folder = folder.display();
    arguments
        .log
        .say(&format!("Matches are stored in {folder}"));
    if let Some(address) = server.metrics_address() {
        arguments
            .log
            .say(&format!("Metrics are at http://{address}/metrics"));
    }
    // Before anybody knows that it runs: whoever stops it at once is heard too.
    let stopped = told_to_stop();
    listening(&format!("http://{address}/"));
    server.run(stopped).await
}

/// What changes when other computers can reach the server.
fn open_to_others(address: SocketAddr) -> String {
    format!(
        "Listening on {address}: every computer that can reach this one can set up matches here, store \
         them on this disk, and watch a match whose link it knows. Seats stay with whoever has their \
         link, but links and moves travel unencrypted: on a network that you do not trust put a proxy \
         with HTTPS in front. Browsers may call it by number; give each name with --name."
    )
}

/// The folder for matches of people who do not say where.
pub fn default_folder() -> PathBuf {
    dirs::data_dir()
        .unwrap_or_else(|| PathBuf::from("."))
        .join("gaffer")
        .join("server")
}

/// Comes true when the program is told to stop, from this call on.
fn told_to_stop() -> impl Future<Output = ()> + Send + 'static {
    #[cfg(unix)]
    let terminated = {
        use tokio::signal::unix::{SignalKind, signal};
        signal(SignalKind::terminate())
    };
    async move {
        let interrupted = tokio::signal::ctrl_c();
        #[cfg(unix)]
        if let Ok(mut terminated) = terminated {
            tokio::select! {
                _ = interrupted => {}
                _ = terminated.recv() => {}
            }
            return;
        }
        let _ = interrupted.await;
    }
}
