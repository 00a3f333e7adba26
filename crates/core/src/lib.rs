//! What every game of Gaffer shares: sides, dice, what is awaited, matches and their records.
//!
//! This crate never draws a die, reads a clock or touches a file. A game is a pure state machine that
//! implements [`Rules`]; whoever drives it owns the dice and the people.

mod as_text;
mod asked;
mod awaited;
mod bytes32;
mod chi_square;
mod dice;
mod getters;
mod matchplay;
mod named;
mod note;
mod option_row;
mod reading;
mod record;
mod replayed;
mod rules;
mod runs;
#[cfg(feature = "scenarios")]
pub mod scenario;
mod seed;
mod side;
#[cfg(feature = "scenarios")]
pub mod strict_json;
mod text;
mod time_control;
mod wrong;

pub use asked::{Asked, AskedUntil};
pub use awaited::to_be_chosen;
pub use bytes32::Bytes32;
pub use chi_square::chi_square_tail;
pub use dice::{
    BadRoll, Dice, DiceSource, DiceWanted, MAX_DICE, Roll, RollAgain, Script, ScriptEnded, Until,
};
pub use matchplay::{Kept, Match};
pub use note::{End, How, Note, Noted, Proposal};
pub use option_row::OptionRow;
pub use reading::{Reading, ReadingSet, WrittenReadings};
pub use record::{BadRecord, DiceFrom, Header, Occupant, Record, RecordEntry, Sealed, Seat};
pub use replayed::{Moment, NotTaken, Replayed, give};
pub use rules::{
    Answer, Awaits, Faults, Log, Outcome, Refuses, RuleId, Rules, Silent, Viewer, parse_row,
};
pub use runs::{LONGEST_RUN, chance_without_run};
pub use seed::Seed;
pub use side::{BySide, Side};
pub use text::{BadName, LONGEST_NAME, line, name, printable, repeated};
pub use time_control::TimeControl;

/// Whether a value says no more than its default, so that it need not be written down.
pub fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}
