//! What everybody may still ask for, by address or by another key, and how many are remembered.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::allowance::Allowance;
use crate::visitor::Visitor;

/// The most keys that are remembered. Whoever is new then takes the place of those who have used least of their allowance: it is
/// nearly what they would have as strangers. So no crowd keeps anybody else from asking.
const REMEMBERED: usize = 10_000;
/// How many make room at once, or more who have used as little, so that looking for them is seldom.
const ROOM: usize = REMEMBERED / 10;
/// The visitors of one network of IPv6 (a /48, of which one customer may have all) together may ask for so many times as much as one.
const NETWORK: u32 = 32;

/// The allowances of all visitors.
#[derive(Debug)]
pub(crate) struct Allowances {
    others: ByKey<IpAddr>,
    networks: ByKey<IpAddr>,
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
            networks: times(NETWORK),
            local: local.map(times),
        }
    }

    /// Takes so many of a visitor's; how long to wait if not so many are left.
    pub(crate) fn take(&self, visitor: Visitor, count: usize) -> Result<(), Duration> {
        let (address, now) = (visitor.address(), Instant::now());
        match &self.local {
            _ if !visitor.is_local() => {
                self.others.take_at(address, count, now)?;
                visitor
                    .network()
                    .map_or(Ok(()), |network| self.networks.take_at(network, count, now))
            }
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
    left: Mutex<HashMap<K, Allowance>>,
}

impl<K: Eq + Hash> ByKey<K> {
    /// Every key may ask for so many at once, and one more after every such time, both so many times.
    pub(crate) fn new(at_once: u32, one_more: Duration, times: u32) -> Self {
        Self {
            rate: f64::from(times) / one_more.as_secs_f64(),
            at_once: at_once.max(1).saturating_mul(times),
            left: Mutex::default(),
        }
    }

    /// Takes so many of a key's; how long to wait if not so many are left.
    pub(crate) fn take_at(&self, key: K, count: usize, now: Instant) -> Result<(), Duration> {
        let mut left = self.left.lock().unwrap_or_else(PoisonError::into_inner);
        if left.len() >= REMEMBERED && !left.contains_key(&key) {
            make_room(&mut left, now);
        }
        let allowance = left
            .entry(key)
            .or_insert_with(|| Allowance::new(self.rate, self.at_once, now));
        if allowance.take_at(count, now) {
            return Ok(());
        }
        Err(allowance.wait(count))
    }
}

/// Forgets those who have used least of their allowance.
fn make_room<K>(left: &mut HashMap<K, Allowance>, now: Instant) {
    let mut used: Vec<f64> = left.values().map(|one| one.used_at(now)).collect();
    let (_, least, _) = used.select_nth_unstable_by(ROOM - 1, f64::total_cmp);
    left.retain(|_, one| one.used_at(now) > *least);
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
    fn whoever_has_all_of_it_again_is_forgotten_first() {
        let allowances = Allowances::new(2, ONE_MORE, None).others;
        let start = Instant::now();
        let many = u32::try_from(REMEMBERED).unwrap();
        let first = many - u32::try_from(ROOM).unwrap();
        let later = start + ONE_MORE;
        for number in 0..many {
            let at = if number < first { later } else { start };
            allowances.take_at(visitor(number), 1, at).unwrap();
        }
        assert_eq!(taken(&allowances, "203.0.113.7", later), 2);
        let left = allowances.left.lock().unwrap();
        assert_eq!(left.len(), REMEMBERED - ROOM + 1);
        assert!((0..first).all(|number| left.contains_key(&visitor(number))));
    }

    /// A crowd of addresses can neither make the server remember without end, nor keep others from asking, nor get anything by it
    /// that somebody has used up.
    #[test]
    fn however_many_come_everybody_has_his_own_allowance() {
        let allowances = Allowances::new(2, ONE_MORE, None).others;
        let start = Instant::now();
        let many = u32::try_from(REMEMBERED).unwrap();
        assert_eq!(taken(&allowances, "203.0.113.7", start), 2);
        for number in 0..3 * many {
            assert_eq!(allowances.take_at(visitor(number), 1, start), Ok(()));
        }
        assert_eq!(taken(&allowances, "203.0.113.8", start), 2);
        assert_eq!(taken(&allowances, "203.0.113.7", start), 0);
        assert!(allowances.left.lock().unwrap().len() <= REMEMBERED);
    }

    #[test]
    fn a_large_network_of_ipv6_is_not_as_many_visitors_as_it_has_addresses() {
        let allowances = Allowances::new(3, ONE_MORE, None);
        let taken = |network: &str| {
            let visitor = |number| {
                let address = format!("2001:db8:{network}:{number:x}::1");
                Visitor::direct(address.parse().unwrap())
            };
            let take = |number: &u32| allowances.take(visitor(*number), 1).is_ok();
            (0..1000).filter(take).count()
        };
        assert_eq!(taken("7"), 96);
        assert_eq!(taken("8"), 96);
    }
}
