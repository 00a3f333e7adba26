//! The puzzles of the repository are puzzles, and the same command makes the same ones. All of them are judged by
//! `gaffer puzzles check`; here a sample is.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use gaffer_champions::Position as Champions;
use gaffer_core::Rules as _;
use gaffer_core::scenario::Scenario;
use gaffer_fuba::{Position as Fuba, Symmetry};
use gaffer_games::protocol::PracticeState;
use gaffer_games::words::Language;
use gaffer_lab::Hands;
use gaffer_lab::puzzles::{
    Corpus, Failure, Known, Making, Puzzle, Puzzling, Theme, Wanted, Wish, check, failure,
};
use serde_json::Value;

/// Every so many of them is looked at.
const STEP: usize = 100;

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
fn there_are_a_thousand_of_each_game_and_ids_are_unique() {
    let puzzles = all();
    let ids: BTreeSet<&str> = puzzles.iter().map(|puzzle| puzzle.id.as_str()).collect();
    assert_eq!(ids.len(), puzzles.len());
    for game in ["fuba", "champions"] {
        let of_game = puzzles.iter().filter(|puzzle| puzzle.theme.game() == game);
        assert!(of_game.count() >= 1000, "{game}");
    }
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
        let try_it = |answers: &[String], wish| {
            let attempt = puzzle.attempt(answers, wish, Language::ENGLISH);
            attempt.unwrap_or_else(|problem| panic!("{}: {problem:?}", puzzle.id))
        };
        let right = try_it(&answers(&scenario, 0).unwrap(), Wish::Judged);
        assert_eq!(right.practice.state, PracticeState::Done, "{}", puzzle.id);
        assert!(right.solution.is_some());
        if let Some(next) = answers(&scenario, 1) {
            let allowed = try_it(&next, Wish::Allowed);
            assert_eq!(allowed.practice.state, PracticeState::Asks);
            assert!(allowed.solution.is_none(), "{}", puzzle.id);
            let wrong = try_it(&next, Wish::Judged);
            assert_eq!(wrong.practice.state, PracticeState::Wrong, "{}", puzzle.id);
            assert!(!wrong.solution.unwrap().reason.is_empty(), "{}", puzzle.id);
        }
        let open = try_it(&[], Wish::Judged);
        assert_eq!(open.practice.state, PracticeState::Asks);
        assert!(open.solution.is_none(), "{}: the answer is told", puzzle.id);
        assert!(try_it(&[], Wish::GivesUp).solution.is_some());
    }
}

#[test]
fn the_same_seed_makes_the_same_puzzles_on_any_number_of_threads() {
    fn make<G: Puzzling>(seed: u64, threads: usize) -> String {
        let making = Making {
            count: 2,
            seed,
            hands: Hands::threads(threads),
        };
        let made = making.make::<G>(&()).unwrap();
        made.iter().map(Puzzle::line).collect()
    }
    let one = make::<Champions>(5, 1);
    assert_eq!(one, make::<Champions>(5, 2));
    assert_ne!(one, make::<Champions>(6, 1));
    assert_eq!(make::<Fuba>(5, 1), make::<Fuba>(5, 2));
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
        let next = corpus
            .next(&wanted, &Known::default(), last.as_deref())
            .unwrap();
        assert!(met.insert(next.id.clone()), "{} again", next.id);
        last = Some(next.id.clone());
    }
    let again = corpus
        .next(&wanted, &Known::default(), last.as_deref())
        .unwrap();
    assert!(met.contains(&again.id));
}

#[test]
fn what_was_not_tried_comes_first_and_as_near_as_there_is_one() {
    let corpus = Corpus::new(all());
    let wanted = Wanted {
        theme: Some(Theme::Movement),
        rating: Some(1500),
        ..Wanted::default()
    };
    let of_theme = |puzzle: &&Puzzle| puzzle.theme == Theme::Movement;
    let count = corpus.puzzles().iter().filter(of_theme).count();
    // One that nobody would call near has become as hard as the solver is strong, and comes as soon as the near ones.
    let far = |puzzle: &&Puzzle| puzzle.rating.abs_diff(1500) > 400;
    let moved = corpus.puzzles().iter().filter(of_theme).find(far).unwrap();
    let mut known = Known::default();
    known.ratings.insert(moved.id.clone(), 1500);
    let mut farthest = 0;
    for number in 0..count {
        let next = corpus.next(&wanted, &known, None).unwrap();
        assert_eq!(Some(next), corpus.next(&wanted, &known, None));
        assert_eq!(next.theme, Theme::Movement);
        let rating = known.ratings.get(&next.id).unwrap_or(&next.rating);
        let window = [100, 200, 400, u16::MAX];
        let window = window.partition_point(|most| *most < rating.abs_diff(1500));
        assert!(window >= farthest, "{}: nearer ones come first", next.id);
        farthest = window;
        assert!(known.tried.insert(next.id.clone()), "{number}: {}", next.id);
    }
    // Then those come again that were tried.
    assert!(corpus.next(&wanted, &known, None).is_some());
}

/// Moves are judged by where they end: their order does not matter, and moves that lead nowhere give up what the best ones win.
#[test]
fn moves_are_judged_by_where_they_end() {
    let puzzles = all();
    let is_movement = |puzzle: &&Puzzle| puzzle.theme == Theme::Movement;
    let (mut orders, mut idle, mut wrong) = (0, 0, 0);
    for puzzle in puzzles.iter().filter(is_movement).step_by(STEP / 4) {
        let scenario = Scenario::parse(&puzzle.scenario().unwrap()).unwrap();
        let row = answers(&scenario, 0).unwrap().join(", ");
        let mut row: Vec<String> = row.split(", ").map(str::to_owned).collect();
        let state = |answers: &[String]| {
            let attempt = puzzle.attempt(answers, Wish::Judged, Language::ENGLISH);
            attempt.map(|attempt| attempt.practice.state)
        };
        assert_eq!(
            state(&row[..1]).unwrap(),
            PracticeState::Asks,
            "{}",
            puzzle.id
        );
        assert_eq!(state(&row).unwrap(), PracticeState::Done, "{}", puzzle.id);
        let none = [row[0].clone(), "done".to_owned()];
        if let Ok(found) = state(&none) {
            idle += 1;
            wrong += u32::from(found == PracticeState::Wrong);
        }
        let moves = row
            .iter()
            .filter(|choice| choice.starts_with("move "))
            .count();
        row[1..=moves].reverse();
        // Some orders are no row of the rules: a piece must have been where it goes on from.
        if let Ok(found) = state(&row) {
            orders += 1;
            assert_eq!(found, PracticeState::Done, "{}", puzzle.id);
        }
    }
    assert!(
        orders > 0 && wrong > 0 && wrong <= idle,
        "{orders} {idle} {wrong}"
    );
}

#[test]
fn a_puzzle_that_is_the_mirror_image_of_another_is_none() {
    let puzzles = all();
    let is_fuba = |puzzle: &&Puzzle| puzzle.theme == Theme::Target;
    let one = puzzles.iter().find(is_fuba).unwrap().clone();
    let diagram = serde_json::from_value(Value::Object(one.position.clone())).unwrap();
    let position = Fuba::from_diagram(&diagram).unwrap();
    let mirrored = Symmetry::Flanks.position(&position).diagram();
    let Ok(Value::Object(position)) = serde_json::to_value(mirrored) else {
        panic!("a position is an object");
    };
    assert_ne!(position, one.position);
    let mut other = one.clone();
    "another".clone_into(&mut other.id);
    other.position = position;
    let id = one.id.clone();
    let failures = check(&[one, other], 1, 1, &()).unwrap();
    assert_eq!(failures[1], Some(Failure::Twin(id)));
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
