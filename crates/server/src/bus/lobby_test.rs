//! The lobby of several nodes: people meet wherever they are connected, and it goes on where the duty moves.

use std::sync::Arc;

use serde_json::{Value, json};
use tokio::task::JoinHandle;

use super::testing::Club;
use crate::App;
use crate::duty;
use crate::lobby::{LobbyRequest, Newcomer, ToAnyLobby};
use crate::new_match;
use crate::owner::testing::{Person, until, visitor};
use crate::people::{Caller, Place, Role};
use crate::secret::SeatHash;
use crate::store::{NewAccount, NewSession, PeopleWork, Store};

/// Somebody in the lobby.
type Visitor = Person<ToAnyLobby>;

/// A secret that a client has drawn.
fn secret(number: u8) -> String {
    format!("{number:032x}")
}

/// Comes into the lobby as a guest, or with an account.
async fn try_enter(app: &Arc<App>, guest: u8, caller: Option<Caller>) -> Option<Visitor> {
    let join = json!({ "do": "join", "id": "join", "guest": secret(guest) });
    let join: LobbyRequest = serde_json::from_value(join).unwrap();
    let enter = async |connection, queue| {
        let newcomer = Newcomer {
            connection,
            visitor: visitor(),
            caller,
            join,
            queue,
        };
        app.lobby.join(app, newcomer).await
    };
    Person::come(app, enter).await
}

/// Comes until he is let in, as clients do.
async fn enter(app: &Arc<App>, guest: u8) -> Visitor {
    loop {
        if let Some(mut person) = try_enter(app, guest, None).await
            && person.wait_for("welcome").await.is_some()
        {
            return person;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
}

fn ask(person: &Visitor, request: Value) {
    let request: LobbyRequest = serde_json::from_value(request).unwrap();
    person.ask(request).unwrap();
}

/// Makes a challenge; its number.
async fn challenge(person: &mut Visitor, seat: u8, is_live: bool) -> Option<u64> {
    let time = if is_live {
        json!({ "kind": "live", "base": 600, "increment": 5 })
    } else {
        json!({ "kind": "correspondence", "days": 3, "reserve": 14 })
    };
    let challenge = json!({
        "do": "challenge", "id": "c", "seat": secret(seat), "game": "fuba", "preset": "2.2", "time": time,
    });
    ask(person, challenge);
    person.wait_for("done").await?["challenge"].as_u64()
}

/// Takes a challenge; the match.
async fn accept(person: &mut Visitor, challenge: u64, seat: u8) -> Value {
    let accept = json!({ "do": "accept", "id": "a", "challenge": challenge, "seat": secret(seat) });
    ask(person, accept);
    person.wait_for("paired").await.unwrap()
}

/// The next message of a kind with so many in a list.
async fn hear(person: &mut Visitor, kind: &str, list: &str, count: usize) -> Value {
    loop {
        let message = person.wait_for(kind).await.unwrap();
        if message[list].as_array().unwrap().len() == count {
            return message;
        }
    }
}

/// Lets a node have the duty; the task by which it keeps it.
async fn on_duty(app: &Arc<App>) -> JoinHandle<()> {
    let seeking = tokio::spawn(duty::seek(Arc::clone(app)));
    app.duty.until(true).await;
    seeking
}

/// Somebody who is logged in.
async fn member(store: &Store, name: &str) -> Caller {
    let account = NewAccount {
        name: name.to_owned(),
        folded: name.to_lowercase(),
        reserved: format!("reserved {name}"),
        password: String::new(),
        role: Role::Member,
        admission: None,
    };
    let session = NewSession {
        secret: SeatHash::from_secret(name),
        client: String::new(),
        address: String::new(),
    };
    let register = PeopleWork::Register(Box::new(account), session, None);
    store.write_people(register).await.unwrap();
    let found = store.session(&SeatHash::from_secret(name)).await.unwrap();
    let place = Place::Session(found.unwrap().1.number);
    Caller::at(store, place).await.unwrap().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn people_at_different_nodes_meet_and_get_one_match() {
    let mut club = Club::start().await;
    let (a, b) = (club.node("a").await, club.node("b").await);
    let nobody = try_enter(&b, 1, None).await;
    assert!(nobody.is_none(), "no lobby counts yet");
    on_duty(&a).await;
    let mut one = enter(&b, 1).await;
    let mut other = enter(&a, 2).await;
    let id = challenge(&mut one, 11, true).await.unwrap();
    let listed = hear(&mut other, "lobby", "challenges", 1).await;
    assert_eq!(
        (&listed["challenges"][0]["id"], &listed["guests"]),
        (&json!(id), &json!(2))
    );
    let for_other = accept(&mut other, id, 12).await;
    let for_one = one.wait_for("paired").await.unwrap();
    assert_eq!(for_one["match"], for_other["match"]);
    assert_ne!(for_one["side"], for_other["side"]);
    let found = for_one["match"].as_str().unwrap();
    for (app, seat, paired) in [(&a, 12, &for_other), (&b, 11, &for_one)] {
        let mut player = Person::join(app, found, Some(&secret(seat))).await;
        let welcome = player.wait_for("welcome").await.unwrap();
        assert_eq!(welcome["you"], paired["side"]);
    }

    // What is ordered at any node reaches the lobby that counts.
    challenge(&mut one, 13, false).await.unwrap();
    hear(&mut other, "lobby", "challenges", 1).await;
    b.lobby.clear(&b).await;
    hear(&mut other, "lobby", "challenges", 0).await;
    drop(one);
    while other.wait_for("lobby").await.unwrap()["guests"] != 1 {}
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_logged_in_at_another_node_has_his_name_in_the_lobby() {
    let mut club = Club::start().await;
    let (a, b) = (club.node("a").await, club.node("b").await);
    on_duty(&a).await;
    let store = &club.store.app.store;
    let caller = member(store, "Aino").await;
    let mut aino = try_enter(&b, 1, Some(caller.clone())).await.unwrap();
    let welcome = aino.wait_for("welcome").await.unwrap();
    assert_eq!(welcome["name"], "Aino");
    challenge(&mut aino, 11, true).await.unwrap();
    let mut other = enter(&a, 2).await;
    let lobby = hear(&mut other, "lobby", "challenges", 1).await;
    assert_eq!(lobby["challenges"][0]["by"]["name"], "Aino");
    b.lobby.forget(&b, vec![caller.account.number]).await;
    hear(&mut other, "lobby", "challenges", 0).await;

    let close = PeopleWork::Close {
        account: caller.account.number,
        session: caller.session().unwrap(),
    };
    store.write_people(close).await.unwrap();
    let again = try_enter(&b, 1, Some(caller)).await;
    assert!(again.is_none(), "he is not logged in any more");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_duty_moves_and_the_lobby_goes_on() {
    let mut club = Club::start().await;
    let (a, mut wire) = club.node_by_wire("a").await;
    let b = club.node("b").await;
    on_duty(&a).await;
    let mut at_a = enter(&a, 1).await;
    let mut at_b = enter(&b, 2).await;
    let live = challenge(&mut at_b, 11, true).await.unwrap();
    let letter = challenge(&mut at_b, 12, false).await.unwrap();
    hear(&mut at_a, "lobby", "challenges", 2).await;
    wire.cut();
    assert_eq!(at_b.wait_for("never").await, None, "its connection ends");
    on_duty(&b).await;
    assert_eq!(at_a.wait_for("never").await, None, "so does this one");
    assert!(!a.duty.is_here());
    assert!(
        try_enter(&a, 1, None).await.is_none(),
        "nobody can be asked"
    );

    let mut at_b = enter(&b, 2).await;
    let yours = at_b.wait_for("yours").await.unwrap();
    let ids: Vec<_> = yours["made"].as_array().unwrap().iter().collect();
    assert_eq!(ids.len(), 1, "without {live}: {yours}");
    assert_eq!(ids[0]["id"], letter);

    wire.mend().await;
    let mut at_a = enter(&a, 1).await;
    let for_a = accept(&mut at_a, letter, 13).await;
    let for_b = at_b.wait_for("paired").await.unwrap();
    assert_eq!(for_a["match"], for_b["match"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_former_lobby_writes_nothing_and_answers_nobody() {
    let mut club = Club::start().await;
    let a = club.node("a").await;
    // It does not look any more who has the duty.
    on_duty(&a).await.abort();
    let mut person = enter(&a, 1).await;
    challenge(&mut person, 11, false).await.unwrap();
    let store = &club.store.app.store;
    let (_, epoch) = store.owner(duty::NAME).await.unwrap().unwrap();
    let taken = store.take_over(duty::NAME, "other", Some(epoch)).await;
    assert!(taken.unwrap().is_some());
    let unanswered = challenge(&mut person, 12, false).await;
    assert_eq!(unanswered, None, "it joins again instead");
    assert_eq!(store.challenges().await.unwrap().len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_stops_gives_the_lobby_to_another() {
    let mut club = Club::start().await;
    let (a, b) = (club.node("a").await, club.node("b").await);
    on_duty(&a).await;
    let mut at_b = enter(&b, 1).await;
    a.bus.as_ref().unwrap().leave(&a).await;
    assert_eq!(at_b.wait_for("never").await, None, "its connection ends");
    on_duty(&b).await;
    enter(&b, 1).await;
    assert!(try_enter(&a, 2, None).await.is_none());
}

/// Sets a public match up: its id and the seat of one side.
async fn public(club: &Club) -> (String, String) {
    let mut made = new_match::example();
    made.about.public = true;
    let seat = made.seats.home.take().unwrap();
    (club.store.begin(made).await, seat)
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lobby_lists_the_matches_of_all_nodes() {
    let mut club = Club::start().await;
    let b = club.node("b").await;
    let (first, seat) = public(&club).await;
    let _first = Person::join(&b, &first, Some(&seat)).await;
    until("it goes on", || !b.watched.here().is_empty()).await;
    // It has not heard of the match: that is said again.
    let a = club.node("a").await;
    on_duty(&a).await;
    let mut person = enter(&a, 1).await;
    let lobby = hear(&mut person, "lobby", "watch", 1).await;
    assert_eq!(lobby["watch"][0]["id"], first);
    let (second, seat) = public(&club).await;
    let second = Person::join(&b, &second, Some(&seat)).await;
    hear(&mut person, "lobby", "watch", 2).await;
    second.leave();
    hear(&mut person, "lobby", "watch", 1).await;
    let bus = b.bus.as_ref().unwrap();
    bus.leave(&b).await;
    hear(&mut person, "lobby", "watch", 0).await;
}
