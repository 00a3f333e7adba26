//! Draws: who meets whom, as pure functions of places in the seeding (0 the highest seed).
//!
//! `docs/CUPS.md`, "Who meets whom", says the same in words for those who play.

use std::collections::BTreeMap;

use gaffer_core::Side;

pub mod bracket;
pub mod duplicate;
mod matching;
pub mod round_robin;
pub mod swiss;

/// What a team brings into the draw of the next round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct History {
    /// Its points.
    pub points: u32,
    /// Whom it has met, and in which round the last time.
    pub met: BTreeMap<usize, usize>,
    /// On which side it played each of its matches, the first match first.
    pub sides: Vec<Side>,
    /// How often it rested because the number of teams was odd.
    pub rests: usize,
    /// Whether it has withdrawn.
    pub withdrawn: bool,
}

/// A round as it is drawn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Round {
    /// Its matches.
    pub pairs: Vec<Pair>,
    /// Who rests, where the number of teams is odd.
    pub rests: Option<usize>,
}

/// A match as it is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pair {
    /// Who plays at home.
    pub home: usize,
    /// Who plays away.
    pub away: usize,
    /// The round in which the two met before: a rematch, because there was no better way.
    pub rematch: Option<usize>,
}
