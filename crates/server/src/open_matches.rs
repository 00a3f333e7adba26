//! The open matches: which owner serves which match, so that there is never more than one.

use std::collections::HashMap;
use std::panic::AssertUnwindSafe;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use futures_util::FutureExt;
use gaffer_core::Side;
use gaffer_games::protocol::{Invitation, Invited, MatchInfo, Problem, Request};
use gaffer_games::words::Language;
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{Notify, mpsc, oneshot};

use crate::App;
use crate::log;
use crate::owner::{Away, Command, Newcomer, Owner, SeatChange};
use crate::problem;
use crate::store::Order;

/// The way to the owner of a match.
#[derive(Clone, Debug)]
pub(crate) struct ToOwner {
    commands: mpsc::Sender<Command>,
    left: Arc<Notify>,
}

/// Why an owner does not hear somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unheard {
    /// Too much waits for it already.
    Busy,
    /// It has failed, and everybody comes back to what is stored.
    Gone,
}

impl ToOwner {
    /// Asks the owner on behalf of a connection.
    pub(crate) fn ask(&self, connection: u64, request: Request) -> Result<(), Unheard> {
        let request = Box::new(request);
        let command = Command::Request {
            connection,
            asked: Instant::now(),
            request,
        };
        self.commands
            .try_send(command)
            .map_err(|unsent| match unsent {
                TrySendError::Full(_) => Unheard::Busy,
                TrySendError::Closed(_) => Unheard::Gone,
            })
    }

    /// Tells the owner that somebody no longer listens; this takes no room, and so it is never lost.
    pub(crate) fn leave(&self) {
        self.left.notify_one();
    }
}

/// The owners by match.
#[derive(Debug, Default)]
pub(crate) struct OpenMatches(Mutex<HashMap<String, ToOwner>>);

impl OpenMatches {
    /// Brings a newcomer to the owner of a match, who is called where there is none; none if the owner has too much to
    /// do.
    pub(crate) fn join(&self, app: &Arc<App>, id: &str, newcomer: Newcomer) -> Option<ToOwner> {
        self.send(app, id, Command::Join(Box::new(newcomer)))
    }

    /// What is open of a match, from its owner, who has it in memory for a while.
    pub(crate) async fn info(
        &self,
        app: &Arc<App>,
        id: &str,
        language: Language,
    ) -> Result<MatchInfo, Problem> {
        let (told, word) = oneshot::channel();
        let sent = self.send(app, id, Command::Info(language, told));
        sent.ok_or_else(problem::busy)?;
        let info = word.await.unwrap_or_else(|_| Err(problem::internal()));
        info.map(|info| *info)
    }

    /// What somebody is invited to, from the owner of the match.
    pub(crate) async fn invitation(
        &self,
        app: &Arc<App>,
        id: &str,
        invited: Invited,
        language: Language,
    ) -> Result<Invitation, Problem> {
        let (told, word) = oneshot::channel();
        let sent = self.send(app, id, Command::Invitation(invited, language, told));
        sent.ok_or_else(problem::busy)?;
        let invitation = word.await.unwrap_or_else(|_| Err(problem::internal()));
        invitation.map(|invitation| *invitation)
    }

    /// Lets the owner of a match change a seat; whose it is.
    pub(crate) async fn change_seat(
        &self,
        app: &Arc<App>,
        id: &str,
        change: SeatChange,
    ) -> Result<Side, Problem> {
        let (done, word) = oneshot::channel();
        let sent = self.send(app, id, Command::Seat(Box::new(change), done));
        sent.ok_or_else(problem::busy)?;
        word.await.unwrap_or_else(|_| Err(problem::internal()))
    }

    /// Gives a match up for a side whose account was closed.
    pub(crate) async fn resign(&self, app: &Arc<App>, id: &str, side: Side) -> Result<(), Problem> {
        let (done, word) = oneshot::channel();
        let sent = self.send(app, id, Command::Resign(side, done));
        sent.ok_or_else(problem::busy)?;
        word.await.unwrap_or_else(|_| Err(problem::internal()))
    }

    /// Lets a side be away for some days; what it got, or nothing where nobody can be.
    pub(crate) async fn leave(
        &self,
        app: &Arc<App>,
        id: &str,
        side: Side,
        days: u32,
    ) -> Result<Option<Away>, Problem> {
        let (done, word) = oneshot::channel();
        let sent = self.send(app, id, Command::Vacation(side, days, done));
        sent.ok_or_else(problem::busy)?;
        word.await.unwrap_or_else(|_| Err(problem::internal()))
    }

    /// Lets the owner of a match carry out what the operator orders.
    pub(crate) async fn order(
        &self,
        app: &Arc<App>,
        id: &str,
        order: Order,
    ) -> Result<(), Problem> {
        let (done, word) = oneshot::channel();
        let sent = self.send(app, id, Command::Order(Box::new(order), done));
        sent.ok_or_else(problem::busy)?;
        word.await.unwrap_or_else(|_| Err(problem::internal()))
    }

    /// Lets the owner of a match go on with it though nobody looks, until a person has to decide or it is over; false where
    /// he cannot.
    pub(crate) async fn play_on(&self, app: &Arc<App>, id: &str) -> bool {
        let (done, word) = oneshot::channel();
        let sent = self.send(app, id, Command::PlayOn(done));
        sent.is_some() && word.await.is_ok()
    }

    /// Lets the owner of a match see whether the time of somebody is over.
    pub(crate) fn wake(&self, app: &Arc<App>, id: &str) {
        // One who has too much to do sees it anyway.
        let _ = self.send(app, id, Command::Wake);
    }

    /// Lets the owner of a match, where it has one, read again what is stored of it.
    pub(crate) fn reread(&self, app: &Arc<App>, id: &str) {
        if self.is_open(id) {
            // One who has too much to do reads it when nobody has looked for a while.
            let _ = self.send(app, id, Command::Reread);
        }
    }

    fn send(&self, app: &Arc<App>, id: &str, mut command: Command) -> Option<ToOwner> {
        // Finding and sending are one step, so that an owner cannot leave in between.
        let mut owners = self.owners();
        if let Some(owner) = owners.get(id) {
            match owner.commands.try_send(command) {
                Ok(()) => return Some(owner.clone()),
                Err(TrySendError::Full(_)) => return None,
                // This owner has failed: another one takes over what is stored.
                Err(TrySendError::Closed(refused)) => command = refused,
            }
        }
        let (commands, mailbox) = mpsc::channel(app.limits.mailbox.max(1));
        let left = Arc::new(Notify::new());
        let _ = commands.try_send(command);
        tokio::spawn(run(
            Owner::new(id.to_owned(), Arc::clone(app), mailbox, Arc::clone(&left)),
            id.to_owned(),
        ));
        let owner = ToOwner { commands, left };
        owners.insert(id.to_owned(), owner.clone());
        Some(owner)
    }

    /// Whether somebody has the match in his hands.
    pub(crate) fn is_open(&self, id: &str) -> bool {
        self.owners().contains_key(id)
    }

    /// Lets an owner go, unless somebody has come in the meantime.
    pub(crate) fn close(&self, id: &str, commands: &mpsc::Receiver<Command>) -> bool {
        let mut owners = self.owners();
        let idle = commands.is_empty();
        if idle {
            owners.remove(id);
        }
        idle
    }

    /// How many matches are open.
    pub(crate) fn len(&self) -> usize {
        self.owners().len()
    }

    fn owners(&self) -> std::sync::MutexGuard<'_, HashMap<String, ToOwner>> {
        // The map is whole after every line above, so a panic elsewhere has not broken it.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Lets an owner work; a mistake in one match is that match's alone, and its next owner reads it from the store.
async fn run(owner: Owner, id: String) {
    let tag = log::tag(&id);
    let app = owner.app();
    tracing::info!(tag, "a match is opened");
    let ran = AssertUnwindSafe(owner.run()).catch_unwind().await;
    if ran.is_ok() {
        tracing::info!(tag, "a match is closed");
    } else {
        tracing::error!(tag, "the owner of a match panicked");
    }
    // Not where somebody has come back to it meanwhile.
    if ran.is_err() || !app.open.is_open(&id) {
        app.watched.remove(&id);
    }
}
