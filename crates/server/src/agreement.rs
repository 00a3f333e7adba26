//! How often people decide as the search would: counted of rated matches when they are over, in the background, for the
//! moderators' desk.
//!
//! The search sees what the side saw, and thinks while nobody else has a coach to wait for. Wherever the program ends, the next one
//! finds what is missing, and the store takes each match once. With several nodes each match is a job ([`crate::jobs`]).

use std::sync::Arc;
use std::time::Duration;

use futures_util::{StreamExt, stream};
use gaffer_club::Agreement;
use gaffer_core::BySide;
use gaffer_games::protocol::Problem;
use gaffer_games::thinking::{Decision, Watch};
use gaffer_games::{AnyMatch, ToAct};
use gaffer_table::Course;
use tokio::sync::Notify;

use crate::App;
use crate::jobs::Found;
use crate::live::people;
use crate::problem;
use crate::store::{Job, JobKind, NewJob, ResultWork, Stored, Urgency};
use crate::thinking_queue::{Asker, NOBODY};

/// How often it is looked for matches that were not compared.
const EVERY: Duration = Duration::from_secs(5);
/// How many are compared at once where several nodes may.
const AT_ONCE: usize = 8;

/// Compares every rated match that is over, as long as the server runs.
pub(crate) async fn run(app: Arc<App>) {
    loop {
        match app.store.to_compare().await {
            Ok(ids) => {
                let at_once = if app.bus.is_some() { AT_ONCE } else { 1 };
                let compare = |id: String| have_compared(&app, id);
                stream::iter(ids)
                    .for_each_concurrent(at_once, compare)
                    .await;
            }
            Err(error) => tracing::error!(%error, "the matches to be compared could not be found"),
        }
        tokio::time::sleep(EVERY).await;
    }
}

/// Compares a match here, or wherever there is room for it.
async fn have_compared(app: &App, id: String) {
    let done = match &app.bus {
        None => compare(app, &id).await,
        Some(bus) => {
            let job = NewJob {
                kind: JobKind::Agreement,
                key: id,
                asker: "agreement".to_owned(),
                urgency: Urgency::Nobody,
            };
            app.jobs.have_done(app, bus, &job).await
        }
    };
    if let Err(problem) = done {
        tracing::debug!(code = problem.code, "a match is not compared yet");
    }
}

/// Compares a match that the node with the duty has found.
pub(crate) async fn work(app: &App, job: &Job) -> Result<Found, Problem> {
    compare(app, &job.key).await?;
    Ok(Found::default())
}

async fn compare(app: &App, id: &str) -> Result<(), Problem> {
    let counted = match app.read(id).await {
        Ok(stored) => count(app, &stored).await,
        Err(problem) => Err(problem),
    };
    let counted = match counted {
        Ok(counted) => counted,
        Err(problem) if problem.code == "storage-failed" => return Err(problem),
        // A match that was forgotten, or cannot be played again, leaves nothing.
        Err(problem) => {
            tracing::warn!(code = problem.code, "a match cannot be compared");
            BySide::default()
        }
    };
    let work = ResultWork::Compare(id.to_owned(), counted);
    let written = app.store.write_results(work).await;
    written.map_err(|error| problem::storage_failed(&error))
}

/// The decisions of the people in a match that the search thinks about, and how many of them it would have made as well. A decision is all
/// that a side chooses until dice fall or the other one chooses, and is the search's where it begins with everything that the
/// search had in mind. What is decided in secret is left out: there the search draws lots.
async fn count(app: &App, stored: &Stored) -> Result<BySide<Agreement>, Problem> {
    let people = people(&stored.about);
    let course = Course::read(stored.journal.iter().map(|entry| &entry.what))?;
    let mut game = course.begin(&stored.about.header)?;
    let mut counted = BySide::<Agreement>::default();
    for (index, (_, answer)) in course.answers.iter().enumerate() {
        if let ToAct::Side(side) = game.to_act()
            && people[side]
            && begins_open_decision(game.as_ref())
        {
            let decision = think(app, &stored.about.id, game.tail()).await?;
            if decision.considered.is_some() {
                let made = course.answers[index..].iter().map(|(_, answer)| *answer);
                let agreed = made.take(decision.row.len()).eq(&decision.row);
                counted[side].count(agreed);
            }
        }
        game.take(answer)?;
    }
    Ok(counted)
}

/// Whether a side is about to choose in the open among several offers, and has not begun to.
fn begins_open_decision(game: &dyn AnyMatch) -> bool {
    game.can_undo() == 0 && game.secret_decider().is_none() && game.choices().len() > 1
}

/// What the search decides, once nobody waits for another coach.
async fn think(app: &App, id: &str, game: Box<dyn AnyMatch>) -> Result<Decision, Problem> {
    let asker = Asker {
        address: NOBODY,
        match_id: id.to_owned(),
    };
    let watch = Arc::new(Watch::default());
    let watched = Arc::clone(&watch);
    let work = move || game.judged(watched);
    app.think(Some(asker), watch, &Notify::new(), work).await?
}
