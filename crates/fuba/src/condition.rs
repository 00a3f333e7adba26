//! Condition points (A1).

use std::fmt;
use std::str::FromStr;

use crate::as_text::{serde_as_text, three_numbers};
use crate::formation::Formation;
use crate::options::Edition;
use crate::options::edition::CONDITION_LIMIT;
use crate::pitch::Line;
use crate::roles::Roles;

/// A team's condition points, or a price: so many of each stock (F22-A1a).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Condition([u8; 3]);

/// The most points a stock is raised to (F22-A3g).
pub(crate) const STOCK_LIMIT: u8 = 6;

impl Condition {
    /// No points.
    pub const NONE: Self = Self([0; 3]);

    /// So many points of each stock.
    pub const fn new(defence: u8, midfield: u8, forward: u8) -> Self {
        Self([defence, midfield, forward])
    }

    /// What a team starts with (F22-A1.1a, F22-A2b to F22-A2f). Roles that the formation cannot fill
    /// never come here.
    pub fn at_start(formation: Formation, roles: Roles) -> Self {
        let (am, dm) = (roles.attacking_midfielders(), roles.defending_midfielders());
        let (cb, wb) = (roles.attacking_centre_backs(), roles.offensive_wing_backs());
        let ws = roles.withdrawn_strikers();
        Self::new(
            (formation.defence + dm).saturating_sub(cb + wb),
            (formation.midfield + cb + ws).saturating_sub(am + dm),
            (formation.forward + am + wb).saturating_sub(ws),
        )
    }

    /// The points of a stock.
    #[inline]
    pub const fn points(self, line: Line) -> u8 {
        self.0[line as usize]
    }

    /// All points.
    pub const fn total(self) -> u8 {
        self.0[0]
            .saturating_add(self.0[1])
            .saturating_add(self.0[2])
    }

    /// The same price with so many points of a stock more.
    #[must_use]
    pub const fn and(mut self, line: Line, points: u8) -> Self {
        self.0[line as usize] = self.0[line as usize].saturating_add(points);
        self
    }

    /// Whether these points can pay a price.
    pub fn covers(self, price: Self) -> bool {
        self.0.iter().zip(price.0).all(|(have, cost)| *have >= cost)
    }

    /// What is left after a price was paid.
    #[must_use]
    pub const fn less(self, price: Self) -> Self {
        Self([
            self.0[0].saturating_sub(price.0[0]),
            self.0[1].saturating_sub(price.0[1]),
            self.0[2].saturating_sub(price.0[2]),
        ])
    }

    /// Whether a stock can take one more point: not above 6 (F14-A3e), nor in 2.2 the total above 10
    /// (F22-A3g, F22-D36).
    pub fn has_room(self, line: Line, edition: Edition) -> bool {
        self.points(line) < STOCK_LIMIT && self.total() < CONDITION_LIMIT[edition]
    }

    /// The stocks that hold points.
    pub fn filled(self) -> impl Iterator<Item = Line> {
        Line::ALL
            .into_iter()
            .filter(move |line| self.points(*line) > 0)
    }

    /// The stocks with room for a point.
    pub fn with_room(self, edition: Edition) -> impl Iterator<Item = Line> {
        Line::ALL
            .into_iter()
            .filter(move |line| self.has_room(*line, edition))
    }
}

impl fmt::Display for Condition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}-{}", self.0[0], self.0[1], self.0[2])
    }
}

impl FromStr for Condition {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        three_numbers(text, 20)
            .map(Self)
            .ok_or_else(|| format!("'{text}' are not condition points: write them as 4-4-2"))
    }
}

serde_as_text!(Condition);

#[cfg(test)]
mod tests {
    use super::*;

    /// F22-A1.1a, F22-A2b to F22-A2f (T149 to T151).
    #[test]
    fn starting_points_follow_formation_and_roles() {
        let start = |formation: &str, roles: &str| {
            Condition::at_start(formation.parse().unwrap(), roles.parse().unwrap()).to_string()
        };
        assert_eq!(start("4-4-2", "none"), "4-4-2");
        assert_eq!(start("4-5-1", "am3"), "4-2-4");
        assert_eq!(start("4-4-2", "am1 dm1 cb1 wb1 ws1"), "3-4-3");
    }

    /// F22-A2g, F22-D80: all roles of every formation fit, and the points stay ten.
    #[test]
    fn roles_never_change_the_total() {
        for formation in Formation::all() {
            for roles in Roles::all(formation) {
                assert!(roles.fit(formation));
                assert_eq!(Condition::at_start(formation, roles).total(), 10);
                assert_eq!(roles.to_string().parse(), Ok(roles));
            }
        }
        // 15 pairs of midfielders, 6 pairs of defenders, a striker or none.
        assert_eq!(Roles::all(Formation::DEFAULT).count(), 180);
    }

    #[test]
    fn nonsense_is_refused() {
        for bad in ["", "am", "cb4", "wb9", "am1 am1", "xx1", "am0", "é1"] {
            assert!(bad.parse::<Roles>().is_err(), "{bad}");
        }
        for bad in ["", "4-4", "4-4-2-1", "a-1-1", "255-0-0"] {
            assert!(bad.parse::<Condition>().is_err(), "{bad}");
        }
    }

    /// F22-A3g, F22-D81.
    #[test]
    fn room_ends_at_six_and_ten() {
        let room = |text: &str| {
            let condition: Condition = text.parse().unwrap();
            condition.with_room(Edition::V2_2).collect::<Vec<_>>()
        };
        assert_eq!(room("6-3-0"), [Line::Midfield, Line::Forward]);
        assert_eq!(room("4-4-2"), []);
        assert_eq!(room("8-0-0"), [Line::Midfield, Line::Forward]);
    }
}
