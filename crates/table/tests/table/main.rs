//! The tests of the table that need no process of their own: one executable, which is linked once.

mod beside;
mod lives;
mod plans;
mod rematch;
mod sealed;
