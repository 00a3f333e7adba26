//! The parts of a match by which luck and costs are added up.

use gaffer_games::board::Clock;
use gaffer_games::named;
use gaffer_games::words::Phrase;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A part of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = ReviewPhase)]
pub enum Phase {
    /// The first 45 minutes, and everything before them.
    FirstHalf,
    /// The second 45 minutes.
    SecondHalf,
    /// The extra time.
    ExtraTime,
    /// The shoot-out.
    ShootOut,
}

impl Phase {
    /// The part of a match at a time.
    pub(super) fn at(clock: &Clock) -> Self {
        match clock.period {
            "first-half" => Self::FirstHalf,
            "extra-time" => Self::ExtraTime,
            "shoot-out" => Self::ShootOut,
            // A game without a half-time has halves all the same.
            "regular" if clock.minute <= 45 => Self::FirstHalf,
            _ => Self::SecondHalf,
        }
    }

    /// How it is called.
    pub(crate) fn words(self) -> Phrase {
        named!(self, Self: review { FirstHalf SecondHalf ExtraTime ShootOut })
    }
}
