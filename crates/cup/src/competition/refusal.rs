//! Why something cannot have happened in a competition; it is as it was.

use crate::fixture::{FixtureId, TieId};
use crate::sheet_problem::SheetProblem;
use crate::team::TeamId;

/// Why an entry is not taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// There is no such match.
    NoFixture(FixtureId),
    /// There is no such team.
    NoTeam(TeamId),
    /// There is no such tie.
    NoTie(TieId),
    /// The match has begun or was played.
    AlreadyBegun(FixtureId),
    /// The match was booked: a wrong result is corrected with a reason.
    AlreadyPlayed(FixtureId),
    /// The match was not played: there is nothing to correct.
    NotPlayed(FixtureId),
    /// The match does not count.
    Annulled(FixtureId),
    /// The team plays another match now.
    Playing(TeamId, FixtureId),
    /// The team has withdrawn.
    Withdrawn(TeamId),
    /// Nothing is asked about the tie.
    NothingToRule(TieId),
    /// What is on the sheet cannot have been so.
    Sheet(FixtureId, Vec<SheetProblem>),
    /// The options of the competition cannot be read.
    Options(String),
    /// A correction, a withdrawal or a ruling has a reason.
    NoReason,
}
