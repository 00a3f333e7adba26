//! A match moment by moment: what stood on the board after each answer, and what happened.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use gaffer_core::Viewer;
use gaffer_games::AnyMatch;
use gaffer_games::protocol::{Awaits, LandmarkAt, Moment, Problem, Replay};
use serde::Deserialize;

use super::extract::{Asked, MatchId};
use crate::App;
use crate::app::off_the_runtime;
use crate::archive::Kept;
use crate::course::Course;
use crate::live::{self, Live};
use crate::problem::{self, Refusal};
use crate::secrecy::Secrecy;
use crate::store::Stored;

/// Which moments are asked for.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Stretch {
    /// The first.
    #[serde(default)]
    from: usize,
    /// How many at most.
    #[serde(default = "some")]
    count: usize,
}

/// The most moments in one answer.
const MOST: usize = 500;

fn some() -> usize {
    100
}

/// A stretch of a match.
pub(super) async fn replay(
    State(app): State<Arc<App>>,
    MatchId(id): MatchId,
    Asked(stretch): Asked<Stretch>,
) -> Result<Response, Refusal> {
    let stored = app.read(&id).await?;
    let Stretch { from, count } = stretch;
    let count = count.min(MOST);
    if let Some(kept) = app.store.archived(stored.number).await? {
        let kept = off_the_runtime(move || Kept::read(&kept)).await?;
        let kept = kept.map_err(problem::broken)?;
        return Ok(Json(kept.stretch(from, count)).into_response());
    }
    let replay = off_the_runtime(move || show(stored, from, count)).await??;
    Ok(Json(replay).into_response())
}

/// All moments of a match.
pub(crate) fn whole_replay(stored: Stored) -> Result<Replay, Problem> {
    show(stored, 0, usize::MAX)
}

/// A moment, with what is not for everybody's eyes while the match goes on.
struct Shown {
    moment: Moment,
    /// Its number while the match goes on; none within a secret decision, which is one moment then.
    told: Option<usize>,
    /// Whether the answer is a secret.
    secret: bool,
}

fn show(stored: Stored, from: usize, count: usize) -> Result<Replay, Problem> {
    let names = live::names(&stored.about);
    let course = Course::of(&stored.entries)?;
    let mut game = course.begin(&stored.about.header)?;
    let mut secrecy = Secrecy::default();
    let wanted = from..from.saturating_add(count);
    let mut moments = Vec::new();
    let mut landmarks = Vec::new();
    let mut told = 0;
    let answers = course.answers;
    for number in 0..=answers.len() {
        let mut text = String::new();
        let before = game.events();
        let mut secret = false;
        if let Some(last) = number.checked_sub(1) {
            let (entry, answer) = answers[last];
            secret = is_secret(game.as_ref());
            answer.clone_into(&mut text);
            let now = (entry as u64, stored.changed_before(entry));
            secrecy.choose(game.as_mut(), now, |game| live::take(game, answer))?;
        }
        let events = game.told(before, &names);
        landmarks.extend(events.iter().filter_map(|event| {
            let landmark = LandmarkAt {
                moment: number,
                landmark: event.landmark?,
                words: event.words.clone(),
            };
            Some((told, landmark))
        }));
        let is_within = secrecy.is_open();
        if wanted.contains(&number) || wanted.contains(&told) && !is_within {
            moments.push(Shown {
                moment: Moment {
                    number,
                    answer: text,
                    events,
                    board: game.board(Viewer::Spectator),
                    sheet: game.sheet(Viewer::Spectator),
                },
                told: (!is_within).then_some(told),
                secret,
            });
        }
        told += usize::from(!is_within);
    }
    let total = answers.len() + 1;
    let live = Live::deciding(stored, game, secrecy);
    let info = live.info()?;
    if live.is_closed() {
        moments.retain(|shown| wanted.contains(&shown.moment.number));
        return Ok(Replay {
            info,
            total,
            moments: moments.into_iter().map(|shown| shown.moment).collect(),
            landmarks: landmarks.into_iter().map(|(_, at)| at).collect(),
        });
    }
    let moments = moments.into_iter().filter_map(|mut shown| {
        shown.moment.number = shown.told.filter(|told| wanted.contains(told))?;
        if shown.secret {
            shown.moment.answer.clear();
        }
        Some(shown.moment)
    });
    let landmarks = landmarks.into_iter();
    let landmarks = landmarks.map(|(told, at)| LandmarkAt { moment: told, ..at });
    Ok(Replay {
        info,
        total: told,
        moments: moments.collect(),
        landmarks: landmarks.collect(),
    })
}

/// Whether the answer that is awaited is not for everybody's eyes.
fn is_secret(game: &dyn AnyMatch) -> bool {
    match game.awaits() {
        Awaits::Secret { .. } => true,
        Awaits::Roll { secret, .. } => secret,
        Awaits::Choice { .. } | Awaits::Nothing { .. } => false,
    }
}
