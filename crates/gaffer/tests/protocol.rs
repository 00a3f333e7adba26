//! The referee protocol: the documented conversation, errors that change nothing, the real program.

use std::io::Write;
use std::process::{Command, Stdio};

use gaffer::referee::Referee;
use serde_json::{Value, json};

fn ask(referee: &mut Referee, request: &Value) -> Value {
    serde_json::from_str(&referee.answer(&request.to_string())).unwrap()
}

/// The requests and replies of docs/PROTOCOL.md.
fn documented() -> Vec<(String, String)> {
    let page = include_str!("../../../docs/PROTOCOL.md");
    let requests = page.lines().filter_map(|line| line.strip_prefix("> "));
    let replies = page.lines().filter_map(|line| line.strip_prefix("< "));
    requests
        .zip(replies)
        .map(|(request, reply)| (request.to_owned(), reply.to_owned()))
        .collect()
}

#[test]
fn the_documented_conversation_is_true() {
    let conversation = documented();
    assert!(conversation.len() > 8);
    let mut referee = Referee::default();
    for (request, reply) in conversation {
        let found: Value = serde_json::from_str(&referee.answer(&request)).unwrap();
        let expected: Value = serde_json::from_str(&reply).unwrap();
        assert_eq!(found, expected, "\n> {request}\n< {found}");
    }
    assert!(referee.is_ended());
}

#[test]
fn the_program_converses() {
    let mut program = Command::new(env!("CARGO_BIN_EXE_gaffer"))
        .arg("referee")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let conversation = documented();
    let mut input = program.stdin.take().unwrap();
    for (request, _) in &conversation {
        writeln!(input, "{request}").unwrap();
    }
    drop(input);
    let output = program.wait_with_output().unwrap();
    assert!(output.status.success());
    let text = String::from_utf8(output.stdout).unwrap();
    assert_eq!(text.lines().count(), conversation.len());
    for (line, (_, reply)) in text.lines().zip(&conversation) {
        assert_eq!(
            serde_json::from_str::<Value>(line).unwrap(),
            serde_json::from_str::<Value>(reply).unwrap()
        );
    }
}

#[test]
fn bad_lines_get_a_code_and_change_nothing() {
    let mut referee = Referee::default();
    for (line, code) in [
        ("", "bad-json"),
        ("nonsense", "bad-json"),
        ("[1,2]", "bad-json"),
        ("{\"do\":\"choices\"}", "no-match"),
        ("{\"do\":\"fly\"}", "bad-request"),
        ("{}", "bad-request"),
        ("{\"do\":\"new\",\"game\":\"chess\"}", "unknown-game"),
        ("{\"do\":\"new\",\"preset\":\"9.9\"}", "bad-options"),
        ("{\"do\":\"new\",\"options\":{\"wind\":1}}", "bad-options"),
        (
            "{\"do\":\"set\",\"position\":{\"pieces\":\"z9 1/1\"}}",
            "bad-position",
        ),
        (
            "{\"do\":\"set\",\"position\":{\"value\":9}}",
            "bad-position",
        ),
    ] {
        let reply: Value = serde_json::from_str(&referee.answer(line)).unwrap();
        assert_eq!(reply["error"]["code"], code, "{line}");
    }
    let set = json!({"do": "set", "position": {"pieces": "b3 2/1, b4 0/2", "value": 2}});
    assert_eq!(ask(&mut referee, &set)["ok"], true);
    let before = ask(&mut referee, &json!({"do": "position"}));
    for (request, code) in [
        (json!({"do": "choose", "choice": "target"}), "bad-choice"),
        (json!({"do": "choose", "choice": "target b5"}), "refused"),
        (
            json!({"do": "choose", "choice": "target b4, target b5"}),
            "roll-awaited",
        ),
        (json!({"do": "choose", "choice": "done x99"}), "bad-choice"),
        (json!({"do": "roll", "dice": [1, 2]}), "bad-roll"),
        (json!({"do": "roll", "dice": []}), "bad-roll"),
        (json!({"do": "roll", "dice": [300]}), "bad-request"),
        (json!({"do": "undo"}), "nothing-to-undo"),
        (json!({"do": "view", "side": "referee"}), "bad-request"),
        (json!({"do": "rule", "rule": "F99"}), "unknown-rule"),
        (json!({"do": "coach", "coach": "pep"}), "unknown-coach"),
        (json!({"do": "new", "preset": "9.9"}), "bad-options"),
        (
            json!({"do": "set", "position": {"ball": "b9"}}),
            "bad-position",
        ),
    ] {
        assert_eq!(
            ask(&mut referee, &request)["error"]["code"],
            code,
            "{request}"
        );
        assert_eq!(
            ask(&mut referee, &json!({"do": "position"})),
            before,
            "{request}"
        );
    }
}

/// Every fault of a position is reported at once.
#[test]
fn all_faults_are_told_together() {
    let mut referee = Referee::default();
    let reply = ask(
        &mut referee,
        &json!({"do": "set", "position": {
            "pieces": "b3 1/1", "score": "two-nil", "value": 7, "half": 3,
            "home": {"keeper": "x1", "formation": "4-4"},
        }}),
    );
    let message = reply["error"]["message"].as_str().unwrap();
    for part in ["score", "value", "half", "home.keeper", "home.formation"] {
        assert!(message.contains(part), "{part}: {message}");
    }
}

/// A secret shows in its owner's view only, and in no reply to the other side.
#[test]
fn views_hide_secrets() {
    let mut referee = Referee::default();
    ask(&mut referee, &json!({"do": "new"}));
    ask(
        &mut referee,
        &json!({"do": "choose", "choice": "formation 5-3-2"}),
    );
    for side in ["away", "spectator"] {
        let view = ask(&mut referee, &json!({"do": "view", "side": side})).to_string();
        assert!(!view.contains("5-3-2"), "{side}: {view}");
    }
    let own = ask(&mut referee, &json!({"do": "view", "side": "home"})).to_string();
    assert!(own.contains("5-3-2"));
    ask(
        &mut referee,
        &json!({"do": "choose", "choice": "formation 4-4-2"}),
    );
    let open = ask(&mut referee, &json!({"do": "view"})).to_string();
    assert!(
        open.contains("5-3-2"),
        "revealed when both have chosen: {open}"
    );
}

/// A row may be given in any order, is undone choice by choice, and is never half taken.
/// F22-D107: who loses a card sees the draw alone; the lost card is shown, the others are not.
#[test]
fn drawn_cards_are_secret() {
    let mut referee = Referee::default();
    let set = json!({ "do": "set", "position": {
        "options": { "advanced": ["A1", "A10", "A11"] },
        "pieces": "b3 2/1, b4 2/2", "ball": "b4", "value": 3, "at": "event-roll",
        "turn": { "start": "b3", "dice": { "home": 3, "away": 5 } },
        "home": { "secret_skills": ["stopper", "doubling", "crossing"] },
    }});
    assert_eq!(ask(&mut referee, &set)["ok"], true);
    let drawn = ask(&mut referee, &json!({ "do": "roll", "dice": [6, 4] }));
    assert_eq!(drawn["awaits"]["purpose"], "lost skill");
    assert_eq!(drawn["awaits"]["faces"], 3);
    assert_eq!(drawn["awaits"]["secret"], true);
    let lost = ask(&mut referee, &json!({ "do": "roll", "dice": [3] })).to_string();
    assert!(lost.contains("crossing"), "{lost}");
    let seen = ask(&mut referee, &json!({ "do": "view", "side": "away" })).to_string();
    assert!(seen.contains(r#""hidden_skills":2"#), "{seen}");
    for told in [lost, seen] {
        assert!(
            !told.contains("stopper") && !told.contains("doubling"),
            "{told}"
        );
    }
}

#[test]
fn rows_are_taken_whole_and_in_any_order() {
    let mut referee = Referee::default();
    let set = json!({"do": "set", "position": {
        "pieces": "b2 10/0, b4 0/10", "award": "kick-off home",
    }});
    ask(&mut referee, &set);
    let bad = json!({"do": "choose", "choice": "place b3 x4, place a3 x6"});
    assert_eq!(ask(&mut referee, &bad)["error"]["rule"], "F22-3.3.1d");
    assert_eq!(ask(&mut referee, &json!({"do": "awaits"}))["can_undo"], 0);
    for choice in ["place c2 x2", "place b3 x4", "place a2 x2, place b2"] {
        let reply = ask(&mut referee, &json!({"do": "choose", "choice": choice}));
        assert_eq!(reply["ok"], true, "{reply}");
    }
    assert_eq!(ask(&mut referee, &json!({"do": "awaits"}))["can_undo"], 9);
    ask(&mut referee, &json!({"do": "undo"}));
    assert_eq!(ask(&mut referee, &json!({"do": "awaits"}))["can_undo"], 8);
}

/// A whole match by the protocol alone, a coach deciding, as a program in any language would.
#[test]
fn a_match_is_played_to_the_end() {
    let result = play("2.2-cards");
    for side in ["home", "away"] {
        let fields: Vec<&String> = result[side].as_object().unwrap().keys().collect();
        assert_eq!(
            fields,
            ["red", "yellow"],
            "nothing of rules that are not played"
        );
    }
}

/// What lasts is told when the match is over, also where it is nothing (F22-A11-6.3, F22-A11-6.5).
#[test]
fn a_match_of_the_full_game_is_played_to_the_end() {
    let result = play("full");
    for side in ["home", "away"] {
        for skills in ["skills_lost", "skills_won"] {
            assert!(result[side][skills].is_array(), "{result}");
        }
        assert!(result[side]["condition"].is_string(), "{result}");
    }
}

/// Plays a match of a preset to its end; gives its result.
fn play(preset: &str) -> Value {
    let mut referee = Referee::default();
    ask(&mut referee, &json!({"do": "new", "preset": preset}));
    let mut number = 12_345_u64;
    for _ in 0..20_000 {
        let state = ask(&mut referee, &json!({"do": "awaits"}));
        match state["awaits"]["kind"].as_str().unwrap() {
            "nothing" => {
                let record = ask(&mut referee, &json!({"do": "record"}));
                assert!(record["answers"].as_array().unwrap().len() > 100);
                let result = &state["awaits"]["result"];
                assert_eq!(record["result"], *result);
                assert_eq!(state["awaits"]["outcome"], result["outcome"]);
                return result.clone();
            }
            "roll" => {
                let outcomes = ask(&mut referee, &json!({"do": "outcomes"}));
                let outcomes = outcomes["outcomes"].as_array().unwrap();
                number = number
                    .wrapping_mul(6_364_136_223_846_793_005)
                    .wrapping_add(1);
                let dice = &outcomes[(number >> 33) as usize % outcomes.len()]["dice"];
                assert_eq!(
                    ask(&mut referee, &json!({"do": "roll", "dice": dice}))["ok"],
                    true
                );
            }
            _ => {
                let advice = ask(
                    &mut referee,
                    &json!({"do": "coach", "coach": "random", "seed": 4}),
                );
                let reply = ask(
                    &mut referee,
                    &json!({"do": "choose", "choice": advice["choice"]}),
                );
                assert_eq!(reply["ok"], true, "{advice} {reply}");
            }
        }
    }
    panic!("the match does not end");
}
