//! Changes of the ball value before the dice (F22-4.2).

use crate::ball_value::BallValue;
use crate::options::Advanced;
use crate::pitch::{Area, AreaSet};
use crate::position::Open;
use crate::rule::offside_risk;
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

/// What stage 2 depends on, looked up once for all targets.
#[derive(Clone, Copy)]
pub(crate) struct PassRules<'a> {
    open: &'a Open,
    own: AreaSet,
    their: AreaSet,
    /// Whether the start area lowers the value (F22-4.2.3).
    start_free: bool,
}

impl<'a> PassRules<'a> {
    #[inline]
    pub(crate) fn new(open: &'a Open) -> Self {
        let their = open.teams[!open.controlling].occupied();
        Self {
            open,
            own: open.teams[open.controlling].occupied(),
            their,
            // F22-4.2.3b; a kick-off is not in that list (F22-D20).
            start_free: !open.turn.kind.is_set_piece() && !their.contains(open.turn.start),
        }
    }

    /// The changes in their order, each clamped but the last (F22-4.2a); with Crossing the long pass
    /// costs nothing.
    #[inline]
    pub(crate) fn value(&self, target: Area, crossing: bool) -> PassValue {
        let open = self.open;
        // F22-4.2.1: nobody but the controlling team is in the target area.
        let after_target = if !self.their.contains(target) && self.own.contains(target) {
            BallValue::BEST
        } else {
            open.value
        };
        let between = areas_between(open, target);
        let (after_risk, long_pass) = if open.options.advanced.is_empty() {
            (after_target, between)
        } else {
            let passed_through = between == 1 && is_passed_through(open, target);
            (
                raised_by_risk(open, target, after_target),
                if crossing || passed_through {
                    0
                } else {
                    between
                },
            )
        };
        let after_start = after_risk.changed(-i8::from(self.start_free)); // F22-4.2.3a
        PassValue {
            after_target,
            after_risk,
            after_start,
            result: after_start.number() + long_pass as i8,
        }
    }
}

/// F22-4.2.2: raised, never lowered (F22-A7b); the trap does the same.
fn raised_by_risk(open: &Open, target: Area, value: BallValue) -> BallValue {
    let start = open.turn.start;
    let trap = if open.is_in_force(open.passive(), Skill::OffSideTrap) {
        offside_risk::of_trap(open, start, target)
    } else {
        None
    };
    [offside_risk::of_pass(open, start, target), trap]
        .into_iter()
        .flatten()
        .fold(value, Ord::max)
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
