//! Refusals: why a choice is not allowed, and the rule that forbids it.

use gaffer_core::{Refuses, RuleId};

use crate::rule::killjoy::Breach;

/// A choice that the rules refuse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refusal(pub Why);

macro_rules! whys {
    ($($name:ident $rule:literal)+) => {
        /// Why a choice is refused.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[expect(missing_docs, reason = "the words of each are its documentation")]
        pub enum Why {
            $($name,)+
            Killjoy(Breach),
            /// The match is over, by this rule.
            Over(RuleId),
        }

        impl Why {
            /// The rule.
            const fn rule(self) -> &'static str {
                match self {
                    $(Self::$name => $rule,)+
                    Self::Killjoy(breach) => match breach {
                        Breach::GoalieArea => "C20-killjoy-2",
                        Breach::Crowd => "C20-killjoy-3",
                        Breach::Chain => "C20-killjoy-5",
                        Breach::NoWay => "C20-killjoy-6",
                    },
                    Self::Over(RuleId(rule)) => rule,
                }
            }
        }
    };
}

whys! {
    NotAsked "C20-flow-3"
    NotOnPitch "C20-state-3"
    Late "C20-flow-2"
    NotInSquad "C20-setup-2"
    Suspended "C20-cup-14"
    NotAGoalie "C20-setup-2"
    NeededInHisLine "C20-setup-2"
    BadFormation "C20-setup-2"
    DefaultTooLate "C20-setup-8"
    GoalieBelongsInGoal "C20-setup-4"
    OneOnCentre "C20-setup-5"
    OwnHalf "C20-setup-6"
    SpaceTaken "C20-setup-6"
    MayNotWarm "C20-sub-2"
    NotInDugout "C20-sub-1"
    HasLeft "C20-sub-7"
    SecondGoalieWarms "C20-sub-6"
    NoFoulPair "C20-foul-1"
    MustFoul "C20-foul-2"
    NotAMover "C20-turn-A11"
    ReachOnly "C20-free-11"
    OntoPlayer "C20-turn-A3"
    GoalSpace "C20-turn-A4"
    OntoBall "C20-turn-A5"
    EndsOutside "C20-turn-A7"
    NotReachable "C20-turn-A8"
    NoReach "C20-turn-A8"
    LeavesBallInGoal "C20-turn-A12"
    NoHands "C20-goalie-1"
    HandsAfterTeammate "C20-goalie-2"
    NoHandsPlayed "C20-preset-5"
    NoChargeNow "C20-charge-1"
    ChargeNotBeside "C20-charge-1"
    ChargeNotClosest "C20-charge-1"
    ChargeOntoBall "C20-charge-4"
    ChargeOffField "C20-charge-5"
    ChargeNotStandable "C20-charge-6"
    ThroughOpponent "C20-kick-5"
    SharpCurve "C20-kick-4"
    TooShort "C20-kick-7"
    TooLong "C20-kick-2"
    TouchedAlready "C20-kick-9"
    SeventhPlayer "C20-kick-11"
    ReceiverOffside "C20-offside-4"
    OwnGoal "C20-kick-14"
    FirstStepIntoField "C20-kick-16"
    BeyondTeammate "C20-kick-6"
    BeyondLines "C20-kick-15"
    Blocked "C20-kick-17"
    PenaltyIsNoShot "C20-pen-4"
    NoWayToBall "C20-killjoy-6"
    FollowerTouched "C20-turn-D2"
    FollowGain "C20-turn-D3"
    FollowOntoBall "C20-turn-D4"
    FollowNotNearest "C20-turn-D5"
    FollowerOffside "C20-turn-D7"
    NotBeside "C20-intercept-2"
    NotHisSpace "C20-intercept-3"
    NoSpot "C20-save-1"
    NoChance "C20-save-3"
    NotWarming "C20-sub-4"
    NotOut "C20-sub-6"
    NotFreeInRow "C20-sub-12"
    NotDefendersRow "C20-sub-9"
    NotMidfieldersRow "C20-sub-10"
    NotForwardsRow "C20-sub-11"
    NotGoaliesPlace "C20-sub-13"
    GoalieForOutfielder "C20-sub-6"
    NotGoalSpace "C20-dead-6"
    NotAThrower "C20-throw-3"
    NotACornerPlayer "C20-corner-5"
    NotAPenaltyTaker "C20-pen-3"
    NotAFreeKickTaker "C20-free-4"
    NotAWall "C20-free-9"
    NotBesideBall "C20-free-3"
    NotWallSpace "C20-free-8"
    NotInGoal "C20-card-4"
    NotOutForGoalie "C20-card-3"
    NotASubstitute "C20-injury-2"
    NotAShooter "C20-cup-6"
}

impl Refuses for Refusal {
    fn rule(&self) -> RuleId {
        RuleId(self.0.rule())
    }

    fn is_order(&self) -> bool {
        self.0 == Why::Late
    }

    fn is_not_due(&self) -> bool {
        self.0 == Why::NotAsked
    }
}
