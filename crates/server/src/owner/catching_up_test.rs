//! A write that seems to fail and is stored all the same, as where a connection to the database breaks before its word comes.

use gaffer_core::Side;
use gaffer_table::{Accepted, Request};

use super::Stamp;
use super::act::take;
use super::testing::{Person, Running};
use crate::{App, Limits, clock};

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
