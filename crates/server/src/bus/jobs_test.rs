//! Jobs of nodes and workers over a real `PostgreSQL` and a real NATS: what is asked at one is done by another and told at all.

use std::sync::Arc;
use std::time::Duration;

use gaffer_core::Side;
use gaffer_lab::analyse::Depth;
use serde_json::{Value, json};

use super::Role;
use super::testing::Nodes;
use crate::laboratory::Laboratory;
use crate::owner::testing::{Person, Running, against, until, visitor};
use crate::reviews::{Asked, Reviews};
use crate::store::{JobKind, NewJob, Stored, Urgency};
use crate::{App, Limits, jobs};

/// A match that is over after a few decisions.
async fn short_match(app: &Arc<App>) -> Stored {
    let (id, seat) = against(app, "random").await;
    let mut person = Person::join(app, &id, Some(&seat)).await;
    for _ in 0..12 {
        let (version, choice) = person.decision().await;
        person.choose(version, &choice);
        person.wait_for("done").await.unwrap();
    }
    app.open.resign(app, &id, Side::Home).await.unwrap();
    app.read(&id).await.unwrap()
}

async fn ask(app: &Arc<App>, stored: &Stored, depth: Depth) -> Asked {
    Reviews::ask(app, visitor(), stored, depth).await.unwrap()
}

/// Asks again and again, as clients do.
async fn awaited(app: &Arc<App>, stored: &Stored, depth: Depth) -> Vec<u8> {
    loop {
        if let Asked::Kept(review) = ask(app, stored, depth).await {
            return review;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_review_is_asked_at_one_node_done_by_a_worker_and_told_at_all() {
    let mut nodes = Nodes::new();
    let (a, c) = (
        nodes.node("a", Role::Node).await,
        nodes.node("c", Role::Node).await,
    );
    let stored = short_match(&a).await;
    for depth in Depth::ALL {
        let asked = ask(&a, &stored, depth).await;
        assert!(matches!(asked, Asked::UnderWay(_)), "nobody works");
    }
    let waiting = nodes.ask("SELECT count(*) FROM jobs WHERE node IS NULL");
    assert_eq!(waiting, "3");
    let (b, _working) = nodes.worker("b").await;
    for depth in Depth::ALL {
        let (at_a, at_c) = tokio::join!(awaited(&a, &stored, depth), awaited(&c, &stored, depth));
        assert_eq!(at_a, at_c, "{depth:?}");
    }
    let reviews = nodes.ask("SELECT count(*) FROM reviews");
    assert_eq!(reviews, "3");
    let is_worker = |(name, role, _): &(String, Role, u64)| {
        *role == Role::Worker && name == b.bus.as_ref().unwrap().name()
    };
    let heard = || a.bus.as_ref().unwrap().heard_nodes();
    until("it is known as a worker", || heard().iter().any(is_worker)).await;
    let done = "gaffer_jobs_done_total{kind=\"review\"} 3";
    until("it has done all", || b.metrics.text().contains(done)).await;
    // A server that is alone judges as they do.
    let alone = Running::start(Limits::default()).await;
    let about = Stored::clone(&stored).about;
    let record = stored.journal.iter().map(|entry| entry.what.clone());
    let standing = stored.standing.clone().unwrap();
    let begun = alone
        .app
        .store
        .begin(about, record.collect(), standing)
        .await;
    begun.unwrap();
    let own = alone.app.read(&stored.about.id).await.unwrap();
    for depth in [Depth::Glance, Depth::Search] {
        let here = awaited(&alone.app, &own, depth).await;
        let there = awaited(&c, &stored, depth).await;
        assert_eq!(here, there, "{depth:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_nobody_asks_for_any_more_is_dropped_by_its_worker() {
    let mut nodes = Nodes::new();
    let a = nodes.node("a", Role::Node).await;
    let mut stored = Vec::new();
    for _ in 0..3 {
        stored.push(short_match(&a).await);
    }
    let (b, _working) = nodes.worker("b").await;
    // A coach thinks for ever, and so what was taken stands still.
    let asker = crate::thinking_queue::Asker {
        address: [203, 0, 113, 99].into(),
        match_id: "m".into(),
    };
    let mut thinking = Vec::new();
    for _ in 0..b.thinking.free() {
        thinking.push(b.thinking.place(asker.clone(), Arc::default()).await);
    }
    ask(&a, &stored[0], Depth::Deep).await;
    ask(&a, &stored[1], Depth::Deep).await;
    let running = "SELECT count(*) FROM jobs WHERE node IS NOT NULL";
    until("both are taken", || nodes.ask(running) == "2").await;
    // As if nobody had asked for a minute.
    nodes.ask("UPDATE jobs SET wanted = 0");
    let app = Arc::clone(&a);
    let tidying = tokio::spawn(jobs::tidy(app));
    until("both are cancelled", || {
        nodes.ask("SELECT count(*) FROM jobs") == "0"
    })
    .await;
    drop(thinking);
    // Its worker has room for others again, and has kept nothing.
    awaited(&a, &stored[2], Depth::Search).await;
    assert_eq!(nodes.ask("SELECT count(*) FROM reviews"), "1");
    tidying.abort();
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_done_is_told_in_words() {
    let mut nodes = Nodes::new();
    let a = nodes.node("a", Role::Node).await;
    let (_b, _working) = nodes.worker("b").await;
    let job = NewJob {
        kind: JobKind::Review,
        key: "nothing glance".into(),
        asker: "203.0.113.7".into(),
        urgency: Urgency::Glance,
    };
    let bus = a.bus.as_ref().unwrap();
    let problem = a.jobs.have_done(&a, bus, &job).await.unwrap_err();
    assert_eq!(problem.code, "unknown-match");
    assert_eq!(nodes.ask("SELECT tries FROM jobs"), "3");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_worker_that_leaves_gives_its_jobs_to_others_at_once() {
    let mut nodes = Nodes::new();
    let a = nodes.node("a", Role::Node).await;
    let stored = short_match(&a).await;
    let (b, working) = nodes.worker("b").await;
    ask(&a, &stored, Depth::Deep).await;
    let taken = "SELECT count(*) FROM jobs WHERE node LIKE 'b-%' OR ended IS NOT NULL";
    until("it is taken", || nodes.ask(taken) == "1").await;
    b.bus.as_ref().unwrap().leave(&b).await;
    working.await.unwrap();
    assert_eq!(
        nodes.ask("SELECT count(*) FROM jobs WHERE node IS NOT NULL"),
        "0"
    );
    let (_c, _working) = nodes.worker("c").await;
    awaited(&a, &stored, Depth::Deep).await;
    assert_eq!(nodes.ask("SELECT sum(lost) FROM jobs"), "0");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_question_to_the_lab_goes_on_where_its_worker_stopped() {
    let question = json!({
        "game": "fuba", "first": { "preset": "2014" }, "second": { "preset": "2.2" }, "pairs": 300, "seed": 5,
    });
    let asked = async |app: &Arc<App>| -> Value {
        let question = serde_json::from_value(question.clone()).unwrap();
        let answer = Laboratory::ask(app, visitor(), question).await;
        serde_json::to_value(answer.unwrap()).unwrap()
    };
    let pairs = |told: &Value| told["answer"]["pairs"].as_u64().unwrap();
    let whole = async |app: &Arc<App>| loop {
        let told = asked(app).await;
        if pairs(&told) == 300 {
            return told;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    };
    let mut nodes = Nodes::new();
    let (a, c) = (
        nodes.node("a", Role::Node).await,
        nodes.node("c", Role::Node).await,
    );
    assert_eq!(pairs(&asked(&a).await), 0);
    let (_b, working) = nodes.worker("b").await;
    let done = || nodes.ask("SELECT done FROM jobs").parse::<u64>().unwrap();
    until("some pairs are played", || done() > 0).await;
    // It says nothing and is gone.
    working.abort();
    let before = done();
    assert!(before < 300, "it was to be stopped in between");
    let (_d, _working) = nodes.worker("d").await;
    let at_c = whole(&c).await;
    assert_eq!(whole(&a).await, at_c);
    let lost = nodes.ask("SELECT lost FROM jobs");
    assert_eq!(lost, "1");
    let alone = Running::start(Limits::default()).await;
    assert_eq!(whole(&alone.app).await, at_c);
}
