//! Measures the sensible coach of Champions 2020 against the random coach and against itself.
//!
//! `cargo run --release -p gaffer-coach --example duel_champions -- 1000 friendly full` plays 1000 matches of each
//! pairing with each preset (all where none is named), the first coach at home in every other one, and prints
//! results, goals, shots, turns and speed per match. With changed weights (`near=0.01,foul=0.1`) the changed coach
//! plays the usual one instead. `… -- tell 7 full` tells the match of seed 7.

use std::time::Instant;

use gaffer_champions::{Event, Options, Position};
use gaffer_coach::champions::{Sensible, Weights};
use gaffer_coach::{Coach, Random, play_match};
use gaffer_core::{BySide, Log, Rules, Side};

type Seat<'a> = &'a dyn Fn() -> Box<dyn Coach<Position>>;

/// What is counted of one match.
#[derive(Default)]
struct Count {
    shots: BySide<u32>,
    turns: BySide<u32>,
    played: BySide<u32>,
    others: [u32; KINDS.len()],
}

const KINDS: [&str; 10] = [
    "walks",
    "follows",
    "attempts",
    "interceptions",
    "fouls",
    "throw-ins etc.",
    "catches",
    "rebounds",
    "substitutions",
    "red cards",
];

impl Log<Event> for Count {
    fn note(&mut self, event: impl FnOnce() -> Event) {
        let kind = match event() {
            Event::Shot { side, .. } => {
                self.shots[side] += 1;
                return;
            }
            Event::TurnRolled { side, .. } => {
                self.turns[side] += 1;
                return;
            }
            Event::Reached { side, .. } => {
                self.played[side] += 1;
                return;
            }
            Event::Walked { .. } => 0,
            Event::Followed { .. } => 1,
            Event::InterceptionTried { .. } => 2,
            Event::Intercepted { .. } => 3,
            Event::Fouled { .. } => 4,
            Event::WentOut { .. } => 5,
            Event::Caught { .. } => 6,
            Event::Rebound { .. } => 7,
            Event::Substituted { .. } => 8,
            Event::RedCard { .. } => 9,
            _ => return,
        };
        self.others[kind] += 1;
    }
}

/// Sums over all matches; "one" is the first coach of the pairing, wherever it sits.
#[derive(Default)]
struct Sums {
    results: [u32; 3],
    goals: [u32; 2],
    shots: [u32; 2],
    turns: [u32; 2],
    played: [u32; 2],
    by_side: BySide<u32>,
    won_by_side: BySide<u32>,
    others: [u32; KINDS.len()],
}

fn duel(name: &str, options: &Options, matches: u32, one: Seat<'_>, other: Seat<'_>) {
    let mut sums = Sums::default();
    let began = Instant::now();
    for number in 0..matches {
        let me = Side::BOTH[number as usize % 2];
        let mut coaches = BySide::with(|side| if side == me { one() } else { other() });
        let mut count = Count::default();
        let start = Position::begin(options).expect("the options are sound");
        let end = play_match(start, &mut coaches, u64::from(number), &mut count).position;
        let score = end.open().score();
        let winner = end.result().and_then(|result| result.winner);
        sums.results[match winner {
            Some(side) if side == me => 0,
            None => 1,
            Some(_) => 2,
        }] += 1;
        if let Some(side) = winner {
            sums.won_by_side[side] += 1;
        }
        for (index, side) in [me, !me].into_iter().enumerate() {
            sums.goals[index] += u32::from(score[side]);
            sums.shots[index] += count.shots[side];
            sums.turns[index] += count.turns[side];
            sums.played[index] += count.played[side];
            sums.by_side[side] += u32::from(score[side]);
        }
        for (sum, other) in sums.others.iter_mut().zip(count.others) {
            *sum += other;
        }
    }
    let seconds = began.elapsed().as_secs_f64();
    let per_match = |sum: u32| f64::from(sum) / f64::from(matches);
    let pair = |sums: [u32; 2]| format!("{:.2}:{:.2}", per_match(sums[0]), per_match(sums[1]));
    let [won, drawn, lost] = sums.results;
    println!("{name}, {matches} matches: {won}-{drawn}-{lost} (won-drawn-lost)");
    println!(
        "  goals {}, home:away {}, home-away wins {}-{}, shots {}",
        pair(sums.goals),
        pair([sums.by_side.home, sums.by_side.away]),
        sums.won_by_side.home,
        sums.won_by_side.away,
        pair(sums.shots)
    );
    let turns = pair(sums.turns);
    println!("  turns {turns}, with a kick {}", pair(sums.played));
    let others: Vec<String> = KINDS
        .iter()
        .zip(sums.others)
        .map(|(kind, sum)| format!("{kind} {:.2}", per_match(sum)))
        .collect();
    println!("  {}", others.join(", "));
    println!("  matches/s {:.1}", f64::from(matches) / seconds);
}

/// Tells each event as it happens.
struct Teller(BySide<String>);

impl Log<Event> for Teller {
    fn note(&mut self, event: impl FnOnce() -> Event) {
        println!("{}", Position::tell(&event(), &self.0));
    }
}

/// Tells one match between two sensible coaches.
fn tell(seed: u64, options: &Options) {
    let mut coaches: BySide<Box<dyn Coach<Position>>> =
        BySide::with(|_| Box::new(Sensible::default()) as _);
    let start = Position::begin(options).expect("the options are sound");
    let mut teller = Teller(BySide::with(|side: Side| side.to_string()));
    play_match(start, &mut coaches, seed, &mut teller);
}

/// The usual weights with some changed: "near=0.01,foul=0.1".
fn weights(text: &str) -> Weights {
    let mut weights = Weights::default();
    for part in text.split(',') {
        let (name, value) = part.split_once('=').expect("NAME=NUMBER");
        let value: f64 = value.parse().expect("a number");
        *match name {
            "shot" => &mut weights.shot,
            "threat" => &mut weights.threat,
            "reply" => &mut weights.reply,
            "territory" => &mut weights.territory,
            "support" => &mut weights.support,
            "near" => &mut weights.near,
            "goalie" => &mut weights.goalie,
            "player" => &mut weights.player,
            "card" => &mut weights.card,
            "foul" => &mut weights.foul,
            "kick" => &mut weights.kick,
            "attempt" => &mut weights.attempt,
            _ => panic!("there is no weight '{name}'"),
        } = value;
    }
    weights
}

fn main() {
    let mut arguments = std::env::args().skip(1).peekable();
    let telling = arguments.next_if(|word| word == "tell").is_some();
    let number: u32 = arguments
        .next()
        .map_or(Ok(100), |text| text.parse())
        .expect("a whole number");
    let (changed, named): (Vec<String>, Vec<String>) =
        arguments.partition(|word| word.contains('='));
    let sensible: Seat<'_> = &|| Box::new(Sensible::default());
    let random: Seat<'_> = &|| Box::new(Random);
    for (preset, options) in Options::PRESETS {
        if !named.is_empty() && !named.iter().any(|name| name == preset) {
            continue;
        }
        if telling {
            tell(u64::from(number), &options);
            continue;
        }
        for text in &changed {
            let weights = weights(text);
            let title = format!("{preset}: sensible with {text} - sensible");
            duel(
                &title,
                &options,
                number,
                &|| Box::new(Sensible::with(weights)),
                sensible,
            );
        }
        if changed.is_empty() {
            duel(
                &format!("{preset}: sensible-random"),
                &options,
                number,
                sensible,
                random,
            );
            duel(
                &format!("{preset}: sensible-sensible"),
                &options,
                number,
                sensible,
                sensible,
            );
        }
    }
}
