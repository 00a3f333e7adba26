//! The rules do not touch the heap while a match is played.

use gaffer_coach::{Luck, random_play_out};
use gaffer_core::{Rules, Silent};
use gaffer_fuba::{Options, Position};

#[test]
fn no_answer_allocates() {
    let mut luck = Luck::new(3);
    let mut choices = Vec::with_capacity(512);
    let mut answers = 0;
    let counted = allocation_counter::measure(|| {
        for _ in 0..50 {
            let mut position = Position::begin(&Options::default()).unwrap();
            answers += random_play_out(&mut position, &mut luck, &mut choices, &mut Silent);
        }
    });
    assert!(answers > 10_000);
    assert_eq!(counted.count_total, 0, "{counted:?} in {answers} answers");
}

#[test]
fn the_counter_counts() {
    let counted = allocation_counter::measure(|| drop(std::hint::black_box(vec![1_u8; 100])));
    assert_eq!(counted.count_total, 1);
}

#[test]
fn a_position_is_small() {
    assert!(size_of::<Position>() <= 384, "{}", size_of::<Position>());
}
