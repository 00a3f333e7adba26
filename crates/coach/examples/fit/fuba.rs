//! What FUBA's coaches learn from: matches of what was learned against itself, first of football sense.
//!
//! No match is played against another coach: what a position is worth would then depend on who holds it, which no fact
//! tells, and a search would compare what the one makes of it with what the other does.

use std::sync::Arc;

use gaffer_coach::fuba::{INPUTS, Learned, Sensible, facts, is_row};
use gaffer_coach::net::{HIDDEN, Net, Weights};
use gaffer_coach::{Coach, Luck, SeededDice, play_match};
use gaffer_core::{Awaits, BySide, DiceSource, Rules, Side, Silent, Viewer};
use gaffer_fuba::{Choice, Formation, Options, Position, Step};

use crate::samples::Samples;
use crate::train::Course;

/// One of so many positions is looked at: between decisions, and within a row of moves, whose end is what is judged.
const ONE_OF: [usize; 2] = [2, 15];
/// One of so many decisions is left to chance, so that more is seen than what seems best: by sense, by what was
/// learned.
const ASTRAY: [usize; 2] = [12, 60];
/// How much of what could be done what was learned overlooks, in percent: what was never tried is never learned about,
/// and what is nearly as good is worth more trying than what chance would do.
const OVERLOOKS: u8 = 10;
/// Who learns an edition of FUBA.
pub(crate) struct Pupil {
    pub(crate) options: Options,
}

impl crate::Pupil for Pupil {
    const COURSE: Course = Course {
        trust: 0.9,
        batch: 4096,
        steps: [2e-3, 2e-4],
        slower_after: 5.0,
        calm: Some(1e-2),
        least_slope: 3e-5,
    };
    const DUELS: u64 = 800;
    const BEGINS: bool = false;
    const EARLY: u64 = 4;

    type Taught = Arc<Learned>;

    fn taught(&self, net: Net) -> Arc<Learned> {
        Arc::new(Learned::Net(Box::new(net)))
    }

    fn play(&self, taught: Option<&Arc<Learned>>, seed: u64, number: u64) -> Samples {
        play(&self.options, taught, seed + number)
    }

    fn duel(&self, taught: &Arc<Learned>, me: Side, seed: u64, number: u64) -> [u8; 2] {
        let mut coaches = BySide::with(|side| -> Box<dyn Coach<Position>> {
            if side == me {
                Box::new(Sensible::taught(taught.clone()))
            } else {
                Box::new(Sensible::default())
            }
        });
        let start = Position::begin(&self.options).expect("sound options");
        let end = play_match(start, &mut coaches, seed + number, &mut Silent).position;
        let score = end.open().score();
        [score[me], score[!me]]
    }

    fn beginner(&self, seed: u64) -> Weights {
        let mut luck = Luck::at(seed, 11, 0);
        let mut small = |size: f32| (luck.below(2001) as f32 / 1000.0 - 1.0) * size;
        let mut net = Weights::none(INPUTS);
        (net.inputs.iter_mut().flatten()).for_each(|weight| *weight = small(0.1));
        (net.hidden.iter_mut().flatten()).for_each(|weight| *weight = small(0.2));
        net.bias = [0.1; HIDDEN];
        net.output = [0.3, 0.3, -2.0, -2.0];
        net
    }
}

fn is_within_row(position: &Position) -> bool {
    let step = position.open().step();
    is_row(step) || matches!(step, Step::Place { .. })
}

fn play(options: &Options, taught: Option<&Arc<Learned>>, seed: u64) -> Samples {
    let mut position = Position::begin(options).expect("sound options");
    let mut coaches = BySide::with(|_| match taught {
        Some(learned) => Sensible::taught(learned.clone()).overlooking(OVERLOOKS),
        None => Sensible::default(),
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
            let open = position.open();
            samples.add(&facts(open), open.controlling(), open.score());
        }
    }
    samples.end(position.open().score());
    samples
}
