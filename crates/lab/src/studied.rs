//! What the laboratory needs of a game beyond what people see of it.

use gaffer_games::Game;

use crate::statistics::Statistics;

/// A game that the laboratory studies.
pub trait Studied: Game<Choice: Sync, Options: Sync, Event: Sync> + Sync {
    /// What is counted over many matches.
    type Statistics: Statistics<Self>;
}
