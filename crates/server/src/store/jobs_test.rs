//! Jobs in both databases: nobody gets what another has, nothing of an earlier epoch is written, askers take turns, and what nobody
//! wants goes.

use std::collections::BTreeSet;

use gaffer_table::Secrecy;
use sha2::{Digest, Sha256};

use super::testing::{Shared, both};
use super::{
    Job, JobKind, JobTake, NewJob, Outcome, Progress, ReviewKey, Store, StoreError, Stored, Urgency,
};
use crate::live::Live;
use crate::new_match;

/// A second since 1970.
const NOW: u64 = 1_000_000;

fn job(key: &str, asker: &str, urgency: Urgency) -> NewJob {
    NewJob {
        kind: JobKind::Review,
        key: key.to_owned(),
        asker: asker.to_owned(),
        urgency,
    }
}

fn by(node: &str) -> JobTake {
    JobTake {
        node: node.to_owned(),
        program: "this one".to_owned(),
        urgency: Urgency::Glance..=Urgency::Nobody,
        leaves: None,
    }
}

impl Shared {
    async fn want(&self, job: &NewJob, at: u64) {
        self.nodes[0].want_job(job, "this one", at).await.unwrap();
    }

    async fn take(&self, node: &str, at: u64) -> Option<Job> {
        self.nodes[0].take_job(&by(node), at).await.unwrap()
    }

    async fn error(&self, key: &str) -> Option<String> {
        let state = self.nodes[0].job(JobKind::Review, key, "this one").await;
        state.unwrap().unwrap().error
    }

    async fn is_there(&self, key: &str) -> bool {
        let state = self.nodes[1].job(JobKind::Review, key, "this one").await;
        state.unwrap().is_some()
    }
}

fn done() -> Outcome {
    Outcome::Done(Progress::default(), None)
}

fn is_refused(written: &Result<(), StoreError>) -> bool {
    matches!(written, Err(StoreError::NotOwner))
}

#[tokio::test(flavor = "multi_thread")]
async fn two_takers_never_get_the_same_job() {
    for shared in both().await {
        for number in 0..60 {
            let key = format!("m{number} glance");
            let asker = (number % 7).to_string();
            shared.want(&job(&key, &asker, Urgency::Glance), NOW).await;
        }
        let take_all = |node: &'static str, store: Store| async move {
            let mut taken = Vec::new();
            // Whoever finds others at work looks again.
            while taken.len() < 60 && !is_all_taken(&store).await {
                taken.extend(store.take_job(&by(node), NOW).await.unwrap());
            }
            taken
        };
        let [one, other] = shared.nodes.clone();
        let takers = [
            ("a", one.clone()),
            ("b", other.clone()),
            ("c", one),
            ("d", other),
        ];
        let takers = takers.map(|(node, store)| tokio::spawn(take_all(node, store)));
        let mut numbers = Vec::new();
        for taker in takers {
            numbers.extend(taker.await.unwrap().into_iter().map(|job| job.number));
        }
        let different: BTreeSet<i64> = numbers.iter().copied().collect();
        assert_eq!(
            (numbers.len(), different.len()),
            (60, 60),
            "{}",
            shared.name
        );
    }
}

async fn is_all_taken(store: &Store) -> bool {
    let by_kind = store.jobs_by_kind().await.unwrap();
    by_kind.iter().all(|(_, waiting, _)| *waiting == 0)
}

#[tokio::test]
async fn what_is_asked_for_twice_is_one_job_and_another_program_leaves_it() {
    for shared in both().await {
        shared.want(&job("m", "a", Urgency::Glance), NOW).await;
        shared.want(&job("m", "b", Urgency::Glance), NOW).await;
        let other = JobTake {
            program: "a newer one".to_owned(),
            ..by("x")
        };
        let taken = shared.nodes[0].take_job(&other, NOW).await.unwrap();
        assert_eq!(taken, None, "{}", shared.name);
        let taken = shared.take("x", NOW).await.unwrap();
        assert_eq!((taken.key.as_str(), taken.asker.as_str()), ("m", "a"));
        assert_eq!(shared.take("y", NOW).await, None, "{}", shared.name);
    }
}

#[tokio::test]
async fn an_old_epoch_writes_nothing() {
    for shared in both().await {
        let [store, other] = &shared.nodes;
        let made = new_match::example();
        let stored = Stored::new(made.about.clone(), Vec::new());
        let mut live = Live::playing(stored, made.game, Secrecy::default());
        let standing = live.standing(0).unwrap();
        let id = made.about.id.clone();
        store.begin(made.about, Vec::new(), standing).await.unwrap();
        let number = store.read(&id).await.unwrap().unwrap().number;
        let key = ReviewKey {
            number,
            depth: "glance",
            rules: 1,
            judge: 1,
        };
        let review = |text: &str| Some((key, text.as_bytes().to_vec()));
        shared.want(&job("m", "a", Urgency::Glance), NOW).await;
        let first = store.take_job(&by("one"), NOW).await.unwrap().unwrap();
        assert_eq!(other.take_job(&by("two"), NOW + 10).await.unwrap(), None);
        let beat = store.beat_job(&first, Progress::default(), NOW + 10).await;
        beat.unwrap();
        // It is not heard for more than ten seconds.
        assert_eq!(other.take_job(&by("two"), NOW + 20).await.unwrap(), None);
        let second = other.take_job(&by("two"), NOW + 21).await;
        let second = second.unwrap().unwrap();
        assert_eq!((second.number, second.epoch.0), (first.number, 2));
        let late = store.beat_job(&first, Progress::default(), NOW + 22).await;
        assert!(is_refused(&late), "{}", shared.name);
        let late = Outcome::Done(Progress::default(), review("of the first"));
        assert!(is_refused(&store.end_job(&first, late, NOW + 22).await));
        let late = Outcome::Failed("internal: broken".into());
        assert!(is_refused(&store.end_job(&first, late, NOW + 22).await));
        assert_eq!(store.review(key).await.unwrap(), None, "{}", shared.name);
        let in_time = Outcome::Done(Progress::default(), review("of the second"));
        other.end_job(&second, in_time, NOW + 23).await.unwrap();
        let again = Outcome::Done(Progress::default(), review("of the second again"));
        assert!(is_refused(&other.end_job(&second, again, NOW + 23).await));
        let kept = store.review(key).await.unwrap();
        assert_eq!(kept.as_deref(), Some("of the second".as_bytes()));

        // What was cancelled is not what is asked for again, though it was taken as often.
        shared.want(&job("n", "a", Urgency::Glance), NOW).await;
        let cancelled = shared.take("one", NOW).await.unwrap();
        store.tidy_jobs(NOW + 200).await.unwrap();
        shared
            .want(&job("n", "a", Urgency::Glance), NOW + 200)
            .await;
        let again = shared.take("two", NOW + 200).await.unwrap();
        assert_eq!(again.epoch, cancelled.epoch);
        let late = store.end_job(&cancelled, done(), NOW + 200).await;
        assert!(is_refused(&late), "{}", shared.name);
    }
}

/// Who is served in which order by one who takes a job and ends it before he takes the next: each has asked in the order of the
/// second column, for what is in the third.
#[tokio::test]
async fn askers_take_turns() {
    use Urgency::{Deep, Glance, Nobody, Search};
    type Asked = (&'static str, Urgency);
    let cases: [(&str, &[Asked], &[&str]); 4] = [
        (
            "what is waited for comes first",
            &[("a", Nobody), ("b", Deep), ("c", Search), ("d", Glance)],
            &["d3", "c2", "b1", "a0"],
        ),
        (
            "whoever has many waits after each of his",
            &[
                ("a", Glance),
                ("a", Glance),
                ("a", Glance),
                ("b", Glance),
                ("c", Glance),
                ("b", Glance),
            ],
            &["a0", "b3", "c4", "a1", "b5", "a2"],
        ),
        (
            "what is urgent of one comes before what is not of another",
            &[("a", Deep), ("b", Search), ("b", Search), ("b", Deep)],
            &["b1", "b2", "a0", "b3"],
        ),
        (
            "of equals the first",
            &[("c", Deep), ("a", Deep), ("b", Deep)],
            &["c0", "a1", "b2"],
        ),
    ];
    for shared in both().await {
        for (what, asked, order) in &cases {
            for (number, (asker, urgency)) in asked.iter().enumerate() {
                let key = format!("{asker}{number}");
                shared.want(&job(&key, asker, *urgency), NOW).await;
            }
            let mut served = Vec::new();
            while let Some(job) = shared.take("one", NOW).await {
                served.push(job.key.clone());
                let ended = shared.nodes[0].end_job(&job, done(), NOW).await;
                ended.unwrap();
            }
            assert_eq!(served, *order, "{what}, {}", shared.name);
            shared.nodes[0].tidy_jobs(NOW + 1000).await.unwrap();
        }
    }
}

#[tokio::test]
async fn a_newcomer_comes_before_the_next_of_whoever_has_some_under_way() {
    for shared in both().await {
        for number in 0..5 {
            let key = format!("a{number}");
            shared.want(&job(&key, "a", Urgency::Deep), NOW).await;
        }
        assert_eq!(shared.take("one", NOW).await.unwrap().key, "a0");
        assert_eq!(shared.take("two", NOW).await.unwrap().key, "a1");
        shared.want(&job("b", "b", Urgency::Deep), NOW).await;
        assert_eq!(shared.take("three", NOW).await.unwrap().key, "b");
        // And not behind all that was asked for before he came.
        shared.want(&job("b2", "b", Urgency::Deep), NOW).await;
        shared.want(&job("b3", "b", Urgency::Deep), NOW).await;
        assert_eq!(shared.take("four", NOW).await.unwrap().key, "b2");
        assert_eq!(shared.take("five", NOW).await.unwrap().key, "a2");
    }
}

#[tokio::test]
async fn what_nobody_wants_any_more_is_cancelled() {
    for shared in both().await {
        let store = &shared.nodes[0];
        let (wanted, unwanted) = (
            job("wanted", "a", Urgency::Deep),
            job("unwanted", "b", Urgency::Search),
        );
        shared.want(&wanted, NOW).await;
        shared.want(&unwanted, NOW).await;
        let taken = shared.take("one", NOW).await.unwrap();
        assert_eq!(taken.key, "unwanted");
        shared.want(&wanted, NOW + 50).await;
        store.tidy_jobs(NOW + 60).await.unwrap();
        assert!(shared.is_there("unwanted").await, "its time is not over");
        let beat = store.beat_job(&taken, Progress::default(), NOW + 61).await;
        assert!(is_refused(&beat), "{}", shared.name);
        store.tidy_jobs(NOW + 61).await.unwrap();
        assert!(!shared.is_there("unwanted").await, "{}", shared.name);
        assert!(shared.is_there("wanted").await, "{}", shared.name);
        assert_eq!(shared.take("one", NOW + 111).await, None, "nobody wants it");
        assert_eq!(shared.take("one", NOW + 110).await.unwrap().key, "wanted");
    }
}

#[tokio::test]
async fn what_fails_three_times_or_loses_five_takers_is_given_up() {
    for shared in both().await {
        let store = &shared.nodes[0];
        let fails = job("fails", "a", Urgency::Glance);
        shared.want(&fails, NOW).await;
        for attempt in 1..=3 {
            // Whoever gives it back has not failed.
            let taken = shared.take("one", NOW).await.unwrap();
            let back = store.end_job(&taken, Outcome::GivenBack, NOW).await;
            back.unwrap();
            let taken = shared.take("one", NOW).await;
            let taken = taken.unwrap_or_else(|| panic!("attempt {attempt}, {}", shared.name));
            let failed = Outcome::Failed(format!("not-reviewable: {attempt}"));
            store.end_job(&taken, failed, NOW).await.unwrap();
        }
        let why = shared.error("fails").await;
        assert_eq!(why.as_deref(), Some("not-reviewable: 3"));
        shared.want(&fails, NOW + 590).await;
        assert_eq!(shared.take("one", NOW + 590).await, None, "{}", shared.name);
        store.tidy_jobs(NOW + 601).await.unwrap();
        shared.want(&fails, NOW + 601).await;
        let taken = shared.take("one", NOW + 601).await.unwrap();
        store.end_job(&taken, done(), NOW + 601).await.unwrap();

        let deadly = job("deadly", "a", Urgency::Glance);
        for taker in 0..5 {
            let at = NOW + 700 + 20 * taker;
            shared.want(&deadly, at).await;
            store.tidy_jobs(at).await.unwrap();
            let taken = shared.take("one", at).await;
            assert!(taken.is_some(), "taker {taker}, {}", shared.name);
        }
        store.tidy_jobs(NOW + 820).await.unwrap();
        assert_eq!(shared.take("one", NOW + 820).await, None, "{}", shared.name);
        let why = shared.error("deadly").await.unwrap();
        assert!(why.starts_with("internal: "), "{why}");
    }
}

#[tokio::test]
async fn a_node_that_leaves_gives_everything_up_at_once() {
    for shared in both().await {
        let store = &shared.nodes[0];
        for key in ["a", "b"] {
            shared.want(&job(key, "a", Urgency::Glance), NOW).await;
        }
        let own = shared.take("one", NOW).await.unwrap();
        let others = shared.take("two", NOW).await.unwrap();
        let progress = Progress {
            done: 3,
            total: 7,
            result: Some("half".into()),
        };
        store.beat_job(&own, progress, NOW).await.unwrap();
        store.give_up_jobs("one").await.unwrap();
        let taken = shared.take("three", NOW).await.unwrap();
        assert_eq!(taken.number, own.number, "{}", shared.name);
        assert_eq!(taken.result.as_deref(), Some("half"), "{}", shared.name);
        assert_eq!(shared.take("three", NOW).await, None, "{}", shared.name);
        store.end_job(&others, done(), NOW).await.unwrap();
    }
}

/// A text that nothing makes shorter.
fn noise(length: usize) -> String {
    let hashes = (0..length).map(|number| format!("{:?}", Sha256::digest(number.to_le_bytes())));
    let letters = hashes.flat_map(|hash| {
        hash.chars()
            .filter(char::is_ascii_hexdigit)
            .collect::<Vec<_>>()
    });
    letters.take(length).collect()
}

#[tokio::test]
async fn a_long_key_is_a_key_like_others() {
    for shared in both().await {
        let long = noise(60_000);
        let other = format!("{}!", &long[..59_999]);
        shared.want(&job(&long, "a", Urgency::Glance), NOW).await;
        shared.want(&job(&long, "b", Urgency::Glance), NOW).await;
        assert!(shared.is_there(&long).await, "{}", shared.name);
        assert!(!shared.is_there(&other).await, "{}", shared.name);
        let taken = shared.take("one", NOW).await.unwrap();
        assert_eq!((taken.key, taken.asker), (long, "a".to_owned()));
        assert_eq!(shared.take("two", NOW).await, None, "{}", shared.name);
    }
}

#[tokio::test]
async fn what_the_tables_cannot_take_is_refused_alone() {
    for shared in both().await {
        let store = &shared.nodes[0];
        let asker = noise(6_000);
        let (fits, too_long) = (
            job("fits", "a", Urgency::Glance),
            job("too long", &asker, Urgency::Glance),
        );
        let (first, refused, second) = tokio::join!(
            store.want_job(&fits, "this one", NOW),
            store.want_job(&too_long, "this one", NOW),
            store.want_job(&fits, "this one", NOW + 1),
        );
        assert!(first.is_ok() && second.is_ok(), "{first:?} {second:?}");
        // A file has an index for any length.
        assert_eq!(refused.is_ok(), shared.name == "a file", "{refused:?}");
        assert_eq!(store.trouble(), None, "{}", shared.name);
    }
}
