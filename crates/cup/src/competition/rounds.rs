//! Rounds that are drawn one after the other: Swiss and duplicate.

use serde::Serialize;

use super::Competition;
use crate::fixture::FixtureId;
use crate::team::TeamId;

/// A team without an opponent in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Bye {
    /// The round, the first 0.
    pub round: usize,
    /// The team.
    pub team: TeamId,
}

impl Competition {
    /// The teams without an opponent, round by round.
    pub fn byes(&self) -> &[Bye] {
        &self.byes
    }

    /// Whether two teams had to meet again because nobody else was left.
    pub fn is_rematch(&self, fixture: FixtureId) -> bool {
        self.rematches.contains(&fixture)
    }

    pub(super) fn advance_rounds(&mut self) {}

    pub(super) fn rounds_are_over(&self) -> bool {
        true
    }
}
