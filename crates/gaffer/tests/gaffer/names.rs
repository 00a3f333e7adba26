//! Names and texts from records, scenarios and the command line: none moves the cursor, turns the writing round or floods
//! the screen, whatever the file says.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::{Value, json};

/// What must not come through: an escape, C1's one-character escape, a bell, bidirectional and zero-width marks.
const HOSTILE: [&str; 8] = [
    "\u{1b}[2J",
    "\u{9b}31m",
    "\u{7}",
    "\r",
    "\u{202e}",
    "\u{2066}",
    "\u{200b}",
    "\u{feff}",
];

/// More than any screen shows.
const FLOOD: usize = 20_000;

fn gaffer(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_gaffer"))
        .args(arguments)
        .output()
        .unwrap()
}

fn is_hostile(text: &str) -> bool {
    HOSTILE
        .iter()
        .any(|bad| text.contains(&bad[..bad.chars().next().unwrap().len_utf8()]))
}

/// Nothing hostile was printed, and not too much of it.
fn check(output: &Output, context: &str) -> String {
    let [out, err] = [&output.stdout, &output.stderr].map(|bytes| String::from_utf8_lossy(bytes));
    assert!(!is_hostile(&out), "{context}: {out:?}");
    assert!(!is_hostile(&err), "{context}: {err:?}");
    assert!(err.len() < FLOOD, "{context}: {} bytes", err.len());
    err.into_owned()
}

fn file(name: &str, text: &str) -> PathBuf {
    let name = format!("gaffer-names-{}-{name}", std::process::id());
    let path = std::env::temp_dir().join(name);
    std::fs::write(&path, text).unwrap();
    path
}

/// The record of a match that was played, as its lines.
fn a_record() -> (Value, String) {
    let path =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/matches/2014/ended-by-the-dice.jsonl");
    let text = std::fs::read_to_string(path).unwrap();
    let (header, answers) = text.split_once('\n').unwrap();
    (serde_json::from_str(header).unwrap(), answers.to_owned())
}

#[test]
fn a_record_with_a_hostile_header_is_refused_in_words() {
    let (good, answers) = a_record();
    let long = "x".repeat(900_000);
    let mut bad = vec![long];
    bad.extend(HOSTILE.map(|hostile| format!("A{hostile}B")));
    for (number, text) in bad.iter().enumerate() {
        for place in ["/seats/home/name", "/seats/away/coach", "/dice", "/game"] {
            let mut header = good.clone();
            *header.pointer_mut(place).unwrap() = json!(text);
            let path = file(&format!("{number}.jsonl"), &format!("{header}\n{answers}"));
            let path = path.to_str().unwrap();
            for command in [&["replay", "--print", path][..], &["analyse", path]] {
                let context = format!("{place} {number} {command:?}");
                let output = gaffer(command);
                let why = check(&output, &context);
                assert!(!output.status.success(), "{context}");
                assert!(why.contains("line 1"), "{context}: {why}");
            }
            std::fs::remove_file(path).unwrap();
        }
    }
}

#[test]
fn only_what_was_cut_off_is_left_out_of_a_record() {
    let (header, answers) = a_record();
    let path = file("cut.jsonl", "");
    let print = |end: &str| {
        std::fs::write(&path, format!("{header}\n{answers}{end}")).unwrap();
        gaffer(&["replay", path.to_str().unwrap(), "--print"])
    };
    let whole = print("");
    assert!(whole.status.success());
    for cut in ["{\"answer\":\"ro", "{\"answer\":\"ro\n", "nonsense"] {
        let printed = print(cut);
        assert!(printed.status.success(), "{cut}: {}", check(&printed, cut));
        assert_eq!(printed.stdout, whole.stdout, "{cut}");
    }
    for bad in ["nonsense\n", "{\"answer\":\"a\",\"answer\":\"b\"}\n"] {
        let printed = print(bad);
        assert!(!printed.status.success(), "{bad}");
        let line = format!("line {}", answers.lines().count() + 2);
        assert!(check(&printed, bad).contains(&line), "{bad}");
    }
    std::fs::remove_file(path).unwrap();
}

#[test]
fn a_record_with_hostile_answers_is_refused_in_words() {
    let (header, _) = a_record();
    let mut bad = vec![
        "formation ".repeat(90_000),
        format!("roll {}", "1 ".repeat(450_000)),
    ];
    bad.extend(HOSTILE.map(|hostile| format!("form{hostile}ation 4-4-2")));
    for (number, text) in bad.iter().enumerate() {
        let text = format!(
            "{header}\n{}\n{}\n",
            json!({ "answer": text }),
            json!({ "undo": 0 })
        );
        let path = file(&format!("answers-{number}.jsonl"), &text);
        let output = gaffer(&["replay", "--print", path.to_str().unwrap()]);
        let why = check(&output, &format!("answer {number}"));
        assert!(!output.status.success());
        assert!(why.contains("line 2"), "{why}");
        std::fs::remove_file(path).unwrap();
    }
}

#[test]
fn what_is_typed_is_repeated_without_its_escapes() {
    for hostile in HOSTILE {
        let word = format!("a{hostile}b");
        let bot = format!("./{word} x");
        for arguments in [
            &["simulate", "--preset", &word][..],
            &["simulate", "--set", &format!("{word}=1")],
            &["replay", "--print", &word],
            &["scenario", "run", &word],
            &["rules", &word],
            &["ladder", "random", &word],
            &["ladder", "random", "--bot", &bot],
        ] {
            let output = gaffer(arguments);
            let why = check(&output, &format!("{arguments:?}"));
            assert!(!output.status.success(), "{arguments:?}: {why}");
        }
    }
}

#[test]
fn a_scenario_cannot_paint_the_screen() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios");
    let from = folder.join("champions-2020/vectors/v017-legs-in-the-open-field.toml");
    let good = std::fs::read_to_string(from).unwrap();
    let title = r#"title = "A\u001b[2JB\u202eC\u009b""#;
    let lines = good.lines().map(|line| {
        let is_title = line.starts_with("title");
        if is_title { title } else { line }
    });
    let text: Vec<&str> = lines.collect();
    let path = file("scenario.toml", &text.join("\n"));
    for command in ["show", "run"] {
        let output = gaffer(&["scenario", command, path.to_str().unwrap()]);
        check(&output, command);
    }
    std::fs::remove_file(path).unwrap();
}

#[test]
fn the_referee_writes_plain_lines() {
    use std::io::Write as _;
    use std::process::Stdio;

    let mut child = Command::new(env!("CARGO_BIN_EXE_gaffer"))
        .arg("referee")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    let mut words: Vec<String> = HOSTILE.map(|hostile| format!("a{hostile}b")).to_vec();
    words.push("x".repeat(900_000));
    let count = words.len();
    let talk = std::thread::spawn(move || {
        for word in &words {
            for request in [
                json!({ "do": "new", "game": word }),
                json!({ "do": "new", "preset": word }),
                json!({ "do": "new" }),
                json!({ "do": "choose", "choice": word }),
                json!({ "do": word }),
                json!({ "do": "rule", "rule": word }),
                json!({ "do": "view", "side": word }),
                json!({ "do": "coach", "coach": word }),
            ] {
                writeln!(input, "{request}").unwrap();
            }
        }
    });
    let output = child.wait_with_output().unwrap();
    talk.join().unwrap();
    check(&output, "the referee");
    let replies = String::from_utf8(output.stdout).unwrap();
    assert_eq!(replies.lines().count(), count * 8);
    for reply in replies.lines() {
        assert!(reply.len() < FLOOD, "{} bytes", reply.len());
        let _: Value = serde_json::from_str(reply).unwrap();
    }
}
