//! Why a move is not allowed: the first rule that stands against it.

use crate::choice::{Move, Piece};
use crate::options::edition::{MidfieldStraight, STRAIGHT_REACH, StraightReach};
use crate::pitch::{Line, penalty_area};
use crate::refusal::Why;
use crate::team::Team;

use super::{Kind, MoveRules, passed, straight};

impl MoveRules<'_> {
    /// The reason against a move that the team, standing like this, may not make.
    pub(super) fn why_not(&self, own: &Team, step: Move) -> Why {
        let Move {
            piece,
            from,
            to,
            with_ball,
        } = step;
        if !own.may_move(piece, from) {
            return Why::NoPieceToMove(from);
        }
        if with_ball && let Some(why) = self.why_not_with_ball(step) {
            return why;
        }
        if let Some(why) = self.why_not_this_way(own, step) {
            return why;
        }
        if self.offside_from(from).contains(to) && !with_ball {
            return Why::OffsideMove(to);
        }
        if self.guarded && !with_ball && from == self.ball && own.pieces(from) == 1 {
            return if self.kind == Kind::Free {
                Why::FreeMovementLeavesBall // F22-4.7.6d, F22-D58
            } else {
                Why::LeavesBall(from)
            };
        }
        Why::OffsideMove(to)
    }

    /// Why the ball is not taken along.
    fn why_not_with_ball(&self, step: Move) -> Option<Why> {
        let dribbled = match self.kind {
            Kind::Action { dribbled, .. } | Kind::Quick { dribbled } => dribbled,
            Kind::Free => return Some(Why::FreeMovementWithBall),
            Kind::Event => return Some(Why::EventMoveOneArea),
            Kind::Restart { .. } => return Some(Why::DribbleDeadBall),
        };
        if !self.controlling {
            Some(Why::DribbleNotControlling)
        } else if step.from != self.ball {
            Some(Why::DribbleNotFromBall(step.from))
        } else if self.open.awaits_goal_kick() {
            Some(Why::DribbleDeadBall)
        } else if dribbled {
            Some(Why::DribbleTwice)
        } else if self.their.pieces(self.ball) > 0 {
            Some(Why::DribbleOpponents(self.ball))
        } else {
            None
        }
    }

    /// Why no move of this kind leads there.
    fn why_not_this_way(&self, own: &Team, step: Move) -> Option<Why> {
        let Move {
            piece, from, to, ..
        } = step;
        match self.kind {
            Kind::Action { line, .. } => {
                if self.shape(own, step).contains(to) {
                    None
                } else {
                    Some(self.why_not_of_type(own, step, line))
                }
            }
            Kind::Event => (!from.adjacent().contains(to)).then_some(Why::EventMoveOneArea),
            Kind::Quick { .. } if !from.adjacent().contains(to) => Some(Why::QuickMoveOneArea),
            Kind::Quick { .. } => step.with_ball.then(|| self.why_not_carried(step)).flatten(),
            Kind::Free => {
                if self.free_destination(piece, from) == Some(to) {
                    (to == self.ball).then_some(Why::FreeMovementIntoBall)
                } else {
                    Some(match piece {
                        Piece::Outfield => Why::FreeMovementOnly,
                        Piece::Keeper => Why::FreeMovementKeeper,
                    })
                }
            }
            Kind::Restart { goal_kick } => {
                if self.of_any_type(own, piece, from).contains(to) {
                    let closed = penalty_area(!self.side);
                    (self.is_kept_out(goal_kick) && to == closed)
                        .then_some(Why::GoalKickAreaClosed(to))
                } else {
                    Some(self.why_not_of_type(own, step, self.type_of(step)))
                }
            }
        }
    }

    /// The type that a move has by its direction.
    fn type_of(&self, step: Move) -> Line {
        if step.from.column() != step.to.column() {
            Line::Midfield
        } else if step.to.depth(self.side) > step.from.depth(self.side) {
            Line::Forward
        } else {
            Line::Defence
        }
    }

    /// Why a move is not of a type.
    fn why_not_of_type(&self, own: &Team, step: Move, line: Line) -> Why {
        match line {
            Line::Midfield => self.why_not_midfield(step),
            Line::Defence if self.open.turn.no_defence == Some(self.side) => Why::NoDefenceMoves,
            Line::Forward | Line::Defence => self.why_not_straight(own, step, line),
        }
    }

    fn why_not_midfield(&self, step: Move) -> Why {
        let Move { from, to, .. } = step;
        if !from.adjacent().contains(to) {
            return Why::MidfieldOneArea;
        }
        let forward = to.depth(self.side) > from.depth(self.side);
        let straight = from.column() == to.column();
        match self.midfield_straight() {
            MidfieldStraight::Never => Why::MidfieldDiagonal,
            MidfieldStraight::BetweenTeamMates => {
                let (foremost, hindmost) = self.team_mates;
                if straight && forward && to.depth(self.side) >= foremost {
                    Why::MidfieldForemost(to)
                } else if straight && !forward && to.depth(self.side) <= hindmost {
                    Why::MidfieldHindmost(to)
                } else {
                    Why::CarriedAmongOpponents(to)
                }
            }
            MidfieldStraight::NotPastTheBall => {
                let ball = self.ball;
                if forward {
                    Why::MidfieldPastBallForward { to, ball }
                } else {
                    Why::MidfieldPastBallBackward { to, ball }
                }
            }
        }
    }

    fn why_not_straight(&self, own: &Team, step: Move, line: Line) -> Why {
        let forward = line == Line::Forward;
        let direction = if forward { self.side } else { !self.side };
        let not_straight = if forward {
            Why::ForwardStraight
        } else {
            Why::DefenceStraight
        };
        let Move { from, to, .. } = step;
        if !straight(from, direction).contains(to) {
            return not_straight;
        }
        if STRAIGHT_REACH[self.edition()] == StraightReach::TwoAreas {
            return self.why_not_carried(step).unwrap_or(not_straight);
        }
        let blocked = passed(from, to)
            .into_iter()
            .find(|area| self.blocks(own, *area));
        match blocked {
            Some(area) if forward => Why::ForwardBlocked(area),
            Some(area) => Why::DefenceBlocked(area),
            None if step.with_ball => Why::DribbleOneArea,
            None => Why::KeeperTwoAreas,
        }
    }

    /// F10-4.7.7a: an opponent in an area passed or in the last one.
    fn why_not_carried(&self, step: Move) -> Option<Why> {
        if !step.with_ball || passed(step.from, step.to).len() > 1 {
            return None;
        }
        passed(step.from, step.to)
            .with(step.to)
            .into_iter()
            .find(|area| self.their.pieces(*area) > 0)
            .map(Why::CarriedAmongOpponents)
    }
}
