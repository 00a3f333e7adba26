//! What the laboratory needs of a game beyond what people see of it.

use gaffer_coach::Coach;
use gaffer_core::Side;
use gaffer_games::Game;
use gaffer_games::words::Words;

use crate::champions::solve::SolvedPosition;
use crate::contrast::Published;
use crate::fuba::compare::EditionComparison;
use crate::outlook::Outlook;
use crate::statistics::Statistics;

/// A game that the laboratory studies.
pub trait Studied: Game<Choice: Sync, Options: Send + Sync, Event: Sync> + Sync {
    /// What is counted over many matches.
    type Statistics: Statistics<Self>;

    /// What the rulebook of these options says of how a match goes.
    fn published(_options: &Self::Options) -> Vec<Published> {
        Vec::new()
    }

    /// The coach, told its formation.
    fn with_formation(
        _coach: Box<dyn Coach<Self> + Send>,
        _options: &Self::Options,
        _formation: &str,
    ) -> Result<Box<dyn Coach<Self> + Send>, String> {
        Err(format!("{} has no formations to be told", Self::NAME))
    }

    /// What a row of a side leads to, in figures; none in a game of which nothing is foreseen.
    fn outlook(&self, _side: Side, _row: &[Self::Choice]) -> Option<Outlook> {
        None
    }

    /// The same position under each edition of the game; none in a game with one edition.
    fn compared(&self) -> Option<Result<EditionComparison, String>> {
        None
    }

    /// How to score with each roll; none in a game in which that is not computed.
    fn solved(&self, _words: Words<'_>) -> Option<Result<SolvedPosition, String>> {
        None
    }
}
