//! Offside (F22-5.1): which areas are offside for the controlling team.

use gaffer_core::Side;

use crate::pitch::{Area, AreaSet, beyond, by_depth};
use crate::position::Open;
use crate::team::Team;

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

/// The areas in which a piece of the controlling team is offside (F22-5.1a to F22-5.1f).
///
/// "Beyond" leaves out b3 and everything not entirely in the opponent's half (F22-5.1a, F22-5.1c). The
/// areas beyond the ball leave out what is level with it or closer to the own goal line (F22-5.1d),
/// which covers every pass towards the own goal line as well (F22-5.1e, F22-D17).
pub fn offside_areas(open: &Open) -> AreaSet {
    if open.turn.dead_ball {
        // F22-5.1f, F22-D67: not for a goal kick or a corner kick.
        return AreaSet::EMPTY;
    }
    let attackers = open.controlling;
    let past_ball = beyond(attackers, open.ball);
    if past_ball.is_empty() {
        return AreaSet::EMPTY;
    }
    match second_closest(&open.teams[!attackers], !attackers) {
        Some(area) => beyond(attackers, area).and(past_ball),
        None => AreaSet::EMPTY,
    }
}
