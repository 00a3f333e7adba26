//! Clocks of nodes over a real `PostgreSQL`: nobody loses on time by an outage, though it is noticed late that there was one.

use std::sync::Arc;
use std::time::Duration;

use gaffer_cluster::engines::Postgres;
use gaffer_core::TimeControl;
use gaffer_games::protocol::Player;
use serde_json::Value;
use tokio::task::JoinHandle;

use super::Role;
use super::testing::Nodes;
use crate::owner::testing::{Person, begin, until};
use crate::{App, clock, deadlines, duty, new_match};

/// A match of somebody at home whose time runs, with few seconds.
struct Hurried {
    id: String,
    seat: String,
    person: Person,
}

/// Lets somebody play at a node until his clock runs.
async fn hurried(nodes: &Nodes, app: &Arc<App>) -> Hurried {
    let mut made = new_match::example();
    made.about.teams.away.player = Player::Computer {
        coach: "random".into(),
    };
    made.about.header.time = Some(TimeControl::Live {
        base: 6,
        increment: 0,
    });
    let seat = made.seats.home.take().unwrap();
    let id = begin(app, made).await;
    let mut person = Person::join(app, &id, Some(&seat)).await;
    while nodes.ask("SELECT deadline FROM positions").is_empty() {
        let (version, choice) = person.decision().await;
        person.choose(version, &choice);
        person.wait_for("done").await.unwrap();
    }
    Hurried { id, seat, person }
}

/// Lets a node have the duty and leave signs of life until what is given is aborted.
async fn on_duty(app: &Arc<App>) -> [JoinHandle<()>; 2] {
    let seeking = tokio::spawn(duty::seek(Arc::clone(app)));
    app.duty.until(true).await;
    let signing = tokio::spawn(duty::run(Arc::clone(app), deadlines::run));
    [seeking, signing]
}

/// The moment at which the time is over, as it is stored.
fn deadline(nodes: &Nodes) -> u64 {
    nodes.ask("SELECT deadline FROM positions").parse().unwrap()
}

/// Whether the match has ended before the whistle.
fn is_ended(nodes: &Nodes) -> bool {
    nodes.ask("SELECT count(*) FROM matches WHERE finished IS NOT NULL") == "1"
}

/// Comes back until he is let in, and makes a choice until it is taken.
async fn play_on(app: &Arc<App>, id: &str, seat: &str) -> Value {
    loop {
        if let Some(mut person) = Person::try_join(app, id, Some(seat)).await {
            while let Some(told) = person.next().await {
                match told["message"].as_str().unwrap() {
                    "done" => return told,
                    "news" if told["choices"][0].is_string() => {
                        let choice = told["choices"][0].as_str().unwrap();
                        person.choose(told["version"].as_u64().unwrap(), choice);
                    }
                    "refused" => break,
                    _ => assert_eq!(told["end"], Value::Null, "it has ended"),
                }
            }
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_loses_on_time_while_nobody_notes_whether_there_was_an_outage() {
    let mut nodes = Nodes::new();
    let a = nodes.node("a", Role::Node).await;
    let b = nodes.node("b", Role::Node).await;
    let duty = on_duty(&a).await;
    let Hurried { id, seat, person } = hurried(&nodes, &b).await;
    until("its time runs", || {
        !nodes.ask("SELECT alive FROM probe").is_empty()
    })
    .await;
    // Whoever has the duty dies, and with it everybody who could have noted an outage.
    duty.iter().for_each(JoinHandle::abort);
    a.bus.as_ref().unwrap().leave(&a).await;
    let over = deadline(&nodes);
    until("its time is over", || clock::time().0 > over + 1000).await;
    assert!(!is_ended(&nodes), "it is not known whether it is over");
    drop(person);
    let _duty = on_duty(&b).await;
    play_on(&b, &id, &seat).await;
    assert!(!is_ended(&nodes));
    let noted = nodes.ask("SELECT count(*) FROM notes WHERE note LIKE '%outage%'");
    assert_eq!(noted, "1");
    // But in the end it does.
    until("his time is over", || is_ended(&nodes)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_back_first_after_an_outage_has_his_time_back() {
    let mut postgres = Postgres::start().unwrap();
    let mut nodes = Nodes::at(postgres.create_database("clocks").unwrap());
    let a = nodes.node("a", Role::Node).await;
    let b = nodes.node("b", Role::Node).await;
    let duty = on_duty(&a).await;
    let Hurried { id, seat, .. } = hurried(&nodes, &b).await;
    let over = deadline(&nodes);
    postgres.stop_immediately().unwrap();
    until("it stands aside", || b.bus.as_ref().unwrap().is_aside()).await;
    // Whoever has the duty does not come back as soon.
    duty.iter().for_each(JoinHandle::abort);
    until("its time is over", || clock::time().0 > over + 1000).await;
    postgres.start_again().unwrap();
    play_on(&b, &id, &seat).await;
    assert!(!is_ended(&nodes));
}
