//! The competitions of a server: each has one owner at a time, who stores what happens before anybody is told.

mod booking;
mod chances;
mod info;
mod playing;
pub(crate) mod programs;
mod showing;
mod starting;

use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use gaffer_cup::{Competition, Dated, Entry, Refusal};
use gaffer_games::protocol::Problem;
use gaffer_games::words::Language;
use tokio::sync::{Notify, OwnedMappedMutexGuard, OwnedMutexGuard};

use crate::app::{App, off_the_runtime};
use crate::secret::{self, SeatHash};
use crate::store::{CupBatch, StoreError, StoredCup};
use crate::words::say;
use crate::{clock, problem};

pub(crate) use chances::{Chances, KeptChances};
pub(crate) use info::{
    CreatedCup, CupEntry, CupFigures, CupInfo, CupList, CupSheet, CupStart, CupSummary, NewCup,
    Organiser,
};
pub(crate) use playing::{run, work};
pub(crate) use showing::{Shown, check_shown};

/// The competitions that were looked at last, each behind the lock of its owner.
#[derive(Debug)]
pub(crate) struct Cups {
    /// What tells this run of the program from others, which may say the same in other words.
    run: String,
    open: Mutex<HashMap<String, Slot>>,
    /// Those in which something has happened since it was looked what there is to play.
    changed: Mutex<BTreeSet<i64>>,
    /// Told when there is one.
    news: Notify,
}

type Slot = Arc<tokio::sync::Mutex<Option<Cup>>>;

/// A competition that nobody else changes as long as this is held.
pub(crate) type Held = OwnedMappedMutexGuard<Option<Cup>, Cup>;

/// How many competitions are kept in memory while nobody holds them.
const MOST_KEPT: usize = 64;

impl Default for Cups {
    fn default() -> Self {
        Self {
            run: secret::new_request_id(),
            open: Mutex::default(),
            changed: Mutex::default(),
            news: Notify::default(),
        }
    }
}

impl Cups {
    /// What is the same as long as the same is told of a competition: an `ETag`.
    pub(crate) fn tag(&self, cup: &Cup, language: Language) -> String {
        let (run, version, language) = (&self.run, cup.version(), language.code());
        format!("W/\"{run}-{version}-{language}\"")
    }

    /// A competition, up to date: the matches of it that are over are booked.
    pub(crate) async fn open(&self, app: &App, id: &str) -> Result<Held, Problem> {
        let mut slot = self.slot(id).lock_owned().await;
        let is_fresh = match slot.as_ref() {
            Some(cup) if cup.is_stored => cup.is_fresh(app).await?,
            _ => false,
        };
        if !is_fresh {
            *slot = None;
            *slot = Some(Cup::read(app, id).await?);
        }
        let held = OwnedMutexGuard::try_map(slot, Option::as_mut);
        let mut cup = held.map_err(|_| problem::internal())?;
        booking::book(&mut cup, app).await?;
        Ok(cup)
    }

    /// A competition by its key in the store; none where it was forgotten.
    pub(crate) async fn open_number(
        &self,
        app: &App,
        number: i64,
    ) -> Result<Option<Held>, Problem> {
        let id = app.store.cup_id(number).await;
        match id.map_err(|error| problem::storage_failed(&error))? {
            Some(id) => self.open(app, &id).await.map(Some),
            None => Ok(None),
        }
    }

    /// Lets go of what is in memory of a competition, so that it is read again.
    pub(crate) async fn close(&self, id: &str) {
        *self.slot(id).lock().await = None;
    }

    /// Lets it be looked what there is to book and to play in a competition.
    pub(crate) fn look_at(&self, number: i64) {
        self.changed().insert(number);
        self.news.notify_one();
    }

    fn slot(&self, id: &str) -> Slot {
        // The map is whole after every line, so a panic elsewhere has not broken it.
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        if open.len() >= MOST_KEPT && !open.contains_key(id) {
            open.retain(|_, slot| Arc::strong_count(slot) > 1);
        }
        Arc::clone(open.entry(id.to_owned()).or_default())
    }

    fn changed(&self) -> MutexGuard<'_, BTreeSet<i64>> {
        self.changed.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A competition in memory, which is a copy of what is stored.
#[derive(Debug)]
pub(crate) struct Cup {
    number: i64,
    id: String,
    organiser: SeatHash,
    competition: Arc<Competition>,
    /// When each entry of the journal happened, in seconds since 1970.
    times: Vec<u64>,
    /// Whether it is what is stored; not where a write failed or whoever waited for it has gone.
    is_stored: bool,
    /// The stored matches whose results cannot be booked.
    refused: BTreeSet<String>,
}

impl Cup {
    async fn read(app: &App, id: &str) -> Result<Self, Problem> {
        let stored = app.store.cup(id).await;
        let stored = stored.map_err(|error| problem::storage_failed(&error))?;
        let StoredCup {
            number,
            organiser,
            file,
        } = stored.ok_or_else(problem::unknown_cup)?;
        let times = file.journal.iter().map(|dated| dated.at).collect();
        let competition = off_the_runtime(move || file.open()).await?.map_err(|_| {
            tracing::error!(number, "a stored competition cannot be read");
            Problem::said("broken-cup", say!(problems::BrokenCup))
        })?;
        Ok(Self {
            number,
            id: id.to_owned(),
            organiser,
            competition: Arc::new(competition),
            times,
            is_stored: true,
            refused: BTreeSet::new(),
        })
    }

    /// Whether nothing has happened in it since that is not in memory: another node may have written.
    async fn is_fresh(&self, app: &App) -> Result<bool, Problem> {
        if app.bus.is_none() {
            return Ok(true);
        }
        let stored = app.store.cup_version(self.number).await;
        let stored = stored.map_err(|error| problem::storage_failed(&error))?;
        Ok(stored == Some((self.version(), self.organiser)))
    }

    /// How many entries its journal has.
    fn version(&self) -> usize {
        self.times.len()
    }

    /// Its name in addresses.
    pub(crate) fn id(&self) -> String {
        self.id.clone()
    }

    /// Its key in the store.
    pub(crate) fn number(&self) -> i64 {
        self.number
    }

    /// Refuses whoever does not know the organiser's secret.
    pub(crate) fn check_organiser(&self, secret: &str) -> Result<(), Problem> {
        if self.organiser.is_of(secret) {
            return Ok(());
        }
        let why = say!(problems::NotOrganiser);
        Err(Problem::said("not-organiser", why))
    }

    /// Makes the organiser's secret void, and gives another one.
    pub(crate) async fn replace_organiser(&mut self, app: &App) -> Result<String, Problem> {
        let secret = secret::new_seat().map_err(|_| problem::internal())?;
        let hash = SeatHash::from_secret(&secret);
        self.is_stored = false;
        let stored = app.store.replace_organiser(self.number, hash).await;
        stored.map_err(|error| problem::storage_failed(&error))?;
        self.organiser = hash;
        self.is_stored = true;
        Ok(secret)
    }

    /// Takes what the organiser says has happened.
    pub(crate) async fn take(
        &mut self,
        app: &App,
        entry: Entry,
        language: Language,
    ) -> Result<(), Problem> {
        let next = self.after(entry).await?;
        let next = next.map_err(|refusal| self.refuse(&refusal, language))?;
        self.go_on(app, next).await
    }

    /// The competition after something that happened, which is not stored yet.
    async fn after(&self, entry: Entry) -> Result<Result<Competition, Refusal>, Problem> {
        let competition = Arc::clone(&self.competition);
        // A round of a thousand teams takes a second to draw.
        off_the_runtime(move || {
            let mut next = Competition::clone(&competition);
            next.take(entry).map(|()| next)
        })
        .await
    }

    /// Stores what has happened, and goes on from there.
    async fn go_on(&mut self, app: &App, next: Competition) -> Result<(), Problem> {
        self.go_on_after(app, next, |batch| app.store.append_cup(batch))
            .await
    }

    /// Writes what has happened, and goes on from there.
    async fn go_on_after<W>(
        &mut self,
        app: &App,
        next: Competition,
        write: impl FnOnce(CupBatch) -> W,
    ) -> Result<(), Problem>
    where
        W: Future<Output = Result<(), StoreError>>,
    {
        let at = clock::now();
        let new = next.journal().iter().skip(self.version()).cloned();
        let batch = CupBatch {
            number: self.number,
            version: self.version(),
            entries: new.map(|entry| Dated { at, entry }).collect(),
            over: next.is_over(),
        };
        self.is_stored = false;
        let written = write(batch).await;
        written.map_err(|error| problem::storage_failed(&error))?;
        self.times.resize(next.journal().len(), at);
        self.competition = Arc::new(next);
        self.is_stored = true;
        app.cups.look_at(self.number);
        Ok(())
    }

    fn refuse(&self, refusal: &Refusal, language: Language) -> Problem {
        let why = self.competition.refusal_text(refusal, language);
        Problem::new("cup-refused", why)
    }
}
