//! A running server: where it listens, what it serves, and how it stops without losing anything.

use std::future::Future;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use tokio::net::{TcpListener, TcpSocket};
use tokio::sync::watch;

use crate::admin::Desk;
use crate::app::Openness;
use crate::bus::{self, Bus, BusError};
use crate::folder_lock::FolderLock;
use crate::people::{self, BadClub, Club, People, Role};
use crate::proxies::Proxies;
use crate::store::{Place, Sharing, Store, StoreError};
use crate::{
    App, Arguments, accept, agreement, api, archive, cups, deadlines, duty, expiry, health, jobs,
    notices, packing, pieces, private_file,
};

/// Why a server does not run.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The address is taken or not this computer's.
    #[error("cannot listen on {0}: {1}")]
    Listen(SocketAddr, std::io::Error),
    /// The folder cannot be used.
    #[error("cannot use the folder {0}: {1}")]
    Folder(PathBuf, std::io::Error),
    /// Another server uses the folder.
    #[error(
        "another Gaffer uses the matches in {folder}, at {address}: use that one, or another folder with --data"
    )]
    Running {
        /// The folder.
        folder: PathBuf,
        /// The address of the other one, ready for a browser.
        address: String,
    },
    /// Nodes cannot share a file.
    #[error(
        "nodes and workers share one database: say with --store postgres://… which; a server that is alone has no --bus"
    )]
    NotShared,
    /// The file of the club cannot be used.
    #[error(transparent)]
    Club(#[from] BadClub),
    /// The store cannot be used.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The other nodes cannot be reached.
    #[error(transparent)]
    Bus(#[from] BusError),
    /// The network failed.
    #[error("the network failed: {0}")]
    Network(std::io::Error),
}

/// A server that listens, and serves when it is told to run.
#[derive(Debug)]
pub(crate) struct Server {
    app: Arc<App>,
    listener: TcpListener,
    address: SocketAddr,
    names: Vec<String>,
    metrics: Option<TcpListener>,
    stop: watch::Sender<bool>,
    desk: Desk,
    lock: FolderLock,
}

impl Server {
    /// Opens the store in a folder, and the addresses.
    pub(crate) async fn bind(data: &Path, arguments: &Arguments) -> Result<Self, ServeError> {
        let mut club = arguments.club.as_deref().map(Club::read).transpose()?;
        private_file::make_folder(data)
            .map_err(|error| ServeError::Folder(data.to_owned(), error))?;
        let lock = FolderLock::take(data)?;
        let listen = |address| {
            let cannot = |error| ServeError::Listen(address, error);
            listen_on(address).map_err(cannot)
        };
        let listener = listen(arguments.listen)?;
        let address = listener.local_addr().map_err(ServeError::Network)?;
        let metrics = arguments.metrics_listen.map(listen).transpose()?;
        // Last: a store that was opened has to be closed.
        let place = arguments.store.clone();
        let place = place.unwrap_or_else(|| Place::Folder(data.to_owned()));
        let sharing = match (&arguments.bus, &place) {
            (None, _) => Sharing::Alone,
            (Some(_), Place::Server(_)) => Sharing::WithNodes,
            (Some(_), Place::Folder(_)) => return Err(ServeError::NotShared),
        };
        let store = Store::open(&place, sharing, arguments.keeping, arguments.accept_loss).await?;
        lock.write_address(&format!("http://{address}/"));
        let (stop, stopped) = watch::channel(false);
        let proxies = Proxies::new(arguments.trust_proxy.clone());
        let openness = Openness {
            one_computer: address.ip().is_loopback()
                && arguments.names.is_empty()
                && arguments.trust_proxy.is_empty(),
            programs: arguments.allow_programs,
        };
        if let Some(club) = &mut club {
            club.found_at(address);
        }
        let people = People::new(club);
        let bus = match &arguments.bus {
            None => None,
            Some(address) => {
                let name = arguments.node.as_deref().unwrap_or("node");
                match Bus::of_club(address, &store, name, bus::Role::Node).await {
                    Ok(bus) => Some(bus),
                    Err(error) => {
                        store.close().await;
                        return Err(error);
                    }
                }
            }
        };
        let app = App::new(
            store,
            arguments.limits,
            openness,
            proxies,
            people,
            stopped,
            bus,
        );
        bus::start(&app).await;
        if let Err(error) = app.bans.read(&app.store).await {
            app.store.close().await;
            return Err(error.into());
        }
        if app.duty.is_here() {
            // A disk that takes nothing is seen later.
            let _ = deadlines::alive(&app, true).await;
        }
        Ok(Self {
            desk: Desk::open(Arc::clone(&app), data),
            lock,
            app,
            listener,
            address,
            names: arguments.names.clone(),
            metrics,
            stop,
        })
    }

    /// The address under which it is reached.
    pub(crate) fn address(&self) -> SocketAddr {
        self.address
    }

    /// The path of a link that makes the owner's account, where there is a club that nobody owns.
    pub(crate) async fn owner_link(&self) -> Option<String> {
        self.app.people.club()?;
        match self.app.store.has_owner().await {
            Ok(false) => people::admit(&self.app.store, Role::Owner, None).await.ok(),
            Ok(true) => None,
            Err(error) => {
                tracing::error!(%error, "it is not known whether anybody owns the club");
                None
            }
        }
    }

    /// The address under which metrics are reached.
    pub(crate) fn metrics_address(&self) -> Option<SocketAddr> {
        self.metrics.as_ref()?.local_addr().ok()
    }

    /// Serves until `until` comes true, then closes every connection and the store.
    pub(crate) async fn run(
        self,
        until: impl Future<Output = ()> + Send + 'static,
    ) -> Result<(), ServeError> {
        let Self {
            app,
            listener,
            address,
            names,
            metrics,
            stop,
            desk,
            lock,
            ..
        } = self;
        let watched = metrics.map(|listener| {
            let router = health::router(Arc::clone(&app), names.clone());
            tokio::spawn(axum::serve(listener, router).into_future())
        });
        let router = api::router(Arc::clone(&app), address, names);
        let serving = accept::serve(listener, router, Arc::clone(&app));
        let leaving = Arc::clone(&app);
        let told = async move {
            until.await;
            tracing::info!("stopping");
            if let Some(bus) = &leaving.bus {
                bus.leave(&leaving).await;
            }
            stop.send_replace(true);
        };
        let seeking = tokio::spawn(duty::seek(Arc::clone(&app)));
        let forgetting = tokio::spawn(duty::run(Arc::clone(&app), expiry::run));
        let timing = tokio::spawn(duty::run(Arc::clone(&app), deadlines::run));
        let telling = tokio::spawn(duty::run(Arc::clone(&app), notices::run));
        let playing = tokio::spawn(duty::run(Arc::clone(&app), cups::run));
        let tidying = tokio::spawn(duty::run(Arc::clone(&app), jobs::tidy));
        let working = tokio::spawn(jobs::run(Arc::clone(&app)));
        let keeping = tokio::spawn(pieces::keep(Arc::clone(&app)));
        let packing = tokio::spawn(duty::run(Arc::clone(&app), packing::run));
        let comparing = tokio::spawn(duty::run(Arc::clone(&app), agreement::run));
        tokio::join!(told, serving);
        if let Some(watched) = watched {
            watched.abort();
        }
        // It has given up what it had taken when it ends.
        let _ = working.await;
        keeping.abort();
        seeking.abort();
        tidying.abort();
        forgetting.abort();
        telling.abort();
        playing.abort();
        comparing.abort();
        packing.abort();
        timing.abort();
        if app.duty.is_here() {
            let _ = deadlines::alive(&app, false).await;
        }
        archive::finish(&app).await;
        let (bytes, trouble) = (app.store.size(), app.store.trouble());
        tracing::info!(bytes, ?trouble, "the store is closed");
        app.store.close().await;
        drop(desk);
        drop(lock);
        Ok(())
    }
}

/// Listens on an address.
pub(crate) fn listen_on(address: SocketAddr) -> std::io::Result<TcpListener> {
    /// What the system keeps for a connection that does not read: enough for a few messages, so that a slow
    /// one is noticed, and a thousand of them cost little.
    const SEND_BUFFER: u32 = 128 << 10;
    /// Connections that wait to be accepted.
    const BACKLOG: u32 = 1024;
    let socket = match address {
        SocketAddr::V4(_) => TcpSocket::new_v4()?,
        SocketAddr::V6(_) => TcpSocket::new_v6()?,
    };
    #[cfg(unix)]
    socket.set_reuseaddr(true)?;
    socket.set_send_buffer_size(SEND_BUFFER)?;
    socket.bind(address)?;
    socket.listen(BACKLOG)
}
