//! Changes of the ball value before the dice (F22-4.2).

use crate::pitch::Area;
use crate::position::{BallValue, Open, TurnKind};
use crate::rule::target::areas_between;

/// What stage 2 does to the value when the ball is played to an area.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PassValue {
    /// After F22-4.2.1.
    pub(crate) after_target: BallValue,
    /// After F22-4.2.3.
    pub(crate) after_start: BallValue,
    /// After F22-4.2.4; above 6 the pass is illegal (F22-4.2.4b).
    pub(crate) result: i8,
}

/// The three changes in their order, each clamped but the last (F22-4.2a).
pub(crate) fn of_pass(open: &Open, target: Area) -> PassValue {
    let own = &open.teams[open.controlling];
    let their = &open.teams[!open.controlling];
    // F22-4.2.1: nobody but the controlling team is in the target area.
    let after_target = if their.pieces(target) == 0 && own.pieces(target) > 0 {
        BallValue::BEST
    } else {
        open.value
    };
    // F22-4.2.3a, and b: not from a free kick, corner kick or goal kick. A kick-off is not in that
    // list (F22-D20).
    let set_piece = matches!(
        open.turn.kind,
        TurnKind::FreeKick | TurnKind::CornerKick | TurnKind::GoalKick
    );
    let after_start = if !set_piece && their.pieces(open.turn.start) == 0 {
        after_target.changed(-1)
    } else {
        after_target
    };
    PassValue {
        after_target,
        after_start,
        result: after_start.number() + areas_between(open, target) as i8,
    }
}
