//! Changes of the ball value before the dice (F22-4.2).

use crate::options::Advanced;
use crate::pitch::{Area, AreaSet};
use crate::position::{BallValue, Open, TurnKind};
use crate::rule::offside::risk;
use crate::rule::target::areas_between;
use crate::skill::Skill;

/// What stage 2 does to the value when the ball is played to an area.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PassValue {
    /// After F22-4.2.1.
    pub(crate) after_target: BallValue,
    /// After F22-4.2.2.
    pub(crate) after_risk: BallValue,
    /// After F22-4.2.3.
    pub(crate) after_start: BallValue,
    /// After F22-4.2.4; above 6 the pass is illegal (F22-4.2.4b).
    pub(crate) result: i8,
}

/// The changes in their order, each clamped but the last (F22-4.2a); with Crossing the long pass costs
/// nothing.
pub(crate) fn of_pass(open: &Open, target: Area, crossing: bool) -> PassValue {
    let own = &open.teams[open.controlling];
    let their = &open.teams[!open.controlling];
    // F22-4.2.1: nobody but the controlling team is in the target area.
    let after_target = if their.pieces(target) == 0 && own.pieces(target) > 0 {
        BallValue::BEST
    } else {
        open.value
    };
    // F22-4.2.2: raised, never lowered (F22-A7b); the trap does the same.
    let after_risk = if open.options.advanced.is_empty() {
        after_target
    } else {
        let trap = if open.is_in_force(open.passive(), Skill::OffSideTrap) {
            risk::of_trap(open, open.turn.start, target)
        } else {
            None
        };
        [risk::of_pass(open, open.turn.start, target), trap]
            .into_iter()
            .flatten()
            .fold(after_target, Ord::max)
    };
    // F22-4.2.3a, and b: not from a free kick, corner kick or goal kick. A kick-off is not in that
    // list (F22-D20).
    let set_piece = matches!(
        open.turn.kind,
        TurnKind::FreeKick | TurnKind::CornerKick | TurnKind::GoalKick
    );
    let after_start = if !set_piece && their.pieces(open.turn.start) == 0 {
        after_risk.changed(-1)
    } else {
        after_risk
    };
    let between = areas_between(open, target);
    let long_pass = if crossing || (between == 1 && is_passed_through(open, target)) {
        0
    } else {
        between
    };
    PassValue {
        after_target,
        after_risk,
        after_start,
        result: after_start.number() + long_pass as i8,
    }
}

/// Whether the ball can go through an area in which the controlling team has at least twice as many
/// players (F22-A8a, F22-D90). The corner spot is adjacent to its corner area only.
fn is_passed_through(open: &Open, target: Area) -> bool {
    if !open.plays(Advanced::PassingThrough) {
        return false;
    }
    let start = open.turn.start;
    let next_to_start = if open.turn.taker.is_some() {
        AreaSet::EMPTY.with(start)
    } else {
        start.adjacent()
    };
    next_to_start
        .and(target.adjacent())
        .into_iter()
        .any(|area| {
            let (controlling, passive) = open.counts(area);
            controlling > 0 && controlling >= 2 * passive
        })
}
