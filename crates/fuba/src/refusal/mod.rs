//! Refusals: why a choice is not allowed, and the rule that forbids it.

mod rule;

use gaffer_core::{Refuses, RuleId};

use crate::choice::{ActionKind, Standing};
use crate::options::{Advanced, Edition};
use crate::pitch::{Area, Line};
use crate::roles::LimitedRole;
use crate::skill::Skill;

/// A choice that the rules refuse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// Why.
    pub why: Why,
    /// The edition whose rule it is.
    pub edition: Edition,
}

/// Why a choice is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the words of each are its documentation")]
pub enum Why {
    NotAwaited,
    FormationSum,
    FormationNotACard,
    FormationChange,
    PlaceOrder,
    KickOffCentre,
    KickOffControllingHalf(Area),
    KickOffPassiveHalf(Area),
    KickOffKeeper { controlling: bool },
    FreeKickTaker(Area),
    CornerTaker,
    PenaltyKicker,
    PenaltyAreaClosed(Area),
    AdjustOneArea,
    AdjustSamePiece,
    OutOfReach(Area),
    OffsideTarget(Area),
    OffsideNeighbours(Area),
    DifficultSituation(Area),
    TooFar(Area),
    FreeKickPlayedShort(Area),
    SameType(ActionKind),
    NotTheControllingTeam(ActionKind),
    NotThePassiveTeam,
    ShotFromHere(Area),
    ShotNeedsKeeperOut(Area),
    Outnumbered { passive: u8, controlling: u8 },
    NoPieceToMove(Area),
    NoMovesLeft,
    MidfieldOneArea,
    MidfieldPastBallForward { to: Area, ball: Area },
    MidfieldPastBallBackward { to: Area, ball: Area },
    ForwardStraight,
    ForwardBlocked(Area),
    DefenceStraight,
    DefenceBlocked(Area),
    KeeperTwoAreas,
    OffsideMove(Area),
    FreeMovementOnly,
    FreeMovementKeeper,
    FreeMovementIntoBall,
    FreeMovementLeavesBall,
    DribbleNotControlling,
    DribbleNotFromBall(Area),
    DribbleTwice,
    DribbleOpponents(Area),
    DribbleOneArea,
    DribbleDeadBall,
    LeavesBall(Area),
    EventMoveOneArea,
    GoalKickAreaClosed(Area),
    NotClosest(Area),
    StoodOffside,
    NobodyToSendOff(Area),
    MoveOrder,
    SwitchedOff(Advanced),
    RolesDoNotFit(Line),
    RolesAboveSix,
    RoleLimit(LimitedRole),
    NoBoost(ActionKind),
    StockEmpty(Line),
    NoPointToLose(Line),
    StockFull(Line),
    SubstitutionsLeft(u8),
    SubstitutionOnePlayer,
    NoYellowCard,
    NotInjured(Standing),
    NobodyToPress,
    AggressionStock,
    SkillNumber(u8),
    SkillTwice,
    SkillNotAllowed(Skill),
    SkillNotHeld(Skill),
    SkillWindow(Skill),
    SkillUsed(Skill),
    SkillPrice(Skill),
    SkillCondition(Skill),
    SkillArea(Skill, Area),
    SkillWithoutArea(Skill),
    MustShoot,
    PerfectPassOneArea(Area),
    CannotStandIn(Area),
    EntryForced,
    RunForced,
    SupportForced,
    NotFromThere(Area),
    NobodyToShoot(Area),
    MidfieldDiagonal,
    MidfieldForemost(Area),
    MidfieldHindmost(Area),
    QuickMoveOneArea,
    NoDefenceMoves,
    CarriedAmongOpponents(Area),
    FreeMovementWithBall,
    FreeKickGuard(Area),
    KeeperCannotAdvance,
    KeeperAlready,
    NoConditionBeforeGoalKick,
}

impl Refuses for Refusal {
    fn rule(&self) -> RuleId {
        RuleId(self.why.rules().of(self.edition))
    }

    fn is_order(&self) -> bool {
        matches!(self.why, Why::PlaceOrder | Why::MoveOrder)
    }

    fn is_not_due(&self) -> bool {
        self.why == Why::NotAwaited
    }
}
