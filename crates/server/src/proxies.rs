//! The proxies in front of the server: whose word about a visitor's address is believed.
//!
//! A proxy adds the address that called it at the end of `X-Forwarded-For` or `Forwarded`; what stands before was there
//! already and may be anybody's invention. So the list is read from its end, and the first address that is no trusted
//! proxy's is the visitor's. What cannot be read, and two headers that contradict each other, count for the proxy itself.

use std::net::IpAddr;

use axum::http::{HeaderMap, header};

use crate::network::Network;
use crate::visitor::Visitor;

/// The networks of the proxies that are trusted.
#[derive(Clone, Debug, Default)]
pub(crate) struct Proxies(Vec<Network>);

impl Proxies {
    /// Those that the operator names.
    pub(crate) fn new(networks: Vec<Network>) -> Self {
        Self(networks)
    }

    /// Whether an address is a trusted proxy's.
    pub(crate) fn trusts(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        self.0.iter().any(|network| network.contains(address))
    }

    /// Who asks, when a request with these headers comes from an address.
    pub(crate) fn visitor(&self, from: IpAddr, headers: &HeaderMap) -> Visitor {
        let from = from.to_canonical();
        if !self.trusts(from) {
            return Visitor::direct(from);
        }
        let told = [forwarded(headers), x_forwarded_for(headers)];
        let mut told = told.iter().filter(|hops| !hops.is_empty());
        let address = match (told.next(), told.next()) {
            (None, _) => from,
            (Some(hops), None) => self.last_stranger(from, hops),
            (Some(one), Some(other)) => {
                let [one, other] = [one, other].map(|hops| self.last_stranger(from, hops));
                if one == other { one } else { from }
            }
        };
        Visitor::through_proxy(address)
    }

    /// Whether the browser behind a request with these headers speaks HTTPS, as a trusted proxy says.
    pub(crate) fn is_secure(&self, from: IpAddr, headers: &HeaderMap) -> bool {
        if !self.trusts(from) {
            return false;
        }
        let last = headers.get_all("x-forwarded-proto").iter().next_back();
        let last = last.and_then(|value| value.to_str().ok()?.rsplit(',').next());
        let hops = hops(headers);
        let forwarded = hops.last().and_then(|hop| named(hop, "proto"));
        let told = last.map(str::trim).or(forwarded);
        told.is_some_and(|scheme| scheme.eq_ignore_ascii_case("https"))
    }

    /// The last address that is no trusted proxy's; what stands before something unreadable is not believed.
    fn last_stranger(&self, from: IpAddr, hops: &[Option<IpAddr>]) -> IpAddr {
        let mut known = from;
        for hop in hops.iter().rev() {
            let Some(address) = hop else { break };
            known = *address;
            if !self.trusts(known) {
                break;
            }
        }
        known
    }
}

/// The addresses of `X-Forwarded-For`, in order.
fn x_forwarded_for(headers: &HeaderMap) -> Vec<Option<IpAddr>> {
    let values = headers.get_all("x-forwarded-for").iter();
    let texts = values.map(|value| value.to_str().unwrap_or("?"));
    texts
        .flat_map(|text| text.split(','))
        .map(|hop| read_address(hop.trim()))
        .collect()
}

/// The addresses of `Forwarded` (RFC 7239), in order.
fn forwarded(headers: &HeaderMap) -> Vec<Option<IpAddr>> {
    let hops = hops(headers).into_iter();
    hops.map(|hop| read_address(named(hop, "for")?)).collect()
}

/// What each proxy says in `Forwarded`, in order.
fn hops(headers: &HeaderMap) -> Vec<&str> {
    let values = headers.get_all(header::FORWARDED).iter();
    let texts = values.map(|value| value.to_str().unwrap_or("?"));
    texts.flat_map(|text| split_unquoted(text, ',')).collect()
}

/// What a proxy says under a name.
fn named<'a>(hop: &'a str, wanted: &str) -> Option<&'a str> {
    let mut pairs = split_unquoted(hop, ';').into_iter();
    pairs.find_map(|pair| {
        let (name, value) = pair.split_once('=')?;
        let is_wanted = name.trim().eq_ignore_ascii_case(wanted);
        is_wanted.then(|| value.trim().trim_matches('"'))
    })
}

/// Splits a text at a sign that does not stand in quotes.
fn split_unquoted(text: &str, at: char) -> Vec<&str> {
    let mut quoted = false;
    let is_end = |sign: char| {
        quoted ^= sign == '"';
        sign == at && !quoted
    };
    text.split(is_end).collect()
}

/// An address with or without its port, one of IPv6 with or without brackets.
fn read_address(text: &str) -> Option<IpAddr> {
    let bare = match text.strip_prefix('[') {
        Some(rest) => {
            let (address, port) = rest.split_once(']')?;
            let is_good = port.is_empty() || port.strip_prefix(':').is_some_and(is_port);
            is_good.then_some(address)?
        }
        None => match text.split_once(':') {
            Some((address, port)) if !port.contains(':') => is_port(port).then_some(address)?,
            _ => text,
        },
    };
    bare.parse()
        .ok()
        .map(|address: IpAddr| address.to_canonical())
}

fn is_port(text: &str) -> bool {
    text.len() <= 5 && text.bytes().all(|byte| byte.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use axum::http::{HeaderName, HeaderValue};

    use super::*;

    /// Who is counted behind proxies in 10.0.0.0/8 and at `::1`.
    fn who(from: &str, headers: &[(&'static str, &'static str)]) -> String {
        let networks = ["10.0.0.0/8", "::1"].map(|text| text.parse().unwrap());
        let mut map = HeaderMap::new();
        for (name, value) in headers {
            let name = HeaderName::from_static(name);
            map.append(name, HeaderValue::from_static(value));
        }
        let proxies = Proxies::new(networks.into());
        let visitor = proxies.visitor(from.parse().unwrap(), &map);
        visitor.address().to_string()
    }

    const PROXY: &str = "10.1.2.3";
    const XFF: &str = "x-forwarded-for";

    #[test]
    fn a_trusted_proxy_is_believed_and_nobody_else() {
        let told = [(XFF, "203.0.113.7")];
        assert_eq!(who(PROXY, &told), "203.0.113.7");
        assert_eq!(who("::1", &told), "203.0.113.7");
        assert_eq!(who("::ffff:10.1.2.3", &told), "203.0.113.7");
        assert_eq!(who("198.51.100.1", &told), "198.51.100.1");
        assert_eq!(who("127.0.0.1", &told), "127.0.0.1");
        assert_eq!(who(PROXY, &[]), PROXY);
    }

    #[test]
    fn the_last_address_that_is_no_proxys_counts() {
        let forged = "192.0.2.1, 203.0.113.7";
        assert_eq!(who(PROXY, &[(XFF, forged)]), "203.0.113.7");
        let two = "192.0.2.1, 203.0.113.7, 10.9.9.9";
        assert_eq!(who(PROXY, &[(XFF, two)]), "203.0.113.7");
        let lines = [(XFF, "192.0.2.1"), (XFF, "203.0.113.7")];
        assert_eq!(who(PROXY, &lines), "203.0.113.7");
        assert_eq!(who(PROXY, &[(XFF, "10.5.5.5, 10.6.6.6")]), "10.5.5.5");
    }

    #[test]
    fn addresses_are_read_in_every_usual_form() {
        for (text, address) in [
            ("203.0.113.7:4711", "203.0.113.7"),
            ("2001:db8::1", "2001:db8::"),
            ("[2001:db8::1]", "2001:db8::"),
            ("[2001:db8::1]:4711", "2001:db8::"),
            ("::ffff:203.0.113.7", "203.0.113.7"),
        ] {
            assert_eq!(who(PROXY, &[(XFF, text)]), address, "{text}");
        }
    }

    #[test]
    fn forwarded_is_read_too() {
        for (text, address) in [
            ("for=203.0.113.7", "203.0.113.7"),
            (
                "For=\"203.0.113.7:80\";proto=https;by=10.0.0.1",
                "203.0.113.7",
            ),
            ("proto=https; for=\"[2001:db8::1]:4711\"", "2001:db8::"),
            (
                "for=192.0.2.1, for=203.0.113.7, for=10.0.0.9",
                "203.0.113.7",
            ),
            (
                "for=192.0.2.1;host=\"a,b;c\", for=203.0.113.7",
                "203.0.113.7",
            ),
        ] {
            assert_eq!(who(PROXY, &[("forwarded", text)]), address, "{text}");
        }
    }

    #[test]
    fn only_a_trusted_proxy_says_that_the_browser_speaks_https() {
        let proxies = Proxies::new(vec!["10.0.0.0/8".parse().unwrap()]);
        for (from, name, value, is_secure) in [
            ("10.1.1.1", "x-forwarded-proto", "https", true),
            ("10.1.1.1", "x-forwarded-proto", "http, HTTPS", true),
            ("10.1.1.1", "x-forwarded-proto", "https, http", false),
            ("10.1.1.1", "forwarded", "for=203.0.113.7;proto=https", true),
            ("10.1.1.1", "forwarded", "for=203.0.113.7", false),
            ("203.0.113.7", "x-forwarded-proto", "https", false),
        ] {
            let mut headers = HeaderMap::new();
            let name = HeaderName::from_static(name);
            headers.insert(name, HeaderValue::from_static(value));
            let from = from.parse().unwrap();
            assert_eq!(proxies.is_secure(from, &headers), is_secure, "{value}");
        }
    }

    #[test]
    fn what_cannot_be_believed_counts_for_the_proxy() {
        for garbage in [
            "",
            "unknown",
            "203.0.113.7, _hidden",
            "203.0.113.7, 300.1.1.1",
            "[2001:db8::1",
            "203.0.113.7:port",
        ] {
            assert_eq!(who(PROXY, &[(XFF, garbage)]), PROXY, "{garbage}");
        }
        assert_eq!(who(PROXY, &[("forwarded", "for=unknown")]), PROXY);
        assert_eq!(who(PROXY, &[("forwarded", "proto=https")]), PROXY);
        // A proxy that knows one header passes a forged other one on.
        let both = [(XFF, "203.0.113.7"), ("forwarded", "for=192.0.2.1")];
        assert_eq!(who(PROXY, &both), PROXY);
        let same = [(XFF, "203.0.113.7"), ("forwarded", "for=203.0.113.7")];
        assert_eq!(who(PROXY, &same), "203.0.113.7");
    }
}
