//! What is asked of Champions 2020 alone: its statistics, and how to score with a roll.

pub mod solve;
pub mod statistics;

use gaffer_champions::Position;

use crate::Studied;

impl Studied for Position {
    type Statistics = statistics::Summary;
}
