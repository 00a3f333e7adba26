//! The way to the owner of a match, wherever it is: it is asked, and where there is none this node takes the match over.

use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use async_nats::Subscriber;
use async_nats::client::RequestErrorKind;
use async_nats::connection::State;
use serde::Serialize;
use tokio::time::{sleep, timeout};

use super::far::Between;
use super::wire::{Answered, Asked, packed, unpacked};
use super::{Bus, far, owned};
use crate::App;
use crate::open_matches::ToOwner;
use crate::owner::{Command, Newcomer};
use crate::store::{Epoch, StoreError};

/// How long an owner may take to say that it has heard something.
const HEARD: Duration = Duration::from_secs(1);
/// How long an owner may take to do something that somebody waits for.
const DONE: Duration = Duration::from_secs(10);
/// How often it is tried to find the owner: somebody else may take a match over, or give it up, each time.
const TRIES: usize = 8;
/// How long is waited where an owner has just gone.
const PAUSE: Duration = Duration::from_millis(20);

/// Where a command went.
enum Routed {
    /// To the owner in this node.
    Here(ToOwner),
    /// To the owner in another node, who has answered.
    There(Command, Answered),
    /// Nowhere: too much waits, or nobody can be reached.
    Nowhere,
}

/// What came of asking an owner once.
pub(super) enum Asking {
    Answered(Answered),
    /// There is no owner, which NATS knows.
    Nobody,
    /// It does not answer.
    Silence,
}

/// Brings a newcomer to the owner of a match; none if nobody takes him now.
pub(crate) async fn join(
    app: &Arc<App>,
    bus: &Bus,
    id: &str,
    newcomer: Newcomer,
) -> Option<ToOwner> {
    let newcomer = Command::Join(Box::new(newcomer));
    let Command::Join(newcomer) = (match app.open.send_to_open(id, newcomer) {
        Ok(sent) => return sent,
        Err(newcomer) => newcomer,
    }) else {
        return None;
    };
    let (place, inbox) = far::place(bus, newcomer.connection).await?;
    match route(app, bus, id, Command::Join(newcomer)).await {
        Routed::Here(owner) => Some(owner),
        Routed::There(Command::Join(newcomer), Answered::Heard(owner)) => {
            let between = Between {
                app: Arc::clone(app),
                subject: subject(bus, id),
                place,
                owner,
                language: newcomer.language,
            };
            Some(ToOwner::There(between.start(newcomer.queue, inbox)))
        }
        Routed::There(..) | Routed::Nowhere => None,
    }
}

/// Sends a command to the owner of a match and lets whoever asked know what came of it; false if nobody takes it now.
pub(crate) async fn send(app: &Arc<App>, bus: &Bus, id: &str, command: Command) -> bool {
    match route(app, bus, id, command).await {
        Routed::Here(_) => true,
        Routed::There(command, answered) => answered.tell(command),
        Routed::Nowhere => false,
    }
}

/// Lets the owner of a match read again what is stored of it; where there is none nothing has to be done.
pub(crate) async fn reread(bus: &Bus, id: &str) {
    if bus.is_connected() {
        ask_once(bus, &subject(bus, id), &Asked::Reread).await;
    }
}

async fn route(app: &Arc<App>, bus: &Bus, id: &str, mut command: Command) -> Routed {
    let Some(asked) = Asked::of(&command, &bus.node) else {
        return Routed::Nowhere;
    };
    // Who owned it before it was asked: whoever has taken over since then is found, since it listens first.
    let mut before: Option<Option<(String, Epoch)>> = None;
    for _ in 0..TRIES {
        command = match app.open.send_to_open(id, command) {
            Ok(sent) => return sent.map_or(Routed::Nowhere, Routed::Here),
            Err(command) => command,
        };
        if !bus.takes_part() {
            return Routed::Nowhere;
        }
        let asking = ask(bus, app, id, &asked).await;
        match asking {
            Asking::Answered(Answered::Gone) => {
                before = None;
                sleep(PAUSE).await;
                continue;
            }
            Asking::Answered(answered) => return Routed::There(command, answered),
            Asking::Nobody | Asking::Silence => {}
        }
        let Some(known) = before.take() else {
            match find(app, id).await {
                Ok(Some(found)) => before = Some(found),
                // There is no such match: whoever asked is told so here.
                Ok(None) => return open_unknown(app, id, command),
                Err(error) => {
                    tracing::error!(%error, "the owner of a match could not be found");
                    return Routed::Nowhere;
                }
            }
            continue;
        };
        let is_alive = |(node, _): &(String, Epoch)| bus.nodes.is_alive(node);
        if matches!(asking, Asking::Silence) && known.as_ref().is_some_and(is_alive) {
            // It lives and has too much to do.
            return Routed::Nowhere;
        }
        let seen = known.map(|(_, epoch)| epoch);
        match take_over(app, bus, id, seen).await {
            Ok(Some((epoch, subscription))) => {
                let store = app.store.fenced(id, epoch);
                let owner = app.open.open(app, id, store, command);
                tokio::spawn(owned::run(
                    Arc::clone(app),
                    id.to_owned(),
                    owner.clone(),
                    subscription,
                ));
                return Routed::Here(ToOwner::Here(owner));
            }
            Ok(None) => {}
            Err(error) => {
                tracing::error!(%error, "a match could not be taken over");
                return Routed::Nowhere;
            }
        }
    }
    Routed::Nowhere
}

/// Who has taken a match over last; nothing where there is no such match.
async fn find(app: &App, id: &str) -> Result<Option<Option<(String, Epoch)>>, StoreError> {
    if app.store.seat_hashes(id).await?.is_none() {
        return Ok(None);
    }
    app.store.owner(id).await.map(Some)
}

/// An owner of nothing, who refuses what is asked of it and writes nothing.
fn open_unknown(app: &Arc<App>, id: &str, command: Command) -> Routed {
    let nothing = app.store.fenced(id, Epoch(0));
    Routed::Here(ToOwner::Here(app.open.open(app, id, nothing, command)))
}

/// Takes a match over, and listens to what is asked of its owner; nothing where another node was faster.
async fn take_over(
    app: &App,
    bus: &Bus,
    id: &str,
    seen: Option<Epoch>,
) -> Result<Option<(Epoch, Subscriber)>, StoreError> {
    // First of all: whoever finds in the store that this node has it, and then asks, is heard.
    let Ok(subscription) = bus.client.subscribe(subject(bus, id)).await else {
        return Ok(None);
    };
    bus.settle().await;
    let epoch = app.store.take_over(id, &bus.node, seen).await?;
    Ok(epoch.map(|epoch| (epoch, subscription)))
}

/// Asks the owner of a match; what takes long is waited for as long as its node lives.
async fn ask(bus: &Bus, app: &App, id: &str, asked: &Asked) -> Asking {
    if asked.is_only_heard() {
        return ask_once(bus, &subject(bus, id), asked).await;
    }
    let mut answer = pin!(request(bus, subject(bus, id), asked));
    let mut waited = Duration::ZERO;
    loop {
        if let Ok(answer) = timeout(HEARD, &mut answer).await {
            return answer;
        }
        waited += HEARD;
        let owner = app.store.owner(id).await;
        let is_alive =
            owner.is_ok_and(|owner| owner.is_some_and(|(node, _)| bus.nodes.is_alive(&node)));
        if !is_alive {
            return Asking::Silence;
        }
        let is_long = matches!(asked, Asked::PlayOn);
        if waited >= DONE && !is_long {
            // It may still do it: nobody is asked a second time.
            return Asking::Answered(Answered::Busy);
        }
    }
}

/// The subject on which the owner of a match is asked.
fn subject(bus: &Bus, id: &str) -> String {
    bus.subject(format_args!("match.{id}"))
}

/// Asks whoever listens on a subject something that is answered at once.
pub(super) async fn ask_once(bus: &Bus, subject: &str, asked: &impl Serialize) -> Asking {
    let answer = timeout(HEARD, request(bus, subject.to_owned(), asked)).await;
    answer.unwrap_or(Asking::Silence)
}

async fn request(bus: &Bus, subject: String, asked: &impl Serialize) -> Asking {
    let request = async_nats::Request::new()
        .payload(packed(asked))
        .timeout(None);
    match bus.client.send_request(subject, request).await {
        Ok(message) => match unpacked(&message.payload) {
            Some(answered) => Asking::Answered(answered),
            None => Asking::Silence,
        },
        Err(error) if error.kind() == RequestErrorKind::NoResponders => Asking::Nobody,
        Err(error) => {
            tracing::warn!(%error, "another node could not be asked");
            Asking::Silence
        }
    }
}

impl Bus {
    /// Whether other nodes can be reached.
    pub(crate) fn is_connected(&self) -> bool {
        self.client.connection_state() == State::Connected
    }

    /// Waits until NATS has heard everything that was said before.
    async fn settle(&self) {
        // Nobody listens there, which NATS says when it comes to this question.
        let nobody = self.subject("nobody");
        let asked = self.client.request(nobody, axum::body::Bytes::new());
        let _ = timeout(HEARD, asked).await;
    }
}
