//! A WebSocket: reads requests one at a time, passes them to the match's owner, and sends what comes back.

use std::sync::Arc;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use gaffer_games::protocol::{Message, Problem, Request};
use gaffer_games::strict_json;
use serde_json::Value;
use tokio::sync::mpsc;
use tokio::time::{Instant, interval_at, timeout};
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::{self, Message as Frame, Utf8Bytes};

use crate::App;
use crate::allowance::Allowance;
use crate::bans::BANNED;
use crate::log;
use crate::metrics::{Counted, Metrics};
use crate::open_matches::{ToOwner, Unheard};
use crate::owner::{self, Newcomer, Outgoing};
use crate::problem;
use crate::visitor::Visitor;
use crate::websocket::{self, Socket};

/// How long a connection may take for its first message, or to take a message from us.
const PATIENCE: Duration = Duration::from_secs(10);
/// How often a silent connection is asked whether it is still there.
const PING: Duration = Duration::from_secs(20);
/// How many pings may go unanswered.
const MISSED_PINGS: u32 = 2;

/// The close code of a banned address, from those that are a program's own: as the HTTP status.
const BANNED_CODE: u16 = 4403;

/// Why a connection ends.
enum End {
    /// The other side has gone.
    Gone,
    /// We close it, and say why.
    Close(CloseCode, &'static str),
}

impl End {
    fn words(&self) -> &'static str {
        match self {
            Self::Gone => "the other side has gone",
            Self::Close(_, why) => why,
        }
    }
}

const SLOW: End = End::Close(
    CloseCode::Policy,
    "messages were not read fast enough: join again with `since`",
);
const DISMISSED: End = End::Close(
    CloseCode::Error,
    "refused, interrupted, or messages were not read fast enough: join again with `since`",
);
const SHUTDOWN: End = End::Close(
    CloseCode::Away,
    "the server stops; nothing is lost, join again when it is back",
);

/// Serves one WebSocket of a match until either side ends it.
pub(crate) async fn serve(mut socket: Socket, id: String, visitor: Visitor, app: Arc<App>) {
    let connection = app.next_connection();
    let tag = log::tag(&id);
    tracing::info!(tag, "a connection is open");
    let _counted = Counted::new(&app.metrics.connections);
    let mut allowance = Allowance::new(app.limits.rate, app.limits.burst);
    let mut stopped = app.stopped.clone();
    let stop = async move {
        // A closed channel means the same: the server is going.
        let _ = stopped.wait_for(|stopped| *stopped).await;
    };
    let work = async {
        let (queue, outgoing) = mpsc::channel(app.limits.queue);
        let newcomer = match wait_for_join(&mut socket, &app.metrics).await {
            Err(end) => return end,
            Ok(Request::Join {
                id,
                seat,
                client,
                since,
                want,
                language,
            }) => Newcomer {
                connection,
                visitor,
                id,
                seat,
                client,
                since,
                want,
                language,
                queue,
            },
            Ok(_) => return End::Gone,
        };
        let request = newcomer.id.clone();
        let Some(owner) = app.open.join(&app, &id, newcomer) else {
            let refusal = refused(&app.metrics, Some(request), problem::busy());
            return send(&mut socket, [refusal])
                .await
                .err()
                .unwrap_or(DISMISSED);
        };
        let end = converse(
            &mut socket,
            &owner,
            connection,
            outgoing,
            &mut allowance,
            &app.metrics,
        )
        .await;
        owner.leave();
        end
    };
    let end = tokio::select! {
        end = work => end,
        () = stop => SHUTDOWN,
        () = app.bans.wait_for(visitor.address()) => End::Close(CloseCode::Library(BANNED_CODE), BANNED),
    };
    tracing::info!(tag, why = end.words(), "a connection ended");
    if let End::Close(code, reason) = end {
        let frame = CloseFrame {
            code,
            reason: reason.into(),
        };
        let _ = timeout(PATIENCE, socket.send(Frame::Close(Some(frame)))).await;
    }
}

/// Reads who the client is; anything else ends the connection.
async fn wait_for_join(socket: &mut Socket, metrics: &Metrics) -> Result<Request, End> {
    const FIRST: End = End::Close(CloseCode::Policy, "the first message is a join");
    let said = async {
        loop {
            if let Heard::Said(said) = read(socket).await? {
                return Ok(said);
            }
        }
    };
    let Ok(said) = timeout(PATIENCE, said).await else {
        return Err(FIRST);
    };
    let refusal = match said? {
        Ok(request @ Request::Join { .. }) => return Ok(request),
        Ok(request) => {
            let problem = Problem::new("join-first", "the first message is a join");
            refused(metrics, Some(id_of(&request).to_owned()), problem)
        }
        Err((id, problem)) => refused(metrics, id, problem),
    };
    send(socket, [refusal]).await?;
    Err(FIRST)
}

async fn converse(
    socket: &mut Socket,
    owner: &ToOwner,
    connection: u64,
    mut outgoing: mpsc::Receiver<Outgoing>,
    allowance: &mut Allowance,
    metrics: &Metrics,
) -> End {
    let mut ping = interval_at(Instant::now() + PING, PING);
    let mut missed = 0;
    // The next request is taken up when the last one is answered: a client cannot pile them up here. It is read
    // before that, since only who reads notices that the other side has gone.
    let mut answered = false;
    let mut next = None;
    loop {
        if answered && let Some(said) = next.take() {
            let refusal = match said {
                Err((id, problem)) => refused(metrics, id, problem),
                Ok(request) => {
                    let id = id_of(&request).to_owned();
                    match pass_on(owner, connection, request, allowance) {
                        Ok(()) => {
                            answered = false;
                            continue;
                        }
                        Err(None) => return DISMISSED,
                        Err(Some(problem)) => refused(metrics, Some(id), problem),
                    }
                }
            };
            if let Err(end) = send(socket, [refusal]).await {
                return end;
            }
        }
        tokio::select! {
            biased;
            message = outgoing.recv() => {
                let Some(message) = message else { return DISMISSED };
                let mut texts = Vec::with_capacity(4);
                let mut next = Some(message);
                let mut closed = None;
                while let Some(message) = next {
                    match message {
                        Outgoing::Reply(text) => { answered = true; texts.push(text); }
                        Outgoing::News(text) => texts.push(text),
                        Outgoing::Close(why) => closed = Some(End::Close(CloseCode::Policy, why)),
                    }
                    next = outgoing.try_recv().ok();
                }
                if let Err(end) = send(socket, texts).await {
                    return end;
                }
                if let Some(end) = closed {
                    return end;
                }
            }
            heard = read(socket), if next.is_none() => {
                missed = 0;
                match heard {
                    Err(end) => return end,
                    Ok(Heard::Alive) => {}
                    Ok(Heard::Said(said)) => next = Some(said),
                }
            }
            _ = ping.tick() => {
                missed += 1;
                if missed > MISSED_PINGS {
                    return End::Gone;
                }
                match timeout(PATIENCE, socket.send(Frame::Ping(axum::body::Bytes::new()))).await {
                    Ok(Ok(())) => {}
                    Ok(Err(_)) => return End::Gone,
                    Err(_) => return SLOW,
                }
            }
        }
    }
}

/// Passes a request on to the owner; a problem where it does not take it, nothing where it is gone.
fn pass_on(
    owner: &ToOwner,
    connection: u64,
    request: Request,
    allowance: &mut Allowance,
) -> Result<(), Option<Problem>> {
    if !allowance.take() {
        let why = "requests come too fast: wait a second and send it again";
        return Err(Some(Problem::new("too-fast", why)));
    }
    owner
        .ask(connection, request)
        .map_err(|unheard| match unheard {
            Unheard::Busy => Some(problem::busy()),
            Unheard::Gone => None,
        })
}

type Said = Result<Request, (Option<String>, Problem)>;

/// What comes from the other side.
enum Heard {
    /// A request; what cannot be understood is a problem, with the id if it could be read.
    Said(Said),
    /// A sign of life.
    Alive,
}

async fn read(socket: &mut Socket) -> Result<Heard, End> {
    match socket.next().await {
        Some(Ok(Frame::Text(text))) => Ok(Heard::Said(understand(&text))),
        Some(Ok(Frame::Binary(_))) => {
            let why = "messages are JSON texts, not binary";
            let problem = Problem::new("bad-json", why);
            Ok(Heard::Said(Err((None, problem))))
        }
        Some(Ok(Frame::Ping(_) | Frame::Pong(_) | Frame::Frame(_))) => Ok(Heard::Alive),
        Some(Err(tungstenite::Error::Capacity(_))) => Err(End::Close(
            CloseCode::Size,
            "a message is longer than 64 KiB",
        )),
        Some(Ok(Frame::Close(_)) | Err(_)) | None => Err(End::Gone),
    }
}

/// The longest id of a request, in characters: it is stored with the answer.
const LONGEST_ID: usize = 64;

fn understand(text: &str) -> Said {
    let request = read_request(text)?;
    if id_of(&request).chars().count() > LONGEST_ID {
        let why = format!("the id of a request has at most {LONGEST_ID} characters");
        return Err((None, Problem::new("bad-request", why)));
    }
    Ok(request)
}

fn read_request(text: &str) -> Said {
    let value = strict_json::parse(text).map_err(|why| (None, Problem::new("bad-json", why)))?;
    let id = value.get("id").and_then(Value::as_str);
    let id = id.filter(|id| id.len() <= LONGEST_ID).map(str::to_owned);
    strict_json::read(value).map_err(|why| (id, Problem::new("bad-request", why)))
}

fn id_of(request: &Request) -> &str {
    match request {
        Request::Join { id, .. }
        | Request::Choose { id, .. }
        | Request::Roll { id, .. }
        | Request::Confirm { id, .. }
        | Request::Dispute { id, .. }
        | Request::Undo { id, .. }
        | Request::Why { id, .. }
        | Request::Hint { id }
        | Request::PlayNow { id }
        | Request::Thoughts { id } => id,
    }
}

fn refused(metrics: &Metrics, id: Option<String>, problem: Problem) -> Utf8Bytes {
    metrics.count_refusal(problem.code);
    owner::text(&Message::Refused { id, problem })
}

/// Sends texts in one go; whoever does not take them in time is cut off.
async fn send(socket: &mut Socket, texts: impl IntoIterator<Item = Utf8Bytes>) -> Result<(), End> {
    match timeout(PATIENCE, websocket::send(socket, texts)).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) => Err(End::Gone),
        Err(_) => Err(SLOW),
    }
}
