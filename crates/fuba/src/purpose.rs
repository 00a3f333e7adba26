//! What a roll is for.

use std::fmt;

/// What a roll decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Purpose {
    /// Who chooses the kick-off (F22-3.2a).
    KickOff,
    /// Stage 3: time, control check and new value (F22-4.3a).
    Turn,
    /// The special event (F22-4.4.1a).
    Event,
    /// A goal attempt (F22-4.6b).
    GoalAttempt,
    /// The second die of a difficult attempt (F22-4.6.2b).
    DifficultAttempt,
    /// A rebound (F22-4.6.1a).
    Rebound,
    /// Pressing (F22-4.9b).
    Pressing,
    /// A yellow card test (F22-5.6.1a).
    YellowCard,
    /// A red card test (F22-5.6.2a).
    RedCard,
    /// A penalty (F22-5.5.2b).
    Penalty,
}

impl fmt::Display for Purpose {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::KickOff => "kick-off",
            Self::Turn => "turn",
            Self::Event => "event",
            Self::GoalAttempt => "goal attempt",
            Self::DifficultAttempt => "difficult attempt",
            Self::Rebound => "rebound",
            Self::Pressing => "pressing",
            Self::YellowCard => "yellow card",
            Self::RedCard => "red card",
            Self::Penalty => "penalty",
        })
    }
}
