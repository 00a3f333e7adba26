//! The uses of a seed: each has a stream of its own, so that none of them tells anything of another.

use gaffer_core::Side;

/// What a stream of random numbers is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stream {
    /// The dice of a match.
    Dice,
    /// The computer coach of a side.
    Coach(Side),
    /// Matches in which a network practises.
    Practice,
    /// What a person lets the computer decide for him.
    Assistant,
    /// A hint for a person.
    Hint,
    /// The first weights of a network.
    Weights,
    /// The order in which a network learns.
    Learning,
    /// The matches of a simulation.
    Simulation,
    /// The matches that compare formations.
    Formations,
    /// The pairs of a ladder.
    Pairs,
    /// What a search imagines of the things it does not see.
    Search,
    /// Matches played out from a position.
    PlayOuts,
    /// What a beginner overlooks.
    Attention,
    /// What an analysis imagines of the things that a side does not see.
    Imagination,
    /// The searches of an analysis.
    Analysis,
    /// The moments at which a forecast is held against what came.
    Calibration,
    /// The matches from which puzzles are made, and the levels that try them.
    Puzzles,
}

impl Stream {
    /// The number that sets the stream apart. No number ever changes: matches of old seeds go on with it.
    pub const fn number(self) -> u64 {
        match self {
            Self::Dice => 1,
            Self::Coach(Side::Home) => 2,
            Self::Coach(Side::Away) => 3,
            Self::Practice => 7,
            Self::Assistant => 9,
            Self::Hint => 10,
            Self::Weights => 11,
            Self::Learning => 12,
            Self::Simulation => 17,
            Self::Formations => 18,
            Self::Pairs => 23,
            Self::Search => 0x5ea,
            Self::PlayOuts => 0x91a,
            Self::Attention => 0xa77,
            Self::Imagination => 0xa9a,
            Self::Analysis => 0xa9b,
            Self::Calibration => 0xca1,
            Self::Puzzles => 0x9a2,
        }
    }
}
