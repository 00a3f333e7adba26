//! The rules do not touch the heap while a match is played.

mod lively;

use gaffer_champions::{Options, Position, Readings};
use gaffer_core::{Awaits, Rules, Silent};
use gaffer_proof::Luck;
use lively::lively_choice;

#[test]
fn no_answer_of_a_lively_match_allocates() {
    let mut luck = Luck::new(3);
    let mut choices = Vec::with_capacity(512);
    let tally = Options {
        tally: true,
        ..Options::TOURNAMENT
    };
    let letter = Options {
        readings: Readings::LETTER,
        ..Options::FULL
    };
    for options in [
        Options::FRIENDLY,
        Options::FULL,
        Options::TOURNAMENT,
        tally,
        letter,
    ] {
        for _ in 0..10 {
            let mut position = Position::begin(&options).unwrap();
            loop {
                let step = position.open().step();
                let counted = match position.awaits() {
                    Awaits::Nothing(_) => break,
                    Awaits::Roll(roll) => {
                        let dice = luck.dice(&roll.dice);
                        allocation_counter::measure(|| position.roll(dice, &mut Silent).unwrap())
                    }
                    Awaits::Choice(_) | Awaits::Secret(_) => {
                        choices.clear();
                        position.choices(&mut choices);
                        let choice = lively_choice(&position, &choices, &mut luck);
                        allocation_counter::measure(|| {
                            choices.clear();
                            position.choices(&mut choices);
                            position.choose(choice, &mut Silent).unwrap();
                        })
                    }
                };
                assert_eq!(counted.count_total, 0, "{counted:?} at {step:?}");
            }
        }
    }
}

#[test]
fn the_counter_counts() {
    let counted = allocation_counter::measure(|| drop(std::hint::black_box(vec![1_u8; 100])));
    assert_eq!(counted.count_total, 1);
}

#[test]
fn a_position_is_small() {
    assert!(size_of::<Position>() <= 512);
}
