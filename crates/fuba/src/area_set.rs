//! Sets of areas.

use crate::bit_set::bit_set;
use crate::pitch::Area;

bit_set! {
    /// A set of areas.
    AreaSet(u16) of Area, iterated by Areas
}

impl AreaSet {
    /// Every area.
    pub const ALL: Self = Self::of(&Area::ALL);
    /// The five areas that touch the halfway line (F22-1.5a).
    pub const MIDFIELD: Self = Self::of(&[Area::A2, Area::A3, Area::B3, Area::C2, Area::C3]);
    /// The four corner areas.
    pub const CORNERS: Self = Self::of(&[Area::A1, Area::A4, Area::C1, Area::C4]);
    /// The areas that touch a goal line.
    pub const GOAL_LINES: Self =
        Self::of(&[Area::A1, Area::B1, Area::C1, Area::A4, Area::B5, Area::C4]);

    /// The set whose lowest thirteen bits are given, in code order.
    #[inline]
    pub(crate) const fn from_bits(bits: u16) -> Self {
        Self(bits)
    }

    /// How many areas the set holds.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
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
}
