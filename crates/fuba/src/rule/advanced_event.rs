//! The advanced special event table (A11): thirty-six outcomes by the two dice.

use crate::step::Duel;

use super::special_event::{Effect, Role};

/// An outcome of the table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Outcome {
    /// Its rule.
    pub(crate) rule: &'static str,
    /// What it does.
    pub(crate) effect: Effect,
}

const fn outcome(rule: &'static str, effect: Effect) -> Outcome {
    Outcome { rule, effect }
}

const GOOD_ATTACK_MOVE: Effect = Effect::GoodMove(Role::Controlling);
const GOOD_DEFENCE_MOVE: Effect = Effect::GoodMove(Role::Passive);
const FAST: Effect = Effect::Duel(Duel::FastSituation);
const BOUNCE: Effect = Effect::Duel(Duel::Bounce);

/// The outcomes, a row for each die of the controlling team.
#[rustfmt::skip]
const TABLE: [[Outcome; 6]; 6] = [
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

/// The outcome by the controlling team's die, then the passive team's (F22-A11a).
pub(crate) fn outcome_of(controlling: u8, passive: u8) -> Outcome {
    let index = |die: u8| usize::from(die.clamp(1, 6) - 1);
    TABLE[index(controlling)][index(passive)]
}
