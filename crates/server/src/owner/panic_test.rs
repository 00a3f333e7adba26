//! A panic in one match: its people come back to what was stored, and nobody else notices.

use std::sync::Arc;

use gaffer_games::protocol::{Player, Request, Want};
use serde_json::Value;
use tokio::sync::{mpsc, watch};

use super::{Command, Newcomer, Outgoing};
use crate::live::Live;
use crate::open_matches::ToOwner;
use crate::store::{Store, Stored};
use crate::{App, Keeping, Limits, new_match};

/// The choice that makes the owner of a match panic, and the coach that panics, in tests alone.
pub(crate) const PANIC: &str = "panic";

/// Somebody with a seat.
struct Person {
    owner: ToOwner,
    messages: mpsc::Receiver<Outgoing>,
    connection: u64,
}

impl Person {
    fn join(app: &Arc<App>, id: &str, seat: &str) -> Self {
        let (queue, messages) = mpsc::channel(64);
        let connection = app.next_connection();
        let newcomer = Newcomer {
            connection,
            id: "join".into(),
            seat: Some(seat.into()),
            since: 0,
            want: Want::Choices,
            queue,
        };
        let owner = app.open.join(app, id, newcomer);
        Self {
            owner,
            messages,
            connection,
        }
    }

    async fn next(&mut self) -> Option<Value> {
        let (Outgoing::Reply(text) | Outgoing::News(text)) = self.messages.recv().await?;
        serde_json::from_str(&text).ok()
    }

    async fn wait_for(&mut self, kind: &str) -> Option<Value> {
        loop {
            let message = self.next().await?;
            if message["message"] == kind {
                return Some(message);
            }
        }
    }

    fn choose(&self, version: u64, choice: &str) {
        let request = Box::new(Request::Choose {
            id: "choose".into(),
            version,
            choice: choice.into(),
        });
        let connection = self.connection;
        let command = Command::Request {
            connection,
            request,
        };
        self.owner.send(command).unwrap();
    }
}

async fn set_up(app: &App) -> (String, String) {
    let made = new_match::example();
    let id = made.about.id.clone();
    let stored = Stored::new(made.about.clone(), Vec::new());
    let standing = Live::playing(stored, made.game).standing(0).unwrap();
    let begun = app.store.begin(made.about, Vec::new(), standing).await;
    begun.unwrap();
    (id, made.seats.home.unwrap())
}

async fn to_decide(person: &mut Person) -> (u64, String) {
    loop {
        let news = person.wait_for("news").await.unwrap();
        if let Some(choice) = news["choices"][0].as_str() {
            return (news["version"].as_u64().unwrap(), choice.to_owned());
        }
    }
}

#[tokio::test]
async fn a_coach_who_panics_costs_nothing_that_was_stored() {
    let folder = std::env::temp_dir().join(format!("gaffer-coach-panic-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let store = Store::open(&folder, Keeping::default()).await.unwrap();
    let (_stop, stopped) = watch::channel(false);
    let app = App::new(store, Limits::default(), stopped);
    let mut made = new_match::example();
    let coach = PANIC.into();
    made.about.teams.away.player = Player::Computer { coach };
    let (first, first_seat) = (made.about.id.clone(), made.seats.home.unwrap());
    let stored = Stored::new(made.about.clone(), Vec::new());
    let standing = Live::playing(stored, made.game).standing(0).unwrap();
    let begun = app.store.begin(made.about, Vec::new(), standing).await;
    begun.unwrap();
    let (second, second_seat) = set_up(&app).await;
    let mut one = Person::join(&app, &first, &first_seat);
    let (version, choice) = to_decide(&mut one).await;
    one.choose(version, &choice);
    let done = one.wait_for("done").await.unwrap();
    assert_eq!(one.wait_for("never").await, None, "the connection ends");

    let mut two = Person::join(&app, &second, &second_seat);
    let (here, other) = to_decide(&mut two).await;
    two.choose(here, &other);
    let gone_on = two.wait_for("done").await;
    assert!(gone_on.is_some(), "the other match goes on");
    let mut one = Person::join(&app, &first, &first_seat);
    let news = one.wait_for("news").await.unwrap();
    assert_eq!(news["version"], done["version"]);
    app.store.close().await;
    std::fs::remove_dir_all(folder).unwrap();
}

#[tokio::test]
async fn a_panic_in_one_match_leaves_the_others_running() {
    let folder = std::env::temp_dir().join(format!("gaffer-panic-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let store = Store::open(&folder, Keeping::default()).await.unwrap();
    let (_stop, stopped) = watch::channel(false);
    let app = App::new(store, Limits::default(), stopped);
    let (first, first_seat) = set_up(&app).await;
    let (second, second_seat) = set_up(&app).await;
    let mut one = Person::join(&app, &first, &first_seat);
    let mut two = Person::join(&app, &second, &second_seat);
    let (version, choice) = to_decide(&mut one).await;
    one.choose(version, &choice);
    let done = one.wait_for("done").await.unwrap();
    let (version, choice) = to_decide(&mut one).await;
    one.choose(version, PANIC);
    assert_eq!(one.wait_for("done").await, None, "the connection ends");

    let (here, other) = to_decide(&mut two).await;
    two.choose(here, &other);
    assert!(
        two.wait_for("done").await.is_some(),
        "the other match goes on"
    );

    let mut one = Person::join(&app, &first, &first_seat);
    let (again, offered) = to_decide(&mut one).await;
    assert!(again >= done["version"].as_u64().unwrap());
    assert_eq!((again, &offered), (version, &choice));
    one.choose(again, &offered);
    assert!(one.wait_for("done").await.is_some());
    app.store.close().await;
    std::fs::remove_dir_all(folder).unwrap();
}
