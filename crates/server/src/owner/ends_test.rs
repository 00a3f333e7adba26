//! Claims that succeed, by a time that passes as the test says: the match is won, or a computer coach goes on.

use gaffer_core::{BySide, TimeControl};
use gaffer_games::protocol::{NewMatch, NewTeam, Player, Request};
use serde_json::{Value, json};

use super::testing::{Person, Running, pass};
use crate::{Limits, new_match};

/// A match of two people: its id and the seats of both.
async fn of_two_people(
    server: &Running,
    time: Option<TimeControl>,
    substitute: Option<&str>,
) -> (String, BySide<String>) {
    let team = |name: &str| NewTeam {
        name: name.into(),
        colour: "#c8102e".into(),
        player: Player::Person { link: false },
        squad: Vec::new(),
    };
    let wanted = NewMatch {
        game: "fuba".into(),
        preset: None,
        options: None,
        teams: BySide {
            home: team("Lions"),
            away: team("Tigers"),
        },
        dice: None,
        seed: Some(1),
        hints: None,
        time,
        substitute: substitute.map(str::to_owned),
        public: false,
        rated: false,
        delay: None,
    };
    let made = new_match::make(wanted, None).expect("a good match");
    let seats = BySide::with(|side| made.seats[side].clone().unwrap());
    (server.begin(made).await, seats)
}

/// What becomes of a claim.
async fn claim(person: &mut Person, id: &str) -> Value {
    person.ask(Request::Claim { id: id.into() }).unwrap();
    loop {
        let reply = person.next().await.unwrap();
        if reply["id"] == id {
            return reply;
        }
    }
}

/// The next word on what is beside the answers for which something holds.
async fn beside(person: &mut Person, holds: impl Fn(&Value) -> bool) -> Value {
    loop {
        let told = person.wait_for("table").await.unwrap();
        if holds(&told) {
            return told;
        }
    }
}

#[tokio::test]
async fn a_match_is_claimed_from_somebody_who_stayed_away() {
    const LIVE: TimeControl = TimeControl::Live {
        base: 600,
        increment: 0,
    };
    for (time, needed) in [(None, 600), (Some(LIVE), 60)] {
        let server = Running::start(Limits::default()).await;
        let (id, seats) = of_two_people(&server, time, None).await;
        let home = Person::join(&server.app, &id, Some(&seats.home)).await;
        let mut away = Person::join(&server.app, &id, Some(&seats.away)).await;
        while away.wait_for("presence").await.unwrap()["there"]["home"] != true {}
        pass(needed + 1);
        let early = claim(&mut away, "there").await;
        assert_eq!(early["problem"]["code"], "no-claim", "it is there: {early}");
        home.leave();
        while away.wait_for("presence").await.unwrap()["there"]["home"] != false {}
        pass(needed - 10);
        let early = claim(&mut away, "early").await;
        assert_eq!(early["problem"]["code"], "no-claim", "{early}");
        pass(needed);
        let done = claim(&mut away, "due").await;
        assert_eq!(done["message"], "done", "{done}");
        let told = beside(&mut away, |told| told["end"].is_object()).await;
        let won = (&told["end"]["how"], &told["end"]["winner"]);
        assert_eq!(won, (&json!("abandoned"), &json!("away")), "{told}");
        assert_eq!(claim(&mut away, "due").await["message"], "done", "repeated");
        let late = claim(&mut away, "late").await;
        assert_eq!(late["problem"]["code"], "match-over");
    }
}

/// Time in which the claimant himself was awaited does not count against whoever is away.
#[tokio::test]
async fn nobody_is_missed_while_the_other_one_is_awaited() {
    let server = Running::start(Limits::default()).await;
    let (id, seats) = of_two_people(&server, None, None).await;
    let mut home = Person::join(&server.app, &id, Some(&seats.home)).await;
    let (version, choice) = home.decision().await;
    pass(601);
    home.choose(version, &choice);
    home.wait_for("done").await.unwrap();
    let early = claim(&mut home, "at once").await;
    assert_eq!(early["problem"]["code"], "no-claim", "{early}");
    pass(600);
    let done = claim(&mut home, "due").await;
    assert_eq!(done["message"], "done", "{done}");
}

#[tokio::test]
async fn a_coach_takes_the_seat_of_somebody_who_stayed_away() {
    let server = Running::start(Limits::default()).await;
    let (id, seats) = of_two_people(&server, None, Some("random")).await;
    let mut away = Person::join(&server.app, &id, Some(&seats.away)).await;
    away.wait_for("welcome").await.unwrap();
    pass(600);
    let done = claim(&mut away, "due").await;
    assert_eq!(done["message"], "done", "{done}");
    let told = beside(&mut away, |told| told["taken_over"]["home"].is_string()).await;
    assert_eq!(told["taken_over"]["home"], "random");
    assert_eq!(told["end"], Value::Null);
    // It decides from then on, and away after it.
    away.decision().await;
    // Whoever had the seat only watches what the coach does.
    let mut home = Person::join(&server.app, &id, Some(&seats.home)).await;
    home.wait_for("welcome").await.unwrap();
    home.ask(Request::Resign { id: "mine".into() }).unwrap();
    let refused = home.wait_for("refused").await.unwrap();
    assert_eq!(refused["problem"]["code"], "not-your-seat");
}
