//! Random play that a seed repeats, without a coach.

use gaffer_core::{Awaits, Dice, DiceWanted, Log, Rules, Silent};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// A stream of random numbers.
#[derive(Clone, Debug)]
pub struct Luck(Xoshiro256PlusPlus);

impl Luck {
    /// The stream of a seed.
    pub fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// A number below a bound, each equally likely but for one part in billions.
    pub fn below(&mut self, bound: usize) -> usize {
        let product = u128::from(self.0.next_u64()) * bound.max(1) as u128;
        (product >> 64) as usize
    }

    /// Fair dice for a roll; rolls that do not count are rolled again.
    pub fn dice(&mut self, wanted: &DiceWanted) -> Dice {
        wanted.drawn(|faces| self.below(faces.into()) as u8 + 1)
    }
}

/// One random answer to whatever is awaited; false when the match is over.
///
/// # Panics
///
/// If nothing is offered, or what is offered is refused.
pub fn random_answer<R: Rules>(position: &mut R, luck: &mut Luck) -> bool {
    answer(position, luck, &mut Vec::new(), &mut Silent)
}

/// Plays a position to its end with random choices and fair dice, and gives the number of answers.
///
/// # Panics
///
/// If nothing is offered, or what is offered is refused.
pub fn random_play_out<R: Rules>(
    position: &mut R,
    luck: &mut Luck,
    choices: &mut Vec<R::Choice>,
    log: &mut impl Log<R::Event>,
) -> u64 {
    let mut answers = 0;
    while answer(position, luck, choices, log) {
        answers += 1;
    }
    answers
}

fn answer<R: Rules>(
    position: &mut R,
    luck: &mut Luck,
    choices: &mut Vec<R::Choice>,
    log: &mut impl Log<R::Event>,
) -> bool {
    match position.awaits() {
        Awaits::Nothing(_) => return false,
        Awaits::Roll(roll) => {
            let taken = position.roll(luck.dice(&roll.dice), log);
            assert!(taken.is_ok(), "{taken:?}");
        }
        Awaits::Choice(_) | Awaits::Secret(_) => {
            choices.clear();
            position.choices(choices);
            assert!(!choices.is_empty(), "nothing is offered in {position:?}");
            let taken = position.choose(choices[luck.below(choices.len())], log);
            assert!(taken.is_ok(), "{taken:?}");
        }
    }
    true
}
