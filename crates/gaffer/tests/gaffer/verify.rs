//! `gaffer verify` and `examples/verify.py` on records of whole matches, as they were played and tampered with.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use gaffer_coach::{Luck, seat_seal, server_seal};
use gaffer_core::{BySide, Bytes32, DiceFrom, Header, Occupant, Sealed, Seat, Seed, Side};
use gaffer_games::{ToAct, find};
use gaffer_table::{
    Accepted, Changes, Request, SealedDice, Setting, Table, TableDice, Time, whole_record,
};
use serde_json::{Map, Value, json};

const ID: &str = "0123456789abcdef01234567";
const SECRET: Bytes32 = Bytes32([0x5d; 32]);

/// The lines of the record of a whole match with sealed dice; `away` may be a computer coach.
fn record(game: &str, preset: &str, away: Occupant) -> Vec<Value> {
    let kind = find(game).unwrap();
    let start = kind.new_match(Some(preset), Map::new()).unwrap();
    let players = BySide {
        home: Occupant::Person,
        away,
    };
    let header = Header {
        gaffer: 1,
        game: game.into(),
        rules: kind.version(),
        options: start.options(),
        seats: BySide::with(|side: Side| Seat {
            name: format!("{side} FC"),
            coach: players[side].clone(),
        }),
        dice: DiceFrom::Sealed,
        seed: Some(Seed::Named(5)),
        time: None,
        substitute: None,
        sealed: Some(Sealed {
            id: ID.into(),
            seal: server_seal(ID, SECRET),
        }),
    };
    let setting = Setting {
        dice: TableDice::Sealed(SealedDice {
            id: ID.into(),
            secret: SECRET,
        }),
        ..Setting::new(players)
    };
    let mut table = Table::new(setting, start, 0, Time(0));
    let (mut journal, mut notes) = (Vec::new(), Vec::new());
    let mut take = |changes: Changes| {
        journal.extend(changes.entries);
        notes.extend(changes.notes);
    };
    let number = |side: Side| Bytes32([side as u8 + 1; 32]);
    let mut requests: Vec<(Side, Request)> = Vec::new();
    let people: Vec<Side> = (Side::BOTH.into_iter())
        .filter(|side| table.is_person(*side))
        .collect();
    for side in &people {
        requests.push((*side, Request::Seal(seat_seal(*side, ID, number(*side)))));
    }
    for side in &people {
        requests.push((*side, Request::Number(number(*side))));
    }
    for (side, request) in requests {
        match table.request(side, request, Time(0)).unwrap() {
            Accepted::Changed(changes) => take(changes),
            other => panic!("{other:?}"),
        }
    }
    let mut luck = Luck::new(7);
    loop {
        match table.game().to_act() {
            ToAct::Over => break,
            ToAct::Dice { .. } => take(table.step(Time(0)).unwrap()),
            ToAct::Side(side) => {
                let choices = table.game().choices();
                let choice = choices[luck.below(choices.len())].clone();
                if table.is_person(side) {
                    match table.request(side, Request::Choose(choice), Time(0)) {
                        Ok(Accepted::Changed(changes)) => take(changes),
                        other => panic!("{other:?}"),
                    }
                } else {
                    table.plan(vec![choice], Time(0));
                    take(table.step(Time(1000)).unwrap());
                }
            }
        }
    }
    let entries = whole_record(&header, &journal, &notes);
    let mut lines = vec![json!(header)];
    lines.extend(entries.iter().map(|entry| json!(entry)));
    lines
}

fn write(name: &str, lines: &[Value]) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("gaffer-verify-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join(name);
    let lines: Vec<String> = lines.iter().map(Value::to_string).collect();
    std::fs::write(&file, lines.join("\n") + "\n").unwrap();
    file
}

fn gaffer(file: &Path, language: &str) -> (i32, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_gaffer"))
        .args(["verify", "--language", language])
        .arg(file)
        .output()
        .unwrap();
    said(&output)
}

/// The short program that shares nothing with this one.
fn python(file: &Path) -> (i32, String) {
    let program = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/verify.py");
    let output = Command::new("python3").arg(program).arg(file).output();
    said(&output.unwrap())
}

fn said(output: &Output) -> (i32, String) {
    let text = [&output.stdout[..], &output.stderr].concat();
    (
        output.status.code().unwrap(),
        String::from_utf8(text).unwrap(),
    )
}

#[test]
fn a_sealed_match_proves_itself_to_both_programs() {
    for (game, preset, away) in [
        ("fuba", "2.2", Occupant::Person),
        ("fuba", "full", Occupant::Person),
        ("champions", "full", Occupant::Person),
        ("champions", "friendly", Occupant::Coach("random".into())),
    ] {
        let lines = record(game, preset, away);
        let rolls = lines.iter().filter(|line| line.get("asked").is_some());
        let rolls = rolls.count();
        let file = write(&format!("{game}-{preset}.jsonl"), &lines);
        let (status, text) = python(&file);
        assert_eq!(
            (status, text.contains(&format!("proven: {rolls} rolls"))),
            (0, true),
            "{text}"
        );
        let (status, text) = gaffer(&file, "en");
        assert_eq!(status, 0, "{text}");
        let proven = format!("right: the dice: all {rolls} rolls follow from");
        assert!(
            text.contains(&proven) && text.contains("answers are legal"),
            "{text}"
        );
        assert!(
            text.contains("home FC, ") && text.contains("5 degrees of freedom"),
            "{text}"
        );
        let (status, text) = gaffer(&file, "fi");
        assert_eq!(status, 0);
        let proven = format!("oikein: nopat: kaikki {rolls} heittoa");
        assert!(text.contains(&proven), "{text}");
    }
}

/// The number of the first line for which something holds.
fn line(lines: &[Value], is: impl Fn(&Value) -> bool) -> usize {
    lines.iter().position(is).unwrap()
}

#[test]
fn what_was_tampered_with_proves_nothing() {
    let lines = record("fuba", "2.2", Occupant::Person);
    let note =
        |name: &'static str| line(&lines, move |line| line["note"]["what"].get(name).is_some());
    let last_roll = lines.iter().rposition(|line| {
        line["answer"]
            .as_str()
            .is_some_and(|text| text.starts_with("roll "))
    });
    let (seal, number, secret, last_roll) = (
        note("seal"),
        note("number"),
        note("secret"),
        last_roll.unwrap(),
    );
    let zeros = "0".repeat(64);
    let set = |index: usize, field: &'static str, value: Value| {
        let mut changed = lines.clone();
        *changed[index].pointer_mut(field).unwrap() = value;
        changed
    };
    let without = |index: usize| {
        let mut changed = lines.clone();
        changed.remove(index);
        changed
    };
    let moved = |from: usize, to: usize| {
        let mut changed = lines.clone();
        let line = changed.remove(from);
        changed.insert(to, line);
        changed
    };
    let twice = |index: usize| {
        let mut changed = lines.clone();
        changed.insert(index, lines[index].clone());
        changed
    };
    let shows = lines[last_roll]["answer"].as_str().unwrap();
    let another = if shows.ends_with('6') { "1" } else { "6" };
    let rolled = format!("{}{another}", &shows[..shows.len() - 1]);
    for (name, changed, status) in [
        ("roll", set(last_roll, "/answer", json!(rolled)), 1),
        (
            "hidden roll",
            set(last_roll, "/answer", json!(format!(" {shows}"))),
            1,
        ),
        ("faces", set(last_roll - 1, "/asked/faces", json!(4)), 1),
        (
            "answer",
            set(
                line(&lines, |line| line.get("answer").is_some()),
                "/answer",
                json!("done"),
            ),
            1,
        ),
        ("secret", set(secret, "/note/what/secret", json!(zeros)), 1),
        ("late secret", set(0, "/sealed/seal", json!(zeros)), 1),
        ("number", set(number, "/note/what/number", json!(zeros)), 1),
        ("seal", set(seal, "/note/what/seal", json!(zeros)), 1),
        ("sides", set(seal, "/note/who", json!("away")), 1),
        ("match", set(0, "/sealed/match", json!("another")), 1),
        ("second seal", twice(seal), 1),
        ("second number", twice(number), 1),
        ("number before seal", moved(number, seal), 1),
        ("roll before number", moved(number, last_roll), 1),
        ("never shown", without(secret), 3),
        ("seed", set(0, "/dice", json!("seed")), 3),
        ("by hand", set(0, "/dice", json!("by-hand")), 3),
    ] {
        let file = write(&format!("{}.jsonl", name.replace(' ', "-")), &changed);
        let (found, text) = gaffer(&file, "en");
        assert_eq!(found, status, "{name}: {text}");
        assert_eq!(text.contains("WRONG"), status == 1, "{name}: {text}");
        assert!(!text.contains("right: the dice"), "{name}: {text}");
        let (found, text) = python(&file);
        // What is legal is not for the short program to say.
        let expected = i32::from(name != "answer");
        assert_eq!(found, expected, "{name}: {text}");
        assert!(!text.contains("Traceback"), "{name}: {text}");
    }
}

#[test]
fn a_record_of_other_dice_is_never_called_sealed() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/matches/1.0");
    let mut seen = 0;
    for entry in std::fs::read_dir(file).unwrap() {
        let path = entry.unwrap().path();
        if path
            .extension()
            .is_some_and(|extension| extension == "jsonl")
        {
            let (status, text) = gaffer(&path, "en");
            assert_ne!(status, 0, "{text}");
            assert!(!text.contains("follow from numbers"), "{text}");
            assert_eq!(python(&path).0, 1);
            seen += 1;
        }
    }
    assert!(seen > 0);
    for file in ["/nonexistent.jsonl", env!("CARGO_MANIFEST_DIR")] {
        assert_eq!(gaffer(Path::new(file), "en").0, 1);
    }
}
