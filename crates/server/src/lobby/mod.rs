//! The lobby: one task knows who is here and which challenges are open, makes the matches, and tells everybody.
//!
//! Since one task does all of it, of two who accept a challenge the second finds it gone. A match is on disk, with the challenges
//! taken away that led to it, before anybody is told.

mod making;
mod protocol;
mod requests;
mod told;
mod watch;

use std::future::pending;
use std::panic::AssertUnwindSafe;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use futures_util::FutureExt;
use gaffer_club::{AccountId, Lobby, Open, Person, Time};
use gaffer_games::words::Language;
use serde::{Deserialize, Serialize};
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{Notify, mpsc};
use tokio::time::{MissedTickBehavior, interval, sleep};

use crate::App;
use crate::bus::lobby::AskedLobby;
use crate::bus::{self, Bus, Way};
use crate::clock;
use crate::connection::{self, ToAnswerer};
use crate::open_matches::Unheard;
use crate::owner::Queue;
use crate::people::{Caller, Scope};
use crate::secret::SeatHash;
use crate::store::{LobbyWork, Store, StoreError};
use crate::visitor::Visitor;
use crate::websocket::Socket;
pub(crate) use protocol::{
    ChallengeInfo, LobbyMessage, LobbyRequest, LobbyWant, PersonInfo, WatchInfo,
};
pub(crate) use watch::{Shown, Watched};

/// How often time that is over, pairs and matches to watch are looked for.
const EVERY: Duration = Duration::from_secs(1);
/// The most commands that wait.
const MAILBOX: usize = 1024;

/// What the lobby is asked.
#[derive(Debug)]
pub(crate) enum Command {
    /// Somebody comes.
    Join(Box<Newcomer>),
    /// A request of somebody who is there.
    Request(u64, Box<LobbyRequest>),
    /// Accounts were closed or suspended.
    Forget(Vec<i64>),
    /// The operator takes all challenges away.
    Clear,
}

/// Somebody who comes.
#[derive(Debug)]
pub(crate) struct Newcomer {
    /// His connection.
    pub connection: u64,
    /// From where he comes.
    pub visitor: Visitor,
    /// His account.
    pub caller: Option<Caller>,
    /// The request with which he comes.
    pub join: LobbyRequest,
    /// Where his messages go.
    pub queue: Queue,
}

/// A place in which somebody has the lobby open.
#[derive(Debug)]
struct Member {
    connection: u64,
    visitor: Visitor,
    who: Person,
    caller: Option<Caller>,
    want: LobbyWant,
    seen: bool,
    language: Language,
    queue: Queue,
    /// What he was last told of himself.
    yours: Option<String>,
}

/// What is kept of an open challenge beside what pairing needs.
#[derive(Clone, Debug)]
struct Kept {
    /// The hash of the secret of its maker's seat.
    seat: SeatHash,
    /// From where it was made, where that counts.
    from: Option<Visitor>,
    about: About,
}

/// What is stored of it too.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct About {
    by: Option<PersonInfo>,
    to: Option<String>,
    /// The id of the request that made it.
    request: String,
    /// Whether everybody finds the match.
    public: bool,
    /// The maker's rating points, where he is rated.
    points: Option<u16>,
}

/// The way to the lobby that counts, wherever it is, for one connection.
pub(crate) type ToAnyLobby = Way<ToLobby, LobbyRequest>;

/// The way to the lobby of this node; where there are several that of the node with the duty counts.
#[derive(Clone, Debug)]
pub(crate) struct ToLobby {
    commands: mpsc::Sender<Command>,
    left: Arc<Notify>,
}

/// What the lobby's task begins with.
#[derive(Debug)]
pub(crate) struct Mailbox {
    commands: mpsc::Receiver<Command>,
    left: Arc<Notify>,
}

/// The way to a lobby, and its end of it.
pub(crate) fn channel() -> (ToLobby, Mailbox) {
    let (sender, commands) = mpsc::channel(MAILBOX);
    let left = Arc::new(Notify::new());
    let to = ToLobby {
        commands: sender,
        left: Arc::clone(&left),
    };
    (to, Mailbox { commands, left })
}

impl ToLobby {
    /// Accounts were closed or suspended: what they wanted to play goes, and what was wanted of them, in the lobby that counts.
    pub(crate) async fn forget(&self, app: &App, accounts: Vec<i64>) {
        if let Some(bus) = elsewhere(app) {
            let forget = AskedLobby::Forget(accounts.clone());
            if bus::lobby::tell(app, bus, &forget).await {
                return;
            }
        }
        // The task lives as long as the server.
        let _ = self.commands.send(Command::Forget(accounts)).await;
    }

    /// Takes all challenges away from the lobby that counts.
    pub(crate) async fn clear(&self, app: &App) {
        if let Some(bus) = elsewhere(app)
            && bus::lobby::tell(app, bus, &AskedLobby::Clear).await
        {
            return;
        }
        // The task lives as long as the server.
        let _ = self.commands.send(Command::Clear).await;
    }

    /// Brings somebody to the lobby that counts; none if it has too much to do, or cannot be reached.
    pub(crate) async fn join(&self, app: &Arc<App>, newcomer: Newcomer) -> Option<ToAnyLobby> {
        if let Some(bus) = elsewhere(app) {
            return bus::lobby::join(app, bus, newcomer).await;
        }
        self.send(Command::Join(Box::new(newcomer))).ok()?;
        Some(Way::Here(self.clone()))
    }

    /// Asks the lobby of this node.
    pub(crate) fn send(&self, command: Command) -> Result<(), Unheard> {
        self.commands
            .try_send(command)
            .map_err(|unsent| match unsent {
                TrySendError::Full(_) => Unheard::Busy,
                TrySendError::Closed(_) => Unheard::Gone,
            })
    }
}

impl ToAnswerer<LobbyRequest> for ToLobby {
    fn ask(&self, connection: u64, request: LobbyRequest) -> Result<(), Unheard> {
        self.send(Command::Request(connection, Box::new(request)))
    }

    fn leave(&self) {
        self.left.notify_one();
    }
}

/// Serves one WebSocket of the lobby until either side ends it.
pub(crate) async fn serve(socket: Socket, visitor: Visitor, caller: Option<Caller>, app: Arc<App>) {
    let place = caller.as_ref().map(|caller| caller.place);
    let at = &app;
    let join = move |join, connection, queue| async move {
        let newcomer = Newcomer {
            connection,
            visitor,
            caller,
            join,
            queue,
        };
        at.lobby.join(at, newcomer).await
    };
    connection::serve(socket, visitor, place, &app, "lobby", join).await;
}

/// The way to the other nodes, where the lobby of one of them counts.
fn elsewhere(app: &App) -> Option<&Bus> {
    app.bus.as_ref().filter(|_| !app.duty.is_here())
}

/// Keeps the lobby, whenever it is the one that counts, as long as the server runs.
pub(crate) fn start(app: &Arc<App>, mut mailbox: Mailbox) {
    let app = Arc::clone(app);
    let mut stopped = app.stopped.clone();
    tokio::spawn(async move {
        let keep = async {
            while let Some(store) = begun(&app, &mut mailbox).await {
                let owner = Owner::new(Arc::clone(&app), store.clone());
                let run = AssertUnwindSafe(owner.run(&mut mailbox)).catch_unwind();
                // Whoever was there is not told anything more, and joins again.
                tokio::select! {
                    ran = run => if ran.is_err() {
                        tracing::error!("the lobby panicked");
                    },
                    () = app.duty.until_other(&store) => {
                        tracing::info!("the lobby is not the one of this node any more");
                    }
                }
            }
        };
        let leaving = async {
            match &app.bus {
                Some(bus) => bus.until_leaving().await,
                None => pending().await,
            }
        };
        tokio::select! {
            () = keep => {}
            () = leaving => {}
            // A closed channel means the same: the server is going.
            _ = stopped.wait_for(|stopped| *stopped) => {}
        }
    });
}

/// Waits until the lobby of this node counts. Whoever comes to it before that is sent away, and joins again.
async fn begun(app: &App, mailbox: &mut Mailbox) -> Option<Store> {
    let mut begun = pin!(app.duty.begun());
    loop {
        tokio::select! {
            // It counts before anybody can be brought here because it does.
            biased;
            store = &mut begun => return store,
            command = mailbox.commands.recv() => drop(command?),
        }
    }
}

/// The task of the lobby.
#[derive(Debug)]
struct Owner {
    app: Arc<App>,
    /// The store as the lobby that counts writes to it.
    store: Store,
    lobby: Lobby<Kept>,
    members: Vec<Member>,
    /// The matches to watch, as they were last looked at.
    watch: Vec<WatchInfo>,
    /// What everybody was last told.
    told: Option<String>,
}

impl Owner {
    fn new(app: Arc<App>, store: Store) -> Self {
        Self {
            app,
            store,
            // Not the numbers of a lobby before this one.
            lobby: Lobby::new(clock::time().0),
            members: Vec::new(),
            watch: Vec::new(),
            told: None,
        }
    }

    async fn run(mut self, mailbox: &mut Mailbox) {
        while let Err(error) = self.read().await {
            if self.store.is_lost() {
                return;
            }
            tracing::error!(%error, "the challenges could not be read");
            sleep(EVERY).await;
        }
        let mut tick = interval(EVERY);
        tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                command = mailbox.commands.recv() => match command {
                    Some(command) => self.take(command).await,
                    None => return,
                },
                () = mailbox.left.notified() => self.let_go(),
                _ = tick.tick() => self.look().await,
            }
            if self.store.is_lost() {
                // The lobby of another node counts.
                return;
            }
            self.tell();
        }
    }

    /// Reads the challenges by letter; whoever was told of others is told no more.
    async fn read(&mut self) -> Result<(), StoreError> {
        if self.app.people.club().is_some() {
            self.store.write_lobby(LobbyWork::Begin).await?;
        }
        for open in by_letter(&self.store).await? {
            self.lobby.restore(open);
        }
        Ok(())
    }

    async fn take(&mut self, command: Command) {
        match command {
            Command::Join(newcomer) => self.join(*newcomer).await,
            Command::Request(connection, request) => {
                Box::pin(self.act(connection, *request)).await;
            }
            Command::Forget(accounts) => {
                for account in accounts {
                    let gone = self.lobby.forget(AccountId(account));
                    self.close(&gone).await;
                }
            }
            Command::Clear => {
                let gone = self.lobby.clear();
                self.close(&gone).await;
            }
        }
    }

    /// Lets those go who no longer listen.
    fn let_go(&mut self) {
        self.keep_where(|member| !member.queue.is_closed());
    }

    /// Keeps some places open; whoever has one of the others is not there any more.
    fn keep_where(&mut self, mut is_kept: impl FnMut(&mut Member) -> bool) {
        let now = now();
        let lobby = &mut self.lobby;
        self.members.retain_mut(|member| {
            let is_kept = is_kept(member);
            if !is_kept {
                lobby.leave(member.who, now);
            }
            is_kept
        });
    }

    /// Looks for time that is over, for pairs, and for what is to be watched.
    async fn look(&mut self) {
        self.let_go();
        let over = self.lobby.expire(now());
        self.close(&over).await;
        self.pair().await;
        if self
            .members
            .iter()
            .any(|member| member.want == LobbyWant::Lobby)
        {
            self.watch = self.app.watched.listed();
        }
    }

    /// Takes challenges out of the store, with what is told of them.
    async fn close(&mut self, gone: &[Open<Kept>]) {
        let stored = gone.iter().map(|open| &open.challenge);
        let stored =
            stored.filter(|challenge| !challenge.terms.is_live() || challenge.to.is_some());
        let numbers: Vec<u64> = stored.map(|challenge| challenge.id.0).collect();
        if numbers.is_empty() {
            return;
        }
        // What could not be taken away is over when it is read again, or its maker takes it away again.
        if let Err(error) = self.store.write_lobby(LobbyWork::Close(numbers)).await {
            tracing::error!(%error, "a challenge could not be taken away");
        }
    }
}

/// The challenges by letter as they are stored.
async fn by_letter(store: &Store) -> Result<Vec<Open<Kept>>, StoreError> {
    let stored = store.challenges().await?.into_iter();
    let open = stored.filter_map(|stored| {
        let Ok((challenge, about)) = serde_json::from_str(&stored.kept) else {
            tracing::error!("a stored challenge cannot be read");
            return None;
        };
        let with = Kept {
            seat: stored.seat,
            from: None,
            about,
        };
        Some(Open { challenge, with })
    });
    Ok(open.collect())
}

/// The challenges by letter that an account has made.
pub(crate) async fn made_by(store: &Store, account: i64) -> Result<Vec<ChallengeInfo>, StoreError> {
    let open = by_letter(store).await?;
    let own = |open: &&Open<Kept>| open.challenge.maker.who == Person::Account(AccountId(account));
    Ok(open.iter().filter(own).map(told::challenge).collect())
}

/// The moment that it is now.
fn now() -> Time {
    Time(clock::time().0)
}

/// Whether somebody may do something: a token has to be made for it.
fn may(member: &Member, scope: Scope) -> Result<(), gaffer_games::protocol::Problem> {
    let caller = member.caller.as_ref();
    caller.map_or(Ok(()), |caller| caller.check(scope))
}
