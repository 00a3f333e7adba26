//! What may come of a competition: the rest of it played many times, from the ratings of its teams or from matches of their
//! coaches.
//!
//! Nobody is booked, sent off or injured in a simulated match, so nobody is suspended after it either.

mod figures;
mod model;
mod observed;
mod places;
mod ratings;
mod season;

pub use observed::CoachPair;
pub use places::Places;
pub use ratings::RatedBy;
pub use season::Simulation;
