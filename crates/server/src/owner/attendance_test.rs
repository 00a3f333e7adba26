//! Nobody thinks for whoever has left, a mailbox has an end, and leaving is never lost.

use std::sync::Arc;

use gaffer_games::protocol::Request;

use super::testing::{Person, Running, until};
use crate::Limits;
use crate::open_matches::Unheard;
use crate::thinking_queue::{Asker, QueuePlace};

/// Takes every place of the thinking queue.
async fn all_places(server: &Running) -> Vec<QueuePlace> {
    let thinking = &server.app.thinking;
    let mut places = Vec::new();
    for _ in 0..thinking.free() {
        let asker = Asker {
            address: [198, 51, 100, 1].into(),
            match_id: "another".into(),
        };
        places.push(thinking.place(asker, Arc::default()).await);
    }
    places
}

#[tokio::test]
async fn coaches_think_only_while_somebody_is_there() {
    let server = Running::start(Limits::default()).await;
    let thinking = &server.app.thinking;
    let places = thinking.free();
    let mut ids = Vec::new();
    let mut people = Vec::new();
    for _ in 0..places + 4 {
        let id = server.of_two("master").await;
        people.push(Person::join(&server.app, &id, None).await);
        ids.push(id);
    }
    until("masters think and others wait", || {
        thinking.free() == 0 && thinking.waiting() > 0
    })
    .await;
    people.into_iter().for_each(Person::leave);
    until("nobody thinks and nobody waits", || {
        thinking.free() == places && thinking.waiting() == 0
    })
    .await;

    // Who comes back finds them at work again.
    let _back = Person::join(&server.app, &ids[0], None).await;
    until("somebody thinks", || thinking.free() < places).await;
}

#[tokio::test]
async fn quick_coaches_do_not_stand_in_the_queue() {
    let server = Running::start(Limits::default()).await;
    let _places = all_places(&server).await;
    let (id, seat) = server.against("sensible").await;
    let mut person = Person::join(&server.app, &id, Some(&seat)).await;
    for _ in 0..20 {
        let (version, choice) = person.decision().await;
        person.choose(version, &choice);
    }
    assert_eq!(server.app.thinking.waiting(), 0);
}

#[tokio::test]
async fn who_is_told_to_play_now_does_not_wait_for_its_turn() {
    let server = Running::start(Limits::default()).await;
    let _places = all_places(&server).await;
    let (id, seat) = server.against("master").await;
    let mut person = Person::join(&server.app, &id, Some(&seat)).await;
    let (version, choice) = person.decision().await;
    person.choose(version, &choice);
    let done = person.wait_for("done").await.unwrap()["version"].clone();
    until("the master waits", || server.app.thinking.waiting() == 1).await;
    person.ask(Request::PlayNow { id: "now".into() }).unwrap();
    while person.wait_for("news").await.unwrap()["version"] == done {}
}

#[tokio::test]
async fn a_hint_ends_with_its_asker_and_a_seat_has_one() {
    let server = Running::start(Limits::default()).await;
    let thinking = &server.app.thinking;
    let places = all_places(&server).await;
    let (id, seat) = server.against("random").await;
    let mut first = Person::join(&server.app, &id, Some(&seat)).await;
    let mut second = Person::join(&server.app, &id, Some(&seat)).await;
    first.decision().await;
    second.decision().await;
    first.hint();
    until("the hint waits", || thinking.waiting() == 1).await;
    second.hint();
    let refused = second.wait_for("refused").await.unwrap();
    assert_eq!(refused["problem"]["code"], "hint-running");
    first.leave();
    until("nobody waits", || thinking.waiting() == 0).await;

    second.hint();
    until("the other hint waits", || thinking.waiting() == 1).await;
    drop(places);
    assert!(second.wait_for("hint").await.is_some());
}

/// On one thread the owner does not run before something is waited for: what is sent at once piles up.
#[tokio::test]
async fn a_mailbox_has_an_end_and_leaving_is_never_lost() {
    let limits = Limits {
        mailbox: 2,
        ..Limits::default()
    };
    let server = Running::start(limits).await;
    let app = &server.app;
    let (id, seat) = server.against("random").await;
    let mut person = Person::join(app, &id, Some(&seat)).await;
    let mut watcher = Person::join(app, &id, None).await;
    assert!(
        Person::try_join(app, &id, None).await.is_none(),
        "it is full"
    );
    watcher.wait_for("welcome").await.unwrap();
    person.wait_for("welcome").await.unwrap();
    while watcher.wait_for("presence").await.unwrap()["there"]["home"] != true {}

    let thoughts = || Request::Thoughts { id: "t".into() };
    assert_eq!(watcher.ask(thoughts()), Ok(()));
    assert_eq!(watcher.ask(thoughts()), Ok(()));
    assert_eq!(watcher.ask(thoughts()), Err(Unheard::Busy));
    person.leave();
    while watcher.wait_for("presence").await.unwrap()["there"]["home"] != false {}
}
