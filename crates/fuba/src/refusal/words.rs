//! The words of each refusal.

use std::fmt;

use crate::choice::Standing;
use crate::options::Edition;
use crate::options::edition::KEEPER_FREE_MOVEMENT;
use crate::roles::LimitedRole;
use crate::skill::Skill;

use super::Why;

impl Why {
    /// Says why, in the words of an edition.
    #[expect(clippy::too_many_lines, reason = "one line for each reason")]
    pub(super) fn tell(self, edition: Edition, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotAwaited => f.write_str("this is not the decision due now"),
            Self::FormationSum => f.write_str("the three lines of a formation add up to ten"),
            Self::FormationNotACard => {
                f.write_str("this match is played with the eight formation cards only")
            }
            Self::FormationChange => {
                f.write_str("at half time one player at most changes his line")
            }
            Self::PlaceOrder => f.write_str("pieces are placed area by area"),
            Self::KickOffCentre => {
                f.write_str("the team that kicks off has at least two pieces in b3")
            }
            Self::KickOffControllingHalf(area) | Self::KickOffPassiveHalf(area) => write!(
                f,
                "{area} does not touch the own half: at a kick-off a team stands in its half and b3"
            ),
            Self::KickOffKeeper { .. } => {
                f.write_str("at a kick-off the keeper stands in his penalty area")
            }
            Self::FreeKickTaker(area) => {
                write!(
                    f,
                    "one piece at least stands where the free kick is taken, in {area}"
                )
            }
            Self::CornerTaker => f.write_str("one piece takes the corner from the spot"),
            Self::PenaltyKicker => f.write_str("one piece takes the penalty from the spot"),
            Self::PenaltyAreaClosed(area) => write!(
                f,
                "only the kicker and the keeper stand in {area} when a penalty is taken"
            ),
            Self::AdjustOneArea => {
                f.write_str("up to two pieces are adjusted, each to an adjacent area")
            }
            Self::AdjustSamePiece => f.write_str("the two adjusted pieces are two different ones"),
            Self::OutOfReach(area) => {
                write!(
                    f,
                    "the controlling team has no piece in {area} or next to it"
                )
            }
            Self::OffsideTarget(area) => {
                write!(f, "the controlling team's player in {area} is offside")
            }
            Self::OffsideNeighbours(area) => write!(
                f,
                "all of the controlling team's players next to {area} are offside"
            ),
            Self::DifficultSituation(area) => write!(
                f,
                "with ball value 6 the ball goes to its own area or an adjacent one, not to {area}"
            ),
            Self::TooFar(area) => {
                write!(f, "the pass to {area} would bring the ball value above 6")
            }
            Self::FreeKickPlayedShort(area) => write!(
                f,
                "a free kick is played within {area} only with two of the team's players there"
            ),
            Self::SameType(kind) => {
                write!(
                    f,
                    "the two actions differ in type: {kind} was already played"
                )
            }
            Self::NotTheControllingTeam(kind) => {
                write!(f, "only the controlling team may play a {kind}")
            }
            Self::NotThePassiveTeam => f.write_str("only the passive team may press"),
            Self::ShotFromHere(area) => write!(
                f,
                "{area} is not entirely in the opponent's half: no goal attempt from there"
            ),
            Self::ShotNeedsKeeperOut(area) => write!(
                f,
                "a goal attempt from {area} needs the keeper out of his penalty area"
            ),
            Self::Outnumbered {
                passive,
                controlling,
            } => write!(
                f,
                "pressing needs at least as many players at the ball as the opponent: {passive} against {controlling}"
            ),
            Self::NoPieceToMove(area) => {
                write!(
                    f,
                    "there is no such piece in {area} that has not moved this turn"
                )
            }
            Self::NoMovesLeft => f.write_str("the moves of this action are over"),
            Self::MidfieldOneArea => f.write_str("a midfield move goes to an adjacent area"),
            Self::MidfieldPastBallForward { to, ball } => write!(
                f,
                "a midfield move straight forward does not pass the ball: {to} is beyond {ball}"
            ),
            Self::MidfieldPastBallBackward { to, ball } => write!(
                f,
                "a midfield move straight backward does not pass the ball: {to} is behind {ball}"
            ),
            Self::ForwardStraight => f.write_str("a forward move goes straight forward only"),
            Self::ForwardBlocked(area) => write!(
                f,
                "a forward move stops in {area}, where the opponent has more players"
            ),
            Self::DefenceStraight => f.write_str("a defence move goes straight backward only"),
            Self::DefenceBlocked(area) => write!(
                f,
                "a defence move stops in {area}, where the opponent has more players"
            ),
            Self::KeeperTwoAreas => f.write_str("a keeper moves two areas at most"),
            Self::OffsideMove(area) => write!(f, "a player may not move into offside in {area}"),
            Self::FreeMovementOnly => f.write_str(
                "a free movement goes from an area at a goal line one area straight away from it",
            ),
            Self::FreeMovementKeeper if !KEEPER_FREE_MOVEMENT.of(edition) => {
                f.write_str("a keeper has no free movement")
            }
            Self::FreeMovementKeeper => f.write_str(
                "a keeper's free movement goes into his penalty area from an adjacent area",
            ),
            Self::FreeMovementIntoBall => {
                f.write_str("no free movement ends in the area of the ball")
            }
            Self::FreeMovementLeavesBall => {
                f.write_str("a free movement must not leave the ball without a player")
            }
            Self::DribbleNotControlling => {
                f.write_str("only the controlling team takes the ball along")
            }
            Self::DribbleNotFromBall(area) => write!(f, "the ball is not in {area}"),
            Self::DribbleTwice => f.write_str("the ball is taken along once in a movement action"),
            Self::DribbleOpponents(area) => write!(
                f,
                "the ball cannot be taken out of {area} while an opponent stands there"
            ),
            Self::DribbleOneArea => f.write_str("a player with the ball moves one area only"),
            Self::DribbleDeadBall => f.write_str("a dead ball is not taken along"),
            Self::LeavesBall(area) => write!(
                f,
                "the controlling team keeps at least one player with the ball in {area}"
            ),
            Self::EventMoveOneArea => f.write_str("an event move goes to an adjacent area"),
            Self::GoalKickAreaClosed(area) => write!(
                f,
                "the passive team does not enter {area} before a goal kick is taken"
            ),
            Self::NotClosest(area) => write!(
                f,
                "there is no piece in {area} that is among the closest to the ball"
            ),
            Self::StoodOffside => f.write_str(
                "a player who stood offside when the ball was played does not bring it in",
            ),
            Self::NobodyToSendOff(area) => {
                write!(f, "there is no outfield piece in {area} to send off")
            }
            Self::MoveOrder => f.write_str("this move comes earlier in the row being made"),
            Self::SwitchedOff(rule) => {
                write!(
                    f,
                    "this match is played without {rule}, {}",
                    rule.title(edition)
                )?;
                match rule.needs(edition) {
                    Some(needed) => write!(f, " (which needs {needed})"),
                    None => Ok(()),
                }
            }
            Self::RolesDoNotFit(_) => {
                f.write_str("a player has one role at most: the formation's lines are too short")
            }
            Self::NoBoost(kind) => write!(f, "a {kind} cannot be boosted"),
            Self::RoleLimit(role) => f.write_str(match role {
                LimitedRole::AttackingCentreBack => "one defender at most is an attacking centre back",
                LimitedRole::WithdrawnStriker => "one forward at most is a withdrawn striker",
                LimitedRole::OffensiveWingBack => "two defenders at most are offensive wing backs",
            }),
            Self::NoPointToLose(line) => write!(f, "there is no {line} point to lose"),
            Self::StockEmpty(line) => write!(f, "there is no {line} condition point to take"),
            Self::StockFull(line) => write!(
                f,
                "no point is added to {line}: six in a stock and ten in all are the most"
            ),
            Self::SubstitutionsLeft(left) => {
                write!(f, "one to {left} substitutions are left to this team")
            }
            Self::SubstitutionOnePlayer => {
                f.write_str("the substitution takes one player to another line")
            }
            Self::NoYellowCard => f.write_str("the team has no yellow card to take back"),
            Self::NotInjured(standing) => {
                let place = match standing {
                    Standing::In(area) => area.name(),
                    Standing::Spot => "the corner spot",
                };
                write!(
                    f,
                    "the injured piece is not taken from {place}: the ball's area and those next to it, \
                     or the closest piece"
                )
            }
            Self::NobodyToPress => {
                f.write_str("aggressive pressing needs a player in the area of the ball")
            }
            Self::AggressionStock => f.write_str(
                "aggressive pressing costs a condition point of the zone of the ball, which is not there",
            ),
            Self::SkillTwice => f.write_str("a team holds each skill at most once"),
            Self::SkillNumber(number) => write!(f, "{number} different skills are chosen here"),
            Self::SkillNotAllowed(skill) => {
                write!(f, "{skill} cannot be chosen: it was had already, or its rule is off")
            }
            Self::SkillNotHeld(skill) => write!(f, "the team does not hold {skill}"),
            Self::SkillWindow(skill) => write!(f, "{skill} is not used at this moment"),
            Self::SkillUsed(skill) => write!(f, "{skill} was already used"),
            Self::SkillPrice(skill) => write!(
                f,
                "{skill} costs more condition points than the zone of the target area has"
            ),
            Self::SkillCondition(skill) => {
                write!(f, "{skill}: it {}", what_it_needs(skill))
            }
            Self::SkillArea(skill, area) => {
                write!(f, "{skill} cannot bring the ball to {area}: it {}", what_it_needs(skill))
            }
            Self::SkillWithoutArea(skill) => write!(f, "{skill} names no area"),
            Self::MustShoot => f.write_str("after Goal poacher the first action is a goal attempt"),
            Self::PerfectPassOneArea(area) => {
                write!(f, "a perfect pass goes to an area next to {area}")
            }
            Self::RolesAboveSix => {
                f.write_str("roles do not bring a line above six condition points")
            }
            Self::CannotStandIn(area) => write!(
                f,
                "{area} cannot stand in: it takes an area next to the target with an own player"
            ),
            Self::EntryForced => f.write_str("a player must go to the ball"),
            Self::RunForced => {
                f.write_str("a player must run from the area that stood in for the empty target")
            }
            Self::SupportForced => {
                f.write_str("in this match a player must join the ball among opponents")
            }
            Self::NotFromThere(area) => {
                write!(f, "no player goes from there to the ball in {area}")
            }
            Self::NobodyToShoot(area) => {
                write!(f, "the controlling team has nobody with the ball in {area}")
            }
            Self::MidfieldDiagonal => f.write_str("a midfield move is diagonal, never straight"),
            Self::MidfieldForemost(area) => write!(
                f,
                "a midfield move straight forward stays behind a team-mate who stood further on when \
                 the turn began: nobody stood beyond {area}"
            ),
            Self::MidfieldHindmost(area) => write!(
                f,
                "a midfield move straight backward stays in front of a team-mate who stood further back \
                 when the turn began: nobody stood behind {area}"
            ),
            Self::QuickMoveOneArea => f.write_str("a quick move goes to an adjacent area"),
            Self::NoDefenceMoves => {
                f.write_str("the special event forbids the team defence moves in this turn")
            }
            Self::CarriedAmongOpponents(area) => {
                write!(f, "the ball is not carried where an opponent stands, in {area}")
            }
            Self::FreeMovementWithBall => {
                f.write_str("a free movement does not take the ball along")
            }
            Self::FreeKickGuard(area) => write!(
                f,
                "one piece at least of the passive team stands between {area} and its own goal line"
            ),
            Self::KeeperCannotAdvance => f.write_str(
                "a keeper is advanced or called back in his penalty area, if he has not moved",
            ),
            Self::KeeperAlready => f.write_str("the keeper already stands there"),
            Self::NoConditionBeforeGoalKick => {
                f.write_str("no condition point is spent before a slow goal kick")
            }
        }
    }
}

/// What a skill asks for, after its name.
fn what_it_needs(skill: Skill) -> &'static str {
    match skill {
        Skill::TrainedFormationChange => {
            "changes the lines of two players, once per match, at the end of the own stage"
        }
        Skill::WidePlayerMaterial => "is used with a fresh player",
        Skill::HighCondition => "is used in place of a movement action",
        Skill::FanaticFans => "is used at the end of stage 4, before a Midfield general",
        Skill::TrainedSpecialEvent => {
            "is for a direct free kick, or the first action of the own corner kick"
        }
        Skill::SweeperKeeper => {
            "needs the target in the own defence zone without an opponent there when the turn began, \
             and the keeper in it or unmoved next to it"
        }
        Skill::CreativeGoalKeeper => "needs a turn that begins in the own penalty area",
        Skill::ShotStopper => "is used once against a goal attempt",
        Skill::PenaltyShotSaver => "is used at the beginning of a penalty",
        Skill::LeadingGoalKeeper => {
            "is for a direct free kick, or a corner kick played into the penalty area"
        }
        Skill::Tackle => "is for pressing in the own defence zone",
        Skill::Stopper => "needs the target in the own defence zone and an own player there",
        Skill::SkilledFullBack => {
            "brings the ball one or two areas out of the own defence zone to an onside player, the \
             value not above 6"
        }
        Skill::Doubling => {
            "needs more players than the opponent at the ball in the own defence zone"
        }
        Skill::OffSideTrap => {
            "needs the second closest piece in the target area and an attacker there whom no exception \
             frees"
        }
        Skill::MidfieldGeneral => "needs the target in the midfield zone and stages to be played",
        Skill::CreativeMidfielder => "brings the ball from b3 to an onside player next to it",
        Skill::MidfieldPressing => "is for pressing in the midfield zone",
        Skill::Crossing => {
            "needs a start area in the midfield zone and a player in the target area"
        }
        Skill::MidfieldDribbler => "needs the ball in the midfield zone with an unmoved player",
        Skill::ShortPasses => "needs the target in the midfield zone and control kept",
        Skill::TargetMan => "needs the target in the own attack zone and an own player there",
        Skill::ClinicalFinisher => "is for a goal attempt from the penalty area",
        Skill::GoalPoacher => {
            "needs a player in the opponent's penalty area, the target, and the passive team to act first"
        }
        Skill::Actor => "needs a special event in the own attack zone",
        Skill::DribblingAttacker => "needs the ball in the attack zone with an unmoved player",
        Skill::SkilledAttacker => "needs the target in the own attack zone",
    }
}
