//! How many matches an address may set up: so many at once, and one more every few seconds after that.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use gaffer_games::protocol::Problem;

use crate::allowance::Allowance;

/// How long it takes until an address may set up one more match.
const ONE_MORE: Duration = Duration::from_secs(10);
/// Addresses that are remembered before those that have all of their allowance again are forgotten.
const REMEMBERED: usize = 10_000;

/// What every address may still set up.
#[derive(Debug)]
pub(crate) struct Creations {
    at_once: u32,
    left: Mutex<HashMap<IpAddr, Allowance>>,
}

impl Creations {
    /// Everybody may set up so many matches at once.
    pub(crate) fn new(at_once: u32) -> Self {
        Self {
            at_once: at_once.max(1),
            left: Mutex::default(),
        }
    }

    /// Takes one match from what an address may set up. Who sits at this computer may set up any number.
    pub(crate) fn take(&self, from: IpAddr) -> Result<(), Problem> {
        self.take_at(from, Instant::now())
    }

    fn take_at(&self, from: IpAddr, now: Instant) -> Result<(), Problem> {
        let from = visitor(from);
        if from.is_loopback() {
            return Ok(());
        }
        let mut left = self.left.lock().unwrap_or_else(PoisonError::into_inner);
        if left.len() >= REMEMBERED {
            left.retain(|_, allowance| !allowance.is_full_at(now));
        }
        let allowance = left
            .entry(from)
            .or_insert_with(|| Allowance::one_every(ONE_MORE, self.at_once, now));
        if allowance.take_at(now) {
            return Ok(());
        }
        Err(Problem::new(
            "too-many-matches",
            format!(
                "too many matches were set up from this address: wait {} seconds and try again",
                ONE_MORE.as_secs()
            ),
        ))
    }
}

/// Who asks: an address of IPv4, or the network of one of IPv6, of which a visitor has many.
fn visitor(from: IpAddr) -> IpAddr {
    match from.to_canonical() {
        IpAddr::V6(address) if !address.is_loopback() => {
            IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & (u128::MAX << 64)))
        }
        address => address,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn taken(creations: &Creations, from: &str, now: Instant) -> usize {
        let from = from.parse().unwrap();
        let take = |_: &u32| creations.take_at(from, now).is_ok();
        (0..9).filter(take).count()
    }

    #[test]
    fn every_address_has_its_own_allowance_and_it_comes_back() {
        let creations = Creations::new(3);
        let start = Instant::now();
        assert_eq!(taken(&creations, "203.0.113.7", start), 3);
        assert_eq!(taken(&creations, "203.0.113.8", start), 3);
        assert_eq!(taken(&creations, "::ffff:203.0.113.8", start), 0);
        let later = start + 2 * ONE_MORE;
        assert_eq!(taken(&creations, "203.0.113.7", later), 2);
    }

    #[test]
    fn a_network_of_ipv6_is_one_visitor() {
        let creations = Creations::new(3);
        let start = Instant::now();
        assert_eq!(taken(&creations, "2001:db8::1", start), 3);
        assert_eq!(taken(&creations, "2001:db8::2", start), 0);
        assert_eq!(taken(&creations, "2001:db8:0:1::1", start), 3);
    }

    #[test]
    fn this_computer_has_no_limit() {
        let creations = Creations::new(1);
        for address in ["127.0.0.1", "::1", "::ffff:127.0.0.1"] {
            assert_eq!(taken(&creations, address, Instant::now()), 9, "{address}");
        }
    }

    #[test]
    fn whoever_has_all_of_it_again_is_forgotten() {
        let creations = Creations::new(1);
        let start = Instant::now();
        for number in 0..u32::try_from(REMEMBERED).unwrap() {
            let from = IpAddr::from((0x0a00_0000 + number).to_be_bytes());
            creations.take_at(from, start).unwrap();
        }
        creations
            .take_at("203.0.113.7".parse().unwrap(), start + ONE_MORE)
            .unwrap();
        assert_eq!(creations.left.lock().unwrap().len(), 1);
    }
}
