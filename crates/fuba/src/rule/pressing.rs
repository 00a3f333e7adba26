//! Pressing (F22-4.9).

use crate::position::{BallValue, Open};
use crate::refusal::Why;

/// Whether the passive team has the numbers to press (F22-4.9a, F22-D59).
pub(crate) fn check(open: &Open) -> Result<(), Why> {
    let (controlling, passive) = open.counts(open.ball);
    if passive >= controlling {
        Ok(())
    } else {
        Err(Why::Outnumbered {
            passive,
            controlling,
        })
    }
}

/// What is added to the pressing die for the comparison (F22-4.9b).
pub fn modifier(open: &Open) -> i8 {
    i8::from(open.turn.is_second_action()) // F22-4.5.2e
}

/// The result of a pressing die: whether the ball is won, and the new value.
pub(crate) fn resolve(open: &Open, die: u8) -> (bool, BallValue) {
    let modified = die as i8 + modifier(open);
    match modified.cmp(&open.value.number()) {
        std::cmp::Ordering::Less => (true, BallValue::clamped(die as i8)), // F22-4.9c
        std::cmp::Ordering::Greater => (false, open.value.changed(-2)),    // F22-4.9d
        std::cmp::Ordering::Equal => (false, open.value),                  // F22-4.9e
    }
}

/// The chance, in sixths, that pressing now wins the ball.
pub fn winning_faces(open: &Open) -> u8 {
    (1..=6).filter(|die| resolve(open, *die).0).count() as u8
}
