//! Refusals: why a choice is not allowed, and the rule that forbids it in the editions 1.0, 2014 and 2.2.

use gaffer_core::{Refuses, RuleId};

use crate::choice::{ActionKind, Standing};
use crate::options::edition::ByEdition;
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

/// Makes a variant of each row, with what it names, and the table of its rules.
macro_rules! whys {
    ($(
        $name:ident
            $(($($part:ident: $part_type:ty),+))?
            $({ $($field:ident: $field_type:ty),+ })?
            = $rules:expr;
    )+) => {
        /// Why a choice is refused.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[expect(missing_docs, reason = "the words of each are its documentation")]
        pub enum Why {
            $($name $(($($part_type),+))? $({ $($field: $field_type),+ })?,)+
        }

        impl Why {
            /// The rule in each edition.
            #[expect(unused_variables, reason = "most rules do not depend on what is named")]
            const fn rules(self) -> ByEdition<&'static str> {
                match self {
                    $(Self::$name $(($($part),+))? $({ $($field),+ })? => $rules,)+
                }
            }
        }
    };
}

whys! {
    NotAwaited = ByEdition(["F10-4a", "F14-4a", "F22-4a"]);
    FormationSum = ByEdition(["F10-3.1b", "F14-2.1b", "F22-2.1c"]);
    FormationNotACard = ByEdition(["F10-D6", "F14-D1", "F22-D7"]);
    FormationChange = since_2014("F14-2.1.1a", "F22-2.2");
    PlaceOrder = ByEdition(["F10-3.3a", "F14-3.2a", "F22-3.3a"]);
    AdjustOneArea = ByEdition(["F10-3.3c", "F14-3.2a", "F22-3.3a"]);
    AdjustSamePiece = ByEdition(["F10-3.3c", "F14-3.2a", "F22-3.3b"]);
    KickOffCentre = ByEdition(["F10-3.3.1b", "F14-3.2.1b", "F22-3.3.1c"]);
    KickOffControllingHalf(area: Area) = ByEdition(["F10-3.3.1b", "F14-3.2.1b", "F22-3.3.1d"]);
    KickOffPassiveHalf(area: Area) = ByEdition(["F10-3.3.1c", "F14-3.2.1c", "F22-3.3.1e"]);
    KickOffKeeper { controlling: bool } = if controlling {
        ByEdition(["F10-3.3.1b", "F14-3.2.1b", "F22-3.3.1f"])
    } else {
        ByEdition(["F10-3.3.1c", "F14-3.2.1c", "F22-3.3.1f"])
    };
    FreeKickTaker(area: Area) = ByEdition(["F10-5.1.1a", "F14-5.1.1a", "F22-5.2.1a"]);
    FreeKickGuard(area: Area) = ByEdition(["F10-5.1.1b", "F14-5.1.1a", "F22-4a"]);
    CornerTaker = ByEdition(["F10-5.2.1a", "F14-5.2.1a", "F22-5.3.1a"]);
    PenaltyKicker = ByEdition(["F10-5.5.1a", "F14-5.5.1a", "F22-5.5.1a"]);
    PenaltyAreaClosed(area: Area) = ByEdition(["F10-5.5.1a", "F14-5.5.1a", "F22-5.5.1b"]);
    OutOfReach(area: Area) = ByEdition(["F10-4.1a", "F14-4.1a", "F22-4.1a"]);
    OffsideTarget(area: Area) = ByEdition(["F10-4.1.1a", "F14-4.1b", "F22-4.1.1a"]);
    OffsideNeighbours(area: Area) = since_2014("F14-4.1c", "F22-4.1.1b");
    DifficultSituation(area: Area) = only_2_2("F22-4.1.2");
    TooFar(area: Area) = only_2_2("F22-4.1.3");
    FreeKickPlayedShort(area: Area) = since_2014("F14-4.1d", "F22-5.2.2c");
    CannotStandIn(area: Area) = only_1_0("F10-4.4.1b");
    SameType(action: ActionKind) = only_2_2("F22-4.5.1a");
    NotTheControllingTeam(action: ActionKind) = only_2_2("F22-4.5.1b");
    NotThePassiveTeam = only_2_2("F22-4.5.1b");
    ShotFromHere(area: Area) = ByEdition(["F10-4.6a", "F14-4.7a", "F22-4.6a"]);
    ShotNeedsKeeperOut(area: Area) = since_2014("F14-4.7.2a", "F22-4.6a");
    NobodyToShoot(area: Area) = only_1_0("F10-4.6a");
    Outnumbered { passive: u8, controlling: u8 } = only_2_2("F22-4.9a");
    NoPieceToMove(area: Area) = ByEdition(["F10-4.7f", "F14-4.8c", "F22-4.7d"]);
    MoveOrder = ByEdition(["F10-4.7h", "F14-4.8c", "F22-4.7d"]);
    NoMovesLeft = ByEdition(["F10-4.7e", "F14-4.8b", "F22-4.7e"]);
    MidfieldOneArea = ByEdition(["F10-4.7.1a", "F14-4.8.1a", "F22-4.7.1a"]);
    MidfieldDiagonal = only_2014("F14-4.8.1a");
    MidfieldForemost(area: Area) = only_1_0("F10-4.7.1b");
    MidfieldHindmost(area: Area) = only_1_0("F10-4.7.1c");
    MidfieldPastBallForward { to: Area, ball: Area } = only_2_2("F22-4.7.1c");
    MidfieldPastBallBackward { to: Area, ball: Area } = only_2_2("F22-4.7.1d");
    ForwardStraight = ByEdition(["F10-4.7.2a", "F14-4.8.2a", "F22-4.7.2a"]);
    ForwardBlocked(area: Area) = since_2014("F14-4.8.2b", "F22-4.7.2b");
    DefenceStraight = ByEdition(["F10-4.7.3a", "F14-4.8.3a", "F22-4.7.3a"]);
    DefenceBlocked(area: Area) = since_2014("F14-4.8.2b", "F22-4.7.3b");
    NoDefenceMoves = only_2014("F14-4.4.3p");
    QuickMoveOneArea = only_1_0("F10-4.7.6a");
    KeeperTwoAreas = since_2014("F14-4.8.4a", "F22-4.7.4");
    OffsideMove(area: Area) = ByEdition(["F10-4.7.4a", "F14-4.8.5a", "F22-4.7.5a"]);
    FreeMovementOnly = ByEdition(["F10-4.7.5a", "F14-4.8.7a", "F22-4.7.6b"]);
    FreeMovementWithBall = ByEdition(["F10-4.7.5b", "F14-4.8.7b", "F22-4.7.6b"]);
    FreeMovementKeeper = ByEdition(["F10-4.7.5a", "F14-4.8.7a", "F22-4.7.6c"]);
    FreeMovementIntoBall = ByEdition(["F10-4.7.5b", "F14-4.8.7b", "F22-4.7.6d"]);
    FreeMovementLeavesBall = ByEdition(["F10-D35", "F14-4.8.9a", "F22-4.7.6d"]);
    DribbleNotControlling = ByEdition(["F10-4.7.7a", "F14-4.8.8a", "F22-4.7.7a"]);
    DribbleNotFromBall(area: Area) = ByEdition(["F10-4.7.7a", "F14-4.8.8a", "F22-4.7.7a"]);
    DribbleTwice = ByEdition(["F10-D34", "F14-4.8.8a", "F22-4.7.7a"]);
    DribbleOpponents(area: Area) = ByEdition(["F10-4.7.7a", "F14-4.8.8a", "F22-4.7.7b"]);
    CarriedAmongOpponents(area: Area) = only_1_0("F10-4.7.7a");
    DribbleOneArea = since_2014("F14-4.8.8b", "F22-4.7.7c");
    DribbleDeadBall = ByEdition(["F10-4.7.7b", "F14-5.3b", "F22-D57"]);
    LeavesBall(area: Area) = ByEdition(["F10-D35", "F14-4.8.9a", "F22-4.7.8"]);
    EventMoveOneArea = since_2014("F14-4.4.3q", "F22-4.4.1d");
    GoalKickAreaClosed(area: Area) = only_2_2("F22-D68");
    NotClosest(area: Area) = ByEdition(["F10-4.5c", "F14-4.4.2a", "F22-4.4.2a"]);
    EntryForced = ByEdition(["F10-4.5b", "F14-4.4.2a", "F22-4.4.2a"]);
    RunForced = only_1_0("F10-4.4.1c");
    SupportForced = only_1_0("F10-D15");
    NotFromThere(area: Area) = only_1_0("F10-4.4.3b");
    StoodOffside = since_2014("F14-4.4.2c", "F22-D39");
    NobodyToSendOff(area: Area) = only_2_2("F22-D70");
    SwitchedOff(rule: Advanced) = switched_off(rule);
    RolesDoNotFit(line: Line) = match line {
        Line::Defence => since_2014("F14-A2c", "F22-A2g"),
        Line::Midfield => since_2014("F14-A2b", "F22-A2g"),
        Line::Forward => since_2014("F14-A2d", "F22-A2g"),
    };
    RolesAboveSix = only_2014("F14-A2e");
    RoleLimit(role: LimitedRole) = match role {
        LimitedRole::AttackingCentreBack => since_2014("F14-A2c", "F22-A2d"),
        LimitedRole::WithdrawnStriker => since_2014("F14-A2d", "F22-A2e"),
        LimitedRole::OffensiveWingBack => since_2014("F14-A2c", "F22-A2f"),
    };
    NoBoost(action: ActionKind) = only_2_2("F22-A1.2e");
    StockEmpty(line: Line) = since_2014("F14-A1.1a", "F22-A1.2f");
    NoConditionBeforeGoalKick = only_2014("F14-5.3.1a");
    NoPointToLose(line: Line) = since_2014("F14-A1.2c", "F22-A1.3e");
    StockFull(line: Line) = since_2014("F14-A3e", "F22-A3g");
    SubstitutionsLeft(number: u8) = since_2014("F14-A3a", "F22-A3a");
    SubstitutionOnePlayer = since_2014("F14-A3b", "F22-A3d");
    NoYellowCard = since_2014("F14-A3c", "F22-A3e");
    NotInjured(standing: Standing) = since_2014("F14-A4a", "F22-A4e");
    NobodyToPress = since_2014("F14-4.9.1a", "F22-A6b");
    KeeperCannotAdvance = only_2014("F14-A5a");
    KeeperAlready = only_2014("F14-A5a");
    AggressionStock = only_2_2("F22-A6c");
    SkillNumber(number: u8) = only_2_2("F22-A10a");
    SkillTwice = only_2_2("F22-A10a");
    SkillNotAllowed(skill: Skill) = only_2_2("F22-A10a");
    SkillLost(skill: Skill) = only_2_2("F22-A11-6.3");
    SkillNotHeld(skill: Skill) = only_2_2("F22-A10a");
    SkillWindow(skill: Skill) = only_2_2("F22-A10e");
    SkillUsed(skill: Skill) = only_2_2("F22-A10e");
    SkillPrice(skill: Skill) = only_2_2("F22-A10d");
    SkillCondition(skill: Skill) = only_2_2(skill.rule());
    SkillArea(skill: Skill, area: Area) = only_2_2(skill.rule());
    SkillWithoutArea(skill: Skill) = only_2_2(skill.rule());
    MustShoot = only_2_2("F22-A10-goal-poacher");
    PerfectPassOneArea(area: Area) = only_2_2("F22-A11-5.3");
}

/// A refusal that only 2.2 knows.
const fn only_2_2(rule: &'static str) -> ByEdition<&'static str> {
    ByEdition(["F10-4a", "F14-4a", rule])
}

/// A refusal that only 2014 and 2.2 know.
const fn since_2014(in_2014: &'static str, in_2_2: &'static str) -> ByEdition<&'static str> {
    ByEdition(["F10-4a", in_2014, in_2_2])
}

/// A refusal that only 2014 knows.
const fn only_2014(rule: &'static str) -> ByEdition<&'static str> {
    ByEdition(["F10-4a", rule, "F22-4a"])
}

/// A refusal that only 1.0 knows.
const fn only_1_0(rule: &'static str) -> ByEdition<&'static str> {
    ByEdition([rule, "F14-4a", "F22-4a"])
}

/// A choice that only an advanced rule knows.
const fn switched_off(rule: Advanced) -> ByEdition<&'static str> {
    match rule {
        Advanced::Condition => since_2014("F14-A1a", "F22-A1a"),
        Advanced::Roles => since_2014("F14-A2a", "F22-A2a"),
        Advanced::Substitutions => since_2014("F14-A3a", "F22-4.5.1b"),
        Advanced::Injuries => since_2014("F14-A4a", "F22-A4a"),
        Advanced::Keeper => since_2014("F14-A5a", "F22-A5a"),
        Advanced::Aggression => since_2014("F14-A6a", "F22-A6a"),
        Advanced::OffsideRisk => only_2_2("F22-A7a"),
        Advanced::PassingThrough => only_2_2("F22-A8a"),
        Advanced::SlowPlay => only_2_2("F22-A9a"),
        Advanced::Skills => only_2_2("F22-A10a"),
        Advanced::Events => only_2_2("F22-A11a"),
    }
}

impl Refuses for Refusal {
    fn rule(&self) -> RuleId {
        RuleId(self.why.rules()[self.edition])
    }

    fn is_order(&self) -> bool {
        matches!(self.why, Why::PlaceOrder | Why::MoveOrder)
    }

    fn is_not_due(&self) -> bool {
        self.why == Why::NotAwaited
    }
}
