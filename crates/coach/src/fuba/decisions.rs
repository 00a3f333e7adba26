//! The decisions of a match, for tests.

use gaffer_core::{Awaits, BySide, DiceSource, Rules, Side, Silent, Viewer};
use gaffer_fuba::{Choice, Options, Position, View};

use crate::{Coach, Luck, SeededDice};

use super::Sensible;

/// Shows every decision of a match of sensible coaches: the position, what the side sees of it, and what is offered.
pub(super) fn of_a_match(
    preset: &str,
    seed: u64,
    mut show: impl FnMut(&Position, &View, Side, &[Choice]),
) {
    let options = Options::preset(preset).expect("a preset");
    let mut position = Position::begin(&options).expect("sound options");
    let mut coaches = BySide::with(|_| Sensible::default());
    let (mut dice, mut luck) = (SeededDice::new(seed, 0), Luck::new(seed));
    let mut choices = Vec::new();
    loop {
        match position.awaits() {
            Awaits::Nothing(_) => return,
            Awaits::Roll(roll) => {
                let Ok(rolled) = dice.draw(&roll.dice);
                position.roll(rolled, &mut Silent).expect("fair dice");
            }
            Awaits::Choice(side) | Awaits::Secret(side) => {
                choices.clear();
                position.choices(&mut choices);
                let view = position.view(Viewer::Side(side));
                show(&position, &view, side, &choices);
                let choice = coaches[side].decide(&view, side, &choices, &mut luck);
                position.choose(choice, &mut Silent).expect("offered");
            }
        }
    }
}
