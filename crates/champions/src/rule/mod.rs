//! One rule, one room: what the rules say about a position, without changing it.

pub mod charge;
pub mod follow;
pub mod foul;
pub mod free_kick;
pub mod interception;
pub mod killjoy;
pub mod leg;
pub mod line_up;
pub mod offside;
pub mod save;
pub mod set_up;
pub mod shift;
pub mod substitution;
pub mod time;
pub mod walking;
