//! Sets of areas, a bit for each.

use std::fmt;

use crate::pitch::Area;

/// A set of areas.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct AreaSet(u16);

impl AreaSet {
    /// No area.
    pub const EMPTY: Self = Self(0);
    /// Every area.
    pub const ALL: Self = Self::of(&Area::ALL);
    /// The five areas that touch the halfway line (F22-1.5a).
    pub const MIDFIELD: Self = Self::of(&[Area::A2, Area::A3, Area::B3, Area::C2, Area::C3]);
    /// The four corner areas.
    pub const CORNERS: Self = Self::of(&[Area::A1, Area::A4, Area::C1, Area::C4]);
    /// The areas that touch a goal line.
    pub const GOAL_LINES: Self =
        Self::of(&[Area::A1, Area::B1, Area::C1, Area::A4, Area::B5, Area::C4]);

    /// The set of the listed areas.
    pub const fn of(areas: &[Area]) -> Self {
        let mut bits = 0;
        let mut index = 0;
        while index < areas.len() {
            bits |= 1 << areas[index] as u16;
            index += 1;
        }
        Self(bits)
    }

    /// The set whose lowest thirteen bits are given, in code order.
    #[inline]
    pub(crate) const fn from_bits(bits: u16) -> Self {
        Self(bits)
    }

    /// Whether an area belongs to the set.
    #[inline]
    pub const fn contains(self, area: Area) -> bool {
        self.0 & (1 << area as u16) != 0
    }

    /// Whether the set holds no area.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many areas the set holds.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The set with one more area.
    #[inline]
    #[must_use]
    pub const fn with(self, area: Area) -> Self {
        Self(self.0 | 1 << area as u16)
    }

    /// The set of one area.
    #[inline]
    #[must_use]
    pub const fn only(area: Area) -> Self {
        Self::EMPTY.with(area)
    }

    /// The last area of the set in code order and all areas after it; all areas for an empty set.
    #[inline]
    #[must_use]
    pub const fn last_and_after(self) -> Self {
        if self.0 == 0 {
            return Self::ALL;
        }
        let last = 1 << self.0.ilog2();
        Self(Self::ALL.0 & !(last - 1))
    }

    /// The areas of both sets together.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The areas that both sets hold.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The areas of this set that the other does not hold.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl fmt::Debug for AreaSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set()
            .entries(self.into_iter().map(Area::name))
            .finish()
    }
}

impl FromIterator<Area> for AreaSet {
    fn from_iter<I: IntoIterator<Item = Area>>(areas: I) -> Self {
        areas.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl IntoIterator for AreaSet {
    type Item = Area;
    type IntoIter = Areas;

    #[inline]
    fn into_iter(self) -> Areas {
        Areas(self.0)
    }
}

/// The areas of a set in code order.
#[derive(Clone, Debug)]
pub struct Areas(u16);

impl Iterator for Areas {
    type Item = Area;

    #[inline]
    fn next(&mut self) -> Option<Area> {
        if self.0 == 0 {
            return None;
        }
        let index = self.0.trailing_zeros() as usize;
        self.0 &= self.0 - 1;
        Some(Area::ALL[index])
    }
}
