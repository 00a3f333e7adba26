//! Open challenges: who wants to play what, who fits whom, and whom quick pairing puts together.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::{AccountId, Rating, Time, TimeControl};

/// The rating points between two intervals that quick pairing bridges at once.
const BAND: f64 = 50.0;

/// How many more it bridges for each minute that the longer waiting one has waited: after a quarter of an hour everybody fits
/// everybody who wants to play him.
const BAND_A_MINUTE: f64 = 100.0;

/// The number of an open challenge, in the order in which they were made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct ChallengeId(pub u64);

/// What is to be played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Terms {
    /// The game's name.
    pub game: String,
    /// The rules: a preset's name, or the options in their written form.
    pub rules: String,
    /// The time that both sides have; none where no clock runs.
    pub time: Option<TimeControl>,
    /// Whether the match is rated.
    pub rated: bool,
}

/// An open challenge: somebody wants to play.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Challenge {
    /// Its number.
    pub id: ChallengeId,
    /// Whose it is; a guest has no account, and plays no rated match.
    pub account: Option<AccountId>,
    /// What he wants to play.
    pub terms: Terms,
    /// How strong he is on the ladder of the terms, as known now; a newcomer's start.
    pub rating: Rating,
    /// Which opponents he wants, by their rating points; none: everybody.
    pub wanted: Option<RangeInclusive<u16>>,
    /// With whom he does not play: blocked, or just aborted with.
    pub avoided: BTreeSet<AccountId>,
    /// Since when he waits.
    pub since: Time,
}

impl Challenge {
    /// How long a challenge stands: a live one while somebody may still sit there, one by correspondence for two weeks.
    pub fn lifetime(&self) -> Duration {
        const MINUTE: u64 = 60;
        match self.terms.time {
            Some(TimeControl::Live { .. }) => Duration::from_secs(15 * MINUTE),
            Some(TimeControl::Correspondence { .. }) | None => {
                Duration::from_secs(14 * 24 * 60 * MINUTE)
            }
        }
    }

    /// Whether its time is over.
    pub fn is_over(&self, now: Time) -> bool {
        now.since(self.since) >= self.lifetime()
    }

    /// Whether two challenges can become a match: the same terms, and each takes the other.
    pub fn fits(&self, other: &Self) -> bool {
        !self.is_of_same(other)
            && self.terms == other.terms
            && self.takes(other)
            && other.takes(self)
    }

    /// Whether it is of the same person, as far as is known: a guest is another one each time.
    fn is_of_same(&self, other: &Self) -> bool {
        self.id == other.id || self.account.is_some() && self.account == other.account
    }

    fn takes(&self, other: &Self) -> bool {
        let points = other.rating.points().round() as u16;
        let wanted = self.wanted.as_ref();
        let welcome = match other.account {
            Some(account) => !self.avoided.contains(&account),
            None => !self.terms.rated,
        };
        welcome && wanted.is_none_or(|wanted| wanted.contains(&points))
    }

    /// The rating points between the intervals of two ratings; nought where they overlap, as a newcomer's does with nearly all.
    fn gap(&self, other: &Self) -> f64 {
        let (one, two) = (self.rating.interval(), other.rating.interval());
        (one.start() - two.end())
            .max(two.start() - one.end())
            .max(0.0)
    }

    /// Whether quick pairing bridges a gap for somebody who has waited since then.
    fn bridges(&self, gap: f64, now: Time) -> bool {
        let minutes = now.since(self.since).as_secs_f64() / 60.0;
        gap <= BAND + BAND_A_MINUTE * minutes
    }
}

/// The pairs that quick pairing makes of open challenges, the longest waiting first in each.
///
/// Whoever has waited longest chooses first, and takes whoever is nearest to him in strength: first by the gap between intervals,
/// then by points, then by waiting. So nobody is passed over for ever in favour of better pairs of later comers. Nobody gets two
/// matches at once, and challenges whose time is over are left alone.
pub fn quick_pairs(challenges: &[Challenge], now: Time) -> Vec<[ChallengeId; 2]> {
    let mut waiting: Vec<_> = challenges.iter().filter(|one| !one.is_over(now)).collect();
    waiting.sort_by_key(|one| (one.since, one.id));
    let mut pairs: Vec<[&Challenge; 2]> = Vec::new();
    for (place, first) in waiting.iter().enumerate() {
        let is_free = |one: &Challenge| !pairs.iter().flatten().any(|other| one.is_of_same(other));
        if !is_free(first) {
            continue;
        }
        let nearest = waiting[place + 1..]
            .iter()
            .filter(|other| is_free(other) && first.fits(other))
            .filter(|other| first.bridges(first.gap(other), now))
            .min_by(|a, b| {
                let apart = |one: &Challenge| (first.rating.points() - one.rating.points()).abs();
                let gaps = first.gap(a).total_cmp(&first.gap(b));
                gaps.then(apart(a).total_cmp(&apart(b)))
            });
        if let Some(second) = nearest {
            pairs.push([first, second]);
        }
    }
    let ids = pairs.into_iter().map(|pair| pair.map(|one| one.id));
    ids.collect()
}
