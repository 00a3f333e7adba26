//! The target area (F10-4.1, F14-4.1, F22-4.1): where the controlling team may play the ball.

use crate::ball_value::BallValue;
use crate::options::edition::{
    FREE_KICK_NEEDS_TWO, OFFSIDE_IN_OWN_HALF, ONSIDE_NEIGHBOUR, TAKER_GIVES_TARGET,
    VALUE_LIMITS_PASS,
};
use crate::pitch::{Area, AreaSet, own_half};
use crate::position::Open;
use crate::refusal::Why;
use crate::rule::value::PassRules;
use crate::turn::TurnKind;

/// What decides whether an area may be the target, looked up once for all areas.
pub(crate) struct TargetRules<'a> {
    open: &'a Open,
    pass: PassRules<'a>,
    own: AreaSet,
    /// Areas next to a player who may run there.
    neighbours: AreaSet,
}

fn next_to(areas: AreaSet) -> AreaSet {
    areas
        .into_iter()
        .fold(AreaSet::EMPTY, |all, area| all.or(area.adjacent()))
}

impl<'a> TargetRules<'a> {
    pub(crate) fn new(open: &'a Open) -> Self {
        let edition = open.options.edition;
        let own = open.teams[open.controlling].occupied();
        let mut neighbours = if ONSIDE_NEIGHBOUR[edition] {
            next_to(own.without(open.turn.offside))
        } else {
            next_to(own)
        };
        if !OFFSIDE_IN_OWN_HALF[edition] {
            neighbours = neighbours.or(next_to(own).and(own_half(open.controlling)));
        }
        // The corner spot is adjacent to its corner area only (F22-5.3b, F22-D66); in 1.0 the taker gives
        // a target only where nobody else is left to give one.
        if open.turn.taker.is_some() && (TAKER_GIVES_TARGET[edition] || own.is_empty()) {
            neighbours = neighbours.with(open.turn.start);
        }
        Self {
            open,
            pass: PassRules::new(open),
            own,
            neighbours,
        }
    }

    /// Whether an area may be the target; with Crossing declared the pass may be long.
    pub(crate) fn check(&self, area: Area, crossing: bool) -> Result<(), Why> {
        let open = self.open;
        let edition = open.options.edition;
        let start = open.turn.start;
        self.check_reach(area)?;
        let limited = VALUE_LIMITS_PASS[edition];
        if limited && open.value == BallValue::WORST && start.steps(area) > 1 {
            return Err(Why::DifficultSituation(area)); // F22-4.1.2
        }
        if FREE_KICK_NEEDS_TWO[edition]
            && open.turn.kind == TurnKind::FreeKick
            && area == start
            && open.teams[open.controlling].pieces(area) < 2
        {
            return Err(Why::FreeKickPlayedShort(area)); // F14-4.1d, F22-5.2.2c
        }
        if limited && self.pass.value(area, crossing).result > BallValue::WORST.number() {
            return Err(Why::TooFar(area)); // F22-4.1.3
        }
        Ok(())
    }

    /// Whether a player who is not offside is there or next to it (F10-4.1.1, F14-4.1b, F22-4.1.1).
    pub(crate) fn check_reach(&self, area: Area) -> Result<(), Why> {
        let open = self.open;
        if self.own.contains(area) {
            if open.turn.offside.contains(area) {
                return Err(Why::OffsideTarget(area)); // F22-4.1.1a
            }
        } else if !self.neighbours.contains(area) {
            return Err(if self.own.and(area.adjacent()).is_empty() {
                Why::OutOfReach(area) // F22-4.1a
            } else {
                Why::OffsideNeighbours(area) // F22-4.1.1b
            });
        }
        Ok(())
    }
}

/// The areas between start and target of this turn's pass; a corner starts one area further out
/// (F22-4.2.4a, F22-5.3b).
pub(crate) fn areas_between(open: &Open, target: Area) -> u8 {
    if open.turn.kind == TurnKind::CornerKick {
        open.turn.start.steps(target)
    } else {
        open.turn.start.between(target)
    }
}
