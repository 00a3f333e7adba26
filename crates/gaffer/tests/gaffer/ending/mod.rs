//! How a match ended: what the last half stopped at.

use gaffer_fuba::{Event, ReboundResult, ShotResult};

/// A way in which the last half can end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Ending {
    /// The dice difference was below the stoppage number (F22-4.3.3b).
    Dice,
    /// The turn on +5 was played out (F22-4.3.3d).
    TurnOver,
    /// A goal on +5.
    Goal,
    /// A corner on +5 that is not played any more (F22-D27).
    Corner,
    /// A miss on +5: the goal kick is not played any more.
    Miss,
    /// A foul on +5: the quick free kick is not played any more.
    Foul,
    /// A penalty on +5, played and missed.
    Penalty,
}

impl Ending {
    /// All of them.
    pub(crate) const ALL: [Self; 7] = [
        Self::Dice,
        Self::TurnOver,
        Self::Goal,
        Self::Corner,
        Self::Miss,
        Self::Foul,
        Self::Penalty,
    ];

    /// A name for files.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Dice => "half-ended-by-the-dice",
            Self::TurnOver => "last-turn-played-out",
            Self::Goal => "goal-with-the-last-kick",
            Self::Corner => "corner-not-played",
            Self::Miss => "goal-kick-not-played",
            Self::Foul => "quick-free-kick-not-played",
            Self::Penalty => "penalty-with-the-last-kick",
        }
    }
}

/// How the match with these events ended; `None` while it goes on.
pub(crate) fn ending(events: &[Event]) -> Option<Ending> {
    let [
        before @ ..,
        Event::HalfEnded { by_dice, .. },
        Event::MatchEnded { .. },
    ] = events
    else {
        return None;
    };
    if *by_dice {
        return Some(Ending::Dice);
    }
    Some(match before.last()? {
        Event::Goal { .. } => Ending::Goal,
        Event::ShotTaken { result, .. } | Event::DifficultRolled { result, .. } => match result {
            ShotResult::Corner => Ending::Corner,
            _ => Ending::Miss,
        },
        Event::Rebound {
            result: ReboundResult::Corner,
            ..
        }
        | Event::StagesSkipped => Ending::Corner,
        Event::YellowCardRolled { .. } | Event::RedCardRolled { .. } | Event::SentOff { .. } => {
            Ending::Foul
        }
        Event::PenaltyTaken { .. } => Ending::Penalty,
        _ => Ending::TurnOver,
    })
}
