//! Reviews of matches that coaches played: what they are told, what they add up to, what is kept of them.

use std::sync::Arc;

use gaffer_core::{BySide, DiceFrom, Header, Occupant, RecordEntry, Seat, Seed};
use gaffer_games::words::{Language, Words};
use gaffer_games::{ToAct, find};
use gaffer_lab::analyse::{Depth, JudgedPart, Reviewable, reviewable};
use gaffer_table::Course;
use serde_json::{Map, Value};

/// The header and answers of a match between two coaches who do not look ahead, as far as they come in so many answers.
fn played(game: &str, preset: Option<&str>, most: usize) -> (Header<Value>, Vec<RecordEntry>) {
    let kind = find(game).unwrap();
    let mut played = kind.new_match(preset, Map::new()).unwrap();
    let seed = Seed::Named(11);
    let mut entries = Vec::new();
    while entries.len() < most {
        let change = match played.to_act() {
            ToAct::Over => break,
            ToAct::Dice { .. } => played.roll_seeded(seed).unwrap(),
            ToAct::Side(_) => {
                let decision = played.decide("sensible", seed, Arc::default()).unwrap();
                played.choose(&decision.row[0]).unwrap()
            }
        };
        entries.extend(change.entries);
    }
    let seat = |name: &str| Seat {
        name: name.to_owned(),
        coach: Occupant::Coach("sensible".to_owned()),
    };
    let header = Header {
        gaffer: 1,
        game: game.to_owned(),
        rules: kind.version(),
        options: played.options(),
        seats: BySide {
            home: seat("Lions"),
            away: seat("Bears"),
        },
        dice: DiceFrom::Seed,
        seed: Some(seed),
        sealed: None,
        time: None,
        substitute: None,
        apart: None,
    };
    (header, entries)
}

fn opened(game: &str, preset: Option<&str>, most: usize) -> Box<dyn Reviewable> {
    let (header, entries) = played(game, preset, most);
    reviewable(&header, &Course::read(&entries).unwrap()).unwrap()
}

fn told(game: &dyn Reviewable, judged: &[JudgedPart], language: &str) -> Value {
    let names = BySide {
        home: "Lions".to_owned(),
        away: "Bears".to_owned(),
    };
    let words = Words::new(Language::wanted(language), &names);
    game.tell(Depth::Glance, judged, words).unwrap().json()
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or_else(|| panic!("{value}"))
}

fn assert_near(one: f64, other: f64, what: &str) {
    assert!((one - other).abs() < 1e-9, "{what}: {one} is not {other}");
}

/// The sum of something over the rows of a list.
fn sum(rows: &Value, pointer: &str) -> f64 {
    let rows = rows.as_array().unwrap().iter();
    rows.map(|row| row.pointer(pointer).map_or(0.0, number))
        .sum()
}

/// Everything in a review that has to add up, added up from its JSON alone.
fn assert_adds_up(review: &Value) {
    for unit in ["points", "goals"] {
        let of =
            |pointer: &str| number(review.pointer(&format!("/sums/{pointer}/{unit}")).unwrap());
        let home_costs = of("costs/home");
        let away_costs = of("costs/away");
        let total = of("start") + of("luck") - home_costs + away_costs + of("corrections");
        assert_near(total, of("end"), "the whole");
        let (steps, tallies) = (&review["steps"], &review["tallies"]);
        assert_near(
            sum(steps, &format!("/luck/{unit}")),
            of("luck"),
            "luck of steps",
        );
        assert_near(
            sum(steps, &format!("/correction/{unit}")),
            of("corrections"),
            "corrections",
        );
        for list in ["phases", "rolls"] {
            let luck = sum(&tallies[list], &format!("/luck/{unit}"));
            assert_near(luck, of("luck"), list);
        }
        for (side, costs) in [("home", home_costs), ("away", away_costs)] {
            let decided = steps.as_array().unwrap().iter();
            let decided = decided.filter(|step| step["side"] == side);
            let steps: f64 = decided.map(|step| number(&step["cost"][unit])).sum();
            assert_near(steps, costs, "costs of steps");
            for list in ["phases", "decisions"] {
                let listed = sum(&tallies[list], &format!("/costs/{side}/{unit}"));
                assert_near(listed, costs, list);
            }
            let short = number(&review["summary"]["costs"][side][unit]);
            assert_near(short, costs, "in short");
        }
    }
}

/// The grade that a decision has by its cost alone.
fn grade(points: f64) -> &'static str {
    match points {
        lost if lost < 1e-9 => "best",
        lost if lost < 0.02 => "good",
        lost if lost < 0.05 => "doubtful",
        lost if lost < 0.10 => "mistake",
        _ => "blunder",
    }
}

fn assert_graded(review: &Value) {
    let mut counted = Map::new();
    for step in review["steps"].as_array().unwrap() {
        if step["kind"] != "decision" {
            continue;
        }
        assert_ne!(step["about"], "other", "{step}");
        let is_graded = step["forced"] == false && step["considered"] != 0;
        assert_eq!(step["grade"].is_string(), is_graded, "{step}");
        let better = &step["better"];
        if !is_graded {
            assert!(better.is_null(), "{step}");
            continue;
        }
        let lost = number(&step["cost"]["points"]);
        assert_eq!(step["grade"], grade(lost), "{step}");
        if better.is_object() {
            let points = |plan: &Value| {
                number(&plan["chances"]["win"]) + number(&plan["chances"]["draw"]) / 2.0
            };
            assert_near(
                points(&better["plan"]) - points(&better["made"]),
                lost,
                "both rows",
            );
            let steps = better["plan"]["steps"].as_array().unwrap();
            assert!(!steps.is_empty(), "{step}");
        } else {
            assert_eq!(step["grade"], "best", "{step}");
        }
        let key = format!("{}{}", step["side"], step["grade"]);
        let before = counted.get(&key).and_then(Value::as_u64).unwrap_or(0);
        counted.insert(key, (before + 1).into());
    }
    for side in ["home", "away"] {
        for (grade, count) in review["summary"]["grades"][side].as_object().unwrap() {
            let own = counted.get(&format!("{side:?}{grade:?}"));
            assert_eq!(
                own.and_then(Value::as_u64).unwrap_or(0),
                count.as_u64().unwrap()
            );
        }
    }
}

/// Minutes go on from the kick-off to the end, stoppage time comes after them, and everything that a reader looks for is marked.
fn assert_timed(review: &Value) {
    let moments = review["moments"].as_array().unwrap();
    let minutes: Vec<u64> = (moments.iter())
        .map(|moment| moment["minute"].as_u64().unwrap())
        .collect();
    assert!(minutes[0] <= 1, "{minutes:?}");
    assert!(minutes.is_sorted(), "{minutes:?}");
    assert!(minutes.iter().any(|minute| *minute > 80), "{minutes:?}");
    for moment in moments
        .iter()
        .filter(|moment| !moment["stoppage"].is_null())
    {
        assert!(
            [45, 90].map(Value::from).contains(&moment["minute"]),
            "{moment}"
        );
        assert_ne!(moment["stoppage"], 0, "{moment}");
    }
    for kind in ["set-piece", "end"] {
        let has = |moment: &Value| {
            let marks = moment["landmarks"].as_array().unwrap();
            marks.iter().any(|mark| mark["landmark"] == kind)
        };
        assert!(moments.iter().any(has), "{kind} of {}", review["title"]);
    }
}

#[test]
fn reviews_add_up_and_grades_mean_what_they_say() {
    for (game, preset) in [
        ("fuba", Some("2.2")),
        ("fuba", Some("2014")),
        ("fuba", Some("1.0")),
        ("champions", None),
    ] {
        let game = opened(game, preset, usize::MAX);
        let judged = game
            .judge(Depth::Glance, 0..game.parts(), 2, Arc::default())
            .unwrap();
        let review = told(&*game, &judged, "en");
        assert_eq!(review["over"], true);
        assert_adds_up(&review);
        assert_graded(&review);
        assert_timed(&review);
        let chances = review["summary"]["chances"].as_array().unwrap();
        assert!((2..=120).contains(&chances.len()), "{}", chances.len());
        assert_eq!(
            chances.last().unwrap()["expected"],
            review["moments"].as_array().unwrap().last().unwrap()["expected"]
        );
    }
}

#[test]
fn piece_by_piece_and_kept_as_text_it_is_the_same_review() {
    let game = opened("fuba", None, 300);
    let parts = game.parts();
    let whole = game
        .judge(Depth::Search, 0..parts.min(12), 1, Arc::default())
        .unwrap();
    let mut pieces = game.judge(Depth::Search, 0..5, 2, Arc::default()).unwrap();
    pieces.extend(
        game.judge(Depth::Search, 5..parts.min(12), 1, Arc::default())
            .unwrap(),
    );
    assert_eq!(pieces, whole);
    let judged = game
        .judge(Depth::Glance, 0..parts, 2, Arc::default())
        .unwrap();
    let text = serde_json::to_string(&judged).unwrap();
    let read: Vec<JudgedPart> = serde_json::from_str(&text).unwrap();
    assert_adds_up(&told(&*game, &read, "en"));
    let names = BySide::<String>::default();
    let other = opened("fuba", None, 200);
    assert!(
        other
            .tell(Depth::Glance, &read, Words::english(&names))
            .is_err(),
        "another match"
    );
}

#[test]
fn a_review_is_told_in_the_language_of_its_reader() {
    for game in ["fuba", "champions"] {
        let game = opened(game, None, 400);
        let judged = game
            .judge(Depth::Glance, 0..game.parts(), 2, Arc::default())
            .unwrap();
        let (english, finnish) = (told(&*game, &judged, "en"), told(&*game, &judged, "fi"));
        assert_eq!(english["sums"], finnish["sums"]);
        for list in ["phases", "decisions", "rolls"] {
            let english = english["tallies"][list].as_array().unwrap();
            let finnish = finnish["tallies"][list].as_array().unwrap();
            for (one, other) in english.iter().zip(finnish) {
                assert_ne!(one["words"], other["words"], "{one}");
            }
        }
        let steps = |review: &Value| review["steps"].as_array().unwrap().clone();
        for (one, other) in steps(&english).iter().zip(&steps(&finnish)) {
            assert_eq!(one["answers"]["notation"], other["answers"]["notation"]);
            if let Some(reason) = one["better"]["reason"]
                .as_str()
                .filter(|words| !words.is_empty())
            {
                assert_ne!(other["better"]["reason"], reason);
            }
        }
    }
}
