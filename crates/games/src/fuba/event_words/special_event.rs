//! What special events lead to, by the tables of the editions, and the duels over them.

use gaffer_core::Side;
use gaffer_fuba::rule::special_event::{self, Effect, Role};
use gaffer_fuba::{Duel, Edition, EventTable};

use crate::words::{Phrase, say};

/// What special event dice bring (F10-4.4.2a, F14-4.4.3, F22-4.4.1, F22-A11a).
pub(in crate::fuba) fn outcome(
    table: EventTable,
    side: Side,
    controlling: u8,
    passive: u8,
) -> Phrase {
    let advanced = table == EventTable::Advanced;
    let team = |role| match role {
        Role::Controlling => side,
        Role::Passive => !side,
    };
    match special_event::printed(table, Edition::V2_2, controlling, passive).effect {
        // The editions and their readings differ in who does.
        Effect::Moves(..) if (controlling, passive) == (6, 1) => say!(fuba_events::GainsGround),
        Effect::Moves(role, 1) => say!(fuba_events::AMoveFor, side = team(role)),
        Effect::Moves(role, _) => say!(fuba_events::MovesFor, side = team(role)),
        Effect::FailedPass if advanced => say!(fuba_events::FailedOpening),
        Effect::FailedPass => say!(fuba_events::ThePassFails),
        Effect::Value(1) if advanced => say!(fuba_events::GoodDefence),
        Effect::Value(_) if advanced => say!(fuba_events::GoodAttack),
        Effect::Value(1) => say!(fuba_events::ValueRises),
        Effect::Value(change) => say!(fuba_events::ValueDrops, number = -change),
        Effect::Foul(Role::Passive) if advanced => say!(fuba_events::DefendersFoul),
        Effect::Foul(Role::Controlling) if advanced => say!(fuba_events::AttackersFoul),
        Effect::Foul(_) => say!(fuba_events::AFoul),
        Effect::Stall => say!(fuba_events::TheGameStalls),
        Effect::GoodMove(Role::Controlling) => say!(fuba_events::GoodAttackMove),
        Effect::GoodMove(Role::Passive) => say!(fuba_events::GoodDefenceMove),
        Effect::Duel(Duel::FastSituation) => say!(fuba_events::FastSituation),
        Effect::Duel(Duel::Bounce) => say!(fuba_events::BallBounces),
        Effect::Duel(Duel::SideLine) => say!(fuba_events::OverTheSideLine),
        Effect::Duel(Duel::GoalLine) => say!(fuba_events::OverTheGoalLine),
        Effect::Duel(Duel::HighBall) => say!(fuba_events::HighBall),
        Effect::Duel(Duel::YoungTalent) => say!(fuba_events::YoungTalent),
        Effect::Duel(Duel::PerfectSquad) => say!(fuba_events::PerfectSquad),
        Effect::RudeFoul(Role::Passive) => say!(fuba_events::DefendersRudeFoul),
        Effect::RudeFoul(Role::Controlling) => say!(fuba_events::AttackersRudeFoul),
        Effect::SkipStages => say!(fuba_events::BoredPlay),
        Effect::ThirdAction(Role::Controlling) => say!(fuba_events::Momentum),
        Effect::ThirdAction(Role::Passive) => say!(fuba_events::AggressiveDefence),
        Effect::PerfectPass => say!(fuba_events::PerfectPass),
        Effect::Injury => say!(fuba_events::BehindTheReferee),
        Effect::Streaking => say!(fuba_events::Streaking),
        Effect::MisplacedKeeper => say!(fuba_events::MisplacedKeeper),
        Effect::FreeBoosts(Role::Passive) => say!(fuba_events::FansOfPassive),
        Effect::FreeBoosts(Role::Controlling) => say!(fuba_events::FansOfControlling),
        Effect::InjuredStar(Role::Passive) => say!(fuba_events::StarOfPassive),
        Effect::InjuredStar(Role::Controlling) => say!(fuba_events::StarOfControlling),
        Effect::BookedFoul(by) | Effect::PlainFoul(by) => {
            say!(fuba_events::FoulBy, side = team(by))
        }
        Effect::NoMoves(role) => say!(fuba_events::NoMovesFor, side = team(role)),
        Effect::NoDefence(_) => say!(fuba_events::GainsGround),
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
