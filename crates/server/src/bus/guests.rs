//! Connections of other nodes at the matches and the lobby of this one: what they are told is published to their node.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::{mpsc, oneshot};

use super::told::Teller;
use super::wire::Place;
use crate::App;
use crate::connection::ToAnswerer;
use crate::metrics::Counted;
use crate::owner::{Outgoing, Queue};

/// The connections of other nodes.
#[derive(Debug, Default)]
pub(super) struct Guests(Mutex<HashMap<Place, Guest>>);

/// A connection of another node.
#[derive(Debug)]
struct Guest {
    /// Its number among the connections of this node: those of other nodes are counted there.
    connection: u64,
    /// Dropped when it has left.
    _here: oneshot::Sender<()>,
}

impl Guests {
    /// Makes a way to a connection of another node: its number here, and where its messages go. Its answerer is told when it has
    /// left.
    pub(super) fn welcome<R>(
        &self,
        app: &Arc<App>,
        place: Place,
        answerer: impl ToAnswerer<R> + 'static,
    ) -> (u64, Queue) {
        let connection = app.next_connection();
        let (queue, messages) = mpsc::channel(app.limits.queue);
        let (here, left) = oneshot::channel();
        let guest = Guest {
            connection,
            _here: here,
        };
        let (forwarded, at) = (Arc::clone(app), place.clone());
        tokio::spawn(async move {
            forward(forwarded, at, connection, messages, left).await;
            answerer.leave();
        });
        // One that comes again, since its node heard no answer, is where it came last.
        self.lock().insert(place, guest);
        (connection, queue)
    }

    /// The number here of a connection of another node.
    pub(super) fn number(&self, place: &Place) -> Option<u64> {
        Some(self.lock().get(place)?.connection)
    }

    /// A connection has left: its queue closes, which its owner notices.
    pub(super) fn leave(&self, place: &Place) {
        self.lock().remove(place);
    }

    fn forget(&self, place: &Place, connection: u64) {
        let mut guests = self.lock();
        if guests
            .get(place)
            .is_some_and(|guest| guest.connection == connection)
        {
            guests.remove(place);
        }
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<Place, Guest>> {
        // The map is whole after every line above.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Publishes what an owner tells a connection, each message with its number, until either of them is gone.
async fn forward(
    app: Arc<App>,
    place: Place,
    connection: u64,
    mut messages: mpsc::Receiver<Outgoing>,
    left: oneshot::Receiver<()>,
) {
    let Some(bus) = &app.bus else { return };
    let _counted = Counted::new(&app.metrics.bus_guests);
    let subject = place.subject(bus);
    let tell = async {
        let mut teller = Teller::default();
        loop {
            let told = messages.recv().await;
            for part in teller.write(told.as_ref()) {
                if bus.client.publish(subject.clone(), part).await.is_err() {
                    return;
                }
            }
            if told.is_none() {
                return;
            }
        }
    };
    tokio::select! {
        () = tell => {}
        _ = left => {}
        () = bus.nodes.until_gone(&place.node) => {}
        // What was sent last may be lost: they join again.
        () = bus.until_broken() => {}
    }
    bus.guests.forget(&place, connection);
}
