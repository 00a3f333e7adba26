//! Matches between coaches, from any position to the end.

use std::sync::Arc;

use gaffer_core::{Awaits, BySide, DiceSource, Log, Rules, Side, Viewer};

use crate::search::{Thoughts, Watch};
use crate::{Luck, SeededDice, Stream};

/// Somebody who decides for a side.
pub trait Coach<R: Rules> {
    /// One of the offered choices; there is always at least one.
    fn decide(
        &mut self,
        view: &R::View,
        side: Side,
        choices: &[R::Choice],
        luck: &mut Luck,
    ) -> R::Choice;

    /// Lets somebody see how far the coach is with its thinking, and tell it to play now.
    fn watched_by(&mut self, _watch: Arc<Watch>) {}

    /// What the coach thought about its last decision, if it thought at all.
    fn thoughts(&self) -> Option<&Thoughts<R>> {
        None
    }
}

/// A match that was played to its end.
#[derive(Clone, Debug)]
pub struct Played<R> {
    /// The last position.
    pub position: R,
    /// Choices and rolls together.
    pub answers: u64,
}

/// Plays a position to its end between two coaches.
///
/// Everything follows from the seed: the dice and each coach have a stream of their own.
pub fn play_match<R: Rules, C: Coach<R> + ?Sized>(
    position: R,
    coaches: &mut BySide<Box<C>>,
    seed: u64,
    log: &mut impl Log<R::Event>,
) -> Played<R> {
    play_seen(position, coaches, seed, log, |_| ())
}

/// Plays a match as [`play_match`] does, and shows every position, the last one too.
pub fn play_seen<R: Rules, C: Coach<R> + ?Sized>(
    mut position: R,
    coaches: &mut BySide<Box<C>>,
    seed: u64,
    log: &mut impl Log<R::Event>,
    mut seen: impl FnMut(&R),
) -> Played<R> {
    let mut answers = 0;
    let mut dice = SeededDice::new(seed, 0);
    let mut luck = BySide::with(|side| Luck::at(seed, Stream::Coach(side), 0));
    let mut choices = Vec::new();
    loop {
        seen(&position);
        match position.awaits() {
            Awaits::Nothing(_) => return Played { position, answers },
            Awaits::Roll(roll) => {
                let Ok(rolled) = dice.draw(&roll.dice);
                let taken = position.roll(rolled, log);
                debug_assert!(taken.is_ok(), "{taken:?}");
            }
            Awaits::Choice(side) | Awaits::Secret(side) => {
                choices.clear();
                position.choices(&mut choices);
                let view = position.view(Viewer::Side(side));
                let choice = coaches[side].decide(&view, side, &choices, &mut luck[side]);
                let taken = position.choose(choice, log);
                debug_assert!(taken.is_ok(), "{taken:?}");
            }
        }
        answers += 1;
    }
}

/// Plays a position to its end with uniformly random choices and fair dice, as fast as can be, and
/// returns the number of answers given.
pub fn random_play_out<R: Rules>(
    position: &mut R,
    luck: &mut Luck,
    choices: &mut Vec<R::Choice>,
    log: &mut impl Log<R::Event>,
) -> u64 {
    let mut answers = 0;
    loop {
        match position.awaits() {
            Awaits::Nothing(_) => return answers,
            Awaits::Roll(roll) => {
                let taken = position.roll(luck.dice(&roll.dice), log);
                debug_assert!(taken.is_ok(), "{taken:?}");
            }
            Awaits::Choice(_) | Awaits::Secret(_) => {
                choices.clear();
                position.choices(choices);
                let taken = position.choose(choices[luck.below(choices.len())], log);
                debug_assert!(taken.is_ok(), "{taken:?}");
            }
        }
        answers += 1;
    }
}
