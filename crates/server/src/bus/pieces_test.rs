//! Pieces of work for commands over a real NATS: who does them, and who does not.

use std::sync::{Arc, Mutex};

use gaffer_core::BySide;
use gaffer_fuba::{Options, Position};
use gaffer_lab::simulate::{Series, Simulated};
use gaffer_lab::{Hands, Progress};

use super::testing::Club;
use crate::owner::testing::until;
use crate::thinking_queue::{Asker, NOBODY};
use crate::{App, NatsWorkers, jobs, pieces};

/// What a command has said.
#[derive(Default)]
struct Said(Mutex<Vec<String>>);

impl Progress for Said {
    fn say(&self, what: &str) {
        self.0.lock().unwrap().push(what.to_owned());
    }
}

/// The workers of a program: the address of NATS, and what the program is.
type Workers = Option<(String, String)>;

/// Plays matches as a command does, on so many threads and with the workers of a program.
async fn play(threads: usize, workers: Workers) -> (Simulated<Position>, String) {
    let play = move || {
        let said = Said::default();
        let played = play_here(threads, workers, &said);
        (played, said.0.into_inner().unwrap().join("\n"))
    };
    tokio::task::spawn_blocking(play).await.unwrap()
}

fn play_here(threads: usize, workers: Workers, said: &Said) -> Simulated<Position> {
    let reached =
        workers.map(|(address, program)| NatsWorkers::of_program(&address, &program).unwrap());
    let series = Series::<Position> {
        options: &Options::default(),
        coaches: BySide::with(|_| "random"),
        matches: 300,
        seed: 7,
        hands: Hands {
            threads,
            workers: reached.as_ref().map(|workers| workers as _),
        },
        list: true,
    };
    series.play(said).unwrap()
}

/// A node of a club that does pieces.
async fn worker(club: &mut Club, name: &str) -> Arc<App> {
    let app = club.node(name).await;
    tokio::spawn(pieces::keep(Arc::clone(&app)));
    tokio::spawn(jobs::run(Arc::clone(&app)));
    app
}

#[tokio::test(flavor = "multi_thread")]
async fn pieces_are_done_by_workers_of_the_same_program_where_nobody_thinks() {
    let mut club = Club::start().await;
    let (a, b) = (worker(&mut club, "a").await, worker(&mut club, "b").await);
    let at = |program: &str| Some((club.nats_address(), program.to_owned()));
    let alone = play(2, None).await.0;

    let (played, _) = play(1, at("0.0.1 judge 1")).await;
    assert_eq!(played, alone);
    for app in [&a, &b] {
        assert_eq!(app.metrics.pieces_done.get(), 0, "it is another program");
    }

    // At one of them somebody thinks, though nobody waits for it.
    let asker = Asker {
        address: NOBODY,
        match_id: "m".into(),
    };
    let thinking = a.thinking.place(asker, Arc::default()).await;
    let (played, said) = play(0, at(&jobs::program())).await;
    assert_eq!((played, said.as_str()), (alone.clone(), ""));
    assert_eq!(
        a.metrics.pieces_done.get(),
        0,
        "it has something better to do"
    );
    assert!(b.metrics.pieces_done.get() >= 15);

    drop(thinking);
    let together = tokio::join!(play(0, at(&jobs::program())), play(0, at(&jobs::program())));
    assert_eq!((&together.0.0, &together.1.0), (&alone, &alone));
    let done = || a.metrics.pieces_done.get() + b.metrics.pieces_done.get();
    until("they have done all of it", || done() >= 45).await;
}

/// What is kept for a club in which nobody has time is done by the command itself, and nothing of it stays.
#[tokio::test(flavor = "multi_thread")]
async fn pieces_that_nobody_takes_come_back_to_the_command() {
    let mut club = Club::start().await;
    let a = worker(&mut club, "a").await;
    let asker = Asker {
        address: NOBODY,
        match_id: "m".into(),
    };
    let thinking = a.thinking.place(asker, Arc::default()).await;
    let alone = play(2, None).await.0;
    let at = Some((club.nats_address(), jobs::program()));
    assert_eq!(play(1, at.clone()).await, (alone.clone(), String::new()));
    assert_eq!(a.metrics.pieces_done.get(), 0);
    drop(thinking);
    assert_eq!(play(0, at).await, (alone, String::new()));
    let store = &club.store.app.store;
    let mut left = store.jobs_by_kind().await.unwrap();
    while !left.is_empty() {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        left = store.jobs_by_kind().await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_command_that_nobody_helps_says_where_workers_are_of_another_version() {
    let mut club = Club::start().await;
    let _worker = club.worker("a").await;
    let workers = Some((club.nats_address(), "0.0.1 judge 1".to_owned()));
    let said: &'static Said = Box::leak(Box::default());
    // It waits for workers as long as this process lives.
    std::thread::spawn(move || play_here(0, workers, said));
    let is_said = || said.0.lock().unwrap().concat().contains("another version");
    until("it is said", is_said).await;
}
