//! Finds a random match for each way a match can end and writes its record into a folder:
//! `cargo run --release -p gaffer --example find_endings -- crates/gaffer/tests/matches`.

use std::collections::BTreeMap;
use std::path::Path;

use gaffer::ending::{Ending, ending};
use gaffer::record_file::Recorder;
use gaffer_coach::Luck;
use gaffer_core::{Awaits, BySide, Header, Match, Record, Rules, Seat};
use gaffer_fuba::{Options, Position};

fn main() {
    let folder = std::env::args().nth(1).expect("name a folder");
    let mut found = BTreeMap::new();
    for seed in 0.. {
        let game = play(seed);
        let Some(how) = ending(game.events()) else {
            continue;
        };
        let name = how.name();
        if !found.contains_key(name) {
            write(Path::new(&folder), name, &game, seed);
            println!("{name}: seed {seed}");
            found.insert(name, seed);
        }
        if found.len() == Ending::ALL.len() {
            return;
        }
    }
}

fn play(seed: u64) -> Match<Position> {
    let mut luck = Luck::new(seed);
    let mut game = Match::<Position>::new(&Options::default()).expect("the defaults are playable");
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

fn write(folder: &Path, name: &str, game: &Match<Position>, seed: u64) {
    let seat = |name: &str| Seat {
        name: name.to_owned(),
        coach: "random".to_owned(),
    };
    let header = Header {
        gaffer: Record::<Position>::FORMAT,
        game: Position::GAME.to_owned(),
        rules: Position::VERSION,
        options: Options::default(),
        seats: BySide {
            home: seat("Home"),
            away: seat("Away"),
        },
        dice: "by-hand".to_owned(),
        seed: Some(seed),
    };
    let path = folder.join(format!("{name}.jsonl"));
    let _ = std::fs::remove_file(&path);
    let mut recorder = Recorder::create(&path, &header).expect("the folder can be written");
    recorder.update(game).expect("the folder can be written");
}
