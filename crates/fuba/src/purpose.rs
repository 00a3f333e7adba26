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
    /// A tiredness test (F22-A1.3b).
    Tiredness,
    /// An injury (F22-A4a).
    Injury,
    /// The points of a fresh player (F22-A3f).
    FreshPlayer,
    /// Slow play (F22-A9b).
    SlowPlay,
    /// The skill Actor.
    Actor,
    /// The skill Fanatic fans.
    FanaticFans,
    /// A dribbling skill.
    Dribble,
    /// The skill High condition.
    HighCondition,
    /// The moves for a condition point (F14-A1.1b).
    Condition,
    /// A duel of the advanced events (F22-A11b).
    Duel,
    /// Streaking (F22-A11-5.5).
    Streaking,
    /// Which skill is lost (F22-A11-6.3).
    LostSkill,
    /// Which skill is gained (F22-A11-6.5).
    GainedSkill,
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
            Self::Tiredness => "tiredness",
            Self::Injury => "injury",
            Self::FreshPlayer => "fresh player",
            Self::SlowPlay => "slow play",
            Self::Actor => "actor",
            Self::FanaticFans => "fanatic fans",
            Self::Dribble => "dribble",
            Self::HighCondition => "high condition",
            Self::Condition => "condition point",
            Self::Duel => "duel",
            Self::Streaking => "streaking",
            Self::LostSkill => "lost skill",
            Self::GainedSkill => "gained skill",
        })
    }
}
