//! A club moves from a file to PostgreSQL and back, and goes on at every place.

use std::process::{Command, Output};
use std::sync::Arc;
use std::time::Duration;

use gaffer_cluster::bots::{BotSetting, Bots};
use gaffer_cluster::history::Beginning;
use gaffer_cluster::{Node, NodeSetting, engines};

use crate::support::program;

/// Lets a node serve matches of bots for a moment; how many answers it took.
async fn play(store: Option<String>) -> (usize, Node) {
    let mut node = Node::start(NodeSetting {
        program: program(),
        store,
        ..NodeSetting::default()
    })
    .unwrap();
    let setting = BotSetting {
        games: vec!["fuba".to_owned(), "champions".to_owned()],
        ..BotSetting::new(vec![node.address()], 4)
    };
    let bots = Bots::start(setting, Arc::new(Beginning::default()));
    tokio::time::sleep(Duration::from_secs(1)).await;
    let played = bots.stop().await.unwrap();
    assert!(node.stop().unwrap(), "{}", node.logged());
    (played.waits.len(), node)
}

fn gaffer(arguments: &[&str]) -> Output {
    Command::new(program()).args(arguments).output().unwrap()
}

fn said(output: &Output) -> String {
    let (out, err) = (&output.stdout, &output.stderr);
    format!(
        "{}{}",
        String::from_utf8_lossy(out),
        String::from_utf8_lossy(err)
    )
}

#[tokio::test(flavor = "multi_thread")]
async fn a_club_moves_to_a_database_and_back_and_goes_on() {
    let database = engines::fresh_database().unwrap();
    let url = database.url();
    let (answers, node) = play(None).await;
    assert!(answers > 20, "{answers}");
    let from = node.data().display().to_string();
    let moved = gaffer(&["store", "copy", &from, &url]);
    assert!(moved.status.success(), "{}", said(&moved));
    let count = |sql: &str| engines::query(&url, sql).unwrap().concat();
    let entries = count("SELECT count(*) FROM entries");
    assert!(entries.parse::<usize>().unwrap() >= answers, "{entries}");

    let again = gaffer(&["store", "copy", &from, &url]);
    assert_eq!(again.status.code(), Some(1), "{}", said(&again));
    assert!(said(&again).contains("already"), "{}", said(&again));
    assert_eq!(count("SELECT count(*) FROM entries"), entries);

    // New matches have numbers of their own.
    let matches = count("SELECT count(*) FROM matches");
    let (more, served) = play(Some(url.clone())).await;
    assert!(more > 20, "{more}");
    assert_ne!(count("SELECT count(*) FROM matches"), matches);
    drop(served);

    let back = node.data().with_file_name("back");
    let folder = back.display().to_string();
    let moved = gaffer(&["store", "copy", &url, &folder]);
    assert!(moved.status.success(), "{}", said(&moved));
    let check = gaffer(&["check", "--data", &folder]);
    assert!(check.status.success(), "{}", said(&check));
    let (more, _) = play(Some(folder.clone())).await;
    assert!(more > 20, "{more}");
}

#[test]
fn what_cannot_be_copied_is_refused_with_words() {
    let here = std::env::temp_dir().join(format!("gaffer-copy-{}", std::process::id()));
    let here = here.display().to_string();
    for (from, to, words) in [
        (here.as_str(), "mysql://host/name", "postgres://"),
        (&here, &format!("{here}-too"), "both stores are folders"),
        (&here, "postgres://127.0.0.1:1/nobody", "the database"),
    ] {
        let refused = gaffer(&["store", "copy", from, to]);
        assert!(!refused.status.success());
        assert!(said(&refused).contains(words), "{}", said(&refused));
    }
    let _ = std::fs::remove_dir_all(&here);
    let _ = std::fs::remove_dir_all(format!("{here}-too"));
}
