//! A connection whose answerer is in another node: requests go there, and what comes back is checked for gaps.

use std::sync::Arc;
use std::time::Instant;

use async_nats::Subscriber;
use futures_util::StreamExt;
use gaffer_games::protocol::Message;
use gaffer_games::words::Language;
use tokio::sync::mpsc;
use tokio::sync::mpsc::error::TrySendError;

use super::Bus;
use super::route::{Asking, ask_once};
use super::told::{Heard, Listener};
use super::wire::{Answered, Carried, Place, packed};
use crate::App;
use crate::connection::ToAnswerer;
use crate::metrics::Counted;
use crate::open_matches::Unheard;
use crate::owner::{Outgoing, Queue};
use crate::problem;

/// Requests that wait to be sent; a connection makes one at a time.
const WAITING: usize = 4;

/// The way to an answerer in another node; when it is dropped that one is told that the connection has gone.
#[derive(Debug)]
pub(crate) struct Far<R>(mpsc::Sender<R>);

/// The way to an answerer, for one connection.
#[derive(Debug)]
pub(crate) enum Way<N, R> {
    /// A task of this process.
    Here(N),
    /// In another node.
    There(Far<R>),
}

impl<R: Send, N: ToAnswerer<R>> ToAnswerer<R> for Way<N, R> {
    fn ask(&self, connection: u64, request: R) -> Result<(), Unheard> {
        match self {
            Self::Here(near) => near.ask(connection, request),
            Self::There(far) => far.ask(request),
        }
    }

    fn leave(&self) {
        match self {
            Self::Here(near) => near.leave(),
            // One elsewhere is told when nobody has the way to it any more.
            Self::There(_) => {}
        }
    }
}

/// Where a connection is, and who answers it.
pub(super) struct Between {
    pub app: Arc<App>,
    /// The subject on which its answerer is asked.
    pub subject: String,
    pub place: Place,
    /// The node of its answerer.
    pub owner: String,
    pub language: Language,
}

impl<R> Far<R> {
    /// Asks on behalf of the connection.
    fn ask(&self, request: R) -> Result<(), Unheard> {
        self.0.try_send(request).map_err(|unsent| match unsent {
            TrySendError::Full(_) => Unheard::Busy,
            TrySendError::Closed(_) => Unheard::Gone,
        })
    }
}

/// The place of a connection of this node, and where its messages arrive: listened to before anybody can send anything there.
pub(super) async fn place(bus: &Bus, connection: u64) -> Option<(Place, Subscriber)> {
    let place = Place {
        node: bus.node.clone(),
        connection,
    };
    let inbox = bus.client.subscribe(place.subject(bus)).await.ok()?;
    Some((place, inbox))
}

impl Between {
    /// Brings what the answerer says to a connection, and back; when it cannot go on the queue closes, and the client joins again.
    pub(super) fn start<R: Carried>(self, queue: Queue, inbox: Subscriber) -> Far<R> {
        let (requests, asked) = mpsc::channel(WAITING);
        tokio::spawn(async move {
            let Some(bus) = &self.app.bus else { return };
            let _counted = Counted::new(&self.app.metrics.bus_far);
            bus.nodes.heard(&self.owner, Instant::now());
            tokio::select! {
                () = self.carry(bus, queue, inbox, asked) => {}
                () = bus.nodes.until_gone(&self.owner) => {}
                () = bus.until_broken() => {}
            }
            let gone = packed(&R::gone(self.place.clone()));
            bus.say_at_last(self.subject.clone(), gone).await;
        });
        Far(requests)
    }

    /// Carries messages both ways until one is missing or somebody has gone.
    async fn carry<R: Carried>(
        &self,
        bus: &Bus,
        queue: Queue,
        mut inbox: Subscriber,
        mut asked: mpsc::Receiver<R>,
    ) {
        let mut listener = Listener::default();
        loop {
            let told = tokio::select! {
                told = inbox.next() => told,
                request = asked.recv() => {
                    let Some(request) = request else { return };
                    if self.pass_on(bus, &queue, request).await.is_err() {
                        return;
                    }
                    continue;
                }
                () = queue.closed() => return,
            };
            let message = match told.map(|told| listener.read(&told.payload)) {
                Some(Heard::Message(message)) => message,
                Some(Heard::Part) => continue,
                // With `since` the client is told all of it that was lost.
                Some(Heard::End | Heard::Gap) | None => return,
            };
            if queue.try_send(message).is_err() {
                // It does not read fast enough.
                return;
            }
        }
    }

    /// Passes a request on; an error where nobody is there who knows the connection.
    async fn pass_on<R: Carried>(
        &self,
        bus: &Bus,
        queue: &Queue,
        request: R,
    ) -> Result<(), Unheard> {
        let id = request.id().to_owned();
        let asked = request.asked(self.place.clone());
        match ask_once(bus, &self.subject, &asked).await {
            Asking::Answered(Answered::Heard(_)) => Ok(()),
            Asking::Answered(Answered::Busy) => {
                let problem = problem::busy();
                let refused = Message::Refused {
                    id: Some(id),
                    problem,
                };
                let refused = Outgoing::reply(refused, self.language);
                queue.try_send(refused).map_err(|_| Unheard::Gone)
            }
            _ => Err(Unheard::Gone),
        }
    }
}
