//! Questions answered by many matches or long thought, for any game: simulations, ladders, analyses; and what is asked of
//! one game alone, in that game's room.
//!
//! Everything here computes values and renders them to text, JSON or HTML. Whoever asks owns the command line, the files
//! and the screen, and says by a [`Progress`] whether anybody watches.

pub mod analyse;
pub mod calibration;
pub mod champions;
pub mod contrast;
pub mod cup;
pub mod errand;
pub mod fuba;
pub mod interval;
pub mod ladder;
pub mod outlook;
pub mod pieces;
pub mod puzzles;
pub mod record;
pub mod report;
pub mod simulate;
pub mod statistics;
mod studied;
mod study;
mod words;
mod work;

pub use interval::Interval;
pub use pieces::Hands;
pub use studied::Studied;
pub use study::{PlayedResult, Study, study};
pub use work::{Progress, share};
