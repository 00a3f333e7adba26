//! The rules, one subject a module: questions about an open position, without what comes next.

pub(crate) mod adjustment;
pub(crate) mod cards;
pub mod control;
pub(crate) mod entry;
pub mod goal_attempt;
pub(crate) mod injury;
pub(crate) mod movement;
pub mod offside;
pub(crate) mod offside_risk;
pub mod penalty;
pub mod pressing;
pub(crate) mod set_up;
pub(crate) mod skills;
pub mod special_event;
pub mod target;
pub(crate) mod time;
pub(crate) mod value;
