//! How many pieces stand in each area, four bits an area in one word.

use std::fmt;

use crate::pitch::{AREAS, Area, AreaSet};

/// A number of pieces for each area, at most fifteen.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Counts(u64);

const LOW_BITS: u64 = 0x1_1111_1111_1111;

impl Counts {
    /// No pieces anywhere.
    pub const NONE: Self = Self(0);

    /// The number in an area.
    #[inline]
    pub const fn get(self, area: Area) -> u8 {
        (self.0 >> (4 * area.index())) as u8 & 15
    }

    /// Puts one more piece into an area.
    #[inline]
    pub fn add(&mut self, area: Area) {
        debug_assert!(self.get(area) < 15);
        self.0 += 1 << (4 * area.index());
    }

    /// Takes a piece out of an area that holds one.
    #[inline]
    pub fn remove(&mut self, area: Area) {
        debug_assert!(self.get(area) > 0);
        self.0 -= 1 << (4 * area.index());
    }

    /// Sets the number in an area.
    pub fn set(&mut self, area: Area, count: u8) {
        debug_assert!(count <= 15);
        let shift = 4 * area.index();
        self.0 = self.0 & !(15 << shift) | u64::from(count) << shift;
    }

    /// The numbers less those of a part of them.
    #[inline]
    #[must_use]
    pub const fn less(self, part: Self) -> Self {
        Self(self.0 - part.0)
    }

    /// The areas with at least one piece.
    #[inline]
    pub const fn occupied(self) -> AreaSet {
        // Fold each nibble onto its lowest bit, then gather those bits into a set.
        let folded = (self.0 | self.0 >> 1 | self.0 >> 2 | self.0 >> 3) & LOW_BITS;
        let mut gathered = folded;
        gathered = (gathered | gathered >> 3) & 0x0303_0303_0303_0303;
        gathered = (gathered | gathered >> 6) & 0x000F_000F_000F_000F;
        gathered = (gathered | gathered >> 12) & 0x0000_00FF_0000_00FF;
        gathered = (gathered | gathered >> 24) & 0xFFFF;
        AreaSet::from_bits(gathered as u16)
    }

    /// All pieces together.
    #[inline]
    pub fn total(self) -> u8 {
        let pairs = (self.0 & 0x0F0F_0F0F_0F0F_0F0F) + (self.0 >> 4 & 0x0F0F_0F0F_0F0F_0F0F);
        (pairs.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8
    }

    /// The numbers moved to other areas, one to one.
    #[must_use]
    pub fn mapped(self, map: impl Fn(Area) -> Area) -> Self {
        let mut counts = Self::NONE;
        for area in Area::ALL {
            counts.set(map(area), self.get(area));
        }
        counts
    }
}

impl fmt::Debug for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map()
            .entries(
                Area::ALL
                    .into_iter()
                    .filter(|area| self.get(*area) > 0)
                    .map(|area| (area.name(), self.get(area))),
            )
            .finish()
    }
}

const _: () = assert!(AREAS * 4 <= 64);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_agree_with_a_plain_array() {
        let mut counts = Counts::NONE;
        let mut plain = [0_u8; AREAS];
        let mut number = 7_usize;
        for _ in 0..1000 {
            number = (number * 31 + 11) % 1009;
            let area = Area::ALL[number % AREAS];
            if plain[area.index()] < 10 && !number.is_multiple_of(3) {
                counts.add(area);
                plain[area.index()] += 1;
            } else if plain[area.index()] > 0 {
                counts.remove(area);
                plain[area.index()] -= 1;
            }
            assert!(Area::ALL.iter().all(|a| counts.get(*a) == plain[a.index()]));
            let occupied: AreaSet = Area::ALL
                .into_iter()
                .filter(|a| plain[a.index()] > 0)
                .collect();
            assert_eq!(counts.occupied(), occupied);
            assert_eq!(counts.total(), plain.iter().sum::<u8>());
        }
    }
}
