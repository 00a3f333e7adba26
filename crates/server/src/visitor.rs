//! Who asks, as far as limits count: an address of IPv4, or the network of one of IPv6, of which a visitor has many.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use serde::{Deserialize, Serialize};

use crate::problem::{self, Refusal};

/// Somebody who asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Visitor {
    address: IpAddr,
    is_local: bool,
}

impl Visitor {
    /// Whoever called the server directly.
    pub(crate) fn direct(from: IpAddr) -> Self {
        let address = who(from);
        Self {
            address,
            is_local: address.is_loopback(),
        }
    }

    /// Whoever called through a proxy: whatever its address says, nobody who sits at this computer.
    pub(crate) fn through_proxy(from: IpAddr) -> Self {
        Self {
            address: who(from),
            is_local: false,
        }
    }

    /// What limits are counted by.
    pub(crate) fn address(self) -> IpAddr {
        self.address
    }

    /// The large network of IPv6 that the address is in.
    pub(crate) fn network(self) -> Option<IpAddr> {
        match self.address {
            IpAddr::V6(address) => Some(masked(address, 48)),
            IpAddr::V4(_) => None,
        }
    }

    /// The network that a crowd of addresses next to each other shares: 24 bits of IPv4, 48 of IPv6.
    pub(crate) fn neighbourhood(self) -> IpAddr {
        match self.address {
            address if address.is_loopback() => address,
            IpAddr::V4(address) => {
                let bits = address.to_bits() & (u32::MAX << 8);
                IpAddr::V4(Ipv4Addr::from_bits(bits))
            }
            IpAddr::V6(address) => masked(address, 48),
        }
    }

    /// Whether somebody at this computer called it directly, who harms nobody but himself.
    pub(crate) fn is_local(self) -> bool {
        self.is_local
    }
}

fn who(from: IpAddr) -> IpAddr {
    match from.to_canonical() {
        IpAddr::V6(address) if !address.is_loopback() => masked(address, 64),
        address => address,
    }
}

/// The network of so many bits that an address is in.
fn masked(address: Ipv6Addr, bits: u32) -> IpAddr {
    IpAddr::V6(Ipv6Addr::from_bits(
        address.to_bits() & (u128::MAX << (128 - bits)),
    ))
}

impl<S: Send + Sync> FromRequestParts<S> for Visitor {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Self, Refusal> {
        let known = parts.extensions.get::<Self>().copied();
        known.ok_or_else(|| problem::internal().into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn direct(from: &str) -> Visitor {
        Visitor::direct(from.parse().unwrap())
    }

    #[test]
    fn a_network_of_ipv6_is_one_visitor() {
        assert_eq!(direct("2001:db8::1"), direct("2001:db8::2"));
        assert_ne!(direct("2001:db8::1"), direct("2001:db8:0:1::1"));
        assert_eq!(direct("203.0.113.8"), direct("::ffff:203.0.113.8"));
        assert_ne!(direct("203.0.113.7"), direct("203.0.113.8"));
    }

    #[test]
    fn addresses_next_to_each_other_are_neighbours() {
        let near = |from: &str| direct(from).neighbourhood();
        assert_eq!(near("203.0.113.7"), near("203.0.113.200"));
        assert_ne!(near("203.0.113.7"), near("203.0.114.7"));
        assert_eq!(near("2001:db8:1:2::1"), near("2001:db8:1:9::1"));
        assert_ne!(near("2001:db8:1::1"), near("2001:db8:2::1"));
        assert_ne!(near("127.0.0.1"), near("127.0.0.2"));
    }

    #[test]
    fn only_direct_calls_of_this_computer_are_local() {
        for address in ["127.0.0.1", "::1", "::ffff:127.0.0.1"] {
            assert!(direct(address).is_local(), "{address}");
            let through = Visitor::through_proxy(address.parse().unwrap());
            assert!(!through.is_local(), "{address}");
        }
        assert!(!direct("203.0.113.7").is_local());
    }
}
