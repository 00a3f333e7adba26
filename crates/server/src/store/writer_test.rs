//! What is not answered is given up.

use gaffer_cluster::engines::query as psql;

use super::testing::both;
use super::{Order, server};

#[tokio::test]
async fn what_is_not_answered_is_given_up() {
    let [_, shared] = both().await;
    let store = &shared.nodes[0];
    let (url, lock) = (shared.url(), server::LOCK);
    let held = format!("SELECT pg_advisory_lock({lock}), pg_sleep(60)");
    let mut held = tokio::task::spawn_blocking(move || psql(&url, &held));
    let is_held = format!(
        "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND objid = {}",
        lock & 0xffff_ffff
    );
    while psql(&shared.url(), &is_held).unwrap().concat() == "0" {}
    let order = store.order(Order::Unban("n".into()));
    tokio::select! {
        written = order => assert!(written.is_err(), "nobody answers"),
        _ = &mut held => panic!("it was waited for longer than it is said"),
    }
}
