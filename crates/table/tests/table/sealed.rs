//! Sealed dice at a table, by whoever would cheat: the server, a seat, both; and whole matches with a restart after every step.

use gaffer_coach::{Luck, seat_seal, server_seal};
use gaffer_core::{
    Asked, BySide, Bytes32, DiceFrom, End, Header, How, Note, Noted, Occupant, RecordEntry, Sealed,
    Seat, Seed, Side,
};
use gaffer_games::{ToAct, find};
use gaffer_table::{
    Accepted, Changes, DiceProof, Due, Entry, Request, SealedDice, Setting, Table, TableDice, Time,
    WrongDice, play_again, prove, reach, whole_record,
};
use serde_json::{Map, Value};

const ID: &str = "00112233445566778899aabb";
const SECRET: Bytes32 = Bytes32([0xa7; 32]);

/// What a side draws.
fn number(side: Side) -> Bytes32 {
    match side {
        Side::Home => Bytes32([0x1b; 32]),
        Side::Away => Bytes32([0x2c; 32]),
    }
}

/// A table with everything around it that a server would have.
struct Sealing {
    header: Header<Value>,
    setting: Setting,
    table: Table,
    journal: Vec<Entry>,
    notes: Vec<Noted>,
    now: Time,
}

fn person() -> Occupant {
    Occupant::Person
}

impl Sealing {
    fn new(game: &str, preset: &str, players: BySide<Occupant>) -> Self {
        let kind = find(game).unwrap();
        let start = kind.new_match(Some(preset), Map::new()).unwrap();
        let header = Header {
            gaffer: 1,
            game: game.into(),
            rules: kind.version(),
            options: start.options(),
            seats: BySide::with(|side: Side| Seat {
                name: side.to_string(),
                coach: players[side].clone(),
            }),
            dice: DiceFrom::Sealed,
            seed: Some(Seed::Named(5)),
            time: None,
            substitute: None,
            apart: None,
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
            seed: Seed::Named(5),
            ..Setting::new(players)
        };
        let now = Time::from_seconds(1000);
        let table = Table::new(setting.clone(), start, 0, now);
        Self {
            header,
            setting,
            table,
            journal: Vec::new(),
            notes: Vec::new(),
            now,
        }
    }

    fn people() -> Self {
        Self::new("fuba", "2.2", BySide::with(|_| person()))
    }

    fn ask(&mut self, side: Side, request: Request) -> Result<usize, &'static str> {
        match self.table.request(side, request, self.now) {
            Ok(Accepted::Changed(changes)) => {
                let count = changes.notes.len() + changes.entries.len();
                self.take(changes);
                Ok(count)
            }
            Ok(other) => panic!("{other:?}"),
            Err(problem) => Err(problem.code),
        }
    }

    fn take(&mut self, changes: Changes) {
        self.journal.extend(changes.entries);
        self.notes.extend(changes.notes);
    }

    fn seal(&mut self, side: Side) -> Result<usize, &'static str> {
        self.ask(side, Request::Seal(seat_seal(side, ID, number(side))))
    }

    fn show(&mut self, side: Side) -> Result<usize, &'static str> {
        self.ask(side, Request::Number(number(side)))
    }

    fn seal_all(&mut self) {
        for side in Side::BOTH {
            self.seal(side).unwrap();
        }
        for side in Side::BOTH {
            self.show(side).unwrap();
        }
    }

    /// Makes one thing happen: a roll, or the choice that luck picks.
    fn step(&mut self, luck: &mut Luck) {
        self.now = Time(self.now.0 + 10);
        match self.table.game().to_act() {
            ToAct::Dice { .. } => {
                assert_eq!(self.table.due(self.now), Due::Step);
                let changes = self.table.step(self.now).unwrap();
                self.take(changes);
            }
            ToAct::Side(side) => {
                let choices = self.table.game().choices();
                let choice = choices[luck.below(choices.len())].clone();
                self.ask(side, Request::Choose(choice)).unwrap();
            }
            ToAct::Over => {}
        }
    }

    fn play(&mut self, luck: &mut Luck) {
        while self.table.game().to_act() != ToAct::Over {
            self.step(luck);
        }
    }

    /// What the store has leads to the same table.
    fn restart(&mut self) {
        let began = Time::from_seconds(1000);
        let reached = reach(&self.header, &self.journal, began, None).unwrap();
        let changed = self.journal.last().map_or(began, |entry| entry.at);
        let entries = self.journal.len() as u64;
        let again = Table::new(self.setting.clone(), reached.game, entries, changed)
            .with_secrecy(reached.secrecy)
            .with_journal(&self.journal, &self.notes);
        assert_eq!(again.sealing(), self.table.sealing());
        assert_eq!(again.to_seal(), self.table.to_seal());
        assert_eq!(again.notes(), self.table.notes());
        assert_eq!(again.game().position(), self.table.game().position());
        self.table = again;
    }

    fn record(&self) -> Vec<RecordEntry> {
        whole_record(&self.header, &self.journal, &self.notes)
    }

    fn proof(&self) -> DiceProof {
        proof_of(&self.header, &self.record())
    }
}

fn proof_of(header: &Header<Value>, record: &[RecordEntry]) -> DiceProof {
    prove(header, record, &play_again(header, record).unwrap().rolls)
}

#[test]
fn nothing_is_asked_and_nothing_rolled_before_all_have_sealed_and_shown() {
    let mut sealing = Sealing::people();
    let choice = sealing.table.game().choices()[0].clone();
    let choose = Request::Choose(choice);
    for (seals, side) in [
        (true, Side::Away),
        (true, Side::Home),
        (false, Side::Home),
        (false, Side::Away),
    ] {
        assert!(sealing.table.is_unsealed());
        assert!(sealing.table.to_seal()[side]);
        assert_eq!(sealing.table.due(sealing.now), Due::Nothing);
        for seat in Side::BOTH {
            assert_eq!(sealing.ask(seat, choose.clone()), Err("unsealed"));
            assert_eq!(sealing.ask(seat, Request::Undo), Err("unsealed"));
        }
        let done = if seals {
            sealing.seal(side)
        } else {
            sealing.show(side)
        };
        assert_eq!(done, Ok(1));
    }
    assert!(!sealing.table.is_unsealed());
    assert_eq!(sealing.table.to_seal(), BySide::default());
    let ToAct::Side(side) = sealing.table.game().to_act() else {
        panic!("the match begins with a decision");
    };
    assert!(sealing.ask(side, choose).is_ok());
}

#[test]
fn a_seat_seals_once_and_a_repeat_changes_nothing() {
    let mut sealing = Sealing::people();
    let another = Request::Seal(seat_seal(Side::Home, ID, Bytes32([9; 32])));
    assert_eq!(sealing.seal(Side::Home), Ok(1));
    assert_eq!(sealing.seal(Side::Home), Ok(0));
    assert_eq!(
        sealing.ask(Side::Home, another.clone()),
        Err("sealed-already")
    );
    sealing.seal(Side::Away).unwrap();
    assert_eq!(sealing.show(Side::Home), Ok(1));
    assert_eq!(sealing.show(Side::Home), Ok(0));
    assert_eq!(sealing.ask(Side::Home, another), Err("sealed-already"));
    assert_eq!(sealing.notes.len(), 3);
}

#[test]
fn a_number_is_shown_after_all_seals_and_fits_its_own() {
    let mut sealing = Sealing::people();
    assert_eq!(sealing.show(Side::Home), Err("seal-first"));
    sealing.seal(Side::Home).unwrap();
    assert_eq!(sealing.show(Side::Home), Err("seal-first"));
    // The seal of the other match, or of the other side, is taken for what it is: nothing fits it.
    let foreign = seat_seal(Side::Away, "another", number(Side::Away));
    assert_eq!(sealing.ask(Side::Away, Request::Seal(foreign)), Ok(1));
    assert_eq!(sealing.show(Side::Away), Err("wrong-number"));
    let theirs = Request::Number(number(Side::Home));
    assert_eq!(sealing.ask(Side::Away, theirs), Err("wrong-number"));
    assert_eq!(sealing.show(Side::Home), Ok(1));
    assert!(sealing.table.is_unsealed(), "one number is not enough");
    // Whoever copies the other's seal can show nothing that fits it for his own side.
    let mut copied = Sealing::people();
    copied.seal(Side::Home).unwrap();
    let copy = Request::Seal(seat_seal(Side::Home, ID, number(Side::Home)));
    copied.ask(Side::Away, copy).unwrap();
    let shown = Request::Number(number(Side::Home));
    assert_eq!(copied.ask(Side::Away, shown), Err("wrong-number"));
}

#[test]
fn a_computer_coach_seals_nothing_and_its_opponent_alone_does() {
    let players = BySide {
        home: Occupant::Coach("random".into()),
        away: Occupant::Program("bot".into()),
    };
    let mut sealing = Sealing::new("fuba", "2.2", players);
    assert_eq!(sealing.seal(Side::Home), Err("not-your-seat"));
    let away = BySide {
        home: false,
        away: true,
    };
    assert_eq!(sealing.table.to_seal(), away);
    sealing.seal(Side::Away).unwrap();
    assert_eq!(sealing.table.to_seal(), away);
    sealing.show(Side::Away).unwrap();
    assert!(matches!(sealing.table.due(sealing.now), Due::Coach { .. }));
}

#[test]
fn where_dice_are_not_sealed_there_is_nothing_to_seal() {
    let mut sealing = Sealing::people();
    sealing.setting.dice = TableDice::Seeded(Seed::Named(1));
    sealing.restart_unchecked();
    assert_eq!(sealing.seal(Side::Home), Err("not-sealed"));
    assert!(!sealing.table.is_unsealed() && sealing.table.sealing().is_none());
}

impl Sealing {
    fn restart_unchecked(&mut self) {
        let kind = find(&self.header.game).unwrap();
        let start = kind.new_match(Some("2.2"), Map::new()).unwrap();
        self.table = Table::new(self.setting.clone(), start, 0, self.now);
    }
}

#[test]
fn nobody_types_in_sealed_dice_and_nobody_sees_the_secret() {
    let mut sealing = Sealing::people();
    sealing.seal_all();
    let mut luck = Luck::new(3);
    while !matches!(sealing.table.game().to_act(), ToAct::Dice { .. }) {
        sealing.step(&mut luck);
    }
    let roll = Request::Roll {
        dice: vec![6, 6],
        is_seen: true,
    };
    assert_eq!(sealing.ask(Side::Home, roll), Err("server-rolls"));
    let debug = format!("{:?} {:?}", sealing.table, sealing.notes);
    for text in [SECRET.to_string(), "167, 167".to_owned(), "a7a7".to_owned()] {
        assert!(!debug.contains(&text), "{text}");
    }
    let record = serde_json::to_string(&sealing.record()).unwrap();
    assert!(!record.contains(&SECRET.to_string()));
}

#[test]
fn a_match_that_ends_early_shows_the_secret_too() {
    let mut sealing = Sealing::people();
    sealing.seal_all();
    let end = Note::End(End {
        how: How::Resigned,
        winner: Some(Side::Away),
    });
    let changes = sealing.table.note(end, Some(Side::Home), sealing.now);
    sealing.take(changes);
    assert_eq!(sealing.notes.last().unwrap().what, Note::Secret(SECRET));
    assert_eq!(sealing.proof(), DiceProof::Proven(0));
}

/// Two people who play at random, with a restart after every step of the sealing and every few of the match.
#[test]
fn whole_matches_prove_themselves_whatever_was_restarted() {
    for (seed, game, preset) in [
        (1, "fuba", "2.2"),
        (2, "fuba", "1.0"),
        (3, "fuba", "full"),
        (4, "champions", "full"),
        (5, "champions", "friendly"),
    ] {
        let mut unbroken = Sealing::new(game, preset, BySide::with(|_| person()));
        unbroken.seal_all();
        unbroken.play(&mut Luck::new(seed));
        let mut restarted = Sealing::new(game, preset, BySide::with(|_| person()));
        let mut luck = Luck::new(seed + 100);
        // Whoever comes first, and some who come too early.
        while restarted.table.is_unsealed() {
            let side = Side::BOTH[luck.below(2)];
            let _ = match luck.below(3) {
                0 => restarted.seal(side),
                1 => restarted.show(side),
                _ => restarted.ask(side, Request::Undo),
            };
            restarted.restart();
        }
        let mut luck = Luck::new(seed);
        while restarted.table.game().to_act() != ToAct::Over {
            restarted.step(&mut luck);
            if restarted.journal.len().is_multiple_of(16) {
                restarted.restart();
            }
        }
        restarted.restart();
        let answers = |one: &Sealing| -> Vec<RecordEntry> {
            one.journal.iter().map(|entry| entry.what.clone()).collect()
        };
        assert_eq!(
            answers(&restarted),
            answers(&unbroken),
            "the same numbers, the same dice"
        );
        let DiceProof::Proven(rolls) = restarted.proof() else {
            panic!("{:?}", restarted.proof());
        };
        assert!(rolls > 20, "{game} {preset}: {rolls}");
        let secrets = |noted: &&Noted| matches!(noted.what, Note::Secret(_));
        assert_eq!(restarted.notes.iter().filter(secrets).count(), 1);
    }
}

#[test]
fn a_record_that_was_changed_does_not_prove_itself() {
    let mut sealing = Sealing::people();
    sealing.seal_all();
    sealing.play(&mut Luck::new(8));
    let (header, record) = (sealing.header.clone(), sealing.record());
    let wrong = |header: &Header<Value>, record: &[RecordEntry]| match proof_of(header, record) {
        DiceProof::Wrong(wrong) => wrong,
        other => panic!("{other:?}"),
    };
    let at = |is: &dyn Fn(&Note) -> bool| {
        let mut entries = record.iter();
        let found =
            entries.position(|entry| matches!(entry, RecordEntry::Note(one) if is(&one.what)));
        found.unwrap()
    };
    let changed = |index: usize, what: Note| {
        let mut changed = record.clone();
        if let RecordEntry::Note(noted) = &mut changed[index] {
            noted.what = what;
        }
        changed
    };
    let [seal, shown, secret] = [
        at(&|note| matches!(note, Note::Seal(_))),
        at(&|note| matches!(note, Note::Number(_))),
        at(&|note| matches!(note, Note::Secret(_))),
    ];
    let other = Bytes32([3; 32]);
    assert_eq!(
        wrong(&header, &changed(secret, Note::Secret(other))),
        WrongDice::Secret
    );
    assert_eq!(
        wrong(&header, &changed(shown, Note::Number(other))),
        WrongDice::Number(Side::Home)
    );
    assert_eq!(
        wrong(&header, &changed(seal, Note::Seal(other))),
        WrongDice::Number(Side::Home)
    );
    // A server that picks its secret when it knows the numbers has published another seal.
    let mut late = header.clone();
    late.sealed.as_mut().unwrap().seal = server_seal(ID, other);
    assert_eq!(wrong(&late, &record), WrongDice::Secret);
    let mut elsewhere = header.clone();
    elsewhere.sealed.as_mut().unwrap().id = "another".into();
    assert!(matches!(wrong(&elsewhere, &record), WrongDice::Number(_)));
    // The order of the sealing, and things twice.
    let mut early = record.clone();
    let number = early.remove(shown);
    early.insert(seal, number);
    assert_eq!(wrong(&header, &early), WrongDice::Order);
    for (index, expected) in [
        (seal, WrongDice::Seal(Side::Home)),
        (shown, WrongDice::Number(Side::Home)),
        (secret, WrongDice::Secret),
    ] {
        let mut twice = record.clone();
        twice.insert(index + 1, record[index].clone());
        let found = wrong(&header, &twice);
        assert_eq!(found, expected);
    }
    let mut unshown = record.clone();
    unshown.remove(secret);
    assert_eq!(proof_of(&header, &unshown), DiceProof::NotShown);
    let mut seeded = header.clone();
    seeded.dice = DiceFrom::Seed;
    assert_eq!(
        proof_of(&seeded, &record),
        DiceProof::NotSealed(DiceFrom::Seed)
    );
    let mut bare = header.clone();
    bare.sealed = None;
    assert_eq!(wrong(&bare, &record), WrongDice::Header);
    // A last roll that nothing follows from but the end could be any; what was asked for must be what the rules asked.
    let asked = record
        .iter()
        .rposition(|entry| matches!(entry, RecordEntry::Asked(_)))
        .unwrap();
    let mut lies = record.clone();
    if let RecordEntry::Asked(Asked { faces, .. }) = &mut lies[asked] {
        *faces = 4;
    }
    assert!(matches!(wrong(&header, &lies), WrongDice::Asked(_)));
}

/// Every roll of a record is changed in turn: the rules or the proof refuse each of them.
#[test]
fn no_roll_can_be_another() {
    let mut sealing = Sealing::people();
    sealing.seal_all();
    sealing.play(&mut Luck::new(9));
    let record = sealing.record();
    let rolls = record
        .iter()
        .enumerate()
        .filter_map(|(index, entry)| match entry {
            RecordEntry::Answer(text) if text.starts_with("roll ") => Some((index, text)),
            _ => None,
        });
    let (mut illegal, mut unproven) = (0, 0);
    for (index, text) in rolls {
        let (start, last) = text.rsplit_once(' ').unwrap();
        let face = last.parse::<u8>().unwrap() % 6 + 1;
        let mut changed = record.clone();
        changed[index] = RecordEntry::Answer(format!("{start} {face}"));
        match play_again(&sealing.header, &changed) {
            Err(_) => illegal += 1,
            Ok(played) => {
                let proof = prove(&sealing.header, &changed, &played.rolls);
                assert!(matches!(proof, DiceProof::Wrong(_)), "{proof:?}");
                unproven += 1;
            }
        }
    }
    assert!(illegal + unproven > 20);
}
