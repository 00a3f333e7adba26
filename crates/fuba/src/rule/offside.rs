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

/// Offside risk (A7, and the skill Off side trap).
pub(crate) mod risk {
    use crate::ball_value::BallValue;
    use crate::options::Advanced;
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
        (may_be_risky(open, start, target) && second_closest_areas(open).contains(target))
            .then(|| defence_line(open))
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
}
