//! What waits, by address and match, which are served in turn.

use std::collections::VecDeque;
use std::net::IpAddr;

use crate::thinking_queue::{Asker, NOBODY};

/// Lines by key, the next one first.
type Lines<K, L> = VecDeque<(K, L)>;

/// What waits, by address and match, which are served in turn.
#[derive(Debug)]
pub(crate) struct Turns<T>(Lines<IpAddr, Lines<String, VecDeque<T>>>);

impl<T> Default for Turns<T> {
    fn default() -> Self {
        Self(VecDeque::new())
    }
}

impl<T> Turns<T> {
    /// At the end of the line of its match.
    pub(crate) fn add(&mut self, asker: &Asker, what: T) {
        let matches = line_of(&mut self.0, &asker.address);
        line_of(matches, &asker.match_id).push_back(what);
    }

    /// Before everything else.
    pub(crate) fn add_first(&mut self, asker: &Asker, what: T) {
        let matches = first_line_of(&mut self.0, &asker.address);
        first_line_of(matches, &asker.match_id).push_front(what);
    }

    /// The next one of those that are meant.
    pub(crate) fn next(&mut self, is_meant: impl Fn(&T) -> bool) -> Option<T> {
        let is_in = |line: &VecDeque<T>| line.iter().any(&is_meant);
        let is_of =
            |matches: &Lines<String, VecDeque<T>>| matches.iter().any(|(_, line)| is_in(line));
        let awaited = |(address, matches): &(IpAddr, _)| *address != NOBODY && is_of(matches);
        let index = (self.0.iter().position(awaited))
            .or_else(|| self.0.iter().position(|(_, matches)| is_of(matches)))?;
        let (address, mut matches) = self.0.remove(index)?;
        let index = matches.iter().position(|(_, line)| is_in(line))?;
        let (id, mut line) = matches.remove(index)?;
        let index = line.iter().position(&is_meant)?;
        let next = line.remove(index);
        if !line.is_empty() {
            matches.push_back((id, line));
        }
        if !matches.is_empty() {
            self.0.push_back((address, matches));
        }
        next
    }

    /// Whether anybody waits for something of it.
    pub(crate) fn is_awaited(&self) -> bool {
        self.0.iter().any(|(address, _)| *address != NOBODY)
    }

    /// Takes something out, if it is there.
    pub(crate) fn remove(&mut self, is_meant: impl Fn(&T) -> bool) {
        for (_, matches) in &mut self.0 {
            for (_, line) in matches.iter_mut() {
                line.retain(|one| !is_meant(one));
            }
            matches.retain(|(_, line)| !line.is_empty());
        }
        self.0.retain(|(_, matches)| !matches.is_empty());
    }

    /// How many of it are meant.
    pub(crate) fn count(&self, is_meant: impl Fn(&T) -> bool) -> usize {
        let matches = self.0.iter().flat_map(|(_, matches)| matches);
        let all = matches.flat_map(|(_, line)| line);
        all.filter(|one| is_meant(one)).count()
    }
}

/// The line of a key, at the end of the lines if it is new.
fn line_of<'a, K: Clone + PartialEq, L: Default>(lines: &'a mut Lines<K, L>, key: &K) -> &'a mut L {
    let known = lines.iter().position(|(known, _)| known == key);
    let index = known.unwrap_or_else(|| {
        lines.push_back((key.clone(), L::default()));
        lines.len() - 1
    });
    &mut lines[index].1
}

/// The line of a key, which is the first from now on.
fn first_line_of<'a, K: Clone + PartialEq, L: Default>(
    lines: &'a mut Lines<K, L>,
    key: &K,
) -> &'a mut L {
    let known = lines.iter().position(|(known, _)| known == key);
    let known = known.and_then(|index| lines.remove(index));
    let line = known.map_or_else(L::default, |(_, line)| line);
    lines.push_front((key.clone(), line));
    &mut lines[0].1
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asker(address: u8, match_id: &str) -> Asker {
        Asker {
            address: [203, 0, 113, address].into(),
            match_id: match_id.to_owned(),
        }
    }

    #[test]
    fn what_nobody_waits_for_comes_last() {
        let mut turns = Turns::default();
        let background = Asker {
            address: NOBODY,
            match_id: "a".to_owned(),
        };
        turns.add(&background, "nobody, first");
        turns.add(&background, "nobody, second");
        turns.add(&asker(1, "b"), "1b");
        turns.add(&asker(2, "c"), "2c");
        let order: Vec<&str> = std::iter::from_fn(|| turns.next(|_| true)).collect();
        assert_eq!(order, ["1b", "2c", "nobody, first", "nobody, second"]);
    }

    #[test]
    fn addresses_take_turns_and_so_do_the_matches_of_each() {
        let mut turns = Turns::default();
        for (address, match_id, what) in [
            (1, "a", "1a, first"),
            (1, "a", "1a, second"),
            (1, "b", "1b"),
            (1, "c", "1c"),
            (2, "d", "2d"),
            (3, "a", "3a, first"),
            (3, "a", "3a, second"),
        ] {
            turns.add(&asker(address, match_id), what);
        }
        let order: Vec<&str> = std::iter::from_fn(|| turns.next(|_| true)).collect();
        let fair = [
            "1a, first",
            "2d",
            "3a, first",
            "1b",
            "3a, second",
            "1c",
            "1a, second",
        ];
        assert_eq!(order, fair);
    }

    #[test]
    fn what_is_removed_is_not_served() {
        let mut turns = Turns::default();
        for number in 0..4 {
            turns.add(&asker(number % 2, "a"), number);
        }
        turns.remove(|number| *number == 2);
        turns.remove(|number| *number == 2);
        assert_eq!(turns.count(|_| true), 3);
        let order: Vec<u8> = std::iter::from_fn(|| turns.next(|_| true)).collect();
        assert_eq!(order, [0, 1, 3]);
    }

    /// Who could not think where he was sent comes first, and his address has no second line by it.
    #[test]
    fn whose_turn_it_was_comes_first() {
        let mut turns = Turns::default();
        for (address, match_id, what) in [
            (1, "a", "1a"),
            (2, "b", "2b"),
            (2, "c", "2c"),
            (3, "d", "3d"),
        ] {
            turns.add(&asker(address, match_id), what);
        }
        turns.add_first(&asker(2, "e"), "2e");
        turns.add(&asker(2, "f"), "2f");
        let order: Vec<&str> = std::iter::from_fn(|| turns.next(|_| true)).collect();
        assert_eq!(order, ["2e", "1a", "3d", "2b", "2c", "2f"]);
    }

    #[test]
    fn only_what_is_meant_is_served_and_the_rest_keeps_its_turn() {
        let mut turns = Turns::default();
        for (address, match_id, what) in [
            (1, "a", 1),
            (1, "b", 2),
            (2, "c", 3),
            (3, "d", 4),
            (3, "d", 6),
        ] {
            turns.add(&asker(address, match_id), what);
        }
        let even = |number: &i32| number % 2 == 0;
        assert_eq!(turns.next(even), Some(2));
        assert_eq!(turns.next(even), Some(4));
        assert_eq!(turns.count(even), 1);
        let order: Vec<i32> = std::iter::from_fn(|| turns.next(|_| true)).collect();
        assert_eq!(order, [3, 1, 6]);
    }
}
