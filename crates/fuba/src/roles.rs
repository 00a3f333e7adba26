//! The roles of players (A2), which shift condition points at the start.

use std::fmt;
use std::str::FromStr;

use crate::as_text::serde_as_text;
use crate::condition::{Condition, STOCK_LIMIT};
use crate::formation::Formation;
use crate::pitch::Line;

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
        self.too_many_for(formation).is_none()
    }

    /// A line of a formation that has fewer players than roles (F14-D30, F22-A2g).
    pub const fn too_many_for(self, formation: Formation) -> Option<Line> {
        if self.attacking_midfielders() + self.defending_midfielders() > formation.midfield {
            Some(Line::Midfield)
        } else if self.attacking_centre_backs() + self.offensive_wing_backs() > formation.defence {
            Some(Line::Defence)
        } else if self.withdrawn_strikers() > formation.forward {
            Some(Line::Forward)
        } else {
            None
        }
    }

    /// Whether the roles bring no line above six points, unless the formation itself does (F14-A2e).
    pub(crate) fn keep_within_limit(self, formation: Formation) -> bool {
        let start = Condition::at_start(formation, self);
        Line::ALL
            .into_iter()
            .all(|line| start.points(line) <= STOCK_LIMIT.max(formation.line(line)))
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

serde_as_text!(Roles);
