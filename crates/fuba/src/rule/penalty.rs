//! The penalty table (F22-5.5.2-T).

use crate::choice::{Dive, Kick};

/// The die that a penalty needs for a goal; left and right are each man's own (F22-D69).
pub const fn needed(kick: Kick, dive: Dive) -> u8 {
    match (kick, dive) {
        (Kick::Left, Dive::Left | Dive::Stay) | (Kick::Right, Dive::Stay | Dive::Right) => 2,
        (Kick::Middle, Dive::Left | Dive::Right) => 1,
        (Kick::Left, Dive::Right) | (Kick::Middle, Dive::Stay) | (Kick::Right, Dive::Left) => 6,
    }
}
