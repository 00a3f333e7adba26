//! The browser client: the files of `web/dist`, which a release carries with it and other builds read from there.

use std::borrow::Cow;
use std::sync::Arc;

use axum::extract::State;
use axum::http::{StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use rust_embed::{Embed, EmbeddedFile};

use crate::App;

#[derive(Embed)]
#[folder = "../../web/dist"]
struct Files;

const NOT_BUILT: &str = "<!doctype html><title>Gaffer</title><p>The browser client is not built: run \
    <code>cargo play</code>, which builds it and starts this server.";

/// What the names of files begin with that change with their content.
const ASSETS: &str = "assets/";

/// A file whose name changes with its content: its kind and what is in it.
pub(crate) fn asset(path: &str) -> Option<(String, Cow<'static, [u8]>)> {
    let path = Some(path).filter(|path| path.starts_with(ASSETS));
    let EmbeddedFile { data, metadata } = Files::get(path?)?;
    Some((metadata.mimetype().to_owned(), data))
}

/// Answers with a file; every address of a page gets the one page there is, which reads its address.
pub(crate) async fn serve(State(app): State<Arc<App>>, uri: Uri) -> Response {
    let path = uri.path().trim_start_matches('/');
    if let Some(EmbeddedFile { data, metadata }) = Files::get(path) {
        return respond(path, metadata.mimetype(), data);
    }
    if let Some(bus) = app.bus.as_ref().filter(|_| path.starts_with(ASSETS))
        && let Some((kind, data)) = bus.find_asset(path).await
    {
        return respond(path, &kind, data);
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
        Some(EmbeddedFile { data, metadata }) => respond("index.html", metadata.mimetype(), data),
        None => Html(NOT_BUILT).into_response(),
    }
}

fn respond(path: &str, kind: &str, data: impl IntoResponse) -> Response {
    // The names of assets change with their content; a page must be looked at anew.
    let cache = if path.starts_with(ASSETS) {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let headers = [(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, cache)];
    (headers, data).into_response()
}

/// The name of some asset.
#[cfg(test)]
pub(crate) fn any_asset() -> String {
    let mut assets = Files::iter().filter(|path| path.starts_with(ASSETS));
    assets.next().unwrap().into_owned()
}
