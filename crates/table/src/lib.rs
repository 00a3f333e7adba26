//! One match being played: who sits where, where the dice come from, what is due and who may do what.
//!
//! A table is a pure state: `table + request at a time → changes, or a refusal`. It has no network, no file, no thread and no
//! clock, and is rebuilt from its journal. The server, the terminal, the ladder and the referee stand around it.

mod beside;
mod clock;
mod course;
mod enact;
mod ends;
mod foresight;
mod journal;
mod plans;
mod proof;
mod rematch;
mod replay;
mod request;
mod rolls;
mod sealing;
mod secrecy;
mod table;
mod time;
mod vacation;
mod words;

pub use clock::{Clock, Left};
pub use course::{Course, Reached, Snapshot, broken, reach};
pub use enact::{Enacted, Impossible, WrongNote, enact};
pub use ends::{EndRequest, describe_end};
pub use journal::{Changes, Entry, EventDigest, Who, apart, record_entries};
pub use plans::Plans;
pub use proof::{DiceProof, WrongDice, prove};
pub use replay::{Film, Reel, Walk};
pub use request::{Accepted, Request, Said, over};
pub use rolls::{NotLegal, PlayedAgain, Rolled, play_again, whole_record};
pub use sealing::{SealedDice, Sealing};
pub use secrecy::Secrecy;
pub use table::{Due, Seen, Setting, Shut, Table, TableDice};
pub use time::Time;
