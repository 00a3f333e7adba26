//! How often each team came in at each place.

use serde::{Deserialize, Serialize};

use crate::competition::Placing;
use crate::team::TeamId;

/// The places of all teams in many seasons, counted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Places {
    seasons: u64,
    /// For each team, by the seeding, how often it had each place, the first place first.
    counts: Vec<Vec<u64>>,
}

impl Places {
    /// No seasons of so many teams.
    pub fn none(teams: usize) -> Self {
        Self {
            seasons: 0,
            counts: vec![vec![0; teams]; teams],
        }
    }

    /// How many seasons were played.
    pub fn seasons(&self) -> u64 {
        self.seasons
    }

    /// In how many of them a team had each place, the first place first.
    ///
    /// A place that several share, as those do who lost in the same round of a knock-out, is the best of those that they
    /// share; in a competition of groups without a knock-out it is the place in the group. They add up to the seasons.
    pub fn of(&self, team: TeamId) -> &[u64] {
        self.counts.get(team.0).map_or(&[], Vec::as_slice)
    }

    /// Adds the seasons of others, of the same competition.
    pub fn add(&mut self, others: &Self) {
        self.seasons += others.seasons;
        for (own, other) in self.counts.iter_mut().zip(&others.counts) {
            for (own, other) in own.iter_mut().zip(other) {
                *own += other;
            }
        }
    }

    /// Counts a season; who has no place, because it went out before the knock-out, shares those behind the others.
    pub(super) fn count(&mut self, placings: &[Placing]) {
        self.seasons += 1;
        let rest = placings.len();
        for (team, counts) in self.counts.iter_mut().enumerate() {
            let own = placings.iter().find(|placing| placing.team.0 == team);
            let index = own.map_or(rest, |placing| placing.from - 1);
            if let Some(count) = counts.get_mut(index) {
                *count += 1;
            }
        }
    }
}
