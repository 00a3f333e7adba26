//! What is refused or not answered takes nothing else with it, in both databases.

use futures_util::future::join_all;
use gaffer_cluster::engines::query as psql;
use gaffer_core::{BySide, RecordEntry};
use gaffer_table::{Entry, Secrecy, Snapshot, Time, Who};

use super::testing::both;
use super::{Batch, JobKind, NewJob, Order, Stored, Urgency, server};
use crate::live::Live;
use crate::new_match;

fn batch(number: i64, standing: &Snapshot) -> Batch {
    let entry = Entry {
        what: RecordEntry::Answer("formation 4-4-2".into()),
        who: Who::Table,
        at: Time(0),
    };
    Batch {
        number,
        version: 0,
        entries: vec![entry],
        noted: 0,
        notes: Vec::new(),
        deadline: None,
        plans: BySide::default(),
        stamp: None,
        standing: standing.clone(),
        untold: None,
        booking: None,
        stands: None,
    }
}

/// What waits is written together: what contradicts the store, or has no match any more, takes nothing else with it.
#[tokio::test]
async fn a_write_that_cannot_be_fails_alone() {
    for shared in both().await {
        let store = &shared.nodes[0];
        let made = new_match::example();
        let stored = Stored::new(made.about.clone(), Vec::new());
        let mut live = Live::playing(stored, made.game, Secrecy::default());
        let standing = live.standing(0).unwrap();
        let begin = |about| store.begin(about, Vec::new(), standing.clone());
        begin(made.about.clone()).await.unwrap();
        begin(new_match::example().about).await.unwrap();
        let (first, again, gone, second) = tokio::join!(
            store.append(batch(1, &standing)),
            store.append(batch(1, &standing)),
            store.append(batch(99, &standing)),
            store.append(batch(2, &standing)),
        );
        assert!(first.is_ok() && second.is_ok(), "{first:?} {second:?}");
        assert!(again.is_err() && gone.is_err(), "{}", shared.name);
        let health = (store.trouble(), store.failures());
        assert_eq!(health, (None, 2), "{}", shared.name);
        let stored = store.read(&made.about.id).await.unwrap().unwrap();
        assert_eq!(stored.journal.len(), 1, "{}", shared.name);
    }
}

#[tokio::test]
async fn one_refusal_costs_neither_the_connection_nor_everybody_a_transaction() {
    let [_, shared] = both().await;
    let store = &shared.nodes[0];
    // Whoever writes holds a lock as long as his connection lives.
    let writers = "SELECT pid FROM pg_locks JOIN pg_database ON pg_database.oid = database \
                   WHERE locktype = 'advisory' AND datname = current_database() ORDER BY pid";
    let before = psql(&shared.url(), writers).unwrap();
    let wants = (0..64).map(|number| {
        let job = NewJob {
            kind: JobKind::Review,
            key: number.to_string(),
            // No text of PostgreSQL has this character.
            asker: if number == 40 { "\0" } else { "a" }.to_owned(),
            urgency: Urgency::Deep,
        };
        async move { store.want_job(&job, "this one", 0).await }
    });
    let written = join_all(wants).await;
    let refused: Vec<bool> = written.iter().map(Result::is_err).collect();
    let expected: Vec<bool> = (0..64).map(|number| number == 40).collect();
    assert_eq!(refused, expected);
    let transactions = "SELECT count(DISTINCT xmin::TEXT) FROM jobs";
    let transactions = psql(&shared.url(), transactions).unwrap().concat();
    assert!(transactions.parse::<u32>().unwrap() < 16, "{transactions}");
    assert_eq!(psql(&shared.url(), writers).unwrap(), before);
    assert_eq!((store.trouble(), store.failures()), (None, 1));
}

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
