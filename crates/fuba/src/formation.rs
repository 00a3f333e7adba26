//! Formations: defenders, midfielders and forwards (F22-2.1, F22-2.2).

use std::fmt;
use std::str::FromStr;

use crate::as_text::{serde_as_text, three_numbers};
use crate::pitch::Line;

/// How many of the ten outfield players a formation has in each line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Formation {
    /// Defenders.
    pub defence: u8,
    /// Midfielders.
    pub midfield: u8,
    /// Forwards.
    pub forward: u8,
}

/// Outfield players of a formation.
pub const OUTFIELD: u8 = 10;

impl Formation {
    /// 4-4-2, the formation of a team that does not say otherwise.
    pub const DEFAULT: Self = Self::new(4, 4, 2);

    /// The eight formation cards (F22-2.1b).
    pub const CARDS: [Self; 8] = [
        Self::new(4, 4, 2),
        Self::new(4, 2, 4),
        Self::new(4, 3, 3),
        Self::new(4, 5, 1),
        Self::new(5, 3, 2),
        Self::new(3, 5, 2),
        Self::new(3, 4, 3),
        Self::new(5, 4, 1),
    ];

    /// A formation of three numbers, whether or not they add up.
    pub const fn new(defence: u8, midfield: u8, forward: u8) -> Self {
        Self {
            defence,
            midfield,
            forward,
        }
    }

    /// The players of a line.
    #[inline]
    pub const fn line(self, line: Line) -> u8 {
        match line {
            Line::Defence => self.defence,
            Line::Midfield => self.midfield,
            Line::Forward => self.forward,
        }
    }

    /// Whether the lines add up to ten (F22-2.1c).
    pub const fn adds_up(self) -> bool {
        self.defence as u16 + self.midfield as u16 + self.forward as u16 == OUTFIELD as u16
    }

    /// Every formation that adds up, in ascending order (F22-D7).
    pub fn all() -> impl Iterator<Item = Self> {
        (0..=OUTFIELD).flat_map(|defence| {
            (0..=OUTFIELD - defence)
                .map(move |midfield| Self::new(defence, midfield, OUTFIELD - defence - midfield))
        })
    }

    /// Whether another formation differs by the position of one player at most (F22-2.2).
    pub fn is_within_one_player(self, other: Self) -> bool {
        let changed: u8 = Line::ALL
            .into_iter()
            .map(|line| self.line(line).abs_diff(other.line(line)))
            .sum();
        changed <= 2
    }

    /// Whether two players, each going from one line to another, make this formation another one
    /// (F22-A10-trained-formation-change).
    pub fn is_two_changes_from(self, other: Self) -> bool {
        let changes = || {
            Line::ALL.into_iter().flat_map(|from| {
                Line::ALL
                    .into_iter()
                    .filter(move |to| *to != from)
                    .map(move |to| (from, to))
            })
        };
        // Two different players: both leave a line as it was.
        other != self
            && changes().any(|one| {
                changes().any(|two| {
                    let leaving = 1 + u8::from(one.0 == two.0);
                    self.line(one.0) >= leaving
                        && self.line(two.0) >= 1
                        && self.with_change(one).with_change(two) == other
                })
            })
    }

    fn with_change(mut self, (from, to): (Line, Line)) -> Self {
        *self.line_mut(from) = self.line(from).saturating_sub(1);
        *self.line_mut(to) += 1;
        self
    }

    fn line_mut(&mut self, line: Line) -> &mut u8 {
        match line {
            Line::Defence => &mut self.defence,
            Line::Midfield => &mut self.midfield,
            Line::Forward => &mut self.forward,
        }
    }

    /// This formation with the same changes that lead from one formation to another, if it has the
    /// players for them.
    pub fn shifted(self, from: Self, to: Self) -> Option<Self> {
        let mut shifted = self;
        for line in Line::ALL {
            *shifted.line_mut(line) =
                (self.line(line) + to.line(line)).checked_sub(from.line(line))?;
        }
        Some(shifted)
    }
}

impl fmt::Display for Formation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}-{}", self.defence, self.midfield, self.forward)
    }
}

impl FromStr for Formation {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        three_numbers(text, OUTFIELD)
            .map(|[defence, midfield, forward]| Self::new(defence, midfield, forward))
            .ok_or_else(|| format!("'{text}' is not a formation: write it as 4-4-2"))
    }
}

serde_as_text!(Formation);

#[cfg(test)]
mod tests {
    use super::*;

    /// F22-2.1b, F22-2.1c, F22-D7: eight cards among the 66 triples that add up to ten.
    #[test]
    fn cards_and_all_formations_add_up() {
        assert!(Formation::CARDS.iter().all(|card| card.adds_up()));
        let all: Vec<_> = Formation::all().collect();
        assert_eq!(all.len(), 66);
        assert!(all.iter().all(|formation| formation.adds_up()));
        assert!(all.is_sorted());
        assert!(Formation::CARDS.iter().all(|card| all.contains(card)));
    }

    /// F22-2.2 (T005).
    #[test]
    fn half_time_moves_one_player() {
        let from = Formation::DEFAULT;
        let may = |to: &str| from.is_within_one_player(to.parse().unwrap());
        assert!(may("3-5-2"));
        assert!(may("4-3-3"));
        assert!(may("4-4-2"));
        assert!(!may("3-3-4"));
        assert!(!may("2-6-2"));
    }

    #[test]
    fn formations_read_back() {
        for formation in Formation::all() {
            assert_eq!(formation.to_string().parse(), Ok(formation));
        }
        for bad in ["4-4", "4-4-2-0", "a-b-c", "11-0-0", "-1-5-6", ""] {
            assert!(bad.parse::<Formation>().is_err(), "{bad}");
        }
    }
}
