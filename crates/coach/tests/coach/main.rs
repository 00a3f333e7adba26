//! The tests of the coaches that need no process of their own: one executable, which is linked once.

mod advanced;
mod champions;
mod editions;
mod expert;
#[path = "../../examples/duel/plain.rs"]
mod plain;
mod results;
mod seats;
mod sensible;
mod situations_1_0;
mod situations_2014;
mod skills;
mod switches;
mod taught;
mod written;
mod written_positions;
