//! Matches that begin with a position: their records are shown, analysed and verified, and bad ones explained.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use gaffer_games::{find, position_text};
use serde_json::{Value, json};

/// The last roll of a match: equal dice in the fourth minute of stoppage time end it (F22-4.3.3b).
const LAST_ROLL: &str = "fuba/2.2;pieces=b1:1/0,b3:2/1,b5:0/1;ball=b3;value=3;score=1-0;half=2;clock=45;stoppage=3;at=turn-roll";

fn gaffer(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_gaffer"));
    command.args(arguments).output().unwrap()
}

/// A record that begins with a position, whose entry may be changed.
fn record(name: &str, change: impl Fn(&mut Value)) -> PathBuf {
    let game = position_text::game(LAST_ROLL).unwrap();
    let begun = game.match_from_text(LAST_ROLL).unwrap();
    let version = find("fuba").unwrap().version();
    let header = json!({
        "gaffer": 1, "game": "fuba", "rules": version, "options": begun.options(),
        "seats": { "home": { "name": "Rovers", "coach": "person" }, "away": { "name": "United", "coach": "sensible" } },
        "dice": "by-hand", "seed": 1,
    });
    let mut begins =
        json!({ "rules": { "version": version, "position": begun.position().to_string() } });
    change(&mut begins);
    let lines = [header, begins, json!({ "answer": "roll 4 4" })];
    let text: Vec<String> = lines.iter().map(ToString::to_string).collect();
    let file = std::env::temp_dir().join(format!("gaffer-from-{}-{name}", std::process::id()));
    std::fs::write(&file, text.join("\n") + "\n").unwrap();
    file
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&[&output.stdout[..], &output.stderr[..]].concat()).into_owned()
}

fn at(file: &Path) -> &str {
    file.to_str().unwrap()
}

#[test]
fn a_match_from_a_position_is_shown_analysed_and_verified() {
    let file = record("whole", |_| {});
    let shown = gaffer(&["replay", at(&file), "--print"]);
    assert!(shown.status.success(), "{}", said(&shown));
    assert!(
        said(&shown).contains("Full time: 1-0. Rovers wins."),
        "{}",
        said(&shown)
    );
    let analysed = gaffer(&["analyse", at(&file), "--json"]);
    assert!(analysed.status.success(), "{}", said(&analysed));
    let told: Value = serde_json::from_slice(&analysed.stdout).unwrap();
    assert_eq!(
        (&told["over"], &told["winner"]),
        (&json!(true), &json!("home"))
    );
    assert_eq!(
        told["steps"].as_array().unwrap().len(),
        1,
        "one roll was made"
    );
    assert_eq!(told["sums"]["end"]["points"], json!(1.0));
    let verified = gaffer(&["verify", at(&file)]);
    // Nothing is wrong, and dice by hand prove nothing.
    assert_eq!(verified.status.code(), Some(3), "{}", said(&verified));
    std::fs::remove_file(&file).unwrap();
}

#[test]
fn a_position_that_is_none_is_explained_with_its_line() {
    let impossible = |begins: &mut Value| begins["rules"]["position"] = json!("{\"value\":9}");
    let newer = |begins: &mut Value| begins["rules"]["version"] = json!(99);
    let files = [
        (record("impossible", impossible), "value: 9 is not 1 to 6"),
        (record("newer", newer), "use a newer Gaffer"),
    ];
    for (file, why) in files {
        for command in ["replay", "analyse"] {
            let refused = gaffer(&[command, at(&file)]);
            assert!(!refused.status.success());
            let told = said(&refused);
            assert!(told.contains("line 2") && told.contains(why), "{told}");
        }
        std::fs::remove_file(&file).unwrap();
    }
}

#[test]
fn play_takes_a_position_and_explains_a_bad_one() {
    for (arguments, why) in [
        (&["--position", "fuba/2.2;ball=z9"][..], "z9"),
        (
            &["--position", "chess;ball=e4"],
            "begins with the name of its game",
        ),
        (
            &["--position", LAST_ROLL, "--preset", "2.2"],
            "cannot be used with",
        ),
    ] {
        let refused = gaffer(&[&["play", "--no-browser"], arguments].concat());
        assert!(!refused.status.success());
        assert!(said(&refused).contains(why), "{}", said(&refused));
    }
}
