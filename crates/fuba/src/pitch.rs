//! The pitch: thirteen areas and every relation between them that the rules use (F22-1.4, F22-1.5).
//!
//! All relations follow from the areas' extents along the pitch and are tables computed from them.

use gaffer_core::{Side, named, serde_as_text};
use serde::{Deserialize, Serialize};

pub use crate::area_set::{AreaSet, Areas};

named! {
    /// One of the thirteen areas: column a, b or c, counted from the home goal line (F22-1.1a).
    ///
    /// ```
    /// use gaffer_fuba::pitch::Area;
    ///
    /// assert_eq!("b3".parse(), Ok(Area::B3));
    /// assert_eq!(Area::ALL.len(), 13);
    /// ```
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    #[repr(u8)]
    #[expect(missing_docs, reason = "the names are the areas' own")]
    pub enum Area {
        A1 = "a1",
        A2 = "a2",
        A3 = "a3",
        A4 = "a4",
        B1 = "b1",
        B2 = "b2",
        B3 = "b3",
        B4 = "b4",
        B5 = "b5",
        C1 = "c1",
        C2 = "c2",
        C3 = "c3",
        C4 = "c4",
    }
    else "an area: a1 to a4, b1 to b5, c1 to c4"
}

/// How many areas there are.
pub const AREAS: usize = 13;

/// Where each area begins and ends, counted from the home goal line to the away goal line at 12.
const EXTENT: [(u8, u8); AREAS] = [
    (0, 3),
    (3, 6),
    (6, 9),
    (9, 12),
    (0, 2),
    (2, 4),
    (4, 8),
    (8, 10),
    (10, 12),
    (0, 3),
    (3, 6),
    (6, 9),
    (9, 12),
];

const LENGTH: u8 = 12;

/// A column of areas along the pitch, as the home side sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Column {
    /// The left side.
    A,
    /// The middle.
    B,
    /// The right side.
    C,
}

named! {
    /// A third of the pitch, and the line of a formation that belongs to it, from the back to the front.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "lowercase")]
    pub enum Line {
        /// Defenders; the defence zone.
        Defence = "defence",
        /// Midfielders; the midfield zone.
        Midfield = "midfield",
        /// Forwards; the attack zone.
        Forward = "forward",
    }
    else "a movement: say defence, midfield or forward"
}

impl Area {
    /// The area's number in code order.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Where the area begins and ends along the pitch, 0 being the home goal line and 12 the away one.
    pub const fn extent(self) -> (u8, u8) {
        EXTENT[self.index()]
    }

    /// The column the area lies in.
    #[inline]
    pub const fn column(self) -> Column {
        match self.index() {
            0..=3 => Column::A,
            4..=8 => Column::B,
            _ => Column::C,
        }
    }

    /// The areas that share a border with this one.
    #[inline]
    pub const fn adjacent(self) -> AreaSet {
        ADJACENT[self.index()]
    }

    /// The areas partly at the same level, this one included.
    #[inline]
    pub const fn level(self) -> AreaSet {
        LEVEL[self.index()]
    }

    /// Steps of the shortest path (F22-D5).
    #[inline]
    pub const fn steps(self, other: Self) -> u8 {
        STEPS[self.index()][other.index()]
    }

    /// Areas between this one and another: none when adjacent or equal.
    #[inline]
    pub const fn between(self, other: Self) -> u8 {
        self.steps(other).saturating_sub(1)
    }

    /// How far the area's middle lies from a side's own goal line; a smaller depth is closer to it.
    #[inline]
    pub const fn depth(self, side: Side) -> u8 {
        let (from, to) = EXTENT[self.index()];
        match side {
            Side::Home => from + to,
            Side::Away => 2 * LENGTH - (from + to),
        }
    }

    /// The next area straight forward for a side.
    #[inline]
    pub const fn ahead(self, side: Side) -> Option<Self> {
        AHEAD[side as usize][self.index()]
    }

    /// The next area straight backward for a side.
    #[inline]
    pub fn behind(self, side: Side) -> Option<Self> {
        self.ahead(!side)
    }

    /// The zone the area belongs to as a side sees it (F22-1.5a to F22-1.5c).
    #[inline]
    pub fn zone(self, side: Side) -> Line {
        if AreaSet::MIDFIELD.contains(self) {
            Line::Midfield
        } else if self.depth(side) < LENGTH {
            Line::Defence
        } else {
            Line::Forward
        }
    }

    /// Whether the area is a corner area.
    #[inline]
    pub const fn is_corner(self) -> bool {
        AreaSet::CORNERS.contains(self)
    }

    /// The area seen from the other end of the pitch.
    #[must_use]
    pub const fn mirrored(self) -> Self {
        match self {
            Self::A1 => Self::A4,
            Self::A2 => Self::A3,
            Self::A3 => Self::A2,
            Self::A4 => Self::A1,
            Self::B1 => Self::B5,
            Self::B2 => Self::B4,
            Self::B3 => Self::B3,
            Self::B4 => Self::B2,
            Self::B5 => Self::B1,
            Self::C1 => Self::C4,
            Self::C2 => Self::C3,
            Self::C3 => Self::C2,
            Self::C4 => Self::C1,
        }
    }

    /// The area on the other flank.
    #[must_use]
    pub const fn flipped(self) -> Self {
        match self.column() {
            Column::A => Self::ALL[self.index() + 9],
            Column::B => self,
            Column::C => Self::ALL[self.index() - 9],
        }
    }
}

serde_as_text!(Area);

/// A side's own penalty area (F22-1.4b).
#[inline]
pub const fn penalty_area(side: Side) -> Area {
    match side {
        Side::Home => Area::B1,
        Side::Away => Area::B5,
    }
}

/// The areas entirely in a side's half.
#[inline]
pub const fn own_half(side: Side) -> AreaSet {
    match side {
        Side::Home => HOME_HALF,
        Side::Away => AWAY_HALF,
    }
}

/// The areas at least partly in a side's half: its half and the centre area (F22-1.4.2).
#[inline]
pub const fn partly_own_half(side: Side) -> AreaSet {
    own_half(side).with(Area::B3)
}

/// The areas beyond one area for a side's offside rule: closer to the opponent's goal line, not at the
/// same level, and entirely in the opponent's half (F22-5.1a, F22-5.1c).
#[inline]
pub const fn beyond(side: Side, area: Area) -> AreaSet {
    BEYOND[side as usize][area.index()]
}

/// The areas closer to the opponent's goal line than one area and not level with it (F10-4.1.1c).
#[inline]
pub const fn closer(side: Side, area: Area) -> AreaSet {
    CLOSER[side as usize][area.index()]
}

/// The areas closer to a side's own goal line than one area, by their midpoints (F10-5.1.1b).
pub fn behind(side: Side, area: Area) -> AreaSet {
    Area::ALL
        .into_iter()
        .filter(|other| other.depth(side) < area.depth(side))
        .collect()
}

/// The areas from a side's goal line outwards, in groups of equal depth.
#[inline]
pub(crate) const fn by_depth(side: Side) -> &'static [AreaSet; 9] {
    &BY_DEPTH[side as usize]
}

const fn overlap(one: Area, other: Area) -> bool {
    let (from, to) = one.extent();
    let (other_from, other_to) = other.extent();
    from < other_to && other_from < to
}

const fn are_adjacent(one: Area, other: Area) -> bool {
    let (one_column, other_column) = (one.column() as u8, other.column() as u8);
    if one_column == other_column {
        one.index().abs_diff(other.index()) == 1
    } else {
        one_column.abs_diff(other_column) == 1 && overlap(one, other)
    }
}

/// For each area those that it has a relation to.
macro_rules! related {
    ($relation:ident) => {{
        let mut table = [AreaSet::EMPTY; AREAS];
        let mut one = 0;
        while one < AREAS {
            let mut other = 0;
            while other < AREAS {
                if $relation(Area::ALL[one], Area::ALL[other]) {
                    table[one] = table[one].with(Area::ALL[other]);
                }
                other += 1;
            }
            one += 1;
        }
        table
    }};
}

const ADJACENT: [AreaSet; AREAS] = related!(are_adjacent);

const LEVEL: [AreaSet; AREAS] = related!(overlap);

const STEPS: [[u8; AREAS]; AREAS] = {
    let mut table = [[0; AREAS]; AREAS];
    let mut start = 0;
    while start < AREAS {
        let mut reached = AreaSet::of(&[Area::ALL[start]]);
        let mut distance = 1;
        while reached.len() < AREAS {
            let mut next = reached;
            let mut area = 0;
            while area < AREAS {
                if !reached.contains(Area::ALL[area]) && !ADJACENT[area].and(reached).is_empty() {
                    next = next.with(Area::ALL[area]);
                    table[start][area] = distance;
                }
                area += 1;
            }
            reached = next;
            distance += 1;
        }
        start += 1;
    }
    table
};

const AHEAD: [[Option<Area>; AREAS]; 2] = {
    let mut table = [[None; AREAS]; 2];
    let mut index = 0;
    while index < AREAS {
        let area = Area::ALL[index];
        if index + 1 < AREAS && Area::ALL[index + 1].column() as u8 == area.column() as u8 {
            table[0][index] = Some(Area::ALL[index + 1]);
        }
        if index > 0 && Area::ALL[index - 1].column() as u8 == area.column() as u8 {
            table[1][index] = Some(Area::ALL[index - 1]);
        }
        index += 1;
    }
    table
};

const HOME_HALF: AreaSet = half_within(0, LENGTH / 2);
const AWAY_HALF: AreaSet = half_within(LENGTH / 2, LENGTH);

const fn half_within(from: u8, to: u8) -> AreaSet {
    let mut set = AreaSet::EMPTY;
    let mut index = 0;
    while index < AREAS {
        if EXTENT[index].0 >= from && EXTENT[index].1 <= to {
            set = set.with(Area::ALL[index]);
        }
        index += 1;
    }
    set
}

const CLOSER: [[AreaSet; AREAS]; 2] = {
    let mut table = [[AreaSet::EMPTY; AREAS]; 2];
    let mut side = 0;
    while side < 2 {
        let attackers = if side == 0 { Side::Home } else { Side::Away };
        let mut from = 0;
        while from < AREAS {
            let mut to = 0;
            while to < AREAS {
                let area = Area::ALL[to];
                if area.depth(attackers) > Area::ALL[from].depth(attackers)
                    && !LEVEL[from].contains(area)
                {
                    table[side][from] = table[side][from].with(area);
                }
                to += 1;
            }
            from += 1;
        }
        side += 1;
    }
    table
};

const BEYOND: [[AreaSet; AREAS]; 2] = {
    let mut table = CLOSER;
    let mut from = 0;
    while from < AREAS {
        table[0][from] = table[0][from].and(AWAY_HALF);
        table[1][from] = table[1][from].and(HOME_HALF);
        from += 1;
    }
    table
};

const BY_DEPTH: [[AreaSet; 9]; 2] = {
    let home = [
        AreaSet::of(&[Area::B1]),
        AreaSet::of(&[Area::A1, Area::C1]),
        AreaSet::of(&[Area::B2]),
        AreaSet::of(&[Area::A2, Area::C2]),
        AreaSet::of(&[Area::B3]),
        AreaSet::of(&[Area::A3, Area::C3]),
        AreaSet::of(&[Area::B4]),
        AreaSet::of(&[Area::A4, Area::C4]),
        AreaSet::of(&[Area::B5]),
    ];
    let mut away = home;
    let mut index = 0;
    while index < 9 {
        away[index] = home[8 - index];
        index += 1;
    }
    [home, away]
};

#[cfg(test)]
mod tests {
    use super::*;
    use Area::{A1, A2, A3, A4, B1, B2, B3, B4, B5, C1, C2, C3, C4};

    fn set(areas: &[Area]) -> AreaSet {
        AreaSet::of(areas)
    }

    /// F22-1.1a, F22-1.4a: the neighbours on the board of docs/rules.
    #[test]
    fn neighbours_are_those_of_the_board() {
        assert_eq!(B1.adjacent(), set(&[A1, C1, B2]));
        assert_eq!(A1.adjacent(), set(&[B1, B2, A2]));
        assert_eq!(B2.adjacent(), set(&[B1, A1, C1, A2, C2, B3]));
        assert_eq!(A2.adjacent(), set(&[A1, B2, B3, A3]));
        assert_eq!(B3.adjacent(), set(&[B2, B4, A2, A3, C2, C3]));
        for area in Area::ALL {
            for other in Area::ALL {
                assert_eq!(
                    area.adjacent().contains(other),
                    area.mirrored().adjacent().contains(other.mirrored())
                );
                assert_eq!(
                    area.adjacent().contains(other),
                    area.flipped().adjacent().contains(other.flipped())
                );
            }
        }
    }

    /// F22-1.5a, F22-1.5b, F22-1.5c (T003).
    #[test]
    fn zones_depend_on_the_side() {
        let zones = |area: Area| (area.zone(Side::Home), area.zone(Side::Away));
        assert_eq!(zones(A2), (Line::Midfield, Line::Midfield));
        assert_eq!(zones(B2), (Line::Defence, Line::Forward));
        assert_eq!(zones(A4), (Line::Forward, Line::Defence));
        for area in [A1, B1, B2, C1] {
            assert_eq!(zones(area), (Line::Defence, Line::Forward));
        }
        for area in [A4, B4, B5, C4] {
            assert_eq!(zones(area), (Line::Forward, Line::Defence));
        }
    }

    /// The areas closer to the goal line than each, by hand (F22-5.1a, F22-5.1c).
    #[test]
    fn beyond_is_closer_to_the_goal_line() {
        for area in [B1, A1, C1, B2, A2, C2] {
            assert_eq!(beyond(Side::Home, area), set(&[A3, C3, B4, A4, C4, B5]));
        }
        assert_eq!(beyond(Side::Home, B3), set(&[B4, A4, C4, B5]));
        assert_eq!(beyond(Side::Home, A3), set(&[A4, C4, B5]));
        assert_eq!(beyond(Side::Home, C3), set(&[A4, C4, B5]));
        assert_eq!(beyond(Side::Home, B4), set(&[B5]));
        for area in [A4, C4, B5] {
            assert_eq!(beyond(Side::Home, area), AreaSet::EMPTY);
        }
        for area in Area::ALL {
            let mirrored: AreaSet = beyond(Side::Home, area)
                .into_iter()
                .map(Area::mirrored)
                .collect();
            assert_eq!(beyond(Side::Away, area.mirrored()), mirrored);
        }
    }

    /// F22-1.4.2: six areas in each half, the centre area in neither.
    #[test]
    fn halves_leave_out_the_centre() {
        assert_eq!(own_half(Side::Home), set(&[A1, A2, B1, B2, C1, C2]));
        assert_eq!(own_half(Side::Away), set(&[A3, A4, B4, B5, C3, C4]));
        assert!(partly_own_half(Side::Home).contains(B3));
        assert!(partly_own_half(Side::Away).contains(B3));
    }

    /// F22-4.2.4a: areas between are shortest paths less one.
    #[test]
    fn steps_are_shortest_paths() {
        assert_eq!(A1.steps(A4), 3);
        assert_eq!(A1.between(A4), 2);
        assert_eq!(B1.between(B5), 3);
        assert_eq!(A2.between(C2), 1);
        assert_eq!(B1.between(B4), 2);
        assert_eq!(A1.between(C3), 2);
        assert_eq!(A1.between(A1), 0);
        for one in Area::ALL {
            for other in Area::ALL {
                assert_eq!(one.steps(other), other.steps(one));
                assert_eq!(one.steps(other) == 1, one.adjacent().contains(other));
            }
        }
    }

    /// "Closer to a goal line" compares the middles: corner before front, front before side.
    #[test]
    fn depth_orders_the_areas() {
        for side in Side::BOTH {
            let mut last = 0;
            for group in by_depth(side) {
                let depths: Vec<u8> = group.into_iter().map(|area| area.depth(side)).collect();
                assert!(
                    depths
                        .iter()
                        .all(|depth| *depth == depths[0] && *depth > last)
                );
                last = depths[0];
            }
        }
        assert_eq!(B5.ahead(Side::Home), None);
        assert_eq!(B4.ahead(Side::Home), Some(B5));
        assert_eq!(C1.behind(Side::Home), None);
        assert_eq!(A4.ahead(Side::Home), None);
        assert_eq!(A1.ahead(Side::Away), None);
        assert_eq!(C4.ahead(Side::Away), Some(C3));
    }
}
