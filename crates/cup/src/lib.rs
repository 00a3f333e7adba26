//! Competitions: who meets whom, who is ahead, who is out, and what is due.
//!
//! A competition is a pure state like a table: `competition + what happened → fixtures, tables, squads, what is due`. It has
//! no network, no file, no thread and no clock, and is rebuilt from its journal; the luck of draws is a number in its setting.

mod booking;
mod checks;
mod competition;
pub mod draw;
mod entry;
pub mod export;
mod faults;
mod file;
mod fixture;
mod lines;
mod luck;
mod overview;
mod problem_words;
mod season;
mod setting;
mod sheet;
mod sheet_problem;
mod simulate;
mod squad_words;
mod squads;
mod standings;
pub mod statistics;
mod team;
mod words;

pub use checks::{Level, Terms};
pub use competition::{Bye, Competition, Entrant, Placing, Question, Refusal, Source, Table, Tie};
pub use entry::{Entry, Ruling};
pub use faults::{Fault, MOST_MATCHES, MOST_ROUNDS, MOST_TEAMS};
pub use file::{BadFile, CupFile, Dated, FILE_VERSION};
pub use fixture::{Fixture, FixtureId, Stage, Status, TieId};
pub use lines::{bracket_words, match_words, table_head};
pub use overview::{
    FixtureLine, FixtureStatus, Overview, PlaceLine, Round, RowLine, TableLines, TeamLine, TieLine,
    TieSide,
};
pub use season::SeasonSkills;
pub use setting::{Calendar, DrawnTie, Format, KnockOut, League, Legs, Points, Setting, TieBreak};
pub use sheet::{Decided, ResultSheet, TeamSheet};
pub use sheet_problem::SheetProblem;
pub use simulate::{CoachPair, Places, RatedBy, Simulation};
pub use squads::{Absence, Danger, Irregular, Missing, Sensitive, SquadBook};
pub use standings::{Measure, Played, Row, SeparatedBy, standings};
pub use team::{Player, Team, TeamId};
