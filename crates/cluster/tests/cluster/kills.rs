//! A proof in short: a server is killed under load, and what it told and stored is one course of every match.

use std::time::Duration;

use gaffer_cluster::{Network, Node, NodeSetting, ProofSetting, Shape, prove};

use crate::support::program;

/// A few kills of a single server, in about ten seconds.
fn setting() -> ProofSetting {
    ProofSetting {
        shape: Shape::Single,
        program: program(),
        before: None,
        matches: 8,
        kills: 8,
        time: Duration::from_secs(10),
        seed: 1,
        pace: Duration::from_millis(10),
        beyond_lease: Duration::ZERO,
        owners: None,
        logs: None,
        is_loud: false,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_single_server_loses_doubles_reorders_and_forks_nothing() {
    let proof = prove(&setting()).await.unwrap();
    assert!(proof.is_right(), "{proof}");
    assert_eq!(proof.misfortunes, [8, 0, 0, 0, 0, 0]);
    // A run in which nothing was lost because nothing was asked would prove nothing.
    assert!(proof.verdict.acknowledged > 200, "{proof}");
    assert!(proof.verdict.unknown > 0, "{proof}");
}

#[tokio::test(flavor = "multi_thread")]
async fn three_nodes_lose_double_reorder_and_fork_nothing() {
    let apart = Network::is_possible();
    if let Err(why) = &apart {
        eprintln!("skipped, that a node is cut off: {why}");
    }
    let setting = ProofSetting {
        shape: Shape::Nodes {
            count: 3,
            apart: apart.is_ok(),
        },
        beyond_lease: Duration::from_secs(6),
        ..setting()
    };
    let proof = prove(&setting).await.unwrap();
    assert!(proof.is_right(), "{proof}");
    let cuts = usize::from(apart.is_ok());
    assert_eq!(proof.misfortunes, [8, 1, cuts, cuts, 1, 1], "{proof}");
    assert!(proof.verdict.acknowledged > 200, "{proof}");
}

/// Each node is stopped in its turn and comes back, as for an upgrade; `GAFFER_BEFORE` names an older program to begin with.
#[tokio::test(flavor = "multi_thread")]
async fn nodes_that_are_upgraded_one_after_the_other_lose_nothing() {
    let before = std::env::var_os("GAFFER_BEFORE").map_or_else(program, Into::into);
    let setting = ProofSetting {
        shape: Shape::Nodes {
            count: 3,
            apart: false,
        },
        before: Some(before),
        kills: 0,
        ..setting()
    };
    let proof = prove(&setting).await.unwrap();
    assert!(proof.is_right(), "{proof}");
    assert!(proof.upgrades.count() > 0, "{proof}");
    assert!(proof.verdict.acknowledged > 200, "{proof}");
}

#[test]
fn a_node_is_paused_and_goes_on() {
    let setting = NodeSetting {
        program: program(),
        ..NodeSetting::default()
    };
    let mut node = Node::start(setting).unwrap();
    assert!(node.is_running());
    node.pause().unwrap();
    assert!(!node.is_running());
    node.wake().unwrap();
    assert!(node.is_running());
    assert!(node.stop().unwrap(), "it does not end well");
    assert!(!node.is_running());
}

#[test]
fn a_node_that_ended_by_itself_is_found() {
    let setting = NodeSetting {
        program: program(),
        ..NodeSetting::default()
    };
    let mut node = Node::start(setting).unwrap();
    assert_eq!(node.ended(), None);
    gaffer_cluster::process::signal(node.process().unwrap(), "KILL").unwrap();
    let status = std::iter::from_fn(|| Some(node.ended())).flatten().next();
    assert!(!status.unwrap().success());
    node.start_again().unwrap();
    assert!(node.is_running());
}

#[test]
fn a_node_that_cannot_start_says_why() {
    let setting = NodeSetting {
        program: program(),
        more: vec!["--no-such-option".to_owned()],
        ..NodeSetting::default()
    };
    let why = Node::start(setting).unwrap_err();
    assert!(why.contains("--no-such-option"), "{why}");
}
