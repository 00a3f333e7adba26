//! The server as a command: its arguments, what it says of itself, and when it stops.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;

use clap::Args;
use tokio::runtime::Runtime;

use crate::app::cores;
use crate::server::Server;
use crate::store::Place;
use crate::{Keeping, Limits, LogFormat, Network, ServeError};

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
    /// Store matches and everything else in a database of `PostgreSQL`, postgres://USER:PASSWORD@HOST:PORT/NAME, which several
    /// servers can share; the folder then has only what belongs to this one [default: a file in the folder].
    #[arg(
        long,
        value_name = "ADDRESS",
        env = "GAFFER_STORE",
        hide_env_values = true
    )]
    pub store: Option<Place>,
    /// A name under which browsers may call this server, beside its numbers and "localhost"; may be given
    /// several times.
    #[arg(long = "name", value_name = "HOST")]
    pub names: Vec<String>,
    /// The file of the club, with which people can have accounts (docs/CLUB.md) [default: everybody is a guest].
    #[arg(long, value_name = "FILE")]
    pub club: Option<PathBuf>,
    /// Let competitions have teams that are played by programs. Whoever sits at this computer sets them up, and their commands
    /// run here as whoever started the server; not with --name or --trust-proxy.
    #[arg(long, conflicts_with_all = ["names", "trust_proxy"])]
    pub allow_programs: bool,
    /// The address of NATS, through which the nodes of one store find each other, e.g. `nats://127.0.0.1:4222` [default:
    /// this server is alone].
    #[arg(long, value_name = "URL")]
    pub bus: Option<String>,
    /// What this node is called among the others, in letters, digits, '-' and '_' [default: node].
    #[arg(long, value_name = "NAME", requires = "bus")]
    pub node: Option<String>,
    /// How much may be asked of it.
    #[command(flatten)]
    pub limits: Limits,
    /// How much it keeps, and how long.
    #[command(flatten)]
    pub keeping: Keeping,
    /// Start also where the journal of a killed server is lost, with what is in the store without it.
    #[arg(long)]
    pub accept_loss: bool,
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
        Self {
            limits: Limits::default(),
            keeping: Keeping::default(),
            accept_loss: false,
            allow_programs: false,
            club: None,
            bus: None,
            node: None,
            listen: SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), PORT),
            data: None,
            store: None,
            names: Vec::new(),
            trust_proxy: Vec::new(),
            metrics_listen: None,
            verbose: false,
            log: LogFormat::default(),
        }
    }
}

/// Runs the server until the program is told to stop; `listening` gets its address.
// Not generic: the server would be compiled again in every crate that calls this.
pub fn run(arguments: Arguments, listening: &dyn Fn(&str)) -> Result<(), ServeError> {
    arguments.log.start(arguments.verbose);
    runtime()?.block_on(serve(arguments, listening))
}

/// What tasks run on.
pub(crate) fn runtime() -> Result<Runtime, ServeError> {
    tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        // Coaches and loading keep a core busy: more at once than cores only costs memory.
        .max_blocking_threads(blocking_threads())
        .build()
        .map_err(ServeError::Network)
}

fn blocking_threads() -> usize {
    2 + cores()
}

async fn serve(arguments: Arguments, listening: &dyn Fn(&str)) -> Result<(), ServeError> {
    let folder = arguments.data.clone().unwrap_or_else(default_folder);
    let server = Server::bind(&folder, &arguments).await?;
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
    if let Some(path) = server.owner_link().await {
        arguments.log.say(&format!(
            "Nobody owns this club yet. Whoever opens this link makes the owner's account; it is good once, for seven \
             days, and 'gaffer admin owner-link' makes another: http://{address}{path}"
        ));
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
pub(crate) fn told_to_stop() -> impl Future<Output = ()> + Send + 'static {
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
