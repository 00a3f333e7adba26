//! What coaches know of FUBA.

mod attack;
mod evaluate;
mod line_up;
mod sensible;
mod weight;

pub use evaluate::evaluate;
pub use sensible::Sensible;
