//! What a browser tells of itself, shortened to what its owner needs to know it again.

use std::convert::Infallible;
use std::net::IpAddr;

use axum::extract::FromRequestParts;
use axum::http::header;
use axum::http::request::Parts;

use crate::secret::SeatHash;
use crate::store::NewSession;
use crate::visitor::Visitor;

/// Browsers by a word of their `User-Agent`; many name others as well, so that the order counts.
const BROWSERS: [(&str, &str); 6] = [
    ("Edg", "Edge"),
    ("OPR", "Opera"),
    ("Firefox", "Firefox"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
    ("curl", "curl"),
];

/// Systems by a word of their `User-Agent`, in the same way.
const SYSTEMS: [(&str, &str); 6] = [
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS", "macOS"),
    ("Linux", "Linux"),
];

/// A browser and about where it is.
#[derive(Clone, Debug)]
pub(crate) struct Profile {
    client: String,
    address: String,
}

impl Profile {
    /// A session of it that a secret opens.
    pub(crate) fn session(self, secret: &str) -> NewSession {
        NewSession {
            secret: SeatHash::from_secret(secret),
            client: self.client,
            address: self.address,
        }
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Profile {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Self, Infallible> {
        let agent = parts.headers.get(header::USER_AGENT);
        let agent = agent.and_then(|agent| agent.to_str().ok());
        let visitor = parts.extensions.get::<Visitor>();
        Ok(Self {
            client: client(agent.unwrap_or_default()),
            address: visitor
                .map(|who| shortened(who.address()))
                .unwrap_or_default(),
        })
    }
}

/// The browser and its system; empty where neither is known.
fn client(agent: &str) -> String {
    let known = |table: &[(&str, &'static str)]| {
        let found = table.iter().find(|(word, _)| agent.contains(word));
        found.map(|(_, name)| *name)
    };
    let parts = [known(&BROWSERS), known(&SYSTEMS)];
    let parts: Vec<_> = parts.into_iter().flatten().collect();
    parts.join(", ")
}

/// An address without its end, which would name one computer.
fn shortened(address: IpAddr) -> String {
    match address {
        address if address.is_loopback() => address.to_string(),
        IpAddr::V4(address) => {
            let [a, b, c, _] = address.octets();
            format!("{a}.{b}.{c}.*")
        }
        IpAddr::V6(address) => {
            let [a, b, c, ..] = address.segments();
            format!("{a:x}:{b:x}:{c:x}:*")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_is_known_by_two_words() {
        let phone = "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Mobile Safari/537.36";
        assert_eq!(client(phone), "Chrome, Android");
        let firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0";
        assert_eq!(client(firefox), "Firefox, Linux");
        assert_eq!(client("<script>alert(1)</script>"), "");
    }

    #[test]
    fn an_address_is_told_without_its_end() {
        let short = |address: &str| shortened(address.parse().unwrap());
        assert_eq!(short("203.0.113.7"), "203.0.113.*");
        assert_eq!(short("2001:db8:1:2::7"), "2001:db8:1:*");
        assert_eq!(short("127.0.0.1"), "127.0.0.1");
    }
}
