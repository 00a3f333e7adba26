//! The decisions of matches, for tests.

use std::cell::RefCell;

use gaffer_core::{BySide, Rules, Side, Silent};
use gaffer_fuba::{Choice, Open, Options, Position, View};

use crate::{Coach, Luck, Random, play_match};

/// A coach whose decisions are shown before they are made.
struct Shown<'a, C, F> {
    coach: C,
    show: &'a RefCell<F>,
}

impl<C: Coach<Position>, F: FnMut(&View, Side, &[Choice])> Coach<Position> for Shown<'_, C, F> {
    fn decide(&mut self, view: &View, side: Side, choices: &[Choice], luck: &mut Luck) -> Choice {
        self.show.borrow_mut()(view, side, choices);
        self.coach.decide(view, side, choices, luck)
    }
}

/// Shows every decision of a match between two of a coach: what the side sees, and what is offered.
pub(super) fn of_a_match<C: Coach<Position> + Default>(
    options: &Options,
    seed: u64,
    show: impl FnMut(&View, Side, &[Choice]),
) {
    let show = &RefCell::new(show);
    let start = Position::begin(options).expect("sound options");
    let mut coaches = BySide::with(|_| {
        let coach = C::default();
        Box::new(Shown { coach, show })
    });
    play_match(start, &mut coaches, seed, &mut Silent);
}

/// Shows what is open at every decision of some random matches.
pub(super) fn of_random_matches(options: &Options, mut look: impl FnMut(&Open)) {
    for seed in 0..20 {
        of_a_match::<Random>(options, seed, |view, _, _| look(view.open()));
    }
}
