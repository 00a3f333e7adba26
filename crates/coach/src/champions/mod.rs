//! What coaches know of Champions 2020: what a turn can bring, worked out exactly, and a coach who uses it.

mod board;
mod by_the_clock;
mod dead_ball;
mod evaluate;
mod expect;
mod line_up;
mod sensible;
pub mod solver;
mod turn;
mod weights;

pub use by_the_clock::ByTheClock;
pub use sensible::Sensible;
pub use weights::Weights;
