//! Seeded random play-outs and nothing else: for counting instructions.
//!
//! `valgrind --tool=callgrind` counts what it executes; the seed makes two builds play the same matches, so
//! that their counts can be compared.

use gaffer_coach::{Luck, random_play_out};
use gaffer_core::{Rules, Silent};
use gaffer_fuba::{Options, Position};

fn main() {
    let mut arguments = std::env::args().skip(1);
    let matches: u64 = arguments
        .next()
        .and_then(|number| number.parse().ok())
        .unwrap_or(200);
    let preset = arguments.next().unwrap_or_else(|| "2.2".to_owned());
    let options = Options::preset(&preset).expect("a preset's name");
    let start = Position::begin(&options).expect("presets are playable");
    let mut luck = Luck::new(1);
    let mut choices = Vec::with_capacity(4096);
    let answers: u64 = (0..matches)
        .map(|_| random_play_out(&mut start.clone(), &mut luck, &mut choices, &mut Silent))
        .sum();
    println!("{matches} matches, {answers} answers");
}
