//! Fits the judgement of the expert of Champions 2020 to matches that it plays against itself.
//!
//! `cargo run --release -p gaffer-coach --example fit_champions -- 30 1 4 FILE` plays 4 rounds of 30 matches with
//! seed 1, fits the weights after each and writes them to FILE; `from OLD` at the end begins with the weights of
//! another file. It prints what was expected against what came.

mod calibration;
mod fit;
mod samples;

use std::time::Instant;

use gaffer_champions::Options;
use gaffer_coach::champions::expert::{Ahead, Judgement, Lesson, Skill, Weights};

use samples::{Played, play};

/// How coaches play who look for something new: they err a little.
const CURIOUS: Skill = Skill {
    ahead: Ahead::Reply,
    misjudges: 0.003,
    ..Skill::FULL
};

/// Plays matches on all cores; the presets take turns.
fn play_all(matches: u64, seed: u64, judgement: &Judgement) -> Vec<Played> {
    let threads = std::thread::available_parallelism().map_or(1, usize::from) as u64;
    let play_one = |number: u64| {
        let (_, options) = &Options::PRESETS[(number % 5 % 2) as usize];
        play(options, seed + number, judgement, CURIOUS)
    };
    let mut all: Vec<(u64, Played)> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads)
            .map(|thread| {
                scope.spawn(move || {
                    (thread..matches)
                        .step_by(threads as usize)
                        .map(|number| (number, play_one(number)))
                        .collect::<Vec<_>>()
                })
            })
            .collect();
        workers
            .into_iter()
            .flat_map(|worker| worker.join().expect("a match is played to its end"))
            .collect()
    });
    all.sort_by_key(|(number, _)| *number);
    all.into_iter().map(|(_, played)| played).collect()
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |index: usize, otherwise: u64| {
        words
            .get(index)
            .map_or(otherwise, |word| word.parse().expect("a whole number"))
    };
    let (count, seed, rounds) = (number(0, 3000), number(1, 1), number(2, 4));
    let file = words.get(3).map_or("weights.txt", String::as_str);
    let mut weights = words.get(5).map_or_else(Weights::plain, |from| {
        let text = std::fs::read_to_string(from).expect("the weights can be read");
        Weights::read(&text).expect("lines of a name and a number")
    });
    let mut all: Vec<Lesson> = Vec::new();
    for round in 0..rounds {
        let began = Instant::now();
        let judgement = Judgement::with(weights.clone());
        let new = play_all(count, (seed * 1000 + round) << 32, &judgement);
        let rolls: usize = new.iter().map(|one| one.positions.len()).sum();
        let goals: u32 = new
            .iter()
            .map(|one| one.end.open().score())
            .map(|score| u32::from(score.home) + u32::from(score.away))
            .sum();
        println!(
            "round {round}: {count} matches in {:.0} s, {:.1} opening rolls and {:.2} goals each, {:.5} goals of a side for a roll",
            began.elapsed().as_secs_f64(),
            rolls as f64 / count as f64,
            f64::from(goals) / count as f64,
            f64::from(goals) / 2.0 / rolls as f64
        );
        calibration::print(&judgement, &new);
        // What an older network taught is still of some use.
        let lessons: Vec<Lesson> = new.into_iter().flat_map(|one| one.lessons).collect();
        let keep = all.len().min(lessons.len());
        all.drain(..all.len() - keep);
        all.extend(lessons);
        fit::fit(&mut weights, &all);
        std::fs::write(file, weights.write()).expect("the weights can be written");
        println!("  fitted after {:.0} s", began.elapsed().as_secs_f64());
    }
}
