//! The kicks of a shoot-out, which is of ours and for competitions alone (F10-D45, F14-D52, F22-D114).

use gaffer_core::{BySide, Side};
use serde::{Deserialize, Serialize};

/// Kicks of each side before single pairs of them.
const KICKS: u8 = 5;

/// The kicks of a shoot-out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShootOut {
    /// Kicks that each side has taken.
    pub taken: BySide<u8>,
    /// Kicks that each side has scored.
    pub scored: BySide<u8>,
}

impl ShootOut {
    /// The shoot-out after one more kick.
    #[must_use]
    pub fn with_kick(mut self, side: Side, scored: bool) -> Self {
        self.taken[side] = self.taken[side].saturating_add(1);
        self.scored[side] = self.scored[side].saturating_add(scored.into());
        self
    }

    /// The side that kicks next, the sides taking turns.
    pub fn kicker(self, first: Side) -> Side {
        if self.taken[first] <= self.taken[!first] {
            first
        } else {
            !first
        }
    }

    /// The side that cannot be caught any more: by the five kicks of each, then by pairs.
    pub fn winner(self) -> Option<Side> {
        let round = self.taken.home.max(self.taken.away).max(KICKS);
        Side::BOTH.into_iter().find(|side| {
            let left = round - self.taken[!*side];
            self.scored[*side] > self.scored[!*side].saturating_add(left)
        })
    }

    /// Whether there is an order of kicks that leads here, the sides taking turns.
    pub(crate) fn is_possible(self, first: Side) -> bool {
        let (one, other) = (self.taken[first], self.taken[!first]);
        let alternate = one == other || one.checked_sub(1) == Some(other);
        alternate
            && Side::BOTH
                .iter()
                .all(|side| self.scored[*side] <= self.taken[*side])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The winner after kicks in turns, home first, and after how many there is one.
    fn decided(kicks: &str) -> Option<(Side, usize)> {
        let mut shoot_out = ShootOut::default();
        for (index, kick) in kicks.chars().enumerate() {
            let side = shoot_out.kicker(Side::Home);
            shoot_out = shoot_out.with_kick(side, kick == 'x');
            if let Some(winner) = shoot_out.winner() {
                return Some((winner, index + 1));
            }
        }
        None
    }

    /// `x` scores and `-` does not, home and away in turns.
    #[test]
    fn it_ends_as_soon_as_one_side_cannot_be_caught() {
        // Three up after three each: two kicks are left.
        assert_eq!(decided("x-x-x-"), Some((Side::Home, 6)));
        // 3-1 after four and three kicks: away has two left and may still draw level; it misses the next.
        assert_eq!(decided("x-xxx---"), Some((Side::Home, 8)));
        assert_eq!(decided("x-xxx--"), None);
        // 4-4 and the last kick of the ten decides.
        assert_eq!(decided("xxxxxxxx-x"), Some((Side::Away, 10)));
        // Level after ten: a pair decides, never half of one.
        assert_eq!(decided("xxxxxxxxxx-"), None);
        assert_eq!(decided("xxxxxxxxxx-x"), Some((Side::Away, 12)));
        assert_eq!(decided("xxxxxxxxxx--xxx-"), Some((Side::Home, 16)));
    }
}
