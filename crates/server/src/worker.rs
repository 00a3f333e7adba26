//! A node without visitors: it does what any node may do, owns the matches that it plays, and never has the duty.

use std::net::SocketAddr;
use std::sync::Arc;

use clap::Args;
use tokio::sync::watch;

use crate::app::Openness;
use crate::bus::{self, Bus, Role};
use crate::command::{runtime, told_to_stop};
use crate::people::People;
use crate::proxies::Proxies;
use crate::server::listen_on;
use crate::store::{Place, Sharing, Store};
use crate::{App, Keeping, Limits, LogFormat, ServeError, archive, health, jobs, pieces};

/// What a worker is told on the command line.
#[derive(Clone, Debug, Args)]
pub struct WorkerArguments {
    /// The database of the nodes, postgres://USER:PASSWORD@HOST:PORT/NAME.
    #[arg(
        long,
        value_name = "ADDRESS",
        env = "GAFFER_STORE",
        hide_env_values = true
    )]
    pub store: Place,
    /// The address of NATS, through which the nodes find each other, e.g. `nats://127.0.0.1:4222`.
    #[arg(long, value_name = "URL")]
    pub bus: String,
    /// What this worker is called among the nodes, in letters, digits, '-' and '_'.
    #[arg(long, value_name = "NAME", default_value = "worker")]
    pub node: String,
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

/// Works until the program is told to stop, and gives everything up then; `working` gets the name under which the nodes know it.
pub fn run_worker(arguments: &WorkerArguments, working: &dyn Fn(&str)) -> Result<(), ServeError> {
    arguments.log.start(arguments.verbose);
    runtime()?.block_on(work(arguments, working))
}

async fn work(arguments: &WorkerArguments, working: &dyn Fn(&str)) -> Result<(), ServeError> {
    let Place::Server(_) = arguments.store else {
        return Err(ServeError::NotShared);
    };
    let metrics = arguments.metrics_listen.map(|address| {
        let cannot = |error| ServeError::Listen(address, error);
        listen_on(address).map_err(cannot)
    });
    let metrics = metrics.transpose()?;
    // Last: a store that was opened has to be closed.
    let keeping = Keeping::default();
    let store = Store::open(&arguments.store, Sharing::WithNodes, keeping, false).await?;
    let bus = match Bus::of_club(&arguments.bus, &store, &arguments.node, Role::Worker).await {
        Ok(bus) => bus,
        Err(error) => {
            store.close().await;
            return Err(error);
        }
    };
    let name = bus.name().to_owned();
    let (stop, stopped) = watch::channel(false);
    let app = App::new(
        store,
        Limits::default(),
        Openness::default(),
        Proxies::default(),
        People::default(),
        stopped,
        Some(bus),
    );
    bus::start(&app).await;
    let watched = metrics.map(|listener| {
        let router = health::router(Arc::clone(&app), Vec::new());
        tokio::spawn(axum::serve(listener, router).into_future())
    });
    let jobs = tokio::spawn(jobs::run(Arc::clone(&app)));
    let keeping = tokio::spawn(pieces::keep(Arc::clone(&app)));
    // Before anybody knows that it runs: whoever stops it at once is heard too.
    let told = told_to_stop();
    working(&name);
    told.await;
    tracing::info!("stopping");
    if let Some(bus) = &app.bus {
        bus.leave(&app).await;
    }
    stop.send_replace(true);
    // It has given up what it had taken when it ends.
    let _ = jobs.await;
    let _ = keeping.await;
    if let Some(watched) = watched {
        watched.abort();
    }
    archive::finish(&app).await;
    app.store.close().await;
    Ok(())
}
