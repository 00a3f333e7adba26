//! Terms: what a position says about a turn beside who stands where.

use gaffer_champions::rule::save::is_hand_ball;
use gaffer_champions::{LastOne, Open, Period, Space, SpaceSet};
use gaffer_core::{BySide, Side};

/// What stays the same until the turn is over.
#[derive(Clone, Copy, Debug)]
pub(super) struct Terms {
    pub(super) offside: bool,
    /// Without fouls no goalie saves outside his area (C20-preset-2).
    fouls: bool,
    makeshift: BySide<bool>,
    /// Whether only shots are played, once each (C20-cup-5).
    pub(super) shoot_out: bool,
    /// The spaces over which the ball runs.
    pub(super) field: SpaceSet,
    /// How many ones end the match at once, where they do (C20-D57).
    pub(super) ones: Option<u8>,
}

/// How many ones the watch still takes; none where ones do not count.
pub(super) fn ones_left(open: &Open) -> Option<u8> {
    let counts = !open.options().tally && open.period() != Period::ShootOut;
    counts.then(|| open.ones_limit().saturating_sub(open.ones()))
}

impl Terms {
    pub(super) fn from_open(open: &Open) -> Self {
        Self {
            offside: open.options().offside,
            fouls: open.options().fouls,
            makeshift: BySide::with(|side| open.team(side).has_makeshift_goalie()),
            shoot_out: open.period() == Period::ShootOut,
            field: open.field_of_the_ball(),
            ones: ones_left(open).filter(|_| open.options().readings.last_one() == LastOne::AtOnce),
        }
    }

    /// The quarters of chance that a side's goalie has on a space against a shot of some speed, given how far
    /// he dives (C20-save-3).
    pub(super) fn quarters(self, side: Side, dives: &[SpaceSet; 3], spot: Space, speed: u8) -> u8 {
        let steps = dives.iter().position(|dive| dive.has(spot));
        match steps {
            Some(steps) if self.fouls || !is_hand_ball(side, spot) => {
                3_u8.saturating_sub(steps as u8 + speed + u8::from(self.makeshift[side]))
            }
            _ => 0,
        }
    }
}
