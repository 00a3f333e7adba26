//! Reviews of matches that are over: judged in the background, each once and a little at a time, and kept with the match.
//!
//! What is kept has no words: whoever asks is told in his language. Coaches at work never wait for more than a piece of a
//! glance; deeper reviews come one after the other when nobody else thinks, and stand still as soon as anybody does. A server that was killed begins again when
//! somebody asks. With several nodes a review is a job ([`crate::jobs`]): whoever asks at any of them is told how far it is, whichever does it.

use std::collections::HashMap;
use std::io::{Read, Write};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use gaffer_core::BySide;
use gaffer_games::protocol::Problem;
use gaffer_games::thinking::Watch;
use gaffer_games::words::{Language, Words};
use gaffer_lab::analyse::{self, Again, Depth, Figures, JudgedPart, Reviewable, Story};
use gaffer_table::Course;
use serde::Serialize;
use tokio::sync::watch;
use tokio::time::{Instant, timeout};
use utoipa::ToSchema;

use crate::App;
use crate::app::{cores, off_the_runtime};
use crate::bus::Bus;
use crate::jobs::{self, Found};
use crate::live::{self, find_game};
use crate::problem;
use crate::store::{Job, JobKind, JobState, NewJob, Progress, ReviewKey, Stored, Urgency};
use crate::thinking_queue::{Asker, NOBODY, ThinkingQueue};
use crate::visitor::Visitor;
use crate::words::say;

/// The most glances, and the most deeper reviews, that are under way or wait; one of each for everybody is not among them.
const MOST: usize = 32;
/// The most with those that are not among them.
const MOST_OF_ALL: usize = 256;
/// The most glances, and the most deeper reviews, that were asked for from one address, or one large network of IPv6.
const MOST_EACH: usize = 4;
/// How often it is looked how far a review is at another node, where nobody says so.
const LOOK: Duration = Duration::from_millis(500);
/// How long somebody who asks for a glance waits for it before he is told to ask again.
const PATIENCE: Duration = Duration::from_secs(5);

/// How far a review is.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, ToSchema)]
pub(crate) struct ReviewProgress {
    /// How deep it looks.
    depth: Depth,
    /// The decisions that are judged.
    done: usize,
    /// All decisions of the match.
    all: usize,
    /// About how many seconds the rest takes, where nothing else is to be done.
    seconds: f64,
}

/// A review that was asked for.
#[derive(Debug)]
pub(crate) enum Asked {
    /// It is there.
    Kept(Vec<u8>),
    /// It is under way.
    UnderWay(ReviewProgress),
}

/// The reviews that are under way, and the turn of those that take long: one at a time, and addresses take turns.
#[derive(Debug)]
pub(crate) struct Reviews {
    under_way: Mutex<HashMap<(i64, Depth), UnderWay>>,
    turn: ThinkingQueue,
}

impl Default for Reviews {
    fn default() -> Self {
        Self {
            under_way: Mutex::default(),
            turn: ThinkingQueue::new(1),
        }
    }
}

#[derive(Debug)]
struct UnderWay {
    address: IpAddr,
    state: watch::Receiver<State>,
}

#[derive(Clone, Debug)]
enum State {
    Opening,
    Judging { done: usize, all: usize },
    Ended(Result<(), Problem>),
}

impl Reviews {
    /// A review of a match that is over, begun if nobody has asked for it before.
    pub(crate) async fn ask(
        app: &Arc<App>,
        visitor: Visitor,
        stored: &Stored,
        depth: Depth,
    ) -> Result<Asked, Problem> {
        let key = key(stored, depth)?;
        let failed = |error| problem::storage_failed(&error);
        if let Some(kept) = app.store.review(key).await.map_err(failed)? {
            return Ok(Asked::Kept(kept));
        }
        if let Some(bus) = &app.bus {
            return ask_nodes(app, bus, visitor, stored, depth).await;
        }
        let mut state = app.reviews.join(app, visitor, stored, depth)?;
        let told = state.wait_for(|state| is_told(state, depth));
        // Whoever is not told in time is told how far it is.
        let _ = timeout(PATIENCE, told).await;
        let now = state.borrow().clone();
        let (done, all) = match now {
            // Whoever judges is gone without a word.
            State::Opening | State::Judging { .. } if state.has_changed().is_err() => {
                app.reviews.lock().remove(&(stored.number, depth));
                return Err(problem::internal());
            }
            State::Opening => (0, 0),
            State::Judging { done, all } => (done, all),
            State::Ended(ended) => {
                app.reviews.lock().remove(&(stored.number, depth));
                ended?;
                let kept = app.store.review(key).await.map_err(failed)?;
                // Somebody forgot the match meanwhile.
                return Ok(Asked::Kept(kept.ok_or_else(problem::unknown_match)?));
            }
        };
        Ok(Asked::UnderWay(progress(stored, depth, (done, all))))
    }

    /// Joins whoever waits for a review, as the first of them if nobody does.
    fn join(
        &self,
        app: &Arc<App>,
        visitor: Visitor,
        stored: &Stored,
        depth: Depth,
    ) -> Result<watch::Receiver<State>, Problem> {
        let mut under_way = self.lock();
        let key = (stored.number, depth);
        if let Some(known) = under_way.get(&key) {
            return Ok(known.state.clone());
        }
        under_way.retain(|_, review| !matches!(*review.state.borrow(), State::Ended(_)));
        let address = crowd(visitor);
        let alike = under_way
            .iter()
            .filter(|((_, other), _)| is_glance(*other) == is_glance(depth));
        let own = alike.clone().filter(|(_, one)| one.address == address);
        check_room(own.count(), alike.count())?;
        let (tell, state) = watch::channel(State::Opening);
        let judging = judge(Arc::clone(app), stored.clone(), depth, address, tell);
        tokio::spawn(judging);
        let review = UnderWay {
            address,
            state: state.clone(),
        };
        under_way.insert(key, review);
        Ok(state)
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<(i64, Depth), UnderWay>> {
        // The map is whole after every line, so a panic elsewhere has not broken it.
        self.under_way
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }
}

/// By what reviews are counted that somebody asks for: the large network of IPv6, or the address.
fn crowd(visitor: Visitor) -> IpAddr {
    visitor.network().unwrap_or(visitor.address())
}

/// Refuses another review where an asker has so many under way, and all of them together.
fn check_room(own: usize, all: usize) -> Result<(), Problem> {
    let most = match own {
        0 => MOST_OF_ALL,
        1..MOST_EACH => MOST,
        MOST_EACH.. => 0,
    };
    if all < most {
        return Ok(());
    }
    let why = say!(problems::TooManyReviews);
    Err(Problem::said("too-many-reviews", why))
}

fn progress(stored: &Stored, depth: Depth, (done, all): (usize, usize)) -> ReviewProgress {
    let left = all.saturating_sub(done);
    ReviewProgress {
        depth,
        done,
        all,
        seconds: depth.seconds(&stored.about.header.game, left, cores()),
    }
}

/// A review that is not kept yet, from whichever node does it.
async fn ask_nodes(
    app: &App,
    bus: &Bus,
    visitor: Visitor,
    stored: &Stored,
    depth: Depth,
) -> Result<Asked, Problem> {
    let asker = crowd(visitor).to_string();
    let job = NewJob {
        kind: JobKind::Review,
        key: job_key(&stored.about.id, depth),
        asker,
        urgency: urgency(depth),
    };
    let failed = |error| problem::storage_failed(&error);
    let mut changes = app.jobs.changes();
    let until = Instant::now() + PATIENCE;
    loop {
        let state = app.jobs.state(app, job.kind, &job.key).await?;
        match &state {
            Some(JobState {
                is_ended: true,
                error,
                ..
            }) => {
                if let Some(why) = error {
                    return Err(jobs::failure(why));
                }
                let kept = app.store.review(key(stored, depth)?).await;
                // Somebody forgot the match meanwhile.
                let kept = kept.map_err(failed)?.ok_or_else(problem::unknown_match)?;
                return Ok(Asked::Kept(kept));
            }
            Some(state) if !state.is_to_be_renewed() => {}
            Some(_) => app.jobs.want(app, bus, &job).await?,
            None => {
                let alike = match depth {
                    Depth::Glance => Urgency::Glance..=Urgency::Glance,
                    Depth::Search | Depth::Deep => Urgency::Search..=Urgency::Deep,
                };
                let counted = app.store.count_jobs(job.kind, alike, &job.asker).await;
                let (own, all) = counted.map_err(failed)?;
                check_room(own, all)?;
                app.jobs.want(app, bus, &job).await?;
            }
        }
        let far = state.map(|state| state.progress).unwrap_or_default();
        let is_told = !is_glance(depth) && far.total > 0;
        if is_told || Instant::now() >= until {
            let far = (far.done as usize, far.total as usize);
            return Ok(Asked::UnderWay(progress(stored, depth, far)));
        }
        let _ = timeout(LOOK, changes.changed()).await;
    }
}

/// What a review is called among the jobs.
fn job_key(id: &str, depth: Depth) -> String {
    format!("{id} {}", depth.name())
}

fn urgency(depth: Depth) -> Urgency {
    match depth {
        Depth::Glance => Urgency::Glance,
        Depth::Search => Urgency::Search,
        Depth::Deep => Urgency::Deep,
    }
}

/// Judges a match that somebody has asked for at any node.
pub(crate) async fn work(
    app: &App,
    job: &Job,
    tell: &watch::Sender<Progress>,
) -> Result<Found, Problem> {
    let of_key = |depth: &Depth| Some((job.key.strip_suffix(depth.name())?.trim_end(), *depth));
    let found = Depth::ALL.iter().find_map(of_key);
    let (id, depth) = found.ok_or_else(problem::internal)?;
    let stored = app.read(id).await?;
    let key = key(&stored, depth)?;
    // It may have been judged between two who asked.
    let kept = app.store.review(key).await;
    if kept
        .map_err(|error| problem::storage_failed(&error))?
        .is_some()
    {
        return Ok(Found::default());
    }
    let address = job.asker.parse().unwrap_or(NOBODY);
    let tell = |done, all| {
        tell.send_replace(Progress {
            done: done as u64,
            total: all as u64,
            result: None,
        });
    };
    let review = judge_all(app, stored, depth, address, tell).await?;
    Ok((Progress::default(), Some((key, review))))
}

/// Whether a review is what somebody looks at when his match is over.
fn is_glance(depth: Depth) -> bool {
    depth == Depth::Glance
}

/// Whether somebody who asks is told of it: a glance is waited for.
fn is_told(state: &State, depth: Depth) -> bool {
    match state {
        State::Opening => false,
        State::Judging { .. } => !is_glance(depth),
        State::Ended(_) => true,
    }
}

fn key(stored: &Stored, depth: Depth) -> Result<ReviewKey, Problem> {
    Ok(ReviewKey {
        number: stored.number,
        depth: depth.name(),
        rules: find_game(&stored.about.header.game)?.version(),
        judge: analyse::VERSION,
    })
}

/// Judges a match, keeps the review and tells whoever waits how far it is.
async fn judge(
    app: Arc<App>,
    stored: Stored,
    depth: Depth,
    address: IpAddr,
    tell: watch::Sender<State>,
) {
    let ended = judge_and_keep(&app, stored, depth, address, &tell).await;
    tell.send_replace(State::Ended(ended));
}

async fn judge_and_keep(
    app: &App,
    stored: Stored,
    depth: Depth,
    address: IpAddr,
    tell: &watch::Sender<State>,
) -> Result<(), Problem> {
    let key = key(&stored, depth)?;
    let tell = |done, all| {
        tell.send_replace(State::Judging { done, all });
    };
    let packed = judge_all(app, stored, depth, address, tell).await?;
    let kept = app.store.keep_review(key, packed).await;
    kept.map_err(|error| problem::storage_failed(&error))
}

/// Judges all of a match, and tells how many decisions of how many are judged.
async fn judge_all(
    app: &App,
    stored: Stored,
    depth: Depth,
    address: IpAddr,
    tell: impl Fn(usize, usize),
) -> Result<Vec<u8>, Problem> {
    let asker = Asker {
        // What somebody looks at is his turn; what takes long waits until nobody else thinks.
        address: if is_glance(depth) { address } else { NOBODY },
        match_id: stored.about.id.clone(),
    };
    let own = Asker {
        address,
        ..asker.clone()
    };
    let game = off_the_runtime(move || open(&stored)).await??;
    let game: Arc<dyn Reviewable> = game.into();
    let all = game.decisions(0..game.parts());
    tell(0, all);
    // Among several nodes the jobs have their turns.
    let takes_turns = app.bus.is_none() && !is_glance(depth);
    let _turn = if takes_turns {
        Some(app.reviews.turn.place(own, Arc::default()).await)
    } else {
        None
    };
    let mut judged: Vec<JudgedPart> = Vec::new();
    while judged.len() < game.parts() {
        if *app.stopped.borrow() {
            return Err(problem::internal());
        }
        let piece = judged.len()..(judged.len() + pieces(depth)).min(game.parts());
        let watch = Arc::new(Watch::default());
        let place = app.thinking.place(asker.clone(), Arc::clone(&watch)).await;
        let own = Arc::clone(&game);
        let judge = move || {
            let _place = place;
            own.judge(depth, piece, watch.cores().min(cores()), watch)
        };
        judged.extend(off_the_runtime(judge).await?.map_err(not_reviewable)?);
        let done = game.decisions(0..judged.len());
        tell(done, all);
    }
    let packed = off_the_runtime(move || pack(&judged)).await?;
    packed.map_err(|_| problem::internal())
}

/// How many rolls and decisions are judged before others get their turn: of a glance about a tenth of a second's work. What is
/// deeper takes longer, but stands still while anybody waits for another thought.
fn pieces(depth: Depth) -> usize {
    match depth {
        Depth::Glance => 64,
        Depth::Search => 8,
        Depth::Deep => 2,
    }
}

/// The words in which a reader is told of a match with teams of these names.
pub(crate) fn words_of<'a>(
    stored: &'a Stored,
    language: Language,
    names: &'a BySide<String>,
) -> Words<'a> {
    Words::new(language, names)
        .with_squads(live::squads(&stored.about))
        .with_arrows()
}

/// A review that was kept, told in a language.
pub(crate) fn tell(
    stored: &Stored,
    depth: Depth,
    kept: &[u8],
    language: Language,
) -> Result<Story, Problem> {
    let judged = unpack(kept)?;
    let names = live::names(&stored.about);
    let words = words_of(stored, language, &names);
    let told = open(stored)?.tell(depth, &judged, words);
    told.map_err(not_reviewable)
}

/// Another answer to a decision of a match whose review was kept: after how many answers, and the row.
pub(crate) fn answer(
    stored: &Stored,
    (depth, kept): (Depth, &[u8]),
    (moment, row): (usize, &str),
    watch: Arc<Watch>,
    language: Language,
) -> Result<Again, Problem> {
    let judged = unpack(kept)?;
    let names = live::names(&stored.about);
    let words = words_of(stored, language, &names);
    open(stored)?.answer(depth, &judged, (moment, row), watch, words)
}

/// Both sides of a match whose review was kept, in figures; nothing where it was not played to its end.
pub(crate) fn figures(stored: &Stored, kept: &[u8]) -> Result<Option<BySide<Figures>>, Problem> {
    let figures = open(stored)?.figures(&unpack(kept)?);
    figures.map_err(not_reviewable)
}

/// A match that is over, played again for review.
fn open(stored: &Stored) -> Result<Box<dyn Reviewable>, Problem> {
    let course = Course::read(stored.journal.iter().map(|entry| &entry.what))?;
    analyse::reviewable(&stored.about.header, &course).map_err(not_reviewable)
}

/// The rules of today do not take what was answered.
fn not_reviewable(why: impl std::fmt::Display) -> Problem {
    tracing::warn!(%why, "a match cannot be reviewed");
    cannot_be_reviewed()
}

/// The problem of a match that cannot be reviewed.
pub(crate) fn cannot_be_reviewed() -> Problem {
    Problem::said("not-reviewable", say!(problems::NotReviewable))
}

fn unpack(kept: &[u8]) -> Result<Vec<JudgedPart>, Problem> {
    let mut text = String::new();
    let broken = |error: std::io::Error| gaffer_table::broken(error.to_string());
    (GzDecoder::new(kept).read_to_string(&mut text)).map_err(broken)?;
    serde_json::from_str(&text).map_err(|error| broken(error.into()))
}

fn pack(judged: &[JudgedPart]) -> std::io::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(serde_json::to_string(judged)?.as_bytes())?;
    encoder.finish()
}
