//! The WebSocket below a connection: opened by hand, since its buffers have to stay small however long a message is.
//!
//! A message is sent in pieces (frames of one message), so that a thousand connections that wait do not each keep a
//! buffer of the longest message they ever got.

use std::future::Future;

use axum::body::{Body, Bytes};
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::Response;
use futures_util::SinkExt;
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Error, Message, Utf8Bytes};

use tracing::Instrument;

use crate::problem::{self, Refusal};

/// An open WebSocket.
pub(crate) type Socket = WebSocketStream<TokioIo<Upgraded>>;

/// The longest message that is read.
const LONGEST: usize = 64 << 10;
/// What is read and written at a time.
const PIECE: usize = 1 << 10;

/// A request to speak WebSocket.
#[derive(Debug)]
pub(crate) struct Upgrade {
    key: HeaderValue,
    upgrade: OnUpgrade,
}

impl<S: Send + Sync> FromRequestParts<S> for Upgrade {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Self, Refusal> {
        let headers = &parts.headers;
        let asks = has_word(headers, &header::CONNECTION, "upgrade")
            && has_word(headers, &header::UPGRADE, "websocket")
            && has_word(headers, &header::SEC_WEBSOCKET_VERSION, "13");
        let key = headers.get(header::SEC_WEBSOCKET_KEY).cloned();
        let upgrade = parts.extensions.remove::<OnUpgrade>();
        match (asks, key, upgrade) {
            (true, Some(key), Some(upgrade)) => Ok(Self { key, upgrade }),
            _ => Err(problem::bad_request("this address speaks WebSocket, version 13").into()),
        }
    }
}

fn has_word(headers: &HeaderMap, name: &header::HeaderName, word: &str) -> bool {
    let mut values = headers.get_all(name).iter();
    values.any(|value| {
        let mut words = value.to_str().unwrap_or_default().split(',');
        words.any(|one| one.trim().eq_ignore_ascii_case(word))
    })
}

impl Upgrade {
    /// Agrees, and serves the WebSocket as soon as it is open.
    pub(crate) fn serve<F>(self, serve: impl FnOnce(Socket) -> F + Send + 'static) -> Response
    where
        F: Future<Output = ()> + Send + 'static,
    {
        let accept = derive_accept_key(self.key.as_bytes());
        let work = async move {
            // A client may be gone before its WebSocket is open.
            let Ok(upgraded) = self.upgrade.await else {
                return;
            };
            let config = WebSocketConfig::default()
                .read_buffer_size(PIECE)
                .write_buffer_size(PIECE)
                .max_message_size(Some(LONGEST))
                .max_frame_size(Some(LONGEST));
            let stream = TokioIo::new(upgraded);
            let socket = WebSocketStream::from_raw_socket(stream, Role::Server, Some(config));
            serve(socket.await).await;
        };
        // What is logged of the connection has the id of the request that opened it.
        tokio::spawn(work.in_current_span());
        let mut response = Response::new(Body::empty());
        *response.status_mut() = StatusCode::SWITCHING_PROTOCOLS;
        let headers = response.headers_mut();
        headers.insert(header::CONNECTION, HeaderValue::from_static("upgrade"));
        headers.insert(header::UPGRADE, HeaderValue::from_static("websocket"));
        if let Ok(accept) = HeaderValue::from_str(&accept) {
            headers.insert(header::SEC_WEBSOCKET_ACCEPT, accept);
        }
        response
    }
}

/// Sends texts, each as one message, and all of them on their way at once where they are short.
pub(crate) async fn send(
    socket: &mut Socket,
    texts: impl IntoIterator<Item = Utf8Bytes>,
) -> Result<(), Error> {
    for text in texts {
        let mut rest = Bytes::from(text);
        let mut kind = Data::Text;
        loop {
            let piece = rest.split_to(rest.len().min(PIECE));
            let frame = Frame::message(piece, OpCode::Data(kind), rest.is_empty());
            socket.feed(Message::Frame(frame)).await?;
            if rest.is_empty() {
                break;
            }
            kind = Data::Continue;
        }
    }
    socket.flush().await
}
