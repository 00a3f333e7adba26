//! A coach who overlooks some of what is offered, as people do who are new to a game.

use gaffer_core::{Rules, Side};

use crate::{Coach, Luck};

/// A coach who does not see every choice.
#[derive(Clone, Debug)]
pub struct Overlooks<C> {
    coach: C,
    percent: u8,
}

impl<C> Overlooks<C> {
    /// The coach, who overlooks each choice with this chance.
    pub const fn new(coach: C, percent: u8) -> Self {
        Self { coach, percent }
    }
}

impl<R: Rules, C: Coach<R>> Coach<R> for Overlooks<C> {
    fn decide(
        &mut self,
        view: &R::View,
        side: Side,
        choices: &[R::Choice],
        luck: &mut Luck,
    ) -> R::Choice {
        let mut seen = choices.to_vec();
        seen.retain(|_| luck.below(100) >= self.percent.into());
        if seen.is_empty() {
            return choices[luck.below(choices.len())];
        }
        // What belongs to a plan made before was seen then.
        self.coach.decide(view, side, &seen, luck)
    }
}
