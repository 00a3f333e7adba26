//! The grid: spaces, directions, and what the lines of the field say about a space (C20-def-1 to 8, C20-geo-*).

use std::fmt;
use std::str::FromStr;

use gaffer_core::Side;

use crate::space_set::SpaceSet;

/// How many columns there are, the two outside lanes included (C20-geo-3).
pub const COLUMNS: u8 = 12;
/// How many rows there are, the two endlines included.
pub const ROWS: u8 = 15;
/// The row that is on neither side of the halfway line (C20-geo-4).
pub const HALFWAY: u8 = 7;

/// One space of the grid, written `COLUMN.ROW`: `5.7`.
///
/// ```
/// use gaffer_champions::{Direction, Space};
///
/// let space: Space = "5.7".parse().unwrap();
/// assert_eq!(space.step(Direction::N).unwrap().to_string(), "5.8");
/// assert!("12.0".parse::<Space>().is_err());
/// ```
///
/// It holds the number of its bit in a set: five rows to a word, and between two rows of a word a bit that is
/// never set, so that a set steps sideways without stepping into another row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Space(u8);

/// The bits from a space to the one above it in the same word.
pub(crate) const STRIDE: u32 = COLUMNS as u32 + 1;
/// How many rows there are in a word of a set.
pub(crate) const ROWS_IN_WORD: u8 = 5;

/// Column and row of each number; as many as a byte can count, so that no look-up misses.
static COLUMN_AND_ROW: [(u8, u8); 256] = {
    let mut lines = [(0, 0); 256];
    let mut row = 0;
    while row < ROWS {
        let mut column = 0;
        while column < COLUMNS {
            lines[Space::new(column, row).index()] = (column, row);
            column += 1;
        }
        row += 1;
    }
    lines
};

impl Space {
    /// How many numbers spaces may have, some of them unused.
    pub const NUMBERS: usize = 192;

    /// The space in a column and a row, which must be on the grid.
    #[inline]
    pub const fn new(column: u8, row: u8) -> Self {
        debug_assert!(column < COLUMNS && row < ROWS);
        Self(row / ROWS_IN_WORD * 64 + row % ROWS_IN_WORD * STRIDE as u8 + column)
    }

    /// The space in a column and a row, if there is one.
    pub fn at(column: i8, row: i8) -> Option<Self> {
        ((0..COLUMNS as i8).contains(&column) && (0..ROWS as i8).contains(&row))
            .then(|| Self::new(column as u8, row as u8))
    }

    /// The space with a number, in the order of rows.
    #[inline]
    pub const fn from_index(index: usize) -> Self {
        debug_assert!(index < Self::NUMBERS);
        Self(index as u8)
    }

    /// The number of the space, in the order of rows.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The column, 0 to 11.
    #[inline]
    pub const fn column(self) -> u8 {
        COLUMN_AND_ROW[self.0 as usize].0
    }

    /// The row, 0 to 14.
    #[inline]
    pub const fn row(self) -> u8 {
        COLUMN_AND_ROW[self.0 as usize].1
    }

    /// The row counted from a side's own endline (C20-def-4).
    #[inline]
    pub const fn row_from(self, side: Side) -> u8 {
        match side {
            Side::Home => self.row(),
            Side::Away => ROWS - 1 - self.row(),
        }
    }

    /// The space in a column, in a row counted from a side's own endline.
    #[inline]
    pub const fn in_row_of(side: Side, column: u8, row: u8) -> Self {
        match side {
            Side::Home => Self::new(column, row),
            Side::Away => Self::new(column, ROWS - 1 - row),
        }
    }

    /// Where the ball is thought of before a side's goalie restarts: the goal space of his default placement.
    #[inline]
    pub const fn goal_kick_of(side: Side) -> Self {
        match side {
            Side::Home => Self::new(5, 0),
            Side::Away => Self::new(5, 0).mirrored(),
        }
    }

    /// The same space seen from the other end (C20-def-8).
    #[inline]
    #[must_use]
    pub const fn mirrored(self) -> Self {
        Self(Self::NUMBERS as u8 - 1 - self.0)
    }

    /// The neighbour in a direction, if it is on the grid.
    #[inline]
    pub const fn step(self, direction: Direction) -> Option<Self> {
        let (across, up) = direction.vector();
        let column = self.column() as i8 + across;
        let row = self.row() as i8 + up;
        if column < 0 || column >= COLUMNS as i8 || row < 0 || row >= ROWS as i8 {
            return None;
        }
        Some(Self::new(column as u8, row as u8))
    }

    /// Column distance and row distance together.
    #[inline]
    pub const fn distance(self, other: Self) -> u8 {
        self.column().abs_diff(other.column()) + self.row().abs_diff(other.row())
    }

    /// Whether the two are one straight step apart (C20-def-3).
    #[inline]
    pub const fn is_next_to(self, other: Self) -> bool {
        self.distance(other) == 1
    }

    /// The direction of one straight or diagonal step to another space.
    pub fn direction_to(self, other: Self) -> Option<Direction> {
        Direction::ALL
            .into_iter()
            .find(|direction| self.step(*direction) == Some(other))
    }

    /// Whether the space lies in the field (C20-geo-1).
    #[inline]
    pub const fn is_in_field(self) -> bool {
        SpaceSet::FIELD.has(self)
    }

    /// Whose goal space it is, if it is one (C20-geo-2).
    #[inline]
    pub const fn goal_of(self) -> Option<Side> {
        match (self.column(), self.row()) {
            (5 | 6, 0) => Some(Side::Home),
            (5 | 6, 14) => Some(Side::Away),
            _ => None,
        }
    }

    /// Whether the space is in the first or last row, the lanes' ends included (C20-kick-15).
    #[inline]
    pub const fn is_on_endline(self) -> bool {
        matches!(self.row(), 0 | 14)
    }

    /// Whether the space lies in an outside lane (C20-geo-3).
    #[inline]
    pub const fn is_in_lane(self) -> bool {
        matches!(self.column(), 0 | 11)
    }

    /// The step towards the middle of the field, or away from it (C20-def-8).
    #[inline]
    pub const fn towards_middle(self) -> Direction {
        if self.column() <= 5 {
            Direction::E
        } else {
            Direction::W
        }
    }

    /// How far a column is from the middle, in half columns: columns 5 and 6 are nearest.
    #[inline]
    pub const fn from_middle(self) -> u8 {
        if self.column() <= 5 {
            5 - self.column()
        } else {
            self.column() - 6
        }
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.column(), self.row())
    }
}

impl FromStr for Space {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        text.split_once('.')
            .and_then(|(column, row)| Self::at(column.parse().ok()?, row.parse().ok()?))
            .ok_or_else(|| {
                format!(
                    "'{text}' is not a space: write column and row, e.g. 5.7 (columns 0 to 11, rows 0 to 14)"
                )
            })
    }
}

gaffer_core::serde_as_text!(Space);

gaffer_core::named! {
    /// One of the eight directions (C20-def-2), clockwise from north.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    #[expect(missing_docs, reason = "the points of the compass")]
    pub enum Direction {
        N = "N",
        NE = "NE",
        E = "E",
        SE = "SE",
        S = "S",
        SW = "SW",
        W = "W",
        NW = "NW",
    }
    else format!("a direction: {}", Self::ALL.map(Self::name).join(", "))
}

impl Direction {
    /// The four straight ones.
    pub const STRAIGHT: [Self; 4] = [Self::N, Self::E, Self::S, Self::W];

    /// Columns and rows of one step.
    #[inline]
    pub const fn vector(self) -> (i8, i8) {
        match self {
            Self::N => (0, 1),
            Self::NE => (1, 1),
            Self::E => (1, 0),
            Self::SE => (1, -1),
            Self::S => (0, -1),
            Self::SW => (-1, -1),
            Self::W => (-1, 0),
            Self::NW => (-1, 1),
        }
    }

    /// Whether it is one of N, E, S and W.
    #[inline]
    pub const fn is_straight(self) -> bool {
        (self as u8).is_multiple_of(2)
    }

    /// The direction turned by 45° to either side (C20-kick-4).
    #[inline]
    #[must_use]
    pub const fn turned(self, clockwise: bool) -> Self {
        Self::ALL[(self as usize + if clockwise { 1 } else { 7 }) % 8]
    }

    /// Whether the other is turned by 45°.
    #[inline]
    pub const fn is_turn_of(self, other: Self) -> bool {
        let apart = (self as u8 + 8 - other as u8) % 8;
        apart == 1 || apart == 7
    }

    /// The direction seen from the other end.
    #[inline]
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self::ALL[(self as usize + 4) % 8]
    }

    /// Away from a side's own endline (C20-def-4).
    #[inline]
    pub const fn forward(side: Side) -> Self {
        match side {
            Side::Home => Self::N,
            Side::Away => Self::S,
        }
    }
}

gaffer_core::serde_as_text!(Direction);
