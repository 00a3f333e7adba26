//! What made a match end as it did: the luck of each roll and the cost of each decision, in sums that add up.
//!
//! Every position of a match has one value ([`Values`]). An answer changes it; a roll's change is luck, a decision's
//! is what the side gave away against the best that was considered ([`Judged`]) and the rest. All of it adds up to
//! the result ([`Sums`]).

mod course;
mod judge;
mod known;
mod sums;
mod swing;
mod values;
mod ways;

pub use course::{Analysis, Analyst, Decision, Looked, Part, RollLuck, Unjudged, split};
pub use judge::Judged;
pub use sums::Sums;
pub use swing::Swing;
pub use values::Values;
