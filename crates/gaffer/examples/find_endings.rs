//! Finds a random match for each way a match of 2.2 can end and for each story of the older editions, and
//! writes its record into a folder:
//! `cargo run --release -p gaffer --example find_endings -- crates/gaffer/tests/matches`, or with the name of a
//! preset after the folder for its matches alone.

#[path = "../tests/gaffer/ending/mod.rs"]
mod ending;

use std::collections::BTreeMap;
use std::path::Path;

use ending::{Ending, ending};
use gaffer::record_file::Recorder;
use gaffer_coach::Luck;
use gaffer_core::{Awaits, BySide, Header, Match, Record, RecordEntry, Rules, Seat};
use gaffer_fuba::{Event, Options, Position};

/// A name for files, and whether a match's events tell it.
type Story = (&'static str, fn(&[Event]) -> bool);

/// What is told of a match of an older edition.
const STORIES: [Story; 5] = [
    ("ended-by-the-dice", |events| {
        ending(events) == Some(Ending::Dice)
    }),
    ("penalty-on-the-last-square", |events| {
        happens_on(events, 5, |event| {
            matches!(event, Event::PenaltyTaken { .. })
        })
    }),
    ("goal-in-stoppage-time", |events| {
        (1..=4)
            .any(|square| happens_on(events, square, |event| matches!(event, Event::Goal { .. })))
    }),
    ("slow-goal-kicks", |events| {
        let slow = |event: &&Event| matches!(event, Event::GoalKickChosen { slow: true, .. });
        events.iter().filter(slow).count() > 2
    }),
    ("two-red-cards", |events| {
        let red = |event: &&Event| matches!(event, Event::SentOff { .. });
        events.iter().filter(red).count() == 2
    }),
];

/// Whether something happens in the second half after the marker came to a stoppage square and before it left.
fn happens_on(events: &[Event], square: u8, what: fn(&Event) -> bool) -> bool {
    let mut at = 0;
    let mut halves = 0;
    events.iter().any(|event| {
        match event {
            Event::HalfBegan { .. } => (at, halves) = (0, halves + 1),
            Event::TimeMoved { stoppage, .. } => at = *stoppage,
            _ => {}
        }
        halves == 2 && at == square && what(event)
    })
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let folder = arguments.next().expect("name a folder");
    let only = arguments.next();
    let wanted = |preset: &str| only.as_deref().is_none_or(|only| only == preset);
    if wanted("2.2") {
        find_endings(&folder);
    }
    for preset in ["1.0", "2014", "2014-full"] {
        if wanted(preset) {
            find_stories(&Path::new(&folder).join(preset), preset);
        }
    }
}

fn find_stories(folder: &Path, preset: &str) {
    let options = Options::preset(preset).expect("a preset's name");
    let mut missing = STORIES.to_vec();
    for seed in 0.. {
        let game = play(&options, seed);
        missing.retain(|(name, holds)| {
            let found = holds(game.events());
            if found {
                write(folder, name, &game, &options, seed);
                println!("{preset} {name}: seed {seed}");
            }
            !found
        });
        if missing.is_empty() {
            return;
        }
    }
}

fn find_endings(folder: &str) {
    let options = Options::default();
    let mut found = BTreeMap::new();
    for seed in 0.. {
        let game = play(&options, seed);
        let Some(how) = ending(game.events()) else {
            continue;
        };
        let name = how.name();
        if !found.contains_key(name) {
            write(Path::new(folder), name, &game, &options, seed);
            println!("{name}: seed {seed}");
            found.insert(name, seed);
        }
        if found.len() == Ending::ALL.len() {
            return;
        }
    }
}

fn play(options: &Options, seed: u64) -> Match<Position> {
    let mut luck = Luck::new(seed);
    let mut game = Match::<Position>::new(options).expect("presets are playable");
    let mut choices = Vec::new();
    loop {
        match game.position().awaits() {
            Awaits::Nothing(_) => return game,
            Awaits::Roll(roll) => game
                .roll(luck.dice(&roll.dice))
                .expect("these dice are awaited"),
            Awaits::Choice(_) | Awaits::Secret(_) => {
                choices.clear();
                game.position().choices(&mut choices);
                let choice = choices[luck.below(choices.len())];
                game.choose(choice).expect("this choice is offered");
            }
        }
    }
}

fn write(folder: &Path, name: &str, game: &Match<Position>, options: &Options, seed: u64) {
    let seat = |name: &str| Seat {
        name: name.to_owned(),
        coach: "random".into(),
    };
    let header = Header {
        gaffer: Record::<Position>::FORMAT,
        game: Position::GAME.to_owned(),
        rules: Position::VERSION,
        options: *options,
        seats: BySide {
            home: seat("Home"),
            away: seat("Away"),
        },
        dice: gaffer_core::DiceFrom::ByHand,
        seed: Some(seed.into()),
        sealed: None,
        time: None,
        substitute: None,
        apart: None,
    };
    let path = folder.join(format!("{name}.jsonl"));
    let _ = std::fs::remove_file(&path);
    let mut recorder = Recorder::create(&path, &header).expect("the folder can be written");
    let answers = game.answers().iter();
    let entries: Vec<RecordEntry> = answers
        .map(|answer| RecordEntry::Answer(answer.to_string()))
        .collect();
    recorder.add(&entries).expect("the folder can be written");
}
