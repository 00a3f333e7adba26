//! Offside (F10-4.1.1, F14-4.1.1, F22-5.1): which areas are offside positions of a team.

use gaffer_core::Side;

use crate::options::OffsideReading;
use crate::options::edition::OFFSIDE_EXCEPTIONS;
use crate::pitch::{Area, AreaSet, beyond, by_depth, closer};
use crate::position::Open;
use crate::team::Team;
use crate::turn::TurnKind;

/// The area of a team's second closest piece to its own goal line, keeper included (F22-5.1b).
///
/// Areas of equal depth are at the same level, so it makes no difference which is named. A team with
/// a single piece has it there (F22-D15).
pub fn second_closest(team: &Team, side: Side) -> Option<Area> {
    let occupied = team.occupied();
    let mut closest = None;
    let mut found = 0;
    for group in by_depth(side) {
        for area in group.and(occupied) {
            found += team.pieces(area);
            closest = Some(area);
            if found >= 2 {
                return closest;
            }
        }
    }
    closest
}

/// The areas in which a piece of the controlling team is offside.
#[inline]
pub fn offside_areas(open: &Open) -> AreaSet {
    if open.turn.dead_ball {
        // F22-5.1f, F22-D67: not for a goal kick or a corner kick.
        return AreaSet::EMPTY;
    }
    offside_positions(open, open.controlling)
}

/// The offside positions of a team, wherever the ball lies now.
///
/// "Beyond" leaves out b3 and everything not entirely in the opponent's half (F22-5.1a, F22-5.1c). The
/// areas beyond the ball leave out what is level with it or closer to the own goal line (F14-4.1.1b,
/// F22-5.1d), which covers every pass towards the own goal line as well (F22-5.1e, F22-D17). 1.0 knows
/// neither (F10-4.1.1d).
#[inline]
pub fn offside_positions(open: &Open, side: Side) -> AreaSet {
    let their = &open.teams[!side];
    if !knows_exceptions(open) {
        return second_closest(their, !side).map_or(AreaSet::EMPTY, |area| closer(side, area));
    }
    let past_ball = beyond(side, open.ball);
    if past_ball.is_empty() {
        return AreaSet::EMPTY;
    }
    match second_closest(their, !side) {
        Some(area) => beyond(side, area).and(past_ball),
        None => AreaSet::EMPTY,
    }
}

/// The areas that offside bars as targets of this turn's pass, judged in stage 1.
pub(crate) fn barred_for_the_pass(open: &Open) -> AreaSet {
    let dead_ball = matches!(open.turn.kind, TurnKind::GoalKick | TurnKind::CornerKick);
    if dead_ball && knows_exceptions(open) {
        return AreaSet::EMPTY; // F14-4.1.1d, F22-5.1f
    }
    offside_positions(open, open.controlling)
}

/// Whether own half, ball and set pieces lift offside (F10-D9).
#[inline]
pub fn knows_exceptions(open: &Open) -> bool {
    OFFSIDE_EXCEPTIONS[open.options.edition] || open.options.offside == OffsideReading::As2014
}
