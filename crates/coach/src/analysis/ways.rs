//! Everything that dice alone lead to.

use std::collections::HashMap;

use gaffer_core::{Awaits, Rules, Silent};

use super::known::{Fingerprints, fingerprint};

/// A position that dice alone lead to.
pub(super) enum Way<R> {
    /// No roll is awaited in it; it has this fingerprint.
    Ends(u64, R),
    /// The positions after its roll by their numbers, each with the number of dice that lead there.
    Parts(Vec<(usize, u32)>),
}

/// All different positions that dice alone lead to, each after those that its own roll leads to; nothing where they are more
/// than a limit, or where they never end.
///
/// What is counted are different positions, so the limit does not depend on the way through them, and whatever lies behind a
/// position within the limit is within it as well. Nothing is judged before all are counted.
pub(super) fn ways<R: Rules>(start: &R, limit: usize) -> Option<Vec<Way<R>>> {
    let mut found = Found {
        ways: Vec::new(),
        numbers: HashMap::default(),
        before: Vec::new(),
        limit,
    };
    found.number_of(start)?;
    Some(found.ways)
}

struct Found<R> {
    ways: Vec<Way<R>>,
    /// The number of each position; none while its roll is looked at.
    numbers: HashMap<u64, Option<usize>, Fingerprints>,
    /// What the roll before led to, by its dice: rolls that come to the same often do so dice by dice (a special event after
    /// whatever dice), and to compare two positions is less work than a fingerprint.
    before: Vec<usize>,
    limit: usize,
}

impl<R: Rules> Found<R> {
    fn number_of(&mut self, position: &R) -> Option<usize> {
        let fingerprint = fingerprint(position);
        if let Some(number) = self.numbers.get(&fingerprint) {
            return *number;
        }
        if self.numbers.len() >= self.limit {
            return None;
        }
        let Awaits::Roll(roll) = position.awaits() else {
            return Some(self.add(fingerprint, Way::Ends(fingerprint, position.clone())));
        };
        self.numbers.insert(fingerprint, None);
        let outcomes = position.outcomes(&roll.dice);
        let before = std::mem::take(&mut self.before);
        let mut parts: Vec<(usize, u32)> = Vec::with_capacity(outcomes.len());
        for (at, (dice, weight)) in outcomes.into_iter().enumerate() {
            let mut after = position.clone();
            after.roll(dice, &mut Silent).ok()?;
            let same = (before.get(at).copied()).filter(|number| self.ends_in(*number, &after));
            let number = match same {
                Some(number) => number,
                None => self.number_of(&after)?,
            };
            parts.push((number, weight));
        }
        self.before = parts.iter().map(|(number, _)| *number).collect();
        Some(self.add(fingerprint, Way::Parts(parts)))
    }

    /// Whether a number is that of this position, in which no roll is awaited.
    fn ends_in(&self, number: usize, position: &R) -> bool {
        matches!(&self.ways[number], Way::Ends(_, known) if known == position)
    }

    fn add(&mut self, fingerprint: u64, way: Way<R>) -> usize {
        let number = self.ways.len();
        self.ways.push(way);
        self.numbers.insert(fingerprint, Some(number));
        number
    }
}
