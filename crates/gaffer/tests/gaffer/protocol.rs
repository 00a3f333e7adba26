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
    let page = include_str!("../../../../docs/PROTOCOL.md");
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

/// Every line gets one reply, in order: blank ones, long ones and such as are no text too.
#[test]
fn every_line_gets_a_reply() {
    let mut input = b"\n   \r\n\xff\xfe\n".to_vec();
    input.extend(vec![b'x'; gaffer::json_lines::LINE_LIMIT + 1]);
    input.extend(b"\n{\"do\":\"hello\",\"id\":7}");
    let mut output = Vec::new();
    gaffer::referee::converse(&mut input.as_slice(), &mut output).unwrap();
    let replies: Vec<Value> = String::from_utf8(output)
        .unwrap()
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let codes: Vec<&Value> = replies
        .iter()
        .map(|reply| &reply["error"]["code"])
        .collect();
    assert_eq!(
        codes,
        ["bad-json", "bad-json", "bad-json", "line-too-long"]
            .map(Value::from)
            .iter()
            .chain([&Value::Null])
            .collect::<Vec<_>>()
    );
    assert_eq!(replies[4]["id"], 7);
}

/// What a reader would have to guess is refused: a key twice, an id that would come back as another.
#[test]
fn ambiguous_json_is_refused() {
    let mut referee = Referee::default();
    for line in [
        r#"{"do":"hello","do":"quit"}"#,
        r#"{"do":"hello","id":1,"id":2}"#,
        r#"{"do":"set","position":{"value":1,"value":2,"pieces":"b3 1/1"}}"#,
        r#"{"do":"hello","id":18446744073709551616}"#,
        r#"{"do":"hello","id":-9223372036854775809}"#,
        r#"{"do":"hello","id":{"n":[36893488147419103232]}}"#,
        "{\"do\":\"hello\"} {\"do\":\"hello\"}",
    ] {
        let reply: Value = serde_json::from_str(&referee.answer(line)).unwrap();
        assert_eq!(reply["error"]["code"], "bad-json", "{line}");
        assert_eq!(reply.get("id"), None, "{line}");
    }
    for id in [
        "18446744073709551615",
        "-9223372036854775808",
        "\"a\"",
        "[1,{\"b\":null}]",
    ] {
        let line = format!("{{\"do\":\"hello\",\"id\":{id}}}");
        let reply: Value = serde_json::from_str(&referee.answer(&line)).unwrap();
        assert_eq!(reply["id"].to_string(), id);
    }
}

/// A row is one side's: nobody decides for the other by going on.
#[test]
fn a_row_ends_where_the_other_side_decides() {
    let mut referee = Referee::default();
    ask(
        &mut referee,
        &json!({"do": "set", "position": {"pieces": "b3 1/0", "home": {"in_hand": 9, "keeper": "b1"},
            "away": {"in_hand": 10, "keeper": "hand"}, "at": {"place": {"set-up": "kick-off", "side": "home"}}}}),
    );
    let reply = ask(
        &mut referee,
        &json!({"do": "choose", "choice": "place b3 x10"}),
    );
    assert_eq!(reply["error"]["code"], "not-your-turn", "{reply}");
    let page = include_str!("../../../../docs/PROTOCOL.md");
    let table = page.split("## Error codes").nth(1).unwrap();
    let table = table.split("## ").next().unwrap();
    assert!(table.contains("`not-your-turn`"));
}

/// An answer that comes too early is told what is awaited.
#[test]
fn what_is_awaited_is_named() {
    let mut referee = Referee::default();
    ask(
        &mut referee,
        &json!({"do": "set", "game": "champions", "position": {
            "options": {"offside": false, "subs": false},
            "home": "1 5.0, 7 3.4, 9 5.6", "away": "1 6.14, 4 4.8", "award": "throw-in home 0.6"}}),
    );
    ask(
        &mut referee,
        &json!({"do": "choose", "choice": "goalie 6.14"}),
    );
    ask(
        &mut referee,
        &json!({"do": "choose", "choice": "goalie 5.0"}),
    );
    for request in [
        json!({"do": "roll", "dice": [3]}),
        json!({"do": "choose", "choice": "mover 7"}),
        json!({"do": "choose", "choice": "leg N2"}),
    ] {
        let reply = ask(&mut referee, &request);
        let message = reply["error"]["message"].as_str().unwrap();
        assert!(
            message.ends_with("; home: the taker is to be chosen: 7, 9"),
            "{message}"
        );
    }
    let reply = ask(&mut referee, &json!({"do": "choose", "choice": "taker 4"}));
    let message = reply["error"]["message"].as_str().unwrap();
    assert!(!message.contains("to be chosen"), "{message}");
}

/// No message names a type of the program: whatever is written into whatever key.
#[test]
fn messages_name_no_types() {
    let requests = [
        json!({"do": "new", "game": "fuba", "preset": "2.2", "options": {"advanced": ["A1"]}}),
        json!({"do": "set", "game": "fuba", "position": {"pieces": "b3 1/1", "half": 1, "ball": "b3",
            "controlling": "home", "home": {"yellow": 1, "injured": [1], "condition": "4-4-2", "secret_skills": ["tackle"]},
            "turn": {"kind": "open-play", "dice": {"home": 1, "away": 1}, "used": ["movement"], "penalty": ["left", "stay"]},
            "at": {"place": {"set-up": "free-kick", "side": "home"}}, "options": {"advanced": "none"}}}),
        json!({"do": "set", "game": "champions", "position": {"home": "1 5.0", "away": "1 6.14", "ball": "5.7",
            "turn": {"owner": "home"}, "at": "warm", "roll": 3, "home_team": {"warming": [2], "goalie": 5},
            "play": {"side": "home", "touched": [8], "strength": 3}, "options": {"preset": "full", "suspended": {"home": [1]}}}}),
        json!({"do": "choose", "choice": "target b3"}),
        json!({"do": "roll", "dice": [1, 2]}),
        json!({"do": "view", "side": "home"}),
        json!({"do": "events", "since": 1}),
        json!({"do": "coach", "coach": "random", "seed": 1}),
        json!({"do": "rule", "rule": "F22-4.1a"}),
    ];
    let wrong = [
        json!(null),
        json!(true),
        json!(-1),
        json!(1e9),
        json!(0.5),
        json!("?"),
        json!([]),
        json!([[]]),
        json!([1, 2, 3, 4]),
        json!({}),
        json!({"?": {}}),
    ];
    let mut asked = 0;
    for request in requests {
        for path in paths(&request) {
            for value in &wrong {
                let mut request = request.clone();
                *request.pointer_mut(&path).unwrap() = value.clone();
                let reply = ask(&mut Referee::default(), &request);
                if let Some(message) = reply["error"]["message"].as_str() {
                    asked += 1;
                    assert!(!names_a_type(message), "{request}\n{message}");
                }
            }
        }
    }
    assert!(asked > 500, "{asked}");
}

/// Every key and list entry of a value.
fn paths(value: &Value) -> Vec<String> {
    let inner: Vec<(String, &Value)> = match value {
        Value::Object(fields) => fields
            .iter()
            .map(|(key, value)| (key.clone(), value))
            .collect(),
        Value::Array(list) => list
            .iter()
            .enumerate()
            .map(|(at, value)| (at.to_string(), value))
            .collect(),
        _ => Vec::new(),
    };
    inner
        .into_iter()
        .flat_map(|(key, value)| {
            let deeper = paths(value).into_iter();
            std::iter::once(format!("/{key}"))
                .chain(deeper.map(move |path| format!("/{key}{path}")))
        })
        .collect()
}

/// Words of Rust, and names in its manner: "u8", "struct", a name with two capitals.
fn names_a_type(message: &str) -> bool {
    message
        .split(|c: char| !c.is_alphanumeric() && c != '_')
        .any(|word| {
            let inner_capital = word.chars().skip(1).any(char::is_uppercase)
                && word.chars().any(char::is_lowercase);
            inner_capital
                || [
                    "u8",
                    "u16",
                    "u32",
                    "u64",
                    "usize",
                    "i8",
                    "i64",
                    "f64",
                    "struct",
                    "enum",
                    "tuple",
                    "variant",
                    "newtype",
                    "map",
                    "sequence",
                    "boolean",
                    "unit",
                    "identifier",
                    "untagged",
                ]
                .contains(&word)
        })
}
