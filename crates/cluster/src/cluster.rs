//! Nodes together with the engines behind them.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use crate::engines::{Nats, Postgres};
use crate::journal::{self, StoredMatch};
use crate::network::{Engine, Network, engine_at};
use crate::node::{Node, NodeSetting};

/// How nodes are started.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// One server with a file of its own: no engine behind it.
    Single,
    /// So many nodes over PostgreSQL and NATS.
    Nodes {
        /// How many.
        count: usize,
        /// Whether each has a network namespace of its own, so that it can be cut off.
        apart: bool,
    },
}

/// Nodes that run, with their engines.
#[derive(Debug)]
pub struct Cluster {
    // In the order in which they are ended: nodes before what they stand on.
    /// The nodes.
    pub nodes: Vec<Node>,
    /// The engines; none behind a single server.
    pub engines: Option<Engines>,
    _network: Option<Network>,
}

/// What stands behind nodes.
#[derive(Debug)]
pub struct Engines {
    /// The truth.
    pub postgres: Postgres,
    /// The messages.
    pub nats: Nats,
    /// The address of the nodes' database.
    pub store: String,
}

/// Bots of many people come from one address, which is this computer's even in a namespace.
const ROOM: [&str; 14] = [
    "--matches",
    "1000000",
    "--requests",
    "1000000",
    "--connections",
    "100000",
    "--connections-per-address",
    "100000",
    "--rate",
    "100000",
    "--burst",
    "100000",
    "--mailbox",
    "10000",
];

impl Cluster {
    /// Starts everything.
    pub fn start(shape: Shape, program: &Path) -> Result<Self, String> {
        let setting = || NodeSetting {
            program: PathBuf::from(program),
            more: ROOM.map(str::to_owned).to_vec(),
            ..NodeSetting::default()
        };
        let Shape::Nodes { count, apart } = shape else {
            return Ok(Self {
                nodes: vec![Node::start(setting())?],
                engines: None,
                _network: None,
            });
        };
        let network = apart.then(Network::new).transpose()?;
        let address = |engine| engine_at(network.as_ref(), engine);
        let postgres = Postgres::start_on(address(Engine::Postgres))?;
        let nats = Nats::start_on(address(Engine::Nats))?;
        let store = postgres.create_database("gaffer")?;
        let mut nodes = Vec::new();
        for number in 1..=count {
            let namespace = network.as_ref().map(Network::namespace).transpose()?;
            nodes.push(Node::start(NodeSetting {
                name: Some(format!("node-{number}")),
                store: Some(store.clone()),
                bus: Some(nats.url()),
                namespace,
                ..setting()
            })?);
        }
        Ok(Self {
            nodes,
            engines: Some(Engines {
                postgres,
                nats,
                store,
            }),
            _network: network,
        })
    }

    /// Where clients connect.
    pub fn addresses(&self) -> Vec<SocketAddr> {
        self.nodes.iter().map(Node::address).collect()
    }

    /// Stops the nodes in order; gives a sentence for each that did not end well.
    pub fn stop_nodes(&mut self) -> Result<Vec<String>, String> {
        let mut troubles = Vec::new();
        for node in &mut self.nodes {
            if !node.stop()? {
                troubles.push(format!(
                    "{} did not end well:\n{}",
                    node.name(),
                    node.logged()
                ));
            }
        }
        Ok(troubles)
    }

    /// Starts every node again that has ended by itself; gives a sentence for each.
    pub fn revive(&mut self) -> Result<Vec<String>, String> {
        let mut troubles = Vec::new();
        for node in &mut self.nodes {
            if let Some(status) = node.ended() {
                let (name, logged) = (node.name(), node.logged());
                troubles.push(format!("{name} ended by itself ({status}):\n{logged}"));
                node.start_again()?;
            }
        }
        Ok(troubles)
    }

    /// Copies the log of each node into a folder.
    pub fn keep_logs(&self, folder: &Path) -> Result<(), String> {
        let said = |error: std::io::Error| format!("{}: {error}", folder.display());
        std::fs::create_dir_all(folder).map_err(said)?;
        for node in &self.nodes {
            let file = folder.join(format!("{}.log", node.name()));
            std::fs::copy(node.log(), file).map_err(said)?;
        }
        Ok(())
    }

    /// The matches as they are stored; a single server has to be stopped before.
    pub async fn journal(&self) -> Result<Vec<StoredMatch>, String> {
        match &self.engines {
            Some(engines) => journal::from_postgres(&engines.store),
            None => journal::from_sqlite(&self.nodes[0].data().join("matches.sqlite")).await,
        }
    }
}
