//! Sets of spaces as bits, which step and spread all at once.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, ControlFlow, Not};

use gaffer_core::Side;

use crate::space::{COLUMNS, Direction, ROWS, ROWS_IN_WORD, STRIDE, Space};

/// The bits from the first row of a word to its last.
const TO_LAST_ROW: u32 = STRIDE * (ROWS_IN_WORD as u32 - 1);

/// A set of spaces.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct SpaceSet([u64; 3]);

const fn rectangle(columns: (u8, u8), rows: (u8, u8)) -> SpaceSet {
    let mut set = SpaceSet([0; 3]);
    let mut row = rows.0;
    while row <= rows.1 {
        let mut column = columns.0;
        while column <= columns.1 {
            set.insert(Space::new(column, row));
            column += 1;
        }
        row += 1;
    }
    set
}

/// For each space of the grid, those one step away in some directions; as many as a byte can count, so that no
/// look-up misses.
const fn steps<const N: usize>(directions: [Direction; N]) -> [SpaceSet; 256] {
    let mut sets = [SpaceSet::EMPTY; 256];
    let mut rest = SpaceSet::ALL;
    while let Some(space) = rest.first() {
        rest.remove(space);
        let mut which = 0;
        while which < N {
            if let Some(next) = space.step(directions[which]) {
                sets[space.index()].insert(next);
            }
            which += 1;
        }
    }
    sets
}

static BESIDE: [SpaceSet; 256] = steps(Direction::STRAIGHT);
static AROUND: [SpaceSet; 256] = steps(Direction::ALL);

impl SpaceSet {
    /// No space.
    pub const EMPTY: Self = Self([0; 3]);
    /// Every space of the grid.
    pub const ALL: Self = rectangle((0, COLUMNS - 1), (0, ROWS - 1));
    /// The field: columns 1 to 10, rows 1 to 13 (C20-geo-1).
    pub const FIELD: Self = rectangle((1, 10), (1, 13));
    /// The field and the endline spaces beside the goals.
    pub const FIELD_AND_ENDLINES: Self = Self::FIELD
        .or(rectangle((1, 4), (0, 0)))
        .or(rectangle((7, 10), (0, 0)))
        .or(rectangle((1, 4), (ROWS - 1, ROWS - 1)))
        .or(rectangle((7, 10), (ROWS - 1, ROWS - 1)));
    /// The four goal spaces.
    pub const GOALS: Self = Self::goal(Side::Home).or(Self::goal(Side::Away));

    /// A side's two goal spaces (C20-geo-2).
    #[inline]
    pub const fn goal(side: Side) -> Self {
        const GOALS: [SpaceSet; 2] = [rectangle((5, 6), (0, 0)), rectangle((5, 6), (14, 14))];
        GOALS[side as usize]
    }

    /// A side's penalty area (C20-geo-5).
    pub const fn penalty_area(side: Side) -> Self {
        const AREAS: [SpaceSet; 2] = [rectangle((3, 8), (1, 2)), rectangle((3, 8), (12, 13))];
        AREAS[side as usize]
    }

    /// A side's goalie area (C20-geo-5).
    pub const fn goalie_area(side: Side) -> Self {
        const AREAS: [SpaceSet; 2] = [rectangle((4, 7), (1, 1)), rectangle((4, 7), (13, 13))];
        AREAS[side as usize]
    }

    /// A row of the field, without lanes.
    #[inline]
    pub const fn row(row: u8) -> Self {
        const ROW: [SpaceSet; ROWS as usize] = {
            let mut all = [SpaceSet::EMPTY; ROWS as usize];
            let mut row = 0;
            while row < ROWS {
                all[row as usize] = rectangle((1, 10), (row, row));
                row += 1;
            }
            all
        };
        ROW[row as usize]
    }

    /// A side's own half without the halfway row (C20-setup-6).
    pub const fn own_half(side: Side) -> Self {
        const HALVES: [SpaceSet; 2] = [rectangle((1, 10), (1, 6)), rectangle((1, 10), (8, 13))];
        HALVES[side as usize]
    }

    /// The set of one space.
    #[inline]
    pub const fn single(space: Space) -> Self {
        let mut set = Self::EMPTY;
        set.insert(space);
        set
    }

    /// The spaces one straight step from a space (C20-def-3).
    #[inline]
    pub fn beside(space: Space) -> Self {
        BESIDE[space.index()]
    }

    /// The spaces one straight or diagonal step from a space.
    #[inline]
    pub fn around(space: Space) -> Self {
        AROUND[space.index()]
    }

    #[inline]
    const fn or(self, other: Self) -> Self {
        Self([
            self.0[0] | other.0[0],
            self.0[1] | other.0[1],
            self.0[2] | other.0[2],
        ])
    }

    /// Whether the space is in the set.
    #[inline]
    pub const fn has(self, space: Space) -> bool {
        let index = space.index();
        self.0[index / 64] >> (index % 64) & 1 == 1
    }

    /// Adds a space.
    #[inline]
    pub const fn insert(&mut self, space: Space) {
        let index = space.index();
        self.0[index / 64] |= 1 << (index % 64);
    }

    /// Takes a space out.
    #[inline]
    pub const fn remove(&mut self, space: Space) {
        let index = space.index();
        self.0[index / 64] &= !(1 << (index % 64));
    }

    /// The set with a space.
    #[inline]
    #[must_use]
    pub const fn with(mut self, space: Space) -> Self {
        self.insert(space);
        self
    }

    /// The set without a space.
    #[inline]
    #[must_use]
    pub const fn without(mut self, space: Space) -> Self {
        self.remove(space);
        self
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    /// Whether the two sets share a space.
    #[inline]
    pub fn meets(self, other: Self) -> bool {
        !(self & other).is_empty()
    }

    /// How many spaces there are.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones()
    }

    /// Whether there are so many spaces; for few this is quicker than counting.
    #[inline]
    pub fn has_at_least(self, count: u32) -> bool {
        let mut left = count;
        for word in self.0 {
            let mut rest = word;
            while rest != 0 && left > 0 {
                rest &= rest - 1;
                left -= 1;
            }
        }
        left == 0
    }

    /// The spaces of either set that are not in the other.
    #[inline]
    #[must_use]
    pub fn minus(self, other: Self) -> Self {
        Self([
            self.0[0] & !other.0[0],
            self.0[1] & !other.0[1],
            self.0[2] & !other.0[2],
        ])
    }

    /// One step away from the home endline.
    #[inline]
    const fn up(self) -> Self {
        let [a, b, c] = self.0;
        Self([
            a << STRIDE,
            b << STRIDE | a >> TO_LAST_ROW,
            c << STRIDE | b >> TO_LAST_ROW,
        ])
    }

    /// One step towards the home endline.
    #[inline]
    const fn down(self) -> Self {
        let [a, b, c] = self.0;
        Self([
            a >> STRIDE | b << TO_LAST_ROW,
            b >> STRIDE | c << TO_LAST_ROW,
            c >> STRIDE,
        ])
    }

    /// One step to either side, perhaps onto bits between rows.
    #[inline]
    const fn sideways(self) -> (Self, Self) {
        let [a, b, c] = self.0;
        (
            Self([a << 1, b << 1, c << 1]),
            Self([a >> 1, b >> 1, c >> 1]),
        )
    }

    /// Every space one straight step from a space of the set.
    #[inline]
    #[must_use]
    pub fn neighbours(self) -> Self {
        let (east, west) = self.sideways();
        (east | west | self.up() | self.down()) & Self::ALL
    }

    /// Every space one straight or diagonal step from a space of the set.
    #[inline]
    #[must_use]
    pub fn ring(self) -> Self {
        let (east, west) = self.sideways();
        let sides = east | west;
        let wide = self | sides;
        (sides | wide.up() | wide.down()) & Self::ALL
    }

    /// Every space one straight or diagonal step from a space of the set, and those so near to several.
    #[inline]
    #[must_use]
    pub fn ring_and_crowd(self) -> (Self, Self) {
        let (east, west) = self.sideways();
        let sides = east | west;
        let both = east & west;
        let wide = self | sides;
        let several = both | (self & sides);
        let (above, below) = (wide.up(), wide.down());
        let ring = sides | above | below;
        let crowd =
            both | several.up() | several.down() | (above & below) | (sides & (above | below));
        (ring & Self::ALL, crowd & Self::ALL)
    }

    /// The space with the lowest number.
    #[inline]
    pub const fn first(self) -> Option<Space> {
        let [a, b, c] = self.0;
        if a != 0 {
            Some(Space::from_index(a.trailing_zeros() as usize))
        } else if b != 0 {
            Some(Space::from_index(64 + b.trailing_zeros() as usize))
        } else if c != 0 {
            Some(Space::from_index(128 + c.trailing_zeros() as usize))
        } else {
            None
        }
    }

    /// The space with the highest number.
    #[inline]
    pub const fn last(self) -> Option<Space> {
        let [a, b, c] = self.0;
        if c != 0 {
            Some(Space::from_index(191 - c.leading_zeros() as usize))
        } else if b != 0 {
            Some(Space::from_index(127 - b.leading_zeros() as usize))
        } else if a != 0 {
            Some(Space::from_index(63 - a.leading_zeros() as usize))
        } else {
            None
        }
    }

    /// The spaces, by rows from the home endline, from column 0 on.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Space> {
        let mut words = self.0;
        let mut at = 0;
        std::iter::from_fn(move || {
            while *words.get(at)? == 0 {
                at += 1;
            }
            let space = Space::from_index(at * 64 + words[at].trailing_zeros() as usize);
            words[at] &= words[at] - 1;
            Some(space)
        })
    }

    /// Gives each space in the same order, until somebody has seen enough; quicker than a loop.
    #[inline]
    pub fn try_each(self, mut each: impl FnMut(Space) -> ControlFlow<()>) -> ControlFlow<()> {
        for (at, word) in self.0.into_iter().enumerate() {
            let mut rest = word;
            while rest != 0 {
                each(Space::from_index(at * 64 + rest.trailing_zeros() as usize))?;
                rest &= rest - 1;
            }
        }
        ControlFlow::Continue(())
    }

    /// Everything that can be reached from the set by straight steps over the given spaces.
    #[must_use]
    pub fn spread_over(self, over: Self) -> Self {
        let mut reached = self;
        loop {
            let more = (reached.neighbours() & over).minus(reached);
            if more.is_empty() {
                return reached;
            }
            reached |= more;
        }
    }

    /// The set seen from the other end.
    #[must_use]
    pub fn mirrored(self) -> Self {
        let [a, b, c] = self.0;
        Self([c.reverse_bits(), b.reverse_bits(), a.reverse_bits()])
    }

    /// Whether a space of the set is one straight step from a space.
    pub fn is_next_to(self, space: Space) -> bool {
        self.meets(Self::beside(space))
    }
}

impl FromIterator<Space> for SpaceSet {
    fn from_iter<I: IntoIterator<Item = Space>>(spaces: I) -> Self {
        let mut set = Self::EMPTY;
        for space in spaces {
            set.insert(space);
        }
        set
    }
}

impl BitAnd for SpaceSet {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self([
            self.0[0] & other.0[0],
            self.0[1] & other.0[1],
            self.0[2] & other.0[2],
        ])
    }
}

impl BitOr for SpaceSet {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        self.or(other)
    }
}

impl BitOrAssign for SpaceSet {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl Not for SpaceSet {
    type Output = Self;
    #[inline]
    fn not(self) -> Self {
        Self([!self.0[0], !self.0[1], !self.0[2]]) & Self::ALL
    }
}

impl fmt::Debug for SpaceSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set()
            .entries(self.iter().map(|space| space.to_string()))
            .finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_of_sets_are_steps_of_their_spaces() {
        for space in SpaceSet::ALL.iter() {
            let steps = |directions: &[Direction]| -> SpaceSet {
                directions.iter().filter_map(|d| space.step(*d)).collect()
            };
            assert_eq!(
                SpaceSet::single(space).neighbours(),
                steps(&Direction::STRAIGHT)
            );
            assert_eq!(SpaceSet::single(space).ring(), steps(&Direction::ALL));
            assert_eq!(SpaceSet::beside(space), steps(&Direction::STRAIGHT));
            assert_eq!(SpaceSet::around(space), steps(&Direction::ALL));
        }
    }

    #[test]
    fn a_crowd_is_where_several_are_around() {
        for stride in 1..40 {
            let set: SpaceSet = SpaceSet::ALL
                .iter()
                .filter(|space| space.index() * space.index() % 41 < 41 - stride)
                .collect();
            let (ring, crowd) = set.ring_and_crowd();
            for space in SpaceSet::ALL.iter() {
                let count = (SpaceSet::around(space) & set).len();
                assert_eq!(ring.has(space), count > 0, "{space} of {set:?}");
                assert_eq!(crowd.has(space), count > 1, "{space} of {set:?}");
            }
        }
    }

    #[test]
    fn the_board_has_its_measures() {
        assert_eq!(SpaceSet::ALL.len(), 180);
        assert_eq!(SpaceSet::FIELD.len(), 130, "C20-geo-1: 13 by 10");
        assert_eq!(SpaceSet::GOALS.len(), 4);
        for side in Side::BOTH {
            assert_eq!(SpaceSet::penalty_area(side).len(), 12);
            assert_eq!(SpaceSet::goalie_area(side).len(), 4);
            assert_eq!(
                SpaceSet::goalie_area(side).minus(SpaceSet::penalty_area(side)),
                SpaceSet::EMPTY,
                "C20-geo-5"
            );
            assert_eq!(
                SpaceSet::penalty_area(side).mirrored(),
                SpaceSet::penalty_area(!side),
                "C20-def-8"
            );
        }
    }
}
