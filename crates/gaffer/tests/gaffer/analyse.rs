//! `gaffer analyse`: sums that add up, a page that is whole, JSON with its keys, and clear answers to bad input.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

const MATCHES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/matches");

fn recorded(name: &str) -> PathBuf {
    Path::new(MATCHES).join(name)
}

/// Runs the command; whether it went well, and what it said.
fn run(file: &Path, arguments: &[&str]) -> (bool, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_gaffer"))
        .arg("analyse")
        .arg(file)
        .args(arguments)
        .output()
        .expect("the program runs");
    let done = output.status.success();
    let text = if done { output.stdout } else { output.stderr };
    (done, String::from_utf8(text).expect("text"))
}

fn json(file: &Path, arguments: &[&str]) -> Value {
    let (done, text) = run(file, &[arguments, &["--json"]].concat());
    assert!(done, "{text}");
    serde_json::from_str(&text).expect("JSON")
}

/// A file that is removed with its test.
struct Temporary(PathBuf);

impl Temporary {
    fn new(name: &str, text: &str) -> Self {
        let file =
            std::env::temp_dir().join(format!("gaffer-analyse-{}-{name}", std::process::id()));
        std::fs::write(&file, text).expect("it can be written");
        Self(file)
    }
}

impl Drop for Temporary {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

/// Start, luck, costs and corrections, added up here from the steps, are the result that the record has.
#[test]
fn recorded_matches_add_up_to_their_results() {
    for name in [
        "goal-with-the-last-kick.jsonl",
        "2014/ended-by-the-dice.jsonl",
        "champions/regular-win.jsonl",
        "champions/shoot-out.jsonl",
    ] {
        let file = recorded(name);
        let told = json(&file, &[]);
        let number = |value: &Value| value.as_f64().expect("a number");
        let (home, away) = (
            number(&told["goals"]["home"]),
            number(&told["goals"]["away"]),
        );
        let result = match told["winner"].as_str() {
            Some("home") => 1.0,
            Some(_) => 0.0,
            None => 0.5,
        };
        for (unit, end) in [("points", result), ("goals", home - away)] {
            let mut changes = number(&told["sums"]["start"][unit]);
            let mut parts = changes;
            for step in told["steps"].as_array().expect("steps") {
                changes += number(&step["change"][unit]);
                parts += number(&step["correction"][unit]);
                if step["kind"] == "roll" {
                    parts += number(&step["luck"][unit]);
                    continue;
                }
                let cost = number(&step["cost"][unit]);
                assert!(cost >= 0.0, "{step}");
                parts += if step["side"] == "home" { -cost } else { cost };
            }
            assert!(
                (changes - end).abs() < 1e-9,
                "{name}: {changes} {unit} for {end}"
            );
            assert!(
                (parts - end).abs() < 1e-9,
                "{name}: {parts} {unit} for {end}"
            );
        }
        let steps = told["steps"].as_array().expect("steps");
        let answers = told["moments"].as_array().expect("moments").len() - 1;
        let mut next = 0;
        for step in steps {
            assert_eq!(step["from"], next, "{name}");
            next = step["to"].as_u64().expect("a number");
        }
        assert_eq!(next, answers as u64, "{name}");
    }
}

/// The keys of a value as paths; what a game has of its own is left out.
fn keys(value: &Value, path: &str, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(all) => {
            for (key, value) in all {
                let path = format!("{path}.{key}");
                if key != "options" {
                    keys(value, &path, found);
                }
                found.insert(path);
            }
        }
        Value::Array(all) => {
            for value in all {
                keys(value, &format!("{path}[]"), found);
            }
        }
        _ => {}
    }
}

fn has_keys(value: &Value, wanted: &[&str]) {
    let mut found = BTreeSet::new();
    keys(value, "", &mut found);
    let mut all = BTreeSet::new();
    for entry in wanted {
        let (path, under) = entry.split_once(' ').unwrap_or((entry, ""));
        all.insert(path.to_owned());
        for key in under.split_whitespace() {
            all.insert(format!("{path}{key}"));
        }
    }
    assert_eq!(found, all);
}

const EXPECTED: &str = ".win .draw .loss .points .lead";

#[test]
fn the_keys_of_a_match_stay() {
    let told = json(&recorded("goal-with-the-last-kick.jsonl"), &[]);
    let by_side = ".home .home.points .home.goals .away .away.points .away.goals";
    let dearest =
        ".step .from .clock .question .cost .cost.points .cost.goals .grade .made .better";
    let plan = ".choice .visits .leads_to .chances .chances.win .chances.draw .chances.lead .steps .steps[].kind .steps[].side \
                .steps[].choice .steps[].label .steps[].odds .steps[].odds.part .steps[].odds.total .steps[].places .steps[].path";
    has_keys(
        &told,
        &[
            ".game",
            ".title",
            ".options",
            ".names .home .away",
            ".over",
            ".winner",
            ".goals .home .away",
            ".nodes",
            ".seconds",
            ".seed",
            ".summary",
            ".summary.chances [].at [].goal",
            &format!(".summary.chances[].expected {EXPECTED}"),
            &format!(".summary.luck {by_side}"),
            &format!(".summary.costs {by_side}"),
            ".summary.dearest",
            &format!(".summary.dearest.home {dearest}"),
            &format!(".summary.dearest.away {dearest}"),
            ".summary.grades",
            ".summary.grades.home .best .good .doubtful .mistake .blunder",
            ".summary.grades.away .best .good .doubtful .mistake .blunder",
            ".tallies",
            ".tallies.phases [].phase [].words",
            ".tallies.phases[].luck .points .goals",
            &format!(".tallies.phases[].costs {by_side}"),
            ".tallies.phases[].corrections .points .goals",
            ".tallies.decisions [].about [].words",
            ".tallies.decisions[].count .home .away",
            &format!(".tallies.decisions[].costs {by_side}"),
            ".tallies.rolls [].about [].words [].count",
            ".tallies.rolls[].luck .points .goals",
            ".sums",
            ".sums.start .points .goals",
            ".sums.luck .points .goals",
            ".sums.costs",
            ".sums.costs.home .points .goals",
            ".sums.costs.away .points .goals",
            ".sums.corrections .points .goals",
            ".sums.end .points .goals",
            ".moments",
            &format!(".moments[].expected {EXPECTED}"),
            ".moments[].goals .home .away",
            ".moments[].clock",
            ".moments[].minute",
            ".moments[].stoppage",
            ".moments[].landmarks [].landmark [].words",
            ".steps",
            ".steps[].from",
            ".steps[].to",
            ".steps[].phase",
            ".steps[].clock",
            ".steps[].answers .notation .words",
            ".steps[].change .points .goals",
            ".steps[].correction .points .goals",
            ".steps[].kind",
            ".steps[].what",
            ".steps[].luck .points .goals",
            ".steps[].side",
            ".steps[].question",
            ".steps[].cost .points .goals",
            ".steps[].best .notation .words",
            ".steps[].considered",
            ".steps[].about",
            ".steps[].grade",
            ".steps[].forced",
            ".steps[].better .reason",
            &format!(".steps[].better.made {plan}"),
            &format!(".steps[].better.plan {plan}"),
        ],
    );
}

#[test]
fn the_keys_of_a_position_stay_and_its_chances_are_chances() {
    let record = recorded("goal-with-the-last-kick.jsonl");
    let arguments = ["--at", "108", "--matches", "12", "--nodes", "60"];
    let told = json(&record, &arguments);
    let interval = ".mean .low .high";
    has_keys(
        &told,
        &[
            ".game",
            ".options",
            ".awaits",
            ".side",
            ".goals .home .away",
            &format!(".expected {EXPECTED}"),
            ".nodes",
            ".seed",
            ".played .coach .matches",
            &format!(".played.win {interval}"),
            &format!(".played.draw {interval}"),
            &format!(".played.loss {interval}"),
            &format!(".played.lead {interval}"),
            ".choices",
            ".choices[].plan .notation .words",
            ".choices[].points",
            &format!(".choices[].expected {EXPECTED}"),
            ".choices[].visits",
            ".choices[].leads_to .notation .words",
            ".mix",
        ],
    );
    let number = |value: &Value| value.as_f64().expect("a number");
    let all = |value: &Value| {
        ["win", "draw", "loss"]
            .map(|key| number(&value[key]))
            .iter()
            .sum::<f64>()
    };
    assert!((all(&told["expected"]) - 1.0).abs() < 1e-9);
    for key in ["win", "draw", "loss"] {
        let interval = &told["played"][key];
        let [low, mean, high] = ["low", "mean", "high"].map(|key| number(&interval[key]));
        assert!(
            0.0 <= low && low <= mean && mean <= high && high <= 1.0,
            "{interval}"
        );
        assert!(low < high, "{interval}");
    }
    assert!(told["choices"].as_array().is_some_and(|all| all.len() > 1));
    // The same seed tells the same on one thread.
    assert_eq!(
        json(&record, &[&arguments[..], &["--threads", "1"]].concat()),
        told
    );
}

/// Every tag is closed in its place, every attribute quoted, nothing is fetched.
fn is_whole(page: &str) {
    assert!(page.starts_with("<!DOCTYPE html>"));
    let mut open: Vec<&str> = Vec::new();
    let mut rest = page.trim_start_matches("<!DOCTYPE html>");
    let mut ids = BTreeSet::new();
    while let Some(at) = rest.find('<') {
        assert!(
            !rest[..at].contains('>') || open.last() == Some(&"style"),
            "{}",
            &rest[..at]
        );
        rest = &rest[at..];
        if let Some(comment) = rest.strip_prefix("<!--") {
            rest = &comment[comment.find("-->").expect("an end") + 3..];
            continue;
        }
        let end = rest.find('>').expect("a tag ends");
        let tag = &rest[1..end];
        rest = &rest[end + 1..];
        assert!(!tag.contains('<'), "{tag}");
        assert_eq!(tag.matches('"').count() % 2, 0, "{tag}");
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name), "</{name}>");
            continue;
        }
        let name = tag
            .split(|c: char| c.is_whitespace() || c == '/')
            .next()
            .unwrap_or("");
        assert!(
            name.bytes().all(|byte| byte.is_ascii_alphanumeric()),
            "{tag}"
        );
        if let Some(id) = tag.split(" id=\"").nth(1) {
            let id = id.split('"').next().unwrap_or("");
            assert!(ids.insert(id.to_owned()), "{id} twice");
        }
        for fetched in ["src=", "href=", "url(http", "@import"] {
            assert!(!tag.contains(fetched), "{tag}");
        }
        if !tag.ends_with('/') && !["meta", "br"].contains(&name) {
            open.push(name);
        }
    }
    assert_eq!(open, [""; 0]);
}

#[test]
fn the_page_is_whole_and_names_cannot_break_it() {
    let text =
        std::fs::read_to_string(recorded("goal-with-the-last-kick.jsonl")).expect("a record");
    let (header, answers) = text.split_once('\n').expect("lines");
    let mut header: Value = serde_json::from_str(header).expect("a header");
    header["seats"]["home"]["name"] = "</svg><b> & \"Rovers\"".into();
    let record = Temporary::new("names.jsonl", &format!("{header}\n{answers}"));
    let page = Temporary::new("page.html", "");
    let file = page.0.to_str().expect("a name");
    for _ in 0..2 {
        let (done, said) = run(&record.0, &["--html", file]);
        assert!(done && said.contains(file), "{said}");
    }
    let written = std::fs::read_to_string(&page.0).expect("the page");
    is_whole(&written);
    assert!(written.contains("<h1>&lt;/svg&gt;&lt;b&gt; &amp; &quot;Rovers&quot; 3 : 0 Away</h1>"));
    for part in [
        "<svg",
        "<title id=\"graph-title\">",
        "<desc",
        "prefers-color-scheme: dark",
        "<table>",
        "3:0",
    ] {
        assert!(written.contains(part), "{part}");
    }
    // The table has a row for each step of the graph.
    let steps = json(&record.0, &[])["steps"]
        .as_array()
        .expect("steps")
        .len();
    let table = written.split("<details>").nth(1).expect("the table");
    assert_eq!(table.matches("<tr>").count(), steps + 1);
}

#[test]
fn a_match_that_is_not_over_is_told_as_far_as_it_is() {
    let text =
        std::fs::read_to_string(recorded("goal-with-the-last-kick.jsonl")).expect("a record");
    let begun: Vec<&str> = text.lines().take(131).collect();
    let record = Temporary::new("begun.jsonl", &begun.join("\n"));
    let (done, text) = run(&record.0, &[]);
    assert!(done, "{text}");
    assert!(
        text.starts_with("FUBA 2.2: Home 1 : 0 Away (not over)\n"),
        "{text}"
    );
    assert!(text.contains("\nnow "), "{text}");
    let told = json(&record.0, &["--nodes", "20"]);
    assert_eq!(told["over"], false);
    let last = told["moments"]
        .as_array()
        .and_then(|all| all.last())
        .expect("a moment");
    assert_eq!(told["sums"]["end"]["points"], last["expected"]["points"]);
}

#[test]
fn bad_input_is_answered_in_words_and_nothing_is_lost() {
    let record = recorded("goal-with-the-last-kick.jsonl");
    let refused = |file: &Path, arguments: &[&str], words: &str| {
        let (done, text) = run(file, arguments);
        assert!(!done && text.contains(words), "{words}: {text}");
    };
    refused(Path::new("no-such-file"), &[], "no-such-file");
    refused(&record, &["--at", "9999"], "has 626 answers");
    refused(&record, &["--matches", "5"], "--at N");
    refused(&record, &["--game", "champions"], "--game says");
    refused(&record, &["--game", "chess"], "'chess' is not a game");
    refused(&record, &["--nodes", "0"], "--nodes");
    refused(&record, &["--seconds", "0"], "more than 0");
    refused(
        &record,
        &["--at", "3", "--coach", "nobody"],
        "there is no coach 'nobody'",
    );
    refused(
        &record,
        &["--at", "3", "--html", "page.html"],
        "--html goes with a whole",
    );
    let nonsense = Temporary::new("nonsense.toml", "pitch = 3\n");
    refused(&nonsense.0, &[], "--game NAME says");
    let name = nonsense.0.to_str().expect("a name");
    refused(&record, &["--html", name], "is no page of an analysis");
    assert_eq!(
        std::fs::read_to_string(&nonsense.0).expect("still there"),
        "pitch = 3\n"
    );
    let broken = std::fs::read_to_string(&record).expect("a record");
    let broken = Temporary::new("broken.jsonl", &broken.replacen("roll ", "roll 9 ", 1));
    refused(&broken.0, &[], "answer");
}

/// A position of Champions is read without being told the game; a match that is over has nothing to choose.
#[test]
fn positions_of_both_games_are_looked_at() {
    let figure = Temporary::new(
        "figure.toml",
        "options = { offside = false, fouls = false, subs = false }\n\
         home = \"1 5.0, 14 4.10\"\naway = \"1 3.13\"\nball = \"4.12\"\n",
    );
    let told = json(&figure.0, &["--matches", "4"]);
    assert_eq!(
        (&told["game"], &told["awaits"]),
        (&"champions".into(), &"roll".into())
    );
    let (done, text) = run(&figure.0, &["--matches", "4"]);
    assert!(done && text.contains("A roll is awaited"), "{text}");
    let over = json(&recorded("goal-with-the-last-kick.jsonl"), &["--at", "626"]);
    assert_eq!(
        (&over["awaits"], &over["expected"]["lead"]),
        (&"nothing".into(), &3.0.into())
    );
    assert!(over["played"].is_null());
}

/// Whoever reads the dearest decisions is told how bad they were, and in words also where nothing happened that is told.
#[test]
fn decisions_have_their_grade_and_words() {
    let record = recorded("champions/regular-win.jsonl");
    let told = json(&record, &[]);
    let (done, text) = run(&record, &[]);
    assert!(done, "{text}");
    for side in ["home", "away"] {
        let dearest = &told["summary"]["dearest"][side];
        let (grade, from) = (dearest["grade"].as_str(), dearest["from"].as_u64());
        let (grade, answer) = (grade.expect("a grade"), from.expect("a number") + 1);
        assert!(
            text.contains(&format!("  {grade}, answer {answer}, ")),
            "{text}"
        );
    }
    let steps = told["steps"].as_array().expect("steps");
    for step in steps.iter().filter(|step| step["kind"] == "decision") {
        assert_ne!(step["answers"]["words"], "", "{step}");
    }
    let formation = (steps.iter())
        .find(|step| step["answers"]["notation"] == "formation 4-4-2")
        .expect("a formation");
    let words = formation["answers"]["words"].as_str().expect("words");
    assert!(words.contains("4 midfielders"), "{words}");
}

/// The dive and the kick of a penalty must not be foreseen: shares are told, and neither costs anything.
#[test]
fn a_penalty_is_mixed() {
    let record = recorded("penalty-with-the-last-kick.jsonl");
    let told = json(&record, &[]);
    let mut mixed = 0;
    for step in told["steps"].as_array().expect("steps") {
        let notation = step["answers"]["notation"].as_str().unwrap_or_default();
        if !notation.starts_with("dive ") && !notation.starts_with("kick ") {
            continue;
        }
        mixed += 1;
        assert_eq!(step["cost"]["points"], 0.0, "{step}");
        assert_eq!(step["considered"], 0, "{step}");
        let at = step["from"].to_string();
        let position = json(&record, &["--at", &at, "--matches", "0"]);
        let shares = position["mix"].as_array().expect("a mix");
        let sum: f64 = shares.iter().filter_map(|one| one["share"].as_f64()).sum();
        assert!(shares.len() > 1 && (sum - 1.0).abs() < 1e-9, "{position}");
        assert!(position["choices"].as_array().is_some_and(Vec::is_empty));
    }
    assert!(mixed >= 2, "{mixed}");
}
