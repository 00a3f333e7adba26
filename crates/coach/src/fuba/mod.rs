//! What coaches know of FUBA.

mod attack;
mod condition;
mod evaluate;
mod expect;
mod line_up;
mod next_pass;
mod pass;
mod preparation;
mod row;
mod sensible;
mod turn_1_0;
mod turn_2014;
mod turn_2_2;
mod turn_dice;
mod unseen;
mod weight;

pub use evaluate::evaluate;
pub use sensible::Sensible;
