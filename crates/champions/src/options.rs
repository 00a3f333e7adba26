//! The rule switches of section 24 and the presets made of them (C20-preset-1 to 7).

use gaffer_core::{BySide, OptionRow, Side, is_default};
use serde::{Deserialize, Serialize};

use crate::readings::Readings;
use crate::squad::ShirtSet;

/// Makes `Options` of its switches: what each is, and its value in a friendly and in a full match.
macro_rules! switches {
    ($($(#[doc = $doc:literal])+ $name:ident: $friendly:literal $full:literal)+) => {
        /// What a match is played with.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(from = "Written")]
        pub struct Options {
            $($(#[doc = $doc])+ pub $name: bool,)+
            /// Players who are not in the squad of the day (C20-cup-14).
            #[serde(skip_serializing_if = "is_default")]
            pub suspended: BySide<ShirtSet>,
            /// Goals of the first leg, where the match is the second leg of a tie (C20-D126).
            #[serde(skip_serializing_if = "is_default")]
            pub brought: BySide<u8>,
            /// How the doubtful lines of [`READINGS`](crate::READINGS) are read.
            #[serde(flatten)]
            pub readings: Readings,
        }

        /// Nothing is folded in: positions that are told apart belong to one match, and its options stay as they are.
        impl std::hash::Hash for Options {
            fn hash<H: std::hash::Hasher>(&self, _: &mut H) {}
        }

        /// Options as they may be written: a preset and what differs from it.
        #[derive(Default, Deserialize)]
        #[serde(default)]
        struct Written {
            preset: Preset,
            $($name: Option<bool>,)+
            suspended: BySide<ShirtSet>,
            brought: BySide<u8>,
            #[serde(flatten)]
            readings: Readings,
        }

        impl From<Written> for Options {
            fn from(written: Written) -> Self {
                let preset = match written.preset {
                    Preset::Friendly => Self::FRIENDLY,
                    Preset::Full => Self::FULL,
                    Preset::Tournament => Self::TOURNAMENT,
                };
                Self {
                    $($name: written.$name.unwrap_or(preset.$name),)+
                    suspended: written.suspended,
                    brought: written.brought,
                    readings: written.readings,
                }
            }
        }

        /// Every switch.
        pub(crate) const OPTIONS: &[OptionRow] = &[$(
            OptionRow { name: stringify!($name), values: &[] },
        )+];

        impl Options {
            /// A first match: what it can do without is switched off.
            pub const FRIENDLY: Self = Self {
                $($name: $friendly,)+
                suspended: BySide { home: ShirtSet::EMPTY, away: ShirtSet::EMPTY },
                brought: BySide { home: 0, away: 0 },
                readings: Readings::SENSE,
            };

            /// Every rule of a single match; a draw stands (C20-cup-16).
            pub const FULL: Self = Self { $($name: $full,)+ ..Self::FRIENDLY };
        }
    };
}

switches! {
    /// Offside test and shifting back (C20-preset-1).
    offside: false true
    /// Fouls, cards, injuries, free kicks and penalties, hand balls (C20-preset-2).
    fouls: false true
    /// Shoulder charges (C20-preset-3).
    charge: false true
    /// Warm-up and substitutions (C20-preset-4).
    subs: false true
    /// The goalie may take the ball in his hands (C20-preset-5).
    hands: false true
    /// Every roll is a minute, instead of the watch of ones (C20-time-7).
    tally: false false
    /// A draw is played out (C20-cup-1).
    cup: false false
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

impl Options {
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
        let mut faults: Vec<String> = Side::BOTH
            .into_iter()
            .filter(|side| cannot_play(self.suspended[*side]))
            .map(|side| {
                format!("{side} has fewer than {LEAST_PLAYERS} players who are not suspended (C20-card-6)")
            })
            .collect();
        if self.is_second_leg() && !self.cup {
            faults.push(
                "brought: goals are brought into a match that is played out: cup = true (C20-D126)"
                    .into(),
            );
        }
        if Side::BOTH
            .into_iter()
            .any(|side| self.brought[side] > MOST_BROUGHT)
        {
            faults.push(format!("brought: at most {MOST_BROUGHT} goals of a side"));
        }
        faults
    }

    /// Whether goals are brought from a first leg; without goals there it makes no difference.
    pub fn is_second_leg(&self) -> bool {
        self.brought != BySide::default()
    }
}

/// A side with fewer players loses the match (C20-card-6).
pub const LEAST_PLAYERS: u32 = 7;

/// The most goals that a side brings from a first leg.
const MOST_BROUGHT: u8 = 99;

/// Whether a side without these players has too few for a match (C20-card-6).
pub fn cannot_play(suspended: ShirtSet) -> bool {
    ShirtSet::ALL.minus(suspended).len() < LEAST_PLAYERS
}

impl Default for Options {
    fn default() -> Self {
        Self::FULL
    }
}
