//! The program `gaffer` as a library, so that tests reach every part of it.

pub mod coaches;
pub mod record_file;
pub mod referee;
pub mod rules_reference;
pub mod scenario;
pub mod session;
pub mod terminal;
