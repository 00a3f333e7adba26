//! The one task that writes: whatever waits, of all matches, goes to disk in one transaction.

use std::sync::Arc;
use std::time::Duration;

use gaffer_core::{BySide, Noted, Side};
use gaffer_table::{Entry, Plans, Snapshot, Time};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, timeout, timeout_at};

use super::chat::SaidLine;
use super::cups::{CupBatch, CupWork};
use super::desk::DeskWork;
use super::expiry::Forget;
use super::health::{Health, Trouble};
use super::jobs::JobWork;
use super::lobby::LobbyWork;
use super::notices::NoticeWork;
use super::order::Order;
use super::owners::{Fence, TakeOver};
use super::packing::Packed;
use super::people::PeopleWork;
use super::place::Door;
use super::puzzles::NewTry;
use super::relations::RelationWork;
use super::results::{Booking, ResultWork};
use super::reviews::ReviewKey;
use super::size::Size;
use super::sql::{Connection, too_late};
use super::{Stamp, StoreError, StoredMatch, statements};
use crate::notices::Stand;

/// Entries to add to a match.
#[derive(Debug)]
pub(crate) struct Batch {
    /// The key of the match.
    pub number: i64,
    /// The version before, which is the number of the first entry.
    pub version: u64,
    /// The entries.
    pub entries: Vec<Entry>,
    /// The notes before.
    pub noted: u64,
    /// The notes to add.
    pub notes: Vec<Noted>,
    /// When the time of whoever decides is over from now on.
    pub deadline: Option<Time>,
    /// What seats have left for later, where it is another than before.
    pub plans: BySide<Option<Box<Plans>>>,
    /// The request that led to them, where one did.
    pub stamp: Option<Stamp>,
    /// How the match stands after them.
    pub standing: Snapshot,
    /// The seats that have to be told of a change of rules, where these entries are one.
    pub untold: Option<BySide<bool>>,
    /// What the match leaves in the book, where it is over.
    pub booking: Option<Box<Booking>>,
    /// What is so of the match now, where there may be somebody to be told.
    pub stands: Option<Vec<Stand>>,
}

/// What the sides of a match that is over want after it.
#[derive(Debug)]
pub(crate) struct AfterEnd {
    /// The key of the match.
    pub number: i64,
    /// The notes before.
    pub noted: u64,
    /// The notes to add.
    pub notes: Vec<Noted>,
    /// The request that led to them.
    pub stamp: Stamp,
    /// The match that both want.
    pub next: Option<(Box<StoredMatch>, Snapshot)>,
    /// What is so then for those who have accounts, where there are any.
    pub stands: Option<Vec<Stand>>,
}

/// Something to be written.
#[derive(Debug)]
pub(super) enum Work {
    /// A new match with the entries and notes it begins with.
    Begin(Box<StoredMatch>, Vec<Entry>, Vec<Noted>, Snapshot),
    /// A new match of a competition, and that it has begun: both or neither.
    BeginInCup(Box<StoredMatch>, Snapshot, CupBatch),
    /// Entries of a match.
    Append(Batch),
    /// What is wanted after the end of a match.
    AfterEnd(AfterEnd),
    /// A seat was told that the rules have changed.
    Told(i64, Side),
    /// A person has taken a seat of a match, or somebody looks at it.
    Visit {
        /// The key of the match.
        number: i64,
        /// Whether it was a person with a seat.
        seated: bool,
    },
    /// Matches that are to be forgotten.
    Forget(Forget),
    /// A match that is over, moment by moment.
    Archive(i64, Vec<u8>),
    /// The journal of a match that is over, packed.
    Pack(Packed),
    /// What was judged of a match that is over.
    Review(ReviewKey, Vec<u8>),
    /// Something was said in a match.
    Say(i64, Box<SaidLine>),
    /// Something of competitions.
    Cup(CupWork),
    /// Something of the lobby.
    Lobby(LobbyWork),
    /// Something of people.
    People(PeopleWork),
    /// Something of results.
    Results(ResultWork),
    /// A first try at a puzzle.
    Try(Box<NewTry>),
    /// What one account is to another.
    Relate(RelationWork),
    /// Something of the moderators' desk.
    Desk(DeskWork),
    /// Something of notices.
    Notices(NoticeWork),
    /// Something that the operator orders.
    Order(Order),
    /// Something of work that any node may do.
    Jobs(Box<JobWork>),
    /// A node takes something over.
    TakeOver(Box<TakeOver>),
    /// Something that only the owner of something may write.
    Fenced(Arc<Fence>, Box<Work>),
}

impl Work {
    /// Whether it changes what is of one match alone, which nobody but its owner writes.
    pub(super) fn is_of_one_match(&self) -> bool {
        match self.unfenced() {
            Self::Append(batch) => batch.booking.is_none(),
            Self::Begin(..)
            | Self::TakeOver(_)
            | Self::Told(..)
            | Self::Visit { .. }
            | Self::Archive(..)
            | Self::Pack(_)
            | Self::Review(..)
            | Self::Say(..)
            // Each is one statement about rows that nobody else waits for.
            | Self::Jobs(_)
            | Self::Order(Order::Probe) => true,
            _ => false,
        }
    }

    /// What is written, whoever may.
    pub(super) fn unfenced(&self) -> &Self {
        match self {
            Self::Fenced(_, work) => work,
            work => work,
        }
    }

    /// About how many bytes the journal grows by when this is written; nothing for what only tries whether writing works.
    fn bytes(&self) -> u64 {
        /// The pages of a few tables and their indices.
        const PAGES: usize = 16 << 10;
        const ENTRY: usize = 256;
        let with = |entries: &[Entry], standing: &Snapshot| {
            PAGES + entries.len() * ENTRY + 2 * standing.position.len()
        };
        let bytes = match self {
            Self::Begin(_, entries, _, standing) => with(entries, standing),
            Self::BeginInCup(_, standing, _) => 2 * PAGES + with(&[], standing),
            Self::Append(batch) => with(&batch.entries, &batch.standing),
            Self::AfterEnd(wish) => match &wish.next {
                Some((_, standing)) => PAGES + with(&[], standing),
                None => PAGES,
            },
            Self::Archive(_, packed) | Self::Review(_, packed) => PAGES + 2 * packed.len(),
            Self::Pack(packed) => {
                let (entries, bytes) = packed.size();
                PAGES + entries * ENTRY + 2 * bytes
            }
            Self::Cup(work) => PAGES + work.entries() * ENTRY,
            Self::Jobs(work) => PAGES + work.bytes(),
            Self::Order(Order::Probe) => 0,
            Self::Fenced(_, work) => return work.bytes(),
            Self::Told(..)
            | Self::Visit { .. }
            | Self::Forget(_)
            | Self::Say(..)
            | Self::Lobby(_)
            | Self::People(_)
            | Self::Results(_)
            | Self::Try(_)
            | Self::Relate(_)
            | Self::Desk(_)
            | Self::Notices(_)
            | Self::Order(_)
            | Self::TakeOver(_) => PAGES,
        };
        bytes as u64
    }
}

type Done = oneshot::Sender<Result<(), StoreError>>;

#[expect(clippy::large_enum_variant, reason = "nearly every job is a write")]
#[derive(Debug)]
enum Job {
    Write(Work, Done),
    Close(oneshot::Sender<()>),
}

/// The way to the writing task.
#[derive(Clone, Debug)]
pub(super) struct Writer {
    jobs: mpsc::Sender<Job>,
    health: Health,
    /// What has to be held for writes to count; nothing where there is one node.
    pub(super) fence: Option<Arc<Fence>>,
}

/// The most writes that wait; whoever comes later waits for a place.
const WAITING: usize = 4096;
/// How often it is tried whether a store that failed can be written again.
const PROBE: Duration = Duration::from_secs(1);
/// How often the size of the store is measured while matches go on.
const MEASURE: Duration = Duration::from_secs(1);

/// How long a server may take to answer: whoever was cut off in between is never answered, and what is to be written waits.
const PATIENCE: Duration = Duration::from_secs(10);

/// Waits for an answer, and not too long.
async fn in_time<T, E: From<sqlx::Error>>(
    patience: Option<Duration>,
    answer: impl Future<Output = Result<T, E>>,
) -> Result<T, E> {
    match patience {
        None => answer.await,
        Some(patience) => timeout(patience, answer).await.map_err(|_| too_late())?,
    }
}

impl Writer {
    /// Writes through a connection, and where that fails through others that the door opens.
    pub(super) fn start(door: Door, connection: Connection, size: Size) -> Self {
        let (sender, jobs) = mpsc::channel(WAITING);
        let health = Health::good();
        let pen = Pen {
            door,
            connection: Some(connection),
            health: health.clone(),
            size,
            measured: Instant::now(),
            needed: 0,
            next_probe: Instant::now(),
        };
        tokio::spawn(run(pen, jobs));
        Self {
            jobs: sender,
            health,
            fence: None,
        }
    }

    pub(super) fn trouble(&self) -> Option<Trouble> {
        self.health.trouble()
    }

    pub(super) fn failures(&self) -> u64 {
        self.health.failures()
    }

    pub(super) async fn write(&self, work: Work) -> Result<(), StoreError> {
        let closed = || StoreError::NotWritten("the store is closed".into());
        let (done, word) = oneshot::channel();
        let work = match &self.fence {
            Some(fence) => Work::Fenced(Arc::clone(fence), Box::new(work)),
            None => work,
        };
        let sent = self.jobs.send(Job::Write(work, done)).await;
        sent.map_err(|_| closed())?;
        let written = word.await.map_err(|_| closed())?;
        if let (Some(fence), Err(StoreError::NotOwner)) = (&self.fence, &written) {
            fence.lose();
        }
        written
    }

    pub(super) async fn close(&self) {
        let (done, word) = oneshot::channel();
        if self.jobs.send(Job::Close(done)).await.is_ok() {
            let _ = word.await;
        }
    }
}

async fn run(mut pen: Pen, mut jobs: mpsc::Receiver<Job>) {
    let mut waiting = Vec::new();
    loop {
        if pen.health.trouble().is_none() {
            jobs.recv_many(&mut waiting, WAITING).await;
        } else if Instant::now() >= pen.next_probe
            || timeout_at(pen.next_probe, jobs.recv_many(&mut waiting, WAITING))
                .await
                .is_err()
        {
            pen.probe().await;
            continue;
        }
        if waiting.is_empty() {
            return;
        }
        let mut works = Vec::with_capacity(waiting.len());
        let mut askers = Vec::with_capacity(waiting.len());
        let mut close = None;
        for job in waiting.drain(..) {
            match job {
                Job::Write(work, done) => {
                    works.push(work);
                    askers.push(done);
                }
                Job::Close(done) => close = Some(done),
            }
        }
        if !works.is_empty() {
            for (asker, word) in askers.into_iter().zip(pen.write_each(&works).await) {
                // Whoever asked may be gone; what is stored is stored.
                let _ = asker.send(word);
            }
        }
        if let Some(done) = close {
            pen.lay_down().await;
            let _ = done.send(());
            return;
        }
    }
}

/// The one connection that writes. After a failure of the store it is dropped and the next write opens another: a connection
/// may be left in the middle of a transaction that the database has ended already. After a refusal it goes on.
struct Pen {
    door: Door,
    connection: Option<Connection>,
    health: Health,
    size: Size,
    measured: Instant,
    /// The bytes that could not be written since the trouble began.
    needed: u64,
    /// When it is tried next whether they can be; only while there is trouble.
    next_probe: Instant,
}

impl Pen {
    /// Writes works in one transaction; where one of them cannot be written, each half of them in one of its own, until that one
    /// fails alone.
    async fn write_each(&mut self, works: &[Work]) -> Vec<Result<(), StoreError>> {
        let mut outcomes = Vec::with_capacity(works.len());
        // What is still to be written, the first last.
        let mut parts = vec![works];
        while let Some(part) = parts.pop() {
            match self.write(part).await {
                Ok(()) => outcomes.extend(part.iter().map(|_| Ok(()))),
                Err(error) if error.is_of_the_work() && part.len() > 1 => {
                    let (first, second) = part.split_at(part.len() / 2);
                    parts.extend([second, first]);
                }
                // Whoever wrote alone hears what was wrong with it.
                Err(error) if error.is_of_the_work() || works.len() == 1 => {
                    outcomes.push(Err(error));
                }
                // The store takes nothing now, and nothing of what is left.
                Err(error) => {
                    let left = works.len() - outcomes.len();
                    let why = error.to_string();
                    let failed = |_| Err(StoreError::NotWritten(why.clone()));
                    outcomes.extend((0..left).map(failed));
                    break;
                }
            }
        }
        outcomes
    }

    /// Writes works in one transaction.
    async fn write(&mut self, works: &[Work]) -> Result<(), StoreError> {
        let bytes = works.iter().map(Work::bytes).sum();
        let patience = self.patience();
        let written = async {
            let connection = self.connection().await?;
            statements::write_all(connection, works).await
        };
        let outcome = in_time(patience, written).await;
        match &outcome {
            Ok(()) => {
                self.door.written();
                self.written(bytes);
                self.measure(works).await;
            }
            Err(error) if error.is_of_the_work() => {
                // That somebody else has taken over is no failure of the store.
                if let ([_], false) = (works, matches!(error, StoreError::NotOwner)) {
                    self.health.refused(&error.to_string());
                }
                self.roll_back().await;
            }
            Err(error) => self.failed(error, bytes).await,
        }
        outcome
    }

    /// Sees whether as much can be written as could not be.
    async fn probe(&mut self) {
        let bytes = self.needed;
        let patience = self.patience();
        let probed = async {
            let connection = self.connection().await?;
            statements::probe(connection, bytes).await
        };
        match in_time(patience, probed).await {
            Ok(()) => {
                self.door.written();
                self.written(bytes);
            }
            Err(error) => self.failed(&error, bytes).await,
        }
    }

    /// How long it is waited for the store. A disk is waited for however slow it is.
    fn patience(&self) -> Option<Duration> {
        match self.door {
            Door::File(..) => None,
            Door::Server(..) => Some(PATIENCE),
        }
    }

    /// Undoes what was begun; the connection is dropped where that fails.
    async fn roll_back(&mut self) {
        let patience = self.patience();
        let Some(connection) = &mut self.connection else {
            return;
        };
        if in_time(patience, connection.roll_back()).await.is_err() {
            self.drop_connection().await;
        }
    }

    /// So many bytes were written. A disk that is full may still have room for less than what it refused.
    fn written(&mut self, bytes: u64) {
        if bytes >= self.needed {
            self.needed = 0;
            self.health.recovered();
        }
    }

    /// So many bytes could not be written.
    async fn failed(&mut self, error: &StoreError, bytes: u64) {
        self.needed = self.needed.max(bytes);
        self.next_probe = Instant::now() + PROBE;
        self.health.failed(error.to_string());
        self.drop_connection().await;
    }

    async fn drop_connection(&mut self) {
        let patience = self.patience();
        if let Some(connection) = self.connection.take() {
            let _ = in_time(patience, connection.close()).await;
            self.door.closed();
        }
    }

    /// The connection, or another one where the last was dropped.
    async fn connection(&mut self) -> Result<&mut Connection, StoreError> {
        let connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.door.open().await?,
        };
        Ok(self.connection.insert(connection))
    }

    /// Measures the store after new matches, which may be long, and else now and then.
    async fn measure(&mut self, works: &[Work]) {
        let begins = |work: &Work| {
            matches!(
                work.unfenced(),
                Work::Begin(..)
                    | Work::BeginInCup(..)
                    | Work::AfterEnd(_)
                    | Work::Cup(_)
                    | Work::Forget(_)
                    | Work::Archive(..)
                    | Work::Review(..)
                    | Work::Order(Order::Match { .. })
            )
        };
        if !works.iter().any(begins) && self.measured.elapsed() < MEASURE {
            return;
        }
        self.measured = Instant::now();
        let patience = self.patience();
        let Some(connection) = &mut self.connection else {
            return;
        };
        if let Err(error) = in_time(patience, self.size.measure(connection)).await {
            tracing::warn!(%error, "the store could not be measured");
            self.drop_connection().await;
        }
    }

    /// Puts everything into the database file, so that whoever copies it has all of it, and closes it.
    async fn lay_down(mut self) {
        let Some(connection) = self.connection.take() else {
            return;
        };
        self.door.lay_down(connection).await;
    }
}
