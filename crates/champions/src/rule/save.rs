//! Saves: the save-spots, their chances and what the die says (C20-save-1 to 9, C20-rebound-1 to 3).

use gaffer_core::Side;

use crate::position::Open;
use crate::space::{Direction, Space};
use crate::space_set::SpaceSet;
use crate::step::FlightEnd;

/// What a save roll brings (C20-save-7).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SaveResult {
    /// The ball is in.
    Goal,
    /// The goalie turns it away.
    Rebound,
    /// The goalie holds it.
    Catch,
}

/// What a roll brings at a chance of so many quarters.
pub fn save_result(quarters: u8, roll: u8) -> SaveResult {
    match (roll + quarters).cmp(&5) {
        std::cmp::Ordering::Less => SaveResult::Goal,
        std::cmp::Ordering::Equal => SaveResult::Rebound,
        std::cmp::Ordering::Greater => SaveResult::Catch,
    }
}

impl Open {
    /// The shot that is on its way: whose goal, which space, and how fast.
    pub fn shot(&self) -> Option<(Side, Space, u8)> {
        match self.play.as_ref()?.end {
            Some(FlightEnd::Goal(space, speed)) => Some((space.goal_of()?, space, speed)),
            _ => None,
        }
    }

    /// The quarters of chance of a save on a space, 0 where there is none (C20-save-1 to 3).
    pub fn save_chance(&self, spot: Space) -> u8 {
        let (Some((side, _, speed)), Some(play)) = (self.shot(), self.play.as_ref()) else {
            return 0;
        };
        if !play
            .path
            .as_slice()
            .iter()
            .any(|passed| passed.space == spot)
            || self.occupied().has(spot)
        {
            return 0;
        }
        // Without fouls there is no hand ball, so spots outside the area are not offered (C20-preset-2).
        if !self.options.fouls && is_hand_ball(side, spot) {
            return 0;
        }
        let Some(steps) = self.dive(side, spot) else {
            return 0;
        };
        let makeshift = u8::from(self.teams[side].has_makeshift_goalie());
        4_u8.saturating_sub(steps.max(1) + speed + makeshift)
    }

    /// The save-spots with their chances, in the order of the ball's way.
    pub fn save_spots(&self) -> impl Iterator<Item = (Space, u8)> {
        let trail = self.play.as_ref().map(|play| play.path).unwrap_or_default();
        (0..trail.as_slice().len()).filter_map(move |index| {
            let spot = trail.as_slice()[index].space;
            let earlier = &trail.as_slice()[..index];
            let quarters = self.save_chance(spot);
            (quarters > 0 && earlier.iter().all(|passed| passed.space != spot))
                .then_some((spot, quarters))
        })
    }
}

/// Whether a goalie's save on a space is a hand ball (C20-save-9, C20-D40).
pub fn is_hand_ball(side: Side, spot: Space) -> bool {
    !(SpaceSet::penalty_area(side) | SpaceSet::goal(side)).has(spot)
}

/// The direction of a rebound (C20-rebound-1 to 3).
pub fn rebound_direction(side: Side, goal: Space, from: Space, spot: Space) -> Direction {
    let higher = match goal.column().cmp(&from.column()) {
        std::cmp::Ordering::Greater => true,
        std::cmp::Ordering::Less => false,
        std::cmp::Ordering::Equal => match spot.column().cmp(&from.column()) {
            std::cmp::Ordering::Greater => true,
            std::cmp::Ordering::Less => false,
            std::cmp::Ordering::Equal => spot.column() >= 6,
        },
    };
    match (side, higher) {
        (Side::Home, true) => Direction::NE,
        (Side::Home, false) => Direction::NW,
        (Side::Away, true) => Direction::SE,
        (Side::Away, false) => Direction::SW,
    }
}
