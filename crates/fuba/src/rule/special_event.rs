//! The special event table (F22-4.4.1), and what a special event of either table can do.

use crate::options::{EventPlus5, Options};
use crate::step::Duel;

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
    /// Both action stages are skipped; a corner kick where the target is a corner area; points and
    /// injuries by the dice (F22-4.4.1-z1 to F22-4.4.1-z4).
    Stall,
    /// One piece of a team goes to an adjacent area and may move again (F22-A11-1.1).
    GoodMove(Role),
    /// Both roll; the winner gets what the duel is about.
    Duel(Duel),
    /// A team has fouled: a card at once, an injury of the other (F22-A11-3.5).
    RudeFoul(Role),
    /// Both action stages are skipped (F22-A11-4.1).
    SkipStages,
    /// A team may play a third action (F22-A11-4.5).
    ThirdAction(Role),
    /// The controlling team may change the target (F22-A11-5.3).
    PerfectPass,
    /// The controlling team suffers an injury (F22-A11-5.4).
    Injury,
    /// The time marker moves on (F22-A11-5.5).
    Streaking,
    /// The controlling team has +2 on goal attempts (F22-A11-5.6).
    MisplacedKeeper,
    /// A team's boosts are free (F22-A11-6.1).
    FreeBoosts(Role),
    /// A team loses a skill (F22-A11-6.3).
    InjuredStar(Role),
}

/// The table by the difference of the controlling and the passive team's dice.
pub(crate) fn effect(result: i8, options: Options) -> Effect {
    match result {
        -5 => Effect::Moves(Role::Passive, 2),
        -4 => Effect::FailedPass,
        -3 => Effect::Moves(Role::Passive, 1),
        -2 => Effect::Value(1),
        -1 => Effect::Foul(Role::Controlling),
        0 => Effect::Stall,
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
