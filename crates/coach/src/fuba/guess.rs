//! What a coach of FUBA assumes of what it cannot see.

use gaffer_core::Side;
use gaffer_fuba::{Dive, Formation, Position, Secret, View};

/// Nothing unusual, and no skill.
pub(super) fn nothing_unusual(_side: Side) -> Secret {
    Secret {
        formation: Some(Formation::DEFAULT),
        dive: Some(Dive::Stay),
        ..Secret::default()
    }
}

/// The position as a side imagines it: nothing unusual is hidden.
pub fn imagine(view: &View) -> Position {
    view.imagine(nothing_unusual)
}
