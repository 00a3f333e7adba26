//! What is asked of Champions 2020 alone: its statistics, and how to score with a roll.

pub mod solve;
pub mod statistics;

use gaffer_champions::Position;
use gaffer_games::words::Words;

use crate::Studied;
use solve::SolvedPosition;

impl Studied for Position {
    type Statistics = statistics::Summary;

    fn solved(&self, words: Words<'_>) -> Option<Result<SolvedPosition, String>> {
        Some(solve::solve(self.open(), None).map(|solved| solved.told(words)))
    }
}
