//! What the ladder says of each competitor: rating, results, goals, time; computed from the pairs that count.

use gaffer_core::Side;
use serde::Serialize;

use super::competitor::Competitor;
use super::pair::{PlayedMatch, ThinkingTime};
use super::rating;
use super::schedule::{Pairing, Schedule};
use crate::Interval;

/// The coach who has the same rating on every ladder.
pub const ANCHOR: &str = "sensible";

/// Results of somebody: matches won, drawn and lost, and goals.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Balance {
    /// Matches won.
    pub won: u64,
    /// Matches drawn.
    pub drawn: u64,
    /// Matches lost.
    pub lost: u64,
    /// Goals scored.
    pub goals_for: u64,
    /// Goals conceded.
    pub goals_against: u64,
    /// Matches lost by forfeit.
    pub forfeited: u64,
}

/// A competitor's line of the table.
#[derive(Clone, Debug, Serialize)]
pub struct Standing {
    /// The name.
    pub name: String,
    /// The rating.
    pub rating: f64,
    /// The ends of its 95 % interval: of the difference from whom the ladder is anchored at.
    pub interval: [f64; 2],
    /// Matches played.
    pub matches: u64,
    /// The results.
    #[serde(flatten)]
    pub balance: Balance,
    /// The share won of the matches that were not drawn; none if all were.
    pub won_of_decided: Option<f64>,
    /// The ends of its 95 % interval (Wilson's).
    pub won_of_decided_interval: Option<[f64; 2]>,
    /// Decisions made.
    pub decisions: u64,
    /// The mean time of a decision in milliseconds.
    pub mean_ms: f64,
    /// The longest time of a decision in milliseconds.
    pub longest_ms: f64,
    /// The results against each other competitor, in the order of the standings; none where they did not meet.
    pub against: Vec<Option<Balance>>,
    /// Why matches were forfeited, each reason once.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub forfeits: Vec<String>,
}

/// The standings, best rating first.
pub fn standings(competitors: &[Competitor], schedule: &Schedule) -> Vec<Standing> {
    let results: Vec<_> = schedule.pairings().iter().map(Pairing::results).collect();
    let anchor = competitors.iter().position(|one| one.name == ANCHOR);
    let ratings = rating::rate(competitors.len(), &results, anchor);
    let mut order: Vec<usize> = (0..competitors.len()).collect();
    order.sort_by(|a, b| ratings[*b].mean.total_cmp(&ratings[*a].mean));
    order
        .iter()
        .map(|&index| {
            let against = order.iter().map(|other| against(schedule, index, *other));
            standing(
                &competitors[index].name,
                ratings[index],
                against.collect(),
                schedule.matches_of(index),
            )
        })
        .collect()
}

fn standing<'a>(
    name: &str,
    rating: Interval,
    against: Vec<Option<Balance>>,
    matches: impl Iterator<Item = (Side, &'a PlayedMatch)>,
) -> Standing {
    let mut balance = Balance::default();
    let mut thinking = ThinkingTime::default();
    let mut forfeits = Vec::new();
    for (side, played) in matches {
        balance.add(side, played);
        thinking.merge(&played.thinking[side]);
        if let Some(forfeit) = played.forfeit.as_ref().filter(|one| one.side == side)
            && !forfeits.contains(&forfeit.why)
        {
            forfeits.push(forfeit.why.clone());
        }
    }
    let decided = balance.won + balance.lost;
    let share = (decided > 0).then(|| Interval::of_share(balance.won, decided));
    Standing {
        name: name.to_owned(),
        rating: rating.mean,
        interval: [rating.low, rating.high],
        matches: decided + balance.drawn,
        balance,
        won_of_decided: share.map(|share| share.mean),
        won_of_decided_interval: share.map(|share| [share.low, share.high]),
        decisions: thinking.decisions,
        mean_ms: thinking.total as f64 / thinking.decisions.max(1) as f64 / 1000.0,
        longest_ms: thinking.longest as f64 / 1000.0,
        against,
        forfeits,
    }
}

fn against(schedule: &Schedule, one: usize, other: usize) -> Option<Balance> {
    let met = schedule
        .pairings()
        .iter()
        .find(|pairing| [(one, other), (other, one)].contains(&(pairing.first, pairing.second)))?;
    let mut balance = Balance::default();
    for (side, played) in met.matches_of(one) {
        balance.add(side, played);
    }
    Some(balance)
}

impl Balance {
    fn add(&mut self, side: Side, played: &PlayedMatch) {
        match played.winner {
            None => self.drawn += 1,
            Some(winner) if winner == side => self.won += 1,
            Some(_) => self.lost += 1,
        }
        self.goals_for += u64::from(played.goals[side]);
        self.goals_against += u64::from(played.goals[!side]);
        let forfeit = played.forfeit.as_ref();
        self.forfeited += u64::from(forfeit.is_some_and(|one| one.side == side));
    }

    /// Matches played.
    pub fn matches(&self) -> u64 {
        self.won + self.drawn + self.lost
    }

    /// Points: one for a match won, half for a match drawn.
    pub fn points(&self) -> f64 {
        self.won as f64 + self.drawn as f64 / 2.0
    }
}

#[cfg(test)]
mod tests {
    use super::super::pair::tests::pair;
    use super::super::pair::{Forfeit, Pair};
    use super::*;
    use gaffer_core::Side::{Away, Home};

    fn competitors(names: &[&str]) -> Vec<Competitor> {
        let each = names.iter().map(|name| Competitor {
            name: (*name).to_owned(),
            command: None,
        });
        each.collect()
    }

    #[test]
    fn the_table_adds_up() {
        let mut schedule = Schedule::new(&[(0, 1)], 3, None);
        let mut given_away: Pair = pair(2, [None, Some(Away)]);
        given_away.matches[1].forfeit = Some(Forfeit {
            side: Home,
            why: "silent for 10 s".into(),
        });
        given_away.matches[0].thinking.away = ThinkingTime {
            decisions: 4,
            total: 8000,
            longest: 5000,
        };
        schedule.take(0, pair(1, [Some(Home), Some(Away)]));
        schedule.take(0, given_away);
        schedule.take(0, pair(3, [Some(Away), Some(Away)]));
        let table = standings(&competitors(&["left", "right"]), &schedule);
        let [left, right] = &table[..] else {
            panic!("two competitors");
        };
        assert_eq!((left.name.as_str(), right.name.as_str()), ("left", "right"));
        let expected = Balance {
            won: 4,
            drawn: 1,
            lost: 1,
            goals_for: 4,
            goals_against: 1,
            forfeited: 0,
        };
        assert_eq!(left.balance, expected);
        assert_eq!(
            (left.matches, left.balance.points().to_bits()),
            (6, 4.5_f64.to_bits())
        );
        assert_eq!(left.against, [None, Some(expected)]);
        assert_eq!(left.won_of_decided, Some(0.8));
        assert_eq!((right.balance.won, right.balance.forfeited), (1, 1));
        assert_eq!(right.forfeits, ["silent for 10 s"]);
        assert_eq!(
            (right.mean_ms.to_bits(), right.longest_ms.to_bits()),
            (2_f64.to_bits(), 5_f64.to_bits())
        );
        // 4.5 of 6, and half a match more on both sides: 5 to 2.
        let difference = left.rating - right.rating;
        assert!(
            (difference - 400.0 * 2.5_f64.log10()).abs() < 1e-6,
            "{difference}"
        );
    }

    #[test]
    fn the_usual_coach_is_the_anchor() {
        let mut schedule = Schedule::new(&[(0, 1)], 1, None);
        schedule.take(0, pair(1, [Some(Home), Some(Away)]));
        let table = standings(&competitors(&["left", "sensible"]), &schedule);
        assert_eq!(table[1].name, "sensible");
        assert_eq!(table[1].rating.to_bits(), rating::ANCHOR.to_bits());
    }
}
