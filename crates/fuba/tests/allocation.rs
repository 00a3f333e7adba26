//! The rules do not touch the heap while a match is played.

use gaffer_core::{Awaits, Rules, Silent};
use gaffer_fuba::{Choice, Edition, Options, Position, Step};
use gaffer_proof::{Luck, random_play_out};

#[test]
fn no_answer_allocates() {
    for edition in Edition::ALL {
        let mut luck = Luck::new(3);
        let mut choices = Vec::with_capacity(512);
        let mut answers = 0;
        let counted = allocation_counter::measure(|| {
            for _ in 0..50 {
                let mut position = Position::begin(&Options::basic(edition)).unwrap();
                answers += random_play_out(&mut position, &mut luck, &mut choices, &mut Silent);
            }
        });
        assert!(answers > 10_000);
        assert_eq!(
            counted.count_total, 0,
            "{edition:?}: {counted:?} in {answers} answers"
        );
    }
}

/// The advanced rules do not either, but for the lists of skills to choose from (A10, F22-A11-6.6).
#[test]
fn no_answer_of_the_full_game_allocates() {
    let mut luck = Luck::new(3);
    let mut choices = Vec::with_capacity(2925);
    for match_number in 0..40 {
        let edition = [Edition::V2014, Edition::V2_2][match_number % 2];
        let mut position = Position::begin(&Options::full(edition)).unwrap();
        let mut over = false;
        while !over {
            let step = position.open().step();
            let counted = allocation_counter::measure(|| {
                over = answer(&mut position, &mut luck, &mut choices);
            });
            if !matches!(step, Step::Skills(_) | Step::ExtraSkill(_)) {
                assert_eq!(counted.count_total, 0, "{counted:?} at {step:?}");
            }
        }
    }
}

/// One random answer; true when the match is over.
fn answer(position: &mut Position, luck: &mut Luck, choices: &mut Vec<Choice>) -> bool {
    match position.awaits() {
        Awaits::Nothing(_) => return true,
        Awaits::Roll(roll) => position.roll(luck.dice(&roll.dice), &mut Silent).unwrap(),
        Awaits::Choice(_) | Awaits::Secret(_) => {
            choices.clear();
            position.choices(choices);
            let choice = choices[luck.below(choices.len())];
            position.choose(choice, &mut Silent).unwrap();
        }
    }
    false
}

#[test]
fn the_counter_counts() {
    let counted = allocation_counter::measure(|| drop(std::hint::black_box(vec![1_u8; 100])));
    assert_eq!(counted.count_total, 1);
}

#[test]
fn a_position_is_small() {
    assert!(size_of::<Position>() <= 352);
}
