//! Competitions: who meets whom, who is ahead, who is out, and what is due.
//!
//! A competition is a pure state like a table: `competition + what happened → fixtures, tables, squads, what is due`. It has
//! no network, no file, no thread and no clock, and is rebuilt from its journal; the luck of draws is a number in its setting.

mod checks;
mod entry;
mod fixture;
mod setting;
mod sheet;
mod sheet_problem;
mod squads;
mod team;
mod words;

pub use checks::{Level, Terms};
pub use entry::{Entry, Ruling};
pub use fixture::{Fixture, FixtureId, Stage, Status, TieId};
pub use setting::{Calendar, DrawnTie, Format, KnockOut, League, Legs, Points, Setting, TieBreak};
pub use sheet::{Decided, ResultSheet, TeamSheet};
pub use sheet_problem::SheetProblem;
pub use squads::{Absence, Danger, Irregular, Missing, Sensitive, SquadBook};
pub use team::{Player, Team, TeamId};
