//! Seeded random play-outs and nothing else: for counting instructions, and for comparing editions in one run.
//!
//! `play_outs 2000` plays the basic game of every edition, `play_outs 100 full` one preset.
//!
//! `valgrind --tool=callgrind` counts what it executes; the seed makes two builds play the same matches, so
//! that their counts can be compared.

use std::time::Instant;

use gaffer_coach::{Luck, random_play_out};
use gaffer_core::{Rules, Silent};
use gaffer_fuba::{Options, Position};

fn main() {
    let mut arguments = std::env::args().skip(1);
    let matches: u64 = arguments
        .next()
        .and_then(|number| number.parse().ok())
        .unwrap_or(200);
    let named: Vec<String> = arguments.collect();
    let presets = if named.is_empty() {
        ["2.2", "1.0", "2014"].map(str::to_owned).to_vec()
    } else {
        named
    };
    for preset in presets {
        let options = Options::preset(&preset).expect("a preset's name");
        let start = Position::begin(&options).expect("presets are playable");
        let mut luck = Luck::new(1);
        let mut choices = Vec::with_capacity(4096);
        let began = Instant::now();
        let answers: u64 = (0..matches)
            .map(|_| random_play_out(&mut start.clone(), &mut luck, &mut choices, &mut Silent))
            .sum();
        let rate = answers as f64 / began.elapsed().as_secs_f64() / 1e6;
        println!(
            "{preset}: {matches} matches, {answers} answers, {rate:.2} million answers a second"
        );
    }
}
