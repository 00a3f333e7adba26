//! What other nodes ask the owner of a match of this node.

use std::pin::pin;
use std::sync::Arc;
use std::time::Instant;

use async_nats::{Message, Subscriber};
use futures_util::StreamExt;
use gaffer_games::protocol::Problem;
use gaffer_games::words::Language;
use tokio::sync::oneshot;

use super::Bus;
use super::wire::{Answered, Asked, Refused, packed, unpacked};
use crate::App;
use crate::open_matches::Near;
use crate::owner::Command;
use crate::problem;

/// Passes on what other nodes ask until the owner is gone.
pub(super) async fn run(app: Arc<App>, id: String, owner: Near, asked: Subscriber) {
    let Some(bus) = &app.bus else { return };
    let pass_on = |message| pass_on(&app, bus, &owner, message);
    listen(bus, asked, owner.closed(), pass_on).await;
    tracing::debug!(
        tag = crate::log::tag(&id),
        "a match is not listened for any more"
    );
}

/// Passes on what is asked until whoever answers is gone.
pub(super) async fn listen<P: Future<Output = ()>>(
    bus: &Bus,
    mut asked: Subscriber,
    gone: impl Future<Output = ()>,
    pass_on: impl Fn(Message) -> P,
) {
    let mut gone = pin!(gone);
    loop {
        tokio::select! {
            biased;
            () = &mut gone => break,
            () = bus.until_given_up() => break,
            message = asked.next() => match message {
                Some(message) => pass_on(message).await,
                None => break,
            }
        }
    }
    // From now on NATS says that nobody is there; whoever asked before looks again.
    let _ = asked.unsubscribe().await;
    while let Some(message) = asked.next().await {
        answer(bus, message.reply, &Answered::Gone).await;
    }
}

async fn pass_on(app: &Arc<App>, bus: &Bus, owner: &Near, message: Message) {
    let Some(asked) = unpacked::<Asked>(&message.payload) else {
        return answer(bus, message.reply, &Answered::Gone).await;
    };
    let is_only_heard = asked.is_only_heard();
    let Some((command, done)) = command(app, bus, owner, asked) else {
        return answer(bus, message.reply, &Answered::Gone).await;
    };
    match owner.send(command) {
        Err(unheard) => answer(bus, message.reply, &unheard.into()).await,
        Ok(()) if is_only_heard => {
            let heard = Answered::Heard(bus.node.clone());
            answer(bus, message.reply, &heard).await;
        }
        Ok(()) => {
            let app = Arc::clone(app);
            tokio::spawn(async move {
                let done = done.told().await;
                if let (Some(bus), Some(reply)) = (&app.bus, message.reply) {
                    // It is waited for as long as this node lives.
                    bus.say_at_last(reply, packed(&done)).await;
                }
            });
        }
    }
}

/// Answers another node.
pub(super) async fn answer(bus: &Bus, reply: Option<async_nats::Subject>, answered: &Answered) {
    if let Some(reply) = reply {
        // Whoever hears nothing asks again.
        bus.say(reply, packed(answered)).await;
    }
}

/// What is waited for before a node is answered.
enum Done {
    /// Nothing.
    Heard,
    Seat(
        oneshot::Receiver<Result<gaffer_core::Side, Problem>>,
        Language,
    ),
    Vacation(oneshot::Receiver<Result<Option<crate::owner::Away>, Problem>>),
    Plain(oneshot::Receiver<Result<(), Problem>>),
    Played(oneshot::Receiver<()>),
}

impl Done {
    async fn told(self) -> Answered {
        const ENGLISH: Language = Language::ENGLISH;
        match self {
            Self::Heard => Answered::Gone,
            Self::Seat(word, language) => Answered::Seat(outcome(word, language).await),
            Self::Vacation(word) => Answered::Vacation(outcome(word, ENGLISH).await),
            Self::Plain(word) => Answered::Done(outcome(word, ENGLISH).await),
            Self::Played(word) => {
                let failed = |_| Refused::said(problem::internal(), ENGLISH);
                Answered::Done(word.await.map_err(failed))
            }
        }
    }
}

async fn outcome<T>(
    word: oneshot::Receiver<Result<T, Problem>>,
    language: Language,
) -> Result<T, Refused> {
    let word = word.await.unwrap_or_else(|_| Err(problem::internal()));
    word.map_err(|problem| Refused::said(problem, language))
}

/// What is asked, as the owner takes it; none where it is said of a connection that is not here, or needs nobody.
fn command(app: &Arc<App>, bus: &Bus, owner: &Near, asked: Asked) -> Option<(Command, Done)> {
    Some(match asked {
        Asked::Join(arrival) => {
            let place = arrival.place.clone();
            bus.nodes.heard(&place.node, Instant::now());
            let (connection, queue) = bus.guests.welcome(app, place, owner.clone());
            let newcomer = arrival.into_newcomer(connection, queue);
            (Command::Join(Box::new(newcomer)), Done::Heard)
        }
        Asked::Request(place, request) => {
            let connection = bus.guests.number(&place)?;
            let asked = Instant::now();
            let command = Command::Request {
                connection,
                asked,
                request,
            };
            (command, Done::Heard)
        }
        Asked::Leave(place) => {
            bus.guests.leave(&place);
            return None;
        }
        Asked::Seat(change, language) => {
            let (told, word) = oneshot::channel();
            let command = Command::Seat(change, language, told);
            (command, Done::Seat(word, language))
        }
        Asked::Resign(side) => {
            let (told, word) = oneshot::channel();
            (Command::Resign(side, told), Done::Plain(word))
        }
        Asked::Vacation(side, days) => {
            let (told, word) = oneshot::channel();
            (Command::Vacation(side, days, told), Done::Vacation(word))
        }
        Asked::Order(order) => {
            let (told, word) = oneshot::channel();
            (Command::Order(order, told), Done::Plain(word))
        }
        Asked::PlayOn => {
            let (told, word) = oneshot::channel();
            (Command::PlayOn(told), Done::Played(word))
        }
        Asked::Reread => (Command::Reread, Done::Heard),
        Asked::Wake => (Command::Wake, Done::Heard),
    })
}
