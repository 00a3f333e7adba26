//! The watch of ones and the tally of rolls (C20-time-1 to 9).

use crate::position::Open;
use crate::readings::LastOne;
use crate::step::Period;

impl Open {
    /// How many counted ones end the period (C20-time-3, 9).
    pub fn ones_limit(&self) -> u8 {
        match self.period {
            Period::Regular => 16,
            Period::ExtraTime | Period::ShootOut => 6,
        }
    }

    /// How many counted rolls end the period (C20-time-7, 9).
    pub fn tally_limit(&self) -> u8 {
        let rolls: u8 = match self.period {
            Period::Regular => 90,
            Period::ExtraTime | Period::ShootOut => 30,
        };
        rolls.saturating_add(self.fouls)
    }

    /// Whether the last one has been rolled and nothing is finished any more (C20-D57).
    pub(crate) fn ends_at_once(&self) -> bool {
        self.whistle && self.options.readings.last_one() == LastOne::AtOnce
    }

    /// Whether the time of the period is used up.
    pub(crate) fn time_is_up(&self) -> bool {
        if self.options.tally {
            self.tally >= self.tally_limit()
        } else {
            self.whistle
        }
    }
}
