//! What coaches know of Champions 2020: what a turn can bring, worked out exactly, and a coach who uses it.

mod board;
mod dead_ball;
mod evaluate;
mod expect;
pub mod expert;
mod plan;
mod routine;
mod sensible;
pub mod solver;
mod turn;
mod weights;

pub use expert::Expert;
pub use sensible::Sensible;
pub use weights::Weights;
