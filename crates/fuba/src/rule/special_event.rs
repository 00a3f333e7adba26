//! The special event table (F22-4.4.1).

use crate::options::{EventPlus5, Options};

/// Controlling or passive team, as the roles are when the event is rolled (F22-4.4.1c).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    Controlling,
    Passive,
}

/// What a special event does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Effect {
    /// A team makes up to so many event moves now.
    Moves(Role, u8),
    /// The ball goes back to the start area and is lost.
    FailedPass,
    /// The new value is changed.
    Value(i8),
    /// A team has fouled: card test and free kick for the other.
    Foul(Role),
    /// Both action stages are skipped; a corner kick where the target is a corner area.
    SkipStages,
}

/// The table by the difference of the controlling and the passive team's dice.
pub(crate) fn effect(result: i8, options: Options) -> Effect {
    match result {
        -5 => Effect::Moves(Role::Passive, 2),
        -4 => Effect::FailedPass,
        -3 => Effect::Moves(Role::Passive, 1),
        -2 => Effect::Value(1),
        -1 => Effect::Foul(Role::Controlling),
        0 => Effect::SkipStages,
        1 => Effect::Foul(Role::Passive),
        2 => Effect::Value(-1),
        3 => Effect::Moves(Role::Controlling, 1),
        4 => Effect::Value(-2),
        _ => Effect::Moves(
            match options.event_plus5 {
                EventPlus5::Printed => Role::Passive,
                EventPlus5::Errata => Role::Controlling,
            },
            2,
        ),
    }
}
