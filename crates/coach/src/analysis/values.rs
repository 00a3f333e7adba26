//! The one value of every position: what is known of choices, the mean of what follows for rolls, the result at
//! the end.

use std::collections::HashMap;

use gaffer_core::{Awaits, Rules, Silent};

use crate::{Evaluate, Expected};

/// The values of positions.
///
/// The value of a position depends on the position alone, not on how it was reached or asked for: only so do the
/// changes along a match add up.
#[derive(Debug)]
pub struct Values<'a, R, K: ?Sized> {
    pub(super) knowledge: &'a K,
    lead: fn(&R) -> i32,
    reach: usize,
}

impl<R, K: ?Sized> Clone for Values<'_, R, K> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<R, K: ?Sized> Copy for Values<'_, R, K> {}

impl<'a, R: Rules, K: Evaluate<R> + ?Sized> Values<'a, R, K> {
    /// The most positions that dice alone may lead to for a roll's value to be reckoned from them.
    pub const REACH: usize = 1000;

    /// The values that follow from what is known; `lead` is the home side's lead in goals.
    pub fn new(knowledge: &'a K, lead: fn(&R) -> i32) -> Self {
        Self {
            knowledge,
            lead,
            reach: Self::REACH,
        }
    }

    /// The same with another limit of the positions that dice alone may lead to.
    #[must_use]
    pub fn with_reach(mut self, reach: usize) -> Self {
        self.reach = reach;
        self
    }

    /// What a position is worth.
    pub fn expected(&self, position: &R) -> Expected {
        match position.awaits() {
            Awaits::Roll(_) => {
                (self.within_reach(position)).unwrap_or_else(|| self.knowledge.expected(position))
            }
            _ => self.at_rest(position),
        }
    }

    /// The mean of what the outcomes of the awaited roll are worth; nothing where no roll is awaited.
    ///
    /// This is the position's own value unless dice lead to more positions than the limit.
    pub fn mean(&self, position: &R) -> Option<Expected> {
        let Awaits::Roll(_) = position.awaits() else {
            return None;
        };
        (self.within_reach(position)).or_else(|| mean(position, |after| Some(self.expected(after))))
    }

    /// The mean over everything that dice alone lead to; nothing where that is too much.
    fn within_reach(&self, position: &R) -> Option<Expected> {
        self.through_rolls(position, &mut HashMap::new())
    }

    /// What a position is worth that awaits no roll.
    fn at_rest(&self, position: &R) -> Expected {
        match position.awaits() {
            Awaits::Nothing(outcome) => Expected::ended(outcome, (self.lead)(position)),
            _ => self.knowledge.expected(position),
        }
    }

    /// Goes through everything that dice alone lead to; nothing where that is too much or never ends.
    ///
    /// What is counted are different positions, so the limit does not depend on the way through them, and whatever
    /// lies behind a position within the limit is within it as well.
    fn through_rolls(
        &self,
        position: &R,
        known: &mut HashMap<R, Option<Expected>>,
    ) -> Option<Expected> {
        if let Some(value) = known.get(position) {
            return *value;
        }
        if known.len() >= self.reach {
            return None;
        }
        known.insert(position.clone(), None);
        let value = match position.awaits() {
            Awaits::Roll(_) => mean(position, |after| self.through_rolls(after, known))?,
            _ => self.at_rest(position),
        };
        known.insert(position.clone(), Some(value));
        Some(value)
    }
}

/// The mean of a value over the outcomes of the awaited roll.
fn mean<R: Rules>(position: &R, mut value: impl FnMut(&R) -> Option<Expected>) -> Option<Expected> {
    let Awaits::Roll(roll) = position.awaits() else {
        return None;
    };
    let all: u32 = roll.dice.outcomes().map(|(_, weight)| weight).sum();
    let mut mean = Expected::NONE;
    // Many outcomes lead to the same position: its value is asked for once.
    let mut found: Vec<(R, u32)> = Vec::new();
    for (dice, weight) in roll.dice.outcomes() {
        let mut after = position.clone();
        after.roll(dice, &mut Silent).ok()?;
        match found.iter_mut().find(|(same, _)| *same == after) {
            Some((_, weights)) => *weights += weight,
            None => found.push((after, weight)),
        }
    }
    for (after, weight) in found {
        mean = mean.plus(f64::from(weight) / f64::from(all), value(&after)?);
    }
    Some(mean)
}
