//! Work that any node may do, and workers that have no visitors: reviews, matches between computers, questions to the edition lab,
//! counting how people compare with the search, and pieces of what commands want ([`crate::pieces`]).
//!
//! With several nodes a job is a row of the store. Whoever wants it asks for it again and again until it is done, at any node; nodes
//! and workers take what they have room for when they are told of it by NATS, and look every few seconds anyway. What is taken stands
//! still while a coach thinks, as ever ([`crate::thinking_queue`]). A server that is alone has no jobs: it does at once what it is
//! asked for.

use std::sync::Arc;
use std::time::Duration;

use futures_util::future::join_all;
use gaffer_games::protocol::Problem;
use gaffer_lab::analyse;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::App;
use crate::app::cores;
use crate::bus::{Bus, Hint, Role};
use crate::store::{
    Job, JobKind, JobState, JobTake, NewJob, Outcome, Progress, ReviewKey, StoreError, Urgency,
};
use crate::{agreement, cups, laboratory, pieces, problem, reviews};

/// Which form the keys and results of jobs have: nodes with another one leave them alone.
const FORM: u32 = 2;

/// How often it is looked for something to do, where nobody says that there is.
const LOOK: Duration = Duration::from_secs(3);
/// How often a taker says that it works, and how far it is.
const BEAT: Duration = Duration::from_secs(1);
/// How soon a job is given back that cannot be done here now.
const AGAIN: Duration = Duration::from_secs(5);
/// How often what nobody wants any more is forgotten.
const TIDY: Duration = Duration::from_secs(5);

/// What all nodes have to do, as this one knows of it.
#[derive(Debug)]
pub(crate) struct Jobs {
    /// What this program is: others may judge otherwise, or play by other rules.
    program: String,
    /// How often something was heard to have changed.
    changes: watch::Sender<u64>,
}

impl Default for Jobs {
    fn default() -> Self {
        Self {
            program: program(),
            changes: watch::Sender::new(0),
        }
    }
}

/// What this program is, as far as its judgement and its matches depend on it.
pub(crate) fn program() -> String {
    let mut program = vec![format!(
        "{} judge {} jobs {FORM}",
        env!("CARGO_PKG_VERSION"),
        analyse::VERSION
    )];
    let games = gaffer_games::GAMES.iter();
    program.extend(games.map(|game| format!("{} {}", game.name(), game.version())));
    program.join(" ")
}

impl Jobs {
    /// What this program is, for whoever lets others of the same think.
    pub(crate) fn program(&self) -> &str {
        &self.program
    }

    /// Looks at what there is to do, and at what was done.
    pub(crate) fn look(&self) {
        self.changes.send_modify(|count| *count += 1);
    }

    /// Tells when something may have changed.
    pub(crate) fn changes(&self) -> watch::Receiver<u64> {
        self.changes.subscribe()
    }

    /// What is known of a job.
    pub(crate) async fn state(
        &self,
        app: &App,
        kind: JobKind,
        key: &str,
    ) -> Result<Option<JobState>, Problem> {
        let state = app.store.job(kind, key, &self.program).await;
        state.map_err(|error| problem::storage_failed(&error))
    }

    /// Lets a job be done, or go on: whoever wants it says so while he waits.
    pub(crate) async fn want(&self, app: &App, bus: &Bus, job: &NewJob) -> Result<(), Problem> {
        let wanted = async {
            let now = app.store.job_time().await?;
            app.store.want_job(job, &self.program, now).await
        };
        wanted
            .await
            .map_err(|error| problem::storage_failed(&error))?;
        self.tell(bus).await;
        Ok(())
    }

    /// Says here and to the other nodes that something has changed.
    pub(crate) async fn tell(&self, bus: &Bus) {
        self.look();
        bus.hint(Hint::Jobs).await;
    }

    /// Lets a job be done and waits until it is, or has failed.
    pub(crate) async fn have_done(
        &self,
        app: &App,
        bus: &Bus,
        job: &NewJob,
    ) -> Result<(), Problem> {
        let mut changes = self.changes();
        loop {
            match self.state(app, job.kind, &job.key).await? {
                Some(state) if state.is_ended => {
                    return state.error.map_or(Ok(()), |why| Err(failure(&why)));
                }
                Some(state) if !state.is_to_be_renewed() => {}
                _ => self.want(app, bus, job).await?,
            }
            // Whoever hears nothing looks.
            let _ = timeout(LOOK, changes.changed()).await;
        }
    }
}

/// What somebody is told of a job that has failed, by what was written of it.
pub(crate) fn failure(why: &str) -> Problem {
    match why.split(':').next() {
        Some("not-reviewable") => reviews::cannot_be_reviewed(),
        Some("unknown-match") => problem::unknown_match(),
        _ => problem::internal(),
    }
}

/// So many jobs of some urgency are done here at once.
struct Lane {
    urgency: std::ops::RangeInclusive<Urgency>,
    most: usize,
}

/// What there is room for: what takes long keeps nothing waiting that does not.
fn lanes(role: Role) -> [Lane; 3] {
    let lane = |urgency, most| Lane { urgency, most };
    [
        lane(Urgency::Glance..=Urgency::Glance, 4),
        lane(Urgency::Search..=Urgency::Deep, 2),
        lane(
            Urgency::Nobody..=Urgency::Nobody,
            match role {
                // One core is left for the matches of people.
                Role::Node => cores().saturating_sub(1).max(1),
                Role::Worker => cores(),
            },
        ),
    ]
}

/// Does jobs as long as this node belongs to the others; then others take at once what it had.
pub(crate) async fn run(app: Arc<App>) {
    let Some(bus) = &app.bus else { return };
    let lanes = lanes(bus.role()).into_iter();
    let working = join_all(lanes.map(|lane| work_in(&app, bus, lane)));
    tokio::select! {
        _ = working => {}
        () = bus.until_leaving() => {}
    }
    // Whatever was under way here has ended with its lane.
    if let Err(error) = app.store.give_up_jobs(bus.name()).await {
        tracing::warn!(%error, "others have to miss this node before they take its jobs");
    }
    app.jobs.tell(bus).await;
}

/// Forgets what nobody wants any more, as long as this node has the duty.
pub(crate) async fn tidy(app: Arc<App>) {
    while app.bus.is_some() {
        let tidied = async {
            let now = app.store.job_time().await?;
            app.store.tidy_jobs(now).await
        };
        if let Err(error) = tidied.await {
            tracing::warn!(%error, "jobs that nobody wants are still there");
        }
        sleep(TIDY).await;
    }
}

async fn work_in(app: &Arc<App>, bus: &Bus, lane: Lane) {
    let mut working = JoinSet::new();
    let mut changes = app.jobs.changes();
    let mut take = JobTake {
        node: bus.name().to_owned(),
        program: app.jobs.program.clone(),
        urgency: lane.urgency,
        leaves: None,
    };
    loop {
        while working.len() < lane.most {
            // Pieces would stand still here while anybody thinks.
            take.leaves = (!app.thinking.is_quiet()).then_some(JobKind::Piece);
            let taken = async {
                let now = app.store.job_time().await?;
                app.store.take_job(&take, now).await
            };
            match taken.await {
                Ok(Some(job)) => {
                    working.spawn(carry_out(Arc::clone(app), job));
                }
                Ok(None) => break,
                Err(error) => {
                    tracing::warn!(%error, "it is not known what there is to do");
                    break;
                }
            }
        }
        tokio::select! {
            _ = timeout(LOOK, changes.changed()) => {}
            Some(_) = working.join_next() => {}
        }
    }
}

/// What was found out by a job: how far it came, and a review that is to be kept with it.
pub(crate) type Found = (Progress, Option<(ReviewKey, Vec<u8>)>);

/// Does a job, and says what came of it; drops it where it is another's by now, or nobody wants it any more.
async fn carry_out(app: Arc<App>, job: Job) {
    let Some(bus) = &app.bus else { return };
    let (tell, progress) = watch::channel(Progress {
        result: job.result.clone(),
        ..Progress::default()
    });
    let found = tokio::select! {
        found = work(&app, &job, &tell) => found,
        () = keep(&app, &job, progress) => return,
    };
    let kind = [("kind", job.kind.name())];
    let outcome = match found {
        Ok((progress, review)) => {
            app.metrics.jobs_done.get_or_create(&kind).inc();
            Outcome::Done(progress, review)
        }
        // This node stops, or cannot reach what it needs: another may do better.
        Err(problem) if is_of_this_node(&app, bus, &problem) => {
            sleep(AGAIN).await;
            Outcome::GivenBack
        }
        Err(problem) => {
            app.metrics.jobs_failed.get_or_create(&kind).inc();
            let (kind, code) = (job.kind.name(), problem.code);
            tracing::warn!(kind, code, "a job has failed");
            Outcome::Failed(format!("{code}: {}", problem.message))
        }
    };
    let ended = async {
        let now = app.store.job_time().await?;
        app.store.end_job(&job, outcome, now).await
    };
    match ended.await {
        Ok(()) | Err(StoreError::NotOwner) => {}
        Err(error) => tracing::warn!(%error, "a job has to be done again"),
    }
    // Whoever wants a piece asks for what came of it again and again.
    if job.kind != JobKind::Piece {
        app.jobs.tell(bus).await;
    }
}

/// Whether it is this node that cannot do a job now, and not the job that cannot be done.
fn is_of_this_node(app: &App, bus: &Bus, problem: &Problem) -> bool {
    let is_away = *app.stopped.borrow() || bus.is_leaving() || !bus.is_connected();
    is_away || matches!(problem.code, "storage-failed" | "store-full" | "busy")
}

async fn work(app: &Arc<App>, job: &Job, tell: &watch::Sender<Progress>) -> Result<Found, Problem> {
    match job.kind {
        JobKind::Review => reviews::work(app, job, tell).await,
        JobKind::Match => cups::work(app, job).await,
        JobKind::Lab => laboratory::work(app, job, tell).await,
        JobKind::Agreement => agreement::work(app, job).await,
        JobKind::Piece => pieces::work(app, job).await,
    }
}

/// Says how far a job is until it is another's, or nobody's.
async fn keep(app: &App, job: &Job, progress: watch::Receiver<Progress>) {
    loop {
        sleep(BEAT).await;
        let done = progress.borrow().clone();
        let said = async {
            let now = app.store.job_time().await?;
            app.store.beat_job(job, done, now).await
        };
        match said.await {
            Err(StoreError::NotOwner) => return,
            Err(error) => tracing::warn!(%error, "it is not known that a job is worked on"),
            Ok(()) => {}
        }
    }
}
