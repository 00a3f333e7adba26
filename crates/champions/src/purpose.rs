//! What a roll is for (section 6 of the rules).

use std::fmt;

/// The chance points of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "each is a line of the rules' table of rolls")]
pub enum Purpose {
    KickOff,
    Opening,
    Restart,
    ThrowIn,
    Goalie,
    Interception,
    Save,
    ShootOut,
    ShootOutSave,
}

impl fmt::Display for Purpose {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::KickOff => "kick-off roll",
            Self::Opening => "opening roll",
            Self::Restart => "restart roll",
            Self::ThrowIn => "throw-in roll",
            Self::Goalie => "goalie roll",
            Self::Interception => "interception roll",
            Self::Save => "save roll",
            Self::ShootOut => "shoot-out roll",
            Self::ShootOutSave => "shoot-out save roll",
        })
    }
}
