//! One random answer to whatever a position awaits.

use gaffer_coach::Luck;
use gaffer_core::{Awaits, Rules, Silent};

/// One random answer; false when the match is over.
pub(crate) fn random_answer<G: Rules>(position: &mut G, luck: &mut Luck) -> bool {
    match position.awaits() {
        Awaits::Nothing(_) => return false,
        Awaits::Roll(roll) => position.roll(luck.dice(&roll.dice), &mut Silent).unwrap(),
        Awaits::Choice(_) | Awaits::Secret(_) => {
            let mut choices = Vec::new();
            position.choices(&mut choices);
            assert!(!choices.is_empty(), "nothing is offered in {position:?}");
            let choice = choices[luck.below(choices.len())];
            position.choose(choice, &mut Silent).unwrap();
        }
    }
    true
}
