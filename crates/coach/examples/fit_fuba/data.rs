//! Matches of the coaches against themselves, as samples to learn from.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use gaffer_coach::fuba::{Learned, Sensible, facts, is_row};
use gaffer_coach::{Coach, Luck, SeededDice};
use gaffer_core::{Awaits, BySide, DiceSource, Rules, Side, Silent, Viewer};
use gaffer_fuba::{Choice, Formation, Options, Position, Step};

/// One of so many positions is looked at: between decisions, and within a row of moves, whose end is what is judged.
const ONE_OF: [usize; 2] = [2, 15];
/// One of so many decisions is left to chance, so that more is seen than what seems best: by sense, by what was
/// learned.
const ASTRAY: [usize; 2] = [12, 60];
/// One of so many matches is played against the sensible coach.
const AGAINST_SENSE: u64 = 2;

/// One position of a match.
#[derive(Clone, Copy)]
pub(crate) struct Sample {
    from: usize,
    to: usize,
    pub(crate) left: f32,
    pub(crate) soon: f32,
    /// Whether the controlling team is the home side.
    pub(crate) home: bool,
    /// The goals scored until here, home and away.
    pub(crate) goals: [u8; 2],
    /// Whether the match has no sample after this one.
    pub(crate) last: bool,
}

/// Positions of many matches in order.
#[derive(Clone, Default)]
pub(crate) struct Samples {
    on: Vec<u16>,
    pub(crate) all: Vec<Sample>,
    /// The goals at the end of each match.
    pub(crate) ends: Vec<[u8; 2]>,
}

impl Samples {
    pub(crate) fn len(&self) -> usize {
        self.all.len()
    }

    /// The inputs that are on.
    pub(crate) fn on(&self, sample: &Sample) -> &[u16] {
        &self.on[sample.from..sample.to]
    }

    fn add(&mut self, position: &Position) {
        let open = position.open();
        let facts = facts(open);
        let from = self.on.len();
        self.on.extend(facts.on());
        let score = open.score();
        self.all.push(Sample {
            from,
            to: self.on.len(),
            left: facts.left,
            soon: facts.soon,
            home: open.controlling() == Side::Home,
            goals: [score.home, score.away],
            last: false,
        });
    }

    fn append(&mut self, other: &Self) {
        let begun = self.on.len();
        self.on.extend(&other.on);
        self.all.extend(other.all.iter().map(|sample| Sample {
            from: sample.from + begun,
            to: sample.to + begun,
            ..*sample
        }));
        self.ends.extend(&other.ends);
    }
}

/// Does numbered work on all cores; the results are in order.
pub(crate) fn share_out<T: Send>(count: u64, work: impl Fn(u64) -> T + Sync) -> Vec<T> {
    let next = AtomicU64::new(0);
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let mut results: Vec<(u64, T)> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..cores)
            .map(|_| {
                scope.spawn(|| {
                    let mut done = Vec::new();
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= count {
                            return done;
                        }
                        done.push((number, work(number)));
                    }
                })
            })
            .collect();
        workers
            .into_iter()
            .flat_map(|worker| worker.join().expect("no match panics"))
            .collect()
    });
    results.sort_by_key(|(number, _)| *number);
    results.into_iter().map(|(_, result)| result).collect()
}

/// Plays matches of a coach against itself.
pub(crate) fn play_all(
    options: &Options,
    taught: Option<&Arc<Learned>>,
    seed: u64,
    matches: u64,
) -> Samples {
    let played = share_out(matches, |number| {
        play(options, taught, seed.wrapping_mul(1_000_003) + number)
    });
    let mut all = Samples::default();
    for samples in &played {
        all.append(samples);
    }
    all
}

fn is_within_row(position: &Position) -> bool {
    let step = position.open().step();
    is_row(step) || matches!(step, Step::Place { .. })
}

fn play(options: &Options, taught: Option<&Arc<Learned>>, seed: u64) -> Samples {
    let mut position = Position::begin(options).expect("sound options");
    let sensible = seed
        .is_multiple_of(AGAINST_SENSE)
        .then(|| Side::BOTH[(seed / AGAINST_SENSE % 2) as usize]);
    let mut coaches = BySide::with(|side| match taught {
        Some(learned) if sensible != Some(side) => Sensible::taught(learned.clone()),
        _ => Sensible::default(),
    });
    let mut samples = Samples::default();
    let mut dice = SeededDice::new(seed, 0);
    let mut luck = Luck::at(seed, 7, 0);
    let mut choices = Vec::new();
    loop {
        match position.awaits() {
            Awaits::Nothing(_) => break,
            Awaits::Roll(roll) => {
                let Ok(rolled) = dice.draw(&roll.dice);
                position.roll(rolled, &mut Silent).expect("fair dice");
            }
            Awaits::Choice(side) | Awaits::Secret(side) => {
                choices.clear();
                position.choices(&mut choices);
                let card = Choice::Formation(Formation::CARDS[luck.below(Formation::CARDS.len())]);
                let choice = if choices.contains(&card) && luck.below(2) == 0 {
                    // Every card is learned about, liked or not.
                    card
                } else if luck.below(ASTRAY[usize::from(taught.is_some())]) == 0 {
                    choices[luck.below(choices.len())]
                } else {
                    let view = position.view(Viewer::Side(side));
                    coaches[side].decide(&view, side, &choices, &mut luck)
                };
                position.choose(choice, &mut Silent).expect("offered");
            }
        }
        if luck.below(ONE_OF[usize::from(is_within_row(&position))]) == 0 {
            samples.add(&position);
        }
    }
    let score = position.open().score();
    samples.ends.push([score.home, score.away]);
    if let Some(last) = samples.all.last_mut() {
        last.last = true;
    }
    samples
}
