//! Measures the sensible coach against the random coach, against itself, and against a plain one that
//! leaves everything that the advanced rules let a team do.
//!
//! `cargo run --release -p gaffer-coach --example duel -- 2000 1.0 2014-full` plays 2000 matches of each pairing
//! with the options of each preset (the basic game of 2.2 where none is named), every seed twice with the
//! sides exchanged, and prints results, goals, shots, turns and speed per match. The shares of all and of
//! decided matches won come with their 95 % intervals.

mod plain;

use std::cmp::Ordering;
use std::time::Instant;

use gaffer_coach::fuba::Sensible;
use gaffer_coach::{Coach, Random, play_match};
use gaffer_core::{BySide, Log, Rules, Side};
use gaffer_fuba::{Event, Options, Position};

use plain::Plain;

type Seat = fn() -> Box<dyn Coach<Position>>;

/// What is counted of one match: shots, and turns begun with the ball.
#[derive(Default)]
struct Count {
    shots: BySide<u32>,
    turns: BySide<u32>,
}

impl Log<Event> for Count {
    fn note(&mut self, event: impl FnOnce() -> Event) {
        match event() {
            Event::ShotTaken { side, .. } => self.shots[side] += 1,
            Event::TurnRolled { side, .. } => self.turns[side] += 1,
            _ => {}
        }
    }
}

/// Sums over all matches; "one" is the first coach of the pairing, wherever it sits.
#[derive(Default)]
struct Sums {
    won: u32,
    drawn: u32,
    lost: u32,
    goals: [u32; 2],
    shots: [u32; 2],
    turns: [u32; 2],
    by_side: BySide<u32>,
}

/// A share of matches and its 95 % interval (Wilson's, which is one also where all are won).
fn share(won: u32, of: u32) -> String {
    let number = f64::from(of.max(1));
    let share = f64::from(won) / number;
    let z = 1.96_f64;
    let middle = share + z * z / (2.0 * number);
    let half = z * (share * (1.0 - share) / number + (z / (2.0 * number)).powi(2)).sqrt();
    let whole = 1.0 + z * z / number;
    format!(
        "{:.1} % ({:.1} to {:.1})",
        100.0 * share,
        100.0 * (middle - half) / whole,
        100.0 * (middle + half) / whole
    )
}

fn duel(name: &str, options: &Options, matches: u32, one: Seat, other: Seat) {
    let mut sums = Sums::default();
    let began = Instant::now();
    for number in 0..matches {
        let me = Side::BOTH[number as usize % 2];
        let mut coaches = BySide::with(|side| if side == me { one() } else { other() });
        let mut count = Count::default();
        let start = Position::begin(options).expect("the options are sound");
        let end = play_match(start, &mut coaches, u64::from(number / 2), &mut count).position;
        let score = end.open().score();
        match score[me].cmp(&score[!me]) {
            Ordering::Greater => sums.won += 1,
            Ordering::Equal => sums.drawn += 1,
            Ordering::Less => sums.lost += 1,
        }
        for (index, side) in [me, !me].into_iter().enumerate() {
            sums.goals[index] += u32::from(score[side]);
            sums.shots[index] += count.shots[side];
            sums.turns[index] += count.turns[side];
            sums.by_side[side] += u32::from(score[side]);
        }
    }
    let seconds = began.elapsed().as_secs_f64();
    let per_match = |sum: u32| f64::from(sum) / f64::from(matches);
    let pair = |sums: [u32; 2]| format!("{:.2}:{:.2}", per_match(sums[0]), per_match(sums[1]));
    let turns = sums.turns[0] + sums.turns[1];
    println!("{name}, {matches} matches");
    println!(
        "  won-drawn-lost  {}-{}-{}",
        sums.won, sums.drawn, sums.lost
    );
    println!("  won of all      {}", share(sums.won, matches));
    println!(
        "  won of decided  {}",
        share(sums.won, sums.won + sums.lost)
    );
    println!("  goals           {}", pair(sums.goals));
    println!(
        "  home:away       {}",
        pair([sums.by_side.home, sums.by_side.away])
    );
    println!("  shots           {}", pair(sums.shots));
    println!("  turns           {:.1}", per_match(turns));
    println!(
        "  possession      {:.0} %",
        100.0 * f64::from(sums.turns[0]) / f64::from(turns)
    );
    println!("  matches/s       {:.0}", f64::from(matches) / seconds);
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let matches = arguments
        .next()
        .map_or(Ok(200), |text| text.parse())
        .expect("the number of matches is a whole number");
    let mut presets: Vec<String> = arguments.collect();
    if presets.is_empty() {
        presets.push("2.2".to_owned());
    }
    let sensible: Seat = || Box::new(Sensible::default());
    let pairings: [(&str, Seat); 3] = [
        ("random", || Box::new(Random)),
        ("sensible", sensible),
        ("plain", || Box::new(Plain::default())),
    ];
    for preset in presets {
        let options = Options::preset(&preset).expect("a preset");
        for (name, other) in pairings {
            if name != "plain" || !options.advanced.is_empty() {
                let title = format!("{preset}: sensible-{name}");
                duel(&title, &options, matches, sensible, other);
            }
        }
    }
}
