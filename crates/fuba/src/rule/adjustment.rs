//! Ball value adjustment (F14-4.9, F22-4.8).

use crate::ball_value::BallValue;
use crate::position::Open;

/// The numbers that an adjustment compares, and the value it leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Adjustment {
    pub(crate) controlling: u8,
    pub(crate) passive: u8,
    pub(crate) value: BallValue,
}

/// The adjustment that the acting team would make now.
pub(crate) fn due(open: &Open, boost: bool) -> Adjustment {
    let (mut controlling, mut passive) = open.counts(open.ball);
    let acting = if open.turn.acting == open.controlling {
        &mut controlling
    } else {
        &mut passive
    };
    // F22-4.5.2d, F22-A1.2c, F22-D47: the acting team counts one less or more, not below 0.
    *acting = (*acting + u8::from(boost)).saturating_sub(u8::from(open.turn.is_second_action()));
    let difference = controlling as i8 - passive as i8;
    Adjustment {
        controlling,
        passive,
        value: open.value.changed(-difference.clamp(-2, 2)),
    }
}
