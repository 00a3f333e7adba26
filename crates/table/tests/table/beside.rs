//! Both sides asked at once: that the second one's question and offers depend on nothing that the first one chooses, and whole
//! timed matches in which either answers first, with restarts, whose records are acted out again.

use std::collections::BTreeSet;

use gaffer_coach::Luck;
use gaffer_core::{
    BySide, DiceFrom, Header, How, Note, Noted, Occupant, RecordEntry, Seat, Seed, Side,
    TimeControl, Viewer,
};
use gaffer_games::protocol::Awaits;
use gaffer_games::{AnyMatch, ToAct, find};
use gaffer_table::{
    Accepted, Changes, Due, Entry, Impossible, Request, Setting, Table, TableDice, Time, WrongNote,
    enact, reach, whole_record,
};
use serde_json::{Map, Value, json};

const PRESETS: [(&str, &str); 7] = [
    ("fuba", "1.0"),
    ("fuba", "2014-full"),
    ("fuba", "2.2"),
    ("fuba", "full"),
    ("champions", "friendly"),
    ("champions", "full"),
    ("champions", "tournament"),
];

fn game((game, preset): (&str, &str)) -> Box<dyn AnyMatch> {
    let game = find(game).unwrap();
    game.new_match(Some(preset), Map::new()).unwrap()
}

fn any(luck: &mut Luck, choices: &[String]) -> String {
    choices[luck.below(choices.len())].clone()
}

/// What the other side meets after a secret decision.
fn met(game: &dyn AnyMatch, side: Side) -> Value {
    json!({
        "awaits": game.awaits(),
        "choices": game.choices(),
        "view": game.view(Viewer::Side(side)),
        "undo": game.can_undo(),
        "events": game.events(),
    })
}

/// Whatever one side chooses in secret, the other one is asked next, is offered the same, and sees the same.
#[test]
fn what_the_second_side_is_asked_depends_on_nothing_secret() {
    let mut asked = BTreeSet::new();
    for seed in 0..70 {
        let mut luck = Luck::new(seed);
        let mut game = game(PRESETS[seed as usize % PRESETS.len()]);
        loop {
            if let Some(beside) = game.beside() {
                let side = !game.secret_decider().unwrap();
                let expected = met(beside.as_ref(), side);
                assert_eq!(beside.to_act(), ToAct::Side(side));
                assert_eq!(beside.events(), game.events(), "nothing is told of it");
                let (Awaits::Secret { question, .. } | Awaits::Choice { question, .. }) =
                    beside.awaits()
                else {
                    panic!("somebody is asked");
                };
                asked.insert((beside.game(), question));
                let mut hidden = game.tail();
                while hidden.secret_decider() == Some(!side) {
                    hidden.choose(&any(&mut luck, &hidden.choices())).unwrap();
                }
                assert_eq!(met(hidden.as_ref(), side), expected);
                check_alike(&mut luck, [beside, hidden], side);
            }
            match game.to_act() {
                ToAct::Side(_) => game.choose(&any(&mut luck, &game.choices())).unwrap(),
                ToAct::Dice { .. } => game.roll_seeded(Seed::Named(seed)).unwrap(),
                ToAct::Over => break,
            };
        }
    }
    let names = asked
        .iter()
        .map(|(game, question)| format!("{game} {question}"));
    let names: Vec<String> = names.collect();
    assert_eq!(
        names,
        [
            "champions goalie",
            "fuba formation",
            "fuba half time",
            "fuba kick"
        ]
    );
}

/// Choice by choice, up to the end of its decision.
fn check_alike(luck: &mut Luck, mut games: [Box<dyn AnyMatch>; 2], side: Side) {
    loop {
        let choice = any(luck, &games[0].choices());
        for game in &mut games {
            game.choose(&choice).unwrap();
        }
        if games[0].secret_decider() != Some(side) {
            assert_ne!(games[1].secret_decider(), Some(side));
            return;
        }
        assert_eq!(met(games[0].as_ref(), side), met(games[1].as_ref(), side));
    }
}

/// Two people with a clock, and what a server would have stored of their match.
struct Life {
    luck: Luck,
    header: Header<Value>,
    setting: Setting,
    table: Table,
    now: Time,
    journal: Vec<Entry>,
    notes: Vec<Noted>,
    plans: BySide<String>,
    spent: BySide<u64>,
    decided: usize,
}

const BEGAN: Time = Time::from_seconds(1_000_000);

impl Life {
    fn begin(seed: u64, preset: (&str, &str), time: TimeControl) -> Self {
        let start = game(preset);
        let players = BySide::with(|_| Occupant::Person);
        let header = Header {
            gaffer: 1,
            game: preset.0.into(),
            rules: find(preset.0).unwrap().version(),
            options: start.options(),
            seats: BySide::with(|side: Side| Seat {
                name: side.to_string(),
                coach: Occupant::Person,
            }),
            dice: DiceFrom::Seed,
            seed: Some(Seed::Named(seed)),
            sealed: None,
            time: Some(time),
            substitute: None,
            apart: Some(true),
        };
        let setting = Setting {
            dice: TableDice::Seeded(Seed::Named(seed)),
            time: header.time,
            apart: true,
            ..Setting::new(players)
        };
        let table = Table::new(setting.clone(), start, 0, BEGAN);
        let plans = BySide::with(|side| json!(table.plans(side)).to_string());
        Self {
            luck: Luck::new(seed),
            header,
            setting,
            table,
            now: BEGAN,
            journal: Vec::new(),
            notes: Vec::new(),
            plans,
            spent: BySide::default(),
            decided: 0,
        }
    }

    fn pass(&mut self, passed: u64) {
        let (_, running) = self.table.clocks(self.now).unwrap();
        for side in Side::BOTH.into_iter().filter(|side| running[*side]) {
            self.spent[side] += passed;
        }
        self.now = Time(self.now.0 + passed);
    }

    fn take(&mut self, changes: Changes) {
        for side in Side::BOTH.into_iter().filter(|side| changes.plans[*side]) {
            self.plans[side] = json!(self.table.plans(side)).to_string();
        }
        let is_decided = |noted: &&Noted| noted.what == Note::Decided;
        self.decided += changes.notes.iter().filter(is_decided).count();
        self.journal.extend(changes.entries);
        self.notes.extend(changes.notes);
    }

    fn choose(&mut self, side: Side) {
        let choices = self.table.seen_by(Some(side)).game.choices();
        let choice = Request::Choose(any(&mut self.luck, &choices));
        let Ok(Accepted::Changed(mut changes)) = self.table.request(side, choice, self.now) else {
            panic!("what is offered is taken");
        };
        self.table.roll_on(&mut changes, self.now).unwrap();
        self.take(changes);
    }

    /// Somebody who is asked answers, after some time; or what is due is done.
    fn step(&mut self) {
        let passed = self.luck.below(3000) as u64;
        self.pass(passed);
        if self.table.due(self.now) == Due::Step {
            let changes = self.table.step(self.now).unwrap();
            self.take(changes);
        } else if let ToAct::Side(side) = self.table.game().to_act() {
            match self.table.asked_too() {
                Some(too) if self.luck.below(2) == 0 => self.choose(too),
                _ => self.choose(side),
            }
        }
    }

    fn restart(&mut self) {
        let reached = reach(&self.header, &self.journal, BEGAN, None).unwrap();
        let changed = self.journal.last().map_or(BEGAN, |entry| entry.at);
        let entries = self.journal.len() as u64;
        let plans = BySide::with(|side| serde_json::from_str(&self.plans[side]).unwrap());
        let again = Table::new(self.setting.clone(), reached.game, entries, changed)
            .with_secrecy(reached.secrecy)
            .with_journal(&self.journal, &self.notes)
            .with_plans(plans);
        assert_eq!(self.table.clock(), again.clock());
        assert_eq!(self.table.asked_too(), again.asked_too());
        assert_eq!(self.table.game().position(), again.game().position());
        for side in Side::BOTH {
            let [one, other] = [&self.table, &again].map(|table| {
                let seen = table.seen_by(Some(side));
                (seen.version, met(seen.game, side))
            });
            assert_eq!(one, other);
        }
        self.table = again;
    }

    fn record(&self) -> Vec<RecordEntry> {
        whole_record(&self.header, &self.journal, &self.notes)
    }

    /// Plays until both are asked and time runs.
    fn go_on_until_both_are_asked(&mut self) {
        let is_noted = |noted: &Noted| matches!(noted.what, Note::AskedToo { .. });
        while !self.notes.last().is_some_and(is_noted) {
            match self.table.game().to_act() {
                ToAct::Side(side) => self.choose(side),
                ToAct::Dice { .. } | ToAct::Over => panic!("both are asked before the end"),
            }
        }
    }
}

const LONG: TimeControl = TimeControl::Live {
    base: 1_000_000,
    increment: 0,
};

/// Each pays for the time in which it was asked and had not decided, whoever is first and however often the server is begun
/// again; and the record can be acted out.
#[test]
fn timed_matches_in_which_either_answers_first() {
    let (mut decided, mut doctored) = (0, 0);
    for seed in 0..28 {
        let mut life = Life::begin(seed, PRESETS[seed as usize % PRESETS.len()], LONG);
        while !life.table.is_closed() {
            life.step();
            if life.luck.below(20) == 0 || life.table.asked_too().is_some() {
                life.restart();
            }
        }
        let (left, _) = life.table.clocks(life.now).unwrap();
        for side in Side::BOTH {
            let left = left[side].time.as_millis() as u64;
            assert_eq!(left, 1_000_000_000 - life.spent[side], "{side}");
        }
        let record = life.record();
        enact(&life.header, &record).unwrap();
        decided += life.decided;
        let is_asked = |entry: &RecordEntry| matches!(entry, RecordEntry::Note(noted) if matches!(noted.what, Note::AskedToo { .. }));
        // Where an earlier program did not say that they sat apart, that somebody decided who was not asked is not believed.
        if life.decided > 0 {
            let mut invented = record.clone();
            invented.retain(|entry| !is_asked(entry));
            let earlier = Header {
                apart: None,
                ..life.header.clone()
            };
            let wrong = enact(&earlier, &invented).unwrap_err();
            assert_eq!(wrong.why, Impossible::Otherwise);
        }
        for (at, _) in (record.iter().enumerate()).filter(|(_, entry)| is_asked(entry)) {
            doctored += 1;
            without_its_note(&life.header, &record, at);
        }
    }
    assert!(decided > 5, "{decided}");
    assert!(doctored > 10, "{doctored}");
}

/// A record whose note that both are asked is missing, moved, doubled or of the other side is not believed, and the entry is named at
/// which it went wrong.
fn without_its_note(header: &Header<Value>, record: &[RecordEntry], at: usize) {
    let RecordEntry::Note(noted) = &record[at] else {
        panic!("a note");
    };
    let Note::AskedToo { side } = noted.what else {
        panic!("a note that both are asked");
    };
    let wrong = |record: &[RecordEntry]| enact(header, record).unwrap_err();
    let missing = WrongNote {
        number: at,
        why: Impossible::NotNoted(side),
    };
    let mut without = record.to_vec();
    let note = without.remove(at);
    // It follows the answer that it belongs to, and time has gone on since wherever anybody decided.
    assert_eq!(wrong(&without), missing);
    // Moved behind what comes next, at its own moment or at that of what comes next.
    let mut later = without.clone();
    later.insert(at + 1, note.clone());
    assert_eq!(wrong(&later), missing);
    // Moved before what it belongs to.
    let mut earlier = without.clone();
    earlier.insert(at - 1, note.clone());
    assert_eq!(wrong(&earlier).why, Impossible::NotAsked(side));
    let mut doubled = record.to_vec();
    doubled.insert(at, note);
    let again = WrongNote {
        number: at + 2,
        why: Impossible::AskedAlready(side),
    };
    assert_eq!(wrong(&doubled), again);
    let mut forged = record.to_vec();
    forged[at] = RecordEntry::Note(Noted {
        what: Note::AskedToo { side: !side },
        ..noted.clone()
    });
    let other = WrongNote {
        number: at + 1,
        why: Impossible::NotAsked(!side),
    };
    assert_eq!(wrong(&forged), other);
    // Nobody who sits beside the other is asked apart.
    let beside = Header {
        apart: Some(false),
        ..header.clone()
    };
    assert!(enact(&beside, record).is_err());
}

/// Either flag falls while both are asked, but not that of whoever has decided.
#[test]
fn a_flag_falls_for_either_side() {
    let short = TimeControl::Live {
        base: 100,
        increment: 5,
    };
    for (decides, home_spends) in [(false, 40), (false, 0), (true, 0)] {
        let mut life = Life::begin(3, ("fuba", "2.2"), short);
        life.go_on_until_both_are_asked();
        let first = life.table.game().secret_decider().unwrap();
        let both = BySide::with(|_| true);
        assert_eq!(life.table.clocks(life.now).unwrap().1, both);
        if decides {
            life.pass(10_000);
            life.choose(!first);
            let (_, running) = life.table.clocks(life.now).unwrap();
            assert_eq!(running, BySide::with(|side| side == first));
        } else if home_spends > 0 {
            life.pass(home_spends * 1000);
            life.choose(first);
            assert_eq!(life.table.game().to_act(), ToAct::Side(!first));
        }
        let loser = if home_spends > 0 { !first } else { first };
        let deadline = life.table.deadline().unwrap();
        // Of two who have as long, it is the one whom the rules ask first.
        assert_eq!(life.table.deadline_of(loser), Some(deadline));
        life.now = deadline;
        let changes = life.table.flag(life.now).unwrap();
        life.take(changes);
        let end = life.table.end().unwrap();
        assert_eq!((end.how, end.winner), (How::OnTime, Some(!loser)));
        let record = life.record();
        assert_eq!(enact(&life.header, &record).unwrap().end, Some(end));
    }
}

/// Nobody plans for what comes after, or chooses beyond what he is asked.
#[test]
fn an_early_row_ends_with_its_decision() {
    let mut life = Life::begin(3, ("fuba", "2.2"), LONG);
    life.go_on_until_both_are_asked();
    let too = life.table.asked_too().unwrap();
    let choice = life.table.seen_by(Some(too)).game.choices().swap_remove(0);
    let before = met(life.table.seen_by(Some(too)).game, too);
    let row = Request::Choose(format!("{choice}, {choice}"));
    let refused = life.table.request(too, row, life.now).unwrap_err();
    assert_eq!(refused.code, "not-your-turn");
    assert_eq!(met(life.table.seen_by(Some(too)).game, too), before);
    let undone = life.table.request(too, Request::Undo, life.now);
    assert_eq!(undone.unwrap_err().code, "not-your-turn");
    life.choose(too);
    let again = life.table.request(too, Request::Choose(choice), life.now);
    assert_eq!(again.unwrap_err().code, "not-your-turn");
    assert_eq!(life.decided, 1);
}
