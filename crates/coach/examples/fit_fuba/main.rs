//! Fits what the coaches of FUBA have learned to matches that they play against themselves.
//!
//! `cargo run --release -p gaffer-coach --example fit_fuba -- PRESET FILE [ROUNDS [MATCHES [SEED [FIRST]]]]` plays rounds of
//! matches, first by football sense and then by what was learned so far, fits the network after each round, and
//! writes it to the file, which is gone on with if it is there; FIRST is the number of the first round then. The same
//! arguments and the same file give the same bytes. Each round tells how well the goals of its matches are foretold before
//! they are learned from, and then how the coach fares against the sensible one.

mod data;
mod train;

use std::sync::Arc;
use std::time::Instant;

use gaffer_coach::fuba::{INPUTS, Learned, Sensible};
use gaffer_coach::net::{Net, Weights};
use gaffer_coach::{Coach, play_match};
use gaffer_core::{BySide, Rules, Side, Silent};
use gaffer_fuba::{Options, Position};

use data::{Samples, play_all, share_out};

/// The rounds whose matches are learned from together.
const MEMORY: usize = 4;
/// The rounds until as many matches are played as asked for.
const EARLY: u64 = 4;
/// The matches against the sensible coach after each round.
const DUELS: u64 = 800;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, usual: u64| {
        arguments
            .get(at)
            .map_or(usual, |text| text.parse().expect("a whole number"))
    };
    let [preset, file] = [0, 1].map(|at| arguments.get(at).expect("PRESET FILE"));
    let options = Options::preset(preset).expect("a preset");
    let (rounds, matches, seed) = (number(2, 6), number(3, 8000), number(4, 2026));
    let mut known: Option<Weights> = std::fs::read(file)
        .ok()
        .and_then(|bytes| Net::from_bytes(&bytes, INPUTS))
        .map(|net| Weights::from(&net));
    let mut memory: Vec<Samples> = Vec::new();
    let first = number(5, 0);
    for round in first..first + rounds {
        let began = Instant::now();
        let taught = known
            .as_ref()
            .map(|known| Arc::new(Learned::Net(Box::new(Net::from(known)))));
        // The first rounds are soon forgotten: fewer matches do.
        let matches = matches * (round + 1).min(EARLY) / EARLY;
        let samples = play_all(&options, taught.as_ref(), seed + 1000 * round, matches);
        let played = began.elapsed().as_secs_f64();
        let foretold = known.as_ref().map(|known| train::error(known, &samples));
        println!(
            "round {round}: {} samples, played {played:.0} s, error {} of {:.4}",
            samples.len(),
            foretold.map_or_else(|| "-".to_owned(), |error| format!("{error:.4}")),
            train::spread(&samples),
        );
        memory.push(samples);
        if memory.len() > MEMORY {
            memory.remove(0);
        }
        let mut learner = train::Learner::new(known.take(), seed + round);
        learner.fit(&memory, round);
        let fitted = Net::from(&learner.calm);
        std::fs::write(file, fitted.to_bytes()).expect("the file can be written");
        duel(
            &options,
            &Arc::new(Learned::Net(Box::new(fitted))),
            DUELS,
            seed,
        );
        known = Some(learner.calm);
    }
}

/// Plays against the sensible coach, every seed twice with the sides exchanged.
fn duel(options: &Options, learned: &Arc<Learned>, matches: u64, seed: u64) {
    let results = share_out(matches, |number| {
        let me = Side::BOTH[number as usize % 2];
        let mut coaches = BySide::with(|side| -> Box<dyn Coach<Position>> {
            if side == me {
                Box::new(Sensible::taught(learned.clone()))
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
        "  against sensible {won}-{}-{lost}, {:.1} % of decided, goals {:.2} to {:.2}",
        results.len() - won - lost,
        100.0 * won as f64 / (won + lost).max(1) as f64,
        f64::from(goals.0) / results.len() as f64,
        f64::from(goals.1) / results.len() as f64,
    );
}
