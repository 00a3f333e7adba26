//! Why a choice is refused, in words.

use gaffer_champions::rule::killjoy::Breach;
use gaffer_champions::{Refusal, Why};

use crate::words::{Phrase, named, say};

/// A refusal.
pub(super) fn refusal(refusal: Refusal) -> Phrase {
    macro_rules! why {
        ($($name:ident)+) => {
            match refusal.0 {
                $(Why::$name => say!(champions_refusals::$name),)+
                Why::Killjoy(breach) => {
                    named!(breach, Breach: champions_refusals { GoalieArea Crowd Chain NoWay })
                }
                Why::Over(_) => say!(champions_refusals::Over),
            }
        };
    }
    why! {
        NotAsked NotOnPitch Late NotInSquad Suspended NotAGoalie NeededInHisLine BadFormation DefaultTooLate
        GoalieBelongsInGoal OneOnCentre OwnHalf SpaceTaken MayNotWarm NotInDugout HasLeft
        SecondGoalieWarms NoFoulPair MustFoul NotAMover ReachOnly OntoPlayer GoalSpace OntoBall
        EndsOutside NotReachable NoReach LeavesBallInGoal NoHands HandsAfterTeammate NoHandsPlayed
        NoChargeNow ChargeNotBeside ChargeNotClosest ChargeOntoBall ChargeOffField
        ChargeNotStandable ThroughOpponent SharpCurve TooShort TooLong TouchedAlready SeventhPlayer
        ReceiverOffside OwnGoal FirstStepIntoField BeyondTeammate BeyondLines Blocked
        PenaltyIsNoShot NoWayToBall FollowerTouched FollowGain FollowOntoBall FollowNotNearest
        FollowerOffside NotBeside NotHisSpace NoSpot NoChance NotWarming NotOut NotFreeInRow
        NotDefendersRow NotMidfieldersRow NotForwardsRow NotGoaliesPlace GoalieForOutfielder
        NotGoalSpace NotAThrower NotACornerPlayer NotAPenaltyTaker NotAFreeKickTaker NotAWall
        NotBesideBall NotWallSpace NotInGoal NotOutForGoalie NotASubstitute NotAShooter
    }
}
