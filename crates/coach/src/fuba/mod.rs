//! What coaches know of FUBA.

mod evaluate;
mod line_up;
mod sensible;

pub use evaluate::evaluate;
pub use sensible::Sensible;
