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

impl Terms {
    /// Whether both sides sit there for the whole match: a person plays one of these at a time.
    pub fn is_live(&self) -> bool {
        matches!(self.time, Some(TimeControl::Live { .. }))
    }
}

/// Somebody who wants to play: a member, or a guest by the hash of what his browser calls itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Person {
    /// A member.
    Account(AccountId),
    /// A guest, who plays no rated match.
    Guest([u8; 32]),
}

impl Person {
    /// His account; a guest has none.
    pub fn account(self) -> Option<AccountId> {
        match self {
            Self::Account(account) => Some(account),
            Self::Guest(_) => None,
        }
    }
}

/// Somebody who looks for an opponent, as far as pairing cares.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seeker {
    /// Who.
    pub who: Person,
    /// How strong he is on the ladder of the terms, as known now; a newcomer's start.
    pub rating: Rating,
    /// With whom he does not play: blocked, or just aborted with.
    pub avoided: BTreeSet<AccountId>,
}

impl Seeker {
    fn avoids(&self, other: &Self) -> bool {
        let account = other.who.account();
        account.is_some_and(|account| self.avoided.contains(&account))
    }
}

/// Why somebody cannot take a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// It is his own.
    Own,
    /// It is for somebody else.
    ForAnother,
    /// It is rated, and he is a guest.
    Guest,
    /// One of them does not want to play the other.
    Avoided,
    /// His rating is not in the range that is wanted.
    Strength,
}

/// An open challenge: somebody wants to play.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Challenge {
    /// Its number.
    pub id: ChallengeId,
    /// Whose it is.
    pub maker: Seeker,
    /// For whom alone it is; none: for everybody.
    pub to: Option<AccountId>,
    /// What he wants to play.
    pub terms: Terms,
    /// Which opponents he wants, by their rating points; none: everybody.
    pub wanted: Option<RangeInclusive<u16>>,
    /// Since when he waits.
    pub since: Time,
}

impl Challenge {
    /// How long a challenge stands: a live one while somebody may still sit there, one by correspondence for two weeks, and for a
    /// day where nobody answers for it, being a guest's.
    pub fn lifetime(&self) -> Duration {
        const MINUTE: u64 = 60;
        const DAY: u64 = 24 * 60;
        let minutes = match self.maker.who {
            _ if self.terms.is_live() => 15,
            Person::Account(_) => 14 * DAY,
            Person::Guest(_) => DAY,
        };
        Duration::from_secs(minutes * MINUTE)
    }

    /// Whether its time is over.
    pub fn is_over(&self, now: Time) -> bool {
        now.since(self.since) >= self.lifetime()
    }

    /// Whether two challenges can become a match by themselves: open to everybody, the same terms, and each takes the other.
    pub fn fits(&self, other: &Self) -> bool {
        self.to.is_none()
            && other.to.is_none()
            && self.terms == other.terms
            && self.check(&other.maker).is_ok()
            && other.check(&self.maker).is_ok()
    }

    /// Whether somebody can take it.
    pub fn check(&self, other: &Seeker) -> Result<(), Unfit> {
        let maker = &self.maker;
        let points = other.rating.points().round() as u16;
        if other.who == maker.who {
            return Err(Unfit::Own);
        }
        if self.to.is_some() && other.who.account() != self.to {
            return Err(Unfit::ForAnother);
        }
        if self.terms.rated && other.who.account().is_none() {
            return Err(Unfit::Guest);
        }
        if maker.avoids(other) || other.avoids(maker) {
            return Err(Unfit::Avoided);
        }
        let wanted = self.wanted.as_ref();
        if wanted.is_some_and(|wanted| !wanted.contains(&points)) {
            return Err(Unfit::Strength);
        }
        Ok(())
    }

    /// The rating points between the intervals of two ratings; nought where they overlap, as a newcomer's does with nearly all.
    fn gap(&self, other: &Self) -> f64 {
        let (one, two) = (self.maker.rating.interval(), other.maker.rating.interval());
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
        let is_free = |one: &Challenge| {
            !pairs
                .iter()
                .flatten()
                .any(|other| one.maker.who == other.maker.who)
        };
        if !is_free(first) {
            continue;
        }
        let nearest = waiting[place + 1..]
            .iter()
            .filter(|other| is_free(other) && first.fits(other))
            .filter(|other| first.bridges(first.gap(other), now))
            .min_by(|a, b| {
                let apart = |one: &Challenge| {
                    (first.maker.rating.points() - one.maker.rating.points()).abs()
                };
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
