//! Nodes that do not reach PostgreSQL, one of them or all: others take over, nothing is lost, and everything goes on afterwards.

use std::sync::Arc;
use std::time::Duration;

use gaffer_cluster::bots::{BotSetting, Bots, Visitor};
use gaffer_cluster::checker::check;
use gaffer_cluster::engines::{Postgres, query};
use gaffer_cluster::history::Beginning;
use gaffer_cluster::{Cluster, Engine, Network, Node, Shape};
use serde_json::json;

use crate::support::{get, http, program, until};

/// Two nodes under load.
struct Club {
    cluster: Cluster,
    bots: Bots,
}

impl Club {
    fn start(apart: bool) -> Self {
        let shape = Shape::Nodes { count: 2, apart };
        let cluster = Cluster::start(shape, &program()).unwrap();
        let setting = BotSetting {
            games: vec!["fuba".to_owned()],
            histories: true,
            pace: Duration::from_millis(20),
            ..BotSetting::new(cluster.addresses(), 8)
        };
        let bots = Bots::start(setting, Arc::new(Beginning::default()));
        Self { cluster, bots }
    }

    fn postgres(&mut self) -> &mut Postgres {
        &mut self.cluster.engines.as_mut().unwrap().postgres
    }

    fn ask(&self, sql: &str) -> String {
        let engines = self.cluster.engines.as_ref().unwrap();
        query(&engines.store, sql).unwrap().concat()
    }

    fn count(&self, sql: &str) -> u64 {
        self.ask(&format!("SELECT count(*) FROM {sql}"))
            .parse()
            .unwrap()
    }

    /// How many open matches a node has.
    fn owned_by(&self, node: &Node) -> u64 {
        self.count(&format!(
            "owners JOIN matches ON id = match WHERE finished IS NULL AND ended IS NULL AND node LIKE '{}-%'",
            node.name()
        ))
    }

    /// Waits until a node answers `/readyz` with a status.
    async fn until_ready(&self, node: &Node, status: u16) {
        let what = format!("/readyz of {} says {status}", node.name());
        until(&what, async || {
            get(node.address(), "/readyz").await.0 == status
        })
        .await;
    }

    /// Waits until matches go on.
    async fn until_played_on(&self) {
        let before = self.count("entries");
        let goes_on = async || self.count("entries") > before + 50;
        until("matches go on", goes_on).await;
    }

    /// Ends everything, and holds what was told against what is stored.
    async fn check(mut self) {
        let played = self.bots.stop().await.unwrap();
        let troubles = self.cluster.stop_nodes().unwrap();
        assert_eq!(troubles, Vec::<String>::new());
        let verdict = check(&played.histories, &self.cluster.journal().await.unwrap());
        assert!(verdict.is_right(), "{verdict}");
        assert!(verdict.acknowledged > 100, "{verdict}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_reaches_nats_alone_gives_up_its_matches_and_the_duty() {
    if let Err(why) = Network::is_possible() {
        eprintln!("skipped: {why}");
        return;
    }
    let club = Club::start(true);
    let duty = || club.ask("SELECT node FROM owners WHERE match = 'duty'");
    until("somebody has the duty", async || !duty().is_empty()).await;
    let has_duty = |node: &&Node| duty().starts_with(node.name());
    let node = club.cluster.nodes.iter().find(has_duty).unwrap();
    until("it has matches", async || club.owned_by(node) > 0).await;
    node.cut_off(&[Engine::Postgres]).unwrap();
    club.until_ready(node, 503).await;
    until("another has the duty", async || !has_duty(&node)).await;
    until("others have its matches", async || club.owned_by(node) == 0).await;
    club.until_played_on().await;
    node.let_back(&[Engine::Postgres]).unwrap();
    club.until_ready(node, 200).await;
    until("it has matches again", async || club.owned_by(node) > 0).await;
    club.check().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_goes_on_when_postgres_was_away_from_all_nodes() {
    let mut club = Club::start(false);
    let team =
        |name: &str| json!({ "name": name, "colour": "#c8102e", "player": { "who": "person" } });
    let wanted = json!({ "game": "fuba", "teams": { "home": team("A"), "away": team("B") } });
    let first = club.cluster.nodes[0].address();
    let (status, made) = http(first, "POST", "/api/matches", &wanted).await;
    assert_eq!(status, 201, "{made}");
    let id = made["info"]["id"].as_str().unwrap();
    club.until_played_on().await;
    club.postgres().stop_immediately().unwrap();
    for node in &club.cluster.nodes {
        let said = || std::fs::read_to_string(node.log()).unwrap();
        let is_aside = async || said().contains("does not reach the store");
        until("it stands aside", is_aside).await;
        club.until_ready(node, 503).await;
        let refused = Visitor::come(node.address(), id, None).await.unwrap_err();
        let is_expected = ["busy", "storage-failed"].map(|code| refused.contains(code));
        assert!(is_expected.contains(&true), "{refused}");
    }
    club.postgres().start_again().unwrap();
    for node in &club.cluster.nodes {
        club.until_ready(node, 200).await;
        Visitor::come(node.address(), id, None).await.unwrap();
    }
    club.until_played_on().await;
    club.check().await;
}
