//! Whether a step of a match costs more at its end than at its beginning: a match of Champions 2020 in which nobody throws a
//! one never ends, and is played here for 10,000 answers.
//!
//! `cargo run --release -p gaffer-table --example long_match`
#![expect(
    clippy::disallowed_types,
    clippy::disallowed_methods,
    reason = "what a step costs is measured by the clock"
)]

use std::sync::Arc;
use std::time::{Duration, Instant};

use gaffer_coach::Luck;
use gaffer_core::{BySide, Occupant, Side, Viewer};
use gaffer_games::words::Words;
use gaffer_games::{AnyMatch, ToAct, find};
use gaffer_table::{Accepted, Request, Setting, Table, Time};
use serde_json::Map;

const ANSWERS: usize = 10_000;
const STRETCH: usize = 1_000;
const NOW: Time = Time(0);

/// What is measured at every answer.
const WHAT: [&str; 5] = [
    "an answer",
    "why of a row",
    "secret, tail",
    "coach asked",
    "sight",
];

fn main() {
    let game = find("champions").and_then(|game| {
        let begun = game.new_match(Some("friendly"), Map::new());
        begun.map_err(|problem| problem.message)
    });
    let game: Box<dyn AnyMatch> = game.expect("Champions 2020 is played");
    let people = BySide::with(|_| Occupant::Program("example".to_owned()));
    let mut table = Table::new(Setting::new(people), game, 0, NOW);
    let mut luck = Luck::new(7);
    let mut times: [Vec<Duration>; WHAT.len()] = Default::default();
    println!("median microseconds: {}", WHAT.join(", "));
    let mut medians = Vec::new();
    for answer in 1..=ANSWERS {
        let (side, request) = next(&table, &mut luck);
        measure(&mut times[0], || {
            let taken = table.request(side, request, NOW);
            assert!(matches!(taken, Ok(Accepted::Changed(_))), "{taken:?}");
        });
        let names = table.setting().names.clone();
        let game = table.game();
        measure(&mut times[1], || drop(game.why("done, done")));
        measure(&mut times[2], || drop(game.tail()));
        let words = Words::english(&names);
        measure(&mut times[3], || {
            drop(game.decide("random", 1.into(), Arc::default()));
        });
        measure(&mut times[4], || drop(game.sight(Viewer::Spectator, words)));
        if answer % STRETCH == 0 {
            medians.push(times.each_mut().map(median));
            let now = medians.last().into_iter().flatten();
            let row: Vec<String> = now.map(|time| format!("{time:10.1}")).collect();
            println!("{answer:6} {}", row.join(" "));
        }
    }
    if let (Some(first), Some(last)) = (medians.first(), medians.last()) {
        for ((what, first), last) in WHAT.iter().zip(first).zip(last) {
            println!(
                "{what}: {:.2} times what it cost in the first thousand",
                last / first
            );
        }
    }
}

/// A choice at random, or dice without a one.
fn next(table: &Table, luck: &mut Luck) -> (Side, Request) {
    let game = table.game();
    match game.to_act() {
        ToAct::Side(side) => {
            let mut choices = game.choices();
            let choice = choices.swap_remove(luck.below(choices.len()));
            (side, Request::Choose(choice))
        }
        ToAct::Dice { owners, .. } => {
            let mut outcomes = game.outcomes().unwrap_or_default();
            outcomes.retain(|(dice, _)| !dice.contains(&1));
            let (dice, _) = outcomes.swap_remove(luck.below(outcomes.len()));
            let side = if owners.home { Side::Home } else { Side::Away };
            (
                side,
                Request::Roll {
                    dice,
                    is_seen: true,
                },
            )
        }
        ToAct::Over => unreachable!("without a one the watch stands still"),
    }
}

fn measure(times: &mut Vec<Duration>, work: impl FnOnce()) {
    let began = Instant::now();
    work();
    times.push(began.elapsed());
}

/// The middle one of the times, which are forgotten; in microseconds.
fn median(times: &mut Vec<Duration>) -> f64 {
    times.sort_unstable();
    let middle = times[times.len() / 2].as_secs_f64() * 1e6;
    times.clear();
    middle
}
