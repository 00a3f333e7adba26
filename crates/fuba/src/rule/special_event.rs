//! The special event tables (F10-4.4.2, F14-4.4.3, F22-4.4.1), and what a special event can do.

use crate::options::{Edition, EventFreeKicks, EventPlus5, Options};
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
    /// A team has fouled and gets a yellow card without a test (F10-4.4.2a).
    BookedFoul(Role),
    /// A team has fouled, without a card (F10-4.4.2a).
    PlainFoul(Role),
    /// A team makes no moves in this turn (F10-4.4.2c).
    NoMoves(Role),
    /// A team makes no defence moves in this turn (F14-4.4.3p).
    NoDefence(Role),
}

impl Effect {
    /// What the effects of the basic tables do, in words; CT and PT are the controlling and the passive team.
    pub(crate) const fn words(self) -> &'static str {
        match self {
            Self::Moves(Role::Controlling, 1) => "CT moves one piece",
            Self::Moves(Role::Controlling, _) => "CT moves up to two pieces",
            Self::Moves(Role::Passive, 1) => "PT moves one piece",
            Self::Moves(Role::Passive, _) => "PT moves up to two pieces",
            Self::FailedPass => "the ball is lost in the start area",
            Self::Value(1) => "new value +1",
            Self::Value(-1) => "new value -1",
            Self::Value(_) => "new value -2",
            Self::Foul(Role::Controlling) => "free kick for the PT, card die of the CT",
            Self::Foul(Role::Passive) => "free kick for the CT, card die of the PT",
            Self::Stall => "action stages skipped; corner kick if the target is a corner area",
            Self::BookedFoul(Role::Controlling) => "yellow card for the CT, free kick for the PT",
            Self::BookedFoul(Role::Passive) => "yellow card for the PT, free kick for the CT",
            Self::PlainFoul(Role::Controlling) => "free kick for the PT",
            Self::PlainFoul(Role::Passive) => "free kick for the CT",
            Self::NoMoves(Role::Controlling) => "CT makes no moves",
            Self::NoMoves(Role::Passive) => "PT makes no moves",
            Self::NoDefence(Role::Controlling) => "CT makes no defence moves",
            Self::NoDefence(Role::Passive) => "PT makes no defence moves",
            _ => "an event of the advanced table",
        }
    }
}

/// The table of 1.0 by the controlling team's die (F10-4.4.2a).
pub(crate) fn effect_by_die(die: u8) -> Effect {
    match die {
        1 => Effect::BookedFoul(Role::Controlling),
        2 => Effect::PlainFoul(Role::Controlling),
        3 => Effect::NoMoves(Role::Controlling),
        4 => Effect::NoMoves(Role::Passive),
        5 => Effect::PlainFoul(Role::Passive),
        _ => Effect::BookedFoul(Role::Passive),
    }
}

/// The tables of 2014 and 2.2 by the difference of the controlling and the passive team's dice.
pub(crate) fn effect(result: i8, options: Options) -> Effect {
    let both = |effect| [effect; 2];
    let [in_2014, in_2_2] = match result {
        -5 => both(Effect::Moves(Role::Passive, 2)),
        -4 => both(Effect::FailedPass),
        -3 => both(Effect::Moves(Role::Passive, 1)),
        -2 => both(Effect::Value(1)),
        -1 => [
            free_kick_for(Role::Controlling, options),
            Effect::Foul(Role::Controlling),
        ],
        0 => both(Effect::Stall),
        1 => [
            free_kick_for(Role::Passive, options),
            Effect::Foul(Role::Passive),
        ],
        2 => both(Effect::Value(-1)),
        3 => both(Effect::Moves(Role::Controlling, 1)),
        4 => both(Effect::Value(-2)),
        _ => [
            Effect::NoDefence(Role::Passive), // F14-4.4.3p
            Effect::Moves(
                match options.event_plus5 {
                    EventPlus5::Printed => Role::Passive,
                    EventPlus5::Errata => Role::Controlling,
                },
                2,
            ),
        ],
    };
    match options.edition {
        Edition::V1_0 | Edition::V2014 => in_2014,
        Edition::V2_2 => in_2_2,
    }
}

/// A free kick as 2014 prints it, or for the other team as in 2.2 (F14-D7).
fn free_kick_for(team: Role, options: Options) -> Effect {
    let other = match team {
        Role::Controlling => Role::Passive,
        Role::Passive => Role::Controlling,
    };
    Effect::Foul(match options.event_free_kicks {
        EventFreeKicks::Printed => other,
        EventFreeKicks::As2_2 => team,
    })
}
