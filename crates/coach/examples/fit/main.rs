//! Fits what the coaches have learned to matches that they play against themselves, and in Champions 2020 against the
//! sensible coach too.
//!
//! `cargo run --release -p gaffer-coach --example fit -- GAME FILE [ROUNDS [MATCHES [SEED [FIRST]]]]` plays rounds of
//! matches by what was learned so far, fits the network after each round, and writes it to the file, which is gone on
//! with if it is there; FIRST is the number of the first round then. GAME is a preset of FUBA, or `champions`. The same
//! arguments and the same file give the same bytes. Each round tells how well the goals of its matches are foretold
//! before they are learned from, and then how the coach fares against the sensible one.

mod champions;
mod cores;
mod fuba;
mod samples;
mod train;

use std::time::Instant;

use gaffer_coach::net::{Net, Weights};
use gaffer_core::Side;
use gaffer_fuba::Options;

use cores::share_out;
use samples::Samples;
use train::{Course, Learner};

/// The rounds whose matches are learned from together.
const MEMORY: usize = 4;

/// Somebody who learns a game.
trait Pupil: Sync {
    /// How it learns.
    const COURSE: Course;
    /// The matches against the sensible coach after each round.
    const DUELS: u64;

    /// The coach that judges by a network.
    type Taught: Sync;
    fn taught(&self, net: Net) -> Self::Taught;

    /// Plays a match to learn from, by what is known if something is.
    fn play(&self, taught: Option<&Self::Taught>, seed: u64, number: u64) -> Samples;

    /// Plays as a side against the sensible coach: the goals of both.
    fn duel(&self, taught: &Self::Taught, me: Side, seed: u64, number: u64) -> [u8; 2];

    /// A network that has learned nothing.
    fn beginner(&self, seed: u64) -> Weights;
    /// Whether such a network plays already; football sense plays for one that does not.
    const BEGINS: bool;
    /// The rounds until as many matches are played as asked for: the first ones are soon forgotten.
    const EARLY: u64;
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.first().map(String::as_str) {
        Some("champions") => learn(&champions::Pupil, &arguments[1..]),
        Some(preset) => {
            let options = Options::preset(preset).expect("a preset of FUBA, or champions");
            learn(&fuba::Pupil { options }, &arguments[1..]);
        }
        None => panic!("GAME FILE"),
    }
}

fn learn<P: Pupil>(pupil: &P, arguments: &[String]) {
    let number = |at: usize, usual: u64| {
        arguments
            .get(at)
            .map_or(usual, |text| text.parse().expect("a whole number"))
    };
    let file = arguments.first().expect("FILE");
    let (rounds, matches, seed) = (number(1, 7), number(2, 6000), number(3, 2026));
    let first = number(4, 0);
    let nothing = pupil.beginner(seed);
    let read = std::fs::read(file)
        .ok()
        .and_then(|bytes| Net::from_bytes(&bytes, nothing.inputs.len()));
    let mut plays = P::BEGINS || read.is_some();
    let mut known = read.map_or(nothing, |net| Weights::from(&net));
    let mut memory: Vec<Samples> = Vec::new();
    for round in first..first + rounds {
        let began = Instant::now();
        let taught = plays.then(|| pupil.taught(Net::from(&known)));
        let matches = matches * (round + 1).min(P::EARLY) / P::EARLY;
        let mut samples = Samples::default();
        let seeds = (seed + 1000 * round).wrapping_mul(1_000_003);
        for played in share_out(matches, |number| pupil.play(taught.as_ref(), seeds, number)) {
            samples.append(&played);
        }
        let played = began.elapsed().as_secs_f64();
        println!(
            "round {round}: {} samples, played {played:.0} s, error {:.4} of {:.4}",
            samples.len(),
            train::error(&known, &samples),
            train::spread(&samples),
        );
        memory.push(samples);
        if memory.len() > MEMORY {
            memory.remove(0);
        }
        let began = Instant::now();
        let mut learner = Learner::new(P::COURSE, known, seed + round);
        learner.fit(&memory, plays, round);
        let fitted = Net::from(&learner.calm);
        std::fs::write(file, fitted.to_bytes()).expect("the file can be written");
        println!("  fitted {:.0} s", began.elapsed().as_secs_f64());
        duel(pupil, &pupil.taught(fitted), seed);
        known = learner.calm;
        plays = true;
    }
}

/// Plays against the sensible coach, every seed twice with the sides exchanged.
fn duel<P: Pupil>(pupil: &P, taught: &P::Taught, seed: u64) {
    let results = share_out(P::DUELS, |number| {
        let me = Side::BOTH[number as usize % 2];
        pupil.duel(taught, me, seed, number / 2)
    });
    let won = results.iter().filter(|[own, their]| own > their).count();
    let lost = results.iter().filter(|[own, their]| own < their).count();
    let goals = [0, 1].map(|at| {
        let sum: u32 = results.iter().map(|goals| u32::from(goals[at])).sum();
        f64::from(sum) / results.len() as f64
    });
    println!(
        "  against sensible {won}-{}-{lost}, {:.1} % of decided, goals {:.2} to {:.2}",
        results.len() - won - lost,
        100.0 * won as f64 / (won + lost).max(1) as f64,
        goals[0],
        goals[1],
    );
}
