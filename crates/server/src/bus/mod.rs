//! The way between nodes: several processes of this program serve one store, and each match is owned by one of them.
//!
//! The store is the truth, and NATS only carries requests and hints: whatever it loses is asked again, or found in the store.
//! An owner listens on `match.<id>`, and the lobby on `lobby`; nodes say on `node.<name>` that they live; what an owner tells a connection of another node
//! arrives on `conn.<node>.<number>`; that coaches wait is said on `coach.wanted`, and places for those of a node are offered on
//! `coach.<node>`; files of the browser client are asked for on `asset`; and what everybody should look at is said on
//! `hint.<what>`. Before each of these stands `gaffer.<club>`, so that two clubs may share one NATS.

mod aside;
mod assets;
#[cfg(test)]
mod bus_test;
#[cfg(test)]
mod clocks_test;
mod far;
mod guests;
#[cfg(test)]
mod jobs_test;
mod lending;
pub(crate) mod lobby;
#[cfg(test)]
mod lobby_test;
mod nodes;
mod owned;
#[cfg(test)]
mod pieces_test;
pub(crate) mod route;
#[cfg(test)]
mod store_test;
#[cfg(test)]
mod testing;
mod thinking;
#[cfg(test)]
mod thinking_test;
mod told;
mod watched;
mod wire;

use std::fmt::Display;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Weak};
use std::time::{Duration, Instant};

use async_nats::client::RequestErrorKind;
use async_nats::subject::ToSubject;
use async_nats::{Client, ConnectOptions, Event, Message, Subscriber};
use axum::body::Bytes;
use futures_util::StreamExt;
use serde::{Deserialize, Serialize};
use tokio::sync::watch;
use tokio::time::{MissedTickBehavior, interval, sleep, timeout};

use crate::App;
use crate::store::{self, Store};
use crate::{ServeError, clock, secret};
use aside::Part;
pub(crate) use far::Way;
use guests::Guests;
pub(crate) use nodes::Sign;
use nodes::{BEAT, Nodes};
pub(crate) use thinking::LentPlace;
pub(crate) use wire::{packed, unpacked};

/// How often a node looks itself at what hints are about: one that is lost only delays.
const LOOK: Duration = Duration::from_secs(60);
/// How soon a connection that says nothing is known to be dead.
const PING: Duration = Duration::from_secs(2);
/// How long it may take to say something: longer only where the way to NATS is stuck.
const SAID: Duration = Duration::from_secs(1);
/// Where the nodes and workers of any club say that they live ([`Sign`]).
pub(crate) const BEATS: &str = "gaffer.*.node.*";
/// What stands before the number of a club in its subjects.
const CLUBS: &str = "gaffer.";
/// What a node says last.
const GOODBYE: &[u8] = b"goodbye";

/// What a node is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Role {
    /// It has visitors.
    Node,
    /// It only works for the others.
    Worker,
}

/// Something that has changed in the store and that every node keeps a copy of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Hint {
    /// Who is kept away.
    Bans,
    /// Sessions or tokens have ended.
    Sessions,
    /// There is something to do, or something was done.
    Jobs,
}

impl Hint {
    const ALL: [Self; 3] = [Self::Bans, Self::Sessions, Self::Jobs];

    fn name(self) -> &'static str {
        match self {
            Self::Bans => "hint.bans",
            Self::Sessions => "hint.sessions",
            Self::Jobs => "hint.jobs",
        }
    }
}

/// Why a node cannot join the others.
#[derive(Debug, thiserror::Error)]
pub enum BusError {
    /// NATS cannot be reached.
    #[error("NATS cannot be reached at {0}: {1}")]
    Connect(String, async_nats::ConnectError),
    /// No name could be drawn.
    #[error("no random number could be drawn: {0}")]
    Random(getrandom::Error),
    /// A name that cannot be part of a subject.
    #[error("the name of a node has letters, digits, '-' and '_', and not '{0}'")]
    Name(String),
    /// Nothing can be waited for.
    #[error("no threads to reach NATS with: {0}")]
    Runtime(std::io::Error),
}

/// The way to the other nodes.
#[derive(Debug)]
pub(crate) struct Bus {
    client: Client,
    /// What stands before every subject.
    club: String,
    /// The name of this node: another one at every start, so that nobody takes its connections for those of an earlier one.
    node: String,
    role: Role,
    /// Seconds since 1970 when it began.
    since: u64,
    nodes: Nodes,
    guests: Guests,
    /// How often messages may have been lost.
    breaks: watch::Sender<u64>,
    /// How often NATS was reached.
    connects: watch::Sender<u64>,
    /// Told when it may have changed who is kept away.
    bans: watch::Sender<()>,
    /// Whether this node takes part in what all of them do.
    part: watch::Sender<Part>,
}

impl Bus {
    /// Reaches the other nodes of the club that a store is of.
    pub(crate) async fn of_club(
        address: &str,
        store: &Store,
        name: &str,
        role: Role,
    ) -> Result<Self, ServeError> {
        let club = store.club().await?;
        Ok(Self::connect(address, &club, name, role).await?)
    }

    /// Reaches the other nodes of a club, under a name.
    pub(crate) async fn connect(
        address: &str,
        club: &str,
        name: &str,
        role: Role,
    ) -> Result<Self, BusError> {
        let is_sign = |sign: char| sign.is_ascii_alphanumeric() || matches!(sign, '-' | '_');
        if !name.chars().all(is_sign) {
            return Err(BusError::Name(name.to_owned()));
        }
        let birth = secret::new_seat().map_err(BusError::Random)?;
        let node = format!("{name}-{birth}");
        let (breaks, connects) = (watch::Sender::new(0), watch::Sender::new(0));
        let (broken, connected) = (breaks.clone(), connects.clone());
        let heard = move |event: &Event| match event {
            Event::Disconnected | Event::SlowConsumer(_) => broken.send_modify(|count| *count += 1),
            Event::Connected => connected.send_modify(|count| *count += 1),
            _ => {}
        };
        let client = reach(address, &node, heard).await?;
        Ok(Self {
            client,
            club: format!("{CLUBS}{club}"),
            node,
            role,
            since: clock::now(),
            nodes: Nodes::default(),
            guests: Guests::default(),
            breaks,
            connects,
            bans: watch::Sender::new(()),
            part: watch::Sender::new(Part::Taken),
        })
    }

    /// Lets every node look at something; one that does not hear it looks a while later.
    pub(crate) async fn hint(&self, hint: Hint) {
        self.say(self.subject(hint.name()), Bytes::new()).await;
    }

    /// Says something that would be old when NATS is back, or too late: whoever does not hear it asks, or notices by himself.
    async fn say(&self, subject: impl ToSubject, said: Bytes) {
        if self.is_connected() {
            let _ = timeout(SAID, self.client.publish(subject, said)).await;
        }
    }

    /// Says something that has to be heard: where NATS is away, when it is back.
    async fn say_at_last(&self, subject: impl ToSubject, said: Bytes) {
        while !self.is_connected() && !self.is_leaving() {
            sleep(BEAT).await;
        }
        self.say(subject, said).await;
    }

    /// How many messages have come, and gone.
    pub(crate) fn messages(&self) -> (u64, u64) {
        let counted = self.client.statistics();
        (
            counted.in_messages.load(Ordering::Relaxed),
            counted.out_messages.load(Ordering::Relaxed),
        )
    }

    /// Gives everything up: others take over at once what this node had, and its own connections are closed after this.
    pub(crate) async fn leave(&self, app: &App) {
        self.part.send_replace(Part::Leaving);
        app.open.give_up();
        self.say_goodbye().await;
    }

    /// Says that this node has given everything up: others need not miss it first.
    async fn say_goodbye(&self) {
        self.say(self.beat(), Bytes::from_static(GOODBYE)).await;
        // While NATS is away it would take until that is back.
        if self.is_connected() {
            let _ = timeout(SAID, self.client.flush()).await;
        }
    }

    /// What tells the club of this node from others on the same NATS.
    pub(crate) fn club(&self) -> &str {
        self.club.strip_prefix(CLUBS).unwrap_or(&self.club)
    }

    /// What this node is for.
    pub(crate) fn role(&self) -> Role {
        self.role
    }

    /// The connection to NATS.
    pub(crate) fn client(&self) -> &Client {
        &self.client
    }

    /// The name of this node.
    pub(crate) fn name(&self) -> &str {
        &self.node
    }

    /// Whether another node was heard a moment ago.
    pub(crate) fn is_alive(&self, node: &str) -> bool {
        self.nodes.is_alive(node)
    }

    /// This node, and the others that were heard a moment ago, by name: each with what it is for and the second since 1970 from
    /// which on.
    pub(crate) fn heard_nodes(&self) -> Vec<(String, Role, u64)> {
        let mut nodes = vec![(self.node.clone(), self.role, self.since)];
        nodes.extend(self.nodes.heard_since());
        nodes
    }

    /// Whether every node knows the tables that this one does: in the middle of an upgrade nothing may be written that older ones cannot
    /// read. While they cannot be heard it is not known.
    pub(crate) fn is_upgraded(&self) -> bool {
        self.is_connected() && self.nodes.all_know(store::SCHEMA, Instant::now())
    }

    /// Whether this node gives everything up for good.
    pub(crate) fn is_leaving(&self) -> bool {
        *self.part.borrow() == Part::Leaving
    }

    /// Waits until this node gives everything up for good.
    pub(crate) async fn until_leaving(&self) {
        self.until(|part| *part == Part::Leaving).await;
    }

    /// Whether this node takes part in what all of them do and can reach the others: else nothing is taken over, and nobody asked.
    pub(crate) fn takes_part(&self) -> bool {
        *self.part.borrow() == Part::Taken && self.is_connected()
    }

    /// Whether this node has given everything up until it reaches the store.
    pub(crate) fn is_aside(&self) -> bool {
        *self.part.borrow() == Part::Aside
    }

    /// Waits until this node gives everything up because it does not reach the store.
    pub(crate) async fn until_aside(&self) {
        self.until(|part| *part == Part::Aside).await;
    }

    /// Waits until this node gives everything up, for good or until it reaches the store again.
    async fn until_given_up(&self) {
        self.until(|part| *part != Part::Taken).await;
    }

    async fn until(&self, is_so: impl FnMut(&Part) -> bool) {
        let mut part = self.part.subscribe();
        // The sender lives as long as the node itself.
        let _ = part.wait_for(is_so).await;
    }

    /// Waits until messages may have been lost.
    async fn until_broken(&self) {
        let mut breaks = self.breaks.subscribe();
        let _ = breaks.changed().await;
    }

    /// A subject of this club.
    fn subject(&self, name: impl Display) -> String {
        format!("{}.{name}", self.club)
    }

    /// What a subject of this club is called there.
    fn name_of<'subject>(&self, subject: &'subject str) -> Option<&'subject str> {
        subject.strip_prefix(&self.club)?.strip_prefix('.')
    }

    /// The subject on which this node says that it lives.
    fn beat(&self) -> String {
        self.subject(format_args!("node.{}", self.node))
    }

    /// The subject on which a node listens as long as it lives.
    fn alive(&self, node: &str) -> String {
        self.subject(format_args!("alive.{node}"))
    }
}

/// Reaches NATS under a name; whatever happens to the connection is heard.
pub(crate) async fn reach(
    address: &str,
    name: &str,
    heard: impl Fn(&Event) + Send + Sync + 'static,
) -> Result<Client, BusError> {
    ConnectOptions::new()
        .name(name)
        .ping_interval(PING)
        .reconnect_delay_callback(|tries| Duration::from_millis(50 * tries.min(20) as u64))
        .event_callback(move |event| {
            heard(&event);
            tracing::info!(%event, "NATS");
            std::future::ready(())
        })
        .connect(address)
        .await
        .map_err(|error| BusError::Connect(address.to_owned(), error))
}

/// Lets a node live among the others, as long as its server does.
pub(crate) async fn start(app: &Arc<App>) {
    let Some(bus) = &app.bus else { return };
    let beats = bus.client.subscribe(bus.subject("node.*")).await;
    let hints = bus.client.subscribe(bus.subject("hint.*")).await;
    let asked = bus.client.subscribe(bus.alive(&bus.node)).await;
    let wanted = bus.client.subscribe(bus.subject(assets::NAME)).await;
    let coaches = bus.client.subscribe(bus.subject(thinking::WANTED)).await;
    let places = bus.client.subscribe(bus.places_for(&bus.node)).await;
    let (Ok(beats), Ok(hints), Ok(asked), Ok(wanted)) = (beats, hints, asked, wanted) else {
        return tracing::error!("this node cannot listen to the others");
    };
    let (Ok(coaches), Ok(places)) = (coaches, places) else {
        return tracing::error!("this node cannot listen to the others");
    };
    tokio::spawn(assets::offer(bus.client.clone(), wanted));
    tokio::spawn(run(Arc::downgrade(app), beats, hints, asked));
    let (bans, connects) = (bus.bans.subscribe(), bus.connects.subscribe());
    tokio::spawn(read_bans(Arc::downgrade(app), bans));
    tokio::spawn(look_at_fences(Arc::downgrade(app), connects));
    tokio::spawn(thinking::want(Arc::downgrade(app)));
    tokio::spawn(thinking::give(Arc::downgrade(app), places));
    tokio::spawn(lending::lend(Arc::downgrade(app), coaches));
    tokio::spawn(lobby::host(Arc::clone(app)));
    tokio::spawn(watched::tell(Arc::downgrade(app), app.watched.said()));
    if let Some(line) = app.store.line() {
        tokio::spawn(aside::watch(Arc::downgrade(app), line));
    }
}

/// Says that this node lives, and hears the others. Nothing here waits for the store: a node that says nothing is dead to the others.
async fn run(app: Weak<App>, mut beats: Subscriber, mut hints: Subscriber, mut asked: Subscriber) {
    let mut beat = interval(BEAT);
    beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut ticked = Instant::now();
    let mut look = interval(LOOK);
    let closed = app.upgrade().map(|app| app.people.watch_closed());
    let Some(mut closed) = closed else { return };
    loop {
        tokio::select! {
            _ = beat.tick() => {
                let Some(app) = app.upgrade() else { return };
                let Some(bus) = &app.bus else { return };
                if *bus.part.borrow() == Part::Taken {
                    let sign = Sign {
                        role: bus.role,
                        schema: store::SCHEMA,
                    };
                    bus.say(bus.beat(), packed(&sign)).await;
                }
                let now = Instant::now();
                // This node may have stood still, and what others have said meanwhile waits; or nobody could be heard.
                if now.saturating_duration_since(ticked) > 2 * BEAT || !bus.is_connected() {
                    bus.nodes.excuse(now);
                }
                ticked = now;
                bus.nodes.listen(bus.is_connected(), now);
                bus.nodes.give_up_silent(now);
                for node in bus.nodes.late(now) {
                    tokio::spawn(look_for(Arc::clone(&app), node));
                }
            }
            // That somebody listens is all that anybody wants to know.
            Some(_) = asked.next() => {}
            Some(message) = beats.next() => {
                let Some(app) = app.upgrade() else { return };
                let Some(bus) = &app.bus else { return };
                bus.hear(&message);
            }
            Some(message) = hints.next() => {
                let Some(app) = app.upgrade() else { return };
                let Some(bus) = &app.bus else { return };
                let name = bus.name_of(&message.subject);
                if name == Some(watched::NAME) {
                    watched::hear(&app, bus, &message.payload);
                    continue;
                }
                let hint = |hint: &Hint| Some(hint.name()) == name;
                if let Some(hint) = Hint::ALL.into_iter().find(hint) {
                    look_at(&app, bus, hint);
                }
            }
            _ = look.tick() => {
                let Some(app) = app.upgrade() else { return };
                let Some(bus) = &app.bus else { return };
                look_again(&app, bus);
            }
            Ok(()) = closed.changed() => {
                let Some(app) = app.upgrade() else { return };
                let Some(bus) = &app.bus else { return };
                bus.hint(Hint::Sessions).await;
            }
        }
    }
}

/// Reads who is kept away whenever that may have changed.
async fn read_bans(app: Weak<App>, mut changed: watch::Receiver<()>) {
    while changed.changed().await.is_ok() {
        let Some(app) = app.upgrade() else { return };
        if let Err(error) = app.bans.read(&app.store).await {
            tracing::warn!(%error, "it could not be read who is banned");
        }
    }
}

/// Lets those owners end whose matches others have taken over while this node did not hear them, whenever it has reached NATS again.
async fn look_at_fences(app: Weak<App>, mut connects: watch::Receiver<u64>) {
    while connects.changed().await.is_ok() {
        let Some(app) = app.upgrade() else { return };
        app.open.look_at_fences(&app.store).await;
    }
}

impl Bus {
    /// Takes note of what another node says of itself.
    fn hear(&self, message: &Message) {
        let name = self.name_of(&message.subject);
        let node = name.and_then(|name| name.strip_prefix("node."));
        let Some(node) = node.filter(|node| *node != self.node) else {
            return;
        };
        if message.payload.as_ref() == GOODBYE {
            return self.nodes.gone(node);
        }
        self.nodes.heard(node, Instant::now());
        // One of an older program says less of itself.
        if let Ok(sign) = serde_json::from_slice(&message.payload) {
            self.nodes.said(node, sign);
        }
    }
}

/// Gives a node up where NATS knows that it is not there any more: one that was killed is missed sooner than by its silence.
async fn look_for(app: Arc<App>, node: String) {
    let Some(bus) = &app.bus else { return };
    let asked = bus.client.request(bus.alive(&node), Bytes::new());
    if let Ok(Err(error)) = timeout(BEAT, asked).await
        && error.kind() == RequestErrorKind::NoResponders
    {
        bus.nodes.gone(&node);
    }
}

/// Lets everything be looked at that hints are about.
fn look_again(app: &App, bus: &Bus) {
    for hint in Hint::ALL {
        look_at(app, bus, hint);
    }
}

/// Lets be looked at in the store what may have changed.
fn look_at(app: &App, bus: &Bus, hint: Hint) {
    match hint {
        Hint::Bans => {
            bus.bans.send_replace(());
        }
        Hint::Sessions => app.people.look_at_closed(),
        Hint::Jobs => app.jobs.look(),
    }
}
