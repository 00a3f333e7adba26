//! The squad: shirt numbers, the lines they belong to, and formations (C20-state-2, C20-setup-2).

use std::fmt;
use std::str::FromStr;

/// A shirt number, 1 to 20.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Shirt(u8);

/// How many players a squad has.
pub const SQUAD: usize = 20;
/// How many players a side may have on the pitch.
pub const ELEVEN: u32 = 11;

impl Shirt {
    /// The first goalie.
    pub const FIRST_GOALIE: Self = Self(1);
    /// The second goalie.
    pub const SECOND_GOALIE: Self = Self(20);

    /// The shirt with a number, if there is one.
    pub const fn new(number: u8) -> Option<Self> {
        match number {
            1..=20 => Some(Self(number)),
            _ => None,
        }
    }

    /// The number on the shirt.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// The line the shirt belongs to.
    #[inline]
    pub const fn line(self) -> Line {
        match self.0 {
            2..=7 => Line::Defenders,
            8..=13 => Line::Midfielders,
            14..=19 => Line::Forwards,
            _ => Line::Goalies,
        }
    }
}

impl fmt::Display for Shirt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Shirt {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        text.parse()
            .ok()
            .and_then(Self::new)
            .ok_or_else(|| format!("'{text}' is not a shirt number: 1 to 20"))
    }
}

/// What a player was signed for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "the lines of a team")]
pub enum Line {
    Goalies,
    Defenders,
    Midfielders,
    Forwards,
}

impl Line {
    /// The three lines of outfielders, from the own goal.
    pub const OUTFIELD: [Self; 3] = [Self::Defenders, Self::Midfielders, Self::Forwards];

    /// The shirts of the line.
    pub const fn shirts(self) -> ShirtSet {
        match self {
            Self::Goalies => ShirtSet(1 << 1 | 1 << 20),
            Self::Defenders => ShirtSet(0b11_1111 << 2),
            Self::Midfielders => ShirtSet(0b11_1111 << 8),
            Self::Forwards => ShirtSet(0b11_1111 << 14),
        }
    }
}

/// A set of shirts of one squad.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ShirtSet(u32);

impl ShirtSet {
    /// Nobody.
    pub const EMPTY: Self = Self(0);
    /// The whole squad.
    pub const ALL: Self = Self(((1 << SQUAD) - 1) << 1);

    /// The set of one shirt.
    #[inline]
    pub const fn single(shirt: Shirt) -> Self {
        Self(1 << shirt.0)
    }

    /// Whether a shirt is in the set.
    #[inline]
    pub const fn has(self, shirt: Shirt) -> bool {
        self.0 >> shirt.0 & 1 == 1
    }

    /// Adds a shirt.
    #[inline]
    pub const fn insert(&mut self, shirt: Shirt) {
        self.0 |= 1 << shirt.0;
    }

    /// Takes a shirt out.
    #[inline]
    pub const fn remove(&mut self, shirt: Shirt) {
        self.0 &= !(1 << shirt.0);
    }

    /// The set without a shirt.
    #[inline]
    #[must_use]
    pub const fn without(mut self, shirt: Shirt) -> Self {
        self.remove(shirt);
        self
    }

    /// The shirts of this set that are in the other as well.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The shirts of either set.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The shirts of this set that are not in the other.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The shirts above a number.
    #[inline]
    #[must_use]
    pub const fn above(self, shirt: Shirt) -> Self {
        Self(self.0 & !((2 << shirt.0) - 1))
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is nobody.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The lowest number.
    #[inline]
    pub const fn first(self) -> Option<Shirt> {
        if self.0 == 0 {
            None
        } else {
            Some(Shirt(self.0.trailing_zeros() as u8))
        }
    }

    /// The highest number.
    #[inline]
    pub const fn last(self) -> Option<Shirt> {
        if self.0 == 0 {
            None
        } else {
            Some(Shirt(31 - self.0.leading_zeros() as u8))
        }
    }

    /// The lowest numbers, so many of them.
    #[must_use]
    pub fn lowest(self, count: usize) -> Self {
        self.iter().take(count).collect()
    }

    /// The shirts in ascending order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Shirt> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let shirt = Shirt(rest.trailing_zeros() as u8);
            rest &= rest - 1;
            Some(shirt)
        })
    }
}

impl FromIterator<Shirt> for ShirtSet {
    fn from_iter<I: IntoIterator<Item = Shirt>>(shirts: I) -> Self {
        let mut set = Self::EMPTY;
        for shirt in shirts {
            set.insert(shirt);
        }
        set
    }
}

impl fmt::Debug for ShirtSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set()
            .entries(self.iter().map(Shirt::number))
            .finish()
    }
}

impl serde::Serialize for ShirtSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> serde::Deserialize<'de> for ShirtSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut shirts = Self::EMPTY;
        for shirt in <Vec<Shirt> as serde::Deserialize>::deserialize(deserializer)? {
            if shirts.has(shirt) {
                return Err(serde::de::Error::custom(format!("{shirt} is named twice")));
            }
            shirts.insert(shirt);
        }
        Ok(shirts)
    }
}

impl serde::Serialize for Shirt {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0)
    }
}

impl<'de> serde::Deserialize<'de> for Shirt {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = <u8 as serde::Deserialize>::deserialize(deserializer)?;
        Self::new(number).ok_or_else(|| {
            serde::de::Error::custom(format!("{number} is not a shirt number: 1 to 20"))
        })
    }
}

/// How many defenders, midfielders and forwards a line-up has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Formation([u8; 3]);

impl Formation {
    /// The legal formations of ten outfielders (C20-setup-2).
    pub const LEGAL: [Self; 6] = [
        Self([4, 4, 2]),
        Self([4, 3, 3]),
        Self([4, 2, 4]),
        Self([3, 4, 3]),
        Self([3, 3, 4]),
        Self([2, 4, 4]),
    ];

    /// A formation of three numbers, at most six of a line.
    pub fn new(lines: [u8; 3]) -> Option<Self> {
        lines.iter().all(|count| *count <= 6).then_some(Self(lines))
    }

    /// How many players of an outfield line it has.
    #[inline]
    pub fn players(self, line: Line) -> u8 {
        match line {
            Line::Goalies => 1,
            Line::Defenders => self.0[0],
            Line::Midfielders => self.0[1],
            Line::Forwards => self.0[2],
        }
    }

    /// The formation of a set of outfielders.
    pub fn of_players(outfielders: ShirtSet) -> Self {
        Self(Line::OUTFIELD.map(|line| outfielders.and(line.shirts()).len() as u8))
    }
}

impl fmt::Display for Formation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}-{}", self.0[0], self.0[1], self.0[2])
    }
}

impl FromStr for Formation {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let numbers: Option<Vec<u8>> = text.split('-').map(|part| part.parse().ok()).collect();
        numbers
            .and_then(|numbers| Self::new(numbers.try_into().ok()?))
            .ok_or_else(|| {
                format!(
                    "'{text}' is not a formation: write defenders, midfielders and forwards, e.g. 4-4-2"
                )
            })
    }
}

gaffer_core::serde_as_text!(Formation);
