//! Champions 2020: what a turn can bring, worked out exactly.

pub mod solver;
