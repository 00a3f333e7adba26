//! Fits what the expert of Champions 2020 has learned to matches that it plays against itself, without looking at
//! replies.
//!
//! `cargo run --release -p gaffer-coach --example fit_champions -- FILE [ROUNDS [MATCHES [SEED [FIRST]]]]` plays rounds of
//! matches, first by football sense and then by what was learned so far, fits the network after each round, and
//! writes it to the file, which is gone on with if it is there; FIRST is the number of the first round then. The same
//! arguments and the same file give the same bytes; without numbers it makes the network of the expert. Each round tells how well the goals of its own matches are foretold,
//! which were learned from too, and how the coach fares against the sensible one.

mod data;
mod train;

use std::sync::Arc;
use std::time::Instant;

use gaffer_champions::{Options, Position};
use gaffer_coach::champions::Sensible;
use gaffer_coach::champions::expert::{Expert, INPUTS, Judgement, Skill};
use gaffer_coach::net::{Net, Weights};
use gaffer_coach::{Coach, play_match};
use gaffer_core::{BySide, Rules, Side, Silent};

use data::{Samples, play_all, share_out};

/// The rounds whose matches are learned from together.
const MEMORY: usize = 4;
/// The matches against the sensible coach after each round.
const DUELS: u64 = 200;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, usual: u64| {
        arguments
            .get(at)
            .map_or(usual, |text| text.parse().expect("a whole number"))
    };
    let file = arguments.first().expect("FILE");
    let (rounds, matches, seed) = (number(1, 7), number(2, 6000), number(3, 2026));
    let mut known: Weights = std::fs::read(file)
        .ok()
        .and_then(|bytes| Net::from_bytes(&bytes, INPUTS))
        .map_or_else(|| train::beginner(seed), |net| Weights::from(&net));
    let mut memory: Vec<Samples> = Vec::new();
    let first = number(4, 0);
    for round in first..first + rounds {
        let began = Instant::now();
        let judgement = Judgement::with(Arc::new(Net::from(&known)));
        let samples = play_all(&judgement, seed + 1000 * round, matches);
        let played = began.elapsed().as_secs_f64();
        memory.push(samples);
        if memory.len() > MEMORY {
            memory.remove(0);
        }
        let mut learner = train::Learner::new(known, seed + round);
        learner.fit(&memory, round);
        let fitted = Net::from(&learner.net);
        println!(
            "round {round}: {} samples, played {played:.0} s, fitted {:.0} s, error {:.4} of {:.4}",
            memory.iter().map(Samples::len).sum::<usize>(),
            began.elapsed().as_secs_f64() - played,
            train::error(&learner.net, &memory[memory.len() - 1]),
            train::spread(&memory[memory.len() - 1]),
        );
        std::fs::write(file, fitted.to_bytes()).expect("the file can be written");
        let judgement = Judgement::with(Arc::new(fitted));
        for (preset, options) in &Options::PRESETS[..2] {
            duel(preset, options, &judgement, seed);
        }
        known = learner.net;
    }
}

/// Plays against the sensible coach, every seed twice with the sides exchanged.
fn duel(preset: &str, options: &Options, judgement: &Judgement, seed: u64) {
    let results = share_out(DUELS, |number| {
        let me = Side::BOTH[number as usize % 2];
        let mut coaches = BySide::with(|side| -> Box<dyn Coach<Position>> {
            if side == me {
                Box::new(Expert::judging(judgement.clone(), Skill::TURN))
            } else {
                Box::new(Sensible::default())
            }
        });
        let start = Position::begin(options).expect("sound options");
        let end = play_match(start, &mut coaches, seed + number / 2, &mut Silent).position;
        let score = end.open().score();
        (i32::from(score[me]), i32::from(score[!me]))
    });
    let won = results.iter().filter(|(own, their)| own > their).count();
    let lost = results.iter().filter(|(own, their)| own < their).count();
    let goals = results
        .iter()
        .fold((0, 0), |sum, goals| (sum.0 + goals.0, sum.1 + goals.1));
    println!(
        "  {preset}: against sensible {won}-{}-{lost}, {:.1} % of decided, goals {:.2} to {:.2}",
        results.len() - won - lost,
        100.0 * won as f64 / (won + lost).max(1) as f64,
        f64::from(goals.0) / results.len() as f64,
        f64::from(goals.1) / results.len() as f64,
    );
}
