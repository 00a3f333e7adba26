//! What everybody may still ask for, by address or by another key, and how many are remembered.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::allowance::Allowance;
use crate::visitor::Visitor;

/// Keys that are remembered. When there are so many and none has all of its allowance again, those who are new
/// share one.
const REMEMBERED: usize = 10_000;
/// How often those who have all of their allowance again are looked for.
const LOOK: Duration = Duration::from_secs(1);

/// The allowances of all visitors.
#[derive(Debug)]
pub(crate) struct Allowances {
    others: ByKey<IpAddr>,
    /// Of those who sit at this computer; none where they may ask for anything.
    local: Option<ByKey<IpAddr>>,
}

impl Allowances {
    /// Everybody may ask for so many at once, and one more after every such time; who sits at this computer for so many
    /// times as many, or for anything.
    pub(crate) fn new(at_once: u32, one_more: Duration, local: Option<u32>) -> Self {
        let times = |times| ByKey::new(at_once, one_more, times);
        Self {
            others: times(1),
            local: local.map(times),
        }
    }

    /// Takes so many of a visitor's; how long to wait if not so many are left.
    pub(crate) fn take(&self, visitor: Visitor, count: usize) -> Result<(), Duration> {
        let (address, now) = (visitor.address(), Instant::now());
        match &self.local {
            _ if !visitor.is_local() => self.others.take_at(address, count, now),
            Some(local) => local.take_at(address, count, now),
            None => Ok(()),
        }
    }
}

/// Allowances by a key.
#[derive(Debug)]
pub(crate) struct ByKey<K> {
    /// How many more a second.
    rate: f64,
    at_once: u32,
    left: Mutex<Left<K>>,
}

#[derive(Debug)]
struct Left<K> {
    /// No key is that of all strangers, who share one.
    by_key: HashMap<Option<K>, Allowance>,
    looked: Option<Instant>,
}

impl<K: Eq + Hash> ByKey<K> {
    /// Every key may ask for so many at once, and one more after every such time, both so many times.
    pub(crate) fn new(at_once: u32, one_more: Duration, times: u32) -> Self {
        let left = Left {
            by_key: HashMap::new(),
            looked: None,
        };
        Self {
            rate: f64::from(times) / one_more.as_secs_f64(),
            at_once: at_once.max(1).saturating_mul(times),
            left: Mutex::new(left),
        }
    }

    /// Takes so many of a key's; how long to wait if not so many are left.
    pub(crate) fn take_at(&self, key: K, count: usize, now: Instant) -> Result<(), Duration> {
        let mut left = self.left.lock().unwrap_or_else(PoisonError::into_inner);
        left.forget(now);
        let mut key = Some(key);
        if left.by_key.len() >= REMEMBERED && !left.by_key.contains_key(&key) {
            key = None;
        }
        let allowance = left
            .by_key
            .entry(key)
            .or_insert_with(|| Allowance::new(self.rate, self.at_once, now));
        if allowance.take_at(count, now) {
            return Ok(());
        }
        Err(allowance.wait(count))
    }
}

impl<K: Eq + Hash> Left<K> {
    /// Forgets those who have all of their allowance again, when there are many.
    fn forget(&mut self, now: Instant) {
        let is_time = self.looked.is_none_or(|looked| now >= looked + LOOK);
        if self.by_key.len() >= REMEMBERED && is_time {
            self.looked = Some(now);
            self.by_key
                .retain(|_, allowance| !allowance.is_full_at(now));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE_MORE: Duration = Duration::from_secs(10);

    fn taken(allowances: &ByKey<IpAddr>, from: &str, now: Instant) -> usize {
        let visitor = Visitor::direct(from.parse().unwrap());
        let take = |_: &u32| allowances.take_at(visitor.address(), 1, now).is_ok();
        (0..9).filter(take).count()
    }

    fn visitor(number: u32) -> IpAddr {
        IpAddr::from((0x0a00_0000 + number).to_be_bytes())
    }

    #[test]
    fn every_address_has_its_own_allowance_and_it_comes_back() {
        let allowances = Allowances::new(3, ONE_MORE, None).others;
        let start = Instant::now();
        assert_eq!(taken(&allowances, "203.0.113.7", start), 3);
        assert_eq!(taken(&allowances, "203.0.113.8", start), 3);
        assert_eq!(taken(&allowances, "::ffff:203.0.113.8", start), 0);
        let later = start + 2 * ONE_MORE;
        assert_eq!(taken(&allowances, "203.0.113.7", later), 2);
    }

    #[test]
    fn it_is_said_how_long_to_wait() {
        let allowances = Allowances::new(1, ONE_MORE, None).others;
        let start = Instant::now();
        assert_eq!(allowances.take_at(visitor(1), 1, start), Ok(()));
        let soon = start + Duration::from_secs(4);
        let wait = allowances.take_at(visitor(1), 1, soon).unwrap_err();
        assert_eq!(wait.as_secs_f64().round() as u32, 6);
        let then = soon + wait + Duration::from_millis(1);
        assert_eq!(allowances.take_at(visitor(1), 1, then), Ok(()));
    }

    #[test]
    fn whoever_has_all_of_it_again_is_forgotten() {
        let allowances = Allowances::new(1, ONE_MORE, None).others;
        let start = Instant::now();
        for number in 0..u32::try_from(REMEMBERED).unwrap() {
            allowances.take_at(visitor(number), 1, start).unwrap();
        }
        let later = start + ONE_MORE;
        assert_eq!(taken(&allowances, "203.0.113.7", later), 1);
        assert_eq!(allowances.left.lock().unwrap().by_key.len(), 1);
    }

    /// A crowd of addresses cannot make the server remember without end.
    #[test]
    fn when_everybody_is_remembered_the_new_ones_share_an_allowance() {
        let allowances = Allowances::new(2, ONE_MORE, None).others;
        let start = Instant::now();
        let many = u32::try_from(REMEMBERED).unwrap();
        let new = many..many + 100;
        for number in 0..many {
            allowances.take_at(visitor(number), 1, start).unwrap();
        }
        let taken = new.filter(|number| allowances.take_at(visitor(*number), 1, start).is_ok());
        assert_eq!(taken.count(), 2);
        assert_eq!(allowances.left.lock().unwrap().by_key.len(), REMEMBERED + 1);
        let known = allowances.take_at(visitor(7), 1, start);
        assert_eq!(known, Ok(()), "who is known has his own");
    }
}
