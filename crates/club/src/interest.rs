//! Which of the matches that go on is worth watching most.

use std::cmp::Reverse;

/// What makes a match worth watching, the weightiest first: who plays, how well, who else looks, how near the end is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Interest {
    /// How many of the two sides people play: people come before coaches.
    pub people: u8,
    /// The rating points of the stronger side; nothing where neither is rated.
    pub rating: Option<u16>,
    /// How many watch.
    pub watchers: usize,
    /// The minute of the match.
    pub minute: u8,
}

impl Interest {
    /// Puts what is worth watching most first; what is worth the same stays in its order.
    pub fn sort<T>(matches: &mut [T], interest: impl Fn(&T) -> Self) {
        matches.sort_by_key(|one| Reverse(interest(one)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn interest(people: u8, rating: Option<u16>, watchers: usize, minute: u8) -> Interest {
        Interest {
            people,
            rating,
            watchers,
            minute,
        }
    }

    #[test]
    fn each_reason_counts_before_all_after_it() {
        let mut matches = [
            ("late", interest(2, Some(1500), 3, 80)),
            ("coaches", interest(0, None, 60, 89)),
            ("unrated", interest(2, None, 9, 85)),
            ("early", interest(2, Some(1500), 3, 10)),
            ("strong", interest(2, Some(1800), 0, 5)),
            ("against a coach", interest(1, Some(1900), 50, 88)),
            ("watched", interest(2, Some(1500), 4, 1)),
        ];
        Interest::sort(&mut matches, |(_, interest)| *interest);
        let order = matches.map(|(name, _)| name);
        let expected = [
            "strong",
            "watched",
            "late",
            "early",
            "unrated",
            "against a coach",
            "coaches",
        ];
        assert_eq!(order, expected);
    }

    #[test]
    fn what_is_worth_the_same_stays_in_order() {
        let mut matches = [(1, 7), (2, 7), (3, 9)];
        Interest::sort(&mut matches, |(_, minute)| interest(2, None, 0, *minute));
        assert_eq!(matches.map(|(number, _)| number), [3, 1, 2]);
    }
}
