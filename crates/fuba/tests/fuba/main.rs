//! The tests of FUBA that need no process of their own: one executable, which is linked once.

mod advanced;
mod arithmetic;
mod counts;
mod every_step;
mod scenarios;
mod season;
mod secrets;
mod shoot_out;
mod simulation;
mod tiredness;
