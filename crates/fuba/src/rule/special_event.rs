//! The special event tables (F10-4.4.2, F14-4.4.3, F22-4.4.1, F22-A11): what the dice bring, by which rule.

use crate::event::EventTable;
use crate::options::{Edition, EventFreeKicks, EventPlus5, Options};
use crate::step::Duel;

gaffer_core::named! {
    /// Controlling or passive team, as the roles are when the event is rolled (F22-4.4.1c).
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Role {
        /// The controlling team.
        Controlling = "CT",
        /// The passive team.
        Passive = "PT",
    }
}

/// What a special event does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
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

impl Role {
    const fn other(self) -> Self {
        match self {
            Self::Controlling => Self::Passive,
            Self::Passive => Self::Controlling,
        }
    }
}

impl Effect {
    /// What it does, in words.
    pub(crate) fn words(self) -> String {
        match self {
            Self::Moves(team, 1) => format!("{team} moves one piece"),
            Self::Moves(team, _) => format!("{team} moves up to two pieces"),
            Self::FailedPass => "the ball is lost in the start area".to_owned(),
            Self::Value(change) => format!("new value {change:+}"),
            Self::Foul(by) => format!("free kick for the {}, card die of the {by}", by.other()),
            Self::Stall => {
                "action stages skipped; corner kick if the target is a corner area".to_owned()
            }
            Self::BookedFoul(by) => {
                format!("yellow card for the {by}, free kick for the {}", by.other())
            }
            Self::PlainFoul(by) => format!("free kick for the {}", by.other()),
            Self::NoMoves(team) => format!("{team} makes no moves"),
            Self::NoDefence(team) => format!("{team} makes no defence moves"),
            Self::GoodMove(team) => format!("{team} moves one piece, which may move again"),
            Self::Duel(duel) => format!("duel: {}", duel.words()),
            Self::RudeFoul(by) => format!(
                "yellow card for the {by}, free kick and injury for the {}",
                by.other()
            ),
            Self::SkipStages => "action stages skipped".to_owned(),
            Self::ThirdAction(team) => format!("{team} may play a third action"),
            Self::PerfectPass => "CT may change the target".to_owned(),
            Self::Injury => "CT suffers an injury".to_owned(),
            Self::Streaking => "the time marker moves on by a die".to_owned(),
            Self::MisplacedKeeper => "+2 on goal attempts".to_owned(),
            Self::FreeBoosts(team) => format!("{team} boosts for nothing"),
            Self::InjuredStar(team) => format!("{team} loses a skill"),
        }
    }
}

impl Duel {
    /// What the winner gets, in words.
    const fn words(self) -> &'static str {
        match self {
            Self::FastSituation => "the winner moves up to two pieces",
            Self::Bounce => "the winner may change the new value by two",
            Self::SideLine => "the winner has the ball with value 2, action stages skipped",
            Self::GoalLine => "corner kick or goal kick for the winner",
            Self::HighBall => "the winner has the ball, both suffer an injury",
            Self::YoungTalent => "the winner gets a new skill for good",
            Self::PerfectSquad => "the winner chooses one more skill",
        }
    }
}

/// An outcome of a table.
#[derive(Clone, Copy, Debug)]
pub struct EventOutcome {
    /// Its rule.
    pub rule: &'static str,
    /// What it does.
    pub effect: Effect,
}

const fn outcome(rule: &'static str, effect: Effect) -> EventOutcome {
    EventOutcome { rule, effect }
}

/// The table of 1.0 by the controlling team's die (F10-4.4.2a).
const BY_DIE: [Effect; 6] = [
    Effect::BookedFoul(Role::Controlling),
    Effect::PlainFoul(Role::Controlling),
    Effect::NoMoves(Role::Controlling),
    Effect::NoMoves(Role::Passive),
    Effect::PlainFoul(Role::Passive),
    Effect::BookedFoul(Role::Passive),
];

/// An outcome that 2014 and 2.2 share.
const fn both(in_2014: &'static str, in_2_2: &'static str, effect: Effect) -> [EventOutcome; 2] {
    [outcome(in_2014, effect), outcome(in_2_2, effect)]
}

/// The tables of 2014 and 2.2 as printed, by the difference of the dice from -5 to +5.
#[rustfmt::skip]
const BY_DIFFERENCE: [[EventOutcome; 2]; 11] = [
    both("F14-4.4.3c", "F22-4.4.1-m5", Effect::Moves(Role::Passive, 2)),
    both("F14-4.4.3d", "F22-4.4.1-m4", Effect::FailedPass),
    both("F14-4.4.3e", "F22-4.4.1-m3", Effect::Moves(Role::Passive, 1)),
    both("F14-4.4.3f", "F22-4.4.1-m2", Effect::Value(1)),
    [
        outcome("F14-4.4.3g", Effect::Foul(Role::Passive)),
        outcome("F22-4.4.1-m1", Effect::Foul(Role::Controlling)),
    ],
    both("F14-4.4.3h", "F22-4.4.1-z1", Effect::Stall),
    [
        outcome("F14-4.4.3l", Effect::Foul(Role::Controlling)),
        outcome("F22-4.4.1-p1", Effect::Foul(Role::Passive)),
    ],
    both("F14-4.4.3m", "F22-4.4.1-p2", Effect::Value(-1)),
    both("F14-4.4.3n", "F22-4.4.1-p3", Effect::Moves(Role::Controlling, 1)),
    both("F14-4.4.3o", "F22-4.4.1-p4", Effect::Value(-2)),
    [
        outcome("F14-4.4.3p", Effect::NoDefence(Role::Passive)),
        outcome("F22-4.4.1-p5", Effect::Moves(Role::Passive, 2)),
    ],
];

const GOOD_ATTACK_MOVE: Effect = Effect::GoodMove(Role::Controlling);
const GOOD_DEFENCE_MOVE: Effect = Effect::GoodMove(Role::Passive);
const FAST: Effect = Effect::Duel(Duel::FastSituation);
const BOUNCE: Effect = Effect::Duel(Duel::Bounce);

/// The advanced table (F22-A11), a row for each die of the controlling team.
#[rustfmt::skip]
const ADVANCED: [[EventOutcome; 6]; 6] = [
    [
        outcome("F22-A11-1.1", GOOD_ATTACK_MOVE),
        outcome("F22-A11-1.2", GOOD_ATTACK_MOVE),
        outcome("F22-A11-1.3", GOOD_DEFENCE_MOVE),
        outcome("F22-A11-1.4", GOOD_DEFENCE_MOVE),
        outcome("F22-A11-1.5", FAST),
        outcome("F22-A11-1.6", FAST),
    ],
    [
        outcome("F22-A11-2.1", BOUNCE),
        outcome("F22-A11-2.2", BOUNCE),
        outcome("F22-A11-2.3", Effect::Value(1)),
        outcome("F22-A11-2.4", Effect::Value(1)),
        outcome("F22-A11-2.5", Effect::Value(-1)),
        outcome("F22-A11-2.6", Effect::Value(-1)),
    ],
    [
        outcome("F22-A11-3.1", Effect::Foul(Role::Passive)),
        outcome("F22-A11-3.2", Effect::Foul(Role::Passive)),
        outcome("F22-A11-3.3", Effect::Foul(Role::Controlling)),
        outcome("F22-A11-3.4", Effect::Foul(Role::Controlling)),
        outcome("F22-A11-3.5", Effect::RudeFoul(Role::Passive)),
        outcome("F22-A11-3.6", Effect::RudeFoul(Role::Controlling)),
    ],
    [
        outcome("F22-A11-4.1", Effect::SkipStages),
        outcome("F22-A11-4.2", Effect::SkipStages),
        outcome("F22-A11-4.3", Effect::Duel(Duel::SideLine)),
        outcome("F22-A11-4.4", Effect::Duel(Duel::GoalLine)),
        outcome("F22-A11-4.5", Effect::ThirdAction(Role::Controlling)),
        outcome("F22-A11-4.6", Effect::ThirdAction(Role::Passive)),
    ],
    [
        outcome("F22-A11-5.1", Effect::Duel(Duel::HighBall)),
        outcome("F22-A11-5.2", Effect::FailedPass),
        outcome("F22-A11-5.3", Effect::PerfectPass),
        outcome("F22-A11-5.4", Effect::Injury),
        outcome("F22-A11-5.5", Effect::Streaking),
        outcome("F22-A11-5.6", Effect::MisplacedKeeper),
    ],
    [
        outcome("F22-A11-6.1", Effect::FreeBoosts(Role::Passive)),
        outcome("F22-A11-6.2", Effect::FreeBoosts(Role::Controlling)),
        outcome("F22-A11-6.3", Effect::InjuredStar(Role::Passive)),
        outcome("F22-A11-6.4", Effect::InjuredStar(Role::Controlling)),
        outcome("F22-A11-6.5", Effect::Duel(Duel::YoungTalent)),
        outcome("F22-A11-6.6", Effect::Duel(Duel::PerfectSquad)),
    ],
];

/// What dice of the controlling and the passive team bring as printed; 1.0 has the first alone.
pub fn printed(table: EventTable, edition: Edition, controlling: u8, passive: u8) -> EventOutcome {
    let index = |die: u8| usize::from(die.clamp(1, 6) - 1);
    match table {
        EventTable::Die => outcome("F10-4.4.2a", BY_DIE[index(controlling)]),
        EventTable::Difference => {
            let row = BY_DIFFERENCE[5 + index(controlling) - index(passive)];
            row[usize::from(edition == Edition::V2_2)]
        }
        EventTable::Advanced => ADVANCED[index(controlling)][index(passive)],
    }
}

/// What dice bring in a match with these options.
pub(crate) fn effect(table: EventTable, options: Options, controlling: u8, passive: u8) -> Effect {
    let effect = printed(table, options.edition, controlling, passive).effect;
    match (table, options.edition, effect) {
        // F14-D7
        (EventTable::Difference, Edition::V2014, Effect::Foul(by))
            if options.event_free_kicks == EventFreeKicks::As2_2 =>
        {
            Effect::Foul(by.other())
        }
        // F22-D33
        (EventTable::Difference, Edition::V2_2, Effect::Moves(team, 2))
            if controlling > passive && options.event_plus5 == EventPlus5::Errata =>
        {
            Effect::Moves(team.other(), 2)
        }
        _ => effect,
    }
}
