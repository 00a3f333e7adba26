//! The edition lab: two rule sets held against each other in the background, a few pairs of matches at a time.
//!
//! A question is known by what it asks, so whoever asks again is told how far it is, and whoever asks the same is told the
//! same. Coaches at work never wait for more than a few pairs. What nobody asks for any more is dropped, and nothing is
//! stored: the same question has the same answer.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use gaffer_games::coaches::{Pace, pace};
use gaffer_games::protocol::Problem;
use gaffer_lab::contrast::{Contrasted, Counted, Question, Variant, question};
use serde::{Deserialize, Serialize};
use tokio::time::Instant;
use utoipa::ToSchema;

use crate::App;
use crate::app::{cores, off_the_runtime};
use crate::problem;
use crate::thinking_queue::{Asker, NOBODY};
use crate::visitor::Visitor;
use crate::words::say;

/// The most pairs of a question here; a command takes more.
const MOST_PAIRS: u64 = 2000;
/// The most questions that are kept, answered or not.
const MOST: usize = 64;
/// The most that are under way for one address.
const MOST_EACH: usize = 2;
/// After how long without being asked for a question is dropped.
const UNWANTED: Duration = Duration::from_secs(60);
/// How many pairs are played before others get their turn, on each core: a tenth of a second's work or two.
const PIECE: u64 = 4;

/// Two rule sets that somebody holds against each other.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = LabQuestion)]
pub(crate) struct LabQuestion {
    /// The game.
    game: String,
    /// The first rule set.
    first: Variant,
    /// The second.
    second: Variant,
    /// How many pairs of matches.
    #[schema(minimum = 1, maximum = 2000)]
    pairs: u64,
    /// The seed of their dice.
    #[serde(default)]
    #[schema(minimum = 0, maximum = 9_007_199_254_740_991_u64)]
    seed: u64,
}

/// How far a question is.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct LabAnswer {
    /// How many pairs are wanted; the answer says how many were played.
    wanted: u64,
    /// What the pairs say that were played.
    answer: Contrasted,
}

/// The questions that are asked.
#[derive(Debug, Default)]
pub(crate) struct Laboratory(Mutex<HashMap<String, Kept>>);

#[derive(Debug)]
struct Kept {
    address: IpAddr,
    wanted: u64,
    question: Arc<dyn Question>,
    asked: Instant,
    state: State,
}

#[derive(Debug)]
enum State {
    Played(Counted),
    Failed(Problem),
}

impl Kept {
    fn is_under_way(&self) -> bool {
        matches!(&self.state, State::Played(counted) if counted.pairs() < self.wanted)
    }
}

impl Laboratory {
    /// How far a question is, which is begun if nobody has asked it before.
    pub(crate) async fn ask(
        app: &Arc<App>,
        visitor: Visitor,
        asked: LabQuestion,
    ) -> Result<LabAnswer, Problem> {
        let key = serde_json::to_string(&asked).map_err(|_| problem::internal())?;
        if !app.laboratory.lock().contains_key(&key) {
            let wanted = asked.pairs;
            let question = off_the_runtime(move || check(&asked)).await??;
            app.laboratory.begin(&key, visitor, wanted, question)?;
            tokio::spawn(answer(Arc::clone(app), key.clone()));
        }
        let (question, counted, wanted) = {
            let mut kept = app.laboratory.lock();
            let kept = kept.get_mut(&key).ok_or_else(problem::internal)?;
            kept.asked = Instant::now();
            match &kept.state {
                State::Failed(problem) => return Err(problem.clone()),
                State::Played(counted) => {
                    (Arc::clone(&kept.question), counted.clone(), kept.wanted)
                }
            }
        };
        Ok(LabAnswer {
            wanted,
            answer: question.tell(&counted),
        })
    }

    fn begin(
        &self,
        key: &str,
        visitor: Visitor,
        wanted: u64,
        question: Arc<dyn Question>,
    ) -> Result<(), Problem> {
        let mut all = self.lock();
        all.retain(|_, kept| kept.asked.elapsed() < UNWANTED || kept.is_under_way());
        let address = visitor.address();
        let own = (all.values()).filter(|kept| kept.address == address && kept.is_under_way());
        if own.count() >= MOST_EACH || all.len() >= MOST {
            return Err(Problem::said(
                "too-many-questions",
                say!(problems::TooManyQuestions),
            ));
        }
        let kept = Kept {
            address,
            wanted,
            question,
            asked: Instant::now(),
            state: State::Played(Counted::default()),
        };
        all.insert(key.to_owned(), kept);
        Ok(())
    }

    /// What is to be played next of a question, if anybody still wants to know.
    fn next(&self, key: &str) -> Option<(Arc<dyn Question>, std::ops::Range<u64>, IpAddr)> {
        let mut all = self.lock();
        let kept = all.get(key)?;
        if kept.asked.elapsed() > UNWANTED {
            all.remove(key);
            return None;
        }
        let State::Played(counted) = &kept.state else {
            return None;
        };
        let end = (counted.pairs() + PIECE * cores() as u64).min(kept.wanted);
        let next = counted.pairs()..end;
        (!next.is_empty()).then(|| (Arc::clone(&kept.question), next, kept.address))
    }

    fn add(&self, key: &str, played: Result<Counted, Problem>) {
        if let Some(kept) = self.lock().get_mut(key) {
            match (&mut kept.state, played) {
                (State::Played(counted), Ok(more)) => counted.merge(&more),
                (state, Err(problem)) => *state = State::Failed(problem),
                (State::Failed(_), Ok(_)) => {}
            }
        }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, Kept>> {
        // The map is whole after every line, so a panic elsewhere has not broken it.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The question that is asked, if it can be.
fn check(asked: &LabQuestion) -> Result<Arc<dyn Question>, Problem> {
    if !(1..=MOST_PAIRS).contains(&asked.pairs) {
        let why = say!(problems::LabPairs, most = MOST_PAIRS);
        return Err(Problem::said("bad-request", why));
    }
    for variant in [&asked.first, &asked.second] {
        for coach in [&variant.home, &variant.away].into_iter().flatten() {
            // Whoever is not known at all is told so below.
            let is_known = gaffer_games::find(&asked.game)
                .is_ok_and(|game| game.coaches().contains(&coach.as_str()));
            if is_known && pace(coach) != Pace::AtOnce {
                let why = say!(problems::LabCoach, coach = coach.clone());
                return Err(Problem::said("bad-request", why));
            }
        }
    }
    let variants = [asked.first.clone(), asked.second.clone()];
    let question = question(&asked.game, &variants, asked.seed);
    Ok(question
        .map_err(|why| Problem::new("bad-options", why))?
        .into())
}

/// Plays the pairs of a question, a few at a time, as long as somebody wants to know.
async fn answer(app: Arc<App>, key: String) {
    while let Some((question, pairs, address)) = app.laboratory.next(&key) {
        if *app.stopped.borrow() {
            return;
        }
        // The first pieces come as quickly as a coach's thought; what takes longer waits until nobody else thinks.
        let is_first = pairs.start == 0;
        let asker = Asker {
            address: if is_first { address } else { NOBODY },
            match_id: key.clone(),
        };
        let watch = Arc::default();
        let place = app.thinking.place(asker, Arc::clone(&watch)).await;
        let play = move || {
            let _place = place;
            question.play(pairs, watch.cores().min(cores()), &())
        };
        let played = off_the_runtime(play).await;
        let played = played.and_then(|played| {
            played.map_err(|why| {
                tracing::warn!(%why, "a question cannot be answered");
                problem::internal()
            })
        });
        app.laboratory.add(&key, played);
    }
}
