//! Seeded random play-outs and nothing else: for counting instructions, and for comparing editions in one run.
//!
//! `play_outs 2000` plays the basic game of every edition of FUBA, `play_outs 100 full` one preset,
//! `play_outs 100 champions full` one of Champions.
//!
//! `valgrind --tool=callgrind` counts what it executes; the seed makes two builds play the same matches, so
//! that their counts can be compared.

use std::time::Instant;

use gaffer_coach::{Luck, random_play_out};
use gaffer_core::{Rules, Silent};

fn main() {
    let mut arguments = std::env::args().skip(1);
    let matches: u64 = arguments
        .next()
        .and_then(|number| number.parse().ok())
        .unwrap_or(200);
    let mut named: Vec<String> = arguments.collect();
    if named.first().is_some_and(|game| game == "champions") {
        named.remove(0);
        for (preset, options) in gaffer_champions::Options::PRESETS {
            if named.is_empty() || named.iter().any(|name| name == preset) {
                play_out::<gaffer_champions::Position>(preset, &options, matches);
            }
        }
        return;
    }
    if named.is_empty() {
        named = ["2.2", "1.0", "2014"].map(str::to_owned).to_vec();
    }
    for preset in named {
        let options = gaffer_fuba::Options::preset(&preset).expect("a preset's name");
        play_out::<gaffer_fuba::Position>(&preset, &options, matches);
    }
}

fn play_out<G: Rules>(preset: &str, options: &G::Options, matches: u64) {
    let start = G::begin(options).expect("presets are playable");
    let mut luck = Luck::new(1);
    let mut choices = Vec::with_capacity(4096);
    let began = Instant::now();
    let answers: u64 = (0..matches)
        .map(|_| random_play_out(&mut start.clone(), &mut luck, &mut choices, &mut Silent))
        .sum();
    let rate = answers as f64 / began.elapsed().as_secs_f64() / 1e6;
    println!("{preset}: {matches} matches, {answers} answers, {rate:.2} million answers a second");
}
