//! Positions of Champions that are written down: real ones read back as the same; changed ones are refused with the
//! key that is wrong, or they are played on like real ones.

use std::collections::BTreeMap;

use gaffer_champions::{Diagram, Options, Position, Shirt, ShirtSet};
use gaffer_core::{Awaits, BySide, Rules, Silent, Viewer};
use gaffer_proof::Luck;
use serde_json::Value;

use crate::disturbed::disturb;
use crate::lively::lively_choice;
use gaffer_proof::random_answer;

/// The keys of a position: with one of them every refusal begins.
const KEYS: [&str; 26] = [
    "at",
    "award",
    "away",
    "away_team",
    "ball",
    "corner_taker",
    "dead",
    "forfeit",
    "fouls",
    "home",
    "home_team",
    "kick_off_die",
    "last_touch",
    "line_ups",
    "ones",
    "options",
    "period",
    "play",
    "roll",
    "save",
    "score",
    "shoot_out",
    "tally",
    "turn",
    "wall",
    "whistle",
];

fn written(position: &Position) -> Value {
    serde_json::to_value(position.diagram()).unwrap()
}

/// The position that is written, or what is wrong with it; `None` for a value that no key can have.
fn read(written: &Value) -> Option<Result<Position, Vec<String>>> {
    let diagram: Diagram = serde_json::from_value(written.clone()).ok()?;
    Some(Position::from_diagram(&diagram).map_err(|faults| faults.0))
}

/// The name of the step that is written.
fn step(written: &Value) -> String {
    match &written["at"] {
        Value::Object(step) => step.keys().next().unwrap().clone(),
        step => step.as_str().unwrap().to_owned(),
    }
}

/// A match in which much happens, seen at every position of it.
fn each_position(options: Options, seed: u64, mut see: impl FnMut(&Position)) {
    let mut position = Position::begin(&options).unwrap();
    let mut luck = Luck::new(seed);
    loop {
        see(&position);
        if let Awaits::Choice(_) = position.awaits() {
            let mut choices = Vec::new();
            position.choices(&mut choices);
            let choice = lively_choice(&position, &choices, &mut luck);
            position.choose(choice, &mut Silent).unwrap();
        } else if !random_answer(&mut position, &mut luck) {
            return;
        }
    }
}

/// Real positions: the first ones of each step of each match and the last one, so that rare steps are there too.
fn real_positions(matches: u64) -> Vec<Value> {
    let mut all = Vec::new();
    for seed in 0..matches {
        let mut of_match: BTreeMap<String, Vec<Position>> = BTreeMap::new();
        each_position(Options::TOURNAMENT, seed, |position| {
            let step = format!("{:?}", position.open().step());
            let seen = of_match.entry(step).or_default();
            if seen.len() == 3 {
                seen.pop();
            }
            seen.push(*position);
        });
        all.extend(of_match.values().flatten().map(written));
    }
    all
}

fn shirts(numbers: impl Iterator<Item = u8>) -> ShirtSet {
    numbers.filter_map(Shirt::new).collect()
}

#[test]
fn every_position_of_a_match_reads_back_as_the_same() {
    let no_goalies = BySide {
        home: shirts([1, 20].into_iter()),
        away: shirts(10..=20),
    };
    for options in [
        Options::TOURNAMENT,
        Options::FULL,
        Options::FRIENDLY,
        Options {
            tally: true,
            ..Options::TOURNAMENT
        },
        Options {
            suspended: no_goalies,
            ..Options::TOURNAMENT
        },
    ] {
        for seed in 0..4 {
            each_position(options, seed, |position| {
                assert_eq!(
                    read(&written(position)),
                    Some(Ok(*position)),
                    "written as {}",
                    written(position)
                );
            });
        }
    }
}

/// A changed position is played like a real one: nothing breaks, and it reads back at every answer.
fn plays_on(mut position: Position, from: &Value, luck: &mut Luck) {
    for _ in 0..40 {
        assert_eq!(position.broken_invariant(), None, "from {from}");
        let back = Position::from_diagram(&position.diagram()).map_err(|faults| faults.0);
        assert_eq!(back, Ok(position), "from {from}");
        serde_json::to_string(&position.view(Viewer::Spectator)).unwrap();
        if !random_answer(&mut position, luck) {
            return;
        }
    }
}

#[test]
fn a_changed_position_is_refused_by_key_or_plays_on() {
    let real = real_positions(16);
    let mut luck = Luck::new(2026);
    let (mut accepted, mut refused) = (0, 0);
    for one in &real {
        for _ in 0..4 {
            let mut changed = one.clone();
            disturb(&mut changed, &real[luck.below(real.len())], &mut luck);
            match read(&changed) {
                None => {}
                Some(Ok(position)) => {
                    accepted += 1;
                    plays_on(position, &changed, &mut luck);
                }
                Some(Err(faults)) => {
                    refused += 1;
                    assert!(!faults.is_empty(), "refused without a word: {changed}");
                    for fault in faults {
                        let key =
                            fault.split(|letter: char| !letter.is_alphabetic() && letter != '_');
                        let key = key.into_iter().next().unwrap_or_default();
                        assert!(KEYS.contains(&key), "'{fault}' names no key of {changed}");
                    }
                }
            }
        }
    }
    assert!(accepted > 1000 && refused > 1000, "{accepted}, {refused}");
}

/// A change that no position of a step survives, and the beginning of what is said about it.
const REFUSED: [(&str, &str, &str, &str); 30] = [
    ("goalie-spot", "/dead/coming", "[9]", "dead.coming"),
    ("goalie-spot", "/dead/leaving", "[9]", "dead.leaving"),
    ("goalie-spot", "/dead/rows", "[3, 6]", "dead.rows"),
    ("goalie-spot", "/dead/taker", "9", "dead.taker"),
    ("goalie-spot", "/dead/spot", r#""0.0""#, "dead.spot"),
    ("goalie-spot", "/turn/kind", r#""normal""#, "turn"),
    (
        "goalie-spot",
        "/play",
        r#"{"side": "home", "touched": [8]}"#,
        "play",
    ),
    (
        "goalie-spot",
        "/corner_taker",
        r#""home 8""#,
        "corner_taker",
    ),
    ("out", "/dead/coming", "[]", "dead.coming"),
    ("out", "/dead/leaving", "[1, 20]", "dead.leaving"),
    ("sub-place", "/dead/coming", "[]", "dead.coming"),
    ("sub-place", "/dead/rows", "[0, 0]", "dead.rows"),
    ("thrower", "/ball", r#""5.7""#, "ball"),
    ("thrower", "/dead/wall", "9", "dead.taker, dead.wall"),
    ("corner-taker", "/dead/taker", "9", "dead.taker, dead.wall"),
    ("corner-wall", "/dead/wall", "9", "dead.taker, dead.wall"),
    ("free-taker-place", "/dead/taker", "null", "dead.taker"),
    (
        "free-wall-place",
        "/dead/wall",
        "null",
        "dead.taker, dead.wall",
    ),
    ("restart-roll", "/dead", "null", "dead"),
    ("restart-roll", "/dead/taker", "null", "dead.taker"),
    ("restart-roll", "/whistle", "true", "whistle"),
    ("intercept", "/play/end", r#"{"rest": "0.3"}"#, "play.end"),
    ("intercept", "/play/end", r#"{"out": "5.5"}"#, "play.end"),
    (
        "intercept-roll",
        "/play/interceptions/trying",
        "null",
        "play.interceptions.trying",
    ),
    ("save", "/play/end", r#"{"rest": "5.7"}"#, "play.end"),
    ("save-roll", "/save/quarters", "4", "save"),
    ("opening-roll", "/kick_off_die", "3", "kick_off_die"),
    (
        "opening-roll",
        "/turn",
        r#"{"owner": "home", "kind": "catch"}"#,
        "turn.kind",
    ),
    ("opening-roll", "/forfeit", r#""home""#, "forfeit"),
    (
        "opening-roll",
        "/shoot_out",
        r#"{"taken": {"home": 1, "away": 1}}"#,
        "shoot_out",
    ),
];

#[test]
fn what_does_not_belong_to_a_step_is_named() {
    let real = real_positions(40);
    for (at, path, value, key) in REFUSED {
        let mut tried = 0;
        for one in real.iter().filter(|one| step(one) == at) {
            let mut changed = one.clone();
            crate::disturbed::put(&mut changed, path, serde_json::from_str(value).unwrap());
            let faults = match read(&changed) {
                Some(Err(faults)) => faults,
                other => panic!("{path} = {value} at {at} is not refused: {other:?}"),
            };
            assert!(
                faults[0].starts_with(key),
                "{path} = {value} at {at}: {faults:?}, and not {key}"
            );
            tried += 1;
        }
        assert!(tried > 0, "no position at {at}");
    }
}
