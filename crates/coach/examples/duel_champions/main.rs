//! Matches of Champions 2020 between two coaches.
//!
//! `cargo run --release -p gaffer-coach --example duel_champions -- 1000 friendly full expert sensible` plays 1000
//! matches of the two coaches with each preset (all where none is named), each dice twice with sides exchanged, and
//! prints results, goals, shots, turns and the time of a decision. Without coaches it is the sensible coach against
//! the random one and against itself. A coach may be changed: `sensible,near=0.01` or `expert,nodes=5000`.
//! `… -- tell 7 full expert sensible` tells the match of seed 7.

mod count;
mod seat;

use std::cell::Cell;
use std::rc::Rc;

use gaffer_champions::{Event, Options, Position};
use gaffer_coach::play_match;
use gaffer_core::{BySide, Log, Rules, Side};

use count::{Count, KINDS};
use seat::{Seat, Thinking, Timed};

/// Sums over all matches, for both coaches of the pairing wherever they sit.
#[derive(Default)]
struct Sums {
    results: [u32; 3],
    goals: [u32; 2],
    shots: [u32; 2],
    turns: [u32; 2],
    played: [u32; 2],
    fouls: [u32; 2],
    reds: [u32; 2],
    by_side: BySide<u32>,
    others: [u32; KINDS.len()],
    thinking: [Thinking; 2],
}

impl Sums {
    fn add(&mut self, other: &Self) {
        let add = |sums: &mut [u32], others: &[u32]| {
            for (sum, other) in sums.iter_mut().zip(others) {
                *sum += other;
            }
        };
        add(&mut self.results, &other.results);
        add(&mut self.goals, &other.goals);
        add(&mut self.shots, &other.shots);
        add(&mut self.turns, &other.turns);
        add(&mut self.played, &other.played);
        add(&mut self.fouls, &other.fouls);
        add(&mut self.reds, &other.reds);
        add(&mut self.others, &other.others);
        for side in Side::BOTH {
            self.by_side[side] += other.by_side[side];
        }
        for (thinking, other) in self.thinking.iter_mut().zip(other.thinking) {
            thinking.add(other);
        }
    }

    /// Plays one match: the same dice come twice, then with sides exchanged.
    fn play(&mut self, number: u32, options: &Options, seats: &[Seat; 2]) {
        let me = Side::BOTH[number as usize % 2];
        let thinking = [(); 2].map(|()| Rc::new(Cell::new(Thinking::default())));
        let mut coaches = BySide::with(|side| {
            let index = usize::from(side != me);
            Box::new(Timed(seats[index].take(), Rc::clone(&thinking[index]))) as _
        });
        let mut count = Count::default();
        let start = Position::begin(options).expect("the options are sound");
        let end = play_match(start, &mut coaches, u64::from(number / 2), &mut count).position;
        let score = end.open().score();
        let winner = end.result().and_then(|result| result.winner);
        self.results[match winner {
            Some(side) if side == me => 0,
            None => 1,
            Some(_) => 2,
        }] += 1;
        for (index, side) in [me, !me].into_iter().enumerate() {
            self.goals[index] += u32::from(score[side]);
            self.shots[index] += count.shots[side];
            self.turns[index] += count.turns[side];
            self.played[index] += count.played[side];
            self.fouls[index] += count.fouls[side];
            self.reds[index] += count.reds[side];
            self.by_side[side] += u32::from(score[side]);
            self.thinking[index].add(thinking[index].get());
        }
        for (sum, other) in self.others.iter_mut().zip(count.others) {
            *sum += other;
        }
    }
}

/// The share of the decided matches that were won, in per cent, with the bounds of Wilson's interval of 95%.
fn share(won: u32, lost: u32) -> [f64; 3] {
    let decided = f64::from(won + lost).max(1.0);
    let (share, z) = (f64::from(won) / decided, 1.96_f64);
    let middle = (share + z * z / (2.0 * decided)) / (1.0 + z * z / decided);
    let half = z / (1.0 + z * z / decided)
        * (share * (1.0 - share) / decided + z * z / (4.0 * decided * decided)).sqrt();
    [share, middle - half, middle + half].map(|part| part * 100.0)
}

fn duel(name: &str, options: &Options, matches: u32, seats: &[Seat; 2]) {
    let threads = std::thread::available_parallelism().map_or(1, usize::from) as u32;
    let mut sums = Sums::default();
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads)
            .map(|thread| {
                scope.spawn(move || {
                    let mut sums = Sums::default();
                    for number in (thread..matches).step_by(threads as usize) {
                        sums.play(number, options, seats);
                    }
                    sums
                })
            })
            .collect();
        for worker in workers {
            sums.add(&worker.join().expect("a match is played to its end"));
        }
    });
    let per_match = |sum: u32| f64::from(sum) / f64::from(matches);
    let pair = |sums: [u32; 2]| format!("{:.2}:{:.2}", per_match(sums[0]), per_match(sums[1]));
    let [won, drawn, lost] = sums.results;
    let [part, least, most] = share(won, lost);
    println!(
        "{name}, {matches} matches: {won}-{drawn}-{lost} (won-drawn-lost), {part:.1}% of the decided ({least:.1} to {most:.1})"
    );
    println!(
        "  goals {}, home:away {}, shots {}, turns {}, with a kick {}, fouls {}, red cards {}",
        pair(sums.goals),
        pair([sums.by_side.home, sums.by_side.away]),
        pair(sums.shots),
        pair(sums.turns),
        pair(sums.played),
        pair(sums.fouls),
        pair(sums.reds)
    );
    let others: Vec<String> = KINDS
        .iter()
        .zip(sums.others)
        .map(|(kind, sum)| format!("{kind} {:.2}", per_match(sum)))
        .collect();
    println!("  {}", others.join(", "));
    let times = sums.thinking.map(|thinking| {
        let mean = thinking.sum.as_secs_f64() * 1e3 / f64::from(thinking.decisions.max(1));
        let longest = thinking.longest.as_secs_f64() * 1e3;
        format!("mean {mean:.2}, longest {longest:.0}")
    });
    println!("  ms for a decision: {}", times.join("; "));
}

/// Tells each event as it happens.
struct Teller;

impl Log<Event> for Teller {
    fn note(&mut self, event: impl FnOnce() -> Event) {
        println!("{:?}", event());
    }
}

/// Tells one match, the first coach at home.
fn print_match(seed: u64, options: &Options, seats: &[Seat; 2]) {
    let mut coaches = BySide::with(|side| seats[side as usize].take());
    let start = Position::begin(options).expect("the options are sound");
    play_match(start, &mut coaches, seed, &mut Teller);
}

fn main() {
    let mut arguments = std::env::args().skip(1).peekable();
    let telling = arguments.next_if(|word| word == "tell").is_some();
    let number: u32 = arguments
        .next()
        .map_or(Ok(100), |text| text.parse())
        .expect("a whole number");
    let is_preset = |word: &String| Options::PRESETS.iter().any(|(name, _)| name == word);
    let (presets, coaches): (Vec<String>, Vec<String>) = arguments.partition(is_preset);
    let pairs: Vec<(&str, &str)> = match coaches.as_slice() {
        [] => vec![("sensible", "random"), ("sensible", "sensible")],
        [one, others @ ..] => others
            .iter()
            .map(|other| (one.as_str(), other.as_str()))
            .collect(),
    };
    for (preset, options) in Options::PRESETS {
        if !presets.is_empty() && !presets.iter().any(|name| name == preset) {
            continue;
        }
        for (one, other) in &pairs {
            let seats = [Seat::named(one), Seat::named(other)];
            if telling {
                print_match(u64::from(number), &options, &seats);
            } else {
                duel(
                    &format!("{preset}: {one} - {other}"),
                    &options,
                    number,
                    &seats,
                );
            }
        }
    }
}
