//! Fits what the coaches have learned to matches that they play against themselves.
//!
//! `cargo run --release -p gaffer-coach --example fit -- GAME FILE [ROUNDS [MATCHES [SEED [FIRST]]]]` plays rounds of
//! matches by what was learned so far, fits the network after each round, and writes it to the file, which is gone on
//! with if it is there; FIRST is the number of the first round then. GAME is a preset of FUBA, or `champions`. The same
//! arguments and the same file give the same bytes. Each round tells how well the goals of its matches are foretold
//! before they are learned from, and then how the coach fares against the sensible one.

mod champions;
mod cores;
mod fuba;
mod matches;
mod samples;
mod train;
mod weights;

use std::time::Instant;

use gaffer_coach::net::{Facts, Net, Subject};
use gaffer_coach::{Coach, Luck};
use gaffer_core::{BySide, Rules, Side};
use gaffer_fuba::Options;

use cores::share_out;
use samples::Samples;
use train::{Course, Learner};
use weights::{Origin, Weights, hash_of};

/// The rounds whose matches are learned from together.
const MEMORY: usize = 4;

/// Somebody who learns a game.
trait Pupil: Sync {
    /// How it learns.
    const COURSE: Course;
    /// The matches against the sensible coach after each round.
    const DUELS: u64;
    /// Whether a network that has learned nothing plays already; football sense plays for one that does not.
    const BEGINS: bool;
    /// The rounds until as many matches are played as asked for: the first ones are soon forgotten.
    const EARLY: u64;
    /// The kinds of matches, which are played in turns; the last one is played against the sensible coach.
    const KINDS: u64;

    type Game: Rules;
    /// What its network is fitted to.
    fn subject(&self) -> Subject<'_>;

    /// What was learned.
    type Taught: Sync;
    fn taught(&self, net: Net) -> Self::Taught;

    /// A network that has learned nothing.
    fn beginner(&self, seed: u64) -> Weights;

    /// The start of a match of a kind.
    fn start(&self, kind: u64) -> Self::Game;

    /// Who plays to learn, by what is known if something is.
    fn practising(&self, taught: Option<&Self::Taught>) -> Box<dyn Coach<Self::Game>>;

    /// Who plays as well as it can by what was learned.
    fn playing(&self, taught: &Self::Taught) -> Box<dyn Coach<Self::Game>>;

    /// The sensible coach.
    fn sensible() -> Box<dyn Coach<Self::Game>>;

    /// The goals by now.
    fn score(position: &Self::Game) -> BySide<u8>;

    /// Now and then a choice that is left to chance, so that more is seen than what seems best.
    fn goes_astray(
        &self,
        taught: bool,
        choices: &[ChoiceOf<Self>],
        luck: &mut Luck,
    ) -> Option<ChoiceOf<Self>>;

    /// Whether what comes after a position teaches anything.
    fn teaches(position: &Self::Game) -> bool;

    /// What is seen of a position and through whose eyes, if it is one to learn from.
    fn looks_at(position: &Self::Game, luck: &mut Luck) -> Option<(Facts, Side)>;
}

/// A choice of the game that somebody learns.
type ChoiceOf<P> = <<P as Pupil>::Game as Rules>::Choice;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.first().map(String::as_str) {
        Some("champions") => learn(&champions::Pupil, &arguments[1..]),
        Some(preset) => {
            let options = Options::preset(preset).expect("a preset of FUBA, or champions");
            learn(&fuba::Pupil { preset, options }, &arguments[1..]);
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
    let subject = pupil.subject();
    let read = parent(file, &subject);
    let given = std::env::args().skip(1).collect::<Vec<_>>().join(" ");
    let origin = Origin {
        parent: read.as_ref().map(|(hash, _)| *hash),
        command: &format!("cargo run --release -p gaffer-coach --example fit -- {given}"),
        seed,
    };
    let mut plays = P::BEGINS || read.is_some();
    let mut known = read.map_or(nothing, |(_, weights)| weights);
    let mut memory: Vec<Samples> = Vec::new();
    for round in first..first + rounds {
        let began = Instant::now();
        let taught = plays.then(|| pupil.taught(known.net(&subject, &origin)));
        let matches = matches * (round + 1).min(P::EARLY) / P::EARLY;
        let mut samples = Samples::default();
        let seeds = (seed + 1000 * round).wrapping_mul(1_000_003);
        let played = share_out(matches, |number| {
            matches::practise(pupil, taught.as_ref(), seeds, number)
        });
        for played in &played {
            samples.append(played);
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
        let bytes = learner.calm.to_file(&subject, &origin);
        std::fs::write(file, bytes).expect("the file can be written");
        println!("  fitted {:.0} s", began.elapsed().as_secs_f64());
        let fitted = learner.calm.net(&subject, &origin);
        print_duels(pupil, &pupil.taught(fitted), seed);
        known = learner.calm;
        plays = true;
    }
}

/// The weights in a file to begin with and their hash, if the file is there; those of another preset will do.
fn parent(file: &str, subject: &Subject) -> Option<(u64, Weights)> {
    let bytes = std::fs::read(file).ok()?;
    let any_preset = Subject {
        preset: None,
        ..*subject
    };
    let read = hash_of(&bytes, &any_preset)
        .and_then(|hash| Ok((hash, Weights::read(&bytes, &any_preset)?)));
    Some(read.unwrap_or_else(|misfit| panic!("{file}: {misfit}; or name another file")))
}

/// Plays against the sensible coach, every seed twice with the sides exchanged, and tells how that went.
fn print_duels<P: Pupil>(pupil: &P, taught: &P::Taught, seed: u64) {
    let results = share_out(P::DUELS, |number| {
        let me = Side::BOTH[number as usize % 2];
        matches::duel(pupil, taught, me, seed + number / 2)
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
