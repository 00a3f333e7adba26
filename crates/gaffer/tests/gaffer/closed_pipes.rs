//! Whoever closes a pipe has seen enough: every command that prints ends quietly.

use std::io::Write as _;
use std::process::{Command, Stdio};

const SOLVED: &str = "options = { offside = false, fouls = false, subs = false }\n\
    home = \"1 5.0, 14 4.10\"\naway = \"1 3.13\"\nball = \"4.12\"\n";
const POSITION: &str = "pieces = \"b4 3/2, b5 1/2\"\nball = \"b4\"\nvalue = 3\n";

fn scenarios(file: &str) -> String {
    format!("{}/../../scenarios/{file}", env!("CARGO_MANIFEST_DIR"))
}

fn matches(file: &str) -> String {
    format!("{}/tests/matches/{file}", env!("CARGO_MANIFEST_DIR"))
}

/// Runs a command whose output nobody reads.
fn run_unread(arguments: &[&str], input: &str) {
    let (reader, writer) = std::io::pipe().expect("a pipe");
    drop(reader);
    let mut child = Command::new(env!("CARGO_BIN_EXE_gaffer"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(writer)
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // It may end before it has read everything.
    let _ = child
        .stdin
        .take()
        .expect("it listens")
        .write_all(input.as_bytes());
    let output = child.wait_with_output().expect("it ends");
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{arguments:?}: {told}");
    assert_eq!(told, "", "{arguments:?}");
}

#[test]
fn a_closed_pipe_is_no_error() {
    let scenario = scenarios("fuba-2.2/4.1-target");
    let drawn = scenarios("champions-2020/vectors/v102-warming-up.toml");
    let record = matches("2014/penalty-on-the-last-square.jsonl");
    let hello = "{\"do\":\"hello\"}\n".repeat(10_000);
    for (arguments, input) in [
        (&["--help"][..], ""),
        (&["--version"], ""),
        (&["rules"], ""),
        (&["rules", "F22-4.2"], ""),
        (&["rules", "compare"], ""),
        (&["editions"], ""),
        (&["editions", "--json"], ""),
        (&["scenario", "run", &scenario], ""),
        (&["scenario", "show", &drawn], ""),
        (
            &["simulate", "2", "--home", "random", "--away", "random"],
            "",
        ),
        (
            &[
                "simulate", "2", "--home", "random", "--away", "random", "--csv",
            ],
            "",
        ),
        (&["ladder", "random", "beginner", "--pairs", "1"], ""),
        (&["replay", "--print", &record], ""),
        (&["solve", "-", "--roll", "3"], SOLVED),
        (
            &["analyse", "-", "--nodes", "10", "--matches", "0"],
            POSITION,
        ),
        (&["referee"], &hello),
    ] {
        run_unread(arguments, input);
    }
}
