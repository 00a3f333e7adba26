//! Measures reviews: a whole match of each game at a glance and by search, and how many decisions are judged in a second of one
//! core, beside those of GNU Backgammon: with the luck of every roll, as a review has it, and decisions alone.
//!
//! `cargo run --release -p gaffer-lab --example review -- [THREADS] [glance|search|deep] [PRESET ...]`; the matches are between sensible coaches,
//! from a seed; where presets are named, GNU Backgammon is left out. What was judged has a digest, the same where the same is said. The bars: a match at a glance under a second, by search under twenty on two cores.

mod alone;
mod gnubg;
mod processor;

use std::sync::Arc;
use std::time::Instant;

use gaffer_core::{BySide, DiceFrom, Header, Occupant, RecordEntry, Seat, Seed};
use gaffer_games::words::{Words, plain_names};
use gaffer_games::{ToAct, find};
use gaffer_lab::analyse::{Depth, JudgedPart, reviewable};
use gaffer_table::Course;
use serde_json::{Map, Value};

use alone::Taken;

fn main() -> Result<(), String> {
    let mut arguments = std::env::args().skip(1);
    let threads = arguments.next().and_then(|text| text.parse().ok());
    let threads = threads.unwrap_or(2);
    let deepest = arguments.next();
    let deepest = (Depth::ALL.into_iter())
        .find(|depth| deepest.as_deref() == Some(depth.name()))
        .unwrap_or(Depth::Search);
    let named: Vec<String> = arguments.collect();
    let mut alone = Taken::default();
    for game in gaffer_games::GAMES {
        let name = game.name();
        for preset in game.info(gaffer_games::words::Language::ENGLISH).presets {
            if !named.is_empty() && !named.iter().any(|name| name == preset.name) {
                continue;
            }
            let (header, entries) = play(name, preset.name)?;
            println!("{name} {}: {} entries", preset.name, entries.len());
            alone.add(measure(&header, &entries, threads, deepest)?);
        }
    }
    println!(
        "all decisions of these matches alone: {:.0} a CPU second",
        alone.rate()
    );
    if named.is_empty() {
        return gnubg::measure();
    }
    Ok(())
}

/// How often a match is reviewed at a glance, so that the processor's clock tells something.
const GLANCES: u32 = 40;

/// Reviews a match, and prints how long it took.
fn measure(
    header: &Header<Value>,
    entries: &[RecordEntry],
    threads: usize,
    deepest: Depth,
) -> Result<Taken, String> {
    let course = Course::read(entries).map_err(|problem| problem.message)?;
    let game = reviewable(header, &course)?;
    let parts = 0..game.parts();
    let decisions = game.decisions(parts.clone());
    for depth in (Depth::ALL.into_iter()).filter(|depth| *depth <= deepest) {
        let times = if depth == Depth::Glance { GLANCES } else { 1 };
        let (began, taken) = (Instant::now(), processor::own());
        let mut judged = Vec::new();
        for _ in 0..times {
            judged = game.judge(depth, parts.clone(), threads, Arc::default())?;
        }
        let took = began.elapsed().as_secs_f64() / f64::from(times);
        let taken = processor::own()
            .zip(taken)
            .map_or(f64::NAN, |(now, then)| now - then);
        let taken = taken / f64::from(times);
        let began = Instant::now();
        game.tell(depth, &judged, Words::english(&plain_names()))?;
        println!(
            "  {:<6} {took:>6.2} s on {threads} threads (said before: {:.1} s), {taken:>6.3} CPU seconds: {:>6.0} of {decisions} \
             decisions a CPU second; told in {:.2} s; {:08x}",
            depth.name(),
            depth.seconds(&header.game, decisions, threads),
            decisions as f64 / taken,
            began.elapsed().as_secs_f64(),
            digest(&judged)?
        );
    }
    alone::measure(header, &course, GLANCES)
}

/// A number for what was judged, to the last bit: whether anything else is said after a change.
fn digest(judged: &[JudgedPart]) -> Result<u32, String> {
    let text = serde_json::to_string(judged).map_err(|error| error.to_string())?;
    Ok(gaffer_coach::net::hash(text.as_bytes()) as u32)
}

/// A match between two sensible coaches to its end.
fn play(game: &str, preset: &str) -> Result<(Header<Value>, Vec<RecordEntry>), String> {
    let kind = find(game)?;
    let seed = Seed::Named(1);
    let said = |problem: gaffer_games::protocol::Problem| problem.message;
    let mut played = kind.new_match(Some(preset), Map::new()).map_err(said)?;
    let mut entries = Vec::new();
    loop {
        let change = match played.to_act() {
            ToAct::Over => break,
            ToAct::Dice { .. } => played.roll_seeded(seed).map_err(said)?,
            ToAct::Side(_) => {
                let decision = played.decide("sensible", seed, Arc::default());
                let choice = decision.map_err(said)?.row.swap_remove(0);
                played.choose(&choice).map_err(said)?
            }
        };
        entries.extend(change.entries);
    }
    let seat = || Seat {
        name: "Sensible".to_owned(),
        coach: Occupant::Coach("sensible".to_owned()),
    };
    let header = Header {
        gaffer: 1,
        game: game.to_owned(),
        rules: kind.version(),
        options: played.options(),
        seats: BySide {
            home: seat(),
            away: seat(),
        },
        dice: DiceFrom::Seed,
        seed: Some(seed),
        sealed: None,
        time: None,
        substitute: None,
        apart: None,
    };
    Ok((header, entries))
}
