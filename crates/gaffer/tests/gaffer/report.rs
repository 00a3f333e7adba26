//! `gaffer report`: figures that are those of the analyses, a report for each game, and clear answers to bad input.

use std::path::Path;
use std::process::Command;

use serde_json::Value;

const MATCHES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/matches");

/// Runs a command; whether it went well, and what it said.
fn run(command: &str, files: &[&str], arguments: &[&str]) -> (bool, String) {
    let files = files.iter().map(|file| Path::new(MATCHES).join(file));
    let output = Command::new(env!("CARGO_BIN_EXE_gaffer"))
        .arg(command)
        .args(files)
        .args(arguments)
        .output()
        .expect("the program runs");
    let done = output.status.success();
    let text = if done { output.stdout } else { output.stderr };
    (done, String::from_utf8(text).expect("text"))
}

fn json(command: &str, files: &[&str], arguments: &[&str]) -> Value {
    let (done, text) = run(command, files, &[arguments, &["--json"]].concat());
    assert!(done, "{text}");
    serde_json::from_str(&text).expect("JSON")
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or_else(|| panic!("{value}"))
}

/// The means over two matches are those of their analyses.
#[test]
fn a_report_has_the_sums_of_the_analyses() {
    let files = ["champions/regular-win.jsonl", "champions/shoot-out.jsonl"];
    let told = json("report", &files, &["--side", "away"]);
    let report = &told[0];
    assert_eq!(
        (&report["game"], &report["matches"]),
        (&"champions".into(), &2.into())
    );
    let analyses = files.map(|file| json("analyse", &[file], &[]));
    let mean = |of: &dyn Fn(&Value) -> f64| analyses.iter().map(of).sum::<f64>() / 2.0;
    let cost = mean(&|one| number(&one["sums"]["costs"]["away"]["points"]));
    let luck = mean(&|one| -number(&one["sums"]["luck"]["points"]));
    let points = mean(&|one| match one["winner"].as_str() {
        Some("away") => 1.0,
        Some(_) => 0.0,
        None => 0.5,
    });
    for (what, expected) in [
        ("cost", cost),
        ("luck", luck),
        ("points", points),
        ("corrected", points - luck),
    ] {
        let mean = number(&report[what]["mean"]);
        assert!((mean - expected).abs() < 1e-9, "{what}: {mean}, {expected}");
    }
    for list in ["areas", "phases"] {
        let rows = report[list].as_array().expect("rows").iter();
        let sum: f64 = rows.map(|row| number(&row["cost"]["points"])).sum();
        assert!((sum - cost).abs() < 1e-9, "{list}");
    }
}

#[test]
fn every_game_has_its_report_and_nobody_else_is_reported() {
    let files = [
        "goal-with-the-last-kick.jsonl",
        "champions/regular-win.jsonl",
    ];
    let told = json("report", &files, &["--side", "home"]);
    let games: Vec<_> = (told.as_array().expect("a list").iter())
        .map(|report| report["game"].as_str().expect("a name"))
        .collect();
    assert_eq!(games, ["champions", "fuba"]);
    let (done, text) = run("report", &files, &["--side", "home"]);
    assert!(done && text.contains("the home side: 1 played"), "{text}");
    let (done, why) = run("report", &files, &["--name", "Nobody at all"]);
    assert!(!done && why.contains("nobody here is called"), "{why}");
    let (done, _) = run("report", &files, &[]);
    assert!(!done, "whose matches they are has to be said");
}
