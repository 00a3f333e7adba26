//! Condition points (A1) and the roles that shift them at the start (A2).

use std::fmt;
use std::str::FromStr;

use crate::as_text::{serde_as_text, three_numbers};
use crate::formation::Formation;
use crate::pitch::Line;

/// A team's condition points, or a price: so many of each stock (F22-A1a).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Condition([u8; 3]);

/// The most points a stock is raised to (F22-A3g).
pub(crate) const STOCK_LIMIT: u8 = 6;
/// The most points a team is raised to (F22-A3g).
pub(crate) const TOTAL_LIMIT: u8 = 10;

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
    pub const fn of(self, line: Line) -> u8 {
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

    /// Whether a stock can take one more point: not above 6, nor the total above 10 (F22-A3g, F22-D36).
    pub const fn has_room(self, line: Line) -> bool {
        self.of(line) < STOCK_LIMIT && self.total() < TOTAL_LIMIT
    }

    /// The stocks that hold points.
    pub fn filled(self) -> impl Iterator<Item = Line> {
        Line::ALL.into_iter().filter(move |line| self.of(*line) > 0)
    }

    /// The stocks with room for a point.
    pub fn with_room(self) -> impl Iterator<Item = Line> {
        Line::ALL
            .into_iter()
            .filter(move |line| self.has_room(*line))
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

serde_as_text!(Condition, Roles);

/// The roles a team names with its formation (F22-A2a).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Roles {
    /// Attacking midfielders times 16 plus defending ones.
    midfielders: u8,
    /// Wing backs times 16, strikers times 4, centre backs.
    others: u8,
}

/// A role of which a team names only so many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LimitedRole {
    /// One attacking centre back (F22-A2d).
    AttackingCentreBack,
    /// One withdrawn striker (F22-A2e).
    WithdrawnStriker,
    /// Two offensive wing backs (F22-A2f).
    OffensiveWingBack,
}

impl Roles {
    /// No role.
    pub const NONE: Self = Self {
        midfielders: 0,
        others: 0,
    };

    /// Roles by number; `None` for numbers beyond all measure.
    pub const fn new(
        attacking_midfielders: u8,
        defending_midfielders: u8,
        attacking_centre_backs: u8,
        offensive_wing_backs: u8,
        withdrawn_strikers: u8,
    ) -> Option<Self> {
        if attacking_midfielders > 10
            || defending_midfielders > 10
            || attacking_centre_backs > 3
            || offensive_wing_backs > 3
            || withdrawn_strikers > 3
        {
            return None;
        }
        Some(Self {
            midfielders: attacking_midfielders << 4 | defending_midfielders,
            others: offensive_wing_backs << 4 | withdrawn_strikers << 2 | attacking_centre_backs,
        })
    }

    /// F22-A2b.
    pub const fn attacking_midfielders(self) -> u8 {
        self.midfielders >> 4
    }

    /// F22-A2c.
    pub const fn defending_midfielders(self) -> u8 {
        self.midfielders & 15
    }

    /// F22-A2d.
    pub const fn attacking_centre_backs(self) -> u8 {
        self.others & 3
    }

    /// F22-A2f.
    pub const fn offensive_wing_backs(self) -> u8 {
        self.others >> 4
    }

    /// F22-A2e.
    pub const fn withdrawn_strikers(self) -> u8 {
        self.others >> 2 & 3
    }

    /// A role that is named more often than it may be.
    pub const fn over_the_limit(self) -> Option<LimitedRole> {
        if self.attacking_centre_backs() > 1 {
            Some(LimitedRole::AttackingCentreBack)
        } else if self.withdrawn_strikers() > 1 {
            Some(LimitedRole::WithdrawnStriker)
        } else if self.offensive_wing_backs() > 2 {
            Some(LimitedRole::OffensiveWingBack)
        } else {
            None
        }
    }

    /// Whether a formation has the players for the roles (F22-A2g).
    pub const fn fit(self, formation: Formation) -> bool {
        self.attacking_midfielders() + self.defending_midfielders() <= formation.midfield
            && self.attacking_centre_backs() + self.offensive_wing_backs() <= formation.defence
            && self.withdrawn_strikers() <= formation.forward
    }

    /// Every set of roles that a formation can fill.
    pub fn all(formation: Formation) -> impl Iterator<Item = Self> {
        let most = formation.midfield;
        (0..=most).flat_map(move |am| {
            (0..=most - am).flat_map(move |dm| {
                (0..=1).flat_map(move |cb| {
                    (0..=2).flat_map(move |wb| {
                        (0..=1)
                            .filter_map(move |ws| Self::new(am, dm, cb, wb, ws))
                            .filter(move |roles| roles.fit(formation))
                    })
                })
            })
        })
    }

    fn numbers(self) -> [(&'static str, u8); 5] {
        [
            ("am", self.attacking_midfielders()),
            ("dm", self.defending_midfielders()),
            ("cb", self.attacking_centre_backs()),
            ("wb", self.offensive_wing_backs()),
            ("ws", self.withdrawn_strikers()),
        ]
    }
}

impl fmt::Display for Roles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Self::NONE {
            return f.write_str("none");
        }
        let mut space = "";
        for (name, number) in self.numbers() {
            if number > 0 {
                write!(f, "{space}{name}{number}")?;
                space = " ";
            }
        }
        Ok(())
    }
}

impl FromStr for Roles {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let bad = || {
            format!(
                "'{text}' are not roles: write 'none', or of each how many: 'am2 dm1 cb1 wb2 ws1' \
                 (cb and ws one at most, wb two)"
            )
        };
        if text == "none" {
            return Ok(Self::NONE);
        }
        let mut numbers = [None; 5];
        let names = Self::NONE.numbers().map(|(name, _)| name);
        for word in text.split_whitespace() {
            let index = names
                .iter()
                .position(|name| word.starts_with(name))
                .ok_or_else(bad)?;
            let number = word[2..].parse::<u8>().map_err(|_| bad())?;
            if numbers[index].replace(number).is_some() {
                return Err(bad());
            }
        }
        let [am, dm, cb, wb, ws] = numbers.map(Option::unwrap_or_default);
        match Self::new(am, dm, cb, wb, ws) {
            Some(roles) if roles != Self::NONE => Ok(roles),
            _ => Err(bad()),
        }
    }
}

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
            condition.with_room().collect::<Vec<_>>()
        };
        assert_eq!(room("6-3-0"), [Line::Midfield, Line::Forward]);
        assert_eq!(room("4-4-2"), []);
        assert_eq!(room("8-0-0"), [Line::Midfield, Line::Forward]);
    }
}
