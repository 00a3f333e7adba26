//! What runs in a network namespace is cut off from the engines and not from its clients.

use gaffer_cluster::engines::{Nats, Postgres};
use gaffer_cluster::{Engine, Namespace, Network, Node, NodeSetting};

use crate::support::program;

/// What a command in a namespace says; none if it does not end well.
fn said(namespace: &Namespace, program: &str, arguments: &[&str]) -> Option<String> {
    let output = namespace.command(program.as_ref()).args(arguments).output();
    let output = output.unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    output.status.success().then(|| text.trim().to_owned())
}

fn network() -> Option<Network> {
    if let Err(why) = Network::is_possible() {
        eprintln!("skipped: {why}");
        return None;
    }
    Some(Network::new().unwrap())
}

#[test]
fn a_namespace_reaches_the_engines_unless_it_is_cut_off() {
    let Some(network) = network() else { return };
    let postgres = Postgres::start_on(network.address_of(Engine::Postgres)).unwrap();
    let nats = Nats::start_on(network.address_of(Engine::Nats)).unwrap();
    assert!(nats.answers());
    let [one, other] = [network.namespace().unwrap(), network.namespace().unwrap()];
    let url = format!("{}?connect_timeout=2", postgres.url("postgres"));
    let ask = |namespace: &Namespace| {
        said(
            namespace,
            "psql",
            &["-X", "-A", "-t", "-c", "SELECT 6 * 7", &url],
        )
    };
    assert_eq!(ask(&one).as_deref(), Some("42"));
    one.cut_off(&[Engine::Nats]).unwrap();
    assert_eq!(ask(&one).as_deref(), Some("42"), "only from NATS");
    one.cut_off(&[Engine::Postgres]).unwrap();
    assert_eq!(ask(&one), None);
    assert_eq!(ask(&other).as_deref(), Some("42"), "only one is cut off");
    one.let_back(&Engine::ALL).unwrap();
    // The kernel takes a moment to find that the cable is in again; asked for ever, a fault would hang instead of failing.
    let mut answers = (0..20).map(|_| ask(&one));
    assert!(answers.any(|answer| answer.as_deref() == Some("42")));
}

#[test]
fn clients_reach_a_node_that_is_cut_off() {
    let Some(network) = network() else { return };
    let node = Node::start(NodeSetting {
        program: program(),
        namespace: Some(network.namespace().unwrap()),
        ..NodeSetting::default()
    });
    let node = node.unwrap();
    assert!(!node.address().ip().is_loopback());
    let connect = || std::net::TcpStream::connect(node.address());
    connect().unwrap();
    node.cut_off(&Engine::ALL).unwrap();
    connect().unwrap();
    node.let_back(&Engine::ALL).unwrap();
    connect().unwrap();
}

#[test]
fn two_networks_do_not_meet() {
    let Some(network) = network() else { return };
    let other = Network::new().unwrap();
    assert_ne!(
        network.address_of(Engine::Nats),
        other.address_of(Engine::Nats)
    );
}
