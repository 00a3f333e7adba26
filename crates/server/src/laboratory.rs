//! The edition lab: two rule sets held against each other in the background, a few pairs of matches at a time.
//!
//! A question is known by what it asks, so whoever asks again is told how far it is, and whoever asks the same is told the
//! same. Coaches at work never wait for more than a few pairs. What nobody asks for any more is dropped, and nothing is
//! stored: the same question has the same answer. With several nodes a question is a job ([`crate::jobs`]), in whose row it is written what the
//! pairs say that were played: whoever takes it goes on from there.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::ops::Range;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use gaffer_games::coaches::{Pace, pace};
use gaffer_games::protocol::Problem;
use gaffer_lab::contrast::{Contrasted, Counted, Question, Variant, question};
use serde::{Deserialize, Serialize};
use tokio::sync::watch;
use tokio::time::Instant;
use utoipa::ToSchema;

use crate::App;
use crate::app::{cores, off_the_runtime};
use crate::bus::Bus;
use crate::jobs::{self, Found};
use crate::problem;
use crate::store::{Job, JobKind, NewJob, Progress, Urgency};
use crate::thinking_queue::{Asker, NOBODY};
use crate::visitor::Visitor;
use crate::words::say;

/// The most pairs of a question here; a command takes more.
const MOST_PAIRS: u64 = 2000;
/// The longest question here, in bytes of JSON: with every option of both sides it has half as many.
const LONGEST: usize = 16 << 10;
/// The most questions that are kept, answered or not.
const MOST: usize = 64;
/// The most that are under way for one address.
const MOST_EACH: usize = 2;
/// By how many questions more than whoever asks a network must have, where there is no room, so that one of its goes.
const MANY_MORE: usize = 2;
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
pub(crate) struct Laboratory(Mutex<BTreeMap<String, Kept>>);

#[derive(Debug)]
struct Kept {
    /// Who began it.
    visitor: Visitor,
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

    /// Whether it is the one that was begun, and not the same asked again after that went.
    fn is(&self, begun: &Arc<dyn Question>) -> bool {
        Arc::ptr_eq(&self.question, begun)
    }
}

/// Makes room for somebody's question, if a network has many more than his: of those the one goes that was not asked for the
/// longest.
fn make_room(all: &mut BTreeMap<String, Kept>, visitor: Visitor) -> bool {
    let mut by_network = BTreeMap::<IpAddr, usize>::new();
    for kept in all.values() {
        *by_network.entry(kept.visitor.neighbourhood()).or_default() += 1;
    }
    let own = by_network.get(&visitor.neighbourhood());
    let own = own.copied().unwrap_or_default();
    let most = by_network.into_iter().max_by_key(|(_, count)| *count);
    let Some((network, _)) = most.filter(|(_, count)| *count >= own + MANY_MORE) else {
        return false;
    };
    let theirs = (all.iter()).filter(|(_, kept)| kept.visitor.neighbourhood() == network);
    let unwanted = theirs.min_by_key(|(_, kept)| kept.asked);
    let unwanted = unwanted.map(|(key, _)| key.clone());
    unwanted.is_some_and(|key| all.remove(&key).is_some())
}

impl Laboratory {
    /// How far a question is, which is begun if nobody has asked it before.
    pub(crate) async fn ask(
        app: &Arc<App>,
        visitor: Visitor,
        asked: LabQuestion,
    ) -> Result<LabAnswer, Problem> {
        let (question, asked) = off_the_runtime(move || check(asked)).await??;
        let key = written(&asked)?;
        if let Some(bus) = &app.bus {
            return ask_nodes(app, bus, visitor, key, question, asked.pairs).await;
        }
        if !app.laboratory.lock().contains_key(&key) {
            let begun = Arc::clone(&question);
            if app.laboratory.begin(&key, visitor, asked.pairs, question)? {
                tokio::spawn(answer(Arc::clone(app), key.clone(), begun));
            }
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

    /// Begins a question; false where somebody else has begun the same while it was checked.
    fn begin(
        &self,
        key: &str,
        visitor: Visitor,
        wanted: u64,
        question: Arc<dyn Question>,
    ) -> Result<bool, Problem> {
        let mut all = self.lock();
        if all.contains_key(key) {
            return Ok(false);
        }
        all.retain(|_, kept| kept.asked.elapsed() < UNWANTED || kept.is_under_way());
        let own = |kept: &&Kept| kept.visitor == visitor && kept.is_under_way();
        let has_enough = all.values().filter(own).count() >= MOST_EACH;
        if has_enough || all.len() >= MOST && !make_room(&mut all, visitor) {
            return Err(too_many());
        }
        let kept = Kept {
            visitor,
            wanted,
            question,
            asked: Instant::now(),
            state: State::Played(Counted::default()),
        };
        all.insert(key.to_owned(), kept);
        Ok(true)
    }

    /// What is to be played next of a question, if it is still the one that was begun, and anybody still wants to know.
    fn next(&self, key: &str, begun: &Arc<dyn Question>) -> Option<(Range<u64>, IpAddr)> {
        let mut all = self.lock();
        let kept = all.get(key).filter(|kept| kept.is(begun))?;
        if kept.asked.elapsed() > UNWANTED {
            all.remove(key);
            return None;
        }
        let State::Played(counted) = &kept.state else {
            return None;
        };
        let next = next_piece(counted, kept.wanted);
        (!next.is_empty()).then(|| (next, kept.visitor.address()))
    }

    fn add(&self, key: &str, begun: &Arc<dyn Question>, played: Result<Counted, Problem>) {
        let mut all = self.lock();
        if let Some(kept) = all.get_mut(key).filter(|kept| kept.is(begun)) {
            match (&mut kept.state, played) {
                (State::Played(counted), Ok(more)) => counted.merge(&more),
                (state, Err(problem)) => *state = State::Failed(problem),
                (State::Failed(_), Ok(_)) => {}
            }
        }
    }

    fn lock(&self) -> MutexGuard<'_, BTreeMap<String, Kept>> {
        // The map is whole after every line, so a panic elsewhere has not broken it.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn too_many() -> Problem {
    Problem::said("too-many-questions", say!(problems::TooManyQuestions))
}

/// How far a question is, whichever node answers it.
async fn ask_nodes(
    app: &App,
    bus: &Bus,
    visitor: Visitor,
    key: String,
    question: Arc<dyn Question>,
    wanted: u64,
) -> Result<LabAnswer, Problem> {
    let job = NewJob {
        kind: JobKind::Lab,
        key,
        asker: visitor.address().to_string(),
        urgency: Urgency::Deep,
    };
    let state = app.jobs.state(app, job.kind, &job.key).await?;
    match &state {
        Some(state) if state.is_ended && state.error.is_some() => {
            let why = state.error.as_deref().unwrap_or_default();
            return Err(jobs::failure(why));
        }
        Some(state) if !state.is_to_be_renewed() => {}
        Some(_) => app.jobs.want(app, bus, &job).await?,
        None => {
            let alike = Urgency::Deep..=Urgency::Deep;
            let counted = app.store.count_jobs(job.kind, alike, &job.asker).await;
            let (own, all) = counted.map_err(|error| problem::storage_failed(&error))?;
            let most = match own {
                // Whoever has none finds room though others have many.
                0 => 4 * MOST,
                1..MOST_EACH => MOST,
                MOST_EACH.. => 0,
            };
            if all >= most {
                return Err(too_many());
            }
            app.jobs.want(app, bus, &job).await?;
        }
    }
    let played = state.and_then(|state| state.progress.result);
    Ok(LabAnswer {
        wanted,
        answer: question.tell(&counted(played.as_deref())?),
    })
}

/// What the pairs say that were played by now, as it is written in the row of a job.
fn counted(written: Option<&str>) -> Result<Counted, Problem> {
    let Some(written) = written else {
        return Ok(Counted::default());
    };
    serde_json::from_str(written).map_err(|_| problem::internal())
}

/// Answers a question that somebody has asked at any node, from where another has stopped.
pub(crate) async fn work(
    app: &App,
    job: &Job,
    tell: &watch::Sender<Progress>,
) -> Result<Found, Problem> {
    let asked: LabQuestion = serde_json::from_str(&job.key).map_err(|_| problem::internal())?;
    let wanted = asked.pairs;
    let (question, _) = off_the_runtime(move || check(asked)).await??;
    let address = job.asker.parse().unwrap_or(NOBODY);
    let mut counted = counted(job.result.as_deref())?;
    loop {
        let result = serde_json::to_string(&counted).map_err(|_| problem::internal())?;
        let progress = Progress {
            done: counted.pairs(),
            total: wanted,
            result: Some(result),
        };
        let next = next_piece(&counted, wanted);
        if next.is_empty() {
            return Ok((progress, None));
        }
        tell.send_replace(progress);
        if *app.stopped.borrow() {
            return Err(problem::internal());
        }
        counted.merge(&play(app, &job.key, &question, next, address).await?);
    }
}

/// The pairs that are played next.
fn next_piece(counted: &Counted, wanted: u64) -> Range<u64> {
    let end = (counted.pairs() + PIECE * cores() as u64).min(wanted);
    counted.pairs()..end
}

/// A question as it is kept.
fn written(asked: &LabQuestion) -> Result<String, Problem> {
    serde_json::to_string(asked).map_err(|_| problem::internal())
}

/// The question that is asked, if it can be, and the same said in full: whatever asks the same is one question.
fn check(asked: LabQuestion) -> Result<(Arc<dyn Question>, LabQuestion), Problem> {
    if written(&asked)?.len() > LONGEST {
        let why = say!(problems::LabLong, most = LONGEST);
        return Err(Problem::said("bad-request", why));
    }
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
    let variants = [asked.first, asked.second];
    let question: Arc<dyn Question> = question(&asked.game, &variants, asked.seed)
        .map_err(|why| Problem::new("bad-options", why))?
        .into();
    let [first, second] = question.variants();
    let in_full = LabQuestion {
        first,
        second,
        ..asked
    };
    Ok((question, in_full))
}

/// Plays the pairs of a question, a few at a time, as long as somebody wants to know.
async fn answer(app: Arc<App>, key: String, begun: Arc<dyn Question>) {
    while let Some((pairs, address)) = app.laboratory.next(&key, &begun) {
        if *app.stopped.borrow() {
            return;
        }
        let played = play(&app, &key, &begun, pairs, address).await;
        app.laboratory.add(&key, &begun, played);
    }
}

/// Plays some pairs of a question, when it is its turn.
async fn play(
    app: &App,
    key: &str,
    question: &Arc<dyn Question>,
    pairs: Range<u64>,
    address: IpAddr,
) -> Result<Counted, Problem> {
    // The first pieces come as quickly as a coach's thought; what takes longer waits until nobody else thinks.
    let is_first = pairs.start == 0;
    let asker = Asker {
        address: if is_first { address } else { NOBODY },
        match_id: key.to_owned(),
    };
    let watch = Arc::default();
    let place = app.thinking.place(asker, Arc::clone(&watch)).await;
    let question = Arc::clone(question);
    let play = move || {
        let _place = place;
        question.play(pairs, watch.cores().min(cores()), &())
    };
    off_the_runtime(play).await?.map_err(|why| {
        tracing::warn!(%why, "a question cannot be answered");
        problem::internal()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Asks a question of its own from an address.
    fn ask(lab: &Laboratory, from: &str, number: u64) -> Result<bool, Problem> {
        let asked = serde_json::json!({
            "game": "fuba", "first": { "preset": "2014" }, "second": { "preset": "2.2" }, "pairs": 20, "seed": number,
        });
        let (question, asked) = check(serde_json::from_value(asked).unwrap()).unwrap();
        let key = written(&asked).unwrap();
        let visitor = Visitor::direct(from.parse().unwrap());
        lab.begin(&key, visitor, 20, question)
    }

    #[test]
    fn however_it_is_written_a_question_is_known_by_what_it_asks() {
        let kept = |advanced: &str| {
            let asked = serde_json::json!({
                "game": "fuba", "first": { "preset": "2014", "options": { "advanced": advanced } },
                "second": { "preset": "full" }, "pairs": 20,
            });
            let (_, asked) = check(serde_json::from_value(asked).unwrap())?;
            let kept = written(&asked).unwrap();
            assert!(kept.len() < LONGEST / 2, "{}", kept.len());
            // Whoever takes it over reads it.
            let (_, again) = check(serde_json::from_str(&kept).unwrap())?;
            assert_eq!(written(&again).unwrap(), kept);
            Ok::<_, Problem>(kept)
        };
        let in_short = kept("A1+A3").unwrap();
        assert_eq!(
            kept(&format!("{}A1", "a3 ,".repeat(1000))).unwrap(),
            in_short
        );
        assert_ne!(kept("A1").unwrap(), in_short);
        let refused = kept(&format!("{}A1", "A1+".repeat(6000))).unwrap_err();
        assert_eq!(refused.code, "bad-request");
        assert!(refused.message.contains("16384"), "{}", refused.message);
    }

    fn networks(lab: &Laboratory) -> BTreeMap<IpAddr, usize> {
        let mut networks = BTreeMap::new();
        for kept in lab.lock().values() {
            *networks.entry(kept.visitor.neighbourhood()).or_default() += 1;
        }
        networks
    }

    #[test]
    fn a_crowd_of_one_network_keeps_nobody_out() {
        let lab = Laboratory::default();
        for number in 0..64 {
            ask(&lab, &format!("203.0.113.{}", number / 2), number).unwrap();
        }
        // Their own network has no more.
        let refused = ask(&lab, "203.0.113.99", 64).unwrap_err();
        assert_eq!(refused.code, "too-many-questions");
        // Others get half of the places.
        let taken = (0..64).filter(|number| {
            let from = format!("2001:db8:7:{number:x}::1");
            ask(&lab, &from, 100 + number).is_ok()
        });
        assert_eq!(taken.count(), 32, "until both have as many");
        assert!(ask(&lab, "198.51.100.7", 200).is_ok());
        let mut counts: Vec<usize> = networks(&lab).into_values().collect();
        counts.sort_unstable();
        assert_eq!(counts, [1, 31, 32]);
    }

    #[test]
    fn what_was_not_asked_for_the_longest_goes_first_and_nobody_has_his_only_question_taken() {
        let lab = Laboratory::default();
        for number in 0..63 {
            ask(&lab, &format!("10.0.{number}.1"), number).unwrap();
        }
        ask(&lab, "10.0.5.2", 63).unwrap();
        let keys = |lab: &Laboratory| lab.lock().keys().cloned().collect::<Vec<_>>();
        let before = keys(&lab);
        ask(&lab, "198.51.100.7", 64).unwrap();
        let gone: Vec<_> = (before.iter())
            .filter(|key| !keys(&lab).contains(key))
            .collect();
        assert!(
            gone.len() == 1 && gone[0].contains("\"seed\":5"),
            "{gone:?}"
        );
        assert!(ask(&lab, "198.51.101.7", 65).is_err(), "everybody has one");
    }
}
