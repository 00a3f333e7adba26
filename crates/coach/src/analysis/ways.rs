//! Everything that dice alone lead to.

use std::collections::HashMap;

use gaffer_core::{Awaits, Rules, Silent};

use super::known::{Fingerprints, fingerprint};

/// A position that dice alone lead to.
pub(super) enum Way<R> {
    /// No roll is awaited in it.
    Ends(R),
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
        limit,
    };
    found.number_of(start)?;
    Some(found.ways)
}

struct Found<R> {
    ways: Vec<Way<R>>,
    /// The number of each position; none while its roll is looked at.
    numbers: HashMap<u64, Option<usize>, Fingerprints>,
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
        self.numbers.insert(fingerprint, None);
        let way = match position.awaits() {
            Awaits::Roll(roll) => {
                let mut parts: Vec<(usize, u32)> = Vec::new();
                for (dice, weight) in position.outcomes(&roll.dice) {
                    let mut after = position.clone();
                    after.roll(dice, &mut Silent).ok()?;
                    parts.push((self.number_of(&after)?, weight));
                }
                Way::Parts(parts)
            }
            _ => Way::Ends(position.clone()),
        };
        let number = self.ways.len();
        self.ways.push(way);
        self.numbers.insert(fingerprint, Some(number));
        Some(number)
    }
}
