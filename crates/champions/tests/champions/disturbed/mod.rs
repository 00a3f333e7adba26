//! Small changes to a position that was written down, for better or worse: something in it is changed, left out,
//! or taken from another position.

use gaffer_proof::Luck;
use serde_json::{Value, json};

/// Records that belong together in a real position, and do not with those of another.
const RECORDS: [&str; 16] = [
    "at",
    "award",
    "away",
    "away_team",
    "ball",
    "corner_taker",
    "dead",
    "home",
    "home_team",
    "kick_off_die",
    "last_touch",
    "period",
    "play",
    "save",
    "shoot_out",
    "turn",
];

/// Keys that a real position may lack, with values that they can have.
const WRITTEN: [(&str, &str); 32] = [
    (
        "/at",
        r#"["line-up", "place", "kick-off", "roll", "warm", "mover", "act", "leg", "follow", "intercept", "save"]"#,
    ),
    (
        "/at",
        r#"["injury-sub", "injury-place", "thrower", "corner-taker", "corner-wall", "free-taker", "free-wall",
            "free-taker-place", "free-wall-place", "penalty-taker", "restart-roll", "shoot-out-taker", "over"]"#,
    ),
    (
        "/at",
        r#"[{"out-for-goalie": "home"}, {"in-goal": "away"}, {"new-goalie": "home"}, {"on-or-back": "away"},
            {"out": "home"}, {"sub-place": "away"}, {"goalie-spot": "home"}, {"set-up": "away"}]"#,
    ),
    ("/ones", "[0, 15, 16, 255]"),
    ("/tally", "[89, 255]"),
    ("/whistle", "[true, false]"),
    ("/period", r#"["regular", "extra-time", "shoot-out"]"#),
    (
        "/ball",
        r#"["5.7", "0.0", "5.0", "6.14", "3.14", "1.1", "0.6"]"#,
    ),
    ("/home", r#"["1 5.0", "8 5.7", "20 6.0, 1 5.0, 2 5.1", ""]"#),
    (
        "/away",
        r#"["1 5.14", "2 5.14, 3 0.3", "1 6.14, 8 6.7, 9 3.9", ""]"#,
    ),
    (
        "/turn",
        r#"["home", "away", {"owner": "home", "kind": "catch"}, {"owner": "away", "kind": {"restart": "throw-in"}, "roll": 3}]"#,
    ),
    ("/turn/mover", "[8, 1, 20, 2]"),
    ("/turn/warmed", "[6, 20]"),
    ("/turn/next", r#"["home", "away"]"#),
    (
        "/turn/kind",
        r#"["kick-off", "normal", "catch", {"restart": "penalty"}, {"restart": "corner"}, {"restart": "free-kick"}]"#,
    ),
    ("/home_team/warming", "[[6, 7], [20], [2]]"),
    ("/away_team/lifted", "[[2], [1], [12, 13]]"),
    ("/home_team/substitutions", "[1, 3, 5]"),
    ("/away_team/goalie", "[2, 8, 20]"),
    ("/home_team/sent_off", "[[2, 3, 4], [1]]"),
    ("/away_team/injured_off", "[[2], [9]]"),
    (
        "/play",
        r#"[{"side": "home", "touched": [8], "strength": 7}, {"side": "away", "end": {"rest": "0.0"}, "flight": "5.6 2, 5.7 1"}]"#,
    ),
    (
        "/play/end",
        r#"[{"goal": ["5.14", 3]}, {"hit": ["home 8", 9]}, {"out": "0.6"}, {"rest": "5.6"}]"#,
    ),
    (
        "/play/interceptions",
        r#"[{"next": 200, "cause": "away 3", "of_away": 255}, {"trying": [3, "N"]}]"#,
    ),
    (
        "/save",
        r#"[{"spot": "5.13", "from": "5.14", "quarters": 2}, {"spot": "5.1", "from": "0.0", "quarters": 9}]"#,
    ),
    ("/dead/fouler", "[4, 1]"),
    ("/dead/victim", "[8, 1]"),
    ("/dead/taker", "[9, 20]"),
    ("/dead/wall", "[9, 3]"),
    ("/dead/coming", "[[12, 20], [3]]"),
    ("/dead/leaving", "[[3], [1, 9]]"),
    ("/corner_taker", r#"["home 8", "away 2"]"#),
];

fn one_of<'a, T>(luck: &mut Luck, values: &'a [T]) -> &'a T {
    &values[luck.below(values.len())]
}

/// Puts a value at a path, making the objects on the way.
pub(crate) fn put(value: &mut Value, path: &str, new: Value) {
    let mut at = value;
    for key in path.split('/').skip(1) {
        if !at.is_object() {
            *at = json!({});
        }
        at = &mut at[key];
    }
    *at = new;
}

/// Another value of the same kind.
fn changed(old: &Value, luck: &mut Luck) -> Value {
    match old {
        Value::Bool(is) => json!(!is),
        Value::Number(number) => {
            let number = number.as_u64().unwrap_or(0);
            let other = [number + 1, number.saturating_sub(1), 0, 7, 255];
            json!(one_of(luck, &other))
        }
        Value::String(text) if text.contains(", ") => {
            // One of a list leaves, moves or comes.
            let mut parts: Vec<String> = text.split(", ").map(str::to_owned).collect();
            let index = luck.below(parts.len());
            let (first, _) = parts[index].split_once(' ').unwrap_or((&parts[index], ""));
            let space = format!("{}.{}", luck.below(12), luck.below(15));
            let moved = format!("{first} {space}");
            match luck.below(3) {
                0 => drop(parts.remove(index)),
                1 => parts[index] = moved,
                _ => parts.push(format!("{} {space}", 1 + luck.below(20))),
            }
            json!(parts.join(", "))
        }
        Value::String(text) => match text.as_str() {
            "home" => json!("away"),
            "away" => json!("home"),
            text if text.starts_with("home ") => json!(text.replacen("home", "away", 1)),
            text if text.starts_with("away ") => json!(text.replacen("away", "home", 1)),
            text if text.split_once('.').is_some() => {
                json!(format!("{}.{}", luck.below(12), luck.below(15)))
            }
            _ => old.clone(),
        },
        Value::Array(list) => {
            let mut list = list.clone();
            if list.is_empty() || luck.below(2) == 0 {
                list.push(json!(1 + luck.below(20)));
            } else {
                list.remove(luck.below(list.len()));
            }
            json!(list)
        }
        Value::Null | Value::Object(_) => Value::Null,
    }
}

/// The paths of everything that is written.
fn paths(value: &Value, path: &str, all: &mut Vec<String>) {
    if let Value::Object(object) = value {
        for (key, inner) in object {
            let path = format!("{path}/{key}");
            all.push(path.clone());
            paths(inner, &path, all);
        }
    }
}

fn leave_out(value: &mut Value, path: &str) {
    if let Some((parent, key)) = path.rsplit_once('/')
        && let Some(Value::Object(object)) = value.pointer_mut(parent)
    {
        object.remove(key);
    }
}

/// Changes a position in one to three places.
pub(crate) fn disturb(diagram: &mut Value, other: &Value, luck: &mut Luck) {
    for _ in 0..=luck.below(3) {
        let mut all = Vec::new();
        paths(diagram, "", &mut all);
        let path = one_of(luck, &all).clone();
        match luck.below(5) {
            0 => {
                let key = *one_of(luck, &RECORDS);
                diagram[key] = other[key].clone();
                if diagram[key].is_null() {
                    leave_out(diagram, &format!("/{key}"));
                }
            }
            1 => leave_out(diagram, &path),
            2 => {
                let (path, values) = one_of(luck, &WRITTEN);
                let values: Vec<Value> = serde_json::from_str(values).unwrap();
                put(diagram, path, one_of(luck, &values).clone());
            }
            _ => {
                if let Some(old) = diagram.pointer(&path).filter(|old| !old.is_object()) {
                    let new = changed(old, luck);
                    put(diagram, &path, new);
                }
            }
        }
    }
}
