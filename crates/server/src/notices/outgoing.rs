//! Calls of addresses that people name: only of public ones, without redirects, for a few seconds, and with little read.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use axum::http::header::{CONTENT_LENGTH, HOST, USER_AGENT};
use axum::http::{HeaderName, HeaderValue, Method, Request, StatusCode};
use http_body_util::{BodyExt, Full, Limited};
use hyper::body::Bytes;
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpStream, lookup_host};
use tokio::time::timeout;
use tokio_rustls::rustls::pki_types::ServerName;
use url::{Host, Url};

use super::{Authorities, NoticeLimits, Trouble};
use crate::people::Club;

/// The longest address.
const LONGEST_URL: usize = 1000;
/// The most bytes of an answer that are read.
const MOST_READ: usize = 16 << 10;

/// An address that may be called as far as can be seen without asking for its number.
pub(crate) fn check_url(text: &str, limits: &NoticeLimits) -> Result<Url, Trouble> {
    let url = Url::parse(text).map_err(|_| Trouble::Forbidden)?;
    let is_scheme = url.scheme() == "https" || (limits.private && url.scheme() == "http");
    let is_plain = url.username().is_empty() && url.password().is_none();
    let number = match url.host() {
        Some(Host::Ipv4(number)) => Some(IpAddr::V4(number)),
        Some(Host::Ipv6(number)) => Some(IpAddr::V6(number)),
        Some(Host::Domain(_)) => None,
        None => return Err(Trouble::Forbidden),
    };
    let is_reachable = limits.private || number.is_none_or(is_public);
    if is_scheme && is_plain && is_reachable && text.len() <= LONGEST_URL {
        Ok(url)
    } else {
        Err(Trouble::Forbidden)
    }
}

/// Posts something to an address.
pub(super) async fn post(
    address: &str,
    headers: Vec<(HeaderName, HeaderValue)>,
    body: Vec<u8>,
    club: &Club,
) -> Result<(), Trouble> {
    let limits = &club.notices;
    let url = check_url(address, limits)?;
    let call = call(&url, headers, body, (limits, &club.authorities));
    let status = timeout(limits.patience(), call)
        .await
        .map_err(|_| Trouble::Slow)??;
    match status {
        status if status.is_success() => Ok(()),
        StatusCode::NOT_FOUND | StatusCode::GONE => Err(Trouble::Gone),
        _ => Err(Trouble::Refused),
    }
}

async fn call(
    url: &Url,
    headers: Vec<(HeaderName, HeaderValue)>,
    body: Vec<u8>,
    (limits, authorities): (&NoticeLimits, &Authorities),
) -> Result<StatusCode, Trouble> {
    let (Some(host), Some(port)) = (url.host_str(), url.port_or_known_default()) else {
        return Err(Trouble::Forbidden);
    };
    let bare = host.trim_start_matches('[').trim_end_matches(']');
    let stream = connect(bare, port, limits).await?;
    let request = request(url, headers, body)?;
    if url.scheme() == "http" {
        return exchange(stream, request).await;
    }
    let name = ServerName::try_from(bare.to_owned()).map_err(|_| Trouble::Forbidden)?;
    let tls = authorities.tls().connect(name, stream).await;
    exchange(tls.map_err(|_| Trouble::Unreachable)?, request).await
}

/// Connects to a host all of whose numbers are public: what was looked at is what is called.
async fn connect(host: &str, port: u16, limits: &NoticeLimits) -> Result<TcpStream, Trouble> {
    let found = lookup_host((host, port)).await;
    let numbers: Vec<SocketAddr> = found.map_err(|_| Trouble::Unreachable)?.collect();
    if !limits.private && !numbers.iter().all(|number| is_public(number.ip())) {
        return Err(Trouble::Forbidden);
    }
    let stream = TcpStream::connect(numbers.as_slice()).await;
    stream.map_err(|_| Trouble::Unreachable)
}

fn request(
    url: &Url,
    headers: Vec<(HeaderName, HeaderValue)>,
    body: Vec<u8>,
) -> Result<Request<Full<Bytes>>, Trouble> {
    let path = match url.query() {
        Some(query) => format!("{}?{query}", url.path()),
        None => url.path().to_owned(),
    };
    let host = match (url.host_str(), url.port()) {
        (Some(host), Some(port)) => format!("{host}:{port}"),
        (host, _) => host.unwrap_or_default().to_owned(),
    };
    let mut request = Request::builder()
        .method(Method::POST)
        .uri(path)
        .header(HOST, host)
        .header(USER_AGENT, "Gaffer")
        .header(CONTENT_LENGTH, body.len());
    for (name, value) in headers {
        request = request.header(name, value);
    }
    let request = request.body(Full::new(Bytes::from(body)));
    request.map_err(|_| Trouble::Forbidden)
}

async fn exchange(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    request: Request<Full<Bytes>>,
) -> Result<StatusCode, Trouble> {
    let shaken = http1::handshake(TokioIo::new(stream)).await;
    let (mut sender, connection) = shaken.map_err(|_| Trouble::Unreachable)?;
    let sent = async {
        let answer = sender.send_request(request).await;
        let answer = answer.map_err(|_| Trouble::Unreachable)?;
        let status = answer.status();
        // What it says does not matter, and whoever says much is not heard out.
        let _ = Limited::new(answer.into_body(), MOST_READ).collect().await;
        Ok(status)
    };
    tokio::pin!(sent);
    tokio::select! {
        status = &mut sent => status,
        // Whoever answers and hangs up has answered.
        _ = connection => sent.await,
    }
}

/// Whether a number is one of the public network.
fn is_public(number: IpAddr) -> bool {
    match number {
        IpAddr::V4(number) => is_public_v4(number),
        IpAddr::V6(number) => is_public_v6(number),
    }
}

fn is_public_v4(number: Ipv4Addr) -> bool {
    let [a, b, c, _] = number.octets();
    !(number.is_private()
        || number.is_loopback()
        || number.is_link_local()
        || number.is_multicast()
        || number.is_broadcast()
        || number.is_documentation()
        || a == 0
        || a >= 240
        || (a, b & 0xc0) == (100, 64)
        || (a, b, c) == (192, 0, 0)
        || (a, b & 0xfe) == (198, 18))
}

/// Of the newer numbers only those that are given out, and none that stands for an older one or leads through a tunnel.
fn is_public_v6(number: Ipv6Addr) -> bool {
    let [a, b, ..] = number.segments();
    (a & 0xe000) == 0x2000
        && a != 0x2002
        && !(a == 0x2001 && (b < 0x0200 || b == 0x0db8))
        && !(a == 0x3fff && b < 0x1000)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_this_computer_and_of_private_networks_are_not_public() {
        for number in [
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "0.0.0.0",
            "0.1.2.3",
            "224.0.0.1",
            "255.255.255.255",
            "240.0.0.1",
            "192.0.0.8",
            "198.18.0.1",
            "198.19.255.1",
            "192.0.2.1",
            "::1",
            "::",
            "::ffff:127.0.0.1",
            "::ffff:8.8.8.8",
            "fe80::1",
            "fc00::1",
            "fd12::1",
            "ff02::1",
            "64:ff9b::7f00:1",
            "2002:7f00:1::1",
            "2001::1",
            "2001:db8::1",
        ] {
            assert!(!is_public(number.parse().unwrap()), "{number}");
        }
        for number in [
            "8.8.8.8",
            "162.159.128.233",
            "100.128.0.1",
            "2606:4700::1111",
            "2a00:1450::1",
        ] {
            assert!(is_public(number.parse().unwrap()), "{number}");
        }
    }

    #[test]
    fn only_plain_addresses_of_others_are_called() {
        let strict = NoticeLimits::default();
        for url in [
            "https://discord.com/api/webhooks/1/x",
            "https://hooks.slack.com/services/T/B/x?y=1",
            "https://8.8.8.8/",
        ] {
            assert!(check_url(url, &strict).is_ok(), "{url}");
        }
        for url in [
            "http://discord.com/",
            "https://127.0.0.1/",
            "https://[::1]/",
            "https://0x7f.1/",
            "https://2130706433/",
            "https://me:word@discord.com/",
            "ftp://discord.com/",
            "file:///etc/passwd",
            "discord.com",
            "",
        ] {
            assert_eq!(check_url(url, &strict), Err(Trouble::Forbidden), "{url}");
        }
        let long = format!("https://discord.com/{}", "x".repeat(LONGEST_URL));
        assert_eq!(check_url(&long, &strict), Err(Trouble::Forbidden));
        let open = NoticeLimits {
            private: true,
            ..strict
        };
        assert!(check_url("http://127.0.0.1:9000/hook", &open).is_ok());
    }
}
