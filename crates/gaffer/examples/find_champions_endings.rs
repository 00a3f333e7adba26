//! Finds a lively random match for each way a match of Champions can end, and writes its record into a folder:
//! `cargo run --release -p gaffer --example find_champions_endings -- crates/gaffer/tests/matches/champions`.

#[path = "../../champions/tests/lively/mod.rs"]
mod lively;

use std::path::Path;

use gaffer::record_file::Recorder;
use gaffer_champions::{After, MatchResult, Options, Position, Shirt, ShirtSet};
use gaffer_core::{Awaits, BySide, Header, Match, Record, RecordEntry, Rules, Seat};
use gaffer_proof::Luck;

use lively::lively_choice;

/// A name for files, the options it is looked for with, and whether a result tells it.
type Story = (&'static str, Options, fn(&MatchResult) -> bool);

fn main() {
    let folder = std::env::args().nth(1).expect("name a folder");
    let tally = Options {
        tally: true,
        ..Options::FULL
    };
    // Eight players a side: two red cards or second injuries cost the match (C20-card-6).
    let eight: ShirtSet = [1, 2, 3, 4, 8, 9, 14, 15]
        .into_iter()
        .filter_map(Shirt::new)
        .collect();
    let few = Options {
        suspended: BySide::with(|_| ShirtSet::ALL.minus(eight)),
        ..Options::FULL
    };
    let stories: [Story; 6] = [
        ("regular-win", Options::FULL, |result| {
            result.after == After::Regular && result.winner.is_some()
        }),
        ("draw", Options::FULL, |result| {
            result.winner.is_none() && result.score.home > 0
        }),
        ("golden-goal", Options::TOURNAMENT, |result| {
            result.after == After::ExtraTime
        }),
        ("shoot-out", Options::TOURNAMENT, |result| {
            result.after == After::ShootOut
        }),
        ("forfeit", few, |result| result.after == After::Forfeit),
        ("tally", tally, |result| result.after == After::Regular),
    ];
    for (name, options, holds) in stories {
        let found = (0..u64::MAX).find_map(|seed| {
            let game = play(&options, seed);
            let result = game.position().result()?;
            holds(&result).then_some((seed, game))
        });
        let (seed, game) = found.expect("there is always another seed");
        write(Path::new(&folder), name, &game, &options, seed);
        println!("{name}: seed {seed}");
    }
}

fn play(options: &Options, seed: u64) -> Match<Position> {
    let mut luck = Luck::new(seed);
    let mut game = Match::<Position>::new(options).expect("these options are playable");
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
                let choice = lively_choice(game.position(), &choices, &mut luck);
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
