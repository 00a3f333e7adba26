//! HTTP and the `WebSocket`, as docs/PROTOCOL.md has them.

use std::borrow::Cow;
use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes, protocol::WebSocketConfig};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// How long a node may take to accept a connection, or to set up a match.
const PATIENCE: Duration = Duration::from_secs(5);

/// How long somebody waits for a match that is opened on a busy computer.
const LONG_PATIENCE: Duration = Duration::from_secs(60);

/// A match that was set up, with the secrets of its seats, home first.
#[derive(Clone, Debug)]
pub struct Begun {
    /// Its name.
    pub id: String,
    pub(super) seats: [String; 2],
    /// How many requests each seat has made, at most.
    pub(super) requests: u64,
}

/// The words of a message that a bot reads.
#[derive(Debug, Deserialize)]
pub(super) struct Heard<'a> {
    #[serde(borrow)]
    pub(super) message: Cow<'a, str>,
    pub(super) id: Option<String>,
    pub(super) version: Option<u64>,
    pub(super) from: Option<usize>,
    #[serde(borrow)]
    pub(super) events: Option<&'a RawValue>,
    pub(super) settled: Option<usize>,
    pub(super) awaits: Option<Value>,
    pub(super) choices: Option<Vec<String>>,
    pub(super) problem: Option<Problem>,
}

/// Why a request was refused.
#[derive(Debug, Deserialize)]
pub(super) struct Problem {
    pub(super) code: String,
}

/// Sets a match of two people up, of a game or of a game's preset ("fuba/2.2"); none if the node does not do it now.
pub(super) async fn set_up(node: SocketAddr, game: &str) -> Option<Begun> {
    let (game, preset) = game
        .split_once('/')
        .map_or((game, None), |(game, preset)| (game, Some(preset)));
    let team =
        |name, colour| json!({ "name": name, "colour": colour, "player": { "who": "person" } });
    let body = json!({
        "game": game,
        "preset": preset,
        "teams": { "home": team("Home", "#c8102e"), "away": team("Away", "#1d4ed8") },
        "dice": "server",
    })
    .to_string();
    let asked = ask(node, "POST", "/api/matches", None, &body);
    let answer = timeout(PATIENCE, asked).await.ok()??;
    let begun: Value = serde_json::from_str(body_of(&answer, "201")?).ok()?;
    let secret = |side: &str| Some(begun["seats"][side].as_str()?.to_owned());
    Some(Begun {
        id: begun["info"]["id"].as_str()?.to_owned(),
        seats: [secret("home")?, secret("away")?],
        requests: 0,
    })
}

/// The record of a match that is over; none if the node does not give it.
pub(super) async fn record(node: SocketAddr, id: &str) -> Option<String> {
    let path = format!("/api/matches/{id}/record");
    timeout(PATIENCE, get(node, &path, None)).await.ok()?
}

/// What a node has at an address, for whoever has a token or for everybody; none if it does not give it.
pub async fn get(node: SocketAddr, path: &str, token: Option<&str>) -> Option<String> {
    let answer = ask(node, "GET", path, token, "").await?;
    body_of(&answer, "200").map(str::to_owned)
}

/// The body of an answer with a status.
fn body_of<'a>(answer: &'a str, status: &str) -> Option<&'a str> {
    let (head, body) = answer.split_once("\r\n\r\n")?;
    head.split(' ').nth(1).filter(|found| *found == status)?;
    Some(body)
}

/// Asks a node by HTTP; the whole answer, or none if the connection fails.
async fn ask(
    node: SocketAddr,
    method: &str,
    path: &str,
    token: Option<&str>,
    body: &str,
) -> Option<String> {
    let token = token.map(|token| format!("Authorization: Bearer {token}\r\n"));
    let request = format!(
        "{method} {path} HTTP/1.1\r\nHost: {node}\r\nContent-Type: application/json\r\n\
         Content-Length: {}\r\n{}Connection: close\r\n\r\n{body}",
        body.len(),
        token.unwrap_or_default()
    );
    let mut stream = TcpStream::connect(node).await.ok()?;
    stream.write_all(request.as_bytes()).await.ok()?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.ok()?;
    Some(answer)
}

/// Somebody who looks at a match, from a seat or beside it.
#[derive(Debug)]
pub struct Visitor(Socket);

impl Visitor {
    /// Opens a match at a node and waits until it is told how the match stands; what was said instead if it is not.
    pub async fn come(node: SocketAddr, id: &str, seat: Option<&str>) -> Result<Self, String> {
        let come = async {
            let opened = Socket::open(node, id).await;
            let mut socket = opened.ok_or("there is no connection")?;
            let mut join = json!({ "do": "join", "id": "join", "client": id });
            if let Some(seat) = seat {
                join["seat"] = seat.into();
            }
            let said = socket.say(&join).await;
            said.ok_or("the connection has ended")?;
            loop {
                let text = match socket.hear(PATIENCE).await {
                    Came::Text(text) => text,
                    Came::Nothing => continue,
                    Came::End => return Err("the connection has ended".to_owned()),
                };
                let heard: Heard<'_> =
                    serde_json::from_str(&text).map_err(|error| format!("{error}: {text}"))?;
                match &*heard.message {
                    "news" => return Ok(Self(socket)),
                    "refused" => return Err(text.to_string()),
                    _ => {}
                }
            }
        };
        let came = timeout(LONG_PATIENCE, come).await;
        came.unwrap_or_else(|_| Err("nothing is said".to_owned()))
    }

    /// Stays for so long, and answers signs of life.
    pub async fn stay(&mut self, time: Duration) {
        let listen = async { while !matches!(self.0.hear(time).await, Came::End) {} };
        let _ = timeout(time, listen).await;
    }
}

/// A connection to a match.
#[derive(Debug)]
pub(super) struct Socket(WebSocketStream<TcpStream>);

/// What came, or did not.
#[derive(Debug)]
pub(super) enum Came {
    /// A message.
    Text(Utf8Bytes),
    /// Nothing yet.
    Nothing,
    /// The connection has ended.
    End,
}

impl Socket {
    /// Opens a match at a node; none if it cannot be reached.
    pub(super) async fn open(node: SocketAddr, id: &str) -> Option<Self> {
        timeout(PATIENCE, async {
            let stream = TcpStream::connect(node).await.ok()?;
            stream.set_nodelay(true).ok()?;
            let url = format!("ws://{node}/api/matches/{id}/play");
            let small = WebSocketConfig::default().read_buffer_size(4096);
            let opened = client_async_with_config(url, stream, Some(small)).await;
            Some(Self(opened.ok()?.0))
        })
        .await
        .ok()?
    }

    /// Says something; none if the connection has ended.
    pub(super) async fn say(&mut self, said: &Value) -> Option<()> {
        self.0.send(Message::text(said.to_string())).await.ok()
    }

    /// Waits for the next message for a while.
    pub(super) async fn hear(&mut self, wait: Duration) -> Came {
        match timeout(wait, self.0.next()).await {
            Ok(Some(Ok(Message::Text(text)))) => Came::Text(text),
            Ok(Some(Ok(Message::Close(_)) | Err(_)) | None) => Came::End,
            // The time is over, or it was a sign of life.
            Err(_) | Ok(Some(Ok(_))) => Came::Nothing,
        }
    }
}
