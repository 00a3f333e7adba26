//! Windows: which chances still matter to managers who choose the best.

use super::chance::Chance;

/// Two chances between which one lies, or matters: what lies outside need not be known exactly.
#[derive(Clone, Copy, Debug)]
pub(super) struct Window {
    pub(super) above: Chance,
    pub(super) below: Chance,
}

impl Window {
    pub(super) const ALL: Self = Self {
        above: Chance::ZERO,
        below: Chance::ONE,
    };

    /// A known chance and one of so many equal parts that is still to be found, as far as it matters.
    pub(super) fn with_part(
        self,
        known: Chance,
        parts: u128,
        find: impl FnOnce(Self) -> Chance,
    ) -> Chance {
        let most = known.plus(Chance::new(1, parts));
        if known >= self.below {
            return known;
        }
        if most <= self.above {
            return most;
        }
        let inner = |bound: Chance| bound.minus(known).times(parts, 1).min(Chance::ONE);
        let part = find(Self {
            above: inner(self.above),
            below: inner(self.below),
        });
        known.plus(part.times(1, parts))
    }

    /// What matters about two thirds of which the other third is not known yet.
    pub(super) fn of_two_thirds(self) -> Self {
        let third = Chance::new(1, 3);
        Self {
            above: self.above.minus(third).times(3, 2).min(Chance::ONE),
            below: self.below.times(3, 2).min(Chance::ONE),
        }
    }
}

/// The best option of a manager so far, and the window for the next one.
#[derive(Debug)]
pub(super) struct Best {
    is_own: bool,
    pub(super) chance: Option<Chance>,
    pub(super) window: Window,
}

impl Best {
    /// The best for the acting side, or for its opponents.
    pub(super) fn new(is_own: bool, window: Window) -> Self {
        Self {
            is_own,
            chance: None,
            window,
        }
    }

    pub(super) fn add(&mut self, chance: Chance) {
        if self.is_own {
            self.chance = self.chance.max(Some(chance));
            self.window.above = self.window.above.max(chance);
        } else {
            self.chance = Some(self.chance.map_or(chance, |best| best.min(chance)));
            self.window.below = self.window.below.min(chance);
        }
    }

    /// Whether nothing better would matter.
    pub(super) fn is_settled(&self) -> bool {
        self.chance.is_some_and(|chance| {
            if self.is_own {
                chance >= self.window.below
            } else {
                chance <= self.window.above
            }
        })
    }

    pub(super) fn chance(self) -> Chance {
        self.chance.unwrap_or(Chance::ZERO)
    }
}
