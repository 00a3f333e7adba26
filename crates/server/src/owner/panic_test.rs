//! A panic in one match: its people come back to what was stored, and nobody else notices.

use super::testing::{Person, Running};
use crate::Limits;

/// The choice that makes the owner of a match panic, and the coach that panics, in tests alone.
pub(crate) const PANIC: &str = "panic";

#[tokio::test]
async fn a_coach_who_panics_costs_nothing_that_was_stored() {
    let server = Running::start(Limits::default()).await;
    let app = &server.app;
    let (first, first_seat) = server.against(PANIC).await;
    let (second, second_seat) = server.against("random").await;
    let mut one = Person::join(app, &first, Some(&first_seat)).await;
    let (version, choice) = one.decision().await;
    one.choose(version, &choice);
    let done = one.wait_for("done").await.unwrap();
    assert_eq!(one.wait_for("never").await, None, "the connection ends");

    let mut two = Person::join(app, &second, Some(&second_seat)).await;
    let (here, other) = two.decision().await;
    two.choose(here, &other);
    let gone_on = two.wait_for("done").await;
    assert!(gone_on.is_some(), "the other match goes on");
    let mut one = Person::join(app, &first, Some(&first_seat)).await;
    let news = one.wait_for("news").await.unwrap();
    assert_eq!(news["version"], done["version"]);
    app.store.close().await;
}

#[tokio::test]
async fn a_panic_in_one_match_leaves_the_others_running() {
    let server = Running::start(Limits::default()).await;
    let app = &server.app;
    let (first, first_seat) = server.against("random").await;
    let (second, second_seat) = server.against("random").await;
    let mut one = Person::join(app, &first, Some(&first_seat)).await;
    let mut two = Person::join(app, &second, Some(&second_seat)).await;
    let (version, choice) = one.decision().await;
    one.choose(version, &choice);
    let done = one.wait_for("done").await.unwrap();
    let (version, choice) = one.decision().await;
    one.choose(version, PANIC);
    assert_eq!(one.wait_for("done").await, None, "the connection ends");

    let (here, other) = two.decision().await;
    two.choose(here, &other);
    assert!(
        two.wait_for("done").await.is_some(),
        "the other match goes on"
    );

    let mut one = Person::join(app, &first, Some(&first_seat)).await;
    let (again, offered) = one.decision().await;
    assert!(again >= done["version"].as_u64().unwrap());
    assert_eq!((again, &offered), (version, &choice));
    one.choose(again, &offered);
    assert!(one.wait_for("done").await.is_some());
    app.store.close().await;
}
