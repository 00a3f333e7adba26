//! Files of the browser client that only nodes of another version have: while a club is upgraded, a page may come from one node and what it
//! needs be asked of another.

use std::time::Duration;

use async_nats::header::HeaderMap;
use async_nats::{Client, Subscriber};
use axum::body::Bytes;
use futures_util::StreamExt;

use super::Bus;
use crate::client;

/// The subject on which nodes are asked for a file.
pub(super) const NAME: &str = "asset";
/// How long it is waited for one who has it: those who do not say nothing.
const PATIENCE: Duration = Duration::from_secs(1);
/// What kind of file it is, beside it.
const KIND: &str = "Content-Type";

impl Bus {
    /// A file of the browser client that another node has: its kind and what is in it.
    pub(crate) async fn find_asset(&self, path: &str) -> Option<(String, Bytes)> {
        // This node alone would wait for itself.
        if self.heard_nodes().len() < 2 || !self.is_connected() {
            return None;
        }
        let path = Bytes::copy_from_slice(path.as_bytes());
        let asked = self.client.request(self.subject(NAME), path);
        let found = tokio::time::timeout(PATIENCE, asked).await.ok()?.ok()?;
        let kind = found.headers?.get(KIND)?.to_string();
        Some((kind, found.payload))
    }
}

/// Gives other nodes what the browser client of this one has.
pub(super) async fn offer(client: Client, mut asked: Subscriber) {
    while let Some(message) = asked.next().await {
        let path = str::from_utf8(&message.payload).unwrap_or_default();
        if let (Some((kind, file)), Some(reply)) = (client::asset(path), message.reply) {
            let mut headers = HeaderMap::new();
            headers.insert(KIND, kind);
            let file = Bytes::from(file.into_owned());
            let _ = client.publish_with_headers(reply, headers, file).await;
        }
    }
}
