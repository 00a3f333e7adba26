//! Addresses and networks of them, as an operator writes them: 203.0.113.7, 203.0.113.0/24, `2001:db8::/32`.

use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;

/// All addresses that begin with the same bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Network {
    first: IpAddr,
    bits: u32,
}

impl Network {
    /// The network that a visitor has: all addresses of IPv6 that share 64 bits are the same visitor's.
    pub(crate) fn of_visitors(self) -> Self {
        if self.first.is_ipv6() && self.bits > 64 {
            let bits = 64;
            let first = masked(self.first, bits);
            return Self { first, bits };
        }
        self
    }

    /// Whether an address is one of them. An address of IPv4 is the same address when it is written as one of IPv6.
    pub(crate) fn contains(self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        width(address) == width(self.first) && masked(address, self.bits) == self.first
    }
}

fn width(address: IpAddr) -> u32 {
    match address {
        IpAddr::V4(_) => 32,
        IpAddr::V6(_) => 128,
    }
}

/// The first address of the network with so many bits.
fn masked(address: IpAddr, bits: u32) -> IpAddr {
    match address {
        IpAddr::V4(address) => {
            let mask = u32::MAX.checked_shl(32 - bits).unwrap_or(0);
            IpAddr::from((address.to_bits() & mask).to_be_bytes())
        }
        IpAddr::V6(address) => {
            let mask = u128::MAX.checked_shl(128 - bits).unwrap_or(0);
            IpAddr::from((address.to_bits() & mask).to_be_bytes())
        }
    }
}

impl FromStr for Network {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || {
            format!(
                "'{text}' is no address and no network: write 203.0.113.7, 203.0.113.0/24 or 2001:db8::/32"
            )
        };
        let (address, bits) = match text.split_once('/') {
            Some((address, bits)) => (address, Some(bits)),
            None => (text, None),
        };
        let address: IpAddr = address.trim().parse().map_err(|_| wrong())?;
        // A network of IPv6 that holds addresses of IPv4 is written as what it is.
        let address = if bits.is_none() {
            address.to_canonical()
        } else {
            address
        };
        let width = width(address);
        let bits = match bits {
            Some(bits) => bits.trim().parse().map_err(|_| wrong())?,
            None => width,
        };
        if bits > width {
            return Err(wrong());
        }
        Ok(Self {
            first: masked(address, bits),
            bits,
        })
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.bits == width(self.first) {
            write!(f, "{}", self.first)
        } else {
            write!(f, "{}/{}", self.first, self.bits)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn holds(network: &str, address: &str) -> bool {
        let network: Network = network.parse().unwrap();
        network.contains(address.parse().unwrap())
    }

    #[test]
    fn a_network_holds_what_begins_like_it() {
        assert!(holds("203.0.113.7", "203.0.113.7"));
        assert!(holds("203.0.113.7", "::ffff:203.0.113.7"));
        assert!(!holds("203.0.113.7", "203.0.113.8"));
        assert!(holds("203.0.113.200/24", "203.0.113.1"));
        assert!(!holds("203.0.113.0/24", "203.0.114.1"));
        assert!(holds("0.0.0.0/0", "198.51.100.1"));
        assert!(!holds("0.0.0.0/0", "2001:db8::1"));
        assert!(holds("2001:db8::/32", "2001:db8:1::1"));
        assert!(!holds("2001:db8::/32", "2001:db9::1"));
        assert!(holds("::/0", "2001:db9::1"));
    }

    #[test]
    fn a_visitor_of_ipv6_has_a_network() {
        let visitors = |text: &str| text.parse::<Network>().unwrap().of_visitors().to_string();
        assert_eq!(visitors("2001:db8::1"), "2001:db8::/64");
        assert_eq!(visitors("2001:db8::/32"), "2001:db8::/32");
        assert_eq!(visitors("203.0.113.7"), "203.0.113.7");
    }

    #[test]
    fn it_is_written_in_one_way() {
        for (text, written) in [
            ("203.0.113.7/24", "203.0.113.0/24"),
            ("::ffff:203.0.113.7", "203.0.113.7"),
            ("203.0.113.7/32", "203.0.113.7"),
            ("2001:DB8::1/64", "2001:db8::/64"),
        ] {
            assert_eq!(text.parse::<Network>().unwrap().to_string(), written);
        }
        for wrong in [
            "",
            "club.example",
            "203.0.113.0/33",
            "203.0.113.0/x",
            "1.2.3",
            "/8",
        ] {
            assert!(
                wrong
                    .parse::<Network>()
                    .unwrap_err()
                    .contains("203.0.113.0/24"),
                "{wrong}"
            );
        }
    }
}
