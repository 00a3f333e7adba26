//! A number for everything that happens in seeded matches of the sensible coach against itself: two builds
//! that decide alike print the same one.
//!
//! `cargo run --release -p gaffer-coach --example fingerprint -- 300 full`

use std::hash::{DefaultHasher, Hash, Hasher};

use gaffer_coach::fuba::Sensible;
use gaffer_coach::{Coach, play_match};
use gaffer_core::{BySide, Log, Rules};
use gaffer_fuba::{Event, Options, Position};

/// Every event in words, one after another.
#[derive(Default)]
struct Fingerprint(DefaultHasher);

impl Log<Event> for Fingerprint {
    fn note(&mut self, event: impl FnOnce() -> Event) {
        format!("{:?}", event()).hash(&mut self.0);
    }
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let matches: u64 = arguments
        .next()
        .map_or(Ok(300), |text| text.parse())
        .expect("the number of matches is a whole number");
    let preset = arguments.next().unwrap_or_else(|| "2.2".to_owned());
    let options = Options::preset(&preset).expect("a preset");
    let mut fingerprint = Fingerprint::default();
    for seed in 0..matches {
        let mut coaches =
            BySide::with(|_| Box::new(Sensible::default()) as Box<dyn Coach<Position>>);
        let start = Position::begin(&options).expect("the options are sound");
        play_match(start, &mut coaches, seed, &mut fingerprint);
    }
    println!(
        "{matches} matches of {preset}: {:016x}",
        fingerprint.0.finish()
    );
}
