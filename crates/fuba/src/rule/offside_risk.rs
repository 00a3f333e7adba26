//! Offside risk (A7), and the same by the skill Off side trap.

use crate::ball_value::BallValue;
use crate::options::{Advanced, TrapExceptions};
use crate::pitch::{Area, AreaSet, Line, beyond, by_depth};
use crate::position::Open;

/// The value that a pass from one area to another is raised to, if the target lies in an offside-risk
/// position (F22-A7a to F22-A7c).
pub(crate) fn of_pass(open: &Open, start: Area, target: Area) -> Option<BallValue> {
    if !open.plays(Advanced::OffsideRisk) || !may_be_risky(open, start, target) {
        return None;
    }
    let attackers = open.controlling;
    let second = second_closest_areas(open).into_iter().next()?;
    let closer = target.depth(attackers) > second.depth(attackers);
    (closer && second.level().contains(target)).then(|| defence_line(open))
}

/// The same by Off side trap: the target holds the second closest piece (F22-A10-off-side-trap).
pub(crate) fn of_trap(open: &Open, start: Area, target: Area) -> Option<BallValue> {
    let trapped = match open.options.readings.trap_exceptions() {
        TrapExceptions::AsOffside => may_be_risky(open, start, target), // F22-D89
        TrapExceptions::None => open.teams[open.controlling].pieces(target) > 0,
    };
    (trapped && second_closest_areas(open).contains(target)).then(|| defence_line(open))
}

/// A piece of the controlling team is there, and none of the exceptions of F22-5.1 frees it
/// (F22-D89): own half and b3, level with or behind the ball, goal kick, corner kick.
fn may_be_risky(open: &Open, start: Area, target: Area) -> bool {
    !open.turn.dead_ball
        && open.teams[open.controlling].pieces(target) > 0
        && beyond(open.controlling, start).contains(target)
}

/// The areas of equal depth in which the passive team's second closest piece stands (F22-D89).
fn second_closest_areas(open: &Open) -> AreaSet {
    let side = open.passive();
    let team = &open.teams[side];
    let mut found = 0;
    let mut last = AreaSet::EMPTY;
    for group in by_depth(side) {
        let areas = group.and(team.occupied());
        if areas.is_empty() {
            continue;
        }
        last = areas;
        found += areas.into_iter().map(|area| team.pieces(area)).sum::<u8>();
        if found >= 2 {
            break;
        }
    }
    last
}

/// N: the players there, at most the defenders of the formation, one less when tired, and at most
/// six (F22-A7c, F22-A1.4b).
fn defence_line(open: &Open) -> BallValue {
    let side = open.passive();
    let players: u8 = second_closest_areas(open)
        .into_iter()
        .map(|area| open.teams[side].pieces(area))
        .sum();
    let number = players.min(open.line(side, Line::Defence)).min(6);
    BallValue::clamped(number as i8)
}
