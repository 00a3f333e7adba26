//! The browser client: the files of `web/dist`, which a release carries with it and other builds read from there.

use axum::http::{StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use rust_embed::{Embed, EmbeddedFile};

#[derive(Embed)]
#[folder = "../../web/dist"]
struct Files;

const NOT_BUILT: &str = "<!doctype html><title>Gaffer</title><p>The browser client is not built: run \
    <code>cargo play</code>, which builds it and starts this server.";

/// Answers with a file; every address of a page gets the one page there is, which reads its address.
pub(crate) async fn serve(uri: Uri) -> Response {
    let path = uri.path().trim_start_matches('/');
    if let Some(file) = Files::get(path) {
        return respond(path, file);
    }
    // The number of a rule has dots too (/rules/F22-4.2.1), but no letter follows the last of them; a member's name may have any.
    let ending = path
        .rsplit('/')
        .next()
        .and_then(|name| name.rsplit_once('.'));
    let is_name = path.starts_with("people/");
    if !is_name
        && ending.is_some_and(|(_, kind)| kind.starts_with(|c: char| c.is_ascii_alphabetic()))
    {
        return (StatusCode::NOT_FOUND, "there is no such file\n").into_response();
    }
    match Files::get("index.html") {
        Some(file) => respond("index.html", file),
        None => Html(NOT_BUILT).into_response(),
    }
}

fn respond(path: &str, file: EmbeddedFile) -> Response {
    // The names of assets change with their content; a page must be looked at anew.
    let cache = if path.starts_with("assets/") {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let kind = file.metadata.mimetype().to_owned();
    let headers = [
        (header::CONTENT_TYPE, kind),
        (header::CACHE_CONTROL, cache.to_owned()),
    ];
    (headers, file.data).into_response()
}
