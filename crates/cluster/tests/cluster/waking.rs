//! A node that wakes up from a pause, or hears the others again, takes nothing from those who lived all the time.

use std::time::Duration;

use gaffer_cluster::engines::query;
use gaffer_cluster::{Cluster, Node, Shape};

use crate::support::{get, pause, program, until};

#[tokio::test(flavor = "multi_thread")]
async fn the_duty_stays_where_it_is_when_others_were_not_heard() {
    let shape = Shape::Nodes {
        count: 2,
        apart: false,
    };
    let mut cluster = Cluster::start(shape, &program()).unwrap();
    let store = cluster.engines.as_ref().unwrap().store.clone();
    let duty = || {
        let duty = "SELECT node, epoch FROM owners WHERE match = 'duty'";
        query(&store, duty).unwrap().concat()
    };
    until("somebody has the duty", async || !duty().is_empty()).await;
    let before = duty();
    let has_duty = |node: &Node| before.starts_with(node.name());
    let other = cluster
        .nodes
        .iter()
        .position(|node| !has_duty(node))
        .unwrap();
    for _ in 0..2 {
        cluster.nodes[other].pause().unwrap();
        // Longer than anybody may be silent.
        tokio::time::sleep(Duration::from_secs(5)).await;
        cluster.nodes[other].wake().unwrap();
        settle(&cluster.nodes).await;
        assert_eq!(duty(), before);
    }
    // Which of them looks first who has the duty is a matter of luck.
    for _ in 0..2 {
        let nats = &mut cluster.engines.as_mut().unwrap().nats;
        nats.kill().unwrap();
        tokio::time::sleep(Duration::from_secs(5)).await;
        nats.start_again().unwrap();
        settle(&cluster.nodes).await;
        assert_eq!(duty(), before);
    }
}

/// Waits until every node is well, and has looked who has the duty.
async fn settle(nodes: &[Node]) {
    for node in nodes {
        let is_well = async || get(node.address(), "/readyz").await.1["status"] == "ok";
        until("it is well", is_well).await;
    }
    for _ in 0..30 {
        pause().await;
    }
}
