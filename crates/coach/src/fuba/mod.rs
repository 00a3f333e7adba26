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
mod shoot_out;
mod thinker;
mod turn_1_0;
mod turn_2014;
mod turn_2_2;
mod turn_dice;
mod unseen;
mod usual;
mod weight;

pub use evaluate::evaluate;
pub use facts::{FACTS, INPUTS, facts};
pub use guess::{imagine, possible};
pub use learned::Learned;
pub use nets::subject;
pub use preparation::usual_skills;
pub use row::is_row;
pub use sensible::Sensible;
pub use thinker::Thinker;
pub use usual::usual_set_up;
