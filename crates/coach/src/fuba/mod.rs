//! What coaches know of FUBA.

mod attack;
mod attention;
mod condition;
#[cfg(test)]
mod decisions;
mod evaluate;
mod expect;
mod facts;
mod formations;
mod guess;
mod judge;
mod learned;
mod line_up;
mod nets;
mod next_pass;
mod pass;
mod penalty;
mod plans;
mod preparation;
mod row;
mod sensible;
mod thinker;
mod turn_1_0;
mod turn_2014;
mod turn_2_2;
mod turn_dice;
mod unseen;
mod weight;

pub use evaluate::evaluate;
pub use facts::{FACTS, INPUTS, facts};
pub use guess::imagine;
pub use learned::Learned;
pub use nets::subject;
pub use row::is_row;
pub use sensible::Sensible;
pub use thinker::Thinker;

/// Calls back at every choice of some random matches.
#[cfg(test)]
fn at_every_choice(options: gaffer_fuba::Options, mut look: impl FnMut(&gaffer_fuba::Open)) {
    use gaffer_core::{Awaits, Rules, Silent};

    for seed in 0..20 {
        let mut position = gaffer_fuba::Position::begin(&options).expect("sound options");
        let mut luck = crate::Luck::new(seed);
        let mut choices = Vec::new();
        loop {
            match position.awaits() {
                Awaits::Nothing(_) => break,
                Awaits::Roll(roll) => {
                    let taken = position.roll(luck.dice(&roll.dice), &mut Silent);
                    assert!(taken.is_ok(), "{taken:?}");
                }
                Awaits::Choice(_) | Awaits::Secret(_) => {
                    look(position.open());
                    choices.clear();
                    position.choices(&mut choices);
                    let choice = choices[luck.below(choices.len())];
                    let taken = position.choose(choice, &mut Silent);
                    assert!(taken.is_ok(), "{taken:?}");
                }
            }
        }
    }
}
