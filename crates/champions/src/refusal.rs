//! Refusals: why a choice is not allowed, with the rule and in words.

use std::fmt;

use gaffer_core::{Refuses, RuleId};

use crate::rule::killjoy::Breach;

/// A choice that the rules refuse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refusal(pub Why);

macro_rules! whys {
    ($($name:ident $rule:literal $words:literal)+) => {
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
            /// All reasons but those of the anti-killjoy rules and the end of the match.
            pub const PLAIN: &[Self] = &[$(Self::$name,)+];

            /// The rule and the words.
            const fn row(self) -> (&'static str, &'static str) {
                match self {
                    $(Self::$name => ($rule, $words),)+
                    Self::Killjoy(breach) => match breach {
                        Breach::GoalieArea => ("C20-killjoy-2", "an outfielder may end in a goalie area only while the ball lies in that row"),
                        Breach::Crowd => ("C20-killjoy-3", "a side may have four outfielders in its own penalty area, one of them in the goalie area"),
                        Breach::Chain => ("C20-killjoy-5", "that would make a chain of more than nine players"),
                        Breach::NoWay => ("C20-killjoy-6", "a side would have no way to the ball left"),
                    },
                    Self::Over(RuleId(rule)) => (rule, "the match is over"),
                }
            }
        }
    };
}

whys! {
    NotAsked "C20-flow-3" "something else is to be decided now"
    NotOnPitch "C20-state-3" "that player is not on the pitch"
    Late "C20-flow-2" "choices of one row are made in the order of the shirts"
    NotInSquad "C20-setup-2" "that player cannot be picked for this place"
    Suspended "C20-cup-14" "that player is out and not in the squad of the day"
    NotAGoalie "C20-setup-2" "one of the goalies plays in goal while one is available"
    BadFormation "C20-setup-2" "two to four defenders, midfielders and forwards each, ten in all"
    DefaultTooLate "C20-setup-8" "the default is taken before anything else is chosen"
    GoalieBelongsInGoal "C20-setup-4" "the goalie goes on one of his two goal spaces"
    OneOnCentre "C20-setup-5" "exactly one outfielder goes on the centre circle space, nobody else on the halfway row"
    OwnHalf "C20-setup-6" "the others go on rows 1 to 6 of their own half"
    SpaceTaken "C20-setup-6" "there is a player on that space"
    MayNotWarm "C20-sub-2" "no more than three substitutions and warming players together"
    NotInDugout "C20-sub-1" "only players in the dugout are sent to warm up"
    HasLeft "C20-sub-7" "a player who has left does not come back"
    SecondGoalieWarms "C20-sub-6" "one goalie at most comes on"
    NoFoulPair "C20-foul-1" "those two are no foul pair"
    MustFoul "C20-foul-2" "the foul is committed; there is no other act"
    NotAMover "C20-turn-A11" "that player has nothing to do with this roll"
    ReachOnly "C20-free-11" "at a free kick the ball must be reached"
    OntoPlayer "C20-turn-A3" "a player may not step onto another"
    GoalSpace "C20-turn-A4" "goal spaces are entered by their goalie only"
    OntoBall "C20-turn-A5" "the ball's space is the end of a reach, not of a walk"
    EndsOutside "C20-turn-A7" "a walk may not end outside the field"
    NotReachable "C20-turn-A8" "that cannot be reached with exactly this roll"
    NoReach "C20-turn-A8" "the ball cannot be reached with so many steps"
    LeavesBallInGoal "C20-turn-A12" "the goalie does not leave the ball alone in his goal"
    NoHands "C20-goalie-1" "the goalie may use his hands only if the roll takes him exactly to a ball in his penalty area"
    HandsAfterTeammate "C20-goalie-2" "a teammate touched the ball last"
    NoHandsPlayed "C20-preset-5" "this match is played without hands"
    NoChargeNow "C20-charge-1" "a shoulder charge needs an opening roll of 1"
    ChargeNotBeside "C20-charge-1" "only an opponent next to the player can be charged"
    ChargeNotClosest "C20-charge-1" "only an opponent who is closest to the ball can be charged"
    ChargeOntoBall "C20-charge-4" "nobody may be pushed onto the ball's space"
    ChargeOffField "C20-charge-5" "nobody may be pushed off the field"
    ChargeNotStandable "C20-charge-6" "the player could not stand there"
    ThroughOpponent "C20-kick-5" "the ball cannot enter a space with an opponent"
    SharpCurve "C20-kick-4" "a curve turns by 45 degrees"
    TooShort "C20-kick-7" "all steps must be used"
    TooLong "C20-kick-2" "the ball has not so many steps"
    TouchedAlready "C20-kick-9" "that teammate has touched the ball already and blocks it"
    SeventhPlayer "C20-kick-11" "six players have touched the ball; another teammate blocks it"
    ReceiverOffside "C20-offside-4" "that teammate is in offside position and blocks the ball"
    OwnGoal "C20-kick-14" "the ball may not be played into the own goal"
    FirstStepIntoField "C20-kick-16" "the first step must lead into the field"
    BeyondTeammate "C20-kick-6" "the leg ends on the teammate"
    BeyondLines "C20-kick-15" "the leg ends where the ball leaves the field"
    Blocked "C20-kick-17" "the ball cannot get so far"
    PenaltyIsNoShot "C20-pen-4" "the kick must be a shot on the goal"
    NoWayToBall "C20-killjoy-6" "a side would have no way to the ball"
    FollowerTouched "C20-turn-D2" "a player who touched the ball does not follow"
    FollowGain "C20-turn-D3" "a follower takes two steps and gets two nearer, from two away one"
    FollowOntoBall "C20-turn-D4" "a follower does not enter the ball's space"
    FollowNotNearest "C20-turn-D5" "he must get nearer than every teammate"
    FollowerOffside "C20-turn-D7" "he was in offside position when the ball was played forwards"
    NotBeside "C20-intercept-2" "only an outfielder next to the space may intercept"
    NotHisSpace "C20-intercept-3" "his space on this flight was another one"
    NoSpot "C20-save-1" "that is no empty space of the shot"
    NoChance "C20-save-3" "the goalie has no chance there"
    NotWarming "C20-sub-4" "only a warming player is brought on or sent back, in the order of the shirts"
    NotOut "C20-sub-6" "an outfielder leaves for an outfielder"
    NotFreeInRow "C20-sub-12" "a substitute goes on a free space of his row"
    NotDefendersRow "C20-sub-9" "a defender comes on in the row of the rearmost outfielder"
    NotMidfieldersRow "C20-sub-10" "a midfielder comes on half-way between the rearmost and the foremost outfielder"
    NotForwardsRow "C20-sub-11" "a forward comes on in the row of the foremost outfielder"
    NotGoaliesPlace "C20-sub-13" "a substitute goalie goes on one of the two goal spaces"
    GoalieForOutfielder "C20-sub-6" "a goalie comes on for a goalie only"
    NotGoalSpace "C20-dead-6" "the goalie goes on one of his two goal spaces"
    NotAThrower "C20-throw-3" "an outfielder on the pitch throws in"
    NotACornerPlayer "C20-corner-5" "an outfielder on the pitch takes the corner, or is the wall"
    NotAPenaltyTaker "C20-pen-3" "an outfielder takes the penalty, from a penalty spot space"
    NotAFreeKickTaker "C20-free-4" "an outfielder on the pitch is chosen"
    NotAWall "C20-free-9" "an outfielder on the pitch is chosen"
    NotBesideBall "C20-free-3" "he goes on a free side of the ball"
    NotWallSpace "C20-free-8" "he goes on one of the nearest spaces of that row"
    NotInGoal "C20-card-4" "an outfielder on the pitch goes in goal"
    NotOutForGoalie "C20-card-3" "an outfielder on the pitch leaves for the second goalie"
    NotASubstitute "C20-injury-2" "an outfielder from the dugout or warming up comes on"
    NotAShooter "C20-cup-6" "nobody kicks again before all of his side have kicked"
}

impl Refuses for Refusal {
    fn rule(&self) -> RuleId {
        RuleId(self.0.row().0)
    }

    fn is_order(&self) -> bool {
        self.0 == Why::Late
    }

    fn is_not_due(&self) -> bool {
        self.0 == Why::NotAsked
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.row().1)
    }
}
