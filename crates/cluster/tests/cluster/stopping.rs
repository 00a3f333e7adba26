//! Nodes and workers that are told to stop while NATS is away.

use gaffer_cluster::engines::{Nats, free_port, fresh_database};
use gaffer_cluster::{Node, NodeSetting, Role, process};

use crate::support::{get, pause, program, until};

#[tokio::test(flavor = "multi_thread")]
async fn a_node_and_a_worker_end_well_while_nats_is_away() {
    let database = fresh_database().unwrap();
    let mut nats = Nats::start().unwrap();
    for role in [Role::Server, Role::Worker] {
        let local = std::net::Ipv4Addr::LOCALHOST.into();
        let metrics = std::net::SocketAddr::new(local, free_port(local).unwrap());
        let mut node = Node::start(NodeSetting {
            role,
            program: program(),
            name: Some("node".to_owned()),
            store: Some(database.url()),
            bus: Some(nats.url()),
            more: vec!["--metrics-listen".to_owned(), metrics.to_string()],
            ..NodeSetting::default()
        })
        .unwrap();
        let status = async |status: &str| get(metrics, "/readyz").await.1["status"] == status;
        until("it reaches NATS", async || status("ok").await).await;
        nats.kill().unwrap();
        until("it has lost NATS", async || status("degraded").await).await;
        process::signal(node.process().unwrap(), "TERM").unwrap();
        let mut ended = None;
        for _ in 0..300 {
            ended = node.ended();
            if ended.is_some() {
                break;
            }
            pause().await;
        }
        assert!(
            ended.is_some_and(|status| status.success()),
            "{role:?} does not end: {}",
            node.logged()
        );
        nats.start_again().unwrap();
    }
}
