//! The book of ratings: what every rated match changed, so that all of it can be computed again.

use std::collections::BTreeMap;
use std::time::Duration;

use gaffer_core::{BySide, Side};
use serde::{Deserialize, Serialize};

use crate::{AccountId, Ladder, Opponent, Rating, Score, Time};

/// The version of what this crate makes of a match: the formulas, their constants, and what is rated.
pub const VERSION: u32 = 1;

/// Who played a side of a rated match.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Party {
    /// A member, whose rating changes.
    Member(AccountId),
    /// A computer coach as strong as was measured then: its rating does not move.
    Coach(Opponent),
}

/// How a rated match ended.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RatedResult {
    /// The name of the match.
    #[serde(rename = "match")]
    pub name: String,
    /// When it ended.
    pub at: Time,
    /// Where it is rated.
    pub ladder: Ladder,
    /// Who played.
    pub parties: BySide<Party>,
    /// Who won; nobody where it is a draw.
    pub winner: Option<Side>,
}

/// What a match did to a member's rating.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Change {
    /// The rating as his last match on this ladder had left it.
    pub before: Rating,
    /// The rating as this one leaves it.
    pub after: Rating,
}

/// A row of the book: a match with what it did to both ratings.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RatedMatch {
    /// The match.
    pub result: RatedResult,
    /// What it did; nothing to a coach.
    pub changes: BySide<Option<Change>>,
    /// The version of the rating that says so.
    pub version: u32,
}

/// Where a member stands on a ladder.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Standing {
    /// The rating as the last match left it.
    pub rating: Rating,
    /// When that match ended.
    pub at: Time,
}

impl Standing {
    /// The rating as it is known now, less certain with every day since the last match.
    pub fn now(self, now: Time) -> Rating {
        self.rating.rested(now.since(self.at))
    }
}

impl RatedResult {
    /// What the match does to ratings, from where both stood before; a newcomer stands nowhere.
    pub fn rate(self, before: BySide<Option<Standing>>) -> RatedMatch {
        let opponents = BySide::with(|side| match self.parties[side] {
            Party::Coach(strength) => strength,
            Party::Member(_) => before[side]
                .map_or(Rating::START, |standing| standing.now(self.at))
                .into(),
        });
        let changes = BySide::with(|side| {
            let Party::Member(_) = self.parties[side] else {
                return None;
            };
            let rating = before[side].map_or(Rating::START, |standing| standing.rating);
            let rested = before[side].map_or(Duration::ZERO, |one| self.at.since(one.at));
            let after = rating.after(rested, opponents[!side], self.score(side));
            Some(Change {
                before: rating,
                after,
            })
        });
        RatedMatch {
            result: self,
            changes,
            version: VERSION,
        }
    }

    fn score(&self, side: Side) -> Score {
        match self.winner {
            None => Score::Draw,
            Some(winner) if winner == side => Score::Win,
            Some(_) => Score::Loss,
        }
    }
}

/// Where everybody stands on every ladder.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Ratings(BTreeMap<(Ladder, AccountId), Standing>);

impl Ratings {
    /// Where a member stands on a ladder, if he ever played on it.
    pub fn standing(&self, ladder: &Ladder, account: AccountId) -> Option<Standing> {
        self.0.get(&(ladder.clone(), account)).copied()
    }

    /// Rates a match that ended after all others.
    pub fn rate(&mut self, result: RatedResult) -> RatedMatch {
        let before = BySide::with(|side| match result.parties[side] {
            Party::Member(account) => self.standing(&result.ladder, account),
            Party::Coach(_) => None,
        });
        let rated = result.rate(before);
        for side in Side::BOTH {
            if let (Party::Member(account), Some(change)) =
                (rated.result.parties[side], rated.changes[side])
            {
                let standing = Standing {
                    rating: change.after,
                    at: rated.result.at,
                };
                self.0
                    .insert((rated.result.ladder.clone(), account), standing);
            }
        }
        rated
    }
}

/// The book computed again from its matches in their order, by the rating of today: the same rows to the last bit where nothing
/// was annulled or changed.
pub fn recompute(rows: &[RatedMatch]) -> Vec<RatedMatch> {
    let mut ratings = Ratings::default();
    rows.iter()
        .map(|row| ratings.rate(row.result.clone()))
        .collect()
}
