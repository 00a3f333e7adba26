//! A pair: the same dice played twice, with the sides exchanged; what is kept of it.

use std::time::Duration;

use gaffer_core::{BySide, Side};
use serde::{Deserialize, Serialize};

/// Two matches with the same dice. In the first one `first` is at home, in the second one `second`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pair {
    /// One competitor.
    pub first: String,
    /// The other.
    pub second: String,
    /// The number of the pair in its pairing, counted from 1; seed and number give the dice.
    pub number: u64,
    /// The matches.
    pub matches: [PlayedMatch; 2],
}

/// A match that was played, or forfeited.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayedMatch {
    /// The goals; of a forfeited match those until then.
    pub goals: BySide<u8>,
    /// Who won; nobody after a draw.
    pub winner: Option<Side>,
    /// Who gave the match away, and why.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub forfeit: Option<Forfeit>,
    /// How long each side thought.
    pub thinking: BySide<ThinkingTime>,
}

/// A match that a bot could not go on with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Forfeit {
    /// Who lost by it.
    pub side: Side,
    /// What happened.
    pub why: String,
}

/// How long somebody thought.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ThinkingTime {
    /// How many decisions were made.
    pub decisions: u64,
    /// Microseconds for all of them.
    pub total: u64,
    /// Microseconds for the longest.
    pub longest: u64,
}

impl ThinkingTime {
    /// Adds one decision.
    pub fn add(&mut self, time: Duration) {
        let microseconds = u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
        self.merge(&Self {
            decisions: 1,
            total: microseconds,
            longest: microseconds,
        });
    }

    /// Adds the decisions of another match.
    pub fn merge(&mut self, other: &Self) {
        self.decisions += other.decisions;
        self.total = self.total.saturating_add(other.total);
        self.longest = self.longest.max(other.longest);
    }
}

impl Pair {
    /// The half points of `first`, 0 to 4.
    pub fn half_points(&self) -> usize {
        let each = Side::BOTH.into_iter().zip(&self.matches);
        each.map(|(side, played)| match played.winner {
            None => 1,
            Some(winner) => 2 * usize::from(winner == side),
        })
        .sum()
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// A pair with these winners.
    pub(crate) fn pair(number: u64, winners: [Option<Side>; 2]) -> Pair {
        Pair {
            first: "left".into(),
            second: "right".into(),
            number,
            matches: winners.map(|winner| PlayedMatch {
                goals: BySide::with(|side| u8::from(winner == Some(side))),
                winner,
                forfeit: None,
                thinking: BySide::default(),
            }),
        }
    }

    #[test]
    fn the_first_is_at_home_and_then_away() {
        let (home, away) = (Some(Side::Home), Some(Side::Away));
        for (winners, halves) in [
            ([home, away], 4),
            ([away, home], 0),
            ([home, home], 2),
            ([None, None], 2),
            ([None, away], 3),
            ([None, home], 1),
        ] {
            assert_eq!(pair(1, winners).half_points(), halves, "{winners:?}");
        }
    }

    #[test]
    fn thinking_adds_up() {
        let mut thinking = ThinkingTime::default();
        thinking.add(Duration::from_micros(5));
        thinking.add(Duration::from_micros(9));
        thinking.add(Duration::from_micros(1));
        let expected = ThinkingTime {
            decisions: 3,
            total: 15,
            longest: 9,
        };
        assert_eq!(thinking, expected);
    }
}
