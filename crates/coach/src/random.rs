//! The random coach: every offered choice is equally likely.

use gaffer_core::{Rules, Side};

use crate::{Coach, Luck};

/// A coach that takes any offered choice.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<R: Rules> Coach<R> for Random {
    fn decide(
        &mut self,
        _view: &R::View,
        _side: Side,
        choices: &[R::Choice],
        luck: &mut Luck,
    ) -> R::Choice {
        choices[luck.below(choices.len())]
    }
}
