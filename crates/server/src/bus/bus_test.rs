//! Matches of several nodes: played through any of them, taken over, and never written by two.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use async_nats::client::RequestErrorKind;
use futures_util::StreamExt;
use gaffer_core::Side;
use gaffer_games::words::Language;
use serde_json::Value;
use tokio::time::timeout;

use super::testing::Club;
use super::told::Teller;
use super::wire::Place;
use super::{Bus, Hint};
use crate::App;
use crate::admin::{AdminReply, AdminRequest, carry_out};
use crate::new_match;
use crate::owner::testing::{Person, until};
use crate::owner::{Outgoing, SeatChange};

/// Sets a match of two people up: its id and the seats.
async fn of_two(club: &Club) -> (String, [String; 2]) {
    let mut made = new_match::example();
    let mut seat = |side: Side| {
        let secret = crate::secret::new_seat().unwrap();
        made.about.teams[side].player = gaffer_games::protocol::Player::Person { link: false };
        made.about.seats[side].seat = Some(crate::secret::SeatHash::from_secret(&secret));
        secret
    };
    let seats = Side::BOTH.map(&mut seat);
    (club.store.begin(made).await, seats)
}

/// Makes the first choice that somebody is offered; the version after it.
async fn decide(person: &mut Person) -> u64 {
    let (version, choice) = person.decision().await;
    decide_by(person, version, &choice).await
}

/// Makes a choice; the version after it.
async fn decide_by(person: &mut Person, version: u64, choice: &str) -> u64 {
    person.choose(version, choice);
    let done = person.wait_for("done").await.unwrap();
    done["version"].as_u64().unwrap()
}

/// How many entries are stored.
async fn entries(club: &Club, id: &str) -> usize {
    let stored = club.store.app.store.read(id).await.unwrap().unwrap();
    stored.journal.len()
}

/// Comes back until it is let in, as clients do.
async fn come_back(app: &Arc<App>, id: &str, seat: &str) -> Person {
    loop {
        if let Some(person) = Person::try_join(app, id, Some(seat)).await {
            return person;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_is_played_through_another_node() {
    let mut club = Club::start().await;
    let (a, b) = (club.node("a").await, club.node("b").await);
    let (id, seat) = club.store.against("random").await;
    let mut watcher = Person::join(&a, &id, None).await;
    watcher.wait_for("news").await.unwrap();
    let mut player = Person::join(&b, &id, Some(&seat)).await;
    decide(&mut player).await;
    decide(&mut player).await;
    assert!(a.open.is_open(&id));
    assert!(!b.open.is_open(&id), "it has one owner");
    let news = watcher.wait_for("news").await.unwrap();
    assert!(news["version"].as_u64().unwrap() > 0);
    assert!(entries(&club, &id).await > 0);

    let info = b.open.info(&b, &id, Language::ENGLISH).await.unwrap();
    assert_eq!(info.id, id);
    assert!(!b.open.is_open(&id), "who only looks owns nothing");
    let presence = |there: bool| move |one: &Value| one["there"]["home"] == there;
    player.leave();
    let mut left = watcher.wait_for("presence").await.unwrap();
    while !presence(false)(&left) {
        left = watcher.wait_for("presence").await.unwrap();
    }
    let unknown = "0123456789abcdef01234567";
    assert_eq!(
        b.open
            .resign(&b, unknown, Side::Home)
            .await
            .unwrap_err()
            .code,
        "unknown-match"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_asked_of_an_owner_elsewhere_is_answered_with_its_problems() {
    let mut club = Club::start().await;
    let (a, b) = (club.node("a").await, club.node("b").await);
    let (id, seats) = of_two(&club).await;
    let mut home = Person::join(&a, &id, Some(&seats[0])).await;
    decide(&mut home).await;
    let change = |invitation: &str| SeatChange::Claim {
        invitation: invitation.into(),
        seat: crate::secret::SeatHash::from_secret("seat"),
        member: None,
    };
    let finnish: Language = "fi".parse().unwrap();
    let seat = b.open.change_seat(&b, &id, change("wrong"), finnish).await;
    let there = seat.unwrap_err();
    let seat = a.open.change_seat(&a, &id, change("wrong"), finnish).await;
    let here = seat.unwrap_err().in_language(finnish);
    assert_eq!(there.code, "no-invitation");
    assert_eq!((there.code, there.message), (here.code, here.message));

    let days = b.open.leave(&b, &id, Side::Home, 3).await.unwrap();
    assert!(days.is_none(), "nobody takes days off here");
    b.open.wake(&b, &id).await;
    b.open.reread(&b, &id).await;
    let before = entries(&club, &id).await;
    b.open.resign(&b, &id, Side::Away).await.unwrap();
    let again = b.open.resign(&b, &id, Side::Away).await.unwrap_err();
    assert_eq!(again.code, gaffer_table::over().code);
    assert_eq!(entries(&club, &id).await, before);
    assert!(!b.open.is_open(&id));
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_nodes_that_open_a_match_at_once_one_owns_it() {
    let mut club = Club::start().await;
    let (a, b) = (club.node("a").await, club.node("b").await);
    for _ in 0..8 {
        let (id, seats) = of_two(&club).await;
        let (home, away) = tokio::join!(
            Person::try_join(&a, &id, Some(&seats[0])),
            Person::try_join(&b, &id, Some(&seats[1])),
        );
        let (mut home, mut away) = (home.unwrap(), away.unwrap());
        assert!(home.wait_for("news").await.is_some());
        assert!(away.wait_for("news").await.is_some());
        assert!(a.open.is_open(&id) ^ b.open.is_open(&id));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_is_cut_off_is_taken_over_from_and_writes_nothing_more() {
    let mut club = Club::start().await;
    let (a, mut wire) = club.node_by_wire("a").await;
    let b = club.node("b").await;
    let (id, seat) = club.store.against("random").await;
    let at_a = Person::join(&a, &id, Some(&seat)).await;
    let mut at_b = Person::join(&b, &id, Some(&seat)).await;
    decide(&mut at_b).await;
    assert!(a.open.is_open(&id));
    wire.cut();

    // While nobody has taken over, those who are at the owner's node play on.
    let bus = a.bus.as_ref().unwrap();
    until("it is cut off", || !bus.is_connected()).await;
    assert_eq!(at_b.wait_for("never").await, None, "its connection ends");
    at_a.leave();
    let mut at_a = Person::join(&a, &id, Some(&seat)).await;
    let before = entries(&club, &id).await;
    decide(&mut at_a).await;
    let (version, choice) = at_a.decision().await;
    assert!(entries(&club, &id).await > before);

    // Whoever comes back elsewhere finds everything that was stored, and goes on.
    let mut at_b = come_back(&b, &id, &seat).await;
    let (found, offered) = at_b.decision().await;
    assert_eq!((found, &offered), (version, &choice));
    assert!(b.open.is_open(&id));
    decide_by(&mut at_b, found, &offered).await;
    let (after, _) = at_b.decision().await;

    // The former owner does not know it, and what it takes is not stored.
    let before = entries(&club, &id).await;
    assert!(a.open.is_open(&id));
    at_a.choose(version, &choice);
    while let Some(told) = at_a.next().await {
        let is_answer = told["message"] == "done" || told["message"] == "refused";
        assert!(!is_answer, "it joins again instead: {told}");
    }
    assert_eq!(entries(&club, &id).await, before);
    until("it has given up", || !a.open.is_open(&id)).await;
    let join = Person::try_join(&a, &id, Some(&seat)).await;
    assert!(join.is_none(), "nobody can be asked");

    wire.mend().await;
    let mut at_a = come_back(&a, &id, &seat).await;
    let (found, next) = at_a.decision().await;
    assert_eq!(found, after);
    assert!(!a.open.is_open(&id), "it is still the other's");
    decide_by(&mut at_a, found, &next).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_hears_others_again_gives_up_what_they_have_taken() {
    let mut club = Club::start().await;
    let (a, mut wire) = club.node_by_wire("a").await;
    let b = club.node("b").await;
    let (id, seats) = of_two(&club).await;
    let mut home = Person::join(&a, &id, Some(&seats[0])).await;
    home.wait_for("news").await.unwrap();
    wire.cut();
    let mut away = come_back(&b, &id, &seats[1]).await;
    away.wait_for("news").await.unwrap();
    until("it is taken over", || b.open.is_open(&id)).await;
    wire.mend().await;
    assert_eq!(home.wait_for("never").await, None, "it joins again");
    until("it has given up", || !a.open.is_open(&id)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_waits_for_nats_that_would_be_old_when_it_is_back() {
    let mut club = Club::start().await;
    let (a, mut wire) = club.node_by_wire("a").await;
    let b = club.node("b").await;
    let [a, b] = [&a, &b].map(|app| app.bus.as_ref().unwrap());
    until("they hear each other", || b.is_alive(a.name())).await;
    wire.cut();
    until("it is cut off", || !a.is_connected()).await;
    until("it is missed", || !b.is_alive(a.name())).await;
    // More than the connection to NATS keeps until that is back.
    let hints = async {
        for _ in 0..5000 {
            a.hint(Hint::Jobs).await;
        }
    };
    let hinted = timeout(Duration::from_secs(60), hints).await;
    assert!(hinted.is_ok(), "they wait for NATS");
    let mut heard = club
        .client()
        .await
        .subscribe(a.subject("hint.jobs"))
        .await
        .unwrap();
    wire.mend().await;
    until("it is heard again", || b.is_alive(a.name())).await;
    // What it had kept came before that; its own look at jobs may be among it.
    let mut count = 0;
    while timeout(Duration::from_millis(100), heard.next())
        .await
        .is_ok()
    {
        count += 1;
    }
    assert!(count < 100, "{count} old hints");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_that_is_lost_makes_a_connection_join_again() {
    let mut club = Club::start().await;
    let (a, b) = (club.node("a").await, club.node("b").await);
    let (id, seats) = of_two(&club).await;
    let _home = Person::join(&a, &id, Some(&seats[0])).await;
    let mut away = Person::join(&b, &id, Some(&seats[1])).await;
    away.wait_for("news").await.unwrap();
    let bus = b.bus.as_ref().unwrap();
    let place = Place {
        node: bus.node.clone(),
        connection: away.connection(),
    };
    let doubled = Teller::default().write(Some(&Outgoing::News("{}".into())));
    for part in doubled {
        bus.client.publish(place.subject(bus), part).await.unwrap();
    }
    assert_eq!(away.wait_for("never").await, None, "the connection ends");
    let mut away = come_back(&b, &id, &seats[1]).await;
    assert!(away.wait_for("news").await.is_some());
    assert!(a.open.is_open(&id));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_stops_gives_its_matches_to_others_at_once() {
    let mut club = Club::start().await;
    let (a, b) = (club.node("a").await, club.node("b").await);
    let (id, seats) = of_two(&club).await;
    let mut home = Person::join(&a, &id, Some(&seats[0])).await;
    let version = decide(&mut home).await;
    let mut away = Person::join(&b, &id, Some(&seats[1])).await;
    away.wait_for("news").await.unwrap();
    a.bus.as_ref().unwrap().leave(&a).await;
    assert_eq!(away.wait_for("never").await, None, "its connection ends");
    let mut away = come_back(&b, &id, &seats[1]).await;
    let news = away.wait_for("news").await.unwrap();
    assert_eq!(news["version"].as_u64(), Some(version));
    assert!(b.open.is_open(&id));
    assert!(!a.open.is_open(&id));
    assert!(Person::try_join(&a, &id, Some(&seats[0])).await.is_none());
}

#[tokio::test(flavor = "multi_thread")]
async fn an_operator_is_told_which_nodes_there_are() {
    let mut club = Club::start().await;
    let (a, b) = (club.node("a").await, club.node("b").await);
    let (id, seat) = club.store.against("random").await;
    let _player = Person::join(&b, &id, Some(&seat)).await;
    let store = &club.store.app.store;
    let on_duty = a.bus.as_ref().unwrap().name();
    let taken = store.take_over(crate::duty::NAME, on_duty, None).await;
    assert!(taken.unwrap().is_some());
    let name = b.bus.as_ref().unwrap().name();
    until("they hear each other", || {
        a.bus.as_ref().unwrap().is_alive(name)
    })
    .await;
    let nodes = carry_out(&a, AdminRequest::Nodes).await;
    let AdminReply::Nodes { nodes } = nodes else {
        panic!("{nodes:?}");
    };
    let told = nodes.iter().map(|row| (&*row.name, row.duty, row.matches));
    let told: Vec<_> = told.collect();
    assert_eq!(told, [(on_duty, true, 0), (name, false, 1)]);
    let alone = carry_out(&club.store.app, AdminRequest::Nodes).await;
    assert!(matches!(alone, AdminReply::Failed { .. }), "{alone:?}");
}

/// A page that came from a node of another version needs files that only that one has.
#[tokio::test(flavor = "multi_thread")]
async fn a_node_finds_the_files_of_another_version() {
    let mut club = Club::start().await;
    let (a, b) = (club.node("a").await, club.node("b").await);
    let [a, b] = [&a, &b].map(|app| app.bus.as_ref().unwrap());
    // Another version has other files, and answers as this one does.
    let other = club.client().await;
    let mut asked = other
        .subscribe(a.subject(super::assets::NAME))
        .await
        .unwrap();
    let answering = tokio::spawn(async move {
        while let Some(message) = asked.next().await {
            if message.payload == "assets/old-1.js" {
                let mut headers = async_nats::HeaderMap::new();
                headers.insert("Content-Type", "text/javascript");
                let reply = message.reply.unwrap();
                let answer = other.publish_with_headers(reply, headers, "old".into());
                answer.await.unwrap();
            }
        }
    });
    until("they hear each other", || a.is_alive(b.name())).await;
    assert_eq!(a.find_asset("assets/none.js").await, None, "nobody has it");
    let found = a.find_asset("assets/old-1.js").await.unwrap();
    assert_eq!(found, ("text/javascript".to_owned(), "old".into()));
    answering.abort();
    // And it gives what it has itself.
    let path = crate::client::any_asset();
    let (kind, file) = crate::client::asset(&path).unwrap();
    let found = b.find_asset(&path).await;
    assert_eq!(found, Some((kind, file.into_owned().into())));
}

/// They have a database each, which here is the same: whatever they said on the bus would be heard.
#[tokio::test(flavor = "multi_thread")]
async fn two_clubs_share_a_bus_and_hear_nothing_of_each_other() {
    let mut club = Club::start().await;
    let a = club.node("a").await;
    let others = [
        club.node_of("other", "x").await,
        club.node_of("other", "y").await,
    ];
    let [x, y] = others.each_ref().map(|app| app.bus.as_ref().unwrap());
    let hear = || x.is_alive(y.name()) && y.is_alive(x.name());
    until("the others hear each other", hear).await;
    // Whatever the others have said before came before this.
    let b = club.node("b").await;
    let [a, b] = [&a, &b].map(|app| app.bus.as_ref().unwrap());
    until("a hears b", || a.is_alive(b.name())).await;
    let names = |bus: &Bus| bus.heard_nodes().into_iter().map(|(name, ..)| name);
    let heard: BTreeSet<String> = names(a).collect();
    let both = [a, b].map(|bus| bus.name().to_owned());
    assert_eq!(heard, BTreeSet::from(both));
    // One asks for what only the other club has.
    let asked = a.subject(format_args!("alive.{}", x.name()));
    let nobody = a.client.request(asked, "".into()).await.unwrap_err();
    assert_eq!(nobody.kind(), RequestErrorKind::NoResponders);
}
