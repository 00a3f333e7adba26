//! What special events lead to, by the tables of the editions, and the duels over them.

use gaffer_core::Side;
use gaffer_fuba::Duel;

use crate::words::{Phrase, say};

/// An outcome of the advanced table, by the controlling team's die and the passive team's (F22-A11a).
pub(super) fn advanced_outcome(controlling: u8, passive: u8) -> Phrase {
    match (controlling, passive) {
        (..=1, ..=2) => say!(fuba_events::GoodAttackMove),
        (..=1, 3 | 4) => say!(fuba_events::GoodDefenceMove),
        (..=1, _) => say!(fuba_events::FastSituation),
        (2, ..=2) => say!(fuba_events::BallBounces),
        (2, 3 | 4) => say!(fuba_events::GoodDefence),
        (2, _) => say!(fuba_events::GoodAttack),
        (3, ..=2) => say!(fuba_events::DefendersFoul),
        (3, 3 | 4) => say!(fuba_events::AttackersFoul),
        (3, 5) => say!(fuba_events::DefendersRudeFoul),
        (3, _) => say!(fuba_events::AttackersRudeFoul),
        (4, ..=2) => say!(fuba_events::BoredPlay),
        (4, 3) => say!(fuba_events::OverTheSideLine),
        (4, 4) => say!(fuba_events::OverTheGoalLine),
        (4, 5) => say!(fuba_events::Momentum),
        (4, _) => say!(fuba_events::AggressiveDefence),
        (5, ..=1) => say!(fuba_events::HighBall),
        (5, 2) => say!(fuba_events::FailedOpening),
        (5, 3) => say!(fuba_events::PerfectPass),
        (5, 4) => say!(fuba_events::BehindTheReferee),
        (5, 5) => say!(fuba_events::Streaking),
        (5, _) => say!(fuba_events::MisplacedKeeper),
        (_, ..=1) => say!(fuba_events::FansOfPassive),
        (_, 2) => say!(fuba_events::FansOfControlling),
        (_, 3) => say!(fuba_events::StarOfPassive),
        (_, 4) => say!(fuba_events::StarOfControlling),
        (_, 5) => say!(fuba_events::YoungTalent),
        (_, _) => say!(fuba_events::PerfectSquad),
    }
}

/// An outcome of the table of 1.0, by one die (F10-4.4.2a).
pub(super) fn outcome_by_die(die: u8, side: Side) -> Phrase {
    match die {
        1 | 2 => say!(fuba_events::FoulBy { side }),
        3 => say!(fuba_events::NoMovesFor { side }),
        4 => say!(fuba_events::NoMovesFor { side: !side }),
        _ => say!(fuba_events::FoulBy { side: !side }),
    }
}

/// An outcome by the difference of the dice (F14-4.4.3, F22-4.4.1).
pub(super) fn outcome_by_difference(result: i8, side: Side) -> Phrase {
    match result {
        -5 => say!(fuba_events::MovesFor { side: !side }),
        -4 => say!(fuba_events::ThePassFails),
        -3 => say!(fuba_events::AMoveFor { side: !side }),
        -2 => say!(fuba_events::ValueRises),
        -1 | 1 => say!(fuba_events::AFoul),
        0 => say!(fuba_events::TheGameStalls),
        2 => say!(fuba_events::ValueDrops { number: 1_u8 }),
        3 => say!(fuba_events::AMoveFor { side }),
        4 => say!(fuba_events::ValueDrops { number: 2_u8 }),
        _ => say!(fuba_events::GainsGround),
    }
}

/// What a duel is over.
pub(in crate::fuba) fn duel(duel: Duel) -> Phrase {
    match duel {
        Duel::FastSituation => say!(fuba_events::DuelFastSituation),
        Duel::Bounce => say!(fuba_events::DuelBounce),
        Duel::SideLine => say!(fuba_events::DuelSideLine),
        Duel::GoalLine => say!(fuba_events::DuelGoalLine),
        Duel::HighBall => say!(fuba_events::DuelHighBall),
        Duel::YoungTalent => say!(fuba_events::DuelYoungTalent),
        Duel::PerfectSquad => say!(fuba_events::DuelPerfectSquad),
    }
}
