//! Conditional answers over whole matches, simulated from seeds: seats that wait leave good and bad lines, change and withdraw
//! them, and the table is begun again from what was stored at any point. What is given is given once, only where the rules
//! take it, and the match is the one that people who typed the same would have played.
//!
//! `GAFFER_LIVES=2000 cargo test --release -p gaffer-table --test table plans` plays more.

use gaffer_coach::Luck;
use gaffer_core::{BySide, Note, Noted, Occupant, RecordEntry, Seed, Side, TimeControl, Viewer};
use gaffer_games::protocol::{Awaits, Conditional, Line, When, WhyDropped};
use gaffer_games::words::Words;
use gaffer_games::{AnyMatch, ToAct, find};
use gaffer_table::{
    Accepted, Changes, Due, Entry, Plans, Request, Setting, Table, TableDice, Time, Who,
};
use serde_json::{Map, Value, json};

const LIVES: u64 = 24;
const STEPS: usize = 600;

/// Two people by letter, and what a server would have stored of their match.
struct Life {
    luck: Luck,
    table: Table,
    /// The same match at a table at which nothing is ever left.
    typed: Table,
    now: Time,
    journal: Vec<Entry>,
    notes: Vec<Noted>,
    stored: BySide<String>,
    left: usize,
    given: usize,
    refused: usize,
    otherwise: usize,
    restarts: usize,
}

fn setting(seed: u64) -> Setting {
    Setting {
        dice: TableDice::Seeded(Seed::Named(seed)),
        seed: Seed::Named(seed),
        time: Some(TimeControl::Correspondence {
            days: 3,
            reserve: 30,
            vacation: 0,
        }),
        apart: true,
        ..Setting::new(BySide::with(|_| Occupant::Person))
    }
}

fn game(seed: u64) -> Box<dyn AnyMatch> {
    let presets = [
        ("fuba", "2.2"),
        ("fuba", "1.0"),
        ("fuba", "full"),
        ("champions", "full"),
    ];
    let (game, preset) = presets[seed as usize % presets.len()];
    let game = find(game).unwrap();
    game.new_match(Some(preset), Map::new()).unwrap()
}

impl Life {
    fn begin(seed: u64) -> Self {
        let now = Time::from_seconds(1_000_000);
        let table = || Table::new(setting(seed), game(seed), 0, now);
        let mut life = Self {
            luck: Luck::new(seed),
            table: table(),
            typed: table(),
            now,
            journal: Vec::new(),
            notes: Vec::new(),
            stored: BySide::default(),
            left: 0,
            given: 0,
            refused: 0,
            otherwise: 0,
            restarts: 0,
        };
        for side in Side::BOTH {
            life.stored[side] = written(life.table.plans(side));
        }
        life
    }

    fn step(&mut self, seed: u64) {
        self.now = Time(self.now.0 + self.luck.below(1000) as u64);
        match self.luck.below(6) {
            0 => self.restart(seed),
            1 | 2 => self.leave(),
            _ => self.go_on(),
        }
        self.check_same();
    }

    /// Whatever is due, or else somebody answers.
    fn go_on(&mut self) {
        if self.table.due(self.now) == Due::Step {
            let decides = self.table.game().to_act();
            let changes = self.table.step(self.now).unwrap();
            if let ToAct::Side(side) = decides {
                self.check_given(side, &changes);
            }
            return self.take(changes);
        }
        let ToAct::Side(side) = self.table.game().to_act() else {
            return;
        };
        let choices = self.table.game().choices();
        let choice = choices[self.luck.below(choices.len())].clone();
        let asked = self
            .table
            .request(side, Request::Choose(choice), self.now)
            .unwrap();
        let Accepted::Changed(changes) = asked else {
            panic!("a choice changes the match");
        };
        assert!(self.table.plans(side).told().lines.is_empty());
        self.take(changes);
    }

    /// What was left is given in the seat's name and marked, or dropped and told to the seat; nothing of it comes twice.
    fn check_given(&mut self, side: Side, changes: &Changes) {
        let before: Plans = serde_json::from_str(&self.stored[side]).unwrap();
        let (before, after) = (before.told(), self.table.plans(side).told());
        let new = &after.dropped[before.dropped.len()..];
        let rests = after.lines.len();
        let ended = before.lines.len() - new.len() - rests;
        if changes.entries.is_empty() {
            assert_eq!((rests, ended), (0, 0), "all of them were dropped");
        } else {
            self.given += 1;
            let row: Vec<&str> = changes.entries.iter().map(answer).collect();
            let is_given = |line: &Line| row.join(", ").contains(&line[0].then) || row.len() > 1;
            assert!(before.lines.iter().any(is_given), "{row:?}");
            assert!(
                changes
                    .entries
                    .iter()
                    .all(|entry| entry.who == Who::Side(side))
            );
            for line in &after.lines {
                assert!(before.lines.iter().any(|one| one[1..] == line[..]));
            }
        }
        for dropped in new {
            match dropped.why {
                WhyDropped::Refused => {
                    self.refused += 1;
                    assert!(self.typed.game().why(&dropped.line[0].then).is_err());
                }
                WhyDropped::Otherwise => self.otherwise += 1,
            }
        }
    }

    /// A seat leaves lines, good ones and bad ones, or withdraws them; nobody else notices.
    fn leave(&mut self) {
        let seat = Side::BOTH[self.luck.below(2)];
        let before = self.sights(!seat);
        let lines: Vec<Line> = (0..self.luck.below(4)).map(|_| self.line(seat)).collect();
        let decides =
            self.table.game().to_act() == ToAct::Side(seat) || self.table.asked_too() == Some(seat);
        let count = lines.len();
        match self.table.leave(seat, lines, self.now) {
            Ok(changes) => {
                assert!(!decides || count == 0);
                assert!(changes.entries.is_empty() && changes.notes.is_empty());
                self.left += count;
                self.take(changes);
            }
            Err(problem) => match problem.code {
                "your-turn" => assert!(decides),
                "match-over" => assert!(self.table.is_closed()),
                // Not every game has the word that all lines go on with.
                code => assert_eq!(code, "bad-choice"),
            },
        }
        assert_eq!(before, self.sights(!seat), "it is a secret");
    }

    /// What the other side may answer, and something to answer to it: what could be chosen then, or anything.
    fn line(&mut self, seat: Side) -> Line {
        let mut ahead = self.table.game().tail();
        let (mut answers, mut question) = (Vec::new(), None);
        for _ in 0..30 {
            match ahead.to_act() {
                ToAct::Side(side) if side != seat => {
                    if let (
                        Awaits::Choice {
                            question: asked, ..
                        },
                        0,
                    ) = (ahead.awaits(), self.luck.below(3))
                    {
                        question = Some(asked.to_owned());
                    }
                    let is_open = ahead.secret_decider().is_none();
                    let choices = ahead.choices();
                    let choice = choices[self.luck.below(choices.len())].clone();
                    ahead.choose(&choice).unwrap();
                    if is_open && self.luck.below(2) == 0 {
                        answers.push(choice);
                    }
                }
                ToAct::Dice { .. } => {
                    let outcomes = ahead.outcomes().unwrap();
                    let dice = outcomes[self.luck.below(outcomes.len())].0.clone();
                    // Dice that do not count are rolled again.
                    let _ = ahead.roll(&dice);
                }
                ToAct::Side(_) | ToAct::Over => break,
            }
        }
        // An answer of a row may be put before others, so that none has to be the last.
        answers.truncate(1);
        let choices = ahead.choices();
        let mut line = vec![Conditional {
            when: When { answers, question },
            then: match choices.get(self.luck.below(choices.len().max(1))) {
                Some(choice) => choice.clone(),
                None => "done".into(),
            },
        }];
        if self.luck.below(3) == 0 {
            line.push(Conditional {
                when: When::default(),
                then: "done".into(),
            });
        }
        line
    }

    /// Stores what has changed, as one, and types it at the other table.
    fn take(&mut self, changes: Changes) {
        for side in Side::BOTH {
            let plans = written(self.table.plans(side));
            assert!(changes.plans[side] || plans == self.stored[side]);
            self.stored[side] = plans;
        }
        let planned = |noted: &Noted| noted.what == Note::Planned;
        for noted in changes.notes.iter().filter(|noted| planned(noted)) {
            assert_eq!(self.table.as_planned(), noted.who);
        }
        // A row may be put into the order of the game: then it is typed as a whole.
        let mut row = Vec::new();
        for entry in &changes.entries {
            match (entry.who, &entry.what) {
                (Who::Table, _) => {
                    self.typed.step(entry.at).unwrap();
                }
                (Who::Side(side), RecordEntry::Undo(count)) => {
                    for _ in 0..*count {
                        self.typed.request(side, Request::Undo, entry.at).unwrap();
                    }
                }
                (Who::Side(side), _) => row.push((side, answer(entry), entry.at)),
            }
        }
        for (side, answer, at) in row {
            let typed = Request::Choose(answer.to_owned());
            self.typed.request(side, typed, at).unwrap();
        }
        self.journal.extend(changes.entries);
        self.notes.extend(changes.notes);
    }

    fn sights(&self, side: Side) -> Vec<Value> {
        [Some(side), None]
            .iter()
            .map(|seat| {
                let seen = self.table.seen_by(*seat);
                let viewer = seat.map_or(Viewer::Spectator, Viewer::Side);
                json!([
                    seen.version,
                    seen.changed.0,
                    seen.game
                        .sight(viewer, Words::english(&self.table.setting().names)),
                    format!("{:?}", self.table.clocks(self.now)),
                    format!("{:?}", self.table.as_planned()),
                    self.table.notes(),
                ])
            })
            .collect()
    }

    /// What was stored leads to the same table, with the same due.
    fn restart(&mut self, seed: u64) {
        self.restarts += 1;
        let mut again = game(seed);
        for entry in &self.journal {
            match &entry.what {
                RecordEntry::Answer(answer) => drop(again.take(answer).unwrap()),
                RecordEntry::Undo(count) => (0..*count).for_each(|_| drop(again.undo().unwrap())),
                other => panic!("{other:?}"),
            }
        }
        let last = self.journal.last();
        let changed = last.map_or(Time::from_seconds(1_000_000), |entry| entry.at);
        // Who decides in secret is shown as before only where the journal is played by its owner; not what is tested here.
        if self.table.is_kept_from(None) {
            return;
        }
        let plans = BySide::with(|side| serde_json::from_str(&self.stored[side]).unwrap());
        let again = Table::new(setting(seed), again, self.journal.len() as u64, changed)
            .with_journal(&self.journal, &self.notes)
            .with_plans(plans);
        for side in Side::BOTH {
            assert_eq!(again.plans(side), self.table.plans(side));
        }
        assert_eq!(again.due(self.now), self.table.due(self.now));
        assert_eq!(again.as_planned(), self.table.as_planned());
        assert_eq!(again.deadline(), self.table.deadline());
    }

    fn check_same(&self) {
        assert_eq!(self.table.game().position(), self.typed.game().position());
        assert_eq!(self.table.entries(), self.typed.entries());
        assert_eq!(self.table.clock(), self.typed.clock());
        assert_eq!(
            self.table.game().event_values(0),
            self.typed.game().event_values(0)
        );
    }
}

fn written(plans: &Plans) -> String {
    serde_json::to_string(plans).unwrap()
}

fn answer(entry: &Entry) -> &str {
    match &entry.what {
        RecordEntry::Answer(text) => text,
        RecordEntry::Undo(_) => "undo",
        other => panic!("{other:?}"),
    }
}

#[test]
fn what_comes_true_is_given_once_and_as_if_it_were_typed() {
    let lives = std::env::var("GAFFER_LIVES").map_or(LIVES, |lives| lives.parse().unwrap());
    let mut sums = [0; 5];
    for seed in 1..=lives {
        let mut life = Life::begin(seed);
        for _ in 0..STEPS {
            life.step(seed);
        }
        let counts = [
            life.left,
            life.given,
            life.refused,
            life.otherwise,
            life.restarts,
        ];
        for (sum, count) in sums.iter_mut().zip(counts) {
            *sum += count;
        }
    }
    let [left, given, refused, otherwise, restarts] = sums;
    println!(
        "{lives} lives: {left} lines left, {given} given, {refused} refused, {otherwise} otherwise, {restarts} restarts"
    );
    let lives = lives as usize;
    assert!(given > 5 * lives && refused > lives && otherwise > 5 * lives);
}

/// FUBA 2.2 with the ball at home's feet: home names a target, the dice are 5 and 2, and away, who has more pieces there, acts first.
fn at_the_ball() -> Table {
    let position = json!({"pieces": "b3 1/3", "ball": "b3", "value": 3});
    let setting = Setting {
        dice: TableDice::Script(["5 2"].map(|dice| dice.parse().unwrap()).into()),
        ..Setting::new(BySide::with(|_| Occupant::Person))
    };
    let game = find("fuba").unwrap().match_from(position).unwrap();
    Table::new(setting, game, 0, Time(0))
}

fn one(answers: &[&str], question: Option<&str>, then: &str) -> Line {
    vec![Conditional {
        when: When {
            answers: answers.iter().map(ToString::to_string).collect(),
            question: question.map(ToOwned::to_owned),
        },
        then: then.into(),
    }]
}

/// Home plays to a target and is content with it; then away is asked, and the table has seen what it left.
fn home_plays_to(table: &mut Table, target: &str) -> Vec<Entry> {
    let choose = |table: &mut Table, choice: String| {
        let chosen = table.request(Side::Home, Request::Choose(choice), Time(1));
        assert!(matches!(chosen, Ok(Accepted::Changed(_))), "{chosen:?}");
    };
    choose(table, format!("target {target}"));
    let mut entries = Vec::new();
    while table.due(Time(1)) == Due::Step || table.game().to_act() == ToAct::Side(Side::Home) {
        if table.due(Time(1)) == Due::Step {
            entries.extend(table.step(Time(1)).unwrap().entries);
            continue;
        }
        let choices = table.game().choices();
        let is_least = |choice: &&String| *choice == "done" || choice.starts_with("movement");
        let least = choices.iter().rev().find(is_least);
        choose(table, least.unwrap_or(&choices[0]).clone());
    }
    let is_away = |entry: &Entry| entry.who == Who::Side(Side::Away);
    entries.into_iter().filter(is_away).collect()
}

/// "If they play to b3, press", as people say it.
#[test]
fn away_presses_if_home_plays_to_b3() {
    for (lines, given) in [
        (
            vec![one(&["target b3"], None, "pressing")],
            Some("pressing"),
        ),
        (vec![one(&[], Some("target"), "pressing")], Some("pressing")),
        (vec![one(&[], None, "pressing")], Some("pressing")),
        (
            vec![one(&["target  b3"], Some("target"), "pressing")],
            Some("pressing"),
        ),
        // The first that comes true and can be done.
        (
            vec![
                one(&["target a3"], None, "movement midfield"),
                one(&["target b3"], None, "goal attempt"),
                one(&["target b3"], None, "pressing"),
            ],
            Some("pressing"),
        ),
        (vec![one(&["target a3"], None, "pressing")], None),
        (vec![one(&["target b3"], Some("penalty"), "pressing")], None),
        (vec![one(&["target b3"], None, "goal attempt")], None),
    ] {
        let mut table = at_the_ball();
        let count = lines.len();
        table.leave(Side::Away, lines, Time(0)).unwrap();
        let entries = home_plays_to(&mut table, "b3");
        let row: Vec<&str> = entries.iter().map(answer).collect();
        assert_eq!(row, Vec::from_iter(given));
        assert_eq!(table.as_planned(), given.map(|_| Side::Away));
        let told = table.plans(Side::Away).told();
        assert!(told.lines.is_empty());
        assert_eq!(told.dropped.len() + usize::from(given.is_some()), count);
    }
}

#[test]
fn what_can_be_no_plan_is_refused_and_changes_nothing() {
    let mut table = at_the_ball();
    let good = vec![one(&["target b3"], None, "pressing")];
    table.leave(Side::Away, good.clone(), Time(0)).unwrap();
    let long = "done, ".repeat(100) + "done";
    for (seat, lines, code) in [
        (Side::Home, good.clone(), "your-turn"),
        (Side::Away, vec![one(&[], None, "nonsense")], "bad-choice"),
        (
            Side::Away,
            vec![one(&["nonsense"], None, "done")],
            "bad-choice",
        ),
        (Side::Away, vec![one(&[], None, &long)], "bad-plan"),
        (Side::Away, vec![Vec::new()], "bad-plan"),
        (Side::Away, vec![good[0].clone(); 31], "bad-plan"),
    ] {
        let refused = table.leave(seat, lines, Time(0)).unwrap_err();
        assert_eq!(refused.code, code, "{refused:?}");
        assert_eq!(table.plans(Side::Away).told().lines, good);
    }
    // None withdraws them, also for whoever decides.
    table.leave(Side::Away, Vec::new(), Time(0)).unwrap();
    table.leave(Side::Home, Vec::new(), Time(0)).unwrap();
    assert!(table.plans(Side::Away).told().lines.is_empty());
    assert_eq!(home_plays_to(&mut table, "b3"), []);
}

/// Whoever waits sees what the other side is offered, and what he may be asked then, whatever the dice show.
#[test]
fn what_is_ahead_is_foreseen() {
    let table = at_the_ball();
    let words = || Words::english(&table.setting().names);
    let now = table.foresee(Side::Away, "", words()).unwrap();
    let theirs: Vec<&str> = now.theirs.iter().map(|one| one.choice.as_str()).collect();
    assert_eq!(theirs, table.game().choices());
    let then = table.foresee(Side::Away, "target b3", words()).unwrap();
    assert_eq!(then.theirs, [], "dice come next");
    assert!(
        then.mine.iter().any(|one| one.choice == "pressing"),
        "{then:?}"
    );
    assert!(then.mine.iter().all(|one| !one.label.is_empty()));
    let refused = table.foresee(Side::Away, "target b5", words());
    assert_eq!(refused.unwrap_err().code, "refused");
    let refused = table.foresee(Side::Home, "", words());
    assert_eq!(refused.unwrap_err().code, "not-foreseen");
}
