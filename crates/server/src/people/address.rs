//! The address at which browsers find the club, as its file says it.

use serde::Deserialize;

/// `https://club.example` or, to try things out, `http://localhost:8080`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub(crate) struct Address {
    origin: String,
    host: String,
}

impl TryFrom<String> for Address {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        const BAD: &str = "an address is like \"https://club.example\": https (http only for localhost), a host name in small \
                           letters, and a port where it is not the usual one";
        let (scheme, place) = text.split_once("://").ok_or(BAD)?;
        let (host, port) = match place.split_once(':') {
            Some((host, port)) => (host, Some(port)),
            None => (place, None),
        };
        let is_name = |part: &str| {
            let mut signs = part.bytes();
            !part.is_empty()
                && signs.all(|b| matches!(b, b'a'..=b'z' | b'0'..=b'9' | b'-'))
                && !part.starts_with('-')
        };
        // The last part of a number is one, that of a name never.
        let last = host.rsplit('.').next().unwrap_or_default();
        let is_host = host.split('.').all(is_name) && last.parse::<u32>().is_err();
        let usual = if scheme == "https" { 443 } else { 80 };
        let is_port = port.is_none_or(|port| {
            let number = port.parse::<u16>();
            number.is_ok_and(|number| number != usual && number.to_string() == port)
        });
        let is_safe = scheme == "https" || (scheme == "http" && host == "localhost");
        if !(is_host && is_port && is_safe) {
            return Err(BAD);
        }
        Ok(Self {
            host: host.to_owned(),
            origin: text,
        })
    }
}

impl Address {
    /// Scheme, host and port, as a browser writes where a page comes from.
    pub(crate) fn origin(&self) -> &str {
        &self.origin
    }

    /// The host name alone.
    pub(crate) fn host(&self) -> &str {
        &self.host
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_what_a_browser_would_write() {
        let read = |text: &str| Address::try_from(text.to_owned());
        let address = read("https://club.example:8443").unwrap();
        assert_eq!(address.host(), "club.example");
        assert_eq!(address.origin(), "https://club.example:8443");
        for good in [
            "https://club.example",
            "http://localhost:8080",
            "https://a1-b.c2.org",
        ] {
            assert!(read(good).is_ok(), "{good}");
        }
        for bad in [
            "",
            "club.example",
            "http://club.example",
            "https://Club.example",
            "https://club.example/",
            "https://club.example:443",
            "https://club.example:0443",
            "https://club.example:x",
            "https://127.0.0.1:8080",
            "https://[::1]",
            "https://-a.example",
            "https://a..example",
            "https://user@club.example",
            "ftp://club.example",
        ] {
            assert!(read(bad).is_err(), "{bad}");
        }
    }
}
