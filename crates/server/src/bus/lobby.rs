//! The lobby of all nodes: it is where the duty is, and the connections of other nodes are carried there.

use std::sync::Arc;
use std::time::Instant;

use async_nats::{Message, Subject};
use serde::{Deserialize, Serialize};
use tokio::time::sleep;

use super::far::{Between, Way};
use super::nodes::BEAT;
use super::owned::{answer, listen};
use super::route::{Asking, ask_once};
use super::wire::{Answered, Carried, Place, packed, unpacked};
use super::{Bus, far};
use crate::App;
use crate::connection::Spoken;
use crate::lobby::{Command, LobbyRequest, Newcomer, ToAnyLobby};
use crate::owner::Queue;
use crate::people::{self, Caller};
use crate::visitor::Visitor;

/// The subject on which the lobby is asked.
const NAME: &str = "lobby";
/// How often it is tried to reach the lobby with what must not be lost: while its node changes nobody listens.
const TRIES: usize = 6;

/// What the lobby is asked by another node.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) enum AskedLobby {
    /// Somebody comes.
    Join(Box<Visit>),
    /// A request of somebody who is there.
    Request(Place, Box<LobbyRequest>),
    /// Somebody has gone.
    Leave(Place),
    /// Accounts were closed or suspended.
    Forget(Vec<i64>),
    /// The operator takes all challenges away.
    Clear,
}

/// Somebody who comes: a [`Newcomer`] without the way to him.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Visit {
    place: Place,
    visitor: Visitor,
    /// Where his account is logged in; the lobby's node reads whose that is.
    logged_in: Option<people::Place>,
    join: LobbyRequest,
}

impl Carried for LobbyRequest {
    type Asked = AskedLobby;

    fn asked(self, place: Place) -> AskedLobby {
        AskedLobby::Request(place, Box::new(self))
    }

    fn gone(place: Place) -> AskedLobby {
        AskedLobby::Leave(place)
    }
}

/// Brings a newcomer to the lobby in another node; none if nobody takes him now.
pub(crate) async fn join(app: &Arc<App>, bus: &Bus, newcomer: Newcomer) -> Option<ToAnyLobby> {
    if !bus.takes_part() {
        return None;
    }
    let (place, inbox) = far::place(bus, newcomer.connection).await?;
    let language = newcomer.join.joins_in()?;
    let visit = AskedLobby::Join(Box::new(Visit {
        place: place.clone(),
        visitor: newcomer.visitor,
        logged_in: newcomer.caller.map(|caller| caller.place),
        join: newcomer.join,
    }));
    let Asking::Answered(Answered::Heard(owner)) = ask_once(bus, &bus.subject(NAME), &visit).await
    else {
        // It may have let him in, and been too slow to say so.
        let app = Arc::clone(app);
        tokio::spawn(async move {
            let Some(bus) = &app.bus else { return };
            let gone = packed(&LobbyRequest::gone(place));
            bus.say_at_last(bus.subject(NAME), gone).await;
        });
        return None;
    };
    let between = Between {
        app: Arc::clone(app),
        subject: bus.subject(NAME),
        place,
        owner,
        language,
    };
    Some(Way::There(between.start(newcomer.queue, inbox)))
}

/// Tells the lobby in another node something; false where it is this node's by now.
pub(crate) async fn tell(app: &App, bus: &Bus, asked: &AskedLobby) -> bool {
    for _ in 0..TRIES {
        if app.duty.is_here() {
            return false;
        }
        if bus.is_connected()
            && let Asking::Answered(Answered::Heard(_)) =
                ask_once(bus, &bus.subject(NAME), asked).await
        {
            return true;
        }
        sleep(BEAT).await;
    }
    // What is stored is gone already, and whoever has the lobby next reads that.
    tracing::warn!("the lobby could not be reached");
    true
}

/// Lets other nodes ask the lobby whenever it is the one of this node, as long as the server runs.
pub(super) async fn host(app: Arc<App>) {
    let Some(bus) = &app.bus else { return };
    let mut stopped = app.stopped.clone();
    let host = async {
        while let Some(store) = app.duty.begun().await {
            let Ok(asked) = bus.client.subscribe(bus.subject(NAME)).await else {
                sleep(BEAT).await;
                continue;
            };
            let pass_on = |message| pass_on(&app, bus, message);
            listen(bus, asked, app.duty.until_other(&store), pass_on).await;
            if bus.is_leaving() {
                return;
            }
        }
    };
    tokio::select! {
        () = host => {}
        // A closed channel means the same: the server is going.
        _ = stopped.wait_for(|stopped| *stopped) => {}
    }
}

async fn pass_on(app: &Arc<App>, bus: &Bus, message: Message) {
    let command = match unpacked(&message.payload) {
        Some(AskedLobby::Join(visit)) => {
            bus.nodes.heard(&visit.place.node, Instant::now());
            // At once, so that he can leave while it is read who he is.
            let lobby = app.lobby.clone();
            let (connection, queue) = bus.guests.welcome(app, visit.place.clone(), lobby);
            let let_in = let_in(Arc::clone(app), *visit, connection, queue, message.reply);
            tokio::spawn(let_in);
            return;
        }
        Some(AskedLobby::Request(place, request)) => {
            let connection = bus.guests.number(&place);
            connection.map(|connection| Command::Request(connection, request))
        }
        Some(AskedLobby::Leave(place)) => {
            bus.guests.leave(&place);
            None
        }
        Some(AskedLobby::Forget(accounts)) => Some(Command::Forget(accounts)),
        Some(AskedLobby::Clear) => Some(Command::Clear),
        None => None,
    };
    let answered = ask(app, bus, command);
    answer(bus, message.reply, &answered).await;
}

/// Lets somebody of another node in.
async fn let_in(
    app: Arc<App>,
    visit: Visit,
    connection: u64,
    queue: Queue,
    reply: Option<Subject>,
) {
    let Some(bus) = &app.bus else { return };
    let newcomer = |caller| Newcomer {
        connection,
        visitor: visit.visitor,
        caller,
        join: visit.join,
        queue,
    };
    let newcomer = match visit.logged_in {
        None => Some(newcomer(None)),
        Some(place) => match Caller::at(&app.store, place).await {
            Ok(caller) => caller.map(|caller| newcomer(Some(caller))),
            Err(error) => {
                tracing::error!(%error, "it could not be read who comes to the lobby");
                None
            }
        },
    };
    let command = newcomer.map(|newcomer| Command::Join(Box::new(newcomer)));
    let answered = ask(&app, bus, command);
    answer(bus, reply, &answered).await;
}

/// Asks the lobby of this node, if there is anything to ask it.
fn ask(app: &App, bus: &Bus, command: Option<Command>) -> Answered {
    let Some(command) = command else {
        return Answered::Gone;
    };
    let sent = app.lobby.send(command);
    sent.map_or_else(Answered::from, |()| Answered::Heard(bus.node.clone()))
}
