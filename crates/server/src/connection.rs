//! A WebSocket, of a match or of the lobby: reads requests one at a time, passes them to the owner, and sends what comes back.

use std::borrow::Cow;
use std::sync::Arc;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use gaffer_games::protocol::{Message, Problem, Request};
use gaffer_games::strict_json;
use gaffer_games::words::Language;
use serde::de::DeserializeOwned;
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
use crate::open_matches::Unheard;
use crate::owner::{self, Newcomer, Outgoing, Queue};
use crate::people::{Caller, Place, Scope};
use crate::problem;
use crate::visitor::Visitor;
use crate::websocket::{self, Socket};
use crate::words::say;

/// How long a connection may take for its first message, or to take a message from us.
const PATIENCE: Duration = Duration::from_secs(10);
/// How often a silent connection is asked whether it is still there.
const PING: Duration = Duration::from_secs(20);
/// How many pings may go unanswered.
const MISSED_PINGS: u32 = 2;

/// The bytes of a message that counts as one request; hardly any is longer.
const USUAL: usize = 1 << 10;
/// How many messages in a row may come too fast before the connection ends.
const MOST_TOO_FAST: u32 = 100;

/// The close code of a banned address, from those that are a program's own: as the HTTP status.
const BANNED_CODE: u16 = 4403;

/// Why a connection ends.
enum End {
    /// The other side has gone.
    Gone,
    /// We close it, and say why.
    Close(CloseCode, Cow<'static, str>),
}

impl End {
    fn words(&self) -> &str {
        match self {
            Self::Gone => "the other side has gone",
            Self::Close(_, why) => why,
        }
    }
}

const SLOW: End = End::Close(
    CloseCode::Policy,
    Cow::Borrowed("messages were not read fast enough: join again with `since`"),
);
const DISMISSED: End = End::Close(
    CloseCode::Error,
    Cow::Borrowed(
        "refused, interrupted, or messages were not read fast enough: join again with `since`",
    ),
);
const FLOOD: End = End::Close(
    CloseCode::Policy,
    Cow::Borrowed("messages come far too fast: join again with `since`, and send less"),
);
const SHUTDOWN: End = End::Close(
    CloseCode::Away,
    Cow::Borrowed("the server stops; nothing is lost, join again when it is back"),
);

const LOGGED_OUT: End = End::Close(
    CloseCode::Policy,
    Cow::Borrowed("the account is not logged in here any more: join again"),
);

/// The key of an account that may sit at its seats.
fn player(caller: &Caller) -> Option<i64> {
    let may_play = caller.check(Scope::Play).is_ok();
    may_play.then_some(caller.account.number)
}

/// What a client says over a WebSocket; the first of it is a join.
pub(crate) trait Spoken: DeserializeOwned + Send {
    /// The id that the reply repeats.
    fn id(&self) -> &str;
    /// The language that a join asks for; none where it is something else.
    fn joins_in(&self) -> Option<Language>;
}

impl Spoken for Request {
    fn id(&self) -> &str {
        self.id()
    }

    fn joins_in(&self) -> Option<Language> {
        match self {
            Self::Join { language, .. } => Some(*language),
            _ => None,
        }
    }
}

/// The way to whoever answers what is said over a WebSocket.
pub(crate) trait ToAnswerer<R>: Send + Sync {
    /// Asks on behalf of a connection.
    fn ask(&self, connection: u64, request: R) -> Result<(), Unheard>;
    /// Tells that somebody no longer listens.
    fn leave(&self);
}

/// Serves one WebSocket of a match until either side ends it.
pub(crate) async fn play(
    socket: Socket,
    id: String,
    visitor: Visitor,
    caller: Option<Caller>,
    app: Arc<App>,
) {
    let account = caller.as_ref().and_then(player);
    let tag = log::tag(&id);
    let (open_in, open_id) = (&app, &id);
    let join = move |request, connection, queue| async move {
        let Request::Join {
            id: request,
            seat,
            side,
            client,
            since,
            want,
            language,
        } = request
        else {
            return None;
        };
        let newcomer = Newcomer {
            connection,
            visitor,
            id: request,
            seat,
            side,
            account,
            client,
            since,
            want,
            language,
            queue,
        };
        open_in.open.join(open_in, open_id, newcomer).await
    };
    let place = caller.as_ref().map(|caller| caller.place);
    serve(socket, visitor, place, &app, tag, join).await;
}

/// Serves one WebSocket until either side ends it; `join` brings whoever has said who he is to his answerer, or gives nothing
/// where that one has too much to do.
pub(crate) async fn serve<R: Spoken, A: ToAnswerer<R>, J: Future<Output = Option<A>> + Send>(
    mut socket: Socket,
    visitor: Visitor,
    place: Option<Place>,
    app: &Arc<App>,
    tag: impl tracing::Value,
    join: impl FnOnce(R, u64, Queue) -> J + Send,
) {
    let connection = app.next_connection();
    tracing::info!(tag, "a connection is open");
    let _counted = Counted::new(&app.metrics.connections);
    let mut allowance = Allowance::new(
        app.limits.rate.into(),
        app.limits.burst,
        std::time::Instant::now(),
    );
    let mut stopped = app.stopped.clone();
    let stop = async move {
        // A closed channel means the same: the server is going.
        let _ = stopped.wait_for(|stopped| *stopped).await;
    };
    let work = async {
        let (queue, outgoing) = mpsc::channel(app.limits.queue);
        let (request, language) = match wait_for_join::<R>(&mut socket, &app.metrics).await {
            Err(end) => return end,
            Ok(joined) => joined,
        };
        let id = request.id().to_owned();
        let refusals = Refusals {
            metrics: &app.metrics,
            language,
        };
        let Some(answerer) = join(request, connection, queue).await else {
            let refusal = refusals.say(Some(id), problem::busy());
            return send(&mut socket, [refusal])
                .await
                .err()
                .unwrap_or(DISMISSED);
        };
        let mut may_say = |weight| {
            allowance.take_at(weight, std::time::Instant::now())
                && app.messages.take(visitor, weight).is_ok()
        };
        let end = converse(
            &mut socket,
            &answerer,
            connection,
            outgoing,
            &mut may_say,
            refusals,
        )
        .await;
        answerer.leave();
        end
    };
    let end = tokio::select! {
        end = work => end,
        () = stop => SHUTDOWN,
        () = app.people.until_closed(&app.store, place) => LOGGED_OUT,
        () = app.bans.wait_for(visitor.address()) => End::Close(CloseCode::Library(BANNED_CODE), BANNED.into()),
    };
    tracing::info!(tag, why = end.words(), "a connection ended");
    if let End::Close(code, reason) = end {
        let frame = CloseFrame {
            code,
            reason: reason.into_owned().into(),
        };
        let _ = timeout(PATIENCE, socket.send(Frame::Close(Some(frame)))).await;
    }
}

/// Reads who the client is; anything else ends the connection.
async fn wait_for_join<R: Spoken>(
    socket: &mut Socket,
    metrics: &Metrics,
) -> Result<(R, Language), End> {
    const FIRST: End = End::Close(
        CloseCode::Policy,
        Cow::Borrowed("the first message is a join"),
    );
    let language = Language::default();
    let refusals = Refusals { metrics, language };
    let said = async {
        loop {
            if let Heard::Said(said) = read(socket).await? {
                return Ok(understand::<R>(&said));
            }
        }
    };
    let Ok(said) = timeout(PATIENCE, said).await else {
        return Err(FIRST);
    };
    let refusal = match said? {
        Ok(request) => {
            if let Some(language) = request.joins_in() {
                return Ok((request, language));
            }
            let problem = Problem::new("join-first", "the first message is a join");
            refusals.say(Some(request.id().to_owned()), problem)
        }
        Err((id, problem)) => refusals.say(id, problem),
    };
    send(socket, [refusal]).await?;
    Err(FIRST)
}

async fn converse<R: Spoken>(
    socket: &mut Socket,
    answerer: &impl ToAnswerer<R>,
    connection: u64,
    mut outgoing: mpsc::Receiver<Outgoing>,
    may_say: &mut (impl FnMut(usize) -> bool + Send),
    refusals: Refusals<'_>,
) -> End {
    let mut ping = interval_at(Instant::now() + PING, PING);
    let mut missed = 0;
    let mut too_fast = 0;
    // The next request is taken up when the last one is answered: a client cannot pile them up here. It is read
    // before that, since only who reads notices that the other side has gone.
    let mut answered = false;
    let mut next = None;
    loop {
        if answered && let Some(said) = next.take() {
            let refusal = match understand::<R>(&said) {
                Err((id, problem)) => refusals.say(id, problem),
                Ok(request) => {
                    let id = request.id().to_owned();
                    match pass_on(answerer, connection, request) {
                        Ok(()) => {
                            answered = false;
                            continue;
                        }
                        Err(None) => return DISMISSED,
                        Err(Some(problem)) => refusals.say(Some(id), problem),
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
                    Ok(Heard::Alive) if may_say(1) => {}
                    Ok(Heard::Said(said)) if may_say(said.weight()) => {
                        too_fast = 0;
                        next = Some(said);
                    }
                    Ok(Heard::Alive) => return FLOOD,
                    // What comes too fast is hardly read.
                    Ok(Heard::Said(said)) => {
                        too_fast += 1;
                        if too_fast > MOST_TOO_FAST {
                            return FLOOD;
                        }
                        let id = id_at_a_glance::<R>(&said);
                        let refusal = refusals.say(id, Problem::said("too-fast", say!(problems::TooFast)));
                        if let Err(end) = send(socket, [refusal]).await {
                            return end;
                        }
                    }
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

/// Passes a request on; a problem where it is not taken, nothing where nobody is there any more.
fn pass_on<R>(
    answerer: &impl ToAnswerer<R>,
    connection: u64,
    request: R,
) -> Result<(), Option<Problem>> {
    answerer
        .ask(connection, request)
        .map_err(|unheard| match unheard {
            Unheard::Busy => Some(problem::busy()),
            Unheard::Gone => None,
        })
}

type Said<R> = Result<R, (Option<String>, Problem)>;

/// What comes from the other side.
enum Heard {
    /// A message, which is understood when its turn comes.
    Said(Raw),
    /// A sign of life.
    Alive,
}

/// A message as it came.
enum Raw {
    Text(Utf8Bytes),
    /// So many bytes that are no text.
    Binary(usize),
}

impl Raw {
    /// What it counts among the requests of a second: one of a usual length is one.
    fn weight(&self) -> usize {
        let length = match self {
            Self::Text(text) => text.len(),
            Self::Binary(length) => *length,
        };
        1 + length / USUAL
    }
}

async fn read(socket: &mut Socket) -> Result<Heard, End> {
    match socket.next().await {
        Some(Ok(Frame::Text(text))) => Ok(Heard::Said(Raw::Text(text))),
        Some(Ok(Frame::Binary(bytes))) => Ok(Heard::Said(Raw::Binary(bytes.len()))),
        Some(Ok(Frame::Ping(_) | Frame::Pong(_) | Frame::Frame(_))) => Ok(Heard::Alive),
        Some(Err(tungstenite::Error::Capacity(_))) => Err(End::Close(
            CloseCode::Size,
            Cow::Borrowed("a message is longer than 64 KiB"),
        )),
        Some(Ok(Frame::Close(_)) | Err(_)) | None => Err(End::Gone),
    }
}

/// The longest id of a request, in characters: it is stored with the answer.
const LONGEST_ID: usize = 64;

/// A request; what cannot be understood is a problem, with the id if it could be read.
fn understand<R: Spoken>(raw: &Raw) -> Said<R> {
    let Raw::Text(text) = raw else {
        let why = "messages are JSON texts, not binary";
        return Err((None, Problem::new("bad-json", why)));
    };
    let request: R = read_request(text)?;
    if request.id().chars().count() > LONGEST_ID {
        let why = format!("the id of a request has at most {LONGEST_ID} characters");
        return Err((None, Problem::new("bad-request", why)));
    }
    if request.id().chars().any(char::is_control) {
        let why = "the id of a request has no control characters";
        return Err((None, Problem::new("bad-request", why)));
    }
    Ok(request)
}

/// The id of a request of a usual length.
fn id_at_a_glance<R: Spoken>(raw: &Raw) -> Option<String> {
    if raw.weight() > 1 {
        return None;
    }
    match understand::<R>(raw) {
        Ok(request) => Some(request.id().to_owned()),
        Err((id, _)) => id,
    }
}

fn read_request<R: Spoken>(text: &str) -> Said<R> {
    let value = strict_json::parse(text).map_err(|why| (None, Problem::new("bad-json", why)))?;
    if !value.is_object() {
        let why = "a message is a JSON object";
        return Err((None, Problem::new("bad-request", why)));
    }
    let id = value.get("id").and_then(Value::as_str);
    let id = id.filter(|id| id.len() <= LONGEST_ID).map(str::to_owned);
    strict_json::read(value).map_err(|why| (id, Problem::new("bad-request", why)))
}

/// How a client is refused something: it is counted, and said in the client's language.
#[derive(Clone, Copy, Debug)]
struct Refusals<'a> {
    metrics: &'a Metrics,
    language: Language,
}

impl Refusals<'_> {
    fn say(self, id: Option<String>, problem: Problem) -> Utf8Bytes {
        self.metrics.count_refusal(problem.code);
        let problem = problem.in_language(self.language);
        owner::text(&Message::Refused { id, problem })
    }
}

/// Sends texts in one go; whoever does not take them in time is cut off.
async fn send(socket: &mut Socket, texts: impl IntoIterator<Item = Utf8Bytes>) -> Result<(), End> {
    match timeout(PATIENCE, websocket::send(socket, texts)).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) => Err(End::Gone),
        Err(_) => Err(SLOW),
    }
}
