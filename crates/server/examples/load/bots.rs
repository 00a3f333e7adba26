//! Bots that play at random over `WebSocket`s.

use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use gaffer_core::{Bytes32, Side};
use gaffer_games::seat_seal;
use serde::Deserialize;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::{Message, protocol::WebSocketConfig};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::figures::Figures;

/// A connection to a match.
pub(crate) type Socket = WebSocketStream<TcpStream>;

/// A match that was set up, with its seats.
#[derive(Debug, Deserialize)]
pub(crate) struct Seated {
    info: Info,
    seats: Seats,
}

#[derive(Debug, Deserialize)]
struct Info {
    id: String,
}

#[derive(Clone, Debug, Default, Deserialize)]
struct Seats {
    home: Option<String>,
    away: Option<String>,
}

impl Seated {
    /// The name of the match.
    pub(crate) fn id(&self) -> &str {
        &self.info.id
    }

    /// The secrets of both seats.
    pub(crate) fn seats(&self) -> [Option<&str>; 2] {
        [self.seats.home.as_deref(), self.seats.away.as_deref()]
    }

    /// The secret of the home seat.
    pub(crate) fn home(&self) -> Option<&str> {
        self.seats.home.as_deref()
    }
}

/// What kind of matches are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// No clock, and dice of the server.
    Plain,
    /// With clocks and sealed dice.
    Fair,
}

/// A person at a team.
pub(crate) fn person() -> serde_json::Value {
    serde_json::json!({ "who": "person" })
}

/// A computer coach at a team.
pub(crate) fn computer(coach: &str) -> serde_json::Value {
    serde_json::json!({ "who": "computer", "coach": coach })
}

/// The few words of a message that a bot reads.
#[derive(Debug, Deserialize)]
#[serde(tag = "message", rename_all = "kebab-case")]
enum Heard {
    News {
        version: u64,
        #[serde(default)]
        choices: Option<Vec<String>>,
        #[serde(default)]
        awaits: Option<Awaits>,
    },
    Done {
        version: u64,
    },
    Refused {
        problem: serde_json::Value,
    },
    Welcome {
        info: Welcome,
    },
    /// What is sealed, by side.
    Sealing(Sealing),
    #[serde(other)]
    Other,
}

#[derive(Debug, Deserialize)]
struct Welcome {
    sealing: Option<Sealing>,
}

#[derive(Debug, Deserialize)]
struct Sealing {
    seals: Seats,
}

#[derive(Debug, Deserialize)]
struct Awaits {
    kind: String,
}

/// Lets so many matches be played at once for a while.
pub(crate) async fn play(
    address: &str,
    game: &str,
    kind: Kind,
    matches: usize,
    seconds: u64,
) -> Figures {
    let start = Instant::now();
    let until = start + Duration::from_secs(seconds);
    let mut tasks = Vec::new();
    for number in 0..matches {
        let (address, game) = (address.to_owned(), game.to_owned());
        tasks.push(tokio::spawn(async move {
            let mut seen = Figures::default();
            while Instant::now() < until {
                let seated = set_up_with(&address, &game, kind, person(), person()).await;
                let [home, away] = seated.seats();
                let seed = number as u64 * 2 + 1;
                let (home, away) = tokio::join!(
                    bot(&address, &seated, home, seed, until, u64::MAX),
                    bot(&address, &seated, away, seed + 1, until, u64::MAX)
                );
                seen.stored += home.stored.max(away.stored);
                for one in [home, away] {
                    seen.waits.extend(one.waits);
                    seen.over += one.over;
                }
            }
            seen
        }));
    }
    let mut all = Figures::default();
    for task in tasks {
        let seen = task.await.expect("a bot plays to the end");
        all.waits.extend(seen.waits);
        all.stored += seen.stored;
        all.over += seen.over;
    }
    all.over /= 2;
    all.time = start.elapsed();
    all
}

/// Sets a match of two people up.
pub(crate) async fn set_up(address: &str, game: &str) -> Seated {
    set_up_with(address, game, Kind::Plain, person(), person()).await
}

/// Sets a match up.
pub(crate) async fn set_up_with(
    address: &str,
    game: &str,
    kind: Kind,
    home: serde_json::Value,
    away: serde_json::Value,
) -> Seated {
    let team = |name, colour, player| serde_json::json!({ "name": name, "colour": colour, "player": player });
    let mut body = serde_json::json!({
        "game": game,
        "teams": { "home": team("Home", "#c8102e", home), "away": team("Away", "#1d4ed8", away) },
        "dice": "server",
    });
    if kind == Kind::Fair {
        body["dice"] = "sealed".into();
        body["time"] = serde_json::json!({ "kind": "live", "base": 86_400, "increment": 5 });
    }
    let answer = post(address, "/api/matches", &body).await;
    let (_, body) = answer.split_once("\r\n\r\n").expect("an HTTP answer");
    serde_json::from_str(body).unwrap_or_else(|error| panic!("{error}: {answer}"))
}

/// Sends JSON by HTTP; gives the whole answer.
pub(crate) async fn post(address: &str, path: &str, body: &serde_json::Value) -> String {
    let body = body.to_string();
    let request = format!(
        "POST {path} HTTP/1.1\r\nHost: {address}\r\nContent-Type: application/json\r\n\
         Content-Length: {}\r\nConnection: close\r\n\r\n{body}",
        body.len()
    );
    let mut stream = TcpStream::connect(address)
        .await
        .expect("the server is there");
    stream
        .write_all(request.as_bytes())
        .await
        .expect("it reads");
    let mut answer = String::new();
    stream
        .read_to_string(&mut answer)
        .await
        .expect("it answers");
    answer
}

/// Opens a seat of a match, or watches it.
pub(crate) async fn join(address: &str, seated: &Seated, seat: Option<&str>, want: &str) -> Socket {
    let id = &seated.info.id;
    let stream = TcpStream::connect(address)
        .await
        .expect("the server is there");
    stream.set_nodelay(true).expect("a socket");
    let url = format!("ws://{address}/api/matches/{id}/play");
    let small = WebSocketConfig::default().read_buffer_size(4096);
    let (mut socket, _) = client_async_with_config(url, stream, Some(small))
        .await
        .expect("a WebSocket");
    let mut join = serde_json::json!({ "do": "join", "id": "join", "want": want });
    if let Some(seat) = seat {
        join["seat"] = seat.into();
    }
    let join = Message::text(join.to_string());
    socket.send(join).await.expect("it reads");
    socket
}

/// Plays a match up to a version, and leaves it.
pub(crate) async fn play_to(address: &str, seated: &Seated, version: u64) {
    let [home, away] = seated.seats();
    let until = Instant::now() + Duration::from_secs(60);
    tokio::join!(
        bot(address, seated, home, 1, until, version),
        bot(address, seated, away, 2, until, version)
    );
}

/// Plays a seat at random until the match or the time is over, or a version is reached.
async fn bot(
    address: &str,
    seated: &Seated,
    seat: Option<&str>,
    seed: u64,
    until: Instant,
    most: u64,
) -> Figures {
    let mut seen = Figures::default();
    let mut socket = join(address, seated, seat, "choices").await;
    let mut luck = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
    let mut sent: Option<Instant> = None;
    let mut requests = 0_u64;
    let rest = until.saturating_duration_since(Instant::now());
    let end = tokio::time::sleep(rest);
    tokio::pin!(end);
    loop {
        let message = tokio::select! {
            message = socket.next() => message,
            () = &mut end => break,
        };
        let Some(Ok(message)) = message else { break };
        let Message::Text(text) = message else {
            continue;
        };
        match serde_json::from_str(&text).expect("a message") {
            Heard::Done { version } => {
                seen.stored = version;
                if let Some(at) = sent.take() {
                    seen.waits.push(at.elapsed());
                }
            }
            Heard::Refused { problem } => panic!("a bot was refused: {problem}"),
            Heard::Welcome {
                info:
                    Welcome {
                        sealing: Some(Sealing { seals }),
                    },
            }
            | Heard::Sealing(Sealing { seals }) => {
                let (side, number) = sealed_by(seated, seat, seed);
                let (own, other) = match side {
                    Side::Home => (seals.home, seals.away),
                    Side::Away => (seals.away, seals.home),
                };
                let request = match (own, other) {
                    (None, _) => {
                        let seal = seat_seal(side, &seated.info.id, number);
                        format!(r#"{{"do":"seal","id":"seal","seal":"{seal}"}}"#)
                    }
                    (Some(_), Some(_)) => {
                        format!(r#"{{"do":"number","id":"number","number":"{number}"}}"#)
                    }
                    (Some(_), None) => continue,
                };
                if socket.send(Message::text(request)).await.is_err() {
                    break;
                }
            }
            Heard::News {
                version,
                choices,
                awaits,
            } => {
                if awaits.is_some_and(|awaits| awaits.kind == "nothing") {
                    seen.over += 1;
                    break;
                }
                if version >= most {
                    break;
                }
                let Some(choices) = choices else { continue };
                luck ^= luck << 13;
                luck ^= luck >> 7;
                luck ^= luck << 17;
                let choice = &choices[(luck % choices.len() as u64) as usize];
                requests += 1;
                let request = format!(
                    r#"{{"do":"choose","id":"{requests}","version":{version},"choice":"{choice}"}}"#
                );
                sent = Some(Instant::now());
                if socket.send(Message::text(request)).await.is_err() {
                    break;
                }
            }
            Heard::Welcome {
                info: Welcome { sealing: None },
            }
            | Heard::Other => {}
        }
    }
    let _ = socket.close(None).await;
    seen
}

/// The side of a bot, and the number that it seals for the dice.
fn sealed_by(seated: &Seated, seat: Option<&str>, seed: u64) -> (Side, Bytes32) {
    let side = if seat == seated.home() {
        Side::Home
    } else {
        Side::Away
    };
    (side, Bytes32([seed as u8; 32]))
}

/// Reads until the news come.
pub(crate) async fn wait_for_news(socket: &mut Socket) {
    while let Some(Ok(message)) = socket.next().await {
        if message
            .to_text()
            .is_ok_and(|text| text.starts_with(r#"{"message":"news""#))
        {
            return;
        }
    }
}
