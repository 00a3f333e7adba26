//! The rule switches of section 24 and the presets made of them (C20-preset-1 to 7).

use gaffer_core::BySide;
use serde::{Deserialize, Serialize};

use crate::readings::Readings;
use crate::squad::ShirtSet;

/// What a match is played with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Written")]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a separate switch of the rules"
)]
pub struct Options {
    /// Offside test and shifting back (C20-preset-1).
    pub offside: bool,
    /// Fouls, cards, injuries, free kicks and penalties, hand balls (C20-preset-2).
    pub fouls: bool,
    /// Shoulder charges (C20-preset-3).
    pub charge: bool,
    /// Warm-up and substitutions (C20-preset-4).
    pub subs: bool,
    /// The goalie may take the ball in his hands (C20-preset-5).
    pub hands: bool,
    /// Every roll is a minute, instead of the watch of ones (C20-time-7).
    pub tally: bool,
    /// A draw is played out (C20-cup-1).
    pub cup: bool,
    /// Players who are not in the squad of the day (C20-cup-14).
    #[serde(skip_serializing_if = "nobody")]
    pub suspended: BySide<ShirtSet>,
    /// How the doubtful lines of [`READINGS`](crate::READINGS) are read.
    #[serde(flatten)]
    pub readings: Readings,
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde passes a reference"
)]
fn nobody(suspended: &BySide<ShirtSet>) -> bool {
    suspended.home.is_empty() && suspended.away.is_empty()
}

/// Options as they may be written: a preset and what differs from it.
#[derive(Default, Deserialize)]
#[serde(default)]
struct Written {
    preset: Preset,
    offside: Option<bool>,
    fouls: Option<bool>,
    charge: Option<bool>,
    subs: Option<bool>,
    hands: Option<bool>,
    tally: Option<bool>,
    cup: Option<bool>,
    suspended: BySide<ShirtSet>,
    #[serde(flatten)]
    readings: Readings,
}

/// A named set of switches.
#[derive(Clone, Copy, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Preset {
    Friendly,
    #[default]
    Full,
    Tournament,
}

impl From<Written> for Options {
    fn from(written: Written) -> Self {
        let preset = match written.preset {
            Preset::Friendly => Self::FRIENDLY,
            Preset::Full => Self::FULL,
            Preset::Tournament => Self::TOURNAMENT,
        };
        Self {
            offside: written.offside.unwrap_or(preset.offside),
            fouls: written.fouls.unwrap_or(preset.fouls),
            charge: written.charge.unwrap_or(preset.charge),
            subs: written.subs.unwrap_or(preset.subs),
            hands: written.hands.unwrap_or(preset.hands),
            tally: written.tally.unwrap_or(preset.tally),
            cup: written.cup.unwrap_or(preset.cup),
            suspended: written.suspended,
            readings: written.readings,
        }
    }
}

impl Options {
    /// A first match: what it can do without is switched off.
    pub const FRIENDLY: Self = Self {
        offside: false,
        fouls: false,
        charge: false,
        subs: false,
        hands: false,
        tally: false,
        cup: false,
        suspended: BySide {
            home: ShirtSet::EMPTY,
            away: ShirtSet::EMPTY,
        },
        readings: Readings::SENSE,
    };

    /// Every rule of a single match; a draw stands (C20-cup-16).
    pub const FULL: Self = Self {
        offside: true,
        fouls: true,
        charge: true,
        subs: true,
        hands: true,
        ..Self::FRIENDLY
    };

    /// A match of a tournament: it has a winner (C20-cup-1).
    pub const TOURNAMENT: Self = Self {
        cup: true,
        ..Self::FULL
    };

    /// The presets by name.
    pub const PRESETS: [(&'static str, Self); 3] = [
        ("friendly", Self::FRIENDLY),
        ("full", Self::FULL),
        ("tournament", Self::TOURNAMENT),
    ];

    /// What keeps a match from being played with these options.
    pub fn faults(&self) -> Vec<String> {
        gaffer_core::Side::BOTH
            .into_iter()
            .filter(|side| {
                let left = ShirtSet::ALL.minus(self.suspended[*side]).len();
                left < LEAST_PLAYERS
            })
            .map(|side| {
                format!("{side} has fewer than {LEAST_PLAYERS} players who are not suspended (C20-card-6)")
            })
            .collect()
    }
}

/// A side with fewer players loses the match (C20-card-6).
pub const LEAST_PLAYERS: u32 = 7;

impl Default for Options {
    fn default() -> Self {
        Self::FULL
    }
}
