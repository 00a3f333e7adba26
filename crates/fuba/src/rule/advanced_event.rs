//! The advanced special event table (A11): thirty-six outcomes by the two dice.

use crate::step::Duel;

use super::special_event::{Effect, Role};

/// An outcome of the table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Outcome {
    /// Its rule.
    pub(crate) rule: &'static str,
    /// What it is called.
    pub(crate) name: &'static str,
    /// What it does.
    pub(crate) effect: Effect,
}

const fn outcome(rule: &'static str, name: &'static str, effect: Effect) -> Outcome {
    Outcome { rule, name, effect }
}

const GOOD_ATTACK_MOVE: Effect = Effect::GoodMove(Role::Controlling);
const GOOD_DEFENCE_MOVE: Effect = Effect::GoodMove(Role::Passive);
const FAST: Effect = Effect::Duel(Duel::FastSituation);
const BOUNCE: Effect = Effect::Duel(Duel::Bounce);

/// The outcomes, a row for each die of the controlling team.
#[rustfmt::skip]
const TABLE: [[Outcome; 6]; 6] = [
    [
        outcome("F22-A11-1.1", "good attack move", GOOD_ATTACK_MOVE),
        outcome("F22-A11-1.2", "good attack move", GOOD_ATTACK_MOVE),
        outcome("F22-A11-1.3", "good defence move", GOOD_DEFENCE_MOVE),
        outcome("F22-A11-1.4", "good defence move", GOOD_DEFENCE_MOVE),
        outcome("F22-A11-1.5", "fast situation", FAST),
        outcome("F22-A11-1.6", "fast situation", FAST),
    ],
    [
        outcome("F22-A11-2.1", "ball bounces", BOUNCE),
        outcome("F22-A11-2.2", "ball bounces", BOUNCE),
        outcome("F22-A11-2.3", "good defence", Effect::Value(1)),
        outcome("F22-A11-2.4", "good defence", Effect::Value(1)),
        outcome("F22-A11-2.5", "good attack", Effect::Value(-1)),
        outcome("F22-A11-2.6", "good attack", Effect::Value(-1)),
    ],
    [
        outcome("F22-A11-3.1", "defender's foul", Effect::Foul(Role::Passive)),
        outcome("F22-A11-3.2", "defender's foul", Effect::Foul(Role::Passive)),
        outcome("F22-A11-3.3", "attacker's foul", Effect::Foul(Role::Controlling)),
        outcome("F22-A11-3.4", "attacker's foul", Effect::Foul(Role::Controlling)),
        outcome("F22-A11-3.5", "defender's rude foul", Effect::RudeFoul(Role::Passive)),
        outcome("F22-A11-3.6", "attacker's rude foul", Effect::RudeFoul(Role::Controlling)),
    ],
    [
        outcome("F22-A11-4.1", "bored play", Effect::SkipStages),
        outcome("F22-A11-4.2", "bored play", Effect::SkipStages),
        outcome("F22-A11-4.3", "ball over the side line", Effect::Duel(Duel::SideLine)),
        outcome("F22-A11-4.4", "ball over the goal line", Effect::Duel(Duel::GoalLine)),
        outcome("F22-A11-4.5", "momentum", Effect::ThirdAction(Role::Controlling)),
        outcome("F22-A11-4.6", "aggressive defence", Effect::ThirdAction(Role::Passive)),
    ],
    [
        outcome("F22-A11-5.1", "high ball, head collision", Effect::Duel(Duel::HighBall)),
        outcome("F22-A11-5.2", "failed opening", Effect::FailedPass),
        outcome("F22-A11-5.3", "perfect pass", Effect::PerfectPass),
        outcome("F22-A11-5.4", "behind the referee", Effect::Injury),
        outcome("F22-A11-5.5", "streaking", Effect::Streaking),
        outcome("F22-A11-5.6", "mis-positioned keeper", Effect::MisplacedKeeper),
    ],
    [
        outcome("F22-A11-6.1", "fans of the passive team", Effect::FreeBoosts(Role::Passive)),
        outcome("F22-A11-6.2", "fans of the controlling team", Effect::FreeBoosts(Role::Controlling)),
        outcome("F22-A11-6.3", "injured star of the passive team", Effect::InjuredStar(Role::Passive)),
        outcome("F22-A11-6.4", "injured star of the controlling team", Effect::InjuredStar(Role::Controlling)),
        outcome("F22-A11-6.5", "young talent", Effect::Duel(Duel::YoungTalent)),
        outcome("F22-A11-6.6", "perfect squad", Effect::Duel(Duel::PerfectSquad)),
    ],
];

/// The outcome by the controlling team's die, then the passive team's (F22-A11a).
pub(crate) fn outcome_of(controlling: u8, passive: u8) -> Outcome {
    let index = |die: u8| usize::from(die.clamp(1, 6) - 1);
    TABLE[index(controlling)][index(passive)]
}
