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

use super::{Newcomer, Outgoing, Queue};
use crate::app::Openness;
use crate::connection::ToAnswerer;
use crate::live::Live;
use crate::new_match::Made;
use crate::open_matches::{ToOwner, Unheard};
use crate::people::People;
use crate::proxies::Proxies;
use crate::store::{Place, Sharing, Store, Stored};
use crate::visitor::Visitor;
use crate::{App, Keeping, Limits, new_match};

/// A running server; what it stores is removed at the end.
pub(crate) struct Running {
    pub(crate) app: Arc<App>,
    folder: PathBuf,
    _stop: watch::Sender<bool>,
}

impl Running {
    pub(crate) async fn start(limits: Limits) -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let name = format!("gaffer-owner-test-{}-{number}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&folder).unwrap();
        let keeping = Keeping::default();
        let store = Store::open(
            &Place::Folder(folder.clone()),
            Sharing::Alone,
            keeping,
            false,
        )
        .await
        .unwrap();
        let (stop, stopped) = watch::channel(false);
        Self {
            app: App::new(
                store,
                limits,
                Openness::default(),
                Proxies::default(),
                People::default(),
                stopped,
                None,
            ),
            folder,
            _stop: stop,
        }
    }

    /// Sets a match of a person at home against a coach up: its id and the person's seat.
    pub(crate) async fn against(&self, coach: &str) -> (String, String) {
        against(&self.app, coach).await
    }

    /// Sets a match of two coaches up.
    pub(crate) async fn of_two(&self, coach: &str) -> String {
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

    pub(crate) async fn begin(&self, made: Made) -> String {
        begin(&self.app, made).await
    }
}

/// Sets a match of a person at home against a coach up: its id and the person's seat.
pub(crate) async fn against(app: &App, coach: &str) -> (String, String) {
    let coach = coach.to_owned();
    let mut made = new_match::example();
    made.about.teams.away.player = Player::Computer { coach };
    let seat = made.seats.home.take().unwrap();
    (begin(app, made).await, seat)
}

/// Stores a new match; its id.
pub(crate) async fn begin(app: &App, made: Made) -> String {
    let id = made.about.id.clone();
    let stored = Stored::new(made.about.clone(), Vec::new());
    let standing = Live::playing(stored, made.game, Secrecy::default())
        .standing(0)
        .unwrap();
    let begun = app.store.begin(made.about, Vec::new(), standing).await;
    begun.unwrap();
    id
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
pub(crate) fn pass(seconds: u64) {
    PASSED.set(PASSED.get() + Duration::from_secs(seconds));
}

/// How much time has passed so.
pub(crate) fn passed() -> Duration {
    PASSED.get()
}

/// Waits for something that has to come true.
pub(crate) async fn until(what: &str, is_true: impl Fn() -> bool) {
    for _ in 0..6000 {
        if is_true() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("this did not come true: {what}");
}

/// From where everybody comes.
pub(crate) fn visitor() -> Visitor {
    Visitor::direct([203, 0, 113, 7].into())
}

/// Somebody at a match, or wherever else somebody answers.
pub(crate) struct Person<A = ToOwner> {
    answerer: A,
    messages: mpsc::Receiver<Outgoing>,
    connection: u64,
}

impl Person<ToOwner> {
    pub(crate) async fn join(app: &Arc<App>, id: &str, seat: Option<&str>) -> Self {
        Self::try_join(app, id, seat).await.unwrap()
    }

    pub(crate) async fn try_join(app: &Arc<App>, id: &str, seat: Option<&str>) -> Option<Self> {
        let join = async |connection, queue| {
            let newcomer = Newcomer {
                connection,
                visitor: visitor(),
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
            app.open.join(app, id, newcomer).await
        };
        Self::come(app, join).await
    }

    /// The next decision of this person: the version and the first choice.
    pub(crate) async fn decision(&mut self) -> (u64, String) {
        loop {
            let news = self.wait_for("news").await.unwrap();
            if let Some(choice) = news["choices"][0].as_str() {
                return (news["version"].as_u64().unwrap(), choice.to_owned());
            }
        }
    }

    pub(crate) fn choose(&self, version: u64, choice: &str) {
        let request = Request::Choose {
            id: "choose".into(),
            version,
            choice: choice.into(),
        };
        self.ask(request).unwrap();
    }

    pub(crate) fn hint(&self) {
        self.ask(Request::Hint { id: "hint".into() }).unwrap();
    }

    /// Leaves, as a connection does.
    pub(crate) fn leave(self) {
        drop(self.messages);
        self.answerer.leave();
    }
}

impl<A> Person<A> {
    /// Comes to whoever answers; nothing where nobody does.
    pub(crate) async fn come(
        app: &App,
        join: impl AsyncFnOnce(u64, Queue) -> Option<A>,
    ) -> Option<Self> {
        let (queue, messages) = mpsc::channel(64);
        let connection = app.next_connection();
        let answerer = join(connection, queue).await?;
        Some(Self {
            answerer,
            messages,
            connection,
        })
    }

    pub(crate) fn ask<R>(&self, request: R) -> Result<(), Unheard>
    where
        A: ToAnswerer<R>,
    {
        self.answerer.ask(self.connection, request)
    }

    pub(crate) async fn next(&mut self) -> Option<Value> {
        let (Outgoing::Reply(text) | Outgoing::News(text)) = self.messages.recv().await? else {
            return None;
        };
        serde_json::from_str(&text).ok()
    }

    pub(crate) async fn wait_for(&mut self, kind: &str) -> Option<Value> {
        loop {
            let message = self.next().await?;
            if message["message"] == kind {
                return Some(message);
            }
        }
    }

    /// The number of the connection.
    pub(crate) fn connection(&self) -> u64 {
        self.connection
    }
}
