//! Point-in-time recovery: a database that was lost is brought back to the moment before a mistake, and the club goes on.

use std::process::Command;
use std::sync::Arc;
use std::time::Duration;

use gaffer_cluster::bots::{Begun, BotSetting, Bots, Played};
use gaffer_cluster::checker::check;
use gaffer_cluster::history::Beginning;
use gaffer_cluster::{Cluster, Shape, engines};

use crate::support::program;

/// Lets bots play for a moment at all nodes; everything that they asked is answered when this returns.
async fn play(
    cluster: &Cluster,
    beginning: &Arc<Beginning>,
    begun: Vec<Begun>,
    seed: u64,
) -> Played {
    let setting = BotSetting {
        games: vec!["fuba".to_owned(), "champions".to_owned()],
        histories: true,
        pace: Duration::from_millis(5),
        begun,
        seed,
        ..BotSetting::new(cluster.addresses(), 6)
    };
    let bots = Bots::start(setting, Arc::clone(beginning));
    tokio::time::sleep(Duration::from_secs(2)).await;
    bots.stop().await.unwrap()
}

fn engines(cluster: &mut Cluster) -> &mut gaffer_cluster::Engines {
    cluster.engines.as_mut().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_database_comes_back_as_it_was_at_a_moment() {
    let shape = Shape::Nodes {
        count: 2,
        apart: false,
    };
    let mut cluster = Cluster::start(shape, &program()).unwrap();
    cluster.stop_nodes().unwrap();
    let store = engines(&mut cluster).store.clone();
    let postgres = &mut engines(&mut cluster).postgres;
    postgres.archive().unwrap();
    for node in &mut cluster.nodes {
        node.start_again().unwrap();
    }
    let beginning = Arc::new(Beginning::default());
    let old = play(&cluster, &beginning, Vec::new(), 1).await;
    engines(&mut cluster).postgres.base_backup().unwrap();
    // Some of it is in the copy, and some in the log alone.
    let before = play(&cluster, &beginning, old.open.clone(), 2).await;
    let deleted = before.open[0].id.clone();
    let moment = engines::query(&store, "SELECT clock_timestamp()").unwrap();

    let later = play(&cluster, &beginning, Vec::new(), 3).await;
    let folder = cluster.nodes[0].data();
    let mistake = Command::new(program())
        .args(["admin", "delete", &deleted, "--data"])
        .arg(folder)
        .output()
        .unwrap();
    assert!(mistake.status.success(), "{mistake:?}");
    let count = |id: &str| {
        let counted = format!("SELECT count(*) FROM matches WHERE id = '{id}'");
        engines::query(&store, &counted).unwrap().concat()
    };
    assert_eq!(count(&deleted), "0");
    assert_eq!(count(&later.open[0].id), "1");
    let postgres = &mut engines(&mut cluster).postgres;
    postgres.wait_for_archive().unwrap();
    postgres.destroy().unwrap();
    for node in &mut cluster.nodes {
        node.kill().unwrap();
    }

    engines(&mut cluster)
        .postgres
        .recover(&moment.concat())
        .unwrap();
    assert_eq!(count(&deleted), "1", "it is back");
    assert_eq!(
        count(&later.open[0].id),
        "0",
        "what came after the moment is not"
    );
    let told = || old.histories.iter().chain(&before.histories).cloned();
    let journal = cluster.journal().await.unwrap();
    let verdict = check(&told().collect::<Vec<_>>(), &journal);
    assert!(verdict.is_right(), "{verdict}");
    assert!(verdict.acknowledged > 50, "{verdict}");

    // The same people go on in the same matches, the one that was deleted among them.
    for node in &mut cluster.nodes {
        node.start_again().unwrap();
    }
    let after = play(&cluster, &beginning, before.open.clone(), 4).await;
    let all = told().chain(after.histories.clone()).collect::<Vec<_>>();
    cluster.stop_nodes().unwrap();
    let more = check(&all, &cluster.journal().await.unwrap());
    assert!(more.is_right(), "{more}");
    assert!(more.acknowledged > verdict.acknowledged + 50, "{more}");
    let is_of_deleted = |history: &&gaffer_cluster::history::History| history.id == deleted;
    assert!(
        after
            .histories
            .iter()
            .any(|history| is_of_deleted(&history))
    );
}
