//! Pairs of accounts whose rated matches look arranged: how much of what one of them plays is against the other, and how those
//! matches end, held against everybody else's.
//!
//! It is a reason to look at matches and never a verdict: friends who only play each other look like this too.

use std::collections::BTreeMap;

use crate::AccountId;
use crate::agreement::{FAR, FEWEST, standard_error};

/// The fewest matches of a pair of which anything is said.
pub const FEWEST_MET: u32 = 5;

/// What two accounts have played against each other for ratings.
#[derive(Clone, Debug, PartialEq)]
pub struct Pair {
    /// The two.
    pub accounts: [AccountId; 2],
    /// Their matches.
    pub matches: u32,
    /// How many of them each has won.
    pub won: [u32; 2],
    /// How many of them ended before the whistle: somebody resigned, ran out of time or left, or both agreed.
    pub early: u32,
    /// The rating points that each has gained by them.
    pub gained: [f64; 2],
}

/// Some of all matches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Share {
    /// Some of them.
    pub some: u32,
    /// All.
    pub all: u32,
}

/// In which way the matches of a pair differ from everybody else's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// The same one wins.
    OneSided,
    /// They end before the whistle.
    Early,
}

/// A pair whose matches look arranged.
#[derive(Clone, Debug, PartialEq)]
pub struct Arranged {
    /// What they have played.
    pub pair: Pair,
    /// How many rated matches each has played against people.
    pub played: [u32; 2],
    /// How often the one who won more often won.
    pub one_sided: Share,
    /// The same of all others who met as often as is needed here.
    pub others_one_sided: Share,
    /// How often matches of all others ended before the whistle.
    pub others_early: Share,
    /// What is unusual, at least one.
    pub signs: Vec<Sign>,
}

impl Pair {
    fn won_by_better(&self) -> u32 {
        self.won[0].max(self.won[1])
    }

    fn early(&self) -> Share {
        Share {
            some: self.early,
            all: self.matches,
        }
    }

    fn one_sided(&self) -> Share {
        Share {
            some: self.won_by_better(),
            all: self.matches,
        }
    }
}

impl Share {
    /// The share; nothing of nothing.
    pub fn rate(self) -> Option<f64> {
        (self.all > 0).then(|| f64::from(self.some) / f64::from(self.all))
    }

    fn add(&mut self, other: Self) {
        self.some += other.some;
        self.all += other.all;
    }

    fn without(self, part: Self) -> Self {
        Self {
            some: self.some.saturating_sub(part.some),
            all: self.all.saturating_sub(part.all),
        }
    }

    /// By how many standard errors it is above that of others; nothing where theirs is of too few matches.
    fn errors_above(self, others: Self) -> Option<f64> {
        let (own, theirs) = (self.rate()?, others.rate()?);
        let error = standard_error((self.some, self.all), (others.some, others.all))?;
        // Where all are alike nobody is unusual.
        (others.all >= FEWEST && error > 0.0).then(|| (own - theirs) / error)
    }
}

/// The pairs whose matches look arranged, the most unusual first: two who met at least [`FEWEST_MET`] times, at least half of
/// what one of them has played, and whose matches were won by the same one, or ended before the whistle, more than [`FAR`]
/// standard errors more often than those of everybody else.
pub fn arranged(pairs: Vec<Pair>) -> Vec<Arranged> {
    let mut played = BTreeMap::<AccountId, u32>::new();
    let (mut early, mut one_sided) = (Share::default(), Share::default());
    for pair in &pairs {
        for account in pair.accounts {
            *played.entry(account).or_default() += pair.matches;
        }
        early.add(pair.early());
        if pair.matches >= FEWEST_MET {
            one_sided.add(pair.one_sided());
        }
    }
    let mut found = Vec::new();
    for pair in pairs {
        let of = pair.accounts.map(|account| played[&account]);
        let is_half = of.iter().any(|all| 2 * pair.matches >= *all);
        if pair.matches < FEWEST_MET || !is_half {
            continue;
        }
        let others_one_sided = one_sided.without(pair.one_sided());
        let others_early = early.without(pair.early());
        let above = [
            (
                Sign::OneSided,
                pair.one_sided().errors_above(others_one_sided),
            ),
            (Sign::Early, pair.early().errors_above(others_early)),
        ];
        let above = above.map(|(sign, errors)| (sign, errors.unwrap_or_default()));
        let signs: Vec<Sign> = (above.iter())
            .filter(|(_, errors)| *errors > FAR)
            .map(|(sign, _)| *sign)
            .collect();
        if signs.is_empty() {
            continue;
        }
        let most = above[0].1.max(above[1].1);
        let arranged = Arranged {
            one_sided: pair.one_sided(),
            played: of,
            others_one_sided,
            others_early,
            signs,
            pair,
        };
        found.push((most, arranged));
    }
    found.sort_by(|(a, one), (b, other)| {
        let order = b.total_cmp(a);
        order.then(one.pair.accounts.cmp(&other.pair.accounts))
    });
    found.into_iter().map(|(_, arranged)| arranged).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pair(accounts: [i64; 2], matches: u32, won: u32, early: u32) -> Pair {
        Pair {
            accounts: accounts.map(AccountId),
            matches,
            won: [won, matches - won],
            early,
            gained: [0.0, 0.0],
        }
    }

    /// Ten others who meet each other five times each: 45 pairs, 225 matches, of which 180 are won by the one who wins more often, and
    /// 45 end early.
    fn others() -> Vec<Pair> {
        let pairs = (0..10).flat_map(|a| (a + 1..10).map(move |b| [a, b]));
        pairs.map(|both| pair(both, 5, 4, 1)).collect()
    }

    fn with(more: Pair) -> Vec<Arranged> {
        arranged([others(), vec![more]].concat())
    }

    /// 5 of 5 against 45 of 225: together 50 of 230 are 0.21739, whose error is the root of 0.17013 (1/5 + 1/225), 0.18651; 0.8 is
    /// 4.29 of them. Five wins of five are 0.2 above 0.8, and the error is the root of 0.80435 · 0.19565 (1/5 + 1/225), 0.17937.
    #[test]
    fn the_figures_are_those_computed_by_hand() {
        let found = with(pair([20, 21], 5, 5, 5));
        let [one] = &found[..] else {
            panic!("{found:?}");
        };
        assert_eq!(one.signs, [Sign::Early]);
        assert_eq!((one.played, one.pair.matches), ([5, 5], 5));
        assert_eq!(one.others_early, Share { some: 45, all: 225 });
        assert_eq!(
            one.others_one_sided,
            Share {
                some: 180,
                all: 225
            }
        );
        let above = one.pair.early().errors_above(one.others_early).unwrap();
        assert!((above - 4.289).abs() < 1e-3, "{above}");
        // 45 of 45 against 180 of 225: together 225 of 270 are 0.8333; the error is 0.06086, and 0.2 is 3.29 of them.
        let found = with(pair([20, 21], 45, 45, 9));
        assert_eq!(found[0].signs, [Sign::OneSided]);
        // 36 of 36: together 216 of 261; the error is 0.06780, and 0.2 is 2.95 of them.
        assert_eq!(with(pair([20, 21], 36, 36, 7)), []);
    }

    #[test]
    fn nothing_is_said_of_few_matches_or_of_those_who_play_others_too() {
        assert_eq!(with(pair([20, 21], 4, 4, 4)), []);
        // Each of the two has 45 matches against others.
        assert_eq!(with(pair([0, 10], 5, 5, 5)).len(), 1, "account 10 is new");
        let mut known = others();
        known[0] = pair([0, 1], 5, 5, 5);
        assert_eq!(arranged(known), []);
        assert_eq!(arranged(vec![pair([1, 2], 50, 50, 50)]), [], "no base rate");
        assert_eq!(arranged(Vec::new()), []);
    }
}
