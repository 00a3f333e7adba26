//! Keeps other web pages away from the server, and says to browsers what its own pages may do.
//!
//! A page of another site can make a browser call any address. It cannot fake the headers `Host` and `Origin`:
//! an address that was given another name (DNS rebinding) shows in the first, another site in the second.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use gaffer_games::protocol::Problem;

use crate::problem::Refusal;

/// Lets a request through that comes from this server's own pages or from a program.
pub(crate) async fn check(
    State(names): State<Arc<[String]>>,
    request: Request,
    next: Next,
) -> Response {
    let mut response = match check_headers(request.headers(), &names) {
        Ok(()) => next.run(request).await,
        Err(problem) => Refusal(problem).into_response(),
    };
    let headers = response.headers_mut();
    for (name, value) in SECURITY {
        headers.insert(name, HeaderValue::from_static(value));
    }
    response
}

/// What browsers are told with every answer.
const SECURITY: [(header::HeaderName, &str); 4] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'self'; img-src 'self' data:; object-src 'none'; \
         base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (header::X_FRAME_OPTIONS, "DENY"),
];

fn check_headers(headers: &HeaderMap, names: &[String]) -> Result<(), Problem> {
    let host = headers
        .get(header::HOST)
        .and_then(|host| host.to_str().ok());
    let host = host.unwrap_or_default();
    if !is_ours(host, names) {
        return Err(Problem::new(
            "wrong-host",
            format!(
                "'{host}' is not a name of this server: call it by number or as localhost, or start it with --name"
            ),
        ));
    }
    let Some(origin) = headers.get(header::ORIGIN) else {
        return Ok(());
    };
    let origin = origin.to_str().unwrap_or_default();
    let from = origin.split_once("://").map(|(_, from)| from);
    if from.is_some_and(|from| from.eq_ignore_ascii_case(host)) {
        return Ok(());
    }
    Err(Problem::new(
        "wrong-origin",
        format!("a page of '{origin}' may not call this server"),
    ))
}

/// Whether a `Host` is an address in numbers, this computer, or one of the names.
fn is_ours(host: &str, names: &[String]) -> bool {
    let name = without_port(host);
    let number = name.trim_start_matches('[').trim_end_matches(']');
    number.parse::<IpAddr>().is_ok()
        || name.eq_ignore_ascii_case("localhost")
        || names.iter().any(|known| known.eq_ignore_ascii_case(name))
}

fn without_port(host: &str) -> &str {
    match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|b| b.is_ascii_digit()) => name,
        _ => host,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(host: &'static str, origin: Option<&'static str>) -> Result<(), &'static str> {
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, HeaderValue::from_static(host));
        if let Some(origin) = origin {
            headers.insert(header::ORIGIN, HeaderValue::from_static(origin));
        }
        let names = ["club.example".to_owned()];
        check_headers(&headers, &names).map_err(|problem| problem.code)
    }

    #[test]
    fn numbers_localhost_and_given_names_are_ours() {
        for host in [
            "127.0.0.1:4020",
            "localhost:4020",
            "LOCALHOST",
            "[::1]:4020",
            "192.168.1.5",
            "club.example:80",
        ] {
            assert_eq!(told(host, None), Ok(()), "{host}");
        }
        for host in [
            "evil.example:4020",
            "localhost.evil.example",
            "",
            "127.0.0.1.evil.example",
        ] {
            assert_eq!(told(host, None), Err("wrong-host"), "{host}");
        }
    }

    #[test]
    fn pages_of_other_sites_are_kept_away() {
        let here = "127.0.0.1:4020";
        assert_eq!(told(here, Some("http://127.0.0.1:4020")), Ok(()));
        for origin in [
            "http://evil.example",
            "http://127.0.0.1:8000",
            "http://localhost:4020",
            "null",
        ] {
            assert_eq!(told(here, Some(origin)), Err("wrong-origin"), "{origin}");
        }
    }
}
