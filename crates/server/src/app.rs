//! What every part of a running server shares.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use gaffer_core::{BySide, Side};
use gaffer_games::protocol::{MatchInfo, Problem};
use gaffer_games::thinking::Watch;
use gaffer_games::words::Language;
use gaffer_table::{Entry, Who};
use tokio::sync::{Notify, mpsc, watch};
use tokio::task::spawn_blocking;

use crate::allowances::Allowances;
use crate::archive::{self, ToArchive};
use crate::bans::Bans;
use crate::bus::Bus;
use crate::cups::{Cups, KeptChances};
use crate::duty::Duty;
use crate::film::Films;
use crate::health::Readiness;
use crate::jobs::Jobs;
use crate::laboratory::Laboratory;
use crate::limits::Limits;
use crate::live::{Live, people};
use crate::lobby::{self, ToLobby, Watched};
use crate::metrics::{Counted, Metrics};
use crate::notices::{Stand, standing};
use crate::open_matches::OpenMatches;
use crate::people::{People, SeatAsker};
use crate::pieces::Errands;
use crate::places::Places;
use crate::proxies::Proxies;
use crate::reports::Reports;
use crate::requests::so_many_a_second;
use crate::reviews::Reviews;
use crate::store::{Batch, Store, Stored};
use crate::thinking_queue::{Asker, QueuePlace, ThinkingQueue};
use crate::visitor::Visitor;
use crate::{clock, creations, problem};

/// So many connections of a visitor may say all they may at the same time.
const FULL_SOCKETS: u32 = 8;

/// For whom a server is, as its command line says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Openness {
    /// Whether nobody but whoever sits at this computer can reach it: it listens on this computer alone, and no proxy
    /// stands in front of it.
    pub one_computer: bool,
    /// Whether whoever sits at this computer may let programs play.
    pub programs: bool,
}

/// The shared parts.
#[derive(Debug)]
pub(crate) struct App {
    /// The matches on disk.
    pub store: Store,
    /// The way to the other nodes; nothing where this server is alone.
    pub bus: Option<Bus>,
    /// What one node does for all.
    pub duty: Duty,
    /// The matches in somebody's hands.
    pub open: OpenMatches,
    /// The competitions in somebody's hands.
    pub cups: Cups,
    /// Everybody's chances in those that were looked at last.
    pub chances: KeptChances,
    /// The matches that addresses may still set up.
    pub creations: Allowances,
    /// The matches that competitions may still have which addresses set up.
    pub cup_matches: Allowances,
    /// The questions about positions that addresses may still ask.
    pub studies: Allowances,
    /// The challenges that addresses may still make.
    pub challenges: Allowances,
    /// The records that addresses may still load.
    pub imports: Allowances,
    /// The HTTP requests that addresses may still make.
    pub requests: Allowances,
    /// What all connections of a visitor may say together.
    pub messages: Allowances,
    /// What visitors may still say beside matches.
    pub sayings: Allowances,
    /// The places for connections.
    pub places: Places,
    /// The proxies that are believed.
    pub proxies: Proxies,
    /// Whom the operator keeps away.
    pub bans: Bans,
    /// The club and its people.
    pub people: People,
    /// What is counted.
    pub metrics: Metrics,
    /// Whether the store is well.
    pub readiness: Readiness,
    /// The way to the lobby.
    pub lobby: ToLobby,
    /// The public matches that go on.
    pub watched: Watched,
    /// The matches that were leafed through last.
    pub films: Films,
    /// Rule sets that are held against each other.
    pub laboratory: Laboratory,
    /// The reports that are under way.
    pub reports: Reports,
    /// The reviews that are under way.
    pub reviews: Reviews,
    /// What any node may do.
    pub jobs: Jobs,
    /// What the pieces of commands are of, as far as this node does some.
    pub errands: Errands,
    /// The limits.
    pub limits: Limits,
    /// For whom it is.
    pub openness: Openness,
    /// Becomes true when the server stops.
    pub stopped: watch::Receiver<bool>,
    /// Where matches that have ended are kept.
    pub archive: ToArchive,
    connections: AtomicU64,
    /// The places of coaches who think for seconds.
    pub thinking: ThinkingQueue,
    /// The same for matches that are played again.
    pub replaying: ThinkingQueue,
}

impl App {
    /// A server's shared parts.
    pub(crate) fn new(
        store: Store,
        limits: Limits,
        openness: Openness,
        proxies: Proxies,
        people: People,
        stopped: watch::Receiver<bool>,
        bus: Option<Bus>,
    ) -> Arc<Self> {
        let (archive, ended) = mpsc::channel(archive::WAITING);
        let (lobby, mailbox) = lobby::channel();
        let app = Arc::new(Self {
            archive,
            duty: Duty::new(&store, bus.as_ref()),
            store,
            bus,
            open: OpenMatches::default(),
            cups: Cups::default(),
            chances: KeptChances::default(),
            creations: creations::matches(limits.matches),
            cup_matches: creations::cup_matches(limits.cup_matches),
            studies: creations::studies(),
            challenges: creations::challenges(),
            imports: creations::records(limits.imports),
            requests: so_many_a_second(limits.requests),
            messages: so_many_a_second(limits.rate.saturating_mul(FULL_SOCKETS)),
            sayings: creations::sayings(),
            places: Places::new(limits.connections, limits.connections_per_address),
            proxies,
            bans: Bans::default(),
            people,
            metrics: Metrics::default(),
            readiness: Readiness::default(),
            lobby,
            watched: Watched::default(),
            films: Films::default(),
            laboratory: Laboratory::default(),
            reports: Reports::default(),
            reviews: Reviews::default(),
            jobs: Jobs::default(),
            errands: Errands::default(),
            limits,
            openness,
            stopped,
            connections: AtomicU64::new(0),
            thinking: ThinkingQueue::new(cores()),
            replaying: ThinkingQueue::new(cores()),
        });
        archive::start(&app, ended);
        lobby::start(&app, mailbox);
        app
    }

    /// The number of a new connection.
    pub(crate) fn next_connection(&self) -> u64 {
        self.connections.fetch_add(1, Ordering::Relaxed)
    }

    /// A match as it is stored.
    pub(crate) async fn read(&self, id: &str) -> Result<Stored, Problem> {
        match self.store.read(id).await {
            Ok(Some(stored)) => Ok(stored),
            Ok(None) => Err(problem::unknown_match()),
            Err(error) => Err(problem::storage_failed(&error)),
        }
    }

    /// A match as it is stored, for whoever asks: whoever has no seat of it may see it later than it is played.
    pub(crate) async fn read_for(&self, id: &str, asker: &SeatAsker) -> Result<Stored, Problem> {
        let stored = self.read(id).await?;
        if stored.about.delay == 0 || self.has_seat(&stored, asker).await? {
            return Ok(stored);
        }
        Ok(stored.watched_at(clock::time()).0)
    }

    /// Whether somebody has a seat of a match, by its secret or by his account.
    async fn has_seat(&self, stored: &Stored, asker: &SeatAsker) -> Result<bool, Problem> {
        let keys = &stored.about.seats;
        let opens = |secret: &str| {
            let opens = |side: Side| keys[side].seat.is_some_and(|hash| hash.is_of(secret));
            // Both are compared, so that the time tells nothing.
            Side::BOTH.map(opens).contains(&true)
        };
        if asker.secret.as_deref().is_some_and(opens) {
            return Ok(true);
        }
        let Some(account) = asker.account else {
            return Ok(false);
        };
        let sides = self.store.sides_of(account, &stored.about.id).await;
        let sides = sides.map_err(|error| problem::storage_failed(&error))?;
        Ok(!sides.is_empty())
    }

    /// What is open of a match to whoever asks.
    pub(crate) async fn info_for(
        self: &Arc<Self>,
        id: &str,
        language: Language,
        asker: &SeatAsker,
    ) -> Result<MatchInfo, Problem> {
        let info = self.open.info(self, id, language).await?;
        if info.delay == 0 {
            return Ok(info);
        }
        let stored = self.read_for(id, asker).await?;
        if !stored.is_cut {
            return Ok(info);
        }
        let load = move || Live::load(stored, u64::MAX)?.0.info(language);
        off_the_runtime(load).await?
    }

    /// A match played again from what is stored, for its owner. Where the rules have changed under it, that it goes on
    /// from how it stood is stored first: by nobody else, since two who store the same would contradict each other.
    pub(crate) async fn load(&self, store: &Store, id: &str) -> Result<Live, Problem> {
        let stored = self.read(id).await?;
        let most = self.store.keeping().entries;
        let (mut live, changed) = off_the_runtime(move || Live::load(stored, most)).await??;
        if let Some(what) = changed {
            live.untold = people(&live.about);
            let entry = Entry {
                what,
                who: Who::Table,
                at: clock::time(),
            };
            let batch = Batch {
                number: live.number,
                version: live.table.entries(),
                entries: vec![entry],
                noted: live.table.notes(),
                notes: Vec::new(),
                deadline: live.table.deadline(),
                plans: BySide::default(),
                stamp: None,
                standing: live.standing(0)?,
                untold: Some(live.untold),
                booking: None,
                stands: None,
            };
            let stored = store.append(batch).await;
            stored.map_err(|error| problem::storage_failed(&error))?;
            live.table.count_entry();
        }
        self.give_time_back(store, &mut live).await?;
        Ok(live)
    }

    /// Looks at a match as it is stored, which changes nothing and needs no owner.
    pub(crate) async fn look_at<T: Send + 'static>(
        &self,
        id: &str,
        look: impl FnOnce(&Live) -> Result<T, Problem> + Send + 'static,
    ) -> Result<T, Problem> {
        let stored = self.read(id).await?;
        off_the_runtime(move || look(&Live::load(stored, u64::MAX)?.0)).await?
    }

    /// What is so of a match for those who have accounts, where there are any.
    pub(crate) fn stands(&self, live: &Live, here: BySide<bool>) -> Option<Vec<Stand>> {
        self.people.club().map(|_| standing(live, here))
    }

    /// Gives the time back that passed while no server answered.
    async fn give_time_back(&self, store: &Store, live: &mut Live) -> Result<(), Problem> {
        if live.table.deadline().is_none() {
            return Ok(());
        }
        let failed = |error| problem::storage_failed(&error);
        let outages = self.store.outages(live.table.changed()).await;
        let changes = live.table.give_back(&outages.map_err(failed)?);
        if changes.notes.is_empty() {
            return Ok(());
        }
        let mut batch = live.batch(&changes, None)?;
        batch.stands = self.stands(live, BySide::default());
        store.append(batch).await.map_err(failed)
    }

    /// Does work on a match for a visitor when it is his turn: whoever asks for much makes others wait for one of it at
    /// most.
    pub(crate) async fn in_turn<T: Send + 'static>(
        &self,
        visitor: Visitor,
        match_id: &str,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let asker = Asker {
            address: visitor.address(),
            match_id: match_id.to_owned(),
        };
        let place = self.replaying.place(asker, Arc::default()).await;
        off_the_runtime(move || {
            let _place = place;
            work()
        })
        .await
    }

    /// Lets a coach think, watched by whoever waits: at once, or if it takes seconds when it is the asker's turn or
    /// somebody hurries it.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        asker: Option<Asker>,
        watch: Arc<Watch>,
        hurry: &Notify,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let waiting = asker
            .as_ref()
            .map(|_| Counted::new(&self.metrics.coaches_waiting));
        let place = match asker {
            None => None,
            Some(asker) => tokio::select! {
                place = self.thinking.place(asker, watch) => Some(place),
                () = hurry.notified() => None,
            },
        };
        drop(waiting);
        self.think_at(place, work).await
    }

    /// Lets a coach think now, at its place where it has one.
    pub(crate) async fn think_at<T: Send + 'static>(
        &self,
        place: Option<QueuePlace>,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let thinking = self.metrics.think();
        off_the_runtime(move || {
            // The place is taken until the work ends, whether or not anybody still waits for it.
            let (_place, _thinking) = (place, thinking);
            work()
        })
        .await
    }
}

/// The cores of this computer.
pub(crate) fn cores() -> usize {
    std::thread::available_parallelism().map_or(2, usize::from)
}

/// Does work that takes more than a moment, and turns a panic into a problem.
pub(crate) async fn off_the_runtime<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Problem> {
    spawn_blocking(work).await.map_err(|error| {
        // Not the error itself: it repeats the words of a panic, which may hold anything of a match.
        let panicked = error.is_panic();
        tracing::error!(panicked, "work on a match failed");
        problem::internal()
    })
}

#[cfg(test)]
mod tests {
    use std::io::{self, Write};
    use std::sync::Mutex;

    use super::*;

    #[derive(Clone, Default)]
    struct Log(Arc<Mutex<Vec<u8>>>);

    impl Write for Log {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.lock().unwrap().write(bytes)
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[tokio::test]
    async fn the_words_of_a_panic_are_not_logged() {
        let log = Log::default();
        let writer = log.clone();
        let subscriber = tracing_subscriber::fmt()
            .with_writer(move || writer.clone())
            .finish();
        let _logging = tracing::subscriber::set_default(subscriber);
        let failed = off_the_runtime(|| panic!("roll 5 2")).await;
        assert_eq!(failed, Err::<(), _>(problem::internal()));
        let logged = String::from_utf8(log.0.lock().unwrap().clone()).unwrap();
        assert!(logged.contains("work on a match failed"), "{logged}");
        assert!(!logged.contains("roll 5 2"), "{logged}");
    }
}
