//! Work that any node may do, in the store: asked for once, taken by one at a time, given to another when its taker is not heard any
//! more, and gone when nobody wants it.
//!
//! Who may take a job follows from its row alone: the seconds in it say when somebody was last heard and until when somebody wants it,
//! and may be a little wrong. What counts is the epoch: nothing of an earlier one is written.

use std::borrow::Cow;
use std::ops::RangeInclusive;
use std::sync::{Arc, Mutex, PoisonError};

use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use sha2::{Digest, Sha256};
use sqlx::AssertSqlSafe;

use super::pieces::{self, PiecesWanted};
use super::reviews::{self, ReviewKey};
use super::sql::{Connection, Engine, Pool, Row, query};
use super::writer::Work;
use super::{Epoch, Store, StoreError};
use crate::clock;

/// For how many seconds somebody wants a job who has asked for it.
pub(super) const WANTED: u64 = 60;
/// After how many seconds without a word its taker is thought dead.
const SILENCE: u64 = 10;
/// After how many failures a job is given up.
const MOST_TRIES: u32 = 3;
/// After how many takers that were not heard any more a job is given up: it may be what kills them.
const MOST_LOST: u32 = 5;
/// For how many seconds it is remembered that a job was given up.
const REMEMBERED: u64 = 600;

/// The longest key that is stored as it is, in bytes: an index of `PostgreSQL` takes no more than some 2,700 in a row.
const LONGEST_KEY: usize = 500;

/// What kind of work it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum JobKind {
    /// A match that is over is judged; the key is its id and the depth.
    Review,
    /// Computers play a match of a competition to its end; the key is its id.
    Match,
    /// A question to the edition lab; the key is the question.
    Lab,
    /// It is counted how often people decided as the search would; the key is the id of their match.
    Agreement,
    /// A piece of what a command wants done; the key is a [`super::Piece`].
    Piece,
}

impl JobKind {
    /// All kinds.
    pub(crate) const ALL: [Self; 5] = [
        Self::Review,
        Self::Match,
        Self::Lab,
        Self::Agreement,
        Self::Piece,
    ];

    /// Its name in the store and for Prometheus.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Review => "review",
            Self::Match => "match",
            Self::Lab => "lab",
            Self::Agreement => "agreement",
            Self::Piece => "piece",
        }
    }
}

/// What is done before what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Urgency {
    /// Somebody looks at a page for it.
    Glance,
    /// Somebody waits for a minute.
    Search,
    /// Somebody comes back for it.
    Deep,
    /// Nobody waits.
    Nobody,
}

/// A job that somebody wants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct NewJob {
    /// What kind.
    pub kind: JobKind,
    /// What exactly: asked for twice, it is one job.
    pub key: String,
    /// Who wants it first: all askers take turns.
    pub asker: String,
    /// Before what it is done.
    pub urgency: Urgency,
}

/// A job that this node has taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Job {
    /// Its key in the store.
    pub number: i64,
    /// How often it was taken: the fence.
    pub epoch: Epoch,
    /// What kind.
    pub kind: JobKind,
    /// What exactly.
    pub key: String,
    /// Who wanted it first.
    pub asker: String,
    /// What earlier takers have found out.
    pub result: Option<String>,
}

/// How far a job is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Progress {
    /// The parts that are done.
    pub done: u64,
    /// All parts.
    pub total: u64,
    /// What they say, where that is not kept elsewhere.
    pub result: Option<String>,
}

/// What is known of a job.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct JobState {
    /// How far it is.
    pub progress: Progress,
    /// For how many seconds more somebody wants it.
    pub wanted: i64,
    /// Whether nothing more is done for it.
    pub is_ended: bool,
    /// What went wrong last: a code of a problem, and its words.
    pub error: Option<String>,
}

impl JobState {
    /// Whether somebody has to ask for it again soon, so that it is not cancelled.
    pub(crate) fn is_to_be_renewed(&self) -> bool {
        self.wanted < WANTED as i64 / 2
    }
}

/// Who takes what.
#[derive(Clone, Debug)]
pub(crate) struct JobTake {
    /// The node.
    pub node: String,
    /// What its program is.
    pub program: String,
    /// What it has room for.
    pub urgency: RangeInclusive<Urgency>,
    /// What it leaves to others now.
    pub leaves: Option<JobKind>,
}

impl JobTake {
    /// The name of what is left to others.
    fn left(&self) -> &'static str {
        self.leaves.map_or("", JobKind::name)
    }
}

/// What came of a job.
#[derive(Debug)]
pub(crate) enum Outcome {
    /// It is done, and this is how far it is; with the review that is to be kept, where it was one.
    Done(Progress, Option<(ReviewKey, Vec<u8>)>),
    /// It failed: a code of a problem, and its words.
    Failed(String),
    /// It is for another to do: this is no failure of it.
    GivenBack,
}

/// Something to be written of jobs, at a second since 1970.
#[derive(Debug)]
pub(super) enum JobWork {
    /// Somebody wants a job.
    Want(NewJob, String, u64),
    /// A node takes one, if there is any.
    Take(JobTake, u64, Arc<Mutex<Option<Job>>>),
    /// Its taker works on it.
    Beat(i64, Epoch, Progress, u64),
    /// Something came of it.
    End(i64, Epoch, Outcome, u64),
    /// A node gives up everything that it has taken.
    GiveUp(String),
    /// What nobody wants any more goes, and what kills its takers is given up.
    Tidy(u64),
    /// A command wants pieces done.
    Pieces(PiecesWanted, String, u64),
    /// A command wants nothing more.
    PiecesOver(String),
}

impl JobWork {
    /// About how many bytes it writes beside its row.
    pub(super) fn bytes(&self) -> usize {
        let written = |progress: &Progress| progress.result.as_ref().map_or(0, String::len);
        match self {
            Self::Beat(_, _, progress, _) => written(progress),
            Self::End(_, _, Outcome::Done(progress, review), _) => {
                let review = review.as_ref().map_or(0, |(_, review)| 2 * review.len());
                written(progress) + review
            }
            Self::Pieces(wanted, ..) => wanted.bytes(),
            _ => 0,
        }
    }
}

/// Who is served when: each job of an asker has a turn of its own behind his others, and begins with the turn that it is now.
const WANT: &str = "INSERT INTO jobs (kind, key, program, asker, urgency, turn, asked, wanted, long_key) \
    VALUES ($1, $2, $3, $4, $5, (SELECT coalesce(max(turn), 0) FROM ( \
        SELECT max(turn) + 1 AS turn FROM jobs WHERE asker = $4 AND urgency = $5 AND ended IS NULL \
        UNION ALL SELECT min(turn) FROM jobs WHERE urgency = $5 AND node IS NULL AND ended IS NULL) AS turns), $6, $7, $8) \
    ON CONFLICT (kind, key, program) DO UPDATE SET wanted = excluded.wanted \
    WHERE jobs.wanted < excluded.wanted AND (jobs.ended IS NULL OR jobs.error IS NULL)";

/// What may be taken now: what nobody does, or whose taker is not heard any more.
const FREE: &str = "ended IS NULL AND program = $1 AND urgency BETWEEN $2 AND $3 AND wanted >= $4 \
    AND (node IS NULL OR heard < $5) AND kind <> $6";

/// Whoever has the fewest jobs under way comes first, then whose turn it is, then who asked first.
const ORDER: &str = "urgency, (SELECT count(*) FROM jobs AS own WHERE own.asker = jobs.asker AND own.ended IS NULL \
    AND own.node IS NOT NULL AND own.heard >= $5), turn, number";

/// Several nodes that look for rows at the same time pass over those that others have in their hands; a file has one writer.
fn passing_over(connection: &Connection) -> &'static str {
    match connection.engine() {
        Engine::Sqlite => "",
        Engine::Postgres => "FOR UPDATE OF jobs SKIP LOCKED",
    }
}

/// Writes something of jobs.
pub(super) async fn carry_out(
    connection: &mut Connection,
    work: &JobWork,
) -> Result<(), StoreError> {
    match work {
        JobWork::Want(job, program, at) => want(connection, job, program, *at).await,
        JobWork::Take(take, at, taken) => {
            let job = self::take(connection, take, *at).await?;
            // It is one value after every line.
            *taken.lock().unwrap_or_else(PoisonError::into_inner) = job;
            Ok(())
        }
        JobWork::Beat(number, epoch, progress, at) => {
            let beat = "UPDATE jobs SET heard = $3, done = $4, total = $5, result = coalesce($6, result) \
                        WHERE number = $1 AND epoch = $2 AND node IS NOT NULL AND ended IS NULL AND wanted >= $3";
            let beat = query(beat)
                .bind(*number)
                .bind(epoch.0)
                .bind(*at as i64)
                .bind(progress.done as i64)
                .bind(progress.total as i64)
                .bind(&progress.result);
            fenced(connection, beat).await
        }
        JobWork::End(number, epoch, outcome, at) => {
            end(connection, *number, *epoch, outcome, *at).await
        }
        JobWork::GiveUp(node) => {
            let give_up = "UPDATE jobs SET node = NULL WHERE node = $1 AND ended IS NULL";
            query(give_up).bind(node).execute(connection).await?;
            Ok(())
        }
        JobWork::Tidy(at) => tidy(connection, *at).await,
        JobWork::Pieces(wanted, program, at) => {
            pieces::want(connection, wanted, program, *at).await
        }
        JobWork::PiecesOver(asker) => pieces::forget(connection, asker).await,
    }
}

/// What a job is stored under: its key, or the digest of one that is too long for an index.
pub(super) fn indexed(key: &str) -> Cow<'_, str> {
    if key.len() <= LONGEST_KEY {
        return Cow::Borrowed(key);
    }
    Cow::Owned(BASE64_URL_SAFE_NO_PAD.encode(Sha256::digest(key)))
}

pub(super) async fn want(
    connection: &mut Connection,
    job: &NewJob,
    program: &str,
    at: u64,
) -> Result<(), StoreError> {
    let key = indexed(&job.key);
    let long_key = (*key != *job.key).then_some(job.key.as_str());
    query(WANT)
        .bind(job.kind.name())
        .bind(&*key)
        .bind(program)
        .bind(&job.asker)
        .bind(job.urgency as i64)
        .bind(at as i64)
        .bind((at + WANTED) as i64)
        .bind(long_key)
        .execute(connection)
        .await?;
    Ok(())
}

async fn take(
    connection: &mut Connection,
    take: &JobTake,
    at: u64,
) -> Result<Option<Job>, StoreError> {
    let statement = format!(
        "UPDATE jobs SET lost = lost + CASE WHEN node IS NULL THEN 0 ELSE 1 END, node = $7, epoch = epoch + 1, heard = $4 \
         WHERE number = (SELECT number FROM jobs WHERE {FREE} ORDER BY {ORDER} LIMIT 1 {}) \
         RETURNING number, kind, coalesce(long_key, key) AS key, asker, epoch, result",
        passing_over(connection)
    );
    let row = query(AssertSqlSafe(statement))
        .bind(&take.program)
        .bind(*take.urgency.start() as i64)
        .bind(*take.urgency.end() as i64)
        .bind(at as i64)
        .bind(at.saturating_sub(SILENCE) as i64)
        .bind(take.left())
        .bind(&take.node)
        .fetch_optional(connection)
        .await?;
    row.map(|row| read_job(&row)).transpose()
}

fn read_job(row: &Row) -> Result<Job, StoreError> {
    let name: &str = row.try_get("kind")?;
    let kind = JobKind::ALL.into_iter().find(|kind| kind.name() == name);
    Ok(Job {
        number: row.try_get("number")?,
        epoch: Epoch(row.try_get("epoch")?),
        kind: kind.ok_or_else(|| StoreError::Broken(format!("there is no work called {name}")))?,
        key: row.try_get("key")?,
        asker: row.try_get("asker")?,
        result: row.try_get("result")?,
    })
}

async fn end(
    connection: &mut Connection,
    number: i64,
    epoch: Epoch,
    outcome: &Outcome,
    at: u64,
) -> Result<(), StoreError> {
    let of = |statement: &'static str| query(statement).bind(number).bind(epoch.0);
    match outcome {
        Outcome::Done(progress, review) => {
            let done = "UPDATE jobs SET node = NULL, ended = $3, error = NULL, done = $4, total = $5, result = $6 \
                        WHERE number = $1 AND epoch = $2 AND node IS NOT NULL AND ended IS NULL";
            let done = of(done)
                .bind(at as i64)
                .bind(progress.done as i64)
                .bind(progress.total as i64)
                .bind(&progress.result);
            fenced(connection, done).await?;
            if let Some((key, review)) = review {
                reviews::put(connection, key, review).await?;
            }
            Ok(())
        }
        Outcome::Failed(why) => {
            let failed = "UPDATE jobs SET node = NULL, tries = tries + 1, error = $3, \
                          ended = CASE WHEN tries + 1 >= $4 THEN $5 END, \
                          wanted = CASE WHEN tries + 1 >= $4 THEN $6 ELSE wanted END \
                          WHERE number = $1 AND epoch = $2 AND node IS NOT NULL AND ended IS NULL";
            let failed = of(failed)
                .bind(why)
                .bind(MOST_TRIES)
                .bind(at as i64)
                .bind((at + REMEMBERED) as i64);
            fenced(connection, failed).await
        }
        Outcome::GivenBack => {
            let back =
                "UPDATE jobs SET node = NULL WHERE number = $1 AND epoch = $2 AND ended IS NULL";
            fenced(connection, of(back)).await
        }
    }
}

async fn tidy(connection: &mut Connection, at: u64) -> Result<(), StoreError> {
    let passing_over = passing_over(connection);
    let unwanted = format!(
        "DELETE FROM jobs WHERE number IN (SELECT number FROM jobs WHERE wanted < $1 {passing_over})"
    );
    query(AssertSqlSafe(unwanted))
        .bind(at as i64)
        .execute(&mut *connection)
        .await?;
    query("DELETE FROM orders WHERE wanted < $1")
        .bind(at as i64)
        .execute(&mut *connection)
        .await?;
    let deadly = format!(
        "UPDATE jobs SET node = NULL, ended = $1, wanted = $2, error = 'internal: its takers were not heard any more' \
         WHERE number IN (SELECT number FROM jobs WHERE ended IS NULL AND node IS NOT NULL AND heard < $3 \
         AND lost + 1 >= $4 {passing_over})"
    );
    query(AssertSqlSafe(deadly))
        .bind(at as i64)
        .bind((at + REMEMBERED) as i64)
        .bind(at.saturating_sub(SILENCE) as i64)
        .bind(MOST_LOST)
        .execute(connection)
        .await?;
    Ok(())
}

/// Carries out what only the taker may.
async fn fenced(
    connection: &mut Connection,
    statement: super::sql::Query<'_>,
) -> Result<(), StoreError> {
    match statement.execute(connection).await?.rows_affected() {
        0 => Err(StoreError::NotOwner),
        _ => Ok(()),
    }
}

impl Store {
    pub(super) async fn write_job(&self, work: JobWork) -> Result<(), StoreError> {
        self.writer.write(Work::Jobs(Box::new(work))).await
    }

    /// The second since 1970 that jobs go by: where nodes share a server it is the server's, however their own clocks differ.
    pub(crate) async fn job_time(&self) -> Result<u64, StoreError> {
        let Pool::Postgres(_) = &self.readers else {
            return Ok(clock::now());
        };
        let row = query("SELECT CAST(extract(EPOCH FROM clock_timestamp()) AS BIGINT)")
            .fetch_one(&self.readers)
            .await?;
        Ok(row.try_get::<i64, _>(0)? as u64)
    }

    /// Somebody wants a job, for a while: it is made where there is none, and is cancelled when nobody has asked for it again.
    pub(crate) async fn want_job(
        &self,
        job: &NewJob,
        program: &str,
        at: u64,
    ) -> Result<(), StoreError> {
        let want = JobWork::Want(job.clone(), program.to_owned(), at);
        self.write_job(want).await
    }

    /// What is known of a job.
    pub(crate) async fn job(
        &self,
        kind: JobKind,
        key: &str,
        program: &str,
    ) -> Result<Option<JobState>, StoreError> {
        let now = self.job_time().await?;
        let find = "SELECT done, total, result, wanted, ended, error FROM jobs \
                    WHERE kind = $1 AND key = $2 AND program = $3";
        let row = query(find)
            .bind(kind.name())
            .bind(&*indexed(key))
            .bind(program)
            .fetch_optional(&self.readers)
            .await?;
        let Some(row) = row else { return Ok(None) };
        let number = |column: &str| Ok::<_, StoreError>(row.try_get::<i64, _>(column)? as u64);
        Ok(Some(JobState {
            progress: Progress {
                done: number("done")?,
                total: number("total")?,
                result: row.try_get("result")?,
            },
            wanted: row.try_get::<i64, _>("wanted")? - now as i64,
            is_ended: row.try_get::<Option<i64>, _>("ended")?.is_some(),
            error: row.try_get("error")?,
        }))
    }

    /// How many jobs of some kind and urgency an asker has that are not done, and how many all have.
    pub(crate) async fn count_jobs(
        &self,
        kind: JobKind,
        urgency: RangeInclusive<Urgency>,
        asker: &str,
    ) -> Result<(usize, usize), StoreError> {
        let count = "SELECT count(*) FILTER (WHERE asker = $1), count(*) FROM jobs \
                     WHERE ended IS NULL AND kind = $2 AND urgency BETWEEN $3 AND $4";
        let row = query(count)
            .bind(asker)
            .bind(kind.name())
            .bind(*urgency.start() as i64)
            .bind(*urgency.end() as i64)
            .fetch_one(&self.readers)
            .await?;
        let (own, all): (i64, i64) = (row.try_get(0)?, row.try_get(1)?);
        Ok((own as usize, all as usize))
    }

    /// How many jobs of each kind wait, and how many are worked on.
    pub(crate) async fn jobs_by_kind(&self) -> Result<Vec<(String, i64, i64)>, StoreError> {
        let count = "SELECT kind, count(*) FILTER (WHERE node IS NULL), count(*) FILTER (WHERE node IS NOT NULL) FROM jobs \
                     WHERE ended IS NULL GROUP BY kind";
        let rows = query(count).fetch_all(&self.readers).await?;
        let row = |row: &Row| Ok((row.try_get(0)?, row.try_get(1)?, row.try_get(2)?));
        rows.iter().map(row).collect()
    }

    /// Takes the job whose turn it is; nobody else has it then. None where there is nothing to do.
    pub(crate) async fn take_job(
        &self,
        take: &JobTake,
        at: u64,
    ) -> Result<Option<Job>, StoreError> {
        // Most who look find nothing, and write nothing then.
        let free = format!("SELECT 1 FROM jobs WHERE {FREE} LIMIT 1");
        let free = query(AssertSqlSafe(free))
            .bind(&take.program)
            .bind(*take.urgency.start() as i64)
            .bind(*take.urgency.end() as i64)
            .bind(at as i64)
            .bind(at.saturating_sub(SILENCE) as i64)
            .bind(take.left())
            .fetch_optional(&self.readers)
            .await?;
        if free.is_none() {
            return Ok(None);
        }
        let taken = Arc::default();
        self.write_job(JobWork::Take(take.clone(), at, Arc::clone(&taken)))
            .await?;
        let mut taken = taken.lock().unwrap_or_else(PoisonError::into_inner);
        Ok(taken.take())
    }

    /// Says that a job is worked on, and how far it is; refused where it is another's by now, or nobody's.
    pub(crate) async fn beat_job(
        &self,
        job: &Job,
        progress: Progress,
        at: u64,
    ) -> Result<(), StoreError> {
        self.write_job(JobWork::Beat(job.number, job.epoch, progress, at))
            .await
    }

    /// Says what came of a job; refused where it is another's by now, or nobody's.
    pub(crate) async fn end_job(
        &self,
        job: &Job,
        outcome: Outcome,
        at: u64,
    ) -> Result<(), StoreError> {
        self.write_job(JobWork::End(job.number, job.epoch, outcome, at))
            .await
    }

    /// Gives up everything that a node has taken, so that others take it at once.
    pub(crate) async fn give_up_jobs(&self, node: &str) -> Result<(), StoreError> {
        self.write_job(JobWork::GiveUp(node.to_owned())).await
    }

    /// Forgets what nobody wants any more, and gives up what kills its takers.
    pub(crate) async fn tidy_jobs(&self, at: u64) -> Result<(), StoreError> {
        self.write_job(JobWork::Tidy(at)).await
    }
}
