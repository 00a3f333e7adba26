//! Nodes of two versions over one database: which may start on tables that a newer program has made.

use gaffer_cluster::engines::{Nats, Postgres, query};
use gaffer_cluster::{Node, NodeSetting};

use crate::support::program;

#[test]
fn an_older_node_starts_on_newer_tables_where_these_say_so() {
    let postgres = Postgres::start().unwrap();
    let nats = Nats::start().unwrap();
    let store = postgres.create_database("gaffer").unwrap();
    let setting = |bus: bool| NodeSetting {
        program: program(),
        name: bus.then(|| "node".to_owned()),
        store: Some(store.clone()),
        bus: bus.then(|| nats.url()),
        ..NodeSetting::default()
    };
    let mut first = Node::start(setting(true)).unwrap();
    let known = query(&store, "SELECT version FROM schema_version").unwrap();
    let newer = |works_from: &str| {
        let sql = format!(
            "UPDATE schema_version SET version = 1000, works_from = {works_from} RETURNING version"
        );
        query(&store, &sql).unwrap();
    };
    newer(&known[0]);
    let mut second = Node::start(setting(true)).unwrap();
    assert!(second.stop().unwrap(), "{}", second.logged());
    let kept = query(&store, "SELECT version FROM schema_version").unwrap();
    assert_eq!(kept, ["1000"], "it leaves the tables as they are");
    for works_from in ["1000", "NULL"] {
        newer(works_from);
        let why = Node::start(setting(true)).unwrap_err();
        assert!(why.contains("newer Gaffer"), "{why}");
    }
    assert!(first.stop().unwrap(), "{}", first.logged());
    // One that is alone is in the middle of no upgrade.
    newer(&known[0]);
    let why = Node::start(setting(false)).unwrap_err();
    assert!(why.contains("newer Gaffer"), "{why}");
}
