//! Coaches of a node with more matches than places, who think at a worker that is killed meanwhile: every match goes on.

use std::net::SocketAddr;

use futures_util::{SinkExt, StreamExt};
use gaffer_cluster::engines::{LOOPBACK, free_port, fresh_database, query, shared_bus};
use gaffer_cluster::{Node, NodeSetting, Role};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::task::JoinHandle;
use tokio_tungstenite::client_async;
use tokio_tungstenite::tungstenite::Message;

use crate::support::{ask, http, pause, program};

/// The home side decides at once, and has much to think about.
const POSITION: &str = "fuba/2.2;pieces=b1:1/0,b3:2/2,b4:1/2,b5:0/2;ball=b3;value=3";

/// Sets a match of two experts up; its name.
async fn of_experts(node: SocketAddr) -> String {
    let team = |name| {
        let player = json!({ "who": "computer", "coach": "expert" });
        json!({ "name": name, "colour": "#c8102e", "player": player })
    };
    let wanted =
        json!({ "text": POSITION, "teams": { "home": team("Lions"), "away": team("Tigers") } });
    let (status, made) = http(node, "POST", "/api/positions/matches", &wanted).await;
    assert_eq!(status, 201, "{made}");
    made["info"]["id"].as_str().unwrap().to_owned()
}

/// Somebody who watches a match, so that its coaches think, and reads all that he is told.
async fn watch(node: SocketAddr, id: &str) -> JoinHandle<()> {
    let stream = TcpStream::connect(node).await.unwrap();
    let url = format!("ws://{node}/api/matches/{id}/play");
    let (mut socket, _) = client_async(url, stream).await.unwrap();
    let join = json!({ "do": "join", "id": "join" });
    socket.send(Message::text(join.to_string())).await.unwrap();
    tokio::spawn(async move { while let Some(Ok(_)) = socket.next().await {} })
}

/// A figure of a node.
async fn figure(metrics: SocketAddr, name: &str) -> u64 {
    let (_, text) = ask(metrics, "GET", "/metrics", &Value::Null).await;
    let line = text.lines().find_map(|line| line.strip_prefix(name));
    line.unwrap_or_else(|| panic!("{name} is no figure of\n{text}"))
        .trim()
        .parse()
        .unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_worker_is_killed_while_it_thinks_and_every_match_goes_on() {
    let database = fresh_database().unwrap();
    let start = |role, name: &str, more: Vec<String>| {
        let setting = NodeSetting {
            role,
            program: program(),
            name: Some(name.to_owned()),
            store: Some(database.url()),
            bus: Some(shared_bus().unwrap()),
            more,
            ..NodeSetting::default()
        };
        Node::start(setting).unwrap()
    };
    let metrics = SocketAddr::new(LOOPBACK, free_port(LOOPBACK).unwrap());
    let listen = vec!["--metrics-listen".to_owned(), metrics.to_string()];
    let mut node = start(Role::Server, "node", listen);
    let mut worker = start(Role::Worker, "worker", Vec::new());
    let cores = std::thread::available_parallelism().map_or(2, usize::from);
    let mut watching = Vec::new();
    for _ in 0..=cores {
        let id = of_experts(node.address()).await;
        watching.push(watch(node.address(), &id).await);
    }
    let fallen_back = || figure(metrics, "gaffer_coaches_fell_back_total");
    let elsewhere = || figure(metrics, "gaffer_coaches_elsewhere");
    while figure(metrics, "gaffer_coaches_answered_elsewhere_total").await == 0 {
        pause().await;
    }
    // A thought may come to its end just before its worker does: then another is killed.
    loop {
        while elsewhere().await == 0 {
            pause().await;
        }
        worker.kill().unwrap();
        while elsewhere().await > 0 {
            pause().await;
        }
        if fallen_back().await > 0 {
            break;
        }
        worker.start_again().unwrap();
    }
    let answers = || -> Vec<u64> {
        let sql = "SELECT string_agg(count::text, ' ' ORDER BY match) FROM (SELECT match, count(*) FROM entries GROUP BY match) AS counted";
        let counted = query(&database.url(), sql).unwrap().concat();
        counted
            .split(' ')
            .map(|count| count.parse().unwrap())
            .collect()
    };
    let before = answers();
    assert_eq!(before.len(), cores + 1);
    while answers()
        .iter()
        .zip(&before)
        .any(|(now, before)| now <= before)
    {
        pause().await;
    }
    watching.iter().for_each(JoinHandle::abort);
    assert!(node.stop().unwrap(), "{}", node.logged());
}
