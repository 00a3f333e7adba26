//! Nodes of one store with a real NATS between them, for tests.

use std::net::{Ipv4Addr, SocketAddr, TcpListener as StdListener};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use gaffer_cluster::engines::{Database, fresh_database, query, shared_bus};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::{JoinHandle, JoinSet};

use super::{Bus, Role};
use crate::app::Openness;
use crate::owner::testing::Running;
use crate::people::People;
use crate::proxies::Proxies;
use crate::store::{Place, Sharing, Store};
use crate::{App, Keeping, Limits, jobs};

/// NATS on a port of its own, as long as this lives.
pub(super) struct Nats {
    child: Child,
    folder: PathBuf,
    address: SocketAddr,
}

impl Nats {
    async fn start() -> Self {
        let address = free_address();
        let name = format!("gaffer-nats-test-{}", address.port());
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&folder).unwrap();
        let child = Command::new("nats-server")
            .args(["--addr", "127.0.0.1", "--port"])
            .arg(address.port().to_string())
            .current_dir(&folder)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn();
        let child = child.expect("nats-server has to be in the PATH");
        for _ in 0..1000 {
            if TcpStream::connect(address).await.is_ok() {
                break;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        Self {
            child,
            folder,
            address,
        }
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

fn free_address() -> SocketAddr {
    let free = StdListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    free.local_addr().unwrap()
}

/// A wire to NATS that can be cut.
pub(super) struct Wire {
    here: SocketAddr,
    there: SocketAddr,
    carrying: Option<JoinHandle<()>>,
}

impl Wire {
    async fn new(there: SocketAddr) -> Self {
        let mut wire = Self {
            here: free_address(),
            there,
            carrying: None,
        };
        wire.mend().await;
        wire
    }

    /// Ends what was said over it, and lets nobody say more.
    pub(super) fn cut(&mut self) {
        if let Some(carrying) = self.carrying.take() {
            carrying.abort();
        }
    }

    /// Lets everybody speak again.
    pub(super) async fn mend(&mut self) {
        let there = self.there;
        let mut listener = TcpListener::bind(self.here).await;
        while listener.is_err() {
            tokio::time::sleep(Duration::from_millis(10)).await;
            listener = TcpListener::bind(self.here).await;
        }
        let listener = listener.unwrap();
        self.carrying = Some(tokio::spawn(async move {
            // Those who speak end with this task.
            let mut speaking = JoinSet::new();
            while let Ok((mut from, _)) = listener.accept().await {
                speaking.spawn(async move {
                    if let Ok(mut to) = TcpStream::connect(there).await {
                        let _ = tokio::io::copy_bidirectional(&mut from, &mut to).await;
                    }
                });
            }
        }));
    }
}

/// Nodes of one store.
pub(super) struct Club {
    /// Has the store, and no part in anything else.
    pub store: Running,
    nats: Nats,
    stops: Vec<watch::Sender<bool>>,
}

impl Club {
    pub(super) async fn start() -> Self {
        Self {
            store: Running::start(Limits::default()).await,
            nats: Nats::start().await,
            stops: Vec::new(),
        }
    }

    /// Ends NATS for good.
    pub(super) fn stop_nats(&mut self) {
        self.nats.child.kill().unwrap();
    }

    /// Somebody else who is connected to NATS.
    pub(super) async fn client(&self) -> async_nats::Client {
        async_nats::connect(self.nats_address()).await.unwrap()
    }

    /// Where NATS is.
    pub(super) fn nats_address(&self) -> String {
        format!("nats://{}", self.nats.address)
    }

    /// Another node.
    pub(super) async fn node(&mut self, name: &str) -> Arc<App> {
        self.node_of("club", name).await
    }

    /// A node of a club that is named: another one shares NATS with this.
    pub(super) async fn node_of(&mut self, club: &str, name: &str) -> Arc<App> {
        self.node_at(self.nats.address, club, name, Role::Node)
            .await
    }

    /// A worker, which does nothing yet.
    pub(super) async fn worker(&mut self, name: &str) -> Arc<App> {
        self.node_at(self.nats.address, "club", name, Role::Worker)
            .await
    }

    /// Another node, which can be cut off.
    pub(super) async fn node_by_wire(&mut self, name: &str) -> (Arc<App>, Wire) {
        let wire = Wire::new(self.nats.address).await;
        let node = self.node_at(wire.here, "club", name, Role::Node).await;
        (node, wire)
    }

    async fn node_at(
        &mut self,
        address: SocketAddr,
        club: &str,
        name: &str,
        role: Role,
    ) -> Arc<App> {
        let bus = Bus::connect(&format!("nats://{address}"), club, name, role).await;
        let (stop, stopped) = watch::channel(false);
        self.stops.push(stop);
        let app = App::new(
            self.store.app.store.clone(),
            Limits::default(),
            Openness::default(),
            Proxies::default(),
            People::default(),
            stopped,
            Some(bus.unwrap()),
        );
        super::start(&app).await;
        app
    }
}

/// Nodes of one database, each with connections of its own.
pub(super) struct Nodes {
    /// The address of the database.
    pub url: String,
    /// Kept where it is one of a server that tests share.
    _database: Option<Database>,
    stops: Vec<watch::Sender<bool>>,
}

impl Nodes {
    /// Nodes of a new database.
    pub(super) fn new() -> Self {
        let database = fresh_database().unwrap();
        Self {
            url: database.url(),
            _database: Some(database),
            stops: Vec::new(),
        }
    }

    /// Nodes of a database at an address.
    pub(super) fn at(url: String) -> Self {
        Self {
            url,
            _database: None,
            stops: Vec::new(),
        }
    }

    /// Another node, which does nothing for others yet.
    pub(super) async fn node(&mut self, name: &str, role: Role) -> Arc<App> {
        let place: Place = self.url.parse().unwrap();
        let store = Store::open(&place, Sharing::WithNodes, Keeping::default(), false).await;
        let (stop, stopped) = watch::channel(false);
        self.stops.push(stop);
        let store = store.unwrap();
        let club = store.club().await.unwrap();
        let bus = Bus::connect(&shared_bus().unwrap(), &club, name, role).await;
        let app = App::new(
            store,
            Limits::default(),
            Openness::default(),
            Proxies::default(),
            People::default(),
            stopped,
            Some(bus.unwrap()),
        );
        super::start(&app).await;
        app
    }

    /// A worker at work.
    pub(super) async fn worker(&mut self, name: &str) -> (Arc<App>, JoinHandle<()>) {
        let app = self.node(name, Role::Worker).await;
        let working = tokio::spawn(jobs::run(Arc::clone(&app)));
        (app, working)
    }

    pub(super) fn ask(&self, sql: &str) -> String {
        query(&self.url, sql).unwrap().concat()
    }
}
