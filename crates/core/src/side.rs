//! The two sides of a match and values that come in pairs.

use std::fmt;
use std::ops::{Index, IndexMut, Not};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// One of the two teams.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// The team that attacks up the board.
    Home,
    /// The team that attacks down the board.
    Away,
}

impl Side {
    /// Both sides, home first.
    pub const BOTH: [Self; 2] = [Self::Home, Self::Away];
}

impl Not for Side {
    type Output = Self;

    /// The opponent.
    #[inline]
    fn not(self) -> Self {
        match self {
            Self::Home => Self::Away,
            Self::Away => Self::Home,
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Home => "home",
            Self::Away => "away",
        })
    }
}

impl FromStr for Side {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "home" => Ok(Self::Home),
            "away" => Ok(Self::Away),
            _ => Err(format!("'{text}' is not a side: say home or away")),
        }
    }
}

/// A value for each side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BySide<T> {
    /// The home side's value.
    pub home: T,
    /// The away side's value.
    pub away: T,
}

impl<T> BySide<T> {
    /// Makes both values with one function.
    pub fn with(mut make: impl FnMut(Side) -> T) -> Self {
        Self {
            home: make(Side::Home),
            away: make(Side::Away),
        }
    }

    /// The pair with the sides exchanged.
    #[must_use]
    pub fn swapped(self) -> Self {
        Self {
            home: self.away,
            away: self.home,
        }
    }
}

impl<T> Index<Side> for BySide<T> {
    type Output = T;

    #[inline]
    fn index(&self, side: Side) -> &T {
        match side {
            Side::Home => &self.home,
            Side::Away => &self.away,
        }
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    #[inline]
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::Home => &mut self.home,
            Side::Away => &mut self.away,
        }
    }
}
