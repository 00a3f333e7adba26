//! What coaches know of Champions 2020.

mod board;
mod dead_ball;
mod evaluate;
mod expect;
mod line_up;
mod plays;
mod sensible;
mod turn;
mod weights;

pub use sensible::Sensible;
pub use weights::Weights;
