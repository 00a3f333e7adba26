//! The open matches: which owner serves which match, and the way to it.

use std::collections::HashMap;
use std::panic::AssertUnwindSafe;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use futures_util::FutureExt;
use gaffer_core::Side;
use gaffer_games::protocol::{Invitation, Invited, MatchInfo, Problem, Request};
use gaffer_games::words::Language;
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{Notify, mpsc, oneshot};

use crate::App;
use crate::bus::{Way, route};
use crate::connection::ToAnswerer;
use crate::live::Live;
use crate::log;
use crate::owner::{Away, Command, Newcomer, Owner, SeatChange, invitation};
use crate::problem;
use crate::store::{Order, Store};

/// The way to the owner of a match.
pub(crate) type ToOwner = Way<Near, Request>;

/// The way to an owner in this process.
#[derive(Clone, Debug)]
pub(crate) struct Near {
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

impl ToAnswerer<Request> for Near {
    fn ask(&self, connection: u64, request: Request) -> Result<(), Unheard> {
        self.send(Command::Request {
            connection,
            asked: Instant::now(),
            request: Box::new(request),
        })
    }

    /// Lets the owner look who is still there; this takes no room, and so it is never lost.
    fn leave(&self) {
        self.left.notify_one();
    }
}

impl Near {
    /// Sends the owner a command.
    pub(crate) fn send(&self, command: Command) -> Result<(), Unheard> {
        self.commands
            .try_send(command)
            .map_err(|unsent| match unsent {
                TrySendError::Full(_) => Unheard::Busy,
                TrySendError::Closed(_) => Unheard::Gone,
            })
    }

    /// Waits until the owner is gone.
    pub(crate) async fn closed(&self) {
        self.commands.closed().await;
    }
}

/// An open match.
#[derive(Debug)]
struct Open {
    owner: Near,
    /// The store as its owner writes to it, where there are several nodes.
    fenced: Option<Store>,
}

/// The owners of this process by match. Where there are several nodes a match has its owner in one of them, and this is the way
/// to it wherever it is.
#[derive(Debug, Default)]
pub(crate) struct OpenMatches(Mutex<HashMap<String, Open>>);

impl OpenMatches {
    /// Brings a newcomer to the owner of a match, who is called where there is none; none if the owner has too much to
    /// do.
    pub(crate) async fn join(
        &self,
        app: &Arc<App>,
        id: &str,
        newcomer: Newcomer,
    ) -> Option<ToOwner> {
        match &app.bus {
            None => {
                let join = Command::Join(Box::new(newcomer));
                self.send_here(app, id, join).ok().flatten()
            }
            Some(bus) => route::join(app, bus, id, newcomer).await,
        }
    }

    /// What is open of a match, from its owner, who has it in memory for a while.
    pub(crate) async fn info(
        &self,
        app: &Arc<App>,
        id: &str,
        language: Language,
    ) -> Result<MatchInfo, Problem> {
        let (told, word) = oneshot::channel();
        let Ok(sent) = self.send_here(app, id, Command::Info(language, told)) else {
            return app.look_at(id, move |live| live.info(language)).await;
        };
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
        let command = Command::Invitation(invited.clone(), language, told);
        let Ok(sent) = self.send_here(app, id, command) else {
            let look = move |live: &Live| invitation(live, &invited, language);
            return app.look_at(id, look).await;
        };
        sent.ok_or_else(problem::busy)?;
        let invitation = word.await.unwrap_or_else(|_| Err(problem::internal()));
        invitation.map(|invitation| *invitation)
    }

    /// Lets the owner of a match change a seat; whose it is. What is wrong with that may be said in a language already.
    pub(crate) async fn change_seat(
        &self,
        app: &Arc<App>,
        id: &str,
        change: SeatChange,
        language: Language,
    ) -> Result<Side, Problem> {
        let (done, word) = oneshot::channel();
        let command = Command::Seat(Box::new(change), language, done);
        let sent = self.send(app, id, command).await;
        sent.ok_or_else(problem::busy)?;
        word.await.unwrap_or_else(|_| Err(problem::internal()))
    }

    /// Gives a match up for a side whose account was closed.
    pub(crate) async fn resign(&self, app: &Arc<App>, id: &str, side: Side) -> Result<(), Problem> {
        let (done, word) = oneshot::channel();
        let sent = self.send(app, id, Command::Resign(side, done)).await;
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
        let command = Command::Vacation(side, days, done);
        let sent = self.send(app, id, command).await;
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
        let command = Command::Order(Box::new(order), done);
        let sent = self.send(app, id, command).await;
        sent.ok_or_else(problem::busy)?;
        word.await.unwrap_or_else(|_| Err(problem::internal()))
    }

    /// Lets the owner of a match go on with it though nobody looks, until a person has to decide or it is over; false where
    /// he cannot.
    pub(crate) async fn play_on(&self, app: &Arc<App>, id: &str) -> bool {
        let (done, word) = oneshot::channel();
        let sent = self.send(app, id, Command::PlayOn(done)).await;
        sent.is_some() && word.await.is_ok()
    }

    /// Lets the owner of a match see whether the time of somebody is over.
    pub(crate) async fn wake(&self, app: &Arc<App>, id: &str) {
        // One who has too much to do sees it anyway.
        let _ = self.send(app, id, Command::Wake).await;
    }

    /// Lets the owner of a match, where it has one, read again what is stored of it.
    pub(crate) async fn reread(&self, app: &Arc<App>, id: &str) {
        // One who has too much to do reads it when nobody has looked for a while.
        if self.is_open(id) {
            let _ = self.send(app, id, Command::Reread).await;
        } else if let Some(bus) = &app.bus {
            route::reread(bus, id).await;
        }
    }

    /// Sends a command to the owner of a match wherever it is; none if it has too much to do, or cannot be reached.
    async fn send(&self, app: &Arc<App>, id: &str, command: Command) -> Option<()> {
        match &app.bus {
            None => self.send_here(app, id, command).ok()?.map(|_| ()),
            Some(bus) => route::send(app, bus, id, command).await.then_some(()),
        }
    }

    /// Sends a command to the owner in this process, who is called where there is none; none if it has too much to do. Gives the
    /// command back where another node may have the match.
    fn send_here(
        &self,
        app: &Arc<App>,
        id: &str,
        command: Command,
    ) -> Result<Option<ToOwner>, Command> {
        // Finding and sending are one step, so that an owner cannot leave in between.
        let mut owners = self.owners();
        match to_open(&owners, id, command) {
            Err(command) if app.bus.is_none() => {
                let owner = begin(&mut owners, app, id, None, command);
                Ok(Some(ToOwner::Here(owner)))
            }
            sent => sent,
        }
    }

    /// Sends a command to the owner in this process; gives it back where there is none.
    pub(crate) fn send_to_open(
        &self,
        id: &str,
        command: Command,
    ) -> Result<Option<ToOwner>, Command> {
        to_open(&self.owners(), id, command)
    }

    /// Lets the owner of a match that this node has taken over begin with a command; it writes by the fence of its store.
    pub(crate) fn open(&self, app: &Arc<App>, id: &str, fenced: Store, command: Command) -> Near {
        begin(&mut self.owners(), app, id, Some(fenced), command)
    }

    /// Whether somebody in this process has the match in his hands.
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

    /// Gives all matches up: their owners write what they have begun and end.
    pub(crate) fn give_up(&self) {
        let open: Vec<Open> = self.owners().drain().map(|(_, open)| open).collect();
        for open in open {
            if let Some(fenced) = &open.fenced {
                fenced.give_up();
            }
            open.owner.leave();
        }
    }

    /// Lets those owners end whose matches other nodes have taken over.
    pub(crate) async fn look_at_fences(&self, store: &Store) {
        let fenced = |open: &Open| Some((open.fenced.clone()?, open.owner.clone()));
        let fenced: Vec<_> = self.owners().values().filter_map(fenced).collect();
        let (fenced, owners): (Vec<Store>, Vec<Near>) = fenced.into_iter().unzip();
        // One whose fence cannot be looked at is told when it writes.
        let _ = store.look_at_fences(&fenced).await;
        for owner in owners {
            owner.leave();
        }
    }

    /// How many matches are open.
    pub(crate) fn len(&self) -> usize {
        self.owners().len()
    }

    /// Forgets an owner that has ended, unless another one has begun.
    fn forget(&self, id: &str) {
        let mut owners = self.owners();
        let is_gone = |open: &Open| open.owner.commands.is_closed();
        if owners.get(id).is_some_and(is_gone) {
            owners.remove(id);
        }
    }

    fn owners(&self) -> Owners<'_> {
        // The map is whole after every line above, so a panic elsewhere has not broken it.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

type Owners<'a> = MutexGuard<'a, HashMap<String, Open>>;

/// Sends a command to the owner of an open match; gives it back where there is none.
fn to_open(owners: &Owners<'_>, id: &str, command: Command) -> Result<Option<ToOwner>, Command> {
    let Some(Open { owner, .. }) = owners.get(id) else {
        return Err(command);
    };
    match owner.commands.try_send(command) {
        Ok(()) => Ok(Some(ToOwner::Here(owner.clone()))),
        Err(TrySendError::Full(_)) => Ok(None),
        // This owner has failed: another one takes over what is stored.
        Err(TrySendError::Closed(refused)) => Err(refused),
    }
}

/// Lets an owner begin with a command.
fn begin(
    owners: &mut Owners<'_>,
    app: &Arc<App>,
    id: &str,
    fenced: Option<Store>,
    command: Command,
) -> Near {
    let (commands, mailbox) = mpsc::channel(app.limits.mailbox.max(1));
    let left = Arc::new(Notify::new());
    let _ = commands.try_send(command);
    let store = fenced.clone().unwrap_or_else(|| app.store.clone());
    let id = id.to_owned();
    let task = Owner::new(
        id.clone(),
        Arc::clone(app),
        store,
        mailbox,
        Arc::clone(&left),
    );
    tokio::spawn(run(task, id.clone()));
    let owner = Near { commands, left };
    let open = Open {
        owner: owner.clone(),
        fenced,
    };
    owners.insert(id, open);
    owner
}

/// Lets an owner work; a mistake in one match is that match's alone, and its next owner reads it from the store.
async fn run(owner: Owner, id: String) {
    let tag = log::tag(&id);
    let app = owner.app();
    tracing::info!(tag, "a match is opened");
    let ran = AssertUnwindSafe(owner.run()).catch_unwind().await;
    app.open.forget(&id);
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
