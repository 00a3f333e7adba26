//! `gaffer verify` and `examples/verify.py` on records of whole matches, as they were played and tampered with.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::time::Duration;

use gaffer_coach::{Luck, seat_seal, server_seal};
use gaffer_core::{
    BySide, Bytes32, DiceFrom, End, Header, How, Note, Noted, Occupant, Proposal, Sealed, Seat,
    Seed, Side, TimeControl,
};
use gaffer_games::{ToAct, find};
use gaffer_table::{
    Accepted, Changes, EndRequest, Entry, Request, SealedDice, Setting, Table, TableDice, Time,
    whole_record,
};
use serde_json::{Map, Value, json};

const ID: &str = "0123456789abcdef01234567";
const SECRET: Bytes32 = Bytes32([0x5d; 32]);

/// A match with sealed dice that is being played.
struct Played {
    header: Header<Value>,
    table: Table,
    journal: Vec<Entry>,
    notes: Vec<Noted>,
    now: Time,
    luck: Luck,
}

impl Played {
    /// Both sides have shown their numbers; `away` may be a computer coach.
    fn begin(game: &str, preset: &str, away: Occupant, time: Option<TimeControl>) -> Self {
        let kind = find(game).unwrap();
        let start = kind.new_match(Some(preset), Map::new()).unwrap();
        let players = BySide {
            home: Occupant::Person,
            away,
        };
        let names = BySide::with(|side: Side| format!("{side} FC"));
        let header = Header {
            gaffer: 1,
            game: game.into(),
            rules: kind.version(),
            options: start.options(),
            seats: BySide::with(|side: Side| Seat {
                name: names[side].clone(),
                coach: players[side].clone(),
            }),
            dice: DiceFrom::Sealed,
            seed: Some(Seed::Named(5)),
            time,
            substitute: None,
            apart: Some(true),
            sealed: Some(Sealed {
                id: ID.into(),
                seal: server_seal(ID, SECRET),
            }),
        };
        let setting = Setting {
            names,
            dice: TableDice::Sealed(SealedDice {
                id: ID.into(),
                secret: SECRET,
            }),
            time,
            apart: true,
            ..Setting::new(players)
        };
        let mut played = Self {
            header,
            table: Table::new(setting, start, 0, Time(0)),
            journal: Vec::new(),
            notes: Vec::new(),
            now: Time::from_seconds(1_700_000_000),
            luck: Luck::new(7),
        };
        let number = |side: Side| Bytes32([side as u8 + 1; 32]);
        let sides = Side::BOTH.into_iter();
        let people: Vec<Side> = sides.filter(|side| played.table.is_person(*side)).collect();
        for side in &people {
            played.ask(*side, Request::Seal(seat_seal(*side, ID, number(*side))));
        }
        for side in &people {
            played.ask(*side, Request::Number(number(*side)));
        }
        played
    }

    fn take(&mut self, changes: Changes) {
        self.journal.extend(changes.entries);
        self.notes.extend(changes.notes);
    }

    fn wait(&mut self, seconds: u64) {
        self.now = self.now + Duration::from_secs(seconds);
    }

    fn ask(&mut self, side: Side, request: Request) {
        match self.table.request(side, request, self.now).unwrap() {
            Accepted::Changed(changes) => self.take(changes),
            other => panic!("{other:?}"),
        }
    }

    fn end(&mut self, side: Side, request: EndRequest) {
        let changes = self.table.request_end(side, request, self.now).unwrap();
        self.take(changes);
    }

    /// One answer, a second later; false where the match is over.
    fn answer(&mut self) -> bool {
        self.wait(1);
        match self.table.game().to_act() {
            ToAct::Over => return false,
            ToAct::Dice { .. } => {
                let changes = self.table.step(self.now).unwrap();
                self.take(changes);
            }
            ToAct::Side(side) => {
                let choices = self.table.game().choices();
                let choice = choices[self.luck.below(choices.len())].clone();
                if self.table.is_person(side) {
                    self.ask(side, Request::Choose(choice));
                } else {
                    self.table.plan(vec![choice], self.now);
                    self.wait(1);
                    let changes = self.table.step(self.now).unwrap();
                    self.take(changes);
                }
            }
        }
        true
    }

    /// Plays on until something holds where a side decides.
    fn until(&mut self, holds: impl Fn(&Table, Side) -> bool) -> Side {
        loop {
            if let ToAct::Side(side) = self.table.game().to_act()
                && holds(&self.table, side)
            {
                return side;
            }
            assert!(self.answer());
        }
    }

    /// The side that decides offers something, in the first turn in which it may and something holds.
    fn offer(&mut self, what: Proposal, holds: impl Fn(&Table, Side) -> bool) -> Side {
        loop {
            let side = self.until(&holds);
            let offer = EndRequest::Offer(what);
            if let Ok(changes) = self.table.request_end(side, offer, self.now) {
                self.take(changes);
                return side;
            }
            assert!(self.answer());
        }
    }

    /// The lines of the record.
    fn lines(&self) -> Vec<Value> {
        let entries = whole_record(&self.header, &self.journal, &self.notes);
        let mut lines = vec![json!(self.header)];
        lines.extend(entries.iter().map(|entry| json!(entry)));
        lines
    }
}

/// The lines of the record of a whole match with sealed dice; `away` may be a computer coach.
fn record(game: &str, preset: &str, away: Occupant) -> Vec<Value> {
    let mut played = Played::begin(game, preset, away, None);
    while played.answer() {}
    played.lines()
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

/// What was tried: whether the short program calls the dice proven, and whether `gaffer verify` does.
fn dice_verdicts(name: &str, lines: &[String]) -> (bool, bool, String) {
    let folder = std::env::temp_dir().join(format!("gaffer-verify-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join(format!("both-{}.jsonl", name.replace(' ', "-")));
    std::fs::write(&file, lines.join("\n") + "\n").unwrap();
    let (status, short) = python(&file);
    assert!(!short.contains("Traceback"), "{name}: {short}");
    let (_, long) = gaffer(&file, "en");
    let is_right = long.contains("right: the dice");
    (status == 0, is_right, format!("{short}{long}"))
}

#[test]
#[expect(clippy::too_many_lines, reason = "a table")]
fn both_programs_say_the_same_of_tampered_dice() {
    let mut played = Played::begin("fuba", "2.2", Occupant::Person, None);
    played.until(|table, _| table.game().rolls() > 8 && table.game().can_undo() > 0);
    let side = played.until(|table, _| table.game().can_undo() > 0);
    played.ask(side, Request::Undo);
    let mover = played.until(|table, _| table.game().rolls() > 12);
    played.end(mover, EndRequest::Resign);
    let lines: Vec<String> = played.lines().iter().map(Value::to_string).collect();
    let find = |what: &str| {
        let mut found = lines.iter().enumerate().skip(1);
        found.find(|(_, line)| line.contains(what)).unwrap().0
    };
    let change = |index: usize, from: &str, to: &str| {
        let mut changed = lines.clone();
        assert!(changed[index].contains(from), "{from}");
        changed[index] = changed[index].replacen(from, to, 1);
        changed
    };
    let insert = |index: usize, line: &str| {
        let mut changed = lines.clone();
        changed.insert(index, line.to_owned());
        changed
    };
    let swap = |one: usize, other: usize| {
        let mut changed = lines.clone();
        changed.swap(one, other);
        changed
    };
    let without = |index: usize| {
        let mut changed = lines.clone();
        changed.remove(index);
        changed
    };
    let (asked, seal, number, secret) = (
        find("\"asked\""),
        find("\"seal\""),
        find("\"number\""),
        find("\"secret\""),
    );
    let roll = asked + 1;
    assert!(lines[roll].contains("roll "));
    let nobody = |name: &str| {
        let mut line = lines[find(&format!("\"{name}\""))].clone();
        line = line
            .replace("\"who\":\"home\",", "")
            .replace(",\"who\":\"home\"", "");
        assert!(!line.contains("who"), "{line}");
        line
    };
    assert!(dice_verdicts("as played", &lines).0);
    assert!(dice_verdicts("as played", &lines).1);
    for (name, changed) in [
        ("asked missing", without(asked)),
        ("asked after the roll", swap(asked, roll)),
        ("asked away from the roll", {
            let mut changed = without(asked);
            changed.insert(asked - 1, lines[asked].clone());
            changed
        }),
        ("asked twice", insert(asked, &lines[asked])),
        ("asked at the end", insert(lines.len(), &lines[asked])),
        ("asked of a stranger", change(asked, "home", "referee")),
        (
            "asked with more",
            change(asked, "\"faces\"", "\"more\":1,\"faces\""),
        ),
        (
            "asked with no faces",
            change(asked, "\"faces\":6", "\"faces\":0"),
        ),
        (
            "asked until two",
            change(
                asked,
                "\"faces\"",
                "\"until\":{\"without\":1,\"differ\":0},\"faces\"",
            ),
        ),
        ("roll before asked", insert(asked, &lines[roll])),
        ("a roll twice", insert(roll, &lines[roll])),
        ("a roll missing", without(roll)),
        ("a roll taken back", insert(roll + 1, "{\"undo\":1}")),
        (
            "a roll with a leading zero",
            change(roll, "roll ", "roll 0"),
        ),
        ("a roll with two blanks", change(roll, "roll ", "roll  ")),
        ("a roll in capitals", change(roll, "roll ", "ROLL ")),
        ("a seal of nobody", insert(number, &nobody("seal"))),
        ("a late seal of nobody", insert(secret, &nobody("seal"))),
        ("a number of nobody", insert(secret, &nobody("number"))),
        ("a seal of null", change(seal, "\"home\"", "null")),
        (
            "a secret of home",
            change(secret, "\"what\"", "\"who\":\"home\",\"what\""),
        ),
        ("a late seal", insert(secret, &lines[seal])),
        ("a second secret", insert(secret, &lines[secret])),
        ("an early secret", swap(secret, roll)),
        ("a key twice", change(number, "\"at\"", "\"at\":1,\"at\"")),
        ("a number twice in a line", {
            let zeros = format!("\"what\":{{\"number\":\"{}\",\"number\"", "0".repeat(64));
            change(number, "\"what\":{\"number\"", &zeros)
        }),
        (
            "a key twice in the header",
            change(0, "\"sealed\":{", "\"sealed\":{\"match\":\"x\","),
        ),
        (
            "more in the header's seal",
            change(0, "\"sealed\":{", "\"sealed\":{\"more\":1,"),
        ),
        (
            "an unknown entry",
            insert(roll + 1, "{\"remark\":\"nice\"}"),
        ),
        (
            "an entry of two",
            insert(roll + 1, "{\"answer\":\"done\",\"undo\":1}"),
        ),
        (
            "an unknown note",
            insert(secret, "{\"note\":{\"at\":1,\"what\":\"nice\"}}"),
        ),
        (
            "a note with more",
            change(number, "\"at\"", "\"more\":1,\"at\""),
        ),
        ("an empty line", insert(roll + 1, "")),
        ("a line that is cut off", change(lines.len() - 1, "}}", "")),
        ("a capital digit", {
            let digit = |text: &str| {
                let at = text.rfind(|sign: char| ('a'..='f').contains(&sign) && sign != 'e');
                let at = at.filter(|at| *at > text.find("seal").unwrap() + 4);
                let mut text = text.to_owned();
                if let Some(at) = at {
                    let big = text[at..=at].to_uppercase();
                    text.replace_range(at..=at, &big);
                }
                text
            };
            let mut changed = lines.clone();
            changed[seal] = digit(&lines[seal]);
            assert_ne!(changed[seal], lines[seal]);
            changed
        }),
    ] {
        let (short, long, said) = dice_verdicts(name, &changed);
        assert_eq!((short, long), (false, false), "{name}: {said}");
    }
    // What the rules ask for only the long one knows.
    let swapped = change(asked, "[\"home\",\"away\"]", "[\"away\",\"home\"]");
    let (short, long, said) = dice_verdicts("owners", &swapped);
    assert_eq!((short, long), (true, false), "{said}");
}

/// Every note has its name in the short program, which takes no other for one.
#[test]
fn the_short_program_knows_every_note() {
    let number = Bytes32([0; 32]);
    let draw = Proposal::Draw;
    let notes = [
        Note::End(End {
            how: How::Aborted,
            winner: None,
        }),
        Note::Offer(draw),
        Note::Withdraw(draw),
        Note::Decline(draw),
        Note::TakeBack,
        Note::Adjourn,
        Note::Resume,
        Note::Hints,
        Note::Rematch { id: ID.into() },
        Note::Confirmed,
        Note::Disputed(vec![1]),
        Note::Planned,
        Note::AskedToo { side: Side::Home },
        Note::Decided,
        Note::Vacation { until: 0 },
        Note::TakeOver {
            side: Side::Home,
            coach: "random".into(),
        },
        Note::Seal(number),
        Note::Number(number),
        Note::Secret(number),
        Note::Outage { from: 0 },
    ];
    let program = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/verify.py");
    let program = std::fs::read_to_string(program).unwrap();
    assert!(program.lines().count() <= 150);
    let known = program.split("\"\"\"").nth(3).unwrap();
    let known: Vec<&str> = known.split_whitespace().collect();
    for note in notes {
        // Whoever adds a note adds it above, too.
        match &note {
            Note::End(_)
            | Note::Offer(_)
            | Note::Withdraw(_)
            | Note::Decline(_)
            | Note::TakeBack
            | Note::Adjourn
            | Note::Resume
            | Note::TakeOver { .. }
            | Note::Hints
            | Note::Rematch { .. }
            | Note::Confirmed
            | Note::Disputed(_)
            | Note::Planned
            | Note::AskedToo { .. }
            | Note::Decided
            | Note::Vacation { .. }
            | Note::Seal(_)
            | Note::Number(_)
            | Note::Secret(_)
            | Note::Outage { .. } => {}
        }
        let name = match json!(note) {
            Value::String(name) => name,
            value => value.as_object().unwrap().keys().next().unwrap().clone(),
        };
        assert!(known.contains(&name.as_str()), "{name}");
    }
}

const BLITZ: TimeControl = TimeControl::Live {
    base: 3600,
    increment: 5,
};

/// A match with clocks in which about everything happened beside the answers, up to the moment at which it is decided how it
/// ends: the side that decides then, and the match.
fn eventful(time: Option<TimeControl>) -> (Side, Played) {
    let mut played = Played::begin("fuba", "2.2", Occupant::Person, time);
    let mover = played.offer(Proposal::Draw, |table, _| table.game().rolls() > 2);
    played.wait(3);
    played.end(!mover, EndRequest::Decline(Proposal::Draw));
    let mover = played.until(|table, _| table.game().can_undo() > 0);
    played.wait(2);
    played.ask(mover, Request::Undo);
    let mover = played.offer(Proposal::TakeBack, |table, side| {
        table.game().can_take_back(side)
    });
    played.wait(2);
    played.end(!mover, EndRequest::Accept(Proposal::TakeBack));
    played.answer();
    let mover = played.offer(Proposal::Adjourn, |_, _| true);
    played.end(!mover, EndRequest::Accept(Proposal::Adjourn));
    played.wait(40_000);
    played.end(mover, EndRequest::Offer(Proposal::Resume));
    played.end(!mover, EndRequest::Accept(Proposal::Resume));
    played.answer();
    played.until(|table, _| table.game().rolls() > 9);
    if time.is_some() {
        let from = played.now;
        played.wait(20_000);
        let changes = played.table.give_back(&[(from, played.now)]);
        assert_eq!(changes.notes.len(), 1);
        played.take(changes);
    }
    let mover = played.until(|table, side| table.game().rolls() > 14 && side == Side::Home);
    (mover, played)
}

/// The four ways in which the same match ended, by their names.
fn endings() -> [(&'static str, Vec<Value>); 5] {
    let ended = |how: fn(Side, &mut Played)| {
        let (mover, mut played) = eventful(Some(BLITZ));
        how(mover, &mut played);
        assert!(played.table.end().is_some());
        played.lines()
    };
    [
        (
            "resigned",
            ended(|side, played| played.end(side, EndRequest::Resign)),
        ),
        (
            "agreed",
            ended(|side, played| {
                let mover = played.offer(Proposal::Draw, |_, mover| mover == side);
                played.end(!mover, EndRequest::Accept(Proposal::Draw));
            }),
        ),
        (
            "on time",
            ended(|_, played| {
                played.now = played.table.deadline().unwrap();
                let changes = played.table.flag(played.now).unwrap();
                played.take(changes);
            }),
        ),
        (
            "abandoned",
            ended(|side, played| {
                played.wait(60);
                let away = Duration::from_secs(60);
                played.end(!side, EndRequest::Claim { away });
            }),
        ),
        ("aborted", {
            let mut played = Played::begin("fuba", "2.2", Occupant::Person, Some(BLITZ));
            played.answer();
            played.answer();
            played.end(Side::Away, EndRequest::Abort);
            played.lines()
        }),
    ]
}

#[test]
fn an_end_before_the_whistle_is_told_and_not_proven() {
    for (name, lines) in endings() {
        let file = write(&format!("end-{}.jsonl", name.replace(' ', "-")), &lines);
        let (status, text) = gaffer(&file, "en");
        assert_eq!(status, 3, "{name}: {text}");
        assert!(
            text.contains("told, not proven: the match was ended"),
            "{name}: {text}"
        );
        assert!(text.contains("right: the dice"), "{name}: {text}");
        assert!(text.contains("could have come about so"), "{name}: {text}");
        assert_eq!(python(&file).0, 0, "{name}");
        let (_, text) = gaffer(&file, "fi");
        assert!(text.contains("kerrottu, ei todistettu:"), "{text}");
    }
    // Whatever happened on the way, the whistle is proven.
    let (_, mut played) = eventful(Some(BLITZ));
    while played.answer() {}
    let (status, text) = gaffer(&write("whistle.jsonl", &played.lines()), "en");
    assert_eq!(status, 0, "{text}");
    assert!(text.contains("one outage"), "{text}");
    // Without clocks, too.
    let (_, mut played) = eventful(None);
    while played.answer() {}
    let (status, text) = gaffer(&write("whistle-2.jsonl", &played.lines()), "en");
    assert_eq!(status, 0, "{text}");
}

/// Where both were asked at once the record has to say so, once and there: a line that is missing, moved, doubled or forged is told in
/// words, with its number.
#[test]
fn a_record_says_that_both_were_asked_or_is_wrong() {
    let (_, mut played) = eventful(Some(BLITZ));
    while played.answer() {}
    let lines = played.lines();
    let is_asked = |line: &Value| line["note"]["what"].get("asked-too").is_some();
    let at = lines.iter().position(is_asked).expect("a half time");
    let side = lines[at]["note"]["what"]["asked-too"]["side"]
        .as_str()
        .unwrap();
    let (team, other) = if side == "home" {
        ("home FC", "away")
    } else {
        ("away FC", "home")
    };
    let (status, text) = gaffer(&write("both.jsonl", &lines), "en");
    assert_eq!(status, 0, "{text}");
    let mut without = lines.clone();
    let note = without.remove(at);
    let mut later = without.clone();
    later.insert(at + 2, note.clone());
    let mut earlier = without.clone();
    earlier.insert(at - 1, note.clone());
    let mut doubled = lines.clone();
    doubled.insert(at, note.clone());
    let mut forged = lines.clone();
    forged[at]["note"]["what"]["asked-too"]["side"] = json!(other);
    let mut beside = lines.clone();
    beside[0]["apart"] = json!(false);
    // Lines are counted from 1.
    for (name, changed, words) in [
        (
            "missing",
            &without,
            format!(
                "after line {at} both sides choose in secret and both clocks run: the note \"asked-too\" for {team} is missing there"
            ),
        ),
        (
            "later",
            &later,
            format!("after line {at} both sides choose"),
        ),
        (
            "earlier",
            &earlier,
            format!("line {at}: this note says that {team} is asked, too, which it is not there"),
        ),
        (
            "doubled",
            &doubled,
            format!(
                "line {}: this note says a second time that {team} is asked, too",
                at + 2
            ),
        ),
        (
            "forged",
            &forged,
            format!("line {}: this note says", at + 1),
        ),
        (
            "beside",
            &beside,
            format!(
                "line {}: this note says that {team} is asked, too, which",
                at + 1
            ),
        ),
    ] {
        let file = write(&format!("both-{name}.jsonl"), changed);
        let (status, text) = gaffer(&file, "en");
        assert_eq!(status, 1, "{name}: {text}");
        assert!(text.contains(&words), "{name}: {text}");
        let (status, finnish) = gaffer(&file, "fi");
        assert_eq!(status, 1, "{name}: {finnish}");
        assert_ne!(finnish, text);
    }
    // A record of an earlier program does not say how they sat.
    let mut unsaid = without;
    unsaid[0].as_object_mut().unwrap().remove("apart");
    let (status, text) = gaffer(&write("both-unsaid.jsonl", &unsaid), "en");
    assert_eq!(status, 0, "{text}");
}

/// The first or last line with a note of this name.
fn note_at(lines: &[Value], name: &str) -> usize {
    let is_it = |line: &Value| {
        let what = &line["note"]["what"];
        what == name || what.get(name).is_some()
    };
    line(lines, is_it)
}

#[test]
#[expect(clippy::too_many_lines, reason = "a table")]
fn what_cannot_have_happened_beside_the_answers_is_wrong() {
    let [resigned, agreed, on_time, abandoned, aborted] = endings().map(|(_, lines)| lines);
    let set = |lines: &[Value], index: usize, field: &str, value: Value| {
        let mut changed = lines.to_vec();
        *changed[index].pointer_mut(field).unwrap() = value;
        changed
    };
    let without = |lines: &[Value], index: usize| {
        let mut changed = lines.to_vec();
        changed.remove(index);
        changed
    };
    let with = |lines: &[Value], index: usize, line: Value| {
        let mut changed = lines.to_vec();
        changed.insert(index, line);
        changed
    };
    let end = |lines: &[Value]| note_at(lines, "end");
    let at = |lines: &[Value], index: usize| lines[index]["note"]["at"].as_u64().unwrap();
    // A note of a side at the time of another one.
    let note = |lines: &[Value], index: usize, who: &str, what: Value| json!({ "note": { "at": at(lines, index), "who": who, "what": what } });
    let (last, first_offer) = (end(&resigned), note_at(&resigned, "offer"));
    let times = resigned
        .iter()
        .rposition(|line| line.get("at").is_some())
        .unwrap();
    let undo = line(&resigned, |line| line.get("undo").is_some());
    let agreed_back = note_at(&resigned, "take-back");
    let asked_back = line(&resigned, |line| {
        line["note"]["what"]["offer"] == "take-back"
    });
    let end_of = |how: &str, winner: Value| json!({ "end": { "how": how, "winner": winner } });
    let whistle = {
        let (_, mut played) = eventful(Some(BLITZ));
        while played.answer() {}
        played.lines()
    };
    let secret = note_at(&whistle, "secret");
    let hours_later = |lines: &[Value], from: usize| {
        let mut changed = lines.to_vec();
        for line in &mut changed[from..] {
            for field in ["/at", "/note/at"] {
                if let Some(at) = line.pointer_mut(field) {
                    *at = json!(at.as_u64().unwrap() + 7_200_000);
                }
            }
        }
        changed
    };
    let flag = end(&on_time);
    let no_clock = {
        let mut changed = on_time.clone();
        changed[0].as_object_mut().unwrap().remove("time");
        changed
    };
    for (name, changed) in [
        (
            "time goes back",
            set(&resigned, times, "/at", json!(1_700_000_001_000_u64)),
        ),
        (
            "the time of a note goes back",
            set(&resigned, last, "/note/at", json!(5)),
        ),
        (
            "decided when the time was over",
            hours_later(&resigned, times),
        ),
        (
            "a flag too early",
            set(&on_time, flag, "/note/at", json!(at(&on_time, flag) - 1)),
        ),
        (
            "the wrong flag",
            set(&on_time, flag, "/note/what/end/winner", json!("home")),
        ),
        (
            "a flag of nobody",
            set(&on_time, flag, "/note/what/end/winner", Value::Null),
        ),
        ("a flag without a clock", no_clock),
        (
            "a side calls the flag",
            with(
                &without(&on_time, flag),
                flag,
                note(&on_time, flag, "away", end_of("on-time", json!("away"))),
            ),
        ),
        (
            "a second end",
            with(&resigned, last, resigned[last].clone()),
        ),
        (
            "an end after the whistle",
            with(
                &whistle,
                secret,
                note(&whistle, secret, "home", end_of("resigned", json!("away"))),
            ),
        ),
        (
            "an offer after the end",
            with(
                &resigned,
                last + 1,
                note(&resigned, last, "away", json!({ "offer": "draw" })),
            ),
        ),
        ("an answer after the end", {
            let mut early = resigned[last].clone();
            early["note"]["at"] = resigned[times]["at"].clone();
            with(&without(&resigned, last), times, early)
        }),
        ("something after the secret", {
            let mut changed = resigned.clone();
            changed.push(note(&resigned, last, "home", json!({ "offer": "draw" })));
            changed
        }),
        (
            "the one who gave up wins",
            set(&resigned, last, "/note/what/end/winner", json!("home")),
        ),
        ("nobody gave up", {
            let mut changed = resigned.clone();
            changed[last]["note"].as_object_mut().unwrap().remove("who");
            changed
        }),
        (
            "a draw that nobody offered",
            without(&agreed, end(&agreed) - 1),
        ),
        (
            "a draw with oneself",
            set(&agreed, end(&agreed), "/note/who", json!("home")),
        ),
        (
            "a draw that somebody wins",
            set(
                &agreed,
                end(&agreed),
                "/note/what/end",
                json!({ "how": "agreed", "winner": "home" }),
            ),
        ),
        (
            "an offer that was declined before",
            without(&resigned, first_offer),
        ),
        ("an offer declined by its side", {
            let declined = note_at(&resigned, "decline");
            let who = resigned[first_offer]["note"]["who"].clone();
            set(&resigned, declined, "/note/who", who)
        }),
        (
            "a claim before its time",
            set(
                &abandoned,
                end(&abandoned),
                "/note/at",
                json!(at(&abandoned, end(&abandoned)) - 59_000),
            ),
        ),
        (
            "a claim of the one who is awaited",
            set(
                &abandoned,
                end(&abandoned),
                "/note",
                json!({
                    "at": at(&abandoned, end(&abandoned)), "who": "home", "what": end_of("abandoned", json!("home")),
                }),
            ),
        ),
        (
            "taken back without an offer",
            without(&resigned, asked_back),
        ),
        ("taken back without a yes", without(&resigned, agreed_back)),
        (
            "more taken back",
            set(&resigned, agreed_back - 1, "/undo", json!(7)),
        ),
        ("a yes to nothing", without(&resigned, agreed_back - 1)),
        (
            "undone over a roll",
            set(&resigned, undo, "/undo", json!(50)),
        ),
        (
            "gone on before it was agreed",
            without(&resigned, note_at(&resigned, "resume")),
        ),
        (
            "resumed and never adjourned",
            without(&resigned, note_at(&resigned, "adjourn")),
        ),
        ("an outage that ends before it begins", {
            let outage = note_at(&resigned, "outage");
            let late = at(&resigned, outage) + 1;
            set(&resigned, outage, "/note/what/outage/from", json!(late))
        }),
        (
            "an outage where nobody decides",
            with(
                &resigned,
                2,
                json!({ "note": { "at": 1_700_000_000_000_u64, "what": { "outage": { "from": 1 } } } }),
            ),
        ),
        ("no outage", without(&on_time, note_at(&on_time, "outage"))),
        (
            "broken off after the first roll",
            set(
                &resigned,
                last,
                "/note/what/end",
                json!({ "how": "aborted" }),
            ),
        ),
        (
            "broken off and won",
            set(
                &aborted,
                end(&aborted),
                "/note/what/end",
                json!({ "how": "aborted", "winner": "away" }),
            ),
        ),
        (
            "a coach where none was named",
            set(
                &abandoned,
                end(&abandoned),
                "/note/what",
                json!({ "take-over": { "side": "home", "coach": "random" } }),
            ),
        ),
    ] {
        let file = write(
            &format!("beside-{}.jsonl", name.replace(' ', "-")),
            &changed,
        );
        let (status, text) = gaffer(&file, "en");
        assert_eq!(status, 1, "{name}: {text}");
        assert!(text.contains("WRONG: "), "{name}: {text}");
        assert!(
            !text.contains("told, not proven: the match was ended"),
            "{name}: {text}"
        );
    }
    // Without its times a record is not wrong, but proves less.
    let timeless: Vec<Value> = on_time
        .iter()
        .filter(|line| line.get("at").is_none())
        .cloned()
        .collect();
    let (status, text) = gaffer(&write("timeless.jsonl", &timeless), "en");
    assert_eq!(status, 3, "{text}");
    assert!(
        text.contains("not proven: the record does not say when"),
        "{text}"
    );
}
