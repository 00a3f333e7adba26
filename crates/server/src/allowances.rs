//! What every visitor may still ask for, and how many visitors are remembered.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv4Addr};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::allowance::Allowance;
use crate::visitor::Visitor;

/// Addresses that are remembered. When there are so many and none has all of its allowance again, those who are new
/// share one.
const REMEMBERED: usize = 10_000;
/// How often those who have all of their allowance again are looked for.
const LOOK: Duration = Duration::from_secs(1);
/// Whose allowance is shared.
const STRANGERS: IpAddr = IpAddr::V4(Ipv4Addr::UNSPECIFIED);

/// The allowances of all visitors.
#[derive(Debug)]
pub(crate) struct Allowances {
    others: ByAddress,
    /// Of those who sit at this computer; none where they may ask for anything.
    local: Option<ByAddress>,
}

impl Allowances {
    /// Everybody may ask for so many at once, and one more after every such time; who sits at this computer for so many
    /// times as many, or for anything.
    pub(crate) fn new(at_once: u32, one_more: Duration, local: Option<u32>) -> Self {
        let times = |times: u32| ByAddress {
            rate: f64::from(times) / one_more.as_secs_f64(),
            at_once: at_once.max(1).saturating_mul(times),
            left: Mutex::default(),
        };
        Self {
            others: times(1),
            local: local.map(times),
        }
    }

    /// Takes so many of a visitor's; how long to wait if not so many are left.
    pub(crate) fn take(&self, visitor: Visitor, count: usize) -> Result<(), Duration> {
        let now = Instant::now();
        match &self.local {
            _ if !visitor.is_local() => self.others.take_at(visitor, count, now),
            Some(local) => local.take_at(visitor, count, now),
            None => Ok(()),
        }
    }
}

/// Allowances by address.
#[derive(Debug)]
struct ByAddress {
    /// How many more a second.
    rate: f64,
    at_once: u32,
    left: Mutex<Left>,
}

#[derive(Debug, Default)]
struct Left {
    by_address: HashMap<IpAddr, Allowance>,
    looked: Option<Instant>,
}

impl ByAddress {
    fn take_at(&self, visitor: Visitor, count: usize, now: Instant) -> Result<(), Duration> {
        let mut left = self.left.lock().unwrap_or_else(PoisonError::into_inner);
        left.forget(now);
        let mut address = visitor.address();
        if left.by_address.len() >= REMEMBERED && !left.by_address.contains_key(&address) {
            address = STRANGERS;
        }
        let allowance = left
            .by_address
            .entry(address)
            .or_insert_with(|| Allowance::new(self.rate, self.at_once, now));
        if allowance.take_at(count, now) {
            return Ok(());
        }
        Err(allowance.wait(count))
    }
}

impl Left {
    /// Forgets those who have all of their allowance again, when there are many.
    fn forget(&mut self, now: Instant) {
        let is_time = self.looked.is_none_or(|looked| now >= looked + LOOK);
        if self.by_address.len() >= REMEMBERED && is_time {
            self.looked = Some(now);
            self.by_address
                .retain(|_, allowance| !allowance.is_full_at(now));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE_MORE: Duration = Duration::from_secs(10);

    fn taken(allowances: &ByAddress, from: &str, now: Instant) -> usize {
        let visitor = Visitor::direct(from.parse().unwrap());
        let take = |_: &u32| allowances.take_at(visitor, 1, now).is_ok();
        (0..9).filter(take).count()
    }

    fn visitor(number: u32) -> Visitor {
        Visitor::direct(IpAddr::from((0x0a00_0000 + number).to_be_bytes()))
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
        assert_eq!(allowances.left.lock().unwrap().by_address.len(), 1);
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
        assert_eq!(
            allowances.left.lock().unwrap().by_address.len(),
            REMEMBERED + 1
        );
        let known = allowances.take_at(visitor(7), 1, start);
        assert_eq!(known, Ok(()), "who is known has his own");
    }
}
