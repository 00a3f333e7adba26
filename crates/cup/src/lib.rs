//! Competitions: who meets whom, who is ahead, who is out, and what is due.
//!
//! A competition is a pure state like a table: `competition + what happened → fixtures, tables, squads, what is due`. It has
//! no network, no file, no thread and no clock, and is rebuilt from its journal; the luck of draws is a number in its setting.

pub mod draw;
mod entry;
mod fixture;
mod setting;
mod sheet;
mod team;

pub use entry::{Entry, Ruling};
pub use fixture::{Fixture, FixtureId, Stage, Status, TieId};
pub use setting::{Calendar, DrawnTie, Format, KnockOut, League, Legs, Points, Setting, TieBreak};
pub use sheet::{Decided, ResultSheet, TeamSheet};
pub use team::{Player, Team, TeamId};
