//! The networks that the operator keeps away: their requests are refused, and their connections closed.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::extract::{ConnectInfo, Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use gaffer_games::protocol::Problem;
use serde::{Deserialize, Serialize};
use tokio::sync::watch;

use crate::App;
use crate::network::Network;
use crate::problem::Refusal;
use crate::store::{Store, StoreError};
use crate::words::say;

/// A network that is kept away.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ban {
    /// An address or a network.
    pub network: String,
    /// What the operator said.
    pub why: String,
    /// Seconds since 1970.
    pub at: u64,
}

/// The bans of a server, as they are stored.
#[derive(Debug)]
pub(crate) struct Bans(watch::Sender<Arc<[Network]>>);

impl Default for Bans {
    fn default() -> Self {
        Self(watch::Sender::new(Arc::new([])))
    }
}

impl Bans {
    /// Reads them anew; connections of networks that are among them now are closed.
    pub(crate) async fn read(&self, store: &Store) -> Result<(), StoreError> {
        let stored = store.bans().await?;
        let networks = stored.iter().filter_map(|ban| ban.network.parse().ok());
        self.0.send_replace(networks.collect());
        Ok(())
    }

    fn hold(&self, address: IpAddr) -> bool {
        holds(&self.0.borrow(), address)
    }

    /// Waits until an address is banned.
    pub(crate) async fn wait_for(&self, address: IpAddr) {
        let mut bans = self.0.subscribe();
        // The sender lives as long as the server.
        let _ = bans.wait_for(|bans| holds(bans, address)).await;
    }
}

fn holds(bans: &[Network], address: IpAddr) -> bool {
    bans.iter().any(|ban| ban.contains(address))
}

/// Refuses every request of a banned address.
pub(crate) async fn check(
    State(app): State<Arc<App>>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    let visitor = app.proxies.visitor(from.ip(), request.headers());
    if app.bans.hold(visitor.address()) {
        return Refusal(Problem::said("banned", say!(problems::Banned))).into_response();
    }
    next.run(request).await
}

/// What whoever is banned is told.
pub(crate) const BANNED: &str = "this address is banned: ask whoever runs this server";
