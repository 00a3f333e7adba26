//! The program `gaffer` as a library, so that tests reach every part of it.

pub mod scenario;
