//! The one value of every position: what is known of choices, the mean of what follows for rolls, the result at
//! the end.

use gaffer_core::{Awaits, Rules, Silent, Viewer};

use crate::search::{Knowledge, Search, Watch};
use crate::{Expected, Luck};

use super::known::Known;
use super::ways::{Way, ways};

/// What is imagined of a position from what a viewer sees of it.
type Imagine<R> = fn(&<R as Rules>::View, &mut Luck) -> R;

/// The values of positions.
///
/// The value of a position depends on the position alone, not on how it was reached or asked for: only so do the
/// changes along a match add up.
#[derive(Debug)]
pub struct Values<'a, R: Rules, K: ?Sized> {
    pub(super) knowledge: &'a K,
    lead: fn(&R) -> i32,
    reach: usize,
    /// The search that says what choices are worth, and the position that it looks at: as everybody sees it.
    ahead: Option<(Search, Imagine<R>)>,
}

impl<R: Rules, K: ?Sized> Clone for Values<'_, R, K> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<R: Rules, K: ?Sized> Copy for Values<'_, R, K> {}

impl<'a, R: Rules, K: Knowledge<R> + ?Sized> Values<'a, R, K> {
    /// The most positions that dice alone may lead to for a roll's value to be reckoned from them.
    pub const REACH: usize = 1000;

    /// The values that follow from what is known; `lead` is the home side's lead in goals.
    pub fn new(knowledge: &'a K, lead: fn(&R) -> i32) -> Self {
        Self {
            knowledge,
            lead,
            reach: Self::REACH,
            ahead: None,
        }
    }

    /// The same with another limit of the positions that dice alone may lead to.
    #[must_use]
    pub fn with_reach(mut self, reach: usize) -> Self {
        self.reach = reach;
        self
    }

    /// The same, where a choice is awaited by the word of a search; what is hidden from everybody is imagined.
    #[must_use]
    pub fn with_search(mut self, search: Search, imagine: Imagine<R>) -> Self {
        self.ahead = Some((search, imagine));
        self
    }

    /// What a position is worth.
    pub fn expected(&self, position: &R) -> Expected {
        match position.awaits() {
            Awaits::Roll(_) => self.before_roll(position, &mut Known::default()),
            _ => self.before_choice(position),
        }
    }

    /// What a position with a roll is worth, where the values of some positions behind it are known.
    fn before_roll(&self, position: &R, ends: &mut Known) -> Expected {
        (self.within_reach(position, ends)).unwrap_or_else(|| self.knowledge.expected(position))
    }

    /// The same, asked once for each position.
    pub(super) fn once(&self, position: &R, known: &mut Known) -> Expected {
        known.or_reckon(position, || self.expected(position))
    }

    /// What a position is worth at first sight: where dice are to be rolled or a choice is awaited, by the word of the judge.
    pub(super) fn at_sight(&self, position: &R) -> Expected {
        match position.awaits() {
            Awaits::Nothing(outcome) => Expected::ended(outcome, (self.lead)(position)),
            _ => self.knowledge.expected(position),
        }
    }

    /// What a position without a roll is worth.
    fn before_choice(&self, position: &R) -> Expected {
        match (self.ahead, position.awaits()) {
            (Some((search, imagine)), Awaits::Choice(_)) => {
                let seen = |luck: &mut _| imagine(&position.view(Viewer::Spectator), luck);
                let thoughts = search.think(self.knowledge, seen, 0, &Watch::default());
                let best = thoughts.plans.first().map(|best| best.expected);
                best.unwrap_or_else(|| self.at_sight(position))
            }
            _ => self.at_sight(position),
        }
    }

    /// The mean of what the outcomes of the awaited roll are worth; nothing where no roll is awaited.
    ///
    /// This is the position's own value unless dice lead to more positions than the limit.
    pub fn mean(&self, position: &R) -> Option<Expected> {
        let Awaits::Roll(_) = position.awaits() else {
            return None;
        };
        Some(self.with_mean(position).1)
    }

    /// What a position is worth, and the mean of its outcomes where it awaits a roll: mostly the same, found in one go.
    pub(super) fn with_mean(&self, position: &R) -> (Expected, Expected) {
        let Awaits::Roll(roll) = position.awaits() else {
            let value = self.before_choice(position);
            return (value, value);
        };
        // Different outcomes lead to the same ends: where they are too many for one go, each is still judged once.
        let mut ends = Known::default();
        if let Some(value) = self.within_reach(position, &mut ends) {
            return (value, value);
        }
        let mut known = Known::default();
        let outcomes = position
            .outcomes(&roll.dice)
            .into_iter()
            .filter_map(|(dice, weight)| {
                let mut after = position.clone();
                after.roll(dice, &mut Silent).ok()?;
                let value = known.or_reckon(&after, || match after.awaits() {
                    Awaits::Roll(_) => self.before_roll(&after, &mut ends),
                    _ => self.before_choice(&after),
                });
                Some((value, weight))
            });
        let mean = Expected::mean(outcomes);
        (self.knowledge.expected(position), mean)
    }

    /// The mean over everything that dice alone lead to; nothing where that is too much or never ends.
    fn within_reach(&self, position: &R, ends: &mut Known) -> Option<Expected> {
        let ways = ways(position, self.reach)?;
        let mut values: Vec<Expected> = Vec::with_capacity(ways.len());
        for way in &ways {
            values.push(match way {
                Way::Ends(fingerprint, position) => {
                    ends.or_reckon_of(*fingerprint, || self.before_choice(position))
                }
                Way::Parts(parts) => {
                    Expected::mean(parts.iter().map(|(at, weight)| (values[*at], *weight)))
                }
            });
        }
        values.pop()
    }
}
