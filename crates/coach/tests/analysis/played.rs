//! Matches of random coaches with their answers.

use gaffer_coach::Luck;
use gaffer_core::{Answer, Awaits, Replayed, Rules, Silent};

/// A match that was played at random.
pub(crate) struct Played<R: Rules> {
    pub(crate) start: R,
    pub(crate) answers: Vec<Answer<R::Choice>>,
    pub(crate) last: R,
}

impl<R: Rules> Played<R> {
    /// The match of a seed.
    pub(crate) fn at_random(options: &R::Options, seed: u64) -> Self {
        let start = R::begin(options).expect("sound options");
        let mut luck = Luck::new(seed);
        let mut last = start.clone();
        let mut answers = Vec::new();
        let mut choices = Vec::new();
        loop {
            match last.awaits() {
                Awaits::Nothing(_) => break,
                Awaits::Roll(roll) => {
                    let dice = luck.dice(&roll.dice);
                    last.roll(dice, &mut Silent).expect("dice as asked for");
                    answers.push(Answer::Roll(dice));
                }
                Awaits::Choice(_) | Awaits::Secret(_) => {
                    choices.clear();
                    last.choices(&mut choices);
                    let choice = choices[luck.below(choices.len())];
                    last.choose(choice, &mut Silent).expect("offered");
                    answers.push(Answer::Choice(choice));
                }
            }
        }
        Self {
            start,
            answers,
            last,
        }
    }

    /// The match played again.
    pub(crate) fn replayed(&self) -> Replayed<R> {
        Replayed::new(self.start.clone(), &self.answers).expect("played before")
    }

    /// Calls back with every position and the answer given there.
    pub(crate) fn at_every_answer(&self, mut look: impl FnMut(&R, Answer<R::Choice>)) {
        let mut position = self.start.clone();
        for &answer in &self.answers {
            look(&position, answer);
            match answer {
                Answer::Choice(choice) => {
                    position.choose(choice, &mut Silent).expect("as before");
                }
                Answer::Roll(dice) => position.roll(dice, &mut Silent).expect("as before"),
            }
        }
    }
}
