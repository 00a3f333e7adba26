//! What is asked of Champions 2020 alone: its statistics, and how to score with a roll.

mod outlook;
pub mod solve;
pub mod statistics;

use gaffer_champions::{Choice, Position};
use gaffer_core::Side;
use gaffer_games::words::Words;

use crate::Studied;
use crate::outlook::Outlook;
use solve::SolvedPosition;

impl Studied for Position {
    type Statistics = statistics::Summary;

    fn outlook(&self, side: Side, row: &[Choice]) -> Option<Outlook> {
        crate::outlook::outlook(self, side, row)
    }

    fn solved(&self, words: Words<'_>) -> Option<Result<SolvedPosition, String>> {
        Some(solve::solve(self.open(), None).map(|solved| solved.told(words)))
    }
}
