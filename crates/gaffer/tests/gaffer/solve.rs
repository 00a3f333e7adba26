//! `gaffer solve`: the figures of the rules, and clear answers where there is nothing to solve.

use std::io::Write as _;
use std::process::{Command, Stdio};

use serde_json::Value;

/// Figure 10: home's 14 on 4.10, the ball on 4.12, away's goalie where he is told.
fn figure(goalie: &str) -> String {
    format!(
        "options = {{ offside = false, fouls = false, subs = false }}\n\
         home = \"1 5.0, 14 4.10\"\naway = \"1 {goalie}\"\nball = \"4.12\"\n"
    )
}

fn solve(position: &str, arguments: &[&str]) -> (bool, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_gaffer"))
        .args(["solve", "-"])
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    child
        .stdin
        .take()
        .expect("it listens")
        .write_all(position.as_bytes())
        .expect("it reads");
    let output = child.wait_with_output().expect("it ends");
    let text = if output.status.success() {
        output.stdout
    } else {
        output.stderr
    };
    (
        output.status.success(),
        String::from_utf8(text).expect("text"),
    )
}

fn best(position: &str, roll: &str) -> String {
    let (done, text) = solve(position, &["--roll", roll, "--json"]);
    assert!(done, "{text}");
    let value: Value = serde_json::from_str(&text).expect("JSON");
    value["turns"][0]["goal"]["fraction"]
        .as_str()
        .expect("a fraction")
        .to_owned()
}

#[test]
fn the_figures_have_their_chances() {
    // V040 to V043: one, two, three steps to the ball, and none that helps.
    for (goalie, chance) in [
        ("5.14", "1/4"),
        ("3.13", "1/2"),
        ("2.13", "3/4"),
        ("1.13", "1"),
    ] {
        assert_eq!(best(&figure(goalie), "3"), chance, "{goalie}");
    }
    // V044: a 4 shoots faster.
    assert_eq!(best(&figure("3.13"), "4"), "3/4");
    // V053: around the goalie, who has three steps to either spot.
    assert_eq!(best(&figure("6.12"), "3"), "3/4");
    // A 1 does not reach the ball.
    assert_eq!(best(&figure("3.13"), "1"), "0");
}

#[test]
fn the_best_line_is_told_and_drawn() {
    let (done, text) = solve(&figure("3.13"), &["--roll", "3"]);
    assert!(done, "{text}");
    let first = text.lines().next().unwrap_or_default();
    assert!(
        first.starts_with(
            "With a 3 home scores with a chance of 1/2 = 50.0 %: mover 14, reach 2, leg NE"
        ),
        "{text}"
    );
    assert!(
        text.contains("Home 14 reaches the ball on 4.12 with 2 steps"),
        "{text}"
    );
    let row = |number: &str| {
        text.lines()
            .find(|line| line.starts_with(number))
            .unwrap_or_default()
    };
    assert!(
        row("14 ").contains("[↑]") || row("14 ").contains("[↗]"),
        "{text}"
    );
    assert!(row("13 ").contains('↗'), "{text}");
    assert!(row("12 ").contains('o'), "{text}");
}

#[test]
fn every_roll_is_answered_without_one() {
    let (done, text) = solve(&figure("3.13"), &[]);
    assert!(done, "{text}");
    for (roll, answer) in [
        (1, "cannot score"),
        (3, "1/2 = 50.0 %"),
        (6, "a chance of 1 = 100.0 %"),
    ] {
        let line = text
            .lines()
            .find(|line| line.starts_with(&format!("With a {roll} ")));
        assert!(
            line.is_some_and(|line| line.contains(answer)),
            "{roll}: {text}"
        );
    }
}

#[test]
fn the_other_ends_are_listed_with_their_chances() {
    // V056: 9 plays two steps north-east, and 14 or 8 may try on the space between.
    let position = "options = { offside = false, fouls = false, subs = false }\n\
        home = \"1 5.0, 9 4.7, 16 6.12\"\naway = \"1 6.14, 14 4.9, 8 6.8, 2 3.12\"\nball = \"4.8\"\n";
    let (done, text) = solve(position, &["--roll", "2", "--all"]);
    assert!(done, "{text}");
    let line = text
        .lines()
        .find(|line| line.trim_start().starts_with("6.10 "))
        .unwrap_or_default();
    assert!(
        line.contains("rests") && line.contains("2/3 = 66.7 %"),
        "{text}"
    );
}

#[test]
fn positions_without_a_turn_are_refused_in_words() {
    let refused = |position: &str, arguments: &[&str], words: &str| {
        let (done, text) = solve(position, arguments);
        assert!(!done && text.contains(words), "{words}: {text}");
    };
    refused("at = \"line-up\"\n", &[], "nobody is to act");
    refused(&figure("3.13"), &["--roll", "7"], "--roll 7");
    let rolled = figure("3.13") + "at = \"mover\"\nroll = 3\n";
    refused(&rolled, &["--roll", "3"], "made already");
    refused("not a position", &[], "TOML");
    refused("pitch = 3\n", &[], "Champions 2020");
    let fuba = "title = \"a\"\nrules = []\n[position]\n[[case]]\nname = \"a\"\nplay = []\n";
    refused(fuba, &[], "a scenario of FUBA");
}

/// V112: home's 16 can only run into away's 8, who is closer to the ball.
#[test]
fn the_foul_that_stops_a_turn_is_named() {
    let position = "options = { offside = false, subs = false }\n\
        home = \"1 5.0, 16 6.10\"\naway = \"1 6.14, 8 5.9, 10 4.8\"\nball = \"5.8\"\n";
    let (done, text) = solve(position, &["--roll", "2"]);
    assert!(done, "{text}");
    assert!(
        text.starts_with(
            "With a 2: home 16 fouls away 8 on 5.9, and nobody plays the ball (C20-foul-2)."
        ),
        "{text}"
    );
    // V115: three pairs, one of which the manager chooses.
    let position = "options = { offside = false, subs = false }\n\
        home = \"1 5.0, 16 6.10, 15 4.10\"\naway = \"1 6.14, 8 5.9, 10 4.8\"\nball = \"5.8\"\n";
    let (done, text) = solve(position, &["--roll", "2"]);
    assert!(done, "{text}");
    for pair in ["16 on away 8", "15 on away 8", "15 on away 10"] {
        assert!(text.contains(pair), "{pair}: {text}");
    }
    assert!(text.contains("C20-foul-2"), "{text}");
}

#[test]
fn the_faces_are_summed_up() {
    let fraction = |value: &Value| -> (u128, u128) {
        let text = value["fraction"].as_str().expect("a fraction");
        let (above, below) = text.split_once('/').unwrap_or((text, "1"));
        (
            above.parse().expect("a number"),
            below.parse().expect("a number"),
        )
    };
    let (done, text) = solve(&figure("3.13"), &["--json"]);
    assert!(done, "{text}");
    let value: Value = serde_json::from_str(&text).expect("JSON");
    let turns = value["turns"].as_array().expect("turns");
    assert_eq!(turns.len(), 6);
    let sum = turns.iter().fold((0, 1), |(above, below), turn| {
        let (more, of) = fraction(&turn["goal"]);
        (above * of + more * below, below * of)
    });
    let (above, below) = fraction(&value["total"]);
    assert_eq!(above * sum.1 * 6, sum.0 * below);
    let (_, text) = solve(&figure("3.13"), &[]);
    let last = text.lines().last().unwrap_or_default();
    assert!(
        last.starts_with(&format!(
            "Over the six faces: a goal with a chance of {above}/{below} = "
        )),
        "{last}"
    );
    let (_, text) = solve(&figure("3.13"), &["--roll", "3"]);
    assert!(!text.contains("six faces"), "{text}");
}
