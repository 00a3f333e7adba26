//! Who sits on a bench, and whole matches in which every choice is checked against what is offered.

use gaffer_coach::fuba::Sensible;
use gaffer_coach::{Coach, Luck, Random, SeededDice};
use gaffer_core::{Awaits, BySide, DiceSource, Rules, Silent, Viewer};
use gaffer_fuba::{Options, Position};

pub(crate) type Seat = fn() -> Box<dyn Coach<Position>>;

pub(crate) const SENSIBLE: Seat = || Box::new(Sensible::default());
pub(crate) const RANDOM: Seat = || Box::new(Random);

/// Plays to the end and checks every choice against what is offered.
pub(crate) fn play_to_the_end(options: Options, seats: BySide<Seat>, seed: u64) {
    let mut position = Position::begin(&options).expect("sound options");
    let mut coaches = BySide::with(|side| seats[side]());
    let mut dice = SeededDice::new(seed, 0);
    let mut luck = Luck::new(seed);
    let mut choices = Vec::new();
    loop {
        match position.awaits() {
            Awaits::Nothing(_) => return,
            Awaits::Roll(roll) => {
                let Ok(rolled) = dice.draw(&roll.dice);
                assert_eq!(position.roll(rolled, &mut Silent), Ok(()));
            }
            Awaits::Choice(side) | Awaits::Secret(side) => {
                choices.clear();
                position.choices(&mut choices);
                let view = position.view(Viewer::Side(side));
                let choice = coaches[side].decide(&view, side, &choices, &mut luck);
                assert!(
                    choices.contains(&choice),
                    "{choice} with {options:?} in {:?}",
                    position.diagram()
                );
                assert_eq!(position.choose(choice, &mut Silent), Ok(()));
            }
        }
    }
}
