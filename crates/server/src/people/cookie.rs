//! The cookie that keeps somebody logged in: no script reads it, and no other site sends it.

use axum::http::{HeaderMap, HeaderValue, header};

/// The name where the browser speaks HTTPS: a browser takes it from this very host alone.
const SECURE: &str = "__Host-gaffer";
/// The name elsewhere.
const PLAIN: &str = "gaffer";
/// How long a browser keeps it; the server forgets sessions that are not used before that.
const SECONDS: u32 = 400 * 24 * 3600;

/// The secret in the cookie of a request. By HTTPS only the one counts that nobody else could have set.
pub(super) fn secret(headers: &HeaderMap, is_secure: bool) -> Option<&str> {
    let name = if is_secure { SECURE } else { PLAIN };
    let cookies = headers.get_all(header::COOKIE).iter();
    let mut pairs = cookies.flat_map(|cookies| cookies.to_str().unwrap_or_default().split(';'));
    pairs.find_map(|pair| {
        let (found, value) = pair.trim().split_once('=')?;
        (found == name).then_some(value)
    })
}

/// The header that logs a browser in, or without a secret out.
pub(super) fn set(secret: Option<&str>, is_secure: bool) -> HeaderValue {
    let (name, secure) = if is_secure {
        (SECURE, "; Secure")
    } else {
        (PLAIN, "")
    };
    let (value, seconds) = secret.map_or(("", 0), |secret| (secret, SECONDS));
    let text = format!("{name}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::try_from(text).unwrap_or(HeaderValue::from_static(""))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cookie_of_another_way_is_not_read() {
        let mut headers = HeaderMap::new();
        let cookies = "theme=dark; gaffer=plain; __Host-gaffer=secure";
        headers.insert(header::COOKIE, HeaderValue::from_static(cookies));
        assert_eq!(secret(&headers, false), Some("plain"));
        assert_eq!(secret(&headers, true), Some("secure"));
        headers.insert(header::COOKIE, HeaderValue::from_static("gaffer=plain"));
        assert_eq!(secret(&headers, true), None);
    }

    #[test]
    fn a_cookie_is_the_servers_alone() {
        let plain = set(Some("x"), false);
        let plain = plain.to_str().unwrap();
        assert!(plain.starts_with("gaffer=x; Path=/;") && plain.contains("HttpOnly; SameSite=Lax"));
        assert!(!plain.contains("Secure"));
        let secure = set(Some("x"), true);
        let secure = secure.to_str().unwrap();
        assert!(secure.starts_with("__Host-gaffer=x; Path=/;") && secure.ends_with("; Secure"));
        assert!(set(None, false).to_str().unwrap().contains("Max-Age=0"));
    }
}
