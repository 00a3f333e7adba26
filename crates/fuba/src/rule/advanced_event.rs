//! The advanced special event table (A11): thirty-six outcomes by the two dice.

use crate::step::Duel;

use super::special_event::{Effect, Role};

/// The table by the controlling team's die, then the passive team's (F22-A11a).
pub(crate) fn effect(controlling: u8, passive: u8) -> Effect {
    match (controlling, passive) {
        (1, 1 | 2) => Effect::GoodMove(Role::Controlling),
        (1, 3 | 4) => Effect::GoodMove(Role::Passive),
        (1, _) => Effect::Duel(Duel::FastSituation),
        (2, 1 | 2) => Effect::Duel(Duel::Bounce),
        (2, 3 | 4) => Effect::Value(1),
        (2, _) => Effect::Value(-1),
        (3, 1 | 2) => Effect::Foul(Role::Passive),
        (3, 3 | 4) => Effect::Foul(Role::Controlling),
        (3, 5) => Effect::RudeFoul(Role::Passive),
        (3, _) => Effect::RudeFoul(Role::Controlling),
        (4, 1 | 2) => Effect::SkipStages,
        (4, 3) => Effect::Duel(Duel::SideLine),
        (4, 4) => Effect::Duel(Duel::GoalLine),
        (4, 5) => Effect::ThirdAction(Role::Controlling),
        (4, _) => Effect::ThirdAction(Role::Passive),
        (5, 1) => Effect::Duel(Duel::HighBall),
        (5, 2) => Effect::FailedPass,
        (5, 3) => Effect::PerfectPass,
        (5, 4) => Effect::Injury,
        (5, 5) => Effect::Streaking,
        (5, _) => Effect::MisplacedKeeper,
        (_, 1) => Effect::FreeBoosts(Role::Passive),
        (_, 2) => Effect::FreeBoosts(Role::Controlling),
        (_, 3) => Effect::InjuredStar(Role::Passive),
        (_, 4) => Effect::InjuredStar(Role::Controlling),
        (_, 5) => Effect::Duel(Duel::YoungTalent),
        (_, _) => Effect::Duel(Duel::PerfectSquad),
    }
}

/// The rule of an outcome.
pub(crate) fn rule(controlling: u8, passive: u8) -> &'static str {
    const RULES: [[&str; 6]; 6] = [
        [
            "F22-A11-1.1",
            "F22-A11-1.2",
            "F22-A11-1.3",
            "F22-A11-1.4",
            "F22-A11-1.5",
            "F22-A11-1.6",
        ],
        [
            "F22-A11-2.1",
            "F22-A11-2.2",
            "F22-A11-2.3",
            "F22-A11-2.4",
            "F22-A11-2.5",
            "F22-A11-2.6",
        ],
        [
            "F22-A11-3.1",
            "F22-A11-3.2",
            "F22-A11-3.3",
            "F22-A11-3.4",
            "F22-A11-3.5",
            "F22-A11-3.6",
        ],
        [
            "F22-A11-4.1",
            "F22-A11-4.2",
            "F22-A11-4.3",
            "F22-A11-4.4",
            "F22-A11-4.5",
            "F22-A11-4.6",
        ],
        [
            "F22-A11-5.1",
            "F22-A11-5.2",
            "F22-A11-5.3",
            "F22-A11-5.4",
            "F22-A11-5.5",
            "F22-A11-5.6",
        ],
        [
            "F22-A11-6.1",
            "F22-A11-6.2",
            "F22-A11-6.3",
            "F22-A11-6.4",
            "F22-A11-6.5",
            "F22-A11-6.6",
        ],
    ];
    let index = |die: u8| usize::from(die.clamp(1, 6) - 1);
    RULES[index(controlling)][index(passive)]
}

/// What an outcome is called.
pub(crate) fn name(controlling: u8, passive: u8) -> &'static str {
    match (controlling, passive) {
        (1, 1 | 2) => "good attack move",
        (1, 3 | 4) => "good defence move",
        (1, _) => "fast situation",
        (2, 1 | 2) => "ball bounces",
        (2, 3 | 4) => "good defence",
        (2, _) => "good attack",
        (3, 1 | 2) => "defender's foul",
        (3, 3 | 4) => "attacker's foul",
        (3, 5) => "defender's rude foul",
        (3, _) => "attacker's rude foul",
        (4, 1 | 2) => "bored play",
        (4, 3) => "ball over the side line",
        (4, 4) => "ball over the goal line",
        (4, 5) => "momentum",
        (4, _) => "aggressive defence",
        (5, 1) => "high ball, head collision",
        (5, 2) => "failed opening",
        (5, 3) => "perfect pass",
        (5, 4) => "behind the referee",
        (5, 5) => "streaking",
        (5, _) => "mis-positioned keeper",
        (_, 1) => "fans of the passive team",
        (_, 2) => "fans of the controlling team",
        (_, 3) => "injured star of the passive team",
        (_, 4) => "injured star of the controlling team",
        (_, 5) => "young talent",
        (_, _) => "perfect squad",
    }
}
