//! A server without a network, and people at its matches, for tests of owners.

use std::cell::Cell;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use gaffer_core::BySide;
use gaffer_games::protocol::{Player, Request, Want};
use gaffer_games::words::Language;
use gaffer_table::Secrecy;
use serde_json::Value;
use tokio::sync::{mpsc, watch};

use super::{Newcomer, Outgoing};
use crate::app::Openness;
use crate::live::Live;
use crate::new_match::Made;
use crate::open_matches::{ToOwner, Unheard};
use crate::people::People;
use crate::proxies::Proxies;
use crate::store::{Store, Stored};
use crate::visitor::Visitor;
use crate::{App, Keeping, Limits, new_match};

/// A running server; what it stores is removed at the end.
pub(super) struct Running {
    pub(super) app: Arc<App>,
    folder: PathBuf,
    _stop: watch::Sender<bool>,
}

impl Running {
    pub(super) async fn start(limits: Limits) -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let name = format!("gaffer-owner-test-{}-{number}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&folder).unwrap();
        let keeping = Keeping::default();
        let store = Store::open(&folder, keeping, false).await.unwrap();
        let (stop, stopped) = watch::channel(false);
        Self {
            app: App::new(
                store,
                limits,
                Openness::default(),
                Proxies::default(),
                People::default(),
                stopped,
            ),
            folder,
            _stop: stop,
        }
    }

    /// Sets a match of a person at home against a coach up: its id and the person's seat.
    pub(super) async fn against(&self, coach: &str) -> (String, String) {
        let coach = coach.to_owned();
        let mut made = new_match::example();
        made.about.teams.away.player = Player::Computer { coach };
        let seat = made.seats.home.take().unwrap();
        (self.begin(made).await, seat)
    }

    /// Sets a match of two coaches up.
    pub(super) async fn of_two(&self, coach: &str) -> String {
        let mut made = new_match::example();
        let coach = Player::Computer {
            coach: coach.to_owned(),
        };
        made.about.seats = BySide::default();
        for side in gaffer_core::Side::BOTH {
            made.about.teams[side].player = coach.clone();
        }
        self.begin(made).await
    }

    pub(super) async fn begin(&self, made: Made) -> String {
        let id = made.about.id.clone();
        let stored = Stored::new(made.about.clone(), Vec::new());
        let standing = Live::playing(stored, made.game, Secrecy::default())
            .standing(0)
            .unwrap();
        let begun = self.app.store.begin(made.about, Vec::new(), standing).await;
        begun.unwrap();
        id
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

thread_local! {
    static PASSED: Cell<Duration> = const { Cell::new(Duration::ZERO) };
}

/// Lets time pass, as far as it counts for whoever is away.
pub(super) fn pass(seconds: u64) {
    PASSED.set(PASSED.get() + Duration::from_secs(seconds));
}

/// How much time has passed so.
pub(super) fn passed() -> Duration {
    PASSED.get()
}

/// Waits for something that has to come true.
pub(super) async fn until(what: &str, is_true: impl Fn() -> bool) {
    for _ in 0..6000 {
        if is_true() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("this did not come true: {what}");
}

/// Somebody at a match.
pub(super) struct Person {
    owner: ToOwner,
    messages: mpsc::Receiver<Outgoing>,
    connection: u64,
}

impl Person {
    pub(super) fn join(app: &Arc<App>, id: &str, seat: Option<&str>) -> Self {
        Self::try_join(app, id, seat).unwrap()
    }

    pub(super) fn try_join(app: &Arc<App>, id: &str, seat: Option<&str>) -> Option<Self> {
        let (queue, messages) = mpsc::channel(64);
        let connection = app.next_connection();
        let newcomer = Newcomer {
            connection,
            visitor: Visitor::direct([203, 0, 113, 7].into()),
            id: "join".into(),
            client: None,
            seat: seat.map(str::to_owned),
            side: None,
            account: None,
            since: 0,
            want: Want::Choices,
            language: Language::default(),
            queue,
        };
        let owner = app.open.join(app, id, newcomer)?;
        Some(Self {
            owner,
            messages,
            connection,
        })
    }

    pub(super) async fn next(&mut self) -> Option<Value> {
        let (Outgoing::Reply(text) | Outgoing::News(text)) = self.messages.recv().await? else {
            return None;
        };
        serde_json::from_str(&text).ok()
    }

    pub(super) async fn wait_for(&mut self, kind: &str) -> Option<Value> {
        loop {
            let message = self.next().await?;
            if message["message"] == kind {
                return Some(message);
            }
        }
    }

    /// The next decision of this person: the version and the first choice.
    pub(super) async fn decision(&mut self) -> (u64, String) {
        loop {
            let news = self.wait_for("news").await.unwrap();
            if let Some(choice) = news["choices"][0].as_str() {
                return (news["version"].as_u64().unwrap(), choice.to_owned());
            }
        }
    }

    pub(super) fn ask(&self, request: Request) -> Result<(), Unheard> {
        self.owner.ask(self.connection, request)
    }

    pub(super) fn choose(&self, version: u64, choice: &str) {
        let request = Request::Choose {
            id: "choose".into(),
            version,
            choice: choice.into(),
        };
        self.ask(request).unwrap();
    }

    pub(super) fn hint(&self) {
        self.ask(Request::Hint { id: "hint".into() }).unwrap();
    }

    /// Leaves, as a connection does.
    pub(super) fn leave(self) {
        drop(self.messages);
        self.owner.leave();
    }
}
