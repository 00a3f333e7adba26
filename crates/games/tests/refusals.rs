//! Every refusal of the rules in its words, as a list by which the browser's languages are held complete.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use gaffer_champions::rule::killjoy::Breach;
use gaffer_core::RuleId;
use gaffer_fuba::pitch::{Area, Line};
use gaffer_fuba::{ActionKind, Advanced, Edition, LimitedRole, Refusal, Skill, Standing, Why};

/// Lists values of an enum with the pattern of each: a variant that is not listed does not compile.
macro_rules! every {
    ($name:ident: $type:ty { $($pattern:pat => $values:expr,)+ }) => {
        fn $name() -> Vec<$type> {
            // Never called: it is here for the compiler to look for what is missing.
            let _complete = |value: $type| match value { $($pattern => (),)+ };
            let mut all = Vec::new();
            $(all.extend($values);)+
            all
        }
    };
}

every!(kinds: ActionKind {
    ActionKind::GoalAttempt => [ActionKind::GoalAttempt],
    ActionKind::Movement => [ActionKind::Movement],
    ActionKind::Adjustment => [ActionKind::Adjustment],
    ActionKind::Pressing => [ActionKind::Pressing],
    ActionKind::Substitution => [ActionKind::Substitution],
});

every!(limited_roles: LimitedRole {
    LimitedRole::AttackingCentreBack => [LimitedRole::AttackingCentreBack],
    LimitedRole::WithdrawnStriker => [LimitedRole::WithdrawnStriker],
    LimitedRole::OffensiveWingBack => [LimitedRole::OffensiveWingBack],
});

/// An area stands for all of them, for their names are the same in every language.
const AREA: Area = Area::ALL[4];
const OTHER: Area = Area::ALL[7];

every!(whys_of_fuba: Why {
    Why::NotAwaited => [Why::NotAwaited],
    Why::FormationSum => [Why::FormationSum],
    Why::FormationNotACard => [Why::FormationNotACard],
    Why::FormationChange => [Why::FormationChange],
    Why::PlaceOrder => [Why::PlaceOrder],
    Why::KickOffCentre => [Why::KickOffCentre],
    Why::KickOffControllingHalf(_) => [Why::KickOffControllingHalf(AREA)],
    Why::KickOffPassiveHalf(_) => [Why::KickOffPassiveHalf(AREA)],
    Why::KickOffKeeper { .. } => [Why::KickOffKeeper { controlling: true }],
    Why::FreeKickTaker(_) => [Why::FreeKickTaker(AREA)],
    Why::CornerTaker => [Why::CornerTaker],
    Why::PenaltyKicker => [Why::PenaltyKicker],
    Why::PenaltyAreaClosed(_) => [Why::PenaltyAreaClosed(AREA)],
    Why::AdjustOneArea => [Why::AdjustOneArea],
    Why::AdjustSamePiece => [Why::AdjustSamePiece],
    Why::OutOfReach(_) => [Why::OutOfReach(AREA)],
    Why::OffsideTarget(_) => [Why::OffsideTarget(AREA)],
    Why::OffsideNeighbours(_) => [Why::OffsideNeighbours(AREA)],
    Why::DifficultSituation(_) => [Why::DifficultSituation(AREA)],
    Why::TooFar(_) => [Why::TooFar(AREA)],
    Why::FreeKickPlayedShort(_) => [Why::FreeKickPlayedShort(AREA)],
    Why::SameType(_) => kinds().into_iter().map(Why::SameType),
    Why::NotTheControllingTeam(_) => kinds().into_iter().map(Why::NotTheControllingTeam),
    Why::NotThePassiveTeam => [Why::NotThePassiveTeam],
    Why::ShotFromHere(_) => [Why::ShotFromHere(AREA)],
    Why::ShotNeedsKeeperOut(_) => [Why::ShotNeedsKeeperOut(AREA)],
    Why::Outnumbered { .. } => [Why::Outnumbered { passive: 1, controlling: 2 }],
    Why::NoPieceToMove(_) => [Why::NoPieceToMove(AREA)],
    Why::NoMovesLeft => [Why::NoMovesLeft],
    Why::MidfieldOneArea => [Why::MidfieldOneArea],
    Why::MidfieldPastBallForward { .. } => [Why::MidfieldPastBallForward { to: AREA, ball: OTHER }],
    Why::MidfieldPastBallBackward { .. } => [Why::MidfieldPastBallBackward { to: AREA, ball: OTHER }],
    Why::ForwardStraight => [Why::ForwardStraight],
    Why::ForwardBlocked(_) => [Why::ForwardBlocked(AREA)],
    Why::DefenceStraight => [Why::DefenceStraight],
    Why::DefenceBlocked(_) => [Why::DefenceBlocked(AREA)],
    Why::KeeperTwoAreas => [Why::KeeperTwoAreas],
    Why::OffsideMove(_) => [Why::OffsideMove(AREA)],
    Why::FreeMovementOnly => [Why::FreeMovementOnly],
    Why::FreeMovementKeeper => [Why::FreeMovementKeeper],
    Why::FreeMovementIntoBall => [Why::FreeMovementIntoBall],
    Why::FreeMovementLeavesBall => [Why::FreeMovementLeavesBall],
    Why::DribbleNotControlling => [Why::DribbleNotControlling],
    Why::DribbleNotFromBall(_) => [Why::DribbleNotFromBall(AREA)],
    Why::DribbleTwice => [Why::DribbleTwice],
    Why::DribbleOpponents(_) => [Why::DribbleOpponents(AREA)],
    Why::DribbleOneArea => [Why::DribbleOneArea],
    Why::DribbleDeadBall => [Why::DribbleDeadBall],
    Why::LeavesBall(_) => [Why::LeavesBall(AREA)],
    Why::EventMoveOneArea => [Why::EventMoveOneArea],
    Why::GoalKickAreaClosed(_) => [Why::GoalKickAreaClosed(AREA)],
    Why::NotClosest(_) => [Why::NotClosest(AREA)],
    Why::StoodOffside => [Why::StoodOffside],
    Why::NobodyToSendOff(_) => [Why::NobodyToSendOff(AREA)],
    Why::MoveOrder => [Why::MoveOrder],
    Why::SwitchedOff(_) => Advanced::ALL.map(Why::SwitchedOff),
    Why::RolesDoNotFit(_) => Line::ALL.map(Why::RolesDoNotFit),
    Why::RolesAboveSix => [Why::RolesAboveSix],
    Why::RoleLimit(_) => limited_roles().into_iter().map(Why::RoleLimit),
    Why::NoBoost(_) => kinds().into_iter().map(Why::NoBoost),
    Why::StockEmpty(_) => Line::ALL.map(Why::StockEmpty),
    Why::NoPointToLose(_) => Line::ALL.map(Why::NoPointToLose),
    Why::StockFull(_) => Line::ALL.map(Why::StockFull),
    Why::SubstitutionsLeft(_) => [Why::SubstitutionsLeft(2)],
    Why::SubstitutionOnePlayer => [Why::SubstitutionOnePlayer],
    Why::NoYellowCard => [Why::NoYellowCard],
    Why::NotInjured(_) => [Standing::In(AREA), Standing::Spot].map(Why::NotInjured),
    Why::NobodyToPress => [Why::NobodyToPress],
    Why::AggressionStock => [Why::AggressionStock],
    Why::SkillNumber(_) => [Why::SkillNumber(2)],
    Why::SkillTwice => [Why::SkillTwice],
    Why::SkillNotAllowed(_) => Skill::ALL.map(Why::SkillNotAllowed),
    Why::SkillNotHeld(_) => Skill::ALL.map(Why::SkillNotHeld),
    Why::SkillWindow(_) => Skill::ALL.map(Why::SkillWindow),
    Why::SkillUsed(_) => Skill::ALL.map(Why::SkillUsed),
    Why::SkillPrice(_) => Skill::ALL.map(Why::SkillPrice),
    Why::SkillCondition(_) => Skill::ALL.map(Why::SkillCondition),
    Why::SkillArea(..) => Skill::ALL.map(|skill| Why::SkillArea(skill, AREA)),
    Why::SkillWithoutArea(_) => Skill::ALL.map(Why::SkillWithoutArea),
    Why::MustShoot => [Why::MustShoot],
    Why::PerfectPassOneArea(_) => [Why::PerfectPassOneArea(AREA)],
    Why::CannotStandIn(_) => [Why::CannotStandIn(AREA)],
    Why::EntryForced => [Why::EntryForced],
    Why::RunForced => [Why::RunForced],
    Why::SupportForced => [Why::SupportForced],
    Why::NotFromThere(_) => [Why::NotFromThere(AREA)],
    Why::NobodyToShoot(_) => [Why::NobodyToShoot(AREA)],
    Why::MidfieldDiagonal => [Why::MidfieldDiagonal],
    Why::MidfieldForemost(_) => [Why::MidfieldForemost(AREA)],
    Why::MidfieldHindmost(_) => [Why::MidfieldHindmost(AREA)],
    Why::QuickMoveOneArea => [Why::QuickMoveOneArea],
    Why::NoDefenceMoves => [Why::NoDefenceMoves],
    Why::CarriedAmongOpponents(_) => [Why::CarriedAmongOpponents(AREA)],
    Why::FreeMovementWithBall => [Why::FreeMovementWithBall],
    Why::FreeKickGuard(_) => [Why::FreeKickGuard(AREA)],
    Why::KeeperCannotAdvance => [Why::KeeperCannotAdvance],
    Why::KeeperAlready => [Why::KeeperAlready],
    Why::NoConditionBeforeGoalKick => [Why::NoConditionBeforeGoalKick],
});

every!(breaches: Breach {
    Breach::GoalieArea => [Breach::GoalieArea],
    Breach::Crowd => [Breach::Crowd],
    Breach::Chain => [Breach::Chain],
    Breach::NoWay => [Breach::NoWay],
});

/// Every refusal as a screen is told it, by the game's name.
fn refusals() -> BTreeMap<&'static str, BTreeSet<String>> {
    let fuba = Edition::ALL.into_iter().flat_map(|edition| {
        whys_of_fuba()
            .into_iter()
            .map(move |why| Refusal { why, edition }.to_string())
    });
    let champions = gaffer_champions::Why::PLAIN
        .iter()
        .copied()
        .chain(breaches().into_iter().map(gaffer_champions::Why::Killjoy))
        .chain([gaffer_champions::Why::Over(RuleId("C20-time-3"))])
        .map(|why| gaffer_champions::Refusal(why).to_string());
    BTreeMap::from([("fuba", fuba.collect()), ("champions", champions.collect())])
}

#[test]
fn the_list_of_refusals_is_up_to_date() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/generated/refusals.json");
    let list = serde_json::to_string_pretty(&refusals()).unwrap() + "\n";
    if std::env::var_os("GAFFER_WRITE_TYPES").is_some() {
        std::fs::write(&file, &list).unwrap();
    }
    let committed = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(
        committed == list,
        "the browser's list of refusals is old: GAFFER_WRITE_TYPES=1 cargo test -p gaffer-games --test refusals"
    );
}
