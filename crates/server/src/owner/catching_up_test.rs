//! What is stored without the owner of a match knowing of it: by a write that seemed to fail, as where a connection to the database breaks before
//! its word comes, or by another node that has had the match meanwhile.

use std::time::Duration;

use gaffer_core::Side;
use gaffer_games::ToAct;
use gaffer_games::protocol::Player;
use gaffer_table::{Accepted, Request};

use super::CATCH_UP;
use super::Stamp;
use super::act::take;
use super::testing::{Person, Running};
use crate::{App, Limits, clock, new_match};

/// What a client knows of a match.
struct Client {
    person: Person,
    events: usize,
    version: u64,
    choice: Option<String>,
}

impl Client {
    /// Takes the next news, which may leave out nothing.
    async fn follow(&mut self) {
        let news = self.person.wait_for("news").await.unwrap();
        let from = news["from"].as_u64().unwrap() as usize;
        assert!(
            from <= self.events,
            "{} to {from} are left out",
            self.events
        );
        self.events = from + news["events"].as_array().unwrap().len();
        self.version = news["version"].as_u64().unwrap();
        self.choice = news["choices"][0].as_str().map(str::to_owned);
    }

    /// The first choice of this person's next decision.
    async fn choice(&mut self) -> String {
        while self.choice.is_none() {
            self.follow().await;
        }
        self.choice.take().unwrap()
    }
}

/// Stores a choice of the home side of which the owner of the match knows nothing: the version then, if anything happens by it.
async fn store_unnoticed(app: &App, id: &str, choice: &str) -> Option<u64> {
    let mut live = app.load(&app.store, id).await.unwrap();
    let before = live.game().events();
    let accepted = take(&mut live, Side::Home, Request::Choose(choice.to_owned())).unwrap();
    let Accepted::Changed(mut changes) = accepted else {
        return None;
    };
    live.table.roll_on(&mut changes, clock::time()).unwrap();
    if live.game().events() == before {
        return None;
    }
    let stamp = Stamp {
        seat: Side::Home,
        request: "choose".to_owned(),
    };
    let batch = live.batch(&changes, Some(stamp)).unwrap();
    app.store.append(batch).await.unwrap();
    Some(live.table.seen_by(None).version)
}

#[tokio::test]
async fn news_leave_out_nothing_that_was_stored_unnoticed() {
    let server = Running::start(Limits::default()).await;
    let app = &server.app;
    let (id, seat) = server.against("random").await;
    let join = async |seat| Client {
        person: Person::join(app, &id, seat).await,
        events: 0,
        version: 0,
        choice: None,
    };
    let (mut player, mut spectator) = (join(Some(seat.as_str())).await, join(None).await);
    let stored = loop {
        let choice = player.choice().await;
        let stored = store_unnoticed(app, &id, &choice).await;
        player.person.choose(player.version, &choice);
        if let Some(stored) = stored {
            break stored;
        }
    };
    let refused = player.person.wait_for("refused").await.unwrap();
    assert_eq!(refused["problem"]["code"], "storage-failed");
    // Both go on without asking for anything.
    for client in [&mut player, &mut spectator] {
        while client.version < stored {
            client.follow().await;
        }
    }
    let choice = player.choice().await;
    player.person.choose(player.version, &choice);
    let done = player.person.wait_for("done").await.unwrap();
    while spectator.version < done["version"].as_u64().unwrap() {
        spectator.follow().await;
    }
    app.store.close().await;
}

/// Plays a match on as another owner does, secret decisions first, until the home side has made a choice that all may see: that choice and the
/// version at which it was made. Its request has the id of a person's.
async fn play_on_elsewhere(app: &App, id: &str) -> (u64, String) {
    let mut live = app.load(&app.store, id).await.unwrap();
    loop {
        let ToAct::Side(side) = live.game().to_act() else {
            panic!("the dice are rolled at once");
        };
        let choice = live.game().choices().swap_remove(0);
        let version = live.table.seen_by(Some(side)).version;
        let is_last = side == Side::Home && !live.table.is_secret() && version > 0;
        let accepted = take(&mut live, side, Request::Choose(choice.clone())).unwrap();
        let Accepted::Changed(mut changes) = accepted else {
            panic!("choices change the match");
        };
        live.table.roll_on(&mut changes, clock::time()).unwrap();
        let request = if is_last { "choose" } else { "another" };
        let stamp = Stamp {
            seat: side,
            request: request.to_owned(),
        };
        let batch = live.batch(&changes, Some(stamp)).unwrap();
        app.store.append(batch).await.unwrap();
        if is_last {
            return (version, choice);
        }
    }
}

#[tokio::test]
async fn a_former_owner_calls_nothing_stale_that_was_stored_elsewhere() {
    let server = Running::start(Limits::default()).await;
    let app = &server.app;
    let mut made = new_match::example();
    made.about.teams.away.player = Player::Person { link: false };
    let seat = made.seats.home.take().unwrap();
    let id = server.begin(made).await;
    let mut player = Person::join(app, &id, Some(&seat)).await;
    player.wait_for("news").await.unwrap();
    let (version, choice) = play_on_elsewhere(app, &id).await;
    tokio::time::sleep(CATCH_UP + Duration::from_millis(50)).await;
    player.choose(version, &choice);
    let done = loop {
        let message = player.next().await.unwrap();
        if matches!(message["message"].as_str(), Some("done" | "refused")) {
            break message;
        }
    };
    assert_eq!(done["message"], "done", "{done}");
    assert!(done["version"].as_u64().unwrap() > version, "{done}");
    app.store.close().await;
}
