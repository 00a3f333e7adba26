//! A flight: the spaces that the ball passed and at which an opponent may intercept it.

use gaffer_champions::{Passed, Space, SpaceSet};

/// Passed spaces in order, each with the steps that the ball still had there (C20-def-6), packed into one
/// number so that states are compared at once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Flight {
    bits: u128,
    len: u8,
}

impl Flight {
    /// Eight bits for the space and three for the steps left.
    const WIDTH: u32 = 11;
    /// The strongest kick has seven steps.
    pub(super) const CAPACITY: u8 = 7;
    /// How many bits a flight takes.
    pub(super) const BITS: u32 = Self::WIDTH * Self::CAPACITY as u32;

    /// The flight of a position.
    pub(super) fn from_passed(passed: &[Passed]) -> Self {
        Self::default().over(passed.iter().map(|passed| (passed.space, passed.rem)))
    }

    /// The flight on over more spaces with the steps left.
    #[must_use]
    pub(super) fn over(mut self, passed: impl Iterator<Item = (Space, u8)>) -> Self {
        passed.for_each(|(space, rem)| self.push(space, rem));
        self
    }

    pub(super) fn push(&mut self, space: Space, rem: u8) {
        if self.len < Self::CAPACITY {
            let entry = (space.index() as u128) << 3 | rem as u128;
            self.bits |= entry << (Self::WIDTH * self.len as u32);
            self.len += 1;
        }
    }

    /// Takes the first space off.
    pub(super) fn pop(&mut self) -> Option<(Space, u8)> {
        let first = self.iter().next()?;
        self.bits >>= Self::WIDTH;
        self.len -= 1;
        Some(first)
    }

    pub(super) fn last(self) -> Option<Space> {
        self.iter().last().map(|(space, _)| space)
    }

    pub(super) fn len(self) -> u8 {
        self.len
    }

    pub(super) fn is_empty(self) -> bool {
        self.len == 0
    }

    /// The flight without some spaces.
    #[must_use]
    pub(super) fn without(self, spaces: SpaceSet) -> Self {
        Self::default().over(self.iter().filter(|(space, _)| !spaces.has(*space)))
    }

    /// The flight as one number; no space of the field has the number 0, so that it tells its length.
    pub(super) fn bits(self) -> u128 {
        self.bits
    }

    /// The spaces with the steps left.
    pub(super) fn iter(self) -> impl Iterator<Item = (Space, u8)> {
        (0..self.len as u32).map(move |index| {
            let entry = (self.bits >> (Self::WIDTH * index)) as usize & 0x7ff;
            (Space::from_index(entry >> 3), (entry & 7) as u8)
        })
    }
}
