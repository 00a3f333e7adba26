//! The puzzles of the repository are puzzles, and the same command makes the same ones. All of them are judged by
//! `gaffer puzzles check`; here a sample is.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use gaffer_champions::Position as Champions;
use gaffer_core::scenario::Scenario;
use gaffer_fuba::Position as Fuba;
use gaffer_games::protocol::PracticeState;
use gaffer_games::words::Language;
use gaffer_lab::puzzles::{Corpus, Making, Puzzle, Wanted, failure};

/// Every so many of them is looked at.
const STEP: usize = 40;

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|kind| kind == "jsonl") {
            found.push(path);
        }
    }
}

fn all() -> Vec<Puzzle> {
    let mut found = Vec::new();
    files(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("../../puzzles"),
        &mut found,
    );
    found.sort();
    let read = |path: &PathBuf| Puzzle::read(&fs::read_to_string(path).unwrap()).unwrap();
    found.iter().flat_map(read).collect()
}

fn answers(scenario: &Scenario, case: usize) -> Option<Vec<String>> {
    scenario.cases.get(case).map(|case| case.play.clone())
}

#[test]
fn ids_are_unique() {
    let puzzles = all();
    let ids: BTreeSet<&str> = puzzles.iter().map(|puzzle| puzzle.id.as_str()).collect();
    assert_eq!(ids.len(), puzzles.len());
    assert!(puzzles.len() >= 200, "{}", puzzles.len());
}

#[test]
fn a_sample_has_one_best_answer() {
    for puzzle in all().iter().step_by(STEP) {
        assert_eq!(failure(puzzle, 300), None, "{}", puzzle.id);
    }
}

#[test]
fn the_best_answer_of_a_sample_is_right_and_the_next_is_wrong() {
    for puzzle in all().iter().step_by(STEP) {
        let scenario = Scenario::parse(&puzzle.scenario().unwrap()).unwrap();
        let results = if puzzle.theme.game() == "fuba" {
            scenario.run::<Fuba>(|_| String::new())
        } else {
            scenario.run::<Champions>(|_| String::new())
        };
        for result in results {
            assert!(result.differences.is_empty(), "{}: {result:?}", puzzle.id);
        }
        let try_it = |answers: &[String], gives_up| {
            let attempt = puzzle.attempt(answers, gives_up, Language::ENGLISH);
            attempt.unwrap_or_else(|problem| panic!("{}: {problem:?}", puzzle.id))
        };
        let right = try_it(&answers(&scenario, 0).unwrap(), false);
        assert_eq!(right.practice.state, PracticeState::Done, "{}", puzzle.id);
        assert!(right.solution.is_some());
        if let Some(next) = answers(&scenario, 1) {
            let wrong = try_it(&next, false);
            assert_eq!(wrong.practice.state, PracticeState::Wrong, "{}", puzzle.id);
            assert!(!wrong.solution.unwrap().reason.is_empty(), "{}", puzzle.id);
        }
        let open = try_it(&[], false);
        assert_eq!(open.practice.state, PracticeState::Asks);
        assert!(open.solution.is_none(), "{}: the answer is told", puzzle.id);
        assert!(try_it(&[], true).solution.is_some());
    }
}

#[test]
fn the_same_seed_makes_the_same_puzzles_on_any_number_of_threads() {
    let make = |seed, threads| {
        let making = Making {
            count: 2,
            seed,
            threads,
        };
        making.make::<Champions>(&()).unwrap()
    };
    let one = make(5, 1);
    assert_eq!(one, make(5, 2));
    assert_ne!(one, make(6, 1));
}

#[test]
fn whoever_goes_on_meets_every_puzzle_before_one_comes_again() {
    let corpus = Corpus::new(all());
    let wanted = Wanted {
        game: Some("champions"),
        ..Wanted::default()
    };
    let of_game = |puzzle: &&Puzzle| puzzle.theme.game() == "champions";
    let count = corpus.puzzles().iter().filter(of_game).count();
    let mut met = BTreeSet::new();
    let mut last: Option<String> = None;
    for _ in 0..count {
        let next = corpus.next(&wanted, last.as_deref()).unwrap();
        assert!(met.insert(next.id.clone()), "{} again", next.id);
        last = Some(next.id.clone());
    }
    let again = corpus.next(&wanted, last.as_deref()).unwrap();
    assert!(met.contains(&again.id));
}

#[test]
fn the_puzzle_of_a_day_depends_on_the_day_alone_and_does_not_come_again_soon() {
    let corpus = Corpus::new(all());
    let days: Vec<&Puzzle> = (20_000..20_100)
        .filter_map(|day| corpus.daily(day))
        .collect();
    let ids: BTreeSet<&str> = days.iter().map(|puzzle| puzzle.id.as_str()).collect();
    assert_eq!((days.len(), ids.len()), (100, 100));
    assert_eq!(corpus.daily(20_000).unwrap().id, days[0].id);
    let games: BTreeSet<&str> = (corpus.puzzles().iter())
        .map(|puzzle| puzzle.theme.game())
        .collect();
    let takes_turns = |two: &[&Puzzle]| two[0].theme.game() != two[1].theme.game();
    assert!(games.len() == 1 || days.windows(2).all(takes_turns));
    assert!(Corpus::default().daily(20_000).is_none());
}
